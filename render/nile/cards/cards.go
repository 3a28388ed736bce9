// Package cards is the cards and dice that a command turns up: what they led to, how they look, and
// the beats in which they are told. It knows no board: the one that shows them finds them a place.
package cards

import (
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// Turned is the cards and dice that the last command turned and rolled, shown
// one after the other. The last stays until it is put away.
type Turned struct {
	Shown  []TurnedUp
	At     int     // which is shown
	Began  float64 // when it was turned
	Auto   bool    // they are being turned, one after the other
	Pace   float64 // of the times below
	Box    ui.Rect // where it lies
	Within ui.Rect // the chart's area then
	Moved  bool    // the chart has been moved to make room
	told   int     // how many of the events have been told
	// The moment shown last, and since when it is: its picture opens over the
	// country's.
	moment *Finding
	since  float64
}

// How long each stays before the next, and how long dice roll, in seconds.
const (
	TurnTime = 0.35
	flipTime = 0.12
	RollTime = 0.33
)

// openTime is how long the picture of a moment takes to open, in seconds.
const openTime = 0.35

// allTold is how many events have been told of a card that lies still.
const allTold = math.MaxInt

// PaceOf is the part of these times that a game takes: shorter dice are over in
// a third of them (4.7).
func PaceOf(v nile.View) float64 {
	if v.Settings().ShortDice {
		return 1.0 / 3
	}
	return 1
}

// Turn takes in what a command led to, of which the first n are turned up one
// after the other, in the wordings whose turns it is. None has turned up yet.
func (t *Turned) Turn(v nile.View, events []game.Event, turns []tell.Turn, n int) {
	all := TurnedBy(v, events, turns)
	*t = Turned{Shown: all[:min(n, len(all))], At: -1, Auto: true, Pace: PaceOf(v)}
}

// Follow shows the card that the beats have come to.
func (t *Turned) Follow(beats *play.Beats) {
	if !t.Auto {
		return
	}
	turned, at := beats.Cards()
	t.At, t.Began, t.told = min(turned, len(t.Shown))-1, at, beats.Told()
	t.Auto = beats.Playing()
}

// seen is how many events have been told, of which the card that is shown may speak.
func (t *Turned) seen() int {
	if t.Auto {
		return t.told
	}
	return allTold
}

// Open reports whether something lies turned up.
func (t *Turned) Open() bool { return t.At >= 0 && t.At < len(t.Shown) }

// Close puts the cards away.
func (t *Turned) Close() { t.Shown, t.Auto = nil, false }

// Discovery is the hex whose card is shown, or turns next; nil for none.
func (t *Turned) Discovery() *Discovery {
	if at := max(t.At, 0); at < len(t.Shown) {
		return t.Shown[at].Hex
	}
	return nil
}

// Size is how large a card is laid down: all that are turned up with it lie in
// the same place, so that it has room for the highest.
func (t *Turned) Size(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect) (w, h float64) {
	lay := t.layout(c, a, v, r)
	return lay.W + 2*cardSide, min(t.highest(lay, v), r.H-2*page.RoomGap)
}

func (t *Turned) highest(lay Layout, v nile.View) (h float64) {
	for i := range t.Shown {
		h = max(h, lay.height(t, &t.Shown[i], v))
	}
	return h
}

// The widths of cards, in units, their margins beside it included: of throws of dice,
// and of what has a picture to be looked at.
const (
	diceCardW = 264.0
	wideCardW = 520.0
	wideShare = 0.43 // of the chart's width
	cardSide  = 16.0
	cardEdge  = 12.0 // above and below
)

// layout is how the cards are laid out in an area: with as much on them as
// there is room for.
func (t *Turned) layout(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect) Layout {
	wide := diceCardW
	for i := range t.Shown {
		if u := &t.Shown[i]; len(u.Faces) == 0 {
			wide = min(max(diceCardW, r.W*wideShare), wideCardW)
		}
	}
	lay := Layout{C: c, W: min(wide, r.W-16) - 2*cardSide, Why: a != nil && a.Preferences().Reckoning, pages: len(t.Shown) > 1}
	if r.W <= 500 || r.H <= 380 {
		return lay
	}
	for _, lay.plate = range [...]bool{true, false} {
		lay.full = true
		if t.highest(lay, v) <= r.H-2*page.RoomGap {
			return lay
		}
	}
	lay.full, lay.plate = false, true
	if t.highest(lay, v) > r.H-2*page.RoomGap {
		lay.plate = false
	}
	return lay
}

// Frame draws what is turned up now, in the place found for it.
func (t *Turned) Frame(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect) {
	if !t.Open() || c.ModalOpen() {
		return
	}
	u := &t.Shown[t.At]
	lay := t.layout(c, a, v, r)
	if t.Box.Empty() { // no place has been asked for
		w, h := t.Size(c, a, v, r)
		t.Box = ui.R(r.X+page.RoomGap, r.Y+page.RoomGap, w, h)
	}
	box := t.Box
	box.H = min(lay.height(t, u, v), box.H)
	narrow, back := t.turning(c, u, box)
	c.Float("card", narrow, ui.CardPanel, func(inner ui.Rect) {
		switch {
		case back:
			c.Clipped(inner.Inset(3), func() { cardBack(c, box) })
		case narrow != box:
			c.Clipped(inner.Inset(3), func() { t.Content(c, a, v, &lay, box.InsetXY(cardSide, cardEdge)) })
		default:
			c.Scroll("turned up", inner.InsetXY(cardSide, cardEdge), func(in ui.Rect) float64 { return t.Content(c, a, v, &lay, in) })
		}
	})
}

// turning is how much of a card is seen while it turns, and whether that is its back.
func (t *Turned) turning(c *ui.Context, u *TurnedUp, box ui.Rect) (seen ui.Rect, back bool) {
	turning := (c.In.Now - t.Began) / t.Pace
	lies, turns := 0.0, flipTime
	if u.Hex != nil {
		lies, turns = backTime, turnTime
	}
	if t.Began < 0 || turning >= lies+turns {
		return box, false
	}
	c.Animate()
	part := max(0, turning-lies) / turns
	k := math.Abs(math.Cos(math.Pi * part))
	return box.Middle(max(12, math.Round(box.W*k)), box.H), part < 0.5
}

// cardBack is the back of a card, as large as the card: a frame and the mark of the game.
func cardBack(c *ui.Context, box ui.Rect) {
	page.Outline(c, box.Inset(12), ui.Rule)
	page.Outline(c, box.Inset(16), ui.Rule)
	side := math.Round(min(box.W, box.H) * 0.42)
	page.Engraved(c, box.Middle(side, side), plates.Of("game/mark"))
}
