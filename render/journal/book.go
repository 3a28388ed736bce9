package journal

import (
	"image"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/engraving"
)

// Book is a game told as a book.
type Book struct {
	Title, By string
	From, To  int // turns
	Over      bool
	// Broken says that the log could be followed only part of the way, and that
	// the record has kept no story to tell the rest from.
	Broken   bool
	Chapters []Chapter
	Sheet    *chart.Sheet // the chart at the end
	State    string       // a sentence below it
	Lists    []List       // at the end, such as who has how many points
	Left     int          // events that could not be told without saying a thing twice
	Told     int          // events that were
}

// List is a list at the end of a book. One without rows is left out.
type List struct {
	Mark       string // its place in the file
	Title, Sub string
	Rows       []string
}

// Chapter is a journey, or the chronicle of what concerns all.
type Chapter struct {
	Title, Sub string
	Seat       game.Seat // Nobody of the chronicle
	Began      int       // the turn
	// Part is what chapters stand together by in the contents of a long book, such as a year, and Short
	// what is said of each there; both empty for one that stands by itself.
	Part, Short string
	Paras       []Para
	// Way is the way of the journey from hex to hex, Sheet the chart when it ended. A part of
	// the chronicle has no way: its sheet, if it has one, is shown whole.
	Way    []hexmap.ID
	Sheet  *chart.Sheet
	Colour uint8
	// Face is whose journey it is, beside the title; nil for none.
	Face Face
}

// Face is a portrait that can be engraved.
type Face interface {
	Paint(size image.Point, ink engraving.Ink) *image.RGBA
}

// Para is a paragraph.
type Para struct {
	Head  string // runs in before it, such as a year; "" for none
	Text  string
	Rules []game.Rule // behind what it tells, each once
	// Plate is the engraving of the weightiest thing it tells, nil for none.
	Plate *engraving.Picture
	Turn  int
}

// Cite puts a rule behind what it tells, once; "" is none.
func (p *Para) Cite(r game.Rule) {
	if r != "" && !slices.Contains(p.Rules, r) {
		p.Rules = append(p.Rules, r)
	}
}
