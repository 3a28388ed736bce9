//go:build unix

package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"sourceofthenile/internal/titles"
	"sourceofthenile/render/local"
	"sourceofthenile/saves"
	"sourceofthenile/saves/sealed"
)

// playsIn is the environment variable that makes the program of these tests play a
// game in that folder until it is killed.
const playsIn = "NILE_TEST_PLAYS_IN"

func TestMain(m *testing.M) {
	if dir := os.Getenv(playsIn); dir != "" {
		playUntilKilled(dir)
		return
	}
	// Windows on a disk in memory throw away much and hold little: collecting less
	// often takes a tenth of the time of all.
	debug.SetGCPercent(400)
	sealed.WorkFactor = 10 // letters are passed on by the hundred
	os.Exit(m.Run())
}

// playUntilKilled goes on with the game in a folder, or begins one, and says how the
// game stands after each command that the system has been given.
func playUntilKilled(dir string) {
	l := newShelf(saves.Folder{Dir: dir, Games: ours}, saves.Folder{})
	w := newWindow(l, allTitles[:1], 5)
	w.app = appFor(w)
	give := func(err error) {
		if err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
	}
	if last, ok := l.Last(); ok {
		give(w.load(last.Path))
	} else {
		s, err := titles.NileSettings("game1", 2, 100)
		give(err)
		give(w.begin(theNile, s.Encode(), nil))
	}
	bots, err := theNile.botted()
	give(err)
	b, err := bots.Bot("steady", 5)
	give(err)
	for {
		// What is said to have been given to the system has been: also what a new game
		// begins with, whose counters the program places.
		if l.Journal() != nil && !l.Journal().Flush(false, time.Minute) {
			give(l.Journal().Err())
		}
		t := local.Of(w.play)
		fmt.Println(t.Len(), t.Hash())
		if t.Over() {
			give(w.begin(theNile, t.Record().Settings, nil))
			continue
		}
		seat := t.Acting().First()
		if !local.Do(w.play, b.Choose(t.Position(), seat, t.ChoicesOf(seat))) {
			give(w.play.Failed)
		}
		if l.Journal() == nil {
			give(errors.New("nothing keeps the journal"))
		}
	}
}

// TestKilledAtAnyMoment: a program that plays is killed at a random moment, time
// and again in one folder: the next one goes on from the last command that it had
// given to the system, or from the one that was in hand.
func TestKilledAtAnyMoment(t *testing.T) {
	t.Parallel()
	kills := map[bool]int{false: 12, true: 200}[*torture]
	dir, rng := t.TempDir(), rand.New(rand.NewPCG(1, uint64(time.Now().UnixNano())))
	lost := 0
	for kill := range kills {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), playsIn+"="+dir)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		in := bufio.NewReader(out)
		first, err := in.ReadString('\n')
		if err != nil {
			t.Fatalf("kill %d: nothing is played: %q %v", kill+1, first, err)
		}
		time.AfterFunc(time.Duration(rng.IntN(150_000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
		rest, _ := io.ReadAll(in) // up to the kill
		_ = cmd.Wait()
		lines := strings.Split(strings.TrimSuffix(first+string(rest), "\n"), "\n")
		if last := lines[len(lines)-1]; len(strings.Fields(last)) != 2 || len(last) < 64 {
			lines = lines[:len(lines)-1] // cut off
		}
		if strings.HasPrefix(lines[len(lines)-1], "error") {
			t.Fatalf("kill %d: %s", kill+1, lines[len(lines)-1])
		}
		var at int
		var hash string
		if _, err := fmt.Sscan(lines[len(lines)-1], &at, &hash); err != nil {
			t.Fatalf("kill %d: %q: %v", kill+1, lines[len(lines)-1], err)
		}
		w := windowIn(t, dir)
		last, ok := w.shelf.Last()
		if !ok {
			if at > 2 { // the counters are placed by the program
				t.Fatalf("kill %d: nothing is left of %d commands", kill+1, at)
			}
			continue
		}
		g, err := w.shelf.Read(last.Path)
		if err != nil {
			t.Fatalf("kill %d: %v", kill+1, err)
		}
		n := g.Table.Len()
		if n == at+1 {
			if err := g.Table.Undo(); err == nil {
				n--
			}
		}
		switch {
		case n == at && g.Table.Hash() != hash:
			t.Fatalf("kill %d: another game comes back at command %d", kill+1, n)
		case n != at && n != at+1:
			if at == 0 { // a new game had just been begun
				continue
			}
			lost++
			t.Errorf("kill %d: %d commands come back, the system had been given %d", kill+1, n, at)
		}
	}
	t.Logf("%d kills, %d with a command lost", kills, lost)
}
