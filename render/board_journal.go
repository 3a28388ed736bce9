package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The filters of the journal.
const (
	thisTurn = iota
	wholeGame
	ownLines
)

// journal is the strip below the chart: what has happened, newest last.
type journal struct {
	tall    bool
	filter  int
	changed bool
	lines   []journalLine // of the events in noted
	noted   []eventMark
	stick   int // frames in which the newest line is scrolled to
}

// eventMark tells one event from another, so that lines are made once.
type eventMark struct {
	kind game.EventKind
	seat game.Seat
	at   int32
	args [6]int32
}

type journalLine struct {
	line  words.Line
	ok    bool
	began bool // a turn begins here
}

// From journalPlateFrom on, in units, the strip has room for a picture beside
// its lines.
const journalPlateFrom, journalPlateH = 1000, 176

// journalPlate cuts the picture of what happened last off the right of the
// strip: of this month, else of the country round the explorer.
func (b *Board) journalPlate(c *ui.Context, v nile.View, in *ui.Rect) {
	if in.W < journalPlateFrom {
		return
	}
	show := b.lastPicture(v)
	if show == "" {
		return
	}
	h := min(in.H-16, journalPlateH)
	at := in.CutRight(h * plateW / plateH)
	engraved(c, ui.R(at.X, at.Y+8, at.W, h), show)
	in.CutRight(18)
}

// lastPicture is the picture of what happened last to the player before the
// screen, "" if nothing is known of him.
func (b *Board) lastPicture(v nile.View) engraving.Subject {
	events := b.play.Events()
	for i := len(events) - 1; i >= 0 && events[i].Kind != nile.TurnBegan; i-- {
		if e := events[i]; e.Seat == v.Seat() {
			if s := eventPicture(e); s != "" {
				return s
			}
		}
	}
	s, ok := b.sheet(v)
	if !ok || s.At == hexmap.None {
		return ""
	}
	if h := v.Hex(s.At); h.Terrain != hexmap.Blank {
		return countryPicture(h.Terrain)
	}
	return "place/march"
}

// most is how many lines are shown at most.
const journalMost = 250

// tell puts new events into words, and those again that are not what they
// were: after an undo.
func (j *journal) tell(v nile.View, events []game.Event) {
	keep := 0
	for keep < len(j.noted) && keep < len(events) && j.noted[keep] == markOf(&events[keep]) {
		keep++
	}
	j.noted, j.lines = j.noted[:keep], j.lines[:keep]
	for i := keep; i < len(events); i++ {
		line, ok := words.Tell(v, events[i])
		j.noted = append(j.noted, markOf(&events[i]))
		j.lines = append(j.lines, journalLine{line, ok, events[i].Kind == nile.TurnBegan})
	}
}

func markOf(e *game.Event) eventMark { return eventMark{e.Kind, e.Seat, e.At, e.Args} }

// shown are the lines the filter lets through. back has this turn reach back
// to the one before: who plays alone has nobody to tell how it ended.
func (j *journal) shown(seat game.Seat, back bool) []words.Line {
	from := 0
	if j.filter == thisTurn {
		before := 0
		for i, l := range j.lines {
			if l.began {
				before, from = from, i
			}
		}
		if back {
			from = before
		}
	}
	var out []words.Line
	for _, l := range j.lines[from:] {
		switch {
		case !l.ok, j.filter != thisTurn && l.line.Minor, j.filter == ownLines && l.line.Seat != seat:
		default:
			out = append(out, l.line)
		}
	}
	return out[max(0, len(out)-journalMost):]
}

func (b *Board) journalFrame(c *ui.Context, a Desk, v nile.View, r ui.Rect) {
	j := &b.journal
	if j.changed {
		j.changed = false
		j.tell(v, b.play.Events())
		j.stick = 3
	}
	pad := min(16, r.W*0.04)
	in := r.InsetXY(pad, 0)
	b.journalPlate(c, v, &in)
	in.CutTop(6)
	head := in.CutTop(28)
	b.journalHead(c, head)
	in.CutTop(2)
	in.CutBottom(6)
	lines := j.shown(v.Seat(), v.Seats() == 1 && v.Phase() == nile.ChoosingPace)
	if j.stick > 0 {
		j.stick--
		c.ScrollTo("journal", in.H, c.Extent("journal"), 0)
		c.Touch()
	}
	c.Scroll("journal", in, func(inner ui.Rect) float64 {
		col := newColumn(c, inner)
		for _, l := range lines {
			col.say(richLine(l), journalStyle)
			col.gap(1)
		}
		if len(lines) == 0 {
			col.say(ui.Plain(words.Say("journal.empty")), ui.Note.In(ui.Faded))
		}
		return col.height()
	})
}

var journalStyle = ui.Body.At(17)

func (b *Board) journalHead(c *ui.Context, r ui.Rect) {
	j := &b.journal
	labels := []string{words.Phrase("journal.month"), words.Phrase("journal.all"), words.Phrase("journal.mine")}
	high := ui.Button{Label: words.Phrase("journal.taller"), ID: "journal height", Look: ui.GhostLook, Size: 16, Tip: ui.Plain(words.Say("journal.taller.tip"))}
	if j.tall {
		high.Label = words.Phrase("journal.lower")
	}
	w := c.ButtonWidth(high) - 10
	c.Scope("journal", func() {
		if c.Button(r.CutRight(w).Middle(w, 26), high) {
			j.tall, j.changed = !j.tall, true
		}
		for i := len(labels) - 1; i >= 0; i-- {
			o := ui.Button{Label: labels[i], Look: ui.GhostLook, Size: 16, On: i == j.filter}
			w := c.ButtonWidth(o) - 10
			if r.W < w {
				break
			}
			if c.Button(r.CutRight(w).Middle(w, 26), o) {
				j.filter, j.changed = i, true
			}
		}
	})
	if st, title := ui.Head.At(19), words.Say("journal.title"); c.TextWidth(title, st) <= r.W {
		c.Text(r, title, st)
	}
}
