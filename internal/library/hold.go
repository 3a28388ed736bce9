package library

import (
	"errors"
	"io"
	"path/filepath"

	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// hold is what keeps other programs from a line of play.
type hold struct {
	name string
	lock io.Closer
}

func (h *hold) close() {
	if h != nil && h.lock != nil {
		_ = h.lock.Close()
	}
}

// hold keeps other programs from a line of play; disk.ErrLocked says that another
// plays it. Where this program has it already, that counts for both.
func (l *Library) hold(id, line string) (*hold, error) {
	name := filepath.Join(l.Dir.Dir, ".playing-"+saves.FileName(id+"-"+line)+".lock")
	if l.held != nil && l.held.name == name {
		return l.held, nil
	}
	d := l.Dir.OnDisk()
	if err := d.MkdirAll(l.Dir.Dir); err != nil {
		return nil, nil // a disk that cannot be written has nothing to be kept from
	}
	lock, err := d.Lock(name)
	switch {
	case err == nil:
		return &hold{name, lock}, nil
	case errors.Is(err, disk.ErrLocked):
		return nil, err
	}
	return nil, nil
}

// HoldTaken keeps other programs from a game that is being taken up. Where another
// plays the line that it comes from it is ErrLocked, whatever line it goes on in.
func (l *Library) HoldTaken(g *TakenUp) (err error) {
	if g.from != g.Line {
		if other, err := l.hold(g.ID, g.from); err != nil {
			return err
		} else if other != l.held {
			other.close()
		}
	}
	g.held, err = l.hold(g.ID, g.Line)
	return err
}

// Drop lets other programs have a game that was read and is not taken up.
func (l *Library) Drop(g *TakenUp) {
	if g.held != l.held {
		g.held.close()
	}
}

// letGo lets other programs have what was held, unless it is held on to.
func (l *Library) letGo(but *hold) {
	if l.held != nil && l.held != but {
		l.held.close()
	}
	l.held = but
}
