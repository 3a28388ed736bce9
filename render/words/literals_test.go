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

// sentence is a text with a word in small letters after a blank, or with a hot key.
// Letters that are set apart ("O c e a n") are such words too.
var sentence = regexp.MustCompile(`\pL[.,;:]?[ \x{a0}]\p{Ll}|[ \x{a0}]\p{Ll}|_\pL|\pL: $`)

// setApart is a word whose letters stand a blank apart.
var setApart = regexp.MustCompile(`(?:^|\PL)\pL \pL \pL(?: \pL)*(?:\PL|$)`)

func TestLettersSetApartAreFound(t *testing.T) {
	for text, want := range map[string]bool{ // in any order: each by itself
		"O c e a n": true, "P a r t s   U n k n o w n": true, "the R e d Sea": true,
		"A J Laing": false, "a word is a word": false, "M 3 4 L 5 6": false, "": false,
	} {
		if setApart.MatchString(text) != want {
			t.Errorf("%q is taken for letters set apart: %v", text, !want)
		}
	}
}

// shownBy are the functions and fields of the kit whose texts players read, and
// which of their arguments those are.
var shownBy = map[string][]int{
	"Text": {1}, "TextWidth": {0}, "Heading": {0, 1}, "HeadingOf": {1}, "Pair": {1, 2}, "FactRow": {3, 4},
	"Plain": {0}, "T": {0}, "B": {0}, "I": {0}, "InRed": {0}, "RuleSpan": {0}, "Bold": {0},
	"Tell": {0, 1}, "Fail": {0}, "Toggle": {2}, "ButtonWidth": {0}, "GoOnButton": {3}, "CloseButton": {3},
}

var shownIn = []string{"Label", "Hint", "Title", "Yes", "No", "Tip"}

// No sentence is written in the sources of the screens: all lie in the files.
func TestNoSentencesInTheSources(t *testing.T) {
	files, looked := token.NewFileSet(), 0
	for name, source := range sources(t) { // in any order: each is looked at alone
		if filepath.Ext(name) != ".go" || slices.ContainsFunc([]string{"render/words", "niletest", "uitest", "render/vmtest", "nile/hands"}, func(s string) bool {
			return strings.Contains(filepath.ToSlash(name), s)
		}) {
			continue
		}
		f, err := parser.ParseFile(files, name, source, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit: // wherever it stands: nobody sets letters apart but to show them
				if text, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil && setApart.MatchString(text) {
					t.Errorf("%s: %q belongs into the files of words, and the kit sets letters apart", files.Position(n.Pos()), text)
				}
			case *ast.CallExpr:
				called := ""
				switch fun := n.Fun.(type) {
				case *ast.SelectorExpr:
					called = fun.Sel.Name
				case *ast.Ident:
					called = fun.Name
				}
				for _, i := range shownBy[called] {
					if i < len(n.Args) {
						looked++
						says(t, files, n.Args[i])
					}
				}
			case *ast.KeyValueExpr:
				if k, ok := n.Key.(*ast.Ident); ok && slices.Contains(shownIn, k.Name) {
					looked++
					says(t, files, n.Value)
				}
			}
			return true
		})
	}
	if looked < 500 {
		t.Errorf("only %d texts were looked at", looked)
	}
}

// says complains of sentences written in an expression. Keys and what blanks
// are filled with are no sentences.
func says(t *testing.T, files *token.FileSet, e ast.Expr) {
	t.Helper()
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.SelectorExpr); ok && slices.Contains([]string{"Say", "Phrase", "Vary"}, f.Sel.Name) {
				return false
			}
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil && sentence.MatchString(text) {
				t.Errorf("%s: %q belongs into the files of words", files.Position(n.Pos()), text)
			}
		}
		return true
	})
}
