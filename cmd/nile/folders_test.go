package main

import (
	"os"
	"path/filepath"
	"testing"

	"sourceofthenile/internal/library"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/saves"
)

// TestWhereGamesAndSettingsLie: where the system has them, in a folder of the
// player's own with all in it, or beside the program.
func TestWhereGamesAndSettingsLie(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", "/data")
	t.Setenv("XDG_CONFIG_HOME", "/config")
	games, settings, err := folders("", false)
	want, _ := saves.Default()
	if err != nil || games.Dir != want.Dir || settings.Dir == "" {
		t.Errorf("%q and %q: %v", games.Dir, settings.Dir, err)
	}
	if games, settings, err := folders("mine", false); err != nil || !filepath.IsAbs(games.Dir) || filepath.Base(games.Dir) != "mine" || settings.Dir != "" {
		t.Errorf("%q and %q: %v", games.Dir, settings.Dir, err)
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if games, settings, err := folders("", true); err != nil || filepath.Dir(games.Dir) != filepath.Dir(program) || settings.Dir != "" {
		t.Errorf("%q and %q: %v", games.Dir, settings.Dir, err)
	}
}

// TestSettingsMove: settings that older programs kept with the games are read there,
// and written where they belong now.
func TestSettingsMove(t *testing.T) {
	old, now := t.TempDir(), filepath.Join(t.TempDir(), "config")
	l := newShelf(saves.Folder{Dir: old}, saves.Folder{Dir: now})
	if !l.firstStart() {
		t.Error("nobody has chosen anything")
	}
	p := desk.DefaultPreferences()
	p.TextSize = 130
	if err := newShelf(saves.Folder{Dir: old}, saves.Folder{}).storePreferences(p); err != nil {
		t.Fatal(err)
	}
	if got := l.preferences(); got.TextSize != 130 || l.firstStart() {
		t.Errorf("the settings are %+v (first start: %v), want text at 130 (false)", got, l.firstStart())
	}
	p.TextSize = 150
	if err := l.storePreferences(p); err != nil {
		t.Fatal(err)
	}
	if got := l.preferences(); got.TextSize != 150 {
		t.Errorf("the settings are %+v, want text at 150", got)
	}
	if _, err := os.Stat(filepath.Join(now, preferencesName)); err != nil {
		t.Error(err)
	}
}

// TestNamesInFilesStayInTheirFolder: whatever a save, a journal or a note of a fault
// names, nothing is written or read outside the folder.
func TestNamesInFilesStayInTheirFolder(t *testing.T) {
	top := t.TempDir()
	dir := filepath.Join(top, "a", "saves")
	w := begun(t, dir)
	playHere(t, w, 10)
	h, rec := w.shelf.Header(local.Of(w.play), "../../label"), local.Of(w.play).Record()
	for _, evil := range []string{"../../evil", "/evil", `..\\evil`, "..", "a/../../b", "\x00"} {
		h.ID, h.Line, h.Order = evil, evil, 0
		for _, write := range []func() (string, error){
			func() (string, error) { return w.shelf.Dir.Autosave(h, rec) },
			func() (string, error) { return w.shelf.Dir.QuickSave(h, rec) },
			func() (string, error) { return w.shelf.Dir.Save(evil, h, rec) },
		} {
			path, err := write()
			if err != nil || filepath.Dir(path) != dir {
				t.Errorf("%q: written to %s, %v", evil, path, err)
			}
			g, err := w.shelf.Read(path)
			if err != nil {
				t.Fatal(err)
			}
			locks := filepath.Join(dir, ".playing-*.lock")
			was, _ := filepath.Glob(locks) // the pattern is sound
			err = w.shelf.HoldTaken(g)
			if is, _ := filepath.Glob(locks); err != nil || len(is) != len(was)+1 {
				t.Errorf("%q: held as %q, before %q, %v", evil, is, was, err)
			}
			w.shelf.Drop(g)
		}
		k, err := w.shelf.Dir.Keep(h, rec, nil)
		if err != nil || filepath.Dir(k.Path()) != dir {
			t.Errorf("%q: a journal at %s, %v", evil, k.Path(), err)
		}
	}
	if err := w.shelf.Dir.WriteSmall(library.NoteName, []byte(`{"report":"../../../etc/passwd","id":"../x"}`)); err != nil {
		t.Fatal(err)
	}
	if n, there := w.shelf.Note(); !there || n.Report != "passwd" {
		t.Errorf("the note is %+v (there: %v), want the report passwd", n, there)
	}
	for _, outside := range []string{top, filepath.Dir(dir)} {
		if files, err := os.ReadDir(outside); err != nil || len(files) != 1 {
			t.Errorf("in %s: %v, %v", outside, files, err)
		}
	}
}
