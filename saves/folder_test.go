package saves

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/saves/disk"
)

// testFolder is an empty folder whose clock goes on a minute each time it is asked.
func testFolder(t testing.TB) Folder {
	t.Helper()
	now := fortnight
	return Folder{Dir: filepath.Join(t.TempDir(), "games"), Now: func() time.Time {
		now = now.Add(time.Minute)
		return now
	}}
}

func unsaved() Header {
	h := header()
	h.Saved = time.Time{}
	return h
}

func list(t testing.TB, f Folder) []Entry {
	t.Helper()
	entries, err := f.List()
	must(t, err)
	return entries
}

func names(entries []Entry) string {
	var all []string
	for _, e := range entries {
		all = append(all, e.Name)
	}
	return strings.Join(all, " ")
}

func TestSaveAndList(t *testing.T) {
	f := testFolder(t)
	if got := list(t, f); len(got) != 0 {
		t.Fatalf("a folder that is not there holds %v", got)
	}
	rec := played(t, 3, 20).Record()
	for _, name := range []string{"first", "Zweiter/Tag", "third"} {
		if f.there(f.Path(name)) {
			t.Errorf("%s is there before it was saved", name)
		}
		if _, err := f.Save(name, unsaved(), rec); err != nil {
			t.Fatal(err)
		}
		if !f.there(f.Path(name)) {
			t.Errorf("%s is not there after it was saved", name)
		}
	}
	must(t, os.WriteFile(filepath.Join(f.Dir, "letter.nile"), []byte("Dear Anna"), 0o644))
	must(t, os.WriteFile(filepath.Join(f.Dir, "cut.nile"), encode(t, 5)[:300], 0o644))
	must(t, os.WriteFile(filepath.Join(f.Dir, "notes.txt"), []byte("Dear Anna"), 0o644))
	must(t, os.Mkdir(filepath.Join(f.Dir, "folder.nile"), 0o755))
	old := fortnight.Add(-time.Hour)
	must(t, os.Chtimes(filepath.Join(f.Dir, "letter.nile"), old, old))

	entries := list(t, f)
	if got := names(entries); got != "third Zweiter-Tag first cut letter" {
		t.Fatalf("listed %s, want third Zweiter-Tag first cut letter", got)
	}
	for i, want := range []Kind{0, 0, 0, Truncated, NotASave} {
		e := entries[i]
		if got := kind(e.Problem); got != want {
			t.Errorf("%s: %v", e.Name, e.Problem)
		}
		if want == 0 && (e.Header.Commands != 20 || e.Header.Players[0].Name != "Anna" || e.Sort != Named || e.Size == 0) {
			t.Errorf("%+v, want 20 commands, Anna first, a named save of some size", e)
		}
	}
	if entries[3].Header.Label != "before the cataract" {
		t.Errorf("of a truncated save the header was not read: got %q, wanted \"before the cataract\"", entries[3].Header.Label)
	}
	latest, err := f.Latest()
	if err != nil || latest.Name != "third" {
		t.Errorf("latest %s, %v; want third", latest.Name, err)
	}
	if h, got, err := f.Load(latest.Path); err != nil || !sameRecord(got, rec) || h.Commands != 20 {
		t.Errorf("loaded %+v, %v", h, err)
	}
	must(t, f.Remove(latest.Path))
	if f.there(f.Path("third")) {
		t.Error("not removed")
	}
}

func kind(p *Problem) Kind {
	if p == nil {
		return 0
	}
	return p.Kind
}

func TestLatestPassesOverDamage(t *testing.T) {
	f := testFolder(t)
	if _, err := f.Latest(); kindOf(t, err) != Missing {
		t.Errorf("latest of nothing: %v", err)
	}
	rec := played(t, 3, 20).Record()
	for _, name := range []string{"old", "new"} {
		if _, err := f.Save(name, unsaved(), rec); err != nil {
			t.Fatal(err)
		}
	}
	flip(t, f.Path("new"), -1)
	if latest, err := f.Latest(); err != nil || latest.Name != "old" {
		t.Errorf("latest %s, %v; want old", latest.Name, err)
	}
}

