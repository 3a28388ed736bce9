package faces

import (
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// hairdo is how hair is worn.
type hairdo uint8

const (
	bald hairdo = iota
	cropped
	full    // short, all round, standing off
	crown   // high and round
	rows    // plaited close to the head, from the front to the back
	plaits  // plaited in front, loose behind
	locks   // plaits hanging down
	parted  // straight, parted at the side
	swept   // brushed back
	curls   // ringlets at the temples
	knotted // parted in the middle, a knot behind
	topknot
)

// whiskers is how a beard is worn.
type whiskers uint8

const (
	shaven whiskers = iota
	stubbled
	moustache
	sideburns
	chinBeard
	roundBeard // short, all round
	longBeard
)

// hairline is how low hair grows at an angle from the front.
var hairline = [][2]float64{{0, 0.80}, {0.45, 0.81}, {0.72, 0.74}, {0.98, 0.40}, {1.15, 0.16}, {1.30, -0.10}, {1.45, -0.14}, {1.6, 0.06}, {1.85, -0.25}, {2.2, -0.62}, {3.2, -0.72}}

func along(list [][2]float64, t float64) float64 {
	for i := 1; i < len(list); i++ {
		if t <= list[i][0] {
			a, b := list[i-1], list[i]
			return paint.Lerp(a[1], b[1], paint.SmoothStep(a[0], b[0], t))
		}
	}
	return list[len(list)-1][1]
}

// hairAt is how thick hair is at an angle and a height, below 0 where none grows.
func (p *person) hairAt(a, y float64) float64 {
	ab := math.Abs(a)
	line := along(hairline, ab)
	thin := p.thin * paint.SmoothStep(1.5, 0.2, ab)
	line += 0.34 * thin * (1 + 0.5*math.Sin(3*ab))
	if p.hair == parted || p.hair == swept || p.hair == curls { // straight hair falls in locks
		line += 0.07 * paint.Noise(a*4.5, p.own*9, p.seed+6)
	}
	if p.Woman && (p.hair == knotted || p.hair == curls) { // it lies over the temples
		line += 0.06*math.Exp(-math.Pow(ab/0.22, 2)) - 0.07*math.Exp(-math.Pow((ab-0.62)/0.25, 2)) - 0.16*math.Exp(-math.Pow((ab-1.02)/0.22, 2))
	}
	line += 0.008*math.Sin(a*17+p.own*20) + 0.006*math.Sin(a*41) + p.high*paint.SmoothStep(1.1, 0.4, ab)*(1-0.5*math.Cos(2.6*ab))
	in := paint.SmoothStep(-0.05, 0.09, y-line)
	up := paint.SmoothStep(0.3, 1.0, y)
	side := paint.SmoothStep(0.5, 1.4, ab)
	thick := 0.0
	switch p.hair {
	case bald:
		return -0.05
	case cropped:
		thick = 0.035
	case full:
		thick = 0.10 + 0.05*up
	case crown:
		thick = 0.20 + 0.12*up + 0.04*side
	case rows:
		thick = 0.03 + 0.028*math.Abs(math.Sin(a*9))*paint.SmoothStep(1.15, 0.9, y)
	case plaits:
		back := paint.SmoothStep(0.9, 1.7, ab)
		thick = 0.03 + 0.025*math.Abs(math.Sin(a*10)) + 0.30*back*paint.SmoothStep(0.95, 0.3, y)
	case locks:
		thick = 0.06 + 0.03*math.Abs(math.Sin(a*11)) + 0.08*side
	case parted:
		part := math.Exp(-math.Pow((a-0.42*p.part)/0.10, 2)) * up
		thick = 0.11 + 0.02*math.Sin(a*5+y*9) + 0.05*paint.Noise(a*7, y*2.5, p.seed+7) - 0.09*part
		thick += 0.05*paint.SmoothStep(0, 1.0, a*-p.part)*up - 0.05*paint.SmoothStep(0.4, -0.5, y)
	case swept:
		thick = 0.10 + 0.07*up + 0.014*math.Sin(a*14+y*5) + 0.06*paint.Noise(a*6, y*3, p.seed+7)
	case curls:
		part := math.Exp(-math.Pow(a/0.09, 2)) * up
		thick = 0.11 - 0.07*part + 0.04*paint.Noise(a*8, y*5, p.seed+7) + 0.05*paint.SmoothStep(0.75, 1.05, ab)*paint.SmoothStep(1.6, 1.3, ab)
	case knotted:
		part := math.Exp(-math.Pow(a/0.08, 2)) * up
		thick = 0.085 - 0.06*part + 0.012*math.Sin(a*16)
	case topknot:
		thick = 0.05 + 0.02*math.Sin(a*13)
	}
	thick *= 0.35 + 0.65*paint.SmoothStep(0, 0.34, y-line)
	return thick*in - 0.06*(1-in)
}

// hairs places the hair.
func (p *person) hairs(s *studio) {
	if p.hair != bald {
		list := p.head.cuts()
		s.place(sheet{120, 96, func(u, v float64) (vec, float64, float64, float64) {
			a := angles(u)
			q, _, y, _ := p.head.at(list, u, 0.18+0.82*v)
			thick := p.hairAt(a, y)
			if p.covers && thick > 0 { // below a hat
				thick *= paint.Lerp(0.75, 0.22, paint.SmoothStep(-0.3, 0.5, y))
				if p.dress.cover == scarf {
					thick = min(thick, 0.05)
				}
			}
			out := q.sub(vec{0, 0.1, -0.1}).unit()
			if p.hair == crown || p.hair == full {
				thick *= 1 + 0.12*paint.Noise(a*5, y*6, p.seed) + 0.14*paint.Noise(a*17, y*17, p.seed+2)
			}
			return q.add(out.mul(thick)), a, y, thick + 0.026 + 0.016*paint.Noise(a*26, y*26, p.seed)
		}, &matter{cut: p.strands, group: groupHair, soft: true}, p.pose})
	}
	switch p.hair {
	case knotted:
		if !p.covers {
			p.ball(s, vec{-0.12 * p.part, 0.98, -0.72}, 0.40, 0.34, &matter{cut: p.strands, group: groupHair}, p.pose)
		}
	case topknot:
		if !p.covers {
			p.ball(s, vec{0.02, 1.28, -0.05}, 0.27, 0.25, &matter{cut: p.strands, group: groupHair}, p.pose)
		}
	case locks:
		for i := range 15 {
			a := paint.Lerp(-2.7, 2.7, float64(i)/14)
			if math.Abs(a) < 1.12 {
				continue
			}
			sn, c := math.Sincos(a)
			top := vec{0.80 * sn, 0.25, 0.82*c - 0.1}
			end := vec{0.86 * sn, -0.85 - 0.12*math.Sin(float64(i)*2.3), 0.78*c - 0.15}
			p.cord(s, top, end, 0.058, 15, &matter{cut: p.strands, group: groupHair}, p.pose)
		}
	}
	if p.Woman && (p.hair == curls || p.hair == knotted && p.covers) {
		p.ringlets(s)
	}
	p.bearded(s)
}

// ringlets places curls that hang before the ears, and the hair dressed high above them.
func (p *person) ringlets(s *studio) {
	m := &matter{cut: p.strands, group: groupHair}
	for i := range 6 {
		side := math.Copysign(1, float64(i%2)-0.5)
		f := float64(i / 2)
		x := side * (0.72 + 0.055*f) * p.head.wide
		p.cord(s, vec{x * 0.97, 0.42, 0.36 - 0.17*f}, vec{x * 1.04, -0.36 - 0.13*math.Sin(f*2+p.own*6), 0.38 - 0.17*f}, 0.095, 5, m, p.pose)
	}
	if !p.covers {
		p.ball(s, vec{0.16, 1.16, -0.42}, 0.26, 0.26, m, p.pose)
		p.ball(s, vec{-0.18, 1.13, -0.42}, 0.24, 0.24, m, p.pose)
	}
}

// fringe lets hair run out over the skin: in is how far within its border a place lies.
func (p *person) fringe(f *finish, in float64) {
	t := paint.SmoothStep(0, 0.045, in)
	if t >= 1 {
		return
	}
	skin := &p.bare
	f.tone = paint.Lerp(0.10, f.tone, t)
	f.gloss *= t
	f.model = skin.model * (1 - t)
	a, b, k := skin.wash, f.wash, float32(t)
	f.wash = engraving.Wash{R: a.R + (b.R-a.R)*k, G: a.G + (b.G-a.G)*k, B: a.B + (b.B-a.B)*k}
}

// hairTint is the colour of hair, from fair to black, and grey.
func hairTint(hue, grey float64) engraving.Wash {
	own := tintBetween([]engraving.Wash{{R: 1.02, G: 0.88, B: 0.60}, {R: 0.93, G: 0.74, B: 0.50}, {R: 0.76, G: 0.58, B: 0.44}, {R: 0.52, G: 0.44, B: 0.42}}, hue)
	return tintBetween([]engraving.Wash{own, {R: 1.02, G: 1.04, B: 1.10}}, grey)
}

// strands is how hair is cut: along its growth, or in curls.
func (p *person) strands(s *spot) finish {
	a, y := s.a, s.b
	f := finish{tone: paint.Lerp(p.hue*0.66, 0.02, p.grey), form: 0.55, gloss: 0.30, close: 0.8}
	f.wash = p.tress
	f.grows = true
	switch p.hair {
	case cropped, full, crown, plaits, rows:
		f.tone += 0.16 * paint.Noise(s.o.X*6, s.o.Y*6, p.seed)
		if p.hair == rows || p.hair == plaits && math.Abs(a) < 1.1 {
			f.tone += 0.40 * (0.6 - math.Abs(math.Sin(a*9.5)))
		}
		f.phase = p.curled(s.o)
		p.fringe(&f, s.keep)
	case knotted: // drawn back from the parting over the temples
		side := math.Abs(a)
		f.tone += 0.14*math.Sin(17*y+9*side+p.own*5) + 0.08*paint.Noise(side*4, y*11, p.seed)
		f.phase = p.fine * (0.62*y + 0.40*side + 0.02*paint.Noise(a*7, y*7, p.seed+1))
		p.fringe(&f, s.keep)
	default:
		f.tone += 0.16*math.Sin(23*a+5*math.Sin(3*y+p.own*5)+4*y*p.part) + 0.10*paint.Noise(a*12, y*4, p.seed)
		f.phase = p.fine * (0.62*a + 0.05*math.Sin(3*y+p.own*5) + 0.10*y*p.part + 0.02*paint.Noise(a*7, y*7, p.seed+1))
		p.fringe(&f, s.keep)
	}
	return f
}

// curled are lines that wind as close curls do.
func (p *person) curled(o vec) float64 {
	return p.fine * (0.16*paint.Noise(o.X*9+o.Z*5, o.Y*9-o.Z*5, p.seed) + 0.04*paint.Noise(o.X*21+o.Z*9, o.Y*21, p.seed+4) + 0.1*o.Y)
}

// bearded places the beard.
func (p *person) bearded(s *studio) {
	if p.beard <= stubbled {
		return
	}
	list := p.head.cuts()
	h := &p.head
	m := h.mouthY
	s.place(sheet{120, 90, func(u, v float64) (vec, float64, float64, float64) {
		q, x, y, front := h.at(list, u, 0.62*v)
		thick := p.beardAt(x/h.wide, y, front, m)
		grow := thick
		if p.beard == longBeard && y < m-0.1 {
			grow += 0.10 * paint.SmoothStep(m-0.1, m-0.4, y)
			low := paint.SmoothStep(m-0.15, -1.15, y)
			q.X *= 1 - 0.34*low*p.beardLong // it runs to a point
			q.Y -= 0.38 * low * paint.SmoothStep(0.75, 0.1, math.Abs(x)) * p.beardLong
		}
		out := q.sub(vec{0, m + 0.1, -0.2}).unit()
		grow *= 1 + 0.16*paint.Noise(x*11, y*4, p.seed+5)
		return q.add(out.mul(grow)), x, y, thick + 0.014 + 0.018*paint.Noise(x*30, y*9, p.seed)
	}, &matter{cut: p.bristles, group: groupHair, soft: true}, p.pose})
}

// beardAt is how thick the beard is, below 0 where none is worn.
func (p *person) beardAt(x, y, front, m float64) float64 {
	ax := math.Abs(x)
	if front < -0.2 {
		return -0.05
	}
	tip := p.head.noseTip()
	lip := m + 0.075*p.head.lips
	// the moustache hangs from below the nose over the corners of the mouth
	up, low := tip-0.095-0.20*ax, lip-0.01-0.05*p.beardLong-0.34*ax
	mous := paint.SmoothStep(0.04, -0.02, y-up) * paint.SmoothStep(-0.03, 0.03, y-low) * paint.SmoothStep(0.42, 0.20, ax)
	mous *= 0.065 * (1 - 0.35*math.Exp(-ax*ax/0.002))
	mouth := paint.SmoothStep(0.90, 1.35, math.Hypot(x/(0.265*p.head.mouthWide), (y-m+0.015)/(0.055+0.055*p.head.lips)))
	cheek := -0.52 - 0.13*math.Exp(-math.Pow((ax-0.42)/0.14, 2)) // the upper border
	cheek += 0.42 * paint.SmoothStep(0.56, 0.70, ax)
	under := paint.SmoothStep(0.05, -0.05, y-cheek) * mouth
	chin := paint.SmoothStep(0.05, -0.07, y-(m-0.13)-0.25*math.Max(0, 0.1-ax)) * paint.SmoothStep(0.38, 0.20, ax+0.14*paint.SmoothStep(m-0.3, m-0.1, y))
	front0 := 0.62 - 0.22*paint.SmoothStep(-0.2, -0.7, y)
	side := paint.SmoothStep(front0, front0+0.08, ax) * paint.SmoothStep(-0.85, -0.72, y) * paint.SmoothStep(0.12, 0.02, y)
	switch p.beard {
	case moustache:
		return mous - 0.02
	case sideburns:
		return 0.06*side - 0.02
	case chinBeard:
		return max(0.07*chin, mous*0.8) - 0.02
	case roundBeard:
		return max(0.075*under*paint.Lerp(1, 0.5, paint.SmoothStep(-0.5, 0, y)), mous) - 0.02
	case longBeard:
		return max(0.12*under, mous) - 0.02
	}
	return -0.05
}

// bristles is how a beard is cut.
func (p *person) bristles(s *spot) finish {
	x, y := s.a, s.b
	grey := min(1, p.grey*1.25)
	f := finish{tone: paint.Lerp(p.hue*0.60, 0.02, grey), form: 0.5, gloss: 0.15, close: 0.8, lean: 1.3 - 0.8*x}
	f.wash = p.whisker
	f.grows = true
	if p.From != Overseas && p.From != Maghreb {
		f.tone += 0.12 * paint.Noise(s.o.X*8, s.o.Y*8, p.seed)
		f.phase = p.curled(s.o)
		p.fringe(&f, s.keep)
		return f
	}
	f.tone += 0.16*math.Sin(29*x+6*math.Sin(7*y+p.own*4)) + 0.08*paint.Noise(x*20, y*5, p.seed)
	f.phase = p.fine * (0.66*math.Atan2(s.o.X, s.o.Z+0.25) + 0.03*math.Sin(7*y+p.own*4) + 0.02*paint.Noise(x*9, y*6, p.seed+1))
	p.fringe(&f, s.keep)
	return f
}
