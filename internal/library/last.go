package library

// What was set up last is kept in the folder of saves, a file a game, so that the
// next set-up begins with the same players.

// MostSettings is the length of the longest file of settings, in bytes: far above
// any, so that another file of that name cannot fill the memory.
const MostSettings = 1 << 20

// LastName is the file with the settings of a game.
func LastName(game string) string { return "last-" + game + ".json" }

// LastSettings are the settings a game was begun with last, nil if none was or
// they cannot be read: nothing hangs on them.
func (l *Library) LastSettings(game string) []byte {
	if noted := l.noted[LastName(game)]; noted != nil { // it may not be on the disk yet
		return noted
	}
	data, err := l.Dir.ReadSmall(LastName(game), MostSettings)
	if err != nil {
		return nil
	}
	return data
}

// NoteSettings keeps the settings a game is begun with, whole or not at all. Where
// nothing can be written the next set-up begins as the first did: that the game
// itself cannot be kept is said when it is saved. The disk is not waited for.
func (l *Library) NoteSettings(game string, settings []byte) {
	folder := l.Dir
	if l.noted == nil {
		l.noted = map[string][]byte{}
	}
	l.noted[LastName(game)] = settings
	l.Saving.Write("last "+LastName(game), func() error { return folder.WriteSmall(LastName(game), settings) }, nil)
}
