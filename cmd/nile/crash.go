package main

import (
	"path/filepath"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// crashed writes the report of a fault, and the note for the next start. What was
// played is in the journal. It gives what is said when the window is gone.
func (w *window) crashed(what any, stack []byte) error {
	return w.shelf.Crashed(what, stack, w.table)
}

// tellCrash tells that the program was at fault when it ended last, and offers to
// go on: from the last command, or from the last save before it.
func (w *window) tellCrash() {
	n, there := w.shelf.Note()
	if !there {
		return
	}
	title, report := words.Say("crash.title"), filepath.Join(w.shelf.Dir.Dir, n.Report)
	var last, before string
	list, _ := w.shelf.Dir.List() // an empty one offers nothing
	for _, e := range list {
		if e.Problem != nil || e.Sort == saves.Aside || e.Header.ID != n.ID || n.ID == "" || e.Header.Line != n.Line {
			continue
		}
		switch {
		case last == "":
			last = e.Path
		case before == "" && e.Sort != saves.Playing:
			before = e.Path
		}
	}
	if last == "" {
		w.app.Tell(title, ui.Plain(words.Say("crash.told", "file", report)))
		return
	}
	load := func(path string) func() {
		return func() {
			if err := w.load(path); err != nil {
				w.app.Fail(err)
			}
		}
	}
	q := desk.Question{
		Title: title, Text: ui.Plain(words.Say("crash.ask", "file", report)), Yes: words.Say("crash.yes"), No: words.Say("crash.no"), Then: load(last),
	}
	if before != "" {
		q.Other, q.Or = words.Say("crash.other"), load(before)
	}
	w.app.Ask(q)
}
