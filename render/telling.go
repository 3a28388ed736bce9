package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// whereOf is where a hex is, in words.
func whereOf(v nile.View, id hexmap.ID) string { return words.Where(v.Map(), id) }

// richLine is a line with its rule number and the dice behind it.
func richLine(l words.Line) ui.Rich {
	t := ui.Rich{ui.T(l.Text)}
	before := " "
	if l.Rule != "" {
		t = append(t, ui.T(" "), ui.RuleSpan(string(l.Rule)))
		before = ": " // or the number of the rule reads like one of the dice
	}
	if l.Dice != "" {
		t = append(t, ui.Span{Text: before + l.Dice, Italic: true, Colour: ui.Red})
	}
	return t
}

// pluralName is an item's word for many.
func pluralName(i nile.Item) string { return words.Phrase("item." + words.ItemKey(i) + ".many") }

// refused is why something is not possible, with the rule that forbids it.
func refused(r game.Refusal) ui.Rich { return cited(words.Why(r), string(r.Rule)) }

// whyLoad is why a way of travel is not possible with what there is to carry
// (6.5), or why it is too heavy for it (6.55).
func whyLoad(l nile.Load) game.Refusal {
	switch {
	case !l.Able:
		return game.Refusal{Rule: "6.5", Why: l.Why}
	case l.Cost > l.Capability:
		return game.Refusal{Rule: "6.55", Why: "too-heavy"}
	}
	return game.Refusal{Rule: "9.26", Why: "only-drift"}
}

// diceOf are the throws of six-sided dice behind an event.
func diceOf(e game.Event) []int {
	var out []int
	for _, r := range e.Rolls {
		if r.Of == 6 {
			out = append(out, r.Face())
		}
	}
	return out
}

var worthSaying = map[game.EventKind]bool{
	nile.TribeMapped: true, nile.Met: true, nile.Received: true, nile.Threat: true, nile.Parleyed: true, nile.Poisoned: true,
	nile.Beaten: true, nile.Prisoners: true, nile.Village: true, nile.Captured: true, nile.Captivity: true, nile.Ministered: true,
	nile.DisasterStrikes: true, nile.Bartered: true, nile.Sold: true, nile.Volley: true,
}
