package engraving

import "sourceofthenile/render/paint"

// People are neutral figures: what they do is told by how they hold themselves.

// Pose says how a figure 100 units high stands, its feet at the origin, facing
// right. Angles are degrees from straight down, forward positive; a joint's
// second angle is the lower limb's own.
type Pose struct {
	Lean        float64    // of the trunk, forward
	Nod         float64    // of the head, forward
	Drop        float64    // how much lower the hips are than when standing
	Near, Far   [2]float64 // legs: thigh, shin
	Hand, Hand2 [2]float64 // arms: upper arm, forearm; near and far
	Dress       Dress
}

// Dress is what somebody wears.
type Dress uint8

// The kinds of dress.
const (
	Tunic   Dress = iota // a cloth to the knee
	Robe                 // to the ankle
	Coat                 // jacket, trousers, broad hat
	Soldier              // short jacket, trousers, cap
	Wrap                 // a cloth about the hips
	Evening              // a black coat, bareheaded
)

// The ways people hold themselves.
var (
	Standing = Pose{Near: [2]float64{4, 2}, Far: [2]float64{-5, -5}, Hand: [2]float64{6, 14}, Hand2: [2]float64{-8, 4}}
	Walking  = Pose{Lean: 6, Near: [2]float64{24, 4}, Far: [2]float64{-18, -34}, Hand: [2]float64{-20, 2}, Hand2: [2]float64{22, 40}}
	laden    = Pose{Lean: 2, Near: [2]float64{22, 4}, Far: [2]float64{-16, -32}, Hand: [2]float64{165, 205}, Hand2: [2]float64{14, 26}}
	Running  = Pose{Lean: 20, Near: [2]float64{52, 6}, Far: [2]float64{-26, -82}, Hand: [2]float64{-46, 30}, Hand2: [2]float64{50, 110}}
	Sitting  = Pose{Lean: 16, Nod: 8, Drop: 43, Near: [2]float64{126, -6}, Far: [2]float64{116, -2}, Hand: [2]float64{50, 70}, Hand2: [2]float64{40, 80}}
	Kneeling = Pose{Lean: 12, Nod: 8, Drop: 23, Near: [2]float64{86, 0}, Far: [2]float64{-6, -88}, Hand: [2]float64{40, 70}, Hand2: [2]float64{30, 60}}
	Pointing = Pose{Near: [2]float64{8, 4}, Far: [2]float64{-8, -6}, Hand: [2]float64{86, 90}, Hand2: [2]float64{-6, 6}}
	Aiming   = Pose{Lean: 4, Near: [2]float64{18, 4}, Far: [2]float64{-16, -20}, Hand: [2]float64{62, 112}, Hand2: [2]float64{84, 92}}
	Bowed    = Pose{Lean: 26, Nod: 22, Near: [2]float64{14, 0}, Far: [2]float64{-10, -16}, Hand: [2]float64{10, 26}, Hand2: [2]float64{2, 18}}
	HandsUp  = Pose{Lean: -6, Near: [2]float64{14, 2}, Far: [2]float64{-12, -10}, Hand: [2]float64{140, 165}, Hand2: [2]float64{-140, -160}}
	Open     = Pose{Near: [2]float64{5, 2}, Far: [2]float64{-5, -4}, Hand: [2]float64{52, 78}, Hand2: [2]float64{-44, -64}}
	Fallen   = Pose{Lean: 30, Nod: 20, Near: [2]float64{40, -30}, Far: [2]float64{10, -60}, Hand: [2]float64{70, 90}, Hand2: [2]float64{40, 60}}
)

func down(p XY, deg, l float64) XY { return p.Polar(90-deg, l) }

