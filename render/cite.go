package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// How the screens cite the rule behind what they say: docs/decisions/010.

// cited is a sentence with the rule it follows behind it.
func cited(text, rule string) ui.Rich {
	return ui.Rich{ui.T(text + " "), ui.RuleSpan(words.Phrase("cite.title", "n", rule))}
}

// rulesBehind is a sentence with the bare number of its rule behind it, as in
// the journal.
func rulesBehind(text, rule string) ui.Rich { return ui.Rich{ui.T(text + " "), ui.RuleSpan(rule)} }

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
