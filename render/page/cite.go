package page

import (
	"strings"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// How the screens cite the rule behind what they say: docs/decisions/010.

// Cited is a sentence with the rule it follows behind it.
func Cited(text, rule string) ui.Rich {
	return Behind(ui.Plain(text), Rule(rule))
}

// Rule is a reference to a rule by its number: "Rule 27".
func Rule(number string) ui.Span { return ui.RuleSpan(words.Phrase("cite.title", "n", number)) }

// RulesBehind is a sentence with the bare number of its rule behind it, as in
// the journal.
func RulesBehind(text, rule string) ui.Rich { return Behind(ui.Plain(text), ui.RuleSpan(rule)) }

// Behind is what is said with a rule's reference behind it.
func Behind(text ui.Rich, rule ui.Span) ui.Rich {
	return filled(words.Phrase, "cite.behind", []any{"text", text, "rule", rule})
}

// Sentence is an error as a player reads it: one clear sentence.
func Sentence(err error) string { return words.Err(err) }

// Bold is a sentence with what stands between stars set bold.
func Bold(text string) (out ui.Rich) {
	for i, part := range strings.Split(text, star) {
		if part = unstarred.Replace(part); part != "" {
			out = append(out, ui.Span{Text: part, Bold: i%2 == 1})
		}
	}
	return out
}

// Marked are a player's own words, to be put into a sentence for Bold.
func Marked(s string) string { return star + starred.Replace(s) + star }

const star = "*"

// A star in a player's own words is another sign until it is set.
var starred, unstarred = strings.NewReplacer(star, "\x00"), strings.NewReplacer("\x00", star)
