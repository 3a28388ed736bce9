package saves

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/saves/disk"
)

// Extension ends the name of every save.
const Extension = ".nile"

// load reads and checks the save at path. The error is a *Problem; with it
// comes as much of the header as can be read. The file is left as it is.
func load(d disk.Disk, path string) (Header, *game.Record, error) {
	data, err := readFile(d, path)
	if err != nil {
		return Header{}, nil, err
	}
	h, r, err := Decode(data)
	return h, r, at(path, err)
}

// openFile opens a file to be read. What is none, such as a folder, a pipe or a
// device, is a *Problem of kind NotASave: it is not waited for.
func openFile(d disk.Disk, path string) (disk.File, int64, error) {
	info, err := d.Stat(path) // opening alone does something to some devices
	if err == nil && !info.Mode().IsRegular() {
		return nil, 0, &Problem{Kind: NotASave, Path: path}
	}
	f, err := d.Open(path)
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
func readFile(d disk.Disk, path string) ([]byte, error) {
	f, size, err := openFile(d, path)
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

// readSmall reads a file that is no save, such as one with settings, of at most
// that many bytes. What is longer, or is no file, is an error.
func readSmall(d disk.Disk, path string, most int64) ([]byte, error) {
	f, size, err := openFile(d, path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if size > most {
		return nil, &Problem{Unreadable, path, why("too-large")}
	}
	return readMost(path, f, most)
}

// readStart reads the beginning of a file, of at most that many bytes. What is no file
// is an error.
func readStart(d disk.Disk, path string, most int64) ([]byte, error) {
	f, _, err := openFile(d, path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readMost(path, f, most)
}

func readMost(path string, f io.Reader, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(f, most))
	if err != nil {
		return nil, reading(path, err)
	}
	return data, nil
}

// write puts data at path so that there is always a whole file of that name:
// the old one until the new one is safely on the disk. Before anything is written
// over, room is made for it: what that gives is the name under which the old file
// is kept, "" for none.
func (f Folder) write(path string, data []byte, room func(path string) (string, error)) (kept string, err error) {
	d := f.disk()
	if real, err := d.Real(path); err == nil {
		path = real // a link to another folder stays a link
	}
	dir := filepath.Dir(path)
	if err := f.make(dir); err != nil {
		return "", writing(path, err)
	}
	temp, err := writeTemp(d, dir, data, f.Private)
	if err != nil {
		return "", writing(path, err)
	}
	if kept, err = room(path); err == nil {
		err = d.Rename(temp, path)
	}
	if err != nil {
		_ = d.Remove(temp)
		if kept != "" {
			_ = d.Remove(kept) // it still has its old name
		}
		return "", writing(path, err)
	}
	if err := d.SyncDir(dir); err != nil {
		return kept, &Problem{Unsure, path, err}
	}
	disk.Sweep(d, dir, tempName, func(info fs.FileInfo) bool { return f.now().Sub(info.ModTime()) > 24*time.Hour })
	return kept, nil
}

// make makes the folder that is written into, if it is not there.
func (f Folder) make(dir string) error {
	d := f.disk()
	if !f.Private {
		return d.MkdirAll(dir)
	}
	_, there := d.Stat(dir)
	if err := d.MkdirAll(dir); err != nil || there == nil {
		return err
	}
	return d.Hide(dir)
}

// tempName is what files are called while they are being written.
const tempName = ".saving-*.tmp"

// writeTemp writes data to a new file in dir, down to the disk: with private one that
// only this player may read.
func writeTemp(d disk.Disk, dir string, data []byte, private bool) (string, error) {
	out, err := d.CreateTemp(dir, tempName)
	if err != nil {
		return "", err
	}
	if private {
		err = d.Hide(out.Name()) // before anything is in it
	}
	if err == nil {
		_, err = out.Write(data)
	}
	if err == nil {
		err = out.Sync()
	}
	if e := out.Close(); err == nil {
		err = e
	}
	if err != nil {
		_ = d.Remove(out.Name())
		return "", err
	}
	return out.Name(), nil
}

// mayStand reports whether a file may be written at path: there is none, or a sound
// save; with over, any file.
func (f Folder) mayStand(path string, over bool) error {
	info, err := f.disk().Stat(path)
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
	if errors.As(f.sound(path), &p) {
		return &Problem{Occupied, path, p.details()}
	}
	return nil
}

// makeRoom gives what stands at path a second name, if it is not a sound save of
// a format this program knows: only such a one may be written over.
func (f Folder) makeRoom(path string) (kept string, err error) {
	err = f.sound(path)
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
func (f Folder) sound(path string) error {
	_, err := sum(f.disk(), path)
	return err
}

// sum reads the head of a save and checks its checksum, not its contents. However
// large a file is, it takes little memory.
func sum(d disk.Disk, path string) (Header, error) {
	f, size, err := openFile(d, path)
	if err != nil {
		return Header{}, err
	}
	defer f.Close()
	data, err := readMost(path, f, maxHead)
	if err != nil {
		return Header{}, err
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
	if err := f.disk().Remove(path); err != nil {
		return "", writing(path, err)
	}
	return to, nil
}

// keepBeside gives a file a second name, the one that MoveAside tells of: at no
// moment is it without one. Where a file can have one name only it is copied.
func (f Folder) keepBeside(path string) (string, error) {
	word := "broken"
	var p *Problem
	if errors.As(f.sound(path), &p) {
		switch p.Kind {
		case Newer:
			word = "newer"
		case Missing:
			return "", p
		}
	}
	d := f.disk()
	if info, err := d.Stat(path); err == nil && !info.Mode().IsRegular() {
		return "", &Problem{Unwritable, path, why("no-file")}
	}
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext) + "." + word + "-" + f.now().Format(time.DateOnly)
	for n := 1; n <= 10_000; n++ {
		to := stem + ext
		if n > 1 {
			to = fmt.Sprintf("%s-%d%s", stem, n, ext)
		}
		err := d.Link(path, to)
		if err != nil && !errors.Is(err, fs.ErrExist) {
			err = duplicate(d, path, to)
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
func duplicate(d disk.Disk, path, to string) error {
	in, err := d.Open(path)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := d.Create(to)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	if err = errors.Join(err, out.Sync(), out.Close()); err != nil {
		_ = d.Remove(to)
	}
	return err
}

// IsAside reports whether a file is called like one that was moved aside.
func IsAside(path string) bool {
	base := filepath.Base(path)
	return strings.Contains(base, ".broken-20") || strings.Contains(base, ".newer-20")
}