// The game to continue with is one that is not over, and not the turn before
// the last of one that is; where all are over, it is the last of these.
func TestLatestIsOfAGameThatGoesOn(t *testing.T) {
	f := testFolder(t)
	rec := played(t, 3, 20).Record()
	put := func(id string, over bool) string {
		h := unsaved()
		h.ID, h.Ending = id, map[bool]game.Ending{true: game.Won}[over]
		path, err := f.Autosave(h, rec)
		must(t, err)
		return path
	}
	latest := func() string {
		e, err := f.Latest()
		must(t, err)
		return e.Path
	}
	put("a", false)
	done := put("a", true)
	if got := latest(); got != done {
		t.Errorf("of one finished game %s, not its last save %s", got, done)
	}
	put("b", false)
	going := put("c", false)
	last := put("b", true)
	if got := latest(); got != going {
		t.Errorf("%s, not that of the game that goes on, %s", got, going)
	}
	must(t, f.Remove(going))
	if got := latest(); got != last {
		t.Errorf("where all are over %s, not the last of them, %s", got, last)
	}
	again := put("a", false) // taken up before its end
	if got := latest(); got != again {
		t.Errorf("%s, not the finished game that was taken up again, %s", got, again)
	}
}

// flip changes one byte of a file; from counts from the end when negative.
func flip(t testing.TB, path string, from int) {
	t.Helper()
	data, err := os.ReadFile(path)
	must(t, err)
	data[(from+len(data))%len(data)] ^= 0xff
	must(t, os.WriteFile(path, data, 0o644))
}

func TestAutosavesRotate(t *testing.T) {
	f := testFolder(t)
	a, b := played(t, 3, 20).Record(), played(t, 4, 20).Record()
	for turn := 1; turn <= 8; turn++ {
		h := unsaved()
		h.Turn = turn
		if _, err := f.Autosave(h, a); err != nil {
			t.Fatal(err)
		}
		if turn <= 2 {
			h.Turn += 100
			if _, err := f.Autosave(h, b); err != nil {
				t.Fatal(err)
			}
		}
	}
	var turns []int
	for _, e := range list(t, f) {
		if e.Sort != Auto || e.Problem != nil {
			t.Errorf("%+v, want a whole save of sort %v", e, Auto)
		}
		turns = append(turns, e.Header.Turn)
	}
	if got := fmt.Sprint(turns); got != "[8 7 6 5 4 102 101]" {
		t.Errorf("the autosaves are of turns %s, want [8 7 6 5 4 102 101]", got)
	}
	if latest, err := f.Latest(); err != nil || latest.Header.Turn != 8 {
		t.Errorf("latest %+v, %v", latest.Header, err)
	}
}

// When the clock is set back, what is saved later is later all the same: it is
// what to continue with, and its autosaves go round.
func TestClockSetBack(t *testing.T) {
	f := testFolder(t)
	rec := played(t, 3, 20).Record()
	now := fortnight
	f.Now = func() time.Time { return now }
	save := func(turn int) {
		t.Helper()
		h := unsaved()
		h.Turn = turn
		_, err := f.Autosave(h, rec)
		must(t, err)
		now = now.Add(time.Minute)
	}
	for turn := 1; turn <= 3; turn++ {
		save(turn)
	}
	now = now.AddDate(-3, 0, 0)
	for turn := 4; turn <= 7; turn++ {
		save(turn)
		if latest, err := f.Latest(); err != nil || latest.Header.Turn != turn {
			t.Fatalf("after turn %d the game would go on from turn %d, %v", turn, latest.Header.Turn, err)
		}
	}
	now = now.AddDate(8, 0, 0)
	save(8)
	var turns []int
	for _, e := range list(t, f) {
		turns = append(turns, e.Header.Turn)
	}
	if got := fmt.Sprint(turns); got != "[8 7 6 5 4]" {
		t.Errorf("the autosaves are of turns %s, want [8 7 6 5 4]", got)
	}
}

// Saves of older programs say no order: they stand among the others by their
// dates, and what is saved now is later than all.
func TestSavesWithoutOrder(t *testing.T) {
	f := testFolder(t)
	must(t, os.MkdirAll(f.Dir, 0o755))
	rec := played(t, 3, 20).Record()
	for name, at := range map[string]time.Time{"old": fortnight.AddDate(-1, 0, 0), "ahead": fortnight.AddDate(1, 0, 0)} { // in any order
		h := unsaved()
		h.Saved = at
		data, err := Encode(h, rec)
		must(t, err)
		must(t, os.WriteFile(f.Path(name), data, 0o644))
	}
	_, err := f.Save("new", unsaved(), rec)
	must(t, err)
	if got := names(list(t, f)); got != "new ahead old" {
		t.Errorf("listed %s, want new ahead old", got)
	}
}

