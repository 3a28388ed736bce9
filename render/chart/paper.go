package chart

import (
	"image"
	"math"
	"slices"
	"sync"

	"sourceofthenile/render/paint"
)

// The paper's grain and tooth are square tables that repeat: they are made
// once, and looked up by the pixel's place on the chart.
const (
	tableBits = 9
	tableSize = 1 << tableBits
	tableMask = tableSize - 1
)

// paperTables holds what is the same for every painter at every scale.
type paperTables struct {
	tooth []uint8 // the bite of the paper, every depth equally common
	loose []int8  // soft noise a cell wide, for streaks of wax
	grain []int8  // light and dark of the sheet: fine grain and fibres
}

// tables are made when the first painter is.
var tables = sync.OnceValue(func() *paperTables {
	return &paperTables{tooth: makeTooth(), grain: makeGrain(), loose: makeLoose()}
})

// wrapNoise is value noise that repeats after the table's size; cell divides it.
func wrapNoise(x, y, cell int, seed uint32) float64 {
	n := int32(tableSize / cell)
	ix, iy := int32(x/cell), int32(y/cell)
	tx, ty := paint.Smooth(float64(x%cell)/float64(cell)), paint.Smooth(float64(y%cell)/float64(cell))
	at := func(i, j int32) float64 { return paint.Unit(paint.Lattice(i%n, j%n, seed)) }
	return paint.Lerp(paint.Lerp(at(ix, iy), at(ix+1, iy), tx), paint.Lerp(at(ix, iy+1), at(ix+1, iy+1), tx), ty)
}

// makeTooth ranks a mix of fine noises, so that a threshold of t leaves t/256 bare.
func makeTooth() []uint8 {
	v := make([]float32, tableSize*tableSize)
	for i := range v {
		if i%1024 == 0 {
			paint.Breathe()
		}
		x, y := i&tableMask, i>>tableBits
		v[i] = float32(0.75*paint.Unit(paint.Lattice(int32(x), int32(y), 11)) +
			0.75*wrapNoise(x, y, 2, 12) + 0.45*wrapNoise(x+y, y-x+tableSize, 4, 13))
	}
	order := inOrder(v)
	out := make([]uint8, len(v))
	cuts := make([]float32, 256)
	for i := range cuts {
		cuts[i] = order[i*len(order)/256]
	}
	for i, x := range v {
		if i%1024 == 0 {
			paint.Breathe()
		}
		n, found := slices.BinarySearch(cuts, x)
		if !found {
			n--
		}
		out[i] = uint8(max(n, 0))
	}
	return out
}

// inOrder are values above nought in their order. They are sorted in a hundred parts,
// each by itself, so that a page has its turn between them.
func inOrder(v []float32) []float32 {
	var parts [101][]float32
	most := slices.Max(v)
	for _, x := range v {
		k := int(100 * x / most)
		parts[k] = append(parts[k], x)
	}
	out := make([]float32, 0, len(v))
	for _, p := range parts {
		paint.Breathe()
		slices.Sort(p)
		out = append(out, p...)
	}
	return out
}

// looseSide is the side of the table of loose noise, a power of two.
const looseSide = 64

func makeLoose() []int8 {
	out := make([]int8, looseSide*looseSide)
	for i := range out {
		out[i] = int8(254*paint.Unit(paint.Lattice(int32(i%looseSide), int32(i/looseSide), 14)) - 127)
	}
	return out
}

// streaks is soft noise in [−1, 1] a unit wide, from a table that repeats.
func streaks(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := int(fx), int(fy)
	tx, ty := x-fx, y-fy
	tb := tables().loose
	a := tb[(j&(looseSide-1))*looseSide : (j&(looseSide-1)+1)*looseSide]
	b := tb[((j+1)&(looseSide-1))*looseSide : ((j+1)&(looseSide-1)+1)*looseSide]
	i0, i1 := i&(looseSide-1), (i+1)&(looseSide-1)
	u := float64(a[i0]) + (float64(a[i1])-float64(a[i0]))*tx
	v := float64(b[i0]) + (float64(b[i1])-float64(b[i0]))*tx
	return (u + (v-u)*ty) * (1.0 / 127)
}

