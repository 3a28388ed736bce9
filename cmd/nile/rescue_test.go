package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
	for tag, say := range map[string]string{"\xf1LOG": "rescue.position.told", "\xf1POS": "rescue.whole", "\xf1TLD": "rescue.whole"} {
		path, data := brokenAt(t, tag)
		_, whole, err := resume(gameFile(t, "--turns", "30"), ours)
		if err != nil {
			t.Fatal(err)
		}
		l := &library{}
		l.dir.Dir, l.dir.Games = filepath.Dir(path), ours
		g, err := l.read(path)
		if err != nil {
			t.Fatal(err)
		}
		if g.table.Hash() != whole.Hash() {
			t.Errorf("%q: the game goes on from elsewhere", tag)
		}
		if len(g.table.Events()) != len(whole.Events()) {
			t.Errorf("%q: %d events are told, there were %d", tag, len(g.table.Events()), len(whole.Events()))
		}
		if !strings.Contains(g.told, words.Say(say)) {
			t.Errorf("%q: the player is told %q", tag, g.told)
		}
		if g.kept != standOf(g.table) {
			t.Errorf("%q: what was rescued does not pass for kept", tag)
		}
		if _, again, err := resume(path, ours); err != nil || again.Hash() != whole.Hash() {
			t.Errorf("%q: the rescued game is not on the disk: %v", tag, err)
		}
		aside, _ := filepath.Glob(filepath.Join(l.dir.Dir, "*.broken-*"))
		if len(aside) != 1 {
			t.Fatalf("%q: kept aside: %v", tag, aside)
		}
		if kept, _ := os.ReadFile(aside[0]); !bytes.Equal(kept, data) {
			t.Errorf("%q: the damaged file was changed", tag)
		}
		if last, ok := (shelf{l}).Last(); !ok || last.Path != path {
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
	l := &library{dir: saves.Folder{Dir: filepath.Dir(path), Games: ours}}
	g, err := l.read(path)
	if err != nil {
		t.Fatal(err)
	}
	h, err := saves.ReadHeader(path)
	if err != nil || g.table.Len() == 0 || h.Commands != g.table.Len() {
		t.Errorf("%d commands came back, %d are on the disk: %v", g.table.Len(), h.Commands, err)
	}
	if was, _, _, _ := saves.Salvage(data); !strings.Contains(g.told, words.Say("rescue.log", "n", g.table.Len(), "all", was.Commands)) {
		t.Errorf("the player is told %q", g.told)
	}
	if err := g.table.Position().Sound(); err != nil {
		t.Error(err)
	}
}
