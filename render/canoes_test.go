package render

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Parties with canoes are put on every stage with the others, and have their
// pictures taken: their sheet holds the most there is to be done at once.
func init() {
	games["canoes"] = func(t testing.TB) *Play {
		return canoesTo(t, func(p *Play, s nile.Sheet) bool {
			return s.Mode == nile.ByCanoe && s.Left > 1 && len(s.Track) > 3 && len(p.View().Tribes()) > 0 && !s.Halted
		})
	}
	games["portage"] = func(t testing.TB) *Play {
		return canoesTo(t, func(p *Play, _ nile.Sheet) bool { return offers(p, nile.Portage) })
	}
	games["canoes too heavy"] = func(t testing.TB) *Play {
		return canoesTo(t, func(p *Play, s nile.Sheet) bool {
			return s.Have[nile.Canoes] > 0 && !offers(p, nile.EndTravel) && s.Load[s.Mode].Cost > s.Load[s.Mode].Capability
		})
	}
	afterwards["card"] = struct {
		game string
		do   func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)
	}{"portage", func(t testing.TB, p *Play, _ *tableScene, st *uitest.Stage) {
		into := stepWith(t, p, false)
		sheet, _ := p.View().Sheet(p.Seat())
		st.Key(ebiten.KeyDigit0 + ebiten.Key(p.View().Map().DirTo(sheet.At, hexmap.ID(into.Target))))
		st.Key(ebiten.KeyEnter)
		st.Wait(2)
	}}
}

// offers reports whether the table offers a kind of choice now.
func offers(p *Play, k game.Kind) bool {
	for _, ch := range p.Choices() {
		if ch.Kind == k {
			return true
		}
	}
	return false
}

// canoesTo is a game of steady bots in which a party with canoes is on the march.
func canoesTo(t testing.TB, want func(p *Play, s nile.Sheet) bool) *Play {
	t.Helper()
	for seed := range uint64(60) {
		p := newGame(t, seed+9, 100, "Ann", "Bartholomew Nightingale", "Chuma")
		if steadily(t, p, func(p *Play) bool {
			s, ok := p.View().Sheet(p.Seat())
			return ok && p.View().Phase() == nile.Travelling && s.Have[nile.Canoes] > 0 && want(p, s)
		}) {
			return p
		}
	}
	t.Fatal("no game came to that")
	return nil
}

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
			p := sitAt(t, name)
			b := NewBoard(p, PagesOf(p))
			st := seatAt(t, p, b, 1280, 800, text)
			if text == 1 {
				for _, it := range st.List.Items {
					if it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel && it.Rect.X > st.List.W-40 {
						t.Errorf("%s: the sheet has a bar", name)
					}
				}
				continue
			}
			s, _ := b.sheet(p.View())
			load, _ := loadText(s)
			want := []string{words.Phrase("sheet.travel.left", "n", s.Left), itemRow(nile.Rations), words.Say("sheet.explorer")}
			if s.Load[s.Mode].Cost <= s.Load[s.Mode].Capability {
				want = append(want, load)
			}
			if ch, ok := b.find(nile.Portage); ok {
				want = append(want, strings.ReplaceAll(words.Say("march.portage", "n", p.View().Preview(ch).Trips), "_", ""))
			} else {
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
