package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"sourceofthenile/game"
	"sourceofthenile/saves"
)

// writeWhole writes a file that appears whole or not at all: what write gives
// goes into another file beside it, which takes its name when all is on the
// disk. what is how the errors call it, such as "the chart".
func writeWhole(path, what string, write func(io.Writer) error) (err error) {
	f, err := os.CreateTemp(filepath.Dir(path), "."+strings.ReplaceAll(what, " ", "-")+"-*"+filepath.Ext(path))
	if err != nil {
		return fmt.Errorf("%s cannot be written to %s; choose a folder you may write to (%w)", what, path, cause(err))
	}
	defer func() {
		if err != nil {
			_ = f.Close()
			_ = os.Remove(f.Name())
		}
	}()
	w := bufio.NewWriterSize(f, 1<<20)
	if err := write(w); err != nil {
		return unwritten(path, what, err)
	}
	if err := errors.Join(w.Flush(), f.Sync()); err != nil {
		return unwritten(path, what, err)
	}
	if err := f.Close(); err != nil {
		return unwritten(path, what, err)
	}
	if err := os.Chmod(f.Name(), 0o644); err != nil {
		return unwritten(path, what, err)
	}
	if err := os.Rename(f.Name(), path); err != nil {
		return unwritten(path, what, err)
	}
	return nil
}

// unwritten tells why a file could not be written. Reasons that are not the
// disk's, such as that the player wanted it no more, are passed on as they are.
func unwritten(path, what string, err error) error {
	var disk *os.PathError
	var link *os.LinkError
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return fmt.Errorf("%s could not be written to %s: the disk is full. Nothing was left there", what, path)
	case errors.As(err, &disk), errors.As(err, &link):
		return fmt.Errorf("%s could not be written to %s (%w). Nothing was left there", what, path, cause(err))
	}
	return err
}

// cause strips the path of the temporary file, which says nothing to a player.
func cause(err error) error {
	var p *os.PathError
	var l *os.LinkError
	switch {
	case errors.As(err, &p):
		return p.Err
	case errors.As(err, &l):
		return l.Err
	}
	return err
}

// mustEnd checks that a file to be written ends as it should, and is not the
// save that it is made from.
func mustEnd(from, to string, may ...string) error {
	if !slices.Contains(may, strings.ToLower(filepath.Ext(to))) {
		return fmt.Errorf("the file to write ends in %s, unlike %s", either(may), filepath.Base(to))
	}
	a, errA := os.Stat(from)
	b, errB := os.Stat(to)
	if errA == nil && errB == nil && os.SameFile(a, b) {
		return errors.New("the file to write is the save itself")
	}
	return nil
}

// either joins what may be chosen from: ".gif or .png".
func either(of []string) string {
	if len(of) < 2 {
		return strings.Join(of, "")
	}
	return strings.Join(of[:len(of)-1], ", ") + " or " + of[len(of)-1]
}

// seatOf turns a player as the command line counts them, from 1, into a seat;
// 0 is everybody. The error says which players there are.
func seatOf(n, players int) (game.Seat, error) {
	if n < 0 || n > players {
		return game.Nobody, fmt.Errorf("this game has players 1 to %d", players)
	}
	if n == 0 {
		return game.Nobody, nil
	}
	return game.Seat(n - 1), nil
}

// recordOf reads a save without playing it, and says of which game it is and how
// many play.
func recordOf(path string) (g *title, rec *game.Record, players int, err error) {
	_, rec, err = saves.Folder{Games: known()}.Load(path)
	if err != nil {
		return nil, nil, 0, err
	}
	g = titleOf(rec.Game)
	p, err := g.rules.New(rec.Settings)
	if err != nil {
		return nil, nil, 0, &saves.Problem{Kind: saves.Damaged, Path: path, Err: err}
	}
	return g, rec, p.Seats(), nil
}
