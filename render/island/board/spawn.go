package board

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The Spawn cards of a round lie on the table, where the hand was, as they are turned (23.3).

// turned are the events that turned them.
func (b *Board) turned() (out []game.Event, ok bool) {
	all := b.Play.Told()
	for i := len(all) - 1; i >= 0; i-- {
		switch all[i].Kind {
		case island.TurnBegan:
			return nil, false
		case island.RoundBegan:
			return out, true
		case island.SpawnTurned, island.EventBegan:
			out = append([]game.Event{all[i]}, out...)
		}
	}
	return nil, false
}

// spawning reports whether they lie there: while they are turned, and before all eyes till
// somebody goes.
func (b *Board) spawning() bool {
	step, _ := b.Asks()
	if !b.playing() && (step != island.Asking || !b.Together() || b.facing != game.Nobody) {
		return false
	}
	_, ok := b.turned()
	return ok
}

// Measures of the cards: how wide one is at least where there is room, and as a part of its height; for how many there
// is room always; and from what height of a row on its writing is larger.
const (
	spawnMost, spawnShape = 190.0, 1.15
	spawnLeast            = 4
	spawnLarge            = 40.0
	questsPart            = 0.3 // of the width, for the Quests laid down
)

// spawned lays them out.
func (b *Board) spawned(c *ui.Context, r ui.Rect, v island.View) {
	all, _ := b.turned()
	if len(all) == 0 { // the round has just begun
		b.laidDown(c, r, v)
		return
	}
	if c.W >= wideFrom && len(all) <= spawnLeast { // they have what the cards leave
		cards := float64(len(all)) * (max(spawnMost, r.H*spawnShape) + cardGap)
		b.laidDown(c, r.CutRight(max(r.W*questsPart, r.W-cards-10)), v)
		r.CutRight(10)
	}
	head := r.CutTop(26)
	c.Text(head, words.Say("spawn.title", "n", v.Round()), ui.Head.At(19))
	c.TipArea(head, page.Cited(words.Say("dark.spawn.tip"), box.RuleSpawning)) // what the rows of the cards are
	r.CutTop(3)
	wide := min(r.Columns(max(1, len(all)), cardGap)[0].W, max(spawnMost, r.H*spawnShape))
	for i := range all {
		spawnCard(c, r.CutLeft(wide), &all[i], b.playing() && i == len(all)-1)
		r.CutLeft(cardGap)
	}
}

// spawnCard is one of them, printed: its three rows, that in force marked, and its mark.
func spawnCard(c *ui.Context, r ui.Rect, e *game.Event, now bool) {
	c.Panel(r, ui.CardPanel)
	page.Outline(c, r.Inset(3), ui.Rule)
	if now {
		page.Outline(c, r, ui.Red)
		page.Outline(c, r.Inset(1), ui.Red)
	}
	in := r.InsetXY(7, 6)
	if e.Kind == island.EventBegan {
		n := int(island.As[island.EventEvent](e).Event)
		until, name := words.Phrase(eventKey(n)+".until"), words.Sentence(words.Phrase(eventKey(n)))
		st := ui.Small.At(15).To(ui.Centre)
		c.Paragraph(in.CutBottom(c.ParagraphHeight(ui.Plain(until), st, in.W)), ui.Plain(until), st)
		c.Text(in.CutBottom(20), name, c.Fit(name, ui.Strong.At(15).To(ui.Centre), in.W))
		if in.H > 20 {
			page.Engraved(c, in, plates.Of("event/"+box.EventFaces[n].ID))
		}
		return
	}
	x := island.As[island.SpawnEvent](e)
	c.TipArea(r, page.Cited(tell.Spawn(x.Card), box.RuleSpawning))
	if x.Mark != 0 {
		mark := words.Say(map[bool]string{true: "spawn.lull", false: "spawn.twin"}[x.Mark < 0])
		c.Text(in.CutBottom(20), mark, c.Fit(mark, ui.Note.At(15).To(ui.Centre), in.W))
	}
	high, size := in.H/3, 15.0
	if high >= spawnLarge {
		size = 18
	}
	bandW := 28 * size / 15
	for _, k := range rowKeys {
		bandW = max(bandW, c.TextWidth(words.Phrase("spawn.band."+k), ui.Strong.At(size).Own())+5)
	}
	for k, come := range box.SpawnFaces[x.Card].Rows {
		row := in.CutTop(high)
		st := ui.Small.At(size).In(ui.Faded).Own()
		if k == int(x.Row) {
			c.Fill(row.InsetXY(-3, 1), ui.Light)
			page.Outline(c, row.InsetXY(-3, 1), ui.Red)
			st = ui.Strong.At(size).Own()
		}
		band := words.Phrase("spawn.band." + rowKeys[k])
		row.CutLeft(2)
		c.Text(row.CutLeft(bandW), band, c.Fit(band, st, bandW))
		if side := min(22*size/15, high-4); come.Sort != box.Crawler {
			token(c, row.CutRight(side).Middle(side, side), come.Sort)
		}
		name := words.Phrase("place." + strings.ToLower(box.BoardOf(true).Spots[come.Place].Code))
		spawnAt(c, row, name, st)
	}
}

// spawnAt is where a row of a card has something come up: in one line, on two, or in smaller letters.
func spawnAt(c *ui.Context, row ui.Rect, name string, st ui.Style) {
	for i, st := range [...]ui.Style{st, st.At(15)} {
		room := row.H - 4 // off its frame
		if i > 0 {
			room = row.H + 4
		}
		h := c.ParagraphHeight(ui.Plain(name), st, row.W)
		switch {
		case c.TextWidth(name, st) <= row.W:
			c.Text(row, name, st)
		case h <= room && whole(c, name, st, row.W):
			c.Paragraph(row.Middle(row.W, h), ui.Plain(name), st)
		default:
			continue
		}
		return
	}
	st = st.At(15)
	c.Text(row, name, c.Fit(name, st, row.W))
}
