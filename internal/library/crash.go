package library

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
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// What a fault of the program leaves behind: a report for those who can mend it,
// and a note for the next start.

const (
	// NoteName is the file that says to the next start what happened.
	NoteName = "crashed.json"
	// mostNote is how long it is at most, in bytes; mostStack how much of a stack is
	// kept.
	mostNote  = 16 << 10
	mostStack = 64 << 10
	// LastCommands is how many commands are in a report.
	LastCommands = 50
	// FaultWait is how long the journal is waited for when the program is at fault.
	FaultWait = 3 * time.Second
)

// CrashNote is what the next start is told.
type CrashNote struct {
	Report string `json:"report"` // the name of its file
	ID     string `json:"id"`     // which game was played, "" none
	Line   string `json:"line"`
}

// Crashed writes the report of a fault, and the note for the next start. What was
// played is in the journal. t is the game, nil where none is played. It gives what is said
// when the window is gone.
func (l *Library) Crashed(what any, stack []byte, t *game.Table) error {
	var id, line string
	if t != nil {
		id, line = l.Playing()
	}
	if l.journal != nil {
		l.journal.Flush(true, FaultWait)
	}
	name, err := l.Report(fmt.Sprint(what), stack, id, line, t)
	if err != nil {
		return words.NewFault("crash.unreported", "why", fmt.Sprint(what))
	}
	return words.NewFault("crash.reported", "why", fmt.Sprint(what), "file", filepath.Join(l.Dir.Dir, name))
}

// Report writes a report and the note of it, and gives the report's name. t is the
// game, nil where none was played or it cannot be asked.
func (l *Library) Report(what string, stack []byte, id, line string, t *game.Table) (name string, err error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s %s, %s, %s/%s, %s\n%s\n", l.Name, l.Program, runtime.Version(), runtime.GOOS, runtime.GOARCH, time.Now().Format(time.RFC3339), what)
	if t != nil {
		describe(&b, t, id, line)
	}
	fmt.Fprintf(&b, "\n%s", stack[:min(len(stack), mostStack)])
	name = "crash-" + time.Now().Format("2006-01-02-150405") + ".txt"
	if err := l.Dir.WriteSmall(name, b.Bytes()); err != nil {
		return "", err
	}
	note, err := json.Marshal(CrashNote{name, id, line})
	if err == nil {
		err = l.Dir.WriteSmall(NoteName, note)
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
	for k := max(0, len(rec.Log)-LastCommands); k < len(rec.Log); k++ {
		c := rec.Log[k].Command
		fmt.Fprintf(b, "%d: seat %d kind %d item %d target %d n %d text %q %v\n", k+1, c.Seat, c.Kind, c.Item, c.Target, c.N, c.Text, rec.Log[k].Rolls)
	}
}

// CrashPrefix begins the names of the files that Go itself writes its last words
// into, where no code of ours can: a fault in a goroutine, no memory left.
const CrashPrefix = ".crash-"

// WatchFaults has Go write its last words into the folder, and gives what ends
// that when the program ends as it should.
func (l *Library) WatchFaults() (end func()) {
	d := l.Dir.OnDisk()
	path := filepath.Join(l.Dir.Dir, fmt.Sprintf("%s%d.txt", CrashPrefix, os.Getpid()))
	if d.MkdirAll(l.Dir.Dir) != nil {
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

// LastWords makes reports of what Go wrote when programs ended by a fault.
func (l *Library) LastWords() {
	d := l.Dir.OnDisk()
	files, _ := d.ReadDir(l.Dir.Dir) // none where there is no folder
	for _, file := range files {
		name := file.Name()
		if !strings.HasPrefix(name, CrashPrefix) || !file.Type().IsRegular() {
			continue
		}
		path := filepath.Join(l.Dir.Dir, name)
		lock, err := d.Lock(path)
		if err != nil {
			continue // its program runs
		}
		if stack, err := l.Dir.ReadStart(name, mostStack); err == nil && len(stack) > 0 {
			first, _, _ := strings.Cut(string(stack), "\n")
			id, line, t := l.lastPlayed()
			_, _ = l.Report(first, stack, id, line, t) // else the game comes back without a word on why
		}
		_ = lock.Close() // the file goes with it
	}
}

// lastPlayed is the game that was played last and not left, nil where none was.
func (l *Library) lastPlayed() (id, line string, t *game.Table) {
	e, err := l.Dir.Latest()
	if err != nil || e.Sort != saves.Playing {
		return "", "", nil
	}
	if j, err := l.Dir.ReadJournal(e.Path); err == nil {
		t, _, _ = l.Followed(j)
	}
	return e.Header.ID, e.Header.Line, t
}

// Note is what a program before this one left when it was at fault, if anything.
// It is told once.
func (l *Library) Note() (CrashNote, bool) {
	data, err := l.Dir.ReadSmall(NoteName, mostNote)
	if err != nil {
		return CrashNote{}, false
	}
	var n CrashNote
	_ = l.Dir.OnDisk().Remove(filepath.Join(l.Dir.Dir, NoteName))
	if json.Unmarshal(data, &n) != nil {
		return CrashNote{}, false
	}
	n.Report = filepath.Base(n.Report) // whatever the file says it lies in this folder
	return n, true
}
