package home

import (
	"strconv"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// scheduleColumn is one thing that scores, and what it scores for a specialty
// (22 to 24).
type scheduleColumn struct {
	key    string
	points func(deck.Specialty) int
}

// scheduleColumns are those of the table of what each specialty scores.
var scheduleColumns = []scheduleColumn{
	{"schedule.veldt", terrainPoints(hexmap.Veldt)},
	{"schedule.jungle", terrainPoints(hexmap.Jungle)},
	{"schedule.swamp", terrainPoints(hexmap.Swamp)},
	{"schedule.mountain", terrainPoints(hexmap.Mountain)},
	{"schedule.desert", terrainPoints(hexmap.Desert)},
	{"schedule.lake", terrainPoints(hexmap.Lake)},
	{"schedule.river", func(k deck.Specialty) int { return nile.FeaturePoints(k).River }},
	{"schedule.oasis", func(k deck.Specialty) int { return nile.FeaturePoints(k).Oasis }},
	{"schedule.people", func(k deck.Specialty) int { return nile.FeaturePoints(k).Met }},
	{"schedule.record", nile.RecordPoints},
}

func terrainPoints(t hexmap.Terrain) func(deck.Specialty) int {
	return func(k deck.Specialty) int { return nile.TerrainPoints(k, t) }
}

// Measures of the table, in units.
const (
	scheduleRow    = 24
	scheduleNameW  = 122
	scheduleLeast  = 600   // narrower than this the table is left out
	schedulePrized = 170.0 // the least room of the last column, where there is some
)

// scheduleH is how high the table is.
func scheduleH() float64 { return ui.HeadingH + 3 + scheduleRow*float64(1+int(deck.Specialties)) }

// schedule is the table of what each specialty scores; the rows of those who
// play are marked with their signs. What counts more than for most is bold. Where sets
// of specialties are played none has anything of its own, and there is no table.
func schedule(c *ui.Context, col *page.Column, players []nile.Player) {
	if col.R.W < scheduleLeast || players[0].Specialty.IsSet() {
		return
	}
	col.Heading(words.Say("schedule.title"))
	col.Gap(3)
	st := ui.Small.At(15)
	width := scheduleNameW
	for _, k := range scheduleColumns {
		width += int(c.TextWidth(words.Phrase(k.key), st)) + 4
	}
	last := schedulePrized
	for k := range deck.Specialties {
		last = max(last, c.TextWidth(prizeText(k), prizeStyle)+2)
	}
	withPrize := col.R.W >= float64(width)+last
	cells := func(row ui.Rect) (name ui.Rect, out []ui.Rect, prize ui.Rect) {
		name = row.CutLeft(scheduleNameW)
		if withPrize {
			prize = row.CutRight(last)
		}
		weights := make([]float64, len(scheduleColumns))
		for i, k := range scheduleColumns {
			weights[i] = c.TextWidth(words.Phrase(k.key), st)
		}
		return name, row.Split(4, weights...), prize
	}
	_, heads, prize := cells(col.Next(scheduleRow))
	for i, k := range scheduleColumns {
		c.Text(heads[i].InsetXY(-2, 0), words.Phrase(k.key), st.To(ui.Centre))
	}
	if withPrize {
		c.Text(prize, words.Phrase("schedule.prized"), st.To(ui.Right))
	}
	c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
	for k := range deck.Specialties {
		row := col.Next(scheduleRow)
		best, most := nile.BestCounter(k)
		c.Tip(row, page.Sentences(specialtyTip(k), ui.Plain(words.Say("schedule.most", "what", tell.Counter(best), "n", most))))
		name, figures, prize := cells(row)
		scheduleName(c, name, k, players)
		for i, what := range scheduleColumns {
			n := what.points(k)
			style := ui.Body.At(17).To(ui.Centre)
			if n > usual(what) {
				style.Face = ui.Bold
			} else {
				style = style.In(ui.Faded)
			}
			c.Text(figures[i], strconv.Itoa(n), style)
		}
		if withPrize {
			c.Text(prize, prizeText(k), prizeStyle)
		}
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
}

var prizeStyle = ui.Small.At(16).To(ui.Right)

// prizeText is the last column for a specialty.
func prizeText(k deck.Specialty) string {
	best, most := nile.BestCounter(k)
	return words.Phrase("schedule.prize", "what", tell.Counter(best), "n", most)
}

// usual is what a column scores for the specialty to which it means least.
func usual(col scheduleColumn) int {
	least := col.points(0)
	for k := range deck.Specialties {
		least = min(least, col.points(k))
	}
	return least
}

// scheduleName is a specialty with the signs of those who practise it.
func scheduleName(c *ui.Context, r ui.Rect, k deck.Specialty, players []nile.Player) {
	st := ui.Body.At(17)
	for i := len(players) - 1; i >= 0; i-- {
		if players[i].Specialty == k {
			st = ui.Strong.At(17)
		}
	}
	c.Text(r, tell.Specialty(k), st)
	x := r.X + c.TextWidth(tell.Specialty(k), st) + 6
	for _, p := range players {
		if p.Specialty == k && x+16 <= r.Right() {
			c.Sign(ui.R(x, r.Y+(r.H-16)/2, 16, 16), p.Colour)
			x += 18
		}
	}
}
