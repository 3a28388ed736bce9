package meet

import (
	"image/color"
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The two parties of a battle: who leads them, who stands, and what the others say.

// battleLow is the height of the window below which both sides are told in a line.
const battleLow = 620

// The measures of those who lead, and of the askaris in a row, in units: the height of a
// portrait in a usual and in a tall window, the width of a side from which there are
// faces at all, and the room between two.
const (
	leaderTall, leaderLarge = 126.0, 168.0
	leaderFrom              = 380.0
	askariTall, askariGap   = 50.0, 5.0
)

// hasFallen lies over the face of an askari who fell: paper, through which it is seen.
var hasFallen = color.RGBA{0xa8, 0x9e, 0x80, 0xb8}

// sides shows the two parties, and tells how many of each stand.
func (s *BattleScene) sides(col *page.Column, v nile.View, m nile.MeetingView) {
	c, seat := col.C, s.Play.Seat()
	who := tell.Explorer(v, seat)
	cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Columns(2, 36)
	explorer := words.Phrase("battle.explorer.bare", "who", who)
	switch { // where the battle is lost it is still looked at
	case s.fate == nile.Killed:
		explorer = words.Phrase("battle.explorer.killed", "who", who)
	case s.fate == nile.Prisoner:
		explorer = words.Phrase("battle.explorer.taken", "who", who)
	case s.fate > nile.Prisoner:
		explorer = words.Phrase("battle.explorer.away", "who", who)
	case m.Armed:
		explorer = words.Phrase("battle.explorer", "who", who)
	}
	tall := 0.0
	if c.H >= battleLow && cols[0].W >= leaderFrom {
		if tall = leaderTall; c.H >= page.HandTall {
			tall = leaderLarge
		}
	}
	if tall > 0 {
		leader(c, &cols[0], tall, tell.Portrait(v, seat), false)
		if s.said != "" {
			leader(c, &cols[1], tall, tell.Speaker(v, m.Tribe), true)
		}
	}
	left, right := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
	side(left, words.Say("battle.ours"), m.Askaris, m.Began, words.Terms(words.Phrase("battle.stand.ours", "n", m.Askaris, "first", m.Began), explorer))
	side(right, words.Say("battle.theirs", "name", tell.People(m.Tribe.Name)), m.Warriors, m.AtFirst,
		words.Phrase("battle.stand.theirs", "n", m.Warriors, "first", m.AtFirst))
	if tall > 0 {
		s.escort(left, m, max(askariTall, tall-left.Height()-askariGap))
	}
	if s.said != "" {
		right.Gap(5)
		right.Say(ui.Plain(s.said), ui.Note.At(18))
	}
	col.Gap(max(left.Height(), right.Height(), tall))
}

// leader cuts the portrait of who leads a side off its outer edge.
func leader(c *ui.Context, r *ui.Rect, tall float64, face faces.Face, outer bool) {
	w := math.Round(tall * faceShape)
	at := ui.R(r.X, r.Y, w, tall)
	if outer {
		at.X = r.Right() - w
		r.CutRight(w + faceGap)
	} else {
		r.CutLeft(w + faceGap)
	}
	page.Portrait(c, at, face)
	page.Outline(c, at, ui.Rule)
}

// escort are the faces of the askaris, as many as have room; those who fell are seen
// through paper.
func (s *BattleScene) escort(col *page.Column, m nile.MeetingView, tall float64) {
	if len(s.own) == 0 {
		return
	}
	col.Gap(askariGap)
	row, w := col.Next(tall), math.Round(tall*faceShape)
	show := s.own[:min(len(s.own), int((row.W+askariGap)/(w+askariGap)))]
	for i, f := range show {
		at := row.CutLeft(w)
		page.Portrait(col.C, at, f)
		page.Outline(col.C, at, ui.Rule)
		if i >= m.Askaris {
			col.C.Fill(at.Inset(1), hasFallen)
		}
		row.CutLeft(askariGap)
	}
}

// side is one party: its name, a large figure, and what the figure means.
func side(col *page.Column, name string, n, first int, stand string) {
	from := col.R.Y
	defer func() { col.Figures(from, "side") }()
	c := col.C
	big := ui.Strong.At(28)
	figure := words.Number(n)
	if c.H < battleLow { // one line of it
		at := col.R
		col.Heading(name)
		figure = words.Phrase("battle.of", "n", n, "first", first)
		at.H = ui.HeadingH - 4
		if at.CutLeft(c.TextWidth(name, ui.Head) + 12); at.W < c.TextWidth(figure, ui.Strong) { // beside a long name
			at = col.Next(ui.LineH)
		}
		c.Text(at, figure, ui.Strong.To(ui.Right))
	} else {
		col.Heading(name)
		row := page.NewColumn(c, col.R)
		w := c.TextWidth(figure, big)
		c.Text(row.R.Top(32), figure, big)
		row.R.CutLeft(w + 10)
		row.Gap(7)
		row.Say(ui.Plain(stand), ui.Body.At(17))
		col.Gap(max(33, row.Height()+2))
	}
	c.Gauge(col.Next(8), float64(n), float64(max(1, first)), ui.Green)
}
