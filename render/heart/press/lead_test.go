package press

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
)

// The best find of a Game Turn leads its number: a record before all others, and of others what brought most; and what was a
// record stands in the letter of its finder.
func TestTheBestFindLeads(t *testing.T) {
	records, others := 0, 0
	for seed := range uint64(16) {
		table := played(t, 3, 300+seed)
		sum, events := table.Position().Summary(), table.Events()
		v := table.Position().(*heart.Position).View(game.Nobody)
		for turn := 1; turn <= sum.Turn; turn++ {
			n, has := newNumber(v, sum, events, turn), pointsAfter(events, turn)
			var best lead
			now, by := 0, game.Nobody
			for i := range events {
				e := &events[i]
				if e.Kind == heart.TurnBegan {
					now = told.AsTurnBegan(e)
				}
				if now != turn || e.Seat == game.Nobody {
					continue
				}
				if l := leadOf(v, events, i, has[e.Seat]); l.over(&best) {
					best, by = l, e.Seat
				}
				if keeps(e) == 2 && e.Kind != heart.ExplorerLost {
					line := tell.Print(v, sum, e)
					if got := keptOf(n.reports[e.Seat], 2); !slices.Contains(got, line) && kept2(n.reports[e.Seat]) <= 2 {
						t.Errorf("seed %d, Game Turn %d: %q is not in the letter: %q", seed, turn, line, got)
					}
				}
			}
			if n.seat != by {
				t.Errorf("seed %d, Game Turn %d: %q leads, of seat %d, want one of seat %d", seed, turn, n.head, n.seat, by)
			}
			if best.weight != ofFind {
				continue
			}
			for i := range events {
				if x := leadOf(v, events, i, 0); best.record && x.record && x.weight == ofFind {
					records++
					break
				}
			}
			if !best.record {
				others++
			}
		}
	}
	if records == 0 || others == 0 {
		t.Errorf("%d numbers were led by records, and %d by other finds: the test needs other games", records, others)
	}
}

// kept2 is how much of a letter is kept before all else.
func kept2(all []report) (n int) {
	for _, r := range all {
		if r.kept == 2 {
			n++
		}
	}
	return n
}

// A record leads before what brought more, a name before what has none, more points before fewer, and the leader's before the
// last's; of two alike the first.
func TestWhatLeadsBeforeWhat(t *testing.T) {
	up := []lead{
		{weight: ofCountry},
		{weight: ofMeeting},
		{weight: ofFind, points: 2, has: 9},
		{weight: ofFind, points: 2, has: 17},
		{weight: ofFind, points: 5},
		{weight: ofFind, points: 3, called: "Old Baldy"},
		{weight: ofFind, points: 3, record: true},
		{weight: ofSpecial},
		{weight: ofLoss},
	}
	for i := range up {
		for k := range up {
			if got := up[i].over(&up[k]); got != (i > k) {
				t.Errorf("%d leads before %d: %v", i, k, got)
			}
		}
	}
}

// All that brought Drama Points is in the account, and what one Explorer found of a kind in one line.
func TestTheAccountIsWhole(t *testing.T) {
	table := played(t, 3, 300)
	sum := table.Position().Summary()
	v := table.Position().(*heart.Position).View(game.Nobody)
	for turn := 1; turn <= sum.Turn; turn++ {
		n := newNumber(v, sum, table.Events(), turn)
		var want, got [box.MaxSeats]int
		seen := map[string]bool{}
		for _, e := range n.lines {
			want[e.Seat] += e.Points
		}
		for _, e := range n.printed() {
			got[e.Seat] += e.Points
			key := tell.Who(sum, e.Seat) + e.What + string(rune(e.From))
			if seen[key] {
				t.Errorf("%q stands there twice", key)
			}
			seen[key] = true
		}
		if want != got {
			t.Errorf("Game Turn %d: %v of %v are printed", turn, got, want)
		}
	}
}
