package render

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"

	"sourceofthenile/hexmap"
)

// pen draws ink on a picture whose width is 236 and whose height is 86.
type pen struct {
	img *image.RGBA
	k   float64 // pixels a unit
	ras *vector.Rasterizer
	ink color.RGBA
}

// line draws a line through points given as x, y, x, y…
func (p *pen) line(width float64, xy ...float64) {
	b := p.img.Bounds()
	p.ras.Reset(b.Dx(), b.Dy())
	for i := 0; i+3 < len(xy); i += 2 {
		p.segment(width, xy[i], xy[i+1], xy[i+2], xy[i+3])
	}
	p.ras.Draw(p.img, b, image.NewUniform(p.ink), image.Point{})
}

// segment adds one straight piece with round ends.
func (p *pen) segment(width, x0, y0, x1, y1 float64) {
	dx, dy := x1-x0, y1-y0
	l := math.Hypot(dx, dy)
	if l == 0 {
		return
	}
	a, r := math.Atan2(dy, dx), width/2
	const steps = 5
	for i := range 2 * (steps + 1) {
		x, y, from := x0, y0, a+math.Pi/2
		if i > steps {
			x, y, from = x1, y1, a-math.Pi/2
		}
		t := from + math.Pi*float64(i%(steps+1))/steps
		px, py := float32((x+r*math.Cos(t))*p.k), float32((y+r*math.Sin(t))*p.k)
		if i == 0 {
			p.ras.MoveTo(px, py)
		} else {
			p.ras.LineTo(px, py)
		}
	}
	p.ras.ClosePath()
}

// area fills a figure.
func (p *pen) area(col color.RGBA, xy ...float64) {
	b := p.img.Bounds()
	p.ras.Reset(b.Dx(), b.Dy())
	for i := 0; i+1 < len(xy); i += 2 {
		x, y := float32(xy[i]*p.k), float32(xy[i+1]*p.k)
		if i == 0 {
			p.ras.MoveTo(x, y)
		} else {
			p.ras.LineTo(x, y)
		}
	}
	p.ras.ClosePath()
	p.ras.Draw(p.img, b, image.NewUniform(col), image.Point{})
}

// wave is a line that goes up and down.
func (p *pen) wave(width, x0, x1, y, high, long float64) {
	var xy []float64
	for x := x0; x <= x1; x += 2 {
		xy = append(xy, x, y+high*math.Sin((x-x0)/long*2*math.Pi))
	}
	p.line(width, xy...)
}

func ringOf(x, y, rx, ry, from, to float64) (xy []float64) {
	const steps = 16
	for i := range steps + 1 {
		a := from + (to-from)*float64(i)/steps
		xy = append(xy, x+rx*math.Cos(a), y+ry*math.Sin(a))
	}
	return xy
}

const (
	vignetteW = 236.0
	vignetteH = 86.0
	horizon   = 78.0
)

var (
	vignettePaper = color.RGBA{0xe6, 0xd9, 0xb4, 255}
	vignetteInk   = color.RGBA{0x2b, 0x21, 0x18, 255}
)

// paintVignette is the small engraving on an Event card: the country found.
func paintVignette(t hexmap.Terrain, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	fill(img, img.Bounds(), vignettePaper)
	p := &pen{img: img, k: min(float64(w)/vignetteW, float64(h)/vignetteH), ras: vector.NewRasterizer(w, h), ink: vignetteInk}
	p.k = float64(w) / vignetteW
	switch t {
	case hexmap.Mountain:
		p.mountains()
	case hexmap.JungleMountain:
		p.mountains()
		p.trees(14, 0.62, 5)
	case hexmap.Jungle:
		p.trees(4, 1.25, 1)
	case hexmap.JungleSwamp:
		for i := range 5 {
			x := 26 + float64(i)*46 + 8*math.Sin(float64(i)*4)
			p.palm(x, horizon-16, 44+7*math.Sin(float64(i)*3))
			p.crown(x+22, horizon-16, 34)
		}
		p.reeds(3, 5)
	case hexmap.Swamp:
		p.reeds(5, 12)
	case hexmap.Lake:
		p.lake()
	case hexmap.Desert:
		p.dunes()
	default:
		p.veldt()
	}
	for x := 0.0; x < vignetteW; x += 6 { // the ground line
		p.line(1.6, x, horizon, x+3.4, horizon)
	}
	return img
}