// Figure draws a person.
func (b Burin) Figure(p Pose) {
	b.aside = 0.75
	defer func() { b.plate.aside = 0 }()
	hip := XY{0, -50 + p.Drop}
	neck := down(hip, 180-p.Lean, 31)
	head := down(neck, 180-p.Lean-p.Nod, 10)
	skin := Of(0.42).ToRight(0.72).Cut(18).Wide(0.62).Wash(SkinWash).Edge(0.6).Round(3).Deep(0.5)
	cloth := Of(0.03).ToRight(0.26).Cut(84).Wide(0.8).Wash(ClothWash).Round(3).Edge(0.8)
	sleeve, leg, shoe := skin, skin, skin
	switch p.Dress {
	case Coat:
		cloth = Of(0.08).ToRight(0.34).Cut(82).Wide(0.7).Wash(SandWash).Round(3).Edge(0.8)
		sleeve, leg, shoe = cloth, Of(0.06).ToRight(0.3).Cut(84).Wide(0.7).Wash(ClothWash).Round(3).Edge(0.7), Of(0.9)
		skin = Of(0.02).ToRight(0.22).Cut(18).Wide(0.62).Wash(PaleWash).Edge(0.6)
	case Evening:
		cloth = Of(0.5).ToRight(0.74).Cut(82).Wide(0.7).Wash(BlueWash).Round(3).Edge(0.8)
		sleeve, leg, shoe = cloth, Of(0.34).ToRight(0.6).Cut(84).Wide(0.7).Wash(GreyWash).Round(3).Edge(0.7), Of(0.9)
		skin = Of(0.02).ToRight(0.22).Cut(18).Wide(0.62).Wash(PaleWash).Edge(0.6)
	case Soldier:
		cloth = Of(0.24).ToRight(0.52).Cut(82).Wide(0.65).Wash(BlueWash).Round(3).Edge(0.8)
		sleeve, leg = cloth, Of(0.04).ToRight(0.24).Cut(84).Wide(0.7).Wash(ClothWash).Round(3).Edge(0.7)
	}
	limb := func(from XY, a [2]float64, l1, l2, w1, w2, w3 float64, t Tone) XY {
		mid := down(from, a[0], l1)
		end := down(mid, a[1], l2)
		b.Fill(Tube(from.X, from.Y, w1, mid.X, mid.Y, w2, end.X, end.Y, w3), t)
		return end
	}
	foot := func(at XY) { b.Fill(Tube(at.X-1.5, at.Y-1, 4.4, at.X+6.5, at.Y, 3), shoe) }
	shoulder := neck.Toward(hip, 0.12)
	limb(shoulder, p.Hand2, 17, 16, 6.4, 5, 3.4, sleeve)
	foot(limb(hip, p.Far, 25, 24, 10, 7, 4.6, leg))
	foot(limb(hip, p.Near, 25, 24, 10.5, 7.5, 4.8, leg))
	back := neck.sub(hip).normal()
	side := func(at XY, w float64) XY { return at.Add(back.mul(w)) }
	hem := 14.0
	switch p.Dress {
	case Robe:
		hem = 42
	case Coat:
		hem = 10
	case Evening:
		hem = 20
	case Soldier, Wrap:
		hem = 4
	}
	knee, knee2 := down(hip, paint.Clamp(p.Near[0], -40, 100), min(hem, 25)), down(hip, paint.Clamp(p.Far[0], -60, 100), min(hem, 25))
	if knee.X < knee2.X {
		knee, knee2 = knee2, knee
	}
	if hem > 30 && p.Drop < 10 {
		knee.Y, knee2.Y = -7, -7
	}
	trunk := round([]XY{
		side(neck, -5).Toward(hip, 0.03), side(neck, -9).Toward(hip, 0.2), side(hip, -6.5).Toward(neck, 0.3), side(hip, -7.4),
		knee2.Add(XY{-6, 1}), knee.Add(XY{6, 1}), side(hip, 7.4), side(hip, 6.5).Toward(neck, 0.3), side(neck, 9).Toward(hip, 0.2), side(neck, 5).Toward(hip, 0.03),
	})
	if p.Dress == Wrap {
		b.Fill(trunk, skin)
		b.Fill(Poly(side(hip, -8).X, hip.Y-4, side(hip, 8).X, hip.Y-4, knee.X+8, hip.Y+16, knee2.X-8, hip.Y+16), cloth)
	} else {
		b.Fill(trunk, cloth)
	}
	if p.Dress == Soldier || p.Dress == Coat {
		w1, w2 := side(hip, -7), side(hip, 7)
		b.Rule(1.4, w1.X, w1.Y-5, w2.X, w2.Y-5)
	}
	mid := neck.Toward(head, 0.4)
	b.Fill(Tube(neck.X, neck.Y+1, 6, mid.X, mid.Y, 5), skin)
	b.profile(head, p.Lean+p.Nod, skin)
	switch p.Dress {
	case Coat:
		h := head.Add(XY{0.5, -5})
		b.Fill(Tilted(h.X, h.Y, 12, 2.6, p.Lean+p.Nod), Of(0.26).Cut(2).Wide(0.55).Wash(SandWash))
		b.Fill(Arc(h.X, h.Y, 6.4, 6.4, 180, 360), Of(0.08).ToRight(0.4).Cut(80).Wide(0.6).Wash(SandWash))
	case Soldier:
		h := head.Add(XY{0, -4.6})
		b.Fill(Poly(h.X-5.6, h.Y+1, h.X-5, h.Y-6, h.X+5, h.Y-6, h.X+5.6, h.Y+1), Of(0.7).Wash(RedWash).Edge(0.6))
	default:
		b.At(head.X, head.Y-1, 1).Turned(p.Lean+p.Nod).Fill(Blob(-5.9, 1.6, -6.2, -3.6, -2.4, -8, 3, -7.5, 5.2, -4.4, 2.2, -4.6, 0.2, -3, -1.6, -2, -2.2, 1.2, -4, 3.4), Of(0.9).Wide(0.6).Edge(0.3))
	}
	limb(shoulder, p.Hand, 17, 16, 6.8, 5.2, 3.6, sleeve)
}

