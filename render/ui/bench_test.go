package ui_test

import (
	"fmt"
	"testing"

	"sourceofthenile/render/ui"
)

// busy is a screen with as much on it as the fullest of the game: forty rows
// with a button, figures and a cited rule, and running text.
func busy(c *ui.Context) {
	c.Desk()
	for i := range 40 {
		y := 10 + 19*float64(i)
		label := fmt.Sprint("Row ", i)
		if i < 20 {
			label = "_" + string(rune('A'+i)) + " " + label
		}
		c.Button(ui.R(10, y, 160, 18), ui.Button{Label: label, Tip: ui.Plain("What it is for, in a sentence. Rule 9.12")})
		for j := range 4 {
			c.Text(ui.R(180+70*float64(j), y, 60, 18), fmt.Sprint(100+i*j), ui.Body)
		}
		c.Text(ui.R(470, y, 60, 18), "9.12", ui.RuleRef)
	}
	c.Paragraph(ui.R(560, 20, 400, 0), ui.Rich{
		ui.T("A sentence that is long enough for its lines to be broken several times, so that setting it is work: "), ui.RuleSpan("Rule 22.7"),
		ui.T(" and it goes on for a while, as the rules do, until there is nothing left to tell of it."),
	}, ui.Body)
}

// BenchmarkFrame is one frame of a full screen with the pointer beside
// everything; BenchmarkFrameTip one with a tip.
func BenchmarkFrame(b *testing.B)    { frames(b, ui.Point{X: 1200, Y: 780}) }
func BenchmarkFrameTip(b *testing.B) { frames(b, ui.Point{X: 50, Y: 310}) }

func frames(b *testing.B, at ui.Point) {
	mem := ui.NewMemory()
	for n := range b.N {
		c := ui.Begin(mem, ui.Input{Now: float64(n), Mouse: at, Inside: true}, 1280, 800, 1)
		busy(c)
		c.End()
	}
}
