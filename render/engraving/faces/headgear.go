package faces

import (
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// headgear places what is worn on the head.
func (p *person) headgear(s *studio) {
	o := p.dress
	w := p.head.wide
	lathe := func(list []ring, fold func(a, v float64) float64, keep func(q vec, a float64) float64, of *matter) {
		list = broadened(list, w)
		for i := range list { // over a high forehead it sits higher
			list[i].y = 0.4 + (list[i].y-0.4)*max(1, p.head.forehead)
		}
		p.turnedOn(s, list, fold, keep, of, p.tilt())
	}
	top := func(cut func(*spot) finish) *matter { return &matter{cut: cut, group: groupHat} }
	brim := func(cut func(*spot) finish) *matter { return &matter{cut: cut, group: groupBrim} }
	band := func(y, wide float64, tint engraving.Wash, tone float64) {
		lathe([]ring{{y, wide, wide, wide}, {y + 0.07, wide, wide, wide}, {y + 0.15, wide - 0.01, wide - 0.01, wide - 0.01}}, nil, nil, &matter{cut: plainCloth(tint, tone), group: groupScarf})
	}
	switch o.cover {
	case strawHat:
		lathe([]ring{{0.52, 0.78, 0.84, 1.06}, {0.85, 0.76, 0.80, 0.98}, {1.14, 0.68, 0.68, 0.82}, {1.32, 0.52, 0.48, 0.60}, {1.38, 0.26, 0.22, 0.3}, {1.39, 0, 0, 0}}, nil, nil, top(p.plaited(0.06)))
		lathe([]ring{{0.66, 0.74, 0.78, 1.0}, {0.61, 0.98, 1.02, 1.26}, {0.55, 1.18, 1.20, 1.44}, {0.48 + 0.10*p.own, 1.30, 1.30, 1.54}}, func(a, v float64) float64 { return 0.06 * v * math.Sin(3*a+p.own*6) }, nil, brim(p.plaited(0.06)))
		band(0.64, 0.90, o.top, o.topTone)
	case topHat:
		m := top(func(sp *spot) finish {
			return finish{tone: 0.52, form: 0.40, gloss: 0.35, wash: o.top, lean: 1.2, close: 0.9}
		})
		lathe([]ring{{0.54, 0.79, 0.85, 1.07}, {0.9, 0.77, 0.80, 0.98}, {1.3, 0.80, 0.82, 0.94}, {1.60, 0.88, 0.88, 0.98}, {1.63, 0.80, 0.8, 0.9}, {1.64, 0, 0, 0}}, nil, nil, m)
		lathe([]ring{{0.62, 0.74, 0.78, 1.0}, {0.56, 0.92, 1.02, 1.22}, {0.60, 1.02, 1.10, 1.30}, {0.66, 1.06, 1.12, 1.32}}, nil, nil, brim(m.cut))
		band(0.62, 0.88, dyeBlack, 0.85)
	case peakedCap:
		m := top(plainCloth(o.top, o.topTone))
		lathe([]ring{{0.42, 0.79, 0.87, 1.06}, {0.62, 0.79, 0.86, 1.05}, {0.84, 0.98, 1.0, 1.16}, {1.02, 1.0, 0.94, 1.14}, {1.16, 0.8, 0.7, 0.9}, {1.20, 0, 0, 0}}, func(a, v float64) float64 { return 0.015 * math.Sin(9*a) * v }, nil, m)
		lathe([]ring{{0.50, 0.76, 0.84, 0.9}, {0.44, 0.86, 1.02, 0.9}, {0.36, 0.90, 1.20, 0.9}}, nil, func(q vec, a float64) float64 { return math.Cos(a) - 0.45 }, brim(polished(dyeBlack, 0.72)))
	case fez:
		lathe([]ring{{0.46, 0.785, 0.89, 1.05}, {0.78, 0.76, 0.82, 0.98}, {1.04, 0.65, 0.66, 0.80}, {1.19, 0.46, 0.45, 0.56}, {1.25, 0.22, 0.2, 0.26}, {1.26, 0, 0, 0}}, folds(p.seed, 0.015), nil, top(plainCloth(o.top, o.topTone))) // soft, as it was before it was stiffened
		tassel := &matter{cut: plainCloth(dyeBlack, 0.7), group: groupScarf}
		p.cord(s, vec{0.05, 1.27, 0}, vec{0.64 * p.part * w, 1.06, 0.1}, 0.03, 0, tassel, p.tilt())
		p.cord(s, vec{0.64 * p.part * w, 1.08, 0.1}, vec{0.80 * p.part * w, 0.62, 0.14}, 0.07, 0, tassel, p.tilt())
	case kofia:
		lathe([]ring{{0.46, 0.785, 0.89, 1.05}, {0.74, 0.775, 0.84, 0.98}, {1.06, 0.72, 0.74, 0.88}, {1.19, 0.60, 0.60, 0.72}, {1.22, 0, 0, 0}}, nil, nil, top(p.stitched))
	case turban, bigTurban:
		p.wound(s, lathe)
	case scarf:
		list := p.head.cuts()
		s.place(sheet{110, 80, func(u, v float64) (vec, float64, float64, float64) {
			a := angles(u)
			q, _, y, _ := p.head.at(list, u, 0.10+0.90*v)
			ab := math.Abs(a)
			line := along([][2]float64{{0, 0.74}, {0.5, 0.70}, {0.9, 0.42}, {1.15, 0.0}, {1.3, -0.6}, {3.2, -1.1}}, ab)
			thick := 0.09 + 0.03*math.Sin(ab*9-y*5) + 0.05*paint.SmoothStep(1.2, 2.0, ab)
			if p.hair == crown || p.hair == full {
				thick += 0.06
			}
			q.X *= 1 + 0.20*paint.SmoothStep(0.1, -0.8, y)
			q.Z -= 0.15 * paint.SmoothStep(0.1, -0.8, y)
			return q.add(q.sub(vec{0, 0.1, -0.1}).unit().mul(thick)), a, y, (y - line) * 4
		}, top(p.patterned), p.pose})
		p.hoop(s, ring{-1.36, 0.56, 0.44, 0.66}, 0.15, 0.10, 0, &matter{cut: p.patterned, group: groupScarf}, p.body)
	case wrapper:
		lathe([]ring{{0.42, 0.82, 0.88, 1.08}, {0.62, 0.90, 0.92, 1.12}, {0.90, 0.96, 0.90, 1.12}, {1.20, 0.90, 0.78, 1.02}, {1.44, 0.66, 0.55, 0.80}, {1.52, 0, 0, 0}},
			func(a, v float64) float64 { return 0.045 * math.Sin(8*v*3+3*a*p.part+p.own*6) }, nil, top(p.patterned))
		p.ball(s, vec{0.16 * p.part, 1.16, 0.86}, 0.26, 0.20, &matter{cut: p.patterned, group: groupScarf}, p.tilt())
	case coneHat:
		lathe([]ring{{0.46, 1.36, 1.42, 1.50}, {0.66, 1.08, 1.12, 1.2}, {0.92, 0.74, 0.76, 0.84}, {1.16, 0.40, 0.40, 0.46}, {1.34, 0.16, 0.16, 0.18}, {1.42, 0, 0, 0}}, nil, nil, top(p.plaited(0.075)))
		lathe([]ring{{1.08, 0.50, 0.52, 0.58}, {1.24, 0.30, 0.3, 0.36}, {1.42, 0.14, 0.14, 0.16}, {1.52, 0.05, 0.05, 0.05}, {1.53, 0, 0, 0}}, nil, nil, &matter{cut: plainCloth(dyeBrown, 0.5), group: groupScarf})
	case raffia:
		lathe([]ring{{0.50, 0.77, 0.84, 1.04}, {0.80, 0.75, 0.78, 0.94}, {1.06, 0.60, 0.58, 0.70}, {1.22, 0.32, 0.30, 0.36}, {1.26, 0, 0, 0}}, func(a, v float64) float64 {
			return 0.028 * math.Abs(math.Sin(a*15)) * math.Abs(math.Sin(v*14))
		}, nil, top(p.plaited(0.09)))
		for i := range 4 {
			sn, c := math.Sincos(math.Pi * (0.25 + 0.5*float64(i)))
			p.ball(s, vec{0.52 * sn * w, 1.12, 0.5 * c}, 0.085, 0.11, &matter{cut: p.plaited(0.09), group: groupScarf}, p.tilt())
		}
	case beadBand:
		p.hoop(s, ring{0.66, 0.78 * w, 0.81, 1.05}, 0.055, -0.05, 44, &matter{cut: polished(o.top, o.topTone), group: groupBeads}, p.pose)
		p.hoop(s, ring{0.77, 0.74 * w, 0.75, 1.02}, 0.05, -0.05, 44, &matter{cut: polished(o.trim, 0.35), group: groupBeads + 1}, p.pose)
	case headRing:
		p.hoop(s, ring{1.02, 0.56 * w, 0.52, 0.66}, 0.115, -0.04, 0, &matter{cut: polished(dyeBlack, 0.66), group: groupHat}, p.pose)
	case bonnet:
		lathe([]ring{{0.30, 0.86, 0.9, 1.2}, {0.62, 0.92, 0.86, 1.22}, {0.98, 0.80, 0.70, 1.10}, {1.18, 0.5, 0.45, 0.8}, {1.24, 0, 0, 0}}, folds(p.seed, 0.02), func(q vec, a float64) float64 { return max(0.40-math.Cos(a), q.Y-0.58) }, top(plainCloth(o.top, o.topTone)))
		lathe([]ring{{0.62, 0.86, 0.82, 1.1}, {0.72, 1.02, 1.06, 1.1}, {0.86, 1.16, 1.26, 1.1}, {0.90, 1.18, 1.30, 1.1}}, nil, func(q vec, a float64) float64 { return math.Cos(a) + 0.25 }, brim(p.plaited(0.05)))
		p.cord(s, vec{-0.82 * w, 0.5, 0.2}, vec{-0.36, -1.22, 0.42}, 0.075, 0, &matter{cut: plainCloth(o.trim, 0.25), group: groupScarf}, p.pose)
		p.cord(s, vec{0.82 * w, 0.5, 0.2}, vec{0.36, -1.22, 0.42}, 0.075, 0, &matter{cut: plainCloth(o.trim, 0.25), group: groupScarf}, p.pose)
	}
}

// tilt is how a hat sits: as the head is held, and a little as its owner likes.
func (p *person) tilt() stance {
	t := p.pose
	t.lean += 0.10 * (p.own - 0.5)
	t.nod -= 0.05
	if p.dress.cover == strawHat || p.dress.cover == topHat || p.dress.cover == coneHat {
		t.nod -= 0.10 // its brim is seen a little from below
	}
	return t
}

// wound places a turban: cloth laid round and round, each turn over the one before,
// about a cap.
func (p *person) wound(s *studio, lathe func([]ring, func(a, v float64) float64, func(q vec, a float64) float64, *matter)) {
	o := p.dress
	k := 1.0
	if o.cover == bigTurban {
		k = 1.16
	}
	cap := &matter{cut: plainCloth(o.trim, 0.30), group: groupHat}
	lathe([]ring{{0.6, 0.70, 0.75, 0.95}, {0.95, 0.62, 0.62, 0.78}, {1.20 * k, 0.40, 0.38, 0.46}, {1.27 * k, 0, 0, 0}}, nil, nil, cap)
	slopes := [3][4]float64{{0.16, -0.14, 0.10, -0.05}, {0.08, 0.14, -0.06, 0.10}, {0.20, -0.04, 0.12, -0.10}}[p.seed%3]
	turns := 4 - int(p.seed/3%2)
	for i, slope := range slopes[:turns] {
		f := float64(i)
		m := &matter{cut: p.patterned, group: groupScarf + 20 + i}
		y, thick := 0.50+0.155*f*k*(1.75-0.25*float64(turns-1)), (0.175-0.008*f)*k*(0.4+1.8/float64(turns-1))
		wide := (0.86 - 0.035*f*f*0.6 + 0.05*f) * (0.5 + 0.5*k)
		s.place(sheet{110, 14, func(u, v float64) (vec, float64, float64, float64) {
			a := math.Pi * (2*u - 1)
			q := ring{y, wide * p.head.wide, wide + 0.02, wide + 0.20}.round(a)
			q.Y += slope*p.part*math.Sin(a)*(0.2*float64(turns)+0.2) + 0.05*math.Cos(a)
			out := vec{q.X, 0, q.Z + 0.1}.unit()
			sn, c := math.Sincos(2 * math.Pi * v)
			t := thick * (1 + 0.10*math.Sin(6*v*math.Pi+a*2+f)) * (1 + 0.16*math.Sin(a*2+f*2.1+p.own*6))
			return q.add(out.mul(t * 0.62 * c)).add(vec{0, t * sn * 0.78, 0}), a, v, 1
		}, m, p.tilt()})
	}
	if p.own > 0.5 { // its end falls over the shoulder
		s.place(sheet{12, 30, func(u, v float64) (vec, float64, float64, float64) {
			x := 0.70 + 0.10*v + (u-0.5)*(0.16+0.20*v)
			return vec{x * p.part * p.head.wide, 0.45 - 1.75*v, -0.50 + 0.35*v + 0.06*math.Sin(u*9+v*3)}, u * 2, v * 3, 1
		}, &matter{cut: p.patterned, group: groupScarf + 30}, p.pose})
	}
}

// plaited is straw and raffia: rows of plait, one over the other.
func (p *person) plaited(step float64) func(s *spot) finish {
	return func(s *spot) finish {
		f := finish{tone: 0.07, form: 0.55, wash: dyeStraw, lean: 0.1, close: 1}
		r := math.Hypot(s.o.X, s.o.Z)
		q := math.Mod(r+s.o.Y+9, step) / step
		f.draw(0.62 * stroke(q-0.5, 0.10, 0.12))
		f.tone += 0.14 * math.Sin(s.a*60+math.Floor((r+s.o.Y+9)/step)*2.1)
		return f
	}
}

// stitched is a cap of white cotton with its pattern in eyelets.
func (p *person) stitched(s *spot) finish {
	f := finish{tone: 0.04, form: 0.5, wash: dyeCream, lean: 0.2, close: 1}
	u := math.Mod(s.a*5+60, 1) - 0.5
	v := math.Mod(s.o.Y*6+12, 1) - 0.5
	switch d := math.Abs(u) + math.Abs(v); {
	case s.o.Y < 0.52 || s.o.Y > 1.04:
		f.draw(0.6 * stroke(math.Mod(s.a*9+60, 1)-0.5, 0.16, 0.1))
	case p.own > 0.5:
		f.draw(0.62 * stroke(d-0.38, 0.07, 0.08))
		f.draw(0.7 * stroke(d, 0.09, 0.08))
	default:
		f.draw(0.62 * stroke(math.Abs(u)-0.9*math.Abs(v), 0.09, 0.1))
	}
	return f
}

// patterned is the cloth of a head cloth or a turban.
func (p *person) patterned(s *spot) finish {
	o := p.dress
	f := finish{tone: o.topTone, form: 0.55, wash: o.top, lean: 0.5 + 0.4*math.Sin(s.a), close: 1.05}
	if o.stripes > 0.5 {
		q := math.Mod(s.b*2.2+s.a*0.3+9, 0.5)
		if q < 0.12 {
			f.tone, f.wash = f.tone+0.25, o.trim
		}
	}
	return f
}
