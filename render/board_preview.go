package render

import (
	"fmt"
	"math"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// preview shows, near the hex that is picked or pointed at, what entering it
// costs and risks, or why it cannot be entered.
func (b *Board) preview(c *ui.Context, v nile.View, r ui.Rect) {
	if b.seen != b.play.Version { // a button of this frame has just changed what the choices were of
		return
	}
	b.tip = ui.Rect{}
	id := b.picked
	if id == hexmap.None {
		id = b.chart.Hovered
	}
	if id == hexmap.None || b.look || b.stores != nil || c.ModalOpen() || b.chart.Moving() && b.picked == hexmap.None {
		return
	}
	var text ui.Rich
	if ch, ok := b.targets[id]; ok {
		text = previewText(v, ch, id == b.picked)
	} else if b.barred(v, id) {
		text = barredText(v, id)
	}
	if len(text) == 0 {
		return
	}
	b.tip = b.tipAt(c, r, b.chart.HexRect(id), text, b.mustSee(v, id))
	c.Float("preview", b.tip, ui.TipPanel, func(inner ui.Rect) {
		c.Paragraph(inner.InsetXY(tipPad, tipPad-2), text, tipStyle)
	})
}

// mustSee are the places a preview should not hide, the hex itself first.
func (b *Board) mustSee(v nile.View, id hexmap.ID) []ui.Rect {
	out := []ui.Rect{b.chart.HexRect(id).Inset(b.chart.HexRect(id).H * 0.16)}
	if s, ok := b.sheet(v); ok && s.At != hexmap.None {
		out = append(out, b.chart.HexRect(s.At))
		for _, to := range b.ordered(v) {
			out = append(out, b.chart.HexRect(to))
		}
	}
	if b.cards.open() {
		out = append(out, b.cards.box)
	}
	return out
}

const tipPad = 12

var tipStyle = ui.Body.At(17)

// tipAt finds room for a tip beside a hex, within the chart: where it hides
// least of what matters, which is the explorer and the hexes to choose from.
func (b *Board) tipAt(c *ui.Context, r, hex ui.Rect, text ui.Rich, avoid []ui.Rect) ui.Rect {
	width := min(304, r.W-16) - 2*tipPad
	w := width + 2*tipPad
	h := c.ParagraphHeight(text, tipStyle, width) + 2*(tipPad-2)
	best, least := ui.Rect{}, math.Inf(1)
	dx, dy := hex.W*0.18, hex.H*0.12
	right, left := hex.Right()-dx, hex.X+dx-w
	below, above := hex.Bottom()-dy, hex.Y+dy-h
	mid := hex.Centre().Y - h/2
	for i, p := range [...]ui.Point{
		{X: right, Y: below}, {X: left, Y: below}, {X: right, Y: above}, {X: left, Y: above}, {X: hex.Right() + 6, Y: mid}, {X: hex.X - w - 6, Y: mid},
	} {
		x := min(max(p.X, r.X+6), max(r.X+6, r.Right()-w-6))
		y := min(max(p.Y, r.Y+6), max(r.Y+6, r.Bottom()-h-6))
		at := ui.R(math.Round(x), math.Round(y), w, h)
		cost := float64(i) // the first of equals
		for j, o := range avoid {
			weight := 1.0
			if j == 0 { // the hex itself
				weight = 6
			}
			both := at.Intersect(o)
			cost += weight * both.W * both.H
		}
		if cost < least {
			best, least = at, cost
		}
	}
	return best
}

// previewText is what a player is told before a step.
func previewText(v nile.View, ch game.Choice, picked bool) ui.Rich {
	to := hexmap.ID(ch.Target)
	p := v.Preview(ch)
	if ch.Kind == nile.PlaceCounter {
		return ui.Rich{
			ui.B(words.Choice(v, ch)),
			ui.T(fmt.Sprintf("\n%s left to place", count(v.CountersLeft(), "counter"))),
			ui.RuleSpan("\n" + ruleLine(ch.Rule, picked, "click to lay it down")),
		}
	}
	t := ui.Rich{ui.B(stepTitle(v, ch, p))}
	sheet, _ := v.Sheet(ch.Seat)
	switch ch.Kind {
	case nile.Portage:
		t = append(t, ui.T(fmt.Sprintf("\n%s to make, one point each; %s now", count(p.Trips, "trip"), count(int(ch.Max), "trip"))))
	case nile.Drift:
		t = append(t, ui.T("\nThe current decides: one hex, and the march is over for this month"))
	default:
		t = append(t, ui.T(fmt.Sprintf("\n%s of the %d left · from %s", count(p.Cost, "point"), p.Left+p.Cost, words.Terrain(v.Hex(sheet.At).Terrain))))
	}
	if p.Follows < 0 && ch.Kind == nile.Move {
		t = append(t, ui.T("\nDownstream"))
	} else if p.Follows > 0 {
		t = append(t, ui.T("\nUpstream, along the river"))
	}
	t = append(t, lostText(v, ch, p)...)
	if tribe, ok := v.Tribe(to); ok && ch.Kind == nile.Move {
		t = append(t, ui.T("\n"+tribeLine(tribe)))
	}
	if p.Water > 0 {
		t = append(t, ui.T(fmt.Sprintf("\nDesert: %d water needed, %d carried", p.Water, sheet.Have[nile.Water])))
	}
	t = append(t, there(v, to)...)
	t = append(t, foodAfter(v, sheet, to))
	return append(t, ui.RuleSpan("\n"+ruleLine(ch.Rule, picked, "click to go")))
}

// ruleLine is the last line of a preview: the rule, and what to do.
func ruleLine(r game.Rule, picked bool, click string) string {
	if picked {
		click = "Enter to go, Esc to think again"
	}
	return "Rule " + string(r) + " · " + click
}

func count(n int, of string) string {
	if n == 1 {
		return "1 " + of
	}
	return strconv.Itoa(n) + " " + of + "s"
}

// stepTitle says where a step leads.
func stepTitle(v nile.View, ch game.Choice, p nile.Preview) string {
	to := hexmap.ID(ch.Target)
	if h := v.Hex(to); ch.Kind == nile.Move && h.State == nile.Unmapped {
		sheet, _ := v.Sheet(ch.Seat)
		if d := v.Map().DirTo(sheet.At, to); d != hexmap.NoDir {
			return "Into unknown country, " + words.Direction(d)
		}
	} else if ch.Kind == nile.Move && p.Unknown {
		return words.Choice(v, ch) + ", which others have seen"
	}
	return words.Choice(v, ch)
}

// lostText is the chance of losing the way and the sum behind it.
func lostText(v nile.View, ch game.Choice, p nile.Preview) ui.Rich {
	if ch.Kind == nile.Drift {
		return fallsText(p)
	}
	if ch.Kind != nile.Move {
		return nil
	}
	if ch.Odds.Den == 0 || ch.Risk == nile.RiskFalls {
		if p.Unknown {
			return append(ui.Rich{ui.T("\nThe river cannot be missed "), ui.RuleSpan("12")}, fallsText(p)...)
		}
		return nil
	}
	sheet, _ := v.Sheet(ch.Seat)
	leaving := words.Terrain(v.Hex(sheet.At).Terrain)
	if p.Follows > 0 {
		leaving = "upstream"
	}
	sum := fmt.Sprintf(": %s %d", leaving, p.Beat)
	for _, term := range p.Terms {
		sum += ", " + words.TermName(term.Key) + "\u00a0" + words.Signed(term.Value)
	}
	if ch.Odds.Num <= 0 {
		return ui.Rich{ui.T("\n" + lostOn(ch.Odds) + sum)}
	}
	return append(ui.Rich{ui.T("\n" + lostOn(ch.Odds) + " ")}, ui.InRed(percentOf(ch.Odds)), ui.T(sum))
}

// fallsText is the chance of coming upon a cataract unawares, and what each
// face of the die then takes (9.28).
func fallsText(p nile.Preview) ui.Rich {
	if p.Falls.Cataract.Num <= 0 {
		return nil
	}
	t := ui.Rich{ui.T("\n" + words.Say("falls.chance") + " "), ui.InRed(percentOf(p.Falls.Cataract)), ui.T(" "), ui.RuleSpan("9.28")}
	if p.Falls.Cataract.Num == p.Falls.Cataract.Den {
		t = ui.Rich{ui.InRed("\n" + words.Say("falls.certain") + " "), ui.RuleSpan("9.28")}
	}
	for i := 0; i < len(p.Falls.Faces); {
		f, from := p.Falls.Faces[i], i+1
		for i < len(p.Falls.Faces) && p.Falls.Faces[i].Canoes == f.Canoes {
			i++
		}
		faces := strconv.Itoa(from)
		if i > from {
			faces += "–" + strconv.Itoa(i)
		}
		switch {
		case f.Drowned:
			t = append(t, ui.InRed("\n"+words.Say("falls.all", "faces", faces)))
		case f.Canoes == 0:
			t = append(t, ui.T("\n"+words.Say("falls.none", "faces", faces)))
		default:
			people := f.Gone[nile.Bearers] + f.Gone[nile.Guides] + f.Gone[nile.Askaris]
			t = append(t, ui.T("\n"+words.Say("falls.some", "faces", faces, "n", f.Canoes, "people", people)))
		}
	}
	return t
}

// percentOf is a chance in brackets, as every line of odds writes it: "(17 %)".
func percentOf(o game.Odds) string { return "(" + words.Percent(o.Percent()) + ")" }

// lostOn is which throws of the die lose the way.
func lostOn(o game.Odds) string {
	switch {
	case o.Num <= 0:
		return words.Say("lost.way.none")
	case o.Num >= o.Den:
		return words.Say("lost.way.all")
	case o.Num == 1:
		return words.Say("lost.way.one")
	}
	return words.Say("lost.way.some", "n", int(o.Num))
}

// foodAfter is how long the food lasts once this turn is over, if the party
// stops there.
func foodAfter(v nile.View, s nile.Sheet, at hexmap.ID) ui.Span {
	if v.Map().Cells[at].Cape {
		return ui.T("\nNo rations are eaten in the Cape Colony")
	}
	left := s.Have[nile.Rations] + min(s.Fresh, s.Needs) - s.Needs
	if left < 0 {
		return ui.InRed(fmt.Sprintf("\nNot food enough for this month: %d short", -left))
	}
	turns := left / max(1, s.Needs)
	if turns == 0 {
		return ui.InRed("\nNo full month’s food after this one")
	}
	return ui.T(fmt.Sprintf("\nFood for %s after this one", count(turns, "month")))
}

// barredText says why a hex cannot be entered.
func barredText(v nile.View, id hexmap.ID) ui.Rich {
	why := v.Why(id)
	title := "Not there"
	if sheet, ok := v.Sheet(v.Seat()); ok {
		if d := v.Map().DirTo(sheet.At, id); d != hexmap.NoDir {
			title = "Not " + words.Direction(d)
		}
	}
	t := ui.Rich{ui.B(title), ui.T("\n" + words.Why(why)), ui.RuleSpan("\nRule " + string(why.Rule))}
	return append(t, there(v, id)...)
}

// explainHex tells what is known of a hex the pointer rests on.
func (b *Board) explainHex(c *ui.Context, v nile.View) {
	id := b.chart.Hovered
	if id == hexmap.None || b.picked != hexmap.None || c.ModalOpen() || b.keyboard {
		return
	}
	if _, ok := b.targets[id]; ok || b.barred(v, id) {
		return
	}
	if t := hexText(v, id); len(t) > 0 {
		if _, ok := v.Tribe(id); ok {
			t = append(t, ui.I("\n"+words.Say("peoples.click")))
		}
		c.Tip(b.chart.HexRect(id).Intersect(b.chart.rect), t)
	}
}
