package board

import (
	"fmt"
	"hash/fnv"
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The chart, and upon it all that walks on the island.

// land shows the chart; a click on a place picks it up.
func (b *Board) land(c *ui.Context, r ui.Rect, v island.View) {
	b.chart = r
	isle := v.Island()
	dark := int(isle.Darkness)
	if b.ahead {
		isle, _ = v.Foretold()
	}
	p := chartsheet.Picture{West: isle.West, Inked: b.inked, Dark: dark, Palette: b.Play.Palette}
	page.Moving(c, r, fmt.Sprintf("island %v %d", p.West, p.Palette), uint32(hashed(p))>>12, p)
	if b.ahead { // it is not so yet
		c.Fill(r, twilight)
	}
	b.signs(c, r, v, p, isle)
	if b.numbered = 0; !b.looked {
		b.numbered = b.chosenFrom()
	}
	var targets [box.Places][]game.Choice
	if !b.looked && !b.ahead && !b.points() { // what is not so yet is only looked at; of what is said a place is named
		targets = b.targets()
	}
	_, rings := b.ringed(v)
	for at := range isle.Board().Spots {
		vg := vignette(p, r, box.Place(at))
		all := ui.R(vg.X-ringOut*vg.W, vg.Y-2*ringOut*vg.H, (1+2*ringOut)*vg.W, (1+2*ringOut)*vg.H+2) // above its name, one within the other
		for k, q := range rings[at] {
			ring(c, all.Inset(4*float64(k)), q)
		}
	}
	b.berth(v, isle, r)
	for at := range isle.Board().Spots {
		b.place(c, r, v, p, isle, box.Place(at), targets)
	}
	b.explains(c, r, p)
	if r.W >= pinsFrom {
		b.pins(c, r, v, p)
	}
}

// pinsFrom is how wide an island has room for the Events in force, in units.
const pinsFrom = 560.0

// Behind shows the island as everybody may see it, to be looked at and not touched, and gives the room at
// its right for what lies before it.
func (b *Board) Behind(c *ui.Context) ui.Rect {
	c.Desk()
	b.ink()
	r := c.Screen()
	b.bar(c, b.everybody())
	r.CutTop(ui.BarH)
	c.Panel(r, ui.JournalPanel)
	room := r
	if roomy(c) {
		room = r.CutRight(min(r.W*0.45, page.HandWide(c)+24))
	}
	b.looked = true
	v := b.everybody()
	shape := chartsheet.Picture{West: v.Settings().West}.Shape()
	low := behindHead + float64(v.Company().Count())*(rowH+rowGap) // how all stand
	if text := b.spawnSeen(v); text != nil {
		low += spawnSeenGap + c.ParagraphHeight(text, spawnSeenStyle, min(r.W, (r.H-low)*shape)-2*(margin+2))
	}
	high := min(r.W/shape, r.H-low)
	if roomy(c) && high >= behindLow {
		wide := room.Right() - r.X // what the island leaves of its room is the card's
		r.W = high * shape
		room = ui.R(r.Right(), r.Y, wide-r.W, r.H)
		b.land(c, r.CutTop(high), v)
		c.Panel(r, ui.PaperPanel)
		col := page.NewColumn(c, r.InsetXY(margin+2, 8))
		b.track(c, col, v)
		col.Gap(6)
		b.company(c, col, v)
	} else {
		b.land(c, r, v)
	}
	b.looked = false
	return room.Inset(12)
}

// behindHead is how high the Darkness is below that chart, with what stands round it and no row of the company, and
// behindLow how high the chart is at least where that lies there, in units.
const behindHead, behindLow = 124.0, 290.0

// hashed is a number for values, to tell them from others.
func hashed(of ...any) uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, of...)
	return h.Sum64()
}

// vignette is where the picture of a place is on the screen.
func vignette(p chartsheet.Picture, r ui.Rect, at box.Place) ui.Rect {
	x, y, w, h := p.Vignette(at, r.W, r.H)
	return ui.R(r.X+x, r.Y+y, w, h)
}

