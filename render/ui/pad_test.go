package ui_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// padStage is a screen of three buttons in a row above a red one, and a number, played by controller.
type padStage struct {
	*uitest.Stage
	pad  ui.Pad
	said []string
	n    int
}

func newPadStage(t *testing.T) *padStage {
	p := &padStage{n: 5}
	p.Stage = uitest.New(t, 800, 600, 1, func(c *ui.Context) {
		for i, name := range []string{"one", "two", "three"} {
			if c.Button(ui.R(float64(100+200*i), 100, 120, 30), ui.Button{Label: name}) {
				p.said = append(p.said, name)
			}
		}
		c.Stepper(ui.R(100, 200, 120, 30), ui.Stepper{ID: "number", Max: 9}, &p.n)
		if c.Button(ui.R(100, 300, 200, 40), ui.Button{Label: "go", Look: ui.MainLook, Default: true}) {
			p.said = append(p.said, "go")
		}
		c.Paragraph(ui.R(100, 400, 400, 40), ui.Plain("{key:go-on} goes there, {key:back} does not."), ui.Body)
		if c.Back() {
			p.said = append(p.said, "back")
		}
	})
	return p
}

// press presses a button and lets it go.
func (p *padStage) press(b ui.PadButton) {
	s := ui.PadState{Make: ui.PadABXY}
	s.Down[b] = true
	p.ByPad(&p.pad, s)
	p.ByPad(&p.pad, ui.PadState{Make: ui.PadABXY})
}

func (p *padStage) heard(t *testing.T, want ...string) {
	t.Helper()
	if len(p.said) != len(want) {
		t.Fatalf("heard %q, want %q", p.said, want)
	}
	for i := range want {
		if p.said[i] != want[i] {
			t.Fatalf("heard %q, want %q", p.said, want)
		}
	}
	p.said = nil
}

// The cross walks from choice to choice, and past numbers, which it makes more and less; the button below
// sets off what has the keyboard, or the red button, the left one always the red button, the right one goes
// back.
func TestAControllerWalks(t *testing.T) {
	p := newPadStage(t)
	p.press(ui.PadSouth)
	p.heard(t, "go")
	p.press(ui.PadRight) // to the first
	p.press(ui.PadRight)
	p.press(ui.PadSouth)
	p.heard(t, "two")
	p.press(ui.PadWest)
	p.heard(t, "go")
	p.press(ui.PadEast)
	p.heard(t, "back")
	p.press(ui.PadLeft)
	p.press(ui.PadDown)
	if p.List.Focus != "number" {
		t.Fatalf("down from one leads to %q, want the number", p.List.Focus)
	}
	p.press(ui.PadRight)
	p.press(ui.PadRight)
	p.press(ui.PadLeft)
	if p.n != 6 {
		t.Errorf("right, right and left make %d of 5, want 6", p.n)
	}
	p.press(ui.PadDown)
	p.press(ui.PadSouth)
	p.heard(t, "go")
	p.press(ui.PadShoulderLeft)
	p.press(ui.PadUp)
	p.press(ui.PadShoulderLeft)
	p.press(ui.PadSouth)
	p.heard(t, "two")
}

// The stick is a pointer, which settles on the choice it is left near to, and clicks.
func TestAControllerPoints(t *testing.T) {
	p := newPadStage(t)
	for range 12 { // from the middle up and to the left, near the button in the middle
		p.ByPad(&p.pad, ui.PadState{Make: ui.PadABXY, Left: ui.Point{X: -0.2, Y: -1}})
	}
	p.ByPad(&p.pad, ui.PadState{Make: ui.PadABXY})
	p.press(ui.PadSouth)
	p.heard(t, "two")
	p.press(ui.PadLeft) // the cross takes over again
	p.press(ui.PadSouth)
	p.heard(t, "one")
}

