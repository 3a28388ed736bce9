package rules

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

func TestMain(m *testing.M) {
	words.Use(tell.Words())
	os.Exit(m.Run())
}

var update = flag.Bool("update", false, "write docs/rules.md anew")

const head = "# The rules of Source of the Nile\n\n<!-- Written by go generate ./render/nile/rules from assets/nile/rules and the " +
	"game's own tables. Do not edit it here. -->\n\n"

// the is the book with the usual keys.
func the() *rulebook.Book { return Book(nil) }

// docs/rules.md is what the program's book says.
func TestDocs(t *testing.T) {
	path := filepath.Join("..", "..", "..", "docs", "rules.md")
	want := head + the().Markdown()
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
		t.Error("docs/rules.md is out of date: run go generate ./render/nile/rules")
	}
}