// Where is where a place is seen, with its name: what is marked round it strikes that out nowhere. ok is false where the
// chart is not in sight.
func (b *Board) Where(c *ui.Context, at box.Place) (r ui.Rect, ok bool) {
	r = withName(chartsheet.Picture{West: b.everybody().Settings().West}, b.chart, at)
	return r, !b.chart.Empty() && c.Screen().Contains(r.Centre())
}

// nameBelow is how far the letters of a name reach below its middle line's own room, in units.
const nameBelow = 3.0

// Foot is where the lower edge of the chart lies.
func (b *Board) Foot() float64 { return b.chart.Bottom() }

// withName is where the picture of a place and its name are on the screen.
func withName(p chartsheet.Picture, r ui.Rect, at box.Place) ui.Rect {
	vg := vignette(p, r, at)
	x, y, w, h := p.NameBelow(at, r.W, r.H)
	left, top := min(vg.X, r.X+x), min(vg.Y, r.Y+y)
	return ui.R(left, top, max(vg.Right(), r.X+x+w)-left, max(vg.Bottom(), r.Y+y+h)-top)
}

// frame edges the picture of a place, so many lines thick, and below it none of them on its name.
func frame(c *ui.Context, vg ui.Rect, lines int, ink color.RGBA) {
	for d := range lines {
		page.Outline(c, ui.R(vg.X-float64(d), vg.Y-float64(d), vg.W+2*float64(d), vg.H), ink)
	}
}

// leastHit is how high and wide a place is to be hit, in units.
const leastHit = 26.0

// placeOf is the place that a choice aims at, Nowhere for none.
func (b *Board) placeOf(ch *game.Choice, isle *foretell.Island) box.Place {
	switch ch.Kind {
	case island.Move, island.Fight, island.Repair, island.Loot, island.Set, island.Lead, island.Walk, island.Call:
		return box.Place(ch.Target)
	case island.Hit, island.Closest:
		return isle.At[ch.Target]
	case island.Aim:
		switch ch.Item {
		case island.AtCreature:
			return isle.At[ch.Target]
		case island.AtGate:
			return box.Place(ch.Target)
		case island.AtPerson:
			return isle.People[ch.Target].At
		}
	case island.Assemble, island.Consult, island.Recover, island.QuestBegin, island.QuestFinish, island.EndEvent:
		return isle.People[ch.Seat].At
	case island.Talk:
		return isle.People[ch.Target].At
	}
	return box.Nowhere
}

// targets are how many things can be done at each place.
func (b *Board) targets() (out [box.Places][]game.Choice) {
	isle := b.everybody().Island()
	for _, ch := range b.choices() {
		if at := b.placeOf(&ch, &isle); at != box.Nowhere {
			out[at] = append(out[at], ch)
		}
	}
	return out
}

// chosenFrom are the creatures that can be chosen now, a bit each: they wear their numbers.
func (b *Board) chosenFrom() (out uint64) {
	isle, all := b.everybody().Island(), b.choices()
	for i, ch := range all {
		if ch.Kind != island.Hit && ch.Kind != island.Closest && (ch.Kind != island.Aim || ch.Item != island.AtCreature) {
			continue
		}
		if !slices.ContainsFunc(all[:i], func(o game.Choice) bool { return alike(&isle, &ch, &o) }) { // of those only one is asked about
			out |= 1 << ch.Target
		}
	}
	return out
}

// canInk edges what can be chosen.
var canInk = color.RGBA{0xa8, 0x5f, 0x14, 255}

