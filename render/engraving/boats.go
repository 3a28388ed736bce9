package engraving

// Canoe is a dugout 160 units long, afloat at the origin, its bow to the right.
func (b Burin) Canoe() {
	b.Fill(append(Shape(Curve(-80, -20, -60, -9, 0, -6, 60, -9, 84, -24)), Curve(84, -24, 70, 4, 40, 13, 0, 14, -40, 13, -66, 4, -80, -20)...),
		Of(0.5).To(0.85).Cut(4).Round(9).Deep(0.4).Wash(WoodWash))
	b.Line(0.8, -74, -14, -40, -3, 0, -1, 40, -3, 76, -16)
}

// Ship is a three-master under sail, 120 units long, her water line at the origin.
func (b Burin) Ship() {
	hull := append(Shape(Curve(-60, -16, -40, -11, 0, -9, 40, -12, 64, -20)), Curve(64, -20, 58, -4, 48, 6, -46, 6, -56, -4, -60, -16)...)
	sail := func(x0, x1, y0, y1, belly float64) {
		b.Fill(Shape(append(append(Curve(x0, y0, (x0+x1)/2, y0-1, x1, y0), Curve(x1, y0, x1+belly, (y0+y1)/2, x1-1, y1)...), Curve(x1-1, y1, (x0+x1)/2+belly, y1-4, x0+1, y1, x0+belly*0.7, (y0+y1)/2, x0, y0)...)), Of(0.02).ToRight(0.42).Cut(74).Wash(White).Edge(0.8))
	}
	b.Rule(1.6, 62, -18, 92, -34)
	for i, m := range []float64{-34, 0, 34} {
		top := -94.0
		if i == 1 {
			top = -108
		}
		if i == 0 {
			top = -84
		}
		b.Rule(1.8, m, -10, m, top)
		h := (-18 - top) / 3.2
		for j := range 3 {
			y0 := top + 4 + h*float64(j)
			w := 9 + 3.4*float64(j)
			sail(m-w, m+w, y0, y0+h-1.4, 3.4)
		}
		b.Rule(0.5, m, top+4, m-20, -12)
		b.Fill(Poly(m, top-1, m-12, top-4, m-8, top-0.5, m-12, top+2, m, top+3), Of(0.2).Wash(RedWash).Edge(0.5))
	}
	b.Fill(Poly(36, -76, 88, -34, 58, -26), Of(0.08).ToRight(0.3).Cut(60).Wash(White).Edge(0.7))
	b.Rule(0.5, 34, -92, 92, -34)
	b.Fill(hull, Of(0.5).To(0.85).Cut(2).Wash(WoodWash))
	b.Bright(2.4, -56, -9, -20, -4, 30, -4, 58, -12)
	for i := range 8 {
		b.Fill(Poly(-42+12*float64(i), -6.5, -38+12*float64(i), -6.3, -38+12*float64(i), -3, -42+12*float64(i), -3.2), Of(1).Edge(0))
	}
}
