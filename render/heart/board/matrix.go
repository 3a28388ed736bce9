package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// whose is the seat whose Matrix and Sheet are shown: that of whom the question is put
// to, and of the player before the screen where there is none.
// While a die lies, and while what came of it is read, it is the roller's.
func (b *Board) whose(v heart.View) game.Seat {
	if s := b.again(); s != game.Nobody {
		return s
	}
	if b.Held() { // a table elsewhere is at the next turn already
		return b.heldOf()
	}
	if t, ok := v.Throw(); ok {
		return t.Roller
	}
	if _, s, ok := v.Asked(); ok && s >= 0 && int(s) < len(v.Settings().Players) {
		return s
	}
	return max(0, b.Play.Seat())
}

// days are the Matrix, and below it what the day has brought, where there is room.
func (b *Board) days(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	if in.H >= 5*slotLeast+stripH && in.W >= stripFrom {
		b.inSight.strip = in.CutBottom(stripH)
		b.strip(c, b.inSight.strip, v, sum)
		in.CutBottom(4)
		if in.H >= 5*slotLeast+daysHead {
			b.daysHead(c, &in, v)
		}
	}
	if side := min(in.W, in.H/slotPart); side < in.W {
		in = in.Middle(side, in.H)
	} else if high := in.W; high < in.H {
		in = in.Top(high)
	}
	b.matrix(c, in, v)
}

// slotLeast is the least height of a slot where the Event strip stands below.
const slotLeast = 67.0

// matrix is the grid of days in the region; a click picks a slot up.
func (b *Board) matrix(c *ui.Context, in ui.Rect, v heart.View) {
	s := b.whose(v)
	sheet := v.Sheet(s)
	side := in.W / 5
	legal := map[box.Slot]game.Choice{}
	for _, ch := range b.choices() {
		if at := aimsAt(&ch); at != box.NoSlot {
			legal[at] = ch
		}
	}
	road, went := b.trail(s), b.went(s)
	for at := range box.Slot(box.Slots) {
		cell := ui.R(in.X+float64(at%5)*side, in.Y+float64(at/5)*(in.H/5), side, in.H/5).Inset(2)
		ch, may := legal[at]
		b.slot(c, cell, v, sheet, s, road, went[at], at, ch, may)
	}
}

// slot is one slot of the Matrix.
func (b *Board) slot(c *ui.Context, r ui.Rect, v heart.View, sheet heart.Sheet, s game.Seat, road []box.Slot, last gone, at box.Slot, ch game.Choice, may bool) {
	seen := v.SlotOf(s, at)
	b.inSight.cells[at] = r
	ground := ui.Light
	if seen.Wasteland {
		ground = ui.Journal
	}
	c.Fill(r, ground)
	page.Outline(c, r, ui.Rule)
	if seen.Wasteland {
		hatch(c, r)
	}
	empty := seen.Chit == box.NoChit && seen.Find == box.NoChit && !seen.Rumour && !seen.Active
	n, costs := 0, 0.0
	if may {
		n = int(ch.Cost)
	}
	if ch.Kind == heart.Walk { // the same as on its button
		n = walkTime(v, ch)
	}
	if n > 0 && r.W >= costFrom {
		costs = costW
	}
	if grown := groundOf(v.Region(sheet.Region).Terrain, at); grown != nil && empty && last.chit == box.NoChit && r.H >= groundLeast {
		side, room := min(r.W, r.H)-22, r
		if costs > 0 {
			room.W -= costs
		}
		page.Faintly(c, ui.R(room.Centre().X-side/2, r.Bottom()-side-2, side, side), grown)
	}
	away := 0
	if at == box.End {
		away = v.StepsTo(s, at)
	}
	b.slotHead(c, r, seen, at, away)
	body := r.InsetXY(3, 3)
	body.CutTop(16)
	put := b.content(c, body, seen, costs, sheet.Slot == at)
	counter, cost := put.counter, put.cost
	keep := []ui.Rect{put.name, counter, cost, put.other}
	if numbered(at) || seen.Chit != box.NoChit {
		keep = append(keep, r.Top(slotHeadH))
	}
	footprints(c, r, road, at, keep)
	if empty && !slices.Contains(road, at) { // on the road its dots lie there, and the tip says it
		if wentOn(c, body, last, ground) && last.why == heart.FarOff {
			b.inSight.far = r
		}
	}
	if sheet.Slot == at {
		p := b.position().Summary().Players[s]
		c.Sign(ui.R(r.X+5, r.Bottom()-25, hereSign, hereSign), p.Colour)
		page.Outline(c, r.Inset(1), ui.PlayerOf(p.Colour).Ink)
		page.Outline(c, r.Inset(2), ui.PlayerOf(p.Colour).Ink)
	}
	tip := b.tipOf(v, seen, sheet, last, at)
	if !may {
		c.TipArea(r, tip)
		counterTip(c, counter, seen.Chit)
		return
	}
	page.Outline(c, r.Inset(2), ui.Gold)
	page.Outline(c, r.Inset(3), ui.Gold)
	if costs > 0 {
		figureSign(c, cost.CutLeft(costSign).Middle(costSign, 16), box.Time)
		c.Text(cost, words.Say("slot.cost", "n", n), ui.Strong.At(15).In(ui.Red).To(ui.Right))
	}
	c.TipArea(r, page.Sentences(tip, ui.Rich{ui.I(words.Say("slot.click"))}))
	counterTip(c, counter, seen.Chit)
	re := c.ReactAs("slot "+at.Name(), words.Say("slot.name", "slot", tell.Slot(at), "chit", b.slotName(v, at)), r, ui.TakesEnter)
	if re.Hover || re.Focused || b.picked.slot == at {
		page.Outline(c, r.Inset(1), ui.Red)
		page.Outline(c, r.Inset(2), ui.Red)
		page.Outline(c, r.Inset(3), ui.Red)
	}
	if re.Clicked {
		b.pick(pick{region: noPick.region, slot: at}, func(ch *game.Choice) bool { return aimsAt(ch) == at })
	}
}

