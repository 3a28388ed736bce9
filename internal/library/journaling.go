package library

import (
	"runtime/debug"
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// mostJournal is how many bytes a journal has before another is begun.
const mostJournal = 8 << 20

// beginJournal begins the journal of a sitting. It is not written before the first
// command: who has only looked at a game leaves no trace of it.
func (l *Library) beginJournal(t *game.Table) {
	l.EndJournal()
	if t == nil {
		return
	}
	k, err := l.Dir.Keep(l.Header(t, ""), t.Record(), func(err error) {
		if l.Saving.Post != nil {
			l.Saving.Post(func() { l.journalFailed(err) })
		}
	})
	if err != nil { // more than a save can hold: the next autosave says so
		return
	}
	l.journal, l.marking = k, ""
	l.writing.Store(k)
}

// journalFailed tells, once, that commands are not being kept as they are given.
func (l *Library) journalFailed(err error) {
	if !l.halted && l.Tell != nil {
		l.Tell(words.NewFault("save.journal-failed", "why", err))
	}
	l.halted = true
}

// Done adds a command to the journal. Where the journal could not be written
// another is begun at the end of a turn: see marked.
func (l *Library) Done(t *game.Table, kind game.Kind) {
	if l.Trace != nil {
		l.Trace("command %d", t.Len())
	}
	if l.journal == nil {
		l.beginJournal(t)
		if l.journal != nil {
			_ = l.journal.Add(l.markOf(l.Header(t, ""), t)) // it begins behind the command: the mark has it written
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
func (l *Library) marked(t *game.Table, label string) saves.Header {
	if l.journal != nil && (l.journal.Err() != nil || l.journal.Size() > mostJournal) {
		l.EndJournal() // the next command begins another
	}
	if stand := StandOf(t); l.journal != nil && l.journal.Begun() && l.marking != stand {
		_ = l.journal.Add(l.markOf(l.Header(t, label), t))
		l.marking = stand // once: a save handed in again that is not needed would leave the journal ahead
	}
	return l.Header(t, label)
}

func (l *Library) markOf(h saves.Header, t *game.Table) saves.Step {
	return saves.Step{Kind: saves.MarkStep, Order: h.Order, Mark: saves.MarkOf(t.Hash()), Header: h}
}

// Put ends the journal of a game that was left, and lets other programs have the
// game.
func (l *Library) Put() {
	l.EndJournal()
	l.letGo(nil)
}

// EndJournal has nothing added to the journal any more. What was added is still
// written: see rest.
func (l *Library) EndJournal() {
	if l.journal == nil {
		return
	}
	l.journal.End()
	l.ended = slices.DeleteFunc(l.ended, func(k *saves.Keeping) bool { return k.Rest(0) })
	l.ended = append(l.ended, l.journal)
	l.journal = nil // it stays the one to wait for until there is another
}

// Rest waits until all journals that were ended are on the disk, so long at most, and
// reports whether they are.
func (l *Library) Rest(most time.Duration) bool {
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
func (l *Library) readJournal(path string) (*TakenUp, error) {
	j, err := l.Dir.ReadJournal(path)
	if err != nil {
		return nil, err
	}
	t, at, err := l.Followed(j)
	if t == nil {
		return nil, err
	}
	g := &TakenUp{Table: t, ID: j.Header.ID, from: j.Header.Line, Saved: time.UnixMilli(j.Last())}
	h := j.Header
	h.Order = j.Last()
	g.Line, g.Again = l.lineFrom(h, t)
	g.Told = words.Sentences(l.toldOf(j, at, err), l.setBack(j.Header))
	return g, nil
}

// saved reports whether a save that can be read is as new as the end of a journal.
func (l *Library) saved(j *saves.Journal) bool {
	list, _ := l.Dir.List() // what cannot be listed cannot be read
	return slices.ContainsFunc(list, func(e saves.Entry) bool {
		return e.Problem == nil && e.Sort != saves.Playing && e.Header.ID == j.Header.ID && e.Header.Line == j.Header.Line && e.Header.Order >= j.Last()
	})
}

// toldOf is what players are told of a game that comes from its journal, of which
// as many steps could be followed.
func (l *Library) toldOf(j *saves.Journal, at int, err error) string {
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
	case since == 0 && l.saved(j): // another run of the program was still saving it when the shelf was looked at
		return ""
	case since == 0:
		return words.Say("load.journal.saved")
	}
	return words.Say("load.journal", "n", since, "time", last)
}

// Followed is the game at the end of a journal, and how many of its steps were
// followed. Where rules of another version cannot follow it from its beginning, it
// is followed from the last save of the game that they can take up and that the journal has
// noted: of what was saved the position is the truth. The table is nil if neither can be.
func (l *Library) Followed(j *saves.Journal) (*game.Table, int, error) {
	return l.FollowedAmong(j, func() []saves.Entry {
		list, _ := l.Dir.List() // an empty one has nothing better
		return list
	})
}

// FollowedAmong is Followed with the saves of the folder, as far as they are needed: whoever
// follows many journals reads them once.
func (l *Library) FollowedAmong(j *saves.Journal, list func() []saves.Entry) (*game.Table, int, error) {
	rules := l.Of(j.Base.Game).Rules()
	t, at, err := furthest(func() (*game.Table, error) { return takeUpSafely(rules, j.Base) }, j.Steps)
	if err == nil {
		return t, at, nil
	}
	for _, e := range list() {
		if e.Problem != nil || e.Sort == saves.Aside || e.Sort == saves.Playing || e.Header.ID != j.Header.ID || e.Header.Line != j.Header.Line || e.Header.Order < j.Header.Order {
			continue
		}
		from := 0
		for from < len(j.Steps) && j.Steps[from].Order <= e.Header.Order {
			from++
		}
		if r, err := l.Dir.Record(&e); err != nil || !j.Noted(from, r) {
			continue
		}
		saved, n, bad := furthest(func() (*game.Table, error) {
			_, t, _, err := l.ResumeIn(l.Dir, e.Path)
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
			err = &Panicked{p, debug.Stack()}
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
