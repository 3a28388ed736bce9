//go:build unix

package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/render/words"
)

// TestFullDiskLeavesNothingHalf: whatever had been written is taken away again,
// what was there before stays, and the sentence says what to do.
func TestFullDiskLeavesNothingHalf(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "chart.png")
	if err := os.WriteFile(path, []byte("older"), 0o644); err != nil {
		t.Fatal(err)
	}
	full := &os.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC}
	err := writeWhole(path, "chart", func(w io.Writer) error {
		_, _ = w.Write(make([]byte, 3<<20))
		return full
	})
	if err == nil || !strings.Contains(words.Err(err), "disk is full") || strings.Contains(words.Err(err), "write x") {
		t.Errorf("a full disk gave %v", err)
	}
	stopped := errors.New("stopped")
	if err := writeWhole(path, "chart", func(io.Writer) error { return stopped }); !errors.Is(err, stopped) {
		t.Errorf("another reason gave %v", err)
	}
	left, _ := os.ReadDir(dir)
	if now, _ := os.ReadFile(path); len(left) != 1 || string(now) != "older" {
		t.Errorf("%v was left, the file holds %q", left, now)
	}
	if err := writeWhole(path, "chart", func(w io.Writer) error { _, err := io.WriteString(w, "newer"); return err }); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if now, _ := os.ReadFile(path); err != nil || string(now) != "newer" || info.Mode().Perm() != 0o644 {
		t.Errorf("%q, %v", now, err)
	}
}

// TestUnfinishedExportsAreSweptAway: what an export that was killed left in the
// folder goes with the next one; what is new, or another's, stays.
func TestUnfinishedExportsAreSweptAway(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-2 * unfinished)
	for name, at := range map[string]time.Time{ // in any order: each is a file of its own
		".chart-1234.png": old, ".chart-99.png": time.Now(), ".chart-2.notes.png": old, ".chart-of-mine.png": old, ".timelapse-7.gif": old,
	} {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.WriteFile(path, nil, 0o644), os.Chtimes(path, at, at)); err != nil {
			t.Fatal(err)
		}
	}
	if err := writeWhole(filepath.Join(dir, "chart.png"), "chart", func(w io.Writer) error { return nil }); err != nil {
		t.Fatal(err)
	}
	var left []string
	files, _ := os.ReadDir(dir)
	for _, f := range files {
		left = append(left, f.Name())
	}
	if got := strings.Join(left, " "); got != ".chart-2.notes.png .chart-99.png .chart-of-mine.png .timelapse-7.gif chart.png" {
		t.Errorf("left: %s, want .chart-2.notes.png .chart-99.png .chart-of-mine.png .timelapse-7.gif chart.png", got)
	}
}
