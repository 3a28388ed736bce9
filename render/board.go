package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartsheet"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// Board is the screen of the chart: placing counters, choosing the pace, the
// march itself. In every other phase, and while it is another player's turn,
// it only shows the chart.
type Board struct {
	play  *Play
	pages Pages
	look  bool      // only to look at the chart: Esc goes back
	hut   hexmap.ID // whose people’s page is to be opened at the end of the frame
	start hexmap.ID // the hex to look at, None for what matters most
	chart *chartView

	seen uint64    // Play.Version that is shown
	as   game.Seat // and to whom
	turn [2]int    // turn and seat on which the chart was last centred

	picked    hexmap.ID    // the hex about to be entered: its preview stays
	focused   string       // the hex target that had the keyboard in the last frame
	pending   *game.Choice // chosen in this frame, to be done at its end
	choices   []game.Choice
	targets   map[hexmap.ID]game.Choice
	tip       ui.Rect // where the preview was drawn in the last frame
	cards     turned
	journal   journal
	stores    *storesDialog
	list      listed  // the list that lies over the board
	actionsH  float64 // how high the foot of the sheet is
	actionsIn bool    // it scrolls with the sheet
	form      sheetForm
	formFor   sheetRoom // what the form was chosen for
	party     partyThen // the expedition as it was shown last
	now       *barNow   // what the bar says, where that is not what the rules wait for
	area      ui.Rect   // of the chart
	armed     uint64    // the version in which Space was pressed once to end the march unmoved
	keyboard  bool      // the player plays by keyboard
	still     bool      // nothing moves: animations are off
	pointer   ui.Point  // where the pointer was when it was last used
}

// Pages are the pages that one reads beside the game, as screens to be opened.
type Pages struct {
	Journal, Points func() Screen
	Peoples         func(number int) Screen // open at this people, 0 at any
}

// NewBoard is the board of a game at this machine.
func NewBoard(p *Play, pages Pages) *Board {
	return &Board{play: p, pages: pages, picked: hexmap.None, start: hexmap.None, hut: hexmap.None, turn: [2]int{-1, -1}}
}

// NewChartLook is the board to be looked at only, above another screen: Esc
// goes back to it.
func NewChartLook(p *Play, pages Pages) *Board {
	b := NewBoard(p, pages)
	b.look = true
	return b
}

// NewChartLookAt is NewChartLook with a hex in the middle.
func NewChartLookAt(p *Play, pages Pages, at hexmap.ID) *Board {
	b := NewChartLook(p, pages)
	b.start = at
	return b
}

// Name is the scene's name in traces.
func (b *Board) Name() string { return "board" }

// shown reports whether everything that has happened has been shown: no card
// and no die is still to be turned.
func (b *Board) shown() bool {
	return b.seen == b.play.Version && b.as == b.play.Seat() && !(b.cards.auto && b.cards.open())
}

// boardRects is how the window is divided.
type boardRects struct{ chart, side, journal ui.Rect }

const (
	sideW    = 400 // of the expedition sheet, in a window wide enough
	lineW    = 3   // between the parts of the window
	journalH = 134
)

func (b *Board) divide(c *ui.Context) boardRects {
	r := c.Screen()
	r.CutTop(ui.BarH)
	side := r.CutRight(min(sideW, max(236, c.W*0.3125)))
	h := min(journalH, max(72, r.H*0.178))
	if b.journal.tall {
		h = min(max(2.4*journalH, r.H*0.42), r.H*0.6)
	}
	low := r.CutBottom(h)
	return boardRects{chart: r, side: side, journal: low}
}

