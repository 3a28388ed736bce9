package board

import (
	"image/color"

	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/plates"
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
	for k, cell := range row.Columns(box.DarknessMost, 3) {
		n := k + 1
		if n <= dark {
			c.Fill(cell, darkInks[k])
		} else {
			c.Fill(cell, ui.Light)
		}
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
	col.Gap(4)
	lines := []string{words.Say("dark.row", "row", words.Phrase("dark.row."+rowKeys[box.Row(dark)])), words.Say("dark.cards", "n", v.Cards())}
	if cfg := v.Settings(); !cfg.ByLetter {
		lines = append(lines, words.Say("dark.night", "n", v.SpawnLeft()))
	} else {
		lines = append(lines, words.Say("dark.left", "n", v.SpawnLeft()))
	}
	from := col.R.Y
	col.Say(ui.Plain(words.Sentences(lines...)), ui.Small.At(15).In(ui.Ink))
	c.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), page.Cited(words.Say("dark.spawn.tip"), box.RuleSpawning))
	b.spawnRow(c, col, v)
	b.events(c, col, v)
}

// spawnRow is what one has seen of the cards that come next.
func (b *Board) spawnRow(c *ui.Context, col *page.Column, v island.View) {
	row := v.Row()
	if len(row) == 0 {
		return
	}
	var all []string
	for _, card := range row {
		all = append(all, spawnSays(v, card))
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
	return words.Phrase("spawn.brings", "sort", sortName(coming.Sort), "place", placeName(coming.Place))
}

const eventH = 34.0

// eventsBeside is how many stand in a row: the untils of two have no room beside them.
func eventsBeside(v island.View) (n int) {
	for e := range box.Events {
		if v.InForce(e) && n < 2 {
			n++
		}
	}
	return max(1, n)
}

// events are those in force, each with its until.
func (b *Board) events(c *ui.Context, col *page.Column, v island.View) {
	var cells []ui.Rect // two beside one another, where there are several
	for e := range box.Events {
		if !v.InForce(e) {
			continue
		}
		if len(cells) == 0 {
			col.Gap(4)
			cells = col.Next(eventH).Columns(eventsBeside(v), 4)
		}
		row := cells[0]
		cells = cells[1:]
		c.TipArea(row, page.Cited(words.Sentences(words.Whole(words.Phrase(eventKey(e))), words.Say(eventKey(e)+".says")), box.RuleEvents))
		c.Fill(row, ui.Journal)
		page.Outline(c, row, ui.Rule)
		text := words.Sentence(words.Phrase(eventKey(e)))
		if pic := eventH * 1.4; c.TextWidth(text, ui.Small) < row.W-pic-8 {
			page.Portrait(c, row.CutLeft(pic).Inset(2), engraving.Seen{Sign: plates.Of("event/" + box.EventFaces[e].ID)})
		}
		row.CutLeft(6)
		if full := words.Terms(text, words.Phrase(eventKey(e)+".until")); c.TextWidth(full, ui.Small) < row.W {
			text = full
		}
		c.Text(row, text, c.Fit(text, ui.Small.In(ui.Ink), row.W))
	}
}