// place is a place on the chart: it can be picked up, and explains itself. A second click, or
// Enter, does the first thing that can be done there.
func (b *Board) place(c *ui.Context, r ui.Rect, v island.View, p chartsheet.Picture, isle foretell.Island, at box.Place, targets [box.Places][]game.Choice) {
	vg := vignette(p, r, at)
	can := targets[at]
	if !b.looked && b.points() {
		b.named(c, at, vg)
	}
	tip := page.Cited(words.Sentences(b.describe(v, isle, at), b.farOff(v, isle, at)), box.RulePlaces)
	var far []box.Place
	cost := 0
	if len(can) == 0 && !b.looked && !b.ahead && !b.points() {
		far, cost = b.wayTo(v, at)
	}
	if len(can) == 0 && far == nil {
		c.TipArea(vg, tip)
		for _, r := range b.berths.of[at] {
			c.TipArea(r.Offset(b.chart.X, b.chart.Y), tip)
		}
		b.standing(c, v, isle, at, vg)
		return
	}
	re := c.ReactTip(tell.Site(at), hit(vg), ui.TakesEnter, tip)
	for k, r := range b.berths.of[at] { // whoever clicks on a counter means its place
		c.Scope("counter-"+strconv.Itoa(k+1), func() {
			on := c.ReactTip(tell.Site(at), r.Offset(b.chart.X, b.chart.Y), ui.NoFocus, tip)
			re.Hover, re.Clicked = re.Hover || on.Hover, re.Clicked || on.Clicked
		})
	}
	ink := canInk
	switch {
	case b.picked == at:
		ink = ui.Red
	case re.Hover || re.Focused:
		ink = color.RGBA{0xd9, 0x8a, 0x1c, 255}
	}
	bright, walks := 1, slices.IndexFunc(can, func(ch game.Choice) bool { return ch.Kind == island.Move || ch.Kind == island.Walk })
	step, _ := b.Asks()
	if walks >= 0 {
		cost = int(can[walks].Cost)
	}
	if walks >= 0 || b.picked == at { // it is gone to by a click
		bright = 3
	}
	frame(c, vg, bright, ink)
	if step == island.Acting && (walks >= 0 || far != nil) {
		costs(c, vg, cost, ink)
	}
	b.standing(c, v, isle, at, vg)
	if !re.Clicked {
		return
	}
	if far != nil {
		if b.picked == at {
			b.setOut(far)
		}
		b.pick(at, box.NoCard)
		c.Touch()
		return
	}
	again := b.picked == at
	if !again {
		b.pick(at, box.NoCard)
	}
	if again || len(can) == 1 && (step != island.Acting || can[0].Kind == island.Move && safe(v, at)) { // all else is shown first
		b.take(can[0], int(can[0].Min))
	}
	c.Touch()
}

// costs is how many Actions it takes to come to a place, in the lower corner of its picture.
func costs(c *ui.Context, vg ui.Rect, n int, ink color.RGBA) {
	badge(c, ui.Point{X: vg.X, Y: vg.Bottom() - badgeH}, n, ink)
}

// badgeW, badgeH are the measures of a small figure on a ground of its own, in units.
const badgeW, badgeH = 15.0, 17.0

// badge is one, from a corner on.
func badge(c *ui.Context, from ui.Point, n int, ground color.RGBA) {
	at := ui.R(from.X, from.Y, badgeW, badgeH)
	c.Fill(at, ground)
	c.Text(at, words.Number(n), ui.Strong.At(15).To(ui.Centre).In(ui.Cream))
}

// hit is where a place is hit.
func hit(vg ui.Rect) ui.Rect { return vg.Middle(max(vg.W, leastHit), max(vg.H, leastHit)) }

// named has a place be what a sentence that is being put together is about.
func (b *Board) named(c *ui.Context, at box.Place, vg ui.Rect) {
	re := c.React(tell.Site(at), hit(vg), ui.TakesEnter)
	ink := canInk
	if b.numbers["about"] == int(at) || re.Hover || re.Focused {
		ink = ui.Red
	}
	frame(c, vg, 2, ink)
	if re.Clicked {
		b.numbers["about"] = int(at)
		c.Touch()
	}
}

// token is a creature's counter.
func token(c *ui.Context, r ui.Rect, sort box.Sort) { page.Portrait(c, r, chartsheet.Creature(sort)) }

