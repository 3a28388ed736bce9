package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"time"

	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/words"
	"sourceofthenile/saves/disk"
)

// laidWait is how long a host may take to lay its log open.
const laidWait = 30 * time.Second

// sitAt is a guest at a table that goes on from what it kept in a file, "" for none.
func sitAt(l guest.Link, file string) (*guest.Table, error) {
	t := guest.Sit(l, rulesOf, false)
	data, err := readAll(file)
	if file == "" || errors.Is(err, fs.ErrNotExist) {
		return t, nil
	}
	if err != nil {
		return nil, err
	}
	at, kept, ok := linked(data)
	if !ok {
		return nil, words.NewFault("join.not-kept", "file", file)
	}
	if at != l {
		return nil, words.NewFault("join.other-kept", "file", file)
	}
	_ = t.Recall(kept) // what cannot be read any more is heard anew
	return t, nil
}

// linked is what a file has that holds a table: the link, and what was kept.
func linked(data []byte) (l guest.Link, kept []byte, ok bool) {
	line, kept, _ := bytes.Cut(data, []byte("\n"))
	l, err := guest.ParseLink(string(line))
	return l, kept, err == nil
}

// linkedFile is what a table is kept as: the link, and what was heard.
func linkedFile(t *guest.Table) []byte {
	return append([]byte(t.Link().String()+"\n"), t.Kept()...)
}

func readAll(path string) ([]byte, error) {
	f, err := disk.System.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	return io.ReadAll(io.LimitReader(f, 64<<20))
}

// keepTold keeps what a guest has of its table, with the host's log where the game is over.
func keepTold(ctx context.Context, t *guest.Table, file string, over bool) error {
	kept := linkedFile(t)
	if over {
		ctx, end := context.WithTimeout(ctx, laidWait)
		defer end()
		for t.AskJournal(); ctx.Err() == nil; {
			s, moved := t.State()
			kept = linkedFile(t)
			if s.Err != nil || len(s.Laid) > 0 && !closed(moved) { // both of one moment
				break
			}
			select {
			case <-moved:
			case <-ctx.Done():
			}
		}
	}
	return writeWhole(file, "table", func(w io.Writer) error { _, err := w.Write(kept); return err })
}

func closed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

// isTold reports whether a file is what a guest has kept of a table.
func isTold(path string) bool {
	f, err := disk.System.Open(path)
	if err != nil {
		return false
	}
	defer func() { _ = f.Close() }()
	head := make([]byte, 4096)
	n, _ := io.ReadFull(f, head)
	_, _, ok := linked(head[:n])
	return ok
}

// checkTold holds what a guest was told of a table against the log that its host laid open.
func checkTold(path string, out io.Writer) int {
	data, err := readAll(path)
	if err == nil {
		l, kept, _ := linked(data)
		t := guest.Sit(l, rulesOf, false)
		if err = t.Recall(kept); err == nil {
			return checkLaid(t, out)
		}
	}
	if refused := (*guest.Refused)(nil); errors.As(err, &refused) {
		err = words.NewFault(refusedBy(refused.Why))
	} else if errors.Is(err, guest.ErrNotKept) {
		err = words.NewFault("join.not-kept", "file", path)
	}
	fmt.Fprintln(out, words.Err(disk.Cause(err)))
	return 1
}

func checkLaid(t *guest.Table, out io.Writer) int {
	s, _ := t.State()
	if len(s.Laid) == 0 {
		fmt.Fprintln(out, words.Say("told.open", "n", len(s.Steps)))
		return 1
	}
	err := referee.Check(s.Laid, titles.Refereed{}, &referee.Told{
		Table: t.Link().Table, Seat: s.Seat, Commit: s.Commit, Begin: s.Begin, Past: s.Past, Steps: s.Steps, Heads: s.Heads, Answers: s.Answers, Notes: s.Notes,
	})
	var wrong *referee.Wrong
	switch {
	case errors.As(err, &wrong):
		fmt.Fprintln(out, words.Say(wrong.What, "n", wrong.N))
	case err != nil:
		fmt.Fprintln(out, words.Say("told.damaged", "why", disk.Cause(err)))
	default:
		fmt.Fprintln(out, words.Say("told.holds", "n", len(s.Steps)))
		return 0
	}
	return 1
}
