// Package library is the host of games: the shelf on which they lie, the journal of the
// one that is played, what is rescued of a damaged one, reports of faults, and games that
// are passed on in sealed files. It knows no window: whoever plays gives it the games there
// are, a disk and a clock (saves.Folder), and a way to be told things.
package library

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// Library is a folder of saved games, and the keeper of the one being played.
type Library struct {
	Catalogue
	Dir    saves.Folder
	Saving saves.Queue

	// What follows belongs to the game loop.
	Trace  func(form string, fill ...any) // may be nil
	Missed func()                         // tells players of a folder that was gone; nil: nobody
	Tell   func(err error)                // tells players what went wrong; nil: nobody

	id   string // tells the game being played from others begun alike
	line string // and this line of it from others taken up at an older save

	journal *saves.Keeping                // of this sitting; nil before a game is taken up
	marking string                        // the stand that the journal has noted last, behind which no command was given
	writing atomic.Pointer[saves.Keeping] // the same, for other goroutines to wait for
	ended   []*saves.Keeping              // journals before it that may still be written
	halted  bool                          // the journal could not be written, which has been told
	noted   map[string][]byte             // the settings games were begun with, by the names of their files
	order   int64                         // of what was written last, of the journal or of a save
	held    *hold                         // what keeps other programs from the game; nil: nothing does
	again   int                           // how often the line was taken up where it had been played on

	mu      sync.Mutex     // of what follows: games are written beside the game loop
	kept    string         // how the game being played stands on the disk, "" not at all
	handed  string         // the stand handed in last that is not written yet, "" none
	failed  error          // why the last stand of the game could not be written as it was left
	stood   bool           // something of the game has been in the folder
	gone    bool           // the folder was not there any more when the game was written, which is to be told
	written map[int64]bool // the orders of all that was written of the game since it was taken up
}

// Playing is what tells the game being played from others begun alike, and this line of
// it from others taken up at an older save.
func (l *Library) Playing() (id, line string) { return l.id, l.line }

// Again is how often the line being played was taken up where it had been played on.
func (l *Library) Again() int { return l.again }

// Journal is the journal of this sitting, nil before a game is taken up.
func (l *Library) Journal() *saves.Keeping { return l.journal }

// Writing is the journal that was begun last, for any goroutine to wait for; it may be nil.
func (l *Library) Writing() *saves.Keeping { return l.writing.Load() }

// Gone reports, once, whether the folder was not there any more when the game was written.
func (l *Library) Gone() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	gone := l.gone
	l.gone = false
	return gone
}

// StandOf tells one stand of a game from another.
func StandOf(t *game.Table) string { return fmt.Sprintf("%d %s", t.Len(), t.Hash()) }

// Header is that of the game being played, for what is written of it next.
func (l *Library) Header(t *game.Table, label string) saves.Header {
	h := l.HeaderOf(t, label)
	h.ID, h.Line, h.Again = l.id, l.line, l.again
	h.Order = l.nextOrder()
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.written == nil {
		l.written = map[int64]bool{}
	}
	l.written[h.Order] = true
	return h
}

// nextOrder is later than anything that was written of the game being played.
func (l *Library) nextOrder() int64 {
	l.order = max(l.order+1, l.now().UnixMilli())
	return l.order
}

// List is every saved game of a place, the newest first, broken ones too. What was moved
// aside because nothing can be done with it is left out.
func (l *Library) List(p saves.Place) ([]saves.Entry, error) {
	all, err := l.Dir.At(p).List()
	return slices.DeleteFunc(all, func(e saves.Entry) bool { return e.Sort == saves.Aside }), err
}

// Rename gives a save a name.
func (l *Library) Rename(path, name string) error {
	_, err := l.Dir.Rename(path, name)
	return err
}

// Copy writes a save once more, under a name that tells it is a copy.
func (l *Library) Copy(path string) error {
	h, err := l.Dir.ReadHeader(path)
	if err != nil {
		return err
	}
	name := cmp.Or(h.Label, l.MomentOf(h))
	_, err = l.Dir.Copy(path, words.Say("shelf.copied", "name", name))
	return err
}

// Move puts a save elsewhere.
func (l *Library) Move(path string, to saves.Place) error {
	_, err := l.Dir.Move(path, to)
	l.missJournal()
	return err
}

// EmptyTrash deletes what was thrown away.
func (l *Library) EmptyTrash() error { return l.Dir.EmptyTrash() }

// Import takes in a copy of a save from anywhere.
func (l *Library) Import(path string) error {
	_, err := l.Dir.Copy(path, strings.TrimSuffix(filepath.Base(path), saves.Extension))
	return err
}

// Export writes a copy of a save anywhere.
func (l *Library) Export(path, to string) error { return l.Dir.Export(path, to) }

// Look is the table of a save, without playing its log again. It touches nothing: it may be
// called from any goroutine.
func (l *Library) Look(path string) (*game.Table, error) {
	_, rec, err := l.Dir.Load(path)
	if err != nil {
		return nil, err
	}
	return game.Resume(l.Of(rec.Game).Rules(), rec)
}

