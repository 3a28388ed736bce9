package faces

import (
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"sourceofthenile/render/engraving"
)

var (
	sheetDir  = flag.String("sheets", "", "write a sheet of portraits into this folder")
	sheetHigh = flag.Int("high", 200, "portraits so high")
	sheetFrom = flag.Int("from", -1, "of this region only")
	sheetAges = flag.Bool("ages", false, "the same people at 20, 36, 52 and 68")
)

// forty are the people of the sheet: four of every region, men and women of all ages.
func forty() (all []Face) {
	for i := range 40 {
		all = append(all, Face{
			Seed: uint32(i*31 + 5), From: Region(i / 4), Woman: i%4 == 1 || i%8 == 7, Age: 22 + i*37%47,
			Role: [...]Role{Speaker, Speaker, Guide, Speaker}[i%4],
		})
	}
	for i := range 4 {
		all[i].Role = Traveller
	}
	all[34].Role, all[18].Role = Askari, Askari
	return all
}

// TestSheet writes the sheet, to be looked at.
func TestSheet(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheets")
	}
	all := forty()
	if *sheetFrom >= 0 {
		all = all[:0]
		for i := range 24 {
			all = append(all, Face{Seed: uint32(i*31 + 5), From: Region(*sheetFrom), Woman: i%3 == 2, Age: 22 + i*37%47, Role: Speaker})
		}
	}
	if *sheetAges {
		few := all
		all = nil
		for i := 0; i < len(few); i += 4 {
			for age := 20; age < 70; age += 16 {
				f := few[i+i/4%2]
				f.Age = age
				all = append(all, f)
			}
		}
	}
	w, h, cols := *sheetHigh*9/10, *sheetHigh, 8
	img := image.NewRGBA(image.Rect(0, 0, cols*(w+6)+6, (len(all)+cols-1)/cols*(h+6)+6))
	draw.Draw(img, img.Rect, image.NewUniform(color.RGBA{0xe0, 0xd2, 0xac, 255}), image.Point{}, draw.Src)
	for i, f := range all {
		at := image.Pt(6+i%cols*(w+6), 6+i/cols*(h+6))
		draw.Draw(img, image.Rectangle{at, at.Add(image.Pt(w, h))}, f.Paint(image.Pt(w, h), engraving.Sepia), image.Point{}, draw.Src)
	}
	f, err := os.Create(filepath.Join(*sheetDir, "faces-"+strconv.Itoa(*sheetHigh)+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
