package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What others did is watched again: their counters go their ways once more, with the lines
// that all may read. Nothing of it is in the position; the chart is as it is now.

// Scene is one thing that is watched again.
type Scene struct {
	seat   game.Seat
	goes   bool // its counter does, from one hex to another; None: from or to Europe
	from   hexmap.ID
	to     hexmap.ID
	afloat bool
	line   ui.Rich // what is told of it; nil: nothing
}

// ScenesOf are the public doings among events, for the seat that views them; ok is false
// where no counter went anywhere. They are told in the wordings whose turns it is.
func ScenesOf(v nile.View, events []game.Event, turns []tell.Turn) (out []Scene, ok bool) {
	for i, e := range events {
		if e.Seat == game.Nobody || !v.Sees(e) {
			continue
		}
		s := Scene{seat: e.Seat, goes: true, from: hexmap.None, to: hexmap.ID(e.At)}
		switch e.Kind {
		case nile.Moved:
			m := nile.As[nile.MovedEvent](e)
			s.from, s.afloat = m.From, m.Mode == nile.ByCanoe
		case nile.Drifted:
			s.from, s.afloat = nile.As[nile.CameFromEvent](e).From, true
		case nile.Retreated, nile.Withdrew:
			s.from = nile.As[nile.CameFromEvent](e).From
		case nile.Sailed:
		case nile.CameHome, nile.Died:
			s.from, s.to = hexmap.ID(e.At), hexmap.None
		default:
			s.goes = false
		}
		if l, told := tell.TellTurn(v, e, turns[i]); told && !l.Minor {
			l.Dice = ""
			s.line = tell.RichLine(l)
		}
		if s.goes || s.line != nil {
			out, ok = append(out, s), ok || s.goes
		}
	}
	return out, ok
}

// replay is what is being watched again.
type replay struct {
	scenes []Scene
	next   int
	due    float64                 // when the next is, in seconds
	pace   float64                 // of the times below
	at     map[game.Seat]hexmap.ID // where the counters are of those who go anywhere
	afloat map[game.Seat]bool
	shown  *Scene // whose line stands there; nil: none does
}

// How long a scene stays, in seconds at the usual speed: a step, and what is told.
const (
	againStep = 0.4
	againLine = 1.6
)

// Again has scenes be watched again, at a pace that is a part of the usual time. Any key and
// any press of the mouse ends it.
func (b *Board) Again(scenes []Scene, pace float64) {
	r := &replay{scenes: scenes, pace: pace, due: -1, at: map[game.Seat]hexmap.ID{}, afloat: map[game.Seat]bool{}}
	for _, s := range scenes {
		if _, known := r.at[s.seat]; s.goes && !known {
			r.at[s.seat] = s.from
		}
	}
	b.again = r
}

// WatchedAgain reports whether something is being watched again.
func (b *Board) WatchedAgain() bool { return b.again != nil }

// replayFrame shows the next scene when it is due.
func (b *Board) replayFrame(c *ui.Context, v nile.View) {
	r := b.again
	switch {
	case r == nil:
		return
	case r.due < 0: // the press that began it is not one that ends it
		r.due = c.In.Now + againStep*r.pace
		b.Chart.Show(b.sheetAgain(v), c.In.Now, false, hexmap.None)
		c.WakeAt(r.due)
		c.Touch()
		return
	case len(c.In.Keys) > 0 || c.In.Pressed != [len(c.In.Pressed)]bool{}:
		b.endAgain(c, v)
		return
	case c.In.Now < r.due:
		c.WakeAt(r.due)
		return
	case r.next == len(r.scenes):
		b.endAgain(c, v)
		return
	}
	s := &r.scenes[r.next]
	r.next++
	takes := 0.0
	if s.goes {
		takes, r.at[s.seat], r.afloat[s.seat] = againStep, s.to, s.afloat
		b.Chart.Show(b.sheetAgain(v), c.In.Now, !b.still, hexmap.None)
		if s.to != hexmap.None {
			b.Chart.Keep(s.to, c.In.Now)
		}
	}
	if s.line != nil {
		takes, r.shown = againLine, s
	}
	r.due = c.In.Now + takes*r.pace
	c.WakeAt(r.due)
	c.Touch()
}

// endAgain shows the present again.
func (b *Board) endAgain(c *ui.Context, v nile.View) {
	b.again = nil
	b.Chart.Show(b.SheetOf(v, b.Chart.Sheet.Layers), c.In.Now, false, hexmap.None)
	b.centre(v, c.In.Now)
	c.Touch()
}

// sheetAgain is the chart as it is, with the counters where they were.
func (b *Board) sheetAgain(v nile.View) *chart.Sheet {
	s := b.SheetOf(v, b.Chart.Sheet.Layers)
	letters := chartsheet.Letters(v)
	for seat := range game.Seat(v.Seats()) {
		at, goes := b.again.at[seat]
		if !goes {
			continue
		}
		i := slices.IndexFunc(s.Pieces, func(p chart.Piece) bool { return p.Letter == letters[seat] })
		switch {
		case i < 0 && at == hexmap.None:
		case i < 0:
			s.Pieces = append(s.Pieces, chart.Piece{At: at, Colour: paint.PlayerInk(v.Player(seat).Colour), Letter: letters[seat], Afloat: b.again.afloat[seat]})
		case at == hexmap.None:
			s.Pieces = slices.Delete(s.Pieces, i, i+1)
		default:
			s.Pieces[i].At, s.Pieces[i].Afloat = at, b.again.afloat[seat]
		}
	}
	return s
}

// againCaption is who does what, at the chart's lower edge.
func (b *Board) againCaption(c *ui.Context, v nile.View, area ui.Rect) {
	r := b.again
	if r == nil {
		return
	}
	const wide, in, sign = 420.0, 12.0, 26.0
	w := min(wide, area.W-2*in)
	var line ui.Rich
	if r.shown != nil {
		line = r.shown.line
	}
	st := ui.Small
	high := c.ParagraphHeight(line, st, w-2*in-sign)
	head := ui.LineHeight(ui.Body)
	at := ui.R(area.Right()-w-in, area.Bottom()-in-head-high-2*in, w, head+high+2*in)
	c.Keep(at)
	c.Float("again", at, ui.CardPanel, func(in2 ui.Rect) {
		box := in2.Inset(in)
		left := box.CutLeft(sign)
		c.Text(box.CutTop(head), words.Say("again.title"), ui.Body)
		if r.shown != nil {
			c.Sign(left.Top(head).Middle(18, 18), v.Player(r.shown.seat).Colour)
			c.Paragraph(box, line, st)
		}
	})
}
