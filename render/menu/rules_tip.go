package menu

import (
	"strings"
	"unicode/utf8"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// RuleTip tells of a rule of a game, by its number, in which chapter it stands
// and how it begins.
func RuleTip(g desk.Game, number string) ui.Rich {
	b := g.Rulebook(nil)
	at, ok := b.Find(number)
	if !ok {
		return nil
	}
	ch := &b.Chapters[at.Chapter]
	return ui.Rich{
		ui.B(words.Phrase("cite.chapter", "rule", words.Phrase("cite.title", "n", number), "title", ch.Title)), ui.T("\n" + beginning(ruleText(b, at, number))),
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
				text := row[1]
				for _, cell := range row[2:] {
					text = words.Phrase("rules.row.tip", "what", text, "says", cell)
				}
				return text
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
