package vmtest

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// controller is what is plugged in, under the name its maker gave it.
const controller = "Xbox Wireless Controller"

// PadPress presses a button of the controller and lets it go. The first press plugs it in.
func (g *Guest) PadPress(b ebiten.StandardGamepadButton) {
	g.t.Helper()
	g.pad(map[ebiten.StandardGamepadButton]bool{b: true}, 0, 0)
	g.Ticks(2)
	g.pad(nil, 0, 0)
	g.Ticks(2)
}

// PadPush pushes the left stick of the controller for so many ticks, right and down up to 1.
func (g *Guest) PadPush(x, y float64, ticks int) {
	g.t.Helper()
	g.pad(nil, x, y)
	g.Ticks(ticks)
	g.pad(nil, 0, 0)
	g.Ticks(2)
}

// PadPull pulls the controller out.
func (g *Guest) PadPull() {
	g.t.Helper()
	g.vm.UpdateGamepads(nil)
	g.Ticks(2)
}

// pad tells the program of the controller: what of it is held, and how far its left stick is pushed.
func (g *Guest) pad(held map[ebiten.StandardGamepadButton]bool, x, y float64) {
	s := vmhost.GamepadState{
		SDLID: "030000005e040000130b000001050000", Name: controller,
		StandardAxes: map[ebiten.StandardGamepadAxis]float64{
			ebiten.StandardGamepadAxisLeftStickHorizontal: x, ebiten.StandardGamepadAxisLeftStickVertical: y,
			ebiten.StandardGamepadAxisRightStickHorizontal: 0, ebiten.StandardGamepadAxisRightStickVertical: 0,
		},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
	}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		s.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: held[b], Value: map[bool]float64{true: 1}[held[b]]}
	}
	g.vm.UpdateGamepads([]vmhost.GamepadState{s})
}

// Focus is what has the keyboard, which the cross and the shoulders of a controller lead from choice to choice.
func (g *Guest) Focus() (id string) {
	g.sync()
	for l := range strings.Lines(g.out.String()) {
		if rest, ok := strings.CutPrefix(l, "focus "); ok {
			id, _ = strconv.Unquote(strings.TrimSpace(rest))
		}
	}
	return id
}

// PadTo walks along the choices by the right shoulder to the one with this ID, and presses the button below.
func (g *Guest) PadTo(id string) {
	g.t.Helper()
	for n := 0; g.Focus() != id; n++ {
		if n == mostChoices {
			g.t.Fatalf("the shoulder never comes to %q\n%s", id, g.out)
		}
		g.PadPress(ebiten.StandardGamepadButtonFrontTopRight)
	}
	g.PadPress(ebiten.StandardGamepadButtonRightBottom)
	g.Ticks(20)
}

// mostChoices is how many a screen has at most.
const mostChoices = 200
