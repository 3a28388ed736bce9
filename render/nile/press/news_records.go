package press

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// recordRow is one record as a row: what it is called, its figure, and who holds it, "" nobody.
type recordRow struct {
	label, figure, name string
	style               ui.Style
}

// RecordRows lists the records; those that before did not have are marked as
// new. before may be nil.
func RecordRows(c *ui.Context, l *page.Column, v nile.View, r nile.Records, before *nile.Records) {
	rows := recordsOf(v, r, before)
	// The holder stands beside the figure where there is room for that in every row, else below
	// it in every row: the rows are read down, and must not mix the two.
	beside := true
	for _, x := range rows {
		both := words.Facts(x.figure, x.name)
		beside = beside && (x.name == "" || c.TextWidth(x.label, x.style)+c.TextWidth(both, x.style)+28 <= l.R.W)
	}
	for _, x := range rows {
		x.draw(c, l, beside)
	}
}

// recordsOf are the records as rows.
func recordsOf(v nile.View, r nile.Records, before *nile.Records) (out []recordRow) {
	add := func(label, figure string, by game.Seat, isNew bool) {
		x := recordRow{label: label, figure: figure, style: ui.Body}
		if isNew {
			x.style = ui.Strong
		}
		if by != game.Nobody {
			if x.name = v.Player(by).Name; isNew {
				x.name = words.Terms(x.name, words.Phrase("news.record.new"))
			}
		}
		out = append(out, x)
	}
	for _, row := range [4]struct {
		key    string
		reason nile.Reason
		figure int
		was    func(*nile.Records) int
		by     game.Seat
	}{
		{"news.record.mountain", nile.HighestMountain, r.Mountain, func(b *nile.Records) int { return b.Mountain }, r.MountainBy},
		{"news.record.fall", nile.HighestFall, r.Fall, func(b *nile.Records) int { return b.Fall }, r.FallBy},
		{"news.record.lake", nile.LargestLake, r.Lake, func(b *nile.Records) int { return b.Lake }, r.LakeBy},
		{"news.record.river", nile.LongestRiver, r.River, func(b *nile.Records) int { return b.River }, r.RiverBy},
	} {
		figure := tell.NoRecord(row.reason)
		if row.figure > 0 {
			figure = tell.Figure(row.reason, row.figure)
		}
		add(words.Say(row.key), figure, row.by, before != nil && row.was(before) != row.figure)
	}
	found := words.Phrase("news.record.open")
	if r.NileFound {
		found = words.Phrase("news.record.found")
	}
	add(words.Say("news.record.nile"), found, game.Nobody, before != nil && before.NileFound != r.NileFound)
	return out
}

// draw sets a row, its holder beside the figure or below it.
func (x *recordRow) draw(c *ui.Context, l *page.Column, beside bool) {
	if beside {
		newsprint.Row(c, l, x.label, words.Facts(x.figure, x.name), x.style)
		return
	}
	newsprint.RowOver(c, l, x.label, x.figure, x.name, x.style)
}
