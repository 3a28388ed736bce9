package board

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A scene is what the day has come to, as a page over the chart: its picture across the page, what
// has come of it so far with its dice, and what may come of it. The chart is there again
// when the next step is asked.

// aside are the questions of a turn in the Matrix for which the chart or the Matrix is
// wanted, and no scene.
var aside = map[heart.Step]bool{
	heart.Stepping: true, heart.EndingTime: true, heart.UsingGuide: true, heart.UsingTelescope: true, heart.Marching: true, heart.KeepingLoad: true,
	heart.Boosting: true, heart.Humbling: true, heart.Inflicting: true, heart.Envying: true,
}

// humbled is what Humility has brought upon another (18.1), and upon whom: while it is shown, and as
// long as the other is asked about it. ok is false where there is no such thing.
func (b *Board) humbled(v heart.View, sum game.Summary) (m moment, victim game.Seat, ok bool) {
	all := b.Play.Told()
	at := lastOf(all, func(e *game.Event) bool { return e.Kind == heart.HumbledBy || turnOf(e) })
	if at < 0 || all[at].Kind != heart.HumbledBy {
		return m, game.Nobody, false
	}
	victim, sort := all[at].Seat, told.AsHumbled(&all[at])
	if _, asked, _ := v.Asked(); b.playing() && at < b.seen || !b.playing() && (asked != victim || v.InTurn() == victim) {
		return m, game.Nobody, false
	}
	m.comes(sort, tell.Sort(sort), plates.Of(sortPlates[sort]), all[at].Rule, at)
	for i := range all[at:] {
		if e := &all[at+i]; i > 0 && e.Seat == victim {
			b.befalls(&m, v, sum, all, at+i)
		}
	}
	m.sumUp()
	return m, victim, true
}

// scenic is the moment of the day that a scene is of, and whose it is; ok is false for none.
func (b *Board) scenic(v heart.View, sum game.Summary) (m moment, key string, s game.Seat, ok bool) {
	if m, s, ok = b.humbled(v, sum); ok {
		return m, "humbled", s, true
	}
	s = b.whose(v)
	if v.Sheet(s).Slot == box.NoSlot || setUp(v) {
		return m, "", s, false
	}
	step := b.step(v)
	if step != 0 && aside[step] && !staying[step] || step == 0 && !b.playing() {
		return m, "", s, false
	}
	all := b.day(v, sum, s)
	last := -1
	for i := range all {
		if all[i].sort != box.NoSort && !void(i, all[i].sort) && (last < 0 || all[i].at > all[last].at) {
			last = i
		}
	}
	if last < 0 || b.playing() && !b.Held() && all[last].at < b.seen || aside[step] && !b.stays(step, all[:], last) { // what was told before is no news
		return m, "", s, false
	}
	return all[last], momentKeys[last], s, true
}

// void reports whether what was drawn for a moment comes to nothing as an Event, and goes back (11.5): the strip says why in
// a line, and there is nothing to be seen.
func void(which int, sort box.Sort) bool { return which < inSlot && sort.Discovery() }

// Measures of a scene, in units.
const (
	scenePart  = 0.46 // the picture's part of its height
	parleyPart = 0.34 // and where there are many choices
	leastPart  = 0.24 // and the least
	briefPart  = 0.15 // and that where what is to be decided on would have no room
	sceneShape = 0.42 // and the most that it is high for its width
	sceneGap   = 10.0 // between the picture and what is told
	sceneFrom  = 330.0
	sceneTwo   = 480.0 // the least width with two columns
)

