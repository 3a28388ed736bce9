package menu

import (
	"slices"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/render/words"
)

// Who plays a seat is said in a sentence, and what a press on it is for.
func TestWhoPlaysIsASentence(t *testing.T) {
	words.Use(nil)
	of := Opponents{Strengths: []Opponent{{Name: "keen", Label: "Keen"}}, Tempers: []Opponent{{Name: "river", Label: "River man"}}}
	for bot, want := range map[string]string{
		"":                       "A person at this machine plays for Otto. Press to say who is to play.",
		"keen":                   "The computer plays for Otto: Keen. Press to say who is to play.",
		"keen-river":             "The computer plays for Otto: River man, Keen. Press to say who is to play.",
		game.OrderPrefix + "any": "Standing orders speak for Otto. Press to say who is to play.",
	} {
		if got := of.Says("Otto", bot); got != want {
			t.Errorf("of %q it says %q, want %q", bot, got, want)
		}
	}
}

// Computer players stand from the weakest to the strongest, in whatever order a game names them; who has no
// words is none that can be chosen.
func TestLevelsStandInOneOrder(t *testing.T) {
	for _, files := range []func() *words.Book{words.Of(assets.HeartWords, "heart/words"), words.Of(assets.IslandWords, "island/words"), words.Of(assets.NileWords, "nile/words")} {
		last := -1
		for _, o := range Levels(files(), []string{"keen", "strong", "random", "easy", "planner"}) {
			at := slices.Index(levels, o.Name)
			if at <= last {
				t.Errorf("%s stands after %s", o.Name, levels[max(0, last)])
			}
			last = at
		}
		if last < 1 {
			t.Errorf("only %d levels are offered", last+1)
		}
	}
}

// A computer player is offered in a temper that nobody else at the table is in.
func TestOfferedTempersDiffer(t *testing.T) {
	of := Opponents{
		Strengths: []Opponent{{Name: "easy"}, {Name: "keen"}},
		Tempers:   []Opponent{{Name: "river"}, {Name: "coast"}, {Name: "trader"}},
	}
	for _, c := range []struct {
		table []string
		want  int
	}{
		{nil, 0},
		{[]string{"", "", ""}, 0},
		{[]string{"", "keen-river"}, 1},
		{[]string{"easy-coast", "", "keen-river"}, 2},
		{[]string{"keen-coast"}, 0},
		{[]string{"keen", ""}, 0},
		{[]string{"keen-river", "easy-coast", "keen-trader"}, 0},
	} {
		if got := of.free(c.table); got != c.want {
			t.Errorf("beside %q temper %d is offered, want %d", c.table, got, c.want)
		}
	}
}
