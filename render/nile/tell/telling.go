package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// WhereOf is where a hex is, in words.
func WhereOf(v nile.View, id hexmap.ID) string { return Where(v.Map(), id) }

// RichLine is a line with its rule number and the dice behind it.
func RichLine(l Line) ui.Rich {
	rule, dice := ui.RuleSpan(string(l.Rule)), ui.Span{Text: l.Dice, Italic: true, Colour: ui.Faded}
	switch {
	case l.Rule == "" && l.Dice == "":
		return ui.Plain(l.Text)
	case l.Rule == "":
		return page.Behind(ui.Plain(l.Text), dice)
	case l.Dice == "":
		return page.Behind(ui.Plain(l.Text), rule)
	}
	return page.Said("told.line", "text", l.Text, "rule", rule, "dice", dice)
}

// PluralName is an item's word for many.
func PluralName(i nile.Item) string { return words.Phrase("item." + i.Name() + ".many") }

// Refused is why something is not possible, with the rule that forbids it.
func Refused(r game.Refusal) ui.Rich { return page.Cited(words.Why(r), string(r.Rule)) }

// DiceOf are the throws of six-sided dice behind an event.
func DiceOf(e game.Event) []int {
	var out []int
	for _, r := range e.Rolls {
		if r.Of == 6 {
			out = append(out, r.Face())
		}
	}
	return out
}

var WorthSaying = map[game.EventKind]bool{
	nile.TribeMapped: true, nile.Met: true, nile.Received: true, nile.Threat: true, nile.Parleyed: true, nile.Poisoned: true,
	nile.Beaten: true, nile.Prisoners: true, nile.Village: true, nile.Captured: true, nile.Captivity: true, nile.Ministered: true,
	nile.DisasterStrikes: true, nile.Answered: true, nile.Bartered: true, nile.Sold: true, nile.Volley: true,
}
