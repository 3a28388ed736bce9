package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
)

// 27.3: the terms told of a die make up what is added to it, and each is of a size that its
// rule gives: nothing is left over for a reason that is none.
func TestTermsMakeUpWhatIsAdded(t *testing.T) {
	ones := [2]int{-1, 1}
	sizes := map[box.Why][2]int{
		box.WhyAgainst: ones, box.WhySlotted: {-3, -1}, box.WhyArms: ones, box.WhyCanoes: {-3, -3}, box.WhyLand: {3, 3}, box.WhyWater: {-1, 4},
		box.WhyThere: {-1, 4}, box.WhyBefore: {-3, 3}, box.WhyTool: ones, box.WhyEvent: ones, box.WhyPresent: {-1, -1}, box.WhyRaided: {1, 1},
	}
	seen := map[box.Why]int{}
	for seed := range uint64(60) {
		at := 0
		play(t, box.ForSeats(3), seed, func(table *game.Table) {
			events := table.Events()
			for ; at < len(events); at++ {
				if events[at].Kind != Rolled {
					continue
				}
				x := told.AsRolled(&events[at])
				if x.Terms.Sum() != x.Add {
					t.Fatalf("%s: %+v make %d, and %d was added", x.Die.Name(), x.Terms, x.Terms.Sum(), x.Add)
				}
				for _, k := range x.Terms {
					if k.Why == box.NoWhy {
						continue
					}
					if seen[k.Why]++; k.N < sizes[k.Why][0] || k.N > sizes[k.Why][1] {
						t.Fatalf("%s: %d for %s", x.Die.Name(), k.N, k.Why.Name())
					}
				}
			}
		})
	}
	for w := range sizes { // in any order: each by itself
		if seen[w] == 0 {
			t.Errorf("nothing was added for %s", w.Name())
		}
	}
}

// Terms come out of an event as they were put into it.
func TestTermsArePacked(t *testing.T) {
	for w := box.NoWhy + 1; w < box.Whys; w++ {
		for n := -3; n <= 4; n++ {
			var of box.Terms
			of.Add(w, n)
			of.Add(box.WhyLand, 3)
			of.Add(box.WhyCanoes, -3)
			of.Add(box.Whys-1, 4)
			if got := box.UnpackTerms(of.Pack()); got != of || of.Pack() >= 1<<30 {
				t.Fatalf("%+v comes out as %+v", of, got)
			}
		}
	}
}
