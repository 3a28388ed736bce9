// Package rules is the rulebook of Source of the Nile: its chapters are read
// from assets/nile/rules, its tables made from the figures the game plays by,
// and docs/rules.md is written from it.
package rules

import (
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

//go:generate go test -run TestDocs -update .

// Book is the rulebook of all ways to play, with these keys in its text, the usual
// ones for none: what holds in some ways only says so. All callers share it: it is
// for reading.
var Book = bookOf(nil)

// editions are the books of editions that were asked for.
var editions struct {
	sync.Mutex
	books map[edition.Edition]func(*keymap.Map) *rulebook.Book
}

// BookOf is the rulebook of an edition: what does not hold in it is not in it.
func BookOf(e edition.Edition, keys *keymap.Map) *rulebook.Book {
	editions.Lock()
	b := editions.books[e]
	if b == nil {
		if editions.books == nil {
			editions.books = map[edition.Edition]func(*keymap.Map) *rulebook.Book{}
		}
		b = bookOf(&e)
		editions.books[e] = b
	}
	editions.Unlock()
	return b(keys)
}

func bookOf(e *edition.Edition) func(*keymap.Map) *rulebook.Book {
	return rulebook.Once(keys.Set(), func() (*rulebook.Book, error) {
		src, err := newSource(e)
		if err != nil {
			return nil, err
		}
		return rulebook.Read(assets.Rulebook, "nile/rules", src, words.Default().Own)
	})
}
