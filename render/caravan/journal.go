package caravan

import (
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/words"
)

// Journal is what happened, round by round: of a seat what befell it and all, as
// it may be told that; of nobody what everybody may be told of all. The error says that the record is of no game that can
// be set up.
func (Game) Journal(rec *game.Record, s game.Seat) (*keepsake.Journal, error) {
	j := journalist{seat: s}
	t, err := game.Retrace(caravan.Rules{}, rec, j.look)
	if t == nil {
		return nil, err
	}
	j.Broken = err != nil
	p := t.Position().(*caravan.Position)
	sum := p.Summary()
	j.Turn, j.Over, j.Until = sum.Turn, t.Over(), words.Say("date.round", "n", j.turn+1)
	j.Sub = words.Say("journal.sub", "n", j.turn+1)
	for seat, of := range sum.Players {
		if s == game.Nobody || s == game.Seat(seat) {
			j.Writers = append(j.Writers, keepsake.Writer{Seat: game.Seat(seat), Name: of.Name, Who: words.Say("journal.writer", "who", of.Name, "n", of.Score)})
		}
	}
	return &j.Journal, nil
}

// journalist listens to a game that is played again.
type journalist struct {
	keepsake.Journal
	seat game.Seat
	told int // events
	turn int // in which the command began
}

func (j *journalist) look(t *game.Table) {
	p := t.Position().(*caravan.Position)
	sum := p.Summary()
	events := t.Events()
	for i := range events[j.told:] {
		e := &events[j.told+i]
		own := j.seat == game.Nobody || e.Seat == game.Nobody || e.Seat == j.seat
		if text := tell(p, sum.Players, j.seat, e); own && text != "" {
			j.write(e, text)
		}
	}
	j.told = len(events)
	if !t.Over() {
		j.turn = sum.Turn
	}
}

// write adds a sentence to the round's pages.
func (j *journalist) write(e *game.Event, text string) {
	if n := len(j.Turns); n == 0 || j.Turns[n-1].Turn != j.turn {
		j.Turns = append(j.Turns, keepsake.Pages{Turn: j.turn, Date: words.Say("date.round", "n", j.turn+1)})
	}
	m := &j.Turns[len(j.Turns)-1]
	if n := len(m.Entries); n == 0 || m.Entries[n-1].Seat != e.Seat {
		m.Entries = append(m.Entries, keepsake.Entry{Seat: e.Seat})
	}
	of := &m.Entries[len(m.Entries)-1]
	of.Text, of.Rules, of.Events = append(of.Text, text), append(of.Rules, e.Rule), append(of.Events, *e)
}
