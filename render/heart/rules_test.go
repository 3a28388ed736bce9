package heart

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/internal/sources"
	"sourceofthenile/render/words"
)

//go:generate go test -run TestDocs -update .

var update = flag.Bool("update", false, "write docs/heart.md anew")

const head = "# The rules of Heart of Darkness\n\n<!-- Written by go generate ./render/heart from assets/heart/rules and the " +
	"game's own tables. Do not edit it here. -->\n\n"

// docs/heart.md is what the program's book says.
func TestDocs(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	path := filepath.Join("..", "..", "docs", "heart.md")
	want := head + rules(nil).Markdown()
	if *update {
		if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if strings.ReplaceAll(string(got), "\r\n", "\n") != want {
		t.Error("docs/heart.md is out of date: run go generate ./render/heart")
	}
}

// aNumber is the number of a rule in a source of the game.
var aNumber = regexp.MustCompile(`"((?:[1-9]|1[0-9]|2[0-2])(?:\.[1-9][0-9]?)?)"`)

// Every number that the game cites is in the book.
func TestEveryRuleCitedIsInTheBook(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	b, n := rules(nil), 0
	for _, dir := range []string{"game/heart", "game/heart/box"} {
		for _, name := range sources.Files(t, dir) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range aNumber.FindAllStringSubmatch(string(text), -1) {
				n++
				if _, ok := b.Find(m[1]); !ok && !b.Has(m[1]) {
					t.Errorf("%s cites rule %s, which is not in the book", filepath.Base(name), m[1])
				}
			}
		}
	}
	if n < 100 {
		t.Errorf("only %d numbers were found", n)
	}
}

// banned are words that no text a player sees may use (29).
var banned = regexp.MustCompile(`(?i)\b(natives?|tribes?|tribal|savages?|witch[- ]?doctors?|primitive|uncivili[sz]ed|heathens?|negro(es)?|kaffirs?|bushm[ae]n|hottentots?|pygm(y|ies)|dark continent|darkest|chieftains?|fetish(es)?|barbar(ian|ous)s?|exotic|cannibal(s|ism)?|zombies?|slaver?s?\b.*\b(buy|sell|price))\b`)

// Every text is read against chapter 29.
func TestTheThemeIsToldTruthfully(t *testing.T) {
	n := 0
	for _, dir := range []string{".", "words", "rules"} {
		files, err := filepath.Glob(filepath.Join("..", "..", "assets", "heart", dir, "*.txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Split(string(text), "\n") {
				n++
				said := line
				if _, text, ok := strings.Cut(line, " = "); ok && dir == "words" {
					said = text // keys are nobody's reading
				}
				if bad := banned.FindString(said); bad != "" {
					t.Errorf("%s, line %d, says %q", filepath.Base(name), i+1, bad)
				}
			}
		}
	}
	if n < 300 {
		t.Errorf("only %d lines were read", n)
	}
	for _, bad := range []string{"the natives", "A savage band", "a tribe", "witch doctor"} {
		if !banned.MatchString(bad) {
			t.Errorf("%q is let through", bad)
		}
	}
}
