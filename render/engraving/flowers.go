package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Flowers, fruits and small plants, as plates show them.

// orchid is one flower, 60 units high, its middle at the origin, its tails hanging.
func (b burin) orchid() {
	petal := of(0.02).to(0.2).cut(70).round(3).deep(0.4).wash(white)
	for _, a := range []float64{-90, -150, -30, 160, 20} {
		p := xy{0, 0}.polar(a, 26)
		m := xy{0, 0}.polar(a, 13)
		b.fill(tube(0, 0, 4, m.X, m.Y, 11, p.X, p.Y, 0.6), petal)
		b.line(0.6, 0, 0, m.X, m.Y, p.X, p.Y)
	}
	b.fill(blob(-7, 0, -12, 12, -5, 20, 0, 14, 5, 20, 12, 12, 7, 0, 0, -4), petal)
	for _, s := range []float64{-1, 1} {
		b.fill(tube(4*s, 17, 5, 12*s, 32, 3, 9*s, 50, 2, 18*s, 62, 0.4), petal)
	}
	b.fill(oval(0, -1, 3, 3.4), of(0.3).wash(goldWash))
}

// bloom is an open flower of n petals.
func (b burin) bloom(r float64, n int, c rgb) {
	for i := range n {
		a := 360 * float64(i) / float64(n)
		p, m := xy{0, 0}.polar(a, r), xy{0, 0}.polar(a, r*0.55)
		b.fill(tube(0, 0, r*0.15, m.X, m.Y, r*2.6/float64(n), p.X, p.Y, r*0.12), of(0.06).to(0.24).cut(a+90).wash(c).edge(0.8))
	}
	b.fill(oval(0, 0, r*0.2, r*0.2), of(0.4).wash(goldWash))
}

// ball is a round head of many stamens, as a blood lily's.
func (b burin) ball(r float64, c rgb) {
	b.fill(oval(0, 0, r*0.94, r*0.9), of(0.3).to(0.5).cut(-30).round(r*0.6).deep(0.5).wash(c).bare())
	for i := range 46 {
		a := 360 * float64(i) / 46 * 7
		k := r * (0.5 + 0.6*float64(i%5)/4)
		p := xy{0, 0}.polar(a, k*0.4)
		q := xy{0, 0}.polar(a, k)
		b.along(0.8, []xy{p, p.toward(q, 0.5), q})
		b.fill(oval(q.X, q.Y, r*0.045, r*0.045), of(0.1).wash(goldWash).edge(0.6))
	}
}

// stem is a stalk with strap leaves at its foot.
func (b burin) stem(x, y, top, bend float64) {
	b.fill(tube(x, y, 4.6, x+bend*0.4, paint.Lerp(y, top, 0.5), 4, x+bend, top, 3), of(0.3).cut(85).round(1.5).wash(leafWash))
}

// lobelia is a tall hairy candle out of a rosette, 100 units high.
func (b burin) lobelia() {
	for i := range 11 {
		a := -176 + 17.2*float64(i)
		b.leaf(0, -6, a, 30, 7)
	}
	b.fill(blob(-8, -8, -11, -40, -9, -76, 0, -100, 9, -76, 11, -40, 8, -8), of(0.3).toRight(0.7).cut(-40).like(leafy, 3.4).wash(blueWash))
	for i := range 22 {
		y := -14 - 3.8*float64(i)
		w := 12 * math.Sin(math.Pi*(0.15+0.8*float64(22-i)/22))
		b.line(0.7, -w, y+3, -w*0.5, y-1, 0, y, w*0.5, y-1, w, y+3)
	}
}

// groundselTree is a forked trunk with rosettes, 100 units high.
func (b burin) groundselTree() {
	bark := of(0.5).toRight(0.8).cut(84).like(furry, 3).wash(woodWash)
	b.fill(tube(0, 0, 13, 1, -20, 11, 0, -42, 11), bark)
	for _, q := range [][2]float64{{-24, -76}, {22, -80}, {2, -90}} {
		b.fill(tube(0, -36, 10, q[0]*0.8, -52, 9, q[0], q[1]+8, 9), bark)
		for i := range 13 {
			b.leaf(q[0], q[1]+4, -190+16.6*float64(i), 19, 6.4)
		}
		b.fill(oval(q[0], q[1], 5, 5), of(0.3).round(3).wash(leafWash))
	}
}

