package render

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/render/ui/uitest"
)

// sceneTypes are the names of all types of this room that are scenes, read
// from its source: those with a Name and a Frame of a context and an App.
func sceneTypes(t *testing.T) []string {
	t.Helper()
	sources, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	names, frames := map[string]bool{}, map[string]bool{}
	for _, source := range sources {
		if strings.HasSuffix(source, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), source, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || len(f.Recv.List) == 0 {
				continue
			}
			of := f.Recv.List[0].Type
			if star, ok := of.(*ast.StarExpr); ok {
				of = star.X
			}
			id, ok := of.(*ast.Ident)
			if !ok {
				continue
			}
			switch {
			case f.Name.Name == "Name" && f.Type.Params.NumFields() == 0:
				names[id.Name] = true
			case f.Name.Name == "Frame" && f.Type.Params.NumFields() == 2 && isDesk(f.Type.Params.List):
				frames[id.Name] = true
			}
		}
	}
	var out []string
	for name := range names {
		if frames[name] {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// isDesk reports whether the last parameter is a Desk.
func isDesk(params []*ast.Field) bool {
	id, ok := params[len(params)-1].Type.(*ast.Ident)
	return ok && id.Name == "Desk"
}

// typeOf is the name of a scene's type.
func typeOf(s Screen) string {
	typ := reflect.TypeOf(s)
	if typ.Kind() == reflect.Pointer {
		typ = typ.Elem()
	}
	return typ.Name()
}

// laidOut are the types of scene that TestScreensFit, TestFlowScreensFit and
// TestOverlaidScreensFit put into every window.
func laidOut(t *testing.T) map[string]bool {
	out := map[string]bool{}
	note := func(d *saloon) {
		for _, p := range d.Screens() {
			out[typeOf(p)] = true
			if ts, ok := p.(*tableScene); ok && ts.sub != nil {
				out[typeOf(ts.sub)] = true
			}
		}
	}
	for _, make := range screens() {
		d := make()
		d.stage(t)
		note(d)
	}
	for name := range games {
		d, _ := tableOf(sitAt(t, name))
		st := d.stage(t)
		st.Wait(0.1)
		note(d)
	}
	for _, after := range afterwards {
		p := sitAt(t, after.game)
		d, s := table(p)
		st := d.stage(t)
		after.do(t, p, s, st)
		note(d)
	}
	for name := range overlaid {
		d, _ := laid(t, name, uitest.Size{W: 1280, H: 800, Text: 100})
		note(d)
	}
	return out
}

// A screen cannot be added without being laid out in every window and text
// size: one way to come to it must stand in screens, games or afterwards.
func TestEverySceneIsLaidOut(t *testing.T) {
	all, seen := sceneTypes(t), laidOut(t)
	if len(all) < 25 {
		t.Fatalf("only %d scenes were found: %v", len(all), all)
	}
	for _, name := range all {
		if !seen[name] {
			t.Errorf("no test lays out %s: add a way to it to screens, games or afterwards", name)
		}
		delete(seen, name)
	}
	if len(seen) > 0 {
		t.Errorf("laid out, and not found in the source: %v", slices.Sorted(maps.Keys(seen)))
	}
	if n := len(uitest.Sizes()); n != 20 {
		t.Errorf("%d sizes of window and text, not 20", n)
	}
}
