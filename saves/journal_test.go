package saves

import (
	"bytes"
	"errors"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/disk/brittle"
)

// sitting plays commands on a table and keeps a journal of them; now and then one
// is taken back and done again.
func sitting(t testing.TB, f Folder, table *game.Table, whim uint64, commands int) *Keeping {
	t.Helper()
	h := header()
	h.ID, h.Order = "abc", 1000
	k, err := f.Keep(h, table.Record(), nil)
	must(t, err)
	order := h.Order
	add := func(p Step) {
		order += 3
		p.Order = order
		_ = k.Add(p) // disks may fail here
	}
	for range commands {
		whim = whim*6364136223846793005 + 1442695040888963407
		choices := table.Choices()
		c := choices[whim>>33%uint64(len(choices))]
		_, err := table.Do(c.Command(int(c.Max)))
		must(t, err)
		p := Step{Kind: CommandStep, Played: game.Played{Command: table.CommandAt(table.Len() - 1), Rolls: table.RollsOf(table.Len() - 1)}}
		if len(p.Played.Rolls) > 0 {
			p.Chance = table.Chance()
		}
		add(p)
		if whim>>60 < 4 && table.CanUndo() {
			must(t, table.Undo())
			add(Step{Kind: UndoStep})
			if whim>>59&1 == 0 {
				must(t, table.Redo())
				add(Step{Kind: RedoStep})
			}
		}
		if whim>>58&3 == 0 {
			order += 3
			h := header()
			h.ID, h.Turn, h.Order = "abc", table.Len(), order
			_ = k.Add(Step{Kind: MarkStep, Order: order, Mark: MarkOf(table.Hash()), Header: h})
		}
	}
	return k
}

// retraced is the game at the end of a journal.
func retraced(t testing.TB, j *Journal) *game.Table {
	t.Helper()
	table, err := game.TakeUp(caravan.Rules{}, j.Base)
	must(t, err)
	for i := range j.Steps {
		switch p := &j.Steps[i]; p.Kind {
		case CommandStep:
			err = table.Follow(p.Played, p.Chance)
		case UndoStep:
			err = table.Undo()
		case RedoStep:
			err = table.Redo()
		case MarkStep:
			if p.Mark != MarkOf(table.Hash()) {
				t.Fatalf("step %d leads elsewhere", i+1)
			}
		}
		if err != nil {
			t.Fatalf("step %d: %v", i+1, err)
		}
	}
	return table
}

// A journal leads to the very game: position, log, and the dice to come.
func TestAJournalIsTheGame(t *testing.T) {
	f := Folder{Dir: "/saves", Disk: brittle.New()}
	for seed := uint64(1); seed <= 20; seed++ {
		table := played(t, seed, int(seed)*5)
		k := sitting(t, f, table, seed*77, 60)
		k.End()
		if !k.Flush(true, time.Minute) {
			t.Fatal(k.Err())
		}
		j, err := f.ReadJournal(k.Path())
		must(t, err)
		again := retraced(t, j)
		if j.Torn || again.Hash() != table.Hash() || !sameRecord(again.Record(), table.Record()) {
			t.Fatalf("seed %d: the journal leads elsewhere", seed)
		}
		must(t, f.Remove(k.Path()))
	}
}

