package nile

import (
	"path/filepath"
	"testing"

	"sourceofthenile/internal/sources"
)

// What the printed games say stands in testdata, statement by statement: where it is
// printed, the tests that show how it is played, and whether that is as printed. The
// rulebook marks what is not, and says why (render/nile/rules).
func TestEveryPrintedStatementHasATest(t *testing.T) {
	for file, least := range map[string]int{"printed-1978.tsv": 47, "printed-1979.tsv": 123} { // in any order: each by itself
		sources.Shown(t, filepath.Join("testdata", file), least, ".", "deck")
	}
}
