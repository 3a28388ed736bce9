package board_test

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
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
			for _, what := range []string{words.Say("sheet.explorer"), words.Say("sheet.people"), words.Say("sheet.stores"), "Bearers", "Rations", "Gifts", "Water"} {
				if it.Text == what {
					out[what] = it.Rect.Y
				}
			}
		}
		return out
	}
	before := places()
	if len(before) < 7 {
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
