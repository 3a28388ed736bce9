// Package diary tells a game of Heart of Darkness as its Explorers write it down: a paragraph for
// each march, each day on the road and each end of a Game Turn, in the first person. The sentences
// lie in assets; no wording comes back before all of its kind have been used.
package diary

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/words"
)

// Day is what an Explorer wrote at one sitting.
type Day struct {
	Seat game.Seat
	Turn int      // the Game Turn, from 0
	Text []string // sentences
	// Rules and Events are what the sentences tell of, one for each.
	Rules  []game.Rule
	Events []game.Event
	// Figures is what became other on the Sheet, and the Drama Points, in a line; "" for nothing.
	Figures string
	Plate   *engraving.Picture // what was found, nil for nothing
	keys    []string           // of the sentences
}

// Of goes through a story and tells all of it, whoever's it is: nothing is secret (22.3). It comes
// with the position at the end, and everything that happened.
func Of(in *words.Book, story game.Story) (days []Day, end *heart.Position, told []game.Event) {
	w := writer{in: in, used: map[string]int{}, salt: story.Salt()}
	for p, events := range story.Steps(game.Nobody) {
		end, told = p.(*heart.Position), events
		w.look(end, told)
	}
	w.close(nil)
	return w.days, end, told
}

// writer listens to a game that is played again.
type writer struct {
	in    *words.Book
	v     heart.View
	sum   game.Summary
	heard int // events
	turn  int
	open  [box.MaxSeats]stretch
	seats [box.MaxSeats]journey
	used  map[string]int // how often each kind of sentence has been told
	salt  int            // which wording each begins with
	days  []Day
}

// stretch is what has befallen a seat since its last paragraph. Until it has begun there are only
// letters in it, which wait for the next one.
type stretch struct {
	events []game.Event
	begun  bool
	at     int // the place of its first event among all
}

// journey is what is known of an Explorer besides.
type journey struct {
	port   chart.Region
	land   chart.Region // where he is
	slot   box.Slot
	lost   int  // people
	rested bool // in this Game Turn
}

func (w *writer) look(p *heart.Position, events []game.Event) {
	w.v, w.sum = p.View(game.Nobody), p.Summary()
	for i := range events[w.heard:] {
		w.listen(&events[w.heard+i], w.heard+i)
	}
	w.heard = len(events)
}

// listen takes in the at-th event.
func (w *writer) listen(e *game.Event, at int) {
	switch e.Kind {
	case heart.TurnBegan:
		w.close(nil)
		w.turn = told.AsTurnBegan(e) - 1
	case heart.MapTurnBegan, heart.DaysBegan: // the others have written theirs
		w.close(func(s *stretch) bool { return s.begun })
	case heart.TimeIsUp:
		w.close(func(s *stretch) bool { return s == &w.open[e.Seat] && s.begun })
	}
	if e.Seat == game.Nobody {
		return
	}
	s := &w.open[e.Seat]
	if len(s.events) == 0 {
		s.at = at
	}
	s.events = append(s.events, *e)
	switch e.Kind {
	case heart.MapTurnBegan, heart.DaysBegan, heart.TimeIsUp, heart.PortTaken, heart.HumbledBy, heart.ExplorerLost:
		s.begun = true
	}
}

// close writes down the stretches that are over, nil for all, in the order in which they began.
func (w *writer) close(over func(*stretch) bool) {
	var seats []game.Seat
	for i := range w.open {
		if s := &w.open[i]; len(s.events) > 0 && (over == nil || over(s)) {
			seats = append(seats, game.Seat(i))
		}
	}
	slices.SortFunc(seats, func(a, b game.Seat) int { return cmp.Compare(w.open[a].at, w.open[b].at) })
	for _, s := range seats {
		events := w.open[s].events
		w.open[s] = stretch{}
		page := page{writer: w, Day: Day{Seat: s, Turn: w.turn}}
		page.write(events)
		if page.Figures = Figures(events); len(page.Text) > 0 {
			w.days = append(w.days, page.Day)
		}
	}
}
