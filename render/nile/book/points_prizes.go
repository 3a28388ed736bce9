package book

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// prize is something that scores when it is published, and how much.
type prize struct {
	name string
	n    int
	own  bool // more than for most
}

// prizesOf are what scores for a specialty (20 to 25).
func prizesOf(v nile.View, k deck.Specialty) (out []prize) {
	add := func(key string, of func(deck.Specialty) int) {
		n, least := of(k), of(k)
		for o := range deck.Specialties {
			least = min(least, of(o))
		}
		if n > 0 {
			out = append(out, prize{words.Say(key), n, n > least && !k.IsSet()})
		}
	}
	terrain := func(t hexmap.Terrain) func(deck.Specialty) int {
		return func(k deck.Specialty) int { return nile.TerrainPoints(k, t) }
	}
	add("points.prize.veldt", terrain(hexmap.Veldt))
	add("points.prize.jungle", terrain(hexmap.Jungle))
	add("points.prize.swamp", terrain(hexmap.Swamp))
	add("points.prize.mountain", terrain(hexmap.Mountain))
	add("points.prize.desert", terrain(hexmap.Desert))
	add("points.prize.lake", terrain(hexmap.Lake))
	feature := func(of func(nile.Features) int) func(deck.Specialty) int {
		return func(k deck.Specialty) int { return of(nile.FeaturePoints(k)) }
	}
	add("points.prize.river", feature(func(f nile.Features) int { return f.River }))
	add("points.prize.fall", feature(func(f nile.Features) int { return f.Fall }))
	add("points.prize.peak", feature(func(f nile.Features) int { return f.Peak }))
	add("points.prize.people", feature(func(f nile.Features) int { return f.Met }))
	add("points.prize.record", nile.RecordPoints)
	add("points.prize.source", func(deck.Specialty) int { return nile.SourcePoints(0) })
	add("points.prize.longest", func(deck.Specialty) int { return nile.LongestPoints })
	if best, n := nile.BestCounter(k); n > 0 {
		out = append(out, prize{name: words.Sentence(tell.Counter(best)), n: n})
	}
	add("points.prize.nile", func(deck.Specialty) int { return nile.NilePoints })
	return out
}

// Measures of what scores, in units.
const (
	prizeRow = 25.0
	prizeTwo = 480.0 // from this width on in two columns
)

// prizes is what scores for the player before the screen.
func prizes(c *ui.Context, col *page.Column, v nile.View) {
	k := v.Player(v.Seat()).Specialty
	title := words.Say("points.prizes", "specialty", tell.Specialty(k))
	if c.TextWidth(title, ui.Head) > col.R.W-40 {
		title = words.Say("points.prizes.short")
	}
	col.HeadingOf(nile.RulePublishing, title)
	col.Gap(2)
	col.Say(ui.Plain(words.Say("points.prizes.note")), ui.Note.At(16).In(ui.Faded))
	col.Gap(2)
	all, n := prizesOf(v, k), 1
	if col.R.W >= prizeTwo {
		n = 2
	}
	rows := (len(all) + n - 1) / n
	cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Columns(n, 28)
	for i, x := range all {
		at := cols[i/rows]
		row := ui.R(at.X, col.R.Y+prizeRow*float64(i%rows), at.W, prizeRow)
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		c.Tip(row, ui.Plain(words.Say("points.prize.tip", "n", x.n, "specialty", tell.Specialty(k))))
		row = row.InsetXY(4, 0)
		st := ui.Body.At(16)
		if x.own {
			st = ui.Strong.At(16)
		}
		figure := words.Number(x.n)
		c.Text(row.CutRight(c.TextWidth(figure, st)+2), figure, st.To(ui.Right))
		row.CutRight(8)
		c.Text(row, x.name, c.Fit(x.name, st, row.W))
	}
	col.Gap(prizeRow * float64(rows))
}
