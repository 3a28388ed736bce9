package saves

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/saves/disk"
)

// A journal is a file beside the saves to which every command is added as it is
// given, so that a game goes on from its last command however the program ended.
//
//	SOURCE OF THE NILE JOURNAL 1
//
// is its first line. Behind it come entries: the length of the contents, four
// bytes, little-endian; eight bytes of a chain; the contents. Each link of the
// chain is the beginning of the SHA-256 of the link before it, the length and the
// contents; the first hangs on the first line and on the sitting. So no entry can be
// another game's, nor stand elsewhere. An entry that does not fit ends the journal:
// the program was ended while it was written. The contents begin with what they are:
//
//	B  a whole save, that of the moment at which the journal begins; the first entry
//	C  a command with its chance, as in a save's log, then the generator's state if
//	   chance was asked
//	U  the last command was taken back      R  done again
//	M  a save was made: the beginning of the position's hash, then a save's head
//
// Behind the letter of all but B stands the order: see Header.Order.
const (
	journalMagic = journalWords + "1\n"
	journalWords = "SOURCE OF THE NILE JOURNAL "
	// JournalExtension ends the name of every journal.
	JournalExtension = ".journal"
	journalPrefix    = "playing-"
	chainSize        = 8
	entryHead        = 4 + chainSize
	markSize         = 8
)

// StepKind says what a step of a journal is.
type StepKind byte

// The kinds of step.
const (
	CommandStep StepKind = 'C'
	UndoStep    StepKind = 'U'
	RedoStep    StepKind = 'R'
	MarkStep    StepKind = 'M' // the game was saved as it stood
	baseStep    StepKind = 'B'
)

// Step is one entry of a journal.
type Step struct {
	Kind   StepKind
	Order  int64
	Played game.Played // the command, of a CommandStep
	Chance []byte      // the generator's state after it, if it asked for chance
	Mark   [markSize]byte
	Header Header // of a MarkStep
}

// MarkOf is what a MarkStep notes of a position's hash.
func MarkOf(hash string) (mark [markSize]byte) {
	copy(mark[:], hash)
	return mark
}

// Journal is what a journal holds.
type Journal struct {
	Header Header       // of the save it begins with
	Base   *game.Record // the game as it stood there
	Steps  []Step
	Torn   bool // what stands behind the last step is none: the program was ended as it wrote
	Mended bool // its beginning is damaged, and was brought back: see Salvage
}

// Last is when the last step was taken, as Header.Order counts.
func (j *Journal) Last() int64 {
	if n := len(j.Steps); n > 0 {
		return j.Steps[n-1].Order
	}
	return j.Header.Order
}

// Noted reports whether a save is of the game where it stood after so many steps: the journal
// begins with that position, or has noted it when it was saved.
func (j *Journal) Noted(after int, r *game.Record) bool {
	if after == 0 {
		return bytes.Equal(r.Position, j.Base.Position)
	}
	sum := sha256.Sum256(r.Position)
	s := &j.Steps[after-1]
	return s.Kind == MarkStep && s.Mark == MarkOf(hex.EncodeToString(sum[:]))
}

// record is the game at the end of the journal, as far as it can be told without the rules:
// its log.
func (j *Journal) record() *game.Record {
	r := *j.Base
	r.Log = slices.Clone(r.Log)
	var undone []game.Played
	for i := range j.Steps {
		n := len(r.Log)
		switch p := &j.Steps[i]; {
		case p.Kind == CommandStep:
			r.Log, undone = append(r.Log, p.Played), nil
		case p.Kind == UndoStep && n > 0:
			undone, r.Log = append(undone, r.Log[n-1]), r.Log[:n-1]
		case p.Kind == RedoStep && len(undone) > 0:
			last := len(undone) - 1
			r.Log, undone = append(r.Log, undone[last]), undone[:last]
		}
	}
	return &r
}

// chained is the next link of a chain.
func chained(link []byte, contents []byte) []byte {
	h := sha256.New()
	h.Write(link)
	h.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(contents))))
	h.Write(contents)
	return h.Sum(nil)[:chainSize]
}

