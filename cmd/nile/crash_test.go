package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/internal/library"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// atFault are the rules of Caravan with a fault: from some number of commands on
// they panic, in what is asked for.
type atFault struct {
	caravan.Rules
	choices, apply bool
}

var faultAt = 1 << 30

// counted is a position that knows how many commands have been given.
type counted struct {
	game.Position
	f *atFault
	n int
}

func (f *atFault) New(settings []byte) (game.Position, error) {
	p, err := f.Rules.New(settings)
	return &counted{p, f, 0}, err
}

func (f *atFault) Decode(data []byte) (game.Position, error) {
	if len(data) == 0 {
		return f.Rules.Decode(data)
	}
	p, err := f.Rules.Decode(data[1:])
	return &counted{p, f, int(data[0])}, err
}

func (c *counted) Append(buf []byte) []byte {
	return c.Position.Append(append(buf, byte(c.n)))
}

func (c *counted) Clone() game.Position { return &counted{c.Position.Clone(), c.f, c.n} }

func (c *counted) Choices(buf []game.Choice) []game.Choice {
	if c.f.choices && c.n >= faultAt {
		panic("no choices here")
	}
	return c.Position.Choices(buf)
}

func (c *counted) Apply(cmd game.Command, a *game.Act) {
	if c.n++; c.f.apply && c.n > faultAt {
		panic("no command here")
	}
	c.Position.Apply(cmd, a)
}

// faultyGame is Caravan by such rules.
type faultyGame struct {
	menu.Game
	rules *atFault
}

func (g faultyGame) Rules() game.Rules { return g.rules }

// faulty has this program play Caravan by such rules while a test runs, and gives
// a window on a folder in which some commands have been given, faultless so far.
func faulty(t *testing.T, rules *atFault, commands int) *window {
	t.Helper()
	was, with := allTitles[1], *theCaravan
	with.Game = faultyGame{theCaravan.Game, rules}
	allTitles[1], catalogue.Titles[1], faultAt = &with, &with, 1<<30
	t.Cleanup(func() { allTitles[1], catalogue.Titles[1], faultAt = was, was, 1<<30 })
	w := windowIn(t, t.TempDir())
	w.games, w.shelf.Dir.Games = []*title{&with}, []string{"caravan"}
	table, err := game.NewTable(rules, caravan.ForSeats(2, 40, caravan.Desert).Encode(), 3)
	if err != nil {
		t.Fatal(err)
	}
	w.shelf.Take(&library.TakenUp{Table: table, ID: "abc"})
	random := game.NewRandom(7)
	for n := range commands {
		if _, err := table.Do(random.Choose(table.Choices())); err != nil {
			t.Fatal(err)
		}
		w.shelf.Done(table, 1)
		if n == commands/2 {
			w.shelf.Autosave(table, nil)
		}
	}
	w.shelf.Saving.Wait(time.Minute)
	w.shelf.Journal().Flush(false, time.Minute)
	return w
}

// TestFaultyRulesNeverKeepAGameFromGoingOn: rules that panic where a game stands,
// or on the way there, end neither the program nor the game: it goes on from the
// last moment at which they say what may be done.
func TestFaultyRulesNeverKeepAGameFromGoingOn(t *testing.T) {
	for _, rules := range []*atFault{{choices: true}, {apply: true}} {
		w := faulty(t, rules, 20)
		list, err := w.shelf.Dir.List()
		if err != nil || len(list) != 2 || list[0].Sort != saves.Playing {
			t.Fatalf("%+v, %v", list, err)
		}
		faultAt = 15
		g, err := w.shelf.Read(list[0].Path)
		if err != nil || g.Table.Len() < 14 || g.Table.Len() > 15 {
			t.Fatalf("%+v: %v", rules, err)
		}
		g.Table.Choices()
		if !strings.Contains(g.Told, "cannot follow") {
			t.Errorf("%+v: told %q", rules, g.Told)
		}
		// The save, made after command 11, is taken up where the fault is behind it,
		// also when the fault is on the way there; but not where it is in it.
		faultAt = 5
		g, err = w.shelf.Read(list[1].Path)
		if rules.apply && (err != nil || g.Table.Len() != 0) {
			t.Errorf("%v: the position is whole", err)
		}
		if rules.choices && err == nil {
			t.Error("a position with which nothing can be done is taken up")
		}
		// In the window: no panic, a report, and the choice of a save before.
		if err := w.load(list[1].Path); err != nil {
			t.Errorf("%v", err)
		}
		reports, _ := filepath.Glob(filepath.Join(w.shelf.Dir.Dir, "crash-*.txt"))
		if rules.choices && (len(reports) != 1 || w.app.Notices() != 1 || w.play != nil) {
			t.Errorf("reports %v, %d notices", reports, w.app.Notices())
		}
	}
}

