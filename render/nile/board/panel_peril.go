package board

import (
	"math"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// perilLine is what the month's card may bring, in one line before the march;
// what it is made of is told on hovering (11).
func (b *Board) perilLine(col *page.Column, v nile.View) {
	m, ok := v.MonthPeril(nile.Normal) // told for one pace: what is told is the same for all
	if !ok {
		return
	}
	from, text := col.R.Y, page.RulesBehind(PerilText(m), string(m.Rule))
	if b.foot.folds(foldsLast, text) {
		return
	}
	col.Say(text, ui.Small.At(15))
	if m.Any > 0 {
		col.C.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), PerilTip(m))
	}
}

func PerilText(m nile.MonthPeril) string {
	switch {
	case !m.Drawn:
		return words.Say("pace.peril.none")
	case m.Any <= 0:
		return words.Say("pace.peril.never")
	}
	a, b := Roughly(m.Any)
	if life := m.Harms[nile.ExplorerDies]; life > 0 {
		return words.Say("pace.peril", "a", a, "b", b, "life", oneIn(life))
	}
	return words.Say("pace.peril.sure", "a", a, "b", b)
}

// perilKinds is how many misfortunes are told by name, and fine is the chance
// below which a chance is told as one in so many.
const (
	perilKinds = 7
	fine       = 0.01
)

// PerilTip is the month's misfortune in figures: harm by harm, and the
// likeliest kinds.
func PerilTip(m nile.MonthPeril) ui.Rich {
	var harms, kinds []string
	for h, p := range m.Harms {
		if p > 0 {
			harms = append(harms, words.Phrase("peril.harm."+tell.HarmKey(nile.Harm(h)), "chance", smallChance(p)))
		}
	}
	for _, k := range m.Kinds[:min(len(m.Kinds), perilKinds)] {
		kinds = append(kinds, words.Phrase("pace.peril.kind", "title", tell.DisasterTitle(k.Disaster), "chance", words.Chance(page.Odds(k.Chance))))
	}
	key, more := "pace.peril.kinds", len(m.Kinds)-len(kinds)
	if more > 0 {
		key = "pace.peril.kinds.more"
	}
	return append(ui.Rich{
		ui.B(words.Say("pace.peril.all", "chance", words.Chance(page.Odds(m.Any)), "cards", m.Cards)),
		ui.T("\n" + words.Whole(words.Clauses(harms...))),
	}, page.Cited("\n"+words.Say(key, "kinds", words.Clauses(kinds...), "n", more), string(m.Rule))...)
}

// smallChance is a chance in per cent, or one in so many where that says more.
func smallChance(p float64) string {
	if p >= fine {
		return words.Chance(page.Odds(p))
	}
	return oneIn(p)
}

// oneIn is a chance as one in so many, on one line.
func oneIn(p float64) string {
	return strings.ReplaceAll(words.Phrase("pace.odds.in", "n", TwoFigures(1/p)), " ", "\u00a0")
}

// TwoFigures is a number of which only the first two figures matter.
func TwoFigures(x float64) int {
	unit := math.Pow(10, max(0, math.Floor(math.Log10(x))-1))
	return int(math.Round(x/unit) * unit)
}

// Roughly is a chance as a in b with small numbers, the nearest there is.
func Roughly(p float64) (a, b int) {
	const most = 6 // people think in thirds and fifths, not in ninths
	if p < 1.0/most {
		return 1, TwoFigures(1 / p)
	}
	best := math.Inf(1)
	for d := 2; d <= most; d++ {
		n := min(d-1, max(1, int(math.Round(p*float64(d)))))
		if off := math.Abs(p - float64(n)/float64(d)); off < best-1e-9 {
			a, b, best = n, d, off
		}
	}
	return a, b
}
