package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"sourceofthenile/game"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// journals writes what the explorers of a save wrote, as text: into a file, or
// where the program says things. It is what everybody may know, what one player
// may, or, after a warning, what each of them may.
func journals(args []string, out, errs io.Writer) int {
	fs := newFlags("journal")
	seat := fs.Int("seat", 0, words.Phrase("usage.option.journal.seat"))
	all := fs.Bool("all", false, words.Phrase("usage.option.journal.all"))
	files, err := parse(fs, args, out, errs, -1)
	if err != nil {
		return usageStatus(err)
	}
	if len(files) < 1 || len(files) > 2 {
		return usage(errs, words.Phrase("usage.journal", "said", len(files)))
	}
	if *all && *seat != 0 {
		return usage(errs, words.Say("usage.journal.all-or-seat"))
	}
	to := ""
	if len(files) == 2 {
		to = files[1]
		if err := mustEnd(files[0], to, ".txt", ".md"); err != nil {
			return usage(errs, words.Err(err))
		}
	}
	k, err := storyOf(files[0])
	if err != nil {
		return failed(errs, err)
	}
	of, err := has[journal.Told](k.title, "journal")
	if err != nil {
		return failed(errs, err)
	}
	s, err := seatOf(*seat, k.players)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	tell := []game.Seat{s}
	if *all {
		fmt.Fprintln(errs, words.Say("journal.secrets"))
		tell = nil
		for n := range k.players {
			tell = append(tell, game.Seat(n))
		}
	}
	var told []*journal.Journal
	broken := false
	for _, s := range tell {
		j := journal.Of(of, k.story, s)
		told, broken = append(told, j), broken || j.Broken
	}
	write := func(w io.Writer) (err error) {
		for _, j := range told {
			err = errors.Join(err, j.Write(w, filepath.Ext(to)))
		}
		return err
	}
	if to == "" {
		err = write(out)
	} else if err = writeWhole(to, "journal", write); err == nil {
		fmt.Fprintln(out, to)
	}
	if err != nil {
		return failed(errs, err)
	}
	if broken {
		return failed(errs, words.NewFault("journal.part", "game", k.Name))
	}
	return 0
}
