package home

import (
	"math"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// NameLetters is how long a name may be.
const NameLetters = nile.MostName

// Measures of a player's row, in units.
const (
	playerRow     = 70.0 // with the sentence on the specialty
	playerShort   = 43.0 // without, at least
	playerMid     = 56.0 // and at most
	choiceW       = 156.0
	choiceLeast   = 112.0
	nameWant      = 220.0 // for the longest name there is
	nameLeast     = 164.0 // beside a portrait in a row of one line, in which a longer one moves along
	emblemMost    = 74.0
	emblemShape   = 0.88 // a portrait's width to its height
	emblemGap     = 10.0
	portraitLeast = 34.0 // its width
	awayW         = 35.0 // of the button that takes a player away, and what is left free before it
	lineGap       = 8.0
	twoGap        = 5.0                                              // between two lines of a row
	facedFrom     = 540.0                                            // from here on signs and sentence stand below the name, the portrait beside both
	oneLine       = nameWant + menu.SignsW + choiceLeast + 2*lineGap // name, signs and specialty beside one another
)

// playersH is how high the players are with rows so high, in a column of a width.
func (u *SetUp) playersH(c *ui.Context, w, row float64) float64 {
	h := ui.HeadingH + 6.0
	for _, p := range u.S.Players {
		if row >= playerRow { // the sentence may take two lines
			room := w - emblemMost*emblemShape - emblemGap
			if w >= facedFrom {
				room -= menu.SignsW + emblemGap
			}
			h += max(row, ui.ButtonH+4+c.ParagraphHeight(ui.Plain(tell.SpecialtyNote(p.Specialty)), saidStyle, room)+6)
		} else {
			h += row
		}
	}
	return h
}

// saidStyle is how the sentence on a specialty is set.
var saidStyle = ui.Note.At(16).In(ui.Faded)

// players is one row for each player, and beside the heading the button that
// adds one.
func (u *SetUp) players(c *ui.Context, a desk.Desk, col *page.Column, high float64) {
	u.seats.Draw(c, col, func(col *page.Column, i int) bool { return u.player(c, a, col, i, high) })
}

// player is one player's row: the portrait, name, colour,
// specialty, and in a row of the full height what it is good at. It reports
// whether the player is to be removed.
func (u *SetUp) player(c *ui.Context, a desk.Desk, col *page.Column, i int, high float64) (remove bool) {
	p, said := &u.S.Players[i], high >= playerRow
	emblem, faced := min(high-3, emblemMost), said && col.R.W >= facedFrom
	if faced {
		emblem = emblemMost
	}
	inner := page.NewColumn(c, col.R)
	one := oneLine + awayW // what all in one line takes, but for the emblem
	if u.seats.ChoosesWho() {
		one += u.seats.WhoW(c) + lineGap
	}
	name := nameWant
	wide := math.Round(emblem * emblemShape)
	if !said && col.R.W-wide-emblemGap < one {
		name = nameLeast
		one -= nameWant - nameLeast
	}
	two := !said && col.R.W < one // the signs and the specialty come below the name anyway
	if two {
		emblem = 2*ui.ButtonH + twoGap
		wide = math.Round(emblem * emblemShape)
	}
	if first := faced || two || col.R.W-wide-emblemGap >= one || col.R.W < one && said; first && wide >= portraitLeast && col.R.W >= 420 {
		at := ui.R(col.R.X, col.R.Y, wide, emblem)
		u.seats.Portrait(c, at, i)
		inner = page.NewColumn(c, ui.R(col.R.X+wide+emblemGap, col.R.Y, col.R.W-wide-emblemGap, 0))
	}
	if !said && !two {
		inner.Gap((emblem - ui.ButtonH) / 2)
	}
	row := inner.Next(ui.ButtonH)
	away := row.CutRight(awayW)
	away.CutLeft(5)
	if u.seats.ChoosesWho() {
		u.seats.Who(c, a, row.CutRight(u.seats.WhoW(c)), i)
		row.CutRight(lineGap)
	}
	colours, choice := ui.Rect{}, ui.Rect{}
	switch {
	case faced:
		choice = row.CutRight(max(choiceLeast, min(choiceW, row.W-lineGap-nameWant)))
		row.CutRight(lineGap)
		u.seats.NameField(c, row, i)
		inner.Gap(4)
		below := ui.R(inner.R.X, inner.R.Y, inner.R.W, 0)
		colours = ui.R(below.X, below.Y, menu.SignsW, ui.ButtonH)
		below.CutLeft(menu.SignsW + emblemGap)
		inner.Gap(max(ui.ButtonH, c.Paragraph(below, ui.Plain(tell.SpecialtyNote(p.Specialty)), saidStyle)))
		said = false
	case row.W >= oneLine-nameWant+name:
		wide := min(choiceW, choiceLeast+max(0, row.W-oneLine))
		name := row.CutLeft(row.W - menu.SignsW - wide - 2*lineGap)
		u.seats.NameField(c, name, i)
		row.CutLeft(lineGap)
		colours = row.CutLeft(menu.SignsW)
		row.CutLeft(lineGap)
		choice = row
	default:
		u.seats.NameField(c, row, i)
		inner.Gap(twoGap)
		row = inner.Next(ui.ButtonH)
		colours = row.CutLeft(menu.SignsW)
		row.CutLeft(lineGap)
		choice = row.Left(min(row.W, choiceW))
	}
	u.seats.Signs(c, colours, i)
	u.choice(c, choice, i)
	remove = u.seats.Away(c, away, i)
	if said {
		inner.Gap(2)
		inner.Say(ui.Plain(tell.SpecialtyNote(p.Specialty)), saidStyle)
	}
	col.Gap(max(high, inner.Height()+6))
	return remove
}

// specialtyTip is a specialty with what it brings.
func specialtyTip(k deck.Specialty) ui.Rich {
	return page.Sentences(ui.Rich{ui.B(words.Whole(tell.Specialty(k)))}, ui.Plain(tell.SpecialtyNote(k)))
}

// choice is the specialty as something to choose from: the word, and an arrow
// that points down.
func (u *SetUp) choice(c *ui.Context, r ui.Rect, i int) {
	k := u.S.Players[i].Specialty
	if c.Button(r, ui.Button{
		Label: tell.Specialty(k), ID: "specialty", Size: 17,
		Tip: page.Sentences(specialtyTip(k), ui.Rich{ui.I(words.Say("setup.specialty.tip"))}),
	}) {
		u.Picking = i
	}
	if r.W > c.TextWidth(tell.Specialty(k), ui.Body.At(17))+2*(downArrow+15) {
		at := r.CutRight(downArrow+10).Left(downArrow).Middle(downArrow, downArrow/2)
		for d := 0.0; d < downArrow/2; d++ {
			c.Fill(ui.R(at.X+d, at.Y+d, downArrow-2*d, 1), ui.Faded)
		}
	}
}

// downArrow is how wide the arrow of a choice is, in units.
const downArrow = 11.0

// pick is the sheet on which a specialty is chosen.
func (u *SetUp) pick(c *ui.Context) {
	p := &u.S.Players[u.Picking]
	c.Modal("specialty", 800, 300, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		c.Text(col.Next(36), words.Say("setup.specialty", "who", menu.SeatName(p.Name)), ui.Head.At(24).Own())
		c.Rule(col.Next(8), ui.Rule)
		for _, s := range u.offers() {
			u.offer(c, col, p, s)
		}
		back := ui.Button{Label: words.Say("load.back"), ID: "back", Hint: words.Phrase("key.esc"), Tip: ui.Plain(words.Say("setup.specialty.stay"))}
		foot := col.Next(ui.ButtonH)
		if c.Button(foot.CutRight(c.ButtonWidth(back)), back) || c.Back() {
			u.Picking = -1
		}
		foot.CutRight(12)
		c.Paragraph(foot.InsetXY(0, 6), page.RulesBehind(words.Say("setup.share"), words.Phrase("cite.two", "a", nile.RuleSpecialties, "b", nile.RulePublishing)), ui.Small)
		return col.Height()
	})
}

