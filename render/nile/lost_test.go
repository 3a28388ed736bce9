package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/words"
)

// Rule 27: after a death the player is told what happened, with the dice, how
// much is rubbed out, on two charts, and what comes next; then play goes on.
func TestRule27_TheLostExpeditionIsTold(t *testing.T) {
	p := niletest.SitAt(t, "about to die")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.Perish(t, p, st)
	if s.At.Screen != screens.LostScreen {
		t.Fatalf("after the death comes %s", screens.ScreenNames[s.At.Screen])
	}
	l := s.Sub.(*screens.LostScene)
	if got, want := len(l.Erased), niletest.Erased(p); got != want {
		t.Errorf("%d hexes are rubbed out on the page, %d by the rules", got, want)
	}
	for _, id := range l.Erased {
		if sight.View(p).Hex(id).State != nile.Unmapped || l.Before.Sheet.Hexes[id].Terrain == 0 {
			t.Errorf("hex %d was not rubbed out", id)
		}
	}
	st.Want(words.Say("lost.erased"))
	st.Want(words.Say("lost.chart.before"))
	st.Want(words.Money(nile.FirstDonation))
	st.Want(words.Say("lost.story"))
	if len(l.Story) == 0 {
		t.Error("nothing is told of how it came about")
	}
	st.Key(ebiten.KeyJ)
	if d.Top().Name() != "journal" {
		t.Fatalf("J leads to %s, want journal", d.Top().Name())
	}
	st.Want(words.Say("book.ends", "who", sight.View(p).Player(p.Seat()).Name))
	st.Key(ebiten.KeyEscape)
	for _, want := range []screens.Screen{screens.JourneyScreen, screens.HandScreen} {
		st.Key(ebiten.KeySpace)
		if s.At.Screen != want {
			t.Errorf("then comes %s, not %s", screens.ScreenNames[s.At.Screen], screens.ScreenNames[want])
		}
		niletest.Read(st)
	}
}

// The next player sees nothing of the page.
func TestTheLostPageIsNotForTheNextPlayer(t *testing.T) {
	p := niletest.SitAt(t, "about to die")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.Perish(t, p, st)
	st.Key(ebiten.KeySpace)
	for n := 0; s.At.Screen != screens.HandScreen && n < 5; n++ {
		niletest.Read(st)
		st.Key(ebiten.KeySpace)
	}
	niletest.Read(st)
	if st.Has(words.Say("lost.story")) {
		t.Error("the hand-over shows the lost expedition")
	}
	st.Key(ebiten.KeySpace)
	if s.At.Screen == screens.LostScreen {
		t.Error("the next player is told of a death of another")
	}
}
