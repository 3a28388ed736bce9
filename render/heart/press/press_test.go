package press

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/words"
)

// played is a whole game of keen explorers.
func played(t *testing.T, seats int, seed uint64) *game.Table {
	t.Helper()
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(seats).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := bots.New("keen", seed)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		if _, err := table.Do(bot.Choose(table.Position(), table.Acting().First(), table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

// The page counts what the rules count: the sources of each add up to his Drama Points,
// the course ends at them and has a moment for each Game Turn, and what was found is on
// the chart.
func TestTheTallyIsTheRulesOwn(t *testing.T) {
	for seats := 1; seats <= box.MaxSeats; seats++ {
		table := played(t, seats, uint64(40+seats))
		sum := table.Position().Summary()
		v := table.Position().(*heart.Position).View(game.Nobody)
		tally := TallyOf(sum, table.Events())
		for s, p := range sum.Players {
			all := 0
			for _, n := range tally.By[s] {
				all += n
			}
			course := tally.Course[s]
			if all != p.Score || len(course) != sum.Turn || course[len(course)-1] != p.Score {
				t.Errorf("%d players, seat %d: %d by source, course %v over %d Game Turns, and %d Drama Points", seats, s, all, course, sum.Turn, p.Score)
			}
		}
		lands, explored := 0, 0
		for _, n := range tally.Lands {
			lands += n
		}
		for r := range chart.Region(chart.Regions) {
			if v.Explored(r) {
				explored++
			}
		}
		if lands+chart.Ports != explored { // those are known from the beginning
			t.Errorf("%d players: %d countries found, and %d explored", seats, lands, explored)
		}
		if standing := Standing(sum); !sum.Result.Winners.Has(standing[0]) && seats > 1 {
			t.Errorf("%d players: %v stands first and has not won", seats, standing[0])
		}
	}
}

// Each Game Turn has a number; what its Explorers scored in all numbers is what they have;
// a Special is printed with what stood behind it; whoever is lost is the headline.
func TestEachGameTurnHasANumber(t *testing.T) {
	specials, losses := 0, 0
	for seed := range uint64(6) {
		table := played(t, 1+int(seed)%box.MaxSeats, 70+seed)
		sum := table.Position().Summary()
		v := table.Position().(*heart.Position).View(game.Nobody)
		var scored [box.MaxSeats]int
		heads := map[string]int{}
		for turn := 1; turn <= sum.Turn; turn++ {
			n := newNumber(v, sum, table.Events(), turn)
			heads[n.head]++
			for s := range scored {
				scored[s] += n.scored[s]
			}
			if n.head == "" || !engraving.Has(n.plate) || strings.Contains(n.head, "number.") {
				t.Errorf("the number of Game Turn %d is headed %q, with %q", turn, n.head, n.plate)
			}
			if n.seat == game.Nobody {
				continue
			}
			if len(n.reports[n.seat]) == 0 {
				t.Errorf("Game Turn %d: %q, and nothing is told of it", turn, n.head)
			}
			lost := slices.ContainsFunc(table.Events(), func(e game.Event) bool { return e.Kind == heart.ExplorerLost }) && turn == sum.Turn
			if lost {
				losses++
			}
			if n.has {
				specials++
			}
		}
		for s, p := range sum.Players {
			if scored[s] != p.Score {
				t.Errorf("seed %d: the numbers give seat %d %d Drama Points, the rules %d", seed, s, scored[s], p.Score)
			}
		}
	}
	if specials == 0 || losses == 0 {
		t.Errorf("%d Specials and %d losses were printed: the test needs other games", specials, losses)
	}
}
