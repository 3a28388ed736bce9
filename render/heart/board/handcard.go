package board

import (
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Where the machine goes to another person, a card in the middle says to whom, with what came of the last move above it.

// handWide is how wide the card is, and handFace how high the face on it, in units.
const handWide, handFace = 470.0, 120.0

// handsOn reports whether what is waited for ends with the machine in another person's hands, and a card has room for that.
func (b *Board) handsOn(sum game.Summary) bool {
	if !b.Held() || b.tight || b.large != nothingLarge || b.again() != game.Nobody || len(sum.Players) < 2 {
		return false
	}
	_, sit, from := b.goesOn()
	return sit != from && b.Play.Persons().Has(sit) && b.Play.Persons().Count() > 1
}

// handCard is that card.
func (b *Board) handCard(c *ui.Context, v heart.View, sum game.Summary) {
	to, sit, from := b.goesOn()
	at := b.pageAt.Middle(handWide, max(b.handHigh, handFace))
	if b.scened { // what came of the last of it stands at the left of that
		at.X = c.Screen().Middle(handWide, 1).X
	}
	at.X, at.Y = math.Round(at.X), math.Round(at.Y)
	c.Float("hand on", at, ui.TipPanel, func(r ui.Rect) {
		col := page.NewColumn(c, r.Inset(18))
		head := col.Next(26)
		c.Sign(head.CutLeft(24).Middle(18, 18), sum.Players[from].Colour)
		head.CutLeft(6)
		c.Text(head, sum.Players[from].Name, ui.Strong.At(18).In(ui.PlayerOf(sum.Players[from].Colour).Pen).Own())
		if b.turnOver() {
			col.Say(ui.Plain(words.Say("ask.held.turn", "n", v.Track().Turn)), ui.Note)
		}
		b.cameOn(col, v, sum)
		c.Fill(col.Next(1), ui.Rule)
		col.Gap(12)
		b.nextLarge(col, sum, to, sit)
		if b.mapNext() {
			col.Say(dawnSays(b.position().View(b.Play.Seat()), to, true, "dawn.next"), dawnStyle)
		}
		col.Gap(10)
		b.goOn(c, col.Next(ui.MainH), sum)
		if high := col.Height() + 36; math.Abs(high-b.handHigh) > 0.5 {
			b.handHigh = high
			c.Touch()
		}
	})
}

// nextLarge is who has the machine next: the face, the sign and the name, and what they do there.
func (b *Board) nextLarge(col *page.Column, sum game.Summary, to, sit game.Seat) {
	c, v, p := col.C, b.position().View(b.Play.Seat()), sum.Players[sit]
	pen, cfg := ui.PlayerOf(p.Colour), v.Settings().Players[sit]
	row := col.Next(handFace)
	face := row.CutLeft(handFace * faceShape)
	page.Portrait(c, face, faces.Named(cfg.Name, cfg.Face))
	page.Outline(c, face, pen.Ink)
	row.CutLeft(16)
	name := row.CutTop(46)
	c.Sign(name.CutLeft(34).Middle(32, 32), p.Colour)
	name.CutLeft(10)
	c.Text(name, p.Name, c.Fit(p.Name, ui.Head.At(34), name.W).In(pen.Pen).Own())
	row.CutTop(6)
	does := words.Phrase(b.does(to, sit), "of", tell.Who(sum, to), "place", tell.Region(v.Sheet(sit).Region))
	c.Paragraph(row, ui.Plain(words.Say("ask.held.here", "who", tell.Who(sum, sit), "does", does)), ui.Strong.At(17).Own())
}