// Last is the game that is gone on with, or, where all are finished, the last
// that was played.
func (l *Library) Last() (saves.Entry, bool) {
	tried := 0
	e, err := l.Dir.LatestThat(func(e *saves.Entry) bool {
		if tried++; !e.Header.Over() && tried <= MostLooked {
			l.compare(e)
		}
		return !e.Header.Over()
	}, func(over, e *saves.Entry) bool {
		tried++
		return tried > MostLooked || l.ends(over, e)
	})
	return e, err == nil
}

// ends reports whether a save that says it is over is, and of the game that another has: it goes
// on from there.
func (l *Library) ends(over, e *saves.Entry) bool {
	later, err := l.Dir.Record(over)
	if err != nil {
		return false
	}
	if l.compare(over); !over.Header.Over() {
		return false
	}
	r, err := l.Dir.Record(e)
	return err != nil || r.LeadsTo(later)
}

// Folder is where the games lie.
func (l *Library) Folder() string { return l.Dir.Dir }

// Keeper keeps one game as it is played.
type Keeper struct {
	l *Library
	t *game.Table
}

// KeeperOf keeps the game at a table.
func (l *Library) KeeperOf(t *game.Table) *Keeper { return &Keeper{l, t} }

// Autosave is called after a turn.
func (k *Keeper) Autosave(done func(err error)) { k.l.Autosave(k.t, done) }

// QuickSave is F5.
func (k *Keeper) QuickSave(done func(err error)) { k.l.QuickSave(k.t, done) }

// Done is called after every command.
func (k *Keeper) Done(kind game.Kind) { k.l.Done(k.t, kind) }

// Autosave keeps the game after a turn. One that stands as it does on the disk is
// not written again: who has only looked at a game leaves no trace of it.
func (l *Library) Autosave(t *game.Table, done func(err error)) {
	stand := StandOf(t)
	l.mu.Lock()
	there := l.kept == stand || l.handed == stand
	if !there {
		l.handed = stand
	}
	l.mu.Unlock()
	if there {
		return
	}
	h, r, folder, id := l.marked(t, ""), t.Record(), l.Dir, l.id
	l.Saving.Write("autosave "+id, func() error {
		return l.wrote(id, stand, l.keepTurn(folder, h, r))
	}, func(err error) {
		if l.Missed != nil {
			l.Missed()
		}
		if done != nil {
			done(err)
		}
	})
}

// keepTurn writes an autosave, and notes whether the folder that the game has been in was gone.
func (l *Library) keepTurn(folder saves.Folder, h saves.Header, r *game.Record) error {
	_, err := folder.OnDisk().Stat(folder.Dir)
	missing := errors.Is(err, fs.ErrNotExist)
	_, err = folder.Autosave(h, r)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.gone = l.gone || missing && l.stood && err == nil
	return err
}

// QuickSave keeps the game at once.
func (l *Library) QuickSave(t *game.Table, done func(err error)) {
	h, r, folder, id, stand := l.marked(t, ""), t.Record(), l.Dir, l.id, StandOf(t)
	l.Saving.Write("quick save "+id, func() error {
		_, err := folder.QuickSave(h, r)
		return l.wrote(id, stand, err)
	}, done)
}

// SaveAs keeps the game under a name.
func (l *Library) SaveAs(t *game.Table, name string, done func(err error)) {
	h, r, folder, id, stand := l.marked(t, name), t.Record(), l.Dir, l.id, StandOf(t)
	l.Saving.Write("", func() error {
		_, err := folder.Save(name, h, r)
		return l.wrote(id, stand, err)
	}, done)
}

// SaveTo writes the game to a file anywhere.
func (l *Library) SaveTo(path string, t *game.Table, done func(err error)) {
	h, r, to := l.Header(t, ""), t.Record(), saves.Folder{Dir: filepath.Dir(path), Games: l.Names(), Disk: l.Dir.Disk}
	l.Saving.Write("", func() error { return to.SaveAt(path, h, r, false) }, done)
}

// wrote notes how the writing of a game into the folder ended.
func (l *Library) wrote(id, stand string, err error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.id != id { // another is being played by now
		return err
	}
	if l.handed == stand {
		l.handed = ""
	}
	if err == nil {
		l.kept, l.stood = stand, true
	}
	return err
}

// Unsaved hands in the game that is being left, if it does not stand on the disk.
// What has just failed is not tried again before it has been told.
func (l *Library) Unsaved(t *game.Table) {
	l.mu.Lock()
	failed := l.failed != nil
	l.mu.Unlock()
	if failed {
		return
	}
	stand := StandOf(t)
	l.mu.Lock()
	there := l.kept == stand
	l.mu.Unlock()
	if there {
		return
	}
	h, r, folder, id := l.marked(t, ""), t.Record(), l.Dir, l.id
	l.Saving.Write("autosave "+id, func() error {
		l.mu.Lock()
		there := l.kept == stand
		l.mu.Unlock()
		if there {
			return nil
		}
		err := l.keepTurn(folder, h, r)
		l.wrote(id, stand, err)
		l.mu.Lock()
		l.failed = err
		l.mu.Unlock()
		return err
	}, nil)
}

