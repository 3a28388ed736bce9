package heart

import (
	"path/filepath"
	"testing"

	"sourceofthenile/internal/sources"
	"sourceofthenile/render/words"
)

// What is known not to be as printed is marked in the rulebook, at the rules that the list of what the
// booklet says names; and each statement has a rule of the book.
func TestWhatIsNotAsPrintedIsMarked(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	b := rules(nil)
	sources.Marked(t, filepath.Join("..", "..", "game", "heart", "testdata", "printed-2021.tsv"), 25, b.Has, b.IsOurs)
}
