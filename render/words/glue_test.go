package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// glue is what stands between the pieces of a sentence: blanks, and signs that
// are no more than punctuation. Line feeds are layout.
var glue = regexp.MustCompile(`^[ \x{a0}]*[.,;:()·–—?!%+]*[ \x{a0}]*$`)

// Nothing that players read is put together from pieces: no blank, stop, comma or
// bracket is set in the sources beside what the files say. Sentences follow each
// other by words.Sentences and page.Sentences, a rule behind them by page.Cited,
// and what is set in a face of its own stands in its sentence by page.Said.
func TestNoGlueInTheSources(t *testing.T) {
	files, looked := token.NewFileSet(), 0
	for name, source := range sources(t) { // in any order: each is looked at alone
		name = filepath.ToSlash(name)
		if filepath.Ext(name) != ".go" || slices.ContainsFunc([]string{"render/words", "test", "nile/hands", "nile/story"}, func(s string) bool { return strings.Contains(name, s) }) {
			continue // the story's writer minds its sentences itself
		}
		if filepath.Ext(name) != ".go" {
			continue
		}
		f, err := parser.ParseFile(files, name, source, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.KeyValueExpr: // IDs are nobody's language
				k, ok := n.Key.(*ast.Ident)
				return !ok || k.Name != "ID"
			case *ast.CallExpr:
				looked++
				if called(n) == "Join" && len(n.Args) == 2 && saysAnything(n.Args[0]) {
					glued(t, files, n.Args[1])
				}
				if slices.Contains([]string{"Plain", "T", "B", "I", "InRed"}, called(n)) {
					for _, a := range n.Args {
						for _, lit := range added(a) {
							if called(n) != "Plain" || lit != a { // an empty line is no glue
								glued(t, files, lit)
							}
						}
					}
				}
				if strings.HasPrefix(called(n), "Sprint") && slices.ContainsFunc(n.Args, saysAnything) {
					t.Errorf("%s: what the files say is put together by fmt", files.Position(n.Pos()))
				}
			case *ast.BinaryExpr:
				if all := added(n); slices.ContainsFunc(all, saysAnything) {
					for _, lit := range all {
						glued(t, files, lit)
					}
				}
			case *ast.AssignStmt:
				if n.Tok == token.ADD_ASSIGN && saysAnything(n.Rhs[0]) {
					for _, lit := range added(n.Rhs[0]) {
						glued(t, files, lit)
					}
				}
			}
			return true
		})
	}
	if looked < 10000 {
		t.Errorf("only %d calls were looked at", looked)
	}
}

// called is the name of what is called, without its room.
func called(n *ast.CallExpr) string {
	switch fun := n.Fun.(type) {
	case *ast.SelectorExpr:
		return fun.Sel.Name
	case *ast.Ident:
		return fun.Name
	}
	return ""
}

// added are the terms of a sum of texts.
func added(e ast.Expr) []ast.Expr {
	if b, ok := e.(*ast.BinaryExpr); ok && b.Op == token.ADD {
		return append(added(b.X), added(b.Y)...)
	}
	return []ast.Expr{e}
}

// saysAnything reports whether an expression asks the files for words: by a book,
// or by those who tell what happens. Keys and names of pictures are no words.
func saysAnything(e ast.Expr) (says bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok {
			if f, ok := c.Fun.(*ast.SelectorExpr); ok {
				room, _ := f.X.(*ast.Ident)
				says = says || room != nil && (room.Name == "words" || room.Name == "tell") && !strings.HasSuffix(f.Sel.Name, "Key") && !strings.HasSuffix(f.Sel.Name, "Picture")
			}
		}
		return !says
	})
	return says
}

// glued complains of punctuation set by hand.
func glued(t *testing.T, files *token.FileSet, e ast.Expr) {
	t.Helper()
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return
	}
	if text, err := strconv.Unquote(lit.Value); err == nil && text != "" && glue.MatchString(text) {
		t.Errorf("%s: %q is set between what the files say", files.Position(lit.Pos()), text)
	}
}
