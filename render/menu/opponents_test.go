package menu

import (
	"testing"

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
