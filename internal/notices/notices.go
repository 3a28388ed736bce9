// Package notices is what goes with every copy of the program: the licences of the typefaces
// and libraries that are built in, with their texts.
package notices

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A Notice is a file that goes with a copy.
type Notice struct {
	Name string // without a folder
	Text []byte
}

// All are the notices of a program built for these systems, as Go names them, from the
// source that the current folder belongs to.
func All(systems ...string) ([]Notice, error) {
	mod, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		return nil, err
	}
	root := filepath.Dir(strings.TrimSpace(string(mod)))
	fonts, err := filepath.Glob(filepath.Join(root, "assets", "fonts", "*.txt"))
	if err != nil {
		return nil, err
	}
	var all []Notice
	for _, path := range append([]string{filepath.Join(root, "LICENSE"), filepath.Join(root, "docs", "licences.md")}, fonts...) {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		all = append(all, Notice{filepath.Base(path), data})
	}
	libraries, err := ofLibraries(systems)
	if err != nil {
		return nil, err
	}
	return append(all, Notice{"licences-of-libraries.txt", libraries}), nil
}

// ofLibraries is the whole text of the licences of the libraries that are built in on one of
// the systems.
func ofLibraries(systems []string) ([]byte, error) {
	modules := map[string]string{} // by path: its folder
	var order []string
	for _, goos := range systems {
		c := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "sourceofthenile/cmd/nile")
		c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos)
		if goos == "js" {
			c.Env = append(c.Env, "GOARCH=wasm")
		}
		out, err := c.Output()
		if err != nil {
			return nil, fmt.Errorf("listing the libraries: %w", err)
		}
		for line := range strings.Lines(string(out)) {
			name, dir, ok := strings.Cut(strings.TrimSpace(line), "\t")
			if _, known := modules[name]; ok && !known {
				modules[name] = dir
				order = append(order, name)
			}
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	const std = "the Go runtime and standard library"
	modules[std], order = strings.TrimSpace(string(root)), append(order, std)
	var b strings.Builder
	for _, name := range order {
		texts, err := filepath.Glob(filepath.Join(modules[name], "LICEN[CS]E*"))
		if err != nil || len(texts) == 0 {
			return nil, fmt.Errorf("%s has no licence in its folder (%v)", name, err)
		}
		for _, path := range texts {
			text, err := os.ReadFile(path)
			if err != nil {
				return nil, err
			}
			fmt.Fprintf(&b, "%s\n%s\n\n%s\n\n", name, strings.Repeat("=", len(name)), strings.TrimSpace(string(text)))
		}
	}
	return []byte(b.String()), nil
}
