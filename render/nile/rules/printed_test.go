package rules

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/game/nile/edition"
	"sourceofthenile/render/rulebook"
)

var isOurs = regexp.MustCompile(`^ours ([0-9.]+(?:, [0-9.]+)*): `)

// What is known not to be as printed is marked in the book of the way to play that the
// printed one is, at the rules that the list names (game/nile/testdata).
func TestWhatIsNotAsPrintedIsMarked(t *testing.T) {
	for file, ways := range map[string][]string{ // in any order: each by itself
		"printed-1978.tsv": {edition.Third}, "printed-1979.tsv": {edition.Game1},
	} {
		data, err := os.ReadFile(filepath.Join("..", "..", "..", "game", "nile", "testdata", file))
		if err != nil {
			t.Fatal(err)
		}
		for _, way := range ways {
			e, _ := edition.Parse(way)
			b, n := BookOf(e, nil), 0
			for i, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
				cells := strings.Split(line, "\t")
				m := isOurs.FindStringSubmatch(cells[len(cells)-1])
				if m == nil {
					continue
				}
				n++
				for _, number := range strings.Split(m[1], ", ") {
					if !marked(b, number) {
						t.Errorf("%s, line %d: rule %s of the book of %s has no mark: %q", file, i+1, number, way, cells[0])
					}
				}
			}
			if n < 5 {
				t.Errorf("%s: only %d statements are not as printed; they are written in another way now", file, n)
			}
		}
	}
}

// marked reports whether a rule has the mark of what is ours, and its reason on the page.
func marked(b *rulebook.Book, number string) bool {
	at, ok := b.Find(number)
	if !ok || at.Block < 0 {
		return false
	}
	k := &b.Chapters[at.Chapter].Blocks[at.Block]
	return k.Number == number && len(k.Ours) > 0 && strings.Contains(k.String(), rulebook.Mark)
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
