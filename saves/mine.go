package saves

import (
	"errors"
	"time"

	"sourceofthenile/game"
)

// Held says how a game that is taken up, by its header and as it stands now, lies to what
// else the folder holds of its line of play. apart: some of that is not in the game, which
// must have a line of its own if it is not to be written over. later: some of it was kept
// later, so the game was gone on with from there before.
func (f Folder) Held(h Header, r *game.Record) (apart, later bool, err error) {
	list, err := f.List()
	this := Entry{Header: h}
	for i := range list {
		e := &list[i]
		if e.Problem != nil || e.Sort == Aside || lineOf(&e.Header) != lineOf(&h) {
			continue
		}
		later = later || e.order() > this.order()
		if !apart {
			was, err := f.Record(e)
			apart = err == nil && !was.LeadsTo(r)
		}
	}
	return apart || later, later, err
}

// Record is the game of a file as it stands there, of a journal at its end.
func (f Folder) Record(e *Entry) (*game.Record, error) {
	if e.record != nil {
		return e.record, nil
	}
	_, r, err := f.Load(e.Path)
	return r, err
}

// mine reports whether a file under one of the program's own names may be written over with
// a game, or deleted for it: this program wrote it while it has been playing, or the game
// holds all that is in it. What is damaged may be, as it is kept beside: see makeRoom.
func (f Folder) mine(e *Entry, r *game.Record) bool {
	if e.Problem != nil {
		return e.Problem.Kind != Unreadable && e.Problem.Kind != OtherGame && !e.strange
	}
	if f.Own != nil && f.Own(e.Header.Order) {
		return true
	}
	was, err := f.Record(e)
	var p *Problem
	return err == nil && was.LeadsTo(r) || errors.As(err, &p) && p.Kind.Rescuable()
}

// slot is where a game is written next that has so many files under the program's own
// names, which name numbers from 1: over the oldest of the first files that are its own.
// Those of others are passed over.
func (f Folder) slot(r *game.Record, files int, name func(n int) string) (slot Entry, err error) {
	for n, own := 1, 0; own < files && n <= files+mostForeign; n++ {
		e := f.entry(f.own(name(n)), readHeader)
		if !f.mine(&e, r) {
			continue
		}
		own++
		if e.Problem != nil { // none yet, or one that will be moved aside
			return e, nil
		}
		if slot.Path == "" || e.order() < slot.order() {
			slot = e
		}
	}
	if slot.Path == "" {
		slot.Path = f.own(name(1))
		if p := f.mayStand(slot.Path, false); p != nil { // it says what is wrong
			return slot, p
		}
		return slot, &Problem{Occupied, slot.Path, why("other-name")}
	}
	return slot, nil
}

// mostForeign is how many files of others are passed over in looking for one's own.
const mostForeign = 32

// Nobody knows of a save that it is of a time long after now: whoever says so would be the
// latest for ever. Clocks that were set back, by so many years at most, are believed, and
// one that was never set does not make all saves of these years unbelievable.
const yearsAhead = 10

var neverBefore = time.Date(2040, 1, 1, 0, 0, 0, 0, time.UTC)

// believe takes out of a file's entry what says that it is of a time nobody can know of.
func (f Folder) believe(e *Entry) {
	latest := f.now().AddDate(yearsAhead, 0, 0)
	if latest.Before(neverBefore) {
		latest = neverBefore
	}
	if e.Header.Order > latest.UnixMilli() {
		e.Header.Order = 0
	}
	if e.Header.Saved.After(latest) {
		e.Header.Saved = time.Time{}
	}
	if e.Changed.After(latest) {
		e.Changed = f.now()
	}
}
