package ui_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Figures stand in the order in which they were typed, whatever the window makes of their keys in a frame that
// takes long, and however slowly they come, until the number is left.
func TestStepperFiguresStandAsTyped(t *testing.T) {
	n := 0
	s := uitest.New(t, 300, 200, 1, func(c *ui.Context) {
		c.Stepper(ui.R(10, 10, ui.StepperW, 26), ui.Stepper{ID: "gifts", Max: 600}, &n)
		c.Button(ui.R(10, 60, 100, 26), ui.Button{Label: "Other"})
	})
	want := func(w int, what string) {
		t.Helper()
		if n != w {
			t.Errorf("%s make %d, want %d", what, n, w)
		}
	}
	zero, one, seven := ui.Press{Key: ebiten.KeyDigit0}, ui.Press{Key: ebiten.KeyDigit1}, ui.Press{Key: ebiten.KeyDigit7}
	s.Key(ebiten.KeyTab)
	s.Do(ui.Input{Keys: []ui.Press{zero, one, seven}, Runes: []rune("170")})
	want(170, "1, 7 and 0 in one frame")
	s.Key(ebiten.KeyBackspace)
	s.Do(ui.Input{Keys: []ui.Press{one}, Runes: []rune("1")})
	s.Do(ui.Input{Keys: []ui.Press{zero, seven}, Runes: []rune("70")})
	want(170, "1, then 7 and 0 in one frame")
	s.Key(ebiten.KeyDelete)
	s.Do(ui.Input{Keys: []ui.Press{zero, one}, Runes: []rune("100")})
	want(100, "1 and twice 0 in one frame")
	s.Key(ebiten.KeyEnter)
	for _, f := range "170" {
		s.Type(string(f))
		s.Wait(3)
	}
	want(170, "1, 7 and 0, three seconds apart,")
	s.Type("9")
	want(600, "170 and a 9, of 600 at most,")
	s.Key(ebiten.KeyTab)
	s.Wait(1)
	s.Chord(ui.Chord{Key: ebiten.KeyTab, Shift: true})
	s.Type("25")
	want(25, "2 and 5, after it was left,")
}
