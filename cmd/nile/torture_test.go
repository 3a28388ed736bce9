package main

import (
	"encoding/json"
	"errors"
	"flag"
	"io"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"sourceofthenile/internal/library"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk/brittle"
)

// torture asks for the tests of this room at their full length: see make torture.
var torture = flag.Bool("torture", false, "try every fault, at length")

// onDisk is the program on a disk of the tests, without a window.
func onDisk(d *brittle.Disk, g *title) *window {
	l := newShelf(saves.Folder{}, saves.Folder{})
	l.Dir = saves.Folder{Dir: "/saves", Disk: d}
	w := newWindow(l, []*title{g}, 5)
	w.app = render.New(w.hooks(), desk.DefaultPreferences())
	return w
}

// sat is a sitting on a disk that may fail: what was played, and what of it was
// known to be safe before the disk stopped.
type sat struct {
	w     *window
	d     *brittle.Disk
	bots  []menu.Bot
	turns int // that came to their end
	rng   *rand.Rand
	safe  int      // how many stands were safe
	stood []string // the fingerprint of every stand there has been, by turns
}

// note waits for the disk and notes how the game stands.
func (s *sat) note() {
	t := local.Of(s.w.play)
	s.stood = append(s.stood, t.Hash())
	if j := s.w.shelf.Journal(); j != nil && j.Begun() && j.Flush(true, time.Minute) && j.Err() == nil {
		s.safe = len(s.stood)
	}
}

// play plays some commands, and takes one back now and then.
func (s *sat) play(commands int) {
	p := s.w.play
	for range commands {
		if p.Over() {
			return
		}
		turn, seat := p.Turn(), p.Acting().First()
		if local.Do(p, s.bots[seat].Choose(p.Position(), seat, p.ChoicesOf(seat))) {
			s.note()
		}
		if p.Turn() != turn {
			s.turns++
		}
		if s.rng.IntN(6) == 0 && p.CanUndo() {
			p.Undo(nil)
			s.note()
			if s.rng.IntN(2) == 0 {
				p.Redo(nil)
				s.note()
			}
		}
		s.w.shelf.Saving.Wait(time.Minute)
	}
}

// aSitting is a whole sitting: a new game is begun and played for some turns, saved
// under a name and quickly, settings are kept and something is exported, and it is
// left.
func aSitting(d *brittle.Disk, g *title, commands int) (*sat, error) {
	s := &sat{w: onDisk(d, g), d: d, rng: rand.New(rand.NewPCG(1, 2))}
	set, err := g.Settings(g.Ways[0], 2, 0)
	if err != nil {
		return nil, err
	}
	bots, err := g.botted()
	if err != nil {
		return nil, err
	}
	for i := range uint64(2) {
		b, err := bots.Bot(bots.Bots()[0], i)
		if err != nil {
			return nil, err
		}
		s.bots = append(s.bots, b)
	}
	if err := s.w.begin(g, set, nil); err != nil {
		return s, err // no lock can be had
	}
	s.stood = append(s.stood, local.Of(s.w.play).Hash())
	s.play(commands / 2)
	s.w.saveAs("Anna", func(error) {})
	s.w.shelf.Saving.Wait(time.Minute)
	s.w.save(func(error) {})
	_ = s.w.storePreferences(desk.DefaultPreferences())
	s.w.shelf.Saving.Wait(time.Minute)
	_ = s.w.exports.Exporter.Write("/saves/"+exported, func(to io.Writer) error {
		_, err := to.Write(make([]byte, exportedSize))
		return err
	})
	s.play(commands - commands/2)
	if s.w.keep() == nil {
		s.safe = len(s.stood)
	}
	s.w.shelf.Saving.Wait(time.Minute)
	return s, nil
}

// found is the game that Continue takes up on a disk, as what was left of it.
func found(d *brittle.Disk, g *title) (*library.TakenUp, error) {
	w := onDisk(d, g)
	e, err := w.shelf.Dir.Latest()
	if err != nil {
		return nil, err
	}
	return w.shelf.Read(e.Path)
}

// holds checks that nothing is lost of a sitting but what was not safe.
func (s *sat) holds(t *testing.T, what string, d *brittle.Disk, g *title) {
	t.Helper()
	got, err := found(d, g)
	var p *saves.Problem
	switch {
	case err != nil && s.safe == 0 && errors.As(err, &p) && p.Kind == saves.Missing:
		return // nothing was safe yet
	case err != nil:
		t.Fatalf("%s: nothing comes back of %d stands: %v; %v", what, s.safe, err, d.Files())
	}
	at := -1
	for i, hash := range s.stood {
		if hash == got.Table.Hash() {
			at = i
		}
	}
	if at < 0 || at+1 < s.safe {
		t.Fatalf("%s: stand %d comes back, %d were safe; %v", what, at+1, s.safe, d.Files())
	}
}

