// Package brittle is a disk for tests, in memory: it fails, fills up or loses its
// power at the n-th thing that is asked of it, and knows what a real disk would
// have left then.
package brittle

import (
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"sourceofthenile/saves/disk"
)

// Fault is what happens at the n-th operation.
type Fault uint8

// The faults.
const (
	None  Fault = iota
	Fails       // it fails, and the disk goes on
	Full        // the disk is full from then on; of what is written a half still finds room
	Stops       // nothing happens any more: the program is killed, or the power gone
)

// Left is what is found on the disk afterwards.
type Left uint8

// What may be left. A killed program leaves all it has written; after a power cut
// anything between Synced and that may be there.
const (
	Written Left = iota // everything, synced or not
	Synced              // nothing but what was synced, names and contents
	Names               // all names, but of contents only what was synced
	Torn                // all names, and half of what was written behind what was synced
)

// Lie is how a disk, or a program, may be wrong: what the tests must notice.
type Lie uint8

// The lies.
const (
	Honest    Lie = iota
	LostSync      // a sync does nothing
	EarlyName     // a file is synced only after it has been given its name
)

// Disk is a disk in memory. All of it may be used from several goroutines.
type Disk struct {
	mu      sync.Mutex
	names   map[string]*node // files by path
	synced  map[string]*node // the names that last
	dirs    map[string]bool
	locks   map[string]bool
	late    []*node // are synced after the next new name
	temps   int
	stopped bool
	full    bool

	// At is the number of the operation, from 1, that Fault happens to; Ops is how
	// many there have been, Did what they were. Reading counts as well.
	At    int
	Fault Fault
	Lie   Lie
	Ops   int
	Did   []string
	// Now is the time of files; nil: it stands still.
	Now func() time.Time
}

type node struct {
	data, synced []byte
	changed      time.Time
}

// New is an empty disk.
func New() *Disk {
	return &Disk{names: map[string]*node{}, synced: map[string]*node{}, dirs: map[string]bool{"/": true}, locks: map[string]bool{}}
}

// ErrFault is what operations fail with.
var ErrFault error = syscall.EIO

// After is the disk as it is found after it has stopped, without faults.
func (d *Disk) After(left Left) *Disk {
	d.mu.Lock()
	defer d.mu.Unlock()
	to := New()
	to.Now, to.temps = d.Now, d.temps
	for dir := range d.dirs { // in any order: a set
		to.dirs[dir] = true
	}
	names := d.names
	if left == Synced {
		names = d.synced
	}
	for name, n := range names { // in any order: each on its own
		data := n.data
		switch {
		case left == Synced || left == Names:
			data = n.synced
		case left == Torn:
			same := min(len(n.synced), len(n.data))
			data = n.data[:same+(len(n.data)-same)/2]
		}
		now := &node{slices.Clone(data), slices.Clone(data), n.changed}
		to.names[name], to.synced[name] = now, now
	}
	return to
}

// Files are the names of all files, in order.
func (d *Disk) Files() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	var out []string
	for name := range d.names { // in any order: sorted below
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// Bytes is what a file holds; nil where there is none.
func (d *Disk) Bytes(name string) []byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	if n := d.names[name]; n != nil {
		return slices.Clone(n.data)
	}
	return nil
}

// Put makes a file, safely on the disk.
func (d *Disk) Put(name string, data []byte) {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := &node{slices.Clone(data), slices.Clone(data), d.now()}
	d.names[name], d.synced[name] = n, n
	d.dirs[filepath.Dir(name)] = true
}

func (d *Disk) now() time.Time {
	if d.Now == nil {
		return time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	}
	return d.Now()
}

// step counts an operation. half says that a half of it is still done.
func (d *Disk) step(op, name string) (half bool, err error) {
	if d.stopped {
		return false, &fs.PathError{Op: op, Path: name, Err: ErrFault}
	}
	d.Ops++
	d.Did = append(d.Did, op+" "+filepath.Base(name))
	grows := op == "write" || op == "create" || op == "link"
	if d.Ops == d.At {
		switch d.Fault {
		case Fails:
			return false, &fs.PathError{Op: op, Path: name, Err: ErrFault}
		case Full:
			d.full = true
			return grows, &fs.PathError{Op: op, Path: name, Err: syscall.ENOSPC}
		case Stops:
			d.stopped = true
			return true, &fs.PathError{Op: op, Path: name, Err: ErrFault}
		}
	}
	if d.full && grows {
		return false, &fs.PathError{Op: op, Path: name, Err: syscall.ENOSPC}
	}
	return false, nil
}

func missing(op, name string) error { return &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist} }

