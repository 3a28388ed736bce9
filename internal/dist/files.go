package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"embed"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
	"time"
)

// A file is one of a package: its path in it, whether it is run, what is in it.
type file struct {
	name string
	run  bool
	data []byte
}

type files []file

// under puts files into a folder.
func (f files) under(dir string) files {
	out := slices.Clone(f)
	for i := range out {
		out[i].name = path.Join(dir, out[i].name)
	}
	return out
}

func (f file) mode() int64 {
	if f.run {
		return 0o755
	}
	return 0o644
}

// tarGz packs files below a folder, in order of name.
func (f files) tarGz(dir string, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	g, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	t := tar.NewWriter(g)
	for _, e := range f.under(dir).sorted() {
		h := &tar.Header{Name: e.name, Mode: e.mode(), Size: int64(len(e.data)), ModTime: at, Format: tar.FormatPAX}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := t.Write(e.data); err != nil {
			return nil, err
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	err = g.Close()
	return b.Bytes(), err
}

// zip packs files below a folder, in order of name.
func (f files) zip(dir string, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, e := range f.under(dir).sorted() {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate, Modified: at}
		h.SetMode(os.FileMode(e.mode()))
		w, err := z.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(e.data); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}

// write lays files into a folder of this machine, as old as they are to be.
func (f files) write(root string, at time.Time) error {
	for _, e := range f {
		path := filepath.Join(root, filepath.FromSlash(e.name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, e.data, os.FileMode(e.mode())); err != nil {
			return err
		}
		if err := os.Chtimes(path, at, at); err != nil {
			return err
		}
	}
	return nil
}

func (f files) sorted() files {
	out := slices.Clone(f)
	slices.SortFunc(out, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return out
}

//go:embed files
var kept embed.FS

// text is one of the texts that packages have, with what differs filled in.
func (r *release) text(name string, more map[string]any) ([]byte, error) {
	fill := map[string]any{"Version": r.version, "Date": r.date.Format(time.DateOnly), "Year": r.date.Year(), "Pictures": r.pictures}
	for k, v := range more { // in any order: a map into a map
		fill[k] = v
	}
	t, err := template.ParseFS(kept, "files/"+name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, fill)
	return b.Bytes(), err
}
