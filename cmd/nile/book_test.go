package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBook: the book of a kept game is one file; what is wrong with the call is
// said, and leaves nothing behind.
func TestBook(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	to := filepath.Join(dir, "out.html")
	var out, errs bytes.Buffer
	if code := run([]string{"book", "testdata/kept/lost-city.nile", to, "--title", "Beyond the Falls"}, &out, &errs); code != 0 {
		t.Fatalf("%d: %s", code, errs.String())
	}
	page, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"<h1>Beyond the Falls</h1>", "Lost City", "data:image/png;base64,", "</html>"} {
		if !strings.Contains(string(page), want) {
			t.Errorf("the book lacks %q", want)
		}
	}
	for _, bad := range [][]string{
		{"book", "testdata/kept/lost-city.nile"},
		{"book", "testdata/kept/lost-city.nile", filepath.Join(dir, "a.pdf")},
		{"book", "testdata/kept/lost-city.nile", filepath.Join(dir, "a.html"), "--seat", "7"},
	} {
		if code := run(bad, &out, &errs); code != 2 {
			t.Errorf("%v gave %d, want 2", bad, code)
		}
	}
	if code := run([]string{"book", filepath.Join(dir, "none.nile"), filepath.Join(dir, "b.html")}, &out, &errs); code != 1 {
		t.Errorf("a save that is not there gave %d", code)
	}
	left, _ := filepath.Glob(filepath.Join(dir, "*"))
	if len(left) != 1 {
		t.Errorf("left behind: %v", left)
	}
}
