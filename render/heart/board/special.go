package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// SpecialPlate is the engraving of a Special Discovery. What was never seen is not shown:
// there stand the reporter, the fire, the press.
func SpecialPlate(w box.Wild) *engraving.Picture { return plates.Of("special/" + w.Name()) }

// found is the Special Discovery that is to be read about: the last one found since the
// player put the paper away, or the turn passed on.
func (b *Board) found() (w box.Wild, at int, ok bool) {
	events := b.Play.Told()
	for i := len(events) - 1; i >= b.readTo && i >= 0; i-- {
		if events[i].Kind != heart.SpecialFound {
			continue
		}
		if b.passedOn(events, i) {
			b.readTo = i + 1
			break
		}
		return told.AsSpecial(&events[i]), i, !b.luckFirst(events[i].Seat)
	}
	return 0, 0, false
}

// passedOn reports whether a page of the papers has been read long since: the turn of another has begun
// after whoever sits here made it, or somebody here has chosen since, and another is asked now.
func (b *Board) passedOn(events []game.Event, at int) bool {
	of := events[at].Seat
	if b.Play.Persons().Has(of) && slices.ContainsFunc(events[at:], func(e game.Event) bool { return turnOf(&e) && e.Seat != of }) {
		return true
	}
	_, asked, ok := b.position().View(b.Play.Seat()).Asked()
	return b.chose > at && ok && asked != of && !b.playing()
}

// luckFirst reports whether what may be done to another comes before the page of somebody elsewhere.
func (b *Board) luckFirst(of game.Seat) bool {
	v := b.position().View(b.Play.Seat())
	_, asked, _ := v.Asked()
	return on18[b.step(v)] && asked == b.Play.Seat() && !b.Play.Persons().Has(of)
}

// Reading reports whether a page of the papers lies there that has not been put away.
func (b *Board) Reading() bool {
	_, _, ok := b.found()
	return ok
}

// awaited is the key of what is waited for while somebody else is asked: the paper, where it lies there.
func (b *Board) awaited() string {
	if b.Reading() {
		return "ask.reading"
	}
	return "ask.thinking"
}

// paper is a page of an illustrated paper over the chart: what it wanted, and under the
// fold what stood behind it. It reports whether it lies there.
func (b *Board) paper(c *ui.Context, v heart.View, r ui.Rect) bool {
	w, at, ok := b.found()
	if !ok {
		return false
	}
	c.Panel(r, ui.SheetPanel)
	in := r.InsetXY(min(46, r.W*0.06), 16)
	away := ui.Button{Label: words.Say("paper.away"), ID: "paper-away"}
	if _, s, asked := v.Asked(); asked && s != b.Play.Seat() { // nothing goes on before
		away.Look, away.Default = ui.MainLook, true
	}
	foot := in.CutBottom(ui.ButtonH + 4)
	if c.Button(foot.CutRight(min(foot.W, c.ButtonWidth(away))), away) {
		b.readTo = at + 1
		c.Touch()
	}
	in.CutBottom(6)
	b.once.tellLarge(moment{at: at, plate: SpecialPlate(w), lines: b.cameOf(v, at)})
	c.Scroll("paper", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		head := words.Sentence(tell.Special(w))
		col.Say(ui.Plain(words.Say("paper.name")), ui.Small.To(ui.Centre))
		c.Rule(col.Next(5), ui.Ink)
		col.Gap(4)
		col.Say(ui.Plain(head), ui.Head.At(30).To(ui.Centre))
		_, sum := b.look()
		e := &b.Play.Told()[at]
		col.Say(ui.Plain(words.Say("paper.by", "who", tell.Who(sum, e.Seat), "place", tell.Region(chart.Region(e.At)))), ui.Small.At(16).To(ui.Centre).Own())
		col.Gap(4)
		if plate := SpecialPlate(w); r.W > plateLeast {
			page.InPrint(c, col.Next(r.W*0.26).Middle(r.W*0.48, r.W*0.26), plate)
			col.Gap(8)
		}
		col.Say(ui.Plain(words.Say("special."+w.Name()+".page")), ui.Body)
		if came := b.cameOf(v, at); len(came) > 0 {
			col.Gap(8)
			col.HeadingOf(box.RuleSpecials, words.Say("paper.came"))
			col.Gap(3)
			linesOn(col, came)
		}
		col.Gap(8)
		col.Heading(words.Say("paper.behind"))
		col.Gap(4)
		col.Say(ui.Plain(words.Say("special."+w.Name()+".behind")), ui.Note)
		return col.Height()
	})
	return true
}

// cameOf are what a Special Discovery has brought so far, and what it has cost, from where it was told.
func (b *Board) cameOf(v heart.View, at int) []line {
	var m moment
	_, sum := b.look()
	all := b.Play.Told()[at:]
	for i := 1; i < len(all); i++ {
		e := &all[i]
		if e.Kind == heart.TimeIsUp || turnOf(e) {
			break
		}
		if e.Seat != all[0].Seat {
			continue
		}
		b.befalls(&m, v, sum, all, i)
	}
	m.sumUp()
	return slices.DeleteFunc(m.lines, func(l line) bool { return l.die == 0 && !l.came })
}

// plateLeast is the least width of a page with an engraving.
const plateLeast = 320.0
