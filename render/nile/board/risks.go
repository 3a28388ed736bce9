package board

import (
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// riskLabels are the chances of losing the way that stand on the hexes, below the keys
// that enter them, and since when.
type riskLabels struct {
	since map[hexmap.ID]float64 // by hex, in seconds
}

// label says below a hex's key how often the way there is lost, if there is room for it
// within what is seen of the hex.
func (l *riskLabels) label(c *ui.Context, ch game.Choice, key, hex ui.Rect) {
	if ch.Odds.Num == 0 || ch.Risk != nile.RiskLost {
		return
	}
	const size, high = 15, 18
	text, st := words.Chance(ch.Odds), ui.Strong.At(size).In(ui.Red).To(ui.Centre)
	wide := c.TextWidth(text, st) + 8
	at := ui.R(math.Round(key.Centre().X-wide/2), key.Bottom()+1, wide, high)
	if at.Intersect(hex) != at {
		return
	}
	c.Fill(at, ui.Paper)
	c.Text(at, text, st)
	c.Tip(at, ui.Plain(words.Sentences(words.Whole(LostOn(ch.Odds)), words.Say("cite.sentence", "n", string(ch.Rule)))))
	if l.since == nil {
		l.since = map[hexmap.ID]float64{}
	}
	if _, stood := l.since[hexmap.ID(ch.Target)]; !stood {
		l.since[hexmap.ID(ch.Target)] = c.In.Now
	}
}

// read reports whether all that a step risks has stood on its hex long enough to have been
// read. Whoever may be met there, a cataract, thirst and hunger stand in its preview alone.
func (l *riskLabels) read(v nile.View, ch game.Choice, now float64) bool {
	to := hexmap.ID(ch.Target)
	since, stood := l.since[to]
	if !stood || now < since+readTime {
		return false
	}
	p := v.Preview(ch)
	if t, ok := v.Tribe(to); ok && !t.Friend || p.Falls.Cataract.Num > 0 || p.Water > 0 {
		return false
	}
	food, _ := v.LarderAt(to)
	return food.Short == 0
}
