//go:build unix

package saves

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/saves/disk"
)

// A pipe or a device among the saves is not waited for and not read, and nothing
// is written over it; autosaves pass it by.
func TestPipesAndDevices(t *testing.T) {
	f := testFolder(t)
	must(t, os.MkdirAll(f.Dir, 0o755))
	rec := played(t, 3, 20).Record()
	pipe := f.own(autoPrefix + idOf(unsaved(), rec) + "-1")
	must(t, syscall.Mkfifo(pipe, 0o644))
	must(t, os.Symlink("/dev/zero", f.Path("zero")))
	done := make(chan struct{})
	go func() {
		defer close(done)
		for _, path := range []string{pipe, f.Path("zero")} {
			if _, err := (Folder{}).ReadHeader(path); kindOf(t, err) != NotASave {
				t.Errorf("its head: %v", err)
			}
			if _, _, err := f.Load(path); kindOf(t, err) != NotASave {
				t.Errorf("%v", err)
			}
			if _, err := f.Rescue(path); kindOf(t, err) != NotASave {
				t.Errorf("rescued: %v", err)
			}
			if err := f.SaveAt(path, unsaved(), rec, true); kindOf(t, err) != Occupied {
				t.Errorf("written over: %v", err)
			}
			if _, err := readSmall(disk.System, path, 100); kindOf(t, err) != NotASave {
				t.Errorf("read: %v", err)
			}
		}
		if got, err := f.Autosave(unsaved(), rec); err != nil || got == pipe {
			t.Errorf("saved to %s: %v", got, err)
		}
		if e, err := f.Latest(); err != nil || e.Sort != Auto {
			t.Errorf("%s: %v", e.Path, err)
		}
	}()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		t.Fatal("a pipe is waited for")
	}
	if info, err := os.Lstat(pipe); err != nil || info.Mode().Type() != os.ModeNamedPipe {
		t.Errorf("%s is a pipe no more: %v", filepath.Base(pipe), err)
	}
}
