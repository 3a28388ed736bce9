package main

import (
	"errors"
	"io"
	"path/filepath"
	"runtime/debug"
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// mostJournal is how many bytes a journal has before another is begun.
const mostJournal = 8 << 20

// beginJournal begins the journal of a sitting. It is not written before the first
// command: who has only looked at a game leaves no trace of it.
func (l *library) beginJournal(t *game.Table) {
	l.endJournal()
	if t == nil {
		return
	}
	k, err := l.dir.Keep(l.header(t, ""), t.Record(), func(err error) {
		if l.saving.Post != nil {
			l.saving.Post(func() { l.journalFailed(err) })
		}
	})
	if err != nil { // more than a save can hold: the next autosave says so
		return
	}
	l.journal, l.marking = k, ""
	l.writing.Store(k)
}

// journalFailed tells, once, that commands are not being kept as they are given.
func (l *library) journalFailed(err error) {
	if !l.halted && l.tell != nil {
		l.tell(words.NewFault("save.journal-failed", "why", err))
	}
	l.halted = true
}

// Done adds a command to the journal. Where the journal could not be written
// another is begun at the end of a turn: see marked.
func (l *library) Done(t *game.Table, kind game.Kind) {
	if l.trace != nil {
		l.trace("command %d", t.Len())
	}
	if l.journal == nil {
		l.beginJournal(t)
		if l.journal != nil {
			_ = l.journal.Add(l.markOf(l.header(t, ""), t)) // it begins behind the command: the mark has it written
		}
		return
	}
	p := saves.Step{Kind: saves.CommandStep, Order: l.nextOrder()}
	switch kind {
	case game.KindUndo:
		p.Kind = saves.UndoStep
	case game.KindRedo:
		p.Kind = saves.RedoStep
	default:
		last := t.Len() - 1
		p.Played = game.Played{Command: t.CommandAt(last), Rolls: t.RollsOf(last)}
		if len(p.Played.Rolls) > 0 {
			p.Chance = t.Chance()
		}
	}
	_ = l.journal.Add(p) // what fails is told by journalFailed
	l.marking = ""
}

// marked is the header of a save that is made now. The journal notes the moment.
func (l *library) marked(t *game.Table, label string) saves.Header {
	if l.journal != nil && (l.journal.Err() != nil || l.journal.Size() > mostJournal) {
		l.endJournal() // the next command begins another
	}
	if stand := standOf(t); l.journal != nil && l.journal.Begun() && l.marking != stand {
		_ = l.journal.Add(l.markOf(l.header(t, label), t))
		l.marking = stand // once: a save handed in again that is not needed would leave the journal ahead
	}
	return l.header(t, label)
}

func (l *library) markOf(h saves.Header, t *game.Table) saves.Step {
	return saves.Step{Kind: saves.MarkStep, Order: h.Order, Mark: saves.MarkOf(t.Hash()), Header: h}
}

// put ends the journal of a game that was left, and lets other programs have the
// game.
func (l *library) put() {
	l.endJournal()
	l.letGo(nil)
}

// endJournal has nothing added to the journal any more. What was added is still
// written: see rest.
func (l *library) endJournal() {
	if l.journal == nil {
		return
	}
	l.journal.End()
	l.ended = slices.DeleteFunc(l.ended, func(k *saves.Keeping) bool { return k.Rest(0) })
	l.ended = append(l.ended, l.journal)
	l.journal = nil // it stays the one to wait for until there is another
}

// rest waits until all journals that were ended are on the disk, so long at most, and
// reports whether they are.
func (l *library) rest(most time.Duration) bool {
	end := time.Now().Add(most)
	for _, k := range l.ended {
		if !k.Rest(time.Until(end)) {
			return false
		}
	}
	return true
}

// readJournal takes up a game at its last command: the program was ended before it
// could save it.
func (l *library) readJournal(path string) (*takenUp, error) {
	j, err := l.dir.ReadJournal(path)
	if err != nil {
		return nil, err
	}
	t, at, err := l.followed(j)
	if t == nil {
		return nil, err
	}
	g := &takenUp{table: t, id: j.Header.ID, from: j.Header.Line, saved: time.UnixMilli(j.Last())}
	h := j.Header
	h.Order = j.Last()
	g.line, g.again = l.lineFrom(h, t)
	g.told = words.Sentences(toldOf(j, at, err), l.setBack(j.Header))
	return g, nil
}

// toldOf is what players are told of a game that comes from its journal, of which
// as many steps could be followed.
func toldOf(j *saves.Journal, at int, err error) string {
	since, all := 0, 0 // commands behind the last save; all that are lost
	for i, p := range j.Steps {
		switch {
		case p.Kind == saves.MarkStep && i < at:
			since = 0
		case p.Kind != saves.MarkStep && i < at:
			since++
		case p.Kind != saves.MarkStep:
			all++
		}
	}
	last := time.UnixMilli(j.Last()).Format("15:04:05")
	switch {
	case err != nil && all > 0:
		return words.Say("load.journal.part", "n", all)
	case j.Torn:
		return words.Say("load.journal.torn", "n", since, "time", last)
	case since == 0:
		return words.Say("load.journal.saved")
	}
	return words.Say("load.journal", "n", since, "time", last)
}

// followed is the game at the end of a journal, and how many of its steps were
// followed. Where rules of another version cannot follow it from its beginning, it
// is followed from the last save of the game that they can take up: of what was
// saved the position is the truth. The table is nil if neither can be.
func (l *library) followed(j *saves.Journal) (*game.Table, int, error) {
	rules := titleOf(j.Base.Game).Rules()
	t, at, err := furthest(func() (*game.Table, error) { return takeUpSafely(rules, j.Base) }, j.Steps)
	if err == nil {
		return t, at, nil
	}
	list, _ := l.dir.List() // an empty one has nothing better
	for _, e := range list {
		if e.Problem != nil || e.Sort == saves.Aside || e.Sort == saves.Playing || e.Header.ID != j.Header.ID || e.Header.Line != j.Header.Line || e.Header.Order < j.Header.Order {
			continue
		}
		from := 0
		for from < len(j.Steps) && j.Steps[from].Order <= e.Header.Order {
			from++
		}
		saved, n, bad := furthest(func() (*game.Table, error) {
			_, t, _, err := resumeIn(l.dir, e.Path)
			return t, err
		}, j.Steps[from:])
		if saved != nil && (t == nil || from+n > at) {
			return saved, from + n, bad
		}
	}
	return t, at, err
}

// furthest is a game after as many steps as can be followed to a moment at which
// the rules can say what may be done, and how many those are.
func furthest(begin func() (*game.Table, error), steps []saves.Step) (t *game.Table, n int, err error) {
	var wrong error
	for n = len(steps); n >= 0; {
		if t, err = begin(); err != nil {
			return nil, 0, err
		}
		got := 0
		_, err = safely(func() (*game.Table, error) {
			got, err = follow(t, steps[:n])
			return t, err
		})
		if err == nil {
			return t, n, wrong
		}
		if wrong == nil {
			wrong = err
		}
		n = min(n-1, got)
	}
	return nil, 0, wrong
}

// errOtherStand says that a journal leads to another position than the one that
// was saved there.
var errOtherStand = words.NewFault("error.log.journal")

// follow carries out the steps of a journal and gives how many it could.
func follow(t *game.Table, steps []saves.Step) (n int, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &panicked{p, debug.Stack()}
		}
	}()
	for n = range steps {
		switch p := &steps[n]; p.Kind {
		case saves.CommandStep:
			err = t.Follow(p.Played, p.Chance)
		case saves.UndoStep:
			err = t.Undo()
		case saves.RedoStep:
			err = t.Redo()
		case saves.MarkStep:
			if saves.MarkOf(t.Hash()) != p.Mark {
				err = errOtherStand
			}
		}
		if err != nil {
			return n, err
		}
	}
	return len(steps), nil
}

