package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The Event strip (27.3): what the day has brought, in its order (10.6 to 10.8): the Event
// before the step, the Event after it, and what lay in the slot. Each has its dice.

// stripFrom is the least width of it, in units.
const stripFrom = 420.0

// moment is one of its parts.
type moment struct {
	sort  box.Sort // NoSort: not yet
	name  string
	lines []line
}

// line is a die, or a sentence of what came of it.
type line struct {
	die  int // what was thrown, 0 for none
	well bool
	test bool // it went well or ill
	text string
}

// The parts.
const (
	firstEvent = iota
	secondEvent
	inSlot
	moments
)

// momentKeys are what the words call them by.
var momentKeys = [moments]string{"first", "second", "slot"}

// day reads the parts from what has been told since the turn in the Matrix began.
func (b *Board) day(v heart.View, sum game.Summary, s game.Seat) (out [moments]moment) {
	at := -1
	all := since(b.Play.Told(), heart.DaysBegan, s)
	for i := range all {
		e := &all[i]
		switch e.Kind {
		case heart.EventDrawn:
			which, c := told.AsEvent(e)
			if which > secondEvent {
				at = -1 // drawn for another
				continue
			}
			at = which
			out[at].sort, out[at].name = c.Sort(), tell.Chit(c)
			continue
		case heart.Walked, heart.DaysBegan, heart.TimeIsUp:
			at = -1
			continue
		case heart.Met, heart.FindScored:
			x := told.AsSlot(e)
			at = inSlot
			out[at].sort, out[at].name = x.Chit.Sort(), tell.Chit(x.Chit)
			continue
		case heart.SpecialFound:
			at = inSlot
			out[at].sort, out[at].name = box.Rumour, tell.Special(told.AsSpecial(e))
			continue
		}
		if e.Kind == heart.Changed && told.AsChanged(e).Cause == box.ByWalking {
			at = -1 // the day's step itself
		}
		if at >= 0 {
			if l, ok := b.lineOf(v, sum, e); ok {
				out[at].lines = append(out[at].lines, l)
			}
		}
	}
	return out
}

// lineOf is what the strip says of an event, ok is false for nothing.
func (b *Board) lineOf(v heart.View, sum game.Summary, e *game.Event) (l line, ok bool) {
	switch e.Kind {
	case heart.Decided, heart.ChitLaid, heart.GaveUp: // the Sheet shows what is given up
		return l, false
	case heart.Rolled:
		x := told.AsRolled(e)
		add := ""
		if x.Add != 0 {
			add = words.Signed(x.Add)
		}
		key := "strip.rolled"
		if x.Limit != 0 {
			key = "strip.against"
		}
		return line{die: x.Faces[0] + x.Faces[1], well: x.Well, test: x.Limit != 0, text: words.Say(key, "die", tell.Die(x.Die), "add", add, "limit", x.Limit)}, true
	case heart.Changed:
		x := told.AsChanged(e)
		return line{text: words.Say("strip.changed", "figure", tell.Figure(x.Figure), "by", words.Signed(x.By), "now", x.Now)}, true
	case heart.Scored:
		x := told.AsScored(e)
		return line{text: words.Say("strip.scored", "n", x.Points, "for", tell.Source(x.From))}, true
	case heart.PersonSaved:
		return line{text: words.Say("strip.saved")}, true
	case heart.EventBack:
		return line{text: words.Say("strip.back")}, true
	}
	text := tell.Event(v, sum, e)
	return line{text: text}, text != ""
}

// strip shows them beside one another.
func (b *Board) strip(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	all := b.day(v, sum, b.whose(v))
	for i, cell := range r.Split(6, 1, 1, 1) {
		b.moment(c, cell, &all[i], momentKeys[i])
	}
}

func (b *Board) moment(c *ui.Context, r ui.Rect, m *moment, key string) {
	c.Fill(r, ui.Light)
	page.Outline(c, r, ui.Dotted)
	in := r.InsetXY(6, 3)
	head := in.CutTop(20)
	if m.sort != box.NoSort {
		token(c, head.CutRight(20), m.sort)
		head.CutRight(4)
	}
	title := words.Say("strip." + key)
	if m.name != "" {
		title = words.Sentence(m.name)
	}
	st := ui.Strong.At(16)
	if m.sort == box.NoSort {
		st = ui.Small.At(15).In(ui.Ghost)
	}
	c.Text(head, title, c.Fit(title, st, head.W))
	var said []string
	for _, l := range m.lines {
		said = append(said, words.Whole(l.text))
	}
	tip := []string{words.Say("strip." + key + ".tip")}
	if m.sort != box.NoSort && words.Has("sort."+m.sort.Name()+".tip") {
		tip = append(tip, words.Say("sort."+m.sort.Name()+".tip"))
	}
	c.TipArea(r, page.Cited(words.Sentences(append(tip, said...)...), box.RuleEvents))
	from, high := len(m.lines), 0.0
	for from > 0 {
		h := lineHeight(c, m.lines[from-1], in.W)
		if high+h > in.H {
			break
		}
		high += h
		from--
	}
	for _, l := range m.lines[from:] {
		lineOn(c, in.CutTop(lineHeight(c, l, in.W)), l)
	}
}

// Measures of a line of the strip, in units.
const (
	lineH = 19.0
	dieW  = 24.0
)

var lineStyle = ui.Small.At(15).In(ui.Ink)

// lineHeight is how high a line is in a width.
func lineHeight(c *ui.Context, l line, w float64) float64 {
	if l.die > 0 {
		w -= dieW
	}
	return max(lineH, c.ParagraphHeight(ui.Plain(l.text), lineStyle, w))
}

// lineOn shows a line: a die in green or red, if it went well or ill, and what is said of it.
func lineOn(c *ui.Context, row ui.Rect, l line) {
	if l.die > 0 {
		at := row.CutLeft(dieW).Top(lineH).Left(dieW-4).InsetXY(0, 1)
		ground := ui.Faded
		switch {
		case l.test && l.well:
			ground = ui.Green
		case l.test:
			ground = ui.Red
		}
		c.Fill(at, ground)
		c.Text(at, words.Number(l.die), ui.Strong.At(15).In(ui.Cream).To(ui.Centre))
	}
	c.Paragraph(row, ui.Plain(l.text), lineStyle)
}
