package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/filedialog"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
	"sourceofthenile/saves/disk"
)

// ask asks for a file by the system's dialog, and where there is none, or it does not open,
// by a page of our own. It is called on the game loop.
func (w *window) ask(r filedialog.Request) <-chan desk.Chosen {
	out := make(chan desk.Chosen, 1)
	if !filedialog.Available() {
		w.askHere(r, out)
		return out
	}
	go func() {
		switch a := <-filedialog.Ask(r); {
		case errors.Is(a.Err, filedialog.ErrUnavailable):
			w.app.Post(func() { w.askHere(r, out) })
		case errors.Is(a.Err, filedialog.ErrCancelled):
			out <- desk.Chosen{Err: desk.ErrNothingChosen}
		default:
			out <- desk.Chosen{Path: a.Path, Err: a.Err}
		}
	}()
	return out
}

// askHere opens the page of our own.
func (w *window) askHere(r filedialog.Request, out chan<- desk.Chosen) {
	var endings []string
	for _, e := range r.Filter.Extensions {
		endings = append(endings, "."+e)
	}
	w.app.Push(menu.NewWhere(menu.Where{
		Title: r.Title, Folder: r.Folder, Name: r.Name, Save: r.Kind == filedialog.Save, Endings: endings,
		Beside: w.beside, Look: listFolder, Whole: wholePath,
		There:  func(path string) bool { _, err := os.Stat(path); return err == nil },
		Answer: func(c desk.Chosen) { out <- c },
	}))
}

// listFolder gives the folders in a folder, and the files with one of the endings.
func listFolder(dir string, endings []string) (folders, files []string, err error) {
	all, err := os.ReadDir(dir)
	if err != nil {
		return nil, nil, words.NewFault("where.folder", "folder", dir, "why", disk.Cause(err))
	}
	for _, e := range all {
		switch {
		case isFolder(dir, e):
			folders = append(folders, e.Name())
		case slices.Contains(endings, strings.ToLower(filepath.Ext(e.Name()))):
			files = append(files, e.Name())
		}
	}
	return folders, files, nil
}

// isFolder reports whether an entry is a folder or a link to one.
func isFolder(dir string, e os.DirEntry) bool {
	if e.Type()&os.ModeSymlink == 0 {
		return e.IsDir()
	}
	info, err := os.Stat(filepath.Join(dir, e.Name()))
	return err == nil && info.IsDir()
}

// wholePath is a path from the root, as typed: ~ is the player's folder. A separator at its end
// stays.
func wholePath(typed string) string {
	const separator = string(filepath.Separator)
	path := typed
	if rest, ok := strings.CutPrefix(path, "~"); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		if home, err := os.UserHomeDir(); err == nil {
			path = home + rest
		}
	}
	whole, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	if n := len(typed); n > 0 && os.IsPathSeparator(typed[n-1]) && !strings.HasSuffix(whole, separator) {
		whole += separator
	}
	return whole
}
