package play

import (
	"cmp"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// HandOver is what the screen shows that asks for the machine to be passed to a
// player. It must hold no secret.
type HandOver struct {
	Name   string // the player's
	Colour uint8
	Note   ui.Rich            // empty: the usual one
	Ready  string             // what the player says to go on; "": the usual
	Plate  *engraving.Picture // nil none
	Face   page.Plate         // the player's portrait, beside the sign; nil: none
	// Tells is what everybody may read of what has just happened, below whom the
	// machine goes to; nil: nothing.
	Tells func(col *page.Column)
	// Behind covers the window with what a game has behind the card, and gives the
	// room that is left for that; nil: bare paper.
	Behind func(c *ui.Context) ui.Rect
	// Then is called when that player says they are ready; nil: nothing happens.
	Then func()
}

// handOver hides everything until the next player sits before the screen.
type handOver struct {
	HandOver
	seal func(a desk.Desk) // passes the game on to who plays elsewhere; nil: the machine goes to them
	full bool              // there is so much to tell that there is no room for the picture
}

// NewHandOver is that screen.
func NewHandOver(h HandOver) desk.Screen { return &handOver{HandOver: h} }

// Name is the scene's name in traces.
func (*handOver) Name() string { return "handover" }

// Frame shows the card.
func (h *handOver) Frame(c *ui.Context, a desk.Desk) {
	room := h.behind(c)
	wide, plate := page.HandWide(c), 132.0
	if c.H >= page.HandTall {
		plate = 190
	}
	if h.Tells != nil { // room for it
		plate *= 0.8
	}
	const foot = 24 + ui.MainH
	high := room.H // till it is known how much stands on it: nothing may be out of reach
	if on := c.Extent("card"); on > 0 {
		high = on + 2*26 + foot
	}
	r := room.Middle(wide, high)
	c.Panel(r, ui.CardPanel)
	in := r.InsetXY(30, 26)
	b := ui.Button{Label: cmp.Or(h.Ready, words.Say("hand.ready")), ID: "I am ready", Look: ui.MainLook, Default: true}
	if h.seal != nil {
		b.Label, b.ID = words.Say("hand.seal", "who", h.HandOver.Name), "seal it"
	}
	at := in.CutBottom(foot) // in sight however much there is to tell
	at = at.CutBottom(ui.MainH)
	c.Scroll("card", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		if h.Tells != nil {
			h.to(c, col)
		}
		if c.H >= page.PlateTall && h.Plate != nil && !h.full {
			page.Engraved(c, col.Next(plate), h.Plate)
			col.Gap(12)
		}
		if h.Tells != nil {
			h.Tells(col)
			col.Gap(12)
			c.Rule(col.Next(1), ui.Rule)
			col.Gap(12)
		} else {
			h.to(c, col)
		}
		note := h.Note
		if len(note) == 0 || h.seal != nil {
			note = ui.Plain(h.says("hand.note", "hand.away.note"))
		}
		col.Say(note, ui.Note.To(ui.Centre).In(ui.Faded))
		return col.Height()
	})
	h.full = h.full || h.Tells != nil && r.H >= room.H && c.Extent("card") > in.H
	ready := c.Button(at.Middle(min(at.W, max(280, c.ButtonWidth(b))), ui.MainH), b)
	switch {
	case ready && h.seal != nil:
		h.seal(a)
	case ready && h.Then != nil:
		h.Then()
	}
}

// to is whom the machine goes to; above what is told in one row.
func (h *handOver) to(c *ui.Context, col *page.Column) {
	c.Text(col.Next(32), h.says("hand.pass", "hand.away"), ui.Head.At(24).To(ui.Centre))
	if h.Tells == nil {
		col.Gap(10)
		h.who(c, col)
		col.Gap(8)
	}
	name := ui.Style{Face: ui.Title, Size: 44, Colour: ui.PlayerOf(h.Colour).Pen, Align: ui.Centre, MayCut: true}
	row := col.Next(nameH)
	if h.Tells != nil {
		row = h.beside(c, row, name)
	}
	for name.Size > 24 && c.TextWidth(h.HandOver.Name, name) > row.W {
		name.Size--
	}
	c.Text(row, h.HandOver.Name, name)
	col.Gap(6)
}

// nameH is how high the row of the name is, in units.
const nameH = 58.0

// beside is the player's sign and portrait before the name, and gives what is left of the row for that.
func (h *handOver) beside(c *ui.Context, row ui.Rect, name ui.Style) ui.Rect {
	const sign, gap = 40.0, 10.0
	face := 0.0
	if h.Face != nil {
		face = nameH*0.9 + gap
	}
	row = row.Middle(min(row.W, face+sign+gap+c.TextWidth(h.HandOver.Name, name)), nameH)
	if h.Face != nil {
		at := row.CutLeft(face).Left(face - gap)
		page.Portrait(c, at, h.Face)
		page.Outline(c, at, ui.Rule)
	}
	c.Sign(row.CutLeft(sign+gap).Left(sign).Middle(sign, sign), h.Colour)
	return row
}

// says is what it says where the machine is handed over, or where the game is passed on.
func (h *handOver) says(over, on string) string {
	if h.seal != nil {
		return words.Say(on)
	}
	return words.Say(over)
}

// who is the player's sign, and beside it the portrait.
func (h *handOver) who(c *ui.Context, col *page.Column) {
	const sign = 64.0
	if h.Face == nil {
		c.Sign(col.Next(sign).Middle(sign, sign), h.Colour)
		return
	}
	const shape, gap = 0.9, 12
	high := sign * 1.6
	row := col.Next(high).Middle(high*shape+gap+sign, high)
	face := row.CutLeft(high * shape)
	page.Portrait(c, face, h.Face)
	page.Outline(c, face, ui.Rule)
	row.CutLeft(gap)
	c.Sign(row.Middle(sign, sign), h.Colour)
}

// behind covers the window, and gives the room for the card.
func (h *handOver) behind(c *ui.Context) ui.Rect {
	if h.Behind != nil {
		return h.Behind(c)
	}
	page.PlainBackdrop(c)
	return c.Screen().Inset(12)
}

// Knowers lists with whose eyes the game may be looked at as it went: everybody's, the player's
// before the screen, and where nothing in it is secret (open), or no longer, any player's.
func (p *Play) Knowers(open bool) []game.Seat {
	out := []game.Seat{game.Nobody}
	if open || p.Over() {
		for s := range game.Seat(p.Position().Seats()) {
			out = append(out, s)
		}
		return out
	}
	if _, change := p.HandOver(); !change && p.Seat() != game.Nobody {
		out = append(out, p.Seat())
	}
	return out
}