// offer is one specialty with what it brings: its emblem, the button, a
// sentence, and the signs of those who practise it already.
func (u *SetUp) offer(c *ui.Context, col *page.Column, p *nile.Player, s deck.Specialty) {
	b := ui.Button{Label: tell.Specialty(s), ID: words.Sentence(tell.SpecialtyKey(s)), On: p.Specialty.Has(s), Size: 17}
	text := ui.Plain(tell.SpecialtyNote(s))
	const w, sign = 128, 18
	emblem, room := 44.0, col.R
	if c.H < page.PlateTall {
		emblem = 38
	}
	if room.W >= page.PlateFrom {
		page.Engraved(c, room.CutLeft(emblem).Top(emblem), tell.SpecialtyPicture(s))
		room.CutLeft(12)
	}
	from := room.X
	room.CutLeft(w + 14)
	if room.W < 240 { // narrow: the sentence below its button
		if c.Button(ui.R(col.R.X, col.Next(ui.ButtonH).Y, w, ui.ButtonH), b) {
			u.take(p, s)
		}
		col.Say(text, ui.Small)
		col.Gap(8)
		return
	}
	for i := len(u.S.Players) - 1; i >= 0; i-- {
		if q := &u.S.Players[i]; q != p && q.Specialty.Has(s) && room.W > 300 {
			at := room.CutRight(sign + 3)
			c.Sign(ui.R(at.X+3, at.Y+(emblem-sign)/2, sign, sign), q.Colour)
		}
	}
	said := c.ParagraphHeight(text, ui.Small, room.W)
	row := col.Next(max(emblem, said))
	if c.Button(ui.R(from, row.Y+(row.H-ui.ButtonH)/2, w, ui.ButtonH), b) {
		u.take(p, s)
	}
	c.Paragraph(ui.R(room.X, row.Y+(row.H-said)/2, room.W, said), text, ui.Small)
	col.Gap(3)
}
