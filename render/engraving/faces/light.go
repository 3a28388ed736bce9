package faces

import (
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The light comes from the left, from above and from before the sitter; a little of it
// comes back from a wall on the right.
var (
	lamp  = vec{-0.62, 0.56, 0.55}.unit()
	wall  = vec{0.90, -0.15, 0.25}.unit()
	half  = lamp.add(vec{0, 0, 1}).unit() // between lamp and eye
	lampX = vec{0, 1, 0}.cross(lamp).unit()
	lampY = lamp.cross(lampX)
)

// shadow is the sitter as the lamp sees him: how near each thing is to it.
type shadow struct{ near []float32 }

const (
	shadowSide = 120
	shadowWide = 5.2
)

func newShadow() *shadow {
	s := &shadow{near: make([]float32, shadowSide*shadowSide)}
	for i := range s.near {
		s.near[i] = float32(math.Inf(-1))
	}
	return s
}

func shadowAt(p vec) (x, y float64) {
	return (p.dot(lampX)/shadowWide + 0.5) * shadowSide, (p.dot(lampY)/shadowWide + 0.58) * shadowSide
}

// note marks a place as seen by the lamp.
func (s *shadow) note(p vec) {
	x, y := shadowAt(p)
	d := float32(p.dot(lamp))
	ix, iy := int(x), int(y)
	if ix < 0 || iy < 0 || ix >= shadowSide || iy >= shadowSide {
		return
	}
	if at := &s.near[iy*shadowSide+ix]; d > *at {
		*at = d
	}
}

// at is how much of the lamp is hidden at a place, 0 to 1.
func (s *shadow) at(p vec) float64 {
	x, y := shadowAt(p)
	x, y = x-0.5, y-0.5
	ix, iy := int(x), int(y)
	if ix < 0 || iy < 0 || ix+1 >= shadowSide || iy+1 >= shadowSide {
		return 0
	}
	d := p.dot(lamp)
	tx, ty := x-float64(ix), y-float64(iy)
	hid := func(dx, dy int) float64 {
		return paint.SmoothStep(0.17, 0.36, float64(s.near[(iy+dy)*shadowSide+ix+dx])-d)
	}
	return paint.Lerp(paint.Lerp(hid(0, 0), hid(1, 0), tx), paint.Lerp(hid(0, 1), hid(1, 1), tx), ty)
}

// light finds the tone of every point, the colour under it, and the phases of the
// lines that will be cut through it.
func (s *studio) light() {
	for y := range s.h {
		paint.Breathe()
		for x := range s.w {
			i := y*s.w + x
			sp := &s.spots[i]
			if sp.skin == nil {
				continue
			}
			f := sp.skin.cut(sp)
			tone, shade := s.toneOf(sp, f, x, y)
			sp.tone = float32(paint.Clamp(tone, 0, 1))
			sp.drawn = float32(paint.Clamp(f.ink, 0, 1))
			s.wash[i] = modelled(f.wash, f.model*(0.42-shade))
			sp.a, sp.b = s.phases(sp, f)
			sp.grown = f.grows
		}
	}
}

// modelled is a wash in so much more light, or less.
func modelled(w engraving.Wash, more float64) engraving.Wash {
	k := float32(1 + more)
	return engraving.Wash{R: min(w.R*k, 1.04), G: min(w.G*k, 1.0), B: min(w.B*k, 0.98)}
}

// toneOf is how dark a point is to be cut, and how much in the shade it lies.
func (s *studio) toneOf(sp *spot, f finish, x, y int) (tone, shade float64) {
	p := vec{(float64(x) - s.cx) / s.k, (s.cy - float64(y)) / s.k, float64(sp.z)}
	hid := s.shade.at(p)
	lit := max(0, (sp.n.dot(lamp)+f.wrap)/(1+f.wrap)) * (1 - (0.55-0.5*f.wrap)*hid)
	back := 0.20 * max(0, sp.n.dot(wall))
	shine := 0.0
	if q := sp.n.dot(half); q > 0.7 {
		shine = math.Pow(q, 22) * f.gloss * (1 - hid)
	}
	rim := 1 - max(0, sp.n.Z)
	rim *= rim * rim * 0.22
	shade = 1.02 - 1.06*lit - back + rim
	tone = f.tone + f.form*shade - shine
	if free := 0.5 * f.most; f.most > 0 && tone > free { // the depths are drawn together
		tone = free + (f.most-free)*(1-math.Exp(-(tone-free)/(f.most-free)))
	}
	return tone, shade - shine
}

// phases are where between two lines a point lies, for the lines and those that cross
// them: planes through the thing itself, so that the lines go round it.
func (s *studio) phases(sp *spot, f finish) (one, two float64) {
	step := s.pitch / s.k
	if f.close > 0 {
		step *= f.close
	}
	sn, c := math.Sincos(f.lean)
	o := sp.o
	sway := 0.16 * paint.Noise(o.X*3.1+9, o.Y*3.7+o.Z, s.seed+3)
	if f.grows {
		return f.phase, f.phase * 0.5
	}
	if f.fan {
		const behind, low = 1.5, 0.45
		far := (behind + 0.8) / step
		one = math.Atan2(o.Y*c-o.X*sn+low, o.Z+behind)*far + sway
		sn, c = math.Sincos(f.lean + 1.02)
		two = math.Atan2(o.Y*c-o.X*sn, o.Z+behind)*far + sway
		return one, two
	}
	one = (o.Y*c-o.X*sn+0.42*o.Z)/step + sway
	sn, c = math.Sincos(f.lean + 1.02)
	two = (o.Y*c-o.X*sn+0.30*o.Z)/step + sway
	return one, two
}

// engrave cuts the lines: tone by their width, a second set over the first where it is
// dark, contours, and behind the sitter a ground of level lines.
func (s *studio) engrave(ground bool) {
	edges := s.contours()
	out := make([]float32, len(s.ink))
	for y := range s.h {
		paint.Breathe()
		for x := range s.w {
			i := y*s.w + x
			sp := &s.spots[i]
			if sp.skin == nil {
				if ground {
					out[i] = float32(s.ground(x, y))
				}
				out[i] = max(out[i], edges[i]*float32(s.fade(x, y)))
				continue
			}
			v := max(s.lines(i, x, y, float64(sp.tone)), float64(sp.drawn))
			fade := s.fade(x, y)
			out[i] = max(float32(v*fade), edges[i]*float32(fade))
			w := &s.wash[i]
			u := float32(1 - fade)
			*w = engraving.Wash{R: w.R + (1-w.R)*u, G: w.G + (1-w.G)*u, B: w.B + (1-w.B)*u}
		}
	}
	s.ink = out
}

// fade lets the shoulders run out towards the lower edge.
func (s *studio) fade(x, y int) float64 {
	u, v := (float64(x)-s.cx)/s.k, (s.cy-float64(y))/s.k
	edge := pictureLow + 0.05 + 0.07*u*u + 0.03*paint.Noise(u*5, 3, s.seed)
	return paint.SmoothStep(edge-0.02, edge+0.16, v) * paint.SmoothStep(pictureWide/2, pictureWide/2-0.14, math.Abs(u))
}

func (s *studio) lines(i, x, y int, d float64) float64 {
	sp := &s.spots[i]
	switch {
	case d < 0.025:
		return 0
	case d > 0.94 && !sp.grown:
		return 1
	}
	first := d
	if sp.grown {
		one, far := interlined(sp.a, s.distance(i, x, y, false), s.pitch)
		return engraving.LineInk(one-math.Floor(one), paint.Clamp(d, 0.12, 0.86), far)
	}
	const cross = 0.42
	if d > cross {
		first = cross + (d-cross)*0.5
	}
	one, far := interlined(sp.a, s.distance(i, x, y, false), s.pitch)
	row := math.Floor(one)
	if d < 0.17 {
		n := paint.Noise(float64(x)/(s.pitch*3.4), row*1.7+float64(y)/(s.pitch*9), s.seed+11)*0.5 + 0.5
		lack := 1 - d/0.17
		first = max(d, 0.11) * paint.SmoothStep(lack*0.8-0.12, lack*0.8+0.12, n)
	}
	v := engraving.LineInk(one-row, first, far)
	if d > cross {
		second := 1 - (1-d)/(1-first)
		two, far := interlined(sp.b, s.distance(i, x, y, true), s.pitch)
		w := engraving.LineInk(two-math.Floor(two), second, far)
		v = 1 - (1-v)*(1-w)
	}
	return v
}

// interlined is a phase with lines between the lines where they have come too far
// apart, and how far apart they are then.
func interlined(phase, far, pitch float64) (float64, float64) {
	for far > 1.75*pitch {
		phase, far = phase*2, far/2
	}
	return phase, far
}

// distance is how far apart the lines are at a point, in points of the grid.
func (s *studio) distance(i, x, y int, crossing bool) float64 {
	of := func(j int) float64 {
		if crossing {
			return s.spots[j].b
		}
		return s.spots[j].a
	}
	gx, gy := 0.0, 0.0
	if j := i + 1; x+1 < s.w && s.spots[j].skin == s.spots[i].skin {
		gx = of(j) - of(i)
	}
	if j := i + s.w; y+1 < s.h && s.spots[j].skin == s.spots[i].skin {
		gy = of(j) - of(i)
	}
	g := math.Hypot(gx, gy)
	if g < 1e-6 {
		return s.pitch
	}
	return paint.Clamp(1/g, 0.6, 12*s.pitch)
}

// contours are lines where one thing ends before another, heavier away from the light.
func (s *studio) contours() []float32 {
	out := make([]float32, len(s.ink))
	for y := 1; y < s.h-1; y++ {
		paint.Breathe()
		for x := 1; x < s.w-1; x++ {
			i := y*s.w + x
			for _, j := range [2]int{i + 1, i + s.w} {
				if w := s.edge(i, j); w > 0 {
					s.dab(out, x, y, w)
				}
			}
		}
	}
	return out
}

// edge is the weight of the line between two points, 0 for none.
func (s *studio) edge(i, j int) float64 {
	a, b := &s.spots[i], &s.spots[j]
	if a.skin == nil && b.skin == nil {
		return 0
	}
	near := a
	if b.z > a.z {
		near = b
	}
	if near.skin.soft && a.skin != nil && b.skin != nil {
		return 0
	}
	step := math.Abs(float64(a.z - b.z))
	same := a.skin != nil && b.skin != nil && a.skin.group == b.skin.group
	switch {
	case same && step < 0.16:
		return 0
	case !same && a.skin != nil && b.skin != nil && step < 0.02:
		return 0.55
	}
	away := -(near.n.X*lamp.X + near.n.Y*lamp.Y)
	return 0.75 + 0.55*paint.Clamp(away, -0.6, 1)
}

// dab is a point of a contour.
func (s *studio) dab(out []float32, x, y int, weight float64) {
	r := s.hair * weight * 0.62
	n := int(r + 1)
	for dy := -n; dy <= n; dy++ {
		for dx := -n; dx <= n; dx++ {
			u, v := x+dx, y+dy
			if u < 0 || v < 0 || u >= s.w || v >= s.h {
				continue
			}
			c := float32(paint.Clamp(r+0.5-math.Hypot(float64(dx), float64(dy)), 0, 1)) * 0.94
			if at := &out[v*s.w+u]; c > *at {
				*at = c
			}
		}
	}
}

// ground is the ruling behind the sitter, closest on the side in the light's lee of
// the head, and running out in an oval.
func (s *studio) ground(x, y int) float64 {
	u, v := (float64(x)-s.cx)/s.k, (s.cy-float64(y))/s.k
	q := (u*u)/(1.5*1.5) + (v-0.05)*(v-0.05)/(1.62*1.62)
	d := 0.30 + 0.10*u
	d *= 1 - paint.SmoothStep(0.55, 1.0, q+0.10*paint.Noise(u*2, v*2, s.seed+5))
	if d < 0.02 {
		return 0
	}
	phase := float64(y)/(s.pitch*1.06) + 0.12*paint.Noise(u*4, v*4, s.seed+8)
	row := math.Floor(phase)
	n := paint.Noise(u*3.4+row*3.1, row*0.7, s.seed+21)*0.5 + 0.5
	if d < 0.14 {
		d *= paint.SmoothStep(0.1, 0.5, n)
	}
	return engraving.LineInk(phase-row, d, s.pitch*1.06) * 0.8
}
