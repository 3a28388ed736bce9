package rules

import (
	"path/filepath"
	"testing"

	"sourceofthenile/game/nile/edition"
	"sourceofthenile/internal/sources"
	"sourceofthenile/render/rulebook"
)

// What is known not to be as printed is marked in the book of the way to play that the
// printed one is, at the rules that the list names (game/nile/testdata).
func TestWhatIsNotAsPrintedIsMarked(t *testing.T) {
	for file, way := range map[string]string{"printed-1978.tsv": edition.Third, "printed-1979.tsv": edition.Game1} { // in any order: each by itself
		e, _ := edition.Parse(way)
		b := BookOf(e, nil)
		sources.Marked(t, filepath.Join("..", "..", "..", "game", "nile", "testdata", file), 5, b.Has, b.IsOurs)
	}
}

// Every mark leads to the page that tells why, and that page leads back to each.
func TestThePageOfWhatIsOurs(t *testing.T) {
	eachWay(func(way string, e edition.Edition) {
		b := BookOf(e, nil)
		marks, told := map[string]bool{}, map[string]bool{}
		for _, c := range b.Chapters {
			for _, k := range c.Blocks {
				if len(k.Ours) > 0 {
					marks[k.Number] = true
				}
				if c.Key == "ours" && k.Kind == rulebook.Bullet {
					told[k.Text[0].Link] = true
				}
			}
		}
		for n := range marks { // in any order: each by itself
			if !told[n] {
				t.Errorf("%s: the page does not tell of %s", way, n)
			}
		}
		if len(marks) != len(told) || len(marks) < 25 {
			t.Errorf("%s: %d marks, and %d are told", way, len(marks), len(told))
		}
	})
}
