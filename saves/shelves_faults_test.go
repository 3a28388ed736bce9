package saves

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sourceofthenile/saves/disk/brittle"
)

// aShelf is a disk with a game that was saved and played on: a save, and a journal
// that goes further.
func aShelf(t *testing.T) (d *brittle.Disk, path string, steps int) {
	t.Helper()
	d = brittle.New()
	f := Folder{Dir: "/saves", Disk: d}
	k := sitting(t, f, played(t, 3, 10), 9, 30)
	k.End()
	if !k.Rest(time.Minute) {
		t.Fatal("the journal is not written")
	}
	j, err := DecodeJournal(d.Bytes(k.Path()))
	must(t, err)
	h := j.Header
	h.Label, h.Saved, h.Order = "A game", fortnight, 1
	path = f.Path("A game")
	must(t, f.SaveAt(path, h, j.Base, false))
	must(t, f.SaveAt("/elsewhere/sent.nile", header(), played(t, 5, 20).Record(), false))
	return d, path, len(j.Steps)
}

// tidied is what a player does on the shelf who likes order. It goes on whatever
// fails, and says what is known to be done.
func tidied(f Folder, path string) {
	if to, err := f.Rename(path, "Another name"); err == nil {
		path = to
	}
	if twin, err := f.Copy(path, "Another name"); err == nil {
		_, _ = f.Move(twin, InTrash)
	}
	_ = f.EmptyTrash()
	if to, err := f.Move(path, InArchive); err == nil {
		path = to
	}
	_ = f.Export(path, "/elsewhere/out.nile")
	if to, err := f.Move(path, OnShelf); err == nil {
		path = to
	}
	_, _ = f.Copy("/elsewhere/sent.nile", "sent")
	if to, err := f.Move(path, InTrash); err == nil {
		path = to
	}
	_, _ = f.Move(path, OnShelf)
}

// lost says what is missing in all the places together: the game, or the journal of
// what was played on; nil where both are there, whole.
func lost(d *brittle.Disk, hash string, steps int) error {
	f := Folder{Dir: "/saves", Disk: d}
	saved, journal := false, 0
	for _, p := range []Place{OnShelf, InArchive, InTrash} {
		at := f.At(p)
		list, _ := at.List() // a place that is not there yet holds none
		for _, e := range list {
			if _, r, err := at.Load(e.Path); err == nil && r.Hash == hash {
				saved = true
			}
		}
		for _, name := range journalNames(d, at.Dir) {
			if j, err := at.ReadJournal(filepath.Join(at.Dir, name)); err == nil {
				journal = max(journal, len(j.Steps))
			}
		}
	}
	if !saved || journal != steps {
		return fmt.Errorf("the game is there: %v; %d steps of its journal, of %d; %v", saved, journal, steps, d.Files())
	}
	return nil
}

// shelfFaults tidies up while the disk fails, fills up or stops at one in so many
// operations, and has a look at what is left each time.
func shelfFaults(t *testing.T, stride int, lie brittle.Lie, look func(what string, err error)) (faults int) {
	t.Helper()
	d, path, steps := aShelf(t)
	_, r, err := load(d, path)
	must(t, err)
	d.Ops = 0
	tidied(Folder{Dir: "/saves", Disk: d}, path)
	all := d.Ops
	must(t, lost(d, r.Hash, steps))
	for at := 1; at <= all; at += stride {
		for _, fault := range []brittle.Fault{brittle.Fails, brittle.Full, brittle.Stops} {
			d, path, _ := aShelf(t)
			d.Ops, d.Did = 0, nil
			d.At, d.Fault, d.Lie = at, fault, lie
			tidied(Folder{Dir: "/saves", Disk: d}, path)
			left := []brittle.Left{brittle.Written}
			if fault == brittle.Stops {
				left = []brittle.Left{brittle.Written, brittle.Synced, brittle.Names, brittle.Torn}
			}
			for _, l := range left {
				faults++
				look(fmt.Sprintf("fault %d at operation %d (%s), left %d", fault, at, d.Did[at-1], l), lost(d.After(l), r.Hash, steps))
			}
		}
	}
	return faults
}

// TestEveryFaultOfTheShelves: whatever the disk does while saves are renamed, copied,
// put away, thrown away, taken back, taken in and sent out, the game and what was
// played on since lie in one of the places.
func TestEveryFaultOfTheShelves(t *testing.T) {
	alone(t)
	stride := map[bool]int{false: 7, true: 1}[*torture]
	t.Logf("%d faults", shelfFaults(t, stride, brittle.Honest, func(what string, err error) {
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
	}))
}

// TestShelvesWithoutSyncAreFoundOut: on a disk whose sync does nothing the search above
// finds games that are lost. Were it not so, it would prove nothing.
func TestShelvesWithoutSyncAreFoundOut(t *testing.T) {
	alone(t)
	n := 0
	shelfFaults(t, 40, brittle.LostSync, func(_ string, err error) {
		if err != nil {
			n++
		}
	})
	if n == 0 {
		t.Error("nothing is found to be lost")
	}
}

// TestAJournalGoesWithItsSave: who puts a game away puts away what was played on since,
// and takes it back with it; not where an autosave of the game stays.
func TestAJournalGoesWithItsSave(t *testing.T) {
	journals := func(f Folder) int { return len(journalNames(f.Disk, f.Dir)) }
	d, path, _ := aShelf(t)
	f := Folder{Dir: "/saves", Disk: d}
	away, err := f.Move(path, InArchive)
	must(t, err)
	if journals(f) != 0 || journals(f.At(InArchive)) != 1 {
		t.Errorf("the journal stays behind: %v", d.Files())
	}
	if back, err := f.Move(away, OnShelf); err != nil || journals(f) != 1 || back != path {
		t.Errorf("the journal does not come back: %v, %v", err, d.Files())
	}
	h, r, err := f.Load(path)
	must(t, err)
	h.Label = ""
	_, err = f.Autosave(h, r)
	must(t, err)
	if _, err = f.Move(path, InArchive); err != nil || journals(f) != 1 {
		t.Errorf("the journal of an autosave is gone: %v, %v", err, strings.Join(d.Files(), " "))
	}
}
