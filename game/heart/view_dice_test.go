package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
)

// 22.2, 27.3: through every choice of whole games: whatever die is thrown when it is taken,
// before anybody is asked again, the view has said what is added to it and what it is held
// against. Where nothing has come between, it is thrown by just that, term by term.
func TestRule22_2_TermsBeforeEveryDie(t *testing.T) {
	said, exact := map[box.Die]int{}, map[box.Die]int{}
	for seed := range uint64(15) {
		play(t, box.ForSeats(1+int(seed%5)), 70+seed, func(table *game.Table) {
			p := table.Position().(*Position)
			for _, c := range table.Choices() {
				compareDice(t, p, c.Command(int(c.Min)), seed+uint64(table.Len()), said, exact)
			}
		})
	}
	for d := range box.Dice {
		if said[d] == 0 || exact[d] == 0 {
			t.Errorf("%s was thrown %d times, %d of them by just what was said", d.Name(), said[d], exact[d])
		}
	}
}

// compareDice carries a command out on a copy and looks for each die among those that were said.
func compareDice(t *testing.T, p *Position, cmd game.Command, seed uint64, said, exact map[box.Die]int) {
	t.Helper()
	var lists [box.MaxSeats][]Sum
	changed := [box.MaxSeats]bool{}
	step := p.top().Step
	events := game.NewTrial(seed).Do(p.Clone(), cmd)
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case Changed: // Time alone stands in no sum, and neither do Food and Gifts
			x := told.AsChanged(e)
			changed[e.Seat] = changed[e.Seat] || x.Figure != box.Time && x.Figure != box.Food && x.Figure != box.Gifts
		case Got, GaveUp, ChitLaid, ChitBack, TerrainFound, WaterLaid, EventDrawn, FindScored, TimeIsUp, DaysBegan, Marched, ChasedOff:
			changed[max(0, e.Seat)] = true
		case Rolled:
			s, x := e.Seat, told.AsRolled(e)
			if lists[s] == nil {
				lists[s] = p.View(cmd.Seat).Dice(cmd, s)
			}
			is, just := false, false
			for _, m := range lists[s] {
				is = is || m.Die == x.Die
				just = just || m.Die == x.Die && m.Terms == x.Terms && m.Limit == x.Limit
			}
			if !is || !just && !changed[s] {
				t.Fatalf("%s in %s: %s (%+v, against %d) of %d was not said, or otherwise: %+v", KindName(cmd.Kind), step.Name(), x.Die.Name(), x.Terms, x.Limit, s, lists[s])
			}
			said[x.Die]++
			if just {
				exact[x.Die]++
			}
		}
	}
}

// 12, 22.2: of the die that Success lets one name it is said of every face what it comes to and how
// it goes; that is what happens.
func TestRule12_NamedFacesSayWhatTheyComeTo(t *testing.T) {
	faces, dice := 0, map[box.Die]bool{}
	for seed := range uint64(25) {
		play(t, box.ForSeats(1+int(seed%3)), 300+seed, func(table *game.Table) {
			p := table.Position().(*Position)
			for _, c := range table.Choices() {
				if c.Kind != NameFace {
					continue
				}
				face := int(c.Target)
				die, sum, well, ok := p.View(c.Seat).Named(face)
				if !ok {
					t.Fatalf("nothing is said of face %d", face)
				}
				faces, dice[die] = faces+1, true
				for _, e := range game.NewTrial(seed).Do(p.Clone(), c.Command(0)) {
					if e.Kind != FaceNamed {
						continue
					}
					x := told.AsFace(&e)
					add, limit := int(e.Args[2]), int(e.Args[3])
					if x.Die != die || x.Face+add != sum || die.Well(x.Face, add, limit) != well {
						t.Errorf("%s, face %d: %d and %v were said; it was %d added, against %d", die.Name(), face, sum, well, add, limit)
					}
				}
			}
			if _, _, _, ok := p.View(0).Named(1); ok != (p.depth > 0 && p.top().Step == NamingFace) {
				t.Error("a face is spoken of that nobody can name")
			}
		})
	}
	if faces < 60 || len(dice) < 4 {
		t.Errorf("only %d faces of %d dice were named", faces, len(dice))
	}
}