// profile is a head that looks to the right, turned by degrees: forehead, nose, lips,
// chin, and where there is room for them an eye and an ear.
func (b Burin) profile(head XY, deg float64, skin Tone) {
	c := b.At(head.X, head.Y-1, 1).Turned(deg)
	c.Fill(Blob(-5.4, 0, -5, -4.6, -1.6, -7.2, 3, -6.6, 5.2, -3.6, 5.5, -1.4, 7.2, 1.5, 5.7, 2.4, 6.1, 3.7, 5.4, 4.6, 5.2, 6.3, 3, 7.2, 0, 5.6, -3.8, 4.6), skin)
	if b.m.scale() < 0.8 {
		return
	}
	c.Rule(0.55, 2.8, -2.6, 5.1, -2.4)
	c.Fill(Oval(3.9, -1.1, 0.75, 0.6), Of(0.95).Edge(0.2))
	c.Rule(0.5, 4.2, 4.1, 5.8, 3.9)
	c.Line(0.5, -1.6, -1.6, -0.2, -1.2, -0.6, 1.4)
}

// Grip is where a pose's near hand is.
func (p Pose) Grip() XY {
	hip := XY{0, -50 + p.Drop}
	neck := down(hip, 180-p.Lean, 31)
	return down(down(neck.Toward(hip, 0.12), p.Hand[0], 17), p.Hand[1], 16)
}

// In changes the dress.
func (p Pose) In(d Dress) Pose { p.Dress = d; return p }

// Paddler sits in a canoe and paddles; the origin is where he sits.
func (b Burin) Paddler() {
	p := Sitting
	p.Drop, p.Lean = 44, 18
	p.Near, p.Far = [2]float64{92, 92}, [2]float64{88, 90}
	p.Hand, p.Hand2 = [2]float64{60, 80}, [2]float64{110, 90}
	b.Figure(p)
	b.Rule(1.3, 16, -62, 36, 14)
	b.Fill(Tilted(37, 20, 3.4, 11, -14), Of(0.6).Wash(WoodWash))
}

// Bearer walks with a load on the head.
func (b Burin) Bearer() {
	b.Figure(laden)
	b.Fill(Poly(-13, -94, 15, -93, 16, -110, -12, -112), Of(0.3).ToRight(0.6).Cut(70).Wash(SandWash).Edge(0.8))
	b.Rule(0.6, -3, -94, -2, -111)
	b.Rule(0.6, 7, -94, 8, -110)
}

