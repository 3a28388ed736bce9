package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/hexmap"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Month by month, whatever is chosen or aimed at, every row of the sheet stands where it stood at the beginning of the month,
// at the usual size of the window and with a guide’s strip below: what else needs the room folds.
func TestRowsOfTheSheetKeepTheirPlaceAMonth(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1280, H: 690, Text: 100}} {
		seen, aims := 0, 0
		for seed := range uint64(3) {
			b := niletest.NewBot(t, niletest.NewGame(t, seed+3, 50, "Ada", "Ben"), seed)
			d, s := niletest.Table(b.P)
			d.Size(z)
			st := d.Stage(t)
			rows := map[string]bool{
				words.Say("sheet.explorer"): true, "Guides": true, "Askaris": true, "Bearers": true,
				"Rations": true, "Gifts": true, "Muskets": true, "Water": true,
			}
			places := func() map[string]float64 {
				out := map[string]float64{}
				for _, it := range st.List.Items {
					if rows[it.Text] && it.Rect.X > st.List.W*0.6 {
						out[it.Text] = it.Rect.Y
					}
				}
				return out
			}
			type month struct{ turn, seat int }
			var at month
			var had map[string]float64
			check := func(what string) {
				t.Helper()
				v := sight.View(b.P)
				now := places()
				if sheet, _ := v.Sheet(v.Seat()); sheet.Captive || len(now) == 0 {
					return
				}
				if m := (month{v.Turn(), int(v.Seat())}); m != at {
					at, had = m, now
					return
				}
				seen++
				for row, y := range now {
					if was, ok := had[row]; ok && was != y && had["Rations"]-now["Rations"] != was-y { // a kind of people or beast that has come adds one row
						t.Fatalf("%s, seed %d, month %d, %s: %s stands at %.0f, and stood at %.0f", z, seed, v.Turn(), what, row, y, was)
					}
				}
				if y, ok := now[words.Say("sheet.explorer")]; !ok || y > 160 {
					t.Fatalf("%s, seed %d, month %d, %s: the explorer’s row stands at %.0f", z, seed, v.Turn(), what, y)
				}
			}
			for range 120 {
				niletest.PlayOn(b, d, s, st, 60, func() bool { return s.At.Screen == screens.BoardScreen && sight.View(b.P).ToMove() == b.P.Seat() })
				if sight.View(b.P).Turn() > 7 || b.P.Over() {
					break
				}
				st.Wait(0.5)
				check("nothing aimed at")
				for id := range s.Board.Targets { // in any order: each will do
					aims++
					s.Board.Picked = id
					st.Wait(0.2)
					st.Key(ebiten.KeyF24)
					st.Wait(0.3)
					check("a hex aimed at")
					break
				}
				s.Board.Picked = hexmap.None
				b.Step()
				d.Refresh()
				st.Key(ebiten.KeyF24)
			}
		}
		if seen < 20 || aims < 10 {
			t.Errorf("%s: %d sheets looked at, %d aims", z, seen, aims)
		}
	}
}
