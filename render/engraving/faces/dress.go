package faces

import (
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// cover is what is worn on the head.
type cover uint8

const (
	bare cover = iota
	strawHat
	topHat
	peakedCap
	fez
	kofia
	turban
	bigTurban
	scarf   // a cloth over the hair, falling behind
	wrapper // a cloth wound high
	coneHat
	raffia
	beadBand
	headRing
	bonnet
)

// garment is what is worn on the shoulders.
type garment uint8

const (
	coat garment = iota
	shirt
	gown     // a dress with a broad collar
	shawl    // crossed over the breast
	kanzu    // a long shirt, closed at the neck
	boubou   // wide, open and stitched at the neck
	burnous  // a cloak with a hood behind
	shamma   // a cloth thrown over one shoulder, its border shown
	knot     // bark cloth knotted on one shoulder
	kaross   // skins, open in front
	wrapped  // a cloth under the arms
	tunicked // a soldier's shirt with its belt across
)

// clothes is all that somebody wears.
type clothes struct {
	cover   cover
	garment garment
	beads   int // strings at the neck
	rings   int // in the ears: 0 none, 1 hoops, 2 drops
	pendant bool
	main    engraving.Wash
	trim    engraving.Wash
	tone    float64 // of the garment
	top     engraving.Wash
	topTone float64
	stripes float64 // how strong they are
}

var (
	dyeWhite  = engraving.Wash{R: 1.03, G: 1.02, B: 1.0}
	dyeCream  = engraving.Wash{R: 1.0, G: 0.95, B: 0.83}
	dyeIndigo = engraving.Wash{R: 0.50, G: 0.58, B: 0.78}
	dyeBlue   = engraving.Wash{R: 0.66, G: 0.75, B: 0.90}
	dyeRed    = engraving.Wash{R: 0.90, G: 0.48, B: 0.40}
	dyeRust   = engraving.Wash{R: 0.86, G: 0.62, B: 0.42}
	dyeBark   = engraving.Wash{R: 0.82, G: 0.62, B: 0.44}
	dyeGreen  = engraving.Wash{R: 0.60, G: 0.72, B: 0.56}
	dyeBlack  = engraving.Wash{R: 0.52, G: 0.52, B: 0.56}
	dyeBrown  = engraving.Wash{R: 0.72, G: 0.60, B: 0.48}
	dyeStraw  = engraving.Wash{R: 1.02, G: 0.90, B: 0.64}
	dyeOchre  = engraving.Wash{R: 1.0, G: 0.82, B: 0.46}
	dyeSkin   = engraving.Wash{R: 0.84, G: 0.70, B: 0.50}
)

// shoulders are the cuts of a body from the neck down.
var shoulders = []ring{
	{-1.34, 0.42, 0.26, 0.52},
	{-1.46, 0.52, 0.33, 0.60},
	{-1.54, 0.74, 0.42, 0.64},
	{-1.62, 1.06, 0.48, 0.66},
	{-1.74, 1.40, 0.54, 0.66},
	{-1.96, 1.62, 0.62, 0.66},
	{-2.30, 1.74, 0.74, 0.68},
	{-2.70, 1.80, 0.84, 0.70},
}

// wears places body and clothes.
func (p *person) wears(s *studio) {
	o := p.dress
	k := p.build
	if p.Woman {
		k *= 0.90
	}
	body := tipped(shoulders, 0, k)
	p.bust = k
	skin := &matter{cut: p.complexion, group: groupSkin}
	s.place(sheet{110, 60, func(u, v float64) (vec, float64, float64, float64) {
		q := rounded(tipped(body, -0.02, 0.965), v).round(angles(u))
		// the collar bones
		q.Z += 0.035 * math.Exp(-math.Pow((q.Y+1.66+0.06*math.Abs(q.X))/0.045, 2)) * paint.SmoothStep(0.08, 0.2, math.Abs(q.X)) * paint.SmoothStep(0.9, 0.6, math.Abs(q.X))
		q.Z += p.breast(q)
		return q, 9, 9, 1
	}, skin, p.body})
	cloth := &matter{cut: p.woven(o), group: groupCoat}
	put := func(grow, fold float64, keep func(q vec, a float64) float64) {
		list := tipped(body, 0, 1)
		for i := range list {
			list[i].wide, list[i].front, list[i].back = list[i].wide+grow, list[i].front+grow, list[i].back+grow
		}
		p.turnedOn(s, list, folds(p.seed, fold), keep, cloth, p.body)
	}
	open := func(low, wide float64) func(q vec, a float64) float64 { // an opening in front
		return func(q vec, a float64) float64 {
			if math.Cos(a) < 0 {
				return 1
			}
			return math.Abs(q.X) - wide*paint.Clamp((q.Y-low)/(-1.45-low), 0, 2)
		}
	}
	linen := &matter{cut: plainCloth(dyeWhite, 0.03), group: groupShirt}
	switch o.garment {
	case coat, tunicked:
		p.turnedOn(s, tipped(body, 0.005, 1.0), folds(p.seed+3, 0.012), nil, linen, p.body)
		put(0.05, 0.012, open(-2.25, 0.40))
		p.hoop(s, ring{-1.42, 0.50 * k, 0.38, 0.60}, 0.13, 0.06, 0, cloth, p.body) // its collar
		if o.garment == coat {
			p.hoop(s, ring{-1.37, 0.43 * k, 0.31, 0.50}, 0.115, 0.05, 0, &matter{cut: plainCloth(o.trim, 0.05), group: groupScarf}, p.body)
			p.ball(s, vec{0.01, -1.52, 0.52}, 0.15, 0.10, &matter{cut: plainCloth(o.trim, 0.06), group: groupScarf}, p.body)
			p.cord(s, vec{-0.04, -1.55, 0.55}, vec{-0.10, -1.86, 0.66}, 0.085, 0, &matter{cut: plainCloth(o.trim, 0.06), group: groupScarf}, p.body)
			p.cord(s, vec{0.05, -1.55, 0.55}, vec{0.12, -1.82, 0.66}, 0.085, 0, &matter{cut: plainCloth(o.trim, 0.06), group: groupScarf}, p.body)
		}
	case shirt:
		put(0.03, 0.02, open(-1.95, 0.26))
		p.hoop(s, ring{-1.44, 0.47 * k, 0.34, 0.56}, 0.10, 0.16, 0, cloth, p.body)
	case gown:
		put(0.03, 0.015, func(q vec, a float64) float64 { return -1.60 - 0.10*math.Cos(a) - q.Y + 0.12*math.Abs(q.X) })
		p.string(s, body, -1.50, 0.20, 0.10, 34, &matter{cut: plainCloth(o.trim, 0.03), group: groupScarf})
	case shawl:
		p.turnedOn(s, tipped(body, 0.005, 1.0), folds(p.seed+3, 0.012), func(q vec, a float64) float64 { return -1.52 - q.Y }, linen, p.body)
		put(0.06, 0.03, open(-2.05, 0.46))
	case kanzu:
		put(0.03, 0.02, func(q vec, a float64) float64 { return -1.46 - 0.05*math.Cos(a) - q.Y })
		p.hoop(s, ring{-1.47, 0.50 * k, 0.36, 0.58}, 0.035, 0.05, 0, &matter{cut: plainCloth(o.trim, 0.3), group: groupScarf}, p.body)
	case boubou:
		put(0.07, 0.03, open(-1.98, 0.30))
	case burnous:
		p.turnedOn(s, tipped(body, 0.005, 1.0), folds(p.seed+3, 0.02), func(q vec, a float64) float64 { return -1.46 - q.Y }, linen, p.body)
		put(0.09, 0.035, open(-2.35, 0.42))
		p.hoop(s, ring{-1.44, 0.66 * k, 0.22, 0.86}, 0.21, 0.26, 0, cloth, p.body)
	case shamma:
		p.turnedOn(s, tipped(body, 0.005, 1.0), folds(p.seed+3, 0.012), func(q vec, a float64) float64 { return -1.50 - q.Y }, linen, p.body)
		put(0.10, 0.035, func(q vec, a float64) float64 { return 0.35 + p.part*q.X*1.05 - (q.Y + 1.75) })
	case knot:
		put(0.05, 0.03, func(q vec, a float64) float64 { return p.part*q.X*0.95 - 0.05 - (q.Y + 1.85) })
		p.ball(s, vec{p.part * 0.74 * k, -1.56, 0.16}, 0.17, 0.13, cloth, p.body)
	case kaross:
		put(0.10, 0.03, open(-2.6, 0.62))
	case wrapped:
		put(0.04, 0.02, func(q vec, a float64) float64 { return -1.90 - 0.03*math.Sin(a*3) - 0.08*math.Cos(a) - q.Y })
	}
	p.jewels(s, body)
	p.headgear(s)
}

// breast is how far a woman's breast stands out at a place of the body.
func (p *person) breast(q vec) float64 {
	if !p.Woman {
		return 0
	}
	return 0.20 * bell(math.Abs(q.X), q.Y, 0.58*p.bust, -2.36, 0.40, 0.40)
}

// cutAt is the cut of a body at a height.
func cutAt(body []ring, y float64) ring {
	for i := 1; i < len(body); i++ {
		if b := body[i]; y >= b.y {
			a := body[i-1]
			t := paint.Clamp((a.y-y)/(a.y-b.y), 0, 1)
			return ring{y, paint.Lerp(a.wide, b.wide, t), paint.Lerp(a.front, b.front, t), paint.Lerp(a.back, b.back, t)}
		}
	}
	return body[len(body)-1]
}

// string places beads, or a cord without them, that lie about the neck on the body: so
// high behind, and hanging lower by drop in front.
func (p *person) string(s *studio, body []ring, y, drop, thick float64, beads int, of *matter) {
	s.place(sheet{max(96, beads*6), 8, func(u, v float64) (vec, float64, float64, float64) {
		a := math.Pi * (2*u - 1)
		q := cutAt(body, y-drop*math.Pow(0.5+0.5*math.Cos(a), 2)).round(a)
		q.Z += p.breast(q)
		out := vec{q.X, 0, q.Z + 0.1}.unit()
		sn, c := math.Sincos(2 * math.Pi * v)
		k := thick
		if beads > 0 {
			k *= 0.45 + 0.6*math.Abs(math.Sin(u*math.Pi*float64(beads)))
		}
		return q.add(out.mul(k*c + 0.02)).add(vec{0, k * sn, 0}), a, v, 1
	}, of, p.body})
}

// jewels places what is worn at the neck and in the ears.
func (p *person) jewels(s *studio, body []ring) {
	o := p.dress
	glass := []engraving.Wash{dyeRed, dyeWhite, dyeBlue, dyeOchre}
	for i := range o.beads {
		f := float64(i)
		m := &matter{cut: polished(glass[(i+int(p.own*4))%4], 0.12+0.16*float64((i+int(p.own*7))%3)), group: groupBeads + i}
		p.string(s, body, -1.40-0.035*f, 0.07+0.125*f, 0.052, 40+6*i, m)
	}
	if o.pendant {
		m := &matter{cut: polished(dyeOchre, 0.2), group: groupBeads + 7}
		low := -1.62 - 0.15*float64(o.beads)
		p.string(s, body, -1.40, -low-1.40, 0.016, 0, &matter{cut: plainCloth(dyeBlack, 0.7), group: groupBeads + 6})
		z := cutAt(body, low-0.12).front + 0.14
		p.cord(s, vec{0, low, z}, vec{0, low - 0.26, z + 0.03}, 0.045, 0, m, p.body)
		p.cord(s, vec{-0.11, low - 0.09, z}, vec{0.11, low - 0.09, z}, 0.04, 0, m, p.body)
	}
	for _, side := range [2]float64{-1, 1} {
		w := 0.755 * p.head.wide * side
		m := &matter{cut: polished(dyeOchre, 0.15), group: groupBeads + 8}
		switch o.rings {
		case 1:
			s.place(sheet{30, 8, func(u, v float64) (vec, float64, float64, float64) {
				sn, c := math.Sincos(2 * math.Pi * u)
				tn, t := math.Sincos(2 * math.Pi * v)
				r := 0.12 + 0.026*t
				return vec{w + 0.026*tn + 0.03*side, -0.42 + r*sn, -0.10 + r*c}, u, v, 1
			}, m, p.pose})
		case 2:
			p.ball(s, vec{w + 0.02*side, -0.36, -0.06}, 0.045, 0.05, m, p.pose)
			p.cord(s, vec{w + 0.02*side, -0.38, -0.06}, vec{w + 0.02*side, -0.60, -0.05}, 0.045, 2, m, p.pose)
		}
	}
}

// plainCloth is how cloth without a pattern is cut.
func plainCloth(tint engraving.Wash, tone float64) func(s *spot) finish {
	return func(s *spot) finish {
		return finish{tone: tone, form: 0.50, wash: tint, lean: 0.9 - 0.5*s.n.X, close: 1.1}
	}
}

// polished is how beads and metal are cut.
func polished(tint engraving.Wash, tone float64) func(s *spot) finish {
	return func(*spot) finish {
		return finish{tone: tone, form: 0.75, gloss: 0.7, wash: tint, lean: 0.4, close: 0.8}
	}
}

// woven is how the garment is cut, with its pattern and its seams.
func (p *person) woven(o clothes) func(s *spot) finish {
	return func(s *spot) finish {
		q := s.o
		f := finish{tone: o.tone, form: 0.58, wash: o.main, lean: 0.95 - 0.8*q.X*0.6, close: 1.1}
		if o.tone > 0.4 {
			f.form = 0.38
		}
		ax := math.Abs(q.X)
		switch o.garment {
		case coat: // lapels and buttons
			edge := ax - 0.40*paint.Clamp((q.Y+2.25)/0.8, 0, 2)
			f.draw(0.9 * stroke(edge-0.20-0.16*(q.Y+1.9), 0.012, 0.02) * paint.SmoothStep(-2.1, -2.0, q.Y))
			if edge < 0.20+0.16*(q.Y+1.9) {
				f.tone -= 0.10
				f.lean = 0.2
			}
		case tunicked:
			if d := math.Abs(q.Y + 1.9 - 0.9*q.X); d < 0.17 && s.n.Z > 0 {
				f.tone, f.wash = 0.58, dyeBrown
				f.draw(0.9 * stroke(d-0.155, 0.014, 0.02))
			}
		case shamma, knot:
			d := 0.35 + p.part*q.X*1.05 - (q.Y + 1.75)
			if o.garment == knot {
				d = p.part*q.X*0.95 - 0.05 - (q.Y + 1.85)
			}
			if o.stripes > 0 && d > 0.05 && d < 0.20 {
				f.tone, f.wash = 0.40*o.stripes, o.trim
			}
			f.lean = 0.7 * p.part
			if o.garment == knot {
				f.tone += 0.10 * paint.Noise(q.X*13, q.Y*13, p.seed)
			}
		case boubou: // stitched about the neck
			d := ax - 0.30*paint.Clamp((q.Y+1.98)/0.53, 0, 2)
			if q.Y > -2.1 && d < 0.17 && s.n.Z > 0 {
				f.wash = o.trim
				f.tone = 0.16
				f.draw(0.75 * stroke(math.Mod(d+q.Y*0.9+9, 0.075)-0.037, 0.012, 0.016))
				f.draw(0.8 * stroke(d-0.16, 0.010, 0.016))
			}
		case kaross:
			f.tone += 0.22*paint.Noise(q.X*16+q.Y*6, q.Y*7, p.seed) + 0.16*paint.Noise(q.X*4, q.Y*4, p.seed+2)
			f.lean = 1.25
		case shawl, wrapped, gown:
			if o.stripes > 0 {
				band := math.Mod(q.Y*1.0+0.35*ax+9, 0.26)
				if band < 0.09 {
					f.tone, f.wash = f.tone+0.28*o.stripes, o.trim
				}
				if o.stripes > 0.7 && band > 0.14 && band < 0.20 {
					f.draw(0.6 * stroke(math.Mod(q.X+9, 0.11)-0.055, 0.022, 0.02))
				}
			}
		}
		return f
	}
}
