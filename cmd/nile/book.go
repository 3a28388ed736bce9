package main

import (
	"fmt"
	"io"

	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
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
	k, err := storyOf(files[0])
	if err != nil {
		return failed(errs, err)
	}
	told, err := has[journal.Storied](k.title, "journal")
	if err != nil {
		return failed(errs, err)
	}
	s, err := seatOf(*seat, k.players)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	b := told.Book(k.story, s, *title)
	if err := writeWhole(files[1], "book", func(w io.Writer) error { return b.WriteHTML(w, told) }); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, files[1])
	if b.Broken {
		return failed(errs, words.NewFault("journal.part", "game", k.Name))
	}
	return 0
}
