package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Fall is what a face of a die that lies comes to for whoever threw it, until chance is asked for again, or
// anybody is asked. Where dice for help follow (12), it is the worst that they leave.
type Fall struct {
	Events []game.Event
	Next   box.Die    // the die that follows at once; Dice for none
	Saving box.Figure // whose life could still be saved then (16.2); Figures for nobody's
}

// tries is how often dice for help are thrown in thought to find the worst of them.
const tries = 24

// Falls is that for each face of the die that the question of 18.3 is about, the first face first, or for
// each of the other one of 9.2; nil without that question.
func (v View) Falls(which int) (all []Fall) {
	t, ok := v.Throw()
	if !ok {
		return nil
	}
	sides := t.Die.Sides()
	if which == 1 {
		sides = box.JoinTenSides
	}
	for face := 1; face <= sides; face++ {
		worst := v.fall(t.Roller, which, face, 1)
		for seed := uint64(2); worst.Next == box.CheckDie && seed <= tries; seed++ {
			if f := v.fall(t.Roller, which, face, seed); lossOf(f.Events) > lossOf(worst.Events) {
				worst = f
			}
		}
		all = append(all, worst)
	}
	return all
}

// fall is what one face comes to, with the dice for help that follow as a trial throws them.
func (v View) fall(roller game.Seat, which, face int, seed uint64) Fall {
	q, out := *v.p, Fall{Next: box.Dice, Saving: box.Figures}
	asked := q.top().Seat
	for colour := range q.badLuck { // nobody speaks any more
		q.badLuck[colour] = game.Nobody
	}
	q.stack[q.depth-2].V[vFirst+which] = int16(face)
	for _, e := range game.NewTrial(seed).Do(&q, game.Command{Seat: asked, Kind: LetStand}) {
		switch {
		case e.Kind == TurnBegan || e.Kind == MapTurnBegan || e.Kind == DaysBegan: // another turn is none of its doing
			return out
		case e.Kind == Rolled && e.Seat == roller && box.Die(e.Args[0]) == box.CheckDie && (out.Next == box.Dice || out.Next == box.CheckDie):
			out.Next = box.CheckDie
		case len(e.Rolls) > 0:
			if e.Kind == Rolled && e.Seat == roller && out.Next == box.Dice {
				out.Next = box.Die(e.Args[0])
			}
			return out
		case e.Kind != Decided && e.Seat == roller:
			out.Events = append(out.Events, e)
		}
	}
	if q.depth > 0 && q.top().Step == SavingPerson && q.top().Seat == roller {
		out.Saving = box.Figure(q.top().V[vPerson])
	}
	return out
}

// lossOf is by how much figures of the Sheet are less after some events.
func lossOf(events []game.Event) (n int) {
	for i := range events {
		if e := &events[i]; e.Kind == Changed {
			n -= int(e.Args[1])
		}
	}
	return n
}
