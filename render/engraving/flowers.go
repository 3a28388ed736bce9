package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Flowers, fruits and small plants, as plates show them.

// Orchid is one flower, 60 units high, its middle at the origin, its tails hanging.
func (b Burin) Orchid() {
	petal := Of(0.02).To(0.2).Cut(70).Round(3).Deep(0.4).Wash(White)
	for _, a := range []float64{-90, -150, -30, 160, 20} {
		p := XY{0, 0}.Polar(a, 26)
		m := XY{0, 0}.Polar(a, 13)
		b.Fill(Tube(0, 0, 4, m.X, m.Y, 11, p.X, p.Y, 0.6), petal)
		b.Line(0.6, 0, 0, m.X, m.Y, p.X, p.Y)
	}
	b.Fill(Blob(-7, 0, -12, 12, -5, 20, 0, 14, 5, 20, 12, 12, 7, 0, 0, -4), petal)
	for _, s := range []float64{-1, 1} {
		b.Fill(Tube(4*s, 17, 5, 12*s, 32, 3, 9*s, 50, 2, 18*s, 62, 0.4), petal)
	}
	b.Fill(Oval(0, -1, 3, 3.4), Of(0.3).Wash(GoldWash))
}

// Bloom is an open flower of n petals.
func (b Burin) Bloom(r float64, n int, c rgb) {
	for i := range n {
		a := 360 * float64(i) / float64(n)
		p, m := XY{0, 0}.Polar(a, r), XY{0, 0}.Polar(a, r*0.55)
		b.Fill(Tube(0, 0, r*0.15, m.X, m.Y, r*2.6/float64(n), p.X, p.Y, r*0.12), Of(0.06).To(0.24).Cut(a+90).Wash(c).Edge(0.8))
	}
	b.Fill(Oval(0, 0, r*0.2, r*0.2), Of(0.4).Wash(GoldWash))
}

// Ball is a round head of many stamens, as a blood lily's.
func (b Burin) Ball(r float64, c rgb) {
	b.Fill(Oval(0, 0, r*0.94, r*0.9), Of(0.3).To(0.5).Cut(-30).Round(r*0.6).Deep(0.5).Wash(c).Bare())
	for i := range 46 {
		a := 360 * float64(i) / 46 * 7
		k := r * (0.5 + 0.6*float64(i%5)/4)
		p := XY{0, 0}.Polar(a, k*0.4)
		q := XY{0, 0}.Polar(a, k)
		b.Along(0.8, []XY{p, p.Toward(q, 0.5), q})
		b.Fill(Oval(q.X, q.Y, r*0.045, r*0.045), Of(0.1).Wash(GoldWash).Edge(0.6))
	}
}

// Stem is a stalk with strap leaves at its foot.
func (b Burin) Stem(x, y, top, bend float64) {
	b.Fill(Tube(x, y, 4.6, x+bend*0.4, paint.Lerp(y, top, 0.5), 4, x+bend, top, 3), Of(0.3).Cut(85).Round(1.5).Wash(LeafWash))
}

// Lobelia is a tall hairy candle out of a rosette, 100 units high.
func (b Burin) Lobelia() {
	for i := range 11 {
		a := -176 + 17.2*float64(i)
		b.Leaf(0, -6, a, 30, 7)
	}
	b.Fill(Blob(-8, -8, -11, -40, -9, -76, 0, -100, 9, -76, 11, -40, 8, -8), Of(0.3).ToRight(0.7).Cut(-40).Like(Leafy, 3.4).Wash(BlueWash))
	for i := range 22 {
		y := -14 - 3.8*float64(i)
		w := 12 * math.Sin(math.Pi*(0.15+0.8*float64(22-i)/22))
		b.Line(0.7, -w, y+3, -w*0.5, y-1, 0, y, w*0.5, y-1, w, y+3)
	}
}

