// Package chartsheet lays the island on a board of hexes for the painter of charts, and
// paints it as one picture: coast, country, tracks, Gates, and a vignette of every place.
package chartsheet

import (
	"image/color"
	"math"
	"sync"
	"sync/atomic"

	"sourceofthenile/game/island/box"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
)

// How the table of places lies on the board, in sides of a hex.
const (
	perX, perY   = 0.372, 0.262
	left, top    = 3.0, 1.7
	westward     = 16.2 // how much farther the Western Shores reach
	columns      = 25
	westColumns  = 34
	rows         = 18
	aroundPlaces = 2.45 // land reaches so far round a place, and round a path
	aroundPaths  = 1.75
)

// Island is the board as it is printed, with the Western Shores or without.
type Island struct {
	World *chart.World
	Board *box.Board
	hexes [box.Places][]hexmap.ID // the country round each place

	cartouche atomic.Pointer[[4]float64] // where the painter has found room for it
	rose      atomic.Pointer[[4]float64] // likewise for the compass rose
}

var islands = [2]func() *Island{
	sync.OnceValue(func() *Island { return newIsland(box.BoardOf(false)) }), sync.OnceValue(func() *Island { return newIsland(box.BoardOf(true)) }),
}

// Printed is the board of a game.
func Printed(west bool) *Island {
	if west {
		return islands[1]()
	}
	return islands[0]()
}

func newIsland(b *box.Board) *Island {
	cols := columns
	if b.West {
		cols = westColumns
	}
	m := &hexmap.Map{Cols: cols, Rows: rows, Cells: make([]hexmap.Cell, cols*rows)}
	i := &Island{Board: b}
	near := make([]box.Place, len(m.Cells))
	for n := range m.Cells {
		c := &m.Cells[n]
		c.Hex, c.Port, c.River = hexmap.HexAt(n%cols, n/cols), hexmap.NoPort, hexmap.NoRiver
		x, y := c.Hex.Centre()
		c.Ground = hexmap.Land
		dry := false
		if near[n], dry = i.land(x, y); !dry || n/cols == 0 || n/cols == rows-1 || n%cols == 0 || n%cols == cols-1 {
			c.Ground = hexmap.Sea
		}
	}
	m.Finish()
	drain(m)
	for n := range m.Cells {
		if m.Cells[n].Ground == hexmap.Land {
			i.hexes[near[n]] = append(i.hexes[near[n]], hexmap.ID(n))
		}
	}
	i.World = &chart.World{
		Legend:  []chart.Sign{chart.VeldtSign, chart.JungleSign, chart.SwampSign, chart.MountainSign},
		Samples: samples(), Unscaled: true, Map: m, Coast: coastOf(m), Named: true, Over: i.over(), Says: func() chart.Words { return words.In(tell.Words()) },
	}
	return i
}

// samples are what is explained beside the country: creatures, paths, tunnels, walls.
func samples() (out []chart.Sample) {
	for sort := range box.Sorts {
		out = append(out, chart.Sample{Name: tell.Sorts[sort], Plate: chart.Plate{W: 1, H: 1, Of: counter{sort}}})
	}
	line := [][2]float64{{-0.52, 0}, {0.52, 0}}
	return append(out, chart.Sample{Name: "path", Prints: []chart.Print{bed.of(line), track.of(dashes(line, 0.26, 0.13)...)}},
		chart.Sample{Name: "tunnel", Prints: []chart.Print{under.of(dashes(line, 0.17, 0.12)...)}},
		chart.Sample{Name: "wall", Prints: []chart.Print{wall.of(line), course.of(dashes(line, 0.2, 0.14)...)}})
}

// drain makes land of all water that the sea does not come to.
func drain(m *hexmap.Map) {
	open := []hexmap.ID{0}
	wet := map[hexmap.ID]bool{0: true}
	for len(open) > 0 {
		at := open[0]
		open = open[1:]
		for _, d := range hexmap.Dirs {
			if o := m.Near(at, d); o != hexmap.None && !wet[o] && m.Cells[o].Ground == hexmap.Sea {
				wet[o] = true
				open = append(open, o)
			}
		}
	}
	for n := range m.Cells {
		if !wet[hexmap.ID(n)] {
			m.Cells[n].Ground = hexmap.Land
		}
	}
}

