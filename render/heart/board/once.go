package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/engraving"
)

// What has happened is the record: it tells everything, always. A page may tell the same thing large. The panel of the question
// and the strip of the day do without a sentence that either of them has.

// once is what has been told in this frame.
type once struct {
	large   []string // the sentences that a page tells large
	moments []int    // what had been told when those moments came that the scene tells in full
	plates  []*engraving.Picture
	panel   []string // what is in sight of what has happened
}

// tellLarge notes what a scene tells in full.
func (o *once) tellLarge(all ...moment) {
	for _, m := range all {
		o.moments, o.plates = append(o.moments, m.at), append(o.plates, m.plate)
		for _, l := range m.lines {
			o.large = append(o.large, l.text)
		}
	}
}

// tellsStage notes what the page of the march and the survey tells, or that of the end of the Game Turn, where it is shown.
func (b *Board) tellsStage(v heart.View, sum game.Summary) {
	var parts []part
	switch {
	case b.tight || b.large == chartLarge || setUp(v):
	case b.atEnd(v):
		parts = b.endParts(v, sum)
	case b.surveys(v):
		parts = b.mapParts(v, sum)
	}
	for _, p := range parts {
		b.once.large = append(b.once.large, p.lines...)
	}
}

// sees notes what is told in the panel from one height to another, of which so much is seen: where not all of it is, its
// first sentence.
func (o *once) sees(text string, from, to, seen float64) {
	if to > seen {
		text, _, _ = strings.Cut(text, ". ")
		text += "."
	}
	if from < seen {
		o.panel = append(o.panel, text)
	}
}

// shows reports whether a page shows a picture large.
func (o *once) shows(pic *engraving.Picture) bool {
	return pic != nil && slices.Contains(o.plates, pic)
}

// told reports whether a sentence stands on the screen already.
func (o *once) told(text string) bool {
	return slices.Contains(o.large, text) || slices.ContainsFunc(o.panel, func(s string) bool { return strings.Contains(s, text) })
}

// stripped are the lines that a moment has on the strip: of what a scene tells none, else all but the sentences that are told.
func (o *once) stripped(m *moment) []line {
	if slices.Contains(o.moments, m.at) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(m.lines), func(l line) bool {
		return l.die == 0 && !l.sum && !l.term && o.told(l.text)
	})
}
