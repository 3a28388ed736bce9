package main

import (
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTimelapseWritesWhatIsAskedFor: GIF and PNG by the file's name, the width,
// the time for a month and for the last picture.
func TestTimelapseWritesWhatIsAskedFor(t *testing.T) {
	t.Parallel()
	path := gameFile(t, "--players", "2", "--turns", "8", "--seed", "9")
	dir := t.TempDir()
	for _, c := range []struct {
		name string
		args []string
	}{
		{"a.gif", []string{"--width", "300"}},
		{"b.GIF", []string{"--dpi", "10", "--seat", "2"}},
	} {
		out := filepath.Join(dir, c.name)
		status, said, errs := call(append([]string{"timelapse", path, out, "--ms", "120", "--hold", "900"}, c.args...)...)
		if status != 0 || !strings.Contains(said, "April 1821 to December 1821") {
			t.Fatalf("%s: %d %q %q, want status 0", c.name, status, said, errs)
		}
		f, err := os.Open(out)
		if err != nil {
			t.Fatal(err)
		}
		g, err := gif.DecodeAll(f)
		_ = f.Close()
		if err != nil {
			t.Fatal(err)
		}
		last := len(g.Delay) - 1
		if last < 4 || g.Delay[0] != 12 || g.Delay[last] != 90 || g.LoopCount != 0 || g.Config.Width > 300 {
			t.Errorf("%s: %d pictures, shown for %v, %d pixels wide", c.name, last+1, g.Delay, g.Config.Width)
		}
	}
	out := filepath.Join(dir, "c.png")
	if status, _, errs := call("timelapse", path, out, "--width", "200"); status != 0 {
		t.Fatal(errs)
	}
	f, err := os.Open(out)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := png.Decode(f); err != nil {
		t.Errorf("a reader of PNG cannot read it: %v", err)
	}
}

// TestTimelapseLeavesNothingHalf: a folder that cannot be written to, a bad
// save, a wrong name or number: a clear sentence, and no file.
func TestTimelapseLeavesNothingHalf(t *testing.T) {
	path := gameFile(t, "--turns", "3")
	dir := t.TempDir()
	out := filepath.Join(dir, "a.gif")
	for _, c := range []struct {
		args   []string
		status int
		says   string
	}{
		{[]string{path, filepath.Join(dir, "a.jpg")}, 2, ".gif"},
		{[]string{path, out, "--width", "9000"}, 2, "pixels wide"},
		{[]string{path, out, "--ms", "0"}, 2, "milliseconds"},
		{[]string{path, out, "--hold", "-1"}, 2, "milliseconds"},
		{[]string{path, out, "--seat", "7"}, 2, "players 1 to 2"},
		{[]string{path, out, "--seat", "-1"}, 2, "players 1 to 2"},
		{[]string{path}, 2, "two file names"},
		{[]string{filepath.Join(dir, "nowhere.nile"), out}, 1, "not there"},
		{[]string{path, filepath.Join(dir, "nowhere", "a.gif")}, 1, "choose a folder"},
	} {
		status, said, errs := call(append([]string{"timelapse"}, c.args...)...)
		if status != c.status || said != "" || !strings.Contains(errs, c.says) {
			t.Errorf("%v: %d %q %q, want status %d", c.args, status, said, errs, c.status)
		}
	}
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("%v was left behind", left)
	}
	if err := os.Mkdir(out, 0o755); err != nil {
		t.Fatal(err)
	}
	if status, _, errs := call("timelapse", path, out, "--width", "200"); status != 1 || !strings.Contains(errs, "Nothing was left") {
		t.Errorf("a folder in the way: %d %q, want status 1", status, errs)
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("%v was left behind", left)
	}
}

// TestNothingIsWrittenOverTheSave: a save keeps its own name.
func TestNothingIsWrittenOverTheSave(t *testing.T) {
	path := gameFile(t, "--turns", "3")
	link := filepath.Join(t.TempDir(), "game.gif")
	if err := os.Link(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	before, _ := os.ReadFile(path)
	if status, _, errs := call("timelapse", path, link); status != 2 || !strings.Contains(errs, "the save itself") {
		t.Errorf("%d %q, want status 2", status, errs)
	}
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Errorf("the save was changed: got %v, wanted %v", string(after), string(before))
	}
}
