package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// At the usual size of the window every line of the sheet stands where it stood, before the pace is chosen
// and on the march: as many lines above it, and as far down.
func TestLinesOfTheSheetStayWhereTheyAre(t *testing.T) {
	p := niletest.Driven(t, 5, 2, func(v nile.View) bool { return v.Phase() == nile.ChoosingPace && v.Turn() >= 2 })
	d, _ := niletest.Table(p)
	d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
	st := d.Stage(t)
	st.Wait(1)
	places := func() map[string]float64 {
		out := map[string]float64{}
		for _, it := range st.List.Items {
			for _, what := range []string{words.Say("sheet.explorer"), "Bearers", "Rations", "Gifts", "Water"} {
				if it.Text == what {
					out[what] = it.Rect.Y
				}
			}
		}
		return out
	}
	before := places()
	if len(before) < 5 {
		t.Fatalf("the sheet shows %v", before)
	}
	st.Click("Normal")
	for range 40 {
		if st.Wait(0.5); sight.View(p).Phase() == nile.Travelling && !p.Beats().Playing() {
			break
		}
	}
	if sight.View(p).Phase() != nile.Travelling {
		t.Skip("the month’s card has asked something")
	}
	st.Wait(1)
	for what, y := range places() {
		if before[what] != y {
			t.Errorf("%s stands at %v on the march, and stood at %v", what, y, before[what])
		}
	}
}

// A hex that is aimed at before the pace is chosen adds a button, and turns the sheet over nowhere: what is to be
// done stays below it.
func TestAnAimLeavesTheSheetAbove(t *testing.T) {
	p := niletest.Driven(t, 5, 2, func(v nile.View) bool { return v.Phase() == nile.ChoosingPace && v.Turn() >= 2 })
	d, s := niletest.Table(p)
	d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
	st := d.Stage(t)
	st.Wait(1)
	for id := range s.Board.Targets { // in any order: each will do
		s.Board.Picked = id
		break
	}
	st.Wait(0.2)
	st.Key(ebiten.KeyF24) // which does nothing
	st.Wait(0.5)
	st.Want(words.Say("march.go"))
	sheet, pace := -1.0, -1.0
	for _, it := range st.List.Items {
		switch it.Text {
		case words.Say("sheet.expedition"):
			sheet = it.Rect.Y
		case words.Say("pace.title"):
			pace = it.Rect.Y
		}
	}
	if sheet < 0 || sheet > pace {
		t.Errorf("with a hex aimed at the sheet begins at %v, what is to be done at %v", sheet, pace)
	}
}

// Where there is little room what is to be done comes before the sheet; while it is told what
// happened there is nothing to be done, and the sheet stands at the top, not below its empty room.
func TestNoSheetBelowEmptyRoom(t *testing.T) {
	seen := 0
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 150}, {W: 1024, H: 700, Text: 150}} {
		p := niletest.Driven(t, 5, 2, func(v nile.View) bool { return v.Phase() == nile.ChoosingPace && v.Turn() >= 2 })
		d, _ := niletest.Table(p)
		d.Size(z)
		st := d.Stage(t)
		st.Wait(1)
		st.Click("Normal")
		for range 60 {
			st.Wait(0.1)
			if sight.View(p).ToMove() != p.Seat() {
				break
			}
			if !p.Beats().Playing() {
				continue
			}
			top := st.List.H
			for _, it := range st.List.Items {
				if it.Kind == ui.TextItem && it.Rect.X > st.List.W*0.7 && it.Rect.Y > ui.BarH && it.Ink.Intersect(it.Clip).H > 0 {
					top = min(top, it.Rect.Y)
				}
			}
			if seen++; top > st.List.H*0.3 {
				t.Fatalf("%s: while it is told what happened the sheet begins at %.0f of %.0f", z, top, st.List.H)
			}
		}
	}
	if seen == 0 {
		t.Error("nothing was told")
	}
}

// What must be put right says why in full, and what helps (6.5).
func TestWhatMustBePutRightSaysWhatHelps(t *testing.T) {
	p := niletest.SitAt(t, "canoes too heavy")
	d, _ := niletest.Table(p)
	d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
	st := d.Stage(t)
	st.Wait(1)
	if s, _ := sight.View(p).Sheet(p.Seat()); s.Load[s.Mode].Refusal().Why == "canoe-bearers" {
		st.Want(words.Say("march.fix.canoe-bearers"))
	} else {
		st.Want(words.Why(s.Load[s.Mode].Refusal()))
	}
}
