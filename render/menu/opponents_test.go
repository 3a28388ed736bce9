package menu

import "testing"

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
