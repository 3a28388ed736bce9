package engraving

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the fingerprints anew")

const fingerprints = "testdata/fingerprints.txt"

// fingerprint is how dark a card's picture is, part by part, in sixteen steps:
// so coarse that another machine's arithmetic does not show, so fine that a
// picture that came out otherwise does.
func fingerprint(s Subject) string {
	const cols, rows = 12, 4
	var b strings.Builder
	for _, d := range darkness(Paint(s, card, Sepia), cols, rows) {
		fmt.Fprintf(&b, "%x", min(int(d*16), 15))
	}
	return b.String()
}

// The pictures are those that were looked at. After a change that is meant,
// look at the sheets (-sheets) and write the fingerprints anew with -update.
func TestFingerprints(t *testing.T) {
	if *update {
		var b strings.Builder
		for _, s := range Subjects() {
			fmt.Fprintf(&b, "%s\t%s\n", s, fingerprint(s))
		}
		if err := os.WriteFile(fingerprints, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(fingerprints)
	if err != nil {
		t.Fatal(err)
	}
	kept := map[Subject]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		name, print, _ := strings.Cut(line, "\t")
		kept[Subject(name)] = print
	}
	if len(kept) != len(Subjects()) {
		t.Errorf("%d fingerprints for %d pictures", len(kept), len(Subjects()))
	}
	for _, s := range Subjects() {
		was, is := kept[s], fingerprint(s)
		if len(was) != len(is) {
			t.Errorf("%s has no fingerprint", s)
			continue
		}
		for i := range is {
			a, b := strings.IndexByte("0123456789abcdef", was[i]), strings.IndexByte("0123456789abcdef", is[i])
			if a-b > 1 || b-a > 1 { // one step off may be rounding
				t.Errorf("%s has changed: %s, was %s", s, is, was)
				break
			}
		}
	}
}
