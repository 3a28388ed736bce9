package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/saves"
)

// Settings are kept with the keys that were changed, and read as they were.
func TestKeysAreKept(t *testing.T) {
	l := newShelf(saves.Folder{Dir: t.TempDir()}, saves.Folder{})
	p := desk.DefaultPreferences()
	p.Volume = 30
	p.Keys = p.Keys.Give(keys.Journal, ui.Ctrl(ebiten.KeyJ), keySets()...)
	if err := l.storePreferences(p); err != nil {
		t.Fatal(err)
	}
	if got := l.preferences(); got != p || len(l.lostKeys()) > 0 {
		t.Errorf("read as %+v, lost %v", got, l.lostKeys())
	}
}

// Keys in the settings that nobody understands are told once, and spoil
// nothing else.
func TestLostKeysAreToldOnce(t *testing.T) {
	dir := t.TempDir()
	w := &window{shelf: newShelf(saves.Folder{Dir: dir}, saves.Folder{}), games: allTitles[:1], sounds: sound.NewSpeaker(sound.Open)}
	path := filepath.Join(dir, preferencesName)
	text := `{"text_size": 120, "volume": 30, "keys": {"journal": "Ctrl+J", "points": "Esc", "rules": 7, "accept-all": "Ctrl+J", "sextant": "K"}}`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"accept-all, points, rules", ""} {
		w.app = render.New(w.hooks(), w.shelf.preferences())
		p, inForce := w.app.Preferences(), w.app.Keys()
		if p.TextSize != 120 || p.Volume != 30 || inForce.Chord(keys.Journal) != ui.Ctrl(ebiten.KeyJ) || inForce.IsChanged(keys.Points) || inForce.IsChanged(keys.AcceptAll) {
			t.Fatalf("the settings are read as %+v", p)
		}
		var told strings.Builder
		w.app.Trace(&told)
		w.tellLostKeys()
		if want == "" && told.Len() > 0 || !strings.Contains(told.String(), want) {
			t.Errorf("told %q, want %q", told.String(), want)
		}
	}
}

// A file of settings that is far too long is not read into the memory.
func TestSettingsAreReadInBounds(t *testing.T) {
	l := newShelf(saves.Folder{Dir: t.TempDir()}, saves.Folder{})
	path := filepath.Join(l.Dir.Dir, preferencesName)
	if err := os.WriteFile(path, []byte(`{"volume": 30}`+strings.Repeat(" ", 64<<20)), 0o644); err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if p := l.preferences(); p != defaults() || len(l.lostKeys()) > 0 {
		t.Errorf("read as %+v", p)
	}
	runtime.ReadMemStats(&after)
	if got := (after.TotalAlloc - before.TotalAlloc) >> 20; got > 5 {
		t.Errorf("it took %d MB", got)
	}
}

// Settings that are damaged are told of once and kept aside, and what is written
// in their place is read again.
func TestDamagedSettingsAreKeptAside(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, preferencesName)
	if err := os.WriteFile(path, []byte(`{"volume": 3`), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, told := range []bool{true, false} {
		w := newWindow(newShelf(saves.Folder{Dir: dir}, saves.Folder{}), allTitles[:1], 5)
		w.app = render.New(w.hooks(), w.shelf.preferences())
		if w.shelf.firstStart() {
			t.Error("who has lost the settings passes for new")
		}
		var said strings.Builder
		w.app.Trace(&said)
		w.tellLostSettings()
		aside, _ := filepath.Glob(filepath.Join(dir, "settings.broken-20*.json"))
		if len(aside) != 1 {
			t.Fatalf("kept aside: %v", aside)
		}
		if data, err := os.ReadFile(aside[0]); err != nil || string(data) != `{"volume": 3` {
			t.Errorf("%q is kept aside: %v", data, err)
		}
		if strings.Contains(said.String(), filepath.Base(aside[0])) != told {
			t.Errorf("told %q", said.String())
		}
		if !told {
			return
		}
		p := w.app.Preferences()
		p.Volume = 31
		if err := w.shelf.storePreferences(p); err != nil {
			t.Fatal(err)
		}
		if got := w.shelf.preferences(); got != p {
			t.Errorf("read as %+v, want %+v", got, p)
		}
	}
}

// A file that was written when there was one volume for all that is heard is as loud as it was, and
// one that is written now is read as it is.
func TestOldVolumesAreKept(t *testing.T) {
	for text, want := range map[string][4]int{ // pencil, moments, music, voice
		`{"volume": 30, "music": 40}`: {30, 30, 40, 100},
		`{"volume": 0, "music": 40}`:  {0, 0, 0, 100},
		`{}`:                          {60, 60, 0, 100},
		`{"volume": 0, "pencil": 20, "music": 40, "voice": 30}`:     {20, 0, 40, 30},
		`{"volume": 50, "pencil": 0, "music": 40, "voice": 3}`:      {0, 50, 40, 10},
		`{"volume": 999, "pencil": 999, "music": -1, "voice": 999}`: {100, 100, 0, 100},
	} {
		p, err := parsePreferences([]byte(text))
		if got := [4]int{p.Pencil, p.Volume, p.Music, p.Voice}; err != nil || got != want {
			t.Errorf("%s: pencil, moments, music and voice are at %v, want %v: %v", text, got, want, err)
		}
	}
}