// scribe writes the entries of a journal into memory.
type scribe struct {
	log  logWriter
	link []byte
	last int64
	buf  []byte
	n    int // entries
}

func (s *scribe) entry(contents []byte) {
	s.link = chained(s.link, contents)
	s.buf = binary.LittleEndian.AppendUint32(s.buf, uint32(len(contents)))
	s.buf = append(append(s.buf, s.link...), contents...)
	s.n++
}

// begin writes the first line and the save that the journal begins with.
func (s *scribe) begin(order int64, image []byte) {
	s.log, s.link, s.last = logWriter{dice: make(map[die]int)}, []byte(journalMagic), order
	s.buf = append(s.buf, journalMagic...)
	s.entry(append([]byte{byte(baseStep)}, image...))
}

// add writes a step.
func (s *scribe) add(p *Step) error {
	b := binary.AppendUvarint([]byte{byte(p.Kind)}, uint64(max(0, p.Order-s.last)))
	s.last = max(s.last, p.Order)
	switch p.Kind {
	case CommandStep:
		s.log.raw = s.log.raw[:0]
		if err := s.log.add(&p.Played); err != nil {
			return err
		}
		b = appendText(b, string(p.Chance))
		b = append(b, s.log.raw...)
	case MarkStep:
		b = append(b, p.Mark[:]...)
		b = appendHead(b, &p.Header, 0)
	}
	s.entry(b)
	return nil
}

// DecodeJournal reads a journal as far as it goes. The error is a *Problem: not
// even its beginning can be read.
func DecodeJournal(data []byte) (*Journal, error) {
	switch {
	case len(data) == 0:
		return nil, &Problem{Kind: Empty}
	case len(data) > maxFile:
		return nil, damaged("length")
	case len(data) <= len(journalMagic):
		if strings.HasPrefix(journalMagic, string(data)) {
			return nil, &Problem{Kind: Truncated}
		}
		return nil, &Problem{Kind: NotASave}
	}
	j, link, next, err := journalBase(data)
	if err != nil {
		return nil, err
	}
	in := logReader{}
	last := j.Header.Order
	for rest := next; len(rest) > 0; rest = next {
		contents, after, ok := nextEntry(&link, rest)
		if !ok || len(j.Steps) >= 2*maxCommands {
			j.Torn = true
			break
		}
		p, fine := in.step(contents, last)
		if !fine {
			j.Torn = true
			break
		}
		last, next = p.Order, after
		j.Steps = append(j.Steps, p)
	}
	return j, nil
}

// noJournal says what a file is that is no journal of this format.
func noJournal(data []byte) *Problem {
	line, _, _ := bytes.Cut(data[:min(len(data), len(journalMagic)+8)], []byte("\n"))
	number, ok := strings.CutPrefix(string(line), journalWords)
	if n, err := strconv.Atoi(number); ok && err == nil && n > 1 {
		return &Problem{Kind: Newer, Err: why("newer-format", "format", n, "known", 1)}
	}
	return &Problem{Kind: NotASave}
}

