package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
)

// Place is where a save is kept: among those that are played, out of the way, or
// thrown away.
type Place uint8

// The places.
const (
	OnShelf Place = iota
	InArchive
	InTrash
)

// subfolders are where the other places lie in a folder.
var subfolders = [...]string{InArchive: "archive", InTrash: "trash"}

// At is the folder of a place; of the shelf the folder itself.
func (f Folder) At(p Place) Folder {
	if p == OnShelf || int(p) >= len(subfolders) {
		return f
	}
	f.Dir = filepath.Join(f.Dir, subfolders[p])
	return f
}

// free is a path for a name that no file has yet, as path makes it of a name.
func (f Folder) free(path func(name string) string, name string) (string, error) {
	for n := 1; ; n++ {
		try := path(name)
		if n > 1 {
			try = path(fmt.Sprintf("%s (%d)", name, n))
		}
		switch _, err := f.disk().Lstat(try); {
		case errors.Is(err, fs.ErrNotExist):
			return try, nil
		case err != nil: // nobody knows what lies there
			return "", reading(try, err)
		}
	}
}

// Rename gives a save another name: that of the file, and what it is called on
// the shelf. A name that another file has is refused. It gives the new path.
func (f Folder) Rename(path, name string) (string, error) {
	to := f.Path(name)
	if to == path {
		return path, nil
	}
	switch _, err := f.disk().Lstat(to); {
	case err == nil:
		return "", &Problem{Occupied, to, why("other-name")}
	case !errors.Is(err, fs.ErrNotExist): // nobody knows what lies there
		return "", reading(to, err)
	}
	h, r, err := f.Load(path)
	if err != nil {
		return "", err
	}
	h.Label = name
	if err := f.SaveAt(to, h, r, false); err != nil {
		return "", err
	}
	return to, f.Remove(path)
}

// Copy writes a save once more under a name, or one like it that is free. The
// copy is as old as the save is.
func (f Folder) Copy(path, name string) (string, error) {
	h, r, err := f.Load(path)
	if err != nil {
		return "", err
	}
	to, err := f.free(f.Path, name)
	if err != nil {
		return "", err
	}
	h.Label = strings.TrimSuffix(filepath.Base(to), Extension)
	return to, f.SaveAt(to, h, r, false)
}

// Export writes a save, exactly as it is, to a path outside the folder.
func (f Folder) Export(path, to string) error {
	h, r, err := f.Load(path)
	if err != nil {
		return err
	}
	return Folder{Dir: filepath.Dir(to), Games: f.Games, Disk: f.Disk}.SaveAt(to, h, r, true)
}

// Move puts a file into another place, under its own name or one like it that is
// free. Damaged files can be moved too. It gives the new path. Where it is the only
// save of its line of play that lies there, the journals of what was played on since
// go with it.
func (f Folder) Move(path string, to Place) (string, error) {
	if f.beside(path).Dir == filepath.Clean(f.At(to).Dir) {
		return path, nil // it lies there
	}
	return f.move(path, to, f.beside(path).journalsOf(path))
}

// move is Move with these journals.
func (f Folder) move(path string, to Place, journals []string) (string, error) {
	d, from, dst := f.disk(), f.beside(path), f.At(to)
	if err := d.MkdirAll(dst.Dir); err != nil {
		return "", writing(path, err)
	}
	at, err := dst.free(dst.own, strings.TrimSuffix(filepath.Base(path), Extension))
	if err != nil {
		return "", err
	}
	if IsJournal(path) { // two journals never have one name
		at = filepath.Join(dst.Dir, filepath.Base(path))
	}
	gone := from.parting(path)
	for _, journal := range journals {
		if err := d.Rename(journal, filepath.Join(dst.Dir, filepath.Base(journal))); err != nil {
			return "", writing(path, err)
		}
	}
	if err := d.Rename(path, at); err != nil {
		return "", writing(path, err)
	}
	gone()
	// First where it lies now: so it is in both places at worst, and never in none.
	if err := errors.Join(d.SyncDir(dst.Dir), d.SyncDir(from.Dir)); err != nil {
		return at, &Problem{Unsure, at, err}
	}
	return at, nil
}

// beside is the folder in which a file lies.
func (f Folder) beside(path string) Folder {
	f.Dir = filepath.Dir(path)
	return f
}

// journalsOf are the journals that have only this save beside them: those of its line
// of play, if there is no other sound save of that in the folder.
func (f Folder) journalsOf(path string) (out []string) {
	if IsJournal(path) {
		return nil
	}
	h, err := sum(f.disk(), path)
	if err != nil {
		return nil
	}
	list, err := f.List()
	if err != nil {
		return nil
	}
	for i := range list {
		e := &list[i]
		unknown := e.Problem != nil && e.Problem.Kind == Unreadable // it may be one
		if e.Path != path && e.Sort != Playing && e.Sort != Aside && (unknown || e.Problem == nil && lineOf(&e.Header) == lineOf(&h)) {
			return nil
		}
	}
	for _, name := range journalNames(f.disk(), f.Dir) {
		journal := filepath.Join(f.Dir, name)
		if j, err := f.ReadJournal(journal); err == nil && lineOf(&j.Header) == lineOf(&h) {
			out = append(out, journal)
		}
	}
	return out
}

// EmptyTrash deletes for good what was thrown away.
func (f Folder) EmptyTrash() error {
	trash := f.At(InTrash)
	list, err := f.disk().ReadDir(trash.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return reading(trash.Dir, err)
	}
	for _, e := range list {
		if (filepath.Ext(e.Name()) == Extension || IsJournal(e.Name())) && e.Type().IsRegular() {
			err = errors.Join(err, trash.Remove(filepath.Join(trash.Dir, e.Name())))
		}
	}
	return err
}