// Keep makes sure that the game stands on the disk, and waits for it; most is how
// long.
func (l *Library) Keep(t *game.Table, most time.Duration) error {
	l.Unsaved(t)
	if !l.Saving.Wait(most) {
		return words.NewFault("save.slow")
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	err := l.failed
	l.failed = nil
	return err
}

// TakenUp is a saved game read from the disk.
type TakenUp struct {
	Table   *game.Table
	ID      string
	Line    string
	Again   int       // see Library
	Kept    string    // how it stands on the disk, "" not at all
	Saved   time.Time // when it was played last; zero: nobody knows
	Told    string    // what was damaged, and what came back; "" for nothing
	Damaged bool      // something was

	from string // the line it was played in before, where that is another
	held *hold  // what keeps other programs from it
}

// Apart has the game go on in a line of play of its own.
func (g *TakenUp) Apart() {
	g.Line, g.Kept = newLine(), ""
	g.from = g.Line
}

// Begin has the library keep a game that begins.
func (l *Library) Begin(t *game.Table) (err error) {
	g := &TakenUp{Table: t, ID: NewID()}
	if g.held, err = l.hold(g.ID, g.Line); err == nil {
		l.Take(g)
	}
	return err
}

// Take has the library keep this game from now on.
func (l *Library) Take(g *TakenUp) {
	l.letGo(g.held)
	l.mu.Lock()
	l.id, l.line, l.kept, l.handed, l.failed, l.written = g.ID, g.Line, g.Kept, "", nil, nil
	l.stood = l.stood || g.Kept != ""
	l.mu.Unlock()
	l.again, l.held, l.halted = g.Again, g.held, false
	l.Dir.Own = l.owns
	l.order = max(l.order, l.Dir.NextOrder())
	l.beginJournal(g.Table)
}

// owns reports whether the save of that order was written of the game being played since it
// was taken up.
func (l *Library) owns(order int64) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.written[order]
}

// Read reads a saved game. What is broken is brought back as far as it can be
// read and put in the place of the broken file, which is kept beside it.
func (l *Library) Read(path string) (*TakenUp, error) {
	if saves.IsJournal(path) {
		return l.readJournal(path)
	}
	h, t, how, err := l.ResumeIn(l.Dir, path)
	var p *saves.Problem
	if err == nil {
		passed := words.Sentences(l.passedOver(path), l.unread(h))
		g := &TakenUp{Table: t, ID: h.ID, Saved: h.Saved, Kept: StandOf(t), Told: words.Sentences(how, passed, l.setBack(h)), Damaged: passed != ""}
		g.from = h.Line
		g.Line, g.Again = l.lineFrom(h, t)
		return g, nil
	}
	var fault *Panicked
	if !errors.As(err, &p) || !p.Kind.Rescuable() || errors.As(err, &fault) {
		return nil, err
	}
	return l.rescue(path, err)
}

// passedOver is a sentence about a damaged save that the game would have gone on
// from instead of the one at path, "" where there is none.
func (l *Library) passedOver(path string) string {
	e, damaged := l.Dir.PassedOver(path)
	if !damaged {
		return ""
	}
	return words.Say("load.passed-over", "file", filepath.Base(e.Path))
}

// unread is a sentence about a damaged journal that holds what was played behind a
// save, "" where there is none.
func (l *Library) unread(h saves.Header) string {
	file := l.Dir.Unread(h)
	if file == "" {
		return ""
	}
	return words.Say("load.journal.lost", "file", file)
}

// lineFrom is the line of play of a game taken up at a save: a new one where the folder
// holds something of its line that is not in the game, so that what is played now is not
// written over that. again is how often it has been gone on with in this line from where it
// had been played on.
func (l *Library) lineFrom(h saves.Header, t *game.Table) (line string, again int) {
	apart, later, err := l.Dir.Held(h, t.Record())
	if later {
		h.Again++
	}
	if apart || err != nil { // nobody knows what lies there
		return newLine(), h.Again
	}
	return h.Line, h.Again
}

// NewID is the ID of a game that nobody has: two games may begin alike.
func NewID() string { return strconv.FormatUint(rand.Uint64(), 36) }

// newLine is the name of a line of play that nobody has.
func newLine() string { return strconv.FormatUint(rand.Uint64N(1<<32), 36) }

// Remove deletes a saved game because the player wants it. It may have been the
// only one to hold the game being played.
func (l *Library) Remove(path string) error {
	l.mu.Lock()
	l.kept = ""
	l.mu.Unlock()
	err := l.Dir.Remove(path)
	l.missJournal()
	return err
}

// missJournal ends the journal where it went with a save: the next command begins
// another.
func (l *Library) missJournal() {
	if l.journal != nil && !l.journal.There() {
		l.EndJournal()
	}
}
