package engraving

import "sourceofthenile/render/paint"

// People are neutral figures: what they do is told by how they hold themselves.

// pose says how a figure 100 units high stands, its feet at the origin, facing
// right. Angles are degrees from straight down, forward positive; a joint's
// second angle is the lower limb's own.
type pose struct {
	lean        float64    // of the trunk, forward
	nod         float64    // of the head, forward
	drop        float64    // how much lower the hips are than when standing
	near, far   [2]float64 // legs: thigh, shin
	hand, hand2 [2]float64 // arms: upper arm, forearm; near and far
	dress       dress
}

type dress uint8

const (
	tunic   dress = iota // a cloth to the knee
	robe                 // to the ankle
	coat                 // jacket, trousers, broad hat: the explorer
	soldier              // short jacket, trousers, cap: an askari
	wrap                 // a cloth about the hips
)

var (
	standing = pose{near: [2]float64{4, 2}, far: [2]float64{-5, -5}, hand: [2]float64{6, 14}, hand2: [2]float64{-8, 4}}
	walking  = pose{lean: 6, near: [2]float64{24, 4}, far: [2]float64{-18, -34}, hand: [2]float64{-20, 2}, hand2: [2]float64{22, 40}}
	laden    = pose{lean: 2, near: [2]float64{22, 4}, far: [2]float64{-16, -32}, hand: [2]float64{165, 205}, hand2: [2]float64{14, 26}}
	running  = pose{lean: 20, near: [2]float64{52, 6}, far: [2]float64{-26, -82}, hand: [2]float64{-46, 30}, hand2: [2]float64{50, 110}}
	sitting  = pose{lean: 16, nod: 8, drop: 43, near: [2]float64{126, -6}, far: [2]float64{116, -2}, hand: [2]float64{50, 70}, hand2: [2]float64{40, 80}}
	kneeling = pose{lean: 12, nod: 8, drop: 23, near: [2]float64{86, 0}, far: [2]float64{-6, -88}, hand: [2]float64{40, 70}, hand2: [2]float64{30, 60}}
	pointing = pose{near: [2]float64{8, 4}, far: [2]float64{-8, -6}, hand: [2]float64{86, 90}, hand2: [2]float64{-6, 6}}
	aiming   = pose{lean: 4, near: [2]float64{18, 4}, far: [2]float64{-16, -20}, hand: [2]float64{62, 112}, hand2: [2]float64{84, 92}}
	bowed    = pose{lean: 26, nod: 22, near: [2]float64{14, 0}, far: [2]float64{-10, -16}, hand: [2]float64{10, 26}, hand2: [2]float64{2, 18}}
	handsUp  = pose{lean: -6, near: [2]float64{14, 2}, far: [2]float64{-12, -10}, hand: [2]float64{140, 165}, hand2: [2]float64{-140, -160}}
	open     = pose{near: [2]float64{5, 2}, far: [2]float64{-5, -4}, hand: [2]float64{52, 78}, hand2: [2]float64{-44, -64}}
	fallen   = pose{lean: 30, nod: 20, near: [2]float64{40, -30}, far: [2]float64{10, -60}, hand: [2]float64{70, 90}, hand2: [2]float64{40, 60}}
)

func down(p xy, deg, l float64) xy { return p.polar(90-deg, l) }

