package faces

import (
	"math"

	"sourceofthenile/render/paint"
)

// head is the shape of somebody's head, every measure about 1 or 0 for a plain one.
type head struct {
	wide, long, jaw, chin, cheek        float64
	forehead                            float64
	brow                                float64 // the ridge
	noseHigh, noseWide, noseLong, hook  float64
	lips, mouthWide, mouthY             float64
	eyeWide, eyeHigh, eyeApart, eyeTilt float64
	browHigh, browThick, browArch       float64
	ear                                 float64
	lean                                float64 // hollow cheeks; below 0: full ones
	fat                                 float64 // 0 to 1, of cheeks and chin
	age                                 float64 // 0 at thirty and below, 1 at seventy
	smile                               float64
}

// ring is a level cut through a head or a garment: how high, how wide to each side, how
// far to the front and to the back.
type ring struct{ y, wide, front, back float64 }

// skull are the cuts of a plain head, from below the chin to the crown.
var skull = []ring{
	{-1.22, 0, 0.50, -0.50},
	{-1.20, 0.19, 0.67, -0.32},
	{-1.12, 0.33, 0.77, -0.10},
	{-0.95, 0.47, 0.80, 0.12},
	{-0.70, 0.60, 0.80, 0.38},
	{-0.40, 0.69, 0.80, 0.66},
	{-0.10, 0.73, 0.80, 0.90},
	{0.20, 0.76, 0.82, 1.02},
	{0.50, 0.755, 0.79, 1.05},
	{0.80, 0.66, 0.66, 0.95},
	{1.02, 0.47, 0.45, 0.72},
	{1.13, 0.27, 0.22, 0.44},
	{1.17, 0, -0.06, 0.06},
}

// rounded is the cut at t, 0 to 1, along a list of them.
func rounded(list []ring, t float64) ring {
	n := len(list)
	f := paint.Clamp(t, 0, 1) * float64(n-1)
	i := min(int(f), n-2)
	f -= float64(i)
	a, b, c, d := list[max(i-1, 0)], list[i], list[i+1], list[min(i+2, n-1)]
	g := func(a, b, c, d float64) float64 {
		return 0.5 * (2*b + (c-a)*f + (2*a-5*b+4*c-d)*f*f + (3*b-a-3*c+d)*f*f*f)
	}
	return ring{g(a.y, b.y, c.y, d.y), max(0, g(a.wide, b.wide, c.wide, d.wide)), g(a.front, b.front, c.front, d.front), g(a.back, b.back, c.back, d.back)}
}

// round is the place on a cut at an angle, 0 to the front, in radians.
func (r ring) round(angle float64) vec {
	s, c := math.Sincos(angle)
	mid, deep := (r.front-r.back)/2, (r.front+r.back)/2
	const square = 0.14 // a little squarer than an ellipse
	return vec{r.wide * s * (1 + square*c*c), r.y, mid + deep*c*(1+square*s*s)}
}

// angles are closer together in front, where there is most to see.
func angles(u float64) float64 {
	u = 2*u - 1
	return math.Pi * u * (0.42 + 0.58*u*u)
}

// cuts is the skull with a person's own measures.
func (h *head) cuts() []ring {
	out := make([]ring, len(skull))
	for i, r := range skull {
		low := paint.SmoothStep(-0.1, -0.9, r.y)
		r.wide *= h.wide * paint.Lerp(1, h.jaw, low)
		r.wide *= 1 + 0.17*h.fat*math.Exp(-math.Pow((r.y+0.60)/0.42, 2)) + 0.07*h.age*math.Exp(-math.Pow((r.y+0.90)/0.2, 2)) // cheeks and jowls
		if r.y < -0.2 {
			r.y = -0.2 + (r.y+0.2)*h.long
		}
		if r.y > 0.4 {
			r.y = 0.4 + (r.y-0.4)*h.forehead
		}
		out[i] = r
	}
	return out
}

func bell(x, y, at, high, wx, wy float64) float64 {
	u, v := (x-at)/wx, (y-high)/wy
	q := u*u + v*v
	if q > 9 {
		return 0
	}
	return math.Exp(-q)
}

