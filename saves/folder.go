package saves

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/saves/disk"
)

// The beginnings of the names the program gives; the game's ID follows.
const (
	autoPrefix  = "autosave-"
	quickPrefix = "quicksave-"
)

// Folder is a folder with saves. Its methods may be used from several goroutines.
type Folder struct {
	Dir   string
	Games []string         // the games this program plays; nil: all
	Now   func() time.Time // nil: time.Now

	// Own reports whether this program wrote the save of this order itself, since it has
	// been playing: it may be written over, whatever has been taken back since. Nil: none.
	Own func(order int64) bool

	// Turns is how many autosaves are kept of each line of play, from LeastKept to MostKept; 0:
	// Autosaves.
	Turns int

	// Private has what is written into it, and the folder itself where that is made
	// then, kept from other people at this machine.
	Private bool

	// Disk is where the folder lies; nil: the disk of this machine.
	Disk disk.Disk
}

// OnDisk is the disk that the folder lies on.
func (f Folder) OnDisk() disk.Disk { return f.disk() }

func (f Folder) disk() disk.Disk {
	if f.Disk == nil {
		return disk.System
	}
	return f.Disk
}

// Entry is one file of a folder.
type Entry struct {
	Path    string
	Name    string // of the file, without extension
	Sort    Sort
	Header  Header   // as much as can be read
	Problem *Problem // nil when head and checksum are good; the rest is checked by Load
	Size    int64    // bytes
	Changed time.Time
	strange bool         // there is something that is no file
	record  *game.Record // of a journal: the game at its end
}

// Sort says how a file came to be.
type Sort uint8

// The sorts of file.
const (
	Named   Sort = iota // by a player, with a name
	Auto                // after a turn
	Quick               // by a player, without a name
	Aside               // moved aside because it cannot be used
	Playing             // a journal that goes further than every save of its game: see Journal
)

// When is when the game was saved, or, where that cannot be read, when the file
// changed last.
func (e *Entry) When() time.Time {
	if e.Header.Saved.IsZero() {
		return e.Changed
	}
	return e.Header.Saved
}

// order is when the game was saved among others, in milliseconds or a little
// more; see Header.Order.
func (e *Entry) order() int64 {
	if e.Header.Order > 0 {
		return e.Header.Order
	}
	return e.When().UnixMilli()
}

// NextOrder is later than all saves and journals of the folder.
func (f Folder) NextOrder() int64 { return f.nextOrder() }

// nextOrder is later than all saves of the folder.
func (f Folder) nextOrder() int64 {
	next := f.now().UnixMilli()
	list, _ := f.list(readHeader) // the folder may not be there yet
	for i := range list {
		if list[i].Problem == nil {
			next = max(next, list[i].order()+1)
		}
	}
	return min(next, maxOrder)
}

// PassedOver is the damaged save that would be the one to continue with, were it
// whole, instead of the one at path; false when there is none, or when path is
// not the one to continue with.
func (f Folder) PassedOver(path string) (Entry, bool) {
	if latest, err := f.Latest(); err != nil || latest.Path != path {
		return Entry{}, false
	}
	list, _ := f.List() // as it could be read before
	for _, e := range list {
		switch {
		case e.Path == path:
			return Entry{}, false
		case e.Problem != nil && e.Problem.Kind.Rescuable() && e.Sort != Aside:
			return e, true
		}
	}
	return Entry{}, false
}

// WriteSmall writes a file that is no save, such as one with settings, into the
// folder: whole, down to the disk, or not at all.
func (f Folder) WriteSmall(name string, data []byte) error {
	_, err := f.write(filepath.Join(f.Dir, name), data, func(string) (string, error) { return "", nil })
	return err
}

// ReadSmall reads a file that WriteSmall wrote, of at most that many bytes.
func (f Folder) ReadSmall(name string, most int64) ([]byte, error) {
	return readSmall(f.disk(), filepath.Join(f.Dir, name), most)
}

// ReadStart reads the beginning of a file, of at most that many bytes.
func (f Folder) ReadStart(name string, most int64) ([]byte, error) {
	return readStart(f.disk(), filepath.Join(f.Dir, name), most)
}

// lineOf tells one line of play from all others of all games.
func lineOf(h *Header) [3]string { return [3]string{h.Game, h.ID, h.Line} }

// List gives all saves of the folder, the latest first, with what is wrong with
// each. A folder that does not exist yet has none.
func (f Folder) List() ([]Entry, error) { return f.list(sum) }

// headReader reads a save's head, and perhaps checks more of it.
type headReader func(d disk.Disk, path string) (Header, error)

