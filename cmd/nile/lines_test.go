package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sourceofthenile/internal/library"
	"sourceofthenile/render/local"
	"sourceofthenile/saves"
)

// longPlayed plays the game of a window on until all its autosaves are of it, with a
// journal that goes further, and gives what the folder holds then.
func longPlayed(t *testing.T, w *window) map[string]string {
	t.Helper()
	for range saves.Autosaves + 1 {
		playHere(t, w, 3)
		if err := w.keep(); err != nil {
			t.Fatal(err)
		}
	}
	playHere(t, w, 8) // these stand in the journal alone
	if !w.shelf.Journal().Flush(true, time.Minute) {
		t.Fatal("the journal is not written")
	}
	return contents(t, w.shelf.Dir.Dir)
}

// stands fails the test where a file that was in a folder is not as it was.
func stands(t *testing.T, dir string, was map[string]string) {
	t.Helper()
	now := contents(t, dir)
	for name, data := range was { // in any order: each is held against itself
		if strings.HasPrefix(name, ".") { // a lock, or what was never finished
			continue
		}
		if got, there := now[name]; !there {
			t.Errorf("%s is gone", name)
		} else if got != data {
			t.Errorf("%s is not as it was", name)
		}
	}
}

// TestAFriendsSaveTakesNothing: a later save of the same game, which a friend has played
// on another way, lies in the folder. Who plays on from it loses nothing of their own.
func TestAFriendsSaveTakesNothing(t *testing.T) {
	dir := t.TempDir()
	w := begun(t, dir)
	playHere(t, w, 9)
	w.saveAs("start", func(error) {})
	if !w.shelf.Saving.Wait(time.Minute) {
		t.Fatal("the game is not written")
	}
	elsewhere := t.TempDir()
	start, err := os.ReadFile(filepath.Join(dir, "start.nile"))
	if err != nil {
		t.Fatal(err)
	}
	longPlayed(t, w)

	theirs := filepath.Join(elsewhere, "start.nile")
	if err := os.WriteFile(theirs, start, 0o600); err != nil {
		t.Fatal(err)
	}
	friend := windowIn(t, elsewhere)
	if err := friend.load(theirs); err != nil {
		t.Fatal(err)
	}
	playHere(t, friend, 60)
	friend.saveAs("friend", func(error) {})
	if !friend.shelf.Saving.Wait(time.Minute) {
		t.Fatal("the friend's game is not written")
	}
	data, err := os.ReadFile(filepath.Join(elsewhere, "friend.nile"))
	if err != nil {
		t.Fatal(err)
	}

	again := killed(t, w) // the journal has what the saves have not
	was := contents(t, again.shelf.Dir.Dir)
	path := filepath.Join(again.shelf.Dir.Dir, "friend.nile")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := again.load(path); err != nil {
		t.Fatal(err)
	}
	longPlayed(t, again)
	if err := again.leave(); err != nil {
		t.Fatal(err)
	}
	again.shelf.Rest(time.Minute)
	stands(t, again.shelf.Dir.Dir, was)
	if err := again.shelf.Remove(path); err != nil { // nor does it take anything with it
		t.Fatal(err)
	}
	stands(t, again.shelf.Dir.Dir, was)
}

// TestTwoGamesOfOneSeed: games that begin alike are told apart, and neither writes over
// the other.
func TestTwoGamesOfOneSeed(t *testing.T) {
	dir := t.TempDir()
	ids := map[string]bool{}
	hashes := map[string]bool{}
	for _, name := range []string{"one.nile", "two.nile"} {
		path := filepath.Join(dir, name)
		if status, _, errs := call("new", path, "--seed", "7", "--turns", "4"); status != 0 {
			t.Fatal(errs)
		}
		h, rec, err := (saves.Folder{}).Load(path)
		if err != nil {
			t.Fatal(err)
		}
		ids[h.ID], hashes[rec.Hash] = true, true
	}
	if len(ids) != 2 || len(hashes) != 1 {
		t.Errorf("%d games have %d IDs, and stand at %d positions", 2, len(ids), len(hashes))
	}
	w := windowIn(t, dir)
	if err := w.load(filepath.Join(dir, "one.nile")); err != nil {
		t.Fatal(err)
	}
	longPlayed(t, w)
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	w.shelf.Rest(time.Minute)
	was := contents(t, dir)
	if err := w.load(filepath.Join(dir, "two.nile")); err != nil {
		t.Fatal(err)
	}
	longPlayed(t, w)
	stands(t, dir, was)
}

// TestNoNameIsTakenOver: a crafted save whose ID and line are called so that its autosaves
// would have the names of another game's takes none of them.
func TestNoNameIsTakenOver(t *testing.T) {
	dir := t.TempDir()
	w := begun(t, dir)
	id, _ := w.shelf.Playing()
	w.shelf.Take(&library.TakenUp{Table: local.Of(w.play), ID: id, Line: "b"})
	longPlayed(t, w)
	w.save(func(error) {})
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	w.shelf.Rest(time.Minute)
	was := contents(t, dir)
	other := begunIn(t, t.TempDir())
	playHere(t, other, 30)
	h := other.shelf.Header(local.Of(other.play), "")
	h.ID, h.Line = id+"-b", ""
	path, err := saves.Folder{Dir: dir}.Save("gift", h, local.Of(other.play).Record())
	if err != nil {
		t.Fatal(err)
	}
	if err := w.load(path); err != nil {
		t.Fatal(err)
	}
	longPlayed(t, w)
	w.save(func(error) {})
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	w.shelf.Rest(time.Minute)
	stands(t, dir, was)
}
