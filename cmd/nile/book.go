package main

import (
	"fmt"
	"io"

	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// book writes the story of a save as a book: one file for a browser, charts and
// engravings in it.
func book(args []string, out, errs io.Writer) int {
	fs := newFlags("book")
	seat := fs.Int("seat", 0, words.Phrase("usage.option.book.seat"))
	title := fs.String("title", "", words.Phrase("usage.option.book.title"))
	files, err := parse(fs, args, out, errs, 2)
	if err != nil {
		return usageStatus(err)
	}
	if err := mustEnd(files[0], files[1], ".html", ".htm"); err != nil {
		return usage(errs, words.Err(err))
	}
	g, rec, players, err := recordOf(files[0])
	if err != nil {
		return failed(errs, err)
	}
	told, err := has[storied](g, "journal")
	if err != nil {
		return failed(errs, err)
	}
	s, err := seatOf(*seat, players)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	b, err := told.Story(rec, s, *title)
	if err != nil {
		return failed(errs, &saves.Problem{Kind: saves.Damaged, Path: files[0], Err: err})
	}
	p, err := told.Painter()
	if err != nil {
		return failed(errs, err)
	}
	if err := writeWhole(files[1], "book", func(w io.Writer) error { return b.WriteHTML(w, p) }); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, files[1])
	if b.Broken {
		return failed(errs, words.NewFault("journal.part", "game", g.name))
	}
	return 0
}
