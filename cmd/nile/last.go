package main

// What was set up last is kept in the folder of saves, a file a game, so that the
// next set-up begins with the same players.

// lastName is the file with the settings of a game.
func lastName(g *title) string { return "last-" + g.Rules().Name() + ".json" }

// lastSettings are the settings a game was begun with last, nil if none was or
// they cannot be read: nothing hangs on them.
func (l *library) lastSettings(g *title) []byte {
	if noted := l.noted[lastName(g)]; noted != nil { // it may not be on the disk yet
		return noted
	}
	data, err := l.dir.ReadSmall(lastName(g), mostSettings)
	if err != nil {
		return nil
	}
	return data
}

// noteSettings keeps the settings a game is begun with, whole or not at all. Where
// nothing can be written the next set-up begins as the first did: that the game
// itself cannot be kept is said when it is saved. The disk is not waited for.
func (l *library) noteSettings(g *title, settings []byte) {
	folder := l.dir
	if l.noted == nil {
		l.noted = map[string][]byte{}
	}
	l.noted[lastName(g)] = settings
	l.saving.Write("last "+lastName(g), func() error { return folder.WriteSmall(lastName(g), settings) }, nil)
}