// scene shows it, and reports whether it lies there.
func (b *Board) scene(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) bool {
	m, key, s, ok := b.scenic(v, sum)
	if !ok || r.W < sceneFrom || r.H < sceneFrom {
		return false
	}
	b.sceneAt, b.sceneAsked = m.at, 0
	if !b.playing() { // its picture may have room that it had not while what was chosen was shown
		b.sceneAsked = b.Play.Version
	}
	if is := (closeness{version: b.Play.Version, w: r.W, h: r.H}); b.briefFor != is {
		b.briefFor, b.brief = is, false
	}
	step, sheet := b.step(v), v.Sheet(s)
	c.Panel(r, ui.SheetPanel)
	in := r.InsetXY(min(26, r.W*0.04), 12)
	rule := string(m.rule)
	if step != 0 && !aside[step] {
		rule = string(step.Rule())
	}
	page.TitleOf(c, in.CutTop(36), words.Sentence(m.name), rule)
	sub := words.Say("scene.sub.humbled", "who", tell.Who(sum, s), "place", tell.Region(sheet.Region))
	if key != "humbled" {
		sub = words.Say("scene.sub", "moment", words.Phrase("scene."+key), "slot", tell.Slot(sheet.Slot), "place", tell.Region(sheet.Region))
	}
	c.Text(in.CutTop(22), sub, c.Fit(sub, ui.Note, in.W))
	in.CutTop(4)
	most := in.H*(1-leastPart) - sceneGap // of room below the picture
	if m.plate != nil {
		part := scenePart
		if m.sort == box.Village || m.sort == box.Missionary { // a bar for each choice needs the room
			part = parleyPart
		}
		least := leastPart
		if b.brief {
			least = briefPart
		}
		at := in.CutTop(b.plateHigh(c, in, part, least))
		page.Unhurried(c, at, m.plate)
		if m.sort == box.Village || m.sort == box.Kingdom {
			w := at.H * 0.62
			face := ui.R(at.Right()-w-8, at.Bottom()-at.H*0.74-8, w, at.H*0.74)
			c.Fill(face, ui.Paper)
			page.Portrait(c, face, speaker(v, s, sheet.Slot, m.sort))
			page.Outline(c, face, ui.Ink)
		}
	}
	in.CutTop(sceneGap)
	var before []moment
	if key != "humbled" {
		before = b.before(v, sum, s, &m)
	}
	if b.once.tellLarge(m); !b.brief {
		b.once.tellLarge(before...)
	}
	over := earlier
	if b.brief {
		over = b.earlierInBrief
	}
	bars := step == heart.GivingVillage && m.sort == box.Village && len(m.lines) == 0
	c.Scroll(b.scenePage(), in, func(r ui.Rect) float64 {
		if r.W < sceneTwo { // what may come is what is to be decided on
			col := page.NewColumn(c, r)
			b.mayCome(c, col, v, sum, &m)
			col.Gap(10)
			if bars {
				b.hasCome(col, &m, len(before) > 0)
				col.Gap(8)
				earlier(col, before)
				return col.Height()
			}
			earlier(col, before)
			b.hasCome(col, &m, false)
			return col.Height()
		}
		parts := ui.R(r.X, r.Y, r.W, 0).Split(24, 1, 1.1)
		if len(m.lines) > 0 && !b.inStore(v, &m) && linesHigh(c, m.lines, parts[0].W) > most { // what it is has been read before
			col := page.NewColumn(c, r)
			b.hasCome(col, &m, false)
			return col.Height()
		}
		left, right := page.NewColumn(c, parts[0]), page.NewColumn(c, parts[1])
		b.hasCome(left, &m, bars && (len(before) > 0 || b.brief)) // always at the left, and what is over below it
		if len(before) > 0 && !(b.brief && b.laid(v)) {           // else the strip has it, and below what a thing is it would be taken for a part of that
			left.Gap(8)
			over(left, before)
		}
		b.mayCome(c, right, v, sum, &m)
		return max(left.Height(), right.Height())
	})
	if (bars || len(before) > 0 || b.inStore(v, &m)) && !b.brief && c.Extent(b.scenePage()) > most+moreFrom { // what lies in the bars comes first
		b.brief = true
		c.Touch()
	}
	return true
}

// scenePage is what a scene tells as a scroll area: in brief it is another, which remembers nothing of how high that was in
// full.
func (b *Board) scenePage() string {
	if b.brief {
		return "scene in brief"
	}
	return "scene"
}

// plateHigh is how high the picture of a scene is: what is told below it leaves, where that is no
// less than the least part of the scene; at first, before that is known, a part of it.
func (b *Board) plateHigh(c *ui.Context, in ui.Rect, part, least float64) float64 {
	need := c.Extent(b.scenePage())
	is := plateSize{at: b.sceneAt, w: in.W, h: in.H, brief: b.brief, asked: b.sceneAsked}
	switch was := b.plate; {
	case was.at != is.at || was.w != is.w || was.h != is.h:
		b.plate, b.sceneNeed = is, -1 // what the moment before needed is of no use
	case was.brief != is.brief || was.asked != is.asked:
		b.plate, b.sceneNeed = is, -1
		b.plate.most = was.most // it is the same picture
	}
	settled := need == b.sceneNeed
	if !settled { // it is told otherwise than in the frame before
		b.sceneNeed = need
		c.Touch()
	}
	high := in.H * part
	if need > 0 {
		high = max(in.H*least, in.H-need-sceneGap)
	}
	high = math.Round(min(high, in.W*sceneShape))
	switch {
	case b.plate.most > 0: // it grows no more while more is told of the same moment
		high = min(high, b.plate.most)
	case b.sceneAsked == 0: // and from the first leaves room for the lines that are still to come
		high = min(high, math.Round(in.H*part))
	}
	if settled && need > 0 {
		b.plate.most = high
	}
	return high
}

