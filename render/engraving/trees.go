package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Trees and bushes. Each stands with its foot at the origin and is about 100
// units high; at places it and sets its height: b.at(x, y, 0.4).palm().

// Palm is a tall feather palm, leaning a little.
func (b Burin) Palm() {
	d := b.Dice
	lean := d.Spread(9)
	b.Fill(Tube(0, 0, 7, lean*0.4, -35, 4.6, lean, -72, 4), Of(0.4).Cut(8).Round(2).Wash(WoodWash).Edge(0.7))
	for i := range 9 {
		y := -6 - 7*float64(i)
		x := lean * (0.4 * -y / 35)
		b.Even(0.6, x-2, y, x, y+1, x+2, y)
	}
	b.frond(lean, -72, 11, 33)
}

// frond is the head of a feather palm.
func (b Burin) frond(x, y float64, n int, l float64) {
	d := b.Dice
	for i := range n {
		a := -200 + 220*float64((i*5)%n)/float64(n-1) + d.Spread(8)
		s, c := math.Sincos(a * math.Pi / 180)
		k := l * d.Between(0.85, 1.1)
		spine := Curve(x, y, x+c*k*0.45, y+s*k*0.5-5, x+c*k*0.85, y+s*k*0.62+4, x+c*k*1.02, y+s*k*0.55+16)
		var up, down Shape
		for j, p := range spine {
			f := float64(j) / float64(len(spine)-1)
			w := 4.6 * math.Sin(math.Pi*min(1, 0.12+f*0.9))
			saw := 1.0
			if j%2 == 0 {
				saw = 0.35
			}
			up = append(up, XY{p.X, p.Y - w*0.35})
			down = append(down, XY{p.X + c*1.2, p.Y + w*saw*1.5})
		}
		for j := len(down) - 1; j >= 0; j-- {
			up = append(up, down[j])
		}
		b.Fill(up, Of(0.38+0.25*float64(i%3)).Cut(a+70).Wash(DeepWash).Edge(0.5))
	}
}

// Thorn is the flat-topped tree of the plains.
func (b Burin) Thorn() {
	d := b.Dice
	fork := d.Spread(6)
	wood := Of(0.75).Cut(80).Wash(WoodWash).Edge(0.5)
	b.Fill(Tube(0, 0, 8, 1+fork*0.2, -25, 5.5, fork, -45, 5), wood)
	for _, q := range [][2]float64{{-34, -74}, {-14, -82}, {12, -84}, {36, -75}} {
		b.Fill(Tube(fork, -42, 4.4, paint.Lerp(fork, q[0], 0.45), paint.Lerp(-42, q[1], 0.6), 2.8, q[0], q[1], 1.2), wood)
	}
	leaf := Of(0.42).To(0.8).Like(Leafy, 7).Wash(DeepWash).Edge(0.6)
	b.Fill(flatTop(-30, -76, 30, 9, d), leaf)
	b.Fill(flatTop(34, -78, 28, 8, d), leaf)
	b.Fill(flatTop(2, -86, 40, 10, d), leaf)
}

// flatTop is a layer of leaves, level below.
func flatTop(x, y, rx, ry float64, d *paint.Dice) Shape {
	s := Lobes(x, y, rx, ry, 11, d)
	for i := range s {
		if s[i].Y > y+ry*0.3 {
			s[i].Y = y + ry*0.3 + (s[i].Y-y-ry*0.3)*0.3
		}
	}
	return s
}

// Broad is a tall tree with a round crown.
func (b Burin) Broad() {
	d := b.Dice
	lean := d.Spread(5)
	b.Fill(Tube(0, 1, 13, lean*0.3, -20, 7, lean, -52, 6), Of(0.45).Cut(86).Round(2.5).Wash(WoodWash).Edge(0.8))
	b.Rule(0.8, lean, -40, -16, -60)
	b.Rule(0.8, lean, -42, 18, -58)
	dark := Of(0.62).Like(Leafy, 8).Round(10).Deep(0.4).Wash(DeepWash).Edge(0.7)
	light := Of(0.28).To(0.55).Like(Leafy, 7).Round(9).Deep(0.4).Wash(LeafWash).Edge(0.7)
	b.Fill(Lobes(lean+4, -58, 30, 18, 11, d), dark)
	b.Fill(Lobes(lean-18, -64, 20, 15, 9, d), light)
	b.Fill(Lobes(lean+20, -70, 20, 15, 9, d), light)
	b.Fill(Lobes(lean-2, -82, 24, 17, 9, d), light)
}

// Giant is a forest tree with a bare trunk on buttresses and its crown above the picture's middle.
func (b Burin) Giant() {
	d := b.Dice
	b.Fill(Shape(append(Curve(-13, 0, -5, -9, -3.4, -24, -3, -80), Curve(3, -80, 3.4, -24, 6, -9, 14, 0)...)),
		Of(0.3).ToRight(0.75).Cut(84).Wash(WoodWash).Edge(0.9))
	b.Line(0.8, -1, -2, -1, -14, 0, -30)
	light := Of(0.34).To(0.62).Like(Leafy, 8).Round(8).Deep(0.4).Wash(LeafWash).Edge(0.7)
	b.Fill(Lobes(0, -76, 30, 14, 11, d), Of(0.7).Like(Leafy, 8).Round(8).Wash(DeepWash).Edge(0.7))
	b.Fill(Lobes(-17, -83, 20, 12, 9, d), light)
	b.Fill(Lobes(17, -85, 20, 12, 9, d), light)
	b.Fill(Lobes(0, -93, 20, 11, 9, d), light)
}