func (p *pen) mountains() {
	for _, m := range [][3]float64{{64, 34, 26}, {188, 40, 42}, {112, 8, 46}} {
		x, top, half := m[0], m[1], m[2]
		base := horizon - 4
		p.area(vignettePaper, x-half, base, x-half*0.45, top+(base-top)*0.42, x, top, x+half*0.4, top+(base-top)*0.36, x+half, base)
		p.line(1.5, x-half*1.1, base, x-half*0.45, top+(base-top)*0.42, x-half*0.3, top+(base-top)*0.38, x, top,
			x+half*0.4, top+(base-top)*0.36, x+half*0.55, top+(base-top)*0.44, x+half*1.1, base)
		for i := range 7 { // shade on the eastern side
			f := float64(i) / 7
			x0, y0 := x+half*0.06+half*0.5*f, top+(base-top)*(0.08+0.5*f)
			p.line(0.9, x0, y0, x0-half*0.10+half*0.05*f, y0+(base-y0)*(0.42+0.1*math.Sin(float64(i)*2)))
		}
		p.line(1.1, x, top, x-half*0.12, top+(base-top)*0.28, x-half*0.02, top+(base-top)*0.5)
	}
}

// trees draws a wall of trees: every so many units, of a size.
func (p *pen) trees(from, size float64, salt int) {
	for i := range 9 {
		x := from + 14 + float64(i)*26 + 7*math.Sin(float64(i*7+salt))
		if x > vignetteW-10 {
			break
		}
		high := size * (34 + 10*math.Sin(float64(i*3+salt)))
		if (i+salt)%3 == 1 {
			p.palm(x, horizon-2, high)
			continue
		}
		p.crown(x, horizon-2, high)
	}
}

func (p *pen) palm(x, y, high float64) {
	p.line(1.7, x, y, x+2, y-high*0.5, x+5, y-high)
	for _, a := range []float64{-2.9, -2.3, -1.6, -0.9, -0.2, 0.35, 2.75} {
		cx, cy := x+5, y-high
		l := high * 0.38
		p.line(1.2, cx, cy, cx+l*0.5*math.Cos(a), cy+l*0.5*math.Sin(a)-2, cx+l*math.Cos(a), cy+l*math.Sin(a)+5)
	}
}

func (p *pen) crown(x, y, high float64) {
	p.area(vignettePaper, x-high*0.2, y-2, x-high*0.2, y-high*0.6, x+high*0.2, y-high*0.6, x+high*0.2, y-2)
	p.line(1.7, x, y, x, y-high*0.5)
	p.line(1.0, x, y-high*0.45, x-5, y-high*0.6)
	r := high * 0.34
	for _, d := range [][3]float64{{-0.75, -0.52, 0.7}, {0.75, -0.55, 0.7}, {0, -0.86, 0.85}} {
		cx, cy, k := x+r*d[0], y+high*d[1], r*d[2]
		p.area(vignettePaper, ringOf(cx, cy, k, k*0.8, 0, 2*math.Pi)...)
		p.line(1.2, ringOf(cx, cy, k, k*0.8, math.Pi*0.85, math.Pi*2.15)...)
		for j := range 3 {
			o := float64(j) * k * 0.3
			p.line(0.8, cx+k*0.1+o, cy+k*0.2-o*0.3, cx+k*0.35+o*0.7, cy+k*0.5-o*0.5)
		}
	}
}

// reeds draws rows of still water and clumps of papyrus.
func (p *pen) reeds(rows, clumps int) {
	for i := range rows {
		y := horizon - 6 - float64(i)*7
		p.wave(0.9, 8+float64(i%2)*20, vignetteW-10-float64(i%3)*24, y, 1.1, 22)
	}
	for i := range clumps {
		x := 16 + float64(i)*216/float64(clumps) + 6*math.Sin(float64(i)*5)
		base := horizon - 4 - float64((i*5)%min(rows, 4))*6
		for j := range 3 {
			lean := (float64(j) - 1) * 5
			top := base - 24 - 8*math.Abs(math.Sin(float64(i+j)))
			p.line(1.1, x, base, x+lean*0.4, (base+top)/2, x+lean, top)
			if j != 1 || i%2 == 0 {
				p.line(2.8, x+lean, top, x+lean*1.05, top+6)
			}
		}
	}
}

