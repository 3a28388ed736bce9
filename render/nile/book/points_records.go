package book

import (
	"slices"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ledger"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// recordReasons are what the records are called after.
var recordReasons = [recordKinds]nile.Reason{nile.HighestMountain, nile.HighestFall, nile.LargestLake, nile.LongestRiver, nile.SourceOfNile}

// records is each record with its holder and those who held it before.
func (s *pointsScene) records(c *ui.Context, col *page.Column, v nile.View) {
	col.HeadingOf(nile.RuleRecords, words.Say("points.records"))
	col.Gap(2)
	standing := v.Records()
	figures := [recordKinds]int{standing.Mountain, standing.Fall, standing.Lake, standing.River, 0}
	for k := range recordKinds {
		s.record(c, col, v, k, figures[k])
	}
}

// finds is what has no record: discoveries, rivers' sources, and the journeys made.
func (s *pointsScene) finds(c *ui.Context, col *page.Column, v nile.View) {
	t := s.tally
	s.entries(c, col, v, words.Say("points.discoveries"), nile.RuleDiscoveries, t.found, func(e recordEntry) string { return words.Sentence(tell.Counter(nile.Counter(e.Figure))) })
	s.entries(c, col, v, words.Say("points.sources"), nile.RuleSources, t.sources, func(e recordEntry) string {
		return words.Terms(words.Sentence(tell.RiverNamed(e.name)), tell.Figure(nile.RiverSource, e.Figure))
	})
	if col.Height() > 0 {
		col.Gap(8)
	}
	col.HeadingOf(nile.RuleSources, words.Say("points.journeys"))
	col.Gap(3)
	col.Say(ui.Plain(words.Say(epicShare[min(v.EpicsMade(), len(epicShare)-1)])), ui.Note.At(16).In(ui.Faded))
	for k := range nile.Epics {
		s.journeys(c, col, v, k)
	}
}

// record is one record: its name and figure, the holder, and in smaller type
// those who held it before.
func (s *pointsScene) record(c *ui.Context, col *page.Column, v nile.View, k, figure int) {
	r := recordReasons[k]
	name := words.Sentence(tell.Reason(r))
	all := s.tally.Records[k]
	if len(all) == 0 {
		page.FactRow(c, col, "records", name, tell.NoRecord(r))
		return
	}
	last := all[len(all)-1]
	if figure == 0 {
		figure = last.Figure
	}
	says := words.Sentence(name)
	from := col.R.Y
	defer func() { col.Figures(from, "records") }()
	row := col.Next(ui.LineH + 2)
	figureText := tell.Figure(r, figure)
	w := c.TextWidth(figureText, ui.Strong) + 4
	c.Text(ui.R(row.X+4, row.Y, row.W-w-16, row.H), says, ui.Body.At(17).In(ui.Faded))
	c.Text(ui.R(row.Right()-w-4, row.Y, w, row.H), figureText, ui.Strong.To(ui.Right))
	s.holder(c, col, v, last)
	for i, e := range slices.Backward(all[:len(all)-1]) {
		if len(all)-1-i > recordsBefore {
			break
		}
		s.before(c, col, v, r, e)
	}
	c.Dots(ui.R(col.R.X, col.R.Y+2, col.R.W, 1))
	col.Gap(4)
}

// recordsBefore is how many earlier holders of a record are named.
const recordsBefore = 3

// holder is who holds a record, since when, and where it lies.
func (s *pointsScene) holder(c *ui.Context, col *page.Column, v nile.View, e recordEntry) {
	p := v.Player(e.Seat)
	const sign = 19
	fill := []any{"who", ui.B(p.Name), "date", tell.Date(e.turn), "n", e.points}
	text := page.Said("points.holder", fill...)
	if e.at >= 0 {
		text = page.Said("points.holder.where", append(fill, "where", ui.I(tell.WhereOf(v, e.at)))...)
	}
	inner := page.NewColumn(c, ui.R(col.R.X+34, col.R.Y, col.R.W-38, 0))
	inner.Say(text, ui.Body.At(16).Own())
	c.Sign(ui.R(col.R.X+8, col.R.Y+1, sign, sign), p.Colour)
	col.Gap(inner.Height() + 2)
}

// before is a former holder, in a line of small type.
func (s *pointsScene) before(c *ui.Context, col *page.Column, v nile.View, r nile.Reason, e recordEntry) {
	inner := page.NewColumn(c, ui.R(col.R.X+34, col.R.Y, col.R.W-38, 0))
	inner.Say(ui.Plain(words.Say("points.before", "who", v.Player(e.Seat).Name, "figure", tell.Figure(r, e.Figure), "date", tell.Date(e.turn))),
		ui.Note.At(15).In(ui.Faded).Own())
	col.Gap(inner.Height())
}

// entries lists things that are found once, under a heading of their own; it
// is left out while there are none.
func (s *pointsScene) entries(c *ui.Context, col *page.Column, v nile.View, title, rule string, all []recordEntry, name func(recordEntry) string) {
	if len(all) == 0 {
		return
	}
	if col.Height() > 0 {
		col.Gap(8)
	}
	col.HeadingOf(rule, title)
	for _, e := range all {
		s.entry(c, col, v, name(e), e)
	}
}

// entry is one thing with the player's sign before it, its points behind it.
func (s *pointsScene) entry(c *ui.Context, col *page.Column, v nile.View, what string, e recordEntry) {
	p := v.Player(e.Seat)
	x := ledger.Entry{What: what, By: words.Phrase("points.epic.made", "who", p.Name, "date", tell.Date(e.turn)), Points: e.points, Colour: p.Colour}
	if e.at != hexmap.None {
		x.Tip = ui.Plain(words.Whole(tell.WhereOf(v, e.at)))
	}
	x.Draw(c, col)
}

// epicShare are what a blank hex on a great journey is worth, by how
// many of the four have been made before (25).
var epicShare = [...]string{"points.epic.whole", "points.epic.half", "points.epic.quarter", "points.epic.eighth"}

// journeys is one of the great journeys, and who has made it.
func (s *pointsScene) journeys(c *ui.Context, col *page.Column, v nile.View, k nile.Epic) {
	made := s.tally.journeys[k]
	by := ui.Rich{ui.I(words.Say("points.epic.none"))}
	if len(made) > 0 {
		names := make([]string, len(made))
		for i, e := range made {
			names[i] = words.Phrase("points.epic.made", "who", v.Player(e.Seat).Name, "date", tell.Date(e.turn))
		}
		by = ui.Rich{ui.B(words.Whole(words.List(names)))}
	}
	text := page.Sentences(ui.Plain(words.Whole(tell.Epic(k))), by)
	inner := page.NewColumn(c, ui.R(col.R.X+4, col.R.Y+3, col.R.W-8, 0))
	inner.Say(text, ui.Body.At(16).Own())
	col.Gap(inner.Height() + 7)
	c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
}