// counterTip says at a slot's counter what such a thing is.
func counterTip(c *ui.Context, at ui.Rect, chit box.Chit) {
	if key := "sort." + chit.Sort().Name() + ".tip"; !at.Empty() && chit != box.NoChit && words.Has(key) {
		c.Tip(at, page.Cited(words.Sentences(words.Whole(words.Sentence(tell.Chit(chit))), words.Say(key)), box.RuleEncounters))
	}
}

// filled is where in a slot lies what fills it: the counter of its chit, what else lies there, the name at its foot, and
// the room for what a step costs, beside the picture. Empty for what is not there.
type filled struct{ counter, other, name, cost ui.Rect }

// content is what lies in a slot: the picture and the counter of its chit, its name below, and on it a Finding or a Rumour
// as a counter.
func (b *Board) content(c *ui.Context, body ui.Rect, seen heart.SlotSeen, costs float64, here bool) (put filled) {
	chit, find := seen.Chit, seen.Find
	if chit == box.NoChit {
		chit, find = find, box.NoChit
	}
	if chit != box.NoChit {
		foot := body.Bottom()
		nameOn(c, &body, chit, here)
		put.name = ui.R(body.X, body.Bottom(), body.W, foot-body.Bottom())
	}
	if costs > 0 {
		cost := body.CutRight(costs)
		cost = ui.R(cost.X+costGap, cost.Y, costs-costGap-2, body.H).Middle(costs-costGap-2, 18)
		put.cost = cost
	}
	side := min(tokenMost, body.H)
	if pic := Plate(chit); chit != box.NoChit && pic != nil && body.H >= picLeast && body.W >= picWide {
		page.Unhurried(c, ui.R(body.X, body.Y+1, body.W, body.H-1), pic)
		side = min(side, max(picLeast, body.H*0.8))
	}
	if side < 12 {
		return put
	}
	low := max(0, body.H-side) / 2
	left, right := ui.R(body.X+2, body.Y+low, side, side), ui.R(body.Right()-side-2, body.Y+low, side, side) // clear of the frame
	if chit != box.NoChit {
		put.counter = left
		token(c, left, chit.Sort())
	}
	if find != box.NoChit {
		token(c, right, find.Sort())
		put.other = right
		right.X -= side * 0.8
	}
	if seen.Active || seen.Rumour {
		rumourToken(c, right, seen.Active)
		put.other = ui.R(right.X, right.Y, body.Right()-right.X, right.H)
	}
	return put
}

// tokenMost is the most that a counter is high in a slot, in units.
const tokenMost = 34.0

// Measures of a slot, in units.
const (
	slotHeadH   = 19.0 // what its own name and number take
	slotNameH   = 24.0 // what the name at its foot takes
	picLeast    = 22.0 // the least height of a picture in it
	picWide     = 40.0 // and the least width
	costW       = 41.0 // the room for what a step costs, of it for its hourglass, and to what stands beside it
	costSign    = 14.0
	costGap     = 4.0
	hereW       = 27.0 // the room for the sign of who stands there, and how wide that is
	hereSign    = 20.0
	costFrom    = 84.0 // the least width of a slot that says it
	headFrom    = 66.0 // and of one with its name and dots
	groundLeast = 60.0 // and the least height of one with what grows there
)

