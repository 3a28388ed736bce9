package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The filters of the journal.
const (
	ThisTurn = iota
	wholeGame
	ownLines
)

// journal is the strip below the chart: what has happened, newest last.
type journal struct {
	Tall    bool
	Filter  int
	changed bool
	Lines   []journalLine // of the events in noted
	noted   []eventMark
	rota    tell.Rota // of the events in noted, and of more where it is stale
	stale   bool
	said    []string // what was read out of lines that are told once more
	stick   int      // frames in which the newest line is scrolled to
}

// eventMark tells one event from another, so that lines are made once.
type eventMark struct {
	kind game.EventKind
	seat game.Seat
	at   int32
	args [6]int32
}

type journalLine struct {
	line  tell.Line
	here  tell.Line // without the place where the line above it, of the same seat, has said that
	ok    bool
	began bool // a turn begins here
}

// says is the line, without its place where the one above it told of the same there.
func (l *journalLine) says(above tell.Line) tell.Line {
	if above.At != hexmap.None && above.At == l.line.At && above.Seat == l.line.Seat {
		return l.here
	}
	return l.line
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
	if show == nil {
		return
	}
	h := min(in.H-16, journalPlateH)
	at := in.CutRight(h * page.PlateW / page.PlateH)
	page.Engraved(c, ui.R(at.X, at.Y+8, at.W, h), show)
	in.CutRight(18)
}

// lastPicture is the picture of what happened last to the player before the
// screen, "" if nothing is known of him.
func (b *Board) lastPicture(v nile.View) *engraving.Picture {
	events := b.Play.Written()
	for i := len(events) - 1; i >= 0 && events[i].Kind != nile.TurnBegan; i-- {
		if e := events[i]; e.Seat == v.Seat() {
			if s := tell.EventPicture(e); s != nil {
				return s
			}
		}
	}
	s, ok := b.Sheet(v)
	if !ok || s.At == hexmap.None {
		return nil
	}
	if h := v.Hex(s.At); h.Terrain != hexmap.Blank {
		return tell.CountryPicture(h.Terrain)
	}
	return plates.Of("place/march")
}

// most is how many lines are shown at most.
const journalMost = 250

// journalReach is how far back events are put into words when a game is opened: so
// many lie well behind the lines that are shown. All of them stand in the journals.
const journalReach = 3000

// tell puts new events into words, and those again that are not what they
// were: after an undo.
func (j *journal) tell(v nile.View, events []game.Event) {
	keep := 0
	for keep < len(j.noted) && keep < len(events) && j.noted[keep] == markOf(&events[keep]) {
		keep++
	}
	if keep < len(j.noted) || j.stale { // taken back
		j.rota, j.stale = tell.Rota{}, false
		for _, e := range events[:keep] {
			j.rota.Next(e)
		}
	}
	j.noted, j.Lines = j.noted[:keep], j.Lines[:keep]
	where := wheres{}
	for i := max(0, keep-journalMost); i < keep; i++ {
		where.note(&j.Lines[i])
	}
	since := tell.Successors(events[keep:])
	for i := keep; i < len(events); i++ {
		e := events[i]
		turn, l := tell.Turn{Wording: j.rota.Next(e), Since: since[i-keep]}, journalLine{began: e.Kind == nile.TurnBegan}
		if i >= len(events)-journalReach {
			l.line, l.ok = tell.TellTurn(v, e, turn)
			if l.here = l.line; where.said(&l) && e.Kind != nile.Scored { // a figure stands with what it is for
				l.here, _ = tell.TellTurnHere(v, e, turn)
			}
			if n := len(j.Lines); n > 0 && e.Kind == nile.Bought && j.Lines[n-1].line.Text == l.line.Text { // another fits out: once is enough
				l.ok = false
			}
			where.note(&l)
		}
		j.noted, j.Lines = append(j.noted, markOf(&e)), append(j.Lines, l)
	}
}

// wheres are the places that the last lines of each seat told of: of all lines, and of those
// that every filter lets through.
type wheres map[game.Seat][2]hexmap.ID

// said reports whether a line may stand below one that tells of the same seat there.
func (w wheres) said(l *journalLine) bool {
	at, ok := w[l.line.Seat]
	return ok && l.ok && l.line.At != hexmap.None && (at[0] == l.line.At || at[1] == l.line.At)
}

func (w wheres) note(l *journalLine) {
	if !l.ok {
		return
	}
	at, ok := w[l.line.Seat]
	if !ok {
		at[1] = hexmap.None
	}
	if at[0] = l.line.At; !l.line.Minor {
		at[1] = l.line.At
	}
	w[l.line.Seat] = at
}

// aloudMost is how many lines of a journal are read out at most: of a game that has
// just been opened, the last ones.
const aloudMost = 4

