package ledger

import (
	"fmt"
	"testing"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Signs of equals stand clear of each other at the end of the lines, and within the room of the
// course: six at nothing as well as six at the goal.
func TestSignsAtTheEndsOfTheCourse(t *testing.T) {
	for _, points := range []int{0, 25} {
		g := Course{Turns: 3, Goal: 25, Mark: func(int) string { return "" }, Date: func(int) string { return "then" }}
		for i := range 6 {
			g.Players = append(g.Players, Player{Name: fmt.Sprint("P", i), Colour: uint8(i), Points: []int{0, 0, points}, End: "the end"})
		}
		r := ui.R(20, 20, 500, 140)
		s := uitest.New(t, 640, 400, 1, func(c *ui.Context) { g.Draw(c, r) })
		var signs []ui.Rect
		for _, it := range s.List.Items {
			if it.Kind == ui.SignItem {
				signs = append(signs, it.Rect)
			}
		}
		if len(signs) != 6 {
			t.Fatalf("%d signs, want 6", len(signs))
		}
		for i, a := range signs {
			if a.Bottom() > r.Bottom() || a.Y < r.Y-1 {
				t.Errorf("at %d points: the sign %v is not within %v", points, a, r)
			}
			for _, b := range signs[:i] {
				if a.Intersect(b).H > 2 {
					t.Errorf("at %d points: %v lies on %v", points, a, b)
				}
			}
		}
	}
}
