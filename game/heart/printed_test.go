package heart

import (
	"path/filepath"
	"testing"

	"sourceofthenile/internal/sources"
)

// What the printed booklet says stands in testdata, statement by statement: where it is printed, the
// number of ours, the tests that show how it is played, and whether that is as printed. The rulebook
// marks what is not, and says why (render/heart).
func TestEveryPrintedStatementHasATest(t *testing.T) {
	sources.Shown(t, filepath.Join("testdata", "printed-2021.tsv"), 200, ".", "chart", "ground")
}
