package chart

import (
	"fmt"
	"image"
	"math"
	"testing"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// sight is how an eye mixes linear red, green and blue: the matrices of
// Machado, Oliveira and Fernandes (2009) for eyes that lack a cone altogether.
type sight struct {
	name string
	m    [3][3]float64
}

var (
	fullSight  = sight{"full", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}
	deutan     = sight{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}
	protan     = sight{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}
	tritan     = sight{"tritanopia", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}
	sixCountry = []hexmap.Terrain{hexmap.Desert, hexmap.Veldt, hexmap.Jungle, hexmap.Swamp, hexmap.Mountain, hexmap.Lake}
)

// lab is a colour as an eye sees it, in CIE L*a*b*.
func (s sight) lab(c [3]float64) [3]float64 {
	var lin, seen [3]float64
	for i, v := range c {
		if v /= 255; v <= 0.04045 {
			lin[i] = v / 12.92
		} else {
			lin[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	for i := range seen {
		for j := range lin {
			seen[i] += s.m[i][j] * lin[j]
		}
		seen[i] = paint.Clamp(seen[i], 0, 1)
	}
	r, g, b := seen[0], seen[1], seen[2]
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := f((0.4124*r + 0.3576*g + 0.1805*b) / 0.95047)
	y := f(0.2126*r + 0.7152*g + 0.0722*b)
	z := f((0.0193*r + 0.1192*g + 0.9505*b) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func apart(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}

// painted is the mean colour of the middle of a hex of each country, as painted.
func painted(t *testing.T, pal Palette, look Look) map[hexmap.Terrain][3]float64 {
	t.Helper()
	m, p := island(t)
	s := &Sheet{Hexes: PlainHexes(m), Layers: NoGrid, Palette: pal, Look: look}
	id := m.ID(hexmap.HexAt(4, 3))
	const scale = 32
	cx, cy := p.Centre(id, scale)
	r := image.Rect(int(cx)-20, int(cy)-20, int(cx)+20, int(cy)+20)
	out := map[hexmap.Terrain][3]float64{}
	for _, k := range sixCountry {
		s.Hexes[id] = Hex{Ink: Crayon, Terrain: k}
		img := image.NewRGBA(r)
		p.Paint(img, s, scale)
		var sum [3]float64
		for i := 0; i < len(img.Pix); i += 4 {
			for j := range sum {
				sum[j] += float64(img.Pix[i+j])
			}
		}
		for j := range sum {
			sum[j] /= float64(len(img.Pix) / 4)
		}
		out[k] = sum
	}
	return out
}

// Every two of the six countries lie apart, as painted, to the eyes a palette is
// made for, by colour alone. Greyscale is TestHatchingTellsApart's.
func TestPalettes(t *testing.T) {
	leisurely(t)
	for _, v := range []struct {
		pal   Palette
		look  Look
		eye   sight
		least float64 // CIE difference between any two; about 2.3 is just seen
	}{
		{Natural, Crayoned, fullSight, 12},
		{Natural, Crayoned, deutan, 7},
		{RedGreen, Crayoned, deutan, 12},
		{RedGreen, Crayoned, protan, 10},
		{BlueYellow, Crayoned, tritan, 10},
		{RedGreen, Plain, deutan, 14},
		{BlueYellow, Plain, tritan, 14},
	} {
		tones := painted(t, v.pal, v.look)
		for i, a := range sixCountry {
			for _, b := range sixCountry[i+1:] {
				d := apart(v.eye.lab(tones[a]), v.eye.lab(tones[b]))
				name := fmt.Sprintf("palette %d, look %d, %s: %v and %v", v.pal, v.look, v.eye.name, a, b)
				t.Logf("%s: %.1f", name, d)
				if d < v.least {
					t.Errorf("%s lie %.1f apart, less than %.0f", name, d, v.least)
				}
			}
		}
	}
}