// list is List with what reads a save's head.
func (f Folder) list(read headReader) ([]Entry, error) {
	files, err := f.disk().ReadDir(f.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, reading(f.Dir, err)
	}
	var list []Entry
	var journals []string
	for _, file := range files {
		name := file.Name()
		switch {
		case strings.HasPrefix(name, ".") || file.IsDir():
		case filepath.Ext(name) == Extension:
			list = append(list, f.entry(filepath.Join(f.Dir, name), read))
		case IsJournal(name) && strings.HasPrefix(name, journalPrefix):
			journals = append(journals, name)
		}
	}
	list = append(list, f.ahead(f.journals(journals), list)...)
	slices.SortFunc(list, latestFirst)
	return list, nil
}

func latestFirst(a, b Entry) int {
	return cmp.Or(cmp.Compare(b.order(), a.order()), b.When().Compare(a.When()), b.Changed.Compare(a.Changed), cmp.Compare(a.Name, b.Name))
}

// SortOf is how the save at a path came to be, by what it is called; a journal is not
// told from a save.
func SortOf(path string) Sort {
	if IsAside(path) {
		return Aside
	}
	return sortNamed(strings.TrimSuffix(filepath.Base(path), Extension))
}

// sortNamed is the sort of saves that the program calls so; Named for all other names.
func sortNamed(name string) Sort {
	switch {
	case strings.HasPrefix(name, autoPrefix):
		return Auto
	case strings.HasPrefix(name, quickPrefix):
		return Quick
	}
	return Named
}

func (f Folder) entry(path string, read headReader) Entry {
	e := Entry{Path: path, Name: strings.TrimSuffix(filepath.Base(path), Extension)}
	e.Sort = SortOf(path)
	if info, err := f.disk().Stat(path); err == nil {
		e.Size, e.Changed, e.strange = info.Size(), info.ModTime(), !info.Mode().IsRegular()
	}
	h, err := read(f.disk(), path)
	e.Header = h
	f.believe(&e)
	if err == nil {
		err = f.plays(path, h)
	}
	errors.As(err, &e.Problem)
	return e
}

// plays refuses the save of a game this program does not play.
func (f Folder) plays(path string, h Header) error {
	if f.Games == nil || slices.Contains(f.Games, h.Game) {
		return nil
	}
	return &Problem{OtherGame, path, why("game", "game", h.Game)}
}

// Load reads and checks a save. The error is a *Problem; with it comes as much of the header
// as can be read. It also refuses games that are not among f.Games.
func (f Folder) Load(path string) (Header, *game.Record, error) {
	h, r, err := load(f.disk(), path)
	if err == nil {
		err = f.plays(path, h)
	}
	if err != nil {
		return h, nil, err
	}
	return h, r, nil
}

// ReadHeader reads the head of a save and nothing else: it notices a file that is no save, too
// short or too new, not one that is damaged further in. With a *Problem it gives as much of
// the header as can be read.
func (f Folder) ReadHeader(path string) (Header, error) { return readHeader(f.disk(), path) }

// Latest is the save to continue with: the latest that is whole, of a game this
// program plays, and of one that is not over, whatever autosaves of its earlier
// turns are left. Where all games are over it is the latest of those. The error
// is a *Problem, of kind Missing when there is none.
func (f Folder) Latest() (Entry, error) {
	return f.LatestThat(func(e *Entry) bool { return !e.Header.Over() }, func(_, _ *Entry) bool { return true })
}

// LatestThat is Latest with what tells of an entry whether its game goes on, and of one that is
// over whether it ends what another of its line has.
func (f Folder) LatestThat(goesOn func(e *Entry) bool, ends func(over, e *Entry) bool) (Entry, error) {
	list, err := f.List()
	if err != nil {
		return Entry{}, err
	}
	over, ended := map[[3]string]*Entry{}, map[[3]string]bool{} // by line of play
	var last *Entry                                             // of the games that are over
	for i := range list {
		e := &list[i]
		line := lineOf(&e.Header)
		if e.Problem != nil || e.Sort == Aside || ended[line] {
			continue
		}
		before := over[line]
		switch {
		case before != nil && e.Header.Over():
		case before != nil && ends(before, e):
			ended[line] = true
		case goesOn(e):
			return *e, nil
		case before == nil:
			over[line] = e
			if last == nil {
				last = e
			}
		}
	}
	if last != nil {
		return *last, nil
	}
	return Entry{}, &Problem{Missing, f.Dir, why("none")}
}

// Path is where a save is kept that a player gave that name. It never is one of the
// program's own: what these are called gets a line before it.
func (f Folder) Path(name string) string {
	if name = FileName(name); sortNamed(name) != Named {
		name = "_" + name
	}
	return f.own(name)
}