// conifer is a tall cedar hung with lichen, 100 units high.
func (b burin) conifer() {
	b.fill(tube(0, 0, 9, 1, -40, 6, 0, -96, 1.4), of(0.5).toRight(0.8).cut(86).wash(woodWash))
	for i := range 8 {
		y := -24 - 9.5*float64(i)
		w := 25 - 2.6*float64(i) + b.dice.Spread(3)
		for _, s := range []float64{-1, 1} {
			b.fill(lobes(s*w*0.55, y, w*0.6, 4.6, 9, b.dice), of(0.4+0.15*s).to(0.75).like(leafy, 5).wash(deepWash).edge(0.6))
			for j := range 3 {
				x := s * w * (0.3 + 0.3*float64(j))
				b.line(0.6, x, y+3, x+1, y+7, x-0.5, y+12)
			}
		}
	}
	b.fill(lobes(0, -97, 6, 6, 7, b.dice), of(0.5).like(leafy, 5).wash(deepWash).edge(0.6))
}

// baobab is a vast trunk with small boughs, 100 units high and wide.
func (b burin) baobab() {
	wood := of(0.16).toRight(0.62).cut(84).round(9).deep(0.35).wash(rockWash)
	for _, q := range [][6]float64{{-14, -56, -34, -74, -52, -82}, {-6, -58, -16, -80, -26, -98}, {6, -58, 16, -82, 24, -98}, {14, -56, 36, -72, 54, -80}, {0, -56, 2, -80, 0, -100}} {
		b.fill(tube(q[0], q[1], 14, q[2], q[3], 7, q[4], q[5], 1.4), wood)
		for i := range 4 {
			a := -150 + 40*float64(i)
			e := xy{q[4], q[5]}.polar(a, 12)
			b.along(1.1, []xy{{paint.Lerp(q[2], q[4], 0.6), paint.Lerp(q[3], q[5], 0.6)}, {q[4], q[5]}, e})
			b.fill(lobes(e.X, e.Y, 7, 4.6, 7, b.dice), of(0.45).to(0.7).like(leafy, 5).wash(leafWash).edge(0.6))
		}
	}
	b.fill(shape(append(curve(-40, 2, -30, -8, -30, -30, -22, -52, -10, -62), curve(10, -62, 22, -52, 30, -30, 31, -8, 42, 2)...)), wood)
	for i := range 7 {
		x := -24 + 8*float64(i)
		b.line(0.9, x*0.6, -56, x, -30, x*1.15, 0)
	}
}

// quiverTree is a tree aloe, 100 units high.
func (b burin) quiverTree() {
	bark := of(0.1).toRight(0.5).cut(86).wash(tawnyWash)
	b.fill(tube(0, 2, 18, 1, -24, 13, 0, -44, 10), bark)
	for _, q := range [][4]float64{{-16, -58, -32, -72}, {16, -58, 32, -74}, {-5, -62, -10, -86}, {6, -62, 12, -88}} {
		b.fill(tube(0, -42, 8, q[0], q[1], 5.6, q[2], q[3], 4), bark)
		for i := range 9 {
			a := -180 + 22.5*float64(i)
			e := xy{q[2], q[3]}.polar(a, 14)
			b.fill(tube(q[2], q[3], 3.6, paint.Lerp(q[2], e.X, 0.6), paint.Lerp(q[3], e.Y, 0.6)-1, 2.6, e.X, e.Y, 0.3), of(0.4).cut(a+60).wash(leafWash).edge(0.7))
		}
		b.fill(tube(q[2], q[3]-6, 1.6, q[2]+1, q[3]-16, 3.2, q[2]+1, q[3]-22, 0.6), of(0.2).wash(goldWash).edge(0.7))
	}
}

