package disk

import (
	"io"
	"io/fs"
	"math"
	"os"
	"path"
	"slices"
	"strings"
	"syscall/js"
	"time"
)

// In a browser the disk is IndexedDB: what browser.js does is a transaction each.
// Nothing of it is held in memory, so that two tabs see one disk. A goroutine that
// asks waits for the browser; what the browser calls must not ask.

// Outgoing is the folder of a browser's disk that files leave by: what is given a
// name in it goes to the player's downloads. It is always there, and always empty.
const Outgoing = "/downloads"

// System is the disk of this browser, for all pages from where this one came.
// The page has loaded browser.js before the program.
var System Disk = &browser{call: js.Global().Get("nileDisk")}

type browser struct{ call js.Value }

// do asks the browser for something and waits for it.
func (b *browser) do(what string, with ...any) (js.Value, error) {
	return await(b.call.Call(what, with...))
}

// await waits until a promise is kept or broken.
func await(promise js.Value) (out js.Value, err error) {
	over := make(chan struct{})
	kept := js.FuncOf(func(_ js.Value, of []js.Value) any {
		out = of[0]
		close(over)
		return nil
	})
	broken := js.FuncOf(func(_ js.Value, of []js.Value) any {
		err = reason(of[0])
		close(over)
		return nil
	})
	defer kept.Release()
	defer broken.Release()
	promise.Call("then", kept, broken)
	<-over
	return out, err
}

// clean is a name as browser.js knows it: from the root, without dots.
func clean(name string) string { return path.Clean("/" + name) }

func wrongAt(op, name string, err error) error {
	if err == nil {
		return nil
	}
	return &fs.PathError{Op: op, Path: name, Err: err}
}

func wrongBetween(op, from, to string, err error) error {
	if err == nil {
		return nil
	}
	return &os.LinkError{Op: op, Old: from, New: to, Err: err}
}

// Open implements Disk.
func (b *browser) Open(name string) (File, error) {
	info, err := b.stat(name)
	if err != nil {
		return nil, wrongAt("open", name, err)
	}
	return &browserFile{disk: b, name: name, id: info.id}, nil
}

// Create implements Disk.
func (b *browser) Create(name string) (File, error) {
	id, err := b.do("create", clean(name))
	if err != nil {
		return nil, wrongAt("open", name, err)
	}
	return &browserFile{disk: b, name: name, id: id.Int()}, nil
}

// CreateTemp implements Disk.
func (b *browser) CreateTemp(dir, pattern string) (File, error) {
	if clean(dir) == Outgoing {
		if err := b.MkdirAll(dir); err != nil {
			return nil, err
		}
	}
	return createTemp(b, dir, pattern)
}

// Rename implements Disk. A file that comes into Outgoing leaves the disk.
func (b *browser) Rename(from, to string) error {
	if path.Dir(clean(to)) == Outgoing {
		return wrongBetween("rename", from, to, b.send(from, path.Base(clean(to))))
	}
	_, err := b.do("rename", clean(from), clean(to))
	return wrongBetween("rename", from, to, err)
}

// Link implements Disk.
func (b *browser) Link(from, to string) error {
	_, err := b.do("link", clean(from), clean(to))
	return wrongBetween("link", from, to, err)
}

// send hands a file to the player's downloads and takes it away.
func (b *browser) send(from, as string) error {
	info, err := b.stat(from)
	if err != nil {
		return err
	}
	got, err := b.do("read", info.id, 0, math.Inf(1))
	if err != nil {
		return err
	}
	b.call.Call("send", as, got.Get("pieces"))
	_, err = b.do("remove", clean(from))
	return err
}

// Remove implements Disk.
func (b *browser) Remove(name string) error {
	_, err := b.do("remove", clean(name))
	return wrongAt("remove", name, err)
}

// MkdirAll implements Disk.
func (b *browser) MkdirAll(dir string) error {
	_, err := b.do("mkdirAll", clean(dir))
	return wrongAt("mkdir", dir, err)
}