// At is where a place lies, in sides of a hex.
func (i *Island) At(p box.Place) (x, y float64) {
	s := &i.Board.Spots[p]
	x, y = left+float64(s.X)*perX, top+float64(s.Y)*perY
	if i.Board.West {
		x += westward
	}
	return x, y
}

// land reports whether there is land at a point, and whose country it is.
func (i *Island) land(x, y float64) (near box.Place, ok bool) {
	rough := 0.5 * paint.Noise(x*0.6, y*0.6, 7)
	best := math.Inf(1)
	for p := range i.Board.Spots {
		px, py := i.At(box.Place(p))
		if d := math.Hypot(x-px, y-py); d < best {
			best, near = d, box.Place(p)
		}
		for _, q := range i.Board.Spots[p].Paths {
			qx, qy := i.At(q)
			ok = ok || fromLine(x, y, px, py, qx, qy) < aroundPaths+rough
		}
	}
	return near, ok || best < aroundPlaces+rough
}

// fromLine is how far a point lies from a line between two others.
func fromLine(x, y, x0, y0, x1, y1 float64) float64 {
	dx, dy := x1-x0, y1-y0
	t := max(0, min(1, ((x-x0)*dx+(y-y0)*dy)/(dx*dx+dy*dy)))
	return math.Hypot(x-x0-t*dx, y-y0-t*dy)
}

// coastOf is the shore round the land of a map, through the middles of the sides that part it
// from the sea. The water between is part of the chart as coves.
func coastOf(m *hexmap.Map) (out []hexmap.Outline) {
	type corner [2]int
	at := func(x, y float64) corner { return corner{int(math.Round(x * 100)), int(math.Round(y * 100))} }
	type side struct {
		to   corner
		x, y float64
	}
	next, starts := map[corner]side{}, []corner{}
	for n := range m.Cells {
		if m.Cells[n].Ground != hexmap.Land {
			continue
		}
		for _, d := range hexmap.Dirs {
			if o := m.Near(hexmap.ID(n), d); o != hexmap.None && m.Cells[o].Ground == hexmap.Land {
				continue
			}
			x0, y0, x1, y1 := m.Cells[n].Hex.Edge(d)
			x, y := (x0+x1)/2, (y0+y1)/2
			next[at(x0, y0)] = side{at(x1, y1), x + 0.22*paint.Noise(x*1.7, y*1.7, 3), y + 0.22*paint.Noise(x*1.7, y*1.7, 5)}
			starts = append(starts, at(x0, y0))
		}
	}
	for _, from := range starts {
		var o hexmap.Outline
		for s, ok := next[from]; ok; s, ok = next[from] {
			delete(next, from)
			o.Points = append(o.Points, [2]float64{s.x, s.y})
			from = s.to
		}
		if len(o.Points) > 2 {
			out = append(out, o)
		}
	}
	return out
}

// style is how lines are printed over the land: an ink, a width, and how fine it may become.
type style struct {
	ink          color.RGBA
	width, least float64
}

var (
	bed    = style{color.RGBA{0xd8, 0xca, 0xa8, 255}, 0.34, 3} // under the tracks, which lead through all kinds of country
	track  = style{color.RGBA{0x6b, 0x4a, 0x2c, 255}, 0.13, 1.2}
	ways   = style{ink: color.RGBA{0xa0, 0x84, 0x5c, 255}}
	under  = style{color.RGBA{0x3a, 0x30, 0x26, 255}, 0.24, 2.2}
	wall   = style{under.ink, 0.62, 5}
	course = style{bed.ink, 0.12, 1}
)

// of are lines of that style.
func (s style) of(lines ...[][2]float64) chart.Print {
	return chart.Print{Ink: s.ink, Width: s.width, Least: s.least, Lines: lines}
}

