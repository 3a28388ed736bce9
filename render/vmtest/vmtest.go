// Package vmtest plays the unmodified program without a window: as a guest of
// Ebitengine's vmhost, tick by tick, with a mouse and a keyboard that never
// slip. The program must write the trace of render.App to its output.
//
// A package that tests with it has
//
//	func TestMain(m *testing.M) { vmtest.Main(m, "sourceofthenile/cmd/nile") }
package vmtest

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"sourceofthenile/internal/xdisplay"
)

// patience is how long the guest may be silent.
const patience = 20 * time.Second

// loop runs the tests within the host's game loop: images can be read only there.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error            { l.code = l.m.Run(); return ebiten.Termination }
func (*loop) Draw(*ebiten.Image)         {}
func (*loop) Layout(int, int) (int, int) { return 64, 64 }

// guest is the program that Main has built.
var guest string

// Main builds the program with this import path as a guest and runs the
// package's tests. Without a display it starts one of its own; if it cannot,
// the tests are passed over, but under make they fail.
func Main(m *testing.M, program string) { os.Exit(run(m, program)) }

func run(m *testing.M, program string) int {
	if os.Getenv("DISPLAY") == "" {
		d, stop, err := xdisplay.Open(640, 480)
		if err == nil {
			defer stop()
			err = os.Setenv("DISPLAY", string(d))
		}
		if err != nil {
			fmt.Println("no display:", err)
			if os.Getenv(xdisplay.Tools) != "" {
				return 1
			}
			return 0
		}
	}
	dir, err := os.MkdirTemp("", "vmtest")
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer os.RemoveAll(dir)
	guest = filepath.Join(dir, "guest")
	if out, err := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", guest, program).CombinedOutput(); err != nil {
		fmt.Printf("build of %s: %v\n%s", program, err, out)
		return 1
	}
	ebiten.SetWindowVisible(false)
	l := &loop{m: m, code: 1}
	if err := ebiten.RunGame(l); err != nil {
		fmt.Println("the host's loop:", err)
		return 1
	}
	return l.code
}

// Guest is the program being played.
type Guest struct {
	t      testing.TB
	vm     *vmhost.GuestSession
	screen *ebiten.Image
	out    *transcript
	input  *vmhost.GuestTextInput // the text field that is typed into
	dir    string
	marks  int // asked for so far
	close  func()
}

// Start starts the guest in a window of w by h pixels and lets it draw its
// first frame. Its working folder is empty and its own; so is its home.
func Start(t testing.TB, w, h int, args ...string) *Guest {
	t.Helper()
	g := &Guest{t: t, out: &transcript{}, dir: t.TempDir()}
	ln, err := net.Listen("unix", filepath.Join(g.dir, "s"))
	if err != nil {
		t.Fatal(err)
	}
	end, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(guest, args...)
	cmd.Dir = g.dir
	cmd.Env = append(
		os.Environ(), "EBITENGINE_VM_ENDPOINT="+end,
		"HOME="+g.dir, "XDG_DATA_HOME="+filepath.Join(g.dir, "data"), "XDG_CONFIG_HOME="+filepath.Join(g.dir, "config"),
	)
	cmd.Stdout, cmd.Stderr = g.out, g.out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	g.close = sync.OnceFunc(func() { g.stop(cmd, ln) })
	t.Cleanup(g.close)
	if err := g.connect(ln, w, h); err != nil {
		t.Fatalf("%v\n%s", err, g.out)
	}
	g.Ticks(2)
	return g
}

func (g *Guest) connect(ln net.Listener, w, h int) error {
	if err := ln.(*net.UnixListener).SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	conn, err := ln.Accept()
	if err != nil {
		return fmt.Errorf("the guest does not call: %w", err)
	}
	g.vm, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
		IdleTimeout: patience, OnTextInput: func(in *vmhost.GuestTextInput) { g.input = in },
	})
	if err != nil {
		return err
	}
	g.screen = ebiten.NewImage(w, h)
	return g.vm.SetOutsideScreen(g.screen)
}

// Close ends the guest, as at the end of the test.
func (g *Guest) Close() { g.close() }

func (g *Guest) stop(cmd *exec.Cmd, ln net.Listener) {
	if g.vm != nil {
		_ = g.vm.Close()
	}
	_ = ln.Close()
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	select {
	case err := <-done:
		var ended *exec.ExitError
		if errors.As(err, &ended) {
			g.t.Errorf("the guest ended with %v\n%s", err, g.out)
		}
	case <-time.After(patience):
		_ = cmd.Process.Kill()
		g.t.Error("the guest does not end")
	}
	if g.screen != nil {
		g.screen.Deallocate()
	}
}

// Size is the window in pixels.
func (g *Guest) Size() (w, h int) { return g.screen.Bounds().Dx(), g.screen.Bounds().Dy() }

// Ticks plays n ticks, of which there are sixty in a second of game time.
func (g *Guest) Ticks(n int) {
	g.t.Helper()
	g.vm.AdvanceTicks(n)
	if !g.vm.WaitTicks() {
		g.t.Fatalf("the guest has stopped: %v\n%s", g.vm.Err(), g.out)
	}
}

// Move moves the pointer.
func (g *Guest) Move(x, y float64) {
	g.t.Helper()
	g.vm.MoveCursor(x, y)
	g.Ticks(1)
}

// ClickAt clicks with the left button.
func (g *Guest) ClickAt(x, y float64) {
	g.t.Helper()
	g.Press(x, y)
	g.Release()
}

