package words

import (
	"testing"
	"testing/fstest"
)

// FuzzBook reads any text as a file of words: never a panic, and a book that is read
// says whatever it is asked for.
func FuzzBook(f *testing.F) {
	for _, s := range []string{
		"language = en\na.b = Hello {name}, {n#} of {m}\n", "language = pl\nx[n:one] = a\nx[n:few] = b\nx[n:many] = c\nx[n:other] = d\n",
		"language = en\nx = {n|one:{n} point|other:{n} points}\n", "language = en\nx = {", "x = y", "language = \nx[ = ]", "language = en\nx = {key:a} _b {N}\n",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		b, err := Read(fstest.MapFS{"words/a.txt": {Data: []byte(text)}}, "words")
		if err != nil {
			return
		}
		for _, key := range []string{"a.b", "x", text} {
			if b.Has(key) {
				_ = b.Say(key, "n", 2, "name", "Anna", "m", -1)
				_ = b.Phrase(key)
			}
		}
	})
}
