package rulebook

import (
	"strings"

	"sourceofthenile/render/words"
)

// Hit is a block that a search found.
type Hit struct {
	Place
	Number string // of the rule it is or belongs to, else of the chapter
	Text   string // a line of it, around what was looked for
}

// Search finds the blocks that hold every word of a query, in the order of the
// book. A query that is a number finds that rule first, and all rules whose
// numbers begin with it.
func (b *Book) Search(query string) (out []Hit) {
	query = strings.ReplaceAll(strings.ToLower(strings.TrimSpace(query)), "'", "’")
	if query == "" {
		return nil
	}
	query = words.Default().WithoutRule(query)
	wanted := strings.Fields(query)
	for i, w := range wanted { // whose it is stands otherwise in another sentence: the source of a river
		wanted[i] = strings.TrimSuffix(w, "’s")
	}
	byNumber := numbered.MatchString(strings.TrimSuffix(strings.ToUpper(query), ".") + " ")
	var rest []Hit
	for i := range b.Chapters {
		c := &b.Chapters[i]
		last := c.Number // of the rule that what has none belongs to
		if byNumber && c.Number == query || !byNumber && holds(c.Title, wanted) {
			out = append(out, Hit{Place{i, -1}, c.Number, c.Title})
		}
		for j := range c.Blocks {
			k := &c.Blocks[j]
			if k.Number != "" {
				last = k.Number
			}
			if byNumber && strings.HasPrefix(strings.ToLower(k.Number), strings.TrimSuffix(query, ".")) {
				out = append(out, Hit{Place{i, j}, k.Number, k.around("")})
				continue
			}
			if text := k.String(); holds(text, wanted) {
				rest = append(rest, Hit{Place{i, j}, last, k.around(wanted[0])})
			}
		}
	}
	return append(out, rest...)
}

func holds(text string, words []string) bool {
	text = strings.ToLower(text)
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// around is the row of a table, or the text, that a word stands in, from a
// little before it on.
func (k *Block) around(word string) string {
	text := k.String()
	for line := range strings.SplitSeq(text, "\n") {
		if strings.Contains(strings.ToLower(line), word) {
			text = strings.ReplaceAll(line, "\t", " · ")
			break
		}
	}
	text = strings.ReplaceAll(text, "\u00a0", " ")
	lower := strings.ToLower(text)
	at := strings.Index(lower, word)
	if at < 30 || len(lower) != len(text) {
		return text
	}
	return "…" + text[strings.LastIndexByte(text[:at-16], ' ')+1:]
}
