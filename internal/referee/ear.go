package referee

import (
	"crypto/sha256"
	"errors"
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// Ear is what one guest has been told of a table. Its methods are called by one goroutine.
type Ear struct {
	table   *Table
	seat    game.Seat
	moments bool
	serials []int64 // of the steps told
	veil    []byte  // after the last of them; nil: nothing has been told
	notes   int     // told
	last    wire.See
}

// Listen begins with what a guest has heard already, if it is the game as it stands.
func (t *Table) Listen(s game.Seat, h *wire.Hello) (*Ear, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return nil, err
	}
	if !t.knows(s, h) { // another referee may have gone on while this one stood still: nothing told is untold
		if time.Since(t.looked) < time.Second {
			return nil, errLooked
		}
		t.looked, t.table = time.Now(), nil
		if err := t.ready(); err != nil {
			return nil, err
		}
	}
	e := &Ear{table: t, seat: s, moments: h.Moments, notes: min(h.Notes, len(t.notes))}
	if n := h.Have; n > 0 && t.knows(s, &wire.Hello{Have: n, Last: h.Last}) {
		e.serials = append(e.serials, t.serials[:n]...)
		t.each(n, n, func(_ int, p game.Position, _ []game.Event) { e.veil = p.Veil(s).Append(nil) })
	}
	return e, nil
}

// errLooked says that the log was read anew a moment ago: a guest that says it knows more comes again.
var errLooked = errors.New("the log was looked into just now")

// knows reports whether a seat may have heard what its guest says it has. t.mu is held.
func (t *Table) knows(s game.Seat, h *wire.Hello) bool {
	return h.Notes <= len(t.notes) && (h.Have == 0 || h.Have <= t.hears(s) && t.serials[h.Have-1] == h.Last)
}

// Hear is what is new to the guest; nil where nothing is.
func (e *Ear) Hear() (*wire.See, error) {
	t := e.table
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return nil, err
	}
	to := t.hears(e.seat)
	from := 0
	for from < to && from < len(e.serials) && e.serials[from] == t.serials[from] {
		from++
	}
	m := t.now(e.seat)
	if m.From = from; e.veil != nil && from == to && to == len(e.serials) && e.last.Waits == m.Waits && e.last.Seen != ([8]byte{}) {
		m.Seen = e.last.Seen // it sees what it saw
	} else {
		m.Seen = t.seen(e.seat)
	}
	if e.veil == nil {
		from = -1 // and what it began with
	} else if from < len(e.serials) {
		t.each(from, from, func(_ int, p game.Position, _ []game.Event) { e.veil = p.Veil(e.seat).Append(nil) })
	}
	t.each(from+1, to, func(k int, p game.Position, events []game.Event) {
		now := p.Veil(e.seat).Append(nil)
		delta := wire.Delta(e.veil, now)
		if e.veil = now; k == 0 {
			m.Begin, m.Past = delta, game.Told(p, e.seat, t.table.Events()[:t.table.Past()])
			return
		}
		m.Steps = append(m.Steps, t.told(k-1, e.seat, p, events, delta))
	})
	if e.moments && len(m.Steps) > 0 {
		m.Moments = t.between(to-1, e.seat)
	}
	m.Notes = slices.Clone(t.notes[e.notes:]) // whoever writes a message walks it
	if m.Begin == nil && len(m.Steps) == 0 && len(m.Notes) == 0 && m.From == len(e.serials) && same(m, &e.last) {
		return nil, nil
	}
	e.notes = len(t.notes)
	e.serials = append(e.serials[:0], t.serials[:to]...)
	e.last = *m
	return m, nil
}

// same reports whether a guest has been told of all that has no step.
func same(a, b *wire.See) bool {
	return a.Acting == b.Acting && a.Undo == b.Undo && a.Redo == b.Redo && a.Here == b.Here && a.Waits == b.Waits && a.Seen == b.Seen
}

// now is what a seat is told of the table as it stands, but for the steps.
func (t *Table) now(s game.Seat) *wire.See {
	n, p := t.hears(s), t.heardBy(s)
	m := &wire.See{Acting: p.Acting(), Sitters: t.table.Sitters(), Parts: parts(t.table.Sittings()), Head: t.head}
	m.Undo = n > t.all && t.table.CanUndo()
	m.Redo = n == len(t.serials) && t.undoer == s && t.table.CanRedo()
	m.Times = t.times()
	if m.Waits = t.gathers; t.gathers {
		m.Acting = 0
	}
	m.Here = t.present()
	return m
}

// heardBy is the position as far as a seat may hear of it.
func (t *Table) heardBy(s game.Seat) game.Position {
	if t.hears(s) == t.all {
		return t.allAt
	}
	return t.table.Position()
}

// seen is the hash of what a seat sees: it costs more than all the rest of what it is told.
func (t *Table) seen(s game.Seat) (hash [8]byte) {
	sum := sha256.Sum256(t.heardBy(s).Seen(s, nil))
	copy(hash[:], sum[:])
	return hash
}

// told is a step as a seat hears of it; p is the position after it.
func (t *Table) told(k int, s game.Seat, p game.Position, events []game.Event, veil []byte) wire.Step {
	c := t.table.CommandAt(k)
	x := wire.Step{Serial: t.serials[k], Kind: c.Kind, Seat: c.Seat, Veil: veil, Events: game.Told(p, s, events)}
	switch {
	case c.Kind == game.KindSit:
		x.Sitter = c.Text
	case c.Seat != s:
		x.Kind = 0
	}
	return x
}

// each goes through the positions after from to to steps, with the events of each step.
func (t *Table) each(from, to int, see func(k int, p game.Position, events []game.Event)) {
	kept := from <= to
	for k := from; k <= to; k++ {
		kept = kept && t.stands[k] != nil
	}
	events := func(k int) []game.Event {
		if k == 0 {
			return nil
		}
		return t.table.EventsOf(k - 1)
	}
	if kept {
		for k := from; k <= to; k++ {
			see(k, t.stands[k], events(k))
		}
		return
	}
	if from > to {
		return
	}
	k := 0
	for p := range t.table.Story().Steps(game.Nobody) {
		if k >= from && k <= to {
			see(k, p, events(k))
		}
		if k++; k > to {
			return
		}
	}
}

// between are the veils after each event of a step but the last, as differences.
func (t *Table) between(k int, s game.Seat) (out [][]byte) {
	before := t.stands[k]
	if before == nil || t.table.CommandAt(k).Kind == game.KindSit { // it is long ago, or nothing for the rules
		return nil
	}
	last, n := before.Veil(s).Append(nil), len(t.table.EventsOf(k))
	game.Retell(before, t.table.CommandAt(k), t.table.RollsOf(k), func(told int, p game.Position) {
		if told < n && told > len(out) {
			now := p.Veil(s).Append(nil)
			out, last = append(out, wire.Delta(last, now)), now
		}
	})
	return out
}
