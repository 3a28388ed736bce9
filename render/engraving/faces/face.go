// Package faces engraves portraits: head and shoulders of people of the 1820s, of the land
// they come from. Each is modelled as a sculptor would, feature by feature, is
// turned a little, lit from the left and above, and cut with lines that go round its
// forms. Whoever it is, the same care: form first, tone by the closeness of lines.
//
// A portrait depends on its Face, size and ink alone: the same Face is the same
// person, on every page and, with other years, at any age.
package faces

import (
	"image"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// Region is where somebody is at home: what is worn there.
type Region uint8

// The regions.
const (
	Overseas Region = iota // who has come by sea
	Maghreb
	Sudan // and the upper river
	Ethiopia
	Swahili
	Lakes
	Congo
	Forest // the West African forest
	Sahel
	South
	Regions // how many there are
)

// Role is what somebody is to the one who meets him or her.
type Role uint8

// The roles.
const (
	Traveller Role = iota
	Speaker        // of a people
	Guide
	Askari
	Roles // how many there are
)

// Face is a person. Equal faces are equal pictures.
type Face struct {
	Seed  uint32 // who it is
	From  Region
	Role  Role
	Age   int // in years, 18 to 80; others are taken as the nearest
	Woman bool
	Turn  int8 // 0: as the sitter likes; −1 looks to the left, 1 to the right
	Plain bool // without the ground behind the head
}

// Sits says that the picture is of somebody.
func (Face) Sits() {}

// Paint engraves the portrait at a size in pixels, best between 48 and 400 and about
// as wide as high. A size without area gives an empty image.
func (f Face) Paint(size image.Point, ink engraving.Ink) *image.RGBA {
	if size.X <= 0 || size.Y <= 0 {
		return image.NewRGBA(image.Rectangle{})
	}
	return f.cut(size).print(ink)
}

// cut is the portrait before it is printed.
func (f Face) cut(size image.Point) *studio {
	s := newStudio(size, paint.Mix(f.Seed+uint32(f.From)*7919+1))
	s.sit(f.person())
	s.light()
	s.engrave(!f.Plain)
	return s
}
