package walls

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// beyondTheScreen is what no screen may reach, as a game may be played at another machine: the
// table with its log, the record of it, and what makes one of the other.
var beyondTheScreen = map[string]bool{
	"Table": true, "NewTable": true, "Record": true, "Replay": true, "Retrace": true, "Resume": true, "TakeUp": true, "Retell": true,
}

// holdsTables are the rooms of the window that have a table: the one that plays at this machine,
// and those that drive tests.
var holdsTables = []string{"render/local", "render/nile/niletest", "render/nile/hands"}

// reaches are the places in a file that reach for the table of the game shown, or for its seed.
func reaches(f *ast.File) (out []ast.Node) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.SelectorExpr:
			if of, ok := x.X.(*ast.Ident); ok && of.Name == "game" && beyondTheScreen[x.Sel.Name] {
				out = append(out, n)
			}
		case *ast.CallExpr:
			if s, ok := x.Fun.(*ast.SelectorExpr); ok && s.Sel.Name == "Seed" && len(x.Args) == 0 {
				out = append(out, n)
			}
		}
		return true
	})
	return out
}

func TestNoScreenReachesTheTable(t *testing.T) {
	eachScreen(t, func(name string, fset *token.FileSet, f *ast.File) {
		room := filepath.ToSlash(filepath.Dir(name))
		if !strings.HasPrefix(room, "render") || matchesAny(holdsTables, room) {
			return
		}
		for _, n := range reaches(f) {
			t.Errorf("%s:%d reaches for the table, the record or the seed: ask play.Board", name, fset.Position(n.Pos()).Line)
		}
	})
}

func TestTheWallFindsTables(t *testing.T) {
	for src, want := range map[string]int{ // in any order: each by itself
		"var t *game.Table": 1, "func f(r *game.Record) {}": 1, "var s = t.Seed()": 1, "var t, err = game.Replay(r, rec)": 1,
		"var s game.Story": 0, "var t = l.post.Table()": 0, "var s = p.Position()": 0,
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "", "package p\n"+src, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(reaches(f)); got != want {
			t.Errorf("%q: %d places found, want %d", src, got, want)
		}
	}
}
