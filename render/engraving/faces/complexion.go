package faces

import (
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// Pieces of a group have no outline between them.
const (
	groupSkin = iota
	groupEar
	groupHair
	groupHat
	groupBrim
	groupShirt
	groupCoat
	groupScarf
	groupBeads
)

// tints of skin, from the palest to the darkest, as hand colouring.
var skins = []engraving.Wash{
	{R: 1.02, G: 0.90, B: 0.80}, {R: 0.96, G: 0.80, B: 0.65}, {R: 0.80, G: 0.60, B: 0.45}, {R: 0.58, G: 0.40, B: 0.29}, {R: 0.36, G: 0.22, B: 0.16},
}

func tintBetween(list []engraving.Wash, t float64) engraving.Wash {
	f := paint.Clamp(t, 0, 1) * float64(len(list)-1)
	i := min(int(f), len(list)-2)
	k := float32(f - float64(i))
	a, b := list[i], list[i+1]
	return engraving.Wash{R: a.R + (b.R-a.R)*k, G: a.G + (b.G-a.G)*k, B: a.B + (b.B-a.B)*k}
}

// skinAt is bare skin. Its colour is in the wash: the lines model every skin alike, and
// never so darkly that what is drawn over them is lost.
func (p *person) skinAt() finish {
	return finish{
		tone: 0.02 + 0.03*p.dark, form: 0.50 - 0.06*p.dark, gloss: 0.14 + 0.16*p.dark, most: 0.50, wrap: 0.28,
		model: 0.22 + 0.50*p.dark, wash: tintBetween(skins, p.dark), lean: -0.10 * math.Copysign(1, p.pose.yaw), close: p.close, fan: true,
	}
}

// complexion is skin with all that is drawn on it: eyes, brows, lips, the lines of years,
// what is worn in the skin.
func (p *person) complexion(s *spot) finish {
	x, y := s.a, s.b
	f := p.bare
	if x > throatAt-5 {
		p.throat(&f, x-throatAt, y)
		return f
	}
	if x > 5 || x < -5 || y > 5 {
		if y > 9 && y <= 10 { // the hollow of an ear
			f.tone += 0.22 * math.Exp(-math.Pow((y-9.35)/0.3, 2))
		}
		return f
	}
	h := &p.head
	x /= h.wide
	// lines are spared about the eyes and the mouth, in every face
	f.form *= 1 - 0.42*bell(math.Abs(x), y, h.eyeApart, 0.01, 0.26, 0.17) - 0.34*bell(x, y, 0, h.mouthY, 0.36, 0.20)
	p.eyes(&f, x, y)
	p.brows(&f, x, y)
	p.mouth(&f, x, y)
	p.nostrils(&f, x, y)
	p.years(&f, x, y)
	p.stubble(&f, x, y)
	p.marks(&f, x, y)
	return f
}

// stroke is how much of a line of a half-width covers a place at a distance from it.
func stroke(dist, half, soft float64) float64 {
	return paint.Clamp((half-math.Abs(dist))/soft+0.5, 0, 1)
}

func (f *finish) draw(v float64) { f.ink = max(f.ink, v) }

// lidAt is how high the upper lid stands over an eye, from −1 within to 1 without; with
// the years it hangs over the outer corner.
func (h *head) lidAt(q float64) float64 {
	return 0.065 * h.eyeHigh * math.Pow(max(1-q*q, 0), 0.75) * (1 - 0.15*q) * (1 - 0.42*h.age*paint.SmoothStep(-0.4, 0.9, q))
}

func (p *person) eyes(f *finish, x, y float64) {
	h := &p.head
	side := math.Copysign(1, x)
	u := math.Abs(x) - h.eyeApart
	half := 0.160 * h.eyeWide
	if math.Abs(u) > half*1.6 || math.Abs(y) > 0.34 {
		return
	}
	v := y - h.eyeTilt*u
	q := u / half
	in := 1 - q*q
	up := h.lidAt(q)
	low := (-0.046 + 0.016*max(0, h.smile)) * h.eyeHigh * max(in, 0) * (1 + 0.12*q)
	const soft = 0.012
	if in > 0 && v < up && v > low { // the eye itself
		f.ink, f.tone, f.form, f.gloss, f.model = 0, 0.26*paint.SmoothStep(0.04, 0, up-v), 0.05, 0, 0
		f.wash = engraving.Wash{R: 1, G: 0.99, B: 0.96}
		iris := 0.074
		gx := u*side - p.gaze
		d := math.Hypot(gx, v-0.006)
		f.draw(p.iris * stroke(d, iris, 0.016))
		f.draw(0.95 * stroke(d-iris+0.008, 0.010, 0.012))
		f.draw(0.97 * stroke(d, 0.034, 0.012))
		if g := math.Hypot(gx+0.028, v-0.030); g < 0.028 {
			f.ink *= 1 - stroke(g, 0.018, 0.012)
		}
	}
	taper := paint.Clamp(1.15-0.5*q*q+0.25*q, 0.3, 1.3)
	if in > -0.12 {
		lid := 0.0165
		if p.Woman {
			lid = 0.020
		}
		f.draw(0.96 * stroke(v-up-0.004, lid*taper, soft))
		if p.Woman && q > 0.45 && q < 1.35 { // lashes at the outer corner
			f.draw(0.9 * stroke(v-up-0.004-0.05*(q-0.45), 0.010*(1.35-q), soft))
		}
		if in > 0.02 {
			f.draw((0.55 + 0.15*p.dark) * stroke(v-low+0.004, 0.006*taper, soft))
		}
	}
	// the fold of the lid, deeper with the years
	fold := 0.066*h.eyeHigh*math.Pow(max(1-0.72*q*q, 0), 0.8) + 0.062 - (0.012+0.034*max(0, q))*h.age
	if math.Abs(q) < 1.12 {
		f.draw((0.50 + 0.35*h.age) * stroke(v-fold, (0.0075+0.006*h.age)*(1.1-0.5*q*q), soft))
	}
	// pouches
	if h.age > 0.15 {
		bag := -0.052*h.eyeHigh*max(1-0.6*q*q, 0) - 0.080
		f.draw(0.80 * h.age * stroke(v-bag, (0.006+0.008*h.age)*(1-0.6*q*q), soft))
		f.tone += 0.16 * h.age * paint.SmoothStep(bag-0.01, bag+0.03, v) * paint.SmoothStep(0.02, -0.02, v-low) * max(0, 1-q*q)
	}
}

func (p *person) brows(f *finish, x, y float64) {
	h := &p.head
	u := (math.Abs(x) - 0.13) / 0.40 // from the root of the nose outwards
	if u < -0.05 || u > 1.1 {
		return
	}
	mid := h.browHigh - 0.035 + p.mood*0.045*(0.45-u) + p.lift*math.Max(0, x*p.part)*0.10 + (0.015+0.7*h.browArch)*math.Sin(math.Pi*min(1, 0.08+u*0.80)) - 0.045*u*u
	thick := 0.040 * h.browThick * (1 - 0.65*math.Pow(max(u, 0), 2)) * paint.SmoothStep(-0.05, 0.12, u)
	v := (y - mid) / max(thick, 1e-3)
	if math.Abs(v) > 1.3 {
		return
	}
	hair := paint.SmoothStep(-0.75, 0.1, math.Sin(64*u-9*v*(0.4+u)+p.own*9))
	cover := paint.SmoothStep(1.2, 0.5, math.Abs(v))
	f.draw(cover * paint.Lerp(0.10, 0.92, hair) * paint.Lerp(1, 0.5, p.grey) * paint.Lerp(0.65, 1, p.hue))
}

func (p *person) mouth(f *finish, x, y float64) {
	h := &p.head
	wide := 0.265 * h.mouthWide
	q := x / wide
	if math.Abs(q) > 1.25 {
		return
	}
	mid := h.mouthY + smiling*h.smile*(x/0.3)*(x/0.3) - 0.012*math.Cos(3.1*q)*math.Exp(-q*q*2)
	v := y - mid
	in := max(0, 1-q*q)
	up := 0.088*h.lips*math.Sqrt(in)*(1-0.22*math.Exp(-q*q*40)) + 0.004
	low := -0.118 * h.lips * math.Pow(in, 0.62)
	if v < up && v > 0 {
		f.tone += 0.13
	}
	if v <= 0 && v > low {
		f.tone += 0.02
		f.gloss += 0.16
	}
	if v < up && v > low {
		red := float32(0.14)
		if p.Woman {
			red = 0.24
		}
		rose := float32(1 + 0.22*p.dark*paint.SmoothStep(0.03, -0.05, v)) // the lower lip is the lighter one
		f.wash.R *= rose
		f.wash.G *= (1 - red) * rose
		f.wash.B *= (1 - red) * rose
	}
	f.draw(0.95 * stroke(v, 0.0135*paint.Clamp(1.15-0.75*q*q, 0.2, 1.2), 0.012) * paint.SmoothStep(1.16, 1.0, math.Abs(q)))
	f.draw(0.40 * stroke(v-up, 0.006, 0.012) * in)
	f.draw(0.5 * stroke(v-low, 0.007, 0.014) * paint.SmoothStep(0.7, 0.2, math.Abs(q)))
}

func (p *person) nostrils(f *finish, x, y float64) {
	h := &p.head
	tip := h.noseTip()
	ax := math.Abs(x)
	d := math.Hypot((ax-0.078*h.noseWide)/(0.052*h.noseWide), (y-tip+0.062)/0.026)
	f.draw(0.93 * paint.SmoothStep(1.15, 0.8, d))
	// the wing
	wing := math.Hypot((ax-0.125*h.noseWide)/(0.088*h.noseWide), (y-tip-0.005)/0.092)
	if ax > 0.13*h.noseWide && y < tip+0.07 && y > tip-0.075 {
		f.draw(0.60 * stroke(wing-1, 0.09, 0.12))
	}
}

// stubble darkens a shaven chin.
func (p *person) stubble(f *finish, x, y float64) {
	if p.Woman || p.beard > stubbled || p.Age < 20 {
		return
	}
	in := paint.SmoothStep(-0.5, -0.75, y) * paint.SmoothStep(0.02, 0.10, math.Hypot(x/0.27, (y-p.head.mouthY)/0.10)-0.9)
	if p.beard == stubbled {
		f.tone += 0.13 * in * (1 - 0.4*p.dark)
		f.draw(0.7 * in * paint.SmoothStep(0.45, 0.75, paint.Noise(x*46, y*46, p.seed)))
		return
	}
	f.tone += 0.07 * in * (1 - p.dark) * p.shadowed
}

// marks are lines and dots worn in the skin, where they are the custom.
func (p *person) marks(f *finish, x, y float64) {
	ax := math.Abs(x)
	depth := 0.72
	switch p.mark {
	case browDots: // a row of dots across the forehead
		if math.Abs(x) < 0.55 {
			u := math.Mod(x+10, 0.098) - 0.049
			f.draw(depth * stroke(math.Hypot(u, y-0.47-0.10*x*x), 0.026, 0.014))
			if g := math.Hypot(u+0.012, y-0.484-0.10*x*x); g < 0.014 {
				f.ink *= 0.3
			}
		}
	case browLines: // lines round the forehead
		for i := range 4 {
			at := 0.42 + 0.085*float64(i) - 0.16*x*x
			if ax < 0.6 {
				f.draw(depth * 0.85 * stroke(y-at, 0.0095, 0.014))
			}
		}
	case cheekLines: // three on each cheek
		for i := range 3 {
			u := ax - 0.40 - 0.075*float64(i) + 0.22*(y+0.42)
			if y < -0.26 && y > -0.60 {
				f.draw(depth * stroke(u, 0.011*math.Sin(math.Pi*(y+0.60)/0.34), 0.014))
			}
		}
	case templeLines:
		for i := range 3 {
			v := y - 0.02 + 0.07*float64(i) - 0.2*(ax-0.55)
			if ax > 0.52 && ax < 0.68 {
				f.draw(depth * stroke(v, 0.010, 0.014))
			}
		}
	}
}
