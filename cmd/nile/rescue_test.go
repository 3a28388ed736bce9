package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sourceofthenile/internal/library"
	"sourceofthenile/render/local"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// brokenAt is a saved game in a folder of its own with one byte flipped, the last
// of the first section of that tag.
func brokenAt(t *testing.T, tag string) (path string, data []byte) {
	t.Helper()
	path = gameFile(t, "--turns", "30")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	i := bytes.Index(data, []byte(tag))
	if i < 0 {
		t.Fatalf("no section %q", tag)
	}
	data[i+20] ^= 1
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path, data
}

// TestDamagedLogComesBackByItsPosition: a save whose log is damaged goes on from
// where it stood. The only save of a game is never gone while it is being
// rescued: afterwards it is whole, and the damaged file lies beside it.
func TestDamagedLogComesBackByItsPosition(t *testing.T) {
	for tag, say := range map[string]string{"\xf1LOG": "rescue.position.told", "\xf1POS": "rescue.whole", "\xf1TLC": "rescue.whole"} {
		path, data := brokenAt(t, tag)
		_, whole, err := catalogue.Resume(gameFile(t, "--turns", "30"), ours)
		if err != nil {
			t.Fatal(err)
		}
		l := newShelf(saves.Folder{}, saves.Folder{})
		l.Dir.Dir, l.Dir.Games = filepath.Dir(path), ours
		g, err := l.Read(path)
		if err != nil {
			t.Fatal(err)
		}
		if g.Table.Hash() != whole.Hash() {
			t.Errorf("%q: the game goes on from elsewhere", tag)
		}
		if len(g.Table.Events()) != len(whole.Events()) {
			t.Errorf("%q: %d events are told, there were %d", tag, len(g.Table.Events()), len(whole.Events()))
		}
		if !strings.Contains(g.Told, words.Say(say)) {
			t.Errorf("%q: the player is told %q", tag, g.Told)
		}
		if g.Kept != library.StandOf(g.Table) {
			t.Errorf("%q: what was rescued does not pass for kept", tag)
		}
		if _, again, err := catalogue.Resume(path, ours); err != nil || again.Hash() != whole.Hash() {
			t.Errorf("%q: the rescued game is not on the disk: %v", tag, err)
		}
		aside, _ := filepath.Glob(filepath.Join(l.Dir.Dir, "*.broken-*"))
		if len(aside) != 1 {
			t.Fatalf("%q: kept aside: %v", tag, aside)
		}
		if kept, _ := os.ReadFile(aside[0]); !bytes.Equal(kept, data) {
			t.Errorf("%q: the damaged file was changed", tag)
		}
		if last, ok := l.Last(); !ok || last.Path != path {
			t.Errorf("%q: Continue takes %q", tag, last.Path)
		}
	}
}

// TestLogAndPositionDamaged: what is left is the beginning of the log.
func TestLogAndPositionDamaged(t *testing.T) {
	path, data := brokenAt(t, "\xf1POS")
	data[bytes.LastIndex(data, []byte("\xf1LOG"))+20] ^= 1
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	l := newShelf(saves.Folder{Dir: filepath.Dir(path), Games: ours}, saves.Folder{})
	g, err := l.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	h, err := (saves.Folder{}).ReadHeader(path)
	if err != nil || g.Table.Len() == 0 || h.Commands != g.Table.Len() {
		t.Errorf("%d commands came back, %d are on the disk: %v", g.Table.Len(), h.Commands, err)
	}
	if was, _, _, _ := saves.Salvage(data); !strings.Contains(g.Told, words.Say("rescue.log", "n", g.Table.Len(), "all", was.Commands)) {
		t.Errorf("the player is told %q", g.Told)
	}
	if err := g.Table.Position().Sound(); err != nil {
		t.Error(err)
	}
}

