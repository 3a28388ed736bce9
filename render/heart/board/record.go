package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// All that has happened, laid open over the chart: by Game Turn, the last first, and of each one piece for each person, in
// which everything stands in the order in which it happened, as it is read.

// recordMost is how many matters of a Game Turn stand there: those of many players are a few more than a hundred.
const recordMost = 240

// recordOf is what stands there; it is put into words once.
func (b *Board) recordOf(v heart.View, sum game.Summary) []turnTold {
	k, to := &b.put.record, len(b.Play.Written())
	if now := (past{version: b.Play.Version, before: to, seat: b.Play.Seat(), book: words.Default()}); k.version != now.version || k.before != now.before || k.seat != now.seat || k.book != now.book || k.turns == nil {
		own := b.Play.Seat()
		*k = now
		k.turns = turnsOf(v, sum, b.Play.Written(), to, recordMost, func(m *tell.Matter) bool { // with one's own steps, which led to the rest, and what came to nothing by a die
			return b.keeps(m) || len(m.Dice) > 0 || m.Seat == own && m.Of != nil && m.Of.Kind == heart.Walked
		})
	}
	return k.turns
}

// piecesOf puts matters together by whom they befell, one of the players first, then whom something befell last, and of
// each what happened first.
func piecesOf(said []tell.Matter, first game.Seat) []group {
	all := groupsOf(said)
	for i := range all {
		slices.Reverse(all[i].all)
		slices.SortStableFunc(all[i].all, func(x, y *tell.Matter) int { return x.At - y.At })
	}
	slices.SortStableFunc(all, func(x, y group) int { return boolOrder(x.seat != first, y.seat != first) })
	return all
}

// record sets it on a column.
func (b *Board) record(col *page.Column, v heart.View, sum game.Summary) {
	own := b.whose(v)
	for _, t := range b.recordOf(v, sum) {
		col.Heading(words.Say("told.turn", "n", t.n))
		col.Gap(3)
		for _, g := range piecesOf(t.said, own) {
			if g.seat != game.Nobody && len(sum.Players) > 1 {
				place := ""
				if at := v.Sheet(g.seat).Region; at != chart.Nowhere && t.n == v.Track().Turn {
					place = tell.Region(at)
				}
				pieceHead(col, sum.Players[g.seat], words.Say("told.group", "who", sum.Players[g.seat].Name, "place", place))
			}
			for _, m := range g.all {
				b.matterRow(col, m, g.seat == own || g.seat == game.Nobody)
			}
			col.Gap(3)
		}
		if t.n == 1 {
			b.outfits(col, v, sum, b.Play.Written())
		}
		col.Gap(6)
	}
}

// pieceHead names whom the next befell, with their sign: what it brought stands beside each of it.
func pieceHead(col *page.Column, p game.Player, name string) {
	c := col.C
	row := col.Next(22)
	c.Sign(row.CutLeft(18).Middle(17, 17), p.Colour)
	row.CutLeft(6)
	c.Text(row, name, c.Fit(name, ui.Strong.At(16).In(ui.PlayerOf(p.Colour).Pen), row.W).Own())
}
