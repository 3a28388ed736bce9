package library

import (
	"time"

	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// ClockSlack is how far the clocks of two computers that share a folder may lie
// apart before somebody must know of it.
const ClockSlack = 15 * time.Minute

// now is the time by which games are saved.
func (l *Library) now() time.Time {
	if l.Dir.Now != nil {
		return l.Dir.Now()
	}
	return time.Now()
}

// setBack is a sentence about a clock that was set back since a game was saved, ""
// where it was not. Which save is the later one does not hang on it: they are
// counted.
func (l *Library) setBack(h saves.Header) string {
	if h.Saved.Before(l.now().Add(ClockSlack)) {
		return ""
	}
	return words.Say("load.clock", "time", words.Moment(h.Saved.Local()))
}
