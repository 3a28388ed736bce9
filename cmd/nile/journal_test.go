package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/render/words"
)

// TestJournalIsTold: on the screen, as text and as Markdown, of all and of one.
func TestJournalIsTold(t *testing.T) {
	path := gameFile(t, "--players", "2", "--turns", "6", "--seed", "9")
	dir := t.TempDir()
	status, said, errs := call("journal", path)
	if status != 0 || !strings.HasPrefix(said, "The journals of ") || !strings.Contains(said, "\nMay 1821\n") {
		t.Fatalf("%d %q %.200q, want status 0", status, errs, said)
	}
	for name, want := range map[string]string{"all.txt": said, "own.md": "# The journal of "} {
		out := filepath.Join(dir, name)
		args := []string{"journal", path, out}
		if name == "own.md" {
			args = append(args, "--seat", "2")
		}
		if status, told, errs := call(args...); status != 0 || strings.TrimSpace(told) != out {
			t.Fatalf("%d %q %q, want status 0", status, told, errs)
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
			t.Errorf("%v: %d %q %q, want status %d", c.args, status, said, errs, c.status)
		}
	}
}

// TestEverySecretOnlyWhenAsked: what is told without an option is what all may know;
// a player's secrets are told to that player, or with all others after a warning.
func TestEverySecretOnlyWhenAsked(t *testing.T) {
	path := gameFile(t, "--turns", "30")
	_, public, _ := call("journal", path)
	status, all, warned := call("journal", path, "--all")
	if status != 0 || !strings.Contains(warned, words.Say("journal.secrets")) {
		t.Errorf("%d, warned %q, want status 0", status, warned)
	}
	for seat := range 2 {
		_, own, said := call("journal", path, "--seat", strconv.Itoa(seat+1))
		if said != "" || !strings.Contains(all, own) {
			t.Errorf("the journals of all lack those of player %d", seat+1)
		}
		if strings.Contains(public, own) {
			t.Errorf("player %d has no secrets", seat+1)
		}
	}
	if status, _, _ := call("journal", path, "--all", "--seat", "1"); status != 2 {
		t.Errorf("all and one: %d, want 2", status)
	}
}
