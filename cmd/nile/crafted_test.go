package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// crafted is a save in a folder that says of itself what it likes, with right sums.
func crafted(t *testing.T, dir, name string, bend func(h *saves.Header, r *game.Record)) string {
	t.Helper()
	h, rec, err := (saves.Folder{}).Load(gameFile(t, "--players", "2", "--turns", "3", "--seed", "9"))
	if err != nil {
		t.Fatal(err)
	}
	h.Order = 0
	bend(&h, rec)
	path, err := saves.Folder{Dir: dir}.Save(name, h, rec)
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// TestSettingsThatAreNoneAreSaid in a sentence, and not by the name of one.
func TestSettingsThatAreNoneAreSaid(t *testing.T) {
	for _, bend := range []func(r *game.Record){
		func(r *game.Record) { r.Settings = bytes.Replace(r.Settings, []byte(`"game1"`), []byte(`"nought"`), 1) },
		func(r *game.Record) { r.Settings = []byte("{}") },
		func(r *game.Record) { r.Settings = []byte("{") },
	} {
		path := crafted(t, t.TempDir(), "way", func(_ *saves.Header, r *game.Record) { bend(r) })
		for _, command := range []string{"check", "replay", "journal"} {
			_, out, errs := call(command, path)
			if said := out + errs; strings.Contains(said, "setup.wrong") || !strings.Contains(said, "damaged") {
				t.Errorf("%s says %q", command, said)
			}
		}
	}
}

// TestNothingFromElsewhereReachesTheTerminal: names of players, of a game and of files with
// escapes, control characters and turns of direction in them are printed as letters by every
// command, and drawn so on the shelf.
func TestNothingFromElsewhereReachesTheTerminal(t *testing.T) {
	const evil = "\x1b[2J\x1b]0;gone\x07\u009b31m\u202eneb\r\nSound: all\u2066"
	dir := t.TempDir()
	path := crafted(t, dir, "gift", func(h *saves.Header, _ *game.Record) {
		h.Name, h.Date, h.Label, h.Way = evil, evil, evil, evil
		for i := range h.Players {
			h.Players[i].Name = evil
		}
	})
	names := crafted(t, dir, "names", func(_ *saves.Header, r *game.Record) {
		r.Settings = bytes.Replace(r.Settings, []byte(`"name":"`), []byte(`"name":"\u001b[2J\u202e`), 1)
	})
	named := filepath.Join(dir, "\x1b[31m\u202ebad.nile")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(named, data, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"check", path},
		{"check", names},
		{"check", named},
		{"check", dir},
		{"journal", path},
		{"journal", path, "--all"},
		{"journal", names},
		{"journal", named},
		{"replay", named},
		{"rescue", named, named},
		{"rescue", path, named},
		{"open", named, dir},
		{"export", named, filepath.Join(dir, "x.txt")},
		{"seal", named, named},
		{"nothing" + evil},
		{"check", dir + evil},
	} {
		_, out, errs := call(args...)
		if i := strings.IndexFunc(out+errs, func(r rune) bool { return r != '\n' && r != '\t' && game.Unwritten(r) }); i >= 0 {
			t.Errorf("%q prints %q", args, out+errs)
		}
		if strings.Contains(out+errs, "\nSound: all") {
			t.Errorf("%q says another's sentence: %q", args, out+errs)
		}
	}
	all, err := windowIn(t, dir).shelf.List()
	if err != nil || len(all) != 3 {
		t.Fatalf("%d saves, %v; want 3", len(all), err)
	}
	for _, s := range all {
		texts := []string{s.Name, s.Of, s.Way, s.Date, s.Broken}
		for _, p := range s.Players {
			texts = append(texts, p.Name)
		}
		for _, text := range texts {
			if !game.Legible(text) {
				t.Errorf("the shelf shows %q", text)
			}
		}
	}
	if _, table, err := catalogue.Resume(names, ours); err == nil {
		t.Errorf("a game is played by %q", table.Position().Summary().Players[0].Name)
	}
}

// TestACraftedHeadTakesNothingOver: a save that says it is of the year 9999, is over, and is
// played by sixteen with long names does not stay the one to continue with, nor push anything
// off the title; check says that its head is not its game's.
func TestACraftedHeadTakesNothingOver(t *testing.T) {
	dir := t.TempDir()
	players := slices.Repeat([]saves.Player{{Name: strings.Repeat("Wilhelmina ", 9)}}, 16)
	far := crafted(t, dir, "far", func(h *saves.Header, _ *game.Record) {
		h.Order, h.Saved, h.Players = 253402300799999, time.Date(9999, 12, 31, 0, 0, 0, 0, time.UTC), players
	})
	if status, out, _ := call("check", far); status == 0 || !strings.Contains(out, "What it says of itself") {
		t.Errorf("check: %d %q", status, out)
	}
	if status, out, _ := call("check", dir); status == 0 || !strings.Contains(out, "far.nile") {
		t.Errorf("check of the folder: %d %q", status, out)
	}
	last, ok := windowIn(t, dir).shelf.Last()
	if !ok || len(last.Players) != 2 || len(last.Players[0].Name) > 24 {
		t.Errorf("Continue shows %+v", last)
	}
	for _, s := range must2(windowIn(t, dir).shelf.List()) {
		if len(s.Players) > mostShown || len([]rune(s.Players[0].Name)) > mostLetters+1 {
			t.Errorf("the shelf shows %d players, the first %q", len(s.Players), s.Players[0].Name)
		}
	}
	w := begun(t, dir)
	playHere(t, w, 9)
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	if last, _ := w.shelf.Last(); last.Path == far {
		t.Error("it is Continue’s choice for ever")
	}
	// One that is over, whatever it says, is not continued with.
	w = windowIn(t, t.TempDir())
	open := crafted(t, w.shelf.Dir.Dir, "open", func(h *saves.Header, _ *game.Record) { h.Order = 1000 })
	path := filepath.Join(w.shelf.Dir.Dir, "over.nile")
	if status, _, errs := call("new", path, "--turns", "4000", "--target", "25"); status != 0 {
		t.Fatal(errs)
	}
	h, rec, err := (saves.Folder{}).Load(path)
	if err != nil || !h.Over() {
		t.Fatal("it is not over: ", err)
	}
	h.Ending = game.NotOver
	if err := (saves.Folder{}).SaveAt(path, h, rec, true); err != nil {
		t.Fatal(err)
	}
	if last, _ := w.shelf.Last(); last.Path != open {
		t.Errorf("Continue takes %s, want %s", last.Path, open)
	}
}

