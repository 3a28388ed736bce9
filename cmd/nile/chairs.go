package main

import (
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"
	"slices"

	"sourceofthenile/internal/guest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// chair is a seat at a table of another machine.
type chair struct {
	name  string // of its file
	guest *guest.Table
}

const (
	tablesName     = "tables"
	chairExtension = ".seat"
	mostChair      = 32 << 20
)

func (t *tables) folder() saves.Folder {
	return saves.Folder{Dir: filepath.Join(t.w.shelf.Dir.Dir, tablesName), Disk: t.w.shelf.Dir.Disk, Private: true}
}

// chairOf is the seat that a link opens, with what is kept of it; by a newer link where it has been
// renewed since.
func (t *tables) chairOf(l guest.Link) *chair {
	for _, c := range t.chairs() {
		if c.guest.Link() == l {
			return c
		}
	}
	sum := sha256.Sum256([]byte(l.String()))
	return t.chairIn(hex.EncodeToString(sum[:10])+chairExtension, l)
}

// chairIn is the seat of a file, by that link where the file is not there yet.
func (t *tables) chairIn(name string, l guest.Link) *chair {
	data, err := t.folder().ReadSmall(name, mostChair)
	now, kept, ok := linked(data)
	if newer, taken := t.taken[name]; taken {
		now, ok = newer, true
	}
	if ok {
		l = now
	}
	c := &chair{name, guest.Sit(l, rulesOf, true)}
	if err == nil {
		_ = c.guest.Recall(kept) // what cannot be read any more is heard anew
	}
	return c
}

// keep keeps what a seat has heard, beside the loop.
func (t *tables) keep(c *chair) {
	t.kept(c, func(err error) {
		if err != nil {
			t.w.app.Fail(err)
		}
	})
}

// kept is keep for who is told of it, on the loop.
func (t *tables) kept(c *chair, then func(err error)) {
	if c.name == "" { // of this machine's own table
		then(nil)
		return
	}
	if t.taken == nil {
		t.taken = map[string]guest.Link{}
	}
	t.taken[c.name] = c.guest.Link()
	data := linkedFile(c.guest)
	in := t.folder()
	t.w.shelf.Saving.Write(c.name, func() error { return in.WriteSmall(c.name, data) }, func(err error) {
		if err != nil {
			err = words.NewFault("tables.not-kept", "why", err)
		}
		then(err)
	})
}

// chairs are all seats that one has: those kept, and those taken since, which may not be
// written yet.
func (t *tables) chairs() (all []*chair) {
	for name, l := range t.taken { // in any order: the list is sorted
		all = append(all, t.chairIn(name, l))
	}
	in := t.folder()
	files, _ := in.OnDisk().ReadDir(in.Dir) // no folder, no seats
	for _, f := range files {
		if filepath.Ext(f.Name()) != chairExtension || slices.ContainsFunc(all, func(c *chair) bool { return c.name == f.Name() }) {
			continue
		}
		if c := t.chairIn(f.Name(), guest.Link{}); c.guest.Link() != (guest.Link{}) {
			all = append(all, c)
		}
	}
	return all
}

// at are the seats of all that are at the same table.
func at(all []*chair, host, table string) (out []*chair) {
	for _, c := range all {
		if l := c.guest.Link(); l.Host == host && l.Table == table {
			out = append(out, c)
		}
	}
	return out
}