// Open opens a file to be read.
func (d *Disk) Open(name string) (disk.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("open", name); err != nil {
		return nil, err
	}
	n := d.names[name]
	if n == nil {
		return nil, missing("open", name)
	}
	return &file{d: d, n: n, name: name}, nil
}

// Create makes a file.
func (d *Disk) Create(name string) (disk.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.create(name)
}

func (d *Disk) create(name string) (disk.File, error) {
	if _, err := d.step("create", name); err != nil {
		return nil, err
	}
	if !d.dirs[filepath.Dir(name)] {
		return nil, missing("create", name)
	}
	if d.names[name] != nil {
		return nil, &fs.PathError{Op: "create", Path: name, Err: fs.ErrExist}
	}
	n := &node{changed: d.now()}
	d.names[name] = n
	return &file{d: d, n: n, name: name, writes: true}, nil
}

// CreateTemp makes a file with a number in its name.
func (d *Disk) CreateTemp(dir, pattern string) (disk.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.temps++
	return d.create(filepath.Join(dir, strings.Replace(pattern, "*", fmt.Sprint(d.temps), 1)))
}

// Rename gives a file another name.
func (d *Disk) Rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("rename", to); err != nil {
		return err
	}
	n := d.names[from]
	if n == nil {
		return missing("rename", from)
	}
	delete(d.names, from)
	d.names[to] = n // which may be the same
	return nil
}

// Link gives a file a second name.
func (d *Disk) Link(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("link", to); err != nil {
		return err
	}
	switch {
	case d.names[from] == nil:
		return missing("link", from)
	case d.names[to] != nil:
		return &fs.PathError{Op: "link", Path: to, Err: fs.ErrExist}
	}
	d.names[to] = d.names[from]
	return nil
}

// Remove takes a name away.
func (d *Disk) Remove(name string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("remove", name); err != nil {
		return err
	}
	if d.names[name] == nil {
		return missing("remove", name)
	}
	delete(d.names, name)
	return nil
}

// MkdirAll makes a folder, which lasts at once.
func (d *Disk) MkdirAll(dir string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("mkdir", dir); err != nil {
		return err
	}
	for ; !d.dirs[dir]; dir = filepath.Dir(dir) {
		d.dirs[dir] = true
	}
	return nil
}

// Hide does nothing: there is nobody else here.
func (d *Disk) Hide(name string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	_, err := d.step("hide", name)
	return err
}

// SyncDir makes the names in a folder last.
func (d *Disk) SyncDir(dir string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("syncdir", dir); err != nil {
		return err
	}
	if d.Lie == LostSync {
		return nil
	}
	for name, n := range d.names { // in any order: each on its own
		if filepath.Dir(name) == dir {
			d.synced[name] = n
		}
	}
	for name := range d.synced { // in any order: each on its own
		if filepath.Dir(name) == dir && d.names[name] == nil {
			delete(d.synced, name)
		}
	}
	for _, n := range d.late {
		n.synced = slices.Clone(n.data)
	}
	d.late = nil
	return nil
}

// ReadDir lists a folder.
func (d *Disk) ReadDir(dir string) ([]fs.DirEntry, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("readdir", dir); err != nil {
		return nil, err
	}
	if !d.dirs[dir] {
		return nil, missing("open", dir)
	}
	var out []fs.DirEntry
	for name, n := range d.names { // in any order: sorted below
		if filepath.Dir(name) == dir {
			out = append(out, fs.FileInfoToDirEntry(info{filepath.Base(name), n}))
		}
	}
	for name := range d.dirs { // in any order: sorted below
		if filepath.Dir(name) == dir && name != dir {
			out = append(out, fs.FileInfoToDirEntry(info{filepath.Base(name), nil}))
		}
	}
	slices.SortFunc(out, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return out, nil
}

// Stat tells of a file.
func (d *Disk) Stat(name string) (fs.FileInfo, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("stat", name); err != nil {
		return nil, err
	}
	if n := d.names[name]; n != nil {
		return info{filepath.Base(name), n}, nil
	}
	if d.dirs[name] {
		return info{filepath.Base(name), nil}, nil
	}
	return nil, missing("stat", name)
}

// Lstat is Stat: there are no links to other names.
func (d *Disk) Lstat(name string) (fs.FileInfo, error) { return d.Stat(name) }

// Real is the name itself.
func (d *Disk) Real(name string) (string, error) { return name, nil }

// Lock holds a name. It is no file here.
func (d *Disk) Lock(name string) (io.Closer, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.step("lock", name); err != nil {
		return nil, err
	}
	if d.locks[name] {
		return nil, disk.ErrLocked
	}
	d.locks[name] = true
	return closer(func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		delete(d.locks, name)
	}), nil
}

type closer func()

func (c closer) Close() error {
	c()
	return nil
}
