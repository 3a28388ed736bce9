package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"sourceofthenile/internal/notices"
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
	notes, err := notices.All("linux", "windows", "darwin")
	if err != nil {
		return nil, err
	}
	changes, err := os.ReadFile("CHANGELOG.md")
	all := files{file{name: "CHANGELOG.md", data: changes}}
	for _, n := range notes {
		all = append(all, file{name: n.Name, data: n.Text})
	}
	return all, err
}
