package main

import (
	"bytes"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
)

// TestExportsAreStable: the same save and flags give the same bytes; shades of
// grey have no colour.
func TestExportsAreStable(t *testing.T) {
	t.Parallel()
	path := gameFile(t, "--players", "2", "--turns", "15")
	dir := t.TempDir()
	seen := map[string]string{}
	for name, args := range map[string][]string{
		"grey.png":  {"--style", "greyscale"},
		"bare.png":  {"--style", "greyscale", "--legend=false", "--scores=false"},
		"plain.png": {"--style", "plain", "--title", "The middle of it", "--palette", "red-green", "--seat", "2"},
	} {
		out := filepath.Join(dir, name)
		if status, _, errs := call(append([]string{"export", path, out, "--dpi", "100"}, args...)...); status != 0 {
			t.Fatalf("%s: %s", name, errs)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		if other := seen[string(data)]; other != "" {
			t.Errorf("%s is like %s", name, other)
		}
		seen[string(data)] = name
	}
	again := filepath.Join(dir, "again.png")
	if status, _, errs := call("export", path, again, "--dpi", "100", "--style", "greyscale"); status != 0 {
		t.Fatal(errs)
	}
	data, _ := os.ReadFile(again)
	if seen[string(data)] != "grey.png" {
		t.Errorf("the same export twice gave two files: got %q, wanted \"grey.png\"", seen[string(data)])
	}
	grey, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for y := 0; y < grey.Bounds().Dy(); y += 7 {
		for x := 0; x < grey.Bounds().Dx(); x += 7 {
			if c := color.NRGBAModel.Convert(grey.At(x, y)).(color.NRGBA); c.R != c.G || c.G != c.B {
				t.Fatalf("%d, %d is %v in shades of grey", x, y, c)
			}
		}
	}
}

// TestExportsBadUse: what is wrong with the call is said before anything is painted.
func TestExportsBadUse(t *testing.T) {
	path := gameFile(t)
	out := filepath.Join(t.TempDir(), "x.png")
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"--style", "oil"}, "crayon, plain or greyscale"},
		{[]string{"--palette", "loud"}, "natural, red-green or blue-yellow"},
		{[]string{"--title", strings.Repeat("long ", 20)}, "at most 40 letters"},
		{[]string{"--dpi", "99"}, "100 to 600 dots"},
		{[]string{"--dpi", "601"}, "100 to 600 dots"},
		{[]string{"--seat", "3"}, "players 1 to 2"},
	} {
		if status, _, errs := call(append([]string{"export", path, out}, c.args...)...); status != 2 || !strings.Contains(errs, c.says) {
			t.Errorf("%v: %d %q, want status 2", c.args, status, errs)
		}
	}
	if status, _, errs := call("export", path, strings.TrimSuffix(out, ".png")+".jpg"); status != 2 || !strings.Contains(errs, ".png") {
		t.Errorf("%d %q, want status 2", status, errs)
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("a file was written all the same")
	}
}

// TestLooksAskForWhatIsSaid: the flags become what the sheet is made with.
func TestLooksAskForWhatIsSaid(t *testing.T) {
	l := looks{style: "plain", palette: "blue-yellow", title: "  Afrique ", legend: true, scores: true, seat: 2}
	seat, o, err := l.options(2)
	if err != nil || seat != 1 || !o.Only || !o.Print || !o.Legend || !o.Scores || o.Title != "Afrique" || o.Look != chart.Plain || o.Palette != chart.BlueYellow {
		t.Errorf("%d %+v %v", seat, o, err)
	}
	l.seat = 0
	if seat, o, err := l.options(2); err != nil || seat != game.Nobody || o.Only {
		t.Errorf("%d %+v %v", seat, o, err)
	}
}
