package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Trees and bushes. Each stands with its foot at the origin and is about 100
// units high; at places it and sets its height: b.at(x, y, 0.4).palm().

// palm is a tall feather palm, leaning a little.
func (b burin) palm() {
	d := b.dice
	lean := d.Spread(9)
	b.fill(tube(0, 0, 7, lean*0.4, -35, 4.6, lean, -72, 4), of(0.4).cut(8).round(2).wash(woodWash).edge(0.7))
	for i := range 9 {
		y := -6 - 7*float64(i)
		x := lean * (0.4 * -y / 35)
		b.even(0.6, x-2, y, x, y+1, x+2, y)
	}
	b.frond(lean, -72, 11, 33)
}

// frond is the head of a feather palm.
func (b burin) frond(x, y float64, n int, l float64) {
	d := b.dice
	for i := range n {
		a := -200 + 220*float64((i*5)%n)/float64(n-1) + d.Spread(8)
		s, c := math.Sincos(a * math.Pi / 180)
		k := l * d.Between(0.85, 1.1)
		spine := curve(x, y, x+c*k*0.45, y+s*k*0.5-5, x+c*k*0.85, y+s*k*0.62+4, x+c*k*1.02, y+s*k*0.55+16)
		var up, down shape
		for j, p := range spine {
			f := float64(j) / float64(len(spine)-1)
			w := 4.6 * math.Sin(math.Pi*min(1, 0.12+f*0.9))
			saw := 1.0
			if j%2 == 0 {
				saw = 0.35
			}
			up = append(up, xy{p.X, p.Y - w*0.35})
			down = append(down, xy{p.X + c*1.2, p.Y + w*saw*1.5})
		}
		for j := len(down) - 1; j >= 0; j-- {
			up = append(up, down[j])
		}
		b.fill(up, of(0.38+0.25*float64(i%3)).cut(a+70).wash(deepWash).edge(0.5))
	}
}

// thorn is the flat-topped tree of the plains.
func (b burin) thorn() {
	d := b.dice
	fork := d.Spread(6)
	wood := of(0.75).cut(80).wash(woodWash).edge(0.5)
	b.fill(tube(0, 0, 8, 1+fork*0.2, -25, 5.5, fork, -45, 5), wood)
	for _, q := range [][2]float64{{-34, -74}, {-14, -82}, {12, -84}, {36, -75}} {
		b.fill(tube(fork, -42, 4.4, paint.Lerp(fork, q[0], 0.45), paint.Lerp(-42, q[1], 0.6), 2.8, q[0], q[1], 1.2), wood)
	}
	leaf := of(0.42).to(0.8).like(leafy, 7).wash(deepWash).edge(0.6)
	b.fill(flatTop(-30, -76, 30, 9, d), leaf)
	b.fill(flatTop(34, -78, 28, 8, d), leaf)
	b.fill(flatTop(2, -86, 40, 10, d), leaf)
}

// flatTop is a layer of leaves, level below.
func flatTop(x, y, rx, ry float64, d *paint.Dice) shape {
	s := lobes(x, y, rx, ry, 11, d)
	for i := range s {
		if s[i].Y > y+ry*0.3 {
			s[i].Y = y + ry*0.3 + (s[i].Y-y-ry*0.3)*0.3
		}
	}
	return s
}

// broad is a tall tree with a round crown.
func (b burin) broad() {
	d := b.dice
	lean := d.Spread(5)
	b.fill(tube(0, 1, 13, lean*0.3, -20, 7, lean, -52, 6), of(0.45).cut(86).round(2.5).wash(woodWash).edge(0.8))
	b.rule(0.8, lean, -40, -16, -60)
	b.rule(0.8, lean, -42, 18, -58)
	dark := of(0.62).like(leafy, 8).round(10).deep(0.4).wash(deepWash).edge(0.7)
	light := of(0.28).to(0.55).like(leafy, 7).round(9).deep(0.4).wash(leafWash).edge(0.7)
	b.fill(lobes(lean+4, -58, 30, 18, 11, d), dark)
	b.fill(lobes(lean-18, -64, 20, 15, 9, d), light)
	b.fill(lobes(lean+20, -70, 20, 15, 9, d), light)
	b.fill(lobes(lean-2, -82, 24, 17, 9, d), light)
}

// giant is a forest tree with a bare trunk on buttresses and its crown above the picture's middle.
func (b burin) giant() {
	d := b.dice
	b.fill(shape(append(curve(-13, 0, -5, -9, -3.4, -24, -3, -80), curve(3, -80, 3.4, -24, 6, -9, 14, 0)...)),
		of(0.3).toRight(0.75).cut(84).wash(woodWash).edge(0.9))
	b.line(0.8, -1, -2, -1, -14, 0, -30)
	light := of(0.34).to(0.62).like(leafy, 8).round(8).deep(0.4).wash(leafWash).edge(0.7)
	b.fill(lobes(0, -76, 30, 14, 11, d), of(0.7).like(leafy, 8).round(8).wash(deepWash).edge(0.7))
	b.fill(lobes(-17, -83, 20, 12, 9, d), light)
	b.fill(lobes(17, -85, 20, 12, 9, d), light)
	b.fill(lobes(0, -93, 20, 11, 9, d), light)
}

