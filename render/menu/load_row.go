package menu

import (
	"cmp"
	"math"

	"sourceofthenile/game"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// saveRowH is the height of a row of the list: what the save is called, what
// game it is of, who plays.
const saveRowH = 84

// drawSave is one saved game, or why it cannot be loaded.
func drawSave(c *ui.Context, r ui.Rect, s *SaveInfo) {
	tip := ui.Plain(s.Broken)
	if s.Broken == "" {
		tip = ui.Plain(words.Say("load.row"))
	}
	c.Tip(r, tip)
	r = r.InsetXY(0, 5)
	top := r.CutTop(27)
	when := words.Moment(s.When)
	w := c.TextWidth(when, ui.Small) + 4
	if top.W > 2.6*w {
		c.Text(top.CutRight(w), when, ui.Small.To(ui.Right))
		top.CutRight(12)
	}
	title := ui.Strong.Own()
	if s.Broken != "" {
		title.Colour = ui.Ghost
	}
	c.Text(top, s.Name, title)
	if s.Broken != "" {
		c.Paragraph(r, ui.Rich{ui.InRed(s.Broken)}, ui.Small.Own())
		return
	}
	c.Text(r.CutTop(22), s.About(), ui.Note.At(16).In(ui.Faded).Own())
	scores(c, r.CutTop(25), s)
}

// About is what game a save is of: its edition, how far it has come, how
// far it is to go, and how the save came to be.
func (s *SaveInfo) About() string {
	var says []string
	if s.Of != "" {
		says = append(says, s.Of)
	}
	if s.Way != "" {
		says = append(says, s.Way)
	}
	if s.Turn > 0 {
		says = append(says, words.Phrase("load.turn", "n", s.Turn))
	}
	if s.Target > 0 {
		says = append(says, words.Phrase("load.target", "n", s.Target))
	}
	if !s.Auto && !s.Quick && s.Date != "" {
		says = append(says, s.Date)
	}
	switch {
	case s.Finished():
		says = append(says, cmp.Or(s.Ended, words.Phrase(map[game.Ending]string{game.Won: "load.finished", game.AllWon: "load.all-won", game.AllLost: "load.all-lost"}[s.Ending])))
	case s.Auto:
		says = append(says, words.Phrase("load.kept"))
	case s.Quick:
		says = append(says, words.Phrase("load.quick"))
	}
	return words.Facts(says...)
}

// stands is what a player has come to: points, or what the game has in place of them.
func (p *SavePlayer) stands() string { return cmp.Or(p.Did, words.Number(p.Points)) }

// namedFrom is the least room for a name in a line of scores.
const namedFrom = 62.0

// scores names the players with their signs, and their points in bold. Where
// the names have no room they are cut alike, or left out.
func scores(c *ui.Context, r ui.Rect, s *SaveInfo) {
	const sign, near, apart = 18.0, 6.0, 18.0
	bold, plain := ui.Strong.At(17), ui.Small.Own()
	taken, long := 0.0, 0.0 // without the names; the names together
	for _, p := range s.Players {
		taken += sign + near + c.TextWidth(p.stands(), bold) + 2 + apart
		long += c.TextWidth(p.Name, ui.Small) + 2 + near
	}
	most, room := math.Inf(1), r.W+apart-taken
	if long > room {
		most = room/float64(max(1, len(s.Players))) - near
	}
	for _, p := range s.Players {
		if r.W < sign+near {
			return
		}
		c.Sign(r.CutLeft(sign).Middle(sign, sign), p.Colour)
		r.CutLeft(near)
		if most >= namedFrom {
			c.Text(r.CutLeft(min(most, c.TextWidth(p.Name, ui.Small)+2)), p.Name, plain)
			r.CutLeft(near)
		}
		points := p.stands()
		c.Text(r.CutLeft(c.TextWidth(points, bold)+2), points, bold.Own())
		r.CutLeft(apart)
	}
}
