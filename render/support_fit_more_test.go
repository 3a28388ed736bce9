package render

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Screens that come by doing something on another one, for the tests that put
// every screen into every window.
func init() {
	add := func(name, game string, do func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)) {
		afterwards[name] = struct {
			game string
			do   func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)
		}{game, do}
	}
	ended := func(t testing.TB, p *Play, _ *tableScene, st *uitest.Stage) {
		end, ok := p.Find(nile.EndTravel, -1, -1)
		if !ok || !p.Do(end, 0) {
			t.Fatal("the march cannot end")
		}
		st.Move(ui.Point{X: 5, Y: 5})
		st.Wait(0.1)
	}
	add("month", "marching", ended)
	add("month of a party", "canoes", ended)
	games["marching"] = func(t testing.TB) *Play {
		b := newBot(t, newGame(t, 6, 100, longNames()[:2]...), 2)
		b.hungry = true
		return b.until(phaseIs(nile.Travelling))
	}
}

// overlaid are screens that lie on the screen of a game, by what makes them.
var overlaid = map[string]func(d *saloon, p *Play) Screen{
	"rules on the board": func(_ *saloon, _ *Play) Screen { return NewRules("9") },
	"export":             func(d *saloon, p *Play) Screen { return NewExport(d.App, p, d.exports) },
	"pause on the board": func(d *saloon, p *Play) Screen {
		return NewPause(d.program, func(a Desk) Screen { return NewExport(a, p, d.exports) })
	},
	"the chart looked at": func(_ *saloon, p *Play) Screen { return NewChartLook(p, PagesOf(p)) },
}

// laid is such a screen on its stage.
func laid(t *testing.T, name string, z uitest.Size) (*saloon, *uitest.Stage) {
	t.Helper()
	p := sitAt(t, "marching")
	d, _ := tableOf(p)
	d.size(z)
	d.Push(overlaid[name](d, p))
	return d, d.stage(t)
}
