package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// What a fault of the program leaves behind: a report for those who can mend it,
// and a note for the next start.

const (
	// noteName is the file that says to the next start what happened.
	noteName = "crashed.json"
	// mostNote is how long it is at most, in bytes; mostStack how much of a stack is
	// kept.
	mostNote  = 16 << 10
	mostStack = 64 << 10
	// lastCommands is how many commands are in a report.
	lastCommands = 50
	// faultWait is how long the journal is waited for when the program is at fault.
	faultWait = 3 * time.Second
)

// crashNote is what the next start is told.
type crashNote struct {
	Report string `json:"report"` // the name of its file
	ID     string `json:"id"`     // which game was played, "" none
	Line   string `json:"line"`
}

// crashed writes the report of a fault, and the note for the next start. What was
// played is in the journal. It gives what is said when the window is gone.
func (w *window) crashed(what any, stack []byte) error {
	var id, line string
	var t *game.Table
	if w.play != nil {
		t, id, line = local.Of(w.play), w.shelf.id, w.shelf.line
	}
	if w.shelf.journal != nil {
		w.shelf.journal.Flush(true, faultWait)
	}
	name, err := w.shelf.report(fmt.Sprint(what), stack, id, line, t)
	if err != nil {
		return words.NewFault("crash.unreported", "why", fmt.Sprint(what))
	}
	return words.NewFault("crash.reported", "why", fmt.Sprint(what), "file", filepath.Join(w.shelf.dir.Dir, name))
}

// report writes a report and the note of it, and gives the report's name. t is the
// game, nil where none was played or it cannot be asked.
func (l *library) report(what string, stack []byte, id, line string, t *game.Table) (name string, err error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "Source of the Nile %s, %s, %s/%s, %s\n%s\n", version, runtime.Version(), runtime.GOOS, runtime.GOARCH, time.Now().Format(time.RFC3339), what)
	if t != nil {
		describe(&b, t, id, line)
	}
	fmt.Fprintf(&b, "\n%s", stack[:min(len(stack), mostStack)])
	name = "crash-" + time.Now().Format("2006-01-02-150405") + ".txt"
	if err := l.dir.WriteSmall(name, b.Bytes()); err != nil {
		return "", err
	}
	note, err := json.Marshal(crashNote{name, id, line})
	if err == nil {
		err = l.dir.WriteSmall(noteName, note)
	}
	return name, err
}

// describe writes which game it was and its last commands. A game at fault may be
// at fault here too.
func describe(b io.Writer, t *game.Table, id, line string) {
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintln(b, "the game cannot be described:", p)
		}
	}()
	rec := t.Record()
	fmt.Fprintf(b, "game %s, rules %d, seed %d, id %q, line %q, settings %q\n%d commands, position %s\n", rec.Game, rec.Version, rec.Seed, id, line, rec.Settings, len(rec.Log), rec.Hash)
	for k := max(0, len(rec.Log)-lastCommands); k < len(rec.Log); k++ {
		c := rec.Log[k].Command
		fmt.Fprintf(b, "%d: seat %d kind %d item %d target %d n %d text %q %v\n", k+1, c.Seat, c.Kind, c.Item, c.Target, c.N, c.Text, rec.Log[k].Rolls)
	}
}

// crashPrefix begins the names of the files that Go itself writes its last words
// into, where no code of ours can: a fault in a goroutine, no memory left.
const crashPrefix = ".crash-"

// watchFaults has Go write its last words into the folder, and gives what ends
// that when the program ends as it should.
func (l *library) watchFaults() (end func()) {
	d := l.dir.OnDisk()
	path := filepath.Join(l.dir.Dir, fmt.Sprintf("%s%d.txt", crashPrefix, os.Getpid()))
	if d.MkdirAll(l.dir.Dir) != nil {
		return func() {}
	}
	lock, err := d.Lock(path)
	if err != nil {
		return func() {}
	}
	if f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0); err == nil {
		_ = debug.SetCrashOutput(f, debug.CrashOptions{}) // else there is no more to be had than before
		_ = f.Close()                                     // it has its own by now
	}
	return func() {
		_ = debug.SetCrashOutput(nil, debug.CrashOptions{})
		_ = lock.Close()
	}
}

// lastWords makes reports of what Go wrote when programs ended by a fault.
func (l *library) lastWords() {
	d := l.dir.OnDisk()
	files, _ := d.ReadDir(l.dir.Dir) // none where there is no folder
	for _, file := range files {
		name := file.Name()
		if !strings.HasPrefix(name, crashPrefix) || !file.Type().IsRegular() {
			continue
		}
		path := filepath.Join(l.dir.Dir, name)
		lock, err := d.Lock(path)
		if err != nil {
			continue // its program runs
		}
		if stack, err := l.dir.ReadStart(name, mostStack); err == nil && len(stack) > 0 {
			first, _, _ := strings.Cut(string(stack), "\n")
			id, line, t := l.lastPlayed()
			_, _ = l.report(first, stack, id, line, t) // else the game comes back without a word on why
		}
		_ = lock.Close() // the file goes with it
	}
}

// lastPlayed is the game that was played last and not left, nil where none was.
func (l *library) lastPlayed() (id, line string, t *game.Table) {
	e, err := l.dir.Latest()
	if err != nil || e.Sort != saves.Playing {
		return "", "", nil
	}
	if j, err := l.dir.ReadJournal(e.Path); err == nil {
		t, _, _ = l.followed(j)
	}
	return e.Header.ID, e.Header.Line, t
}

// note is what a program before this one left when it was at fault, if anything.
// It is told once.
func (l *library) note() (crashNote, bool) {
	data, err := l.dir.ReadSmall(noteName, mostNote)
	if err != nil {
		return crashNote{}, false
	}
	var n crashNote
	_ = l.dir.OnDisk().Remove(filepath.Join(l.dir.Dir, noteName))
	if json.Unmarshal(data, &n) != nil {
		return crashNote{}, false
	}
	n.Report = filepath.Base(n.Report) // whatever the file says it lies in this folder
	return n, true
}

// tellCrash tells that the program was at fault when it ended last, and offers to
// go on: from the last command, or from the last save before it.
func (w *window) tellCrash() {
	n, there := w.shelf.note()
	if !there {
		return
	}
	title, report := words.Say("crash.title"), filepath.Join(w.shelf.dir.Dir, n.Report)
	var last, before string
	list, _ := w.shelf.dir.List() // an empty one offers nothing
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
