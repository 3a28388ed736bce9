package saves_test

import (
	"os"
	"path/filepath"
	"testing"

	"sourceofthenile/saves"
)

// onShelf is a folder with one save of a kept format.
func onShelf(t *testing.T) (saves.Folder, string) {
	t.Helper()
	data, err := os.ReadFile("testdata/format1-told.nile")
	if err != nil {
		t.Fatal(err)
	}
	f := saves.Folder{Dir: t.TempDir()}
	path := f.Path("a game")
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return f, path
}

func names(t *testing.T, f saves.Folder) (out []string) {
	t.Helper()
	list, err := f.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		out = append(out, e.Name)
	}
	return out
}

// TestShelves: a save is renamed, copied, put away, thrown away and taken back,
// and stays the same game all the while; emptied trash is gone.
func TestShelves(t *testing.T) {
	f, path := onShelf(t)
	was, rec, err := f.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	same := func(path, label string) {
		t.Helper()
		h, r, err := f.Load(path)
		if err != nil || r.Hash != rec.Hash || len(r.Log) != len(rec.Log) || h.ID != was.ID || h.Label != label || !h.Saved.Equal(was.Saved) {
			t.Errorf("%s: %v, %+v", path, err, h)
		}
	}
	path, err = f.Rename(path, "another name")
	if err != nil {
		t.Fatal(err)
	}
	same(path, "another name")
	twin, err := f.Copy(path, "another name")
	if err != nil {
		t.Fatal(err)
	}
	same(twin, "another name (2)")
	if _, err := f.Rename(twin, "another name"); err == nil {
		t.Error("one save was renamed over another")
	}
	if got := names(t, f); len(got) != 2 {
		t.Errorf("on the shelf: %v", got)
	}
	away, err := f.Move(path, saves.InArchive)
	if err != nil {
		t.Fatal(err)
	}
	same(away, "another name")
	if got := names(t, f.At(saves.InArchive)); len(got) != 1 || len(names(t, f)) != 1 {
		t.Errorf("in the archive: %v", got)
	}
	thrown, err := f.Move(twin, saves.InTrash)
	if err != nil {
		t.Fatal(err)
	}
	if back, err := f.Move(thrown, saves.OnShelf); err != nil {
		t.Error(err)
	} else {
		same(back, "another name (2)")
		thrown, _ = f.Move(back, saves.InTrash)
	}
	out := filepath.Join(t.TempDir(), "sent.nile")
	if err := f.Export(away, out); err != nil {
		t.Error(err)
	}
	same(out, "another name")
	if err := f.EmptyTrash(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(thrown); err == nil || len(names(t, f.At(saves.InTrash))) != 0 {
		t.Error("the trash still holds it")
	}
	if len(names(t, f.At(saves.InArchive))) != 1 {
		t.Error("emptying the trash took what was archived")
	}
	if err := (saves.Folder{Dir: t.TempDir()}).EmptyTrash(); err != nil {
		t.Errorf("there is no trash yet: %v", err)
	}
}

// TestDamagedSavesCanBeThrownAway: what cannot be read is moved all the same,
// and two files of one name do not lie on each other.
func TestDamagedSavesCanBeThrownAway(t *testing.T) {
	f, path := onShelf(t)
	for range 2 {
		if err := os.WriteFile(path, []byte("SOURCE OF THE NILE SAVE 1\nbroken"), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := f.Move(path, saves.InTrash); err != nil {
			t.Fatal(err)
		}
	}
	if got := names(t, f.At(saves.InTrash)); len(got) != 2 {
		t.Errorf("in the trash: %v", got)
	}
	if _, err := f.Copy(f.Path("none"), "x"); err == nil {
		t.Error("a save that is not there was copied")
	}
}
