//go:build linux && !ebitenginevmguest

package realwindow

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"sourceofthenile/internal/xdisplay"
)

// player is somebody at the machine.
type player struct {
	*xdisplay.Hand
	t *testing.T
	x xdisplay.Display
}

// open starts the program on a display and waits until it shows something.
func open(t *testing.T, x xdisplay.Display, env []string, args ...string) *player {
	t.Helper()
	return &player{x.Run(t, env, nile, append([]string{"--trace"}, args...)...).Before(x, title), t, x}
}

// click waits until something with this label is on the screen and clicks it, until
// something comes of it: where a page has just moved, a click falls beside it.
func (p *player) click(label string) {
	p.t.Helper()
	for range 5 {
		from := p.said()
		p.clickOnce(label)
		if p.hears(from, "do ") {
			return
		}
	}
	p.t.Fatalf("nothing comes of clicking %q\n%s", label, strings.Join(p.Lines(), "\n"))
}

// key presses a key until a line that begins so comes of it.
func (p *player) key(key, wanted string) {
	p.t.Helper()
	from := p.said()
	for range 5 {
		p.Ready()
		p.x.Key(p.t, key)
		if p.hears(from, wanted) {
			return
		}
	}
	p.t.Fatalf("no line %q comes of pressing %s\n%s", wanted, key, strings.Join(p.Lines(), "\n"))
}

// hearing is how long something is given to come of a press before it is made
// again.
const hearing = 3 * time.Second

// hears waits for a line that begins in one of these ways, and reports whether one
// has come.
func (p *player) hears(from int, prefixes ...string) bool {
	for end := time.Now().Add(hearing); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		for _, l := range p.Lines()[from:] {
			if slices.ContainsFunc(prefixes, func(prefix string) bool { return strings.HasPrefix(l, prefix) }) {
				return true
			}
		}
	}
	return false
}

// clickOnce waits until something with this label is on a screen that takes a press,
// and clicks it.
func (p *player) clickOnce(label string) {
	p.t.Helper()
	var x, y float64
	p.Until("a target "+label, func() (ok bool) {
		x, y, ok = xdisplay.Target(p.Lines(), label)
		return ok && xdisplay.TakesPresses(p.Lines())
	})
	p.x.Click(p.t, p.Window, int(x), int(y))
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

// spaceTo presses Space until a screen is shown, as players do who have read
// what stands before it.
func (p *player) spaceTo(screen string) {
	p.t.Helper()
	for range 30 {
		p.Ready()
		if p.screen() == screen {
			return
		}
		from := p.said()
		p.x.Key(p.t, "space")
		p.hears(from, "screen ", "scene ", "do ", "turning", "turned", "reading") // else it is pressed again
	}
	p.t.Fatalf("the screen is %q, not %q\n%s", p.screen(), screen, strings.Join(p.Lines(), "\n"))
}

// begun is a game set up by mouse, at the choice of the first port.
func (p *player) begun() {
	p.t.Helper()
	p.click("New game")
	p.sees(0, "scene which")
	p.click("game nile")
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

// makeSave has the program make a game among bots, some turns old.
func makeSave(t *testing.T, path string, with ...string) {
	t.Helper()
	if out, err := exec.Command(nile, append([]string{"new", path, "--players", "2", "--turns", "6"}, with...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// takes does what a player of Caravan who is in a hurry does next, and reports
// whether what is waited for is on the screen.
func (p *player) takes(waited string) bool {
	p.t.Helper()
	next := ""
	p.Until("something to do", func() bool {
		for _, next = range []string{waited, "handover/ready", "handover/I am ready", "caravan/offer", "caravan/pass"} {
			if p.Shows(next) {
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
