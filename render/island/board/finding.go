package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What a Quest has found is read out when it is finished, before all eyes, whoever finished it
// (24.3).

// finished is the first Quest that was finished since as much had been told as is noted, and
// the number of its event; after a taking back what is told anew is read out anew.
func (b *Board) finished() (e *game.Event, at int) {
	all := b.Play.Told()
	b.aloud = min(b.aloud, len(all))
	for ; b.aloud < len(all); b.aloud++ {
		if all[b.aloud].Kind == island.QuestDone {
			return &all[b.aloud], b.aloud
		}
	}
	return nil, 0
}

// Finding reports whether something that has been found is still to be read out, or is read once
// more, and tells one from the next; not while what led to it is being shown.
func (b *Board) Finding() (part uint64, ok bool) {
	if b.playing() {
		return 0, false
	}
	e, at := b.finished()
	if e == nil && b.reread != box.NoCard {
		return ^uint64(b.reread), true
	}
	return uint64(at), e != nil
}

const findingW, findingH, findingPlate = 760.0, 720.0, 0.42

// ReadOut is the page on which it is read.
func (b *Board) ReadOut(c *ui.Context, _ desk.Desk) {
	e, _ := b.finished()
	v := b.everybody()
	switch {
	case e != nil:
		card := island.As[island.QuestEvent](e).Card
		if b.finding(c, card, words.Say("finding.done", "who", who(v, e.Seat), "place", tell.Site(box.Place(e.At)), "n", v.Round())) {
			b.aloud++
			c.Touch()
		}
	case b.reread != box.NoCard && b.finding(c, b.reread, words.Say("finding.read")):
		b.reread = box.NoCard
		c.Touch()
	}
}

// finding sets it, and reports whether it has been read.
func (b *Board) finding(c *ui.Context, card box.Card, sub string) (read bool) {
	w, h := page.LargeSheet(c)
	body, foot := page.Folio{Title: words.Sentence(tell.Card(card, 0)), Sub: sub, W: min(w, findingW), H: min(h, findingH), Rule: box.RuleQuests}.Lay(c)
	c.Scroll("finding", body, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		if c.H >= page.PlateTall {
			wide := min(r.W, (body.H-240)/findingPlate)
			page.Engraved(c, col.Next(wide*findingPlate).Middle(wide, wide*findingPlate), cardPlate(card, 0))
			col.Gap(14)
		}
		col.Say(ui.Plain(tell.Finding(card)), ui.Body.At(20))
		col.Gap(12)
		col.Say(ui.Plain(words.Say("finding.benefit")), ui.Note)
		col.Say(ui.Plain(words.Say(cardKey(card, 0)+".benefit")), ui.Strong.At(18))
		return col.Height()
	})
	bt := ui.Button{Label: words.Say("finding.on"), ID: "on", Look: ui.MainLook, Default: true}
	on := c.Button(foot.CutRight(max(150, c.ButtonWidth(bt))), bt)
	done, needs := b.everybody().Quests()
	says := words.Say("goal.quests", "n", done, "of", needs)
	c.Text(foot, says, c.Fit(says, ui.Note, foot.W))
	return on || c.Back()
}