// Hide implements Disk: a browser's disk is its player's alone.
func (b *browser) Hide(name string) error {
	_, err := b.Stat(name)
	return err
}

// SyncDir implements Disk. A name lasts with the file that is synced after it; of
// one that came after that the browser decides.
func (b *browser) SyncDir(dir string) error {
	info, err := b.stat(dir)
	if err == nil {
		_, err = b.do("sync", info.id)
	}
	return wrongAt("sync", dir, err)
}

// ReadDir implements Disk.
func (b *browser) ReadDir(dir string) ([]fs.DirEntry, error) {
	list, err := b.do("list", clean(dir))
	if err != nil {
		return nil, wrongAt("open", dir, err)
	}
	out := make([]fs.DirEntry, list.Length())
	for i := range out {
		of := list.Index(i)
		out[i] = fs.FileInfoToDirEntry(infoFrom(of.Get("name").String(), of))
	}
	slices.SortFunc(out, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return out, nil
}

// Stat implements Disk.
func (b *browser) Stat(name string) (fs.FileInfo, error) {
	info, err := b.stat(name)
	if err != nil {
		return nil, wrongAt("stat", name, err)
	}
	return info, nil
}

func (b *browser) stat(name string) (*browserInfo, error) {
	of, err := b.do("stat", clean(name))
	if err != nil {
		return nil, err
	}
	return infoFrom(path.Base(name), of), nil
}

// Lstat implements Disk: there are no links but those that are files.
func (b *browser) Lstat(name string) (fs.FileInfo, error) { return b.Stat(name) }

// Real implements Disk.
func (b *browser) Real(name string) (string, error) {
	_, err := b.Stat(name)
	return name, err
}

// Lock implements Disk by a lock of the browser's, which no file stands for: there
// is nothing to be left over. Where the browser has no locks nobody is kept out.
func (b *browser) Lock(name string) (io.Closer, error) {
	lock, err := b.do("lock", clean(name))
	switch {
	case err != nil:
		return nil, wrongAt("lock", name, err)
	case lock.IsNull():
		return nil, ErrLocked
	}
	return &browserLock{lock}, nil
}

type browserLock struct{ letGo js.Value }

func (l *browserLock) Close() error {
	if !l.letGo.Truthy() {
		return nil
	}
	gone := l.letGo.Invoke()
	l.letGo = js.Undefined()
	_, err := await(gone)
	return err
}

// browserInfo is what the disk says of a file or folder.
type browserInfo struct {
	name string
	id   int // 0: a folder
	size int64
	at   time.Time
}

func infoFrom(name string, of js.Value) *browserInfo {
	return &browserInfo{name: name, id: of.Get("id").Int(), size: int64(of.Get("size").Float()), at: time.UnixMilli(int64(of.Get("at").Float()))}
}

func (i *browserInfo) Name() string       { return i.name }
func (i *browserInfo) Size() int64        { return i.size }
func (i *browserInfo) ModTime() time.Time { return i.at }
func (i *browserInfo) IsDir() bool        { return i.id == 0 }
func (i *browserInfo) Sys() any           { return nil }

func (i *browserInfo) Mode() fs.FileMode {
	if i.IsDir() {
		return fs.ModeDir | 0o755
	}
	return 0o644
}

// reason is the error that a promise was broken with.
func reason(of js.Value) error {
	name, message := "", ""
	if of.Type() == js.TypeObject {
		name, message = of.Get("name").String(), of.Get("message").String()
	}
	if name == "QuotaExceededError" {
		return noSpace
	}
	if err, ok := numbers[message]; ok {
		return err
	}
	return &browserError{strings.TrimSpace(name + ": " + message)}
}

// browserError is an error of the browser's own.
type browserError struct{ said string }

func (e *browserError) Error() string { return "the browser says " + e.said }
