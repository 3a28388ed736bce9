package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// panel is what lies below the chart: what has happened, and what can be chosen.
func (b *Board) panel(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	part := toldPart
	if in.Split(22, part, 1)[0].W < toldFrom { // its button stands below it anyway, and what can be chosen needs the room
		part = toldLess
	}
	parts := in.Split(22, part, 1)
	b.told(c, parts[0], v, sum)
	c.Fill(ui.R(parts[1].X-11, in.Y, 1, in.H), ui.Rule)
	b.question(c, parts[1], v, sum)
	b.idlyOver(c, parts[1], parts[0])
}

// toldPart is how wide what has happened is, for what can be chosen beside it: so its tabs and its button stand in one row,
// from so many units on. Else it has less.
const toldPart, toldLess, toldFrom = 0.92, 0.78, 305.0

// moreH is how high the button is that leads to what lies below the edge, in units, and moreFrom how much
// has to lie there.
const moreH, moreFrom = 26.0, 1.0

// question is whom is asked what, and what he can choose. Where not all choices have room they stand closer;
// and where that is not enough, a button below them says so, and leads there.
func (b *Board) question(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	const name = "choices"
	b.room = r.H
	if b.Held() {
		b.heldOver(c, name, r, v, sum)
		b.room = 0
		return
	}
	below := b.choicesLow > r.H+moreFrom
	seen := r
	if below {
		seen.H -= moreH + 4
	}
	c.Scroll(name, seen, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.ask(c, col, v, sum)
		return col.Height()
	})
	b.closer(c, r)
	hidden := b.choicesLow - c.Extent(name) + c.Below(name, seen.H)
	if b.room = 0; !below || hidden <= moreFrom {
		return
	}
	text, st := words.Say("ask.more"), ui.Strong.At(15).In(ui.Red)
	at := r.CutBottom(moreH)
	at = at.Left(min(at.W, c.TextWidth(text, st)+30))
	c.Fill(at, ui.Light)
	page.Outline(c, at, ui.Rule)
	c.Tip(at, ui.Plain(words.Say("ask.more.tip")))
	if c.React("more-choices", at, ui.NoFocus).Clicked { // the keyboard goes there by itself
		c.ScrollTo(name, seen.H, c.Extent(name), 0)
	}
	at.CutLeft(8)
	arrow := at.CutLeft(16).Middle(12, 7)
	for i := range 6 {
		c.Fill(ui.R(arrow.X+float64(i), arrow.Y+float64(i), arrow.W-2*float64(i), 1), ui.Red)
	}
	c.Text(at, text, st)
}

