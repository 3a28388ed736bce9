package render

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// handOver hides everything until the next player sits before the screen.
type handOver struct {
	name   string
	colour uint8
	note   ui.Rich
	then   func()
}

// NewHandOver is the screen that asks for the machine to be passed to a
// player. It shows nothing of the game but the note, which must hold no
// secret. then is called when that player says they are ready.
func NewHandOver(name string, colour uint8, note ui.Rich, then func()) Screen {
	return &handOver{name, colour, note, then}
}

// Name is the scene's name in traces.
func (*handOver) Name() string { return "handover" }

// Frame shows the card.
func (h *handOver) Frame(c *ui.Context, _ Desk) {
	oldBackdrop(c, 0) // nothing of this game
	who := ui.Players[h.colour%6]
	ready := false
	room := c.Screen().Inset(12)
	if c.W > coastNamed { // beside the names of the seas
		room.W = max(600, 0.52*room.W)
	}
	wide, plate := 560.0, 132.0
	if c.H >= handTall {
		wide, plate = 720, 190
	}
	r := room.Middle(wide, c.Extent("card")+2*26)
	c.Panel(r, ui.CardPanel)
	c.Scroll("card", r.InsetXY(30, 26), func(r ui.Rect) float64 {
		col := newColumn(c, r)
		if c.H >= plateTall {
			engraved(c, col.next(plate), "place/camp")
			col.gap(12)
		}
		c.Text(col.next(32), words.Say("hand.pass"), ui.Head.At(24).To(ui.Centre))
		col.gap(10)
		c.Sign(col.next(64).Middle(64, 64), h.colour)
		col.gap(8)
		name := ui.Style{Face: ui.Title, Size: 44, Colour: who.Ink, Align: ui.Centre, MayCut: true}
		for name.Size > 24 && c.TextWidth(h.name, name) > col.r.W {
			name.Size--
		}
		c.Text(col.next(58), h.name, name)
		col.gap(6)
		note := h.note
		if len(note) == 0 {
			note = ui.Plain(words.Say("hand.note"))
		}
		col.say(note, ui.Note.To(ui.Centre).In(ui.Faded))
		col.gap(24)
		b := ui.Button{Label: "I am _ready", Hint: "Space", Look: ui.MainLook, Default: true}
		ready = c.Button(col.next(ui.MainH).Middle(max(280, c.ButtonWidth(b)), ui.MainH), b)
		return col.height()
	})
	if ready && h.then != nil {
		h.then()
	}
}
