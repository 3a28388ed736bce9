package journal

import (
	"bytes"
	"context"
	"image"
	"slices"
	"testing"
	"time"

	"sourceofthenile/internal/property"

	"pgregory.net/rapid"
)

// TestCaptionSaysTheDate: the strips of two moments differ, and names too long
// for it leave the date and the points.
func TestCaptionSaysTheDate(t *testing.T) {
	for _, width := range []int{LeastWidth, 480, 960} {
		c, err := newCaptioner(width)
		if err != nil {
			t.Fatal(err)
		}
		long := "Maximiliane Alexandrowna Featherstonehaugh"
		m := Moment{Date: "April 1820", Standing: []Standing{{long, "M", 0, 12}, {long, "Ma", 1, 100}, {long, "N", 2, 7}}}
		paint := func() *image.RGBA {
			pic := image.NewRGBA(image.Rect(0, 0, width, c.h))
			c.draw(pic, pic.Rect, &m)
			return pic
		}
		a := paint()
		m.Date = "May 1820"
		b := paint()
		if bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%d wide: two dates have the same caption", width)
		}
		m.Standing[2].Points = 93
		if d := paint(); width > LeastWidth && bytes.Equal(b.Pix, d.Pix) {
			t.Errorf("%d wide: more points look the same", width)
		}
	}
}

// TestFilmsBounds: numbers out of bounds are refused.
func TestFilmsBounds(t *testing.T) {
	good := Film{Width: 300, Show: time.Second, Hold: time.Second}
	if err := good.Check(); err != nil {
		t.Fatal(err)
	}
	for _, change := range []func(*Film){
		func(f *Film) { f.Width = LeastWidth - 1 },
		func(f *Film) { f.Width = MostWidth + 1 },
		func(f *Film) { f.Show = LeastShow - 1 },
		func(f *Film) { f.Show = MostShow + 1 },
		func(f *Film) { f.Hold = -1 },
		func(f *Film) { f.Hold = MostHold + 1 },
	} {
		f := good
		change(&f)
		if f.Check() == nil || f.Write(context.Background(), &bytes.Buffer{}, nil, nil) == nil {
			t.Errorf("%+v was taken", f)
		}
	}
}

// TestJoinedRectanglesDoNotOverlap also keeps that all that was put in is covered.
func TestJoinedRectanglesDoNotOverlap(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		var in, out []image.Rectangle
		for range rapid.IntRange(0, 12).Draw(t, "n") {
			x, y := rapid.IntRange(0, 60).Draw(t, "x"), rapid.IntRange(0, 60).Draw(t, "y")
			r := image.Rect(x, y, x+rapid.IntRange(0, 20).Draw(t, "w"), y+rapid.IntRange(0, 20).Draw(t, "h"))
			in, out = append(in, r), joined(out, r)
		}
		for i, r := range out {
			for _, q := range out[:i] {
				if r.Overlaps(q) {
					t.Fatalf("%v and %v overlap", r, q)
				}
			}
		}
		for _, r := range in {
			if !r.Empty() && !slices.ContainsFunc(out, r.In) {
				t.Fatalf("%v is not covered by %v", r, out)
			}
		}
	})
}
