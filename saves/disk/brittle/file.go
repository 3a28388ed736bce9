package brittle

import (
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"time"
)

// file is an open file.
type file struct {
	d      *Disk
	n      *node
	name   string
	at     int
	writes bool
}

func (f *file) Name() string { return f.name }
func (f *file) Close() error { return nil }

func (f *file) Read(b []byte) (int, error) {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if _, err := f.d.step("read", f.name); err != nil {
		return 0, err
	}
	if f.at >= len(f.n.data) {
		return 0, io.EOF
	}
	n := copy(b, f.n.data[f.at:])
	f.at += n
	return n, nil
}

func (f *file) Write(b []byte) (int, error) {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if !f.writes {
		return 0, errors.New("opened to be read")
	}
	half, err := f.d.step("write", f.name)
	if err != nil {
		if half {
			f.n.data = append(f.n.data, b[:len(b)/2]...)
			return len(b) / 2, err
		}
		return 0, err
	}
	f.n.data, f.n.changed = append(f.n.data, b...), f.d.now()
	return len(b), nil
}

func (f *file) Seek(offset int64, whence int) (int64, error) {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	switch whence {
	case io.SeekCurrent:
		offset += int64(f.at)
	case io.SeekEnd:
		offset += int64(len(f.n.data))
	}
	f.at = int(offset)
	return offset, nil
}

func (f *file) Stat() (fs.FileInfo, error) {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	return info{filepath.Base(f.name), &node{data: slices.Clone(f.n.data), changed: f.n.changed}}, nil
}

func (f *file) Sync() error {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if _, err := f.d.step("sync", f.name); err != nil {
		return err
	}
	switch f.d.Lie {
	case LostSync:
	case EarlyName:
		f.d.late = append(f.d.late, f.n)
	default:
		f.n.synced = slices.Clone(f.n.data)
	}
	return nil
}

// info tells of a file or folder.
type info struct {
	name string
	n    *node // nil: a folder
}

func (i info) Name() string { return i.name }
func (i info) IsDir() bool  { return i.n == nil }
func (i info) Sys() any     { return nil }

func (i info) Size() int64 {
	if i.IsDir() {
		return 0
	}
	return int64(len(i.n.data))
}

func (i info) Mode() fs.FileMode {
	if i.IsDir() {
		return fs.ModeDir | 0o755
	}
	return 0o644
}

func (i info) ModTime() time.Time {
	if i.IsDir() {
		return time.Time{}
	}
	return i.n.changed
}
