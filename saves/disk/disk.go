// Package disk is the layer through which everything is written that the program
// keeps: saves, journals, settings, exports. System is the disk of this machine;
// tests have one that fails, fills up and loses what was not synced (brittle).
package disk

import (
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
)

// Disk is what the program asks of a file system. Names are paths.
type Disk interface {
	// Open opens a file to be read. A pipe is not waited for.
	Open(name string) (File, error)
	// Create makes a file to be written, which must not be there yet.
	Create(name string) (File, error)
	// CreateTemp makes a file of a new name, the pattern with a number for its *.
	CreateTemp(dir, pattern string) (File, error)
	// Rename gives a file another name, over another file or not.
	Rename(from, to string) error
	// Link gives a file a second name, which must not be in use.
	Link(from, to string) error
	Remove(name string) error
	MkdirAll(dir string) error
	// SyncDir makes what was created, renamed and removed in a folder last through a
	// power cut, where the system can.
	SyncDir(dir string) error
	ReadDir(dir string) ([]fs.DirEntry, error)
	Stat(name string) (fs.FileInfo, error)
	Lstat(name string) (fs.FileInfo, error)
	// Real is a path without links in it.
	Real(name string) (string, error)
	// Lock holds a file for this program until it is closed or the program ends,
	// however it ends. ErrLocked says that another program, or another part of this
	// one, holds it.
	Lock(name string) (io.Closer, error)
}

// File is an open file.
type File interface {
	io.Reader
	io.Writer
	io.Seeker
	io.Closer
	Name() string
	Stat() (fs.FileInfo, error)
	// Sync returns when what was written will last through a power cut.
	Sync() error
}

// ErrLocked says that a file is held already.
var ErrLocked = errors.New("another program holds it")

// System is the disk of this machine.
var System Disk = system{}

type system struct{}

func (system) Open(name string) (File, error) {
	return opened(os.OpenFile(name, os.O_RDONLY|noWait, 0))
}

func (system) Create(name string) (File, error) {
	return opened(os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o644))
}

// CreateTemp makes a file that others may read if the player lets them, as those
// of os.CreateTemp may not be: it will be a save or an export.
func (d system) CreateTemp(dir, pattern string) (File, error) {
	before, after, _ := strings.Cut(pattern, "*")
	for try := 0; ; try++ {
		f, err := d.Create(filepath.Join(dir, before+strconv.FormatUint(uint64(rand.Uint32()), 10)+after))
		if err == nil || !errors.Is(err, fs.ErrExist) || try == 1000 {
			return f, err
		}
	}
}

// opened keeps a nil *os.File from becoming a File that is not nil.
func opened(f *os.File, err error) (File, error) {
	if err != nil {
		return nil, err
	}
	return f, nil
}

func (system) Rename(from, to string) error              { return os.Rename(from, to) }
func (system) Link(from, to string) error                { return os.Link(from, to) }
func (system) Remove(name string) error                  { return os.Remove(name) }
func (system) MkdirAll(dir string) error                 { return os.MkdirAll(dir, 0o755) }
func (system) ReadDir(dir string) ([]fs.DirEntry, error) { return os.ReadDir(dir) }
func (system) Stat(name string) (fs.FileInfo, error)     { return os.Stat(name) }
func (system) Lstat(name string) (fs.FileInfo, error)    { return os.Lstat(name) }
func (system) Real(name string) (string, error)          { return filepath.EvalSymlinks(name) }

func (system) SyncDir(dir string) error {
	if runtime.GOOS == "windows" { // folders cannot be synced there
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer d.Close()
	if err := d.Sync(); err != nil && !errors.Is(err, syscall.EINVAL) && !errors.Is(err, errors.ErrUnsupported) {
		return err
	}
	return nil
}

// held is a file that is locked; it goes when it is let go.
type held struct {
	*os.File
	name string
}

// Lock locks the file of that name, which is made. A program that ends lets go of
// it, whatever ended it: a file that is left over is nobody's.
func (system) Lock(name string) (io.Closer, error) {
	for range 8 {
		f, err := os.OpenFile(name, os.O_CREATE|os.O_RDWR, 0o644)
		if err != nil {
			return nil, err
		}
		if err := lock(f); err != nil {
			_ = f.Close()
			return nil, err
		}
		mine, err := f.Stat()
		is, gone := os.Stat(name)
		if err == nil && gone == nil && os.SameFile(mine, is) {
			return &held{f, name}, nil
		}
		_ = f.Close() // who held it took the file away between opening and locking
	}
	return nil, ErrLocked
}

// Close takes the file away and lets go of it, in this order: no other can hold a
// file of that name that is about to go.
func (h *held) Close() error {
	if runtime.GOOS == "windows" { // an open file cannot be taken away there
		err := h.File.Close()
		_ = os.Remove(h.name)
		return err
	}
	_ = os.Remove(h.name)
	return h.File.Close()
}

// Sweep removes the files of a folder that match, and that a program which was
// ended left unfinished: those for which old says so.
func Sweep(d Disk, dir, pattern string, old func(fs.FileInfo) bool) {
	files, err := d.ReadDir(dir)
	if err != nil {
		return
	}
	for _, file := range files {
		if fits, _ := filepath.Match(pattern, file.Name()); !fits || strings.ContainsRune(file.Name(), filepath.Separator) {
			continue
		}
		path := filepath.Join(dir, file.Name())
		if info, err := d.Lstat(path); err == nil && info.Mode().IsRegular() && old(info) {
			_ = d.Remove(path)
		}
	}
}
