package chartview

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/chart"
	"sourceofthenile/render/ui"
)

// The ports' names are set above the tiles, so that the edge of the view cuts
// none: there a name stands on the other side of its port, and where the port
// itself is out of view, it has no name. A name that has moved stays where it
// is until it would be cut again, or its own place is well within the view: so
// nothing flickers while the chart is dragged.

const (
	nameUnset = -2 // nothing has been decided yet
	nameNone  = -1 // left out
	nameEdge  = 3  // between a name and the edge of the view, in units
	nameBack  = 28 // and before a name goes back to its own place
)

// setName is a name where it is shown: its middle, in device pixels from the
// view's corner.
type setName struct {
	text string
	x, y float64
}

// nameBoxAt is what a name covers in one of its places, in units of the screen.
func (v *View) nameBoxAt(p chart.NamePlace) ui.Rect {
	s, o := v.Side(), v.origin()
	at := func(x float64, o int, from float64) float64 { return (x*s+float64(o))/v.Unit + from }
	x, y := at(p.X0, o.X, v.Rect.X), at(p.Y0, o.Y, v.Rect.Y)
	return ui.R(x, y, (p.X1-p.X0)*s/v.Unit, (p.Y1-p.Y0)*s/v.Unit)
}

// setNames decides where the ports' names stand in the view.
func (v *View) setNames() []setName {
	v.names, v.boxes = v.names[:0], v.boxes[:0]
	if v.Sheet == nil || v.Sheet.Layers&chart.NoNames != 0 || chart.PortNameEm(v.Side()) == 0 {
		return v.names
	}
	if v.named == nil {
		v.named = v.Press.PortNames() // never changes: no lock is needed
		v.nameAt = make([]int, len(v.named))
		for i := range v.nameAt {
			v.nameAt[i] = nameUnset
		}
	}
	for i := range v.named {
		k := v.nameFor(i, v.boxes)
		v.nameAt[i] = k
		if k == nameNone {
			continue
		}
		b := v.nameBoxAt(v.named[i].Places[k])
		v.boxes = append(v.boxes, b)
		mid := b.Centre()
		v.names = append(v.names, setName{v.named[i].Text, (mid.X - v.Rect.X) * v.Unit, (mid.Y - v.Rect.Y) * v.Unit})
	}
	return v.names
}

// NameBoxes are what the ports' names cover that were shown last, in units of the screen.
func (v *View) NameBoxes() []ui.Rect { return v.boxes }

// ToRead are the boxes of what is to be read, or stands, on the hexes beside the counter whose turn it is, and of the
// ports' names, in units of the screen.
func (v *View) ToRead() []ui.Rect {
	out := slices.Clone(v.boxes)
	if v.tiles != nil && v.Sheet != nil {
		_, reads := v.tiles.spotsOf(v.Sheet)
		for _, r := range reads {
			out = append(out, v.nameBoxAt(r))
		}
	}
	return out
}

// nameFor is the place for a port's name, clear of names that stand already.
func (v *View) nameFor(i int, there []ui.Rect) int {
	p, was := &v.named[i], v.nameAt[i]
	s, o := v.Side(), v.origin()
	port := ui.Point{X: (p.X*s+float64(o.X))/v.Unit + v.Rect.X, Y: (p.Y*s+float64(o.Y))/v.Unit + v.Rect.Y}
	in := v.Rect
	if was == nameNone {
		in = in.Inset(nameEdge * 2) // comes into view a little later than it goes
	}
	if !in.Contains(port) {
		return nameNone
	}
	fits := func(k int, edge float64, clear bool) bool {
		b := v.nameBoxAt(p.Places[k])
		if in := b.Intersect(v.Rect.Inset(edge)); b.W-in.W > 0.01 || b.H-in.H > 0.01 {
			return false
		}
		for _, o := range there {
			if k > 0 && b.Overlaps(o) { // their own places are clear of each other
				return false
			}
		}
		return !clear || !slices.ContainsFunc(v.Over, b.Overlaps)
	}
	if was >= 0 && fits(was, nameEdge, true) && (was == 0 || !fits(0, nameBack, true)) {
		return was
	}
	for _, clear := range [...]bool{true, false} { // a name half hidden says more than none
		for _, edge := range [...]float64{nameBack / 2, nameEdge} {
			for k := range p.Places {
				if fits(k, edge, clear) {
					return k
				}
			}
		}
	}
	return nameNone
}

// drawNames draws the names as they have been set.
func (v *View) drawNames(dst *ebiten.Image, px image.Rectangle, names []setName) {
	em := chart.PortNameEm(v.Side())
	for _, n := range names {
		img := v.tiles.name(n.text, em)
		if img == nil {
			continue
		}
		b := img.Bounds()
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(math.Round(float64(px.Min.X)+n.x-float64(b.Dx())/2), math.Round(float64(px.Min.Y)+n.y-float64(b.Dy())/2))
		dst.DrawImage(img, op)
	}
}
