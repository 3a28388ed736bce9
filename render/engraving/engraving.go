// Package engraving is the engraver: burin and plate, tones, inks, and what is drawn in
// many pictures, from beasts to boats. Pictures are cut with it line by line, in the manner
// of the wood and steel engravings of the 1820s: opaque shapes laid one over another from
// the distance to the foreground, each hatched with lines that swell with its tone and bend
// with its form, and a faint wash of colour put on by hand. The pictures themselves belong
// to the games; those that several print are in the room stock.
//
// A picture is plain Go into an image.RGBA. It depends on its name, size and
// ink alone, so the same picture is the same bytes each time; whoever shows one
// keeps it (painting takes milliseconds, not microseconds).
package engraving

import (
	"image"
	"image/color"

	"sourceofthenile/render/paint"
)

// Ink is what a picture is printed with.
type Ink struct {
	Line  color.RGBA // the ink of lines
	Paper color.RGBA // what is printed on; its alpha is 255
	Wash  float64    // how strong the hand colouring is, 0 (none) to 1
}

// Sepia is the ink of cards and pages: brown on cream, lightly coloured.
var Sepia = Ink{Line: color.RGBA{0x2e, 0x20, 0x14, 255}, Paper: color.RGBA{0xf1, 0xe6, 0xc9, 255}, Wash: 0.62}

// News is the ink of newsprint: nearly black, not coloured.
var News = Ink{Line: color.RGBA{0x22, 0x1e, 0x1a, 255}, Paper: color.RGBA{0xf1, 0xe8, 0xd0, 255}}

// Smallest and Largest bound the sizes a picture is made for, in pixels. Other
// sizes are painted too, but nobody has looked at them.
var (
	Smallest = image.Pt(96, 60)
	Largest  = image.Pt(900, 500)
)

// layout is how a picture stands in its rectangle.
type layout uint8

const (
	// scene fills the rectangle to its frame: 100 units from the ground's lower
	// edge to the sky's upper, the middle of its width at 0.
	scene layout = iota
	// emblem stands free on the paper: 100 units high, centred, with what
	// matters within 50 units to the left and right.
	emblem
)

// Picture is one that can be printed, in any size and ink. It is made once: the same
// pointer is the same picture. Nil is none.
type Picture struct {
	name   string
	seed   uint32 // of its accidents
	layout layout
	cut    func(b Burin)
}

// Plates are pictures by name: a family, a stroke and a name within it, such as
// "country/jungle".
type Plates map[string]*Picture

// Scenes are pictures that fill their rectangle: 100 units from the ground's lower edge to
// the sky's upper, the middle of the width at 0.
func Scenes(cuts map[string]func(b Burin)) Plates { return plates(scene, cuts) }

// Emblems are pictures that stand free on the paper: 100 units high, centred, with what
// matters within 50 units to the left and right.
func Emblems(cuts map[string]func(b Burin)) Plates { return plates(emblem, cuts) }

func plates(l layout, cuts map[string]func(b Burin)) Plates {
	p := make(Plates, len(cuts))
	for name, cut := range cuts { // in any order: it fills a map
		p[name] = &Picture{name, seedOf(name), l, cut}
	}
	return p
}

// Collect lays pictures together.
func Collect(some ...Plates) Plates {
	all := Plates{}
	for _, s := range some {
		for name, p := range s { // in any order: it fills a map
			if all[name] != nil {
				panic("engraving: drawn twice: " + name)
			}
			all[name] = p
		}
	}
	return all
}

// Name is its name, "" for none.
func (p *Picture) Name() string {
	if p == nil {
		return ""
	}
	return p.name
}

// String is its name: the same each time, so that it can be a part of a key.
func (p *Picture) String() string { return p.Name() }

// StandsFree reports whether it stands free on the paper, without a frame.
func (p *Picture) StandsFree() bool { return p != nil && p.layout == emblem }

// Paint draws it at a size in pixels. No picture is printed as blank paper with its frame;
// a size without area gives an empty image.
func (p *Picture) Paint(size image.Point, ink Ink) *image.RGBA {
	if p == nil {
		p = &Picture{seed: seedOf(""), cut: func(Burin) {}}
	}
	return cut(p.layout, size, p.seed, ink, p.cut)
}

// Cut draws a scene that has no name, such as one of a moment of play. Its accidents
// follow from the seed.
func Cut(size image.Point, seed uint32, ink Ink, draw func(b Burin)) *image.RGBA {
	return cut(scene, size, seed, ink, draw)
}

func cut(l layout, size image.Point, seed uint32, ink Ink, draw func(b Burin)) *image.RGBA {
	if size.X <= 0 || size.Y <= 0 {
		return image.NewRGBA(image.Rectangle{})
	}
	p := newPlate(size.X, size.Y, l, seed)
	draw(on(p))
	if l == scene {
		p.frame()
	}
	return p.print(ink)
}

// seedOf gives each name its own accidents.
func seedOf(s string) uint32 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return paint.Mix(h)
}
