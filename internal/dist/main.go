// Command dist makes the packages that players install: of Linux a .deb and a tar
// with a script for each architecture, of Windows a zip, of macOS an application
// in a zip. The same tree gives the same bytes.
//
//	go run ./internal/dist [-out dist] [-only linux,windows,macos] [-pictures ADDRESS]
//
// Shops show pictures of programs from an address of the web: -pictures says where
// docs/screenshots lies there. Without it none are told of.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// The most that may be downloaded and built, in bytes: who makes it grow tells
// what for.
const (
	mostProgram = 36_000_000 // the stripped program, for amd64
	mostDeb     = 14_000_000
)

// A release is what all packages have in common.
type release struct {
	version string    // as cmd/nile/version.txt has it
	date    time.Time // of the version: every file in a package is that old
	// The address at which docs/screenshots lies, for shops; "" where it does not.
	pictures string
	work     string // a folder for what is built on the way
	out      string
	made     []string // packages, by name
}

func main() {
	out := flag.String("out", "dist", "the folder to write to")
	only := flag.String("only", "linux,windows,macos", "for these systems, parted by commas")
	pictures := flag.String("pictures", "", "the `address` of the web at which docs/screenshots lies, for shops")
	flag.Parse()
	if err := run(*out, strings.Split(*only, ","), *pictures); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

func run(out string, systems []string, pictures string) (err error) {
	r := &release{out: out, pictures: strings.TrimSuffix(pictures, "/")}
	if r.version, r.date, err = versionOf("cmd/nile/version.txt", "CHANGELOG.md"); err != nil {
		return err
	}
	if r.work, err = os.MkdirTemp("", "dist"); err != nil {
		return err
	}
	defer os.RemoveAll(r.work)
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, s := range systems {
		makers := map[string]func() error{"linux": r.linux, "windows": r.windows, "macos": r.macos}
		do, ok := makers[s]
		if !ok {
			return fmt.Errorf("there is no system %q: linux, windows and macos are", s)
		}
		if err := do(); err != nil {
			return fmt.Errorf("%s: %w", s, err)
		}
	}
	return r.checksums()
}

// versionOf reads the version and the day of its entry in the changes: "## 0.1.0,
// 2026-11-23", or, before it is released, "## Unreleased: 0.1.0, 2026-11-23".
func versionOf(file, changes string) (version string, date time.Time, err error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", date, err
	}
	version = strings.TrimSpace(string(data))
	told, err := os.ReadFile(changes)
	if err != nil {
		return "", date, err
	}
	for line := range strings.Lines(string(told)) {
		head, ok := strings.CutPrefix(strings.TrimSpace(line), "## ")
		if !ok {
			continue
		}
		name, day, _ := strings.Cut(strings.TrimPrefix(head, "Unreleased: "), ", ")
		if name != version {
			return "", date, fmt.Errorf("%s begins with %q, and the version is %s", changes, head, version)
		}
		date, err = time.Parse(time.DateOnly, day)
		return version, date, err
	}
	return "", date, fmt.Errorf("%s has no entry", changes)
}

// put writes a package, and says so.
func (r *release) put(name string, data []byte) error {
	r.made = append(r.made, name)
	fmt.Printf("%10d  %s\n", len(data), name)
	return os.WriteFile(filepath.Join(r.out, name), data, 0o644)
}

// checksums writes what the packages add up to, in the form of sha256sum.
func (r *release) checksums() error {
	slices.Sort(r.made)
	var b strings.Builder
	for _, name := range r.made {
		data, err := os.ReadFile(filepath.Join(r.out, name))
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(data), name)
	}
	return os.WriteFile(filepath.Join(r.out, "SHA256SUMS"), []byte(b.String()), 0o644)
}
