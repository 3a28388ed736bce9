package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// Rule 27: after a death the player is told what happened, with the dice, how
// much is rubbed out, on two charts, and what comes next; then play goes on.
func TestRule27_TheLostExpeditionIsTold(t *testing.T) {
	p := sitAt(t, "about to die")
	d, s := table(p)
	st := d.stage(t)
	perish(t, p, st)
	if s.at.screen != lostScreen {
		t.Fatalf("after the death comes %s", screenNames[s.at.screen])
	}
	l := s.sub.(*lostScene)
	if got, want := len(l.erased), erased(p); got != want {
		t.Errorf("%d hexes are rubbed out on the page, %d by the rules", got, want)
	}
	for _, id := range l.erased {
		if p.View().Hex(id).State != nile.Unmapped || l.before.sheet.Hexes[id].Terrain == 0 {
			t.Errorf("hex %d was not rubbed out", id)
		}
	}
	st.Want(words.Say("lost.erased"))
	st.Want(words.Say("lost.chart.before"))
	st.Want(words.Money(nile.FirstDonation))
	st.Want(words.Say("lost.story"))
	if len(l.story) == 0 {
		t.Error("nothing is told of how it came about")
	}
	st.Key(ebiten.KeyJ)
	if d.Top().Name() != "journal" {
		t.Fatalf("J leads to %s", d.Top().Name())
	}
	st.Want(words.Say("book.ends", "who", p.View().Player(p.Seat()).Name))
	st.Key(ebiten.KeyEscape)
	st.Key(ebiten.KeySpace)
	if s.at.screen != handScreen {
		t.Errorf("then comes %s", screenNames[s.at.screen])
	}
}

// The next player sees nothing of the page.
func TestTheLostPageIsNotForTheNextPlayer(t *testing.T) {
	p := sitAt(t, "about to die")
	d, s := table(p)
	st := d.stage(t)
	perish(t, p, st)
	st.Key(ebiten.KeySpace)
	for n := 0; s.at.screen != handScreen && n < 5; n++ {
		read(st)
		st.Key(ebiten.KeySpace)
	}
	read(st)
	if st.Has(words.Say("lost.story")) {
		t.Error("the hand-over shows the lost expedition")
	}
	st.Key(ebiten.KeySpace)
	if s.at.screen == lostScreen {
		t.Error("the next player is told of a death of another")
	}
}
