package board

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What a command has led to, step by step: cards are turned, creatures go, dice lie in the open.

// untold are the events that their consequences tell of.
var untold = []game.EventKind{
	island.Said, island.TurnEnds, island.TurnOver, island.Aimed, island.Stopped, island.Advanced, island.RoundOver, island.LaidOpen,
	island.TextOpened, island.Shown, island.TalkOver, island.Noted, island.PeekSaw, island.LaidReady, island.Wished, island.Began,
}

// line is what is told of an event to whoever looks, "" for nothing.
func (b *Board) line(v island.View, e *game.Event) string {
	if slices.Contains(untold, e.Kind) || e.Kind == island.Thought && e.Seat != v.Seat() {
		return ""
	}
	return words.Sentences(b.told(v, e), b.hunts(e), b.gift(v, e))
}

// gift is what somebody can do beyond the rule, told with whoever comes and where it is used; "" of all else.
func (b *Board) gift(v island.View, e *game.Event) string {
	switch e.Kind {
	case island.Came:
		return words.Say("protagonist." + strings.ToLower(box.Roles[island.As[island.CameEvent](e).Role].ID) + ".says")
	case island.Rolled:
		return b.bout(v, e)
	}
	return ""
}

// hunts is what a hunter does, told where the first of its sort comes up in a game; "" of all else.
func (b *Board) hunts(e *game.Event) string {
	if sort, first := b.hunter(e); first {
		return words.Say(map[bool]string{true: "hunts.guardian", false: "hunts.devourer"}[sort == box.Guardian])
	}
	return ""
}

// hunter is of what sort a creature is that comes up, and whether it is the first hunter of that sort in the game.
func (b *Board) hunter(e *game.Event) (sort box.Sort, first bool) {
	if e.Kind != island.Placed {
		return box.Crawler, false
	}
	sort = foretell.SortOf(int(island.As[island.PlacedEvent](e).Creature))
	for i, all := 0, b.Play.Told(); i < len(all) && sort != box.Crawler; i++ {
		if o := &all[i]; o.Kind == island.Placed && foretell.SortOf(int(island.As[island.PlacedEvent](o).Creature)) == sort {
			return sort, o.At == e.At && o.Args == e.Args // by what they say: a table elsewhere hands its events out anew
		}
	}
	return sort, false
}

// told is an event as a sentence.
func (b *Board) told(v island.View, e *game.Event) string {
	if p := b.Play.Position(); !p.Sees(v.Seat(), e) {
		e = &game.Told(p, v.Seat(), []game.Event{*e})[0]
	}
	return tell.Event(v, b.Play.Position().Summary(), e)
}

func roleOf(v island.View, s game.Seat) int8 {
	if s == game.Nobody {
		return 0
	}
	return v.Chair(s).Person.Role
}

// beatPlate is the picture of what happens; nil for none.
func beatPlate(v island.View, e *game.Event) *engraving.Picture {
	at := func() *engraving.Picture {
		if e.At < 0 {
			return nil
		}
		return plates.Of("place/" + box.BoardOf(true).Spots[e.At].Code)
	}
	of := func(c int8) *engraving.Picture {
		return plates.Of("creature/" + tell.Sorts[foretell.SortOf(int(c))])
	}
	switch e.Kind {
	case island.Placed:
		return of(island.As[island.PlacedEvent](e).Creature)
	case island.CreatureWent, island.CreatureStayed, island.IntoHeart:
		return of(island.As[island.CreatureEvent](e).Creature)
	case island.Slain:
		return of(island.As[island.SlainEvent](e).Creature)
	case island.Hurt:
		if by := island.As[island.HurtEvent](e).Creature; by >= 0 {
			return of(by)
		}
	case island.GateBroke:
		return plates.Of("moment/gate")
	case island.EventBegan, island.EventEnded:
		return plates.Of("event/" + box.EventFaces[island.As[island.EventEvent](e).Event].ID)
	case island.Played, island.CurseBack:
		return cardPlate(island.As[island.CardEvent](e).Card, roleOf(v, e.Seat))
	case island.Gave:
		if c := island.As[island.GaveEvent](e).Card; c != box.NoCard && c.Code() != "" && !tell.Hidden(v, e) {
			return cardPlate(c, 0)
		}
	case island.QuestBegun, island.QuestDone:
		return cardPlate(island.As[island.QuestEvent](e).Card, 0)
	case island.BoatCalled, island.BoatUp:
		return plates.Of("moment/boat")
	case island.Darker:
		return plates.Of("place/HRT")
	}
	return at()
}