func (p *pen) lake() {
	p.line(1.3, 0, 34, 22, 26, 46, 32, 70, 22, 96, 30, 128, 25, 160, 33, 188, 27, 214, 31, vignetteW, 29)
	for i := range 16 {
		x := float64(i)*15 + 4
		p.line(0.8, x, 31, x-4, 36)
	}
	p.line(1.0, 0, 38, vignetteW, 38)
	for i := range 6 {
		y := 44 + float64(i)*6
		for x := 6 + float64((i*37)%30); x < vignetteW-30; x += 52 + float64(i%2)*14 {
			p.wave(0.9, x, x+26+float64(i)*2, y, 0.9, 13)
		}
	}
	p.line(1.5, 150, 60, 158, 64, 184, 64, 192, 60) // a canoe
	p.line(1.2, 172, 63, 172, 52)
	p.line(1.0, 164, 66, 180, 50)
}

func (p *pen) dunes() {
	for i, d := range [][4]float64{{-20, 120, 58, 20}, {90, 260, 50, 26}, {20, 210, 70, 14}} {
		x0, x1, base, high := d[0], d[1], d[2]+8, d[3]
		var xy []float64
		for x := x0; x <= x1; x += 3 {
			f := (x - x0) / (x1 - x0)
			xy = append(xy, x, base-high*math.Pow(math.Sin(math.Pi*math.Pow(f, 1.35)), 1.2))
		}
		p.line(1.4, xy...)
		for j := range 40 {
			f := 0.55 + 0.42*float64(j%10)/10
			x := x0 + (x1-x0)*f
			y := base - high*math.Pow(math.Sin(math.Pi*math.Pow(f, 1.35)), 1.2) + 4 + float64(j/10)*4 + float64(i)
			if y < base {
				p.line(1.2, x, y, x+0.8, y)
			}
		}
	}
	p.line(1.2, ringOf(44, 20, 9, 9, 0, 2*math.Pi)...)
	for i := range 10 {
		a := float64(i) * math.Pi / 5
		p.line(0.8, 44+12*math.Cos(a), 20+12*math.Sin(a), 44+16*math.Cos(a), 20+16*math.Sin(a))
	}
}

func (p *pen) veldt() {
	p.line(0.9, 0, 58, 40, 56, 90, 59, 150, 55, 200, 58, vignetteW, 56)
	for _, t := range [][2]float64{{58, 36}, {182, 30}, {128, 18}} { // flat-topped thorn trees
		x, high := t[0], t[1]
		y := 62 + (36-high)/4
		p.line(1.6, x, y, x+1, y-high*0.55)
		p.line(1.1, x+1, y-high*0.5, x-high*0.35, y-high*0.85)
		p.line(1.1, x+1, y-high*0.55, x+high*0.4, y-high*0.85)
		p.area(vignetteInk, ringOf(x, y-high*0.95, high*0.8, high*0.14, 0, 2*math.Pi)...)
	}
	for i := range 26 {
		x, y := float64((i*53)%228)+4, 66+float64((i*29)%10)
		for _, d := range []float64{-2.5, 0, 2.5} {
			p.line(0.9, x, y, x+d, y-5-float64(i%3))
		}
	}
}

// paintDie paints a die of ivory that shows a face.
func paintDie(face, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	s := float64(min(w, h))
	pips := [...][]int{nil, {4}, {2, 6}, {2, 4, 6}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}}[face]
	for y := range h {
		for x := range w {
			px, py := (float64(x)+0.5)/s-0.5, (float64(y)+0.5)/s-0.5
			soft := 1 / s
			d := roundBox(px, py-0.03, 0.42, 0.12)
			blendPixel(img, x, y, color.RGBA{0x2b, 0x1c, 0x0c, 255}, 0.35*(1-edge(d, 0.015, 0.07)))
			d = roundBox(px, py, 0.42, 0.11)
			blendPixel(img, x, y, color.RGBA{0x5b, 0x46, 0x2c, 255}, 1-edge(d, 0, soft))
			light := 0xf6 - uint8(22*(px+py+0.9)/1.8)
			blendPixel(img, x, y, color.RGBA{light, light - 9, light - 34, 255}, 1-edge(d, -0.022, soft))
			for _, i := range pips {
				qx, qy := px-float64(i%3-1)*0.23, py-float64(i/3-1)*0.23
				blendPixel(img, x, y, color.RGBA{0x3a, 0x1a, 0x14, 255}, 1-edge(math.Hypot(qx, qy), 0.075, soft))
			}
		}
	}
	return img
}

// roundBox is how far outside a square of half side a with round corners a
// point lies.
func roundBox(x, y, a, r float64) float64 {
	dx, dy := math.Abs(x)-a+r, math.Abs(y)-a+r
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - r
}
