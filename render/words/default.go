package words

import (
	"io/fs"
	"sync"
	"sync/atomic"

	"sourceofthenile/assets"
	"sourceofthenile/game"
)

// built reads a book that is part of the program: a line that cannot be read is
// a broken build; TestBuiltBooksAreSound reads them with every check.
func built(files fs.FS, folder string) *Book {
	b, err := read(files, folder, false)
	if err != nil {
		panic(err)
	}
	return b
}

// Common is the book of words that all games share.
var Common = sync.OnceValue(func() *Book { return built(assets.Words, "words") })

// Of is the book of a game that is part of the program, over the words that all
// games share. It is read when it is first asked for.
func Of(files fs.FS, folder string) func() *Book {
	return sync.OnceValue(func() *Book { return built(files, folder).Over(Common()) })
}

// spoken is what is said at this time: the book in use, put into the language.
var spoken struct {
	sync.Mutex
	language string
	book     *Book           // in use, nil for the common words
	put      map[*Book]*Book // into the language
	now      atomic.Pointer[Book]
}

// Default is the book that the functions below say things from: that in use, or
// the common words while none is.
func Default() *Book {
	if b := spoken.now.Load(); b != nil {
		return b
	}
	return Common()
}

// Use has the functions below say things from the book of a game, nil for the
// common words, in the language that is spoken.
func Use(b *Book) {
	spoken.Lock()
	defer spoken.Unlock()
	spoken.book = b
	spoken.now.Store(inLanguage(b))
}

// In is a book in the language that is spoken.
func In(b *Book) *Book {
	spoken.Lock()
	defer spoken.Unlock()
	return inLanguage(b)
}

// inLanguage is In for who holds the lock. Each book is put into the language
// once, so that it can be told by its pointer.
func inLanguage(b *Book) *Book {
	if b == nil {
		b = Common()
	}
	if in := spoken.put[b]; in != nil {
		return in
	}
	in, err := b.In(spoken.language)
	if err != nil { // Speak has tried the language
		in = b
	}
	if spoken.put == nil {
		spoken.put = map[*Book]*Book{}
	}
	spoken.put[b] = in
	return in
}

// Speak sets the language, before anything is said: "" or "en" is English, "xx"
// the pseudo-language. The error is ErrLanguage.
func Speak(language string) error {
	if _, err := Common().In(language); err != nil {
		return err
	}
	spoken.Lock()
	defer spoken.Unlock()
	spoken.language, spoken.put = language, nil
	spoken.now.Store(inLanguage(spoken.book))
	return nil
}

// The functions that follow are the methods of the default book.

// Has reports whether there is a wording for a key.
func Has(key string) bool { return Default().Has(key) }

// Say is the sentence for a key with its blanks filled in.
func Say(key string, fill ...any) string { return Default().Say(key, fill...) }

// Phrase is Say for a piece of a sentence: it keeps its first letter.
func Phrase(key string, fill ...any) string { return Default().Phrase(key, fill...) }

// Vary is Say with one of the key's wordings picked by a number.
func Vary(key string, by int, fill ...any) string { return Default().Vary(key, by, fill...) }

// Turn is Say with the key's wordings taking turns.
func Turn(key string, turn uint32, fill ...any) string { return Default().Turn(key, turn, fill...) }

// Number writes a number in figures, thousands apart: 1,260.
func Number(n int) string { return Default().Number(n) }

// InHundred is a chance as so many of a hundred: "17", "over 99", "under 1".
func InHundred(o game.Odds) string { return Default().InHundred(o) }

// Percent is so many of a hundred as all lines of odds write them: 17 %.
func Percent(inHundred string) string { return Default().Percent(inHundred) }

// Chance is a chance in per cent: "17 %", "over 99 %".
func Chance(o game.Odds) string { return Default().Chance(o) }

// Money is a sum of dollars: $1,000.
func Money(n int) string { return Default().Money(n) }

// Signed is a modifier: +1, −1, 0.
func Signed(n int) string { return Default().Signed(n) }

// Count is a number as it stands in a sentence: a word up to twelve.
func Count(n int) string { return Default().Count(n) }

// Month is the name of a month, 1 to 12.
func Month(m int) string { return Default().Month(m) }

// Facts joins facts that stand beside each other and make no sentence.
func Facts(of ...string) string { return Default().Facts(of...) }

// Terms joins the terms of a sum, or a thing and what is said of it at once.
func Terms(of ...string) string { return Default().Terms(of...) }

// Clauses joins what is said in one breath, each whole in itself.
func Clauses(of ...string) string { return Default().Clauses(of...) }

// Sentences joins whole sentences, one after the other.
func Sentences(of ...string) string { return Default().Sentences(of...) }

// Whole is Book.Whole of Default().
func Whole(phrase string) string { return Default().Whole(phrase) }

// List joins things as a sentence does: "a, b and c".
func List(of []string) string { return Default().List(of) }

// Or is Book.Or of Default().
func Or(of []string) string { return Default().Or(of) }

// Ordinal is a place in a row, from 1: "second", "13th".
func Ordinal(n int) string { return Default().Ordinal(n) }
