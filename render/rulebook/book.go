// Package rulebook is the rules as the players read them: chapters of numbered
// rules in plain words, with tables made from the figures the game plays by.
// A book is read from a game's folder of rules and its Facts. It draws nothing.
package rulebook

import (
	"slices"
	"strings"
	"sync"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/words"
)

// Book is the whole rulebook.
type Book struct {
	Chapters []Chapter
	places   map[string]Place
	ours     string // the chapter that tells what is not as printed; empty for none
}

// Chapter is one chapter of the book.
type Chapter struct {
	Number string // "9"; empty for a chapter without one
	Key    string // its number, or a word: "how", "readings"
	Title  string
	Blocks []Block
}

// Name is the chapter's title with its number: "9 Movement".
func (c *Chapter) Name() string { return strings.TrimSpace(c.Number + " " + c.Title) }

// Kind is what a block of text is.
type Kind uint8

// The kinds of block.
const (
	Para    Kind = iota // running text
	Heading             // within a chapter
	Rule                // a rule with its number
	Bullet              // one of a list
	Example             // an example, or a note
	TableOf             // a table
)

// Block is a paragraph, or a table.
type Block struct {
	Kind   Kind
	Number string // of a Rule: "9.12", of a reading "R4"
	Text   []Span // of a table what stands above it, mostly nothing
	Table  *Table
	// Of says in which ways to play it holds, where the book is of several and it does
	// not hold in all; the text begins with it.
	Of string
	// Ours says why it is not as printed; empty where it is. The text has the mark then.
	Ours []Departure
	lead string // what its text begins with, between stars
}

// Span is a piece of text in one manner.
type Span struct {
	Text string
	Bold bool
	Link string // the number of the rule it leads to, empty for none
}

// Table is a table; every row has as many cells as Head.
type Table struct {
	Head []string
	Rows [][]string
	// Rules tells that each row is a rule, whose number stands first.
	Rules bool
	// Figures tells which columns hold figures, set to the right.
	Figures []bool
}

// Place is where something stands in the book.
type Place struct {
	Chapter int
	Block   int // −1: the chapter's beginning
}

// With is the book with the names of keys put into its texts: fill is given a
// text with "{key:…}" in it. What names none is shared.
func (b *Book) With(fill func(string) string) *Book {
	out := &Book{Chapters: slices.Clone(b.Chapters), places: b.places, ours: b.ours}
	for i := range out.Chapters {
		blocks := slices.Clone(out.Chapters[i].Blocks)
		out.Chapters[i].Blocks = blocks
		for j := range blocks {
			if k := &blocks[j]; strings.Contains(k.String(), "{key:") {
				k.fill(fill)
			}
		}
	}
	return out
}

func (k *Block) fill(fill func(string) string) {
	k.Text = slices.Clone(k.Text)
	for i := range k.Text {
		k.Text[i].Text = fill(k.Text[i].Text)
	}
	if k.Table == nil {
		return
	}
	t := *k.Table
	k.Table, t.Rows = &t, slices.Clone(t.Rows)
	for i, row := range t.Rows {
		t.Rows[i] = slices.Clone(row)
		for j := range row {
			t.Rows[i][j] = fill(row[j])
		}
	}
}

// printed is a book in a language: without the names of keys, and with the usual ones.
type printed struct{ plain, usual *Book }

// Once is a book that is part of the program, as screens ask for it: with the
// names of the keys in force in its text, the usual ones of the set for nil. It is
// read when it is first asked for in a language; all callers share it.
func Once(set *keymap.Set, read func() (*Book, error)) func(keys *keymap.Map) *Book {
	var mu sync.Mutex
	editions := map[*words.Book]printed{} // by the book of words that is spoken
	edition := func() printed {
		mu.Lock()
		defer mu.Unlock()
		p, ok := editions[words.Default()]
		if !ok {
			b, err := read()
			if err != nil {
				panic(err) // built in and held by tests
			}
			p = printed{b, b.With(set.UsualKeys().Fill)}
			editions[words.Default()] = p
		}
		return p
	}
	return func(keys *keymap.Map) *Book {
		if keys == nil || keys.IsUsual() {
			return edition().usual
		}
		return edition().plain.With(keys.Fill)
	}
}

// Has reports whether a rule or chapter has exactly this number.
func (b *Book) Has(number string) bool {
	_, ok := b.places[number]
	return ok
}

// Find is where a rule stands: by its number, or by that of the rule it is a
// part of ("9.123" is in 9.12). Without any it is the beginning, and false.
func (b *Book) Find(number string) (Place, bool) {
	for n := number; n != ""; n = n[:len(n)-1] {
		if p, ok := b.places[strings.TrimSuffix(n, ".")]; ok && !cutsChapter(number, n) {
			return p, true
		}
	}
	return Place{0, -1}, false
}

// cutsChapter reports whether n is what is left when figures are cut off a
// chapter's own number: 2 is not the chapter of 27.
func cutsChapter(number, n string) bool {
	return len(n) < len(number) && !strings.Contains(n, ".") && number[len(n)] != '.'
}

// String is the bare text of a block; cells of tables are parted by tabs.
func (k *Block) String() string {
	var s strings.Builder
	for _, p := range k.Text {
		s.WriteString(p.Text)
	}
	if k.Table != nil {
		s.WriteString(strings.Join(k.Table.Head, "\t"))
		for _, row := range k.Table.Rows {
			s.WriteString("\n" + strings.Join(row, "\t"))
		}
	}
	return s.String()
}

// index notes where each number stands; a number that stands twice is told, but
// for one that says something else in each way to play.
func (b *Book) index() (twice []string) {
	b.places = map[string]Place{}
	put := func(number string, at Place) bool {
		_, there := b.places[number]
		if !there {
			b.places[number] = at
		}
		return !there
	}
	for i := range b.Chapters {
		if !put(b.Chapters[i].Key, Place{i, -1}) {
			twice = append(twice, b.Chapters[i].Key)
		}
		for j := range b.Chapters[i].Blocks {
			if n := b.Chapters[i].Blocks[j].Number; n != "" && !put(n, Place{i, j}) && b.Chapters[i].Blocks[j].Of == "" {
				twice = append(twice, n)
			}
		}
	}
	b.eachTable(func(t *Table, at Place) { // rules that are rows of a table
		for _, row := range t.Rows {
			if t.Rules {
				put(row[0], at)
			}
		}
	})
	return twice
}

func (b *Book) eachTable(f func(t *Table, at Place)) {
	for i := range b.Chapters {
		for j := range b.Chapters[i].Blocks {
			if t := b.Chapters[i].Blocks[j].Table; t != nil {
				f(t, Place{i, j})
			}
		}
	}
}
