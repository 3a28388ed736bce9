package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// What came of a turn is shown at a glance: what it cost and brought as on the Sheet, and in words what weighed most, with
// its picture where it has one; and below it which person has the machine next.
func TestWhatCameOfATurnIsSeenAtAGlance(t *testing.T) {
	shown, pictured := 0, 0
	watching(t, "keen", 3, 5, func(b *Board, _ *game.Table) {
		v, sum := b.look()
		s, all := b.moverOf()
		if v.GameTurn() == 0 || len(all) == 0 {
			return
		}
		own := slices.DeleteFunc(slices.Clone(all), func(e game.Event) bool { return e.Seat != s })
		most, ok := weightiest(own)
		if !ok {
			return
		}
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 367, 600, 1)
		b.cameOn(page.NewColumn(c, c.Screen()), v, sum)
		var said []string
		for _, it := range c.End().Items {
			said = append(said, it.Text)
		}
		text := strings.Join(said, " ")
		for _, k := range chipsOf(own) {
			if !strings.Contains(text, k.text) {
				t.Errorf("%q is not among %q", k.text, text)
			}
		}
		if first := strings.Fields(tell.Event(v, sum, &most))[0]; !strings.Contains(text, first) {
			t.Errorf("%q does not say %q", text, tell.Event(v, sum, &most))
		}
		if shown++; plateOf(&most) != nil {
			pictured++
		}
	})
	if shown < 50 || pictured < 20 {
		t.Errorf("it was shown %d times, %d of them with a picture", shown, pictured)
	}
}
