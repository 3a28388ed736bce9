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

// free is a path for a name that no file has yet.
func (f Folder) free(name string) string {
	for n := 1; ; n++ {
		try := name
		if n > 1 {
			try = fmt.Sprintf("%s (%d)", name, n)
		}
		if !f.Exists(try) {
			return f.Path(try)
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
	if _, err := f.disk().Lstat(to); err == nil {
		return "", &Problem{Occupied, to, why("other-name")}
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
	to := f.free(name)
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
// free. Damaged files can be moved too. It gives the new path.
func (f Folder) Move(path string, to Place) (string, error) {
	dst := f.At(to)
	if err := f.disk().MkdirAll(dst.Dir); err != nil {
		return "", writing(path, err)
	}
	at := dst.free(strings.TrimSuffix(filepath.Base(path), Extension))
	if IsJournal(path) { // two journals never have one name
		at = filepath.Join(dst.Dir, filepath.Base(path))
	}
	defer f.parting(path)()
	if err := f.disk().Rename(path, at); err != nil {
		return "", writing(path, err)
	}
	return at, nil
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
