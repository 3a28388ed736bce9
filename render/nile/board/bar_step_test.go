package board_test

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// While the end of a month is told, with its dice and its card, the bar is at the step
// that is told (8.3 (4)), not at the march that it came of.
func TestRule8_TheBarIsAtTheStepThatIsTold(t *testing.T) {
	seen := map[int]bool{}
	for seed := range uint64(8) {
		p := niletest.Driven(t, 5+seed, 2, driven.Marching)
		b := board.NewBoard(p, book.PagesOf(p))
		a := render.New(render.Hooks{}, desk.DefaultPreferences())
		a.Resize(1280, 800, 1)
		st := uitest.New(t, 1280, 800, 1, func(c *ui.Context) { b.Frame(c, a) })
		st.Wait(0.1)
		end, ok := sight.Find(p, nile.EndTravel, -1, -1)
		if !ok || !local.Do(p, end.Command(0)) {
			continue
		}
		for range 600 {
			st.Wait(1.0 / 30)
			all := p.Last()
			if !p.Beats().Playing() || p.Beats().Told() >= len(all) {
				break
			}
			want := -1
			switch e := all[p.Beats().Told()]; e.Kind {
			case nile.Hunted, nile.BigGame, nile.Nursed, nile.Recovery:
				want = board.StepHunt
			case nile.FindMade, nile.NothingFound:
				want = board.StepFinds
			case nile.CardDrawn:
				if nile.As[nile.CardDrawnEvent](e).For == nile.ForBonus {
					want = board.StepFinds
				}
			}
			if want < 0 {
				continue
			}
			seen[want] = true
			if got := b.Bar(sight.Told(p)).Step; got != want {
				t.Fatalf("seed %d: the bar is at step %d, told is step %d", seed, got, want)
			}
		}
	}
	if len(seen) < 2 {
		t.Errorf("only steps %v were told", seen)
	}
}

// A click on the points above the board opens the page of points and records.
func TestTheScoresOpenTheirPage(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	b := board.NewBoard(p, book.PagesOf(p))
	a := render.New(render.Hooks{}, desk.DefaultPreferences())
	a.Resize(1280, 800, 1)
	st := uitest.New(t, 1280, 800, 1, func(c *ui.Context) { b.Frame(c, a) })
	st.Wait(0.1)
	st.Click("bar/points-2")
	st.Wait(0.1)
	if top := a.Top(); top == nil || top.Name() != "points" {
		t.Errorf("there opens %v, want the points", top)
	}
}
