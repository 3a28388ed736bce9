// Package sources is for tests that read the program's own sources: where they
// are, and which there are.
package sources

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Root is the top folder of the tree: the one with go.mod.
func Root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("no go.mod above the test's folder")
		}
		dir = up
	}
}

// Files are the Go sources of rooms and of the rooms in them, without tests:
// rooms as "render/nile". Folders for tests (whose names end in "test") are left out.
func Files(t testing.TB, rooms ...string) (out []string) {
	t.Helper()
	root := Root(t)
	for _, room := range rooms {
		err := filepath.WalkDir(filepath.Join(root, room), func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (strings.HasSuffix(d.Name(), "test") || d.Name() == "testdata"):
				return filepath.SkipDir
			case strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
				out = append(out, path)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(out) == 0 {
		t.Fatalf("no sources in %v", rooms)
	}
	return out
}

// Texts are the sources of the folders that a test stands in or names from there, run together:
// those of the program, and those of its tests.
func Texts(t testing.TB, dirs ...string) (program, tests string) {
	t.Helper()
	for _, dir := range dirs {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			text, err := os.ReadFile(f)
			switch {
			case err != nil:
				t.Fatal(err)
			case strings.HasSuffix(f, "_test.go"):
				tests += string(text)
			default:
				program += string(text)
			}
		}
	}
	return program, tests
}