// noseTip is how high the tip of the nose lies.
func (h *head) noseTip() float64 { return -0.41 * h.noseLong }

// smiling is how far a smile lifts the corners of the mouth.
const smiling = 0.045

// relief is how far the features stand out at a place of the front.
func (h *head) relief(x, y float64) float64 {
	ax := math.Abs(x)
	z := 0.0
	// eyes in their sockets
	z -= 0.145 * bell(ax, y, h.eyeApart+0.02, 0.02, 0.20, 0.14)
	z -= 0.075 * bell(ax, y, 0.15, 0.03, 0.07, 0.09)
	z += 0.105 * bell(ax, y, h.eyeApart, -0.005, 0.135, 0.095)
	z -= 0.045 * h.age * bell(ax, y, h.eyeApart+0.02, -0.22, 0.16, 0.05)
	// brow
	z += 0.065 * h.brow * bell(ax, y, 0.30, h.browHigh-0.03, 0.22, 0.075)
	z += 0.035 * h.brow * bell(x, y, 0, 0.17, 0.13, 0.09)
	z -= 0.05 * bell(ax, y, 0.66, 0.28, 0.12, 0.22) * (1 + h.lean)
	z += 0.03 * bell(x, y, 0, 0.62, 0.45, 0.25)
	z += h.nose(x, y)
	// cheeks
	z += (0.055 + 0.05*h.cheek) * bell(ax, y, 0.46, -0.24, 0.17, 0.15)
	z -= (0.045 + 0.07*h.lean - 0.09*h.fat) * bell(ax, y, 0.45, -0.62, 0.15, 0.2)
	z -= 0.03 * (0.4 + h.age) * bell(ax, y, 0.27+0.2*(-0.45-y), -0.58, 0.05, 0.16)
	z += 0.03 * max(0, h.smile) * bell(ax, y, 0.38, -0.32, 0.13, 0.10)                      // a smile lifts the cheeks
	z += 0.075 * (0.8*h.age + 0.5*h.fat) * bell(ax, y, 0.42, -0.20-0.72*h.long, 0.12, 0.11) // jowls
	z -= 0.050 * h.age * bell(ax, y, 0.27, -0.20-0.74*h.long, 0.05, 0.10)
	// mouth
	m := h.mouthY
	z += 0.10 * bell(x, y, 0, m, 0.32, 0.20)
	part := y - m - smiling*h.smile*(ax/0.3)*(ax/0.3)
	full := 0.055 * h.lips
	z += full * bell(x, part, 0, 0.052*h.lips, 0.23*h.mouthWide, 0.042*h.lips)
	z += full * 1.15 * bell(x, part, 0, -0.065*h.lips, 0.20*h.mouthWide, 0.050*h.lips)
	z -= 0.040 * bell(x, part, 0, 0, 0.26*h.mouthWide, 0.018)
	z -= 0.018 * bell(x, y, 0, m+0.13, 0.035, 0.06)
	z -= 0.045 * bell(x, y, 0, m-0.17, 0.22, 0.05)
	z -= 0.03 * bell(ax, y, 0.31*h.mouthWide, m-0.01, 0.05, 0.06)
	// chin
	z += (0.06 + 0.05*h.chin - 0.03*h.fat) * bell(x, y, 0, -0.2+(-0.82)*h.long, 0.20, 0.12)
	return z
}

func (h *head) nose(x, y float64) float64 {
	tip, root := h.noseTip(), 0.15
	t := (root - y) / (root - tip)
	high := 0.0
	switch {
	case t < -0.5:
		return 0
	case t < 0:
		high = 0.12 * paint.SmoothStep(-0.5, 0, t)
	default:
		high = 0.12 + 0.88*math.Pow(min(t, 1), 1.45) + h.hook*math.Sin(math.Pi*min(t, 1))
	}
	under := 1 - paint.SmoothStep(tip+0.005, tip-0.120, y)
	wide := paint.Lerp(0.082, 0.118*h.noseWide, paint.SmoothStep(0.1, 1, t))
	q := x / wide
	z := 0.275 * h.noseHigh * high * math.Exp(-0.85*q*q) * under
	ala := 0.125 * h.noseWide
	z += 0.150 * math.Sqrt(h.noseHigh) * bell(math.Abs(x), y, ala, tip-0.005, 0.062*h.noseWide, 0.068) * (1 - paint.SmoothStep(tip-0.05, tip-0.11, y))
	z += 0.065 * bell(x, y, 0, tip+0.025, 0.115*h.noseWide, 0.085) * under // its round end
	return z
}

