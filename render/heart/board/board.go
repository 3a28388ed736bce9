// Package board is the screen on which Heart of Darkness is played: the chart of
// regions and the Matrix side by side, the Expedition Sheet, what has happened, and
// what can be chosen, with its odds.
package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Board is that screen.
type Board struct {
	Play *play.Play
	Foot float64 // what is kept free at the foot of the left column, for a voice that teaches

	printed *chartsheet.Board
	view    *chartview.View
	shown   uint64 // what the chart shows: the version of the play, and how much of it has been told
	fitted  ui.Rect
	whole   bool   // all of the chart is shown
	centred [2]int // turn and seat on which the chart was last moved

	picked     pick
	pending    *game.Command // chosen in this frame, to be done at its end
	staged     game.Kind     // what the page above has buttons of
	numbers    map[game.Kind]int
	name       string // what a find is to be called
	large      large
	tab        int                // what stands at the left below: what has happened, the track, the bags
	list       [box.MaxSeats]int  // the ready-made outfit that each buys by, 1 and on; 0: none
	buying     [box.MaxSeats]bool // and buys all of
	bought     int                // commands given when the last lot of it was bought
	surveyed   uint64             // what had been told when the end of the survey was shown
	extent     float64            // how high the survey was then
	readTo     int                // events up to which the papers have been read
	backUp     bool               // taking back stands beside the name
	took       took               // what was answered last
	toldAt     uint64             // a version and one, at which all that has happened was laid open
	pageAt     ui.Rect            // over what a page may be laid: the chart, or the Matrix
	inSight    inSight
	entries    entries // of what has happened
	once       once    // what has been told
	put        putInWords
	handHigh   float64 // how high the card is that hands the machine on
	overFor    int     // what had been told when the page of the end of a Game Turn came up, and one
	overAt     float64 // and when that was
	seen       int     // events told when something was asked last
	chose      int     // and when the player before the screen chose last
	folded     int     // up to where what came of a day was folded away
	tight      bool    // there is no room for it beside the Matrix
	scened     bool    // a scene lies over the chart
	carded     bool    // or what one may do to another
	sceneAt    int     // and what had been told when it began
	sceneAsked uint64  // for which question it lies there, 0 while what was chosen is shown
	foreseen   foresight
	peeked     int    // whose Sheet is looked at, a seat and one; 0: that of whoever is asked
	asked      uint64 // version that the numbers and the name were set for
	expected   uint64 // version for which those who may be seen next have been engraved
	fresh      bool   // nothing of the question has been given the keyboard yet

	room       float64 // how high the panel of the question is that is being set, 0 where it is a part of a column
	grown      float64 // how high the question is beside a large chart, and of what it was found out
	grownFor   uint64
	choicesLow float64 // how far down in it its choices reached in the frame before
	close      int     // how close they stand, so that all are in sight
	closeFor   closeness

	brief      bool       // a scene is set in brief, so that what is to be decided on is all in sight
	briefFor   closeness  // and for which it is
	sceneNeed  float64    // how high what a scene tells was in the frame before
	plate      plateSize  // how high its picture is
	ordersOpen int        // whose standing orders are unfolded, a seat and one; 0: nobody's
	ordersAt   heart.Step // and at which question
	legendOpen bool       // the key of the chart's signs is
	paperAsked bool       // the paper of a Game Turn that is over is to be opened
	spaced     uint64     // a version and one, at which Space was pressed where it does nothing
	idle       bool       // and that it does nothing has no room below the question
	carried    bool       // whoever sits there had the machine with a card out of the set-up
	satBefore  game.Seat  // who sat before the screen in the frame before, Nobody at first
	sheetWas   game.Seat  // and whose Sheet stood there
	doneOnce   uint64     // a version and one, at which the buying was ended once with Credits left
	goBack     func()     // leads back from the board of a game that is over
}

// pick is a region or a slot that was clicked: what can be done there comes first, and
// a second click does it, where it is one thing.
type pick struct {
	region chart.Region
	slot   box.Slot
}

var noPick = pick{region: chart.Nowhere, slot: box.NoSlot}

// New is the board of a game at this machine.
func New(p *play.Play) *Board {
	return &Board{Play: p, picked: noPick, centred: [2]int{-1, -1}, readTo: len(p.Events()), satBefore: game.Nobody, sheetWas: game.Nobody}
}

// Name is the scene's name in traces.
func (*Board) Name() string { return "board" }

// position is the game as far as it has been told; nothing in it is hidden.
func (b *Board) position() *heart.Position { return b.Play.Stand().(*heart.Position) }

// playing reports whether what the last command led to is still being shown, or waited for.
func (b *Board) playing() bool { return b.Play.Beats().Playing() || b.Held() }

