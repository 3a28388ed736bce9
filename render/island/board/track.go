package board

import (
	"image/color"
	"slices"

	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The Darkness (1.5): its track, the row of the Spawn cards, the night to come, Events in force.

// darkInks are the seven steps of the track.
var darkInks = [box.DarknessMost]color.RGBA{
	{0xd9, 0xbf, 0x82, 255}, {0xbf, 0x9c, 0x66, 255}, {0x9c, 0x76, 0x50, 255}, {0x7a, 0x56, 0x42, 255}, {0x5a, 0x3c, 0x36, 255}, {0x3a, 0x28, 0x2a, 255}, {0x1a, 0x14, 0x18, 255},
}

const trackH = 36.0

// rowKeys are what the words call the rows of a Spawn card.
var rowKeys = [3]string{"low", "middle", "high"}

func (b *Board) track(c *ui.Context, col *page.Column, v island.View) {
	isle := v.Island()
	dark := int(isle.Darkness)
	col.HeadingOf(box.RuleDarkness, words.Say("dark.title", "n", dark, "of", box.DarknessMost))
	row := col.Next(trackH)
	c.TipArea(row, page.Cited(words.Say("dark.tip"), box.RuleDarkness))
	steps(c, row, dark)
	col.Gap(4)
	left := "dark.night"
	if v.Settings().ByLetter {
		left = "dark.left"
	}
	from := col.R.Y
	col.Say(ui.Plain(words.Sentence(words.Facts(words.Phrase("dark.cards", "n", v.Cards()), words.Phrase("dark.row."+rowKeys[box.Row(dark)]), words.Phrase(left, "n", v.SpawnLeft())))), ui.Small.At(15).In(ui.Ink))
	c.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), page.Cited(words.Say("dark.spawn.tip"), box.RuleSpawning))
	b.spawnRow(col, v)
}

// steps are those of the Darkness, as far as it has come.
func steps(c *ui.Context, row ui.Rect, dark int) {
	for k, cell := range row.Columns(box.DarknessMost, 3) {
		n := k + 1
		c.Fill(cell, map[bool]color.RGBA{true: darkInks[k], false: ui.Light}[n <= dark])
		page.Outline(c, cell, ui.Rule)
		st := ui.Strong.At(18).To(ui.Centre).In(ui.Cream)
		if n > dark || n < 3 {
			st = st.In(ui.Ink)
		}
		if n == dark {
			page.Outline(c, cell.Inset(2), ui.Gold)
			page.Outline(c, cell.Inset(3), ui.Gold)
		}
		c.Text(cell, words.Number(n), st)
	}
}

// spawnRow is what one has seen of the cards that come next.
func (b *Board) spawnRow(col *page.Column, v island.View) {
	if text := b.spawnSeen(v); text != nil {
		col.Gap(spawnSeenGap)
		col.Say(text, spawnSeenStyle)
	}
}

var spawnSeenStyle = ui.Small.At(15).In(ui.Blue)

const spawnSeenGap = 2.0

// spawnSeen says it, nil of nothing.
func (b *Board) spawnSeen(v island.View) ui.Rich {
	row := v.Row()
	if len(row) == 0 {
		return nil
	}
	var all []string
	hidden := 0
	for _, card := range row {
		if card == box.NoSpawn {
			hidden++
			continue
		}
		says := spawnSays(v, card)
		if card.IsEvent() { // its name says little
			says = words.Phrase("event.of", "event", says, "says", words.Phrase(eventKey(int(card))+".does"))
		}
		all = append(all, says)
	}
	if hidden > 0 {
		all = append(all, words.Phrase("spawn.hidden.n", "n", hidden))
	}
	return ui.Plain(words.Say("dark.seen", "list", words.Facts(all...)))
}

// spawnSays is what a card of the Spawn deck would bring now.
func spawnSays(v island.View, card box.Spawn) string {
	switch {
	case card == box.NoSpawn:
		return words.Phrase("spawn.hidden")
	case card.IsEvent():
		return words.Phrase(eventKey(int(card)))
	}
	isle := v.Island()
	coming := box.SpawnFaces[card].Rows[box.Row(int(isle.Darkness))]
	return words.Phrase("spawn.brings", "sort", sortName(coming.Sort), "place", tell.Site(coming.Place))
}

const pinH = 44.0

