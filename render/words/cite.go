package words

import (
	"regexp"
	"strings"
	"sync"
)

// The words before the number of a rule, by which rules are known in a text,
// stand in the files, with blanks between: "Rule Rules"; those before the
// number of a reading of one in another line.
const (
	citeRule    = "cite.words.rule"
	citeReading = "cite.words.reading"
	citeJoint   = "cite.words.joint" // what stands between numbers, besides commas
)

// Citation is where a text names rules or readings: the word, and the numbers
// behind it, in bytes.
type Citation struct {
	Word, Numbers [2]int
	Reading       bool // of a rule, not a rule
}

// citing is how texts of a book name rules.
type citing struct {
	at       *regexp.Regexp // the word, and the numbers
	readings []string

	mu    sync.Mutex
	rules map[string]string // the first rule of a text, for those that are asked of in every frame
}

// maxRules bounds the memory of texts that were asked for their rule.
const maxRules = 2000

var citings sync.Map // *Book → *citing

func (b *Book) citing() *citing {
	if c, ok := citings.Load(b); ok {
		return c.(*citing)
	}
	c := &citing{readings: strings.Fields(b.Phrase(citeReading))}
	all := append(strings.Fields(b.Phrase(citeRule)), c.readings...)
	for i, w := range all {
		all[i] = regexp.QuoteMeta(w)
	}
	joints := []string{`, `}
	for _, w := range strings.Fields(b.Phrase(citeJoint)) {
		joints = append(joints, " "+regexp.QuoteMeta(w)+" ")
	}
	const number = `\d+(?:\.\d+)*`
	c.at = regexp.MustCompile(`(?:^|[^\pL])(` + strings.Join(all, "|") + `)[ \x{a0}](` + number + `(?:(?:` + strings.Join(joints, "|") + `)` + number + `)*)`)
	first, _ := citings.LoadOrStore(b, c)
	return first.(*citing)
}

// Citations are the places at which a text of the book's language names rules,
// in order.
func (b *Book) Citations(text string) (out []Citation) {
	c := b.citing()
	for _, m := range c.at.FindAllStringSubmatchIndex(text, -1) {
		x := Citation{Word: [2]int{m[2], m[3]}, Numbers: [2]int{m[4], m[5]}}
		for _, w := range c.readings {
			x.Reading = x.Reading || text[m[2]:m[3]] == w
		}
		out = append(out, x)
	}
	return out
}

var firstNumber = regexp.MustCompile(`^\d+(?:\.\d+)*`)

// RuleIn is the number of the first rule that a text names, "" if it names none.
func (b *Book) RuleIn(text string) string {
	c := b.citing()
	c.mu.Lock()
	number, ok := c.rules[text]
	c.mu.Unlock()
	if ok {
		return number
	}
	number = b.firstRule(text)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.rules == nil || len(c.rules) > maxRules {
		c.rules = map[string]string{}
	}
	c.rules[text] = number
	return number
}

func (b *Book) firstRule(text string) string {
	for _, c := range b.Citations(text) {
		if !c.Reading {
			return firstNumber.FindString(text[c.Numbers[0]:])
		}
	}
	return ""
}

// WithoutRule is a text without the word for a rule before it: of "rule 9.5"
// the number.
func (b *Book) WithoutRule(text string) string {
	for _, w := range strings.Fields(b.Phrase(citeRule)) {
		if rest, ok := cutWord(text, w); ok {
			return rest
		}
	}
	return text
}

// cutWord cuts a word and the blank behind it off the beginning of a text,
// whether they are in capitals or not.
func cutWord(text, word string) (rest string, ok bool) {
	before, rest, ok := strings.Cut(text, " ")
	return rest, ok && strings.EqualFold(before, word)
}
