package keepsake

import "sourceofthenile/game"

// Tale is how a game tells what happened in it.
type Tale struct {
	// Listen begins with a command that has been carried out, and tells an event of it
	// as a sentence, "" for what is not told.
	Listen func(t *game.Table) func(e *game.Event) string
	Date   func(turn int) string       // what stands above the pages of a turn, from 0
	Sub    func(turn int) string       // what stands below the title, in which turn the game stands
	Writer func(of game.Player) string // a sentence: name, calling, points
}

// Retell plays a record again and writes down what is told of it: of a seat what befell it
// and all, of nobody everything. The error says that the record is of no game that can be
// set up.
func Retell(rules game.Rules, rec *game.Record, s game.Seat, tale Tale) (*Journal, error) {
	j := journalist{seat: s, tale: tale}
	t, err := game.Retrace(rules, rec, j.look)
	if t == nil {
		return nil, err
	}
	j.Broken = err != nil
	sum := t.Position().Summary()
	j.Turn, j.Over, j.Until, j.Sub = sum.Turn, t.Over(), tale.Date(j.turn), tale.Sub(j.turn)
	for seat, of := range sum.Players {
		if s == game.Nobody || s == game.Seat(seat) {
			j.Writers = append(j.Writers, Writer{Seat: game.Seat(seat), Name: of.Name, Who: tale.Writer(of)})
		}
	}
	return &j.Journal, nil
}

// journalist listens to a game that is played again.
type journalist struct {
	Journal
	tale Tale
	seat game.Seat
	told int // events
	turn int // in which the command began
}

func (j *journalist) look(t *game.Table) {
	tell, events := j.tale.Listen(t), t.Events()
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
	if !t.Over() {
		j.turn = t.Position().Summary().Turn
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
