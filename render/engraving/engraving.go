// Package engraving draws the program's pictures: misfortunes, country, finds,
// meetings, Europe. Each is cut here, line by line, in the manner of the wood
// and steel engravings of the 1820s: opaque shapes laid one over another from
// the distance to the foreground, each hatched with lines that swell with its
// tone and bend with its form, and a faint wash of colour put on by hand.
//
// A picture is plain Go into an image.RGBA. It depends on its subject, size and
// ink alone, so the same picture is the same bytes each time; whoever shows one
// keeps it (painting takes milliseconds, not microseconds).
package engraving

import (
	"image"
	"image/color"
	"slices"

	"sourceofthenile/render/paint"
)

// Subject names a picture: a family, a stroke and a name within it, such as
// "disaster/lion", "find/ghost-orchid" or "country/jungle".
type Subject string

// Ink is what a picture is printed with.
type Ink struct {
	Line  color.RGBA // the ink of lines
	Paper color.RGBA // what is printed on; its alpha is 255
	Wash  float64    // how strong the hand colouring is, 0 (none) to 1
}

// Sepia is the ink of cards and pages: brown on cream, lightly coloured.
var Sepia = Ink{Line: color.RGBA{0x2e, 0x20, 0x14, 255}, Paper: color.RGBA{0xf1, 0xe6, 0xc9, 255}, Wash: 0.62}

// News is the ink of the newspaper: nearly black, not coloured.
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

type picture struct {
	layout layout
	cut    func(b burin)
}

// subjects is what there is to draw. Each family adds its own.
var subjects = map[Subject]picture{}

// add puts a family's pictures in the list.
func add(l layout, family string, cuts map[string]func(b burin)) {
	for name, cut := range cuts { // in any order: it fills a map
		s := Subject(family + "/" + name)
		if _, twice := subjects[s]; twice {
			panic("engraving: drawn twice: " + string(s))
		}
		subjects[s] = picture{l, cut}
	}
}

// Subjects lists all there is a picture of, in order of name.
func Subjects() []Subject {
	all := make([]Subject, 0, len(subjects))
	for s := range subjects { // in any order: sorted below
		all = append(all, s)
	}
	slices.Sort(all)
	return all
}

// Has reports whether there is a picture of s.
func Has(s Subject) bool {
	_, ok := subjects[s]
	return ok
}

// StandsFree reports whether a picture stands free on the paper, without a frame.
func StandsFree(s Subject) bool { return subjects[s].layout == emblem }

// Paint draws s at a size in pixels. What has no picture of its own is printed
// as blank paper with its frame; a size without area gives an empty image.
func Paint(s Subject, size image.Point, ink Ink) *image.RGBA {
	if size.X <= 0 || size.Y <= 0 {
		return image.NewRGBA(image.Rectangle{})
	}
	pic, ok := subjects[s]
	if !ok {
		pic = picture{scene, func(burin) {}}
	}
	p := newPlate(size.X, size.Y, pic.layout, seedOf(s))
	pic.cut(on(p))
	if pic.layout == scene {
		p.frame()
	}
	return p.print(ink)
}

// seedOf gives each subject its own accidents.
func seedOf(s Subject) uint32 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return paint.Mix(h)
}
