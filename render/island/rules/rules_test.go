package rules

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/internal/sources"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

func TestMain(m *testing.M) {
	words.Use(tell.Words())
	os.Exit(m.Run())
}

var update = flag.Bool("update", false, "write docs/island.md anew")

const head = "# The rules of In the Heart of Darkness\n\n<!-- Written by go generate ./render/island/rules from assets/island/rules and the " +
	"game's own tables. Do not edit it here. -->\n\n"

func read(t *testing.T) *rulebook.Book {
	t.Helper()
	b, err := Read()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// docs/island.md is what the program's book says.
func TestDocs(t *testing.T) {
	path := filepath.Join("..", "..", "..", "docs", "island.md")
	want := head + read(t).Markdown()
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
		t.Error("docs/island.md is out of date: run go generate ./render/island/rules")
	}
}

// aNumber is the number of a rule in a source of the game.
var aNumber = regexp.MustCompile(`(?i)rule:? *(?:=|:=)?(?: game\.Rule\()? *"((?:[1-9]|1[0-9]|2[0-2])(?:\.[1-9][0-9]?)?b?)"`)

// Every number that the game cites is in the book, and every reference in it leads somewhere.
func TestEveryRuleCitedIsInTheBook(t *testing.T) {
	b, n := read(t), 0
	for _, name := range append(sources.Files(t, "game/island"), sources.Files(t, "game/island/box")...) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range aNumber.FindAllStringSubmatch(string(text), -1) {
			n++
			if _, ok := b.Find(m[1]); !ok {
				t.Errorf("%s cites rule %s, which is not in the book", filepath.Base(name), m[1])
			}
		}
	}
	if n < 80 {
		t.Errorf("only %d numbers were found", n)
	}
	for _, c := range b.Chapters {
		for _, k := range c.Blocks {
			for _, s := range k.Text {
				if _, ok := b.Find(s.Link); s.Link != "" && !ok {
					t.Errorf("%s leads to rule %s, which is not in the book", c.Name(), s.Link)
				}
			}
		}
	}
}

// The book has every chapter from 1 to 22, and its prose stays short.
func TestTheBookIsWholeAndShort(t *testing.T) {
	b, prose := read(t), 0
	for _, c := range b.Chapters {
		for _, k := range c.Blocks {
			if k.Kind != rulebook.TableOf {
				prose += len(strings.Fields(k.String()))
			}
		}
	}
	for n := 1; n <= 22; n++ {
		if !b.Has(words.Number(n)) {
			t.Errorf("there is no chapter %d", n)
		}
	}
	if prose > 4000 {
		t.Errorf("%d words of prose, want no more than 4000", prose)
	}
}
