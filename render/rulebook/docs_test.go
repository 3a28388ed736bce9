package rulebook

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write docs/rules.md anew")

// docs/rules.md is what the program's book says.
func TestDocs(t *testing.T) {
	path := filepath.Join("..", "..", "docs", "rules.md")
	want := The().Markdown()
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
		t.Error("docs/rules.md is out of date: run go generate ./render/rulebook")
	}
}