// ask is the question itself with its choices.
func (b *Board) ask(c *ui.Context, col *page.Column, v heart.View, sum game.Summary) {
	step, s, ok := v.Asked()
	b.choicesLow = 0
	if b.playing() {
		s = b.whose(v)
	} else if !ok {
		b.over(c, col)
		return
	}
	head := col.Next(30)
	c.Sign(head.CutLeft(24).Middle(22, 22), sum.Players[s].Colour)
	head.CutLeft(8)
	name := sum.Players[s].Name
	if in := v.InTurn(); in != s && in != game.Nobody && !b.Held() && b.Play.Persons().Count() > 1 {
		name = words.Say("ask.for", "who", name)
	}
	b.backUp = false
	if s == b.Play.Seat() && !b.Held() && !b.playing() { // beside the name, where it moves nothing else
		if bt, ok := b.takeBack(c, v, sum); ok {
			bt.Size = 15
			room := head.W - c.TextWidth(name, ui.Head.At(22)) - 8
			if c.ButtonWidth(bt) > room {
				bt, ok = b.takeBackBrief(v, sum, bt)
			}
			if w := c.ButtonWidth(bt); ok && w <= room {
				b.backUp = true
				if c.Button(head.CutRight(w), bt) {
					b.takeLast(c, v, sum)
				}
			}
		}
	}
	if b.Held() && b.turnOver() {
		b.paperOut(c, &head)
		head.CutRight(8)
	}
	c.Text(head, name, c.Fit(name, ui.Head.At(22), head.W).In(ui.PlayerOf(sum.Players[s].Colour).Pen).Own())
	if b.Held() && b.handsOn(sum) { // a card in the middle tells it
		return
	}
	if b.Held() {
		if b.turnOver() {
			col.Say(ui.Plain(words.Say("ask.held.turn", "n", v.Track().Turn)), ui.Note)
		}
		if came := b.cameAgain(v, sum); came != "" {
			col.Say(ui.Plain(came), ui.Body.At(17).Own())
			col.Gap(6)
		} else {
			b.cameOn(col, v, sum)
		}
		b.nextOver(col, sum)
		return
	}
	if b.playing() {
		col.Say(ui.Plain(words.Say("ask.goes-on")), ui.Note)
		return
	}
	if s != b.Play.Seat() {
		col.Say(ui.Plain(words.Say(b.awaited(), "who", sum.Players[s].Name)), ui.Note)
		return
	}
	if _, last, _ := b.takenLast(v, sum); last != "" || b.setOut(v) && !b.carried { // in the set-up no card lies between two persons
		col.Say(ui.Plain(words.Say("ask.pass", "who", sum.Players[s].Name)), ui.Strong.At(16).In(ui.PlayerOf(sum.Players[s].Colour).Pen).Own())
		col.Gap(2)
	}
	b.shamed(col, sum)
	key := "ask." + step.Name()
	if solo := key + ".solo"; len(sum.Players) == 1 && words.Has(solo) {
		key = solo
	}
	text, rest := words.Say(key, b.about(v, step, s)...), []string(nil) // what is asked, and what stands below the choices
	if more := "ask." + step.Name() + ".more"; words.Has(more) {
		rest = append(rest, words.Say(more, b.about(v, step, s)...))
	}
	switch step {
	case heart.Outfitting:
		if b.freely(v, s) && !begun(v, s) {
			rest = []string{words.Sentences(append([]string{proposed(v, s)}, rest...)...)}
		}
	case heart.SavingPerson:
		if _, why, ok := v.Loss(); ok && words.Has(key+"."+why.Name()) {
			text = words.Say(key+"."+why.Name(), b.about(v, step, s)...)
		}
	case heart.Stepping, heart.EndingTime:
		if step == heart.EndingTime { // what the die below is about, and whom one loses for certain
			guide := ""
			if n := v.Sheet(s).Resources[box.Guide]; n > 0 {
				guide = words.Phrase("ask.ending-time.guide", "n", n)
			}
			rest = append(rest, words.Say("ask.ending-time.then", "guide", guide))
		}
		if who := finished(v, sum, s); len(who) > 0 {
			rest = append(rest, words.Say("ask.finished", "who", words.List(who), "n", len(who)))
		}
	case heart.Ignoring:
		if bare(v.Sheet(s)) {
			text = words.Say("ask.ignoring.bare")
		}
		if freeAnswer(v, step, s) {
			text = words.Say("ask.ignoring.free")
		}
		text = words.Sentences(text, b.letHappen(v, s, box.Chit(v.About()).Sort()))
		if v.Repeated(s, box.Chit(v.About()).Sort()).Chapter {
			rest = append(rest, words.Say("ask.ignoring.chapter"))
		}
	case heart.UsingSuccess:
		if !b.walked(s) {
			rest = append(rest, words.Say("ask.using-success.before"))
		}
	case heart.HandingBadLuck:
		if t, ok := v.Throw(); ok && !b.carded { // there the page says it
			rest = append(rest, words.Say("card18.marker", "who", tell.Who(sum, t.Roller), "n", len(v.BadLuck(s))))
		}
	case heart.Recruiting:
		if n, of := v.Recruiting(); of > 1 {
			text = words.Say(key + []string{".first", ".second"}[min(n, 2)-1])
		}
	case heart.Thirsting:
		if n, of := v.Thirst(); of > 1 {
			text = words.Sentences(text, words.Say("ask.thirsting.of", "n", n, "of", of))
		}
	case heart.PlacingChit: // where it belongs, and what for
		sort := box.Chit(v.About()).Sort()
		key := "ask.placing-chit.find"
		if sort == box.Rumour {
			key = "ask.placing-chit.rumour"
		}
		rest = append(rest, words.Say(key, "where", words.Phrase("back.where."+sort.Name())))
		if slices.ContainsFunc(b.choices(), func(ch game.Choice) bool { return brink(v, ch) }) {
			rest = append(rest, words.Say("ask.placing-chit.brink"))
		}
	case heart.KeepingSource: // what else may come is to be decided on
		rest = append(rest, b.search(v, s))
	case heart.LayingWater: // what hangs on it
		after := "ask.laying-water.open"
		n := box.Marker(v.About()).Branches()
		if n == 0 {
			after = "ask.laying-water.closed"
		}
		rest = append(rest, words.Say(after, "n", n))
	}
	if step == heart.Stepping {
		text = words.Sentences(text, b.roadsEnd(v, s))
	}
	asking := ui.Body
	if b.room > 0 && b.close > usual {
		asking = ui.Body.At(16)
	}
	col.Say(page.Cited(text, string(step.Rule())), asking)
	col.Gap(b.gap(6))
	b.toChoose(c, col, v, sum, step, s)
	b.choicesLow = col.Height()
	below := ui.Note
	if step == heart.Outfitting { // where there is most of it, and it is to need no scrolling
		below = ui.Note.At(15)
	}
	luck, before := step == heart.HandingBadLuck, b.answered(v, sum, step, s)
	for _, line := range append(rest, before) {
		if step == heart.Stepping && b.room > 0 && col.Height()+6+col.C.ParagraphHeight(ui.Plain(line), ui.Note, col.R.W) > b.room {
			continue // below the fold it is of less use than nothing to scroll
		}
		if line != "" {
			col.Gap(6)
			col.Say(ui.Plain(line), below)
		}
	}
	if t, ok := v.Throw(); ok && luck && !b.carded { // there the die lies on the page
		b.ribbon(c, col, sum, t)
	}
	if step != heart.GivingVillage && !b.carded {
		b.sums(col, v, sum, step)
	}
	if step == heart.GivingVillage && !b.scened {
		col.Gap(6)
		b.parley(c, col, v)
	}
	b.idly(col)
}

