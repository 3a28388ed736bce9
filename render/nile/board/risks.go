package board

import (
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// riskLabel says below a hex's key, or below the counter that lies there, how often the way there
// is lost, if there is room for it within what is seen of the hex.
func riskLabel(c *ui.Context, ch game.Choice, key, hex, seen ui.Rect, counter bool) {
	if ch.Odds.Num == 0 || ch.Risk != nile.RiskLost {
		return
	}
	const size, high = 15, 18
	text, st := words.Chance(ch.Odds), ui.Strong.At(size).In(ui.Red).To(ui.Centre)
	wide := math.Ceil(c.TextWidth(text, st)) + 8 // in whole units, as its place: what is cut below is compared
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
}