// now is the event that is being shown, nil for none.
func (b *Board) now() *game.Event {
	all := b.Play.Told()
	if len(all) == 0 || b.Play.Beats().Told() == 0 {
		return nil
	}
	return &all[len(all)-1]
}

const (
	playW, momentW = 290.0, 540.0
	playIn         = 14.0
	playShape      = 0.44 // a picture's height to its width
	dieW           = 30.0
	faceSide       = 112.0 // of a portrait: a larger one is not cut while its moment lasts, and stands there blurred
)

// dusk lies over the chart while a moment is shown, twilight while it shows what is not so yet.
var dusk, twilight = color.RGBA{24, 16, 14, 130}, color.RGBA{18, 20, 44, 84}

// isMoment reports whether the play stops for a breath at an event: it is shown large.
func isMoment(e *game.Event) bool {
	switch e.Kind {
	case island.Came, island.QuestDone, island.EventBegan, island.GateBroke, island.IntoHeart, island.LostOne, island.Darker, island.BoatCalled, island.BoatUp, island.Gave:
		return true
	case island.Hurt:
		return struck(e)
	case island.Rolled: // in combat, of a Quest
		x := island.As[island.RolledEvent](e)
		return x.For == verb.Combat || x.Card != box.NoCard && x.Card != box.ItemCard && x.Card.Type() == box.Quest
	case island.Slain:
		return island.As[island.SlainEvent](e).How == island.ByHit
	}
	return false
}

// struck reports whether a creature strikes one of the company.
func struck(e *game.Event) bool {
	return e.Kind == island.Hurt && island.As[island.HurtEvent](e).Creature >= 0
}

// theatre shows a step: the place is lit, and beside it, or large where it is a moment, stand
// its picture, its sentence and its dice. Spawn cards lie where the hand was.
func (b *Board) theatre(c *ui.Context, v island.View) {
	e := b.now()
	if e == nil || !roomy(c) {
		return
	}
	text := b.line(v, e)
	if text == "" {
		return
	}
	if of, ok := b.scuffleOf(e); ok {
		if e.Kind == island.Rolled { // against whom stands below the pictures
			text = words.Sentences(b.told(v, e), b.bout(v, e))
		}
		b.staged(c, of, text)
		return
	}
	big, wide, st := isMoment(e), playW, ui.Body.At(17).To(ui.Centre)
	if big {
		c.Fill(b.chart, dusk)
		wide = min(momentW, b.chart.W-20)
	}
	inner, plate := wide-2*playIn, beatPlate(v, e)
	high := c.ParagraphHeight(ui.Plain(text), st, inner) + 2*playIn
	switch {
	case e.Kind == island.Rolled:
		high += diceHigh(e) + 6
		plate = nil
	case struck(e):
		high += clashHigh + 6
	case e.Kind == island.LostOne || e.Kind == island.Came:
		high += faceSide + 6
	case plate != nil:
		high += inner*playShape + 6
	}
	if e.Kind == island.Darker {
		high += trackH + 6
	}
	card := b.chart.Middle(wide, min(high, b.chart.H-20))
	if e.At >= 0 {
		lit := withName(chartsheet.Picture{West: v.Settings().West}, b.chart, box.Place(e.At))
		if !big {
			c.Mark(lit, ui.Red)
		}
		if e.Kind == island.SpawnTurned {
			return
		}
		if !big {
			card = beside(within(c.Beside(lit, card.W, card.H), b.chart.Inset(6)), lit.Inset(-litOff), b.chart.Inset(6))
		}
	}
	c.Float("theatre", card, ui.CardPanel, func(in ui.Rect) {
		in = in.Inset(playIn)
		h := c.ParagraphHeight(ui.Plain(text), st, in.W)
		c.Paragraph(in.CutBottom(h), ui.Plain(text), st)
		in.CutBottom(6)
		switch e.Kind {
		case island.Rolled:
			dice(c, in.CutBottom(diceHigh(e)), e)
			return
		case island.Hurt:
			if struck(e) {
				b.clash(c, in, e.Seat, false, []int{int(island.As[island.HurtEvent](e).Creature)}, nil)
				return
			}
		case island.LostOne:
			page.Portrait(c, in.Middle(min(in.H, faceSide), min(in.H, faceSide)), faceOf(island.As[island.LostEvent](e).Role))
			return
		case island.Came:
			page.Portrait(c, in.Middle(min(in.H, faceSide), min(in.H, faceSide)), faceOf(island.As[island.CameEvent](e).Role))
			return
		case island.Darker:
			steps(c, in.CutBottom(trackH), int(island.As[island.DarkerEvent](e).Now))
			in.CutBottom(6)
		}
		if plate != nil {
			page.Engraved(c, in, plate)
		}
	})
}

