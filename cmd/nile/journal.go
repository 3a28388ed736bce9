package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// journal writes what the explorers of a save wrote, as text: into a file, or
// where the program says things.
func journal(args []string, out, errs io.Writer) int {
	fs := newFlags("journal")
	seat := fs.Int("seat", 0, words.Phrase("usage.option.journal.seat"))
	files, err := parse(fs, args, out, errs, -1)
	if err != nil {
		return usageStatus(err)
	}
	if len(files) < 1 || len(files) > 2 {
		return usage(errs, words.Phrase("usage.journal", "said", len(files)))
	}
	to := ""
	if len(files) == 2 {
		to = files[1]
		if err := mustEnd(files[0], to, ".txt", ".md"); err != nil {
			return usage(errs, words.Err(err))
		}
	}
	g, rec, players, err := recordOf(files[0])
	if err != nil {
		return failed(errs, err)
	}
	if g.journal == nil {
		return failed(errs, g.lacks("journal"))
	}
	s, err := seatOf(*seat, players)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	j, err := g.journal(rec, s)
	if err != nil {
		return failed(errs, &saves.Problem{Kind: saves.Damaged, Path: files[0], Err: err})
	}
	if to == "" {
		if err := j.WriteText(out); err != nil {
			return failed(errs, err)
		}
	} else {
		write := j.WriteText
		if strings.EqualFold(filepath.Ext(to), ".md") {
			write = j.WriteMarkdown
		}
		if err := writeWhole(to, "journal", write); err != nil {
			return failed(errs, err)
		}
		fmt.Fprintln(out, to)
	}
	if j.Broken {
		return failed(errs, words.NewFault("journal.part", "game", g.name))
	}
	return 0
}