// TestRescueCommand: what is brought back goes into another file, and the damaged
// one stays as it is; what is whole, or nothing, is not rescued.
func TestRescueCommand(t *testing.T) {
	path, data := brokenAt(t, "\xf1LOG")
	to := filepath.Join(t.TempDir(), "back.nile")
	status, out, errs := call("rescue", path, to)
	if status != 0 || errs != "" || !strings.Contains(out, words.Say("rescue.position.told")) {
		t.Fatalf("%d %q %q, want status 0", status, out, errs)
	}
	if now, _ := os.ReadFile(path); !bytes.Equal(now, data) {
		t.Error("the damaged file was changed")
	}
	if status, out, _ := call("check", to); status != 0 {
		t.Errorf("what came back: %d %q, want status 0", status, out)
	}
	letter := filepath.Join(t.TempDir(), "letter.txt")
	if err := os.WriteFile(letter, []byte("Dear Anna"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		status int
		says   string
		args   []string
	}{
		{1, "nothing to rescue", []string{to, filepath.Join(t.TempDir(), "x.nile")}},
		{1, "not a save", []string{letter, filepath.Join(t.TempDir(), "x.nile")}},
		{1, "option force", []string{path, letter}},
		{2, "save itself", []string{path, path}},
		{2, "name of a file", []string{path, ""}},
		{1, "not there", []string{filepath.Join(t.TempDir(), "none.nile"), to}},
	} {
		if status, out, errs := call(append([]string{"rescue"}, c.args...)...); status != c.status || out != "" || !strings.Contains(errs, c.says) {
			t.Errorf("%v: %d %q %q, want status %d", c.args, status, out, errs, c.status)
		}
	}
}

// TestNewWritesWhatItIsAsked: a save is written under exactly the name that was
// given; what is no save stays unless it is to be written over, and nothing else
// in the folder is touched.
func TestNewWritesWhatItIsAsked(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	kept := map[string]string{"notes.txt": "Dear diary", "keep.txt.nile": "Dear Anna", "folder.nile/x": "y", "cut.nile": "SOURCE OF THE NILE SAVE 1\n"}
	for name, text := range kept { // in any order: each is a file of its own
		if err := os.MkdirAll(filepath.Dir(in(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(in(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	count := func() int {
		files, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		return len(files)
	}
	was := count()
	for name, status := range map[string]int{"notes.txt": 1, "keep.txt.nile": 1, "cut.nile": 1, "folder.nile": 1, strings.Repeat("n", 300) + ".nile": 1} { // in any order
		if got, out, errs := call("new", in(name)); got != status || out != "" || strings.Count(errs, "\n") != 1 {
			t.Errorf("new %.40s: %d %q %q, want status %d", name, got, out, errs, status)
		}
	}
	if got, _, _ := call("new", ""); got != 2 {
		t.Errorf("new without a name: %d, want 2", got)
	}
	if got, _, _ := call("new", in("folder.nile"), "--force"); got != 1 {
		t.Errorf("new over a folder: %d, want 1", got)
	}
	if now := count(); now != was {
		t.Errorf("%d files, there were %d", now, was)
	}
	for _, name := range []string{"keep.txt", "..game", "no ending", "again.nile", "again.nile"} {
		if got, _, errs := call("new", in(name)); got != 0 {
			t.Errorf("new %q: %d %q, want status 0", name, got, errs)
		}
		if got, out, _ := call("check", in(name)); got != 0 {
			t.Errorf("check %q: %q", name, out)
		}
	}
	if now := count(); now != was+4 {
		t.Errorf("%d files, not %d", now, was+4)
	}
	for name, text := range kept { // in any order: each is held against itself
		if now, err := os.ReadFile(in(name)); err != nil || string(now) != text {
			t.Errorf("%s is %.20q: %v", name, now, err)
		}
	}
	if got, _, errs := call("new", in("notes.txt"), "--force"); got != 0 {
		t.Errorf("new --force: %d %q, want status 0", got, errs)
	}
	if got, out, _ := call("check", in("notes.txt")); got != 0 {
		t.Errorf("written over: %q", out)
	}
}

// TestNewSaysBeforeWhatASaveHolds: more turns than a save holds are not played.
func TestNewSaysBeforeWhatASaveHolds(t *testing.T) {
	path := filepath.Join(t.TempDir(), "long.nile")
	begun := time.Now()
	if got, out, errs := call("new", path, "--turns", "40000", "--bots", "random", "--players", "6"); got != 2 || out != "" || !strings.Contains(errs, "4,000") && !strings.Contains(errs, "4000") {
		t.Errorf("%d %q %q, want status 2", got, out, errs)
	}
	if took := time.Since(begun); took > time.Second {
		t.Errorf("it took %v to say so", took)
	}
	if got, _, errs := call("new", path, "--turns", "4000", "--bots", "random", "--players", "6"); got != 0 {
		t.Errorf("the longest: %d %q, want status 0", got, errs)
	}
	if got, out, _ := call("check", path); got != 0 {
		t.Errorf("the longest: %d %q, want status 0", got, out)
	}
}

// TestContinueSaysWhatItPassedOver: where the last save is damaged behind its
// head, the shelf marks it, and who continues is told that an earlier one is
// taken; who opens an old save is told nothing.
func TestContinueSaysWhatItPassedOver(t *testing.T) {
	dir := t.TempDir()
	w := begunIn(t, dir)
	for range 3 {
		playOn(t, local.Of(w.play), 4)
		if err := w.keep(); err != nil {
			t.Fatal(err)
		}
	}
	all, err := w.shelf.List()
	if err != nil || len(all) != 3 {
		t.Fatalf("%+v, %v", all, err)
	}
	data, err := os.ReadFile(all[0].Path)
	if err != nil {
		t.Fatal(err)
	}
	data[len(data)-100] ^= 1
	if err := os.WriteFile(all[0].Path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	marked, err := w.shelf.List()
	if err != nil || marked[0].Path != all[0].Path || marked[0].Broken == "" || !marked[0].Rescuable || marked[1].Broken != "" {
		t.Errorf("the shelf shows %+v, %v", marked, err)
	}
	for _, path := range journalsIn(t, dir) { // it would lose nothing: see TestAJournalMakesUpForADamagedSave
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
	for i, told := range map[int]bool{1: true, 2: false} { // in any order
		g, err := w.shelf.Read(all[i].Path)
		if err != nil || strings.Contains(g.Told, filepath.Base(all[0].Path)) != told || g.Told != "" != told {
			t.Errorf("who takes up save %d is told %q, %v", i, g.Told, err)
		}
	}
	if last, _ := w.shelf.Last(); last.Path != all[1].Path {
		t.Errorf("Continue takes %s, want %s", last.Path, all[1].Path)
	}
}