// plateSize is how high the picture of a moment is at most, in such a room: 0 as long as that is not known.
type plateSize struct {
	at         int
	w, h, most float64
	asked      uint64 // for which question, 0 while it is shown
	brief      bool   // what was before stands in a line: of the room that it leaves the picture has its part
}

// hasCome is what has come of the moment so far, in brief where there is more to tell.
func (b *Board) hasCome(col *page.Column, m *moment, brief bool) {
	if m.about != "" && len(m.lines) == 0 {
		b.aboutOn(col, m, brief)
		return
	}
	col.Heading(words.Say("scene.happened"))
	col.Gap(3)
	linesOn(col, m.lines)
}

// aboutOn is what the moment is about.
func (b *Board) aboutOn(col *page.Column, m *moment, brief bool) {
	col.Heading(words.Say("scene.about"))
	col.Gap(3)
	if m.sort == box.Village {
		v, _ := b.look()
		feast, trade := v.Brings(b.whose(v))
		outcomes(col, feast, trade, brief)
		return
	}
	col.Say(ui.Plain(m.about), ui.Body.At(17))
}

// linesHigh is how high what has come of a moment is in a width, with its heading.
func linesHigh(c *ui.Context, lines []line, w float64) float64 {
	h := ui.HeadingH + 3.0
	for _, l := range lines {
		h += lineHeight(c, l, w, sceneLine) + 2
	}
	return h
}

// linesOn sets lines one below the other.
func linesOn(col *page.Column, lines []line) {
	for _, l := range lines {
		lineOn(col.C, col.Next(lineHeight(col.C, l, col.R.W, sceneLine)), l, sceneLine)
		col.Gap(2)
	}
}

// mayCome is what may come of it: the risks of the choices as bars, or what it is about.
func (b *Board) mayCome(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, m *moment) {
	if aside[b.step(v)] || !b.inStore(v, m) {
		if m.about != "" && len(m.lines) > 0 { // else it stands at the left
			b.aboutOn(col, m, false)
		}
		return
	}
	col.Heading(words.Say("scene.ahead"))
	col.Gap(3)
	step, s := b.step(v), b.whose(v)
	switch step {
	case heart.GivingVillage:
		b.parley(c, col, v)
		return
	case heart.OfferingKing: // the chances stand over what can be offered
		col.Say(page.Cited(words.Say("king.how"), box.RuleFinds), ui.Body.At(17))
		return
	case heart.FacingSpecial:
		facing(col, box.Wild(v.About()))
		return
	case heart.UsingSuccess:
		slotAhead(col, v, s, v.Sheet(s).Slot)
		return
	case heart.PlacingChit:
		if m.sort.Finding() {
			worthOf(col, v, s, box.Chit(v.About()))
			return
		}
	}
	shown := map[string]bool{}
	for _, ch := range b.choices() {
		if ch.Odds.Den == 0 || ch.Kind == heart.Order {
			continue
		}
		name := ui.Unmarked(b.labelWith(v, sum, step, ch, ""))
		if shown[name] {
			continue
		}
		shown[name] = true
		of := ui.Plain(words.Whole(words.Sentence(name)))
		if ch.Rule != step.Rule() { // which stands beside the title
			of = page.Cited(words.Whole(words.Sentence(name)), string(ch.Rule))
		}
		col.Say(of, ui.Small)
		page.ShareBar(c, col.Next(20), sharesOf(v, ch), true)
		sumUnder(col, comingSum(v, ch))
		col.Gap(6)
	}
}

// inStore reports whether anything may come of the moment that a bar or a sum tells.
func (b *Board) inStore(v heart.View, m *moment) bool {
	step := b.step(v)
	if step == heart.GivingVillage || step == heart.UsingSuccess && b.walked(b.whose(v)) || step == heart.FacingSpecial || step == heart.PlacingChit && m.sort.Finding() {
		return true
	}
	return slices.ContainsFunc(b.choices(), func(ch game.Choice) bool { return ch.Odds.Den != 0 && ch.Kind != heart.Order })
}
