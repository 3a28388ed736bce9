package niletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// fatal is the command that kills an explorer in the game "about to die".
var fatal game.Command

// aboutToDie is a play one command before its player's explorer dies with
// notes that nobody else has.
func aboutToDie(t testing.TB) *play.Play {
	t.Helper()
	start := func() (*Bot, *play.Play) {
		p := NewGame(t, 6, 100, "Wilhelmina Oberlander", "Ben")
		b := NewBot(t, p, 2)
		b.Hungry = true
		return b, p
	}
	walk := func(b *Bot, p *play.Play) {
		if _, must := p.HandOver(); must {
			p.SitDown()
		}
		b.Step()
	}
	b, p := start()
	for range 3000 {
		walk(b, p)
		if Erased(p) > 0 {
			break
		}
	}
	if Erased(p) == 0 {
		t.Fatal("nobody dies with a chart of his own")
	}
	n := p.Len() - 1
	fatal = local.Of(p).CommandAt(n)
	b, p = start()
	for p.Len() < n {
		walk(b, p)
	}
	return p
}

// Erased is how many hexes the last command has rubbed out.
func Erased(p *play.Play) (n int) {
	for _, e := range p.Last() {
		if e.Kind == nile.Erased {
			n += nile.As[nile.ErasedEvent](e).Hexes
		}
	}
	return n
}

func init() {
	Games["about to die"] = aboutToDie
	Afterwards["journey end"] = Afterward{"about to die", func(t testing.TB, p *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		Perish(t, p, st)
		Pass(st)
	}}
	Afterwards["lost"] = Afterward{"about to die", func(t testing.TB, p *play.Play, s *screens.TableScene, st *uitest.Stage) { Perish(t, p, st) }}
}

// Perish does the fatal command.
func Perish(t testing.TB, p *play.Play, st *uitest.Stage) {
	t.Helper()
	st.Wait(0.1)
	p.Command(fatal, func(ok bool) {
		if !ok {
			t.Fatal(p.Failed)
		}
	})
	st.Key(ebiten.KeyF12) // any key: a frame is due
	Read(st)
}
