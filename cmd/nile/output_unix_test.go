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