// GroundselTree is a forked trunk with rosettes, 100 units high.
func (b Burin) GroundselTree() {
	bark := Of(0.5).ToRight(0.8).Cut(84).Like(Furry, 3).Wash(WoodWash)
	b.Fill(Tube(0, 0, 13, 1, -20, 11, 0, -42, 11), bark)
	for _, q := range [][2]float64{{-24, -76}, {22, -80}, {2, -90}} {
		b.Fill(Tube(0, -36, 10, q[0]*0.8, -52, 9, q[0], q[1]+8, 9), bark)
		for i := range 13 {
			b.Leaf(q[0], q[1]+4, -190+16.6*float64(i), 19, 6.4)
		}
		b.Fill(Oval(q[0], q[1], 5, 5), Of(0.3).Round(3).Wash(LeafWash))
	}
}

// Conifer is a tall cedar hung with lichen, 100 units high.
func (b Burin) Conifer() {
	b.Fill(Tube(0, 0, 9, 1, -40, 6, 0, -96, 1.4), Of(0.5).ToRight(0.8).Cut(86).Wash(WoodWash))
	for i := range 8 {
		y := -24 - 9.5*float64(i)
		w := 25 - 2.6*float64(i) + b.Dice.Spread(3)
		for _, s := range []float64{-1, 1} {
			b.Fill(Lobes(s*w*0.55, y, w*0.6, 4.6, 9, b.Dice), Of(0.4+0.15*s).To(0.75).Like(Leafy, 5).Wash(DeepWash).Edge(0.6))
			for j := range 3 {
				x := s * w * (0.3 + 0.3*float64(j))
				b.Line(0.6, x, y+3, x+1, y+7, x-0.5, y+12)
			}
		}
	}
	b.Fill(Lobes(0, -97, 6, 6, 7, b.Dice), Of(0.5).Like(Leafy, 5).Wash(DeepWash).Edge(0.6))
}

// Baobab is a vast trunk with small boughs, 100 units high and wide.
func (b Burin) Baobab() {
	wood := Of(0.16).ToRight(0.62).Cut(84).Round(9).Deep(0.35).Wash(RockWash)
	for _, q := range [][6]float64{{-14, -56, -34, -74, -52, -82}, {-6, -58, -16, -80, -26, -98}, {6, -58, 16, -82, 24, -98}, {14, -56, 36, -72, 54, -80}, {0, -56, 2, -80, 0, -100}} {
		b.Fill(Tube(q[0], q[1], 14, q[2], q[3], 7, q[4], q[5], 1.4), wood)
		for i := range 4 {
			a := -150 + 40*float64(i)
			e := XY{q[4], q[5]}.Polar(a, 12)
			b.Along(1.1, []XY{{paint.Lerp(q[2], q[4], 0.6), paint.Lerp(q[3], q[5], 0.6)}, {q[4], q[5]}, e})
			b.Fill(Lobes(e.X, e.Y, 7, 4.6, 7, b.Dice), Of(0.45).To(0.7).Like(Leafy, 5).Wash(LeafWash).Edge(0.6))
		}
	}
	b.Fill(Shape(append(Curve(-40, 2, -30, -8, -30, -30, -22, -52, -10, -62), Curve(10, -62, 22, -52, 30, -30, 31, -8, 42, 2)...)), wood)
	for i := range 7 {
		x := -24 + 8*float64(i)
		b.Line(0.9, x*0.6, -56, x, -30, x*1.15, 0)
	}
}

