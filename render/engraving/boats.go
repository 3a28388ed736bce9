package engraving

// canoe is a dugout 160 units long, afloat at the origin, its bow to the right.
func (b burin) canoe() {
	b.fill(append(shape(curve(-80, -20, -60, -9, 0, -6, 60, -9, 84, -24)), curve(84, -24, 70, 4, 40, 13, 0, 14, -40, 13, -66, 4, -80, -20)...),
		of(0.5).to(0.85).cut(4).round(9).deep(0.4).wash(woodWash))
	b.line(0.8, -74, -14, -40, -3, 0, -1, 40, -3, 76, -16)
}

// ship is a three-master under sail, 120 units long, her water line at the origin.
func (b burin) ship() {
	hull := append(shape(curve(-60, -16, -40, -11, 0, -9, 40, -12, 64, -20)), curve(64, -20, 58, -4, 48, 6, -46, 6, -56, -4, -60, -16)...)
	sail := func(x0, x1, y0, y1, belly float64) {
		b.fill(shape(append(append(curve(x0, y0, (x0+x1)/2, y0-1, x1, y0), curve(x1, y0, x1+belly, (y0+y1)/2, x1-1, y1)...), curve(x1-1, y1, (x0+x1)/2+belly, y1-4, x0+1, y1, x0+belly*0.7, (y0+y1)/2, x0, y0)...)), of(0.02).toRight(0.42).cut(74).wash(white).edge(0.8))
	}
	b.rule(1.6, 62, -18, 92, -34)
	for i, m := range []float64{-34, 0, 34} {
		top := -94.0
		if i == 1 {
			top = -108
		}
		if i == 0 {
			top = -84
		}
		b.rule(1.8, m, -10, m, top)
		h := (-18 - top) / 3.2
		for j := range 3 {
			y0 := top + 4 + h*float64(j)
			w := 9 + 3.4*float64(j)
			sail(m-w, m+w, y0, y0+h-1.4, 3.4)
		}
		b.rule(0.5, m, top+4, m-20, -12)
		b.fill(poly(m, top-1, m-12, top-4, m-8, top-0.5, m-12, top+2, m, top+3), of(0.2).wash(redWash).edge(0.5))
	}
	b.fill(poly(36, -76, 88, -34, 58, -26), of(0.08).toRight(0.3).cut(60).wash(white).edge(0.7))
	b.rule(0.5, 34, -92, 92, -34)
	b.fill(hull, of(0.5).to(0.85).cut(2).wash(woodWash))
	b.bright(2.4, -56, -9, -20, -4, 30, -4, 58, -12)
	for i := range 8 {
		b.fill(poly(-42+12*float64(i), -6.5, -38+12*float64(i), -6.3, -38+12*float64(i), -3, -42+12*float64(i), -3.2), of(1).edge(0))
	}
}
