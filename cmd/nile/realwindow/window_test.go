//go:build linux && !ebitenginevmguest

package realwindow

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sourceofthenile/internal/xdisplay"
)

const title = "Source of the Nile"

// nile is the program, built as it is passed on.
var nile string

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "realwindow")
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer os.RemoveAll(dir)
	nile = filepath.Join(dir, "nile")
	cmd := exec.Command("go", "build", "-o", nile, "sourceofthenile/cmd/nile")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		fmt.Printf("build: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// player is somebody at the machine.
type player struct {
	*xdisplay.Program
	t   *testing.T
	x   xdisplay.Display
	win string
}

// open starts the program on a display and waits until it shows something.
func open(t *testing.T, x xdisplay.Display, env []string, args ...string) *player {
	t.Helper()
	p := &player{t: t, x: x}
	p.Program = x.Run(t, env, nile, append([]string{"--trace"}, args...)...)
	p.Wait(0, "shown")
	p.win = x.Focus(t, title)
	return p
}

// find is the middle of what has this label or ID in the last list of targets.
func (p *player) find(label string) (x, y int, ok bool) {
	lines := p.Lines()
	for i := len(lines) - 1; i >= 0 && lines[i] != "targets"; i-- {
		var l, top, w, h float64
		var id, on string
		if n, _ := fmt.Sscanf(lines[i], "at %f %f %f %f %q %q", &l, &top, &w, &h, &id, &on); n == 6 && (id == label || on == label) {
			return int(l + w/2), int(top + h/2), true
		}
	}
	return 0, 0, false
}

// click waits until something with this label is on the screen and clicks it;
// again, where nothing comes of it: on a slow machine a screen that has just
// come up may take no press for longer than its time says.
func (p *player) click(label string) {
	p.t.Helper()
	for range 5 {
		from := p.said()
		p.clickOnce(label)
		for range 40 {
			for _, l := range p.Lines()[from:] {
				if strings.HasPrefix(l, "do ") {
					return
				}
			}
			time.Sleep(50 * time.Millisecond)
		}
	}
	p.t.Fatalf("nothing comes of clicking %q\n%s", label, strings.Join(p.Lines(), "\n"))
}

// key presses a key until a line that begins so comes of it: like a click, a
// press may come before a screen on a slow machine takes one.
func (p *player) key(key, wanted string) {
	p.t.Helper()
	from := p.said()
	for range 6 {
		p.ready()
		p.x.Key(p.t, key)
		for range 40 {
			for _, l := range p.Lines()[from:] {
				if strings.HasPrefix(l, wanted) {
					return
				}
			}
			time.Sleep(50 * time.Millisecond)
		}
	}
	p.t.Fatalf("no line %q comes of pressing %s\n%s", wanted, key, strings.Join(p.Lines(), "\n"))
}

// clickOnce waits until something with this label stays where it is, and
// clicks it.
func (p *player) clickOnce(label string) {
	p.t.Helper()
	var x, y int
	p.Until("a target "+label+" that stays", func() bool {
		x0, y0, ok := p.find(label)
		if !ok {
			return false
		}
		time.Sleep(100 * time.Millisecond)
		x, y, ok = p.find(label)
		return ok && x == x0 && y == y0
	})
	p.x.Click(p.t, p.win, x, y)
}

// said is how many lines there are, to wait for what comes after them.
func (p *player) said() int { return len(p.Lines()) }

// sees waits for a line that begins so.
func (p *player) sees(from int, prefix string) {
	p.t.Helper()
	p.Wait(from, prefix)
}

// screen is the screen shown last.
func (p *player) screen() string {
	name := ""
	for _, l := range p.Lines() {
		if s, ok := strings.CutPrefix(l, "screen "); ok {
			name = s
		}
	}
	return name
}

// comes is how long it takes at most until a screen that has come up says
// whether it takes a press yet.
const comes = 60 * time.Millisecond

// ready waits until the screen takes a press: one that has just come up keeps
// back what was meant for the one before it.
func (p *player) ready() {
	p.t.Helper()
	time.Sleep(comes)
	p.Until("the screen takes a press", func() bool {
		lines := p.Lines()
		for i := len(lines) - 1; i >= 0; i-- {
			if lines[i] == "ready" || lines[i] == "reading" {
				return lines[i] == "ready"
			}
		}
		return true
	})
}

// spaceTo presses Space until a screen is shown, as players do who have read
// what stands before it.
func (p *player) spaceTo(screen string) {
	p.t.Helper()
	for range 12 {
		p.ready()
		if p.screen() == screen {
			return
		}
		was := p.said()
		p.x.Key(p.t, "space")
		p.heard(was)
	}
	p.t.Fatalf("the screen is %q, not %q\n%s", p.screen(), screen, strings.Join(p.Lines(), "\n"))
}

// heard waits, for a while, until another screen is shown: a slow machine must
// not be given the same key twice.
func (p *player) heard(was int) {
	for range 60 {
		for _, l := range p.Lines()[was:] {
			if strings.HasPrefix(l, "screen ") {
				return
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// begun is a game set up by mouse, at the choice of the first port.
func (p *player) begun() {
	p.t.Helper()
	p.click("New game")
	p.sees(0, "scene setup")
	p.click("Begin")
	p.sees(0, "scene table")
}

// sealed chooses the port on the screen for the player whose turn it is.
func (p *player) sealed() {
	p.t.Helper()
	p.spaceTo("port")
	from := p.said()
	p.click("port/choose")
	p.click("Seal it")
	p.sees(from, "screen ")
}

// TestMouseKeysAndSize: a click leads to the set-up and the game; F11 fills the
// screen and gives it back; the window can be made larger and goes on hearing.
func TestMouseKeysAndSize(t *testing.T) {
	x := xdisplay.Start(t)
	p := open(t, x, nil, "--saves", t.TempDir())
	if w, h := x.Size(t, p.win); w != 1280 || h != 800 {
		t.Errorf("the window is %d × %d", w, h)
	}
	x.Key(t, "F11")
	p.Until("full screen", func() bool { w, h := x.Size(t, p.win); return w == 1280 && h == 1024 })
	x.Key(t, "F11")
	p.Until("the window again", func() bool { w, h := x.Size(t, p.win); return w == 1280 && h == 800 })

	x.Do(t, "windowsize", "--sync", p.win, "1100", "900")
	p.Until("the title laid out anew", func() bool { x, y, ok := p.find("New game"); return ok && x < 320 && y > 360 })
	p.begun()
	p.sealed()
	p.sealed()
	p.spaceTo("outfit")
}

// TestKeysAlone: from the title to the board of a saved game and out again,
// without a mouse; after a long rest the first key is heard.
func TestKeysAlone(t *testing.T) {
	dir := t.TempDir()
	save := filepath.Join(dir, "Old friends.nile")
	makeSave(t, save)
	x := xdisplay.Start(t)
	p := open(t, x, nil, "--saves", dir)
	time.Sleep(3 * time.Second) // nothing tells of it: the window rests now
	from := p.said()
	x.Key(t, "c") // Continue
	p.sees(from, "scene table")
	p.spaceTo("board")
	from = p.said()
	x.Key(t, "F5")
	p.Until("a quick save", func() bool {
		kept, _ := filepath.Glob(filepath.Join(dir, "quicksave-*.nile"))
		return len(kept) == 1
	})
	x.Key(t, "Escape")
	p.sees(from, "scene pause")
}

// TestClosing: the window manager closes the window; the game is kept, and the
// program ends well.
func TestClosing(t *testing.T) {
	x := xdisplay.Start(t)
	x.Manage(t)
	dir := t.TempDir()
	p := open(t, x, nil, "--saves", dir)
	p.begun()
	x.Close(t, title)
	if s := p.Status(); s != 0 {
		t.Errorf("exit status %d\n%s", s, strings.Join(p.Lines(), "\n"))
	}
	kept, _ := filepath.Glob(filepath.Join(dir, "autosave-*.nile"))
	if len(kept) != 1 {
		t.Fatalf("kept: %v", kept)
	}
	if out, err := exec.Command(nile, "check", kept[0]).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}

// makeSave has the program make a game among bots, some turns old.
func makeSave(t *testing.T, path string) {
	t.Helper()
	if out, err := exec.Command(nile, "new", path, "--players", "2", "--turns", "6").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// TestAnotherGame: a game that the program is started with is chosen, set up and
// passed from one player to the next, with the mouse and with keys; the window is
// closed in the middle, and the next one goes on from there to the result.
func TestAnotherGame(t *testing.T) {
	x := xdisplay.Start(t)
	x.Manage(t)
	dir := t.TempDir()
	p := open(t, x, nil, "--saves", dir, "--with", "caravan")
	p.click("New game")
	p.sees(0, "scene which")
	p.click("game caravan")
	p.sees(0, "scene caravan-setup")
	p.clickOnce("rounds")
	x.Key(t, "BackSpace")
	x.Key(t, "2")
	p.click("Begin")
	p.sees(0, "screen hand")
	from := p.said()
	x.Key(t, "space")
	p.sees(from, "do handover/")
	p.click("caravan/dig")
	p.click("caravan/place 2")
	from = p.said()
	p.click("caravan/pass")
	p.sees(from, "screen hand")
	p.Until("the game on the disk", func() bool {
		kept, _ := filepath.Glob(filepath.Join(dir, "autosave-*.nile"))
		return len(kept) == 1
	})
	x.Close(t, title)
	if s := p.Status(); s != 0 {
		t.Fatalf("exit status %d\n%s", s, strings.Join(p.Lines(), "\n"))
	}

	p = open(t, x, nil, "--saves", dir, "--with", "caravan")
	p.click("Continue")
	p.sees(0, "screen ")
	for n := 0; !p.takes("caravan/leave"); n++ {
		if n > 60 {
			t.Fatalf("two rounds have no end\n%s", strings.Join(p.Lines(), "\n"))
		}
	}
	from = p.said()
	p.click("caravan/leave")
	p.sees(from, "scene title")
}

// takes does what a player of Caravan who is in a hurry does next, and reports
// whether what is waited for is on the screen.
func (p *player) takes(waited string) bool {
	p.t.Helper()
	next := ""
	p.Until("something to do", func() bool {
		for _, next = range []string{waited, "handover/ready", "handover/I am ready", "caravan/offer", "caravan/pass"} {
			if _, _, ok := p.find(next); ok {
				return true
			}
		}
		return false
	})
	if next != waited {
		p.click(next)
	}
	return next == waited
}
