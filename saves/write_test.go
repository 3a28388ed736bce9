package saves

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/saves/disk"
)

// failing is a file on a disk that fails at some point.
type failing struct {
	disk.File
	room              int // bytes until the disk is full; −1 for plenty
	badSync, badClose bool
}

var errDisk = errors.New("the disk went away")

func (f *failing) Write(b []byte) (int, error) {
	if f.room < 0 || len(b) <= f.room {
		return f.File.Write(b)
	}
	n, _ := f.File.Write(b[:f.room])
	return n, &fs.PathError{Op: "write", Path: f.Name(), Err: syscall.ENOSPC}
}

func (f *failing) Sync() error {
	if f.badSync {
		return errDisk
	}
	return f.File.Sync()
}

func (f *failing) Close() error {
	err := f.File.Close()
	if f.badClose {
		return errDisk
	}
	return err
}

// odd is a disk some of whose ways are another's.
type odd struct {
	disk.Disk
	create  func(dir string) (disk.File, error)
	rename  func(from, to string) error
	syncDir func(dir string) error
}

func (o odd) CreateTemp(dir, pattern string) (disk.File, error) {
	if o.create != nil {
		return o.create(dir)
	}
	return o.Disk.CreateTemp(dir, pattern)
}

func (o odd) Rename(from, to string) error {
	if o.rename != nil {
		return o.rename(from, to)
	}
	return o.Disk.Rename(from, to)
}

func (o odd) SyncDir(dir string) error {
	if o.syncDir != nil {
		return o.syncDir(dir)
	}
	return o.Disk.SyncDir(dir)
}

