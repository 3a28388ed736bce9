package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/play"
)

// What one page was reckoned from is folded again when the next one comes, whether that has
// anything to unfold or not.
func TestTheReckoningIsNotCarriedOver(t *testing.T) {
	d, s := niletest.Table(niletest.SitAt(t, "news"))
	st := d.Stage(t)
	st.Wait(1)
	st.Key(ebiten.KeySpace)
	niletest.WantScreen(t, s, screens.PaperScreen)
	st.Wait(1)
	if st.Key(ebiten.KeyY); !d.Preferences().Reckoning {
		t.Fatal("Y opens no account")
	}
	if st.Wait(1); !d.Preferences().Reckoning {
		t.Fatal("the account does not stay open on its own page")
	}
	for range 6 {
		if st.Key(ebiten.KeySpace); s.At.Screen != screens.PaperScreen {
			break
		}
		st.Wait(1)
	}
	if s.At.Screen == screens.PaperScreen {
		t.Fatal("the evening has no end")
	}
	if d.Preferences().Reckoning {
		t.Errorf("the reckoning stands open on the page %s", screens.ScreenNames[s.At.Screen])
	}
}

// Esc folds what stands open before it opens the menu: on a page, on a sheet over the chart and on a card.
func TestEscFoldsTheReckoning(t *testing.T) {
	for name, open := range map[string]func() *play.Play{
		"evening": func() *play.Play { return niletest.SitAt(t, "news") },
		"meeting": func() *play.Play { return niletest.SitAt(t, "meet") },
	} {
		d, s := niletest.Table(open())
		st := d.Stage(t)
		st.Wait(1)
		if name == "evening" {
			st.Key(ebiten.KeySpace)
			niletest.WantScreen(t, s, screens.PaperScreen)
			st.Wait(1)
		}
		depth := d.Depth()
		if st.Key(ebiten.KeyY); !d.Preferences().Reckoning {
			t.Fatalf("%s: Y opens nothing", name)
		}
		if st.Key(ebiten.KeyEscape); d.Preferences().Reckoning || d.Depth() != depth {
			t.Errorf("%s: after Esc it stands open: %v; %d screens, want %d", name, d.Preferences().Reckoning, d.Depth(), depth)
		}
	}
}
