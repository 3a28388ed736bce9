package board

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// toldHex is the hex of which the preview tells, and since when it does, in seconds.
type toldHex struct {
	id    hexmap.ID
	since float64
}

// preview shows, near the hex that is picked or pointed at, what entering it
// costs and risks, or why it cannot be entered.
func (b *Board) preview(c *ui.Context, v nile.View, r ui.Rect) {
	if b.shown != b.now() { // a button of this frame has just changed what the choices were of
		return
	}
	b.Tip = ui.Rect{}
	was := b.told
	b.told = toldHex{id: hexmap.None}
	id, refused := b.Picked, b.refusedAt(c)
	if refused {
		id = b.refused.id
	} else if id == hexmap.None {
		id = b.shownAt(c)
	}
	if id == hexmap.None || b.Look && id != b.pointed() || b.again != nil || b.Stores != nil || c.ModalOpen() || b.Chart.Moving() && b.Picked == hexmap.None {
		return
	}
	var text ui.Rich
	if refused {
		text = b.refused.says
	} else if ch, ok := b.Targets[id]; ok {
		text = PreviewText(v, ch, id == b.Picked)
	} else if b.Barred(v, id) && id != b.Picked {
		text = tell.BarredText(v, id)
	} else if r, far := b.way(v, id); far {
		text = b.wayText(v, id, r)
	} else {
		text = b.atCursor(v, id)
	}
	if len(text) == 0 {
		return
	}
	b.Tip = b.tipAt(c, v, r, id, text)
	if b.told = (toldHex{id, c.In.Now}); was.id == id {
		b.told.since = was.since
	}
	c.Float("preview", b.Tip, ui.TipPanel, func(inner ui.Rect) {
		c.Paragraph(inner.InsetXY(tipPad, tipPad-2), text, tipStyle)
	})
}

const tipPad = 12

var tipStyle = ui.Body.At(17)

// tipWidths are the widths of a tip: narrower where there is no room for it.
var tipWidths = [...]float64{304, 262, 226}

// tipAt finds room for a tip near a hex, within the chart: where it hides
// neither that hex nor the explorer, the hexes to choose from or the card.
func (b *Board) tipAt(c *ui.Context, v nile.View, r ui.Rect, id hexmap.ID, text ui.Rich) ui.Rect {
	hex := b.Chart.HexRect(id)
	// Its corners are not the hex itself: a tip that touches it may cover them.
	keep := append(b.KeepClear(v, r), page.Kept{Rect: hex.Inset(hex.H * 0.16), Weight: 6})
	for i := range keep {
		if keep[i].Rect == hex {
			keep[i] = page.Kept{}
		}
	}
	if b.Cards.Open() {
		keep = append(keep, page.Kept{Rect: b.Cards.Box, Weight: 2})
	}
	near := func(at ui.Rect) float64 {
		far := page.Away(at, hex)
		// Of places as near, the one to the right and below.
		if at.Centre().X < hex.Centre().X {
			far += 1
		}
		if at.Centre().Y < hex.Centre().Y {
			far += 0.5
		}
		return far + 0.004*math.Hypot(at.Centre().X-hex.Centre().X, at.Centre().Y-hex.Centre().Y)
	}
	var first ui.Rect
	for i, w := range tipWidths {
		w = min(w, r.W-16)
		h := c.ParagraphHeight(text, tipStyle, w-2*tipPad) + 2*(tipPad-2)
		at, free := page.RoomFor(r, w, h, keep, nil, near)
		if free {
			return at
		}
		if i == 0 {
			first = at
		}
	}
	return first
}

// PreviewText is what a player is told before a step.
func PreviewText(v nile.View, ch game.Choice, picked bool) ui.Rich {
	to := hexmap.ID(ch.Target)
	p := v.Preview(ch)
	if ch.Kind == nile.PlaceCounter {
		return ui.Rich{
			ui.B(tell.Choice(v, ch)),
			ui.T("\n" + words.Say("preview.counters", "n", v.CountersLeft())),
			ui.RuleSpan("\n" + ruleLine(ch.Rule, picked, "preview.click.lay")),
		}
	}
	t := ui.Rich{ui.B(stepTitle(v, ch, p))}
	sheet, _ := v.Sheet(ch.Seat)
	switch ch.Kind {
	case nile.Portage:
		t = append(t, ui.T("\n"+words.Say("preview.trips", "n", p.Trips, "now", int(ch.Max))))
	case nile.Drift:
		t = append(t, ui.T("\n"+words.Say("preview.drift")))
	default:
		t = append(t, ui.T("\n"+words.Say("preview.points", "n", p.Cost, "left", p.Left+p.Cost, "terrain", tell.Terrain(v.Hex(sheet.At).Terrain))))
	}
	if p.Follows < 0 && ch.Kind == nile.Move {
		t = append(t, ui.T("\n"+words.Say("preview.down")))
	} else if p.Follows > 0 {
		t = append(t, ui.T("\n"+words.Say("preview.up")))
	}
	t = append(t, lostText(v, ch, p)...)
	if tribe, ok := v.Tribe(to); ok && ch.Kind == nile.Move {
		t = append(t, ui.T("\n"+tell.TribeLine(tribe)))
		if help, _ := tell.Helps(v, to); help != "" {
			t = append(t, ui.T("\n"+help))
		}
	}
	if p.Water > 0 {
		t = append(t, ui.T("\n"+words.Say("preview.desert", "n", p.Water, "have", sheet.Have[nile.Water])))
	}
	t = append(t, backText(p)...)
	t = append(t, tell.There(v, to)...)
	t = append(t, foodAfter(v, to))
	return append(t, ui.RuleSpan("\n"+ruleLine(ch.Rule, picked, "preview.click")))
}

