package keepsake

import "sourceofthenile/game"

// Tale is how a game tells what happened in it.
type Tale struct {
	// Listen begins with a command that has been carried out, and tells an event of it
	// as a sentence, "" for what is not told.
	Listen func(now game.Position) func(e *game.Event) string
	Date   func(turn int) string       // what stands above the pages of a turn, from 0
	Sub    func(turn int) string       // what stands below the title, in which turn the game stands
	Writer func(of game.Player) string // a sentence: name, calling, points
}

// Retell goes through a story and writes down what is told of it: of a seat what befell it
// and all, of nobody everything.
func Retell(story game.Story, s game.Seat, tale Tale) *Journal {
	j := journalist{seat: s, tale: tale}
	var sum game.Summary
	for now, events := range story.Steps(s) {
		j.look(now, events)
		sum, j.Over = now.Summary(), now.Acting().Empty()
	}
	j.Broken, j.Turn, j.Until, j.Sub = story.Broken(), sum.Turn, tale.Date(j.turn), tale.Sub(j.turn)
	for seat, of := range sum.Players {
		if s == game.Nobody || s == game.Seat(seat) {
			j.Writers = append(j.Writers, Writer{Seat: game.Seat(seat), Name: of.Name, Who: tale.Writer(of)})
		}
	}
	return &j.Journal
}

// journalist listens to a game that is played again.
type journalist struct {
	Journal
	tale Tale
	seat game.Seat
	told int // events
	turn int // in which the command began
}

func (j *journalist) look(now game.Position, events []game.Event) {
	tell := j.tale.Listen(now)
	for i := range events[j.told:] {
		e := &events[j.told+i]
		own := j.seat == game.Nobody || e.Seat == game.Nobody || e.Seat == j.seat
		if !own {
			continue
		}
		if text := tell(e); text != "" {
			j.write(e, text)
		}
	}
	j.told = len(events)
	if !now.Acting().Empty() {
		j.turn = now.Summary().Turn
	}
}

// write adds a sentence to the turn's pages.
func (j *journalist) write(e *game.Event, text string) {
	if n := len(j.Turns); n == 0 || j.Turns[n-1].Turn != j.turn {
		j.Turns = append(j.Turns, Pages{Turn: j.turn, Date: j.tale.Date(j.turn)})
	}
	m := &j.Turns[len(j.Turns)-1]
	if n := len(m.Entries); n == 0 || m.Entries[n-1].Seat != e.Seat {
		m.Entries = append(m.Entries, Entry{Seat: e.Seat})
	}
	of := &m.Entries[len(m.Entries)-1]
	of.Text, of.Rules, of.Events = append(of.Text, text), append(of.Rules, e.Rule), append(of.Events, *e)
}
