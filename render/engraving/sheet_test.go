package engraving

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var (
	sheetDir  = flag.String("sheets", "", "write contact sheets of the engravings into this folder")
	sheetOnly = flag.String("only", "", "of these families or subjects only, by beginning, parted by commas")
	sheetSize = flag.String("size", "236x86", "at this size")
	sheetCols = flag.Int("cols", 4, "so many beside one another")
)

// TestContactSheet writes a sheet of engravings to look at, where asked to.
func TestContactSheet(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheets")
	}
	var list []Subject
	for _, s := range Subjects() {
		for _, only := range strings.Split(*sheetOnly, ",") {
			if strings.HasPrefix(string(s), only) {
				list = append(list, s)
				break
			}
		}
	}
	var w, h int
	if _, err := fmt.Sscanf(*sheetSize, "%dx%d", &w, &h); err != nil {
		t.Fatal(err)
	}
	n, cols := len(list), min(*sheetCols, len(list))
	img := image.NewRGBA(image.Rect(0, 0, cols*(w+8)+8, (n+cols-1)/cols*(h+8)+8))
	draw.Draw(img, img.Rect, image.NewUniform(color.RGBA{0xe0, 0xd2, 0xac, 255}), image.Point{}, draw.Src)
	for i, s := range list {
		at := image.Pt(8+i%cols*(w+8), 8+i/cols*(h+8))
		draw.Draw(img, image.Rectangle{at, at.Add(image.Pt(w, h))}, Paint(s, image.Pt(w, h), Sepia), image.Point{}, draw.Src)
		t.Log(i/cols, i%cols, s)
	}
	name := strings.NewReplacer("/", "-", ",", "+").Replace(*sheetOnly)
	if name == "" {
		name = "all"
	}
	if len(name) > 60 {
		name = name[:60]
	}
	f, err := os.Create(filepath.Join(*sheetDir, name+"-"+*sheetSize+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
