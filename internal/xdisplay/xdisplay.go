// Package xdisplay gives a test an X display of its own and drives the windows
// on it, as a player's hands would. It needs Xvfb and xdotool.
package xdisplay

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"
)

// patience is how long a window or an answer is waited for: the machine may be busy, and a first
// picture of many programs at once has taken a minute.
const patience = 150 * time.Second

// Display is the name of a display, such as ":7".
type Display string

// Start starts a display of 1280 by 1024, which GTK's file dialogs need, and
// ends it with the test. Without the programs the test is skipped, but not
// under CI: there it fails.
func Start(t testing.TB) Display {
	t.Helper()
	return StartSize(t, 1280, 1024)
}

// StartSize starts a display of w by h pixels.
func StartSize(t testing.TB, w, h int) Display {
	t.Helper()
	Need(t, "Xvfb")
	Need(t, "xdotool")
	d, stop, err := Open(w, h)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(stop)
	servers.Store(d, stop)
	return d
}

// Open starts a display of w by h pixels, and says how it is stopped.
func Open(w, h int) (d Display, stop func(), err error) {
	r, end, err := os.Pipe()
	if err != nil {
		return "", nil, err
	}
	defer r.Close()
	// -displayfd lets the server choose a free number: tests run side by side.
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-noreset", "-screen", "0", fmt.Sprintf("%dx%dx24", w, h), "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{end}
	err = cmd.Start()
	_ = end.Close()
	if err != nil {
		return "", nil, err
	}
	stop = sync.OnceFunc(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		stop()
		return "", nil, fmt.Errorf("no display has started: %w", err)
	}
	return Display(":" + strings.TrimSpace(line)), stop, nil
}

// servers are how the displays are stopped.
var servers sync.Map

// Stop ends the display, as a server that dies does.
func (d Display) Stop(t testing.TB) {
	t.Helper()
	stop, ok := servers.Load(d)
	if !ok {
		t.Fatal("no such display was started")
	}
	stop.(func())()
}

// Tools says, in the environment, what is there because make has installed it: "test"
// what make test needs, "check" that and what make check needs.
const Tools = "NILE_TOOLS"

// Need gives the path of a program that make test installs, under the first of its names
// that is there. Without it the test is skipped, but under make it fails.
func Need(t testing.TB, names ...string) string {
	t.Helper()
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	if os.Getenv(Tools) != "" {
		t.Fatalf("there is none of %q on this machine; scripts/packages installs it", names)
	}
	t.Skipf("there is none of %q on this machine; make test installs it", names)
	return ""
}

// Check is Need of a program that only make check installs; elsewhere the test is skipped,
// whether the program is there or not.
func Check(t testing.TB, names ...string) string {
	t.Helper()
	if os.Getenv(Tools) != "check" {
		t.Skipf("make check tries this, with %s (or %s=check go test)", names[0], Tools)
	}
	return Need(t, names...)
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

// Shows reports whether a visible window has this title.
func (d Display) Shows(title string) bool { // xdotool fails when it finds no window
	return d.run("xdotool", "search", "--onlyvisible", "--name", "^"+regexp.QuoteMeta(title)+"$") == nil
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

// Click clicks with the left button at a place in a window.
func (d Display) Click(t testing.TB, window string, x, y int) {
	t.Helper()
	d.Do(t, "mousemove", "--window", window, fmt.Sprint(x), fmt.Sprint(y), "click", "1")
}

// Picture is what the display shows, as a PNG.
func (d Display) Picture(t testing.TB) []byte {
	t.Helper()
	Need(t, "import")
	ctx, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	cmd := exec.CommandContext(ctx, "import", "-window", "root", "png:-")
	cmd.Env = append(os.Environ(), d.Env())
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("import: %v", err)
	}
	return out
}

// Size is how large a window is.
func (d Display) Size(t testing.TB, window string) (w, h int) {
	t.Helper()
	for l := range strings.Lines(d.Do(t, "getwindowgeometry", "--shell", window)) {
		_, _ = fmt.Sscanf(l, "WIDTH=%d", &w)
		_, _ = fmt.Sscanf(l, "HEIGHT=%d", &h)
	}
	return w, h
}

// Manage starts the window manager openbox, with which windows can be closed
// politely.
func (d Display) Manage(t testing.TB) {
	t.Helper()
	Check(t, "openbox")
	Check(t, "wmctrl")
	cmd := exec.Command("openbox")
	cmd.Env = append(os.Environ(), d.Env())
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	for end := time.Now().Add(patience); d.run("wmctrl", "-m") != nil; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("openbox does not start")
		}
	}
}

// Close asks the window manager to close the window with this title.
func (d Display) Close(t testing.TB, title string) {
	t.Helper()
	if err := d.run("wmctrl", "-F", "-c", title); err != nil {
		t.Fatal(err)
	}
}

func (d Display) run(program string, args ...string) error {
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), d.Env())
	return cmd.Run()
}
