package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// rulerH is how high a place on the Turn Track is, in units.
const rulerH = 23.0

// ruler is the Turn Track and the Drama Points in one (6, 20): the places in order, with
// Disease and Horror where they wait, and each player's points as a bar up to what ends the
// game. Who may be envied bears a mark.
func (b *Board) ruler(c *ui.Context, col *page.Column, v heart.View, sum game.Summary) {
	track := v.Track()
	if track.Turn == 0 {
		col.Say(ui.Plain(words.Say("track.none")), ui.Note)
		return
	}
	goal := v.Settings().Goal
	me := b.whose(v)
	last := max(track.Disease, track.Horror)
	at := map[int]game.Seat{}
	for s, slot := range track.Slots {
		if slot > 0 {
			at[slot] = game.Seat(s)
			last = max(last, slot)
		}
	}
	for slot := 1; slot <= last; slot++ {
		row := col.Next(rulerH)
		c.Text(row.CutLeft(16), words.Number(slot), ui.Small.At(15).In(ui.Ghost))
		switch s, ok := at[slot]; {
		case slot == track.Disease:
			waits(c, row, box.Malaria, "disease")
		case slot == track.Horror:
			waits(c, row, box.Taboo, "horror")
		case ok:
			b.stands(c, row, v, sum, s, me, goal)
		}
	}
}

// waits is Disease or Horror on its place: whoever stands below it rolls (7.2).
func waits(c *ui.Context, row ui.Rect, sign box.Sort, key string) {
	c.Tip(row, page.Cited(words.Say("track."+key+".tip"), box.RuleTrack))
	token(c, row.CutLeft(rulerH-2).Middle(rulerH-2, rulerH-2), sign)
	row.CutLeft(6)
	c.Text(row, words.Say("track."+key), ui.Note.At(16).In(ui.Red))
}

// stands is a player on his place, with his points.
func (b *Board) stands(c *ui.Context, row ui.Rect, v heart.View, sum game.Summary, s, me game.Seat, goal int) {
	p, n := sum.Players[s], v.Of(s, box.Points)
	tip := words.Say("bar.standing", "who", p.Name, "n", n)
	ahead := s != me && v.Ahead(s, me)
	if ahead {
		tip = words.Sentences(tip, words.Say("track.ahead"))
	}
	c.Tip(row, page.Cited(tip, box.RuleTrack))
	c.Sign(row.CutLeft(rulerH-3).Middle(rulerH-4, rulerH-4), p.Colour)
	row.CutLeft(6)
	figure := words.Number(n)
	st := ui.Strong.At(16).To(ui.Right)
	if ahead {
		st = st.In(ui.Red)
	}
	c.Text(row.CutRight(c.TextWidth("000", st)), figure, st)
	row.CutRight(6)
	bar := row.InsetXY(0, 5)
	c.Gauge(bar, float64(min(n, goal)), float64(goal), ui.PlayerOf(p.Colour).Ink)
	if c.TextWidth(p.Name, ui.Small.At(15)) < bar.W*0.9 && bar.W > 60 {
		page.Outline(c, bar, ui.Dotted)
	}
}
