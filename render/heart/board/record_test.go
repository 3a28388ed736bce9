package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// How often an event stands in matters, and among all: two may be alike.
func standsIn(e *game.Event, said []tell.Matter) (n int) {
	for i := range said {
		for k := range said[i].Events {
			n += count(alike(&said[i].Events[k], e))
		}
	}
	return n
}

// alike reports whether two events cannot be told apart by what they say.
func alike(x, y *game.Event) bool {
	return x.Kind == y.Kind && x.Seat == y.Seat && x.At == y.At && slices.Equal(x.Args[:], y.Args[:])
}

// passing reports whether an event is only that a step was made: what it cost another, or oneself before one chose last, is
// told by where the caravan stands.
func passing(e *game.Event) bool {
	return e.Kind == heart.Changed && told.AsChanged(e).Figure == box.Time
}

// Of every kind of thing that makes a figure of anybody other, and of every die, what has happened tells: it stands in it after
// the command that brought it, and after the next.
func TestEveryChangeAndEveryDieIsTold(t *testing.T) {
	asked := map[string]int{}
	for _, kind := range []string{"keen", "easy", "random"} {
		for seed := range uint64(6) {
			var last []game.Event
			recordAs(t, kind, 1+int(seed)%3, seed, func(b *Board, table *game.Table, from int, now, past []tell.Matter) {
				v, sum := b.look()
				all := append(slices.Clone(now), past...)
				of := func(e *game.Event) (said []tell.Matter) { // what comes to nothing with the others by a die stands on the page alone
					if said = all; e.Kind == heart.Rolled && e.Seat != 0 {
						said = nil
						for _, turn := range b.recordOf(v, sum) {
							said = append(said, turn.said...)
						}
					}
					return said
				}
				for i := range last {
					if e := &last[i]; standsIn(e, of(e)) == 0 {
						t.Errorf("%s, seed %d, command %d: %q is told no more", kind, seed, table.Len(), tell.Event(v, sum, e))
					}
				}
				last = nil
				events := b.Play.Written()
				for i := from; i < len(events); i++ {
					e := &events[i]
					if !tell.Figured(e) || e.Kind == heart.CodeDrawn || e.Kind == heart.JoinTried || bought(e) {
						continue
					}
					name := heart.EventName(e.Kind)
					switch e.Kind {
					case heart.Changed:
						name += " " + told.AsChanged(e).Figure.Name() + " by " + told.AsChanged(e).Cause.Name()
					case heart.Rolled:
						name += " " + tell.DieKey(told.AsRolled(e).Die)
					}
					if asked[name]++; standsIn(e, of(e)) == 0 && !(passing(e) && e.Seat != 0) {
						t.Errorf("%s, seed %d, command %d: %q (%s, of seat %d) is told nowhere", kind, seed, table.Len(), tell.Event(v, sum, e), name, e.Seat)
					}
					if !passing(e) {
						last = append(last, *e)
					}
				}
				for i := range all {
					if m := &all[i]; len(m.Dice) > 0 && !m.Thrown(v) && m.Short() == "" && m.Outcome(v) == "" && !speaks(m) {
						t.Errorf("%s, seed %d, command %d: %q does not say what came of the die for %s", kind, seed, table.Len(), m.Head, tell.Die(m.Dice[len(m.Dice)-1].Die))
					}
				}
			})
		}
	}
	if len(asked) < 60 {
		t.Errorf("only %d kinds of changes were asked for: %v", len(asked), asked)
	}
}

// speaks reports whether the head of a matter says by itself what its dice decided.
func speaks(m *tell.Matter) bool {
	return m.Spared || m.Of != nil && decides[m.Of.Kind] || slices.ContainsFunc(m.Events, func(e game.Event) bool { return !tell.Figured(&e) && decides[e.Kind] })
}

// decides are the kinds of events whose sentence says what a die decided.
var decides = map[game.EventKind]bool{
	heart.TerrainFound: true, heart.WaterLaid: true, heart.NoWater: true, heart.VillageMet: true, heart.ChasedOff: true,
	heart.RumourMoved: true, heart.RumourTold: true, heart.PersonSaved: true, heart.GaveUp: true, heart.Got: true, heart.ExplorerLost: true,
}

// On the page of what has happened stands of each Game Turn one piece for each person, the first before all others of whoever is
// asked, and in each everything in the order in which it happened.
func TestThePageTellsEachPersonsTurnInOnePiece(t *testing.T) {
	pieces, of := 0, 0
	watching(t, "keen", 3, 6, func(b *Board, _ *game.Table) {
		b.Play.SitAs(1)
		v, sum := b.look()
		if setUp(v) {
			return
		}
		for _, turn := range b.recordOf(v, sum) {
			seen := map[game.Seat]bool{}
			for i, g := range piecesOf(turn.said, 1) {
				if seen[g.seat] {
					t.Errorf("Game Turn %d tells of %d in two pieces", turn.n, g.seat)
				}
				if seen[g.seat] = true; i > 0 && g.seat == 1 {
					t.Errorf("Game Turn %d tells of others first", turn.n)
				}
				if !slices.IsSortedFunc(g.all, func(x, y *tell.Matter) int { return x.At - y.At }) {
					t.Errorf("Game Turn %d tells of %d out of order", turn.n, g.seat)
				}
				pieces++
				of += len(g.all)
			}
		}
	})
	if pieces < 500 || of < 2000 {
		t.Errorf("only %d pieces of %d matters were looked at", pieces, of)
	}
}

// The page has all that the panel has, and each die with what was needed.
func TestThePageHasWhatThePanelHas(t *testing.T) {
	n, dice := 0, 0
	watching(t, "keen", 2, 5, func(b *Board, table *game.Table) {
		b.Play.SitAs(0)
		v, sum := b.look()
		if setUp(v) || table.Len()%3 > 0 {
			return
		}
		from, to := b.news()
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 600, 9000, 1)
		b.record(page.NewColumn(c, c.Screen()), v, sum)
		shown := strings.Join(strings.Fields(strings.Join(c.End().Texts(), " ")), " ")
		for _, m := range b.saidOf(v, sum, max(from, lastOf(b.Play.Written(), func(e *game.Event) bool { return e.Kind == heart.TurnBegan })), to) {
			if m.Seat != 0 || m.Road || m.Of != nil && m.Of.Kind == heart.TurnBegan || idle(&m) {
				continue
			}
			if n++; !strings.Contains(shown, strings.Join(strings.Fields(m.Head), " ")) {
				t.Errorf("command %d: %q is not on the page", table.Len(), m.Head)
			}
			for _, die := range m.Dice {
				if dice++; !strings.Contains(shown, strings.Join(strings.Fields(dieLine(die).text), " ")) {
					t.Errorf("command %d: the die %q is not on the page", table.Len(), dieLine(die).text)
				}
			}
		}
	})
	if n < 40 || dice < 20 {
		t.Errorf("only %d matters with %d dice were looked for", n, dice)
	}
}
