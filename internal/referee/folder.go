package referee

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sourceofthenile/saves/disk"
)

// Folder is a Log in a folder: of every table files whose names say with which line they
// begin. A file is added to as long as nothing goes wrong; then another is begun, so that
// nothing ever stands behind what was torn. Where two hold the same line, the later counts.
type Folder struct {
	dir  string
	disk disk.Disk
	held io.Closer

	mu   sync.Mutex
	open map[string]*segment // a table each, once it was asked for
}

// segment is the file of a table that is being added to. Each has a lock of its own: one table's
// line lies on the disk while another's is on its way there.
type segment struct {
	mu    sync.Mutex
	file  disk.File // nil: none
	lines int       // that stand before the next one
}

// of is a table's segment, locked.
func (f *Folder) of(id string) *segment {
	f.mu.Lock()
	s := f.open[id]
	if s == nil {
		s = &segment{}
		f.open[id] = s
	}
	f.mu.Unlock()
	s.mu.Lock()
	return s
}

// end has nothing added to the file any more. s.mu is held.
func (s *segment) end() {
	if s.file != nil {
		_ = s.file.Close() // what it holds is synced, or counts for nothing
		s.file = nil
	}
}

const (
	segmentExtension = ".table"
	frameHead        = 8 // length and checksum, four bytes each
)

var named = regexp.MustCompile(`^[a-z0-9]{1,40}$`)

// OpenFolder is the log of a folder, which is made where it is not there. No other program
// may have it open: disk.ErrLocked.
func OpenFolder(d disk.Disk, dir string) (*Folder, error) {
	if err := d.MkdirAll(dir); err != nil {
		return nil, err
	}
	held, err := d.Lock(filepath.Join(dir, "serve.lock"))
	if err != nil {
		return nil, err
	}
	return &Folder{dir: dir, disk: d, held: held, open: map[string]*segment{}}, nil
}

// Close lets other programs have the folder.
func (f *Folder) Close() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, s := range f.open { // in any order: each is ended
		s.mu.Lock()
		s.end()
		s.mu.Unlock()
	}
	return f.held.Close()
}

// Tables are the tables of the folder.
func (f *Folder) Tables() ([]string, error) {
	files, err := f.segments("")
	var ids []string
	for _, s := range files {
		ids = append(ids, s.id)
	}
	slices.Sort(ids)
	return slices.Compact(ids), err
}

// part is a file of a table.
type part struct {
	id, name string
	from     int
}

// Remove has nothing be kept of a table any more.
func (f *Folder) Remove(id string) error {
	at := f.of(id)
	defer at.mu.Unlock()
	at.end()
	files, err := f.segments(id)
	for _, s := range files {
		err = errors.Join(err, f.disk.Remove(s.name))
	}
	return err
}

// segments are the files of a table, of all for "", by the lines they begin with.
func (f *Folder) segments(id string) (all []part, err error) {
	files, err := f.disk.ReadDir(f.dir)
	for _, file := range files {
		stem, ok := strings.CutSuffix(file.Name(), segmentExtension)
		of, from, cut := strings.Cut(stem, "-")
		n, number := strconv.Atoi(from)
		if ok && cut && number == nil && n >= 0 && named.MatchString(of) && (id == "" || of == id) {
			all = append(all, part{of, filepath.Join(f.dir, file.Name()), n})
		}
	}
	slices.SortFunc(all, func(a, b part) int { return a.from - b.from })
	return all, err
}

// Load implements Log.
func (f *Folder) Load(id string) ([][]byte, error) {
	at := f.of(id)
	defer at.mu.Unlock()
	at.end()
	files, err := f.segments(id)
	if err != nil {
		return nil, err
	}
	var lines [][]byte
	for _, s := range files {
		if s.from > len(lines) {
			return nil, fmt.Errorf("%w: %s begins with line %d, and there are %d before it", ErrDamaged, filepath.Base(s.name), s.from, len(lines))
		}
		here, err := f.read(s.name)
		if err != nil {
			return nil, err
		}
		if len(here) > 0 {
			lines = append(lines[:s.from:s.from], here...)
		}
	}
	return lines, nil
}

// read is what a file holds, as far as it is whole.
func (f *Folder) read(name string) (lines [][]byte, err error) {
	file, err := f.disk.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	data, err := io.ReadAll(file)
	if err != nil {
		return nil, err
	}
	for len(data) >= frameHead {
		n := binary.LittleEndian.Uint32(data)
		sum := binary.LittleEndian.Uint32(data[4:])
		if n > mostLine || uint64(n) > uint64(len(data)-frameHead) {
			break
		}
		line := data[frameHead : frameHead+n]
		if crc32.ChecksumIEEE(line) != sum {
			break
		}
		lines, data = append(lines, line), data[frameHead+n:]
	}
	return lines, nil
}

// Append implements Log.
func (f *Folder) Append(id string, n int, line []byte) error {
	if !named.MatchString(id) {
		return fmt.Errorf("%q is no name of a table", id)
	}
	s := f.of(id)
	defer s.mu.Unlock()
	if s.file == nil {
		file, err := f.create(id, n)
		if err != nil {
			return err
		}
		s.file, s.lines = file, n
	}
	if s.lines != n {
		return ErrNotNext
	}
	frame := binary.LittleEndian.AppendUint32(nil, uint32(len(line)))
	frame = binary.LittleEndian.AppendUint32(frame, crc32.ChecksumIEEE(line))
	_, err := s.file.Write(append(frame, line...))
	if err == nil {
		err = s.file.Sync()
	}
	if err != nil {
		s.end()
		return err
	}
	s.lines++
	return nil
}

// create makes a file that begins with a line, under a name that will last. One of that
// name that holds nothing whole was begun and not written.
func (f *Folder) create(id string, n int) (disk.File, error) {
	name := filepath.Join(f.dir, id+"-"+strconv.Itoa(n)+segmentExtension)
	if lines, err := f.read(name); err == nil {
		if len(lines) > 0 {
			return nil, ErrNotNext
		}
		if err := f.disk.Remove(name); err != nil {
			return nil, err
		}
	}
	file, err := f.disk.Create(name)
	if err != nil {
		return nil, err
	}
	if err := f.disk.SyncDir(f.dir); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}