// nameOn sets the name of a chit at the foot of a slot, or its shorter one where only that has room.
func nameOn(c *ui.Context, body *ui.Rect, chit box.Chit, here bool) {
	for _, name := range [...]string{tell.Chit(chit), tell.ShortChit(chit)} {
		if name != "" && chitName(c, body, name, ui.Note.At(15).To(ui.Centre), here) {
			return
		}
	}
}

// chitName sets a name at the foot of a slot, on two lines where one is too short for it;
// what has no room is not set, and left to a shorter name or the tip. Beside it there may be room for
// the sign of who stands here.
func chitName(c *ui.Context, body *ui.Rect, name string, st ui.Style, here bool) (set bool) {
	w := body.W
	if here {
		w -= hereW
	}
	h := c.ParagraphHeight(ui.Plain(name), st, w)
	wide := slices.ContainsFunc(strings.Fields(name), func(word string) bool { return c.TextWidth(word, st) > w })
	if one := c.Fit(name, st, w); (wide || body.H-h < picLeast) && c.TextWidth(name, one) <= w { // smaller, on one line
		st, h, wide = one, c.ParagraphHeight(ui.Plain(name), one, w), false
	}
	if wide || body.H-h < picLeast {
		return false
	}
	at := body.CutBottom(h)
	if here {
		at.CutLeft(hereW)
	}
	c.Paragraph(at.Middle(w, h), ui.Plain(name), st)
	return true
}

// slotHead is a slot's name, its Rumour number or meaning, and the dots of its chit; of the End how much Time leads there.
func (b *Board) slotHead(c *ui.Context, r ui.Rect, seen heart.SlotSeen, at box.Slot, away int) {
	in := r.InsetXY(4, 2)
	head := in.CutTop(slotHeadH - 2)
	st := ui.Small.At(15).In(ui.Ghost)
	name := tell.Slot(at)
	if w := c.TextWidth(name, st); r.W >= headFrom || w < head.W && !numbered(at) {
		c.Text(head.Left(w+2), name, st)
	}
	for i, n := range box.RumourSlots {
		if n == at {
			c.Text(head.Middle(20, 17), words.Number(i+1), ui.Strong.At(15).In(ui.Faded).To(ui.Centre))
		}
	}
	if text := words.Say("slot.end.away", "n", away); away > 0 {
		room := head
		room.CutLeft(c.TextWidth(name, st) + 6)
		for d := seen.Chit.Row().Dots; d != 0 && seen.Chit != box.NoChit; d &= d - 1 {
			room.CutRight(16)
		}
		if c.TextWidth(text, st) <= room.W {
			c.Text(room, text, st.In(ui.Faded))
		}
	}
	if seen.Chit != box.NoChit && r.W >= headFrom {
		head.CutLeft(c.TextWidth(name, st) + 4)
		if numbered(at) {
			head.CutLeft(head.W - (r.W/2 - 16))
		}
		head.CutRight(2) // clear of the frame
		head.Y++
		dots(c, head, seen.Chit.Row().Dots)
	}
}

// numbered reports whether a slot bears the number of a Rumour.
func numbered(at box.Slot) bool { return slices.Contains(box.RumourSlots[:], at) }

// dotRow are the dots with their colours and letters.
var dotRow = [...]struct {
	dot box.Dots
	key string
}{{box.GreenDot, "green"}, {box.YellowDot, "yellow"}, {box.BrownDot, "brown"}, {box.BlueDot, "blue"}}

// dots are the Terrain Dots of a chit, as coloured letters at the right.
func dots(c *ui.Context, r ui.Rect, d box.Dots) {
	for i := len(dotRow) - 1; i >= 0; i-- {
		if row := dotRow[i]; d&row.dot != 0 && r.W >= 16 {
			at := r.CutRight(15)
			c.Fill(at.Middle(14, 15), dotInks[i])
			if letter := words.Say("dot." + row.key); c.TextWidth(letter, ui.Strong.At(15)) <= at.W {
				c.Text(at, letter, ui.Strong.At(15).In(dotLetters[i]).To(ui.Centre))
			}
			r.CutRight(1)
		}
	}
}

// tips are what the slots of a Matrix say, once each as long as the game stands as it is.
type tips struct {
	version uint64
	told    int
	of      game.Seat
	book    *words.Book
	slots   [box.Slots]ui.Rich
}

