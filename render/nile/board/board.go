package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// Board is the screen of the chart: placing counters, choosing the pace, the
// march itself. In every other phase, and while it is another player's turn,
// it only shows the chart.
type Board struct {
	Play  *play.Play
	Pages Pages
	Look  bool      // only to look at the chart: Esc goes back
	hut   hexmap.ID // whose people’s page is to be opened at the end of the frame
	start hexmap.ID // the hex to look at, None for what matters most
	Chart *chartview.View

	shown shown     // the moment that is shown
	As    game.Seat // and to whom
	turn  [2]int    // turn and seat on which the chart was last centred

	Picked    hexmap.ID    // the hex about to be entered: its preview stays
	focused   string       // the hex target that had the keyboard in the last frame
	pending   *game.Choice // chosen in this frame, to be done at its end
	carried   carried      // where a portage leads
	hunter    hunter
	ending    bool    // the month, once the hunt is spared
	moved     float64 // when a key last had the chart go elsewhere, in seconds; 0: never
	digs      bool    // a cache is looked for: what is in it is dug up
	choices   []game.Choice
	Targets   map[hexmap.ID]game.Choice
	Tip       ui.Rect // where the preview was drawn in the last frame
	told      toldHex
	refused   refused
	Cards     cards.Turned
	Journal   journal
	Stores    *StoresDialog
	List      listed  // the list that lies over the board
	actionsH  float64 // how high the foot of the sheet is
	actionsIn bool    // it scrolls with the sheet
	foot      foot
	form      sheetForm
	formFor   sheetRoom // what the form was chosen for
	tightest  tightest
	had       had
	Party     PartyThen // the expedition as it was shown last
	Area      ui.Rect   // of the chart
	armed     bool      // Space was pressed once to end the march unmoved
	walked    bool      // what was done last is a step
	settled   float64   // when what can be chosen last became another after one, in seconds
	keyboard  bool      // the player plays by keyboard
	still     bool      // nothing moves: animations are off
	coloured  int32     // the hex that was coloured in last
	pointer   ui.Point  // where the pointer was when it was last used
	// Aside draws what stands beside the chart's hexes, within its area, and says where;
	// nil: nothing does.
	Aside func(c *ui.Context, a desk.Desk, area ui.Rect) ui.Rect
	aside ui.Rect

	ahead    ahead
	last     lastStep
	onward   *onward // nil: no step waits
	cursor   cursor
	road     *ordered                // what has been ordered for the months to come; nil: nothing
	kept     keptAim                 // where it was going before it was stopped
	beyond   beyond                  // the blank hex that it goes toward
	force    map[game.Seat]hexmap.ID // where parties under orders go
	roadOver string                  // why the march to it has stopped, "" nothing is to be told
	shownWay shownWay
	// Advised is the far hex that whoever was asked for advice speaks of, None for none: it is marked, or the way to it
	// at the edge of the chart.
	Advised hexmap.ID
	Taught  *nile.Level             // the pace that whoever teaches speaks of, which is marked; nil for none
	Counsel func() ui.Rich          // what was answered to whoever asked, in the place of the journal; nil: nobody does
	again   *replay                 // what is being watched again; nil: nothing
	staying map[game.Seat]hexmap.ID // the ports in which players have said that they stay
}

// Pages are the pages that one reads beside the game, as screens to be opened.
type Pages struct {
	Journal, Points func() desk.Screen
	Peoples         func(number int) desk.Screen // open at this people, 0 at any
}

// NewBoard is the board of a game at this machine.
func NewBoard(p *play.Play, pages Pages) *Board {
	b := &Board{Play: p, Pages: pages, Picked: hexmap.None, Advised: hexmap.None, start: hexmap.None, hut: hexmap.None, told: toldHex{id: hexmap.None}, refused: refused{id: hexmap.None}, turn: [2]int{-1, -1}, ahead: ahead{turn: [2]int{-1, -1}}, cursor: cursor{at: hexmap.None}, force: map[game.Seat]hexmap.ID{}}
	if p.Tell == nil {
		p.Tell = b.beatsOf
	}
	return b
}

// NewChartLook is the board to be looked at only, above another screen: Esc
// goes back to it.
func NewChartLook(p *play.Play, pages Pages) *Board {
	b := NewBoard(p, pages)
	b.Look = true
	return b
}

