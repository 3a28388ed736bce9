package nile_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"reflect"
	"slices"
	"testing"

	"sourceofthenile/internal/sources"
	"sourceofthenile/render/desk"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui/uitest"
)

// sceneTypes are the names of all types of the rooms of screens that are
// screens, with their package, read from the source: those with a Name and a
// Frame of a context and a desk.
func sceneTypes(t *testing.T) []string {
	t.Helper()
	names, frames := map[string]bool{}, map[string]bool{}
	for _, path := range sources.Files(t, "render/nile", "render/menu", "render/play", "render/export") {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			embedding(d, "Table", func(name string) { frames[file.Name.Name+"."+name] = true })
			embedding(d, "Print", func(name string) { names[file.Name.Name+"."+name] = true })
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
			name := file.Name.Name + "." + id.Name
			switch {
			case f.Name.Name == "Name" && f.Type.Params.NumFields() == 0:
				names[name] = true
			case f.Name.Name == "Frame" && f.Type.Params.NumFields() == 2 && isDesk(f.Type.Params.List):
				frames[name] = true
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

// embedding calls f with the types that have something of another room's: the frame of the
// one table scene, the name of a page of print.
func embedding(d ast.Decl, what string, f func(name string)) {
	g, ok := d.(*ast.GenDecl)
	if !ok {
		return
	}
	for _, spec := range g.Specs {
		typ, ok := spec.(*ast.TypeSpec)
		if !ok {
			continue
		}
		if fields, ok := typ.Type.(*ast.StructType); ok {
			for _, field := range fields.Fields.List {
				if of, ok := field.Type.(*ast.SelectorExpr); ok && len(field.Names) == 0 && of.Sel.Name == what {
					f(typ.Name.Name)
				}
			}
		}
	}
}

// isDesk reports whether the last parameter is a Desk.
func isDesk(params []*ast.Field) bool {
	of, ok := params[len(params)-1].Type.(*ast.SelectorExpr)
	return ok && of.Sel.Name == "Desk"
}

// typeOf is the name of a screen's type, with its package.
func typeOf(s desk.Screen) string {
	typ := reflect.TypeOf(s)
	if typ.Kind() == reflect.Pointer {
		typ = typ.Elem()
	}
	return typ.String()
}

// laidOut are the types of scene that TestScreensFit, TestFlowScreensFit and
// TestOverlaidScreensFit put into every window.
func laidOut(t *testing.T) map[string]bool {
	out := map[string]bool{}
	note := func(d *niletest.Saloon) {
		for _, p := range d.Screens() {
			out[typeOf(p)] = true
			if ts, ok := p.(*screens.TableScene); ok && ts.Sub != nil {
				out[typeOf(ts.Sub)] = true
			}
		}
	}
	for _, make := range niletest.Screens() {
		d := make()
		d.Stage(t)
		note(d)
	}
	for name := range niletest.Games {
		d, _ := niletest.TableOf(niletest.SitAt(t, name))
		st := d.Stage(t)
		st.Wait(0.1)
		note(d)
	}
	for _, after := range niletest.Afterwards {
		p := niletest.SitAt(t, after.Game)
		d, s := niletest.Table(p)
		st := d.Stage(t)
		after.Do(t, p, s, st)
		note(d)
	}
	for name := range niletest.Overlaid {
		d, _ := niletest.Laid(t, name, uitest.Size{W: 1280, H: 800, Text: 100})
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
}
