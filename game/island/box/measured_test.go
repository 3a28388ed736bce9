package box

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// The shares of wins that the set-up tells of are those of decision 056.
func TestSharesAreThoseMeasured(t *testing.T) {
	text, err := os.ReadFile("../../../docs/decisions/056-the-island.md")
	if err != nil {
		t.Fatal(err)
	}
	number := regexp.MustCompile(`\d+`)
	of := func(row string) []string {
		_, rest, ok := strings.Cut(string(text), "\n| "+row)
		if !ok {
			t.Fatalf("decision 056 has no row %q", row)
		}
		line, _, _ := strings.Cut(rest, "\n")
		_, line, _ = strings.Cut(line, "|")
		return number.FindAllString(line, -1)
	}
	rows, per := of("gentle, easy; hard, deadly; hell"), len(Levels)-1
	normal := of("won, normal")
	at := 0
	for _, l := range Levels {
		for n, got := range l.Won {
			want := normal[n]
			if l.Name != "normal" {
				want = rows[n*per+at]
			}
			if fmt.Sprint(got) != want {
				t.Errorf("%s with %d: the set-up says %d of a hundred, decision 056 %s", l.Name, n+1, got, want)
			}
		}
		if l.Name != "normal" {
			at++
		}
	}
}
