package play

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
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
func NewHandOver(name string, colour uint8, note ui.Rich, then func()) desk.Screen {
	return &handOver{name, colour, note, then}
}

// Name is the scene's name in traces.
func (*handOver) Name() string { return "handover" }

// Frame shows the card.
func (h *handOver) Frame(c *ui.Context, _ desk.Desk) {
	page.OldBackdrop(c, 0) // nothing of this game
	who := ui.Players[h.colour%6]
	ready := false
	room := c.Screen().Inset(12)
	if c.W > page.CoastNamed { // beside the names of the seas
		room.W = max(600, 0.52*room.W)
	}
	wide, plate := 560.0, 132.0
	if c.H >= page.HandTall {
		wide, plate = 720, 190
	}
	r := room.Middle(wide, c.Extent("card")+2*26)
	c.Panel(r, ui.CardPanel)
	c.Scroll("card", r.InsetXY(30, 26), func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		if c.H >= page.PlateTall {
			page.Engraved(c, col.Next(plate), "place/camp")
			col.Gap(12)
		}
		c.Text(col.Next(32), words.Say("hand.pass"), ui.Head.At(24).To(ui.Centre))
		col.Gap(10)
		c.Sign(col.Next(64).Middle(64, 64), h.colour)
		col.Gap(8)
		name := ui.Style{Face: ui.Title, Size: 44, Colour: who.Ink, Align: ui.Centre, MayCut: true}
		for name.Size > 24 && c.TextWidth(h.name, name) > col.R.W {
			name.Size--
		}
		c.Text(col.Next(58), h.name, name)
		col.Gap(6)
		note := h.note
		if len(note) == 0 {
			note = ui.Plain(words.Say("hand.note"))
		}
		col.Say(note, ui.Note.To(ui.Centre).In(ui.Faded))
		col.Gap(24)
		b := ui.Button{Label: words.Say("hand.ready"), ID: "I am ready", Hint: words.Phrase("key.space"), Look: ui.MainLook, Default: true}
		ready = c.Button(col.Next(ui.MainH).Middle(max(280, c.ButtonWidth(b)), ui.MainH), b)
		return col.Height()
	})
	if ready && h.then != nil {
		h.then()
	}
}
