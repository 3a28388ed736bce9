package render

import (
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/rulebook"
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

// ruleTip tells of a rule, by its number, in which chapter it stands and how it
// begins.
func ruleTip(number string) ui.Rich {
	b := rulebook.The()
	at, ok := b.Find(number)
	if !ok {
		return nil
	}
	ch := &b.Chapters[at.Chapter]
	return ui.Rich{
		ui.B(words.Phrase("cite.title", "n", number) + ". " + ch.Title), ui.T("\n" + beginning(ruleText(b, at, number))),
		ui.I("\n" + words.Say("cite.click")),
	}
}

// ruleText is the text of a rule, or of the first of its chapter.
func ruleText(b *rulebook.Book, at rulebook.Place, number string) string {
	blocks := b.Chapters[at.Chapter].Blocks
	for i := max(0, at.Block); i < len(blocks); i++ {
		k := &blocks[i]
		if k.Table == nil {
			if k.Kind != rulebook.Heading {
				return k.String()
			}
			continue
		}
		for _, row := range k.Table.Rows {
			if row[0] == number {
				return strings.Join(row[1:], ": ")
			}
		}
	}
	return ""
}

// beginningMost is how much of a rule its tip tells, in letters.
const beginningMost = 190

// beginning is the first sentence or two of a text.
func beginning(s string) string {
	if utf8.RuneCountInString(s) <= beginningMost {
		return s
	}
	short := string([]rune(s)[:beginningMost])
	if i := strings.LastIndex(short, ". "); i > beginningMost/3 {
		return short[:i+1]
	}
	return strings.TrimRight(short[:strings.LastIndex(short, " ")], ",;: ") + " …"
}

// followCited opens the rules at the number that was clicked: in the book
// itself, or above the screen, which stays as it is. A question that cites the
// rule waits until the book is closed.
func (a *App) followCited(c *ui.Context, s Scene) {
	number := c.Cited()
	if number == "" || a.hooks.Rules == nil {
		return
	}
	if r, open := s.(*rulesScene); open {
		r.follow(number)
		return
	}
	if a.asking() {
		a.aside = len(a.stack) + 1
	}
	a.tracef("cites %s", number)
	a.hooks.Rules(a, number)
}

// setCursor shows a hand where a click leads somewhere and nothing looks like a
// button.
func (a *App) setCursor() {
	shape := ebiten.CursorShapeDefault
	if a.list != nil && a.list.Pointing {
		shape = ebiten.CursorShapePointer
	}
	if a.painter != nil && shape != a.pointer {
		a.pointer = shape
		ebiten.SetCursorShape(shape)
	}
}
