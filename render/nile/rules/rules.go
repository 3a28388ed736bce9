// Package rules is the rulebook of Source of the Nile: its chapters are read
// from assets/nile/rules, its tables made from the figures the game plays by,
// and docs/rules.md is written from it.
package rules

import (
	"sourceofthenile/assets"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

//go:generate go test -run TestDocs -update .

// Book is the rulebook with these keys in its text, the usual ones for none. All
// callers share it: it is for reading.
var Book = rulebook.Once(keys.Set(), func() (*rulebook.Book, error) {
	src, err := newSource()
	if err != nil {
		return nil, err
	}
	return rulebook.Read(assets.Rulebook, "nile/rules", src, words.Default().Own)
})
