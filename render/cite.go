package render

import (
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

// sentence is an error as a player reads it: one clear sentence.
func sentence(err error) string { return words.Err(err) }
