package walls

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// notRaced are rooms that start goroutines, and whose tests do not run with -race: why.
var notRaced = map[string]string{
	"cmd/nile":          "whole screens are played there, which takes minutes; what it starts is saves' and play's",
	"render/menu":       "its only goroutine paints the chart of a save and posts it",
	"render/export":     "its only goroutine makes a preview and posts it",
	"render/again":      "it reads and paints copies, and posts what came of it",
	"render/vmtest":     "help for tests",
	"internal/xdisplay": "help for tests",
	"cmd/nile-serve":    "a module of its own: make cluster tests it, and servers are processes there",
	"internal/browser":  "it runs in a browser, which has one thread",
}

// TestWhoeverStartsGoroutinesIsRaced: each room that starts goroutines is in the list of
// the Makefile that runs with -race, and nobody else.
func TestWhoeverStartsGoroutinesIsRaced(t *testing.T) {
	const root = "../.."
	made, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(`(?m)^RACED := (.*)$`).FindSubmatch(made)
	if line == nil {
		t.Fatal("the Makefile has no list RACED")
	}
	var raced []string
	for _, room := range strings.Fields(string(line[1])) {
		raced = append(raced, strings.TrimPrefix(room, "./"))
	}
	starts := map[string]bool{}
	err = filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if e != nil && e.IsDir() && path == filepath.Join(root, "bin") { // what is built: a library's copy too
			return fs.SkipDir
		}
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		room, err := filepath.Rel(root, filepath.Dir(path))
		ast.Inspect(file, func(n ast.Node) bool {
			if _, is := n.(*ast.GoStmt); is {
				starts[filepath.ToSlash(room)] = true
			}
			return true
		})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	within := func(room string) bool {
		return slices.ContainsFunc(raced, func(r string) bool {
			r, all := strings.CutSuffix(r, "/...")
			return room == r || all && strings.HasPrefix(room, r+"/")
		})
	}
	for room := range starts { // in any order: each by itself
		if within(room) == (notRaced[room] != "") {
			t.Errorf("%s starts goroutines: it must be raced, or named here with the reason, and not both", room)
		}
	}
	for room := range notRaced { // in any order: each by itself
		if !starts[room] {
			t.Errorf("%s starts no goroutines", room)
		}
	}
}