// Wherever a journal is cut off, or one of its bytes is another, what comes before
// is read, and nothing else.
func TestATornJournal(t *testing.T) {
	alone(t)
	d := brittle.New()
	f := Folder{Dir: "/saves", Disk: d}
	k := sitting(t, f, played(t, 3, 10), 9, 30)
	k.End()
	k.Flush(true, time.Minute)
	data := d.Bytes(k.Path())
	whole, err := DecodeJournal(data)
	must(t, err)
	read := func(what string, at int, data []byte) {
		j, err := DecodeJournal(data)
		if err != nil {
			if kindOf(t, err) == 0 {
				t.Fatalf("%s at %d: %v", what, at, err)
			}
			return
		}
		base := sameRecord(j.Base, whole.Base) || j.Mended && (bytes.Equal(j.Base.Position, whole.Base.Position) || j.Base.Position == nil && sameLog(j.Base.Log, whole.Base.Log))
		if n := len(j.Steps); n > len(whole.Steps) || n > 0 && !reflect.DeepEqual(j.Steps, whole.Steps[:n]) || !base {
			t.Fatalf("%s at %d: another game is read", what, at)
		}
	}
	mended := 0
	begun := len(data) - 40*len(whole.Steps) // the save in it: of that one byte in four will do here
	for n := range data {
		if n > 600 && n < begun && n%4 > 0 && !*torture {
			continue
		}
		read("cut", n, data[:n])
		flipped := append([]byte(nil), data...)
		flipped[n] ^= 1 << (n % 8)
		j, err := DecodeJournal(flipped)
		if err == nil && len(j.Steps) == len(whole.Steps) {
			if !j.Mended {
				t.Fatalf("byte %d is another, and nobody notices", n)
			}
			mended++
		}
		read("flipped", n, flipped)
	}
	if mended < len(journalMagic)+entryHead {
		t.Errorf("of a damaged beginning the game comes back %d times", mended)
	}
	newer := append([]byte(journalWords+"2\n"), data[len(journalMagic)+4:]...)
	if _, err := DecodeJournal(newer); kindOf(t, err) != Newer {
		t.Errorf("the journal of a newer program: %v", err)
	}
	// The second half of another game's journal is not taken for this one's.
	k = sitting(t, f, played(t, 4, 10), 9, 30)
	k.End()
	k.Flush(true, time.Minute)
	other := d.Bytes(k.Path())
	for cut := 0; cut < min(len(data), len(other)); cut += 7 {
		if j, err := DecodeJournal(append(append([]byte(nil), data[:cut]...), other[cut:]...)); err == nil {
			if n := len(j.Steps); j.Base.Seed == 3 && (n > len(whole.Steps) || n > 0 && !reflect.DeepEqual(j.Steps, whole.Steps[:n])) {
				t.Fatalf("two games are mixed at %d", cut)
			}
		}
	}
}