// figure draws a person.
func (b burin) figure(p pose) {
	b.aside = 0.75
	defer func() { b.plate.aside = 0 }()
	hip := xy{0, -50 + p.drop}
	neck := down(hip, 180-p.lean, 31)
	head := down(neck, 180-p.lean-p.nod, 10)
	skin := of(0.42).toRight(0.72).cut(18).wide(0.62).wash(skinWash).edge(0.6).round(3).deep(0.5)
	cloth := of(0.03).toRight(0.26).cut(84).wide(0.8).wash(clothWash).round(3).edge(0.8)
	sleeve, leg, shoe := skin, skin, skin
	switch p.dress {
	case coat:
		cloth = of(0.08).toRight(0.34).cut(82).wide(0.7).wash(sandWash).round(3).edge(0.8)
		sleeve, leg, shoe = cloth, of(0.06).toRight(0.3).cut(84).wide(0.7).wash(clothWash).round(3).edge(0.7), of(0.9)
		skin = of(0.02).toRight(0.22).cut(18).wide(0.62).wash(paleWash).edge(0.6)
	case soldier:
		cloth = of(0.24).toRight(0.52).cut(82).wide(0.65).wash(blueWash).round(3).edge(0.8)
		sleeve, leg = cloth, of(0.04).toRight(0.24).cut(84).wide(0.7).wash(clothWash).round(3).edge(0.7)
	}
	limb := func(from xy, a [2]float64, l1, l2, w1, w2, w3 float64, t tone) xy {
		mid := down(from, a[0], l1)
		end := down(mid, a[1], l2)
		b.fill(tube(from.X, from.Y, w1, mid.X, mid.Y, w2, end.X, end.Y, w3), t)
		return end
	}
	foot := func(at xy) { b.fill(tube(at.X-1.5, at.Y-1, 4.4, at.X+6.5, at.Y, 3), shoe) }
	shoulder := neck.toward(hip, 0.12)
	limb(shoulder, p.hand2, 17, 16, 6.4, 5, 3.4, sleeve)
	foot(limb(hip, p.far, 25, 24, 10, 7, 4.6, leg))
	foot(limb(hip, p.near, 25, 24, 10.5, 7.5, 4.8, leg))
	back := neck.sub(hip).normal()
	side := func(at xy, w float64) xy { return at.add(back.mul(w)) }
	hem := 14.0
	switch p.dress {
	case robe:
		hem = 42
	case coat:
		hem = 10
	case soldier, wrap:
		hem = 4
	}
	knee, knee2 := down(hip, paint.Clamp(p.near[0], -40, 100), min(hem, 25)), down(hip, paint.Clamp(p.far[0], -60, 100), min(hem, 25))
	if knee.X < knee2.X {
		knee, knee2 = knee2, knee
	}
	if hem > 30 && p.drop < 10 {
		knee.Y, knee2.Y = -7, -7
	}
	trunk := round([]xy{
		side(neck, -5).toward(hip, 0.03), side(neck, -9).toward(hip, 0.2), side(hip, -6.5).toward(neck, 0.3), side(hip, -7.4),
		knee2.add(xy{-6, 1}), knee.add(xy{6, 1}), side(hip, 7.4), side(hip, 6.5).toward(neck, 0.3), side(neck, 9).toward(hip, 0.2), side(neck, 5).toward(hip, 0.03),
	})
	if p.dress == wrap {
		b.fill(trunk, skin)
		b.fill(poly(side(hip, -8).X, hip.Y-4, side(hip, 8).X, hip.Y-4, knee.X+8, hip.Y+16, knee2.X-8, hip.Y+16), cloth)
	} else {
		b.fill(trunk, cloth)
	}
	if p.dress == soldier || p.dress == coat {
		w1, w2 := side(hip, -7), side(hip, 7)
		b.rule(1.4, w1.X, w1.Y-5, w2.X, w2.Y-5)
	}
	mid := neck.toward(head, 0.4)
	b.fill(tube(neck.X, neck.Y+1, 6, mid.X, mid.Y, 5), skin)
	b.profile(head, p.lean+p.nod, skin)
	switch p.dress {
	case coat:
		h := head.add(xy{0.5, -5})
		b.fill(tilted(h.X, h.Y, 12, 2.6, p.lean+p.nod), of(0.26).cut(2).wide(0.55).wash(sandWash))
		b.fill(arc(h.X, h.Y, 6.4, 6.4, 180, 360), of(0.08).toRight(0.4).cut(80).wide(0.6).wash(sandWash))
	case soldier:
		h := head.add(xy{0, -4.6})
		b.fill(poly(h.X-5.6, h.Y+1, h.X-5, h.Y-6, h.X+5, h.Y-6, h.X+5.6, h.Y+1), of(0.7).wash(redWash).edge(0.6))
	default:
		b.at(head.X, head.Y-1, 1).turned(p.lean+p.nod).fill(blob(-5.9, 1.6, -6.2, -3.6, -2.4, -8, 3, -7.5, 5.2, -4.4, 2.2, -4.6, 0.2, -3, -1.6, -2, -2.2, 1.2, -4, 3.4), of(0.9).wide(0.6).edge(0.3))
	}
	limb(shoulder, p.hand, 17, 16, 6.8, 5.2, 3.6, sleeve)
}

// profile is a head that looks to the right, turned by degrees: forehead, nose, lips,
// chin, and where there is room for them an eye and an ear.
func (b burin) profile(head xy, deg float64, skin tone) {
	c := b.at(head.X, head.Y-1, 1).turned(deg)
	c.fill(blob(-5.4, 0, -5, -4.6, -1.6, -7.2, 3, -6.6, 5.2, -3.6, 5.5, -1.4, 7.2, 1.5, 5.7, 2.4, 6.1, 3.7, 5.4, 4.6, 5.2, 6.3, 3, 7.2, 0, 5.6, -3.8, 4.6), skin)
	if b.m.scale() < 0.8 {
		return
	}
	c.rule(0.55, 2.8, -2.6, 5.1, -2.4)
	c.fill(oval(3.9, -1.1, 0.75, 0.6), of(0.95).edge(0.2))
	c.rule(0.5, 4.2, 4.1, 5.8, 3.9)
	c.line(0.5, -1.6, -1.6, -0.2, -1.2, -0.6, 1.4)
}

