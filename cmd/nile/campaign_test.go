package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/saves"
)

// A campaign has a name, which its save, its book and the shelf tell, and may begin
// on the map of another game; a race wants more of it blank, and Caravan has none.
func TestNewCampaignOnAMap(t *testing.T) {
	t.Parallel()
	from := gameFile(t, "--players", "3", "--turns", "25", "--seed", "4", "--bots", "steady")
	dir := t.TempDir()
	on := filepath.Join(dir, "on.nile")
	if status, _, errs := call("new", on, "--way", "game2", "--map", from, "--name", "Six Friends", "--turns", "12", "--bots", "steady"); status != 0 {
		t.Fatal(errs)
	}
	h, rec, err := (saves.Folder{}).Load(on)
	if err != nil || h.Name != "Six Friends" || !strings.Contains(string(rec.Settings), `"map":`) {
		t.Fatalf("%+v: %v", h, err)
	}
	if status, out, _ := call("check", on); status != 0 {
		t.Error(out)
	}
	if status, out, _ := call("replay", on); status != 0 {
		t.Error(out)
	}
	book := filepath.Join(dir, "book.html")
	if status, _, errs := call("book", on, book); status != 0 {
		t.Fatal(errs)
	}
	html, err := os.ReadFile(book)
	if err != nil || !strings.Contains(string(html), "<h1>Six Friends: Africa, 1821 to 1822</h1>") || !strings.Contains(string(html), `id="sittings"`) {
		t.Errorf("the book does not tell the campaign: %v", err)
	}
	if info := infoOf(saves.Entry{Path: on, Header: h}); !strings.HasPrefix(info.About(), "Six Friends") {
		t.Errorf("the shelf says %q", info.About())
	}
	out := filepath.Join(dir, "out.nile")
	for _, args := range [][]string{
		{"--way", "caravan", "--map", from},
		{"--way", "game2", "--name", strings.Repeat("long ", 9)},
		{"--way", "game2", "--map", book},
	} {
		if status, _, errs := call(append([]string{"new", out}, args...)...); status != 1 || errs == "" {
			t.Errorf("%v: %d %s, want status 1", args, status, errs)
		}
	}
}
