package heart

import (
	"math"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// 14: what a view says of the dice of an Encounter is what its choices say and what the
// dice are thrown by.
func TestChancesAreThoseOfTheDice(t *testing.T) {
	compared := map[box.Die]int{}
	for seed := range uint64(40) {
		play(t, box.ForSeats(3), seed, func(table *game.Table) {
			compareChances(t, table.Position().(*Position).View(game.Nobody), compared)
		})
	}
	for _, d := range []box.Die{box.LikeDie, box.RespectDie, box.HuntDie, box.PlantDie, box.HealerDie, box.RecruitDie} {
		if compared[d] < 3 {
			t.Errorf("%s was compared %d times", d.Name(), compared[d])
		}
	}
}

// compareChances compares where a choice or a die that lies tells the odds too.
func compareChances(t *testing.T, v View, compared map[box.Die]int) {
	t.Helper()
	step, s, ok := v.Asked()
	if !ok {
		return
	}
	want := func(d box.Die, gift bool, of box.Figure, seat game.Seat, odds game.Odds) {
		for _, ch := range v.Chances(seat, v.Sheet(seat).Slot) {
			if ch.Die == d && ch.Gift == gift && ch.Of == of {
				compared[d]++
				if ch.Odds != odds {
					t.Errorf("%s: the view says %v, and it is %v", d.Name(), ch.Odds, odds)
				}
			}
		}
	}
	switch step {
	case GivingVillage:
		for _, c := range v.p.Choices(nil) {
			if p := box.Present(c.Item); p == box.NoPresent || p == box.TwoGifts {
				want(box.LikeDie, p == box.TwoGifts, 0, s, c.Odds)
			}
			o := v.ParleyWith(s, box.Present(c.Item))
			if math.Abs(o.Both+o.Liked-c.Odds.Float()) > 1e-9 || math.Abs(o.Both+o.Liked+o.Respected+o.Neither-1) > 1e-9 {
				t.Errorf("a village with present %d: %+v, liked %v", c.Item, o, c.Odds)
			}
		}
	case Recruiting:
		for _, c := range v.p.Choices(nil) {
			if c.Item == 0 && c.Odds != Sure { // the second one after a Bible
				want(box.RecruitDie, false, box.Figure(c.Target), s, c.Odds)
			}
		}
	case HandingBadLuck:
		th, _ := v.Throw()
		if th.Die == box.RespectDie || th.Die == box.HuntDie || th.Die == box.PlantDie || th.Die == box.HealerDie {
			want(th.Die, false, 0, th.Roller, th.Die.Odds(th.Add, th.Limit))
		}
	}
}

// 4.4: bought by a list, an outfit is what the list says, lot for lot.
func TestWantedIsTheOutfit(t *testing.T) {
	for o := range box.Outfits {
		table, err := game.NewTable(Rules{}, box.ForSeats(1).Encode(), 5)
		if err != nil {
			t.Fatal(err)
		}
		var got [box.Lots]int
		for {
			p := table.Position().(*Position)
			step, s, _ := p.View(0).Asked()
			cs := table.ChoicesOf(s)
			cmd := cs[0].Command(0)
			if step == Outfitting {
				lot, ok := p.View(0).Wanted(s, o)
				if !ok {
					break
				}
				got[lot]++
				cmd = game.Command{Seat: s, Kind: Buy, Item: int16(lot)}
			} else if step > Outfitting {
				break
			}
			if _, err := table.Do(cmd); err != nil {
				t.Fatal(err)
			}
		}
		var want [box.Lots]int
		for _, l := range o.Lots() {
			want[l]++
		}
		if got != want {
			t.Errorf("%s: bought %v, not %v", o.Name(), got, want)
		}
	}
}
