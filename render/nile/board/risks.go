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

// label says below a hex's key, or below the counter that lies there, how often the way there
// is lost, if there is room for it within what is seen of the hex.
func (l *riskLabels) label(c *ui.Context, ch game.Choice, key, hex, seen ui.Rect, counter bool) {
	if ch.Odds.Num == 0 || ch.Risk != nile.RiskLost {
		return
	}
	const size, high = 15, 18
	text, st := words.Chance(ch.Odds), ui.Strong.At(size).In(ui.Red).To(ui.Centre)
	wide := c.TextWidth(text, st) + 8
	at := ui.R(math.Round(key.Centre().X-wide/2), key.Bottom()+1, wide, high)
	if counter {
		at.Y = math.Round(hex.Centre().Y + counterHalf*hex.H/2 + 1)
	}
	if at.Intersect(seen) != at {
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
	since, stood := l.since[hexmap.ID(ch.Target)]
	return stood && now >= since+readTime && lostAlone(v, ch)
}

// dared is what a player has risked on the way lately: a step that risks the same is not
// asked about in the month of it nor in the next.
type dared struct {
	turn int
	odds game.Odds
}

// dare notes a step that is taken although the way may be lost.
func (b *Board) dare(v nile.View, ch game.Choice) {
	if ch.Odds.Num == 0 || ch.Risk != nile.RiskLost {
		return
	}
	if b.dared == nil {
		b.dared = map[game.Seat]dared{}
	}
	b.dared[ch.Seat] = dared{v.Turn(), ch.Odds}
}

// daredBefore reports whether all that a step risks is what the player risked this month or
// the one before.
func (b *Board) daredBefore(v nile.View, ch game.Choice) bool {
	d, ok := b.dared[ch.Seat]
	return ok && ch.Risk == nile.RiskLost && d.odds == ch.Odds && v.Turn() <= d.turn+1 && lostAlone(v, ch)
}

// lostAlone reports whether the way is all that a step risks: nobody may be met who is no
// friend, and there is no cataract, no thirst and no hunger.
func lostAlone(v nile.View, ch game.Choice) bool {
	to := hexmap.ID(ch.Target)
	p := v.Preview(ch)
	if t, ok := v.Tribe(to); ok && !t.Friend || p.Falls.Cataract.Num > 0 || p.Water > 0 {
		return false
	}
	food, _ := v.LarderAt(to)
	return food.Short == 0
}
