package heart

import (
	"math"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// 22.2: no choice is offered that has a player throw a die without the odds of it: they
// stand in the choice, or the view has them. Both are those that the die is thrown by, and
// what chance comes first is not itself left to chance.
func TestRule22_2_OddsBeforeEveryDie(t *testing.T) {
	dice, inChoices := map[box.Die]int{}, map[box.Die]int{}
	for seed := range uint64(35) {
		play(t, box.ForSeats(1+int(seed%5)), 40+seed, func(table *game.Table) {
			p := table.Position().(*Position)
			tried := map[game.Kind]bool{}
			for _, c := range table.Choices() {
				if tried[c.Kind] {
					continue
				}
				tried[c.Kind] = true
				cmd := c.Command(int(c.Min))
				thrown, name := firstDie(p, cmd, seed+uint64(table.Len()))
				next, ok := p.View(c.Seat).Coming(cmd)
				if ok != (name != "") || next.Name != name {
					t.Fatalf("%s: %q is asked for, and %q was said", KindName(c.Kind), name, next.Name)
				}
				if thrown == nil {
					continue
				}
				d := box.Die(thrown.Args[0])
				dice[d]++
				odds := d.Odds(int(thrown.Args[3]), int(thrown.Args[4]))
				if d.Aimed() && (next.Die != d || next.Seat != thrown.Seat || next.Odds != odds) {
					t.Errorf("%s: %s of %d goes well %v, and %+v was said", KindName(c.Kind), d.Name(), thrown.Seat, odds, next)
				}
				if said, is := DieOf(&c); is {
					inChoices[d]++
					if said != d || c.Odds != odds {
						t.Errorf("%s in %s: %v of %s, and it is %v of %s", KindName(c.Kind), p.top().Step.Name(), c.Odds, said.Name(), odds, d.Name())
					}
				}
			}
		})
	}
	for d := range box.Dice {
		if dice[d] == 0 && d != box.TerrainDie && d != box.AccidentDie {
			t.Errorf("%s was never the first die of a choice", d.Name())
		}
	}
	for _, d := range []box.Die{
		box.PresumedDie, box.JoinDice, box.KingDie, box.LikeDie, box.RecruitDie, box.TuskDie, box.HuntDie, box.HealthDie, box.AmbushDie, box.StormDie,
		box.CheckDie,
	} {
		if inChoices[d] == 0 {
			t.Errorf("no choice has told the odds of %s", d.Name())
		}
	}
}

// firstDie carries a command out on a copy, and is the throw that comes first, nil if it
// is no player's die, and the name that chance was asked for by, "" for none.
func firstDie(p *Position, cmd game.Command, seed uint64) (*game.Event, string) {
	q := p.Clone()
	events := game.NewTrial(seed).Do(q, cmd)
	for i := range events {
		if e := &events[i]; len(e.Rolls) > 0 {
			if e.Kind == Rolled {
				return e, e.Rolls[0].Name
			}
			return nil, e.Rolls[0].Name
		}
	}
	return nil, ""
}

// What may be drawn is what the bags hold, as the draws themselves have it: each is drawn
// about as often as foreseen.
func TestRule22_2_Draws(t *testing.T) {
	s := onStep(t, frame{Step: exploring}, func(p *Position) { p.seats[0].Region = region(t, "Hehe") })
	p := s.pos().Clone().(*Position)
	v := p.View(0)
	near := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: %v, not %v", what, got, want)
		}
	}
	e := v.NextEvent()
	near("a Rumour", e[box.Rumour], 14.0/95)
	near("a Mineral", e[box.Mineral], 12.0/95)
	near("an Encounter among Events", e[box.Village], 0)
	m := v.NextEncounter(1)                                     // in a dry savanna
	near("a Village that stays", m[box.Village], 13.0/96)       // GY 5, Y 4, YB 3, YU 1
	near("nothing", m[box.NoSort]*96, float64(96-legalOn(p)))   // 29 go back
	near("a Missionary that stays", m[box.Missionary], 13.0/96) // GY 4, Y 4, YB 3, YU 2
	w := v.NextSearch(0)
	near("a Fork", w.Markers[box.Fork], 8.0/37)
	near("a Generic Source", w.Markers[box.GenericSource], 5.0/37)
	sum := 0.0
	for _, k := range w.Markers {
		sum += k
	}
	near("all markers", sum, 1)
	// By two of seven codes: the border of one sign alone is named where its code is drawn
	// and no other valid one's, and any may be taken where none is.
	valid := p.ground.WaysFor(p.seats[0].Region, 6, 6)
	if len(w.Lies) != len(valid) {
		t.Errorf("%d regions, of %d valid borders", len(w.Lies), len(valid))
	}
	named, none := 2.0/7, float64((7-len(valid))*(6-len(valid)))/42
	for _, to := range w.Lies {
		near("a border", to.Chance, (1-5.0/37)*(named+none))
	}
}

func legalOn(p *Position) (n int) {
	for c := box.FirstMeet; c < box.ChitKinds; c++ {
		if c.Legal(p.View(0).Dots(1)) {
			n += c.Row().Count
		}
	}
	return n
}

// Perils are the chances of the dice they speak of.
func TestRule17_3_PerilsAreTheDices(t *testing.T) {
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		set(t, p, 0, "health 3, sanity 5")
		give(p, 0, box.Revolver)
		put(t, p, 0, slotC3, "village")
	})
	v := s.pos().View(0)
	got := v.Perils(0)
	for _, c := range []struct {
		what string
		sum  Sum
		want float64
	}{
		{"Health", got.Health, 2.0 / 6},
		{"Sanity", got.Sanity, 1},              // d6 + 1 at or below 3; d6 − 1 at or below 5
		{"a Porter", got.PorterGone, 0},        // d6 − 1 − 1 above 5
		{"an Askari", got.AskariGone, 2.0 / 6}, // d6 + 0 − 1 above 3
		{"off End", got.Homeless, 2.0 / 6},
		{"a Warband", v.Misfortunes(0)[0].Sum, 9.0 / 10}, // d10 + 3 for the Savanna + 2 for the Village above 6
	} {
		if math.Abs(c.sum.Ill()-c.want) > 1e-9 {
			t.Errorf("%s: %v, not %v", c.what, c.sum.Ill(), c.want)
		}
	}
}