// makeGrain draws fine grain and a few thousand fibres.
func makeGrain() []int8 {
	v := make([]float64, tableSize*tableSize)
	for i := range v {
		if i%1024 == 0 {
			paint.Breathe()
		}
		x, y := i&tableMask, i>>tableBits
		v[i] = 2.2*(paint.Unit(paint.Lattice(int32(x), int32(y), 21))-0.5) +
			3.4*(wrapNoise(x, y, 2, 22)-0.5) + 3.2*(wrapNoise(x, y, 8, 23)-0.5)
	}
	d := paint.NewDice(1, 24)
	for range 620 {
		drawFibre(v, &d)
	}
	out := make([]int8, len(v))
	for i, x := range v {
		out[i] = int8(paint.Clamp(math.Round(x), -24, 24))
	}
	return out
}

// drawFibre lays one curved hair into the table, wrapping round its edges.
func drawFibre(v []float64, d *paint.Dice) {
	x, y := d.Next()*tableSize, d.Next()*tableSize
	angle, bend := d.Next()*2*math.Pi, d.Spread(0.05)
	length, tone := 8+d.Next()*26, 3.2
	if d.Next() < 0.55 {
		tone = -4.2
	}
	for s := 0.0; s < length; s++ {
		i := (int(y)&tableMask)<<tableBits | int(x)&tableMask
		v[i] += tone * math.Sin(math.Pi*s/length)
		x += math.Cos(angle)
		y += math.Sin(angle)
		angle += bend + d.Spread(0.08)
	}
}

// toothScale looks tooth up so that its bite grows with the chart above a
// certain scale, and never gets finer than a pixel below it.
type toothScale struct {
	table *paperTables
	step  int // table cells a pixel, in 1/65536
}

// toothRest is the scale at which a pixel of paper is one cell of the tables.
const toothRest = 52

func newToothScale(scale float64) toothScale {
	return toothScale{tables(), int(math.Round(min(1, toothRest/scale) * 65536))}
}

// at is the depth of the paper at a pixel of the chart, 0 to 255.
func (t toothScale) at(x, y int) uint8 {
	if t.step == 65536 {
		return t.table.tooth[(y&tableMask)<<tableBits|x&tableMask]
	}
	u, v := x*t.step, y*t.step
	i, j := (u>>16)&tableMask, (v>>16)&tableMask
	fu, fv := (u>>8)&255, (v>>8)&255
	i1, j1 := (i+1)&tableMask, (j+1)&tableMask
	tb := t.table.tooth
	a := int(tb[j<<tableBits|i])*(256-fu) + int(tb[j<<tableBits|i1])*fu
	b := int(tb[j1<<tableBits|i])*(256-fu) + int(tb[j1<<tableBits|i1])*fu
	return uint8((a*(256-fv) + b*fv) >> 16)
}

// mottleCell is how many pixels apart the broad light and dark of the sheet is computed.
const mottleCell = 16

// paper fills the canvas with bare paper: broad stains, age at the edges, grain.
func (c *canvas) paper() {
	r := c.clip
	if c.print.plain() {
		c.work.rect(float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y))
		c.fill(&c.work, c.ground(), 255)
		return
	}
	gx0, gy0 := paint.FloorDiv(r.Min.X, mottleCell), paint.FloorDiv(r.Min.Y, mottleCell)
	gw := paint.FloorDiv(r.Max.X-1, mottleCell) - gx0 + 2
	gh := paint.FloorDiv(r.Max.Y-1, mottleCell) - gy0 + 2
	grid := make([][3]float64, gw*gh)
	for j := range gh {
		for i := range gw {
			grid[j*gw+i] = c.mottle(float64((gx0+i)*mottleCell), float64((gy0+j)*mottleCell))
		}
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		paint.Breathe()
		gy := paint.FloorDiv(y, mottleCell)
		ty := float64(y-gy*mottleCell) / mottleCell
		row := grid[(gy-gy0)*gw:]
		for x := r.Min.X; x < r.Max.X; {
			gx := paint.FloorDiv(x, mottleCell)
			a, b := row[gx-gx0], row[gx-gx0+1]
			e, f := row[gw+gx-gx0], row[gw+gx-gx0+1]
			end := min((gx+1)*mottleCell, r.Max.X)
			c.paperRun(x, end, y, gx*mottleCell, ty, [4][3]float64{a, b, e, f})
			x = end
		}
	}
}

