package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Who is lost, and who comes in their place, are read on a page of its own each, before all eyes: nobody is to find
// themselves somebody else without having been told (14).

// parted is the first loss, or the first coming after one, since as much had been told as is noted, and the number of its event.
func (b *Board) parted() (e *game.Event, at int) {
	all := b.Play.Told()
	b.mourned = min(b.mourned, len(all))
	for ; b.mourned < len(all); b.mourned++ {
		if e := &all[b.mourned]; e.Kind == island.LostOne || e.Kind == island.Came && instead(all[:b.mourned], e.Seat) {
			return e, b.mourned
		}
	}
	return nil, 0
}

// instead reports whether whoever comes to a seat comes for one who was lost there.
func instead(before []game.Event, s game.Seat) bool {
	return slices.ContainsFunc(before, func(e game.Event) bool { return e.Kind == island.LostOne && e.Seat == s })
}

// Parting reports whether such a page is still to be read, and tells one from the next; not while what led to it is being
// shown, nor where nobody plays, nor once all is over: the last page has what became of each.
func (b *Board) Parting() (part uint64, ok bool) {
	if b.playing() || b.Play.Over() || b.Play.Persons().Count() == 0 {
		return 0, false
	}
	e, at := b.parted()
	return uint64(at), e != nil
}

// Measures of the page, in units: its sheet, a face, and the room beside that.
const lostW, lostH, lostFace, lostGap = 760.0, 484.0, 170.0, 24.0

// Part is the page on which it is read.
func (b *Board) Part(c *ui.Context, _ desk.Desk) {
	e, at := b.parted()
	if e == nil {
		return
	}
	v, set := b.View(), b.lost
	if b.Together() { // before all eyes
		v = b.everybody()
	}
	if e.Kind == island.Came {
		set = b.newly
	}
	w, h := page.LargeSheet(c)
	f, role := page.Folio{W: min(w, lostW), H: min(h, lostH), Rule: box.RuleLost}, int8(0)
	if e.Kind == island.Came {
		role = island.As[island.CameEvent](e).Role
		f.Title = words.Say(map[bool]string{true: "lost.now.you", false: "lost.now"}[b.Play.Manned(e.Seat) && b.Play.Persons().Count() == 1], "who", who(v, e.Seat), "trade", tell.Trade(role))
	} else {
		role = island.As[island.LostEvent](e).Role
		f.Title = words.Say("lost.title", "trade", words.Sentence(tell.Trade(role)))
	}
	f.Sub = words.Say("lost.sub", "who", who(v, e.Seat), "place", tell.Site(max(0, box.Place(e.At))), "n", v.Round())
	body, foot := f.Lay(c)
	c.Scroll("lost", body, func(r ui.Rect) float64 {
		r.CutTop(8)
		if r.W > 3*lostFace {
			page.Portrait(c, r.CutLeft(lostFace).Top(lostFace), faceOf(role))
			r.CutLeft(lostGap)
		}
		col := page.NewColumn(c, r)
		set(col, v, e, at)
		return max(col.Height(), lostFace) + 8
	})
	bt := ui.Button{Label: words.Say("finding.on"), ID: "on", Look: ui.MainLook, Default: true}
	if on := c.Button(foot.CutRight(max(150, c.ButtonWidth(bt))), bt); on || c.Back() {
		b.mourned++
		c.Touch()
	}
}

// lost is who is, how, with the last words as they were said, and what becomes of what was theirs.
func (b *Board) lost(col *page.Column, v island.View, e *game.Event, at int) {
	led := b.ledTo(e.Seat, at)
	for i, was := range led {
		st := ui.Body.At(17)
		if was.Kind == island.Spoke {
			st = ui.Written.At(20)
		}
		col.Say(ui.Plain(b.line(v, &was)), st)
		col.Gap(4)
		if i == len(led)-1 && was.Kind == island.Cursed {
			col.Say(ui.Plain(words.Say("lost.curses", "n", box.CursesLose)), st)
		}
	}
	col.Gap(4)
	col.Say(ui.Plain(b.line(v, e)), ui.Strong.At(18))
	col.Gap(8)
	for _, after := range b.Play.Told()[at+1:] {
		if after.Kind == island.Darker {
			col.Say(ui.Plain(b.line(v, &after)), ui.Body.At(17))
			col.Gap(4)
			break
		}
	}
	col.Say(ui.Plain(words.Say("lost.left")), ui.Small.At(16))
	col.Gap(4)
	col.Say(ui.Plain(words.Say("lost.next")), ui.Small.At(16))
}

// ledToMost is how much is told at most of what led to a loss.
const ledToMost = 5

// ledTo is what led to a loss: what whoever is lost said, drew and suffered at the last.
func (b *Board) ledTo(s game.Seat, at int) (out []game.Event) {
	all := b.Play.Told()
	said := at + 1 // what they drew Curses for is told after those
	for said < len(all) && all[said].Kind != island.TurnOver && (all[said].Kind != island.Spoke || all[said].Seat != s) {
		said++
	}
	for i := at - 1; i >= 0 && len(out) < ledToMost; i-- {
		switch e := all[i]; {
		case e.Kind == island.TurnBegan, e.Kind == island.RoundBegan, e.Seat == s && e.Kind == island.Moved:
			i = 0
		case e.Seat == s && slices.Contains([]game.EventKind{island.Spoke, island.Breached, island.Cursed, island.Hurt}, e.Kind):
			out = append(out, e)
		}
	}
	slices.Reverse(out)
	if said < len(all) && all[said].Kind == island.Spoke {
		out = slices.Insert(out, 0, all[said])
	}
	return out
}

// newly is who comes for one who was lost: with what, and what they can do beyond the rule.
func (b *Board) newly(col *page.Column, v island.View, e *game.Event, _ int) {
	col.Say(ui.Plain(b.told(v, e)), ui.Body.At(18))
	col.Gap(4)
	col.Say(ui.Plain(cardSays(box.ItemCard, island.As[island.CameEvent](e).Role)), ui.Small.At(16))
	col.Gap(8)
	col.Heading(words.Say("lost.gift"))
	col.Gap(2)
	col.Say(ui.Plain(b.gift(v, e)), ui.Strong.At(18))
}