// Bush is a low round mass of leaves.
func (b Burin) Bush() {
	d := b.Dice
	leaf := Of(0.4).To(0.7).Like(Leafy, 12).Round(16).Deep(0.4).Wash(LeafWash).Edge(0.8)
	b.Fill(Lobes(12, -30, 46, 30, 11, d), Of(0.7).Like(Leafy, 12).Round(14).Wash(DeepWash).Edge(0.8))
	b.Fill(Lobes(-20, -38, 36, 30, 9, d), leaf)
	b.Fill(Lobes(20, -56, 34, 26, 9, d), leaf)
}

// Fern is a low rosette of arching leaves in the foreground.
func (b Burin) Fern(n int) {
	for i := range n {
		a := -165 + 150*float64(i)/float64(n-1)
		b.LeafFeather(0, 0, a, 60+b.Dice.Spread(10), 20)
	}
}

// LeafFeather is one feathered leaf that arches from (x, y) at an angle.
func (b Burin) LeafFeather(x, y, deg, l, droop float64) {
	s, c := math.Sincos(deg * math.Pi / 180)
	spine := Curve(x, y, x+c*l*0.4, y+s*l*0.5, x+c*l*0.8, y+s*l*0.75+droop*0.3, x+c*l*1.05, y+s*l*0.75+droop)
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
			tip := p.Add(n.mul(w * side)).Add(fw.mul(w * 0.6))
			mid := p.Toward(tip, 0.5).Add(fw.mul(w * 0.1))
			b.Fill(Tube(p.X, p.Y, l*0.02, mid.X, mid.Y, l*0.055, tip.X, tip.Y, 0.2), Of(0.45+0.3*side).Cut(deg+60*side).Wash(DeepWash).Edge(0.35))
		}
	}
	b.Along(1, spine)
}

// BananaLeaf is a broad torn leaf.
func (b Burin) BananaLeaf(x, y, deg, l float64) {
	s, c := math.Sincos(deg * math.Pi / 180)
	spine := Curve(x, y, x+c*l*0.5, y+s*l*0.6, x+c*l, y+s*l*0.75+l*0.12)
	var up, down Shape
	for j, p := range spine {
		f := float64(j) / float64(len(spine)-1)
		w := l * 0.17 * math.Sin(math.Pi*min(1, 0.1+0.9*f)) * (1 - 0.2*float64(j%3))
		n := spine[min(j+1, len(spine)-1)].sub(spine[max(j-1, 0)]).normal()
		up = append(up, p.Add(n.mul(w)))
		down = append(down, p.sub(n.mul(w)))
	}
	half := append(append(Shape{}, up...), reversed(spine)...)
	b.Fill(append(append(Shape{}, up...), reversed(down)...), Of(0.55).Cut(deg-65).Wash(LeafWash).Edge(0.7))
	b.Fill(half, Of(0.18).Cut(deg+65).Wash(LeafWash).Bare())
	b.Along(1, spine)
}

func reversed(p []XY) []XY {
	out := make([]XY, len(p))
	for i, q := range p {
		out[len(p)-1-i] = q
	}
	return out
}

// Papyrus is a stem with its round head.
func (b Burin) Papyrus(lean float64) {
	d := b.Dice
	b.Fill(Tube(0, 0, 3, lean*0.3, -45, 2.4, lean, -84, 1.6), Of(0.35).Cut(85).Wash(LeafWash).Edge(0.6))
	for i := range 19 {
		a := -190 + 200*float64(i)/18 + d.Spread(4)
		p := XY{lean, -84}
		q := p.Polar(a, 15)
		b.Along(0.75, []XY{p, p.Polar(a, 8).Add(XY{0, -0.5}), q.Add(XY{0, 2.5})})
	}
}

// ReedClump is several reeds and bulrushes.
func (b Burin) ReedClump(n int) {
	d := b.Dice
	for range n {
		x, lean, k := d.Spread(18), d.Spread(14), d.Between(60, 100)
		b.Along(1.2, Curve(x, 0, x+lean*0.3, -k*0.5, x+lean, -k))
		if d.Next() < 0.45 {
			b.Fill(Tube(x+lean*0.93, -k*0.93, 3.4, x+lean, -k, 3.4), Of(0.85).Wash(WoodWash).Edge(0.5))
		}
	}
}

// FeverTree is the yellow-barked acacia of wet ground: pale smooth limbs, a light crown.
func (b Burin) FeverTree() {
	d := b.Dice
	bark := Of(0.04).ToRight(0.34).Cut(80).Wash(rgb{0.94, 0.96, 0.58}).Edge(0.9)
	limb := func(c ...float64) { b.Fill(Tube(c...), bark) }
	tips := [][2]float64{{-50, -66}, {-30, -80}, {-6, -74}, {16, -86}, {36, -76}, {54, -64}}
	back := Of(0.5).To(0.62).Like(Leafy, 6).Wash(LeafWash).Edge(0.5)
	for _, q := range tips {
		b.Fill(flatTop(q[0]+d.Spread(3), q[1]-2, 21, 7, d), back)
	}
	for _, q := range tips {
		limb(0, -30, 5, q[0]*0.42, -46+d.Spread(3), 3.4, q[0]*0.86, q[1]+4, 1.2)
	}
	limb(2, 1, 11, -3, -14, 7.6, 1, -32, 6)
	light := Of(0.14).To(0.4).Like(Leafy, 6).Round(5).Deep(0.4).Wash(LeafWash).Edge(0.6)
	for i, q := range tips {
		b.Fill(flatTop(q[0], q[1]-6-float64(i%2)*4, 17, 6.4, d), light)
	}
}