// own is where a save of that name is kept, the program's own too.
func (f Folder) own(name string) string { return filepath.Join(f.Dir, FileName(name)+Extension) }

// Save writes a game under a name, which FileName makes one that systems take,
// over a sound save of that name. It gives the path. When h.Saved is zero it is
// now.
func (f Folder) Save(name string, h Header, r *game.Record) (string, error) {
	return f.save(f.Path(name), h, r)
}

// SaveAt writes a game to the file of exactly that path, in the folder or not.
// What stands there and is no sound save of a format this program knows is left
// as it is, which is a *Problem of kind Occupied; with over it is written over
// all the same, if it is a file.
func (f Folder) SaveAt(path string, h Header, r *game.Record, over bool) error {
	if path == "" {
		return &Problem{Unwritable, path, why("no-name")}
	}
	f.stamp(&h)
	data, err := Encode(h, r)
	if err != nil {
		return at(path, err)
	}
	_, err = f.write(path, data, func(path string) (string, error) { return "", f.mayStand(path, over) })
	return err
}

func (f Folder) save(path string, h Header, r *game.Record) (string, error) {
	f.stamp(&h)
	data, err := Encode(h, r)
	if err != nil {
		return path, at(path, err)
	}
	_, err = f.write(path, data, f.makeRoom)
	return path, err
}

// stamp says in a header when it is written, where it does not say yet.
func (f Folder) stamp(h *Header) {
	if h.Saved.IsZero() {
		h.Saved = f.now()
	}
	if h.Order == 0 {
		h.Order = f.nextOrder()
	}
}

// QuickSave writes a game over its own last quick save, that of the same line.
func (f Folder) QuickSave(h Header, r *game.Record) (string, error) {
	id := idOf(h, r)
	slot, err := f.slot(r, 1, func(n int) string {
		if n == 1 {
			return quickPrefix + id
		}
		return fmt.Sprintf("%s%s-%d", quickPrefix, id, n)
	})
	if err != nil {
		return slot.Path, err
	}
	return f.save(slot.Path, h, r)
}

// Rescued is what Rescue brought back.
type Rescued struct {
	Header   Header
	Record   *game.Record // as Salvage gives it
	Commands int          // how many; Header.Commands is how many there had been
}

// Rescue brings back what it can of a broken save. The file stays as it is:
// Replace puts the game that was brought back in its place. A sound one is an
// error, as is one of a newer program, of a game that is not among f.Games, and
// one that holds nothing to bring back.
func (f Folder) Rescue(path string) (Rescued, error) {
	data, err := readFile(f.disk(), path)
	if err != nil {
		return Rescued{}, err
	}
	if _, _, err = Decode(data); err == nil {
		return Rescued{}, why("whole", "file", filepath.Base(path))
	}
	got := Rescued{}
	var p *Problem
	if errors.As(err, &p) && (p.Kind == Newer || p.Kind == NotASave) {
		return got, at(path, err)
	}
	got.Header, got.Record, got.Commands, err = Salvage(data)
	if err == nil {
		err = f.plays(path, got.Header)
	}
	return got, at(path, err)
}

// Replace writes a rescued game over its broken file, which is kept beside it
// under the name it gives; see MoveAside for that. There is no moment at which
// neither stands under the old name. Where it fails the broken file is as it was.
func (f Folder) Replace(path string, h Header, r *game.Record) (kept string, err error) {
	f.stamp(&h)
	data, err := Encode(h, r)
	if err != nil {
		return "", at(path, err)
	}
	return f.write(path, data, f.makeRoom)
}

// parting is asked before a save is deleted or put away, and gives what is to be
// done with its journals then.
func (f Folder) parting(path string) (then func()) {
	if IsJournal(path) {
		if j, err := f.ReadJournal(path); err == nil {
			return func() { f.dropJournals(j.record(), lineOf(&j.Header), j.Last(), path) }
		}
	} else if h, r, err := f.Load(path); err == nil { // of a damaged one the journal is what is left
		e := Entry{Header: h}
		return func() { f.dropJournals(r, lineOf(&h), e.order(), "") }
	}
	return func() {}
}

// Remove deletes a save because a player wants it, and with it the journal that
// holds no more than the save does.
func (f Folder) Remove(path string) error {
	gone := f.beside(path).parting(path)
	if err := f.disk().Remove(path); err != nil {
		return writing(path, err)
	}
	gone()
	if err := f.disk().SyncDir(filepath.Dir(path)); err != nil {
		return &Problem{Unsure, path, err}
	}
	return nil
}

func (f Folder) now() time.Time {
	if f.Now == nil {
		return time.Now()
	}
	return f.Now()
}