// roadsEnd says what the road to the End asks, and what comes of whoever is not there when the Time is up (17.1), "" on the End
// itself; of the last step what it decides.
func (b *Board) roadsEnd(v heart.View, s game.Seat) string {
	n, off := v.StepsTo(s, box.End), v.Perils(s).Homeless
	key := "ask.stepping.end"
	switch time := v.Of(s, box.Time); {
	case n == 0:
		return ""
	case time == 1 && off.Ill() > 0:
		key = "ask.stepping.last"
	case b.room > 0 && b.close == inColumns: // what can be chosen needs the room
		key += ".brief"
	case !v.InReach(s, box.End):
		key += ".far"
	}
	return words.Say(key, "n", n, "odds", words.Chance(page.Odds(1-off.Ill())))
}

// letHappen says what it means to let an Incident come a second time in a day (11.3), "" where the scene over the chart does.
func (b *Board) letHappen(v heart.View, s game.Seat, sort box.Sort) string {
	of := v.Repeated(s, sort)
	switch there := v.SlotOf(s, v.Sheet(s).Slot).Chit; {
	case len(of.Back) > 0:
		return words.Say("ask.ignoring.back", "what", chitList(of.Back))
	case sort == box.Rumour:
		return words.Say("ask.ignoring.rumour")
	case of.Spared && sort != box.Success:
		stays := ""
		if there != box.NoChit {
			stays = tell.Chit(there)
		}
		return words.Say("ask.ignoring.spared", "stays", stays)
	case b.scened:
		return ""
	}
	return words.Say("ask.ignoring.happens", "what", words.Say("sort."+sort.Name()+".tip"))
}

// toChoose is all that can be chosen.
func (b *Board) toChoose(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, step heart.Step, s game.Seat) {
	if step == heart.Outfitting {
		if b.staged == heart.Buy && b.freely(v, s) {
			b.buyOne(c, col, v, s)
			return
		}
		if b.staged != heart.Buy {
			b.lists(c, &col.R, v, -1)
		}
		b.buyAll(c, col, v, s)
	}
	if step == heart.GivingVillage && !b.scened {
		b.speaker(c, col, v, s)
	}
	if step != heart.OfferingKing || !b.king(c, col, v) {
		b.buttons(c, col, v, sum, step)
	}
}

// about is what the question of a step speaks of.
func (b *Board) about(v heart.View, step heart.Step, s game.Seat) []any {
	sheet := v.Sheet(s)
	fill := []any{"place", tell.Region(sheet.Region), "n", v.About(), "credits", sheet.Credits, "time", sheet.Figures[box.Time]}
	what := ""
	switch step {
	case heart.Outfitting:
		first, left := "", ""
		switch { // there are buttons of lists
		case b.freely(v, s) && begun(v, s):
			left = words.Phrase("ask.outfitting.left")
		case b.freely(v, s):
			first = firstOf(v, s)
		}
		fill = append(fill, "next", b.buysNext(v, s), "first", first, "left", left)
	case heart.PlacingChit, heart.NamingFind, heart.Ignoring:
		if n := v.About(); n > 0 && n < int(box.ChitKinds) {
			what = tell.Chit(box.Chit(n))
		}
	case heart.KeepingSource, heart.LayingWater:
		what = tell.AMarker(box.Marker(v.About()))
	case heart.KeepingLoad:
		fill = append(fill, "capacity", sheet.Capacity)
	case heart.FacingSpecial:
		what = tell.Special(box.Wild(v.About()))
	case heart.Inflicting:
		o := game.Seat(v.About())
		fill = append(fill, "who", tell.Who(b.position().Summary(), o))
		fill[1] = tell.Region(v.Sheet(o).Region)
	case heart.Envying:
		fill = append(fill, "who", envied(v, b.position().Summary(), s))
	case heart.TakingInstead:
		what = instead(v)
		fill = append(fill, "of", words.Phrase("ask.taking-instead.of."+box.Sort(v.About()).Name()))
	case heart.SavingPerson:
		what = words.Phrase("person." + box.Figure(v.About()).Name())
		fill = append(fill, "quinine", sheet.Resources[box.Quinine], "discontent", sheet.Figures[box.Discontent])
	}
	return append(fill, "what", what)
}

// buysNext is who buys after a seat, by name: "" where it is the same again (4.3).
func (b *Board) buysNext(v heart.View, s game.Seat) string {
	order := v.Track().Order
	at := slices.Index(order, s)
	for i := 1; at >= 0 && i < len(order); i++ {
		if o := order[(at+i)%len(order)]; v.Sheet(o).Credits > 0 {
			return tell.Who(b.position().Summary(), o)
		}
	}
	return ""
}

// instead is what may be taken instead of an Encounter (the last column of 14).
func instead(v heart.View) string {
	if box.Sort(v.About()) == box.Missionary {
		return words.Phrase("instead.food", "n", heart.MissionFood)
	}
	return words.Phrase("instead.resource")
}
