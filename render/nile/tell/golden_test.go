package tell

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

var update = flag.Bool("update", false, "write the golden files anew")

// mostKept is how many keys of one kind of event are kept as they read: so that a disaster
// or find more, told as others of its kind are, changes nothing that is kept.
const mostKept = 8

// The journal as it reads: every kind of event in every one of its wordings, with one set of
// figures for each. All have their blanks filled in; of a kind's many keys the first are kept.
func TestJournalGolden(t *testing.T) {
	v := view(newTable(t, 2, 1), 0)
	inland := int32(hexmap.None)
	for i := range v.Map().Cells {
		if v.Map().IsBlank(hexmap.ID(i)) {
			inland = int32(i)
		}
	}
	var out strings.Builder
	for kind := nile.GameBegan; kind <= nile.Answered; kind++ {
		seen := map[string]bool{}
		for n := range int32(2 * 42 * 4 * 7) {
			low := 1 - n/(42*4*7) // figures above nought first
			e := game.Event{Kind: kind, Seat: 0, At: inland, Args: [6]int32{
				(low + n) % 42, (low + n/42) % 4, low + n%13, (low + n/42) % 7, (low + n) % 7, n / 168 % 2,
			}, Rule: "1"}
			tell := teller{v: v, e: e, b: blanks{}}
			tell.common()
			key := tell.key()
			if key == "" || seen[key] {
				continue
			}
			seen[key] = true
			for i := range words.Default().Wordings(key) {
				told := say(key, uint32(i), tell.b)
				if strings.ContainsAny(told, "{}") {
					t.Errorf("%s, wording %d: a blank is left in %q", key, i, told)
				}
				if len(seen) <= mostKept {
					fmt.Fprintf(&out, "%3d %-32s %s\n", kind, key, told)
				}
			}
		}
		if len(seen) == 0 && kind != nile.CardDrawn {
			t.Errorf("event kind %d has no words", kind)
		}
	}
	name := filepath.Join("testdata", "journal.txt")
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	got, old := strings.Split(out.String(), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(got), len(old)) {
		var g, w string
		if i < len(got) {
			g = got[i]
		}
		if i < len(old) {
			w = old[i]
		}
		if g != w {
			t.Fatalf("line %d reads\n%s\nthe golden file has\n%s\nrun the test with -update if that is meant", i+1, g, w)
		}
	}
}
