package referee

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// Told is what a seat was told of a table, which it holds against the table's log when that is
// laid open.
type Told struct {
	Table   string
	Seat    game.Seat
	Commit  [32]byte     // to the host's part of the seed
	Begin   []byte       // the veil it began with
	Past    []game.Event // told before that
	Steps   []wire.Step
	Heads   [][32]byte // of the log, whenever it was told something
	Answers []wire.Done
	Notes   []wire.Note
}

// Wrong is what a log has that a seat was told otherwise, or that no honest host keeps.
type Wrong struct {
	What string // what it is about, the key of a sentence
	N    int    // which line of the log, step or answer, from 1; 0: none
}

// Error names it.
func (w *Wrong) Error() string { return fmt.Sprintf("%s (%d)", w.What, w.N) }

// Laid is the table's log for those who sit there, once the game is over; nil before.
func (t *Table) Laid() ([][]byte, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil || !t.table.Over() {
		return nil, err
	}
	return t.log.Load(t.open.ID)
}

// Check holds a log that was laid open against the rules, against itself and against what a
// seat was told: the game is the one of the log's seed and commands, every command is signed
// by who gave it, and nothing was told that did not happen, nor left out that did. The error is
// a *Wrong, or that the log is none or of other rules.
func Check(lines [][]byte, titles Titles, told *Told) error {
	log := &Memory{lines: map[string][][]byte{told.Table: lines}}
	t, err := Load(log, titles, told.Table)
	switch {
	case err != nil:
		return err
	case t.open.ID != told.Table:
		return &Wrong{"told.other-table", 0}
	case t.open.commit() != told.Commit:
		return &Wrong{"told.seed", 0}
	}
	if err := chained(lines, told.Heads); err != nil {
		return err
	}
	if err := t.signed(lines); err != nil {
		return err
	}
	for i, a := range told.Answers {
		if was, ok := t.answered[a.ID]; a.N > 0 && (!ok || was.N != a.N) {
			return &Wrong{"told.answer", i + 1}
		}
	}
	for i, n := range told.Notes {
		if i >= len(t.notes) || t.notes[i] != n {
			return &Wrong{"told.note", i + 1}
		}
	}
	return t.wasTold(told)
}

// chained holds heads against those of the lines, in their order.
func chained(lines [][]byte, heads [][32]byte) error {
	k := 0
	for i, h := range heads {
		for k < len(lines) && !bytes.HasSuffix(lines[k], h[:]) {
			k++
		}
		if k == len(lines) {
			return &Wrong{"told.head", i + 1}
		}
	}
	return nil
}

// signed holds what seats gave against their keys.
func (t *Table) signed(lines [][]byte) error {
	var keys [game.MostSeats]ed25519.PublicKey
	for k := 1; k < len(lines); k++ {
		l, err := readLine(lines[k][:max(0, len(lines[k])-sha256.Size)])
		if err != nil {
			return err
		}
		g, seat := l.given()
		if l.ID == (wire.ID{}) || seat == game.Nobody {
			continue
		}
		if isKey(g) {
			keys[seat] = keyOf(g.Say[0].Text)
		} else if keys[seat] != nil && !ed25519.Verify(keys[seat], g.Signed(t.open.ID), l.Sig[:]) {
			return &Wrong{"told.signature", k + 1}
		}
	}
	return nil
}

// given is what a seat gave that a line came of.
func (l *line) given() (*wire.Give, game.Seat) {
	g := &wire.Give{ID: l.ID}
	switch {
	case len(l.Say) > 0 && l.Say[0].Sort.Given():
		n := l.Say[0]
		n.At = 0
		g.Say = []wire.Note{n}
		return g, n.Seat
	case len(l.All) > 0 && l.Done <= len(l.All):
		g.All = slices.Concat(l.All[:l.Done], l.Rest)
		return g, l.All[0].Seat
	}
	return g, game.Nobody
}

// wasTold holds the story against the one that a seat was told.
func (t *Table) wasTold(told *Told) error {
	ear, err := t.Listen(told.Seat, &wire.Hello{})
	if err != nil {
		return err
	}
	m, err := ear.Hear()
	if err != nil {
		return err
	}
	if !bytes.Equal(whole(nil, m.Begin), told.Begin) || fmt.Sprint(m.Past) != fmt.Sprint(told.Past) || len(told.Steps) > len(m.Steps) {
		return &Wrong{"told.begin", 0}
	}
	was, is := told.Begin, told.Begin
	for k := range told.Steps {
		a, b := &told.Steps[k], &m.Steps[k]
		was, is = whole(was, a.Veil), whole(is, b.Veil)
		if a.Serial != b.Serial || a.Kind != b.Kind || a.Seat != b.Seat || a.Sitter != b.Sitter || !bytes.Equal(was, is) || fmt.Sprint(a.Events) != fmt.Sprint(b.Events) {
			return &Wrong{"told.step", k + 1}
		}
	}
	return nil
}

// whole is a position from the one before it; nil where there is none.
func whole(before, delta []byte) []byte {
	now, err := wire.Whole(before, delta)
	if err != nil {
		return nil
	}
	return now
}
