package saves

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"

	"sourceofthenile/game"
)

// Extension ends the name of every save.
const Extension = ".nile"

// Load reads and checks the save at path. The error is a *Problem; with it
// comes as much of the header as can be read. The file is left as it is.
func Load(path string) (Header, *game.Record, error) {
	data, err := readFile(path)
	if err != nil {
		return Header{}, nil, err
	}
	h, r, err := Decode(data)
	return h, r, at(path, err)
}

// readFile reads a file that may be a save.
func readFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, reading(path, err)
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, reading(path, err)
	case !info.Mode().IsRegular():
		return nil, &Problem{Kind: NotASave, Path: path}
	}
	data, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err != nil {
		return nil, reading(path, err)
	}
	return data, nil
}

// file is what writing needs of an *os.File.
type file interface {
	io.Writer
	Sync() error
	Close() error
	Name() string
}

// write puts data at path so that there is always a whole file of that name:
// the old one until the new one is safely on the disk. Before anything is written
// over, room is made for it: what that gives is the name under which the old file
// is kept, "" for none.
func (f Folder) write(path string, data []byte, room func(path string) (string, error)) (kept string, err error) {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real // a link to another folder stays a link
	}
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", writing(path, err)
	}
	temp, err := f.writeTemp(dir, data)
	if err != nil {
		return "", writing(path, err)
	}
	if kept, err = room(path); err == nil {
		err = f.renameTo(temp, path)
	}
	if err != nil {
		_ = os.Remove(temp)
		if kept != "" {
			_ = os.Remove(kept) // it still has its old name
		}
		return "", writing(path, err)
	}
	sync := f.syncDir
	if sync == nil {
		sync = syncDir
	}
	if err := f.synced(func() error { return sync(dir) }); err != nil {
		return kept, &Problem{Unsure, path, err}
	}
	f.sweep(dir)
	return kept, nil
}

// sweep removes what an interrupted save of an earlier day left unfinished.
func (f Folder) sweep(dir string) {
	left, _ := filepath.Glob(filepath.Join(dir, tempName)) // fails for a bad pattern only
	for _, path := range left {
		if info, err := os.Lstat(path); err == nil && f.now().Sub(info.ModTime()) > 24*time.Hour {
			_ = os.Remove(path)
		}
	}
}

// tempName is what files are called while they are being written.
const tempName = ".saving-*.tmp"

// writeTemp writes data to a new file in dir, down to the disk.
func (f Folder) writeTemp(dir string, data []byte) (string, error) {
	create := f.create
	if create == nil {
		create = func(dir string) (file, error) { return os.CreateTemp(dir, tempName) }
	}
	out, err := create(dir)
	if err != nil {
		return "", err
	}
	_, err = out.Write(data)
	if err == nil {
		err = f.synced(out.Sync)
	}
	if e := out.Close(); err == nil {
		err = e
	}
	if err != nil {
		_ = os.Remove(out.Name())
		return "", err
	}
	return out.Name(), nil
}

// renameTo gives a file that has been written its name.
func (f Folder) renameTo(temp, path string) error {
	if f.rename == nil {
		return os.Rename(temp, path)
	}
	return f.rename(temp, path)
}

// free reports whether a file may be written at path: there is none, or a sound
// save; with over, any file.
func free(path string, over bool) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return writing(path, err)
	case !info.Mode().IsRegular():
		return &Problem{Occupied, path, why("no-file")}
	case over:
		return nil
	}
	var p *Problem
	if errors.As(sound(path), &p) {
		return &Problem{Occupied, path, p.details()}
	}
	return nil
}

// makeRoom gives what stands at path a second name, if it is not a sound save of
// a format this program knows: only such a one may be written over.
func (f Folder) makeRoom(path string) (kept string, err error) {
	err = sound(path)
	var p *Problem
	if err == nil || errors.As(err, &p) && p.Kind == Missing {
		return "", nil
	}
	if p != nil && p.Kind == Unreadable {
		return "", p
	}
	return f.keepBeside(path)
}

// sound checks the checksum of a save, not its contents.
func sound(path string) error {
	data, err := readFile(path)
	if err != nil {
		return err
	}
	h, p := readHead(data[:min(len(data), maxHead)], int64(len(data)))
	if p == nil {
		p = verify(data, h)
	}
	if p != nil {
		p.Path = path
		return p
	}
	return nil
}

// MoveAside renames a file that cannot be used to "name.broken-2026-11-21.nile"
// ("newer" instead of "broken" for a save of a newer program), with a number
// behind the date when there is such a file already. A file that was moved
// aside before keeps its name. It gives the path the file has now.
func (f Folder) MoveAside(path string) (string, error) {
	if IsAside(path) {
		return path, nil
	}
	to, err := f.keepBeside(path)
	if err != nil {
		return "", err
	}
	if err := os.Remove(path); err != nil {
		return "", writing(path, err)
	}
	return to, nil
}

// keepBeside gives a file a second name, the one that MoveAside tells of: at no
// moment is it without one. Where a file can have one name only it is copied.
func (f Folder) keepBeside(path string) (string, error) {
	word := "broken"
	var p *Problem
	if errors.As(sound(path), &p) {
		switch p.Kind {
		case Newer:
			word = "newer"
		case Missing:
			return "", p
		}
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return "", &Problem{Unwritable, path, why("no-file")}
	}
	stem := strings.TrimSuffix(path, Extension) + "." + word + "-" + f.now().Format(time.DateOnly)
	for n := 1; n <= 10_000; n++ {
		to := stem + Extension
		if n > 1 {
			to = fmt.Sprintf("%s-%d%s", stem, n, Extension)
		}
		err := os.Link(path, to)
		if err != nil && !errors.Is(err, fs.ErrExist) {
			err = duplicate(path, to)
		}
		switch {
		case err == nil:
			return to, nil
		case !errors.Is(err, fs.ErrExist):
			return "", writing(path, err)
		}
	}
	return "", writing(path, why("too-many-aside"))
}

// duplicate copies a file, down to the disk, to a name that is not in use, else
// fs.ErrExist.
func duplicate(path, to string) error {
	in, err := os.Open(path)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	if err = errors.Join(err, out.Sync(), out.Close()); err != nil {
		_ = os.Remove(to)
	}
	return err
}

// IsAside reports whether a file is called like one that was moved aside.
func IsAside(path string) bool {
	base := filepath.Base(path)
	return strings.Contains(base, ".broken-20") || strings.Contains(base, ".newer-20")
}

// syncDir makes a rename last through a power cut, where the system can.
func syncDir(dir string) error {
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