// NewChartLookAt is NewChartLook with a hex in the middle.
func NewChartLookAt(p *play.Play, pages Pages, at hexmap.ID) *Board {
	b := NewChartLook(p, pages)
	b.start = at
	return b
}

// Name is the scene's name in traces.
func (b *Board) Name() string { return "board" }

// Wide: the chart has a use for a large window.
func (b *Board) Wide() bool { return true }

// boardRects is how the window is divided.
type boardRects struct{ chart, side, journal ui.Rect }

const (
	sideW    = 400 // of the expedition sheet, in a window wide enough
	lineW    = 3   // between the parts of the window
	journalH = 108
)

func (b *Board) divide(c *ui.Context) boardRects {
	r := c.Screen()
	r.CutTop(ui.BarH)
	side := r.CutRight(min(sideW, max(236, c.W*0.3125)))
	h := min(journalH, max(72, r.H*0.178))
	if b.Journal.Tall {
		h = min(max(2.4*journalH, r.H*0.42), r.H*0.6)
	}
	low := r.CutBottom(h)
	return boardRects{chart: r, side: side, journal: low}
}

// Frame shows the board and takes the player's choice.
func (b *Board) Frame(c *ui.Context, a desk.Desk) {
	a.Hear(b.Play.Beats().Play(c.In.Now, a.Preferences().Animations)...)
	if at, ok := b.Play.Beats().Wake(); ok {
		c.WakeAt(at)
	}
	v := sight.Told(b.Play)
	if b.Chart == nil {
		p, err := excerpt.Press(v.Map())
		if err != nil {
			panic(err) // coast and typefaces are built in: the build is broken
		}
		b.Chart = chartview.NewView(p, func() { a.Post(func() {}) })
	}
	r := b.divide(c)
	b.Area = r.chart
	b.note(c, a, v)
	b.Chart.Tint = b.season(a.Preferences(), v)
	b.walk(a, v)
	b.goOn(a, v)
	b.endSpent(c, a, v)
	b.markPace(c, v)
	b.stayByKey(c, a, v)
	b.byKeys(c)
	b.keysFirst(c, a, v)
	b.replayFrame(c, v)
	b.chartFrame(c, b.onChart(v), r.chart)
	b.bar(c, a, v)
	c.Panel(r.side, ui.PaperPanel)
	c.Panel(r.journal, ui.JournalPanel)
	c.Fill(ui.R(r.side.X-lineW, r.side.Y, lineW, r.side.H), frameInk)
	c.Fill(ui.R(r.journal.X, r.journal.Y-lineW, r.journal.W-lineW, lineW), frameInk)
	b.side(c, a, v, r.side)
	b.journalFrame(c, a, v, r.journal)
	b.Cards.Follow(b.Play.Beats())
	b.aside = ui.Rect{}
	if b.Aside != nil && !b.Look {
		b.aside = b.Aside(c, a, r.chart)
	}
	b.againCaption(c, v, r.chart)
	b.placeCard(c, a, v, r.chart)
	b.preview(c, b.onChart(v), r.chart)
	b.Cards.Frame(c, a, v, r.chart)
	b.openToDig()
	if b.Stores != nil && !b.Stores.frame(c) {
		b.Stores = nil
	}
	b.listFrame(c, a, v)
	b.keysLast(c, a)
	b.openPeople(a, v)
	if a.Preferences().FirstTimes {
		b.keepAhead(c, b.onChart(v), r.chart)
	}
	b.goOnCarried(v)
	b.goOnEnding(a)
	if ch := b.pending; ch != nil {
		b.pending = nil
		b.take(a, v, *ch)
	}
}

var frameInk = ui.Ink