// at is a place on the head: x and y on the face before the features were modelled, and
// how far to the front it lies, −1 to 1.
func (h *head) at(list []ring, u, t float64) (p vec, x, y, front float64) {
	a := angles(u)
	p = rounded(list, t).round(a)
	front = math.Cos(a)
	x, y = p.X, p.Y
	if front > 0 {
		w := paint.SmoothStep(0, 0.35, front)
		p.Z += w * h.relief(x/h.wide, y)
	}
	return p, x, y, front
}

// skin places the head itself.
func (p *person) skin(s *studio) {
	list := p.head.cuts()
	s.place(sheet{128, 150, func(u, v float64) (vec, float64, float64, float64) {
		q, x, y, front := p.head.at(list, u, v)
		if front < 0 {
			x += 9 // the back of the head has no features
		}
		return q, x, y, 1
	}, &matter{cut: p.complexion, group: groupSkin}, p.pose})
	for _, side := range [2]float64{-1, 1} {
		p.earAt(s, list, side)
	}
	neck := 0.45
	if p.Woman {
		neck = 0.355
	}
	neck *= p.build * (1 - p.slim) * (1 + 0.22*p.stout)
	s.place(sheet{60, 40, func(u, v float64) (vec, float64, float64, float64) {
		y := paint.Lerp(-0.50, -1.74, v)
		w := neck * (0.94 + 0.34*math.Pow(v, 3) + 0.10*math.Pow(1-v, 2)) // narrowest below the jaw
		q := ring{y, w, w*0.92 - 0.12 + 0.02*v, w*0.94 + 0.10 - 0.08*v}.round(angles(u))
		if !p.Woman { // the larynx
			q.Z += 0.06 * bell(q.X, y, 0, -1.42, 0.08, 0.08)
		}
		// what hangs below the chin, of fat or of years
		q.Z += (0.26*p.stout + 0.10*p.head.age) * bell(q.X, y, 0, -1.20*p.head.long, 0.26, 0.15)
		// the muscles from the ears to the collar bones
		q.Z += 0.022 * math.Exp(-math.Pow((math.Abs(q.X)-0.42*neck/0.48*(1.15-v*1.1))/0.07, 2)) * math.Max(0, math.Cos(angles(u)))
		return q, throatAt + q.X, y, 1
	}, &matter{cut: p.complexion, group: groupSkin}, stance{p.pose.yaw * 0.6, 0, p.pose.lean * 0.5, 0}})
}

// earAt models an ear: a shell with its rim, its hollow and its lobe.
func (p *person) earAt(s *studio, list []ring, side float64) {
	k := p.head.ear
	w := rounded(list, 0.53).wide * (1 + 0.02*p.stout)
	s.place(sheet{26, 16, func(u, v float64) (vec, float64, float64, float64) {
		a := 2 * math.Pi * u
		sn, c := math.Sincos(a)
		r := v
		high := 0.205 * k * (1 + 0.06*sn)
		out := 0.11 * k
		if sn < 0 {
			out *= 1 + 0.35*sn // the lobe is narrower
		}
		rim := 0.05*math.Exp(-math.Pow((r-0.86)/0.16, 2)) - 0.045*math.Exp(-math.Pow(r/0.5, 2)) + 0.02*math.Exp(-math.Pow((r-0.45)/0.14, 2))*max(0, c*side)
		return vec{side * (w*0.985 + 0.035 + 0.07*r*max(0, -c) + rim), -0.09 + high*r*sn - 0.02, -0.10 - 0.6*out + out*1.1*r*c*-1}, 9, 9 + r, 1
	}, &matter{cut: p.complexion, group: groupEar}, p.pose})
}
