package main

import (
	"fmt"
	"io"
	"path/filepath"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// rescueFile brings back a broken save into another file; its own stays as it is.
func rescueFile(args []string, out, errs io.Writer) int {
	fs := newFlags("rescue")
	force := fs.Bool("force", false, words.Phrase("usage.option.force"))
	files, err := parse(fs, args, out, errs, 2)
	if err != nil {
		return usageStatus(err)
	}
	from, to := files[0], files[1]
	if from == "" || to == "" {
		return usage(errs, words.Say("usage.no-name", "command", fs.Name()))
	}
	if sameFile(from, to) {
		return usage(errs, words.Say("usage.itself"))
	}
	got, err := saves.Folder{Games: known()}.Rescue(from)
	if err != nil {
		return failed(errs, err)
	}
	t, how, err := bringBack(&got)
	if err != nil {
		return failed(errs, words.NewFault("rescue.lost", "file", from, "log", err))
	}
	h := headerOf(t, got.Header.Label)
	h.ID, h.Line = got.Header.ID, got.Header.Line
	if err := writeSave(to, h, t.Record(), *force); err != nil {
		return failed(errs, occupied(to, err))
	}
	fmt.Fprintln(out, words.Phrase("rescue.made", "file", to, "date", h.Date, "what", how))
	return 0
}

// rescue brings back a broken save, because of what is wrong with it. The game
// that came back is on the disk before the broken file gives up its name, so that
// whatever happens meanwhile one of them stands there.
func (l *library) rescue(path string, wrong error) (*takenUp, error) {
	got, err := l.dir.Rescue(path)
	if err != nil {
		return nil, err
	}
	t, how, err := bringBack(&got)
	if err != nil {
		return nil, words.NewFault("load.lost", "why", words.Err(wrong), "log", err)
	}
	h := headerOf(t, got.Header.Label)
	h.ID, h.Line, h.Order = got.Header.ID, got.Header.Line, got.Header.Order
	line, again := l.lineFrom(got.Header, t)
	aside := path // one kept aside before stays what it is
	if filepath.Dir(path) == l.dir.Dir && !saves.IsAside(path) {
		aside, err = l.dir.Replace(path, h, t.Record())
	} else {
		_, err = l.dir.Autosave(h, t.Record())
	}
	if err != nil {
		return nil, err
	}
	told := words.Say("load.damaged", "what", how, "file", filepath.Base(aside))
	return &takenUp{table: t, id: h.ID, line: line, from: got.Header.Line, again: again, kept: standOf(t), told: told, damaged: true}, nil
}

// bringBack makes a game of what was rescued, of its log or of its position,
// whichever leads further, and a sentence of what is lost and what is not.
func bringBack(got *saves.Rescued) (t *game.Table, how string, err error) {
	rules, rec := titleOf(got.Record.Game).Rules(), *got.Record
	all := max(got.Header.Commands, got.Commands)
	if t, err = game.Replay(rules, &rec); err == nil {
		return t, readAgain(t.Len(), all), nil
	}
	if len(rec.Position) > 0 {
		if t, err = game.TakeUp(rules, &rec); err == nil {
			if len(rec.Story) > 0 {
				return t, words.Say("rescue.position.told"), nil
			}
			return t, words.Say("rescue.position"), nil
		}
	}
	// Nothing but the log is left: these rules follow it as far as they can.
	rec.Version, rec.Position, rec.Hash = 0, nil, ""
	if len(rec.Log) < all {
		rec.Chance = nil
	}
	t, err = game.Replay(rules, &rec)
	if t == nil {
		return nil, "", err
	}
	return t, readAgain(t.Len(), all), nil
}

// readAgain says how much of a log could be followed.
func readAgain(n, all int) string {
	if n == all {
		return words.Say("rescue.whole")
	}
	return words.Say("rescue.log", "n", n, "all", all)
}
