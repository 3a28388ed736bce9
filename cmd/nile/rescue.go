package main

import (
	"fmt"
	"io"

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
	t, how, err := catalogue.BringBack(&got)
	if err != nil {
		return failed(errs, words.NewFault("rescue.lost", "file", from, "log", err))
	}
	h := catalogue.HeaderOf(t, got.Header.Label)
	h.ID, h.Line = got.Header.ID, got.Header.Line
	if err := writeSave(to, h, t.Record(), *force); err != nil {
		return failed(errs, occupied(to, err))
	}
	fmt.Fprintln(out, words.Phrase("rescue.made", "file", to, "date", h.Date, "what", how))
	return 0
}
