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
		_, _, err = saves.Load(e.Path)
	}
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// plays goes on with the game of a folder for some time, by the space bar.
func plays(t *testing.T, x xdisplay.Display, dir string, long time.Duration) *player {
	t.Helper()
	p := open(t, x, nil, "--saves", dir, "--seed", "7")
	p.click("Continue")
	p.sees(0, "scene table")
	for end := time.Now().Add(long); time.Now().Before(end); {
		x.Key(t, "space")
	}
	return p
}

// TestTheWindowIsKilled: the window is killed at random moments of a game, time and
// again in one folder. At most the command in hand is lost.
func TestTheWindowIsKilled(t *testing.T) {
	kills := map[bool]int{false: 2, true: 60}[*torture]
	x, dir := xdisplay.Start(t), t.TempDir()
	makeSave(t, filepath.Join(dir, "Old friends.nile"))
	played := 0
	for kill := range kills {
		p := plays(t, x, dir, 1500*time.Millisecond+time.Duration(rand.IntN(3000))*time.Millisecond)
		p.Kill()
		n := p.commands()
		if n == 0 {
			continue
		}
		played++
		if e := latest(t, dir); e.Header.Commands < n-1 || e.Header.Commands > n+1 {
			t.Errorf("kill %d: %d commands are kept of %d", kill+1, e.Header.Commands, n)
		}
	}
	t.Logf("%d kills, %d of them in a game that was being played", kills, played)
	if played == 0 {
		t.Error("nothing was played")
	}
}

// TestSignalsSave: a program that is told to end saves the game and ends well.
func TestSignalsSave(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT} {
		x, dir := xdisplay.Start(t), t.TempDir()
		makeSave(t, filepath.Join(dir, "Old friends.nile"))
		p := plays(t, x, dir, 2*time.Second)
		if err := syscall.Kill(p.PID(), s); err != nil {
			t.Fatal(err)
		}
		if status := p.Status(); status != 0 {
			t.Errorf("%v: exit status %d\n%s", s, status, strings.Join(p.Lines(), "\n"))
		}
		e := latest(t, dir)
		if n := p.commands(); n == 0 || e.Header.Commands != n || e.Sort != saves.Auto {
			t.Errorf("%v: %d commands are kept of %d, in %s", s, e.Header.Commands, n, e.Path)
		}
		if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
			t.Errorf("%v: left behind: %v", s, left)
		}
	}
}

// TestTheDisplayCloses: the display goes away, with everybody who shows something
// on it. The game is kept up to the last command, and the next start goes on.
func TestTheDisplayCloses(t *testing.T) {
	dir := t.TempDir()
	makeSave(t, filepath.Join(dir, "Old friends.nile"))
	x := xdisplay.Start(t)
	p := plays(t, x, dir, 2*time.Second)
	x.Stop(t)
	time.Sleep(2 * time.Second) // the library of the display ends it, as a rule
	p.Kill()
	n := p.commands()
	if e := latest(t, dir); n == 0 || e.Header.Commands < n-1 {
		t.Errorf("%d commands are kept of %d", e.Header.Commands, n)
	}
	if out, err := exec.Command(nile, "check", dir).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}
