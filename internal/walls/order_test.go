package walls

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// anyOrder marks a loop over a map whose order cannot matter, with the reason:
// "// in any order: it only counts".
const anyOrder = "// in any order: "

// listed is a package with where its compiled form lies.
type listed struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// Go walks maps in another order every time. Where the rules did, a replay
// could differ from the game. Loops over maps are refused in the rooms of the
// rules unless a comment says why the order cannot matter.
func TestRulesDoNotDependOnMapOrder(t *testing.T) {
	out := goCommand(t, "list", "-deps", "-export", "-json=ImportPath,Dir,Export,GoFiles", "./game/...", "./hexmap/...")
	compiled := map[string]string{}
	var rules []listed
	for dec := json.NewDecoder(strings.NewReader(out)); ; {
		var p listed
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		compiled[p.ImportPath] = p.Export
		if of, ok := ours(p.ImportPath); ok && isRules(of) {
			rules = append(rules, p)
		}
	}
	if len(rules) < 2 {
		t.Fatalf("only %d packages of rules found", len(rules))
	}
	open := func(path string) (io.ReadCloser, error) { return os.Open(compiled[path]) }
	for _, p := range rules {
		fset := token.NewFileSet()
		var parsed []*ast.File
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			parsed = append(parsed, f)
		}
		walks, err := mapWalks(fset, parsed, importer.ForCompiler(fset, "gc", open))
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range walks {
			name, _ := filepath.Rel(top(t), at.Filename)
			t.Errorf("%s:%d walks a map in no fixed order; sort it, or say %q and why", name, at.Line, anyOrder)
		}
	}
}

// mapWalks finds the loops over maps, and over maps.Keys, Values and All, that
// no comment excuses.
func mapWalks(fset *token.FileSet, parsed []*ast.File, imp types.Importer) ([]token.Position, error) {
	info := types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	if _, err := (&types.Config{Importer: imp}).Check("rules", fset, parsed, &info); err != nil {
		return nil, err
	}
	var found []token.Position
	for _, f := range parsed {
		excused := map[int]bool{}
		for _, group := range f.Comments {
			for _, c := range group.List {
				if strings.HasPrefix(c.Text, anyOrder) {
					line := fset.Position(c.Pos()).Line
					excused[line], excused[fset.Position(group.End()).Line+1] = true, true
				}
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			loop, ok := n.(*ast.RangeStmt)
			if !ok {
				return true
			}
			at := fset.Position(loop.Pos())
			if walksMap(loop.X, &info) && !excused[at.Line] {
				found = append(found, at)
			}
			return true
		})
	}
	return found, nil
}

func walksMap(x ast.Expr, info *types.Info) bool {
	if call, ok := ast.Unparen(x).(*ast.CallExpr); ok {
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return false
		}
		pkg, ok := sel.X.(*ast.Ident)
		if ok && pkg.Name == "maps" {
			return true
		}
	}
	typ := info.TypeOf(x)
	if typ == nil {
		return false
	}
	_, isMap := typ.Underlying().(*types.Map)
	return isMap
}

func TestMapWalksAreFound(t *testing.T) {
	const source = `package p

type tribes map[string]int

func f(m tribes, l []int) (n int) {
	for range l {
		n++
	}
	for range m {
		n++
	}
	for range m { // in any order: it only counts
		n++
	}
	// in any order: it only
	// counts
	for _, v := range m {
		n += v
	}
	for k := range (m) {
		n += len(k)
	}
	return n
}
`
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "p.go", source, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	walks, err := mapWalks(fset, []*ast.File{f}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(walks) != 2 || walks[0].Line != 9 || walks[1].Line != 20 {
		t.Errorf("found %v, want lines 9 and 20", walks)
	}
}
