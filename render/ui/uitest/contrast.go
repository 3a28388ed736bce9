package uitest

import (
	"fmt"
	"image/color"
	"math"
	"sync"

	"sourceofthenile/render/ui"
)

// The least contrast of letters with what they stand on, as the guidelines for
// the web reckon it (WCAG 2.2, 1.4.3 and 1.4.6), and for what cannot be had now.
const (
	LeastContrast, LeastGreyed = 4.5, 3.0
	LeastStark                 = 7.0
)

// ContrastFaults lists the texts of a frame that are too faint on the panel or the
// colour below them. What stands on a picture or on the chart is not looked at.
func ContrastFaults(l *ui.List, stark bool) (out []string) {
	for i := range l.Items {
		it := &l.Items[i]
		if it.Kind != ui.TextItem || it.Dim || it.Visible().Empty() {
			continue
		}
		ground, greyed, ok := groundOf(l.Items[:i], it)
		if !ok {
			continue
		}
		letters, least := it.Colour, LeastContrast
		if stark {
			letters, ground, least = ui.Stark(letters), ui.Stark(ground), LeastStark
		}
		if greyed || it.Colour == ui.Ghost {
			least = LeastGreyed
		}
		if r := contrast(letters, ground); r < least {
			out = append(out, fmt.Sprintf("%q is %.1f:1 (%v on %v), not %.1f:1", it.Text, r, letters, ground, least))
		}
	}
	return out
}

// groundOf is the colour a text stands on, of what was drawn before it.
// greyed: a button or field below it cannot be had now.
func groundOf(below []ui.Item, it *ui.Item) (c color.RGBA, greyed, ok bool) {
	at := ui.Point{X: it.Ink.X + it.Ink.W/2, Y: it.Ink.Y + it.Ink.H/2}
	for i := len(below) - 1; i >= 0; i-- {
		b := &below[i]
		if !b.Visible().Contains(at) {
			continue
		}
		switch b.Kind {
		case ui.FillItem:
			if b.Rect.H < it.Ink.H {
				continue // a line
			}
			if b.Colour.A != 255 {
				return color.RGBA{}, false, false
			}
			return b.Colour, greyed, true
		case ui.PanelItem:
			greyed = greyed || b.State&ui.Greyed != 0
			if g := panelGround(b); g.A != 0 {
				return g, greyed, true
			}
		case ui.PictureItem, ui.ImageItem, ui.CustomItem, ui.SignItem:
			return color.RGBA{}, false, false
		}
	}
	return color.RGBA{}, false, false
}

// grounds are the panels' colours, each reckoned once; no colour for those that
// let through what they lie on.
var grounds sync.Map // panel, state → color.RGBA

func panelGround(b *ui.Item) color.RGBA {
	key := [2]int{int(b.Panel), int(b.State)}
	if g, ok := grounds.Load(key); ok {
		return g.(color.RGBA)
	}
	g, _ := ui.Ground(b.Panel, b.State)
	grounds.Store(key, g)
	return g
}

// contrast is how far two colours are apart, 1 to 21.
func contrast(a, b color.RGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.RGBA) float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.03928 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}