// Each line of play has autosaves and a quick save of its own.
func TestLinesOfPlay(t *testing.T) {
	f := testFolder(t)
	rec := played(t, 3, 20).Record()
	h := unsaved()
	for h.Turn = 1; h.Turn <= 5; h.Turn++ {
		_, err := f.Autosave(h, rec)
		must(t, err)
	}
	_, err := f.QuickSave(h, rec)
	must(t, err)
	last, err := f.Latest()
	must(t, err)
	if _, on, err := f.Held(last.Header, rec); on || err != nil {
		t.Errorf("played on from the last save: %v, %v", on, err)
	}
	first := list(t, f)[5]
	if _, on, err := f.Held(first.Header, rec); !on || err != nil || first.Header.Turn != 1 {
		t.Errorf("not played on from the first save: %v, %v", on, err)
	}
	h.Line = "aside"
	for h.Turn = 101; h.Turn <= 107; h.Turn++ {
		_, err := f.Autosave(h, rec)
		must(t, err)
	}
	_, err = f.QuickSave(h, rec)
	must(t, err)
	var turns []int
	for _, e := range list(t, f) {
		turns = append(turns, e.Header.Turn)
	}
	if got := fmt.Sprint(turns); got != "[108 107 106 105 104 103 6 5 4 3 2 1]" {
		t.Errorf("the saves are of turns %s, want [108 107 106 105 104 103 6 5 4 3 2 1]", got)
	}
	if _, on, err := f.Held(last.Header, rec); on || err != nil {
		t.Errorf("another line counts for this one: %v, %v", on, err)
	}
}

// A broken autosave is the first to give up its name, and is kept beside.
func TestAutosaveKeepsBrokenOnes(t *testing.T) {
	f := testFolder(t)
	rec := played(t, 3, 20).Record()
	var paths []string
	for range Autosaves {
		path, err := f.Autosave(unsaved(), rec)
		must(t, err)
		paths = append(paths, path)
	}
	must(t, os.Truncate(paths[3], 400))
	flip(t, paths[0], -40) // the head is good: found when it is written over
	for _, want := range []string{paths[3], paths[0]} {
		if got, err := f.Autosave(unsaved(), rec); err != nil || got != want {
			t.Fatalf("saved to %s, want %s; %v", got, want, err)
		}
	}
	if got := len(list(t, f)); got != Autosaves+2 {
		t.Errorf("%d files, want %d and two moved aside", got, Autosaves)
	}
}

func TestQuickSave(t *testing.T) {
	f := testFolder(t)
	a, b := played(t, 3, 20).Record(), played(t, 4, 20).Record()
	other := unsaved()
	other.ID = "my game"
	for range 3 {
		for _, save := range []struct {
			h Header
			r *game.Record
		}{{unsaved(), a}, {unsaved(), b}, {other, a}} {
			if _, err := f.QuickSave(save.h, save.r); err != nil {
				t.Fatal(err)
			}
		}
	}
	entries := list(t, f)
	if len(entries) != 3 || entries[0].Sort != Quick {
		t.Errorf("listed are %s, want 3 with the quick save first", names(entries))
	}
}

func TestGamesThisProgramDoesNotPlay(t *testing.T) {
	f := testFolder(t)
	path, err := f.Save("x", unsaved(), played(t, 3, 20).Record())
	must(t, err)
	f.Games = []string{"nile"}
	if _, r, err := f.Load(path); kindOf(t, err) != OtherGame || r != nil || !strings.Contains(err.Error(), "caravan") {
		t.Errorf("%v", err)
	}
	if e := list(t, f); kind(e[0].Problem) != OtherGame {
		t.Errorf("%+v, want the problem %v", e[0], OtherGame)
	}
	if _, err := f.Latest(); kindOf(t, err) != Missing {
		t.Errorf("%v", err)
	}
	f.Games = []string{"nile", "caravan"}
	if _, _, err := f.Load(path); err != nil {
		t.Error(err)
	}
}

