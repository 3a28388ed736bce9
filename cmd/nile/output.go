package main

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// writeWhole writes a file that appears whole or not at all: what write gives
// goes into another file beside it, which takes its name when all is on the
// disk. what is which of the words tell of errors, such as "chart".
func writeWhole(path, what string, write func(io.Writer) error) error {
	return writeWholeOn(disk.System, path, what, write)
}

// writeWholeOn is writeWhole on any disk.
func writeWholeOn(d disk.Disk, path, what string, write func(io.Writer) error) (err error) {
	dir := filepath.Dir(path)
	sweep(d, dir, what)
	f, err := d.CreateTemp(dir, "."+what+"-*"+filepath.Ext(path))
	if err != nil {
		return words.NewFault("write."+what+".folder", "file", path, "why", disk.Cause(err))
	}
	defer func() {
		if err != nil {
			_ = f.Close()
			_ = d.Remove(f.Name())
		}
	}()
	w := bufio.NewWriterSize(breathing{f}, 1<<16)
	if err := write(w); err != nil {
		return unwritten(path, what, err)
	}
	if err := errors.Join(w.Flush(), f.Sync()); err != nil {
		return unwritten(path, what, err)
	}
	if err := f.Close(); err != nil {
		return unwritten(path, what, err)
	}
	if err := d.Rename(f.Name(), path); err != nil {
		return unwritten(path, what, err)
	}
	_ = d.SyncDir(dir) // it can be made again
	return nil
}

// unfinished is after how long a file that nobody has written to any more is one
// that was left behind.
const unfinished = time.Hour

// sweep removes what a program that was ended left unfinished in a folder.
func sweep(d disk.Disk, dir, what string) {
	disk.Sweep(d, dir, "."+what+"-[0-9]*", func(info fs.FileInfo) bool {
		name := info.Name()
		number := strings.TrimSuffix(strings.TrimPrefix(name, "."+what+"-"), filepath.Ext(name))
		_, err := strconv.ParseUint(number, 10, 64) // else it is not a name this program gives
		return err == nil && time.Since(info.ModTime()) > unfinished
	})
}

// unwritten tells why a file could not be written. Reasons that are not the
// disk's, such as that the player wanted it no more, are passed on as they are.
func unwritten(path, what string, err error) error {
	var at *os.PathError
	var link *os.LinkError
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return words.NewFault("write."+what+".disk-full", "file", path)
	case errors.As(err, &at), errors.As(err, &link):
		return words.NewFault("write."+what+".failed", "file", path, "why", disk.Cause(err))
	}
	return err
}

// mustEnd checks that a file to be written ends as it should, and is not the
// save that it is made from.
func mustEnd(from, to string, may ...string) error {
	if !slices.Contains(may, strings.ToLower(filepath.Ext(to))) {
		return words.NewFault("usage.ending", "endings", words.Or(may), "file", filepath.Base(to))
	}
	if sameFile(from, to) {
		return words.NewFault("usage.itself")
	}
	return nil
}

// sameFile reports whether two paths lead to one file.
func sameFile(from, to string) bool {
	a, errA := os.Stat(from)
	b, errB := os.Stat(to)
	return errA == nil && errB == nil && os.SameFile(a, b)
}

// seatOf turns a player as the command line counts them, from 1, into a seat;
// 0 is everybody. The error says which players there are.
func seatOf(n, players int) (game.Seat, error) {
	if n < 0 || n > players {
		return game.Nobody, words.NewFault("usage.seat", "n", players)
	}
	if n == 0 {
		return game.Nobody, nil
	}
	return game.Seat(n - 1), nil
}

// kept is a saved game that is told of.
type kept struct {
	*title
	story   game.Story
	players int
	rules   string // whose its log belongs to, where that is said and they are not these
}

// storyOf reads what a save tells, without playing it on.
func storyOf(path string) (*kept, error) {
	_, rec, err := saves.Folder{Games: known()}.Load(path)
	if err != nil {
		return nil, err
	}
	k := &kept{title: titleOf(rec.Game)}
	words.Use(k.Words()) // it tells itself in its own words
	if rec.Version != 0 {
		k.rules = otherRules(rec)
	}
	p, err := k.Rules().New(rec.Settings)
	if err == nil {
		k.players = p.Seats()
		k.story, err = game.StoryOf(k.Rules(), rec)
	}
	if err != nil {
		return nil, &saves.Problem{Kind: saves.Damaged, Path: path, Err: err}
	}
	return k, nil
}