// A journal stands in the list only where it goes further than every sound save of
// its line of play.
func TestTheListHasJournalsThatGoFurther(t *testing.T) {
	d := brittle.New()
	f := Folder{Dir: "/saves", Disk: d}
	table := played(t, 3, 10)
	k := sitting(t, f, table, 9, 30)
	k.End()
	k.Flush(true, time.Minute)
	h := header()
	h.ID, h.Game = "abc", table.Rules().Name()
	latest := func(want Sort) Entry {
		t.Helper()
		e, err := f.Latest()
		if err != nil || e.Sort != want {
			t.Fatalf("%s is the latest: %v", e.Name, err)
		}
		return e
	}
	if e := latest(Playing); e.Header.Commands != table.Len() || e.Header.ID != "abc" {
		t.Errorf("the head is %+v, want %d commands of game abc", e.Header, table.Len())
	}
	h.Order = 1001 // older than most of the journal
	_, err := f.Autosave(h, table.Record())
	must(t, err)
	latest(Playing)
	if _, on, err := f.Held(h, table.Record()); err != nil || !on {
		t.Errorf("the save has been played on: %v, %v", on, err)
	}
	h.Order = 0
	path, err := f.Autosave(h, table.Record())
	must(t, err)
	latest(Auto)
	data := d.Bytes(path)
	data[len(data)-40] ^= 1
	d.Put(path, data)
	if e := latest(Playing); e.Header.Commands != table.Len() {
		t.Errorf("the head is %+v, want %d commands", e.Header, table.Len())
	}
	if e, passed := f.PassedOver(k.Path()); !passed || e.Path != path {
		t.Errorf("passed over: %s, %v", e.Path, passed)
	}
	// Who deletes the saves deletes the game.
	list, err := f.List()
	must(t, err)
	for _, e := range list {
		must(t, f.Remove(e.Path))
	}
	if left := d.Files(); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// However long the disk takes, steps are handed to the system at once: a killed
// program loses none of them.
func TestNoStepWaitsForASync(t *testing.T) {
	d, let := brittle.New(), make(chan struct{})
	f := Folder{Dir: "/saves", Disk: brittle.Slow(d, func(wait func() error) error {
		<-let
		return wait()
	})}
	table := played(t, 3, 10)
	k := sitting(t, f, table, 9, 30)
	if !k.Flush(false, time.Minute) {
		t.Fatal("the system has not got it")
	}
	if k.Flush(true, 10*time.Millisecond) {
		t.Error("it passes for safe before it is")
	}
	killed := Folder{Dir: "/saves", Disk: d.After(brittle.Written)}
	j, err := killed.ReadJournal(k.Path())
	must(t, err)
	if got := retraced(t, j); got.Hash() != table.Hash() {
		t.Errorf("steps are lost: got %v, wanted %v", got.Hash(), table.Hash())
	}
	if _, err := (Folder{Dir: "/saves", Disk: d.After(brittle.Synced)}).ReadJournal(k.Path()); kindOf(t, err) != Missing {
		t.Errorf("the power cut: %v", err)
	}
	close(let)
	if !k.Flush(true, time.Minute) {
		t.Fatal(k.Err())
	}
	k.End()
	cut := Folder{Dir: "/saves", Disk: d.After(brittle.Synced)}
	j, err = cut.ReadJournal(k.Path())
	must(t, err)
	if got := retraced(t, j); got.Hash() != table.Hash() {
		t.Errorf("what was safe is lost: got %v, wanted %v", got.Hash(), table.Hash())
	}
}

// Of a journal to which nothing has been added there is nothing to wait for: it is not
// written before the first step.
func TestNothingAddedIsFlushedAtOnce(t *testing.T) {
	f := Folder{Dir: "/saves", Disk: brittle.New()}
	h := header()
	h.ID, h.Order = "abc", 1000
	k, err := f.Keep(h, played(t, 3, 10).Record(), nil)
	must(t, err)
	for _, synced := range []bool{false, true} {
		if !k.Flush(synced, 0) {
			t.Errorf("synced %v: it is waited for", synced)
		}
	}
	must(t, k.Add(Step{Kind: UndoStep, Order: 1001}))
	if !k.Flush(true, time.Minute) {
		t.Errorf("a step is not written: %v", k.Err())
	}
	k.End()
}

// A journal that cannot be written says so once, and does not go on.
func TestAJournalThatCannotBeWritten(t *testing.T) {
	d := brittle.New()
	d.Fault, d.At = brittle.Full, 3
	f := Folder{Dir: "/saves", Disk: d}
	told := make(chan error, 9)
	h := header()
	h.ID, h.Order = "abc", 1000
	table := played(t, 3, 10)
	k, err := f.Keep(h, table.Record(), func(err error) { told <- err })
	must(t, err)
	must(t, k.Add(Step{Kind: UndoStep, Order: 1001}))
	if err := <-told; kindOf(t, err) != DiskFull || !strings.Contains(err.Error(), filepath.Base(k.Path())) {
		t.Errorf("%v", err)
	}
	if err := k.Add(Step{Kind: UndoStep, Order: 1002}); err == nil {
		t.Error("it goes on all the same")
	}
	if k.Flush(false, time.Minute) || k.Err() == nil {
		t.Error("it passes for written")
	}
	if left := d.Files(); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// TestJournalsThatWereOnlyBegunGo: what a program left that was ended as it wrote the
// beginning of a journal goes with the next one of the same line of play; another
// line's stays, and one that is damaged.
func TestJournalsThatWereOnlyBegunGo(t *testing.T) {
	d := brittle.New()
	f := Folder{Dir: "/saves", Disk: d}
	table := played(t, 3, 10)
	k := sitting(t, f, table, 9, 3)
	k.End()
	k.Rest(time.Minute)
	whole := d.Bytes(k.Path())
	spoilt := append([]byte(nil), whole...)
	spoilt[len(journalMagic)+entryHead+40] ^= 1
	id := strings.TrimPrefix(filepath.Base(k.Path()), journalPrefix)
	id = id[:strings.LastIndex(id, "-")]
	must(t, d.Remove(k.Path()))
	for name, data := range map[string][]byte{"-1": nil, "-2": whole[:300], "-3": spoilt, "-x-1": nil} { // in any order
		d.Put(filepath.Join(f.Dir, journalPrefix+id+name+JournalExtension), data)
	}
	k = sitting(t, f, table, 9, 3)
	k.End()
	k.Rest(time.Minute)
	want := []string{journalPrefix + id + "-3" + JournalExtension, filepath.Base(k.Path()), journalPrefix + id + "-x-1" + JournalExtension}
	if got := journalNames(d, f.Dir); !slices.Equal(got, want) {
		t.Errorf("%v lie there, not %v", got, want)
	}
}

// TestOneProgramHoldsAGame: a file is held by one at a time, and by nobody when it
// has been let go, whatever is left over of it.
func TestOneProgramHoldsAGame(t *testing.T) {
	name := filepath.Join(t.TempDir(), ".playing-abc.lock")
	for range 3 {
		one, err := disk.System.Lock(name)
		must(t, err)
		if _, err := disk.System.Lock(name); !errors.Is(err, disk.ErrLocked) {
			t.Errorf("held twice: %v", err)
		}
		must(t, one.Close())
	}
}