func TestAFailedSaveLeavesTheOldOne(t *testing.T) {
	for name, test := range map[string]struct {
		disk func(disk.File) *failing
		want Kind
	}{
		"full at once":   {func(f disk.File) *failing { return &failing{File: f} }, DiskFull},
		"full half-way":  {func(f disk.File) *failing { return &failing{File: f, room: 500} }, DiskFull},
		"fails to sync":  {func(f disk.File) *failing { return &failing{File: f, room: -1, badSync: true} }, Unwritable},
		"fails to close": {func(f disk.File) *failing { return &failing{File: f, room: -1, badClose: true} }, Unwritable},
	} {
		t.Run(name, func(t *testing.T) {
			f := testFolder(t)
			path, err := f.Save("Anna", unsaved(), played(t, 3, 20).Record())
			must(t, err)
			old, err := os.ReadFile(path)
			must(t, err)
			f.Disk = odd{Disk: disk.System, create: func(dir string) (disk.File, error) {
				temp, err := disk.System.CreateTemp(dir, tempName)
				return test.disk(temp), err
			}}
			_, err = f.Save("Anna", unsaved(), played(t, 3, 90).Record())
			if kindOf(t, err) != test.want || !strings.Contains(err.Error(), "Anna.nile") {
				t.Errorf("%v", err)
			}
			now, err := os.ReadFile(path)
			if err != nil || !bytes.Equal(now, old) {
				t.Error("the old save was touched")
			}
			if left, _ := os.ReadDir(f.Dir); len(left) != 1 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
}

// A folder that cannot be synced after the rename: the old save is gone all the
// same, and nobody is told that it is unchanged.
func TestAFolderThatCannotBeSynced(t *testing.T) {
	f := testFolder(t)
	_, err := f.Save("Anna", unsaved(), played(t, 3, 20).Record())
	must(t, err)
	f.Disk = odd{Disk: disk.System, syncDir: func(string) error { return errDisk }}
	path, err := f.Save("Anna", unsaved(), played(t, 3, 90).Record())
	if kindOf(t, err) != Unsure || !errors.Is(err, errDisk) {
		t.Errorf("%v", err)
	}
	if h, err := (Folder{}).ReadHeader(path); err != nil || h.Commands != 90 {
		t.Errorf("%+v, %v", h, err)
	}
}

// When writing fails, a broken file of that name stays where it is too.
func TestAFailedSaveMovesNothing(t *testing.T) {
	f := testFolder(t)
	must(t, os.MkdirAll(f.Dir, 0o755))
	must(t, os.WriteFile(f.Path("Anna"), []byte("broken"), 0o644))
	f.Disk = odd{Disk: disk.System, create: func(string) (disk.File, error) { return nil, errDisk }}
	if _, err := f.Save("Anna", unsaved(), played(t, 3, 20).Record()); kindOf(t, err) != Unwritable {
		t.Errorf("%v", err)
	}
	if data, err := os.ReadFile(f.Path("Anna")); err != nil || string(data) != "broken" {
		t.Errorf("%q, %v", data, err)
	}
}

func TestBrokenFilesAreMovedAside(t *testing.T) {
	f := testFolder(t)
	must(t, os.MkdirAll(f.Dir, 0o755))
	rec := played(t, 3, 20).Record()
	whole := string(encode(t, 20))
	contents := []string{
		"", "Dear Anna", whole[:len(whole)-1],
		strings.Replace(whole, "Turn: 12", "Turn: 13", 1),
		ofFormat(7, whole),
	}
	for _, data := range contents {
		must(t, os.WriteFile(f.Path("Anna"), []byte(data), 0o644))
		if _, err := f.Save("Anna", unsaved(), rec); err != nil {
			t.Fatal(err)
		}
		if _, _, err := (Folder{}).Load(f.Path("Anna")); err != nil {
			t.Fatal(err)
		}
	}
	for i, name := range []string{"broken-2026-11-21", "broken-2026-11-21-2", "broken-2026-11-21-3", "broken-2026-11-21-4", "newer-2026-11-21"} {
		data, err := os.ReadFile(filepath.Join(f.Dir, "Anna."+name+".nile"))
		if err != nil || string(data) != contents[i] {
			t.Errorf("%s: %d bytes, want the %d that were there; %v", name, len(data), len(contents[i]), err)
		}
	}
	if got := len(list(t, f)); got != len(contents)+1 {
		t.Errorf("%d files, want %d", got, len(contents)+1)
	}
	// A broken file that looks like one moved aside is not written over either.
	name := "Anna.broken-2026-11-21"
	if _, err := f.Save(name, unsaved(), rec); err != nil {
		t.Fatal(err)
	}
	if got := len(list(t, f)); got != len(contents)+2 {
		t.Errorf("%d files after saving over a broken one, want %d", got, len(contents)+2)
	}
	if _, err := f.MoveAside(f.Path("gone")); kindOf(t, err) != Missing {
		t.Errorf("%v", err)
	}
}

func TestFoldersThatCannotBeUsed(t *testing.T) {
	dir := t.TempDir()
	blocked := filepath.Join(dir, "file")
	must(t, os.WriteFile(blocked, nil, 0o644))
	f := Folder{Dir: blocked, Now: time.Now}
	rec := played(t, 3, 20).Record()
	if _, err := f.Save("x", unsaved(), rec); kindOf(t, err) != Unwritable || strings.Contains(err.Error(), dir) {
		t.Errorf("%v", err)
	}
	if _, err := f.Autosave(unsaved(), rec); kindOf(t, err) != Unwritable {
		t.Errorf("%v", err)
	}
	if _, err := f.List(); kindOf(t, err) != Unreadable {
		t.Errorf("%v", err)
	}
	f.Dir = dir
	if _, _, err := f.Load(filepath.Join(dir, "gone.nile")); kindOf(t, err) != Missing {
		t.Errorf("%v", err)
	}
	if _, _, err := f.Load(dir); kindOf(t, err) != NotASave {
		t.Errorf("%v", err)
	}
	must(t, os.Mkdir(f.Path("taken"), 0o755)) // a folder in the save's place
	must(t, os.WriteFile(filepath.Join(f.Path("taken"), "x"), nil, 0o644))
	if _, err := f.Save("taken", unsaved(), rec); kindOf(t, err) != Unwritable {
		t.Errorf("%v", err)
	}
	if _, err := os.Stat(filepath.Join(f.Path("taken"), "x")); err != nil {
		t.Errorf("the folder in the save's place was touched: %v", err)
	}
}

func TestFoldersWithoutPermission(t *testing.T) {
	if runtime.GOOS == "windows" || os.Geteuid() == 0 {
		t.Skip("permissions do not bind here")
	}
	f := testFolder(t)
	rec := played(t, 3, 20).Record()
	path, err := f.Save("x", unsaved(), rec)
	must(t, err)
	must(t, os.Chmod(path, 0))
	if _, _, err := f.Load(path); kindOf(t, err) != Unreadable {
		t.Errorf("%v", err)
	}
	if _, err := f.Save("x", unsaved(), rec); kindOf(t, err) != Unreadable {
		t.Errorf("wrote over what it could not read: %v", err)
	}
	must(t, os.Chmod(f.Dir, 0o555))
	defer func() { _ = os.Chmod(f.Dir, 0o755) }()
	if _, err := f.Save("y", unsaved(), rec); kindOf(t, err) != Unwritable {
		t.Errorf("%v", err)
	}
}

func TestLinksStayLinks(t *testing.T) {
	f := testFolder(t)
	elsewhere := filepath.Join(t.TempDir(), "cloud.nile")
	must(t, os.WriteFile(elsewhere, encode(t, 5), 0o644))
	must(t, os.MkdirAll(f.Dir, 0o755))
	if err := os.Symlink(elsewhere, f.Path("Anna")); err != nil {
		t.Skip(err)
	}
	if _, err := f.Save("Anna", unsaved(), played(t, 3, 20).Record()); err != nil {
		t.Fatal(err)
	}
	if h, err := (Folder{}).ReadHeader(elsewhere); err != nil || h.Commands != 20 {
		t.Errorf("%+v, %v", h, err)
	}
}

func TestUnfinishedFilesAreSweptAway(t *testing.T) {
	f := testFolder(t)
	must(t, os.MkdirAll(f.Dir, 0o755))
	for name, age := range map[string]time.Duration{".saving-1.tmp": 50 * time.Hour, ".saving-2.tmp": time.Hour, ".other.tmp": 50 * time.Hour} {
		path := filepath.Join(f.Dir, name)
		must(t, os.WriteFile(path, nil, 0o644))
		must(t, os.Chtimes(path, fortnight.Add(-age), fortnight.Add(-age)))
	}
	if _, err := f.Save("Anna", unsaved(), played(t, 3, 20).Record()); err != nil {
		t.Fatal(err)
	}
	left, err := filepath.Glob(filepath.Join(f.Dir, ".*"))
	if err != nil || len(left) != 2 {
		t.Errorf("left: %v", left)
	}
}

// ReadHeader reads no more than a head: a save's log may be damaged.
func TestReadHeaderReadsTheHeadOnly(t *testing.T) {
	f := testFolder(t)
	path, err := f.Save("Anna", unsaved(), played(t, 3, 90).Record())
	must(t, err)
	flip(t, path, -100)
	if h, err := (Folder{}).ReadHeader(path); err != nil || h.Commands != 90 {
		t.Errorf("%+v, %v", h, err)
	}
	if _, _, err := (Folder{}).Load(path); kindOf(t, err) != Damaged || !strings.Contains(err.Error(), "“Anna.nile”") {
		t.Errorf("%v", err)
	}
	must(t, os.Truncate(path, 500))
	if h, err := (Folder{}).ReadHeader(path); kindOf(t, err) != Truncated || h.Commands != 90 {
		t.Errorf("%+v, %v", h, err)
	}
}

// A file longer than any save is not read, whatever it says it is.
func TestLongFilesAreNotRead(t *testing.T) {
	dir := t.TempDir()
	for name, test := range map[string]struct {
		begins string
		want   Kind
	}{"film": {"\x1aE\xdf\xa3", NotASave}, "save": {string(encode(t, 5)), Damaged}, "zeros": {"", Damaged}} { // in any order
		path := filepath.Join(dir, name+Extension)
		must(t, os.WriteFile(path, []byte(test.begins), 0o644))
		must(t, os.Truncate(path, 1<<40))
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, _, err := (Folder{}).Load(path); kindOf(t, err) != test.want {
			t.Errorf("%s: %v", name, err)
		}
		if err := (Folder{}).sound(path); kindOf(t, err) != test.want {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := readSmall(disk.System, path, 1<<20); kindOf(t, err) != Unreadable {
			t.Errorf("%s: %v", name, err)
		}
		runtime.ReadMemStats(&after)
		if got := after.TotalAlloc - before.TotalAlloc; got > 1<<20 {
			t.Errorf("%s took %d kB", name, got>>10)
		}
	}
}