// welwitschia is the plant of two torn leaves, 140 units wide.
func (b burin) welwitschia() {
	for _, s := range []float64{-1, 1} {
		for i, q := range [][5]float64{{24, -30, 58, -22, 74}, {30, -18, 56, -4, 60}, {22, -40, 44, -38, 62}, {18, -10, 34, 2, 40}} {
			y := -14 + 6*float64(i%2)
			b.fill(tube(6*s, y, 10, q[0]*s, q[1], 13-float64(i), q[2]*s, q[3], 9, q[4]*s, q[3]+12, 2), of(0.2+0.12*float64(i)).to(0.5).cut(20*s).round(3).wash(leafWash))
			b.line(0.6, 8*s, y, q[0]*s, q[1]+1, q[2]*s, q[3]+2, q[4]*s, q[3]+12)
			b.line(0.6, 8*s, y+2, q[0]*s, q[1]+4, q[2]*s, q[3]+5)
		}
	}
	b.fill(blob(-20, -8, -14, -20, 0, -17, 14, -20, 20, -8, 12, 2, -12, 2), of(0.5).to(0.8).like(craggy, 5).wash(woodWash))
	for i := range 6 {
		x := -10 + 4*float64(i)
		b.fill(tube(x, -18, 1.2, x*1.3, -26, 1.2), of(0.4))
		b.fill(oval(x*1.35, -30, 2.2, 4), of(0.3).wash(redWash))
	}
}

// melon is a striped gourd with its vine.
func (b burin) melon(r float64) {
	s := oval(0, -r*0.9, r, r*0.92)
	b.fill(s, of(0.08).to(0.3).cut(-40).round(r*0.7).deep(0.55).wash(leafWash))
	in := b.within(s)
	for i := range 5 {
		x := r * (-0.8 + 0.4*float64(i))
		in.fill(tube(x*0.3, -r*1.82, r*0.06, x, -r*0.9, r*0.17, x*0.3, 0, r*0.06), of(0.6).cut(80).wash(deepWash).bare())
	}
}

// datePalm is a palm with its bunches.
func (b burin) datePalm() {
	b.palm()
	for _, q := range [][2]float64{{-7, -60}, {8, -60}, {0, -56}} {
		b.line(1, 0, -70, q[0]*0.8, q[1]-5, q[0], q[1])
		b.fill(lobes(q[0], q[1]+4, 4.4, 7, 9, b.dice), of(0.3).to(0.5).like(leafy, 2.6).wash(goldWash).edge(0.7))
	}
}

// sprig is a leafy twig along the x axis, l units long, with leaves in pairs.
func (b burin) sprig(l, leafLen, leafWide float64, pairs int) {
	b.fill(tube(0, 0, 4, l*0.5, -l*0.04, 2.8, l, 0, 1), of(0.6).wash(woodWash).edge(0.7))
	for i := range pairs {
		f := (float64(i) + 0.8) / float64(pairs)
		k := 1 - 0.4*f
		b.leaf(l*f, -l*0.03, -54, leafLen*k, leafWide*k)
		b.leaf(l*f, -l*0.03, 54, leafLen*k, leafWide*k)
	}
	b.leaf(l, 0, 0, leafLen*0.6, leafWide*0.6)
}

// thornTwig is a twig with paired thorns of a length and feathered leaves.
func (b burin) thornTwig(l, thorn, hook float64) {
	b.fill(tube(0, 0, 4, 2, -l*0.5, 3, 0, -l, 1.2), of(0.6).toRight(0.8).cut(85).wash(woodWash).edge(0.7))
	for i := range 6 {
		y := -l * (float64(i) + 0.6) / 6.3
		for _, s := range []float64{-1, 1} {
			b.fill(tube(s, y, 2, s*thorn*0.6, y-thorn*0.3, 1.3, s*thorn, y-thorn*0.34+hook, 0.3), of(0.06).wash(white).edge(0.7))
		}
		if i%2 == 1 {
			for _, s := range []float64{-1, 1} {
				e := xy{s * 22, y - 10}
				b.line(0.7, 0, y, s*11, y-7, e.X, e.Y)
				for j := range 7 {
					f := (float64(j) + 1.5) / 8
					x, yy := e.X*f, paint.Lerp(y, e.Y, f)-1
					b.fill(tilted(x, yy-2.4, 1.1, 2.6, 18*s), of(0.5).wash(leafWash).edge(0.4))
					b.fill(tilted(x+s, yy+2.6, 1.1, 2.6, -18*s), of(0.6).wash(leafWash).edge(0.4))
				}
			}
		}
	}
}