// grip is where a pose's near hand is.
func (p pose) grip() xy {
	hip := xy{0, -50 + p.drop}
	neck := down(hip, 180-p.lean, 31)
	return down(down(neck.toward(hip, 0.12), p.hand[0], 17), p.hand[1], 16)
}

// in changes the dress.
func (p pose) in(d dress) pose { p.dress = d; return p }

// paddler sits in a canoe and paddles; the origin is where he sits.
func (b burin) paddler() {
	p := sitting
	p.drop, p.lean = 44, 18
	p.near, p.far = [2]float64{92, 92}, [2]float64{88, 90}
	p.hand, p.hand2 = [2]float64{60, 80}, [2]float64{110, 90}
	b.figure(p)
	b.rule(1.3, 16, -62, 36, 14)
	b.fill(tilted(37, 20, 3.4, 11, -14), of(0.6).wash(woodWash))
}

// bearer walks with a load on the head.
func (b burin) bearer() {
	b.figure(laden)
	b.fill(poly(-13, -94, 15, -93, 16, -110, -12, -112), of(0.3).toRight(0.6).cut(70).wash(sandWash).edge(0.8))
	b.rule(0.6, -3, -94, -2, -111)
	b.rule(0.6, 7, -94, 8, -110)
}

// askari stands with a musket at the shoulder.
func (b burin) askari() {
	p := walking.in(soldier)
	p.hand = [2]float64{10, 130}
	g := p.grip()
	b.rule(1.8, g.X+4, g.Y+6, g.X-16, g.Y-46)
	b.figure(p)
}

// musketeer aims to the right.
func (b burin) musketeer() {
	b.figure(aiming.in(soldier))
	b.musketAt(4, -76, 0)
}

// musketAt lies level with its butt at a place, 62 units long, tilted.
func (b burin) musketAt(x, y, deg float64) {
	c := b.at(x, y, 1).turned(deg)
	c.fill(poly(-4, 1, -3, 8, 6, 4, 22, 1, 22, -1.6, 6, -1), of(0.8).wash(woodWash).edge(0.5))
	c.rule(1.5, 10, -1, 60, -1)
}

// bearerStartled lets his load fall.
func (b burin) bearerStartled() {
	p := handsUp
	p.lean = -14
	p.near, p.far = [2]float64{30, 10}, [2]float64{-24, -30}
	b.at(0, 0, 1).figure(p)
	b.at(-34, -52, 0.5).turned(-34).bale()
}

// crouched creeps along, low.
var crouched = pose{lean: 52, nod: -20, drop: 18, near: [2]float64{70, -14}, far: [2]float64{14, -70}, hand: [2]float64{50, 80}, hand2: [2]float64{30, 60}}

// lying is a figure stretched out; turn it by ninety degrees.
var lying = pose{near: [2]float64{4, -4}, far: [2]float64{-4, 2}, hand: [2]float64{14, 20}, hand2: [2]float64{-20, -4}}

// huddled sits with a cloth drawn about him.
func (b burin) huddled(c rgb) {
	b.fill(blob(-22, 0, -20, -24, -12, -44, 2, -50, 14, -40, 24, -22, 32, 0), of(0.15).to(0.5).cut(62).round(7).deep(0.5).wash(c))
	b.fill(oval(8, -55, 7.6, 9), of(0.75).round(3).wash(skinWash).edge(0.5))
	b.fill(blob(-8, -42, -6, -58, 0, -67, 9, -68, 13, -63, 5, -60, 1, -52, 2, -44), of(0.2).to(0.5).cut(62).wash(c))
	b.line(0.8, 4, -46, 10, -28, 8, -4)
	b.line(0.8, -6, -40, -4, -22, -10, -2)
}

// openHand is a hand from the wrist at the origin, pointing right, the fingers a
// little bent; 44 units long.
func (b burin) openHand(t tone) {
	b.fill(tube(10, 7, 7, 20, 15, 6, 30, 17, 4.4), t) // thumb
	b.fill(blob(-4, -8, 8, -10, 20, -11, 25, -4, 24, 6, 14, 10, -4, 8), t)
	for i := range 4 {
		y := -8 + 4.8*float64(i)
		l := 17 - 1.6*float64((i-1)*(i-1))
		b.fill(tube(20, y, 5.4, 20+l*0.55, y-1.4, 5, 20+l, y+1.6, 4), t)
	}
	b.line(0.7, 4, 2, 12, -2, 20, 2)
}