// journalBase reads the save that a journal begins with. Where that is damaged behind
// its head, what can be salvaged of it will do if it is all of the game as it stood.
func journalBase(data []byte) (j *Journal, link, next []byte, err error) {
	link = []byte(journalMagic)
	rest := data[len(journalMagic):]
	if image, next, ok := nextEntry(&link, rest); ok {
		if image[0] != byte(baseStep) {
			return nil, nil, nil, damaged("section")
		}
		h, rec, err := Decode(image[1:])
		// Where the first line says something else the chain vouches for it.
		return &Journal{Header: h, Base: rec, Mended: !bytes.HasPrefix(data, []byte(journalMagic))}, link, next, err
	}
	if !bytes.HasPrefix(data, []byte(journalMagic)) {
		return nil, nil, nil, noJournal(data)
	}
	if len(rest) <= entryHead {
		return nil, nil, nil, &Problem{Kind: Truncated}
	}
	image := rest[entryHead+1:] // and what follows it: its head says where it ends
	in, p := readHead(image[:min(len(image), maxHead)], int64(len(image)))
	switch whole := in.size + in.body; {
	case p != nil && p.Kind == Truncated, p != nil && p.Kind == Empty:
		return nil, nil, nil, &Problem{Kind: Truncated}
	case in.size == 0 || in.size > len(image) || !checked(image[:in.size]) || whole > len(image):
		return nil, nil, nil, damaged("section")
	default:
		image, next = image[:whole], image[whole:]
	}
	if h, rec, err := Decode(image); err == nil { // what is damaged is the length or the link
		link = chained([]byte(journalMagic), append([]byte{byte(baseStep)}, image...))
		return &Journal{Header: h, Base: rec, Mended: true}, link, next, nil
	}
	h, rec, found, err := Salvage(image)
	if err != nil || len(rec.Position) == 0 && found != h.Commands {
		return nil, nil, nil, damaged("section")
	}
	return &Journal{Header: h, Base: rec, Mended: true}, bytes.Clone(rest[4:entryHead]), next, nil
}

// nextEntry is the contents of the next entry, if it hangs on the chain.
func nextEntry(link *[]byte, data []byte) (contents, next []byte, ok bool) {
	if len(data) < entryHead {
		return nil, nil, false
	}
	n := uint64(binary.LittleEndian.Uint32(data))
	if n == 0 || n > uint64(len(data)-entryHead) {
		return nil, nil, false
	}
	contents = data[entryHead : entryHead+int(n)]
	now := chained(*link, contents)
	if !bytes.Equal(now, data[4:entryHead]) {
		return nil, nil, false
	}
	*link = now
	return contents, data[entryHead+int(n):], true
}

// step reads what add wrote.
func (in *logReader) step(contents []byte, last int64) (p Step, ok bool) {
	p.Kind = StepKind(contents[0])
	in.reader = reader{data: contents[1:]}
	p.Order = last + in.order()
	switch p.Kind {
	case CommandStep:
		p.Chance = nonEmpty([]byte(in.text()))
		in.rolls = nil
		p.Played.Command = in.command()
		p.Played.Rolls = in.rolls
	case UndoStep, RedoStep:
	case MarkStep:
		copy(p.Mark[:], in.bytes(markSize))
		text := in.bytes(len(in.data))
		h, err := readHead(text, int64(len(text)))
		if err != nil {
			return p, false
		}
		p.Header = h.Header
	default:
		return p, false
	}
	return p, !in.bad && len(in.data) == 0 && p.Order <= maxOrder
}

// ReadJournal reads the journal at path.
func (f Folder) ReadJournal(path string) (*Journal, error) {
	data, err := readFile(f.disk(), path)
	if err != nil {
		return nil, err
	}
	j, err := DecodeJournal(data)
	if err == nil {
		err = f.plays(path, j.Header)
	}
	if err != nil {
		return nil, at(path, err)
	}
	return j, nil
}

// IsJournal reports whether a file is called like a journal.
func IsJournal(path string) bool { return filepath.Ext(path) == JournalExtension }

// journals are the journals of the folder that can be read and hold more than their
// beginning, as entries of its list: with what the last moment of each is like.
func (f Folder) journals(names []string) (list []Entry) {
	for _, name := range names {
		path := filepath.Join(f.Dir, name)
		e := Entry{Path: path, Name: strings.TrimSuffix(name, JournalExtension), Sort: Playing}
		if info, err := f.disk().Stat(path); err == nil {
			e.Size, e.Changed = info.Size(), info.ModTime()
		}
		j, err := f.ReadJournal(path)
		if err != nil {
			continue // nothing was played, or nothing can be read: a save says more
		}
		e.Header, e.record = j.now(), j.record()
		f.believe(&e)
		list = append(list, e)
	}
	return list
}

