package main

import (
	"path/filepath"

	"sourceofthenile/saves"
)

// What was set up last is kept in the folder of saves, a file a game, so that the
// next set-up begins with the same players.

// lastPath is the file with the settings of a game.
func (l *library) lastPath(g *title) string {
	return filepath.Join(l.dir.Dir, "last-"+g.Rules().Name()+".json")
}

// lastSettings are the settings a game was begun with last, nil if none was or
// they cannot be read: nothing hangs on them.
func (l *library) lastSettings(g *title) []byte {
	data, err := saves.ReadSmall(l.lastPath(g), mostSettings)
	if err != nil {
		return nil
	}
	return data
}

// noteSettings keeps the settings a game is begun with, whole or not at all. Where
// nothing can be written the next set-up begins as the first did: that the game
// itself cannot be kept is said when it is saved.
func (l *library) noteSettings(g *title, settings []byte) {
	_ = l.dir.WriteSmall(filepath.Base(l.lastPath(g)), settings)
}