// nothingHalf checks that whatever has a name on a disk is whole: saves, settings, what
// was exported. A journal may be cut off, and what has no name yet may be anything.
func nothingHalf(t *testing.T, what string, d *brittle.Disk) {
	t.Helper()
	for _, path := range d.Files() {
		var err error
		switch name := filepath.Base(path); {
		case name[0] == '.' || saves.IsJournal(name):
		case filepath.Ext(name) == saves.Extension:
			_, _, err = saves.Folder{Dir: "/saves", Disk: d}.Load(path)
		case name == preferencesName:
			_, err = parsePreferences(d.Bytes(path))
		case filepath.Ext(name) == ".json":
			if !json.Valid(d.Bytes(path)) {
				err = errHalf
			}
		case name == exported:
			if len(d.Bytes(path)) != exportedSize {
				err = errHalf
			}
		default:
			err = errors.New("nobody knows what it is")
		}
		if err != nil {
			t.Fatalf("%s: %s: %v", what, path, err)
		}
	}
}

// exported is what a sitting exports, and how long that is.
const (
	exported     = "chart.png"
	exportedSize = 3000
)

var errHalf = errors.New("it is half written")

// tried is what a search over all faults has come to.
type tried struct{ operations, faults int }

// everyFault stops, fills or fails the disk at every operation of a sitting, or at
// one in so many, and sees what is found on it afterwards.
func everyFault(t *testing.T, g *title, commands, stride int, lie brittle.Lie, check func(what string, s *sat, left brittle.Left)) (sum tried) {
	whole, err := aSitting(brittle.New(), g, commands)
	if err != nil {
		t.Fatal(err)
	}
	sum.operations = whole.d.Ops
	for at := 1; at <= whole.d.Ops; at += stride {
		for _, fault := range []brittle.Fault{brittle.Fails, brittle.Full, brittle.Stops} {
			d := brittle.New()
			d.At, d.Fault, d.Lie = at, fault, lie
			s, err := aSitting(d, g, commands)
			if err != nil {
				continue // it says so, and nothing was played
			}
			left := []brittle.Left{brittle.Written}
			if fault == brittle.Stops {
				left = []brittle.Left{brittle.Written, brittle.Synced, brittle.Names, brittle.Torn}
			}
			for _, l := range left {
				sum.faults++
				what := d.Did[min(at, len(d.Did))-1]
				check(what, s, l)
			}
		}
	}
	return sum
}

// TestEveryFaultOfTheDisk: whatever the disk does at any moment of a sitting, the
// game comes back, at its last command that was safe or later. What failed and is
// tried again comes to the disk.
func TestEveryFaultOfTheDisk(t *testing.T) {
	for _, c := range []struct {
		game                   *title
		commands, stride, long int // long: commands of the sitting of which every operation is tried
	}{{theCaravan, 16, 5, 64}, {theNile, 30, 31, 30}} {
		if *torture {
			c.commands, c.stride = c.long, 1
		}
		t.Run(c.game.Name, func(t *testing.T) {
			t.Parallel()
			turns := 0
			sum := everyFault(t, c.game, c.commands, c.stride, brittle.Honest, func(what string, s *sat, left brittle.Left) {
				after := s.d.After(left)
				s.holds(t, what, after, c.game)
				nothingHalf(t, what, after)
				turns = max(turns, s.turns)
			})
			t.Logf("%d faults at %d operations, in %d turns", sum.faults, sum.operations, turns)
			if sum.faults < sum.operations*4/c.stride || turns < 2 {
				t.Errorf("only %d faults in %d turns were tried", sum.faults, turns)
			}
		})
	}
}

// TestADiskThatLiesIsFoundOut: where a sync does nothing, or a file gets its name
// before it is synced, the search above does find games that are lost. Were it not
// so, it would prove nothing.
func TestADiskThatLiesIsFoundOut(t *testing.T) {
	for lie, name := range map[brittle.Lie]string{brittle.LostSync: "no sync", brittle.EarlyName: "early name"} { // in any order
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			lost := 0
			stride := map[bool]int{false: 4, true: 1}[*torture]
			sum := everyFault(t, theCaravan, 10, stride, lie, func(what string, s *sat, left brittle.Left) {
				got, err := found(s.d.After(left), theCaravan)
				if s.safe == 0 {
					return
				}
				if err != nil || slices.Index(s.stood, got.Table.Hash())+1 < s.safe && !slices.Contains(s.stood[s.safe-1:], got.Table.Hash()) {
					lost++
				}
			})
			if lost == 0 {
				t.Error("nothing is found to be lost")
			}
			t.Logf("%d games are found to be lost by %d faults", lost, sum.faults)
		})
	}
}

// TestNothingButTheGameIsWritten: after a sitting there lie in the folder the saves,
// one journal and the settings, and nothing half.
func TestNothingButTheGameIsWritten(t *testing.T) {
	s, err := aSitting(brittle.New(), theCaravan, 60)
	if err != nil {
		t.Fatal(err)
	}
	journals := 0
	for _, path := range s.d.Files() {
		switch name := filepath.Base(path); {
		case saves.IsJournal(path):
			journals++
		case name[0] == '.':
			t.Errorf("%s is left", name)
		}
	}
	if journals != 1 {
		t.Errorf("%d journals, want 1", journals)
	}
}
