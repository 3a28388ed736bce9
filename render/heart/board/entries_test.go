package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What has happened is shown by whole entries: no picture and no line is cut through at the panel's edge, and what is seen
// ends where an entry does, but where the first is higher than the panel. The button says that there is more, and opens all.
func TestWhatHappenedIsShownByWholeEntries(t *testing.T) {
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
		mem, r := ui.NewMemory(), ui.R(0, 0, 288, 210)
		b.pageAt = ui.R(300, 0, 600, 500)
		var c *ui.Context
		var l *ui.List
		frame := func(in ui.Input) {
			c = ui.Begin(mem, in, 900, 500, 1)
			b.told(c, r, v, sum)
			l = c.End()
		}
		for range 4 {
			frame(ui.Input{})
		}
		for _, it := range l.Items {
			if seen := it.Visible(); it.Kind == ui.PictureItem && seen.H > 0 && seen.H < it.Rect.H-1 {
				t.Fatalf("command %d: a picture at %v is cut: %v is seen", table.Len(), it.Rect, seen)
			}
		}
		panel := ui.R(0, 36, 288, 174)
		seen, _, all := b.entries.room(panel, 0)
		if all {
			return
		}
		folded++
		at := slices.IndexFunc(l.Items, func(it ui.Item) bool {
			return it.Kind == ui.TextItem && (it.Text == words.Say("told.earlier") || strings.HasSuffix(it.Text, " more"))
		})
		switch ends := b.entries.ends; {
		case at < 0:
			t.Fatalf("command %d: %d entries, and no button says so", table.Len(), len(ends))
		case len(ends) == 0 || ends[0] <= panel.H-moreH && !slices.Contains(ends, seen.H):
			t.Fatalf("command %d: %g is seen, and entries end at %v", table.Len(), seen.H, ends)
		}
		mid := l.Items[at].Ink.Centre()
		frame(ui.Input{Mouse: mid, Inside: true, Pressed: [3]bool{true}, Held: [3]bool{true}})
		frame(ui.Input{Mouse: mid, Inside: true, Released: [3]bool{true}})
		frame(ui.Input{})
		if !slices.ContainsFunc(l.Targets, func(t ui.Target) bool { return t.ID == ToldAway }) {
			t.Fatalf("command %d: the button opens nothing", table.Len())
		}
		b.openTold(false)
	})
	if folded < 20 {
		t.Errorf("something was folded %d times", folded)
	}
}
