package walls

import (
	"fmt"
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

// ruleNumber is the number of a rule of a rulebook of up to 27 chapters. Several
// stand behind each other with commas.
var ruleNumber = regexp.MustCompile(`^([1-9]|1\d|2[0-7])(\.\d+)*[a-z]?$`)

// mayCount says which rooms of render have such numbers in strings that are no
// rules, and why.
var mayCount = map[string]string{
	"render/vmtest":        "arguments of a command",
	"render/nile/niletest": "opens the rulebook at a place, for tests",
}

// numbersOfRules are the places in a file of a screen where the number of a rule
// is written down: it comes with the choice, the odds, the refusal or the event,
// or is one of those that the rules name (nile.RuleLoad and the like).
func numbersOfRules(path string, f *ast.File) (out []*ast.BasicLit) {
	if mayCount[filepath.ToSlash(filepath.Dir(path))] != "" {
		return nil
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if s, err := strconv.Unquote(lit.Value); err == nil && slices.ContainsFunc(strings.Split(s, ", "), ruleNumber.MatchString) {
				out = append(out, lit)
			}
		}
		return true
	})
	return out
}

func TestScreensWriteNoRuleNumbers(t *testing.T) {
	eachScreen(t, func(name string, fset *token.FileSet, f *ast.File) {
		for _, lit := range numbersOfRules(name, f) {
			t.Errorf("%s:%d writes down %s: which rule it is the rules know", name, fset.Position(lit.Pos()).Line, lit.Value)
		}
	})
}

// The wall itself is tested: each of these must be found out.
func TestTheWallFindsRuleNumbers(t *testing.T) {
	for _, c := range []struct {
		path, body string
		want       int
	}{
		{"render/nile/board/panel.go", `col.HeadingOf("9.1", words.Say("outfit.reach"))`, 1},
		{"render/nile/book/journal.go", "`8`", 1},
		{"render/nile/home/setup_players.go", `words.Phrase("cite.two", "a", "4.6", "b", "22")`, 2},
		{"render/nile/board/panel_pace.go", `col.HeadingOf("8.3, 12", words.Say("pace.title"))`, 1},
		{"render/nile/board/panel.go", "col.HeadingOf(nile.RuleActivity, text)", 0},
		{"render/chart/cartouche.go", `[]string{"0", "100"}`, 0},
		{"render/nile/book/points_graph.go", `c.TextWidth("1888", st)`, 0},
		{"render/vmtest/vmtest.go", `exec.Command("Xvfb", "-displayfd", "3")`, 0},
	} {
		f, err := parser.ParseFile(token.NewFileSet(), c.path, fmt.Sprintf("package x\n\nvar _ = %s\n", c.body), 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(numbersOfRules(c.path, f)); got != c.want {
			t.Errorf("%s: %s is found out %d times, not %d", c.path, c.body, got, c.want)
		}
	}
}
