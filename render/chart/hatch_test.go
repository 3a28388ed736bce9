package chart

import (
	"image"
	"math"
	"testing"

	"sourceofthenile/hexmap"
)

// texture is what an eye without colour sees of a country: how light it is, how
// much light and dark change, and which way its strokes lie.
type texture struct {
	tone, contrast float64 // shades of 256
	along, across  float64 // the lie of the strokes, of length 1 where all are parallel
}

// textureOf looks at the middle of a coloured hex, in greyscale.
func textureOf(img *image.RGBA, r image.Rectangle) texture {
	at := func(x, y int) float64 {
		p := img.RGBAAt(x, y)
		return float64(ink{p.R, p.G, p.B}.luma())
	}
	var n, sum, squares, xx, yy, xy float64
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			v := at(x, y)
			n, sum, squares = n+1, sum+v, squares+v*v
			dx := at(x+1, y-1) + 2*at(x+1, y) + at(x+1, y+1) - at(x-1, y-1) - 2*at(x-1, y) - at(x-1, y+1)
			dy := at(x-1, y+1) + 2*at(x, y+1) + at(x+1, y+1) - at(x-1, y-1) - 2*at(x, y-1) - at(x+1, y-1)
			xx, yy, xy = xx+dx*dx, yy+dy*dy, xy+dx*dy
		}
	}
	mean, all := sum/n, max(xx+yy, 1)
	return texture{mean, math.Sqrt(max(squares/n-mean*mean, 0)), (yy - xx) / all, -2 * xy / all}
}

// unlike is how far two textures lie apart: 1 is told at a glance. That takes
// eighteen shades of tone, or strokes that lie a good deal otherwise, or twelve
// shades more of contrast, or less of each together.
func (a texture) unlike(b texture) float64 {
	tone := (a.tone - b.tone) / 18
	lie := math.Hypot(a.along-b.along, a.across-b.across) / 0.45
	contrast := (a.contrast - b.contrast) / 12
	return math.Sqrt(tone*tone + lie*lie + contrast*contrast)
}

// Without colour and without signs every two of the six countries are told
// apart by tone and by the lie of the strokes: in the greyscale look, on paper
// at 100 dots an inch and on the board in a small window; and in an explorer's
// crayon seen in greyscale.
func TestHatchingTellsApart(t *testing.T) {
	m, p := island(t)
	_, whole := africa(t)
	id := m.ID(hexmap.HexAt(4, 3))
	for _, v := range []struct {
		name  string
		look  Look
		scale float64
		least float64
	}{
		{"greyscale at 100 dpi", Greyscale, whole.ScaleForDPI(100), 1},
		{"greyscale on the board", Greyscale, 23.1, 1},
		{"crayon at 100 dpi", Crayoned, whole.ScaleForDPI(100), 0.7},
		{"crayon on the board", Crayoned, 23.1, 0.7},
	} {
		s := &Sheet{Hexes: PlainHexes(m), Layers: NoGrid, Look: v.look}
		p.heed(s, v.scale)
		cx, cy := p.Centre(id, v.scale)
		k := int(v.scale * 0.62)
		r := image.Rect(int(cx)-k, int(cy)-k, int(cx)+k, int(cy)+k)
		seen := map[hexmap.Terrain]texture{}
		for _, land := range sixCountry {
			img := image.NewRGBA(r.Inset(-2))
			c := p.canvas(img, img.Rect, v.scale)
			c.paper()
			c.colour(id, land, hexmap.Blank, 1)
			if v.look == Greyscale {
				greyed(img, img.Rect)
			}
			seen[land] = textureOf(img, r)
			t.Logf("%s: %v %.2f", v.name, land, seen[land])
		}
		for i, a := range sixCountry {
			for _, b := range sixCountry[i+1:] {
				if d := seen[a].unlike(seen[b]); d < v.least {
					t.Errorf("%s: %v and %v are alike: %.2f of what is told at a glance", v.name, a, b, d)
				}
			}
		}
	}
}
