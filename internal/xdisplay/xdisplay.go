// Package xdisplay gives a test an X display of its own and drives the windows
// on it, as a player's hands would. It needs Xvfb and xdotool.
package xdisplay

import (
	"bufio"
	"context"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"
)

// patience is how long a window or an answer is waited for.
const patience = 20 * time.Second

// Display is the name of a display, such as ":7".
type Display string

// Start starts a display of 1280 by 1024, which GTK's file dialogs need, and
// ends it with the test. Without the programs the test is skipped, but not
// under CI: there it fails.
func Start(t testing.TB) Display {
	t.Helper()
	need(t, "Xvfb")
	need(t, "xdotool")
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	// -displayfd lets the server choose a free number: tests run side by side.
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-noreset", "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{w}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_ = w.Close()
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatal("Xvfb did not start: ", err)
	}
	return Display(":" + strings.TrimSpace(line))
}

func need(t testing.TB, program string) {
	t.Helper()
	_, err := exec.LookPath(program)
	switch {
	case err == nil:
	case os.Getenv("CI") == "true":
		t.Fatal(err)
	default:
		t.Skip(err)
	}
}

// Env is the environment variable that sends a program to this display.
func (d Display) Env() string { return "DISPLAY=" + string(d) }

// Do runs xdotool and returns what it prints.
func (d Display) Do(t testing.TB, args ...string) string {
	t.Helper()
	ctx, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	cmd := exec.CommandContext(ctx, "xdotool", args...)
	cmd.Env = append(os.Environ(), d.Env())
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("xdotool %v: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

// Focus waits for a visible window with this title, gives it the keyboard, and
// returns its number. There is no window manager that would do it.
func (d Display) Focus(t testing.TB, title string) string {
	t.Helper()
	found := d.Do(t, "search", "--sync", "--onlyvisible", "--name", "^"+regexp.QuoteMeta(title)+"$")
	id, _, _ := strings.Cut(found, "\n")
	d.Do(t, "windowfocus", "--sync", id)
	return id
}

// Key presses keys by their X names, one after the other.
func (d Display) Key(t testing.TB, keys ...string) {
	t.Helper()
	d.Do(t, append([]string{"key", "--delay", "50"}, keys...)...)
}

// Type types text, which must be ASCII: xdotool loses other letters.
func (d Display) Type(t testing.TB, text string) {
	t.Helper()
	d.Do(t, "type", "--delay", "20", text)
}
