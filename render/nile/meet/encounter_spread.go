package meet

import (
	"image"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The large sheets of peoples and misfortunes: an engraving across, two columns
// below it, and buttons that are always in sight.

// The measures of a spread, in units, and of its engraving for its width.
const (
	spreadW, spreadMost     = 1080.0, 1400.0
	bannerLow, bannerHigh   = 0.12, 0.27
	bannerLeast, bannerGap  = 76.0, 8.0
	bannerKept              = 60.0 // by how much more room it stays as it is
	spreadMargins           = 52.0 // of a modal sheet, both together
	spreadFootFirst, dieRow = 58.0, 25.0
)

// spreadSize is what such a sheet remembers from frame to frame.
type spreadSize struct {
	known      bool
	foot, rest float64 // how high the buttons, and all but the engraving, came out last
	banner     float64 // and the engraving; 0 none
	open       bool    // with what it was reckoned from
}

// size is what the sheet remembers; at first a row of buttons is expected.
func (e *Encounter) size() *spreadSize {
	if k := &e.spread; !k.known {
		k.known, k.foot = true, spreadFootFirst
	}
	return &e.spread
}

// unfolds tells whether what the sheet was reckoned from stands open on it: when it is folded again the room is
// measured anew, for the engraving to come back.
func (e *Encounter) unfolds(open bool) {
	if e.spread.open != open {
		e.spread = spreadSize{open: open}
	}
}

// spreadOut draws the sheet: title, a line below it, the engraving where there
// is room, the body, and the buttons.
func (e *Encounter) spreadOut(c *ui.Context, id, title, sub string, body func(col *page.Column), buttons func(col *page.Column)) {
	k := e.size()
	w, banner := min(max(spreadW, c.W*0.7), spreadMost), 0.0
	inner := min(w, c.W-24) - spreadMargins
	least := max(bannerLeast, inner*bannerLow)
	if e.who != nil {
		least = bannerLeast
	}
	left := c.ModalRoom(k.foot) - k.rest - bannerGap - 1
	if e.plate == nil || left < least {
		k.banner = 0
	} else {
		// A little more room leaves it as it is: beside a larger portrait what is said takes more lines, and
		// the room would come and go from frame to frame.
		if most := min(left, inner*bannerHigh); k.banner < least || k.banner > most || most-k.banner > bannerKept {
			k.banner = most
		}
		banner = k.banner + bannerGap
	}
	// As high as it will come out: else it would have a scroll bar while it grows.
	c.ModalFoot(id, w, max(260, k.rest+banner+1+spreadMargins+k.foot), k.foot, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		st := page.TitleFit(c, title, r.W)
		page.TitleOf(c, col.Next(st.Size*1.2), title, e.Rule)
		if sub != "" {
			col.Say(ui.Plain(sub), ui.Note.In(ui.Faded))
			col.Gap(4)
		}
		c.Rule(col.Next(9), ui.Rule)
		switch {
		case e.who != nil:
			e.who.draw(c, col, e.picture(), banner)
		case banner > 0:
			page.Engraved(c, col.Next(banner-bannerGap), e.picture())
			col.Gap(bannerGap)
		}
		body(col)
		if rest := col.Height() - banner; rest != k.rest {
			k.rest = rest
			c.Touch()
		}
		return col.Height()
	}, func(r ui.Rect) { e.buttons(c, r, buttons) })
}

// buttons draws the foot of a sheet, notes how high it is, and takes the keys
// that mean the same everywhere.
func (e *Encounter) buttons(c *ui.Context, r ui.Rect, draw func(col *page.Column)) {
	col := page.NewColumn(c, r)
	draw(col)
	if high := col.Height(); high != e.spread.foot {
		e.spread.foot = high
		c.Touch()
	}
	if e.Keys != nil {
		e.Keys(c)
	}
}

// happenedMost is how many lines of the past such a sheet has room for.
const happenedMost = 5

// sayHappened heads what has led to a sheet, month by month, as the first part
// of a column: the events of these kinds that concern the player, since the
// last one of the kind it began with.
func (e *Encounter) sayHappened(col *page.Column, began game.EventKind, kinds ...game.EventKind) {
	type line struct {
		turn int
		text tell.Line
	}
	var lines []line
	v, turn := sight.View(e.Play), 0
	turns := tell.Turns(e.Play.Events(), 0)
	for i, ev := range e.Play.Events() {
		if ev.Kind == nile.TurnBegan {
			turn = nile.As[nile.TurnBeganEvent](ev).Turn
		}
		if ev.Seat != e.Play.Seat() {
			continue
		}
		if ev.Kind == began {
			lines = nil
		} else if !slices.Contains(kinds, ev.Kind) {
			continue
		}
		if l, ok := tell.TellTurn(v, ev, turns[i]); ok {
			lines = append(lines, line{turn, l})
		}
	}
	if n := len(lines); n > happenedMost {
		lines = append(lines[:2:2], lines[n-happenedMost+2:]...)
	}
	col.Heading(words.Say("encounter.happened"))
	col.Gap(3)
	last := -1
	for _, l := range lines {
		if l.turn != last {
			col.Say(ui.Plain(tell.Date(l.turn)), ui.Note.At(16).In(ui.Faded))
			last = l.turn
		}
		col.Say(tell.RichLine(l.text), ui.Body.At(17))
		col.Gap(3)
	}
	col.Gap(4)
}

// faceCell is what a face of a die comes to, in a narrow column.
type faceCell struct {
	text string
	bad  bool
}

// faceTable is what each face of a die comes to: a row of dice and rows below
// them, each with its name.
func faceTable(col *page.Column, die string, names []string, rows [][6]faceCell) {
	c, st := col.C, ui.Body.At(16)
	w := c.TextWidth(die, st)
	for _, n := range names {
		w = max(w, c.TextWidth(n, st))
	}
	w = min(col.R.W*0.34, w+8)
	head := col.Next(faceSide + 4)
	c.Text(head.CutLeft(w), die, st.In(ui.Faded))
	for i, at := range head.Columns(6, 0) {
		face := i + 1
		c.Picture(at.Middle(faceSide, faceSide), "die", uint64(face), func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
	}
	for k, cells := range rows {
		row := col.Next(dieRow)
		c.Dots(ui.R(row.X, row.Y, row.W, 1))
		c.Text(row.CutLeft(w), names[k], st.In(ui.Faded))
		for i, at := range row.Columns(6, 0) {
			ink := st.To(ui.Centre)
			for ink.Size > 15 && c.TextWidth(cells[i].text, ink) > at.W {
				ink.Size--
			}
			if cells[i].bad {
				ink = ink.In(ui.Red)
			}
			c.Text(at, cells[i].text, ink)
		}
	}
}
