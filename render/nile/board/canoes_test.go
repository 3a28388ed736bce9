package board_test

import (
	"strings"
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// sheetShows reports what of the expedition sheet can be seen.
func sheetShows(st *uitest.Stage, text string) bool {
	for _, it := range st.List.Items {
		if it.Kind == ui.TextItem && strings.HasPrefix(text, it.Text) && it.Rect.X > st.List.W/2 && it.Ink.Intersect(it.Clip).H >= it.Ink.H-1 {
			return true
		}
	}
	return false
}

// The sheet of a party with canoes needs no bar in the window of the pictures;
// and in little room what matters most is seen without scrolling: how far the
// party can go, what it carries, whether it eats, and what can be done.
func TestSheetOfACanoeParty(t *testing.T) {
	for _, name := range []string{"canoes", "portage", "canoes too heavy", "long campaign", "marching"} {
		for _, text := range []float64{1, 1.5} {
			p := niletest.SitAt(t, name)
			b := board.NewBoard(p, book.PagesOf(p))
			st := niletest.SeatAt(t, p, b, 1280, 800, text)
			if text == 1 {
				for _, it := range st.List.Items {
					if it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel && it.Rect.X > st.List.W-40 {
						t.Errorf("%s: the sheet has a bar", name)
					}
				}
				continue
			}
			s, _ := b.Sheet(sight.View(p))
			load, _ := board.LoadText(sight.View(p), s)
			goes := words.Phrase("sheet.travel.left", "n", s.Left)
			if s.Halted {
				goes = words.Phrase("sheet.travel.halted")
			}
			want := []string{goes, board.ItemRow(nile.Rations), words.Say("sheet.explorer")}
			if s.Load[s.Mode].Cost <= s.Load[s.Mode].Capability {
				want = append(want, load)
			}
			if ch, ok := b.Find(nile.Portage); ok {
				want = append(want, strings.ReplaceAll(words.Say("march.portage", "n", sight.View(p).Preview(ch).Trips), "_", ""))
			} else if lighten := words.Say("march.lighten"); !sheetShows(st, lighten) { // which opens the stores too
				want = append(want, strings.ReplaceAll(words.Say("march.stores"), "_", ""))
			}
			for _, text := range want {
				if !sheetShows(st, text) {
					t.Errorf("%s at 150%%: %q cannot be seen; the sheet says %q", name, text, st.List.Texts())
				}
			}
		}
	}
}
