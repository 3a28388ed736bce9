package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// build builds the game for a system, without what only its makers need, and
// gives the program.
func (r *release) build(goos, goarch string) ([]byte, error) {
	out := filepath.Join(r.work, goos+"-"+goarch)
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-buildvcs=false", "-o", out, "sourceofthenile/cmd/nile")
	cmd.Env, cmd.Stderr = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch, "GOFLAGS="), os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("building for %s/%s: %w", goos, goarch, err)
	}
	data, err := os.ReadFile(out)
	if err == nil && goarch == "amd64" && len(data) > mostProgram {
		err = fmt.Errorf("the program for %s/%s has %d bytes, more than %d", goos, goarch, len(data), mostProgram)
	}
	return data, err
}

// notices are the files that go with every copy: licences and changes.
func (r *release) notices() (files, error) {
	fonts, err := filepath.Glob("assets/fonts/*.txt")
	if err != nil {
		return nil, err
	}
	var all files
	for _, path := range append([]string{"LICENSE", "CHANGELOG.md", "docs/licences.md"}, fonts...) {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		all = append(all, file{name: filepath.Base(path), data: data})
	}
	modules, err := moduleNotices()
	if err != nil {
		return nil, err
	}
	return append(all, file{name: "licences-of-libraries.txt", data: modules}), nil
}

// moduleNotices is the whole text of the licences of the libraries that are built
// in, on any system.
func moduleNotices() ([]byte, error) {
	modules := map[string]string{} // by path: its folder
	var order []string
	for _, goos := range []string{"linux", "windows", "darwin"} {
		c := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "./cmd/nile")
		c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos)
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
