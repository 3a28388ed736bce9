package main

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
	"sourceofthenile/render/chart"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// writeSave writes a game to a file anywhere, under exactly that name. What
// stands there and is no sound save stays, unless it is to be written over.
func writeSave(path string, h saves.Header, r *game.Record, over bool) error {
	return saves.Folder{Dir: filepath.Dir(path), Games: known()}.SaveAt(path, h, r, over)
}

// library is the folder of saved games as the window sees it, and the keeper
// of the game being played.
type library struct {
	dir  saves.Folder
	id   string // tells the game being played from others begun alike
	line string // and this line of it from others taken up at an older save

	settings     saves.Folder // where the settings lie; none: with the games
	lostSettings string       // what a damaged file of settings is called now, "" there was none

	saving play.Saving

	// What follows belongs to the game loop.
	journal *saves.Keeping                // of this sitting; nil before a game is taken up
	marking string                        // the stand that the journal has noted last, behind which no command was given
	writing atomic.Pointer[saves.Keeping] // the same, for other goroutines to wait for
	ended   []*saves.Keeping              // journals before it that may still be written
	halted  bool                          // the journal could not be written, which has been told
	trace   func(form string, fill ...any)
	missed  func()            // tells players of a folder that was gone; nil: nobody
	tell    func(err error)   // tells players what went wrong; nil: nobody
	noted   map[string][]byte // the settings games were begun with, by the names of their files
	order   int64             // of what was written last, of the journal or of a save
	held    *hold             // what keeps other programs from the game; nil: nothing does
	again   int               // how often the line was taken up where it had been played on

	mu      sync.Mutex     // of what follows: games are written beside the game loop
	kept    string         // how the game being played stands on the disk, "" not at all
	handed  string         // the stand handed in last that is not written yet, "" none
	failed  error          // why the last stand of the game could not be written as it was left
	stood   bool           // something of the game has been in the folder
	gone    bool           // the folder was not there any more when the game was written, which is to be told
	written map[int64]bool // the orders of all that was written of the game since it was taken up
}

// standOf tells one stand of a game from another.
func standOf(t *game.Table) string { return fmt.Sprintf("%d %s", t.Len(), t.Hash()) }

