package chart

import (
	"cmp"
	"image"
	"math"
	"slices"
)

// PortName is a port and the places where its name may stand, for who shows a
// part of the chart and sets the names so that its edge cuts none. Everything
// is in hex sides from the paper's north-west corner.
type PortName struct {
	Text   string
	X, Y   float64
	Places []NamePlace // the first is where the chart itself has it
}

// NamePlace is what a name covers in one of its places.
type NamePlace struct{ X0, Y0, X1, Y1 float64 }

// nameOnName is the cost from which a name lies on another, on a port or on a plate.
const nameOnName = 20

// PortNames are the ports of the whole chart with the places of their names:
// none of these lies on a name that stands in its first place.
func (p *Painter) PortNames() []PortName { return p.named }

// findPlaces finds these for the setting of the whole chart.
func (p *Painter) findPlaces() []PortName {
	var all []box
	for i := range p.ports {
		n := &p.ports[i]
		all = append(all, box{n.at.X, n.at.Y, n.at.X, n.at.Y}.grow(0.26))
	}
	all = append(all, p.setting.taken()...)
	var out []PortName
	for i := range p.ports {
		n := &p.ports[i]
		if n.name == "" {
			continue
		}
		taken := slices.Clone(all)
		for j := range p.ports {
			if j != i {
				taken = append(taken, p.ports[j].box)
			}
		}
		type place struct {
			box  box
			cost float64
		}
		var places []place
		w := n.box.x1 - n.box.x0
		for k := range namePlaces {
			b := namedAt(n.name, n.at, w, k).box
			if cost := p.nameCost(b, p.setting.in, taken, i) + 0.12*float64(k); b != n.box && cost < nameOnName {
				places = append(places, place{b, cost})
			}
		}
		slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(a.cost, b.cost) })
		q := PortName{Text: n.name, X: n.at.X - p.sheet.x0, Y: n.at.Y - p.sheet.y0}
		for _, b := range append([]place{{box: n.box}}, places...) {
			q.Places = append(q.Places, NamePlace{b.box.x0 - p.sheet.x0, b.box.y0 - p.sheet.y0, b.box.x1 - p.sheet.x0, b.box.y1 - p.sheet.y0})
		}
		out = append(out, q)
	}
	return out
}

// PortNameEm is the height of a port's name at a scale, in pixels: 0 where it
// is too small to be set.
func PortNameEm(scale float64) float64 {
	if em := nameSize * scale; em >= nameLeast {
		return em
	}
	return 0
}

// PaintPortName paints a port's name alone, over what dst has already (nothing,
// for a sprite), its middle at x, y.
func (p *Painter) PaintPortName(dst *image.RGBA, x, y, em float64, text string) {
	p.canvas(dst, dst.Rect, em/nameSize).writeAt(portNameIn(p.faces, text, em, atMiddle), pt{x, y})
}

// nameLeast is the height from which a port's name can be read, in pixels.
const nameLeast = 7

// portNameIn is how a port's name is written.
func portNameIn(f *faces, text string, em float64, a align) writing {
	return writing{face: f.names, text: text, em: em, track: 0.01, align: a, col: darkSepia, alpha: 255, halo: 225}
}

// PortNameSize is how many pixels a name needs, its halo included.
func (p *Painter) PortNameSize(text string, em float64) (w, h int) {
	return 2 * int(math.Ceil(p.faces.names.width(text, 0.01)*em/2+em*0.4+4)), 2 * int(math.Ceil(em*0.9+4))
}
