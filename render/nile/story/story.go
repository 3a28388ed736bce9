// Package story is what a game of Source of the Nile is told in: its journals month by month,
// and the whole game or campaign as a book, a chronicle year by year and a chapter for each
// expedition, in prose. What one seat may not know does not stand there. It needs no window.
package story

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Book is the book of a game as a seat may know it; once the game is over nobody is told
// everything.
func (Teller) Book(story game.Story, seat game.Seat, title string) *journal.Book {
	r, end, told := listen(story, seat)
	w := &writer{reporter: r, Book: &journal.Book{Broken: story.Broken(), Over: end.Acting().Empty()}}
	w.hand, w.dropped = newHand(), map[string]int{}
	v := end.View(seat)
	w.names = namesOf(v, r)
	w.To = v.Turn()
	w.State = words.Say("story.state", "date", tell.Date(w.To))
	w.Sheet = chartsheet.With(v, chart.Options{Only: seat != game.Nobody, Print: true})
	w.front(v, title)
	w.chronicle()
	for i := range r.trips {
		w.expedition(&r.trips[i])
	}
	w.back(v, told)
	return w.Book
}

// moment is one event, with what its sentence may ask for as it was known when
// it happened.
type moment struct {
	turn     int
	seat     game.Seat
	explorer int
	e        game.Event
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