// sync waits until everything the guest has to say about the ticks played has
// come through: what it writes takes its time.
func (g *Guest) sync() {
	g.t.Helper()
	g.marks++
	g.vm.PressKey(ebiten.KeyF24)
	g.Ticks(1)
	g.vm.ReleaseKey(ebiten.KeyF24)
	g.Ticks(1)
	for end := time.Now().Add(patience); g.out.marks() < g.marks; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			g.t.Fatalf("the guest says nothing more\n%s", g.out)
		}
	}
}

// Click clicks on what has this label or ID now.
func (g *Guest) Click(label string) {
	g.t.Helper()
	g.sync()
	x, y, ok := g.out.find(label)
	if !ok {
		g.t.Fatalf("there is no %q on the screen; the guest says\n%s", label, g.out)
	}
	g.ClickAt(x, y)
}

// Shows reports whether there is something with this label or ID to be clicked.
func (g *Guest) Shows(label string) bool {
	g.sync()
	_, _, ok := g.out.find(label)
	return ok
}

// Press presses the left button somewhere and holds it.
func (g *Guest) Press(x, y float64) {
	g.t.Helper()
	g.Move(x, y)
	g.vm.PressMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(1)
}

// Release lets go of the left button.
func (g *Guest) Release() {
	g.t.Helper()
	g.vm.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(2)
}

// Wheel turns the wheel; up is positive.
func (g *Guest) Wheel(notches float64) {
	g.t.Helper()
	g.vm.ScrollWheel(0, notches)
	g.Ticks(2)
}

// Key presses a key while others (Ctrl, Shift, Alt) are held.
func (g *Guest) Key(key ebiten.Key, held ...ebiten.Key) {
	g.t.Helper()
	for _, k := range held {
		g.vm.PressKey(k)
	}
	g.vm.PressKey(key)
	g.Ticks(1)
	g.vm.ReleaseKey(key)
	for _, k := range held {
		g.vm.ReleaseKey(k)
	}
	g.Ticks(2)
}

// Type types text into the field that has the keyboard, as an input method
// would; any letters.
func (g *Guest) Type(text string) {
	g.t.Helper()
	for _, r := range text {
		if g.input != nil && !g.input.IsClosed() {
			g.input.Commit(string(r))
		} else {
			g.vm.TypeRune(r)
		}
		g.Ticks(2)
	}
}

// Frame is the screen as the player would see it now.
func (g *Guest) Frame() *image.RGBA {
	g.t.Helper()
	g.vm.AdvanceFrame()
	if !g.vm.WaitFrame() || !g.vm.CompositeFrame() {
		g.t.Fatalf("no frame: %v\n%s", g.vm.Err(), g.out)
	}
	img := image.NewRGBA(g.screen.Bounds())
	g.screen.ReadPixels(img.Pix)
	return img
}

// Lines is everything the guest has written so far.
func (g *Guest) Lines() []string {
	g.sync()
	return strings.Split(g.out.String(), "\n")
}

// Until plays on until something is so; what says what. What the guest does beside
// its game loop takes real time, however slow the machine: it is given that.
func (g *Guest) Until(what string, so func() bool) {
	g.t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			g.t.Fatalf("waited in vain for: %s\n%s", what, g.out)
		}
		g.Ticks(2)
	}
}

// WaitLine plays on until the guest has written a line that begins so, after the
// first from lines. It returns the line.
func (g *Guest) WaitLine(from int, prefix string) (line string) {
	g.t.Helper()
	g.Until(fmt.Sprintf("a line %q", prefix), func() bool {
		all := g.Lines()
		i := slices.IndexFunc(all[from:], func(l string) bool { return strings.HasPrefix(l, prefix) })
		if i >= 0 {
			line = all[from+i]
		}
		return i >= 0
	})
	return line
}

// Still is the screen once it does not change any more and nothing is being
// painted beside the game loop.
func (g *Guest) Still() *image.RGBA {
	g.t.Helper()
	var last *image.RGBA
	now := g.Frame() // what it has drawn may have to be painted first
	g.Until("a screen at rest", func() bool {
		g.Ticks(restTicks)
		if g.painting() {
			return false
		}
		last, now = now, g.Frame()
		g.Ticks(2)
		return bytes.Equal(now.Pix, last.Pix) && !g.painting()
	})
	return now
}

// restTicks is how long a screen at rest may look the same at most and not be
// at rest.
const restTicks = 8

// painting reports whether something is being painted beside the game loop.
func (g *Guest) painting() bool {
	all := g.Lines()
	for i := len(all) - 1; i >= 0; i-- {
		if all[i] == "painting" || all[i] == "painted" {
			return all[i] == "painting"
		}
	}
	return false
}

// transcript is what the guest has written.
type transcript struct {
	mu  sync.Mutex
	all strings.Builder
}

func (o *transcript) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.all.Write(p)
}

// marks is how many marks have come through.
func (o *transcript) marks() int {
	n := 0
	for l := range strings.Lines(o.String()) {
		if l == "mark\n" {
			n++
		}
	}
	return n
}

func (o *transcript) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.all.String()
}

// find is the middle of what has this label or ID in the last list of targets.
func (o *transcript) find(label string) (x, y float64, ok bool) {
	return xdisplay.Target(strings.Split(strings.TrimSuffix(o.String(), "\n"), "\n"), label)
}
