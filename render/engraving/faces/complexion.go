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
	{R: 1.03, G: 0.95, B: 0.88}, {R: 0.98, G: 0.85, B: 0.71}, {R: 0.87, G: 0.69, B: 0.53}, {R: 0.72, G: 0.53, B: 0.41}, {R: 0.55, G: 0.41, B: 0.35},
}

func tintBetween(list []engraving.Wash, t float64) engraving.Wash {
	f := paint.Clamp(t, 0, 1) * float64(len(list)-1)
	i := min(int(f), len(list)-2)
	k := float32(f - float64(i))
	a, b := list[i], list[i+1]
	return engraving.Wash{R: a.R + (b.R-a.R)*k, G: a.G + (b.G-a.G)*k, B: a.B + (b.B-a.B)*k}
}

// complexion is skin with all that is drawn on it: eyes, brows, lips, the lines of years,
// what is worn in the skin.
func (p *person) complexion(s *spot) finish {
	x, y := s.a, s.b
	f := finish{
		tone: -0.02 + 0.30*p.dark, form: 0.54 + 0.05*p.dark, gloss: 0.10 + 0.40*p.dark,
		wash: tintBetween(skins, p.dark), lean: -0.30 + 0.25*s.n.X, close: 0.92,
	}
	if x > 5 || x < -5 || y > 5 {
		if y > 9 && y <= 10 { // the hollow of an ear
			f.tone += 0.22 * math.Exp(-math.Pow((y-9.35)/0.3, 2))
		}
		return f
	}
	h := &p.head
	x /= h.wide
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

func (p *person) eyes(f *finish, x, y float64) {
	h := &p.head
	side := math.Copysign(1, x)
	u := math.Abs(x) - h.eyeApart
	half := 0.150 * h.eyeWide
	if math.Abs(u) > half*1.6 || math.Abs(y) > 0.34 {
		return
	}
	v := y - h.eyeTilt*u
	q := u / half
	in := 1 - q*q
	up := 0.066 * h.eyeHigh * math.Pow(max(in, 0), 0.75) * (1 - 0.15*q)
	low := -0.046 * h.eyeHigh * max(in, 0) * (1 + 0.12*q)
	const soft = 0.012
	if in > 0 && v < up && v > low { // the eye itself
		f.ink, f.tone, f.form, f.gloss = 0, 0.02+0.30*paint.SmoothStep(0.05, 0, up-v), 0.10, 0
		f.wash = engraving.Wash{R: 1, G: 0.99, B: 0.96}
		iris := 0.074
		gx := u*side - p.gaze
		d := math.Hypot(gx, v-0.014)
		f.draw(p.iris * stroke(d, iris, 0.016))
		f.draw(0.95 * stroke(d-iris+0.008, 0.010, 0.012))
		f.draw(0.97 * stroke(d, 0.034, 0.012))
		if g := math.Hypot(gx+0.028, v-0.038); g < 0.028 {
			f.ink *= 1 - stroke(g, 0.018, 0.012)
		}
	}
	taper := paint.Clamp(1.15-0.5*q*q+0.25*q, 0.3, 1.3)
	if in > -0.12 {
		lid := 0.0165
		if p.Woman {
			lid = 0.020
		}
		edge := 0.066 * h.eyeHigh * math.Pow(max(in, 0), 0.75) * (1 - 0.15*q)
		f.draw(0.96 * stroke(v-edge-0.004, lid*taper, soft))
		if in > 0.02 {
			f.draw((0.50 + 0.2*p.dark) * stroke(v-low+0.004, 0.006*taper, soft))
		}
	}
	// the fold of the lid, deeper with the years
	fold := 0.066*h.eyeHigh*math.Pow(max(1-0.72*q*q, 0), 0.8) + 0.062 - 0.012*h.age*q
	if math.Abs(q) < 1.12 {
		f.draw((0.45 + 0.25*h.age + 0.2*p.dark) * stroke(v-fold, 0.0085*(1.1-0.5*q*q), soft))
	}
	// pouches
	if h.age > 0.15 {
		bag := -0.052*h.eyeHigh*max(1-0.6*q*q, 0) - 0.075
		f.draw(0.62 * h.age * stroke(v-bag, 0.008*(1-0.6*q*q), soft))
	}
}

func (p *person) brows(f *finish, x, y float64) {
	h := &p.head
	u := (math.Abs(x) - 0.13) / 0.40 // from the root of the nose outwards
	if u < -0.05 || u > 1.1 {
		return
	}
	mid := h.browHigh - 0.035 + (0.015+0.7*h.browArch)*math.Sin(math.Pi*min(1, 0.08+u*0.80)) - 0.045*u*u
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
	mid := h.mouthY + 0.03*h.smile*(x/0.3)*(x/0.3) - 0.012*math.Cos(3.1*q)*math.Exp(-q*q*2)
	v := y - mid
	in := max(0, 1-q*q)
	up := 0.088*h.lips*math.Sqrt(in)*(1-0.22*math.Exp(-q*q*40)) + 0.004
	low := -0.118 * h.lips * math.Pow(in, 0.62)
	if v < up && v > 0 {
		f.tone += 0.16 - 0.10*p.dark
	}
	if v <= 0 && v > low {
		f.tone += 0.07
		f.gloss += 0.1
	}
	if v < up && v > low {
		red := float32(0.16)
		if p.Woman {
			red = 0.26
		}
		f.wash.G *= 1 - red
		f.wash.B *= 1 - red
	}
	f.draw(0.95 * stroke(v, 0.0135*paint.Clamp(1.15-0.75*q*q, 0.2, 1.2), 0.012) * paint.SmoothStep(1.16, 1.0, math.Abs(q)))
	f.draw((0.34 + 0.15*p.dark) * stroke(v-up, 0.006, 0.012) * in)
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

// years are the lines that the years have drawn.
func (p *person) years(f *finish, x, y float64) {
	h := &p.head
	ax := math.Abs(x)
	const soft = 0.013
	// from the nose to the corners of the mouth
	if t := (h.noseTip() + 0.03 - y) / (h.noseTip() - h.mouthY + 0.16); t > 0 && t < 1 {
		at := paint.Lerp(0.185*h.noseWide, 0.335*h.mouthWide, math.Pow(t, 0.75)) + 0.025*math.Sin(math.Pi*t)
		f.draw((0.08 + 0.62*h.age) * stroke(ax-at, 0.010*math.Sin(math.Pi*paint.Clamp(t*0.9+0.1, 0, 1)), soft))
	}
	if h.age <= 0.05 {
		return
	}
	// the forehead
	if ax < 0.5 && y > 0.36 && y < 0.80 {
		for i := range 3 {
			at := 0.46 + 0.115*float64(i) + 0.022*math.Sin(x*6+float64(i)*1.7+p.own*6) + 0.03*ax
			cut := paint.SmoothStep(0.48, 0.2, ax) * paint.SmoothStep(-0.25, 0.15, math.Sin(x*4.4+float64(i)*2+p.own*9)+0.75)
			f.draw(0.62 * paint.Clamp(h.age*1.5-0.32*float64(i), 0, 1) * cut * stroke(y-at, 0.0078, soft))
		}
	}
	// between the brows
	if math.Abs(ax-0.055) < 0.03 && y > 0.14 && y < 0.36 {
		f.draw(0.6 * h.age * stroke(ax-0.05-0.03*(y-0.2), 0.007*math.Sin(math.Pi*(y-0.14)/0.22), soft))
	}
	// crow's feet
	if u := ax - h.eyeApart - 0.19; u > 0 && u < 0.15 {
		for i := range 3 {
			slope := 0.5 * float64(i-1)
			f.draw(0.6 * paint.Clamp(h.age*1.4, 0, 1) * stroke(y-0.01-slope*u-0.03*float64(i-1), 0.007*(1-u/0.15), soft))
		}
	}
	// beside the chin
	if h.age > 0.5 && y < h.mouthY-0.05 && y > h.mouthY-0.30 {
		f.draw(0.55 * (h.age - 0.3) * stroke(ax-0.33-0.25*(h.mouthY-y-0.05), 0.008, soft))
	}
}

// stubble darkens a shaven chin.
func (p *person) stubble(f *finish, x, y float64) {
	if p.Woman || p.beard != shaven || p.Age < 20 {
		return
	}
	in := paint.SmoothStep(-0.5, -0.75, y) * paint.SmoothStep(0.02, 0.10, math.Hypot(x/0.27, (y-p.head.mouthY)/0.10)-0.9)
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