// takeUpSafely is game.TakeUp for rules that may be at fault: where they cannot
// follow the log, or offer nothing where it leads, it is the position that counts,
// and where they can do nothing with that either it is an error and no more.
func takeUpSafely(rules game.Rules, rec *game.Record) (*game.Table, error) {
	t, err := safely(func() (*game.Table, error) { return game.TakeUp(rules, rec) })
	var fault *panicked
	if errors.As(err, &fault) {
		return safely(func() (*game.Table, error) { return game.Resume(rules, rec) })
	}
	return t, err
}

// safely makes an error of a panic, also of one that comes when the game is asked
// what may be done in it.
func safely(make func() (*game.Table, error)) (t *game.Table, err error) {
	defer func() {
		if p := recover(); p != nil {
			t, err = nil, &panicked{p, debug.Stack()}
		}
	}()
	if t, err = make(); err == nil {
		t.Choices()
	}
	return t, err
}

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
func (l *library) hold(id, line string) (*hold, error) {
	name := filepath.Join(l.dir.Dir, ".playing-"+saves.FileName(id+"-"+line)+".lock")
	if l.held != nil && l.held.name == name {
		return l.held, nil
	}
	d := l.dir.OnDisk()
	if err := d.MkdirAll(l.dir.Dir); err != nil {
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

// holdTaken keeps other programs from a game that is being taken up. Where another
// plays the line that it comes from it is ErrLocked, whatever line it goes on in.
func (l *library) holdTaken(g *takenUp) (err error) {
	if g.from != g.line {
		if other, err := l.hold(g.id, g.from); err != nil {
			return err
		} else if other != l.held {
			other.close()
		}
	}
	g.held, err = l.hold(g.id, g.line)
	return err
}

// letGo lets other programs have what was held, unless it is held on to.
func (l *library) letGo(but *hold) {
	if l.held != nil && l.held != but {
		l.held.close()
	}
	l.held = but
}
