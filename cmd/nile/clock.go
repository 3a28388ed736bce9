package main

import (
	"time"

	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// clockSlack is how far the clocks of two computers that share a folder may lie
// apart before somebody must know of it.
const clockSlack = 15 * time.Minute

// now is the time by which games are saved.
func (l *library) now() time.Time {
	if l.dir.Now != nil {
		return l.dir.Now()
	}
	return time.Now()
}

// setBack is a sentence about a clock that was set back since a game was saved, ""
// where it was not. Which save is the later one does not hang on it: they are
// counted.
func (l *library) setBack(h saves.Header) string {
	if h.Saved.Before(l.now().Add(clockSlack)) {
		return ""
	}
	return words.Say("load.clock", "time", menu.Moment(h.Saved.Local()))
}
