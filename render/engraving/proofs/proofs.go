// Package proofs is for tests: it looks pictures over as a printer looks at proofs. Those
// of a room are the same each time, look as they were kept, have ink on them at every
// size, and no two are alike.
package proofs

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"maps"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/render/engraving"
)

var update = flag.Bool("update", false, "write the fingerprints anew")

// fingerprints are those of a room's pictures, beside its tests.
const fingerprints = "testdata/fingerprints.txt"

// card is the size of a picture on a card of a window of 1280 × 800.
var card = image.Pt(236, 86)

// sizes are those at which every picture is looked at for its ink beside the smallest: one
// as high as it is wide, and a large one. The first of a family is looked at in the largest
// too.
var sizes = []image.Point{{120, 120}, {360, 200}}

// plain is ink without colour.
var plain = engraving.Ink{Line: engraving.News.Line, Paper: engraving.News.Paper}

// Names are the names of pictures in order.
func Names(p engraving.Plates) []string { return slices.Sorted(maps.Keys(p)) }

// Check looks over a room's own pictures; beside are others that are seen with them.
func Check(t *testing.T, own, beside engraving.Plates) {
	onCard := map[string]*image.RGBA{} // cut once for all that is looked at
	for _, p := range []engraving.Plates{own, beside} {
		for name, pic := range p { // in any order: it fills a map
			onCard[name] = pic.Paint(card, engraving.Sepia)
		}
	}
	t.Run("fingerprints", func(t *testing.T) { likeKept(t, own, onCard) })
	t.Run("distinct", func(t *testing.T) { distinct(t, onCard) })
	families := map[string]bool{}
	for _, name := range Names(own) {
		if family, _, _ := strings.Cut(name, "/"); !families[family] {
			families[family] = true
			inked(t, name, own[name].Paint(engraving.Largest, plain), engraving.Largest)
		}
		least := own[name].Paint(engraving.Smallest, plain)
		inked(t, name, least, engraving.Smallest)
		if !bytes.Equal(least.Pix, own[name].Paint(engraving.Smallest, plain).Pix) {
			t.Errorf("%s: painted twice, two pictures", name)
		}
		for _, size := range sizes {
			inked(t, name, own[name].Paint(size, plain), size)
		}
	}
}

// inked: a picture is of its size, and neither empty nor a blot.
func inked(t *testing.T, p string, img *image.RGBA, size image.Point) {
	t.Helper()
	if img.Rect.Size() != size {
		t.Fatalf("%s: painted %v, wanted %v", p, img.Rect.Size(), size)
	}
	dark, mean := 0, 0.0
	for i := 0; i < len(img.Pix); i += 4 {
		v := img.Pix[i]
		if v < 120 {
			dark++
		}
		mean += float64(v)
	}
	n := float64(len(img.Pix) / 4)
	if ink := 1 - mean/n/float64(plain.Paper.R); ink < 0.015 || ink > 0.72 {
		t.Errorf("%s at %v: ink covers %.3f, wanted 0.015 to 0.72", p, size, ink)
	}
	if share := float64(dark) / n; share < 0.004 {
		t.Errorf("%s at %v: %.4f of it is dark, wanted 0.004", p, size, share)
	}
}

// distinct: no two pictures are alike.
func distinct(t *testing.T, onCard map[string]*image.RGBA) {
	all := slices.Sorted(maps.Keys(onCard))
	grids := make([][]float64, len(all))
	for i, name := range all {
		grids[i] = Darkness(onCard[name], 24, 9)
	}
	for i := range all {
		for j := range i {
			sum := 0.0
			for k := range grids[i] {
				sum += math.Abs(grids[i][k] - grids[j][k])
			}
			if sum /= float64(len(grids[i])); sum < 0.008 {
				t.Errorf("%s and %s look alike: they differ by %.4f, wanted 0.008", all[i], all[j], sum)
			}
		}
	}
}

// Darkness is how dark a picture is, cell by cell of a coarse grid, 0 to 1.
func Darkness(img *image.RGBA, cols, rows int) []float64 {
	out, n := make([]float64, cols*rows), make([]float64, cols*rows)
	b := img.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			p := img.Pix[img.PixOffset(x, y):]
			i := y*rows/b.Dy()*cols + x*cols/b.Dx()
			out[i] += 1 - (0.3*float64(p[0])+0.59*float64(p[1])+0.11*float64(p[2]))/255
			n[i]++
		}
	}
	for i := range out {
		out[i] /= n[i]
	}
	return out
}

// steps are those of a fingerprint.
const steps = "0123456789abcdef"

// fingerprint is how dark a card's picture is, part by part, in sixteen steps:
// so coarse that another machine's arithmetic does not show, so fine that a
// picture that came out otherwise does.
func fingerprint(img *image.RGBA) string {
	var b strings.Builder
	for _, d := range Darkness(img, 12, 4) {
		b.WriteByte(steps[min(int(d*16), 15)])
	}
	return b.String()
}

// likeKept: the pictures are those that were looked at. After a change that is meant,
// look at the sheets (-sheets) and write the fingerprints anew with -update.
func likeKept(t *testing.T, own engraving.Plates, onCard map[string]*image.RGBA) {
	if *update {
		var b strings.Builder
		for _, name := range Names(own) {
			fmt.Fprintf(&b, "%s\t%s\n", name, fingerprint(onCard[name]))
		}
		if err := os.WriteFile(fingerprints, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(fingerprints)
	if err != nil {
		t.Fatal(err)
	}
	kept := map[string]string{}
	for line := range strings.Lines(string(data)) {
		name, print, _ := strings.Cut(strings.TrimSpace(line), "\t")
		kept[name] = print
	}
	for name := range kept { // in any order: each by itself
		if own[name] == nil {
			t.Errorf("there is a fingerprint of %s, and no picture", name)
		}
	}
	for _, name := range Names(own) {
		was, is := kept[name], fingerprint(onCard[name])
		if len(was) != len(is) {
			t.Errorf("%s has no fingerprint", name)
			continue
		}
		for i := range is {
			if d := strings.IndexByte(steps, was[i]) - strings.IndexByte(steps, is[i]); d > 1 || d < -1 { // one step off may be rounding
				t.Errorf("%s has changed: %s, was %s", name, is, was)
				break
			}
		}
	}
}
