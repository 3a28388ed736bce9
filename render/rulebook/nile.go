package rulebook

import (
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/words"
)

//go:generate go test -run TestDocs -update .

// The returns the rulebook of Source of the Nile, with the usual keys. All
// callers share it: it is for reading.
func The() *Book { return usualBook() }

// For is the rulebook with the keys that are in force.
func For(keys keymap.Map) *Book {
	if keys.IsZero() {
		return usualBook()
	}
	return theBook().With(keys.Fill)
}

func build() (*Book, error) {
	src, err := newSource()
	if err != nil {
		return nil, err
	}
	return Read(assets.Rulebook, "nile/rules", src, words.Default().Own)
}

var (
	theBook = sync.OnceValue(func() *Book {
		b, err := build()
		if err != nil {
			panic(err) // built in and held by tests
		}
		return b
	})
	usualBook = sync.OnceValue(func() *Book { return theBook().With(new(keymap.Map).Fill) })
)
