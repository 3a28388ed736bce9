package press

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
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
	for seed := range uint64(12) {
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
			if n.head == "" || n.plate == nil || strings.Contains(n.head, "number.") {
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

// rulebook are words that stand in the rulebook and in no paper.
var rulebook = regexp.MustCompile(`Game Turn|Drama Point|Turn Track|Colour Code|Incident|\b(?:Time|End|Event|Events|Rumour|Start|Matrix)\b`)

// What the paper prints of the Explorers it has in sentences of its own, without a word of the
// rulebook, and each of them is printed in some game.
func TestThePaperKnowsNoRulebook(t *testing.T) {
	missing := map[game.EventKind]bool{
		heart.Marched: true, heart.TerrainFound: true, heart.WaterLaid: true, heart.MetExplorer: true, heart.FindScored: true, heart.SpecialFound: true,
		heart.VillageMet: true, heart.ChasedOff: true, heart.HumbledBy: true, heart.ExplorerLost: true, heart.TimeIsUp: true,
	}
	for seed := uint64(0); seed < 30 || seed < 300 && len(missing) > 0; seed++ {
		table := played(t, 2+int(seed)%4, 170+seed)
		sum := table.Position().Summary()
		v := table.Position().(*heart.Position).View(game.Nobody)
		n := &number{}
		for i := range table.Events() {
			e := &table.Events()[i]
			line := n.report(v, sum, e)
			if line == "" {
				continue
			}
			delete(missing, e.Kind)
			if rulebook.MatchString(line) {
				t.Errorf("%q is of the rulebook", line)
			}
			if line == tell.Event(v, sum, e) && e.Kind != heart.TerrainFound { // that is the same everywhere
				t.Errorf("%q is told as on the board", line)
			}
		}
	}
	for k := range missing { // in any order: each for itself
		t.Errorf("%s is never printed in 300 games", heart.EventName(k))
	}
}
