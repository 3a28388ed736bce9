package niletest

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Driven is a game played by sensible parties until f says that it is enough.
func Driven(t testing.TB, seed uint64, seats int, enough func(v nile.View) bool) *play.Play {
	t.Helper()
	return DrivenTo(t, seed, seats, func(p *play.Play) bool { return enough(sight.View(p)) })
}

func DrivenTo(t testing.TB, seed uint64, seats int, enough func(p *play.Play) bool) *play.Play {
	t.Helper()
	var p *play.Play
	driven.Table(t, seed, seats, func(tab *game.Table) bool {
		if p == nil {
			p = local.New(tab, play.Host{})
		}
		p.SitDown()
		return enough(p)
	})
	return p
}

// stillPrefs have no animations, so that tests need not wait.
func stillPrefs() desk.Preferences {
	p := desk.DefaultPreferences()
	p.Animations = false
	return p
}

// seat puts a board on a stage.
func SeatAt(t testing.TB, p *play.Play, b *board.Board, w, h, scale float64) *uitest.Stage {
	a := render.New(render.Hooks{}, stillPrefs())
	a.Resize(w, h, 1)
	return uitest.New(t, w, h, scale, func(c *ui.Context) {
		c.Keys = keys.Set().UsualKeys()
		b.Frame(c, a)
	})
}

func BoardOf(t testing.TB, seed uint64, enough func(nile.View) bool) (*play.Play, *board.Board, *uitest.Stage) {
	p := Driven(t, seed, 2, enough)
	b := board.NewBoard(p, book.PagesOf(p))
	return p, b, SeatAt(t, p, b, 1280, 800, 1)
}

// risky and safe are the first steps with and without a risk.
func StepWith(t testing.TB, p *play.Play, risk bool) game.Choice {
	t.Helper()
	for _, c := range p.Choices() {
		if c.Kind == nile.Move && (c.Odds.Num > 0) == risk {
			return c
		}
	}
	t.Fatalf("no step with risk %v here", risk)
	return game.Choice{}
}
