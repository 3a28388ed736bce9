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

// thirstSaid says that water is missing, and whether it can be had where the party stands: there it is
// free, and no more than what can be carried.
func (b *Board) thirstSaid(s nile.Sheet) string {
	fill, _ := sight.Find(b.Play, nile.FillWater, -1, -1) // none where there is no room for any
	all := []any{"n", s.Thirst, "has", s.Have[nile.Water]}
	switch {
	case !s.Watered:
		return words.Say("board.thirst", all...)
	case int(fill.Max) < s.Thirst:
		return words.Say("board.thirst.room", append(all, "room", int(fill.Max), "over", s.Thirst-int(fill.Max))...)
	}
	return words.Say("board.thirst.fill", all...)
}

// thirstWords is the warning, nil where nobody will go thirsty.
func (b *Board) thirstWords(s nile.Sheet) ui.Rich {
	if !parched(s) {
		return nil
	}
	return page.Behind(ui.Rich{{Text: b.thirstSaid(s), Colour: ui.Red, Bold: true}}, page.Rule(nile.RuleThirst))
}

// endMonth ends the march, and asks before it where somebody would go thirsty.
func (b *Board) endMonth(a desk.Desk, v nile.View, end game.Choice) {
	s, _ := b.Sheet(v)
	if !parched(s) {
		b.end(a, v, end)
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("march.thirst.ask"),
		Text:  page.Cited(b.thirstSaid(s), nile.RuleThirst),
		Yes:   words.Say("march.thirst.yes"), No: words.Say("march.thirst.no"),
		Then: func() { b.end(a, v, end) }, Grave: true,
	})
}

// fillButton fills the skins, where the month would end in thirst and there is water, or opens the stores
// where there is too little room for it; it reports whether that is the next thing to do.
func (b *Board) fillButton(c *ui.Context, a desk.Desk, col *page.Column, s nile.Sheet) bool {
	if !s.Watered || !parched(s) {
		return false
	}
	fill, _ := sight.Find(b.Play, nile.FillWater, -1, -1)
	x := redButton(c, col.R.W, "make room for water", words.Say("march.room", "n", s.Thirst-int(fill.Max)))
	does := func() { b.Stores = OpenStores(b.Play) }
	if int(fill.Max) > s.Have[nile.Water] {
		n := min(int(fill.Max), s.Thirst)
		x = redButton(c, col.R.W, "fill the skins", words.Say("march.fill", "n", n))
		does = func() { b.do(a, fill, n) }
	}
	x.Tip = page.Cited(words.Say("march.fill.tip"), nile.RuleFilling)
	if c.Button(col.Next(ui.MainH), x) {
		does()
	}
	col.Gap(6)
	return true
}
