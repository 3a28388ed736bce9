package faces

import (
	"math"

	"sourceofthenile/render/paint"
)

// grown is what the years have done to a head since it was thirty, and what they have
// still to do to one younger than that.
func (p *person) grown(thin, early float64) {
	h := &p.head
	age := float64(p.Age)
	h.age = paint.Clamp((age-30)/36, 0, 1.2)
	p.grey = paint.SmoothStep(early+5, early+30, age)
	if !p.Woman {
		p.thin = thin * thin * paint.SmoothStep(24, 62, age) * 1.25
	}
	youth := paint.Clamp((28-age)/9, 0, 1)
	h.lean += 0.75*h.age - 0.55*youth
	h.jaw *= 1 - 0.06*youth
	h.long *= 1 - 0.045*youth
	h.brow *= 1 - 0.5*youth
	h.noseHigh *= 1 + 0.06*h.age - 0.09*youth
	h.noseLong *= 1 + 0.05*h.age - 0.05*youth
	h.noseWide *= 1 + 0.06*h.age
	h.ear *= 1 + 0.14*h.age
	h.eyeHigh *= 1 - 0.14*h.age + 0.09*youth
	h.eyeWide *= 1 + 0.05*youth
	h.browHigh -= 0.022 * h.age
	h.lips *= 1 - 0.26*h.age
	h.smile -= 0.30 * h.age
	p.slim += 0.10*youth + 0.05*h.age
	p.pose.nod += 0.05 * h.age
	if p.Age < 22 && p.beard > moustache {
		p.beard = shaven
	}
}

// years are the lines that the years have drawn.
func (p *person) years(f *finish, x, y float64) {
	h := &p.head
	ax := math.Abs(x)
	const soft = 0.013
	thick := 0.005 + 0.008*h.age
	// from the nose to the corners of the mouth
	if t := (h.noseTip() + 0.03 - y) / (h.noseTip() - h.mouthY + 0.16); t > 0 && t < 1 {
		at := paint.Lerp(0.185*h.noseWide, 0.335*h.mouthWide, math.Pow(t, 0.75)) + 0.025*math.Sin(math.Pi*t)
		f.draw((0.06 + 0.10*max(0, h.smile) + 0.66*h.age) * stroke(ax-at, (0.003+0.85*thick)*math.Sin(math.Pi*paint.Clamp(t*0.9+0.1, 0, 1)), soft))
	}
	if h.age <= 0.05 {
		return
	}
	// the hollows of the temples, and under the bones of the cheeks
	spare := 1 - 0.8*p.stout
	f.tone += 0.16 * h.age * spare * bell(ax, y, 0.60, 0.26, 0.10, 0.16)
	f.tone += 0.18 * h.age * spare * bell(ax, y, 0.47, -0.56, 0.11, 0.16)
	// the forehead
	if ax < 0.5 && y > 0.36 && y < 0.80 {
		for i := range 3 {
			at := 0.46 + 0.115*float64(i) + 0.022*math.Sin(x*6+float64(i)*1.7+p.own*6) + 0.03*ax
			cut := paint.SmoothStep(0.48, 0.2, ax) * paint.SmoothStep(-0.25, 0.15, math.Sin(x*4.4+float64(i)*2+p.own*9)+0.75)
			f.draw(0.74 * paint.Clamp(h.age*1.5-0.32*float64(i), 0, 1) * cut * stroke(y-at, thick, soft))
		}
	}
	// between the brows
	if math.Abs(ax-0.055) < 0.03 && y > 0.14 && y < 0.36 {
		f.draw(0.7 * h.age * stroke(ax-0.05-0.03*(y-0.2), thick*math.Sin(math.Pi*(y-0.14)/0.22), soft))
	}
	// crow's feet
	if u := ax - h.eyeApart - 0.18; u > 0 && u < 0.20 {
		for i := range 3 {
			slope := 0.5 * float64(i-1)
			f.draw(0.75 * paint.Clamp(h.age*1.4, 0, 1) * stroke(y-0.01-slope*u-0.03*float64(i-1), thick*(1-u/0.20), soft))
		}
	}
	// from the corners of the mouth down beside the chin, where the jowl hangs over
	if y < h.mouthY-0.02 && y > h.mouthY-0.34 {
		down := (h.mouthY - 0.02 - y) / 0.32
		at := 0.30*h.mouthWide + 0.10*down
		f.draw(0.64 * paint.Clamp(1.3*h.age-0.45, 0, 1) * stroke(ax-at, (0.004+thick)*math.Sin(math.Pi*down), soft))
		f.tone += 0.16 * h.age * paint.SmoothStep(at+0.05, at, ax) * paint.SmoothStep(at-0.14, at, ax) * math.Sin(math.Pi*down)
	}
	// over a thin lip
	if v := y - h.mouthY; h.age > 0.6 && v > 0.03 && v < 0.15 && ax < 0.22 {
		u := math.Mod(x*1.04+10, 0.062) - 0.031
		f.draw(0.9 * (h.age - 0.6) * stroke(u, 0.006*math.Sin(math.Pi*(v-0.03)/0.12), soft))
	}
}

// throatAt is where the measures of the neck begin, apart from those of the face.
const throatAt = 30

// throat is what is drawn on the neck: the folds that lie round it, and in old people
// the cords that stand out from the chin to the collar bones.
func (p *person) throat(f *finish, x, y float64) {
	age, ax := p.head.age, math.Abs(x)
	f.tone += 0.05
	for i := range 2 {
		at := -1.27 - 0.13*float64(i) - 0.05*x*x + 0.012*math.Sin(x*9+p.own*7)
		f.draw((0.16*p.stout + 0.55*age*(1-0.4*float64(i))) * paint.SmoothStep(0.36, 0.12, ax) * stroke(y-at, 0.004+0.007*age, 0.014))
	}
	if cords := age * (1 - p.stout); cords > 0.2 {
		at := 0.10 + 0.05*(y+1.4)
		f.draw(0.72 * cords * stroke(ax-at, 0.011, 0.014) * paint.SmoothStep(-1.15, -1.25, y))
		f.tone += 0.22 * cords * paint.SmoothStep(at, at-0.09, ax)
	}
}
