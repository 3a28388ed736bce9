package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestJournalIsTold: on the screen, as text and as Markdown, of all and of one.
func TestJournalIsTold(t *testing.T) {
	path := gameFile(t, "--players", "2", "--turns", "6", "--seed", "9")
	dir := t.TempDir()
	status, said, errs := call("journal", path)
	if status != 0 || !strings.HasPrefix(said, "The journals of ") || !strings.Contains(said, "\nMay 1821\n") {
		t.Fatalf("%d %q %.200q", status, errs, said)
	}
	for name, want := range map[string]string{"all.txt": said, "own.md": "# The journal of "} {
		out := filepath.Join(dir, name)
		args := []string{"journal", path, out}
		if name == "own.md" {
			args = append(args, "--seat", "2")
		}
		if status, told, errs := call(args...); status != 0 || strings.TrimSpace(told) != out {
			t.Fatalf("%d %q %q", status, told, errs)
		}
		if got, err := os.ReadFile(out); err != nil || !strings.HasPrefix(string(got), want) {
			t.Errorf("%s: %.100q (%v)", name, got, err)
		}
	}
	for _, c := range []struct {
		args   []string
		status int
		says   string
	}{
		{nil, 2, "file names"},
		{[]string{path, filepath.Join(dir, "a.doc")}, 2, ".txt or .md"},
		{[]string{path, "--seat", "3"}, 2, "players 1 to 2"},
		{[]string{filepath.Join(dir, "nowhere.nile")}, 1, "not there"},
		{[]string{path, filepath.Join(dir, "nowhere", "a.txt")}, 1, "choose a folder"},
	} {
		if status, said, errs := call(append([]string{"journal"}, c.args...)...); status != c.status || said != "" || !strings.Contains(errs, c.says) {
			t.Errorf("%v: %d %q %q", c.args, status, said, errs)
		}
	}
}
