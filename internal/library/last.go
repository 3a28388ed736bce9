package library

import "encoding/json"

// What was set up last is kept in the folder of saves, a file a game, so that the
// next set-up begins with the same players.

// MostSettings is the length of the longest file of settings, in bytes: far above
// any, so that another file of that name cannot fill the memory.
const MostSettings = 1 << 20

// LastName is the file with the settings of a game.
func LastName(game string) string { return "last-" + game + ".json" }

// SittersName is the file with the computer players of a game, by seat.
func SittersName(game string) string { return "last-" + game + "-sitters.json" }

// LastSitters are the computer players that a game was begun with last, by seat, "" where a person played; nil if none
// was or they cannot be read.
func (l *Library) LastSitters(game string) (sitters []string) {
	data := l.last(SittersName(game))
	if data == nil || json.Unmarshal(data, &sitters) != nil {
		return nil
	}
	return sitters
}

// LastSettings are the settings a game was begun with last, nil if none was or
// they cannot be read: nothing hangs on them.
func (l *Library) LastSettings(game string) []byte { return l.last(LastName(game)) }

// last is one of the files that were noted last, nil if there is none.
func (l *Library) last(name string) []byte {
	if noted := l.noted[name]; noted != nil { // it may not be on the disk yet
		return noted
	}
	data, err := l.Dir.ReadSmall(name, MostSettings)
	if err != nil {
		return nil
	}
	return data
}

// NoteSettings keeps the settings a game is begun with and who plays it, whole or not at all. Where
// nothing can be written the next set-up begins as the first did: that the game
// itself cannot be kept is said when it is saved. The disk is not waited for.
func (l *Library) NoteSettings(game string, settings []byte, sitters []string) {
	l.note(LastName(game), settings)
	if who, err := json.Marshal(sitters); err == nil {
		l.note(SittersName(game), who)
	}
}

// note keeps one of those files.
func (l *Library) note(name string, data []byte) {
	folder := l.Dir
	if l.noted == nil {
		l.noted = map[string][]byte{}
	}
	l.noted[name] = data
	l.Saving.Write("last "+name, func() error { return folder.WriteSmall(name, data) }, nil)
}