// TestAFaultIsReported: the report says what is needed to mend the fault, the next
// start tells of it once and offers to go on, from the last command or the save
// before it.
func TestAFaultIsReported(t *testing.T) {
	w := begun(t, t.TempDir())
	playHere(t, w, 70)
	w.shelf.Saving.Wait(time.Minute)
	if err := w.crashed("a screen at fault", []byte("goroutine 1: here")); err == nil || !strings.Contains(words.Err(err), "crash-") {
		t.Errorf("%v", err)
	}
	reports, _ := filepath.Glob(filepath.Join(w.shelf.Dir.Dir, "crash-*.txt"))
	if len(reports) != 1 {
		t.Fatalf("reports: %v", reports)
	}
	text, err := os.ReadFile(reports[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{version, "seed 5", "a screen at fault", "goroutine 1: here", local.Of(w.play).Hash(), "\n71: seat"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the report lacks %q:\n%s", want, text)
		}
	}
	if n := strings.Count(string(text), ": seat "); n != library.LastCommands {
		t.Errorf("%d commands are in the report, want %d", n, library.LastCommands)
	}
	again := killed(t, w)
	again.tellCrash()
	title, said, _ := again.app.Notice()
	if title != words.Say("crash.title") || !strings.Contains(said.String(), filepath.Base(reports[0])) {
		t.Errorf("the next start says %q, %q", title, said)
	}
	if other := windowIn(t, again.shelf.Dir.Dir); true {
		if other.tellCrash(); other.app.Notices() != 0 {
			t.Errorf("it is told twice: got %v, wanted 0", other.app.Notices())
		}
	}
}

// TestLastWordsBecomeAReport: what Go itself wrote when a program ended by a fault
// beside the game loop is made a report of, with the game from its journal.
func TestLastWordsBecomeAReport(t *testing.T) {
	w := begun(t, t.TempDir())
	playHere(t, w, 7)
	again := killed(t, w)
	dir := again.shelf.Dir.Dir
	if err := os.WriteFile(filepath.Join(dir, ".crash-12.txt"), []byte("panic: beside the loop\n\ngoroutine 7 [running]:"), 0o644); err != nil {
		t.Fatal(err)
	}
	end := again.shelf.WatchFaults()
	again.shelf.LastWords()
	reports, _ := filepath.Glob(filepath.Join(dir, "crash-*.txt"))
	if len(reports) != 1 {
		t.Fatalf("reports: %v", reports)
	}
	if text, _ := os.ReadFile(reports[0]); !strings.Contains(string(text), "goroutine 7") || !strings.Contains(string(text), "seed 5") {
		t.Errorf("the report does not hold goroutine 7 and seed 5:\n%s", text)
	}
	again.tellCrash()
	if again.app.Notices() != 1 {
		t.Errorf("nothing is offered: got %v, wanted 1", again.app.Notices())
	}
	end()
	if left, _ := filepath.Glob(filepath.Join(dir, ".crash-*")); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}
