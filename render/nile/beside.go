package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/orders"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// beside is what stands beside the board of whoever has just sat down: how their last
// month ended, and what the others have done since. It folds up when the march begins,
// and is gone with the month.
type beside struct {
	seat   game.Seat
	turn   int
	month  *MonthEnd // nil: nothing of it is to be told
	since  []tell.SinceLine
	more   int           // lines that since leaves out
	scenes []board.Scene // what of it can be watched again; nil: nobody went anywhere
	why    string        // why an order has come to its end, "" none has
	at     nile.Phase    // the step of play at which that was told
	place  ui.Point      // where it lies; zero: in its corner
	folded bool
	button ui.Rect // which unfolds it, as it lay last
	begun  bool    // the march has: it has been folded for that
}

// set has it tell this to the player before the screen.
func (b *beside) set(p *play.Play, month *MonthEnd, since []tell.SinceLine, more int) {
	since, left := tell.HeaviestEach(since, besideEach)
	more += left
	tell.Introduce(sight.View(p), since)
	*b = beside{seat: p.Seat(), turn: sight.View(p).Turn(), month: month, since: since, more: more, why: p.Stopped(p.Seat()), at: sight.View(p).Phase()}
	p.StoppedTold(p.Seat())
	if b.why == orders.Asked { // what is to be decided says so itself, and has been by the time the board lies there again
		b.why = ""
	}
	events, turns := sinceEvents(p)
	if scenes, ok := board.ScenesOf(sight.View(p), events, turns); ok {
		b.scenes = scenes
	}
}

// stands reports whether there is something to be told to the player before the screen,
// in the month that it was set for.
func (b *beside) stands(v nile.View) bool {
	return (b.tells() || len(b.scenes) > 0) && b.seat == v.Seat() && v.ToMove() == v.Seat() && b.turn == v.Turn()
}

// tells reports whether there is anything to be read.
func (b *beside) tells() bool { return b.month != nil || len(b.since) > 0 || b.why != "" }

// besideEach is how many lines are told of each of the others: the journal strip has them all.
const besideEach = 2

// Measures of it, in units.
const (
	besideW     = 290.0
	besideEdge  = 6.0
	besideIn    = 12.0
	besidePart  = 0.36  // of the chart's width at most: what lies in its middle stays in sight
	besideLeast = 180.0 // narrower it is folded, and lies over the chart
	besideLine  = 16.0  // the size of its letters
)

// aside draws it in the corner of the chart, below the button for hints, and says where.
func (t *TableScene) aside(c *ui.Context, a desk.Desk, area ui.Rect) ui.Rect {
	b, v := &t.beside, sight.View(t.Play)
	if t.At.Screen != BoardScreen || t.Play.Beats().Playing() || !b.stands(v) {
		return ui.Rect{}
	}
	if (v.Phase() != nile.ChoosingPace && (b.why == "" || v.Phase() != b.at) || area.W*besidePart < besideLeast) && !b.begun {
		b.begun, b.folded = true, true
	}
	if c.HasKeys() && c.Command(keys.Happened) {
		b.folded = !b.folded
		c.Touch()
	}
	if len(b.scenes) > 0 && c.HasKeys() && c.Command(keys.Again) {
		t.watchAgain(c)
	}
	at := ui.Point{X: area.X + besideEdge, Y: area.Y + besideEdge}
	if !a.Preferences().NoHints {
		at.Y += hintH + besideEdge
	}
	if !b.tells() { // their ways can be watched, and nothing came of them
		r := ui.R(at.X, at.Y, c.ButtonWidth(againButton(c)), hintH)
		c.Float("aside", r, ui.PaperPanel, func(in ui.Rect) { t.againButton(c, in) })
		return r
	}
	if b.folded {
		return t.foldedAside(c, at)
	}
	wide := min(besideW, area.W*besidePart)
	if wide < besideLeast { // over the chart, as long as it is asked for
		wide = min(besideW, area.W-2*besideEdge)
	}
	r := ui.R(at.X, at.Y, wide, 0)
	const foot = ui.ButtonH + 6
	r.H = min(c.Extent("beside")+2*besideIn+foot, area.Bottom()-besideEdge-r.Y)
	r = t.besidePlace(c, v, area, r)
	c.Float("aside", r, ui.CardPanel, func(in ui.Rect) {
		in = in.Inset(besideIn)
		low := in.CutBottom(foot)
		low.CutTop(foot - ui.ButtonH)
		t.foldButton(c, &low)
		low.W -= besideEdge
		t.againButton(c, low)
		room := in.W >= monthHeaded
		c.Scroll("beside", in, func(in ui.Rect) float64 {
			col := page.NewColumn(c, in)
			b.tell(t.Play, col, room)
			return col.Height()
		})
	})
	return r
}

