package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// table is a game among bots, by seat, played to its end.
func table(t testing.TB, seed uint64, kinds ...string) *heart.Position {
	t.Helper()
	tb, err := game.NewTable(heart.Rules{}, box.ForSeats(len(kinds)).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	var bots []Bot
	for i, k := range kinds {
		b, err := New(k, seed*31+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		bots = append(bots, b)
	}
	for !tb.Over() {
		s := tb.Acting().First()
		if _, err := tb.Do(bots[s].Choose(tb.Position(), s, tb.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	return tb.Position().(*heart.Position)
}

// A keen one alone makes more than an easy one, and that one more than chance.
func TestKeenBeatsEasyBeatsChance(t *testing.T) {
	mean := func(kind string, games int) float64 {
		sum := 0
		for seed := range uint64(games) {
			sum += table(t, seed, kind).View(0).Of(0, box.Points)
		}
		return float64(sum) / float64(games)
	}
	keen, easy, random := mean("keen", 30), mean("easy", 30), mean("random", 30)
	t.Logf("alone: keen %.1f, easy %.1f, random %.1f", keen, easy, random)
	if keen < easy+3 || easy < random+3 {
		t.Errorf("keen %.1f, easy %.1f, random %.1f", keen, easy, random)
	}
}

// The same seed plays the same game. One that thinks for long plays a part of it.
func TestBotsDecideAlike(t *testing.T) {
	for _, k := range []string{"keen", "easy", "random"} {
		if one, other := game.HashOf(table(t, 7, k, k, k)), game.HashOf(table(t, 7, k, k, k)); one != other {
			t.Errorf("%s: two games of one seed end at %s and %s", k, one, other)
		}
	}
	if _, err := New("brave", 1); err == nil {
		t.Error("a bot that is none")
	}
	for _, k := range Kinds() {
		if _, err := New(k, 1); err != nil {
			t.Error(err)
		}
	}
}

// At a table of five not everybody is off the End when their Time is up and their place counts
// (17.1), nor on it: a find beside the road is worth more than the roll, and the roll more than nothing.
func TestRule17_SomeOfFiveComeToTheEnd(t *testing.T) {
	counted, there := 0, 0
	for seed := range uint64(30) {
		tb, err := game.NewTable(heart.Rules{}, box.ForSeats(5).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		bot, err := New("keen", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !tb.Over() {
			if _, err := tb.Do(bot.Choose(tb.Position(), tb.Acting().First(), tb.Choices())); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range tb.Events() {
			if e.Kind == heart.TimeIsUp && e.Args[1] == 0 {
				counted++
				there += int(e.Args[0])
			}
		}
	}
	if 5*there < counted || 2*there > counted {
		t.Errorf("%d of %d were on the End", there, counted)
	}
}

// What a table would laugh at: a Guide had when no Time is left for him (10.3, 17.2), a find left beside
// an empty slot with Time to spare, a Plant after a Plant where another way is open (14).
func TestKeenDoesNothingToLaughAt(t *testing.T) {
	guides, empties, poisons, steps := 0, 0, 0, 0
	for seed := range uint64(12) {
		tb, err := game.NewTable(heart.Rules{}, box.ForSeats(5).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		bot, err := New("keen", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !tb.Over() {
			s, cs := tb.Acting().First(), tb.Choices()
			cmd := bot.Choose(tb.Position(), s, cs)
			v := tb.Position().(*heart.Position).View(s)
			switch wants := box.Wish(cmd.Item) == box.ForGuide && v.Of(s, box.Time) == 0; cmd.Kind {
			case heart.Trade, heart.OfferRifle:
				guides += truth(wants)
			case heart.Offer:
				guides += truth(wants && cmd.Target > 0)
			case heart.Walk:
				var all box.Sure
				for _, c := range cs {
					if c.Kind == heart.Walk && c.Target != cmd.Target {
						all |= box.Sure(c.Item)
					}
				}
				took := v.SlotOf(s, box.Slot(cmd.Target)).Sure
				steps++
				empties += truth(took&box.SureEmpty != 0 && all&box.SureFind != 0)
				poisons += truth(took&box.SurePoison != 0 && took&box.SureFind == 0)
			}
			if _, err := tb.Do(cmd); err != nil {
				t.Fatal(err)
			}
		}
	}
	if guides > 0 || 200*empties > steps || 500*poisons > steps {
		t.Errorf("in %d steps %d Guides too late, %d empty slots beside a find, poisoned %d times", steps, guides, empties, poisons)
	}
}

func truth(is bool) int {
	if is {
		return 1
	}
	return 0
}
