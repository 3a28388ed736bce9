package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What the end of the month may cost, where it is ended: hunger, thirst, sickness and beasts
// in figures, in words when they are pointed at (5.442, 5.4444, 18, 19).

// monthsEnd is what the end of the month will bring and may cost, above the red button.
func (b *Board) monthsEnd(col *page.Column, v nile.View, s nile.Sheet) {
	line, told := endRisks(v, b.spares(v))
	from, st := col.R.Y, ui.Small.At(16)
	outlook := b.Outlook(v, s)
	if first := b.warned(v); first != "" { // in the room of the outlook, so that the sheet above keeps its lines
		warned := ui.Plain(first)
		rest := col.C.ParagraphHeight(outlook, st, col.R.W) - col.C.ParagraphHeight(warned, st, col.R.W)
		col.Say(warned, st.In(ui.Red))
		col.Gap(max(0, rest))
		outlook = nil
	}
	if b.foot.folds(foldsFirst, outlook, line) {
		return
	}
	for _, text := range []ui.Rich{outlook, line} { // each by itself: behind it stands its rule
		if len(text) > 0 {
			col.Say(text, st)
		}
	}
	if len(told) > 0 {
		col.C.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), told)
	}
}

// EndRisks is what the end of the month may cost the viewing seat's party, in figures and in
// whole sentences; nothing where it is safe. What may be the explorer's death is red.
func EndRisks(v nile.View) (line, told ui.Rich) { return endRisks(v, false) }

// endRisks is EndRisks of a party whose guns go out, or stay in camp.
func endRisks(v nile.View, spares bool) (line, told ui.Rich) {
	m := v.MonthEnd()
	add := func(r nile.EndRisk, text string) {
		told = page.Sentences(told, page.Behind(ui.Plain(text), ui.RuleSpan(string(r.Rule()))))
	}
	var parts []ui.Rich
	for r, x := range m.Risks {
		if x.Any <= 0 && x.Dies <= 0 || spares && nile.EndRisk(r) == nile.EndBeast {
			continue
		}
		risk := nile.EndRisk(r)
		add(risk, riskTold(v, risk, x))
		if max(x.Any, x.Dies) < fine { // told, but no figure of its own
			continue
		}
		part := ui.Plain(words.Phrase("board.end."+risk.Name(), "chance", smallChance(max(x.Any, x.Dies))))
		if x.Dies > 0 {
			part = ui.Rich{ui.InRed(part.String())}
		}
		parts = append(parts, part)
	}
	if text := recovery(v.NurseOdds()); text != "" {
		add(nile.EndSickness, text)
	}
	dies := m.Dies
	if spares {
		dies -= m.Risks[nile.EndBeast].Dies
	}
	if dies > 0 {
		parts = append(parts, ui.Rich{ui.InRed(words.Phrase("board.end.life", "chance", smallChance(dies)))})
	}
	for i, p := range parts {
		if i == 0 {
			line = p
			continue
		}
		line = page.Said("board.end.more", "list", line, "next", p)
	}
	if len(line) > 0 {
		line = page.Behind(page.Said("board.end", "list", line), ui.RuleSpan(nile.RuleTurnInAfrica))
	}
	return line, told
}

// riskTold is a risk in a sentence.
func riskTold(v nile.View, r nile.EndRisk, x nile.EndChance) string {
	switch hunt := v.HuntOdds(); {
	case r == nile.EndBeast && hunt.Alone:
		return words.Say("board.hunt.alone", "den", int(hunt.Killed.Den))
	case r == nile.EndBeast:
		return words.Say("board.hunt.danger", "den", int(hunt.Killed.Den))
	}
	text := words.Say("board.end.told."+r.Name(), "n", x.Most, "chance", smallChance(max(x.Any, x.Dies)))
	if x.Dies > 0 && r != nile.EndSickness {
		text = words.Sentences(text, words.Say("board.end.told.dies", "chance", smallChance(x.Dies)))
	}
	return text
}

// recovery says how the sick will do, "" where nobody is sick, or hardly one recovers.
func recovery(o nile.NurseOdds) (text string) {
	if o.Explorer {
		key := "board.sick.explorer"
		if o.Dies.Num == 0 {
			key = "board.sick.explorer.safe"
		}
		text = words.Say(key, "well", words.Chance(o.Better), "dies", words.Chance(o.Dies))
	}
	well := 0.0
	for _, k := range o.Kinds {
		well += k.Recover
	}
	if n := page.Round(well); n > 0 {
		text = words.Sentences(text, words.Say("board.sick.well", "n", n))
	}
	return text
}

// endTip is what the button that ends the march says when it is pointed at.
func (b *Board) endTip(v nile.View, end game.Choice) ui.Rich {
	_, told := endRisks(v, b.spares(v))
	return page.Sentences(ui.Plain(words.Say("march.end.tip", "rule", string(end.Rule))), told)
}