// Frame shows the board and takes the player's choice.
func (b *Board) Frame(c *ui.Context, a Desk) {
	v := b.play.View()
	if b.chart == nil {
		p, err := pressFor(v.Map())
		if err != nil {
			panic(err) // coast and typefaces are built in: the build is broken
		}
		b.chart = newChartView(p, func() { a.Post(func() {}) })
	}
	r := b.divide(c)
	b.area = r.chart
	b.note(c, a, v)
	b.byKeys(c)
	b.keysFirst(c, a, v)
	b.chartFrame(c, v, r.chart)
	b.bar(c, v)
	c.Panel(r.side, ui.PaperPanel)
	c.Panel(r.journal, ui.JournalPanel)
	c.Fill(ui.R(r.side.X-lineW, r.side.Y, lineW, r.side.H), frameInk)
	c.Fill(ui.R(r.journal.X, r.journal.Y-lineW, r.journal.W-lineW, lineW), frameInk)
	b.side(c, a, v, r.side)
	b.journalFrame(c, a, v, r.journal)
	b.placeCard(c, v, r.chart)
	b.preview(c, v, r.chart)
	b.cards.frame(c, a, v, r.chart)
	if b.stores != nil && !b.stores.frame(c, a) {
		b.stores = nil
	}
	b.listFrame(c, a, v)
	b.keysLast(c, a)
	b.openPeople(a, v)
	if ch := b.pending; ch != nil {
		b.pending = nil
		b.do(a, *ch, int(ch.Max))
	}
}

var frameInk = ui.Ink

// note takes in what has changed since the last frame.
func (b *Board) note(c *ui.Context, a Desk, v nile.View) {
	layers := layersFor(a.Preferences(), v)
	if s := b.chart.sheet; s != nil && (s.Palette != b.play.palette || s.Layers&^setApart != layers) {
		b.chart.Show(b.sheetOf(v, layers), c.In.Now, false, hexmap.None)
	}
	if b.seen == b.play.Version && b.as == v.Seat() {
		return
	}
	first := b.seen == 0
	b.seen, b.as = b.play.Version, v.Seat()
	now, ok := b.sheet(v)
	b.party = partyThen{b.play.Version, v.Seat(), v.Turn(), now, ok && now.At != hexmap.None}
	animate := a.Preferences().Animations && !first
	b.still = !a.Preferences().Animations
	fresh := b.play.Fresh()
	b.chart.Show(b.sheetOf(v, layers), c.In.Now, animate, newLand(fresh))
	b.cards.turn(v, fresh, c.In.Now, animate)
	b.play.ClearFresh()
	b.choose(v)
	b.picked = hexmap.None
	if b.focused != "" { // it lay round the hex that has been left
		c.SetFocus("")
		b.focused = ""
	}
	b.journal.changed = true
	if turn := [2]int{v.Turn(), int(v.ToMove())}; turn != b.turn {
		b.turn = turn
		now := c.In.Now
		if first || !animate {
			now = -1
		}
		b.centre(v, now)
	} else if sheet, ok := b.sheet(v); ok {
		b.chart.Keep(sheet.At, c.In.Now)
	}
}

// sheetOf is what the chart shows.
func (b *Board) sheetOf(v nile.View, layers chart.Layers) *chart.Sheet {
	o := chartsheet.Options{Undated: true, Palette: b.play.palette, Layers: layers}
	if layers&chart.ShowPoints != 0 {
		o.Points = chartsheet.PointsOf(b.play.Events())
	}
	return chartsheet.With(v, o)
}

// choose sorts the choices: those aimed at a hex can be clicked on the chart.
func (b *Board) choose(v nile.View) {
	b.choices, b.targets = nil, map[hexmap.ID]game.Choice{}
	if b.look {
		return
	}
	b.choices = append(b.choices, b.play.Choices()...)
	for _, ch := range b.choices {
		switch ch.Kind {
		case nile.Move, nile.Drift, nile.Portage, nile.PlaceCounter:
			b.targets[hexmap.ID(ch.Target)] = ch
		}
	}
}

// find is the first choice of a kind.
func (b *Board) find(k game.Kind) (game.Choice, bool) {
	for _, ch := range b.choices {
		if ch.Kind == k {
			return ch, true
		}
	}
	return game.Choice{}, false
}

// sheet is the expedition sheet of the player before the screen.
func (b *Board) sheet(v nile.View) (nile.Sheet, bool) {
	if v.Seat() == game.Nobody {
		return nile.Sheet{}, false
	}
	return v.Sheet(v.Seat())
}

// newLand is the hex that was mapped last.
func newLand(events []game.Event) hexmap.ID {
	at := hexmap.None
	for _, e := range events {
		if e.Kind == nile.Mapped {
			at = hexmap.ID(e.At)
		}
	}
	return at
}

