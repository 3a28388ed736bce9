package nile

import (
	"math"
	"testing"

	"sourceofthenile/game/nile/deck"
)

// What is told of a month in captivity is what each face of the die does.
func TestRule15_CaptivityForetold(t *testing.T) {
	for goodwill := range int8(3) {
		counts := map[Fate]float64{}
		for die := 1; die <= 6; die++ {
			h := captive(t, deck.Explorer)
			h.e.Goodwill = goodwill
			o := h.p.View(0).CaptiveOdds(0)
			same(t, "rule", o.Rule, "15")
			same(t, "on the die", [2]int{o.Mod, o.Goodwill}, [2]int{int(goodwill) - 3, int(goodwill)})
			h.die("15 captive", die)
			if o.Faces[die-1] == EscapesAided {
				h.die("15 table A", 1)
			}
			events := h.do(Escape, 0, 0, 0)
			fate := Fate(h.mustTell(events, Captivity).Args[2])
			same(t, "fate", o.Faces[die-1], fate)
			counts[min(fate, EscapesBare)]++
			if die == 6 {
				for got, want := range map[float64]float64{o.Killed: counts[Killed], o.Stays: counts[Prisoner], o.Free: counts[EscapesBare]} {
					if math.Abs(got-want/6) > 1e-12 {
						t.Errorf("goodwill %d: %+v, and %v of six", goodwill, o, want)
					}
				}
			}
		}
	}
	h := victory(t, deck.Explorer, 6)
	same(t, "nobody is captive", h.p.View(0).CaptiveOdds(0), CaptiveOdds{})
}

// What is told before prisoners are kept or freed is what comes of it.
func TestRule16_PrisonersForetold(t *testing.T) {
	for kept := range 5 {
		h := victory(t, deck.Explorer, 6)
		h.die("16 prisoners", 2).do(Fight, 0, 0, 0)
		o := h.p.View(0).VillageOdds()
		same(t, "not to exceed", o.Limit, 4+UnderArms)
		if want := 15.0 / 36; math.Abs(o.Found-want) > 1e-12 { // two dice no more than 6
			t.Errorf("found %v, not %v", o.Found, want)
		}
		then, ok := h.p.View(0).SheetWith([Items]int{Bearers: kept})
		same(t, "a sheet", ok, true)
		h.die("16 village", 6, 6).do(KeepPrisoners, 0, 0, kept)
		got, _ := h.p.View(0).Sheet(0)
		same(t, "load", then.Load, got.Load)
		same(t, "food", then.Turns, got.Turns)
		if kept == 0 {
			same(t, "goodwill", int(h.t.To[0]), o.Goodwill)
		}
		same(t, "over", h.p.View(0).VillageOdds(), VillageOdds{})
	}
}

// Loot is told as the average of its dice.
func TestRule16_LootForetold(t *testing.T) {
	h := victory(t, deck.Explorer, 6)
	h.die("16 prisoners", 2).do(Fight, 0, 0, 0)
	same(t, "not yet", h.p.View(0).LootOdds().Dice, 0)
	h.die("16 village", 1, 1).do(KeepPrisoners, 0, 0, 0)
	o := h.p.View(0).LootOdds()
	same(t, "dice", o.Dice, 10)
	same(t, "prize", o.Prize, h.p.lootPrize(h.at))
	if math.Abs(o.Rations-100.0/6) > 1e-9 || math.Abs(o.Gifts-10.0/6) > 1e-9 {
		t.Errorf("looting brings %v rations and %v gifts, want %v, %v", o.Rations, o.Gifts, 100.0/6, 10.0/6)
	}
}
