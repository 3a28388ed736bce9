package lean

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	real "text/template"

	"sourceofthenile/internal/lean/template"
)

// Of every kind of shader that Ebitengine writes with a template, the stand-in writes
// the same, to the letter: other letters would be other pictures.
func TestShadersAreTheSame(t *testing.T) {
	dir, err := asked("list", "-m", "-f", "{{.Dir}}", Ebitengine)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range swaps {
		if s.imported != "text/template" {
			continue
		}
		text := templateIn(t, filepath.Join(dir, s.file))
		want, got := real.Must(real.New("").Parse(text)), template.Must(template.New("").Parse(text))
		wrote := map[string]bool{}
		for filter := range 3 {
			for address := range 3 {
				of := struct {
					Filter, FilterNearest, FilterLinear, FilterPixelated      int
					Address, AddressUnsafe, AddressClampToZero, AddressRepeat int
				}{filter, 0, 1, 2, address, 0, 1, 2}
				var a, b bytes.Buffer
				if err := want.Execute(&a, of); err != nil {
					t.Fatal(err)
				}
				if err := got.Execute(&b, of); err != nil {
					t.Fatal(err)
				}
				if a.String() != b.String() {
					t.Errorf("%s, filter %d, address %d: the stand-in writes\n%s\nand not\n%s", s.file, filter, address, &b, &a)
				}
				wrote[b.String()] = true
			}
		}
		if len(wrote) != 9 {
			t.Errorf("%s: %d shaders, not 9", s.file, len(wrote))
		}
	}
}

// templateIn is the text that a file gives to Parse.
func templateIn(t *testing.T, path string) (text string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			return true
		}
		of, ok := call.Fun.(*ast.SelectorExpr)
		if lit, isText := call.Args[0].(*ast.BasicLit); ok && isText && of.Sel.Name == "Parse" {
			if text, err = strconv.Unquote(lit.Value); err != nil {
				t.Fatal(err)
			}
		}
		return true
	})
	if text == "" {
		t.Fatalf("%s gives no text to Parse", path)
	}
	return text
}

// What the stand-in does not know it refuses, rather than write something else.
func TestTemplateRefuses(t *testing.T) {
	for _, text := range []string{
		"{{.A}}", "{{if .A}}x{{end}}", "{{if ne .A .B}}x{{end}}", "{{if eq .A 1}}x{{end}}", "{{- if eq .A .B}}x{{end}}", "{{range .A}}{{end}}",
		"{{if eq .A .B}}x", "{{end}}", "{{else}}", "x{{if eq .A .B", "{{if eq .A .B}}{{end}}{{end}}",
	} {
		if _, err := template.New("").Parse(text); err == nil {
			t.Errorf("it takes %q", text)
		}
	}
	for _, of := range []any{struct{ A int }{}, struct{ A, B string }{}} {
		tmpl := template.Must(template.New("").Parse("{{if eq .A .B}}x{{end}}"))
		if err := tmpl.Execute(&bytes.Buffer{}, of); err == nil {
			t.Errorf("it compares fields of %T", of)
		}
	}
}

// Nothing that players get has in it what was taken out, on any system: or the linker
// would keep all again.
func TestNothingOfItIsLeft(t *testing.T) {
	root, modfile, err := prepare()
	if err != nil {
		t.Fatal(err)
	}
	for _, system := range []string{"js/wasm", "linux/amd64", "windows/amd64", "darwin/arm64"} {
		goos, goarch, _ := strings.Cut(system, "/")
		c := exec.Command("go", "list", "-deps", "-modfile="+modfile, "./cmd/nile")
		c.Dir = root
		c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
		out, err := c.Output()
		if err != nil {
			t.Fatal(err)
		}
		rooms := strings.Fields(string(out))
		for _, s := range swaps {
			if slices.Contains(rooms, s.imported) {
				t.Errorf("%s: %s is in it", system, s.imported)
			}
			if !slices.Contains(rooms, Ebitengine+"/internal/"+s.by) {
				t.Errorf("%s: what stands in for %s is not in it", system, s.imported)
			}
		}
	}
}

// Where Ebitengine is no longer what the swaps were made for, it is not changed blindly.
func TestAnotherEbitengineIsRefused(t *testing.T) {
	dir := t.TempDir()
	if err := exchange(dir); err == nil {
		t.Error("a library without the files is taken")
	}
	for _, s := range swaps {
		at := filepath.Join(dir, s.file)
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte("package x\n\nimport \"fmt\"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := exchange(dir); err == nil || !strings.Contains(err.Error(), "as it did") {
		t.Errorf("a library with other imports is taken (%v)", err)
	}
}
