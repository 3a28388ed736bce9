//go:build linux && !ebitenginevmguest

package realwindow

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/internal/xdisplay"
	"sourceofthenile/saves"
)

// torture asks for the tests of this room at their full length: see make torture.
var torture = flag.Bool("torture", false, "kill the window often")

// commands is how many commands the game had when the program wrote it down last.
func (p *player) commands() int {
	n := 0
	for _, l := range p.Lines() {
		_, _ = fmt.Sscanf(l, "command %d", &n)
	}
	return n
}

// played is how many times the program has said that a command was done.
func (p *player) played() int {
	n := 0
	for _, l := range p.Lines() {
		if strings.HasPrefix(l, "command ") {
			n++
		}
	}
	return n
}

// latest is what Continue would take up in a folder.
func latest(t *testing.T, dir string) saves.Entry {
	t.Helper()
	e, err := saves.Folder{Dir: dir, Games: []string{"nile"}}.Latest()
	if err != nil {
		t.Fatal(err)
	}
	if saves.IsJournal(e.Path) {
		_, err = saves.Folder{Dir: dir}.ReadJournal(e.Path)
	} else {
		_, _, err = (saves.Folder{}).Load(e.Path)
	}
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// goOn goes on with the game of a folder.
func goOn(t *testing.T, x xdisplay.Display, dir string) *player {
	t.Helper()
	p := open(t, x, nil, "--saves", dir, "--seed", "7")
	p.click("Continue")
	p.sees(0, "scene table")
	return p
}

// plays goes on with the game of a folder by the space bar, until some commands have
// been given. A game may come to where that alone leads nowhere, as with a load that
// is too heavy: then another is begun.
func plays(t *testing.T, x xdisplay.Display, dir string, commands int) *player {
	t.Helper()
	for {
		p := goOn(t, x, dir)
		from, last, late := p.played(), 0, time.Now().Add(stuck)
		p.Until("commands", func() bool {
			x.Key(t, "space")
			if n := p.played(); n != last {
				last, late = n, time.Now().Add(stuck)
			}
			return last-from >= commands || time.Now().After(late)
		})
		if last-from >= commands {
			return p
		}
		p.Kill()
		seed := rand.Uint32()
		t.Logf("another game is begun, of seed %d", seed)
		makeSave(t, filepath.Join(dir, fmt.Sprintf("Others %d.nile", seed)), "--seed", fmt.Sprint(seed))
	}
}

// stuck is how long the space bar is pressed in vain before another game is begun.
const stuck = 20 * time.Second

// TestTheWindowIsKilled: the window is killed at random moments of a game, time and
// again in one folder. At most the command in hand is lost.
func TestTheWindowIsKilled(t *testing.T) {
	t.Parallel()
	kills := map[bool]int{false: 2, true: 60}[*torture]
	x, dir := xdisplay.Start(t), t.TempDir()
	makeSave(t, filepath.Join(dir, "Old friends.nile"))
	inHand := 0
	for kill := range kills {
		p := plays(t, x, dir, 1+rand.IntN(6))
		// Space is pressed time and again, and meanwhile, at whatever is being done then, the
		// window goes.
		before, gone := p.played(), make(chan struct{})
		go func() {
			defer close(gone)
			time.Sleep(time.Duration(rand.IntN(1000)) * time.Millisecond)
			p.Kill()
		}()
		x.Do(t, "key", "--delay", "25", "--repeat", "30", "space")
		<-gone
		n := p.commands()
		if p.played() > before {
			inHand++
		}
		if kill%10 == 9 {
			t.Logf("%d kills, %d of them while further commands were given", kill+1, inHand)
		}
		if e := latest(t, dir); e.Header.Commands < n-1 || e.Header.Commands > n+1 {
			t.Errorf("kill %d: %d commands are kept of %d", kill+1, e.Header.Commands, n)
		}
	}
	t.Logf("%d kills behind a command, %d of them while further ones were given", kills, inHand)
}

// TestSignalsSave: a program that is told to end saves the game and ends well.
func TestSignalsSave(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT} {
		t.Run(s.String(), func(t *testing.T) {
			t.Parallel()
			x, dir := xdisplay.Start(t), t.TempDir()
			makeSave(t, filepath.Join(dir, "Old friends.nile"))
			p := plays(t, x, dir, 2)
			if err := syscall.Kill(p.PID(), s); err != nil {
				t.Fatal(err)
			}
			if status := p.Status(); status != 0 {
				t.Errorf("exit status %d\n%s", status, strings.Join(p.Lines(), "\n"))
			}
			e := latest(t, dir)
			if n := p.commands(); n == 0 || e.Header.Commands != n || e.Sort != saves.Auto {
				t.Errorf("%d commands are kept of %d, in %s", e.Header.Commands, n, e.Path)
			}
			if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
}

// TestTheDisplayCloses: the display goes away, with everybody who shows something
// on it. The program ends by itself, the game is kept up to the last command, and the
// next start goes on.
func TestTheDisplayCloses(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	makeSave(t, filepath.Join(dir, "Old friends.nile"))
	x := xdisplay.Start(t)
	p := plays(t, x, dir, 2)
	x.Stop(t)
	if status := p.Status(); status == 0 {
		t.Error("a program whose display has died says that all is well")
	}
	n := p.commands()
	if e := latest(t, dir); n == 0 || e.Header.Commands < n-1 {
		t.Errorf("%d commands are kept of %d", e.Header.Commands, n)
	}
	if out, err := exec.Command(nile, "check", dir).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".*.lock")); len(left) > 0 {
		t.Logf("left behind, and nobody's: %v", left)
	}
}
