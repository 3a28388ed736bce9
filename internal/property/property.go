// Package property checks what must hold over many drawn cases, the same cases
// in every run: a change passes or fails by what it does, never by luck.
// -rapid.seed=N draws others, -rapid.checks=N more of them.
package property

import (
	"flag"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// seed is what cases are drawn from where the command line names nothing else.
const seed = "1821"

var settle = sync.OnceFunc(func() {
	if f := flag.Lookup("rapid.seed"); f.Value.String() == "0" {
		_ = f.Value.Set(seed)
	}
	// Another run draws the case again; a file of it would lie among the sources.
	_ = flag.Lookup("rapid.nofailfile").Value.Set("true")
})

// Check fails t with the smallest case found for which holds fails.
func Check(t *testing.T, holds func(*rapid.T)) {
	t.Helper()
	settle()
	rapid.Check(t, holds)
}
