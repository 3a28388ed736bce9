package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Whoever plays with computer companions alone is handed nothing over: what they and the creatures have done since is told
// on a card of its own before the next is asked.

// Missed reports whether something has happened since the last turn of the one person here, or since that was told last, that
// matters to whoever plays, and tells one such card from the next.
func (b *Board) Missed() (part uint64, ok bool) {
	me, v := b.Play.Seat(), b.everybody()
	if b.playing() || b.Play.Over() || me < 0 || b.Play.Persons().Count() != 1 || b.Play.Host().Home != nil || v.Alone() || v.Settings().Apart {
		return 0, false
	}
	if step, s := b.Asks(); step != island.Asking && (step != island.Acting || s != me) || !b.Play.Acting().Has(me) {
		return 0, false
	}
	all := b.Play.Told()
	b.caught = min(b.caught, len(all))
	others, matters := false, false
	for i := b.missedFrom(me); i < len(all); i++ {
		e := &all[i]
		others = others || e.Kind == island.TurnOver && e.Seat != me
		matters = matters || slices.Contains(weighty, e.Kind) && !b.hasSeen(me, i)
	}
	return uint64(len(all)), others && matters
}

// missedFrom is the first event that such a card tells.
func (b *Board) missedFrom(me game.Seat) int {
	all := b.Play.Told()
	for i := len(all) - 1; i >= b.caught; i-- {
		if all[i].Kind == island.TurnOver && all[i].Seat == me {
			return i + 1
		}
	}
	return b.caught
}

// CatchUp is that card.
func (b *Board) CatchUp(c *ui.Context, _ desk.Desk) {
	const in, foot = 26.0, 24 + ui.MainH
	me := b.Play.Seat()
	tells := b.sinceFrom(b.position().View(me), me, b.missedFrom(me), "handover.since")
	room := b.Behind(c)
	high := room.H
	if on := c.Extent("missed"); on > 0 {
		high = min(high, on+2*in+foot)
	}
	r := room.Middle(min(room.W, page.HandWide(c)), high)
	c.Panel(r, ui.CardPanel)
	body := r.InsetXY(30, in)
	at := body.CutBottom(foot)
	at = at.CutBottom(ui.MainH)
	c.Scroll("missed", body, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		if tells != nil {
			tells(col)
		}
		return col.Height()
	})
	bt := ui.Button{Label: words.Say("finding.on"), ID: "on", Look: ui.MainLook, Default: true}
	if on := c.Button(at.Middle(min(at.W, max(200, c.ButtonWidth(bt))), ui.MainH), bt); on || c.Back() || tells == nil {
		b.caught = len(b.Play.Told())
		c.Touch()
	}
}