// note takes in what has changed since the last frame.
func (b *Board) note(c *ui.Context, a desk.Desk, v nile.View) {
	layers := LayersFor(a.Preferences(), v)
	if s := b.Chart.Sheet; s != nil && (s.Palette != b.Play.Palette || s.Layers&^chartview.SetApart != layers) {
		b.Chart.Show(b.SheetOf(v, layers), c.In.Now, false, hexmap.None)
	}
	beats := b.Play.Beats()
	was, now := b.shown, b.now()
	if was == now {
		return
	}
	b.again = nil
	first, another := was.version == 0, was.version != now.version || was.seat != now.seat
	b.shown, b.As = now, v.Seat()
	animate := a.Preferences().Animations && !first
	b.still = !a.Preferences().Animations
	fresh := hexmap.None
	if at := beats.Coloured(); at >= 0 && (another || at != b.coloured) {
		fresh = hexmap.ID(at)
	}
	b.coloured = beats.Coloured()
	b.Chart.Show(b.SheetOf(v, layers), c.In.Now, animate, fresh)
	if b.walked && !first && (another || was.playing != now.playing || was.seen != now.seen) {
		b.settled = c.In.Now
	}
	if another {
		c.Rest()
		b.Cards = cards.Turned{}
		if beats.AllCards() > 0 {
			b.Cards.Turn(sight.View(b.Play), b.Play.Last(), tell.LastTurns(b.Play.Events(), len(b.Play.Last())), beats.AllCards())
		}
		b.armed, b.Picked = false, hexmap.None
		if b.focused != "" { // it lay round the hex that has been left
			c.SetFocus("")
			b.focused = ""
		}
	}
	b.choose(v)
	b.leftPort(v)
	b.Journal.changed = true
	b.follow(v, c.In.Now)
	if beats.Playing() {
		if d := b.Cards.Discovery(); another && d != nil {
			b.Chart.Keep(d.At, c.In.Now)
		}
		return
	}
	sheet, ok := b.Sheet(v)
	b.Party = PartyThen{v.Seat(), v.Turn(), sheet, ok && sheet.At != hexmap.None}
	b.Journal.again(len(b.Play.Last()))
	if turn := [2]int{v.Turn(), int(v.ToMove())}; turn != b.turn {
		b.turn = turn
		now := c.In.Now
		if first || !animate {
			now = -1
		}
		b.centre(v, now)
	} else if ok && !b.Chart.Well(sheet.At) {
		b.inland(v, sheet.At, c.In.Now)
	}
}

// SheetOf is what the chart shows.
func (b *Board) SheetOf(v nile.View, layers chart.Layers) *chart.Sheet {
	o := chart.Options{Undated: true, Palette: b.Play.Palette, Layers: layers}
	if layers&chart.ShowPoints != 0 {
		o.Points = chartsheet.PointsOf(b.Play.Told())
	}
	return chartsheet.With(v, o)
}

// choose sorts the choices: those aimed at a hex can be clicked on the chart.
func (b *Board) choose(v nile.View) {
	b.choices, b.Targets, b.ahead.is = nil, map[hexmap.ID]game.Choice{}, false
	if b.Look || b.Play.Beats().Playing() || b.looking() {
		return
	}
	b.choices = append(b.choices, b.Play.Choices()...)
	b.aim(b.choices)
	b.lookAhead(v)
}

// aim lists the choices that are aimed at a hex.
func (b *Board) aim(choices []game.Choice) {
	for _, ch := range choices {
		switch ch.Kind {
		case nile.Move, nile.Drift, nile.Portage, nile.PlaceCounter:
			b.Targets[hexmap.ID(ch.Target)] = ch
		}
	}
}

// Find is the first choice of a kind.
func (b *Board) Find(k game.Kind) (game.Choice, bool) {
	for _, ch := range b.choices {
		if ch.Kind == k {
			return ch, true
		}
	}
	return game.Choice{}, false
}

// Sheet is the expedition sheet of the player before the screen.
func (b *Board) Sheet(v nile.View) (nile.Sheet, bool) {
	if v.Seat() == game.Nobody {
		return nile.Sheet{}, false
	}
	return v.Sheet(v.Seat())
}

// centre shows the player's own explorer, or the part of the chart that
// matters before there is one.
func (b *Board) centre(v nile.View, now float64) {
	if b.start != hexmap.None {
		b.Chart.CentreOn(b.start, now)
		return
	}
	if sheet, ok := b.Sheet(v); ok && sheet.At != hexmap.None {
		b.inland(v, sheet.At, now)
		return
	}
	if v.Phase() == nile.PlacingCounters && now < 0 {
		b.Chart.Step = -4
	}
	x0, y0, x1, y1 := b.Chart.Press.Bounds()
	if b.Look && now < 0 { // all of Africa
		b.Chart.Fit(b.Area.W, b.Area.H)
		b.Chart.CentreAt(ui.Point{X: (x1 - x0) / 2, Y: (y1 - y0) / 2}, now)
		return
	}
	b.Chart.CentreAt(ui.Point{X: (x1 - x0) * 0.52, Y: (y1 - y0) * 0.45}, now)
}

