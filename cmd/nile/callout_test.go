package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// TestTheSystemSaysWhoseTurnItIs: the system's own program is given title and text as they are, so that
// nothing in a name is taken for an option or a command; and where there is none nothing happens.
func TestTheSystemSaysWhoseTurnItIs(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the program that is put in its place is a script of Linux")
	}
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	if cmd := systemNotice("a", "b"); cmd != nil {
		t.Fatalf("without a program for it %v shows notices", cmd)
	}
	notify("a", "b")
	said := filepath.Join(dir, "said")
	script := "#!" + program(t, "sh") + "\nfor a in \"$@\"; do echo \"$a\"; done > " + said + ".new; " + program(t, "mv") + " " + said + ".new " + said + "\n"
	if err := os.WriteFile(filepath.Join(dir, "notify-send"), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	notify("Nile", "--help; $(rm -rf /) `x`")
	for end := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		data, err := os.ReadFile(said)
		if err == nil {
			if want := "--app-name\nNile\n--icon\nnile\n--\nNile\n--help; $(rm -rf /) `x`\n"; string(data) != want {
				t.Errorf("it is given %q, want %q", data, want)
			}
			return
		}
		if time.Now().After(end) {
			t.Fatal("the program is never asked")
		}
	}
}

// program is where a program is, whatever PATH says by now.
func program(t *testing.T, name string) string {
	t.Helper()
	for _, dir := range []string{"/bin", "/usr/bin"} {
		if path, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
			return path
		}
	}
	t.Skipf("there is no %s", name)
	return ""
}
