package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path/filepath"
	"sync"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/annals"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// What was done in all games of a folder.

// mostCounted is how many games are kept counted: more than lie on most shelves.
const mostCounted = 1000

// deedsKept keeps what was read of a file, as long as the file is the same. Any goroutine may ask it.
type deedsKept struct {
	mu sync.Mutex
	of map[string]countedFile
}

// countedFile is what was read of a version of a file.
type countedFile struct {
	saved time.Time
	order int64
	deeds []annals.Deed
	err   error
}

// deeds are those of a save, read anew where the file is another than it was.
func (k *deedsKept) deeds(dir saves.Folder, e *saves.Entry, of annals.Game) ([]annals.Deed, error) {
	k.mu.Lock()
	was, ok := k.of[e.Path]
	k.mu.Unlock()
	if ok && was.saved.Equal(e.When()) && was.order == e.Header.Order {
		return was.deeds, was.err
	}
	now := countedFile{saved: e.When(), order: e.Header.Order}
	now.deeds, now.err = deedsOf(dir, e, of)
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.of == nil || len(k.of) >= mostCounted {
		k.of = map[string]countedFile{}
	}
	k.of[e.Path] = now
	return now.deeds, now.err
}

// deedsOf reads what a save counts. Its log is not played again: what was told is kept with it.
func deedsOf(dir saves.Folder, e *saves.Entry, of annals.Game) ([]annals.Deed, error) {
	rec, err := dir.Record(e)
	if err != nil {
		return nil, err
	}
	t, err := game.Resume(of.Rules(), rec)
	if err != nil {
		return nil, err
	}
	return annals.Read(of, t.Position(), t.Events()), nil
}

// annalsOf reads all games of a folder. Damaged files are passed over and named.
func (k *deedsKept) annalsOf(dir saves.Folder) (*annals.Annals, error) {
	all, err := dir.List()
	if err != nil {
		return nil, err
	}
	out := &annals.Annals{}
	var days []menu.SaveInfo
	for i := range all {
		paint.Breathe()
		e := &all[i]
		if e.Sort == saves.Aside {
			continue
		}
		g := titleOf(e.Header.Game)
		if e.Problem != nil || g == nil {
			out.Damaged = append(out.Damaged, filepath.Base(e.Path))
			continue
		}
		of, ok := g.Game.(annals.Game)
		if !ok {
			continue
		}
		deeds, err := k.deeds(dir, e, of)
		if err != nil {
			out.Damaged = append(out.Damaged, filepath.Base(e.Path))
			continue
		}
		info := infoOf(*e)
		days = append(days, info)
		out.Add(of, annals.Kept{ID: info.ID, Name: info.Name, Saved: info.When, Over: info.Finished(), Deeds: deeds})
	}
	out.Days = menu.Tried(days)
	return out, nil
}

// annals is the page of what was done in all games on the shelf.
func (w *window) annals() desk.Screen {
	o := annals.Offer{Read: func(then func(*annals.Annals)) {
		var all *annals.Annals
		var err error
		w.beside(func() { all, err = w.deeds.annalsOf(w.shelf.Dir) }, func() {
			if err != nil {
				w.app.Fail(err)
				all = &annals.Annals{}
			}
			then(all)
		})
	}}
	if x := w.exports; x.Exporter != nil {
		o.Save = func(a desk.Desk, of *annals.Annals) {
			x.Place(a, words.Phrase("annals.file"), ".csv", words.Phrase("annals.file"), func(_ context.Context, w io.Writer, _ func(done, of int)) error {
				return of.WriteCSV(w)
			})
		}
	}
	return annals.New(o)
}

// statistics writes what was done in all games of a folder as a table, without a window.
func statistics(args []string, out, errs io.Writer) int {
	fs := newFlags("statistics")
	files, err := parse(fs, args, out, errs, -1)
	if err != nil {
		return usageStatus(err)
	}
	if len(files) < 1 || len(files) > 2 {
		return usage(errs, words.Phrase("usage.statistics", "said", len(files)))
	}
	if len(files) == 2 {
		if err := mustEnd(files[0], files[1], ".csv"); err != nil {
			return usage(errs, words.Err(err))
		}
	}
	all, err := (&deedsKept{}).annalsOf(saves.Folder{Dir: files[0], Games: known()})
	if err != nil {
		return failed(errs, err)
	}
	for _, file := range all.Damaged {
		fmt.Fprintln(errs, words.Say("annals.passed", "file", file))
	}
	var table bytes.Buffer
	if err := all.WriteCSV(&table); err != nil {
		return failed(errs, err)
	}
	write := func(w io.Writer) error { _, err := w.Write(table.Bytes()); return err }
	if len(files) == 1 {
		err = write(out)
	} else if err = writeWhole(files[1], "table", write); err == nil {
		fmt.Fprintln(out, files[1])
	}
	if err != nil {
		return failed(errs, err)
	}
	return 0
}
