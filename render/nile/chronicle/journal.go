package chronicle

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Journals tells a record's events. A seat's journal has what befell that
// player and everybody, with what only that player may know; game.Nobody gives
// what all may know of all. Each event is told as it was known when it happened.
//
// The error says that the record is of no game that can be set up.
func Journals(rec *game.Record, seat game.Seat) (*keepsake.Journal, error) {
	j := &journalist{seat: seat, Journal: &keepsake.Journal{}}
	t, err := game.Retrace(nile.Rules{}, rec, j.look)
	if err != nil && len(rec.Story) > 0 {
		// The log belongs to other rules: what was told is told from the save, as
		// the position kept with it has it.
		if on, other := game.Resume(nile.Rules{}, rec); other == nil {
			j, t, err = &journalist{seat: seat, Journal: &keepsake.Journal{}}, on, nil
			j.look(t)
		}
	}
	if t == nil {
		return nil, err
	}
	j.Broken = err != nil
	v := viewOf(t, seat)
	j.Turn, j.Over = v.Turn(), t.Over()
	for s := range game.Seat(v.Seats()) {
		if seat == game.Nobody || s == seat {
			p := v.Player(s)
			j.Writers = append(j.Writers, keepsake.Writer{
				Seat: s, Name: p.Name,
				Who: words.Say("journal.text.writer", "name", p.Name, "specialty", tell.Specialty(p.Specialty), "n", p.Points),
			})
		}
	}
	j.dated()
	return j.Journal, nil
}

// dated says from when to when the journals tell.
func (j *journalist) dated() {
	last := j.Turn
	if n := len(j.Turns); j.Broken && n > 0 {
		last = j.Turns[n-1].Turn
	}
	sub := "journal.text.sub"
	if j.Over {
		sub = "journal.text.sub.over"
	}
	j.Until = tell.Date(last)
	j.Sub = words.Say(sub, "from", tell.Date(0), "to", j.Until)
}

// journalist listens to a game that is played again.
type journalist struct {
	*keepsake.Journal
	seat game.Seat
	told int // events
	turn int
	at   hexmap.ID // where the last sentence of the entry was, None for nowhere
}

// untold are events that a journal has no use for: what the pages say by
// themselves, and what only matters at the table.
var untold = map[game.EventKind]bool{
	nile.TurnBegan: true, nile.CounterPlaced: true, nile.PortChosen: true, nile.OrderRolled: true, nile.PlaysFirst: true,
	nile.FoundWay: true, nile.PaceSet: true, nile.TerrainSettled: true,
}

func (j *journalist) look(t *game.Table) {
	v := viewOf(t, j.seat)
	events := t.Events()
	for i, e := range events[j.told:] {
		if e.Kind == nile.TurnBegan {
			j.turn = nile.AsTurnBegan(e).Turn
		}
		if untold[e.Kind] || j.seat != game.Nobody && e.Seat != j.seat && e.Seat != game.Nobody {
			continue
		}
		if e.Kind == nile.Moved && mapped(events[j.told+i+1:], e.At) {
			continue // the sentence on the new land says it
		}
		if l, ok := tell.Tell(v, e); ok && (!l.Minor || e.Kind == nile.Moved) {
			j.write(v, &l, e)
		}
	}
	j.told = len(events)
}

// mapped reports whether the same command goes on to map the hex entered.
func mapped(rest []game.Event, at int32) bool {
	for _, e := range rest {
		if e.Kind == nile.Mapped && e.At == at {
			return true
		}
	}
	return false
}

// write adds a sentence. Where the sentence before was at the same place, it
// does not say again where that is, and nothing is said twice running.
func (j *journalist) write(v nile.View, l *tell.Line, told game.Event) {
	if n := len(j.Turns); n == 0 || j.Turns[n-1].Turn != j.turn {
		j.Turns = append(j.Turns, keepsake.Pages{Turn: j.turn, Date: tell.Date(j.turn)})
	}
	m := &j.Turns[len(j.Turns)-1]
	if n := len(m.Entries); n == 0 || m.Entries[n-1].Seat != l.Seat {
		m.Entries = append(m.Entries, keepsake.Entry{Seat: l.Seat})
		j.at = hexmap.None
	}
	e := &m.Entries[len(m.Entries)-1]
	text := l.Text
	if l.At != hexmap.None {
		if l.At == j.at {
			if here, ok := tell.TellHere(v, told); ok {
				text = here.Text
			}
		}
		j.at = l.At
	}
	if n := len(e.Text); n > 0 && e.Text[n-1] == text {
		return
	}
	e.Text, e.Rules, e.Events = append(e.Text, text), append(e.Rules, l.Rule), append(e.Events, told)
}
