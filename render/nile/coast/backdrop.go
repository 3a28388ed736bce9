package coast

import (
	"image"
	"image/color"
	"math"
	"strings"
	"unicode/utf8"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Named is from how wide a window on the seas have their names, in units.
const Named = 1200

// Backdrop covers the window with the chart. Names that would begin left of from
// are left out: something lies there.
func Backdrop(c *ui.Context, from float64) {
	page.Cover(c, "backdrop", plate(c.Scale))
	if c.W > Named {
		names(c, from)
	}
}

// BehindHandOver covers the window while the machine changes hands, and gives the
// room that is left beside the names of the seas.
func BehindHandOver(c *ui.Context) ui.Rect {
	room := c.Screen().Inset(12)
	if c.W > Named {
		room.W = max(600, 0.52*room.W)
	}
	Backdrop(c, room.Middle(page.HandWide(c), 0).Right()+8)
	return room
}

// plate is the chart with its neat-line, at a scale in pixels a unit.
type plate float64

// Paint implements page.Plate; the ink is the chart's own.
func (p plate) Paint(size image.Point, _ engraving.Ink) *image.RGBA {
	img := chart(size.X, size.Y, float64(p))
	page.NeatLine(img, img.Rect, float64(p))
	return img
}

// chart is Africa's coast with a compass rose.
func chart(w, h int, scale float64) *image.RGBA {
	img := paintCoast(w, h, scale)
	v := viewIn(float64(w), float64(h))
	x, y := v.at(4, 54)
	rose(img, x, y, 6.5*v.k, scale)
	return img
}

// nameHalf is half of what the longest word of a sea's name takes, in the coast's
// plane.
const nameHalf = 5.4

// names writes the few names on the chart, those that begin right of from.
func names(c *ui.Context, from float64) {
	v := viewIn(c.W, c.H)
	faint := color.RGBA{0x2a, 0x20, 0x14, 0x70} // premultiplied
	sea := color.RGBA{0x28, 0x40, 0x48, 0xb0}
	say := words.In(tell.Words()).Say
	for _, n := range []struct {
		lines []string
		x, y  float64
		size  float64
		down  float64 // from line to line
		ink   color.RGBA
	}{
		{[]string{say("chart.unknown")}, 29, 24.5, 3.2, 0, faint},
		{strings.Fields(say("chart.sea.ethiopic")), 6.5, 40, 2.1, 3, sea},
		{strings.Fields(say("chart.sea.indian")), 50.6, 29.8, 1.75, 2.5, sea},
	} {
		st := ui.Style{Face: ui.Engraved, Size: max(15, n.size*v.k), Colour: n.ink, Align: ui.Centre}
		for i, line := range n.lines {
			text := ui.Spaced(capitalised(line))
			x, y := v.at(n.x, n.y+n.down*float64(i))
			w := c.TextWidth(text, st) + 2
			if left, _ := v.at(n.x-nameHalf, 0); min(left, x-w/2) < from {
				continue // with all of its name, or none
			}
			c.Text(ui.R(x-w/2, y-st.Size, w, 2*st.Size), text, st)
		}
	}
}

// capitalised is a name with small letters after the first of each word.
func capitalised(name string) string {
	all := strings.Fields(name)
	for i, w := range all {
		_, n := utf8.DecodeRuneInString(w)
		all[i] = w[:n] + strings.ToLower(w[n:])
	}
	return strings.Join(all, " ")
}

// rose draws a compass rose of 16 points, faintly, and rhumb lines from it.
func rose(img *image.RGBA, cx, cy, r, scale float64) {
	reach := math.Hypot(float64(img.Bounds().Dx()), float64(img.Bounds().Dy()))
	var lines, dark, light [][][2]float64
	for i := range 32 {
		sin, cos := math.Sincos(math.Pi * float64(i) / 16)
		w := 0.5 * scale
		lines = append(lines, [][2]float64{
			{cx + cos*r - sin*w, cy + sin*r + cos*w},
			{cx + cos*reach - sin*w, cy + sin*reach + cos*w},
			{cx + cos*reach + sin*w, cy + sin*reach - cos*w},
			{cx + cos*r + sin*w, cy + sin*r - cos*w},
		})
	}
	for i := range 16 {
		long := r * [...]float64{1, 0.5, 0.72, 0.5}[i%4]
		a := 2 * math.Pi * float64(i) / 16
		half := math.Pi / 16
		waist := r * 0.16
		tip := [2]float64{cx + long*math.Sin(a), cy - long*math.Cos(a)}
		mid := [2]float64{cx, cy}
		dark = append(dark, [][2]float64{mid, tip, {cx + waist*math.Sin(a+half), cy - waist*math.Cos(a+half)}})
		light = append(light, [][2]float64{mid, tip, {cx + waist*math.Sin(a-half), cy - waist*math.Cos(a-half)}})
	}
	paint.Breathe()
	paint.Fill(img, img.Bounds(), color.RGBA{0x07, 0x05, 0x03, 0x1a}, lines...) // sepia at a tenth, premultiplied
	paint.Breathe()
	paint.Fill(img, img.Bounds(), color.RGBA{0x14, 0x0f, 0x0a, 0x44}, dark...)
	paint.Breathe()
	paint.Fill(img, img.Bounds(), color.RGBA{0x05, 0x04, 0x02, 0x14}, light...)
}