// choices are offered when all has been told.
func (b *Board) choices() []game.Choice {
	if b.playing() {
		return nil
	}
	return b.Play.Choices()
}

// find is the first of the choices that fits.
func (b *Board) find(fit func(ch *game.Choice) bool) (game.Choice, bool) {
	if b.playing() {
		return game.Choice{}, false
	}
	return b.Play.Find(fit)
}

// step is what is asked, 0 while what was chosen is still being shown.
func (b *Board) step(v heart.View) heart.Step {
	if b.playing() {
		return 0
	}
	step, _, _ := v.Asked()
	return step
}

// look is the view of the game and what is known of its players.
func (b *Board) look() (heart.View, game.Summary) {
	p := b.position()
	return p.View(b.Play.Seat()), p.Summary()
}

// Measures of the board, in units.
const (
	lineW     = 3.0   // between its parts
	panelLow  = 216.0 // the least height of what can be chosen
	panelPart = 0.31  // and its part of the window
	slotMost  = 110.0 // the width of a slot of the Matrix
	slotPart  = 0.7   // the height of one for its width, at least
	sidePart  = 0.45  // the Matrix's part of the window
	sheetLow  = 204.0 // the least height of the Sheet
	stripH    = 122.0 // the height of the Event strip
	margin    = 12.0

	wideFrom, tallFrom = 1000.0, 620.0 // the least window that has room for all
	narrowPart         = 0.54
	toldLow            = 170.0 // the least height of what is told below its question
	sideLow            = 340.0 // the least width of what stands beside an enlarged chart
	enlargedPart       = 0.28  // and its part of the window
	nearer             = 1.55  // how much wider than its place the chart is shown
)

// sideWide is how wide what stands at the right is, in a window.
func sideWide(w float64) float64 {
	return max(min(5*slotMost+2*margin, w*sidePart), w*widerPart)
}

// Beside is how wide the column of the chart is, beside the Matrix and the Sheet; 0 where they do not stand
// beside one another.
func (b *Board) Beside(c *ui.Context) float64 {
	if c.W < wideFrom || c.H < tallFrom || b.large != nothingLarge {
		return 0
	}
	return c.W - sideWide(c.W) - lineW
}

// divide shares the window out: the chart, what is below it, what the step is about, and
// the Sheet.
func (b *Board) divide(c *ui.Context) (land, panel, stage, sheet ui.Rect) {
	r := c.Screen()
	r.CutTop(ui.BarH)
	right := r.CutRight(sideWide(r.W))
	r.CutRight(lineW)
	r.CutBottom(b.Foot)
	panel = r.CutBottom(max(panelLow, r.H*panelPart))
	r.CutBottom(lineW)
	slot := (right.W - 2*margin) / 5
	high := min(5*slot+stripH, right.H-sheetLow-2*margin-lineW)
	stage = right.CutTop(high + 2*margin)
	right.CutTop(lineW)
	return r, panel, stage, right
}

// widerPart is what the Matrix has of a large window.
const widerPart = 0.38

// Frame shows the board and takes the player's choice.
func (b *Board) Frame(c *ui.Context, a desk.Desk) {
	if b.asked != b.Play.Version {
		b.asked, b.picked, b.name, b.numbers, b.fresh, b.peeked = b.Play.Version, noPick, "", map[game.Kind]int{}, true, 0
	}
	v, sum := b.look()
	b.changes(c, v)
	b.expect(v)
	b.inSight, b.once = inSight{}, once{}
	c.Desk()
	b.bar(c, v, sum)
	b.staged, b.scened, b.carded = 0, false, false
	if !b.playing() {
		b.seen = len(b.Play.Told())
	}
	if c.Command(enlarge) {
		b.large = (b.large + 1) % larges
		c.Touch()
	}
	switch b.tight = c.W < wideFrom || c.H < tallFrom; {
	case b.tight:
		b.narrow(c, a, v, sum)
	case b.large != nothingLarge:
		b.enlarged(c, a, v, sum)
	default:
		land, panel, stage, sheet := b.divide(c)
		b.pageAt = land
		if !b.paper(c, v, land) && !b.card18(c, land, v, sum) {
			if b.scened = b.scene(c, land, v, sum); !b.scened {
				b.land(c, a, land, v, sum)
			}
		}
		b.staged = b.stagedKind(v)
		b.panel(c, panel, v, sum)
		b.stage(c, stage, v, sum)
		c.Panel(sheet, ui.PaperPanel)
		b.sheet(c, sheet.Inset(margin), v, sum)
		if b.handsOn(sum) {
			b.handCard(c, v, sum)
		}
	}
	b.goOnBuying(c, v)
	b.idled(c)
	c.BeginAt(b.isChoice)
	if cmd := b.pending; cmd != nil {
		b.pending = nil
		b.chose = len(b.Play.Told())
		b.Play.Seen()
		if b.took = (took{b.step(v), cmd.Seat, b.Play.Len()}); cmd.Kind == heart.Order { // which answers no question
			b.took = took{}
		}
		b.Play.Command(*cmd, nil)
		c.Touch()
	}
}

