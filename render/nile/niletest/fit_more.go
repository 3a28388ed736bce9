package niletest

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/export"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Screens that come by doing something on another one, for the tests that put
// every screen into every window.
func init() {
	add := func(name, game string, do func(t testing.TB, p *play.Play, s *screens.TableScene, st *uitest.Stage)) {
		Afterwards[name] = Afterward{game, do}
	}
	ended := func(t testing.TB, p *play.Play, _ *screens.TableScene, st *uitest.Stage) {
		end, ok := sight.Find(p, nile.EndTravel, -1, -1)
		if !ok || !local.Do(p, end.Command(0)) {
			t.Fatal("the march cannot end")
		}
		st.Move(ui.Point{X: 5, Y: 5})
		st.Wait(0.1)
	}
	add("month", "marching", ended)
	add("month of a party", "canoes", ended)
	round := func(t testing.TB, p *play.Play, s *screens.TableScene, st *uitest.Stage) {
		ended(t, p, s, st)
		Pass(st)
		st.Wait(0.1)
	}
	add("what happened", "marching", round)
	add("what happened to a party", "canoes", round)
	for name, way := range map[string][2]string{"a seat between sittings": {"sitting", "seat 0"}, "somebody new": {"sitting of two", "somebody joins"}} {
		add(name, way[0], func(_ testing.TB, _ *play.Play, _ *screens.TableScene, st *uitest.Stage) {
			st.Click("sitting/" + way[1])
			st.Wait(0.6)
		})
	}
	Games["marching"] = func(t testing.TB) *play.Play {
		b := NewBot(t, NewGame(t, 6, 100, longNames()[:2]...), 2)
		b.Hungry = true
		return b.Until(PhaseIs(nile.Travelling))
	}
}

// Overlaid are screens that lie on the screen of a game, by what makes them.
var Overlaid = map[string]func(d *Saloon, p *play.Play) desk.Screen{
	"this sitting": func(_ *Saloon, p *play.Play) desk.Screen {
		s, _ := home.NewThisSitting(p)
		return s
	},
	"open to others": func(d *Saloon, p *play.Play) desk.Screen {
		d.Program.Hosting = house{}
		return menu.NewHosting(d.Program, p)
	},
	"opened to others": func(d *Saloon, p *play.Play) desk.Screen {
		d.Program.Hosting = house{open: true}
		return menu.NewHosting(d.Program, p)
	},
	"said at a table":    func(*Saloon, *play.Play) desk.Screen { return menu.NewTableTalk(parlour{}) },
	"rules on the board": func(_ *Saloon, _ *play.Play) desk.Screen { return menu.NewRules(screens.Game{}, "9") },
	"export":             func(d *Saloon, p *play.Play) desk.Screen { return export.New(d.App, p, d.Exports, screens.Game{}) },
	"pause on the board": func(d *Saloon, p *play.Play) desk.Screen {
		return menu.NewPause(d.Program, screens.Game{}, p)
	},
	"pause at an open table": func(d *Saloon, p *play.Play) desk.Screen {
		d.Program.Beside, d.Program.Hosting = parlour{}, house{open: true}
		return menu.NewPause(d.Program, screens.Game{}, p)
	},
	"what can be taken back": func(_ *Saloon, p *play.Play) desk.Screen { return menu.NewHistory(screens.Game{}, p) },
	"who plays in this game": func(_ *Saloon, p *play.Play) desk.Screen { return menu.NewSeating(tell.Opponents(), p) },
	"what happened last time": func(_ *Saloon, p *play.Play) desk.Screen {
		s, ok := screens.Game{}.Recap(p)
		if !ok {
			panic("nothing happened")
		}
		return s
	},
	"the chart looked at": func(_ *Saloon, p *play.Play) desk.Screen { return board.NewChartLook(p, book.PagesOf(p)) },
}

// Laid is such a screen on its stage.
func Laid(t *testing.T, name string, z uitest.Size) (*Saloon, *uitest.Stage) {
	t.Helper()
	p := SitAt(t, "marching")
	d, _ := TableOf(p)
	d.Size(z)
	d.Push(Overlaid[name](d, p))
	return d, d.Stage(t)
}