// TestAFinishedSaveOfMyLineEndsNothing: a save that says it is a later and finished one of the
// game I play, and is not, keeps Continue from nothing: neither one that lies of its end nor one
// of another game that did end.
func TestAFinishedSaveOfMyLineEndsNothing(t *testing.T) {
	other := filepath.Join(t.TempDir(), "other.nile")
	if status, _, errs := call("new", other, "--turns", "4000", "--target", "25"); status != 0 {
		t.Fatal(errs)
	}
	_, ended, err := (saves.Folder{}).Load(other)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what string
		rec  *game.Record // nil: as mine
	}{{"the same, said to be over", nil}, {"another that is over", ended}} {
		dir := t.TempDir()
		w := begun(t, dir)
		playHere(t, w, 9)
		if err := w.leave(); err != nil {
			t.Fatal(err)
		}
		mine, ok := w.shelf.Last()
		if !ok {
			t.Fatal("nothing is there to go on with")
		}
		h, rec, err := (saves.Folder{}).Load(mine.Path)
		if err != nil {
			t.Fatal(err)
		}
		if c.rec != nil {
			rec = c.rec
		}
		h.Order, h.Saved, h.Ending = h.Order+1, h.Saved.Add(time.Hour), game.Won
		gift, err := saves.Folder{Dir: dir}.Save("gift", h, rec)
		if err != nil {
			t.Fatal(err)
		}
		if last, _ := windowIn(t, dir).shelf.Last(); last.Path == gift || last.Finished() {
			t.Errorf("%s: Continue takes %s (over: %v), want %s", c.what, last.Path, last.Finished(), mine.Path)
		}
	}
}

func must2[T any](v T, _ error) T { return v }

// TestAFolderThatWasDeletedIsTold: who deletes the folder while they play is told that it was
// made anew with this game alone, at the end of a turn or before the window closes.
func TestAFolderThatWasDeletedIsTold(t *testing.T) {
	for _, end := range []string{"a turn", "the window closes"} {
		w := begun(t, filepath.Join(t.TempDir(), "games"))
		playHere(t, w, 5)
		if err := w.keep(); err != nil {
			t.Fatal(err)
		}
		w.shelf.Journal().Flush(true, time.Minute)
		if err := os.RemoveAll(w.shelf.Dir.Dir); err != nil {
			t.Fatal(err)
		}
		playHere(t, w, 1)
		heard := 0
		if end == "a turn" {
			w.shelf.Autosave(local.Of(w.play), func(err error) { heard++ })
			for range 100 {
				w.shelf.Saving.Wait(time.Minute)
				w.app.Tick(ui.Input{Now: 1})
			}
		} else if err := w.closing(); !errors.Is(err, render.ErrTold) {
			t.Errorf("the window closes: %v", err)
		}
		if title, _, _ := w.app.Notice(); title != words.Say("save.folder-gone.title") {
			t.Errorf("%s: told is %q (%d), want %q", end, title, heard, words.Say("save.folder-gone.title"))
		}
		if err := w.closing(); err != nil {
			t.Errorf("%s: it is told twice: %v", end, err)
		}
		if last, ok := w.shelf.Last(); !ok {
			t.Errorf("%s: the game is lost: %+v", end, last)
		}
	}
}

// TestNewInSittings: a campaign that is begun with sittings has them, and says so; a race has
// none, and that is said.
func TestNewInSittings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.nile")
	if status, out, errs := call("new", path, "--way", "game2", "--sitting", "4"); status != 0 {
		t.Fatal(out, errs)
	}
	if status, out, _ := call("check", path); status != 0 || !strings.Contains(out, "Sittings of four months.") {
		t.Errorf("check: %d %q, want status 0", status, out)
	}
	if status, _, errs := call("new", path, "--way", "game1", "--sitting", "4"); status != 2 || !strings.Contains(errs, "no sittings") {
		t.Errorf("a race: %d %q, want status 2", status, errs)
	}
}

// TestFilesAreCalledAsTheyAre: a sentence that begins with the name of a file leaves it.
func TestFilesAreCalledAsTheyAre(t *testing.T) {
	t.Chdir(t.TempDir())
	if status, out, errs := call("new", "spiel.nile"); status != 0 || !strings.HasPrefix(out, "spiel.nile: ") {
		t.Errorf("%d %q %q, want status 0", status, out, errs)
	}
	if err := os.WriteFile("brief.nile", []byte("Dear Anna"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, errs := call("new", "brief.nile"); !strings.Contains(errs, "brief.nile is there already") {
		t.Errorf("%q", errs)
	}
}
