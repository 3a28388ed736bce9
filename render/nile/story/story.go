// Package story tells a whole game or campaign as a book: a chronicle year by
// year and a chapter for each expedition, in prose, from the events of the log.
// What one seat may not know does not stand in its book. It needs no window.
package story

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/chartsheet"
)

// Book is a game told as a book.
type Book struct {
	Title, By string
	From, To  int // turns
	Over      bool
	// Broken says that the log could be followed only part of the way, and that
	// the record has kept no story to tell the rest from.
	Broken   bool
	Chapters []Chapter
	Sheet    *chart.Sheet // the chart at the end
	Names    []string     // what is on the map by the players' hand, a line each
	Sittings []string     // of a campaign, with who led at their end
	Standing []string     // who has how many points, the first first
	Left     int          // events that could not be told without saying a thing twice
	Told     int          // events that were
}

// Chapter is an expedition, or the chronicle of the years.
type Chapter struct {
	Title, Sub string
	Seat       game.Seat // Nobody of the chronicle
	Began      int       // the turn
	Paras      []Para
	// Way is the way of the expedition from hex to hex, Sheet the chart when it
	// ended; nil for the chronicle.
	Way    []hexmap.ID
	Sheet  *chart.Sheet
	Colour uint8
}

// Para is a paragraph.
type Para struct {
	Head  string // runs in before it, such as a year; "" for none
	Text  string
	Rules []game.Rule // behind what it tells, each once
	// Plate is the engraving of the weightiest thing it tells, "" for none.
	Plate engraving.Subject
	Turn  int
}

// Tell makes the book of a record as a seat may know it: game.Nobody is told
// what everybody may know, and everything once the game is over. A title of the
// game's own stands on the book, if there is one.
//
// The error says that the record is of no game that can be set up.
func Tell(rec *game.Record, seat game.Seat, title string) (*Book, error) {
	r, t, err := listen(rec, seat)
	if t == nil {
		return nil, err
	}
	w := &writer{reporter: r, Book: &Book{Broken: err != nil, Over: t.Over()}}
	w.hand, w.dropped = newHand(), map[string]int{}
	v := t.Position().(*nile.Position).View(seat)
	w.names = namesOf(rec, v, r)
	w.To = v.Turn()
	w.Sheet = chartsheet.With(v, chartsheet.Options{Only: seat != game.Nobody, Print: true})
	w.front(v, title)
	w.chronicle()
	for i := range r.trips {
		w.expedition(v, &r.trips[i])
	}
	w.back(v, t.Events())
	return w.Book, nil
}

// moment is one event, with what its sentence may ask for as it was known when
// it happened.
type moment struct {
	turn     int
	seat     game.Seat
	explorer int
	e        game.Event
	where    string
	river    string
	people   string
	leader   string
	given    string // the name of what was named
}

// trip is one expedition.
type trip struct {
	seat     game.Seat
	explorer int
	number   int // of the explorer's expeditions
	calling  deck.Specialty
	from, to hexmap.PortID
	began    int
	ended    int // −1 while it is under way
	dead     bool
	at       hexmap.ID // where it ended, or is
	way      []hexmap.ID
	moments  []moment // in Africa
	account  []moment // what came of it
	sheet    *chart.Sheet
	colour   uint8
	men      string // who sets out, "" if that is not known
}
