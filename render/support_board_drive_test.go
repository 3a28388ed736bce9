package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// driven is a game played by sensible parties until f says that it is enough.
func driven(t testing.TB, seed uint64, seats int, enough func(v nile.View) bool) *Play {
	t.Helper()
	return drivenTo(t, seed, seats, func(p *Play) bool { return enough(p.View()) })
}

func drivenTo(t testing.TB, seed uint64, seats int, enough func(p *Play) bool) *Play {
	t.Helper()
	var p *Play
	drivenTable(t, seed, seats, func(tab *game.Table) bool {
		if p == nil {
			p = NewPlay(tab, Host{})
		}
		p.SitDown()
		return enough(p)
	})
	return p
}

// stillPrefs have no animations, so that tests need not wait.
func stillPrefs() Preferences {
	p := DefaultPreferences()
	p.Animations = false
	return p
}

// seat puts a board on a stage.
func seatAt(t testing.TB, p *Play, b *Board, w, h, scale float64) *uitest.Stage {
	a := New(Hooks{}, stillPrefs())
	a.Resize(w, h, 1)
	return uitest.New(t, w, h, scale, func(c *ui.Context) {
		c.Keys = &keymap.Map{}
		b.Frame(c, a)
	})
}

func boardOf(t testing.TB, seed uint64, enough func(nile.View) bool) (*Play, *Board, *uitest.Stage) {
	p := driven(t, seed, 2, enough)
	b := NewBoard(p, PagesOf(p))
	return p, b, seatAt(t, p, b, 1280, 800, 1)
}

// risky and safe are the first steps with and without a risk.
func stepWith(t testing.TB, p *Play, risk bool) game.Choice {
	t.Helper()
	for _, c := range p.Choices() {
		if c.Kind == nile.Move && (c.Odds.Num > 0) == risk {
			return c
		}
	}
	t.Skipf("no step with risk %v here", risk)
	return game.Choice{}
}

var enterKey = ebiten.KeyEnter
