package press_test

import (
	"testing"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Papers of many games, in a window of 1280 by 800 and of 2560 by 1440: every headline begins with a capital, hardly a
// line within a paragraph stays ragged, and nothing is cut off.
func TestPapersAreWellSet(t *testing.T) {
	ragged, lines, papers := 0, 0, 0
	for seed := range uint64(10) {
		b := niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann", "Bartholomew Nightingale", "Chuma"), seed)
		for range 4 {
			if !b.Comes(niletest.HomeWith(1)) {
				break
			}
			p := b.P
			n := press.Draft(p, press.Publishable(p), 0)
			if first, _ := utf8.DecodeRuneInString(n.Head); unicode.IsLower(first) {
				t.Errorf("seed %d: the headline is %q", seed, n.Head)
			}
			for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
				d, _ := niletest.TableOf(p)
				d.Size(z)
				st := d.Stage(t)
				if d.Top().Name() != "table" || !st.Has(n.Head) {
					continue // something is asked before it
				}
				papers++
				uitest.Check(t, st.List)
				at := map[[2]int]float64{}
				for _, it := range st.List.Items {
					if it.Kind != ui.TextItem || it.Clip.H == 0 {
						continue
					}
					if it.Style.Face == ui.Book || it.Style.Face == ui.Italic {
						lines++
					}
					if !it.Style.Justify {
						continue
					}
					key := [2]int{it.Layer, it.Block}
					if y, ok := at[key]; ok && y != it.Ink.Y {
						ragged++
						t.Logf("seed %d, %s: %q", seed, z, it.Text)
					}
					at[key] = it.Ink.Y
				}
			}
			b.Step()
		}
	}
	t.Logf("%d of %d pieces of text in %d papers", ragged, lines, papers)
	if papers < 20 || ragged > papers/5 {
		t.Errorf("%d lines stay ragged in %d papers, want one in five papers at most, of 20", ragged, papers)
	}
}
