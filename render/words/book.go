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
	wordings map[string][]wording
	under    *Book // asked for what this one lacks; nil for nobody
	pseudo   bool
}

// Read reads the files NAME.txt of a folder, which are written as
// assets/words/how.txt says. All of them must
// be in one language; a key may stand in one of them only.
func Read(files fs.FS, folder string) (*Book, error) {
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
	r := reader{names: names, book: &Book{wordings: make(map[string][]wording, lines)}} // a map that grows costs more than all that is read into it
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
		r.counts, r.places = formsOf(plural.Cardinal, tag), formsOf(plural.Ordinal, tag)
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
	all := r.book.wordings[key]
	if len(all) > 0 && int(all[0].file) != r.file {
		return fmt.Errorf("%q stands in %s too", key, r.names[all[0].file])
	}
	t, err := parseText(says)
	if err != nil {
		return err
	}
	if err := t.complete(r.counts, r.places); err != nil {
		return fmt.Errorf("%s: %w", key, err)
	}
	if n := len(r.several); by != "" && (n == 0 || r.several[n-1] != key) {
		r.several = append(r.several, key)
	}
	if !further(all, by, form, t) {
		r.book.wordings[key] = append(all, wording{by: by, file: uint16(r.file), forms: forms{{form, t}}})
	}
	return nil
}

// further puts a further form into the last of the wordings, and reports whether it is one: else it begins another.
func further(all []wording, by string, form plural.Form, t text) bool {
	n := len(all)
	if n == 0 || by == "" || all[n-1].by != by {
		return false
	}
	if _, there := all[n-1].forms.of(form); there {
		return false
	}
	all[n-1].forms = append(all[n-1].forms, formed{form, t})
	return true
}

// complete checks that every wording has each form that whole numbers take in
// the book's language, and no other.
func (r *reader) complete() error {
	for _, key := range r.several {
		for _, w := range r.book.wordings[key] {
			if err := w.forms.complete(w.by, r.counts, r.places); err != nil {
				return fmt.Errorf("%s: %s: %w", r.names[w.file], key, err)
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

// find is all wordings for a key, and the book they stand in.
func (b *Book) find(key string) ([]wording, *Book) {
	for ; b != nil; b = b.under {
		if all := b.wordings[key]; len(all) > 0 {
			return all, b
		}
	}
	return nil, nil
}

// Has reports whether there is a wording for a key.
func (b *Book) Has(key string) bool {
	all, _ := b.find(key)
	return len(all) > 0
}

// Wordings is how many wordings a key has, 0 for a key without words.
func (b *Book) Wordings(key string) int {
	all, _ := b.find(key)
	return len(all)
}

// Keys are the keys that begin so, in order.
func (b *Book) Keys(prefix string) []string {
	there := map[string]bool{}
	for ; b != nil; b = b.under {
		for k := range b.wordings { // in any order: sorted below
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
	all, in := b.find(key)
	if len(all) == 0 {
		return key
	}
	w := all[int(salt%uint32(len(all)))]
	s := in.fill(w, with)
	if first := in.choose(w.forms, w.by, with); len(first) == 0 || !first[0].blank.asWritten() {
		s = Sentence(s)
	}
	if in.pseudo && !proper(key) {
		return openMark + s + closeMark
	}
	return s
}

// Piece is Phrase with its blanks by name.
func (b *Book) Piece(key string, with Blanks) string {
	all, in := b.find(key)
	if len(all) == 0 {
		return key
	}
	return in.fill(all[0], with)
}

// PieceOf is Piece with the n-th of the key's wordings, counted from 0 and over
// again behind the last.
func (b *Book) PieceOf(key string, n uint32, with Blanks) string {
	all, in := b.find(key)
	if len(all) == 0 {
		return key
	}
	return in.fill(all[int(n%uint32(len(all)))], with)
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
