package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/saves"
)

// writeSave writes a game to a file anywhere, under a name of its own.
func writeSave(path string, h saves.Header, t *game.Table) error {
	f := saves.Folder{Dir: filepath.Dir(path), Games: ours}
	name := strings.TrimSuffix(filepath.Base(path), saves.Extension)
	got, err := f.Save(name, h, t.Record())
	if err != nil {
		return err
	}
	if filepath.Ext(path) != saves.Extension || got != filepath.Join(f.Dir, filepath.Base(path)) {
		return os.Rename(got, path) // the player chose a name of another shape
	}
	return nil
}

// library is the folder of saved games as the window sees it, and the keeper
// of the game being played.
type library struct {
	dir saves.Folder
	id  string // tells the game being played from others begun alike
}

func (l *library) header(t *game.Table, label string) saves.Header {
	h := headerOf(t, label)
	h.ID = l.id
	return h
}

// infoOf is what the list shows of one save.
func infoOf(e saves.Entry) render.SaveInfo {
	info := render.SaveInfo{
		Path: e.Path, Name: cmp.Or(e.Header.Label, e.Name), When: e.When(), Date: e.Header.Date,
		Auto: e.Sort == saves.Auto || e.Sort == saves.Quick, Target: e.Header.Target, Finished: e.Header.Over,
	}
	for _, p := range e.Header.Players {
		info.Players = append(info.Players, render.SavePlayer{Name: p.Name, Colour: p.Colour, Points: p.Score})
	}
	if e.Problem != nil {
		info.Broken = e.Problem.Error()
	}
	return info
}

// shelf is what the screens see of a library.
type shelf struct{ *library }

// List is every saved game, the newest first, broken ones too. What was moved
// aside because nothing can be done with it is left out.
func (s shelf) List() ([]render.SaveInfo, error) {
	entries, err := s.dir.List()
	var out []render.SaveInfo
	for _, e := range entries {
		if e.Sort != saves.Aside {
			out = append(out, infoOf(e))
		}
	}
	return out, err
}

// Last is the game that Continue takes up.
func (s shelf) Last() (render.SaveInfo, bool) {
	e, err := s.dir.Latest()
	if err != nil {
		return render.SaveInfo{}, false
	}
	return infoOf(e), true
}

// Folder is where the games lie.
func (s shelf) Folder() string { return s.dir.Dir }

// Autosave keeps the game after a turn.
func (l *library) Autosave(t *game.Table) error {
	_, err := l.dir.Autosave(l.header(t, ""), t.Record())
	return err
}

// QuickSave keeps the game at once.
func (l *library) QuickSave(t *game.Table) error {
	_, err := l.dir.QuickSave(l.header(t, ""), t.Record())
	return err
}

// load takes up a saved game. What is broken is brought back as far as its
// log can be read, and the broken file is moved aside; told is then a sentence
// about it.
func (l *library) load(path string) (t *game.Table, told string, err error) {
	h, t, err := resume(path)
	var p *saves.Problem
	if err == nil {
		l.id = h.ID
		return t, "", nil
	}
	if !errors.As(err, &p) || !p.Kind.Rescuable() {
		return nil, "", err
	}
	r, rescueErr := l.dir.Rescue(path)
	if rescueErr != nil {
		return nil, "", rescueErr
	}
	t, replayErr := game.Replay(nile.Rules{}, r.Record)
	if t == nil {
		return nil, "", fmt.Errorf("%w It was moved aside to %s", errors.Join(err, replayErr), r.Aside)
	}
	l.id = r.Header.ID
	return t, fmt.Sprintf("That file was damaged. %d of its %d commands could be read again, and the game goes on from there; the damaged file is kept as %s.",
		t.Len(), max(t.Len(), r.Header.Commands), filepath.Base(r.Aside)), nil
}

const preferencesName = "settings.json"

// preferences reads the program's settings; where there are none, or none
// that can be read, they are those of a program just installed.
func (l *library) preferences() render.Preferences {
	p := render.DefaultPreferences()
	data, err := os.ReadFile(filepath.Join(l.dir.Dir, preferencesName))
	if err != nil || json.Unmarshal(data, &p) != nil {
		return render.DefaultPreferences()
	}
	return p.Sound()
}

// storePreferences keeps them, whole or not at all.
func (l *library) storePreferences(p render.Preferences) error {
	if err := os.MkdirAll(l.dir.Dir, 0o755); err != nil {
		return cause(err)
	}
	data, err := json.MarshalIndent(p, "", "  ")
	if err != nil {
		return err
	}
	tmp := filepath.Join(l.dir.Dir, preferencesName+".new")
	if err := os.WriteFile(tmp, append(data, '\n'), 0o644); err != nil {
		return cause(err)
	}
	return os.Rename(tmp, filepath.Join(l.dir.Dir, preferencesName))
}

// Remove deletes a saved game because the player wants it.
func (s shelf) Remove(path string) error { return s.dir.Remove(path) }
