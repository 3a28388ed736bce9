package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// fatal is the command that kills an explorer in the game "about to die".
var fatal game.Command

// aboutToDie is a play one command before its player's explorer dies with
// notes that nobody else has.
func aboutToDie(t testing.TB) *Play {
	t.Helper()
	start := func() (*bot, *Play) {
		p := newGame(t, 6, 100, "Wilhelmina Oberlander", "Ben")
		b := newBot(t, p, 2)
		b.hungry = true
		return b, p
	}
	walk := func(b *bot, p *Play) {
		if _, must := p.HandOver(); must {
			p.SitDown()
			p.ClearFresh()
		}
		b.step()
	}
	b, p := start()
	for range 3000 {
		walk(b, p)
		if erased(p) > 0 {
			break
		}
	}
	if erased(p) == 0 {
		t.Fatal("nobody dies with a chart of his own")
	}
	n := p.Table().Len() - 1
	fatal = p.Table().CommandAt(n)
	b, p = start()
	for p.Table().Len() < n {
		walk(b, p)
	}
	return p
}

// erased is how many hexes the last command has rubbed out.
func erased(p *Play) (n int) {
	for _, e := range p.Fresh() {
		if e.Kind == nile.Erased {
			n += int(e.Args[0])
		}
	}
	return n
}

func init() {
	games["about to die"] = aboutToDie
	afterwards["lost"] = struct {
		game string
		do   func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)
	}{"about to die", func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage) { perish(t, p, st) }}
}

// perish does the fatal command.
func perish(t testing.TB, p *Play, st *uitest.Stage) {
	t.Helper()
	st.Wait(0.1)
	if !p.command(fatal) {
		t.Fatal(p.Failed)
	}
	st.Key(ebiten.KeyF12) // any key: a frame is due
	read(st)
}

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
