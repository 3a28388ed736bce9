//go:build unix

package main

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/internal/library"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/menu"
)

// inTime fails a test where something is waited for that never comes.
func inTime(t *testing.T, what string, do func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	select {
	case <-done:
	case <-time.After(30 * time.Second):
		t.Fatalf("%s waits for what never comes", what)
	}
}

// oddFiles is a folder in which everything that the program looks for is a pipe that
// nobody writes into, or leads to a device that never ends.
func oddFiles(t *testing.T, make func(path string) error) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{
		"Anna.nile", "autosave-abc-1.nile", "playing-abc-1.journal", preferencesName, library.LastName(theNile.Rules().Name()), library.NoteName, library.CrashPrefix + "1.txt", "come.turn", "passphrase",
		lettersName + "/come.turn", lettersName + "/abc/abc.sealed", lettersName + "/abc/" + library.SealedGame, "trash/Ben.nile", "archive/Carl.nile",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := make(path); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestPipesAndDevicesAreNotWaitedFor: whatever reads a file, with a window or without,
// says what is wrong with one that is none, and neither waits for it nor fills the
// memory with it.
func TestPipesAndDevicesAreNotWaitedFor(t *testing.T) {
	for kind, make := range map[string]func(path string) error{ // in any order
		"pipe":   func(path string) error { return syscall.Mkfifo(path, 0o644) },
		"device": func(path string) error { return os.Symlink("/dev/zero", path) },
	} {
		dir := oddFiles(t, make)
		in := func(name string) string { return filepath.Join(dir, name) }
		secret := in("secret.txt")
		if err := os.WriteFile(secret, []byte("three in a boat\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		out := t.TempDir()
		to := func(name string) string { return filepath.Join(out, name) }
		for _, args := range [][]string{
			{"check", in("Anna.nile")},
			{"check", in("playing-abc-1.journal")},
			{"check", in("come.turn"), "--passphrase", secret},
			{"check", dir},
			{"replay", in("Anna.nile")},
			{"rescue", in("Anna.nile"), to("a.nile")},
			{"export", in("Anna.nile"), to("a.png")},
			{"timelapse", in("Anna.nile"), to("a.gif")},
			{"journal", in("Anna.nile")},
			{"book", in("Anna.nile"), to("a.html")},
			{"new", to("b.nile"), "--map", in("Anna.nile")},
			{"seal", to("x"), to("a.turn"), "--passphrase", secret, "--begin", in("Anna.nile")},
			{"seal", filepath.Join(dir, lettersName, "abc"), to("a.turn"), "--passphrase", secret},
			{"seal", to("x"), to("a.turn"), "--passphrase", in("passphrase"), "--begin", "testdata/kept/home.nile"},
			{"open", in("come.turn"), to("x"), "--passphrase", secret},
			{"open", in("come.turn"), to("x"), "--passphrase", in("passphrase")},
		} {
			inTime(t, kind+": "+args[0], func() {
				status, said, errs := call(args...)
				if lines := strings.Count(said+errs, "\n"); status != 1 || lines == 0 || args[1] != dir && lines != 1 {
					t.Errorf("%s: %v: %d %q %q, want status 1", kind, args, status, said, errs)
				}
			})
		}
		if left, _ := os.ReadDir(out); len(left) > 1 { // the folder x of who begins a game
			t.Errorf("%s: left behind: %v", kind, left)
		}
		inTime(t, kind+": the window", func() { oddShelf(t, kind, dir) })
	}
}

// oddShelf does all that the window does with such a folder.
func oddShelf(t *testing.T, kind, dir string) {
	w := windowIn(t, dir)
	path := filepath.Join(dir, "Anna.nile")
	list, err := w.shelf.List()
	if err != nil || len(list) != 2 || list[0].Broken == "" || list[1].Broken == "" {
		t.Errorf("%s: the shelf shows %+v, %v", kind, list, err)
	}
	s := w.shelf
	if last, ok := s.Last(); ok {
		t.Errorf("%s: Continue takes %v", kind, last)
	}
	_, glance := s.Glance(path, chart.Natural)
	for what, err := range map[string]error{ // in any order: each fails by itself
		"opened": w.load(path), "a journal": w.load(filepath.Join(dir, "playing-abc-1.journal")), "a look": glance, "taken in": s.Import(path),
		"sent out": s.Export(path, filepath.Join(t.TempDir(), "x.nile")), "named": s.Rename(path, "Ben"), "copied": s.Copy(path),
	} {
		if err == nil {
			t.Errorf("%s: it can be %s", kind, what)
		}
	}
	if trash, err := s.ListOf(menu.Place(2)); err != nil || len(trash) != 1 || trash[0].Broken == "" {
		t.Errorf("%s: in the trash: %+v, %v", kind, trash, err)
	}
	if !reflect.DeepEqual(w.shelf.preferences(), defaults()) || w.shelf.LastSettings(theNile.Rules().Name()) != nil {
		t.Errorf("%s: settings were read", kind)
	}
	if _, there := w.shelf.Note(); there {
		t.Errorf("%s: a note was read", kind)
	}
	w.shelf.LastWords()
	post := letters{w}
	if come := post.Come(); len(come) != 0 {
		t.Errorf("%s: turns have come: %v", kind, come)
	}
	if games := post.Games(); len(games) != 0 {
		t.Errorf("%s: games are passed on: %v", kind, games)
	}
	if _, _, err := catalogue.ReadTurn(w.shelf.Dir.OnDisk(), filepath.Join(dir, lettersName, "come.turn"), "three in a boat"); err == nil {
		t.Errorf("%s: a turn was read", kind)
	}
}