// A rescue changes nothing before the game that came back is on the disk: who is
// stopped on the way finds the broken file under its name, as it was.
func TestRescue(t *testing.T) {
	f := testFolder(t)
	rec := played(t, 3, 200).Record()
	path, err := f.Save("Anna", unsaved(), rec)
	must(t, err)
	if _, err := f.Rescue(path); err == nil || !f.there(f.Path("Anna")) {
		t.Fatalf("rescued what is whole: %v", err)
	}
	must(t, os.Truncate(path, 700))
	broken := read(t, path)
	stillBroken := func(when string) {
		t.Helper()
		if data, err := os.ReadFile(path); err != nil || !bytes.Equal(data, broken) {
			t.Fatalf("%s the broken file is not where it was: %v", when, err)
		}
	}
	got, err := f.Rescue(path)
	if err != nil || got.Commands == 0 || got.Commands >= 200 || got.Header.Commands != 200 || got.Record == nil {
		t.Fatalf("%+v, %v", got, err)
	}
	stillBroken("before anything is written")

	f.Disk = odd{Disk: disk.System, create: func(string) (disk.File, error) { return nil, errDisk }}
	if _, err := f.Replace(path, unsaved(), rec); kindOf(t, err) != Unwritable {
		t.Errorf("%v", err)
	}
	stillBroken("when nothing could be written")
	f.Disk = odd{Disk: disk.System, rename: func(from, to string) error {
		stillBroken("at the last moment")
		if _, _, err := (Folder{}).Load(from); err != nil || to != path {
			t.Errorf("at the last moment the game that came back is not whole: %v", err)
		}
		return errDisk
	}}
	if _, err := f.Replace(path, unsaved(), rec); kindOf(t, err) != Unwritable {
		t.Errorf("%v", err)
	}
	stillBroken("when the last step failed")
	if left, _ := os.ReadDir(f.Dir); len(left) != 1 {
		t.Errorf("left behind: %v", left)
	}
	f.Disk = nil

	kept, err := f.Replace(path, unsaved(), rec)
	if err != nil || filepath.Base(kept) != "Anna.broken-2026-11-21.nile" || !bytes.Equal(read(t, kept), broken) {
		t.Errorf("kept as %s: %v", kept, err)
	}
	if _, r, err := f.Load(path); err != nil || !sameRecord(r, rec) {
		t.Errorf("what came back is not there: %v", err)
	}
	if again, err := f.Rescue(kept); err != nil || again.Commands != got.Commands {
		t.Errorf("the second time: %+v, %v", again, err)
	}
	if e := list(t, f); len(e) != 2 || e[0].Sort == e[1].Sort {
		t.Errorf("listed are %+v, want 2 of different sorts", e)
	}

	for name, test := range map[string]struct {
		data string
		want Kind
	}{
		"empty":   {"", Empty},
		"letter":  {"Dear Anna", NotASave},
		"newer":   {"SOURCE OF THE NILE SAVE 3\n", Newer},
		"nothing": {"SOURCE OF THE NILE SAVE 1\n", Damaged},
	} {
		must(t, os.WriteFile(f.Path(name), []byte(test.data), 0o644))
		got, err := f.Rescue(f.Path(name))
		if kindOf(t, err) != test.want || got.Record != nil || string(read(t, f.Path(name))) != test.data {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	if _, err := f.Rescue(f.Path("gone")); kindOf(t, err) != Missing {
		t.Errorf("%v", err)
	}
	path, err = f.Save("caravan", unsaved(), rec)
	must(t, err)
	flip(t, path, -1)
	f.Games = []string{"nile"}
	if _, err := f.Rescue(path); kindOf(t, err) != OtherGame {
		t.Errorf("%v", err)
	}
}

// Where a file can have one name only it is copied before it gives it up.
func TestDuplicate(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "a"), filepath.Join(dir, "b")
	must(t, os.WriteFile(from, []byte("broken"), 0o644))
	must(t, duplicate(disk.System, from, to))
	if string(read(t, to)) != "broken" {
		t.Error("not a copy")
	}
	if err := duplicate(disk.System, from, to); !errors.Is(err, fs.ErrExist) {
		t.Errorf("copied over another: %v", err)
	}
}
