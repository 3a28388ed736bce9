package disk_test

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/saves/disk"
)

// put writes a file in pieces.
func put(t *testing.T, name string, pieces ...string) {
	t.Helper()
	f, err := disk.System.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pieces {
		if n, err := f.Write([]byte(p)); n != len(p) || err != nil {
			t.Fatal(n, err)
		}
	}
	if err := errors.Join(f.Sync(), f.Close()); err != nil {
		t.Fatal(err)
	}
}

// got is what a file holds, "-" where there is none.
func got(t *testing.T, name string) string {
	t.Helper()
	f, err := disk.System.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "-"
	}
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func is(t *testing.T, name, want string) {
	t.Helper()
	if s := got(t, name); s != want {
		t.Errorf("%s holds %q, want %q", filepath.Base(name), s, want)
	}
}

func refused(t *testing.T, what string, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("%s: %v, want %v", what, err, want)
	}
}

// names are those of a folder, in order.
func names(t *testing.T, dir string) (out []string) {
	t.Helper()
	list, err := disk.System.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		out = append(out, e.Name())
	}
	return out
}

// What the program asks of every disk. It runs on the system's and, in the tests of
// cmd/web, in a browser on the browser's.

func TestSystemKeepsFiles(t *testing.T) {
	d, dir := disk.System, folder(t)
	a, b := filepath.Join(dir, "a"), filepath.Join(dir, "b")
	put(t, a, "one ", "two")
	is(t, a, "one two")
	_, err := d.Create(a)
	refused(t, "making what is there", err, fs.ErrExist)
	_, err = d.Create(filepath.Join(dir, "none", "a"))
	refused(t, "making where no folder is", err, fs.ErrNotExist)
	_, err = d.Open(b)
	refused(t, "opening what is not there", err, fs.ErrNotExist)
	refused(t, "renaming what is not there", d.Rename(b, a), fs.ErrNotExist)
	refused(t, "removing what is not there", d.Remove(b), fs.ErrNotExist)
	_, err = d.Real(b)
	refused(t, "finding what is not there", err, fs.ErrNotExist)

	put(t, b, "three")
	if err := d.Rename(b, a); err != nil {
		t.Fatal(err)
	}
	is(t, a, "three")
	is(t, b, "-")
	if err := errors.Join(d.SyncDir(dir), d.Hide(a), d.Hide(dir)); err != nil {
		t.Error(err)
	}
	refused(t, "hiding what is not there", d.Hide(b), fs.ErrNotExist)
	if info, err := d.Stat(a); err != nil || info.Size() != 5 || !info.Mode().IsRegular() || info.Name() != "a" || time.Since(info.ModTime()) > time.Hour {
		t.Error(info, err)
	}
}

func TestSystemLinksFiles(t *testing.T) {
	d, dir := disk.System, folder(t)
	a, b := filepath.Join(dir, "a"), filepath.Join(dir, "b")
	put(t, a, "one")
	if err := d.Link(a, b); err != nil {
		t.Fatal(err)
	}
	refused(t, "a second name that is in use", d.Link(a, b), fs.ErrExist)
	if err := d.Remove(a); err != nil {
		t.Fatal(err)
	}
	is(t, a, "-")
	is(t, b, "one")
}

func TestSystemListsFolders(t *testing.T) {
	d, dir := disk.System, folder(t)
	deep := filepath.Join(dir, "x", "y")
	if err := errors.Join(d.MkdirAll(deep), d.MkdirAll(deep)); err != nil {
		t.Fatal(err)
	}
	put(t, filepath.Join(deep, "inner"), "1")
	put(t, filepath.Join(dir, "b"), "1")
	put(t, filepath.Join(dir, "x.a"), "1")
	f, err := d.CreateTemp(dir, ".temp-*.z")
	if err != nil {
		t.Fatal(err)
	}
	_ = f.Close()
	if name := filepath.Base(f.Name()); !strings.HasPrefix(name, ".temp-") || !strings.HasSuffix(name, ".z") || len(name) < 9 {
		t.Error(f.Name())
	}
	if err := d.Remove(f.Name()); err != nil {
		t.Error(err)
	}
	if n := names(t, dir); !slices.Equal(n, []string{"b", "x", "x.a"}) {
		t.Error(n)
	}
	if n := names(t, filepath.Join(dir, "x")); !slices.Equal(n, []string{"y"}) {
		t.Error(n)
	}
	if err := d.Remove(filepath.Join(dir, "x")); err == nil {
		t.Error("a folder went that holds something")
	}
	if err := d.Rename(filepath.Join(dir, "x"), filepath.Join(dir, "w")); err != nil {
		t.Error(err)
	}
	is(t, filepath.Join(dir, "w", "y", "inner"), "1")
	if info, err := d.Stat(filepath.Join(dir, "w")); err != nil || !info.IsDir() {
		t.Error(info, err)
	}
	_, err = d.ReadDir(filepath.Join(dir, "x"))
	refused(t, "listing what is not there", err, fs.ErrNotExist)
	if _, err := d.ReadDir(filepath.Join(dir, "b")); err == nil {
		t.Error("a file was listed")
	}
}

// TestSystemReadsAnywhere: long files, written in pieces of odd lengths and read
// from many places, while they grow.
func TestSystemReadsAnywhere(t *testing.T) {
	d, name := disk.System, filepath.Join(folder(t), "long")
	f, err := d.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	var all []byte
	write := func(n int) {
		piece := make([]byte, n)
		for i := range piece {
			piece[i] = byte((len(all) + i) * 7 / 3)
		}
		all = append(all, piece...)
		if _, err := f.Write(piece); err != nil {
			t.Fatal(err)
		}
	}
	for n := 1; n < 300_000; n = n*3 + 1 {
		write(n)
	}
	r, err := d.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for _, at := range []int{0, 1, 4, 5, 70_000, len(all) - 1, len(all), 100} {
		if _, err := r.Seek(int64(at), io.SeekStart); err != nil {
			t.Fatal(err)
		}
		if rest, err := io.ReadAll(r); err != nil || !bytes.Equal(rest, all[at:]) {
			t.Fatalf("from %d: %d bytes, want %d (%v)", at, len(rest), len(all)-at, err)
		}
	}
	write(10)
	if at, err := r.Seek(-10, io.SeekEnd); err != nil || at != int64(len(all)-10) {
		t.Fatal(at, err)
	}
	if rest, err := io.ReadAll(r); err != nil || !bytes.Equal(rest, all[len(all)-10:]) {
		t.Fatal("what was written later is not read", err)
	}
	if info, err := r.Stat(); err != nil || info.Size() != int64(len(all)) {
		t.Error(info, err)
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
	_, err = f.Write([]byte{1})
	refused(t, "writing to what was closed", err, fs.ErrClosed)
}

func TestSystemHoldsFiles(t *testing.T) {
	d, name := disk.System, filepath.Join(folder(t), "held")
	lock, err := d.Lock(name)
	if err != nil {
		t.Fatal(err)
	}
	_, err = d.Lock(name)
	refused(t, "holding what is held", err, disk.ErrLocked)
	if err := lock.Close(); err != nil {
		t.Error(err)
	}
	again, err := d.Lock(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Close(); err != nil {
		t.Error(err)
	}
	if _, err := d.Lstat(name); !errors.Is(err, syscall.ENOENT) {
		t.Error("the lock left a file:", err)
	}
}