// now is the head of a save of the journal's last moment, as far as it can be told
// without the rules.
func (j *Journal) now() Header {
	h, n := j.Header, j.Header.Commands
	for i := range j.Steps {
		switch p := &j.Steps[i]; p.Kind {
		case CommandStep, RedoStep:
			n++
		case UndoStep:
			n--
		case MarkStep:
			id, line, rules := h.ID, h.Line, h.Rules
			h = p.Header
			h.Game, h.ID, h.Line, h.Rules = j.Header.Game, id, line, rules
		}
	}
	h.Order, h.Commands = j.Last(), n
	return h
}

// mostHeld is how many saves a journal is held against: an honest one is in the first of
// them, and however many there are the list is made in bounded time.
const mostHeld = 8

// ahead are the journals that hold more than every sound save and every other journal of
// their line of play that is as late: from them the game goes on.
func (f Folder) ahead(journals, list []Entry) []Entry {
	all := append(slices.Clip(list), journals...)
	slices.SortStableFunc(all, latestFirst)
	var out []Entry
	for _, j := range journals {
		held, further := 0, true
		for i := range all {
			e := &all[i]
			if e.Path == j.Path || e.Problem != nil || e.Sort == Aside || lineOf(&e.Header) != lineOf(&j.Header) {
				continue
			}
			if held++; held > mostHeld || e.order() < j.order() {
				break
			}
			if r, err := f.Record(e); err == nil && j.record.LeadsTo(r) {
				further = false
				break
			}
		}
		if further {
			out = append(out, j)
		}
	}
	return out
}

// dropJournals removes the journals of a line of play that are no later than order and hold
// nothing that r does not hold: they are not needed any more. So do those that were begun
// and hold nothing: the program was ended as it wrote the beginning.
func (f Folder) dropJournals(r *game.Record, line [3]string, order int64, but string) {
	d := f.disk()
	for _, name := range journalNames(d, f.Dir) {
		path := filepath.Join(f.Dir, name)
		if path == but || !strings.HasPrefix(name, journalPrefix+FileName(line[1])) {
			continue
		}
		j, err := f.ReadJournal(path)
		var p *Problem
		switch {
		case err == nil && lineOf(&j.Header) == line && j.Last() <= order && j.record().LeadsTo(r):
			_ = d.Remove(path)
		case errors.As(err, &p) && (p.Kind == Empty || p.Kind == Truncated):
			if begun, of := beganAt(name, line[1], line[2]); of && begun < order {
				_ = d.Remove(path)
			}
		}
	}
}

// beganAt is the order at which a journal of that name began, if it is of this line of
// play.
func beganAt(name, id, line string) (order int64, of bool) {
	text, of := strings.CutPrefix(strings.TrimSuffix(name, JournalExtension), journalPrefix+lineNamed(id, line)+"-")
	order, err := strconv.ParseInt(text, 36, 64)
	return order, of && err == nil && order >= 0
}

// Unread is the name of the journal that holds what was played behind a save with this
// header, and can be read no more: it is damaged. "" is none. A journal that cannot be
// read is known by its name, and by when it was written last.
func (f Folder) Unread(h Header) string {
	d := f.disk()
	for _, name := range journalNames(d, f.Dir) {
		if _, of := beganAt(name, h.ID, h.Line); !of {
			continue
		}
		path := filepath.Join(f.Dir, name)
		j, err := f.ReadJournal(path)
		var p *Problem
		if err == nil && !j.Torn || errors.As(err, &p) && p.Kind != Damaged && p.Kind != NotASave {
			continue // it is whole, or was never begun
		}
		if info, err := d.Stat(path); err == nil && info.ModTime().After(h.Saved.Add(time.Second)) {
			return name
		}
	}
	return ""
}

// journalNames are the names of the journals in a folder.
func journalNames(d disk.Disk, dir string) (names []string) {
	files, _ := d.ReadDir(dir) // none, if it is not there
	for _, file := range files {
		if name := file.Name(); IsJournal(name) && strings.HasPrefix(name, journalPrefix) && !file.IsDir() {
			names = append(names, name)
		}
	}
	return names
}
