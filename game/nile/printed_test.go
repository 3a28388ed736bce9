package nile

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What the printed games say stands in testdata, statement by statement: where it is
// printed, the tests that show how it is played, and whether that is as printed. The
// rulebook marks what is not, and says why (render/nile/rules).
var printed = map[string]int{ // the files, with how many statements there are at the least
	"printed-1978.tsv": 47,
	"printed-1979.tsv": 123,
}

var verdict = regexp.MustCompile(`^(right|ours [0-9.]+(, [0-9.]+)*: .+)$`)

func TestEveryPrintedStatementHasATest(t *testing.T) {
	names := map[string]bool{}
	for _, text := range sources(t, true) {
		for _, m := range testName.FindAllStringSubmatch(text, -1) {
			names[m[1]] = true
		}
	}
	for file, least := range printed { // in any order: each by itself
		data, err := os.ReadFile(filepath.Join("testdata", file))
		if err != nil {
			t.Fatal(err)
		}
		said := map[string]bool{}
		for i, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
			if i < 2 { // what it is, and the heads
				continue
			}
			cells := strings.Split(line, "\t")
			if len(cells) != 4 || cells[0] == "" || cells[1] == "" || cells[2] == "" || !verdict.MatchString(cells[3]) {
				t.Errorf("%s, line %d: a statement, where it is, its tests, and right or ours with a rule and why, not %q", file, i+1, line)
				continue
			}
			if key := cells[0] + cells[1]; said[key] {
				t.Errorf("%s, line %d: %q stands there twice", file, i+1, cells[0])
			} else {
				said[key] = true
			}
			for _, name := range strings.Fields(cells[2]) {
				if name != "-" && !names[name] {
					t.Errorf("%s, line %d: there is no test %s", file, i+1, name)
				}
			}
		}
		if len(said) < least {
			t.Errorf("%s: %d statements, want %d", file, len(said), least)
		}
	}
}
