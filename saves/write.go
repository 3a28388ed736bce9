package saves

import (
	"bytes"
	"crypto/sha256"
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

// openFile opens a file to be read. What is none, such as a folder, a pipe or a
// device, is a *Problem of kind NotASave: it is not waited for.
func openFile(path string) (*os.File, int64, error) {
	info, err := os.Stat(path) // opening alone does something to some devices
	if err == nil && !info.Mode().IsRegular() {
		return nil, 0, &Problem{Kind: NotASave, Path: path}
	}
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, 0, reading(path, err)
	}
	if info, err = f.Stat(); err == nil && info.Mode().IsRegular() {
		return f, info.Size(), nil
	}
	_ = f.Close()
	if err != nil {
		return nil, 0, reading(path, err)
	}
	return nil, 0, &Problem{Kind: NotASave, Path: path}
}

// readFile reads a file that may be a save. Of one that cannot be, because it is
// too long or begins otherwise, only the beginning is read.
func readFile(path string) ([]byte, error) {
	f, size, err := openFile(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if size > maxFile {
		return nil, tooLong(path, f, size)
	}
	data := make([]byte, size)
	n, err := io.ReadFull(f, data)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return nil, reading(path, err)
	}
	return data[:n], nil
}

// tooLong says what a file is that is longer than any save.
func tooLong(path string, f io.Reader, size int64) *Problem {
	data, err := io.ReadAll(io.LimitReader(f, maxHead))
	if err != nil {
		return reading(path, err)
	}
	if _, p := readHead(data, size); p != nil && (p.Kind == Newer || p.Kind == NotASave) {
		return &Problem{p.Kind, path, p.Err}
	}
	return &Problem{Damaged, path, why("length")}
}

// ReadSmall reads a file that is no save, such as one with settings, of at most
// that many bytes. What is longer, or is no file, is an error.
func ReadSmall(path string, most int64) ([]byte, error) {
	f, size, err := openFile(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if size > most {
		return nil, &Problem{Unreadable, path, why("too-large")}
	}
	data, err := io.ReadAll(io.LimitReader(f, most))
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
	_, err := sum(path)
	return err
}

// sum reads the head of a save and checks its checksum, not its contents. However
// large a file is, it takes little memory.
func sum(path string) (Header, error) {
	f, size, err := openFile(path)
	if err != nil {
		return Header{}, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxHead))
	if err != nil {
		return Header{}, reading(path, err)
	}
	h, p := readHead(data, size)
	if p == nil && (size > maxFile || size < int64(h.size+sumSize)) {
		p = damaged("length")
	}
	if p != nil {
		p.Path = path
		return h.Header, p
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return h.Header, reading(path, err)
	}
	is, said := sha256.New(), make([]byte, sumSize)
	_, err = io.CopyN(is, f, size-sumSize)
	if err == nil {
		_, err = io.ReadFull(f, said)
	}
	switch {
	case err != nil:
		return h.Header, reading(path, err)
	case !bytes.Equal(is.Sum(nil), said):
		return h.Header, &Problem{Damaged, path, why("checksum")}
	}
	return h.Header, nil
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
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext) + "." + word + "-" + f.now().Format(time.DateOnly)
	for n := 1; n <= 10_000; n++ {
		to := stem + ext
		if n > 1 {
			to = fmt.Sprintf("%s-%d%s", stem, n, ext)
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
