package board

import (
	"image/color"

	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/plates"
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
	row := v.Row()
	if len(row) == 0 {
		return
	}
	var all []string
	hidden := 0
	for _, card := range row {
		if card == box.NoSpawn {
			hidden++
			continue
		}
		all = append(all, spawnSays(v, card))
	}
	if hidden > 0 {
		all = append(all, words.Phrase("spawn.hidden.n", "n", hidden))
	}
	col.Gap(2)
	col.Say(ui.Plain(words.Say("dark.seen", "list", words.Facts(all...))), ui.Small.At(15).In(ui.Blue))
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

const pinH, pinMost = 40.0, 236.0

// pins are the Events in force, pinned to the upper edge of the chart, where no place lies, each
// with its until.
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
	if x, y, w, _, ok := p.Cartouche(r.W, r.H); ok && y < pinH && x < r.W/2 {
		r.CutLeft(x + w)
	}
	r = r.CutTop(pinH+12).InsetXY(8, 6)
	strong, small := ui.Strong.At(15).Own(), ui.Small.At(15).Own()
	const pic, in, gap = pinH * 1.3, 6.0, 6.0
	var wide []float64 // as wide as what stands on them
	whole := -gap
	for _, e := range all {
		w := max(c.TextWidth(words.Sentence(words.Phrase(eventKey(e))), strong), c.TextWidth(words.Phrase(eventKey(e)+".until"), small)) + 2*in + 2
		wide = append(wide, w)
		whole += w + gap
	}
	pictured := whole+(pic+gap)*float64(len(all)) <= r.W
	short := whole > r.W // else till when is on the tip
	var cells []ui.Rect
	if short {
		cells = r.Columns(max(len(all), int(r.W/pinMost)), gap)
		cells = cells[len(cells)-len(all):]
	} else {
		for i := len(all) - 1; i >= 0; i-- {
			if pictured {
				wide[i] += pic + gap
			}
			cells = append([]ui.Rect{r.CutRight(wide[i])}, cells...)
			r.CutRight(gap)
		}
	}
	for i, cell := range cells {
		key := eventKey(all[i])
		c.Keep(cell)
		c.Fill(cell, ui.Light)
		page.Outline(c, cell, ui.Ink)
		page.Outline(c, cell.Inset(2), ui.Rule)
		c.TipArea(cell, page.Cited(words.Sentences(words.Whole(words.Phrase(key)), words.Say(key+".says"), words.Whole(words.Phrase(key+".until"))), box.RuleEvents))
		in := cell.InsetXY(in, 4)
		if pictured {
			page.Portrait(c, in.CutLeft(pic), engraving.Seen{Sign: plates.Of("event/" + box.EventFaces[all[i]].ID)})
			in.CutLeft(gap)
		}
		name, until := words.Sentence(words.Phrase(key)), words.Phrase(key+".until")
		if short {
			h := c.ParagraphHeight(ui.Plain(name), strong, in.W)
			c.Paragraph(ui.R(in.X, cell.Y+(cell.H-h)/2, in.W, h), ui.Plain(name), strong)
			continue
		}
		c.Text(in.CutTop(in.H/2), name, c.Fit(name, strong, in.W))
		c.Text(in, until, c.Fit(until, small, in.W))
	}
}
