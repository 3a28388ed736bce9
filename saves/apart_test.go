package saves

import (
	"testing"
	"time"

	"sourceofthenile/saves/disk/brittle"
)

// A save or a journal of another's that says it is of the same line of play, and is later,
// hides no journal that it does not hold, nor has it deleted.
func TestAnothersLaterSaveHidesNoJournal(t *testing.T) {
	d := brittle.New()
	f := Folder{Dir: "/saves", Disk: d}
	mine, theirs := played(t, 3, 10), played(t, 4, 40)
	k := sitting(t, f, mine, 9, 30)
	k.End()
	k.Rest(time.Minute)
	h := header()
	h.ID, h.Game, h.Order = "abc", mine.Rules().Name(), 5000
	path, err := f.Save("friend", h, theirs.Record())
	must(t, err)
	other, err := f.Keep(Header{ID: "abc", Order: 9000}, theirs.Record(), nil)
	must(t, err)
	must(t, other.Add(Step{Kind: MarkStep, Order: 9001, Mark: MarkOf(theirs.Hash()), Header: h}))
	other.End()
	other.Rest(time.Minute)
	listed := func() bool {
		for _, e := range list(t, f) {
			if e.Path == k.Path() {
				return true
			}
		}
		return false
	}
	if !listed() {
		t.Errorf("the journal is not listed: %s", names(list(t, f)))
	}
	must(t, f.Remove(path))
	must(t, f.Remove(other.Path()))
	if !listed() {
		t.Errorf("the journal went with what was another's: %v", d.Files())
	}
	if apart, _, err := f.Held(h, theirs.Record()); err != nil || !apart {
		t.Errorf("the other game may go on in this line: %v", err)
	}
}

// Autosaves of a line of play that others hold are passed over: the game has so many of its
// own, under other numbers; and what is pruned and not held elsewhere can be fetched back.
func TestAutosavesPassOverOthers(t *testing.T) {
	f := Folder{Dir: "/saves", Disk: brittle.New()}
	h := header()
	h.ID, h.Period = "abc", 0
	theirs, mine := played(t, 4, 40).Record(), played(t, 3, 20).Record()
	for range Autosaves - 2 {
		_, err := f.Autosave(h, theirs)
		must(t, err)
	}
	for range 3 * Autosaves {
		_, err := f.Autosave(h, mine)
		must(t, err)
		_, err = f.QuickSave(h, mine)
		must(t, err)
	}
	sorts := map[string]int{}
	for _, e := range list(t, f) {
		r, err := f.Record(&e)
		must(t, err)
		sorts[map[bool]string{true: "mine", false: "theirs"}[r.Seed == mine.Seed]]++
	}
	if sorts["mine"] != Autosaves+1 || sorts["theirs"] != Autosaves-2 {
		t.Errorf("kept are %v", sorts)
	}
	for n := range LinesKept {
		h.Line = string(rune('a' + n))
		_, err := f.Autosave(h, mine)
		must(t, err)
	}
	if got := len(list(t, f.At(InTrash))); got != Autosaves-2 {
		t.Errorf("%d of another's saves were thrown away where they can be fetched back, not %d", got, Autosaves-2)
	}
}