func (l *library) header(t *game.Table, label string) saves.Header {
	h := headerOf(t, label)
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
func (l *library) nextOrder() int64 {
	l.order = max(l.order+1, l.now().UnixMilli())
	return l.order
}

// shelf is what the screens see of a library.
type shelf struct{ *library }

// List is every saved game, the newest first, broken ones too. What was moved
// aside because nothing can be done with it is left out.
func (s shelf) List() ([]menu.SaveInfo, error) { return listed(s.dir) }

func listed(dir saves.Folder) ([]menu.SaveInfo, error) {
	entries, err := dir.List()
	var out []menu.SaveInfo
	for _, e := range entries {
		if e.Sort != saves.Aside {
			out = append(out, infoOf(e))
		}
	}
	return out, err
}

// ListOf is every saved game of a place.
func (s shelf) ListOf(p menu.Place) ([]menu.SaveInfo, error) {
	return listed(s.dir.At(saves.Place(p)))
}

// Rename, Copy, Move, EmptyTrash, Import and Export are what the shelf of the
// menu does to saves.
func (s shelf) Rename(path, name string) error {
	_, err := s.dir.Rename(path, name)
	return err
}

// Copy writes a save once more, under a name that tells it is a copy.
func (s shelf) Copy(path string) error {
	h, err := s.dir.ReadHeader(path)
	if err != nil {
		return err
	}
	name := cmp.Or(h.Label, momentOf(h))
	_, err = s.dir.Copy(path, words.Say("shelf.copied", "name", name))
	return err
}

// Move puts a save elsewhere.
func (s shelf) Move(path string, to menu.Place) error {
	_, err := s.dir.Move(path, saves.Place(to))
	s.missJournal()
	return err
}

// EmptyTrash deletes what was thrown away.
func (s shelf) EmptyTrash() error { return s.dir.EmptyTrash() }

// Import takes in a copy of a save from anywhere.
func (s shelf) Import(path string) error {
	_, err := s.dir.Copy(path, strings.TrimSuffix(filepath.Base(path), saves.Extension))
	return err
}

// Export writes a copy of a save anywhere.
func (s shelf) Export(path, to string) error { return s.dir.Export(path, to) }

// Glance is the game of a save as everybody may see it. It is taken from the
// position kept in the file, without playing the log again, and touches
// nothing: it may be called from any goroutine.
func (s shelf) Glance(path string, colours chart.Palette) (menu.Picture, error) {
	g, t, err := s.look(path)
	if err != nil {
		return nil, err
	}
	return g.Glance(t.Position(), colours)
}

// look is the table of a save, and which game is played at it.
func (s shelf) look(path string) (*title, *game.Table, error) {
	_, rec, err := s.dir.Load(path)
	if err != nil {
		return nil, nil, err
	}
	g := titleOf(rec.Game)
	t, err := game.Resume(g.Rules(), rec)
	return g, t, err
}

// saved lists what has been saved of a game and can be read, the newest first.
func (l *library) saved(g *title) func() []menu.SaveInfo {
	return func() []menu.SaveInfo {
		all, _ := shelf{l}.List() // of a folder that cannot be read nothing is offered
		return slices.DeleteFunc(all, func(s menu.SaveInfo) bool { return s.Broken != "" || s.Game != g.Rules().Name() })
	}
}

// position is where a saved game stands.
func (l *library) position(path string) (game.Position, error) {
	_, t, err := shelf{l}.look(path)
	if err != nil {
		return nil, err
	}
	return t.Position(), nil
}

// Last is the game that Continue takes up, or, where all are finished, the last
// that was played.
func (s shelf) Last() (menu.SaveInfo, bool) {
	tried := 0
	e, err := s.dir.LatestThat(func(e *saves.Entry) bool {
		if tried++; !e.Header.Over && tried <= mostLooked {
			s.hold(e)
		}
		return !e.Header.Over
	})
	if err != nil {
		return menu.SaveInfo{}, false
	}
	return infoOf(e), true
}

// Folder is where the games lie.
func (s shelf) Folder() string { return s.dir.Dir }

// keeping keeps the game that is played in the window.
type keeping struct {
	l *library
	t *game.Table
}

// Autosave is called after a turn.
func (k *keeping) Autosave(done func(err error)) { k.l.Autosave(k.t, done) }

// QuickSave is F5.
func (k *keeping) QuickSave(done func(err error)) { k.l.QuickSave(k.t, done) }

// Done is called after every command.
func (k *keeping) Done(kind game.Kind) { k.l.Done(k.t, kind) }

// Autosave keeps the game after a turn. One that stands as it does on the disk is
// not written again: who has only looked at a game leaves no trace of it.
func (l *library) Autosave(t *game.Table, done func(err error)) { l.autosave(t, done) }

func (l *library) autosave(t *game.Table, done func(err error)) {
	stand := standOf(t)
	l.mu.Lock()
	there := l.kept == stand || l.handed == stand
	if !there {
		l.handed = stand
	}
	l.mu.Unlock()
	if there {
		return
	}
	h, r, folder, id := l.marked(t, ""), t.Record(), l.dir, l.id
	l.saving.Write("autosave "+id, func() error {
		return l.wrote(id, stand, l.keepTurn(folder, h, r))
	}, func(err error) {
		if l.missed != nil {
			l.missed()
		}
		if done != nil {
			done(err)
		}
	})
}

// keepTurn writes an autosave, and notes whether the folder that the game has been in was gone.
func (l *library) keepTurn(folder saves.Folder, h saves.Header, r *game.Record) error {
	_, err := folder.OnDisk().Stat(folder.Dir)
	missing := errors.Is(err, fs.ErrNotExist)
	_, err = folder.Autosave(h, r)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.gone = l.gone || missing && l.stood && err == nil
	return err
}

// QuickSave keeps the game at once.
func (l *library) QuickSave(t *game.Table, done func(err error)) {
	h, r, folder, id, stand := l.marked(t, ""), t.Record(), l.dir, l.id, standOf(t)
	l.saving.Write("quick save "+id, func() error {
		_, err := folder.QuickSave(h, r)
		return l.wrote(id, stand, err)
	}, done)
}

// wrote notes how the writing of a game into the folder ended.
func (l *library) wrote(id, stand string, err error) error {
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

// unsaved hands in the game that is being left, if it does not stand on the disk.
// What has just failed is not tried again before it has been told.
func (l *library) unsaved(t *game.Table) {
	l.mu.Lock()
	failed := l.failed != nil
	l.mu.Unlock()
	if failed {
		return
	}
	stand := standOf(t)
	l.mu.Lock()
	there := l.kept == stand
	l.mu.Unlock()
	if there {
		return
	}
	h, r, folder, id := l.marked(t, ""), t.Record(), l.dir, l.id
	l.saving.Write("autosave "+id, func() error {
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

// keep makes sure that the game stands on the disk, and waits for it; most is how
// long.
func (l *library) keep(t *game.Table, most time.Duration) error {
	l.unsaved(t)
	if !l.saving.Wait(most) {
		return words.NewFault("save.slow")
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	err := l.failed
	l.failed = nil
	return err
}

// takenUp is a saved game read from the disk.
type takenUp struct {
	table   *game.Table
	id      string
	line    string
	from    string    // the line it was played in before, where that is another
	again   int       // see library
	kept    string    // how it stands on the disk, "" not at all
	saved   time.Time // when it was played last; zero: nobody knows
	told    string    // what was damaged, and what came back; "" for nothing
	damaged bool      // something was
	held    *hold     // what keeps other programs from it
}

// take has the library keep this game from now on.
func (l *library) take(g *takenUp) {
	l.letGo(g.held)
	l.mu.Lock()
	l.id, l.line, l.kept, l.handed, l.failed, l.written = g.id, g.line, g.kept, "", nil, nil
	l.stood = l.stood || g.kept != ""
	l.mu.Unlock()
	l.again, l.held, l.halted = g.again, g.held, false
	l.dir.Own = l.owns
	l.order = max(l.order, l.dir.NextOrder())
	l.beginJournal(g.table)
}

// owns reports whether the save of that order was written of the game being played since it
// was taken up.
func (l *library) owns(order int64) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.written[order]
}

// read reads a saved game. What is broken is brought back as far as it can be
// read and put in the place of the broken file, which is kept beside it.
func (l *library) read(path string) (*takenUp, error) {
	if saves.IsJournal(path) {
		return l.readJournal(path)
	}
	h, t, how, err := resumeIn(l.dir, path)
	var p *saves.Problem
	if err == nil {
		passed := words.Sentences(l.passedOver(path), l.unread(h))
		g := &takenUp{table: t, id: h.ID, saved: h.Saved, kept: standOf(t), told: words.Sentences(how, passed, l.setBack(h)), damaged: passed != ""}
		g.from = h.Line
		g.line, g.again = l.lineFrom(h, t)
		return g, nil
	}
	var fault *panicked
	if !errors.As(err, &p) || !p.Kind.Rescuable() || errors.As(err, &fault) {
		return nil, err
	}
	return l.rescue(path, err)
}

// passedOver is a sentence about a damaged save that the game would have gone on
// from instead of the one at path, "" where there is none.
func (l *library) passedOver(path string) string {
	e, damaged := l.dir.PassedOver(path)
	if !damaged {
		return ""
	}
	return words.Say("load.passed-over", "file", filepath.Base(e.Path))
}

// unread is a sentence about a damaged journal that holds what was played behind a
// save, "" where there is none.
func (l *library) unread(h saves.Header) string {
	file := l.dir.Unread(h)
	if file == "" {
		return ""
	}
	return words.Say("load.journal.lost", "file", file)
}

// lineFrom is the line of play of a game taken up at a save: a new one where the folder
// holds something of its line that is not in the game, so that what is played now is not
// written over that. again is how often it has been gone on with in this line from where it
// had been played on.
func (l *library) lineFrom(h saves.Header, t *game.Table) (line string, again int) {
	apart, later, err := l.dir.Held(h, t.Record())
	if later {
		h.Again++
	}
	if apart || err != nil { // nobody knows what lies there
		return newLine(), h.Again
	}
	return h.Line, h.Again
}

// newID is the ID of a game that nobody has: two games may begin alike.
func newID() string { return strconv.FormatUint(rand.Uint64(), 36) }

// newLine is the name of a line of play that nobody has.
func newLine() string { return strconv.FormatUint(rand.Uint64N(1<<32), 36) }

// Remove deletes a saved game because the player wants it. It may have been the
// only one to hold the game being played.
func (s shelf) Remove(path string) error {
	s.mu.Lock()
	s.kept = ""
	s.mu.Unlock()
	err := s.dir.Remove(path)
	s.missJournal()
	return err
}

// missJournal ends the journal where it went with a save: the next command begins
// another.
func (l *library) missJournal() {
	if l.journal != nil && !l.journal.There() {
		l.endJournal()
	}
}
