package disk

import (
	"io"
	"io/fs"
	"syscall"
	"syscall/js"
	"time"
)

// noSpace is what a browser says that grants no more room.
const noSpace = syscall.ENOSPC

// numbers are the errors that browser.js gives.
var numbers = map[string]error{
	"ENOENT": syscall.ENOENT, "EEXIST": syscall.EEXIST, "EISDIR": syscall.EISDIR, "ENOTDIR": syscall.ENOTDIR,
	"ENOTEMPTY": syscall.ENOTEMPTY, "EINVAL": syscall.EINVAL, "EPERM": syscall.EPERM, "EIO": syscall.EIO,
}

// readAhead is how many bytes are asked of the browser at once.
const readAhead = 64 << 10

// browserFile is an open file: read from anywhere, written at its end.
type browserFile struct {
	disk *browser
	name string
	id   int
	at   int64 // where it is read

	ahead  []byte // read already
	from   int64  // where that begins
	closed bool
}

// Name implements File.
func (f *browserFile) Name() string { return f.name }

// Read implements File.
func (f *browserFile) Read(p []byte) (int, error) {
	switch {
	case f.closed:
		return 0, wrongAt("read", f.name, fs.ErrClosed)
	case f.id == 0:
		return 0, wrongAt("read", f.name, syscall.EISDIR)
	case len(p) == 0:
		return 0, nil
	}
	if f.at < f.from || f.at >= f.from+int64(len(f.ahead)) {
		if err := f.fill(max(len(p), readAhead)); err != nil {
			return 0, wrongAt("read", f.name, err)
		}
	}
	if f.at >= f.from+int64(len(f.ahead)) {
		return 0, io.EOF
	}
	n := copy(p, f.ahead[f.at-f.from:])
	f.at += int64(n)
	return n, nil
}

// fill reads the pieces that hold so many bytes from where the file is read.
func (f *browserFile) fill(n int) error {
	got, err := f.disk.do("read", f.id, f.at, f.at+int64(n))
	if err != nil {
		return err
	}
	pieces := got.Get("pieces")
	f.from, f.ahead = int64(got.Get("at").Float()), f.ahead[:0]
	for i := range pieces.Length() {
		piece := pieces.Index(i)
		bytes := make([]byte, piece.Length())
		js.CopyBytesToGo(bytes, piece)
		f.ahead = append(f.ahead, bytes...)
	}
	return nil
}

// Write implements File: what is written goes behind what is there.
func (f *browserFile) Write(p []byte) (int, error) {
	if f.closed {
		return 0, wrongAt("write", f.name, fs.ErrClosed)
	}
	if len(p) == 0 {
		return 0, nil
	}
	bytes := js.Global().Get("Uint8Array").New(len(p))
	js.CopyBytesToJS(bytes, p)
	if _, err := f.disk.do("write", f.id, bytes); err != nil {
		return 0, wrongAt("write", f.name, err)
	}
	return len(p), nil
}

// Seek implements File.
func (f *browserFile) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += f.at
	case io.SeekEnd:
		info, err := f.Stat()
		if err != nil {
			return f.at, err
		}
		offset += info.Size()
	}
	if offset < 0 {
		return f.at, wrongAt("seek", f.name, syscall.EINVAL)
	}
	f.at, f.ahead = offset, nil // it may have grown
	return offset, nil
}

// Stat implements File.
func (f *browserFile) Stat() (fs.FileInfo, error) {
	info := &browserInfo{name: clean(f.name)[1:], id: f.id}
	if f.id == 0 {
		return info, nil
	}
	of, err := f.disk.do("statOf", f.id)
	if err != nil {
		return nil, wrongAt("stat", f.name, err)
	}
	if of.IsNull() {
		return nil, wrongAt("stat", f.name, syscall.ENOENT)
	}
	info.size, info.at = int64(of.Get("size").Float()), time.UnixMilli(int64(of.Get("at").Float()))
	return info, nil
}

// Sync implements File.
func (f *browserFile) Sync() error {
	if f.closed {
		return wrongAt("sync", f.name, fs.ErrClosed)
	}
	_, err := f.disk.do("sync", f.id)
	return wrongAt("sync", f.name, err)
}

// Close implements File.
func (f *browserFile) Close() error {
	if f.closed {
		return wrongAt("close", f.name, fs.ErrClosed)
	}
	f.closed, f.ahead = true, nil
	return nil
}
