package ask

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Dialogs are the system's own. Both block until the player has answered.
type Dialogs struct {
	Show    func(Request) (string, error)     // ErrCancelled if no file was chosen
	Replace func(r Request, path string) bool // asks whether a file may be replaced
}

// Choose shows the dialog and sees to what systems leave undone: a folder that
// is gone, the extension of a saved file. GTK panics where it has no display;
// that is ErrUnavailable here.
func (d Dialogs) Choose(r Request) (a Answer) {
	defer func() {
		if p := recover(); p != nil {
			a = Answer{Err: fmt.Errorf("%w: %v", ErrUnavailable, p)}
		}
	}()
	if info, err := os.Stat(r.Folder); err != nil || !info.IsDir() {
		r.Folder = ""
	}
	path, err := d.Show(r)
	if err != nil {
		return Answer{Err: err}
	}
	if path == "" {
		return Answer{Err: ErrNoPath}
	}
	if r.Kind == Save {
		return d.named(path, r)
	}
	return Answer{Path: path}
}

// named gives the path to save to its extension. The system has asked about
// replacing the file as the player typed it; a file that only the extension
// leads to it knows nothing of, so that is asked here.
func (d Dialogs) named(path string, r Request) Answer {
	full := r.Filter.complete(path)
	if full == path {
		return Answer{Path: path}
	}
	if _, err := os.Lstat(full); err == nil && !d.Replace(r, full) {
		return Answer{Err: ErrCancelled}
	}
	return Answer{Path: full}
}

// complete adds the first extension unless the path has one of them already.
func (f Filter) complete(path string) string {
	if len(f.Extensions) == 0 {
		return path
	}
	has := strings.TrimPrefix(filepath.Ext(path), ".")
	for _, e := range f.Extensions {
		if strings.EqualFold(has, e) {
			return path
		}
	}
	return strings.TrimSuffix(path, ".") + "." + f.Extensions[0]
}
