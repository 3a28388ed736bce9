package page

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// How the screens cite the rule behind what they say: docs/decisions/010.

// Cited is a sentence with the rule it follows behind it.
func Cited(text, rule string) ui.Rich {
	return ui.Rich{ui.T(text + " "), ui.RuleSpan(words.Phrase("cite.title", "n", rule))}
}

// RulesBehind is a sentence with the bare number of its rule behind it, as in
// the journal.
func RulesBehind(text, rule string) ui.Rich { return ui.Rich{ui.T(text + " "), ui.RuleSpan(rule)} }

// Sentence is an error as a player reads it: one clear sentence.
func Sentence(err error) string { return words.Err(err) }