// signs draws the notches and where everything will go, or what is shown goes now (23.3).
func (b *Board) signs(c *ui.Context, r ui.Rect, v island.View, p chartsheet.Picture, isle foretell.Island) {
	_, steps := v.Foretold()
	switch e := b.now(); {
	case b.playing() && e != nil && e.Kind == island.CreatureWent: // the way that is being gone
		x := island.As[island.CreatureEvent](e)
		steps = []foretell.Step{{What: foretell.Went, Creature: x.Creature, From: x.From, To: box.Place(e.At)}}
	case b.playing():
		steps = nil
	}
	c.Picture(r, "island-signs", hashed(p, isle, steps), func(w, h int) *image.RGBA { return paintSigns(p, isle, steps, w, h) })
}

// The inks of the arrows: going on, striking or breaking, into a trap; and of what can be searched.
var (
	goes    = color.RGBA{0x2b, 0x21, 0x18, 255}
	strikes = color.RGBA{0xb0, 0x20, 0x1c, 255}
	trapped = color.RGBA{0x2f, 0x5f, 0x8a, 255}
	looted  = color.RGBA{0x8a, 0x5a, 0x1c, 255}
	faint   = color.RGBA{170, 160, 140, 180}
	notched = color.RGBA{0x1c, 0x14, 0x10, 255}
)

func paintSigns(p chartsheet.Picture, isle foretell.Island, steps []foretell.Step, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	side, left, top := p.Place(float64(w), float64(h))
	printed := chartsheet.Printed(p.West)
	for g, at := range isle.Board().Gates {
		x, y, wide, high := p.Vignette(at, float64(w), float64(h))
		notches(img, x+wide, y+2, high/notchPart, int(isle.Damage[g]))
	}
	for i, s := range steps {
		if s.What != foretell.Went {
			continue
		}
		ink := goes
		for _, next := range steps[i+1:] {
			if next.What == foretell.Went || next.What == foretell.Stayed || next.What == foretell.Damaged {
				break
			}
			switch next.What {
			case foretell.Hurt, foretell.IntoHeart:
				ink = strikes
			case foretell.Trapped:
				ink = trapped
			}
		}
		var line [][2]float64
		for _, q := range printed.Path(s.From, s.To) {
			line = append(line, [2]float64{left + q[0]*side, top + q[1]*side})
		}
		line, wide := line[5:len(line)-5], max(2, side*0.14)
		var clear [][2]float64 // the longest part of it that strikes no name out, with room for its head
		for k, from := 0, 0; k <= len(line); k++ {
			if k < len(line) && !p.Named(s.From, line[k], 3*wide, w, h) && !p.Named(s.To, line[k], 3*wide, w, h) {
				continue
			}
			if k-from > len(clear) {
				clear = line[from:k]
			}
			from = k + 1
		}
		if len(clear) > 3 {
			line = clear
		}
		if len(line) > 3 {
			arrow(img, line, wide, ink)
		}
	}
	return img
}

// notchPart is which part of the height of a Gate's picture a notch is wide.
const notchPart = 3.6

// notches are those of a Gate, to the left of a point: so many are cut.
func notches(img *image.RGBA, right, y, cell float64, cut int) {
	for k := range foretell.Destroyed {
		x := right - (float64(k)+1)*(cell+2)
		ink := color.RGBA{0xf3, 0xe6, 0xc8, 255}
		if k < cut {
			ink = strikes
		}
		page.StrokePath(img, [][2]float64{{x, y + cell/2}, {x + cell, y + cell/2}}, cell, nil, notched)
		page.StrokePath(img, [][2]float64{{x + cell*0.25, y + cell/2}, {x + cell*0.75, y + cell/2}}, cell*0.6, nil, ink)
	}
}

// arrow draws a line with a head.
func arrow(img *image.RGBA, line [][2]float64, width float64, ink color.RGBA) {
	end := line[len(line)-1]
	from := line[len(line)-3]
	deg := math.Atan2(end[1]-from[1], end[0]-from[0])
	page.StrokePath(img, line, width, nil, ink)
	for _, turn := range [...]float64{2.5, -2.5} {
		s, c := math.Sincos(deg + turn)
		page.StrokePath(img, [][2]float64{end, {end[0] + c*width*4, end[1] + s*width*4}}, width, nil, ink)
	}
}