// do takes a choice, n times where it counts. Why it was refused, if it was, is
// told by the scene that shows the board.
func (b *Board) do(a desk.Desk, ch game.Choice, n int) {
	b.givenUp(ch.Kind)
	b.carried, b.ending = carried{}, false
	b.stepped(ch.Kind)
	given := b.road
	b.Play.Command(ch.Command(n), func(ok bool) {
		if ok && ch.Kind == nile.EndTravel {
			b.inForce(given)
		}
		b.digs = ok && ch.Kind == nile.OpenCache
	})
	a.Refresh()
}

// keysFirst handles keys that mean the same whatever has the keyboard.
func (b *Board) keysFirst(c *ui.Context, a desk.Desk, v nile.View) {
	if !c.HasKeys() {
		return
	}
	if len(c.In.Keys) > 0 || c.In.Pressed[ui.LeftButton] {
		b.Chart.Finish()
	}
	if b.List == NoList && b.Stores == nil {
		PageKeys(c, a, b.Play, b.Pages)
	}
	if c.Command(keys.Expedition) {
		b.centre(v, c.In.Now)
		if g := b.Chart.Glide; g != nil && g.To != b.Chart.At {
			b.moved = c.In.Now
		}
		b.Cards.Moved = false // it may be put beside the card again
	}
	if c.Command(keys.TallJournal) {
		b.Journal.Tall, b.Journal.changed = !b.Journal.Tall, true
	}
	if c.Command(keys.Notebook) && v.Seat() != game.Nobody {
		b.List = ListNotes
	}
	if b.Stores == nil && c.Command(keys.Layers) {
		b.List = ListLayers
	}
}

// Scopes are the commands that work while the chart is only looked at; in a
// game the table says.
func (b *Board) Scopes() keymap.Scope { return keymap.Table | keys.Board }

func (b *Board) undo(a desk.Desk) {
	b.last = lastStep{}
	b.Play.Undo(nil)
	a.Refresh()
}

func (b *Board) redo(a desk.Desk) {
	b.Play.Redo(nil)
	a.Refresh()
}

// pointedAt is the hex under the pointer, None for none.
func (b *Board) pointedAt() hexmap.ID {
	if b.Chart == nil {
		return hexmap.None
	}
	return b.Chart.Hovered
}

// shownAt is the hex that is pointed at; None too where nobody has pointed at what came up below the pointer.
func (b *Board) shownAt(c *ui.Context) hexmap.ID {
	if c.Resting() {
		return hexmap.None
	}
	return b.pointedAt()
}

// Rule is the number at which the rules open.
func (b *Board) Rule() string {
	switch {
	case b.Stores != nil:
		return nile.RuleLeaving
	case b.List == ListNotes:
		return nile.RuleFinds
	}
	for _, id := range [2]hexmap.ID{b.Picked, b.pointedAt()} {
		if ch, ok := b.Targets[id]; ok {
			return string(ch.Rule)
		}
		if v := sight.View(b.Play); id != hexmap.None && b.Barred(v, id) {
			return string(v.Why(id).Rule)
		}
	}
	if k := sight.View(b.Play).Phase(); Shows(k) {
		return string(k.Rule())
	}
	return ""
}

// keysLast handles keys that nothing on the screen wanted.
func (b *Board) keysLast(c *ui.Context, a desk.Desk) {
	if !c.HasKeys() || b.Stores != nil || b.List != NoList {
		return
	}
	b.Chart.Keys(c)
	switch {
	case b.Picked != hexmap.None && c.Back():
		b.Picked = hexmap.None
	case b.Cards.Open() && c.Back():
		b.Cards.Close()
	case b.Look && c.Back():
		a.Pop()
	}
}

// Was is the chart as the board showed it last, nil if it has shown none yet.
func (b *Board) Was() *chart.Sheet {
	if b.Chart == nil {
		return nil
	}
	return b.Chart.Sheet
}

// PartyThen is the expedition sheet that the board showed last, and when.
type PartyThen struct {
	Seat  game.Seat
	Turn  int
	Sheet nile.Sheet
	Ok    bool
}