// occupied are the parts of a chart on which nothing is pinned: its places with all that stands there and their names, and
// its title.
func occupied(r ui.Rect, of *box.Board, p chartsheet.Picture) (out []ui.Rect) {
	if x, y, w, h, ok := p.Cartouche(r.W, r.H); ok {
		out = append(out, ui.R(r.X+x, r.Y+y, w, h))
	}
	for at := range of.Spots {
		vg := vignette(p, r, box.Place(at))
		side := max(16, min(40, vg.H*0.7))
		out = append(out, ui.R(vg.X-side*0.5, vg.Y-side*0.7, vg.W+side*1.6, vg.H*1.35+side*0.7))
	}
	return out
}

// free is where something so wide is pinned: along the upper edge of the chart from the right, else along the lower, where
// nothing lies, the right half first: notes have the sea at the left. At the upper right where there is no such room.
func free(in ui.Rect, w float64, taken []ui.Rect, gap float64) ui.Rect {
	const step = 8.0
	rows := []float64{in.Y, in.Bottom() - pinH, in.Bottom() - 2*pinH - gap}
	for y := in.Y; y <= in.Bottom()-pinH; y += step {
		rows = append(rows, y)
	}
	for _, of := range [...]struct {
		rows  []float64
		least float64
	}{{rows[:3], in.Centre().X}, {rows, in.X}} {
		for _, y := range of.rows {
			for x := in.Right() - w; x >= of.least; x -= step {
				cell := ui.R(x, y, w, pinH)
				if !slices.ContainsFunc(taken, func(t ui.Rect) bool { return !t.Inset(-gap / 2).Intersect(cell.Inset(-gap / 2)).Empty() }) {
					return cell
				}
			}
		}
	}
	return ui.R(in.Right()-w, in.Y, w, pinH)
}

// pinAt is where on a chart something so wide is pinned: within its frame, and beside that only where nothing is free within.
func pinAt(r ui.Rect, p chartsheet.Picture, w float64, taken []ui.Rect, gap float64) (cell ui.Rect) {
	const edge = 15.0 // of the window's room
	x, y, wide, high := p.Within(r.W, r.H)
	for _, in := range [...]ui.Rect{ui.R(r.X+x, r.Y+y, wide, high).Inset(2), r.Inset(edge)} {
		cell = free(in, min(in.W, w), taken, gap)
		if !slices.ContainsFunc(taken, func(t ui.Rect) bool { return !t.Intersect(cell).Empty() }) {
			break
		}
	}
	return cell
}

// pins are the Events in force, pinned to the edges of the chart where no place lies: what each does, and what ends it.
func (b *Board) pins(c *ui.Context, r ui.Rect, v island.View, p chartsheet.Picture) {
	var all []int
	for e := range box.Events {
		if v.InForce(e) {
			all = append(all, e)
		}
	}
	if len(all) == 0 {
		return
	}
	strong, small := ui.Strong.At(15).Own(), ui.Small.At(15).Own()
	const beside, gap = 7.0, 6.0
	taken, laid := occupied(r, v.Board(), p), []ui.Rect(nil)
	for i := len(all) - 1; i >= 0; i-- {
		key := eventKey(all[i])
		far := ""
		if n := v.SlainNow(); n > 0 {
			far = words.Number(n)
		}
		does, until := words.Phrase(key+".does"), words.Phrase(key+".until", "far", far)
		if short := words.Phrase(key+".ends", "far", far); c.TextWidth(short, small) < c.TextWidth(until, small) {
			until = short
		}
		cell := pinAt(r, p, max(c.TextWidth(does, strong), c.TextWidth(until, small))+2*beside+2, taken, gap)
		if b.looked && slices.ContainsFunc(laid, func(o ui.Rect) bool { return !o.Intersect(cell).Empty() }) { // a small chart has no room for all
			continue
		}
		taken, laid = append(taken, cell), append(laid, cell)
		c.Keep(cell)
		c.Fill(cell, ui.Light)
		page.Outline(c, cell, ui.Ink)
		page.Outline(c, cell.Inset(2), ui.Rule)
		c.TipArea(cell, page.Cited(words.Sentences(words.Whole(words.Phrase(key)), words.Say(key+".says"), words.Whole(words.Phrase(key+".until"))), box.RuleEvents))
		on := cell.InsetXY(beside, 3)
		c.Text(on.CutTop(on.H/2), does, c.Fit(does, strong, on.W))
		c.Text(on, until, c.Fit(until, small, on.W))
	}
}