// within is a card moved so that it lies in a room, if that is large enough.
func within(card, room ui.Rect) ui.Rect {
	card.X = max(room.X, min(card.X, room.Right()-card.W))
	card.Y = max(room.Y, min(card.Y, room.Bottom()-card.H))
	return card
}

// litOff is how far such a card keeps off what it is about, with the brackets round that, in units.
const litOff = 12.0

// beside is a card moved as little as it takes to lie beside what it is about and not upon it, where the room has such a place.
func beside(card, lit, room ui.Rect) ui.Rect {
	best, far := card, math.Inf(1)
	for _, at := range [...]ui.Rect{
		card, ui.R(lit.X-card.W, card.Y, card.W, card.H), ui.R(lit.Right(), card.Y, card.W, card.H),
		ui.R(card.X, lit.Y-card.H, card.W, card.H), ui.R(card.X, lit.Bottom(), card.W, card.H),
	} {
		if way := math.Hypot(at.X-card.X, at.Y-card.Y); within(at, room) == at && at.Intersect(lit).Empty() && way < far {
			best, far = at, way
		}
	}
	return best
}

// throws are the dice of a test, and those of its misses that were thrown once more.
func throws(e *game.Event) (dice, again []game.Roll) {
	n := min(len(e.Rolls), int(island.As[island.RolledEvent](e).Dice))
	return e.Rolls[:n], e.Rolls[n:]
}

// Measures of dice: how many lie in a row, and how high the line is that says what was thrown once more.
const diceRow, againH = 6, 20.0

