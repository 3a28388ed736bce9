package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// easily looks at each of so many steps of games of two easy players, before it is taken.
func easily(t *testing.T, steps int, look func(seed uint64, i int, v nile.View, cs []game.Choice)) {
	t.Helper()
	for seed := range uint64(3) {
		s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Otto"}, {Name: "Ben", Colour: 1}}}
		table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		bot, err := New("easy", seed)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; !table.Over() && i < steps; i++ {
			pos := table.Position().(*nile.Position)
			v, cs := pos.View(pos.ToMove()), table.Choices()
			look(seed, i, v, cs)
			if _, err := table.Do(bot.Choose(v, cs)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Whoever has unmapped land next door is not sent far off, where the food in hand does not last either.
func TestNewLandNextDoorComesBeforeLandFarOff(t *testing.T) {
	checked := 0
	easily(t, 500, func(seed uint64, i int, v nile.View, cs []game.Choice) {
		if sh, _ := v.Sheet(v.Seat()); v.Phase() == nile.ChoosingPace {
			b := newTraveller(&counsel, 0)
			b.sparing = true
			next := b.nextDoor(v, &sh)
			a, ok := NewAdviser().Advise(v, cs)
			if ok && a.Aim != hexmap.None && next.aim != hexmap.None && a.Hunts {
				checked++
				if a.Months > wholeMonths(next.months) {
					t.Errorf("seed %d, step %d: with food for %.1f months hex %d is advised, %d months there and back, with hex %d new land in %.1f", seed, i, sh.Turns, a.Aim, a.Months, next.aim, next.months)
				}
			}
		}
	})
	if checked == 0 {
		t.Fatal("nobody was ever short of food with new land near")
	}
}

// Whoever gets home on the food in hand is not sent to live on the hunt for what is worth less: of the two plans that the
// adviser weighs then, the hungry one has to bring more a month.
func TestHomeOnTheFoodInHandComesBeforeTheHunt(t *testing.T) {
	checked := 0
	easily(t, 800, func(seed uint64, i int, v nile.View, cs []game.Choice) {
		if sh, _ := v.Sheet(v.Seat()); v.Phase() == nile.ChoosingPace || v.Phase() == nile.Travelling {
			b := newTraveller(&counsel, 0)
			way, hunts := b.onFood(v, &sh)
			b.sparing = true
			home := b.plan(v, &sh, sh.Mode)
			if home.aim == hexmap.None && home.months > 0 && home.months <= sh.Turns {
				checked++
				if hunts && way.rate <= home.rate {
					t.Errorf("seed %d, step %d: with food for %.1f months, home in %.1f, hex %d is advised, %.1f months on the hunt, at %.2f points a month against %.2f",
						seed, i, sh.Turns, home.months, way.aim, way.months, way.rate, home.rate)
				}
			}
		}
	})
	if checked == 0 {
		t.Fatal("nobody was ever near enough to a port")
	}
}

// Advice to go to new land speaks of where the way comes into it, beside a hex that is mapped, and not of its far end.
func TestNewLandIsSpokenOfFromWhereItBegins(t *testing.T) {
	checked, farther := 0, 0
	easily(t, 800, func(seed uint64, i int, v nile.View, cs []game.Choice) {
		if v.Phase() != nile.ChoosingPace && v.Phase() != nile.Travelling {
			return
		}
		a, ok := NewAdviser().Advise(v, cs)
		if !ok || a.Why != ForCountry || a.New == 0 {
			return
		}
		checked++
		if a.New > 1 {
			farther++
		}
		if each := a.Worth / float64(a.New); each <= 0 || each > 12 {
			t.Errorf("seed %d, step %d: %d new hexes are worth %.1f points", seed, i, a.New, a.Worth)
		}
		beside := false
		for _, d := range hexmap.Dirs {
			n := v.Map().Near(a.Aim, d)
			beside = beside || n != hexmap.None && v.Hex(n).Terrain != hexmap.Blank
		}
		if v.Hex(a.Aim).Terrain != hexmap.Blank || !beside {
			t.Errorf("seed %d, step %d: of %d new hexes hex %d is named, got one mapped or with nothing mapped beside it", seed, i, a.New, a.Aim)
		}
	})
	if checked == 0 || farther == 0 {
		t.Fatalf("%d pieces of advice for new land, %d of them farther into it than a hex", checked, farther)
	}
}
