package board_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
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
				want = append(want, strings.ReplaceAll(portageLabel(sight.View(p), ch), "_", ""))
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

// portageLabel is what stands on the button of a portage.
func portageLabel(v nile.View, ch game.Choice) string {
	trips, key := v.Preview(ch).Trips, "march.portage"
	if trips > int(ch.Max) {
		key = "march.portage.part"
	}
	return words.Say(key, "n", trips, "now", int(ch.Max))
}

// A portage is one decision and one press: where its trips can all be made the party is in the
// hex beyond, unless somebody is met there or something risked (9.27).
func TestAPortageGoesOnByItself(t *testing.T) {
	through, met := 0, 0
	for n := range 6 {
		k := 0
		p := niletest.WithCanoes(t, func(p *play.Play, s nile.Sheet) bool {
			for _, ch := range p.Choices() {
				if ch.Kind == nile.Portage && sight.View(p).Preview(ch).Trips < s.Left {
					if k++; k > n {
						return true
					}
				}
			}
			return false
		})
		b := board.NewBoard(p, book.PagesOf(p))
		st := niletest.SeatAt(t, p, b, 1280, 800, 1)
		ch, ok := b.Find(nile.Portage)
		if !ok {
			t.Fatal("no portage")
		}
		v := sight.View(p)
		st.Want(strings.ReplaceAll(portageLabel(v, ch), "_", ""))
		st.Click("Portage")
		st.Wait(3)
		after := sight.View(p)
		s, _ := after.Sheet(p.Seat())
		_, there := v.Tribe(hexmap.ID(ch.Target))
		switch gone := s.At == hexmap.ID(ch.Target); {
		case gone && there:
			t.Error("a people is met unasked")
		case gone:
			through++
		default:
			met++
		}
	}
	if through == 0 {
		t.Errorf("of %d portages none goes on by itself", through+met)
	}
}
