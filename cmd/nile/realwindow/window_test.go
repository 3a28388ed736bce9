//go:build linux && !ebitenginevmguest

package realwindow

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/internal/sources"
	"sourceofthenile/internal/xdisplay"
)

const title = "Source of the Nile"

// nile is the program, built as it is passed on.
var nile string

func TestMain(m *testing.M) { os.Exit(sources.RunWith(m, &nile)) }

// TestMouseKeysAndSize: a click leads to the set-up and the game; F11 fills the
// screen and gives it back; the window can be made larger and goes on hearing.
func TestMouseKeysAndSize(t *testing.T) {
	t.Parallel()
	x := xdisplay.Start(t)
	p := open(t, x, nil, "--saves", t.TempDir())
	if w, h := x.Size(t, p.Window); w != 1280 || h != 800 {
		t.Errorf("the window is %d × %d, want 1280, 800", w, h)
	}
	x.Key(t, "F11")
	p.Until("full screen", func() bool { w, h := x.Size(t, p.Window); return w == 1280 && h == 1024 })
	x.Key(t, "F11")
	p.Until("the window again", func() bool { w, h := x.Size(t, p.Window); return w == 1280 && h == 800 })

	x.Do(t, "windowsize", "--sync", p.Window, "1100", "900")
	p.Until("the title laid out anew", func() bool { x, y, ok := xdisplay.Target(p.Lines(), "New game"); return ok && x < 220 && y > 400 })
	p.begun()
	p.sealed()
	p.sealed()
	p.spaceTo("outfit")
}

// TestKeysAlone: from the title to the board of a saved game and out again,
// without a mouse; after a long rest the first key is heard.
func TestKeysAlone(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	save := filepath.Join(dir, "Old friends.nile")
	makeSave(t, save)
	x := xdisplay.Start(t)
	p := open(t, x, nil, "--saves", dir)
	p.sees(0, "resting") // frames sleep
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
	t.Parallel()
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

// TestAnotherGame: a game that the program is started with is chosen, set up and
// passed from one player to the next, with the mouse and with keys; the window is
// closed in the middle, and the next one goes on from there to the result.
func TestAnotherGame(t *testing.T) {
	t.Parallel()
	x := xdisplay.Start(t)
	x.Manage(t)
	dir := t.TempDir()
	p := open(t, x, nil, "--saves", dir, "--with", "caravan")
	p.click("New game")
	p.sees(0, "scene which")
	p.click("game caravan")
	p.sees(0, "scene caravan-setup")
	from := p.said()
	p.clickOnce("rounds")
	p.sees(from, "do rounds") // what is typed now is typed there
	x.Key(t, "BackSpace")
	x.Key(t, "2")
	p.click("Begin")
	p.sees(0, "screen hand")
	from = p.said()
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
