// Package diary tells a game of Heart of Darkness as its Explorers write it down: a paragraph for
// each march, each day on the road and each end of a Game Turn, in the first person. The sentences
// lie in assets; no wording comes back before all of its kind have been used.
package diary

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// Listen begins a journal in the words of a book: of a seat what that Explorer wrote, of nobody
// what all did. Nothing is secret (22.3).
func Listen(in *words.Book, j *journal.Journal, s game.Seat) (heard func(game.Position, []game.Event, int), done func()) {
	w := newWriter(in, j, s)
	return w.look, func() { w.close(nil) }
}

func newWriter(in *words.Book, j *journal.Journal, s game.Seat) *writer {
	return &writer{in: in, journal: j, seat: s, used: map[string]int{}}
}

// writer listens to a game that is played again.
type writer struct {
	in      *words.Book
	journal *journal.Journal
	seat    game.Seat // whose journal it is
	v       heart.View
	sum     game.Summary
	open    [box.MaxSeats]stretch
	seats   [box.MaxSeats]journey
	used    map[string]int // how often each kind of sentence has been told
	keys    []string       // the kinds, sentence by sentence
	salt    uint32         // which wording each begins with: a number of this game's own
	sailed  bool           // an Explorer has taken a Port
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
	way    string // which way the last step led
	lost   int    // people
	rested bool   // in this Game Turn
}

func (w *writer) look(now game.Position, events []game.Event, from int) {
	w.v, w.sum = now.(*heart.Position).View(game.Nobody), now.Summary()
	for i := from; i < len(events); i++ {
		w.listen(&events[i], i)
	}
}

// listen takes in the at-th event.
func (w *writer) listen(e *game.Event, at int) {
	w.season(e)
	switch e.Kind {
	case heart.TurnBegan:
		w.close(nil)
		w.journal.Turn = told.AsTurnBegan(e) - 1
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

// season makes the salt of what all were told before the first Explorer took a Port: what was
// thrown and drawn for the set-up. The seed itself is nobody's to know.
func (w *writer) season(e *game.Event) {
	if w.sailed = w.sailed || e.Kind == heart.PortTaken; w.sailed {
		return
	}
	h := fnv.New32a()
	fmt.Fprint(h, w.salt, e.Kind, e.Seat, e.Args)
	w.salt = h.Sum32()
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
		page := page{writer: w, Entry: journal.Entry{Seat: s, Figures: Figures(events)}}
		if page.write(events); len(page.Text) > 0 && (w.seat == game.Nobody || w.seat == s) {
			w.journal.Add(page.Entry)
		}
	}
}
