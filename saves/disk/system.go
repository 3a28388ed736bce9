//go:build !js

package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
)

// System is the disk of this machine.
var System Disk = system{}

type system struct{}

func (system) Open(name string) (File, error) {
	return opened(os.OpenFile(name, os.O_RDONLY|noWait, 0))
}

func (system) Create(name string) (File, error) {
	return opened(os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o644))
}

// CreateTemp implements Disk.
func (d system) CreateTemp(dir, pattern string) (File, error) { return createTemp(d, dir, pattern) }

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
func (system) ReadDir(dir string) ([]fs.DirEntry, error) { return os.ReadDir(dir) }
func (system) Stat(name string) (fs.FileInfo, error)     { return os.Stat(name) }
func (system) Lstat(name string) (fs.FileInfo, error)    { return os.Lstat(name) }
func (system) Real(name string) (string, error)          { return filepath.EvalSymlinks(name) }

// MkdirAll implements Disk.
func (d system) MkdirAll(dir string) error {
	var holders []string // of the folders that are made
	for at := filepath.Clean(dir); ; {
		up := filepath.Dir(at)
		if _, err := os.Stat(at); !errors.Is(err, fs.ErrNotExist) || up == at {
			break
		}
		at, holders = up, append(holders, up)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, holder := range holders {
		_ = d.SyncDir(holder) // it may be one that may not be read
	}
	return nil
}

// Hide implements Disk.
func (system) Hide(name string) error {
	info, err := os.Lstat(name)
	switch {
	case err != nil:
		return err
	case info.IsDir():
		return os.Chmod(name, 0o700)
	}
	return os.Chmod(name, 0o600)
}

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