// besidePlace is where it lies: in its corner, and where it would hide the party there, where that can go next or what it
// has just drawn, beside them. It stays where it is as long as it hides nothing, and while the player drags the chart.
func (t *TableScene) besidePlace(c *ui.Context, v nile.View, area, corner ui.Rect) ui.Rect {
	b, keep := &t.beside, append(t.Board.KeepClear(v, area), t.Board.FoundLately(v, area)...)
	at := corner
	if b.place != (ui.Point{}) {
		at.X = min(b.place.X, area.Right()-besideEdge-at.W)
		at.Y = min(b.place.Y, area.Bottom()-besideEdge-at.H)
	}
	dragged := c.In.Held[ui.LeftButton] && !c.In.Pressed[ui.LeftButton]
	if dragged || !page.HidesAny(at, keep) {
		return at
	}
	room := area
	room.CutTop(corner.Y - page.RoomGap - area.Y)
	like := ui.Point{X: corner.X, Y: corner.Y}
	far := func(at ui.Rect) float64 { return page.Away(at, ui.R(like.X, like.Y, 1, 1)) }
	at, _ = page.RoomFor(room, at.W, at.H, keep, []ui.Point{like}, far)
	b.place = ui.Point{X: at.X, Y: at.Y}
	return at
}

// tell sets what there is to tell; room is whether there is any for headings.
func (b *beside) tell(p *play.Play, col *page.Column, room bool) {
	if b.why != "" {
		col.Say(ui.Plain(words.Say("order.over")), ui.Head.At(20))
		col.Gap(2)
		col.Say(ui.Plain(words.Say("order.over."+b.why)), ui.Body.At(besideLine+1))
		col.Gap(10)
	}
	if b.month != nil {
		b.month.Own(p, col, room)
	}
	own, since := b.byOrder()
	if len(own) > 0 {
		col.Say(ui.Plain(words.Say("since.own")), ui.Head.At(20))
		col.Gap(4)
		told(col, own)
		col.Gap(6)
	}
	if len(since) > 0 {
		b.others(p, col, since)
	}
	if b.month != nil {
		b.month.next(sight.View(p), col)
	}
}

// byOrder is what befell one's own party while it went by order, and what the others did.
func (b *beside) byOrder() (own, since []tell.SinceLine) {
	for _, l := range b.since {
		if l.Line.Seat == b.seat {
			own = append(own, l)
		} else {
			since = append(since, l)
		}
	}
	return own, since
}

// others is what they did, and where they stand: not where that takes the room from one's own month, for the
// chart and the page on which the machine changed hands show it.
func (b *beside) others(p *play.Play, col *page.Column, since []tell.SinceLine) {
	c, more := col.C, b.more
	if c.H < monthTall { // the chart is to be seen
		var left int
		since, left = tell.HeaviestEach(since, 1)
		more += left
	}
	col.Say(ui.Plain(words.Say("since.title")), ui.Head.At(20))
	col.Gap(4)
	told(col, since)
	if more > 0 {
		col.Say(ui.Plain(words.Say("month.more", "n", more)), ui.Note.At(15).In(ui.Faded))
		col.Gap(4)
	}
	if b.month == nil || c.H >= monthTall {
		rivals(sight.View(p), col)
	}
}

