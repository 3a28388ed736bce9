package referee

import (
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

const dayMillis = 24 * 60 * 60 * 1000

// clock is a seat's time. It goes by the moments that stand in the log, so that it is the
// same when the log is read again.
type clock struct {
	left     int64 // milliseconds, as they were at since
	since    int64 // when it was wound last; 0: it stands
	away     int64 // till when it stands by a holiday
	holidays int32 // days that can still be taken
	shown    bool  // that it has come to nought
	voted    game.Seats
}

// windUp begins the clocks. t.mu is held.
func (t *Table) windUp() {
	for s := range t.clocks { // those of seats that may be joined too
		t.clocks[s] = clock{left: t.open.Clock.Start, holidays: t.open.Clock.Holidays}
	}
}

// leftAt is what is left of a clock at a moment.
func (c *clock) leftAt(at int64) int64 {
	if c.since == 0 {
		return c.left
	}
	return c.left - max(0, at-max(c.since, c.away))
}

// wind brings the clocks to a moment, and has those stand and run that do from then on.
// t.mu is held.
func (t *Table) wind(at int64) {
	by := &t.open.Clock
	if by.Each == 0 || t.gathers {
		return
	}
	acting := t.table.Acting()
	for s := range t.seats() {
		c := &t.clocks[s]
		c.left = c.leftAt(at)
		runs := acting.Has(game.Seat(s)) && t.table.Sitter(game.Seat(s)) == ""
		switch {
		case !runs:
			c.since = 0
		case c.since == 0:
			// What is over is over: who was late begins with a whole turn, as it may be the host that
			// looked late.
			c.left, c.shown, c.voted, c.since = min(max(0, c.left)+by.Each, by.Most), false, 0, at
		default:
			c.since = at
		}
	}
}

// times is how the clocks stand now. t.mu is held.
func (t *Table) times() (all []wire.Time) {
	if t.open.Clock.Each == 0 {
		return nil
	}
	at := t.time()
	for s := range t.seats() {
		c := &t.clocks[s]
		all = append(all, wire.Time{Left: c.leftAt(at), Runs: c.since != 0, Away: max(0, c.away-at)})
	}
	return all
}

// Due is when the next clock comes to nought; false where none does.
func (t *Table) Due() (at time.Time, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for s := range t.seats() {
		c := &t.clocks[s]
		if c.since == 0 || c.shown {
			continue
		}
		if due := time.UnixMilli(max(c.since, c.away) + c.left); !ok || due.Before(at) {
			at, ok = due, true
		}
	}
	return at, ok
}

// Tick has what was agreed come of the clocks that have come to nought.
func (t *Table) Tick() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return err
	}
	l := line{At: t.time()}
	for s := range t.seats() {
		if c := &t.clocks[s]; c.since != 0 && !c.shown && c.leftAt(l.At) <= 0 {
			l.Say = append(l.Say, wire.Note{Sort: wire.Flag, Seat: game.Seat(s), At: l.At})
			if t.open.Clock.End == wire.Computer {
				l.All = append(l.All, game.Command{Seat: game.Seat(s), Kind: game.KindSit, Text: t.open.Clock.Bot})
			}
		}
	}
	if len(l.Say) == 0 {
		return nil
	}
	return t.carryOut(&l)
}

// time is now, in milliseconds since 1970, and never before what stands in the log. t.mu is held.
func (t *Table) time() int64 {
	t.latest = max(t.latest, t.Now().UnixMilli())
	return t.latest
}

// returned gives seats back that a computer player had for a turn that is over. t.mu is held.
func (t *Table) returned(l *line) {
	if t.open.Clock.End != wire.Computer {
		return
	}
	for s := range t.replaced.All() {
		if !t.table.Acting().Has(s) {
			t.giveBack(l, s)
		}
	}
}

// giveBack has a person sit where a computer player stood in for them, as part of a line.
// t.mu is held.
func (t *Table) giveBack(l *line, s game.Seat) {
	if c := (game.Command{Seat: s, Kind: game.KindSit}); t.replaced.Has(s) {
		if _, err := t.do(c); err == nil { // a seat of the table's, and no long name
			l.All = append(l.All, c)
		}
	}
}
