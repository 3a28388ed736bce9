package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
)

// The machine has changed hands by Space, or a page has been closed by Esc: nothing is told of
// the hex that happens to lie below the pointer until that has moved.
func TestNothingIsToldOfAHexThatNobodyPointsAt(t *testing.T) {
	p := niletest.SitAt(t, "marching")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	st.Wait(1)
	var to ui.Point
	for _, c := range p.Choices() {
		if c.Kind == nile.Move {
			to = s.Board.Chart.HexRect(s.Board.Ordered(sight.View(p))[0]).Centre()
		}
	}
	if to == (ui.Point{}) {
		t.Fatal("there is nowhere to go")
	}
	expect := func(when string, told bool) {
		t.Helper()
		st.Wait(1)
		if got := !s.Board.Tip.Empty() || st.Has("entering it"); got != told {
			t.Errorf("%s: something is told: %v, want %v", when, got, told)
		}
	}
	pointAgain := func() {
		st.Move(ui.Point{X: to.X + 8, Y: to.Y})
		st.Move(to)
	}
	st.Move(to)
	expect("the pointer is there", true)

	p.StandUp()
	d.Refresh()
	st.Wait(0.2)
	niletest.WantScreen(t, s, screens.HandScreen)
	st.Wait(desk.GuardTime)
	st.Key(ebiten.KeySpace)
	for s.At.Screen == screens.SinceScreen {
		niletest.Pass(st)
	}
	niletest.WantScreen(t, s, screens.BoardScreen)
	expect("the machine has changed hands", false)
	pointAgain()
	expect("somebody points", true)

	st.Key(ebiten.KeyJ)
	st.Wait(desk.GuardTime + 0.1)
	st.Move(ui.Point{X: to.X + 90, Y: to.Y + 90})
	st.Move(to)
	st.Key(ebiten.KeyEscape)
	st.Wait(0.1)
	if d.Top() != desk.Screen(s) {
		t.Fatalf("Esc leads to %s", d.Top().Name())
	}
	expect("the journal has been closed", false)
	pointAgain()
	expect("somebody points again", true)
}
