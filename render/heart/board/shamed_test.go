package board

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Who has lost Drama Points by what others found reads in red, over the next question, how many, whose find it was and what.
func TestRule20_2_WhoLosesByAnothersFindIsTold(t *testing.T) {
	told := 0
	watching(t, "keen", 3, 5, func(b *Board, table *game.Table) {
		s := table.Acting().First()
		b.Play.SitAs(s)
		v, sum := b.look()
		if len(b.shames()) == 0 || v.InTurn() != s {
			return
		}
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
		col := page.NewColumn(c, ui.R(0, 0, 340, 400))
		b.shamed(col, sum)
		list := c.End()
		red, all := "", b.Play.Written()
		for i := range list.Items {
			if it := &list.Items[i]; it.Kind == ui.TextItem && it.Style.Colour == ui.Red {
				red += " " + it.Text
			}
		}
		want := words.Say("ask.shamed", "n", len(b.shames()), "list", "")
		want, _, _ = strings.Cut(want, ":")
		if !strings.Contains(red, "You lost") {
			t.Errorf("command %d: %q is not in red: %q", table.Len(), want, red)
		}
		for _, i := range b.shames() {
			if told++; all[i].Kind != heart.Shamed || !strings.Contains(shamedBy(sum, all, i), "Explorer") || strings.HasPrefix(shamedBy(sum, all, i), " ") {
				t.Errorf("command %d: %q tells who found what", table.Len(), shamedBy(sum, all, i))
			}
		}
	})
	if told < 5 {
		t.Errorf("only %d losses were told", told)
	}
}
