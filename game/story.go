package game

import "iter"

// Story is a game as it went, for those who tell of it: journals, books, films. It may be
// gone through as often as one likes, and beside play.
type Story interface {
	// Steps goes through the game as a seat knows it, Nobody as everybody may: where it
	// began, and then each command, with the position after it and everything that had
	// been told by then; there is one at least. Both are good until the next step, and must
	// not be changed. Where these rules cannot follow the game to its end, the last step has
	// what else was told, with the position that was kept.
	Steps(s Seat) iter.Seq2[Position, []Event]
	// Now is the position that the game has come to, as a seat knows it; nil where it
	// cannot be read.
	Now(s Seat) Position
	// Broken reports whether Steps ends before the end.
	Broken() bool
	// Len is how many commands there are at most.
	Len(s Seat) int
	// Onward is the position after so many commands, to, for those who have gone through Steps
	// so far and kept a copy of the one after from of them, pos. That is not changed, and what
	// comes back is the caller's.
	Onward(s Seat, pos Position, from, to int) Position
}

// recorded is the story of a record, which is played again.
type recorded struct {
	rules Rules
	rec   *Record
	whole bool // it is known that it can be followed to its end
}

// Story is the story so far.
func (t *Table) Story() Story { return recorded{t.rules, t.Record(), true} }

// StoryOf is the story that a record keeps. The error says that it is of no game that
// can be set up.
func StoryOf(rules Rules, rec *Record) (Story, error) {
	r := recorded{rules, rec, false}
	if _, err := begin(rules, rec); err != nil && r.Now(Nobody) == nil {
		return nil, err
	}
	return r, nil
}

// Steps needs no seat: who tells asks for a view.
func (r recorded) Steps(Seat) iter.Seq2[Position, []Event] {
	return func(yield func(Position, []Event) bool) {
		on, any, told := true, false, 0
		_, err := Retrace(r.rules, r.rec, func(t *Table) {
			if on {
				any, told = true, len(t.act.events)
				on = yield(t.pos, t.act.events)
			}
		})
		if err == nil || !on {
			return
		}
		if kept, other := Resume(r.rules, r.rec); other == nil && (!any || len(r.rec.Story) > 0 && len(kept.act.events) >= told) {
			yield(kept.pos, kept.act.events)
		}
	}
}

func (r recorded) Now(Seat) Position {
	kept, err := Resume(r.rules, r.rec)
	if err != nil {
		return nil
	}
	return kept.pos
}

func (r recorded) Broken() bool {
	if r.whole {
		return false
	}
	_, err := Replay(r.rules, r.rec)
	return err != nil && (len(r.rec.Story) == 0 || r.Now(Nobody) == nil)
}

func (r recorded) Len(Seat) int { return len(r.rec.Log) }

// Onward carries out what lies between: nothing is asked whether it is allowed, since Steps has.
func (r recorded) Onward(_ Seat, pos Position, from, to int) Position {
	now, a := pos.Clone(), &Act{}
	for _, p := range r.rec.Log[from:to] {
		if p.Command.Kind != KindSit {
			a.rolls, a.events = a.rolls[:0], a.events[:0]
			a.begin(p.Rolls, true)
			now.Apply(p.Command, a)
		}
	}
	return now
}