// over are the tracks, with a faint arrow the way Crawlers go, the tunnels as dots, and the
// walls with the Gates.
func (i *Island) over() []chart.Print {
	bed, under, tracks, ways, wall, course := bed.of(), under.of(), track.of(), ways.of(), wall.of(), course.of()
	for p := range i.Board.Spots {
		from := box.Place(p)
		for _, to := range i.Board.Spots[p].Paths {
			if from < to {
				bed.Lines = append(bed.Lines, i.Path(from, to))
				tracks.Lines = append(tracks.Lines, dashes(i.Path(from, to), 0.36, 0.2)...)
			}
		}
		if to := i.Board.Spots[p].Crawlers; to != box.Nowhere {
			line := i.Path(from, to)
			a, b := line[len(line)*6/10], line[len(line)*6/10+1]
			ways.Shapes = append(ways.Shapes, chart.Shape{X: b[0], Y: b[1], Ring: head(a, b), Size: 0.42, Least: 4})
		}
	}
	for _, g := range i.Board.Gates {
		for _, bow := range [...]float64{-0.2, 0.2} {
			course.Lines = append(course.Lines, dashes(i.wall(g, bow), 0.3, 0.16)...)
		}
		wall.Lines = append(wall.Lines, i.wall(g, 0))
	}
	for p := range i.Board.Spots {
		for q := range p {
			if i.Board.Use(box.Place(p)) == box.TunnelUse && i.Board.Use(box.Place(q)) == box.TunnelUse {
				under.Lines = append(under.Lines, dashes(i.Path(box.Place(q), box.Place(p)), 0.17, 0.4)...)
			}
		}
	}
	return []chart.Print{under, bed, ways, tracks, wall, course}
}

// head is an arrow's head that points from one point to another.
func head(a, b [2]float64) [][2]float64 {
	deg := math.Atan2(b[1]-a[1], b[0]-a[0])
	var ring [][2]float64
	for _, q := range [...][2]float64{{1, 0}, {-0.8, 0.7}, {-0.4, 0}, {-0.8, -0.7}} {
		s, c := math.Sincos(deg)
		ring = append(ring, [2]float64{q[0]*c - q[1]*s, q[0]*s + q[1]*c})
	}
	return ring
}

// Path is the track between two places, a little bent, in sides of a hex. It is the same both
// ways.
func (i *Island) Path(from, to box.Place) (out [][2]float64) {
	swap := to < from
	if swap {
		from, to = to, from
	}
	x0, y0 := i.At(from)
	x1, y1 := i.At(to)
	l := math.Hypot(x1-x0, y1-y0)
	bend := 0.09 * l * paint.Noise(x0+x1, y0+y1, 11)
	const parts = 24
	for k := range parts + 1 {
		t := float64(k) / parts
		b := bend*math.Sin(math.Pi*t) + 0.08*paint.Noise((x0+t*(x1-x0))*2, (y0+t*(y1-y0))*2, 13)
		out = append(out, [2]float64{x0 + t*(x1-x0) - b*(y1-y0)/l, y0 + t*(y1-y0) + b*(x1-x0)/l})
	}
	if swap {
		for a, b := 0, len(out)-1; a < b; a, b = a+1, b-1 {
			out[a], out[b] = out[b], out[a]
		}
	}
	return out
}

// wall is the line of a Gate's wall, across its way to the Heart; bow moves it along that way.
func (i *Island) wall(g box.Place, bow float64) [][2]float64 {
	x, y := i.At(g)
	hx, hy := i.At(box.Heart)
	l := math.Hypot(hx-x, hy-y)
	ux, uy := (hx-x)/l, (hy-y)/l
	const half, parts = 1.75, 8
	away := 2.0 + 1.1*math.Abs(ux) // clear of the vignettes
	var out [][2]float64
	for k := range parts + 1 {
		t := (float64(k)/parts*2 - 1) * half
		in := away + bow - 0.12*t*t
		out = append(out, [2]float64{x + ux*in - uy*t, y + uy*in + ux*t})
	}
	return out
}

// dashes is a line in pieces of a length, and so much left out between them.
func dashes(line [][2]float64, on, off float64) (out [][][2]float64) {
	at, piece := 0.0, [][2]float64{}
	for k := 1; k < len(line); k++ {
		fine := 4 + int(math.Hypot(line[k][0]-line[k-1][0], line[k][1]-line[k-1][1])*10)
		for n := range fine {
			t := float64(n) / float64(fine)
			p := [2]float64{line[k-1][0] + t*(line[k][0]-line[k-1][0]), line[k-1][1] + t*(line[k][1]-line[k-1][1])}
			at += math.Hypot(line[k][0]-line[k-1][0], line[k][1]-line[k-1][1]) / float64(fine)
			switch {
			case math.Mod(at, on+off) < on:
				piece = append(piece, p)
			case len(piece) > 1:
				out, piece = append(out, piece), nil
			default:
				piece = nil
			}
		}
	}
	if len(piece) > 1 {
		out = append(out, piece)
	}
	return out
}
