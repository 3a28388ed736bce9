package walls

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// reckoning is what the rules of Source of the Nile know of prices, weights,
// what carries how much, paces and limits. Screens ask a view, a choice or odds,
// which have it worked out for the party before them.
var reckoning = []string{
	"Price", "BarterPrice", "SoldAt", "Carries", "FullCrew", "MusterOf", "CrewCost", "PortageTrips", "MovementPoints",
	"LostNumber", "LostOdds", "LostUpstream", "HuntBag", "Nursing", "RemoteFrom",
	"LostLeaving", "LostGoingUp", "ReachAt",
}

// mayReckon prints the rulebook, tables and all.
var mayReckon = []string{"render/nile/rules/..."}

// mayIndex says which files may take the numbers of an event by their place,
// and why. All others read them by name: nile.As[nile.MovedEvent] and the like.
var mayIndex = map[string]string{
	"render/nile/tell/tell.go": "of several wordings the numbers themselves pick one, whatever they mean",
}

// reckonings are the places in a file of a screen that do what the rules
// should: name what they reckon with, or take the numbers of an event by place.
func reckonings(path string, f *ast.File) (out []ast.Node) {
	room := filepath.ToSlash(filepath.Dir(path))
	ast.Inspect(f, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.SelectorExpr:
			if of, ok := x.X.(*ast.Ident); ok && of.Name == "nile" && slices.Contains(reckoning, x.Sel.Name) && !matchesAny(mayReckon, room) {
				out = append(out, x)
			}
		case *ast.IndexExpr:
			if numbersOfAnEvent(x.X) && mayIndex[filepath.ToSlash(path)] == "" {
				out = append(out, x)
			}
		case *ast.CallExpr:
			for i, a := range x.Args {
				if i > 0 && isMiles(x.Args[i-1]) && reckoned(a) {
					out = append(out, a)
				}
			}
		case *ast.KeyValueExpr:
			if isMiles(x.Key) && reckoned(x.Value) {
				out = append(out, x.Value)
			}
		case *ast.SliceExpr:
			if numbersOfAnEvent(x.X) && mayIndex[filepath.ToSlash(path)] == "" {
				out = append(out, x)
			}
		}
		return true
	})
	return out
}

// isMiles reports whether an expression is the blank "miles" of a sentence;
// reckoned, whether one is worked out on the spot: nile.Miles has the miles.
func isMiles(x ast.Expr) bool {
	lit, ok := x.(*ast.BasicLit)
	return ok && lit.Value == `"miles"`
}

func reckoned(x ast.Expr) bool {
	_, ok := x.(*ast.BinaryExpr)
	return ok
}

// numbersOfAnEvent reports whether an expression is an event's Args; those of
// the program, os.Args, are others.
func numbersOfAnEvent(x ast.Expr) bool {
	s, ok := x.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != "Args" {
		return false
	}
	of, ok := s.X.(*ast.Ident)
	return !ok || of.Name != "os"
}

// rulesFree are folders of screens where Args is something else: a path's
// segments.
var rulesFree = []string{"render/chart", "render/chart/..."}

func TestScreensDoNotReckon(t *testing.T) {
	eachScreen(t, func(name string, fset *token.FileSet, f *ast.File) {
		if matchesAny(rulesFree, filepath.ToSlash(filepath.Dir(name))) {
			return
		}
		for _, n := range reckonings(name, f) {
			t.Errorf("%s:%d reckons what the rules know: ask a view, a choice or odds, or a reader of events", name, fset.Position(n.Pos()).Line)
		}
	})
}

// eachScreen calls f with every file of render and cmd that is no test: what
// cmd tells without a window it has from the rules as well.
func eachScreen(t *testing.T, f func(name string, fset *token.FileSet, file *ast.File)) {
	t.Helper()
	root, seen := top(t), 0
	each := func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		seen++
		f(name, fset, file)
		return nil
	}
	for _, room := range []string{"render", "cmd"} {
		if err := filepath.WalkDir(filepath.Join(root, room), each); err != nil {
			t.Fatal(err)
		}
	}
	if seen < 100 {
		t.Fatalf("only %d files of screens found", seen)
	}
}

// What the wall names is there to be named.
func TestTheRulesHaveWhatScreensMayNotName(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(top(t), "game", "nile", "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	declared := map[string]bool{}
	for _, path := range files {
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil {
					declared[d.Name.Name] = true
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if v, ok := s.(*ast.ValueSpec); ok {
						for _, name := range v.Names {
							declared[name.Name] = true
						}
					}
				}
			}
		}
	}
	for _, name := range reckoning {
		if !declared[name] {
			t.Errorf("the rules have no %s: the wall looks for nothing", name)
		}
	}
}

// The wall itself is tested: each of these must be found out.
func TestTheWallFindsReckoning(t *testing.T) {
	for _, c := range []struct {
		path, body string
		want       int
	}{
		{"render/nile/home/outfit.go", "nile.Price(nile.Bearers)", 1},
		{"render/nile/rules/tables.go", "nile.Price(nile.Bearers)", 0},
		{"render/nile/home/outfit.go", "party.Price[i]", 0},
		{"render/nile/month.go", "e.Args[2]", 1},
		{"render/nile/month.go", "p.Fresh()[0].Args[2]", 1},
		{"render/nile/month.go", "e.Args[:3]", 1},
		{"render/nile/month.go", "eventMark{e.Args}", 0},
		{"render/nile/month.go", "nile.As[nile.MovedEvent](e).Spent", 0},
		{"render/nile/month.go", `words.Say("far", "miles", 100*n)`, 1},
		{"render/nile/month.go", `words.Blanks{"miles": 100 * n}`, 1},
		{"render/nile/month.go", `words.Say("far", "miles", nile.Miles(n))`, 0},
		{"render/nile/home/portchoice.go", "nile.LostLeaving(t, w).Odds", 1},
		{"render/nile/home/portchoice.go", "v.LostLeaving(l)", 0},
		{"cmd/nile/simulate.go", "e.Args[2]", 1},
		{"render/filedialog/child.go", "os.Args[0]", 0},
	} {
		f, err := parser.ParseFile(token.NewFileSet(), c.path, fmt.Sprintf("package x\n\nvar _ = %s\n", c.body), 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(reckonings(c.path, f)); got != c.want {
			t.Errorf("%s: %s is found out %d times, not %d", c.path, c.body, got, c.want)
		}
	}
}
