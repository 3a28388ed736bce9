// Package words holds what the program says. The sentences themselves are
// data (assets/words, and a folder for each game); this package reads them
// into books, finds the right one for a key, in the right plural form, and
// fills in its blanks.
package words

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"path"
	"sort"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"sourceofthenile/render/paint"
)

// Book is a book of words in one language: all wordings by key. Several can
// exist: one that all games share, one a game, one a language. A book that
// lacks a key asks the book it was put over. Books do not change: they may be
// used by several goroutines at once.
type Book struct {
	language language.Tag
	lines    []line          // of the files, in their order; none at 0
	keys     map[string]ends // where a key's lines are
	under    *Book           // asked for what this one lacks; nil for nobody
	pseudo   bool
}

// ends are the first and the last of a key's lines.
type ends struct{ first, last int32 }

// Read reads the files NAME.txt of a folder, which are written as
// assets/words/how.txt says, and checks every line. All of them must
// be in one language; a key may stand in one of them only.
func Read(files fs.FS, folder string) (*Book, error) {
	return read(files, folder, true)
}

// read is Read, which may leave out the checks: a text is cut into pieces when it is said, so
// that a book of thousands opens at once and takes little more room than its files.
func read(files fs.FS, folder string, checks bool) (*Book, error) {
	names, err := fs.Glob(files, path.Join(folder, "*.txt"))
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("%s: no words there", folder)
	}
	texts, lines := make([]string, len(names)), 0
	for i, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		texts[i] = string(data)
		lines += strings.Count(texts[i], "\n")
	}
	// A map that grows costs more than all that is read into it.
	r := reader{names: names, checks: checks, book: &Book{lines: make([]line, 1, lines+1), keys: make(map[string]ends, lines)}}
	for r.file = range names {
		if err := r.read(texts[r.file]); err != nil {
			return nil, err
		}
	}
	return r.book, r.complete()
}

// reader reads the files of a book.
type reader struct {
	book           *Book
	checks         bool
	names          []string // of the files
	file           int      // the one that is read, of those
	counts, places []plural.Form
	several        []string // the keys whose wordings have several forms
}

// read adds a file.
func (r *reader) read(data string) error {
	declared, i := false, -1
	for line := range strings.SplitSeq(data, "\n") {
		if i++; i%8 == 0 {
			paint.Breathe()
		}
		key, text, err := splitLine(line)
		switch {
		case err != nil || key == "":
		case key == "language":
			err = r.declare(text)
			declared = true
		case !declared:
			err = errors.New("the file does not say its language first: language = en")
		default:
			err = r.add(key, text)
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %w", r.names[r.file], i+1, err)
		}
	}
	return nil
}

// declare notes the language of a file.
func (r *reader) declare(name string) error {
	tag, err := language.Parse(name)
	if err != nil {
		return fmt.Errorf("no language: %q", name)
	}
	b := r.book
	if b.language != language.Und && b.language != tag {
		return fmt.Errorf("the language is %s here, and %s in the files before", tag, b.language)
	}
	if b.language != tag {
		b.language = tag
		if r.checks {
			r.counts, r.places = formsOf(plural.Cardinal, tag), formsOf(plural.Ordinal, tag)
		}
	}
	return nil
}

// add puts a line into the book: a new wording, or a further form of the one
// before.
func (r *reader) add(key, says string) error {
	key, by, form, err := splitKey(key)
	if err != nil {
		return err
	}
	b := r.book
	at, there := b.keys[key]
	if there && int(b.lines[at.last].file) != r.file {
		return fmt.Errorf("%q stands in %s too", key, r.names[b.lines[at.last].file])
	}
	if r.checks {
		if err := r.check(key, says); err != nil {
			return err
		}
		if n := len(r.several); by != "" && (n == 0 || r.several[n-1] != key) {
			r.several = append(r.several, key)
		}
	}
	i := int32(len(b.lines))
	b.lines = append(b.lines, line{says: says, by: by, form: form, file: uint16(r.file), further: there && b.further(at, by, form)})
	if there {
		b.lines[at.last].next = i
		b.keys[key] = ends{at.first, i}
	} else {
		b.keys[key] = ends{i, i}
	}
	return nil
}

// check is the fault of a text.
func (r *reader) check(key, says string) error {
	t, err := parseText(says)
	if err != nil {
		return err
	}
	if err := t.complete(r.counts, r.places); err != nil {
		return fmt.Errorf("%s: %w", key, err)
	}
	return nil
}

// further reports whether a form goes with the last of a key's wordings, and begins none.
func (b *Book) further(at ends, by string, form plural.Form) bool {
	if by == "" || b.lines[at.last].by != by {
		return false
	}
	there := false
	for i := at.first; i != 0; i = b.lines[i].next {
		l := &b.lines[i]
		there = l.form == form || there && l.further
	}
	return !there
}