// What a text says of the keys that nobody changes is said of the controller where one is held.
func TestATextSpeaksOfTheController(t *testing.T) {
	on, back, name, of := ui.GoesOnBy, ui.GoesBackBy, ui.PadName, ui.PadOf
	ui.GoesOnBy, ui.GoesBackBy = func(bool) string { return "Space" }, func() string { return "Esc" }
	ui.PadName = func(_ ui.PadMake, b ui.PadButton) string {
		return map[ui.PadButton]string{ui.PadWest: "X!", ui.PadEast: "B!"}[b]
	}
	ui.PadOf = func(keys string) (ui.PadButton, bool) {
		return map[string]ui.PadButton{"Space": ui.PadWest, "Esc": ui.PadEast}[keys], true
	}
	defer func() { ui.GoesOnBy, ui.GoesBackBy, ui.PadName, ui.PadOf = on, back, name, of }()
	p := newPadStage(t)
	p.Wait(0.1)
	p.Want("Space goes there, Esc does not.")
	p.press(ui.PadUp)
	p.Want("X! goes there, B! does not.")
}

// What is written beside a button is what its own button of the controller has on it, as long as that is
// what the player plays with.
func TestAControllerIsWhatIsShown(t *testing.T) {
	name, of := ui.PadName, ui.PadOf
	ui.PadName = func(of ui.PadMake, _ ui.PadButton) string {
		return map[ui.PadMake]string{ui.PadABXY: "X!", ui.PadShapes: "square"}[of]
	}
	ui.PadOf = func(string) (ui.PadButton, bool) { return ui.PadWest, true }
	defer func() { ui.PadName, ui.PadOf = name, of }()
	p := newPadStage(t)
	p.press(ui.PadUp)
	p.Want("X!")
	p.ByPad(&p.pad, ui.PadState{Make: ui.PadShapes})
	p.Want("square")
	p.Key(ebiten.KeyTab)
	in := ui.Input{Keys: []ui.Press{{Key: ebiten.KeyTab}}}
	p.pad.Read(&in, ui.PadState{Make: ui.PadShapes}, p.List)
	if in.Pad != ui.NoPad {
		t.Error("a key was pressed, and the controller is shown still")
	}
}

// On a line of text the button below begins to write: up and down are other letters, right is one more, left
// takes the last back, and either button ends it and sets nothing off. What was proposed gives way to the
// first letter.
func TestAControllerWrites(t *testing.T) {
	name, gone := "Traveller 1", 0
	var pad ui.Pad
	stage := uitest.New(t, 800, 600, 1, func(c *ui.Context) {
		c.TextField(ui.R(100, 100, 300, 34), ui.Field{ID: "name", Label: "Name", Whole: true}, &name)
		if c.Button(ui.R(100, 300, 200, 40), ui.Button{Label: "go", Look: ui.MainLook, Default: true}) || c.Back() {
			gone++
		}
	})
	press := func(all ...ui.PadButton) {
		for _, b := range all {
			s := ui.PadState{Make: ui.PadABXY}
			s.Down[b] = true
			stage.ByPad(&pad, s)
			stage.ByPad(&pad, ui.PadState{Make: ui.PadABXY})
		}
	}
	press(ui.PadDown, ui.PadSouth)
	for _, step := range []struct {
		press []ui.PadButton
		want  string
	}{
		{[]ui.PadButton{ui.PadDown}, "A"},
		{[]ui.PadButton{ui.PadDown, ui.PadDown}, "C"},
		{[]ui.PadButton{ui.PadUp}, "B"},
		{[]ui.PadButton{ui.PadRight, ui.PadDown}, "Bb"},
		{[]ui.PadButton{ui.PadRight, ui.PadUp}, "Bb "},
		{[]ui.PadButton{ui.PadRight}, "Bb A"},
		{[]ui.PadButton{ui.PadLeft, ui.PadLeft}, "Bb"},
		{[]ui.PadButton{ui.PadEast}, "Bb"},
	} {
		if press(step.press...); name != step.want || gone != 0 {
			t.Fatalf("after %v it is %q, want %q; %d set off", step.press, name, step.want, gone)
		}
	}
	if press(ui.PadWest); gone != 1 {
		t.Errorf("%d set off by the red button's, want 1", gone)
	}
	if press(ui.PadDown); name != "Bb" {
		t.Errorf("the cross writes on: %q", name)
	}
}