// paperRun paints the pixels x to end of row y between four corners of mottle.
func (c *canvas) paperRun(x, end, y, gx int, ty float64, m [4][3]float64) {
	var l, r [3]float64
	for k := range 3 {
		l[k], r[k] = paint.Lerp(m[0][k], m[2][k], ty), paint.Lerp(m[1][k], m[3][k], ty)
	}
	i := c.img.PixOffset(x, y)
	for ; x < end; x++ {
		t := float64(x-gx) / mottleCell
		g := float64(c.tooth.grain(x, y))
		c.img.Pix[i] = uint8(paint.Clamp(paint.Lerp(l[0], r[0], t)+g, 0, 255))
		c.img.Pix[i+1] = uint8(paint.Clamp(paint.Lerp(l[1], r[1], t)+g, 0, 255))
		c.img.Pix[i+2] = uint8(paint.Clamp(paint.Lerp(l[2], r[2], t)+g*1.1, 0, 255))
		c.img.Pix[i+3] = 255
		i += 4
	}
}

// grain is the light and dark of the sheet at a pixel.
func (t toothScale) grain(x, y int) int8 {
	u, v := (x*t.step)>>16, (y*t.step)>>16
	return t.table.grain[(v&tableMask)<<tableBits|u&tableMask]
}

// mottle is the colour of the sheet at a corner of the coarse grid, in pixels.
func (c *canvas) mottle(px, py float64) [3]float64 {
	x, y := px/c.scale+c.x0, py/c.scale+c.y0
	broad := paint.Cloud(x/9, y/9, 3, 31, 0.5)
	fine := paint.Cloud(x/1.3+5, y/1.3, 2, 32, 0.5)
	// Foxing: a few faint brown spots where slow noise peaks.
	spot := 0.4 * paint.SmoothStep(0.5, 0.95, paint.Cloud(x/2.2, y/2.2, 3, 33, 0.5)+0.5*paint.Noise(x/12, y/12, 34))
	s := c.sheet
	edge := min(min(x-s.x0, s.x1-x), min(y-s.y0, s.y1-y))
	age := math.Exp(-max(edge, 0) / 1.7)
	light := broad*9 + fine*3.5
	return [3]float64{
		float64(paperInk.R) + light - spot*9 - age*17,
		float64(paperInk.G) + light*1.05 - spot*14 - age*23,
		float64(paperInk.B) + light*1.2 - spot*20 - age*31,
	}
}

// sheetBox is the paper and the frame on it, in hex sides.
type sheetBox struct {
	x0, y0, x1, y1 float64 // the paper
	in             box     // inside the neat-line: what is map
}

// box is an upright rectangle in hex sides.
type box struct{ x0, y0, x1, y1 float64 }

func (b box) grow(d float64) box { return box{b.x0 - d, b.y0 - d, b.x1 + d, b.y1 + d} }
func (b box) meets(o box) bool {
	return b.x0 < o.x1 && o.x0 < b.x1 && b.y0 < o.y1 && o.y0 < b.y1
}
func (b box) holds(a pt) bool { return a.X >= b.x0 && a.X <= b.x1 && a.Y >= b.y0 && a.Y <= b.y1 }

// pixels is the smallest rectangle of pixels that holds b.
func (c *canvas) pixels(b box) image.Rectangle {
	lo, hi := c.px(pt{b.x0, b.y0}), c.px(pt{b.x1, b.y1})
	return image.Rect(int(math.Floor(lo.X)), int(math.Floor(lo.Y)), int(math.Ceil(hi.X)), int(math.Ceil(hi.Y)))
}