// tipOf is slotTip, put together once.
func (b *Board) tipOf(v heart.View, seen heart.SlotSeen, sheet heart.Sheet, last gone, at box.Slot) ui.Rich {
	if k := (tips{version: b.Play.Version, told: len(b.Play.Told()), of: b.whose(v), book: words.Default()}); k.version != b.put.tips.version || k.told != b.put.tips.told || k.of != b.put.tips.of || k.book != b.put.tips.book {
		b.put.tips = k
	}
	if b.put.tips.slots[at] == nil {
		b.put.tips.slots[at] = b.slotTip(v, seen, sheet, last, at)
	}
	return b.put.tips.slots[at]
}

// slotTip says what lies in a slot and what would come of it: the chances first, what such a thing is
// only where there are none. All of that stands at the slot's counter, and how its dice are reckoned on the strip.
func (b *Board) slotTip(v heart.View, seen heart.SlotSeen, sheet heart.Sheet, last gone, at box.Slot) ui.Rich {
	lines := []string{words.Whole(words.Say("slot.name", "slot", tell.Slot(at), "chit", ""))}
	rule, chances := box.RuleMatrix, b.slotLines(v, b.whose(v), at)
	if seen.Chit != box.NoChit {
		sort := seen.Chit.Sort()
		lines[0] = words.Whole(words.Say("slot.name", "slot", tell.Slot(at), "chit", tell.Chit(seen.Chit)))
		if tip := "sort." + sort.Name() + ".tip"; words.Has(tip) && len(chances) == 0 {
			lines = append(lines, words.Say(tip))
		}
		rule = box.RuleEncounters
		if sort.Discovery() {
			rule = box.RuleFinds
		}
		if lands := landsOf(seen.Chit.Row().Dots); len(lands) > 0 {
			lines = append(lines, words.Say("slot.letters", "lands", words.Or(lands)))
		}
	} else if last.chit != box.NoChit {
		lines = append(lines, words.Say("slot.went."+last.why.Name()+".tip", "chit", tell.AChit(last.chit)))
	} else {
		lines = append(lines, words.Say("slot.empty"))
	}
	for _, l := range chances {
		if !l.term {
			lines = append(lines, fullStop(l.text))
		}
	}
	if seen.Find != box.NoChit {
		lines = append(lines, words.Say("slot.find", "chit", tell.Chit(seen.Find)))
		rule = box.RuleFinds
	}
	switch {
	case seen.Active:
		lines, rule = append(lines, words.Say("slot.active.tip")), box.RuleSpecials
	case seen.Rumour:
		lines = append(lines, words.Say("slot.rumour.tip"))
	case seen.Wasteland:
		lines, rule = append(lines, words.Say("slot.wasteland.tip")), box.RuleWasteland
	}
	if at == box.End && sheet.Slot != box.NoSlot && sheet.Slot != at {
		key := "slot.end.tip"
		if !v.InReach(b.whose(v), at) {
			key = "slot.end.tip.far"
		}
		lines = append(lines, words.Say(key, "n", v.StepsTo(b.whose(v), at), "time", sheet.Figures[box.Time]))
	}
	if sheet.Slot == at {
		lines = append(lines, words.Say("slot.here"))
	}
	if sheet.Arrow == at {
		lines = append(lines, words.Say("slot.arrow"))
	}
	if s := sureOf(seen.Sure); s != "" && at != sheet.Slot {
		lines = append(lines, words.Say("slot.sure", "what", s))
	}
	return page.Cited(words.Sentences(lines...), rule)
}

// chance is a die of an Encounter with its odds, as a sentence.
func chance(ch heart.Chance) string {
	key := "chance." + tell.DieKey(ch.Die)
	switch {
	case ch.Wild:
		key = "chance.special." + tell.DieKey(ch.Die)
	case ch.Gift:
		key += ".gift"
	case ch.Die == box.RecruitDie:
		key += "." + ch.Of.Name()
	}
	add := ch.Terms.Sum()
	return words.Say(key, "odds", words.Chance(ch.Odds), "least", max(0, 1+add), "most", max(0, ch.Die.Sides()+add))
}

// sures are what may be certain in a slot.
var sures = [...]struct {
	is  box.Sure
	key string
}{{box.SureFind, "find"}, {box.SureSpecial, "special"}, {box.SureHealth, "health"}, {box.SurePoison, "poison"}}

// sureOf is what is certain in a slot, "" for nothing.
func sureOf(is box.Sure) string {
	var all []string
	for _, s := range sures {
		if is&s.is != 0 {
			all = append(all, words.Phrase("sure."+s.key))
		}
	}
	return strings.TrimSpace(words.List(all))
}