// QuiverTree is a tree aloe, 100 units high.
func (b Burin) QuiverTree() {
	bark := Of(0.1).ToRight(0.5).Cut(86).Wash(TawnyWash)
	b.Fill(Tube(0, 2, 18, 1, -24, 13, 0, -44, 10), bark)
	for _, q := range [][4]float64{{-16, -58, -32, -72}, {16, -58, 32, -74}, {-5, -62, -10, -86}, {6, -62, 12, -88}} {
		b.Fill(Tube(0, -42, 8, q[0], q[1], 5.6, q[2], q[3], 4), bark)
		for i := range 9 {
			a := -180 + 22.5*float64(i)
			e := XY{q[2], q[3]}.Polar(a, 14)
			b.Fill(Tube(q[2], q[3], 3.6, paint.Lerp(q[2], e.X, 0.6), paint.Lerp(q[3], e.Y, 0.6)-1, 2.6, e.X, e.Y, 0.3), Of(0.4).Cut(a+60).Wash(LeafWash).Edge(0.7))
		}
		b.Fill(Tube(q[2], q[3]-6, 1.6, q[2]+1, q[3]-16, 3.2, q[2]+1, q[3]-22, 0.6), Of(0.2).Wash(GoldWash).Edge(0.7))
	}
}

// Welwitschia is the plant of two torn leaves, 140 units wide.
func (b Burin) Welwitschia() {
	for _, s := range []float64{-1, 1} {
		for i, q := range [][5]float64{{24, -30, 58, -22, 74}, {30, -18, 56, -4, 60}, {22, -40, 44, -38, 62}, {18, -10, 34, 2, 40}} {
			y := -14 + 6*float64(i%2)
			b.Fill(Tube(6*s, y, 10, q[0]*s, q[1], 13-float64(i), q[2]*s, q[3], 9, q[4]*s, q[3]+12, 2), Of(0.2+0.12*float64(i)).To(0.5).Cut(20*s).Round(3).Wash(LeafWash))
			b.Line(0.6, 8*s, y, q[0]*s, q[1]+1, q[2]*s, q[3]+2, q[4]*s, q[3]+12)
			b.Line(0.6, 8*s, y+2, q[0]*s, q[1]+4, q[2]*s, q[3]+5)
		}
	}
	b.Fill(Blob(-20, -8, -14, -20, 0, -17, 14, -20, 20, -8, 12, 2, -12, 2), Of(0.5).To(0.8).Like(Craggy, 5).Wash(WoodWash))
	for i := range 6 {
		x := -10 + 4*float64(i)
		b.Fill(Tube(x, -18, 1.2, x*1.3, -26, 1.2), Of(0.4))
		b.Fill(Oval(x*1.35, -30, 2.2, 4), Of(0.3).Wash(RedWash))
	}
}

// Melon is a striped gourd with its vine.
func (b Burin) Melon(r float64) {
	s := Oval(0, -r*0.9, r, r*0.92)
	b.Fill(s, Of(0.08).To(0.3).Cut(-40).Round(r*0.7).Deep(0.55).Wash(LeafWash))
	in := b.Within(s)
	for i := range 5 {
		x := r * (-0.8 + 0.4*float64(i))
		in.Fill(Tube(x*0.3, -r*1.82, r*0.06, x, -r*0.9, r*0.17, x*0.3, 0, r*0.06), Of(0.6).Cut(80).Wash(DeepWash).Bare())
	}
}

// DatePalm is a palm with its bunches.
func (b Burin) DatePalm() {
	b.Palm()
	for _, q := range [][2]float64{{-7, -60}, {8, -60}, {0, -56}} {
		b.Line(1, 0, -70, q[0]*0.8, q[1]-5, q[0], q[1])
		b.Fill(Lobes(q[0], q[1]+4, 4.4, 7, 9, b.Dice), Of(0.3).To(0.5).Like(Leafy, 2.6).Wash(GoldWash).Edge(0.7))
	}
}

// Sprig is a leafy twig along the x axis, l units long, with leaves in pairs.
func (b Burin) Sprig(l, leafLen, leafWide float64, pairs int) {
	b.Fill(Tube(0, 0, 4, l*0.5, -l*0.04, 2.8, l, 0, 1), Of(0.6).Wash(WoodWash).Edge(0.7))
	for i := range pairs {
		f := (float64(i) + 0.8) / float64(pairs)
		k := 1 - 0.4*f
		b.Leaf(l*f, -l*0.03, -54, leafLen*k, leafWide*k)
		b.Leaf(l*f, -l*0.03, 54, leafLen*k, leafWide*k)
	}
	b.Leaf(l, 0, 0, leafLen*0.6, leafWide*0.6)
}

