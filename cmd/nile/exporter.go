package main

import (
	"io"
	"path/filepath"
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/filedialog"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// exporter puts what the window exports beside the saves, or where the
// player says.
type exporter struct {
	dir  string
	disk disk.Disk
	ask  func(filedialog.Request) <-chan desk.Chosen
}

// Folder is where exports go that no dialog has placed.
func (e exporter) Folder() string { return e.dir }

// Place is a file in that folder, and whether it is there.
func (e exporter) Place(name, ending string) (path string, there bool) {
	path = filepath.Join(e.dir, saves.FileName(name)+ending)
	_, err := e.disk.Lstat(path)
	return path, err == nil
}

// Dialog asks where a file is to go. The ending is what the file will hold, so
// that another one gets it added.
func (e exporter) Dialog(name, ending string) <-chan desk.Chosen {
	out := make(chan desk.Chosen, 1)
	answer := e.ask(filedialog.Request{
		Kind: filedialog.Save, Title: words.Phrase("dialog.export"), Replace: words.Phrase("dialog.replace"), ReplaceTitle: words.Phrase("dialog.replace.title"), Folder: e.dir, Name: saves.FileName(name) + ending,
		Filter: filedialog.Filter{Name: strings.ToUpper(ending[1:]), Extensions: []string{ending[1:]}},
	})
	go func() {
		a := <-answer
		if a.Err == nil && !strings.EqualFold(filepath.Ext(a.Path), ending) {
			a.Path += ending
		}
		out <- a
	}()
	return out
}

// Write writes a file, whole or not at all.
func (e exporter) Write(path string, write func(io.Writer) error) error {
	if filepath.Dir(path) == e.dir {
		if err := e.disk.MkdirAll(e.dir); err != nil {
			return unwritten(path, "picture", err)
		}
	}
	return writeWholeOn(e.disk, path, "picture", write)
}
