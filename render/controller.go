package render

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// Whatever controller is plugged in, at any time, plays: who sits at the table passes it on.

// padButtons are the buttons as Ebitengine has them.
var padButtons = [ui.PadButtons]ebiten.StandardGamepadButton{
	ui.PadSouth: ebiten.StandardGamepadButtonRightBottom, ui.PadEast: ebiten.StandardGamepadButtonRightRight,
	ui.PadWest: ebiten.StandardGamepadButtonRightLeft, ui.PadNorth: ebiten.StandardGamepadButtonRightTop,
	ui.PadUp: ebiten.StandardGamepadButtonLeftTop, ui.PadDown: ebiten.StandardGamepadButtonLeftBottom,
	ui.PadLeft: ebiten.StandardGamepadButtonLeftLeft, ui.PadRight: ebiten.StandardGamepadButtonLeftRight,
	ui.PadShoulderLeft: ebiten.StandardGamepadButtonFrontTopLeft, ui.PadShoulderRight: ebiten.StandardGamepadButtonFrontTopRight,
	ui.PadTriggerLeft: ebiten.StandardGamepadButtonFrontBottomLeft, ui.PadTriggerRight: ebiten.StandardGamepadButtonFrontBottomRight,
	ui.PadStart: ebiten.StandardGamepadButtonCenterRight, ui.PadSelect: ebiten.StandardGamepadButtonCenterLeft,
}

// byController adds what a controller does.
func (a *App) byController(in *ui.Input) {
	if a.list != nil {
		a.hand.pad.Keys = a.Keys()
		a.hand.pad.Read(in, a.hand.controllers(), a.list)
	}
}

// controllers is what all controllers do together that are plugged in and laid out as most are. The make
// is that of the one in use, or the last.
func (h *hand) controllers() (s ui.PadState) {
	h.pads = ebiten.AppendGamepadIDs(h.pads[:0])
	for _, id := range h.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		used := false
		for b, of := range padButtons {
			if ebiten.IsStandardGamepadButtonPressed(id, of) {
				s.Down[b], used = true, true
			}
		}
		stick := func(to *ui.Point, x, y ebiten.StandardGamepadAxis) {
			at := ui.Point{X: ebiten.StandardGamepadAxisValue(id, x), Y: ebiten.StandardGamepadAxisValue(id, y)}
			if at.X*at.X+at.Y*at.Y > to.X*to.X+to.Y*to.Y {
				*to = at
			}
		}
		stick(&s.Left, ebiten.StandardGamepadAxisLeftStickHorizontal, ebiten.StandardGamepadAxisLeftStickVertical)
		stick(&s.Right, ebiten.StandardGamepadAxisRightStickHorizontal, ebiten.StandardGamepadAxisRightStickVertical)
		if used || s.Make == ui.NoPad {
			s.Make = padMake(ebiten.GamepadName(id))
		}
	}
	return s
}

// padMake is whose letters a controller has, by its name.
func padMake(name string) ui.PadMake {
	name = strings.ToLower(name)
	for of, words := range [...][]string{
		ui.PadShapes: {"playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"},
		ui.PadBAYX:   {"nintendo", "switch", "joy-con", "wii"},
	} {
		for _, w := range words {
			if strings.Contains(name, w) {
				return ui.PadMake(of)
			}
		}
	}
	return ui.PadABXY
}
