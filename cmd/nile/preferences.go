package main

import (
	"encoding/json"
	"path/filepath"
	"slices"

	"sourceofthenile/internal/library"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/saves"
)

const preferencesName = "settings.json"

// preferencesIn is the folder of the settings.
func (l *shelf) preferencesIn() saves.Folder {
	if l.settings.Dir == "" {
		return l.Dir
	}
	return l.settings
}

// preferencesData is the file of settings and the folder it lies in: older programs
// kept it with the games.
func (l *shelf) preferencesData() (in saves.Folder, data []byte, err error) {
	in = l.preferencesIn()
	data, err = in.ReadSmall(preferencesName, library.MostSettings)
	if err != nil && !l.there(in) && l.there(l.Dir) {
		in = l.Dir
		data, err = in.ReadSmall(preferencesName, library.MostSettings)
	}
	return in, data, err
}

// there reports whether a file of settings lies in a folder.
func (l *shelf) there(in saves.Folder) bool {
	_, err := in.OnDisk().Lstat(filepath.Join(in.Dir, preferencesName))
	return err == nil
}

// preferences reads the program's settings; where there are none, or none
// that can be read, they are those of a program just installed. A file that is
// damaged is kept aside: the next settings are written in its place.
func (l *shelf) preferences() desk.Preferences {
	in, data, err := l.preferencesData()
	p := defaults()
	if err == nil {
		p, err = parsePreferences(data)
	}
	if err == nil {
		return p
	}
	if kept, err := in.MoveAside(filepath.Join(in.Dir, preferencesName)); err == nil { // fails where there is none
		l.lostSettings = filepath.Base(kept)
	}
	return defaults()
}

// usualMusic is how loud music is in a program just installed, in per cent.
const usualMusic = 50

// defaults are the settings of a program just installed: nothing moves where the
// system says that nothing should.
func defaults() desk.Preferences {
	p := desk.DefaultPreferences()
	p.Animations = !wantsRest()
	p.Music = usualMusic
	return p
}

// parsePreferences reads a file of settings.
func parsePreferences(data []byte) (desk.Preferences, error) {
	p := desk.DefaultPreferences()
	p.Pencil = desk.BeforePencil
	if err := json.Unmarshal(data, &p); err != nil {
		return p, err
	}
	return p.Aged().Sound(), nil
}

// firstStart reports whether nobody has chosen any settings yet.
func (l *shelf) firstStart() bool {
	return !l.there(l.preferencesIn()) && !l.there(l.Dir) && l.lostSettings == ""
}

// lostKeys are the keys in the settings that nobody understands, by the names
// they stand under.
func (l *shelf) lostKeys() (names []string) {
	_, data, err := l.preferencesData()
	var in struct {
		Keys json.RawMessage `json:"keys"`
	}
	if err != nil || json.Unmarshal(data, &in) != nil || in.Keys == nil {
		return nil
	}
	given, names := keymap.Read(in.Keys)
	for _, cmd := range given.Idle(keySets()...) {
		names = append(names, string(cmd))
	}
	slices.Sort(names)
	return names
}

// storePreferences keeps them, whole or not at all.
func (l *shelf) storePreferences(p desk.Preferences) error {
	data, err := json.MarshalIndent(p, "", "  ")
	if err != nil {
		return err
	}
	return l.preferencesIn().WriteSmall(preferencesName, append(data, '\n'))
}
