package referee

import "sourceofthenile/game"

// Standing is who may act at a table, and who is there.
type Standing struct {
	Game   string
	Names  []string
	Acting game.Seats // those that persons play
	Here   game.Seats
	Turns  [game.MostSeats]int64 // which turn of a seat it is that it has, or had last: another number for each
}

// Away is who may act, and who is there.
func (t *Table) Away() Standing {
	t.mu.Lock()
	defer t.mu.Unlock()
	s := Standing{Game: t.open.Game, Names: t.names(), Here: t.present(), Turns: t.turns}
	if t.table != nil && !t.gathers {
		for seat := range t.table.Acting().All() {
			if t.table.Sitter(seat) == "" {
				s.Acting = s.Acting.With(seat)
			}
		}
	}
	return s
}

// turned notes whose turn has begun, by what was done last: in it a seat may act, and could not
// before. t.mu is held, or nobody knows t yet.
func (t *Table) turned() {
	acting := t.table.Acting()
	for s := range acting.All() {
		if !t.acting.Has(s) {
			t.turns[s] = t.next
		}
	}
	t.acting = acting
}

// present are the seats that somebody is connected to. t.mu is held.
func (t *Table) present() (all game.Seats) {
	for s, k := range t.here {
		if k > 0 {
			all = all.With(game.Seat(s))
		}
	}
	return all
}

// Come and Leave note that somebody who sits there is connected, or is no more.
func (t *Table) Come(s game.Seat)  { t.at(s, 1) }
func (t *Table) Leave(s game.Seat) { t.at(s, -1) }

func (t *Table) at(s game.Seat, by int) {
	if s == game.Nobody {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.here[s] += by
	close(t.moved)
	t.moved = make(chan struct{})
}
