package board

import (
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/words"
)

// Each Special Discovery that asks for something says what comes of it either way (15.4), and no
// other does.
func TestSpecialsSayWhatComesOfThem(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	asks := map[box.Wild]bool{box.Queen: true, box.Madness: true, box.Leprosy: true, box.Plague: true, box.Wildman: true, box.Kurtz: true, box.Cannibals: true}
	for w := range box.Wilds {
		for _, way := range []string{"give", "keep"} {
			if key := "facing." + w.Name() + "." + way; words.Has(key) != asks[w] {
				t.Errorf("%s is there: %v, want %v", key, words.Has(key), asks[w])
			}
		}
	}
}

// A die is told as it is held: as much or less, as much or more, or neither.
func TestReckoned(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	var terms box.Terms
	terms.Add(box.WhyLand, 3)
	terms.Add(box.WhyArms, -1)
	for want, sum := range map[string]heart.Sum{ // in any order: each by itself
		"a d10 must come to 6 or less (it counts 3 more for open country and 1 less for more Ammo Stock than Askaris)": {Die: box.AmbushDie, Terms: terms, Limit: 6, Odds: game.Odds{Num: 4, Den: 10}},
		"a d6 must come to 5 or more": {Die: box.HealthDie, Limit: 4, Odds: game.Odds{Num: 2, Den: 6}},
		"a d10":                       {Die: box.TuskDie, Odds: game.Odds{Num: 5, Den: 10}},
		"a d6 and a d10 together must come to 9 or less": {Die: box.JoinDice, Limit: 9, Odds: game.Odds{Num: 33, Den: 60}},
		"": {Die: box.LikeDie, Odds: game.Odds{Num: 1, Den: 1}},
	} {
		if got := strings.ReplaceAll(reckoned(sum), "\u00a0", " "); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// A Taboo that has several dice thrown is told by all of them: on its bar, on its button and under it (12, 27.3).
func TestRule12_ATabooIsToldByAllItsDice(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	several := 0
	for seed := uint64(1); seed < 30; seed++ {
		playing(t, 3, seed, func(table *game.Table) {
			s := table.Acting().First()
			v := table.Position().(*heart.Position).View(s)
			if step, _, ok := v.Asked(); !ok || step != heart.Ignoring || box.Chit(v.About()).Sort() != box.Taboo {
				return
			}
			for _, ch := range table.ChoicesOf(s) {
				falls := fallsOf(v, ch)
				if falls == nil {
					continue
				}
				several++
				all := sharesOf(v, ch)
				if wellOf(v, ch).Float() >= ch.Odds.Float() && ch.Odds.Num > 0 && ch.Odds.Num < ch.Odds.Den {
					t.Errorf("seed %d: two dice go well at %v, one at %v", seed, wellOf(v, ch), ch.Odds)
				}
				if len(all) != len(falls) || !strings.Contains(comingSum(v, ch), "one after the other") || !strings.Contains(oddsOf(v, ch), words.Chance(wellOf(v, ch))) {
					t.Errorf("seed %d: %v, %q, %q", seed, all, comingSum(v, ch), oddsOf(v, ch))
				}
			}
		})
	}
	if several == 0 {
		t.Error("no Taboo came twice")
	}
}
