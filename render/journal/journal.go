// Package journal is the journalist: it goes through the story of a game, whichever it is, and
// makes of it what players keep. Its chart as a picture, the chart turn by turn as a film, its
// journals as text, its story as a book, and the journals laid open in the window. A game gives
// the sentences, plates and charts; but for laying them open it needs no window.
package journal

import (
	"sourceofthenile/game"
	"sourceofthenile/render/engraving"
)

// Journal is what happened, turn by turn, as it was written down.
type Journal struct {
	// Sub says below the title from when to when it tells.
	Sub     string
	Writers []Writer // whose journals they are
	Turns   []Pages
	Turn    int // in which the game stands; while it is written, the one being told
	Over    bool
	// Now is the position that the story comes to, Happened everything that was told in it.
	Now      game.Position
	Happened []game.Event
	// Until is the date that the pages reach.
	Until string
	// Broken says that the log could be followed only part of the way, and that
	// the record has kept no story to tell the rest from.
	Broken bool

	of Told
}

// Writer is a player whose journal is told.
type Writer struct {
	Seat game.Seat
	Name string
	Who  string // a sentence: name, calling, points
}

// Pages are what was written in one turn.
type Pages struct {
	Turn    int
	Date    string // what stands above them
	Entries []Entry
}

// Entry is what happened to one party without a break, in the order in which
// it happened. Nobody's entries concern all.
type Entry struct {
	Seat game.Seat
	Text []string // sentences
	// Rules are the rules behind the sentences, one for each.
	Rules []game.Rule
	// Events are what the sentences tell of, one for each: a book has its
	// pictures from them.
	Events []game.Event
	// Figures is what they come to in figures, in a line; "" for none.
	Figures string
	// Plate is the engraving of what was found, nil for none.
	Plate *engraving.Picture
}
