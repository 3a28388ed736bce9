package board

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// What has happened is shown by whole lines: no picture and no line is cut through at the panel's edge, as it
// lies and after the button below has been pressed.
func TestWhatHappenedIsShownByWholeLines(t *testing.T) {
	var b *Board
	folded := 0
	playing(t, 3, 5, func(table *game.Table) {
		if b == nil {
			b = New(local.New(table, play.Host{}))
			b.Play.SitAs(0)
		}
		b.Play.Version++ // the table was played past it
		if v, _ := b.look(); setUp(v) || table.Len()%5 > 0 {
			return
		}
		v, sum := b.look()
		mem := ui.NewMemory()
		for range 12 {
			c := ui.Begin(mem, ui.Input{}, 274, 210, 1)
			b.told(c, c.Screen(), v, sum)
			l := c.End()
			if len(b.entries.ends) == 0 {
				continue
			}
			for _, it := range l.Items {
				if seen := it.Visible(); it.Kind == ui.PictureItem && seen.H > 0 && seen.H < it.Rect.H-1 {
					t.Fatalf("command %d: a picture at %v is cut: %v is seen", table.Len(), it.Rect, seen)
				}
			}
		}
		if _, more := b.foldedAt(ui.Begin(mem, ui.Input{}, 274, 210, 1), "happened", ui.R(0, 34, 274, 176)); more > 0 {
			folded++
		}
	})
	if folded < 20 {
		t.Errorf("something was folded %d times", folded)
	}
}