// enlarged is the board with nearly all the room for the chart or the Matrix. The chart is higher
// than it is wide: all of it is shown, with what can be chosen beside it and not below.
func (b *Board) enlarged(c *ui.Context, a desk.Desk, v heart.View, sum game.Summary) {
	r := c.Screen()
	r.CutTop(ui.BarH)
	if b.large == chartLarge {
		side := r.CutRight(max(sideLow, r.W*enlargedPart))
		r.CutRight(lineW)
		if b.pageAt = r; !b.paper(c, v, r) {
			b.land(c, a, r, v, sum)
		}
		c.Panel(side, ui.PaperPanel)
		in := side.Inset(margin)
		if b.grownFor != b.Play.Version {
			b.grownFor, b.grown = b.Play.Version, 0
		}
		asked := max(in.H*0.6, min(b.grown, in.H-toldLow))
		if b.goBack != nil { // nothing is asked
			asked = overH
		}
		b.question(c, in.CutTop(asked), v, sum)
		if high := c.Extent("choices") + 2; b.goBack == nil && high > b.grown { // it only grows while the same is asked, and with it how close the choices stand
			b.grown = high
			c.Touch()
		}
		in.CutTop(margin)
		b.told(c, in, v, sum)
		return
	}
	panel := r.CutBottom(panelLow)
	r.CutBottom(lineW)
	if b.pageAt = r; !b.paper(c, v, r) {
		b.staged = b.stagedKind(v)
		b.stage(c, r, v, sum)
	}
	b.panel(c, panel, v, sum)
}

// stage is what the step of play is about: the Ports, the Patrons, the shelves, the survey,
// the days in the Matrix, or the end of the Game Turn.
func (b *Board) stage(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	step := b.step(v)
	switch {
	case step == heart.Opening:
		b.opening(c, r)
	case step == heart.ChoosingPort:
		b.ports(c, r, v, sum)
	case step == heart.ChoosingPatron:
		b.patrons(c, r, v, sum)
	case step == heart.Outfitting || setUp(v):
		b.shelves(c, r, v)
	case b.atEnd(v):
		b.ending(c, r, v, sum)
	case v.Sheet(b.whose(v)).Slot == box.NoSlot:
		b.survey(c, r, v, sum)
	default:
		b.days(c, r, v, sum)
	}
}

// stagedKind is the kind of choice whose buttons stand on that page, and not below the
// question too; 0 for none.
func (b *Board) stagedKind(v heart.View) game.Kind {
	switch b.step(v) {
	case heart.ChoosingPort:
		return heart.TakePort
	case heart.ChoosingPatron:
		return heart.TakePatron
	case heart.Outfitting:
		return heart.Buy
	case heart.Marching:
		return heart.March
	}
	return 0
}

// setUp reports whether the game has not begun yet.
func setUp(v heart.View) bool { return v.Track().Turn == 0 }

// narrow is the board in a window without room for all: the chart or the Matrix, as the
// question is about the one or the other, and everything else in one column.
func (b *Board) narrow(c *ui.Context, a desk.Desk, v heart.View, sum game.Summary) {
	r := c.Screen()
	r.CutTop(ui.BarH)
	right := r.CutRight(r.W * narrowPart)
	r.CutRight(lineW)
	switch {
	case b.paper(c, v, r): // folded before anything else is looked at
	case b.card18(c, r, v, sum):
	case b.scene(c, r, v, sum):
		b.scened = true
	case v.Sheet(b.whose(v)).Slot != box.NoSlot && b.goBack == nil:
		b.days(c, r, v, sum)
	default:
		b.land(c, a, r, v, sum)
	}
	c.Panel(right, ui.PaperPanel)
	all := right.Inset(8)
	if b.Held() { // at the foot, where it is in sight however far down it is read
		b.goOn(c, all.CutBottom(ui.ButtonH), sum)
		all.CutBottom(heldGap)
	}
	c.Scroll("all", all, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.ask(c, col, v, sum)
		col.Gap(12)
		switch {
		case setUp(v) || v.Sheet(b.whose(v)).Slot != box.NoSlot:
		case b.atEnd(v):
			b.endingOn(c, col, v, sum)
			col.Gap(12)
		default:
			b.surveyOn(c, col, v, sum, endless)
			col.Gap(12)
		}
		b.sheet(c, col.Next(sheetHeight(col.R.W)), v, sum)
		col.Gap(12)
		col.Heading(words.Say("told.head"))
		b.lines(c, col, v, sum)
		return col.Height()
	})
}

