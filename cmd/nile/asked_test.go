package main

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sourceofthenile/internal/titles"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// askedIn is a window on a folder with two saved games in which the system asks for
// files, and the paths of the saves.
func askedIn(t *testing.T) (w *window, asked chan []string, first, second string) {
	t.Helper()
	w = windowIn(t, t.TempDir())
	w.app.Reset(menu.NewTitle(w.program))
	var paths []string
	s, err := titles.NileSettings("game1", 1, 75)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"First", "Second"} {
		if err := w.begin(allTitles[0], s.Encode(), nil); err != nil {
			t.Fatal(err)
		}
		path, err := w.shelf.Dir.Save(name, saves.Header{Label: name, ID: name}, local.Of(w.play).Record())
		if err != nil {
			t.Fatal(err)
		}
		if err := w.leave(); err != nil {
			t.Fatal(err)
		}
		paths = append(paths, path)
	}
	asked = make(chan []string)
	w.heedAsked(asked)
	t.Cleanup(func() { close(asked) })
	return w, asked, paths[0], paths[1]
}

// until ticks until something is so; the disk answers when it does.
func until(t *testing.T, w *window, so func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it never comes to it")
		}
		w.app.Tick(ui.Input{Now: w.app.Now()})
	}
}

// What the system asks for before there was a tick is opened with the first ones.
func TestASaveAskedForBeforeTheWindowStands(t *testing.T) {
	w, asked, first, _ := askedIn(t)
	asked <- []string{first}
	until(t, w, func() bool { return w.play != nil })
	if w.name != "First" || w.app.Notices() != 0 {
		t.Errorf("%q is played, with %d notices; want \"First\", 0", w.name, w.app.Notices())
	}
	atRest(t, w)
}

// A save that is asked for while a game is played takes its place; that game is kept,
// to its last command.
func TestASaveAskedForWhileAGameIsPlayed(t *testing.T) {
	w, asked, first, second := askedIn(t)
	if err := w.load(first); err != nil {
		t.Fatal(err)
	}
	was := local.Of(w.play)
	if _, err := was.Do(was.Choices()[0].Command(int(was.Choices()[0].Min))); err != nil {
		t.Fatal(err)
	}
	stand := was.Hash()
	asked <- []string{second}
	until(t, w, func() bool { return w.name == "Second" })
	atRest(t, w)
	entries, err := w.shelf.Dir.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if table, err := w.shelf.Look(e.Path); err == nil && table.Hash() == stand {
			return
		}
	}
	t.Errorf("the game that was left is not in the folder: %d saves", len(entries))
}

// Of several saves asked for at once the first is opened, and players are told that the
// others were not; of two asked for one after the other the second is played.
func TestSeveralSavesAskedFor(t *testing.T) {
	w, asked, first, second := askedIn(t)
	asked <- []string{first, second}
	until(t, w, func() bool { return w.app.Notices() > 0 })
	title, text, _ := w.app.Notice()
	if w.name != "First" || title != words.Phrase("load.several.title") || !strings.Contains(text.String(), filepath.Base(first)) {
		t.Errorf("%q is played and %q told: %s", w.name, title, text)
	}
	asked <- []string{first}
	asked <- []string{second}
	until(t, w, func() bool { return w.name == "Second" })
	atRest(t, w)
}

// What is no save is told, and the game in hand is gone on with; so is a file that is
// not there.
func TestNoSaveIsAskedFor(t *testing.T) {
	w, asked, first, _ := askedIn(t)
	if err := w.load(first); err != nil {
		t.Fatal(err)
	}
	was := w.play
	letter := filepath.Join(w.shelf.Dir.Dir, "letter.nile")
	if err := (saves.Folder{Dir: w.shelf.Dir.Dir}).WriteSmall("letter.nile", []byte("Dear Sir")); err != nil {
		t.Fatal(err)
	}
	for i, path := range []string{letter, filepath.Join(w.shelf.Dir.Dir, "gone.nile")} {
		asked <- []string{path}
		until(t, w, func() bool { return w.app.Notices() > i })
	}
	if _, text, _ := w.app.Notice(); !strings.Contains(text.String(), "letter.nile") {
		t.Errorf("it is told %s", text)
	}
	if w.play != was || w.name != "First" {
		t.Error("the game in hand was left")
	}
	atRest(t, w)
}