// since are the sentences that came after so many lines.
func (j *journal) since(lines int) (out []string) {
	above := tell.Line{At: hexmap.None}
	for _, l := range j.Lines[min(lines, len(j.Lines)):] {
		if l.ok {
			out = append(out, l.says(above).Text)
			above = l.line
		}
	}
	return out[max(0, len(out)-aloudMost):]
}

// unsaid are they but for those that were read out before they were told once more.
func (j *journal) unsaid(lines int) []string {
	out := slices.DeleteFunc(j.since(lines), func(s string) bool { return slices.Contains(j.said, s) })
	j.said = nil
	return out
}

// again has the last n lines told once more: while they came one after the other
// less was known than now.
func (j *journal) again(n int) {
	keep := max(0, len(j.noted)-n)
	j.said = append(j.said, j.since(keep)...)
	j.noted, j.Lines = j.noted[:keep], j.Lines[:keep]
	j.stale = true
}

func markOf(e *game.Event) eventMark { return eventMark{e.Kind, e.Seat, e.At, e.Args} }

// Shown are the lines the filter lets through. back has this turn reach back
// to the one before: who plays alone has nobody to tell how it ended.
func (j *journal) Shown(seat game.Seat, back bool) []tell.Line {
	from := 0
	if j.Filter == ThisTurn {
		before := 0
		for i, l := range j.Lines {
			if l.began {
				before, from = from, i
			}
		}
		if back {
			from = before
		}
	}
	var out []tell.Line
	above := tell.Line{At: hexmap.None}
	for i := from; i < len(j.Lines); i++ {
		l := &j.Lines[i]
		switch {
		case !l.ok, j.Filter != ThisTurn && l.line.Minor, j.Filter == ownLines && l.line.Seat != seat:
			continue
		}
		out = append(out, l.says(above))
		above = l.line
	}
	return out[max(0, len(out)-journalMost):]
}

func (b *Board) journalFrame(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect) {
	j := &b.Journal
	if j.changed {
		j.changed = false
		had := len(j.Lines)
		j.tell(v, b.Play.Written())
		j.stick = 3
		a.Aloud(j.unsaid(had)...)
	}
	pad := min(16, r.W*0.04)
	in := r.InsetXY(pad, 0)
	b.journalPlate(c, v, &in)
	in.CutTop(6)
	if b.Counsel != nil {
		if says := b.Counsel(); len(says) > 0 {
			b.counsel(c, says, in)
			return
		}
	}
	head := in.CutTop(28)
	b.journalHead(c, head)
	in.CutTop(2)
	in.CutBottom(6)
	lines := j.Shown(v.Seat(), v.Seats() == 1 && v.Phase() == nile.ChoosingPace)
	if j.stick > 0 {
		j.stick--
		c.ScrollTo("journal", in.H, c.Extent("journal"), 0)
		c.Touch()
	}
	c.Scroll("journal", in, func(inner ui.Rect) float64 {
		col := page.NewColumn(c, inner)
		for _, l := range lines {
			col.Say(tell.RichLine(l), journalStyle)
			col.Gap(1)
		}
		if len(lines) == 0 {
			col.Say(ui.Plain(words.Say("journal.empty")), ui.Note.In(ui.Faded))
		}
		return col.Height()
	})
}

// journalFilters are what the buttons are called that choose what is told.
var journalFilters = [...]string{"this month", "all", "mine"}

var journalStyle = ui.Body.At(17)

func (b *Board) journalHead(c *ui.Context, r ui.Rect) {
	j := &b.Journal
	labels := []string{words.Phrase("journal.month"), words.Phrase("journal.all"), words.Phrase("journal.mine")}
	high := ui.Button{Label: words.Phrase("journal.taller"), ID: "journal height", Look: ui.GhostLook, Size: 16, Tip: ui.Plain(words.Say("journal.taller.tip"))}
	if j.Tall {
		high.Label = words.Phrase("journal.lower")
	}
	w := c.ButtonWidth(high) - 10
	c.Scope("journal", func() {
		if c.Button(r.CutRight(w).Middle(w, 26), high) {
			j.Tall, j.changed = !j.Tall, true
		}
		for i := len(labels) - 1; i >= 0; i-- {
			o := ui.Button{Label: labels[i], ID: journalFilters[i], Look: ui.GhostLook, Size: 16, On: i == j.Filter}
			w := c.ButtonWidth(o) - 10
			if r.W < w {
				break
			}
			if c.Button(r.CutRight(w).Middle(w, 26), o) {
				j.Filter, j.changed = i, true
			}
		}
	})
	if st, title := ui.Head.At(19), words.Say("journal.title"); c.TextWidth(title, st) <= r.W {
		c.Text(r, title, st)
	}
}
