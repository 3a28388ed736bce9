// Package lean builds the game as players get it: with a copy of Ebitengine in which
// imports that make the program larger, and do nothing for a player, are others.
// docs/decisions/036 says which and why.
package lean

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// Ebitengine is the library that is changed.
const Ebitengine = "github.com/hajimehoshi/ebiten/v2"

// A swap is an import of one of Ebitengine's files and what stands in for it: a room
// here, whose only file is copied into Ebitengine's folder internal.
type swap struct{ file, imported, by string }

var swaps = []swap{
	{"internal/builtinshader/shader.go", "text/template", "template"},
	{"internal/colormshader/shader.go", "text/template", "template"},
	{"internal/debug/caller.go", "go/build", "build"},
}

//go:embed template/template.go build/build.go
var rooms embed.FS

// note stands at the head of a changed file, as its licence asks for.
const note = "// Changed for Source of the Nile: %s stands in for %s.\n\n"

// The copy lies in a folder with this name, so that tools that go through the tree pass
// it by; the path is the same on every machine, as the program tells it.
var copied = filepath.Join("bin", "vendor", "ebitengine")

// Build has Go build the game for a system, with these options and these variables of
// the environment besides, from the source that the current folder belongs to.
func Build(out string, environment, options []string) error {
	root, modfile, err := prepare()
	if err != nil {
		return err
	}
	if out, err = filepath.Abs(out); err != nil {
		return err
	}
	args := append([]string{"build", "-modfile=" + modfile, "-buildvcs=false", "-o", out}, options...)
	cmd := exec.Command("go", append(args, "./cmd/nile")...)
	cmd.Dir, cmd.Stderr = root, os.Stderr
	cmd.Env = append(os.Environ(), environment...)
	return cmd.Run()
}

// prepare makes the copy, unless it is there, and gives the top of the source and the
// list of libraries that names the copy.
func prepare() (root, modfile string, err error) {
	mod, err := asked("env", "GOMOD")
	if err != nil {
		return "", "", err
	}
	root = filepath.Dir(mod)
	lib, err := asked("list", "-m", "-f", "{{.Version}} {{.Dir}}", Ebitengine)
	if err != nil {
		return "", "", err
	}
	version, from, _ := strings.Cut(lib, " ")
	to := filepath.Join(root, copied)
	if err := copyOf(from, to, version); err != nil {
		return "", "", fmt.Errorf("changing Ebitengine %s: %w", version, err)
	}
	modfile = to + ".mod"
	for _, f := range []struct{ from, to, more string }{
		{mod, modfile, "\nreplace " + Ebitengine + " => ./" + filepath.ToSlash(copied) + "\n"},
		{filepath.Join(root, "go.sum"), to + ".sum", ""},
	} {
		data, err := os.ReadFile(f.from)
		if err == nil {
			err = placed(f.to, append(data, f.more...))
		}
		if err != nil {
			return "", "", err
		}
	}
	return root, modfile, nil
}

// asked is what the go command answers.
func asked(args ...string) (string, error) {
	out, err := exec.Command("go", args...).Output()
	return strings.TrimSpace(string(out)), err
}

// placed writes a file so that nobody who builds at the same time sees half of it.
func placed(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), "making-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	return err
}

// copyOf copies Ebitengine, changed, unless that copy is there already.
func copyOf(from, to, version string) error {
	mark, err := markOf(version)
	if err != nil {
		return err
	}
	const name = "changed.txt"
	if had, err := os.ReadFile(filepath.Join(to, name)); err == nil && string(had) == mark {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	made, err := os.MkdirTemp(filepath.Dir(to), "making-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(made)
	if err := library(from, made); err != nil {
		return err
	}
	if err := exchange(made); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(made, name), []byte(mark), 0o644); err != nil {
		return err
	}
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	return os.Rename(made, to)
}

// markOf is what a copy is known by: the version and all that is changed in it.
func markOf(version string) (string, error) {
	h := sha256.New()
	fmt.Fprintf(h, "%s %v %s", version, swaps, note)
	for _, s := range swaps {
		data, err := rooms.ReadFile(roomOf(s))
		if err != nil {
			return "", err
		}
		h.Write(data)
	}
	return version + " " + hex.EncodeToString(h.Sum(nil)) + "\n", nil
}

func roomOf(s swap) string { return path.Join(s.by, s.by+".go") }

// library copies what a program is built from: no tests and no examples.
func library(from, to string) error {
	return filepath.WalkDir(from, func(at string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, at)
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "examples" || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		case strings.HasSuffix(rel, "_test.go"):
			return nil
		}
		data, err := os.ReadFile(at)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), data, 0o644)
	})
}

// exchange makes the swaps in a copy. Where an import is not what it was, it refuses:
// then Ebitengine has changed, and somebody has to look.
func exchange(dir string) error {
	for _, s := range swaps {
		at := filepath.Join(dir, filepath.FromSlash(s.file))
		data, err := os.ReadFile(at)
		if err != nil {
			return err
		}
		old, by := []byte("\t\""+s.imported+"\"\n"), Ebitengine+"/internal/"+s.by
		if bytes.Count(data, old) != 1 {
			return fmt.Errorf("%s does not import %s as it did", s.file, s.imported)
		}
		data = bytes.Replace(data, old, []byte("\t\""+by+"\"\n"), 1)
		if err := os.WriteFile(at, append(fmt.Appendf(nil, note, by, s.imported), data...), 0o644); err != nil {
			return err
		}
		room, err := rooms.ReadFile(roomOf(s))
		if err != nil {
			return err
		}
		to := filepath.Join(dir, "internal", s.by)
		if err := os.MkdirAll(to, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(to, s.by+".go"), room, 0o644); err != nil {
			return err
		}
	}
	return nil
}
