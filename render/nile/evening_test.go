package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// What was published is told as an evening at the Society: what it came to first, the
// account behind one press; the newspaper is read by whoever wants to, and then Europe comes. Where nothing moves the
// newspaper comes at once.
func TestAnEveningAtTheSociety(t *testing.T) {
	for _, moves := range []bool{true, false} {
		p := niletest.SitAt(t, "news")
		d, s := niletest.Table(p)
		prefs := d.Preferences()
		prefs.Animations, prefs.Reckoning = moves, false
		d.SetPreferences(prefs)
		st := d.Stage(t)
		st.Wait(1)
		who := tell.Explorer(sight.View(p), p.Seat())
		st.Key(ebiten.KeySpace)
		niletest.WantScreen(t, s, screens.PaperScreen)
		paper := s.Sub.(*press.PaperScene)
		st.Wait(0.2)
		if moves != st.Has(words.Say("evening.title")) {
			t.Fatalf("moves %v: the evening is told: %v, want %v", moves, !moves, st.Has(words.Say("evening.title")))
		}
		if !moves {
			continue
		}
		points := press.Total(paper.Paper.Scores)
		st.Want(words.Say("evening.result", "points", points))
		st.Want(who)
		account := words.Say("news.account.done")
		if st.Has(account) {
			t.Error("the account stands open")
		}
		st.Wait(1)
		st.Key(ebiten.KeyY)
		if st.Wait(0.2); !st.Has(account) || !st.Has(paper.Paper.Lines[0].Label) {
			t.Error("the account does not open")
		}
		read := p.Len()
		st.Click("paper/newspaper")
		if st.Wait(0.2); !st.Has(words.Say("news.mast")) || st.Has(words.Say("evening.title")) {
			t.Error("the newspaper is not to be read")
		}
		paper.Evening = true
		st.Wait(0.2)
		niletest.Pass(st)
		if st.Wait(0.2); s.At.Screen != screens.EuropeScreen || p.Len() != read {
			t.Errorf("after the evening comes %s, want Europe", screens.ScreenNames[s.At.Screen])
		}
	}
}
