package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

// What is built into the program is what the tool makes.
func TestAssetsAreUpToDate(t *testing.T) {
	dir := t.TempDir()
	board, coast := filepath.Join(dir, "africa.txt"), filepath.Join(dir, "coast.txt")
	if err := run("", "land.json", "known.txt", board, coast, false); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string][]byte{board: assets.Africa, coast: assets.Coast} {
		if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s in assets is old: run go generate ./assets (%v)", filepath.Base(path), err)
		}
	}
}

// land.json is what the tool cuts out of the world. The world is too large to
// carry along; name its land-50m.json in WORLD_ATLAS to compare.
func TestLandIsUpToDate(t *testing.T) {
	world := os.Getenv("WORLD_ATLAS")
	if world == "" {
		t.Skip("WORLD_ATLAS names no land-50m.json")
	}
	out := filepath.Join(t.TempDir(), "land.json")
	if err := run(world, out, "", "", "", false); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if want, err := os.ReadFile("land.json"); err != nil || !bytes.Equal(got, want) {
		t.Errorf("land.json is old: make it again with -clip (%v)", err)
	}
}

// The hand that drew the known belt agrees with the coastline.
func TestNoDoubts(t *testing.T) {
	s, err := load("land.json", "known.txt")
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.board()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range s.doubts(m) {
		t.Error(d)
	}
	for id := range m.Cells {
		letter := s.k.grid[id/m.Cols][id%m.Cols]
		if published := m.Cells[id].Ground == hexmap.Land && m.Cells[id].Terrain != hexmap.Blank; published != (letter != asCoast && letter != '~') {
			t.Errorf("column %d, row %d is not as it was drawn", id%m.Cols, id/m.Cols)
		}
	}
}

func TestDoubtsSeesDrownedLand(t *testing.T) {
	s, err := load("land.json", "known.txt")
	if err != nil {
		t.Fatal(err)
	}
	s.k.grid[20][2] = 'v'  // far out in the Gulf of Guinea
	s.k.grid[20][10] = '~' // Angola
	m, err := s.board()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(s.doubts(m), "\n"); !strings.Contains(got, "column 2, row 20 is land") || !strings.Contains(got, "column 10, row 20 is sea") {
		t.Errorf("doubts: %s", got)
	}
}

func TestTemplateShowsTheShore(t *testing.T) {
	s, err := load("land.json", "known.txt")
	if err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSuffix(s.template(), "\n"), "\n")
	if len(rows) != s.k.rows {
		t.Fatalf("%d rows, want %d", len(rows), s.k.rows)
	}
	if cells := strings.Fields(rows[20]); cells[0] != "~" || cells[15] != "." {
		t.Errorf("row 20 runs %v", cells)
	}
	if last := strings.Fields(rows[len(rows)-1]); strings.Join(last, "") != strings.Repeat("~", s.k.cols) {
		t.Errorf("there is land south of the Cape: %v", last)
	}
}

func TestReadKnownNamesTheLine(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"centre nine 20\n", ":1:"},
		{"board 2 1\ngrid\n- - -\n", ":3:"},
		{"board 2 2\ngrid\n- -\n", "1 rows, want 2"},
		{"board 2 1\ngrid\n- -\nports west\nBrass | 4 6 | west\n", ":5:"},
		{"board 2 1\ngrid\n- -\nports west\nBrass | 4 | west | |\n", ":5:"},
		{"Brass\n", ":1:"},
		{"land Africa\n", ":1:"},
	} {
		path := filepath.Join(t.TempDir(), "known.txt")
		if err := os.WriteFile(path, []byte(test.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := readKnown(path); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: got %v, want %s", test.text, err, test.want)
		}
	}
}
