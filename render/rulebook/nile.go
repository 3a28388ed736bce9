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
func The() *Book { return built().usual }

// For is the rulebook with the keys that are in force.
func For(keys keymap.Map) *Book {
	if keys.IsZero() {
		return built().usual
	}
	return built().bare.With(keys.Fill)
}

func build() (*Book, error) {
	src, err := newSource()
	if err != nil {
		return nil, err
	}
	return Read(assets.Rulebook, "nile/rules", src, words.Default().Own)
}

// printed is the book in a language: with the names of keys, and without.
type printed struct{ usual, bare *Book }

var (
	editions sync.Map // *words.Book → *printed
	printing sync.Mutex
)

// built is the book in the language that is spoken.
func built() *printed {
	in := words.Default()
	if p, ok := editions.Load(in); ok {
		return p.(*printed)
	}
	printing.Lock()
	defer printing.Unlock()
	if p, ok := editions.Load(in); ok {
		return p.(*printed)
	}
	b, err := build()
	if err != nil {
		panic(err) // built in and held by tests
	}
	p := &printed{b.With(new(keymap.Map).Fill), b}
	editions.Store(in, p)
	return p
}
