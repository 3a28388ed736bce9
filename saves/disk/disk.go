// Package disk is the layer through which everything is written that the program
// keeps: saves, journals, settings, exports. System is the disk of this machine;
// tests have one that fails, fills up and loses what was not synced (brittle).
package disk

import (
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"strings"
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
	// MkdirAll makes a folder and those it lies in. They last through a power cut.
	MkdirAll(dir string) error
	// Hide keeps a file or folder from other people at this machine, where the system
	// can.
	Hide(name string) error
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

// createTemp makes a file of a new name on any disk. Others may read it if the
// player lets them, as those of os.CreateTemp may not be: it will be a save or an
// export.
func createTemp(d Disk, dir, pattern string) (File, error) {
	before, after, _ := strings.Cut(pattern, "*")
	for try := 0; ; try++ {
		f, err := d.Create(filepath.Join(dir, before+strconv.FormatUint(uint64(rand.Uint32()), 10)+after))
		if err == nil || !errors.Is(err, fs.ErrExist) || try == 1000 {
			return f, err
		}
	}
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