// complete checks that every wording has each form that whole numbers take in
// the book's language, and no other.
func (r *reader) complete() error {
	for _, key := range r.several {
		for _, w := range r.book.wordings(key) {
			if err := w.forms.complete(w.by, r.counts, r.places); err != nil {
				return fmt.Errorf("%s: %s: %w", r.names[r.book.lines[r.book.keys[key].first].file], key, err)
			}
		}
	}
	return nil
}

// Over is the book with another under it, which is asked for what this one
// lacks: the words of a game over those that all games share, a translation
// over the original.
func (b *Book) Over(common *Book) *Book {
	over := *b
	if b.under != nil {
		common = b.under.Over(common)
	}
	over.under = common
	return &over
}

// Language is the language of the book, and of the sentences it does not get
// from the book under it; "xx" for the pseudo-language.
func (b *Book) Language() string {
	if b.pseudo {
		return PseudoLanguage
	}
	return b.language.String()
}

// in is the book that has words for a key, of this one and those under it; nil for none.
func (b *Book) in(key string) *Book {
	for ; b != nil; b = b.under {
		if _, there := b.keys[key]; there {
			return b
		}
	}
	return nil
}

// Has reports whether there is a wording for a key.
func (b *Book) Has(key string) bool { return b.in(key) != nil }

// Wordings is how many wordings a key has, 0 for a key without words.
func (b *Book) Wordings(key string) int {
	if b = b.in(key); b == nil {
		return 0
	}
	return b.count(key)
}

// count is how many wordings a key of this book has.
func (b *Book) count(key string) (n int) {
	for i := b.keys[key].first; i != 0; i = b.lines[i].next {
		if !b.lines[i].further {
			n++
		}
	}
	return n
}

// Keys are the keys that begin so, in order.
func (b *Book) Keys(prefix string) []string {
	there := map[string]bool{}
	for ; b != nil; b = b.under {
		for k := range b.keys { // in any order: sorted below
			if strings.HasPrefix(k, prefix) {
				there[k] = true
			}
		}
	}
	out := make([]string, 0, len(there))
	for k := range there { // in any order: sorted below
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}

// Say is the sentence for a key with its blanks filled in: names and what
// stands for them in turn, strings, ints or Nths. It begins with a capital.
//
//	b.Say("load.turn", "n", 7)
//
// A key without words says itself, so that it is noticed.
func (b *Book) Say(key string, fill ...any) string {
	return b.Tell(key, 0, pairs(fill))
}

// Phrase is Say for a piece of a sentence: it keeps its first letter.
func (b *Book) Phrase(key string, fill ...any) string {
	return b.Piece(key, pairs(fill))
}

// Vary is Say with one of the key's wordings picked by a number: the same
// number, the same wording.
func (b *Book) Vary(key string, by int, fill ...any) string {
	return b.Tell(key, SaltOf(int32(by)), pairs(fill))
}

// Turn is Say with the key's wordings taking turns: of n the one with the number turn modulo n.
func (b *Book) Turn(key string, turn uint32, fill ...any) string {
	return b.Tell(key, turn, pairs(fill))
}

// Tell is Say with one of the key's wordings picked by salt: of n wordings
// the one with the number salt modulo n.
func (b *Book) Tell(key string, salt uint32, with Blanks) string {
	in := b.in(key)
	if in == nil {
		return key
	}
	t := in.text(key, salt, with)
	s := in.fill(t, with)
	if len(t) == 0 || !t[0].blank.asWritten() {
		s = Sentence(s)
	}
	if in.pseudo && !proper(key) {
		return openMark + s + closeMark
	}
	return s
}

// Piece is Phrase with its blanks by name.
func (b *Book) Piece(key string, with Blanks) string { return b.PieceOf(key, 0, with) }

// PieceOf is Piece with the n-th of the key's wordings, counted from 0 and over
// again behind the last.
func (b *Book) PieceOf(key string, n uint32, with Blanks) string {
	in := b.in(key)
	if in == nil {
		return key
	}
	return in.fill(in.text(key, n, with), with)
}

func pairs(fill []any) Blanks {
	b := Blanks{}
	for i := 0; i+1 < len(fill); i += 2 {
		name, _ := fill[i].(string)
		b[name] = fill[i+1]
	}
	return b
}

// SaltOf makes a number of some numbers, so that a choice among wordings looks
// like chance and is always the same.
func SaltOf(numbers ...int32) uint32 {
	h := fnv.New32a()
	for _, n := range numbers {
		_, _ = h.Write([]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)}) // never fails
	}
	return h.Sum32() >> 3
}
