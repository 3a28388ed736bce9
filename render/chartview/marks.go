package chartview

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/page"
)

// markKind is how a hex is marked above the chart.
type markKind uint8

// The marks.
const (
	MarkLegal  markKind = iota // can be chosen
	MarkPicked                 // is about to be entered
	MarkHover                  // can be chosen, and is pointed at
	MarkBarred                 // cannot be chosen, and is pointed at
	MarkWay                    // lies on a way that is shown
	MarkGoal                   // is spoken of, far off
	markHere                   // where a counter stands
	markKinds
)

// Mark is a mark on a hex, or on a part of an area of several.
type Mark struct {
	At   hexmap.ID
	Kind markKind
	Open hexmap.DirSet // sides without a line: the area goes on there
}

// Area marks some hexes as one, with a line along its border alone.
func Area(m *hexmap.Map, of []hexmap.ID, k markKind) []Mark {
	out := make([]Mark, len(of))
	for i, id := range of {
		out[i] = Mark{At: id, Kind: k}
		for _, d := range hexmap.Dirs {
			if slices.Contains(of, m.Near(id, d)) {
				out[i].Open |= d.Set()
			}
		}
	}
	return out
}

// markLook is a crayon line just inside the edge of a hex, and a wash within.
type markLook struct {
	line         color.RGBA
	width        float64 // hex sides
	strength     float64 // of the line, 0 to 1
	wash, dashed float64 // wash: strength within; dashed: how many dashes, 0 none
}

var markLooks = [markKinds]markLook{
	MarkLegal:  {line: color.RGBA{0xa8, 0x5f, 0x14, 255}, width: 0.085, strength: 0.80, wash: 0.10},
	MarkHover:  {line: color.RGBA{0x9c, 0x4d, 0x0c, 255}, width: 0.13, strength: 0.95, wash: 0.22},
	MarkPicked: {line: color.RGBA{0x8a, 0x1f, 0x1f, 255}, width: 0.15, strength: 1, wash: 0.20},
	MarkBarred: {line: color.RGBA{0x4a, 0x40, 0x34, 255}, width: 0.075, strength: 0.75, dashed: 30},
	MarkWay:    {line: color.RGBA{0x2f, 0x4f, 0x7a, 255}, width: 0.10, strength: 0.9, wash: 0.10, dashed: 18},
	MarkGoal:   {line: color.RGBA{0x8a, 0x1f, 0x1f, 255}, width: 0.16, strength: 1, wash: 0.12, dashed: 12},
	markHere:   {line: color.RGBA{0x2b, 0x21, 0x18, 255}, width: 0.06, strength: 0.55},
}

// washColour is laid lightly within a hex that can be chosen.
var washColour = color.RGBA{0xff, 0xf2, 0xc8, 255}

type markPicture struct {
	kind  markKind
	open  hexmap.DirSet
	scale float64
}

// markImages are used by the game loop alone, while it draws.
var markImages = map[markPicture]*ebiten.Image{}

// drawMark draws a mark with its middle at x, y.
func drawMark(dst *ebiten.Image, m Mark, scale, x, y float64) {
	key := markPicture{m.Kind, m.Open, scale}
	img := markImages[key]
	if img == nil {
		if len(markImages) > 60 { // many zooms ago
			for _, old := range markImages {
				old.Deallocate()
			}
			clear(markImages)
		}
		img = ebiten.NewImageFromImage(paintMark(m, scale))
		markImages[key] = img
	}
	b := img.Bounds()
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x-float64(b.Dx())/2), math.Round(y-float64(b.Dy())/2))
	dst.DrawImage(img, op)
}

// paintMark paints a mark for hexes with sides of scale pixels.
func paintMark(m Mark, scale float64) *image.RGBA {
	w, h := int(math.Ceil(hexmap.Sqrt3*scale))+2, int(math.Ceil(2*scale))+2
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	look := &markLooks[m.Kind]
	soft := 0.9 / scale // half a pixel each way
	for y := range h {
		for x := range w {
			px, py := (float64(x)+0.5-float64(w)/2)/scale, (float64(y)+0.5-float64(h)/2)/scale
			if insideHex(px, py, 0) < -soft {
				continue
			}
			in := insideHex(px, py, m.Open)
			line := look.lineAt(px, py, in, soft, x, y)
			wash := look.wash * page.Edge(in, 0.03, soft)
			page.BlendPixel(img, x, y, washColour, wash)
			page.BlendPixel(img, x, y, look.line, line)
		}
	}
	return img
}

// insideHex is how far within a hex of side 1 a point lies, below 0 outside, whatever lies
// beyond its open sides.
func insideHex(x, y float64, open hexmap.DirSet) float64 {
	const a = hexmap.Sqrt3 / 2
	far := -1.0 // that of no side
	for _, d := range hexmap.Dirs {
		if open.Has(d) {
			continue
		}
		tox, toy := hexmap.Hex{}.Neighbour(d).Centre()
		far = max(far, (x*tox+y*toy)/hexmap.Sqrt3)
	}
	return a - far
}

// lineAt is how much of the line lies on a point.
func (l *markLook) lineAt(px, py, in, soft float64, x, y int) float64 {
	a := math.Atan2(py, px)
	wobble := 0.012*math.Sin(5*a+1) + 0.010*math.Sin(11*a)
	from := 0.045 + wobble
	on := page.Edge(in, from, soft) * (1 - page.Edge(in, from+l.width*(1+0.18*math.Sin(7*a+2)), soft))
	if l.dashed > 0 {
		on *= page.Edge(math.Sin(a*l.dashed), 0, 0.35)
	}
	if on == 0 {
		return 0
	}
	return on * l.strength * (0.62 + 0.38*tooth(x, y))
}

// tooth is the grain of the paper under a crayon, 0 to 1.
func tooth(x, y int) float64 {
	n := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77
	n ^= n >> 15
	n *= 0x2C1B3C6D
	n ^= n >> 12
	return float64(n&0xffff) / 0xffff
}