// dice are those of a test, hits ringed; below them the misses that were thrown once more.
func dice(c *ui.Context, r ui.Rect, e *game.Event) {
	first, again := throws(e)
	side := min(dieW*1.6, (r.W-4)/float64(min(max(1, len(first)), diceRow))-6)
	lay := func(rolls []game.Roll) {
		for i, roll := range rolls {
			at := ui.R(r.X+float64(i%diceRow)*(side+6), r.Y+8+float64(i/diceRow)*(side+8), side, side)
			face := roll.Face()
			c.Picture(at, "die-"+words.Number(face), 0, func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
			if island.IsHit(roll) {
				page.Outline(c, at.Inset(-2), ui.Green)
				page.Outline(c, at.Inset(-3), ui.Green)
			}
		}
	}
	lay(first)
	if says, st := words.Say("thrown.ringed"), ui.Note.At(15).In(ui.Faded); len(first) <= diceRow { // what the rings are, where it has room beside them
		at := ui.R(r.X+float64(len(first))*(side+6)+6, r.Y+8, r.Right()-r.X-float64(len(first))*(side+6)-6, side)
		if c.TextWidth(says, st) <= at.W {
			c.Text(at, says, st)
		}
	}
	if len(again) > 0 {
		r.CutTop(diceRows(len(first)))
		c.Text(r.CutTop(againH), words.Say("thrown.again"), ui.Note.At(15).In(ui.Faded))
		lay(again)
	}
}

// diceRows is how high so many dice are, diceHigh how high those of a test.
func diceRows(n int) float64 { return float64((n+diceRow-1)/diceRow)*(dieW*1.6+8) + 8 }

func diceHigh(e *game.Event) float64 {
	first, again := throws(e)
	if len(again) == 0 {
		return diceRows(len(first))
	}
	return diceRows(len(first)) + againH + diceRows(len(again))
}

// thrown are the dice of the last test, if it came as the event of that number or later.
func (b *Board) thrown(c *ui.Context, col *page.Column, from int) {
	if e := b.test(from); e != nil {
		dice(c, col.Next(diceHigh(e)), e)
	}
}

// test is the last test with dice, if it came as the event of that number or later; nil: none.
func (b *Board) test(from int) *game.Event {
	all := b.Play.Told()
	for i := len(all) - 1; i >= from; i-- {
		if e := &all[i]; e.Kind == island.Rolled && len(e.Rolls) > 0 {
			return e
		}
	}
	return nil
}

// How many lines of what has happened stand above choices, and where nothing is to be chosen.
const latelyFew, latelyMost = 3, 9

// freshAlone are so many lines of what came last that nothing older is told with them.
const freshAlone = 4

// lately is what has happened last, in its order: what the last command has led to in ink, and its dice.
// Above choices stands no more than that; it reports whether anything does.
func (b *Board) lately(c *ui.Context, col *page.Column, v island.View, most int) bool {
	all := b.Play.Told()
	last := len(b.Play.Events()) - len(b.Play.Last())
	for b.went == b.Play.Len() && last > 0 && slices.Contains([]game.EventKind{island.Slain, island.Rolled, island.Looted}, all[last-1].Kind) { // the fight that the hit is of, the search that had a creature Move
		last--
	}
	var lines []string
	fresh, times, said := 0, map[int]int{}, b.spokenLast()
	for i := len(all) - 1; i >= 0 && len(lines) < most; i-- {
		text, n := b.line(v, &all[i]), len(lines)
		if answer := b.heeded(v, &all[i]); i == said { // the sentence stands below the company
			text = answer
		} else if answer != "" {
			text = words.Sentences(text, answer)
		}
		if most == latelyMost && all[i].Kind == island.SpawnTurned && !b.playing() { // what came of that card is told
			continue
		}
		switch {
		case text == "" || i == len(all)-1 && b.now() == &all[i] && b.playing() && roomy(c) && isMoment(&all[i]): // which stands large over the chart
		case n > 0 && lines[n-1] == text: // said once
			times[n-1]++
		default:
			if lines = append(lines, text); i >= last {
				fresh++
			}
		}
	}
	if len(lines) == 0 || fresh == 0 && most == latelyFew {
		return false
	}
	if most == latelyFew || fresh >= freshAlone { // what came of it, and no more: the newest is to be in sight
		lines = lines[:fresh]
	}
	if most == latelyFew && !b.playing() {
		b.thrown(c, col, last)
	}
	for i, n := range times { // in any order: each is a line of its own
		if i < len(lines) {
			lines[i] = words.Say("lately.times", "text", lines[i], "n", n+1)
		}
	}
	style := func(i int) ui.Style {
		if i < fresh {
			return ui.Body.At(16)
		}
		return ui.Small.At(15).In(ui.Faded)
	}
	if most == latelyMost {
		lines = b.inSight(c, col, lines, fresh, style)
	}
	for i := len(lines) - 1; i >= 0; i-- {
		col.Say(ui.Plain(lines[i]), style(i))
		col.Gap(2)
	}
	if len(lines) > 0 {
		col.Gap(latelyGap)
	}
	return true
}

// inSight are of lines, the newest first, as many of the newest as are seen below what stands there already: what is left
// out stands in the log. All of what came last where there is room for hardly any.
func (b *Board) inSight(c *ui.Context, col *page.Column, lines []string, fresh int, style func(i int) ui.Style) []string {
	if b.seen == 0 {
		return lines
	}
	room, n := b.top+b.seen-col.R.Y-latelyGap, 0
	for ; n < len(lines); n++ {
		if room -= c.ParagraphHeight(ui.Plain(lines[n]), style(n), col.R.W) + 2; room < 0 {
			break
		}
	}
	if n < min(inSightLeast, fresh) { // it is scrolled to
		return lines[:fresh]
	}
	return lines[:n]
}

// inSightLeast are so many lines of what came last that are shown, though they have to be scrolled to, and latelyGap
// stands below the last.
const inSightLeast, latelyGap = 2, 5.0