// BackKeys are the words for the country that each refusal to stay is about.
var BackKeys = map[string]string{
	"lake-on-foot": "preview.back.lake", "no-water-for-canoes": "preview.back.dry", "swamp-points": "preview.back.swamp",
	"horses-swamp": "preview.back.swamp", "camels-jungle": "preview.back.jungle", "no-water": "preview.back.desert",
}

// backText warns of what may be found where the party could not stay, and would
// have to go back (9.44).
func backText(p nile.Preview) ui.Rich {
	if len(p.Back) == 0 {
		return nil
	}
	found := make([]string, 0, len(p.Back))
	for _, why := range p.Back {
		if what := words.Phrase(BackKeys[why.Why]); !slices.Contains(found, what) {
			found = append(found, what)
		}
	}
	return page.RulesBehind("\n"+words.Say("preview.back", "what", words.Or(found)), nile.RuleGoBack)
}

// ruleLine is the last line of a preview: the rule, and what to do.
func ruleLine(r game.Rule, picked bool, click string) string {
	if picked {
		click = "preview.picked"
	}
	return words.Say(click, "rule", string(r))
}

// stepTitle says where a step leads.
func stepTitle(v nile.View, ch game.Choice, p nile.Preview) string {
	to := hexmap.ID(ch.Target)
	if h := v.Hex(to); ch.Kind == nile.Move && h.State == nile.Unmapped {
		sheet, _ := v.Sheet(ch.Seat)
		if d := v.Map().DirTo(sheet.At, to); d != hexmap.NoDir {
			return words.Say("preview.unknown", "direction", tell.Direction(d))
		}
	} else if ch.Kind == nile.Move && p.Unknown {
		return words.Say("preview.seen", "choice", tell.Choice(v, ch))
	}
	return tell.Choice(v, ch)
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
			return append(page.RulesBehind("\n"+words.Say("preview.lost.river"), nile.RuleLost), fallsText(p)...)
		}
		return nil
	}
	sheet, _ := v.Sheet(ch.Seat)
	leaving := tell.Terrain(v.Hex(sheet.At).Terrain)
	if p.Follows > 0 {
		leaving = words.Phrase("preview.lost.up")
	}
	sum := words.Terms(append([]string{words.Phrase("preview.lost.sum", "leaving", leaving, "n", p.Beat)}, tell.Terms(p.Terms)...)...)
	if ch.Odds.Num <= 0 {
		return ui.Plain("\n" + words.Say("preview.lost.never", "throws", LostOn(ch.Odds), "sum", sum))
	}
	says := append(ui.Rich{ui.T("\n")}, page.Said("preview.lost", "throws", LostOn(ch.Odds), "chance", ui.InRed(percentOf(ch.Odds)), "sum", sum)...)
	if p.GuideGoes {
		says = append(says, ui.Plain("\n"+words.Say("preview.lost.guide"))...)
	}
	return says
}

// fallsText is the chance of coming upon a cataract unawares, and what each
// face of the die then takes (9.28).
func fallsText(p nile.Preview) ui.Rich {
	if p.Falls.Cataract.Num <= 0 {
		return nil
	}
	t := page.Said("falls.chance", "chance", ui.InRed(percentOf(p.Falls.Cataract)))
	if p.Falls.Cataract.Num == p.Falls.Cataract.Den {
		t = ui.Rich{ui.InRed(words.Say("falls.certain"))}
	}
	t = append(ui.Rich{ui.T("\n")}, page.Behind(t, ui.RuleSpan(nile.RuleFalls))...)
	for i := 0; i < len(p.Falls.Faces); {
		f, from := p.Falls.Faces[i], i+1
		for i < len(p.Falls.Faces) && p.Falls.Faces[i].Canoes == f.Canoes {
			i++
		}
		faces := words.Number(from)
		if i > from {
			faces = words.Phrase("number.range", "from", from, "to", i)
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
func percentOf(o game.Odds) string { return words.Phrase("chance.bare", "chance", words.Chance(o)) }

// LostOn is which throws of the die lose the way.
func LostOn(o game.Odds) string {
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
func foodAfter(v nile.View, at hexmap.ID) ui.Span {
	switch food, _ := v.LarderAt(at); {
	case food.Free && v.Map().Cells[at].Colony:
		return ui.T("\n" + words.Say("preview.food.cape"))
	case food.Short > 0:
		return ui.InRed("\n" + words.Say("preview.food.short", "n", food.Short))
	case food.Months == 0:
		return ui.InRed("\n" + words.Say("preview.food.last"))
	default:
		return ui.T("\n" + words.Say("preview.food", "n", food.Months))
	}
}

// explainHex tells what is known of a hex the pointer rests on.
func (b *Board) explainHex(c *ui.Context, v nile.View) {
	id := b.Chart.Hovered
	if id == hexmap.None || b.Picked != hexmap.None || b.again != nil || c.ModalOpen() || b.keyboard {
		return
	}
	if _, ok := b.Targets[id]; ok || b.Barred(v, id) || id == b.told.id {
		return
	}
	if _, far := b.way(v, id); far { // the way there is shown, and what is there
		return
	}
	if t := tell.HexText(v, id); len(t) > 0 {
		if _, ok := v.Tribe(id); ok {
			t = append(t, ui.I("\n"+words.Say("peoples.click")))
		}
		c.Tip(b.Chart.HexRect(id).Intersect(b.Chart.Rect), t)
	}
}
