// Package local is a game that is played at this machine: it holds the table, and answers
// at once. Of the window's rooms it alone knows the log, the record and the seed.
package local

import (
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// Table is a table at this machine, as a board and as the hand that gives commands there.
type Table struct {
	*game.Table
	host   *play.Host
	seen   func(game.Kind)
	before game.Position // the last command; nil: none has been given
	told   int           // of how many of its events moment is
	moment game.Position
}

// New sits down at a table of this machine.
func New(t *game.Table, h play.Host) *play.Play {
	at := &Table{Table: t}
	p := play.New(at, at, h)
	at.host = p.Host()
	return p
}

// Of is the table of a game that is played at this machine; nil for another.
func Of(p *play.Play) *game.Table {
	if t, ok := p.Board.(*Table); ok {
		return t.Table
	}
	return nil
}

// Do gives a command, and reports whether it was carried out: at a table of this machine
// that is known at once.
func Do(p *play.Play, cmd game.Command) (ok bool) {
	p.Command(cmd, func(done bool) { ok = done })
	return ok
}

// Here is everybody.
func (t *Table) Here() game.Seats { return game.Everyone(t.Table.Position().Seats()) }

// Lost is never.
func (t *Table) Lost() (since time.Duration, lost bool) { return 0, false }

// Position needs no seat: screens ask for a view.
func (t *Table) Position(game.Seat) game.Position { return t.Table.Position() }

// Events are all of them: screens ask a view which of them it may be told.
func (t *Table) Events(game.Seat) []game.Event { return t.Table.Events() }

// Len is how many commands are in force.
func (t *Table) Len(game.Seat) int { return t.Table.Len() }

// Step is the k-th command in force.
func (t *Table) Step(k int, _ game.Seat) play.Step {
	c := t.CommandAt(k)
	s := play.Step{Kind: c.Kind, Seat: c.Seat, Events: t.EventsOf(k)}
	if c.Kind == game.KindSit {
		s.Sitter = c.Text
	}
	return s
}

// Watch has seen called after every command.
func (t *Table) Watch(seen func(k game.Kind)) { t.seen = seen }

// Give carries the commands out.
func (t *Table) Give(all []game.Command, then func(done int, err error)) {
	for i, cmd := range all {
		before := t.Table.Position().Clone()
		if _, err := t.Do(cmd); err != nil {
			then(i, err)
			return
		}
		t.before, t.told, t.moment = before, 0, before
		t.seen(cmd.Kind)
	}
	then(len(all), nil)
}

// Moment carries the last command out once more, on a copy.
func (t *Table) Moment(told int, _ game.Seat) game.Position {
	if t.told == told {
		return t.moment
	}
	t.told, t.moment = told, nil
	n := t.Table.Len() - 1
	ok := game.Retell(t.before, t.CommandAt(n), t.RollsOf(n), func(at int, now game.Position) {
		if at == told {
			t.moment = now.Clone()
		}
	})
	if !ok || t.moment == nil { // the rules have changed under the log: what was before is shown
		t.moment = t.before
	}
	return t.moment
}

// Bot makes a computer player with a seed of the game and the moment: the same game, gone
// on with at the same place, goes on in the same way.
func (t *Table) Bot(s game.Seat) (play.Bot, error) {
	none := words.NewFault("play.no-bot", "name", t.Sitter(s))
	if t.host.Bots == nil {
		return nil, none
	}
	const apart = 0x9e3779b97f4a7c15 // one moment from the next
	b, err := t.host.Bots(t.Sitter(s), t.Seed()*31+uint64(s)+uint64(t.Table.Len())*apart)
	if err != nil {
		return nil, none
	}
	return b, nil
}
