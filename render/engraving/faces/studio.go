package faces

import (
	"image"
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// vec is a place or a direction: x to the right of the picture, y up, z to the eye.
type vec struct{ X, Y, Z float64 }

func (a vec) add(b vec) vec             { return vec{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }
func (a vec) sub(b vec) vec             { return vec{a.X - b.X, a.Y - b.Y, a.Z - b.Z} }
func (a vec) mul(k float64) vec         { return vec{a.X * k, a.Y * k, a.Z * k} }
func (a vec) dot(b vec) float64         { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }
func (a vec) cross(b vec) vec           { return vec{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X} }
func (a vec) lerp(b vec, t float64) vec { return a.add(b.sub(a).mul(t)) }
func (a vec) unit() vec {
	if l := math.Sqrt(a.dot(a)); l > 0 {
		return a.mul(1 / l)
	}
	return vec{0, 0, 1}
}

// stance is how something is turned: about the upright axis, then nodding, then
// leaning, in radians, about the joint of the neck; and how far it is lifted.
type stance struct{ yaw, nod, lean, up float64 }

// joint is what a head turns about.
var joint = vec{0, -0.9, -0.2}

func (t stance) turn(p vec) vec {
	p = p.sub(joint)
	s, c := math.Sincos(t.yaw)
	p = vec{p.X*c + p.Z*s, p.Y, p.Z*c - p.X*s}
	s, c = math.Sincos(t.nod)
	p = vec{p.X, p.Y*c - p.Z*s, p.Z*c + p.Y*s}
	s, c = math.Sincos(t.lean)
	return vec{p.X*c - p.Y*s, p.Y*c + p.X*s + t.up, p.Z}.add(joint)
}

// spot is what is seen at a pixel.
type spot struct {
	z           float32 // how near, −∞ for nothing
	n           vec     // the way the surface faces, in the studio
	o           vec     // the place on the thing itself, before it is turned
	a, b        float64 // the surface's own measures there; then, where between two lines it lies
	keep        float64 // how far within the surface's border
	skin        *matter
	grown       bool    // its lines go as it grows
	tone, drawn float32 // how dark it is to be cut; ink drawn over that
}

// matter is what a surface is of.
type matter struct {
	cut   func(s *spot) finish
	group int  // pieces of one group have no outline between them
	soft  bool // no outline against what it lies on: it runs out over it
}

// finish is how a place is cut.
type finish struct {
	tone  float64 // darkness in full light
	form  float64 // how much light and shade do
	gloss float64 // how much the light glances off
	ink   float64 // drawn lines and spots: so much ink at least
	most  float64 // the darkest it is cut, so that what is drawn over it stays clear; 0: any tone
	wrap  float64 // how far the light creeps round the form
	model float64 // how much light and shade do to the wash
	wash  engraving.Wash
	lean  float64 // the way of the lines: radians from level
	close float64 // distance of the lines, 1 is the plate's
	grows bool    // the lines go as phase says, not round the form: hair
	phase float64 // how many lines there are up to here
	fan   bool    // the lines are planes through an axis behind the head: they bend over the brow and under the chin
}

// studio is where a sitter is drawn: a grid finer than the picture.
type studio struct {
	out    image.Point
	w, h   int // of the grid
	over   int // how many of its points a pixel has, each way
	k      float64
	cx, cy float64
	spots  []spot
	shade  *shadow
	ink    []float32
	wash   []engraving.Wash
	seed   uint32
	pitch  float64 // of the lines, in points of the grid
	hair   float64 // a fine line's width, in points of the grid
}

// What is in the picture, in units: an eye's height is 0, the chin lies at −1.2.
const (
	pictureTop, pictureLow = 1.64, -2.22
	pictureWide            = 3.2
	gridHigh               = 300 // the least height of the grid
)

func newStudio(size image.Point, seed uint32) *studio {
	over := max(2, (gridHigh+size.Y-1)/size.Y)
	s := &studio{out: size, w: size.X * over, h: size.Y * over, over: over, seed: seed}
	s.k = min(float64(s.h)/(pictureTop-pictureLow), float64(s.w)/pictureWide)
	s.cx, s.cy = float64(s.w)/2, float64(s.h)/2+s.k*(pictureTop+pictureLow)/2
	n := s.w * s.h
	s.spots, s.ink, s.wash = make([]spot, n), make([]float32, n), make([]engraving.Wash, n)
	for i := range s.spots {
		s.spots[i].z = float32(math.Inf(-1))
		s.wash[i] = engraving.Wash{R: 1, G: 1, B: 1}
	}
	high := float64(min(size.Y, size.X))
	s.pitch = float64(over) * max(1.25, 2.0*math.Pow(high/100, 0.36))
	s.hair = float64(over) * max(0.5, 0.72*math.Pow(high/100, 0.5))
	s.shade = newShadow()
	return s
}

// sheet is a surface over a square: at gives the place for u and v from 0 to 1, the
// surface's own measures, and whether there is anything (not below 0).
type sheet struct {
	nu, nv int
	at     func(u, v float64) (p vec, a, b, keep float64)
	of     *matter
	hold   stance
}

type corner struct {
	p, n, o    vec // p on the grid, n in the studio
	a, b, keep float64
}

// place puts a surface before the eye.
func (s *studio) place(t sheet) {
	nu, nv := t.nu+1, t.nv+1
	grid := make([]corner, nu*nv)
	turned := make([]vec, nu*nv)
	for j := range nv {
		paint.Breathe()
		for i := range nu {
			c := &grid[j*nu+i]
			c.o, c.a, c.b, c.keep = t.at(float64(i)/float64(t.nu), float64(j)/float64(t.nv))
			turned[j*nu+i] = t.hold.turn(c.o)
		}
	}
	for j := range nv {
		for i := range nu {
			c := &grid[j*nu+i]
			du := turned[j*nu+min(i+1, nu-1)].sub(turned[j*nu+max(i-1, 0)])
			dv := turned[min(j+1, nv-1)*nu+i].sub(turned[max(j-1, 0)*nu+i])
			c.n = du.cross(dv).unit()
			p := turned[j*nu+i]
			if c.keep >= 0 {
				s.shade.note(p)
			}
			c.p = vec{s.cx + s.k*p.X, s.cy - s.k*p.Y, p.Z}
		}
	}
	for j := range t.nv {
		paint.Breathe()
		for i := range t.nu {
			a, b := j*nu+i, (j+1)*nu+i
			s.triangle(&grid[a], &grid[a+1], &grid[b], t.of)
			s.triangle(&grid[b+1], &grid[b], &grid[a+1], t.of)
		}
	}
}

func (s *studio) triangle(a, b, c *corner, of *matter) {
	if a.keep < 0 && b.keep < 0 && c.keep < 0 {
		return
	}
	area := (b.p.X-a.p.X)*(c.p.Y-a.p.Y) - (c.p.X-a.p.X)*(b.p.Y-a.p.Y)
	if math.Abs(area) < 1e-9 {
		return
	}
	x0, x1 := int(math.Ceil(min(a.p.X, b.p.X, c.p.X))), int(math.Floor(max(a.p.X, b.p.X, c.p.X)))
	y0, y1 := int(math.Ceil(min(a.p.Y, b.p.Y, c.p.Y))), int(math.Floor(max(a.p.Y, b.p.Y, c.p.Y)))
	for y := max(y0, 0); y <= min(y1, s.h-1); y++ {
		for x := max(x0, 0); x <= min(x1, s.w-1); x++ {
			fx, fy := float64(x), float64(y)
			wb := ((fx-a.p.X)*(c.p.Y-a.p.Y) - (c.p.X-a.p.X)*(fy-a.p.Y)) / area
			wc := ((b.p.X-a.p.X)*(fy-a.p.Y) - (fx-a.p.X)*(b.p.Y-a.p.Y)) / area
			wa := 1 - wb - wc
			if wa < -1e-6 || wb < -1e-6 || wc < -1e-6 {
				continue
			}
			keep := a.keep*wa + b.keep*wb + c.keep*wc
			if keep < 0 {
				continue
			}
			z := float32(a.p.Z*wa + b.p.Z*wb + c.p.Z*wc)
			sp := &s.spots[y*s.w+x]
			if z <= sp.z {
				continue
			}
			n := a.n.mul(wa).add(b.n.mul(wb)).add(c.n.mul(wc)).unit()
			if n.Z < 0 { // seen from behind: the inside of a hat, a leaf
				n = n.mul(-1)
			}
			*sp = spot{
				z: z, n: n, o: a.o.mul(wa).add(b.o.mul(wb)).add(c.o.mul(wc)),
				a: a.a*wa + b.a*wb + c.a*wc, b: a.b*wa + b.b*wb + c.b*wc, keep: keep, skin: of,
			}
		}
	}
}

// print gathers the grid's points into pixels and prints them.
func (s *studio) print(ink engraving.Ink) *image.RGBA {
	n := s.out.X * s.out.Y
	line, wash := make([]float32, n), make([]engraving.Wash, n)
	part := 1 / float32(s.over*s.over)
	for y := range s.h {
		paint.Breathe()
		for x := range s.w {
			i, j := y*s.w+x, y/s.over*s.out.X+x/s.over
			line[j] += s.ink[i] * part
			u, w := s.wash[i], &wash[j]
			w.R, w.G, w.B = w.R+u.R*part, w.G+u.G*part, w.B+u.B*part
		}
	}
	return engraving.Print(s.out.X, s.out.Y, line, wash, ink)
}
