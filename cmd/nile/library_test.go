package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/titles"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/saves"
)

// windowIn is the program with its saves in a folder, without a window.
func windowIn(t *testing.T, dir string) *window {
	t.Helper()
	l := newShelf(saves.Folder{}, saves.Folder{})
	l.Dir.Dir, l.Dir.Games = dir, ours
	w := newWindow(l, allTitles[:1], 5)
	w.app = appFor(w)
	t.Cleanup(func() { // what is still being written keeps the folder from going
		const most = 5 * time.Second // a disk that stands still is some tests' affair
		l.Saving.Wait(most)
		l.EndJournal()
		l.Rest(most)
	})
	return w
}

// begunIn is that program with a game just begun.
func begunIn(t *testing.T, dir string) *window {
	t.Helper()
	w := windowIn(t, dir)
	s, err := titles.NileSettings("game1", 1, 75)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.begin(theNile, s.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	return w
}

// appFor is a stage for a window that is never opened.
func appFor(w *window) *render.App { return render.New(w.hooks(), desk.DefaultPreferences()) }

// contents are the files of a folder with what is in them.
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, path := range files {
		data, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) { // it was being written, and has its name by now
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		out[filepath.Base(path)] = string(data)
	}
	return out
}

func unchanged(t *testing.T, what, dir string, was map[string]string) {
	t.Helper()
	now := contents(t, dir)
	if len(now) != len(was) {
		t.Errorf("%s: %d files, there were %d", what, len(now), len(was))
	}
	for name, data := range was { // in any order: each is held against itself
		if now[name] != data {
			t.Errorf("%s: %s has changed", what, name)
		}
	}
}

// TestLookingWritesNothing: a game that is taken up, looked at and left again
// leaves the folder as it was, finished or not, however often.
func TestLookingWritesNothing(t *testing.T) {
	for _, args := range [][]string{{"--turns", "6"}, {"--turns", "4000", "--target", "25"}} {
		dir := t.TempDir()
		path := filepath.Join(dir, "game.nile")
		if status, _, errs := call(append([]string{"new", path}, args...)...); status != 0 {
			t.Fatal(errs)
		}
		was := contents(t, dir)
		for range 3 {
			w := windowIn(t, dir)
			last, ok := w.shelf.Last()
			if !ok || last.Finished() != (args[1] == "4000") {
				t.Fatalf("%v: the last game is %+v", args, last)
			}
			if err := w.load(last.Path); err != nil {
				t.Fatal(err)
			}
			if err := w.leave(); err != nil {
				t.Fatal(err)
			}
			if err := w.keep(); err != nil { // the window closes
				t.Fatal(err)
			}
		}
		unchanged(t, args[1], dir, was)
	}
}

// TestGameIsKeptForAnother: what was played since the last autosave is written
// when another game is loaded, and when the game is left; what was deleted after
// that stays deleted when the window closes.
func TestGameIsKeptForAnother(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "other.nile")
	if status, _, errs := call("new", path, "--turns", "3"); status != 0 {
		t.Fatal(errs)
	}
	w := windowIn(t, dir)
	s, err := titles.NileSettings("game1", 1, 25)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.begin(theNile, s.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	playOn(t, local.Of(w.play), 9)
	want := local.Of(w.play).Hash()
	if err := w.load(path); err != nil {
		t.Fatal(err)
	}
	all, err := w.shelf.List()
	if err != nil || len(all) != 2 || !all[0].Auto {
		t.Fatalf("%+v, %v", all, err)
	}
	g, err := w.shelf.Read(all[0].Path)
	if err != nil || g.Table.Hash() != want {
		t.Errorf("the game that was left stands elsewhere, %v", err)
	}
	playOn(t, local.Of(w.play), 5)
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	if all, err = w.shelf.List(); err != nil || len(all) != 3 {
		t.Fatalf("%+v, %v", all, err)
	}
	for i := range all {
		if err := w.shelf.Remove(all[i].Path); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.keep(); err != nil {
		t.Fatal(err)
	}
	if left, err := w.shelf.List(); err != nil || len(left) > 0 {
		t.Errorf("closing the window wrote %d files", len(left))
	}
}

// TestLookingBackKeepsWhatWasPlayed: who takes up an old save and plays on from
// it writes over none of the autosaves of the game as it was played before.
func TestLookingBackKeepsWhatWasPlayed(t *testing.T) {
	dir := t.TempDir()
	w := begunIn(t, dir)
	old := "old"
	w.saveAs(old, func(error) {})
	if !w.shelf.Saving.Wait(time.Minute) {
		t.Fatal("the game is not written")
	}
	play := func() {
		t.Helper()
		for range saves.Autosaves + 1 {
			playOn(t, local.Of(w.play), 3)
			if err := w.keep(); err != nil {
				t.Fatal(err)
			}
		}
	}
	play()
	if !w.shelf.Journal().Flush(true, time.Minute) { // it is written beside the game
		t.Fatal("the journal is not written")
	}
	was := contents(t, dir)
	if err := w.load(w.shelf.Dir.Path(old)); err != nil {
		t.Fatal(err)
	}
	play()
	now := contents(t, dir)
	for name, data := range was { // in any order: each is held against itself
		if now[name] != data {
			t.Errorf("%s has changed", name)
		}
	}
	if len(now) != len(was)+saves.Autosaves {
		t.Errorf("%d files, there were %d; want %d", len(now), len(was), len(was)+saves.Autosaves)
	}
	last, _ := w.shelf.Last()
	g, err := w.shelf.Read(last.Path)
	if err != nil || g.Line == "" || g.Table.Hash() != local.Of(w.play).Hash() {
		t.Errorf("Continue does not go on with what was played last: %v", err)
	}
}

// TestRemovingTheOnlySave: a game whose save is deleted while it is being
// played is written again when it is left.
func TestRemovingTheOnlySave(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.nile")
	if status, _, errs := call("new", path, "--turns", "3"); status != 0 {
		t.Fatal(errs)
	}
	w := windowIn(t, dir)
	if err := w.load(path); err != nil {
		t.Fatal(err)
	}
	if err := w.shelf.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	if left := contents(t, dir); len(left) != 1 {
		t.Errorf("%d files are left, want 1", len(left))
	}
}

// TestMoments: what no player has named is called by its date and by whose turn
// it is, and a glance at it shows what everybody may see.
func TestMoments(t *testing.T) {
	dir := t.TempDir()
	w := windowIn(t, dir)
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{
		{Name: "Anna", Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist},
	}}
	if err := w.begin(theNile, s.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	playOn(t, local.Of(w.play), 90)
	w.save(nil)
	if !w.shelf.Saving.Wait(time.Minute) {
		t.Fatal("the game is never written")
	}
	v := viewOf(local.Of(w.play), game.Nobody)
	all, err := w.shelf.List()
	if err != nil || len(all) != 1 {
		t.Fatalf("%+v, %v", all, err)
	}
	if want := all[0].Date + ", " + v.Player(v.ToMove()).Name + "’s turn"; all[0].Name != want || !all[0].Quick {
		t.Errorf("called %q, not %q", all[0].Name, want)
	}
	seen, err := w.shelf.Look(all[0].Path)
	if err != nil || titleOf(seen.Rules().Name()) != theNile || seen.Position().Summary().Turn != v.Turn() {
		t.Errorf("a glance at another turn, %v", err)
	}
	if _, err := w.shelf.Look(filepath.Join(dir, "nothing.nile")); err == nil {
		t.Error("a glance at nothing")
	}
}