// centre shows the player's own explorer, or the part of the chart that
// matters before there is one.
func (b *Board) centre(v nile.View, now float64) {
	if b.start != hexmap.None {
		b.chart.CentreOn(b.start, now)
		return
	}
	if sheet, ok := b.sheet(v); ok && sheet.At != hexmap.None {
		b.chart.CentreOn(sheet.At, now)
		return
	}
	if v.Phase() == nile.PlacingCounters && now < 0 {
		b.chart.step = -4
	}
	x0, y0, x1, y1 := b.chart.press.Bounds()
	if b.look && now < 0 { // all of Africa
		b.chart.fit(b.area.W, b.area.H)
		b.chart.centreAt(ui.Point{X: (x1 - x0) / 2, Y: (y1 - y0) / 2}, now)
		return
	}
	b.chart.centreAt(ui.Point{X: (x1 - x0) * 0.52, Y: (y1 - y0) * 0.45}, now)
}

// do takes a choice, n times where it counts. Why it was refused, if it was, is
// told by the scene that shows the board.
func (b *Board) do(a Desk, ch game.Choice, n int) {
	b.play.Do(ch, n)
	a.Refresh()
}

// keysFirst handles keys that mean the same whatever has the keyboard.
func (b *Board) keysFirst(c *ui.Context, a Desk, v nile.View) {
	if !c.HasKeys() {
		return
	}
	if len(c.In.Keys) > 0 || c.In.Pressed[ui.LeftButton] {
		b.cards.skip()
		b.chart.Finish()
	}
	if b.list == noList && b.stores == nil {
		pageKeys(c, a, b.play, b.pages)
	}
	if c.Command(keymap.Expedition) {
		b.centre(v, c.In.Now)
		b.cards.moved = false // it may be put beside the card again
	}
	if c.Command(keymap.TallJournal) {
		b.journal.tall, b.journal.changed = !b.journal.tall, true
	}
	if c.Command(keymap.Notebook) && v.Seat() != game.Nobody {
		b.list = listNotes
	}
	if b.stores == nil && c.Command(keymap.Layers) {
		b.list = listLayers
	}
}

// scopes are the commands that work while the chart is only looked at; in a
// game the table says.
func (b *Board) Scopes() keymap.Scope { return keymap.Table | keymap.Board }

func (b *Board) undo(a Desk) {
	b.play.Undo()
	a.Refresh()
}

func (b *Board) redo(a Desk) {
	b.play.Redo()
	a.Refresh()
}

// pointedAt is the hex under the pointer, None for none.
func (b *Board) pointedAt() hexmap.ID {
	if b.chart == nil {
		return hexmap.None
	}
	return b.chart.Hovered
}

// Rule is the number at which the rules open.
func (b *Board) Rule() string {
	switch {
	case b.stores != nil:
		return "9.6"
	case b.list == listNotes:
		return "20"
	}
	for _, id := range [2]hexmap.ID{b.picked, b.pointedAt()} {
		if ch, ok := b.targets[id]; ok {
			return string(ch.Rule)
		}
		if v := b.play.View(); id != hexmap.None && b.barred(v, id) {
			return string(v.Why(id).Rule)
		}
	}
	switch b.play.View().Phase() {
	case nile.PlacingCounters:
		return "4.4"
	case nile.ChoosingPace:
		return "9.12"
	case nile.Travelling:
		return "9"
	}
	return ""
}

// keysLast handles keys that nothing on the screen wanted.
func (b *Board) keysLast(c *ui.Context, a Desk) {
	if !c.HasKeys() || b.stores != nil || b.list != noList {
		return
	}
	b.chart.Keys(c)
	switch {
	case b.picked != hexmap.None && c.Back():
		b.picked = hexmap.None
	case b.cards.open() && c.Back():
		b.cards.close()
	case b.look && c.Back():
		a.Pop()
	}
}

// was is the chart as the board showed it last, nil if it has shown none yet.
func (b *Board) was() *chart.Sheet {
	if b.chart == nil {
		return nil
	}
	return b.chart.sheet
}

// partyThen is the expedition sheet that the board showed last, and when.
type partyThen struct {
	version uint64
	seat    game.Seat
	turn    int
	sheet   nile.Sheet
	ok      bool
}