// ThornTwig is a twig with paired thorns of a length and feathered leaves.
func (b Burin) ThornTwig(l, thorn, hook float64) {
	b.Fill(Tube(0, 0, 4, 2, -l*0.5, 3, 0, -l, 1.2), Of(0.6).ToRight(0.8).Cut(85).Wash(WoodWash).Edge(0.7))
	for i := range 6 {
		y := -l * (float64(i) + 0.6) / 6.3
		for _, s := range []float64{-1, 1} {
			b.Fill(Tube(s, y, 2, s*thorn*0.6, y-thorn*0.3, 1.3, s*thorn, y-thorn*0.34+hook, 0.3), Of(0.06).Wash(White).Edge(0.7))
		}
		if i%2 == 1 {
			for _, s := range []float64{-1, 1} {
				e := XY{s * 22, y - 10}
				b.Line(0.7, 0, y, s*11, y-7, e.X, e.Y)
				for j := range 7 {
					f := (float64(j) + 1.5) / 8
					x, yy := e.X*f, paint.Lerp(y, e.Y, f)-1
					b.Fill(Tilted(x, yy-2.4, 1.1, 2.6, 18*s), Of(0.5).Wash(LeafWash).Edge(0.4))
					b.Fill(Tilted(x+s, yy+2.6, 1.1, 2.6, -18*s), Of(0.6).Wash(LeafWash).Edge(0.4))
				}
			}
		}
	}
}

// Leaf is one pointed leaf from (x, y) at an angle.
func (b Burin) Leaf(x, y, deg, l, w float64) {
	c := b.At(x, y, 1).Turned(deg)
	c.Fill(Shape(append(Curve(0, 0, l*0.3, -w*0.5, l*0.65, -w*0.45, l, 0), Curve(l, 0, l*0.65, w*0.45, l*0.3, w*0.5, 0, 0)...)), Of(0.5).Cut(deg+50).Wash(LeafWash).Edge(0.8))
	c.Fill(Shape(append(Curve(0, 0, l*0.3, -w*0.5, l*0.65, -w*0.45, l, 0), XY{0, 0})), Of(0.16).Cut(deg-50).Wash(LeafWash).Bare())
	c.Line(0.7, 0, 0, l*0.5, 0, l, 0)
}

// Fruit is a round fruit.
func (b Burin) Fruit(x, y, r float64) {
	b.Fill(Blob(x-r*0.7, y-r*0.75, x, y-r*0.9, x+r*0.7, y-r*0.75, x+r, y, x+r*0.6, y+r*0.85, x, y+r, x-r*0.6, y+r*0.85, x-r, y), Of(0.3).To(0.4).Cut(-50).Round(r*0.9).Deep(0.7).Wash(RedWash))
	b.Line(0.9, x, y-r*0.9, x+r*0.1, y-r*1.3)
}

// Bean is a seed with its seam, 40 units long.
func (b Burin) Bean() {
	b.Fill(Oval(0, 0, 20, 13), Of(0.2).To(0.5).Cut(-30).Round(9).Wash(WoodWash))
	b.Line(1.6, -17, 1, -6, -2, 6, 2, 17, -1)
}

// Maize is a stalk with ears, 60 units high.
func (b Burin) Maize() {
	b.Fill(Tube(0, 0, 2.4, 0, -50, 1.4), Of(0.4).ToRight(0.7).Wash(LeafWash).Edge(0.6))
	for i := range 5 {
		a := -150 + 120*float64(i%2)
		b.Leaf(0, -10-8*float64(i), a+b.Dice.Spread(12), 17, 4)
	}
	b.Fill(Tube(3, -26, 4, 6, -36, 4), Of(0.2).Wash(GoldWash).Edge(0.8))
	b.Line(0.7, 0, -50, -3, -56, -6, -58)
	b.Line(0.7, 0, -50, 3, -56, 6, -58)
}