// Askari stands with a musket at the shoulder.
func (b Burin) Askari() {
	p := Walking.In(Soldier)
	p.Hand = [2]float64{10, 130}
	g := p.Grip()
	b.Rule(1.8, g.X+4, g.Y+6, g.X-16, g.Y-46)
	b.Figure(p)
}

// Musketeer aims to the right.
func (b Burin) Musketeer() {
	b.Figure(Aiming.In(Soldier))
	b.MusketAt(4, -76, 0)
}

// MusketAt lies level with its butt at a place, 62 units long, tilted.
func (b Burin) MusketAt(x, y, deg float64) {
	c := b.At(x, y, 1).Turned(deg)
	c.Fill(Poly(-4, 1, -3, 8, 6, 4, 22, 1, 22, -1.6, 6, -1), Of(0.8).Wash(WoodWash).Edge(0.5))
	c.Rule(1.5, 10, -1, 60, -1)
}

// BearerStartled lets his load fall.
func (b Burin) BearerStartled() {
	p := HandsUp
	p.Lean = -14
	p.Near, p.Far = [2]float64{30, 10}, [2]float64{-24, -30}
	b.At(0, 0, 1).Figure(p)
	b.At(-34, -52, 0.5).Turned(-34).Bale()
}

// Crouched creeps along, low.
var Crouched = Pose{Lean: 52, Nod: -20, Drop: 18, Near: [2]float64{70, -14}, Far: [2]float64{14, -70}, Hand: [2]float64{50, 80}, Hand2: [2]float64{30, 60}}

// Lying is a figure stretched out; turn it by ninety degrees.
var Lying = Pose{Near: [2]float64{4, -4}, Far: [2]float64{-4, 2}, Hand: [2]float64{14, 20}, Hand2: [2]float64{-20, -4}}

// Huddled sits with a cloth drawn about him.
func (b Burin) Huddled(c rgb) {
	b.Fill(Blob(-22, 0, -20, -24, -12, -44, 2, -50, 14, -40, 24, -22, 32, 0), Of(0.15).To(0.5).Cut(62).Round(7).Deep(0.5).Wash(c))
	b.Fill(Oval(8, -55, 7.6, 9), Of(0.75).Round(3).Wash(SkinWash).Edge(0.5))
	b.Fill(Blob(-8, -42, -6, -58, 0, -67, 9, -68, 13, -63, 5, -60, 1, -52, 2, -44), Of(0.2).To(0.5).Cut(62).Wash(c))
	b.Line(0.8, 4, -46, 10, -28, 8, -4)
	b.Line(0.8, -6, -40, -4, -22, -10, -2)
}

// OpenHand is a hand from the wrist at the origin, pointing right, the fingers a
// little bent; 44 units long.
func (b Burin) OpenHand(t Tone) {
	b.Fill(Tube(10, 7, 7, 20, 15, 6, 30, 17, 4.4), t) // thumb
	b.Fill(Blob(-4, -8, 8, -10, 20, -11, 25, -4, 24, 6, 14, 10, -4, 8), t)
	for i := range 4 {
		y := -8 + 4.8*float64(i)
		l := 17 - 1.6*float64((i-1)*(i-1))
		b.Fill(Tube(20, y, 5.4, 20+l*0.55, y-1.4, 5, 20+l, y+1.6, 4), t)
	}
	b.Line(0.7, 4, 2, 12, -2, 20, 2)
}

// Warrior stands with spear and shield, facing right.
func (b Burin) Warrior(p Pose) {
	b.Figure(p)
	g := p.Grip()
	b.At(g.X, g.Y, 1).Turned(p.Lean*0.5).At(0, 50, 1).Spear(100)
	b.Fill(Blob(6, -62, 16, -70, 26, -60, 27, -36, 18, -20, 8, -30), Of(0.1).To(0.4).Cut(80).Round(5).Wash(WoodWash))
	b.Line(1.4, 17, -68, 18, -45, 18, -22)
	b.Fill(Oval(17.5, -45, 3, 5), Of(0.8))
}