// take has a choice done at the end of the frame.
func (b *Board) take(ch game.Choice, n int) {
	if b.rash(ch) {
		b.doneOnce = b.Play.Version + 1
		return
	}
	cmd := ch.Command(n)
	b.pending = &cmd
}

// bar is the walnut bar: the game, its turn, and everybody in the order of the track.
func (b *Board) bar(c *ui.Context, v heart.View, sum game.Summary) {
	r := c.TopBar()
	track := v.Track()
	title := ui.Style{Face: ui.Title, Size: 24, Colour: ui.Cream}
	if name := words.Say("game.name"); r.W >= titleFrom {
		c.Text(r.CutLeft(c.TextWidth(name, title)+18), name, title)
	}
	date, cfg := words.Say("bar.setup"), v.Settings()
	switch {
	case track.Turn > 0 && cfg.Solo():
		date = words.Say("bar.solo", "n", track.Turn, "most", box.SoloTurns)
	case track.Turn > 0:
		date = words.Say("bar.turn", "n", track.Turn, "goal", cfg.Goal)
	}
	at := r.CutLeft(c.TextWidth(date, ui.OnBar) + 18)
	c.Text(at, date, ui.OnBar)
	c.Tip(at, endsWhen(cfg))
	by := b.gainedLately(v)
	for i := len(sum.Players) - 1; i >= 0; i-- {
		s := game.Seat(i)
		if len(track.Order) == len(sum.Players) {
			s = track.Order[i]
		}
		b.standing(c, &r, v, sum, s, by[s])
	}
}

// endsWhen says when the game is over (19, 21).
func endsWhen(cfg box.Settings) ui.Rich {
	if cfg.Solo() {
		return page.Cited(words.Say("opening.solo", "n", box.SoloTurns, "points", cfg.Goal), box.RuleWaysToPlay)
	}
	return page.Cited(words.Say("opening.goal", "n", cfg.Goal, "most", box.MostTurns), box.RuleEnd)
}

// Measures of the bar, in units: a player's sign, and the least width that names the game.
const (
	signH     = 20.0
	titleFrom = 900.0
)

// gainedLately is by how many Drama Points each of the others has come on, or back, since the player before the screen chose last,
// and how many others’ finds have cost that player.
func (b *Board) gainedLately(v heart.View) (by [box.MaxSeats]int) {
	if setUp(v) || b.Play.Over() || b.Play.Seat() == game.Nobody {
		return by
	}
	from, to := b.news()
	by = gained(b.Play.Written()[from:to])
	by[b.Play.Seat()] = -len(b.shames())
	return by
}

// standing is a player on the bar: the sign, the Drama Points with by how many they have become other lately, and whether it is
// this player who is asked.
func (b *Board) standing(c *ui.Context, r *ui.Rect, v heart.View, sum game.Summary, s game.Seat, by int) {
	p, sheet := sum.Players[s], v.Sheet(s)
	points := words.Number(sheet.Figures[box.Points])
	if by != 0 {
		points = words.Say("bar.lately", "n", sheet.Figures[box.Points], "by", words.Signed(by))
	}
	_, asked, _ := v.Asked()
	if b.Held() {
		asked = b.whose(v)
	}
	st := ui.OnBar
	if s == asked {
		st = ui.Style{Face: ui.Bold, Size: 19, Colour: ui.Gold}
	}
	name := p.Name
	w := c.TextWidth(points, st) + signH + 20
	if full := w + c.TextWidth(name, st) + 8; full*float64(len(sum.Players)) < c.W-420 {
		w = full
	} else {
		name = ""
	}
	at := r.CutRight(w)
	tip, more := words.Say("bar.standing", "who", p.Name, "n", sheet.Figures[box.Points]), ""
	if sheet.Lost {
		more = words.Say("bar.lost", "who", p.Name)
	} else if sheet.Patron != box.NoPatron {
		more = words.Say("bar.patron", "patron", tell.Patron(sheet.Patron))
		if track := v.Track(); track.Turn > 0 && len(sum.Players) > 1 && !v.MayLose(s) {
			more = words.Sentences(more, words.Say("bar.spared"))
		}
	}
	if v.Ended(s) && !sheet.Lost {
		more = words.Sentences(more, words.Say("bar.finished", "who", p.Name))
	}
	b.peek(c, at, s, tip, more)
	at.CutLeft(10)
	c.Sign(at.CutLeft(signH).Middle(signH, signH), p.Colour)
	at.CutLeft(6)
	if name != "" {
		c.Text(at.CutLeft(c.TextWidth(name, st)+8), name, st.Own())
	}
	c.Text(at, points, st)
}
