package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui/uitest"
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
