package proofs

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/render/engraving"
)

var (
	sheetDir  = flag.String("sheets", "", "write contact sheets of the engravings into this folder")
	sheetOnly = flag.String("only", "", "of these families or pictures only, by beginning, parted by commas")
	sheetSize = flag.String("size", "236x86", "at this size")
	sheetCols = flag.Int("cols", 4, "so many beside one another")
)

// Sheet writes a sheet of pictures to look at, where asked to.
func Sheet(t *testing.T, p engraving.Plates) {
	t.Helper()
	Asked(t)
	var w, h int
	if _, err := fmt.Sscanf(*sheetSize, "%dx%d", &w, &h); err != nil {
		t.Fatal(err)
	}
	list := slices.DeleteFunc(Names(p), func(name string) bool {
		return !slices.ContainsFunc(strings.Split(*sheetOnly, ","), func(only string) bool { return strings.HasPrefix(name, only) })
	})
	n, cols := len(list), max(1, min(*sheetCols, len(list)))
	img := image.NewRGBA(image.Rect(0, 0, cols*(w+8)+8, (n+cols-1)/cols*(h+8)+8))
	draw.Draw(img, img.Rect, image.NewUniform(color.RGBA{0xe0, 0xd2, 0xac, 255}), image.Point{}, draw.Src)
	for i, name := range list {
		at := image.Pt(8+i%cols*(w+8), 8+i/cols*(h+8))
		draw.Draw(img, image.Rectangle{at, at.Add(image.Pt(w, h))}, p[name].Paint(image.Pt(w, h), engraving.Sepia), image.Point{}, draw.Src)
		t.Log(i/cols, i%cols, name)
	}
	name := strings.NewReplacer("/", "-", ",", "+").Replace(*sheetOnly)
	if name == "" {
		name = "all"
	}
	Write(t, name[:min(60, len(name))]+"-"+*sheetSize, img)
}

// Write writes one picture to look at, by its name.
func Write(t *testing.T, name string, img image.Image) {
	t.Helper()
	f, err := os.Create(filepath.Join(Asked(t), name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

// Asked is the folder for pictures to look at; without one the test is skipped.
func Asked(t *testing.T) string {
	t.Helper()
	if *sheetDir == "" {
		t.Skip("no -sheets")
	}
	return *sheetDir
}
