package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Water that will be missing at the month's end (5.4444): what takes a whole party is said
// before it happens, and asked about.

// parched reports whether the month cannot end now without somebody going thirsty.
func parched(s nile.Sheet) bool { return s.Drinks && s.Have[nile.Water] < s.Thirst }

// thirstKey says that water is missing, and whether it can be had where the party stands.
func (b *Board) thirstKey() string {
	if _, ok := sight.Find(b.Play, nile.FillWater, -1, -1); ok {
		return "board.thirst.fill"
	}
	return "board.thirst"
}

// thirstWords is the warning, nil where nobody will go thirsty.
func (b *Board) thirstWords(s nile.Sheet) ui.Rich {
	if !parched(s) {
		return nil
	}
	text := words.Say(b.thirstKey(), "n", s.Thirst, "has", s.Have[nile.Water])
	return page.Behind(ui.Rich{{Text: text, Colour: ui.Red, Bold: true}}, page.Rule(nile.RuleThirst))
}

// endMonth ends the march, and asks before it where somebody would go thirsty.
func (b *Board) endMonth(a desk.Desk, v nile.View, end game.Choice) {
	s, _ := b.Sheet(v)
	if !parched(s) {
		b.do(a, end, 0)
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("march.thirst.ask"),
		Text:  page.Cited(words.Say(b.thirstKey(), "n", s.Thirst, "has", s.Have[nile.Water]), nile.RuleThirst),
		Yes:   words.Say("march.thirst.yes"), No: words.Say("march.thirst.no"),
		Then: func() { b.do(a, end, 0) }, Grave: true,
	})
}

// fillButton fills the skins, where the month would end in thirst and there is water; it reports whether
// it is the next thing to do.
func (b *Board) fillButton(c *ui.Context, a desk.Desk, col *page.Column, s nile.Sheet) bool {
	fill, ok := sight.Find(b.Play, nile.FillWater, -1, -1)
	if !ok || !parched(s) || int(fill.Max) <= s.Have[nile.Water] {
		return false
	}
	n := min(int(fill.Max), s.Thirst)
	x := redButton(c, col.R.W, "fill the skins", words.Say("march.fill", "n", n))
	x.Tip = page.Cited(words.Say("march.fill.tip"), string(fill.Rule))
	if c.Button(col.Next(ui.MainH), x) {
		b.do(a, fill, n)
	}
	col.Gap(6)
	return true
}