// told are lines of what happened, each behind the sign of whoever it befell.
func told(col *page.Column, since []tell.SinceLine) {
	c := col.C
	for i, l := range since {
		row, text, signW := col.R, tell.RichLine(l.Line), 24.0
		if !l.Own { // what befell nobody by name stands below nobody's sign
			signW = 0
		}
		high := c.ParagraphHeight(text, ui.Body.At(besideLine), row.W-signW)
		row = col.Next(high + 7)
		if l.Own && (i == 0 || since[i-1].Colour != l.Colour || !since[i-1].Own) { // once for several in a row
			c.Sign(ui.R(row.X, row.Y+1, 17, 17), l.Colour)
		}
		c.Paragraph(ui.R(row.X+signW, row.Y, row.W-signW, high), text, ui.Body.At(besideLine))
	}
}

// rivalsMost is of how many others it is told where they stand: of more there is no room.
const rivalsMost = 3

// rivals is where each of the others stands in the race now, in a line, as everybody can see.
func rivals(v nile.View, col *page.Column) {
	if v.Seats()-1 > rivalsMost {
		return
	}
	for s := range game.Seat(v.Seats()) {
		who := v.Player(s)
		note := press.RaceNote(v, v.Seat(), s)
		if s == v.Seat() || note == "" {
			continue
		}
		text, st := ui.Plain(words.Say("since.stands", "n", who.Points, "note", note)), ui.Small.At(15)
		const signW = 24
		high := col.C.ParagraphHeight(text, st, col.R.W-signW)
		row := col.Next(high + 4)
		col.C.Sign(ui.R(row.X, row.Y+1, 17, 17), who.Colour)
		col.C.Paragraph(ui.R(row.X+signW, row.Y, row.W-signW, high), text, st)
	}
}

// foldButton folds it up.
func (t *TableScene) foldButton(c *ui.Context, r *ui.Rect) {
	x := ui.Button{Label: words.Say("strip.fold"), ID: "fold", Size: 15, Hint: c.KeyOf(keys.Happened), Tip: page.Cited(words.Say("strip.fold.tip"), nile.RuleTurnInAfrica)}
	if c.Button(r.CutRight(min(r.W, c.ButtonWidth(x))), x) {
		t.beside.folded = true
		c.Touch()
	}
}

// againButton has what the others did be watched again.
func (t *TableScene) againButton(c *ui.Context, r ui.Rect) {
	if len(t.beside.scenes) == 0 {
		return
	}
	x := againButton(c)
	if c.ButtonWidth(x) > r.W {
		x.Hint = ""
	}
	if c.Button(r.CutLeft(min(r.W, c.ButtonWidth(x))), x) {
		t.watchAgain(c)
	}
}

func againButton(c *ui.Context) ui.Button {
	return ui.Button{Label: words.Say("strip.again"), ID: "again", Size: 15, Hint: c.KeyOf(keys.Again), Tip: page.Cited(words.Say("strip.again.tip"), nile.RuleTurnInAfrica)}
}

// watchAgain shows it on the chart, from which the strip is folded away.
func (t *TableScene) watchAgain(c *ui.Context) {
	t.beside.folded = true
	t.Board.Again(t.beside.scenes, t.Play.Speed.Factor())
	c.Touch()
}

// foldedAside is what is left of it: the button that unfolds it.
func (t *TableScene) foldedAside(c *ui.Context, at ui.Point) ui.Rect {
	x := ui.Button{Label: words.Say("strip.unfold"), ID: "what happened", Size: 15, Hint: c.KeyOf(keys.Happened), Tip: page.Cited(words.Say("strip.unfold.tip"), nile.RuleTurnInAfrica)}
	r := ui.R(at.X, at.Y, c.ButtonWidth(x), hintH)
	t.beside.button = r
	c.Float("aside", r, ui.PaperPanel, func(in ui.Rect) {
		if c.Button(in, x) {
			t.beside.folded = false
			c.Touch()
		}
	})
	return r
}

// openTable passes the machine on without a page, where those who sit at it have no
// secrets from each other.
func (t *TableScene) openTable(a desk.Desk) {
	p := t.Play
	if _, reading := p.Beats().Page(); !a.Preferences().OpenTable || reading || p.Beats().Playing() || sight.View(p).Phase() == nile.BetweenSittings {
		return
	}
	if _, must := p.HandOver(); must && !p.Over() {
		t.SitDown()
	}
}