// bush is a low round mass of leaves.
func (b burin) bush() {
	d := b.dice
	leaf := of(0.4).to(0.7).like(leafy, 12).round(16).deep(0.4).wash(leafWash).edge(0.8)
	b.fill(lobes(12, -30, 46, 30, 11, d), of(0.7).like(leafy, 12).round(14).wash(deepWash).edge(0.8))
	b.fill(lobes(-20, -38, 36, 30, 9, d), leaf)
	b.fill(lobes(20, -56, 34, 26, 9, d), leaf)
}

// fern is a low rosette of arching leaves in the foreground.
func (b burin) fern(n int) {
	for i := range n {
		a := -165 + 150*float64(i)/float64(n-1)
		b.leafFeather(0, 0, a, 60+b.dice.Spread(10), 20)
	}
}

// leafFeather is one feathered leaf that arches from (x, y) at an angle.
func (b burin) leafFeather(x, y, deg, l, droop float64) {
	s, c := math.Sincos(deg * math.Pi / 180)
	spine := curve(x, y, x+c*l*0.4, y+s*l*0.5, x+c*l*0.8, y+s*l*0.75+droop*0.3, x+c*l*1.05, y+s*l*0.75+droop)
	for j, p := range spine {
		if j == 0 || j == len(spine)-1 {
			continue
		}
		f := float64(j) / float64(len(spine)-1)
		d := spine[j+1].sub(spine[j-1])
		n := d.normal()
		fw := d.mul(1 / d.len())
		w := l * 0.2 * math.Sin(math.Pi*min(1, 0.2+0.8*f))
		for _, side := range []float64{-1, 1} {
			tip := p.add(n.mul(w * side)).add(fw.mul(w * 0.6))
			mid := p.toward(tip, 0.5).add(fw.mul(w * 0.1))
			b.fill(tube(p.X, p.Y, l*0.02, mid.X, mid.Y, l*0.055, tip.X, tip.Y, 0.2), of(0.45+0.3*side).cut(deg+60*side).wash(deepWash).edge(0.35))
		}
	}
	b.along(1, spine)
}

// bananaLeaf is a broad torn leaf.
func (b burin) bananaLeaf(x, y, deg, l float64) {
	s, c := math.Sincos(deg * math.Pi / 180)
	spine := curve(x, y, x+c*l*0.5, y+s*l*0.6, x+c*l, y+s*l*0.75+l*0.12)
	var up, down shape
	for j, p := range spine {
		f := float64(j) / float64(len(spine)-1)
		w := l * 0.17 * math.Sin(math.Pi*min(1, 0.1+0.9*f)) * (1 - 0.2*float64(j%3))
		n := spine[min(j+1, len(spine)-1)].sub(spine[max(j-1, 0)]).normal()
		up = append(up, p.add(n.mul(w)))
		down = append(down, p.sub(n.mul(w)))
	}
	half := append(append(shape{}, up...), reversed(spine)...)
	b.fill(append(append(shape{}, up...), reversed(down)...), of(0.55).cut(deg-65).wash(leafWash).edge(0.7))
	b.fill(half, of(0.18).cut(deg+65).wash(leafWash).bare())
	b.along(1, spine)
}

func reversed(p []xy) []xy {
	out := make([]xy, len(p))
	for i, q := range p {
		out[len(p)-1-i] = q
	}
	return out
}

// papyrus is a stem with its round head.
func (b burin) papyrus(lean float64) {
	d := b.dice
	b.fill(tube(0, 0, 3, lean*0.3, -45, 2.4, lean, -84, 1.6), of(0.35).cut(85).wash(leafWash).edge(0.6))
	for i := range 19 {
		a := -190 + 200*float64(i)/18 + d.Spread(4)
		p := xy{lean, -84}
		q := p.polar(a, 15)
		b.along(0.75, []xy{p, p.polar(a, 8).add(xy{0, -0.5}), q.add(xy{0, 2.5})})
	}
}

// reedClump is several reeds and bulrushes.
func (b burin) reedClump(n int) {
	d := b.dice
	for range n {
		x, lean, k := d.Spread(18), d.Spread(14), d.Between(60, 100)
		b.along(1.2, curve(x, 0, x+lean*0.3, -k*0.5, x+lean, -k))
		if d.Next() < 0.45 {
			b.fill(tube(x+lean*0.93, -k*0.93, 3.4, x+lean, -k, 3.4), of(0.85).wash(woodWash).edge(0.5))
		}
	}
}

// feverTree is the yellow-barked acacia of wet ground: pale smooth limbs, a light crown.
func (b burin) feverTree() {
	d := b.dice
	bark := of(0.04).toRight(0.34).cut(80).wash(rgb{0.94, 0.96, 0.58}).edge(0.9)
	limb := func(c ...float64) { b.fill(tube(c...), bark) }
	tips := [][2]float64{{-50, -66}, {-30, -80}, {-6, -74}, {16, -86}, {36, -76}, {54, -64}}
	back := of(0.5).to(0.62).like(leafy, 6).wash(leafWash).edge(0.5)
	for _, q := range tips {
		b.fill(flatTop(q[0]+d.Spread(3), q[1]-2, 21, 7, d), back)
	}
	for _, q := range tips {
		limb(0, -30, 5, q[0]*0.42, -46+d.Spread(3), 3.4, q[0]*0.86, q[1]+4, 1.2)
	}
	limb(2, 1, 11, -3, -14, 7.6, 1, -32, 6)
	light := of(0.14).to(0.4).like(leafy, 6).round(5).deep(0.4).wash(leafWash).edge(0.6)
	for i, q := range tips {
		b.fill(flatTop(q[0], q[1]-6-float64(i%2)*4, 17, 6.4, d), light)
	}
}
