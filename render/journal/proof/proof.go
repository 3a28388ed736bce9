// Package proof reads what was told of a game as a proofreader does: what stands there twice, and
// what nobody would have written by hand. It is for tests.
package proof

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ends is where a sentence does; figures in brackets behind a paragraph belong to none.
var (
	ends    = regexp.MustCompile(`[.!?][”’]?\s+`)
	figures = regexp.MustCompile(`\s*\([^()]*\)\.?$`)
)

// Sentences are those of a paragraph, of three words or more.
func Sentences(paragraph string) (all []string) {
	for _, s := range ends.Split(figures.ReplaceAllString(paragraph, ""), -1) {
		if s = strings.Trim(s, " ."); len(strings.Fields(s)) >= 3 {
			all = append(all, s)
		}
	}
	return all
}

// Count is how many sentences paragraphs have, and how many of them are word for word like one before.
type Count struct{ Sentences, Again int }

// Add counts on.
func (c *Count) Add(d Count) { c.Sentences, c.Again = c.Sentences+d.Sentences, c.Again+d.Again }

// InHundred is how many of a hundred sentences come back.
func (c Count) InHundred() float64 { return 100 * float64(c.Again) / float64(max(c.Sentences, 1)) }

// Repeats counts what comes back among paragraphs.
func Repeats(paragraphs []string) (c Count) {
	seen := map[string]bool{}
	for _, p := range paragraphs {
		for _, s := range Sentences(p) {
			if c.Sentences++; seen[s] {
				c.Again++
			}
			seen[s] = true
		}
	}
	return c
}

// counted are what our games count, one of it and several.
var counted = map[string]string{
	"hex": "hexes", "month": "months", "day": "days", "week": "weeks", "mile": "miles", "point": "points", "load": "loads", "ration": "rations",
	"gift": "gifts", "musket": "muskets", "gun": "guns", "canoe": "canoes", "camel": "camels", "horse": "horses", "donkey": "donkeys",
	"bearer": "bearers", "askari": "askaris", "guide": "guides", "hunter": "hunters", "warrior": "warriors", "prisoner": "prisoners",
	"Gift": "Gifts", "Porter": "Porters", "Askari": "Askaris",
}

// many are words for more than one.
const many = `two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|[1-9]\d+`

// wrong is what is never right, and what it is called.
var wrong = []struct {
	name string
	is   *regexp.Regexp
	not  *regexp.Regexp // what it may be all the same; nil: nothing
}{
	{"a blank", regexp.MustCompile(`[{}]|%!`), nil},
	{"punctuation", regexp.MustCompile(` [,.;:!?]|,,|\.\.|;;|::|,\.|  `), nil},
	{"a or an", regexp.MustCompile(`\b[Aa] [aeiouAEIOU]\w*`), regexp.MustCompile(`(?i) (one|once|uni|use|eu|ut|u[a-z]i)\w*`)},
	{"a or an", regexp.MustCompile(`\b[Aa]n [b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]\w*`), regexp.MustCompile(`(?i) (hour|heir|hon)\w*`)},
	{"one of several", regexp.MustCompile(`(?:^|[^d] )\b(one|One|1) (` + some(true) + `)\b`), nil},
	{"several of one", regexp.MustCompile(`(?i:\b(` + many + `)) (` + some(false) + `)\b[^’-]`), nil},
	{"several that is", regexp.MustCompile(`(?i:[.,;:] (` + many + `)) (` + some(true) + `|men|people) (is|was|has|dies|falls|lies)\b`), nil},
}

// some is what is counted, for a pattern.
func some(several bool) string {
	var all []string
	for one, more := range counted { // in any order: of a choice
		if several {
			one = more
		}
		all = append(all, one)
	}
	return strings.Join(all, "|")
}

// names is a word with a capital that no sentence begins with.
var names = regexp.MustCompile(`[\p{Ll},;] (\p{Lu}[\p{L}’-]*)`)

// Read says what is wrong in a paragraph, with where. Known are the words that may have a capital in
// the middle of a sentence.
func Read(paragraph string, known func(word string) bool) (faults []string) {
	fault := func(what string, at []int) {
		from, to := max(0, at[0]-40), min(len(paragraph), at[1]+40)
		faults = append(faults, fmt.Sprintf("%s: …%s…", what, strings.ToValidUTF8(paragraph[from:to], "")))
	}
	for _, w := range wrong {
		for _, at := range w.is.FindAllStringIndex(paragraph, -1) {
			if w.not == nil || !w.not.MatchString(paragraph[at[0]:at[1]]) {
				fault(w.name, at)
			}
		}
	}
	last, end := "", 0
	for _, w := range strings.Fields(paragraph) {
		at := strings.Index(paragraph[end:], w) + end
		if end = at + len(w); w == last && unicode.IsLetter(first(w)) && !strings.ContainsAny(w, ",.;:!?") {
			fault("a word twice", []int{at, end})
		}
		last = w
	}
	for _, at := range names.FindAllStringSubmatchIndex(paragraph, -1) {
		if w := strings.TrimSuffix(strings.TrimRight(paragraph[at[2]:at[3]], "’-"), "’s"); !known(w) {
			fault("who is "+w, at[2:4])
		}
	}
	if f := first(paragraph); unicode.IsLower(f) {
		fault("no capital", []int{0, 1})
	}
	return faults
}

func first(s string) rune {
	r, _ := utf8.DecodeRuneInString(strings.TrimLeft(s, "“‘( "))
	return r
}

// Figure is a number that a sentence tells, what it counts, one of it, and both as they stand there.
type Figure struct {
	N          int
	Noun, Text string
}

// numberWords are numbers that are written out; "one" is left out, as it may be a pronoun.
var numberWords = strings.Fields("two three four five six seven eight nine ten eleven twelve")

// told is a number with what it counts, a word or two between them at most.
var told = regexp.MustCompile(`(?i:\b(` + strings.Join(numberWords, "|") + `|[0-9][0-9,]*))((?: [a-z]+){0,2}?) (` + some(true) + `|men|people)\b`)

// Figures are the numbers that a sentence tells of what our games count.
func Figures(sentence string) (all []Figure) {
	for _, m := range told.FindAllStringSubmatch(sentence, -1) {
		if strings.Contains(m[2], " square") || strings.Contains(m[2], " of") {
			continue // no miles of way, no ten of the bearers
		}
		n, err := strconv.Atoi(strings.ReplaceAll(m[1], ",", ""))
		if err != nil {
			n = slices.Index(numberWords, strings.ToLower(m[1])) + 2
		}
		noun := m[3]
		for one, more := range counted { // in any order: they are one to one
			if more == noun {
				noun = one
			}
		}
		all = append(all, Figure{n, noun, strings.TrimSpace(m[0])})
	}
	return all
}
