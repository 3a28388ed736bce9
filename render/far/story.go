package far

import (
	"iter"

	"sourceofthenile/game"
)

// Story is the game as those who sit here have heard it so far.
func (t *Table) Story() game.Story {
	out := story{top: *t.top()}
	for _, v := range t.seats {
		out.seats = append(out.seats, *v)
	}
	return out
}

// story is what the seats knew at one time.
type story struct {
	seats []seat
	top   seat
}

// of is who tells a seat's story.
func (y story) of(s game.Seat) *seat {
	for i := range y.seats {
		if y.seats[i].s == s {
			return &y.seats[i]
		}
	}
	return &y.top
}

// Steps gives veils, and events as the seat was told of them.
func (y story) Steps(s game.Seat) iter.Seq2[game.Position, []game.Event] {
	v := y.of(s)
	return func(yield func(game.Position, []game.Event) bool) {
		told := len(v.state.Past)
		for k, p := range v.state.Stands() {
			if k > v.n {
				return
			}
			if k > 0 {
				told += len(v.state.Steps[k-1].Events)
			}
			events := v.events[:told:told]
			if v.s != s {
				p, events = p.Veil(game.Nobody), game.Told(p, game.Nobody, events)
			}
			if !yield(p, events) {
				return
			}
		}
	}
}

// Now is the seat's veil.
func (y story) Now(s game.Seat) game.Position {
	if v := y.of(s); v.s == s {
		return v.pos
	}
	return y.top.pos.Veil(game.Nobody)
}

// Broken is none: what was told was read as it came.
func (story) Broken() bool { return false }

// Len is how many steps the seat has heard of.
func (y story) Len(s game.Seat) int { return y.of(s).n }

// Onward looks the stand up: what was heard are differences, and no rules are asked.
func (y story) Onward(s game.Seat, pos game.Position, _, to int) game.Position {
	v := y.of(s)
	for k, p := range v.state.Stands() {
		if k < to {
			continue
		}
		if v.s != s {
			return p.Veil(game.Nobody)
		}
		return p.Clone()
	}
	return pos
}
