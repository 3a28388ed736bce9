package engraving

// Things of an expedition, at about 100 units each.

// sack is a full sack, or one that has been opened.
func (b burin) sack(open bool) {
	b.fill(blob(-30, 0, -36, -24, -28, -50, -12, -62, 12, -62, 28, -50, 36, -24, 30, 0), of(0.12).to(0.4).cut(-60).round(9).deep(0.45).wash(sandWash))
	if open {
		b.fill(oval(0, -60, 17, 5), of(0.7).wash(earthWash))
		return
	}
	b.fill(blob(-14, -62, -8, -70, -14, -80, 0, -76, 14, -80, 8, -70, 14, -62), of(0.2).wash(sandWash))
	b.rule(1.4, -10, -66, 10, -66)
}

// keg is a small barrel on end.
func (b burin) keg() {
	b.fill(blob(-26, 0, -32, -24, -32, -44, -26, -66, 26, -66, 32, -44, 32, -24, 26, 0), of(0.15).toRight(0.75).cut(88).wash(woodWash))
	b.fill(oval(0, -66, 26, 7), of(0.2).cut(0).wash(woodWash))
	for _, y := range []float64{-12, -22, -46, -56} {
		b.even(2, -31, y-1, 0, y+7, 31, y-1)
	}
	for i := range 5 {
		x := -20 + 10*float64(i)
		b.line(0.7, x, -60, x*1.18, -32, x, 0)
	}
}

// chest is a strong box with a lid.
func (b burin) chest(open bool) {
	b.fill(poly(-50, 0, -50, -36, 34, -36, 34, 0), of(0.22).to(0.4).cut(0).wash(woodWash))
	b.fill(poly(34, -36, 52, -46, 52, -10, 34, 0), of(0.65).cut(70).wash(woodWash))
	if open {
		b.fill(poly(-50, -36, -32, -46, 52, -46, 34, -36), of(0.9))
		b.fill(poly(-32, -46, -36, -78, 48, -78, 52, -46), of(0.3).to(0.5).cut(0).wash(woodWash))
	} else {
		b.fill(poly(-50, -36, -32, -48, 52, -48, 34, -36), of(0.12).cut(0).wash(woodWash))
	}
	for _, x := range []float64{-38, 20} {
		b.fill(poly(x, 0, x, -36, x+6, -36, x+6, 0), of(0.75).edge(0.6))
	}
	b.fill(poly(-12, -34, -2, -34, -2, -22, -12, -22), of(0.1).wash(goldWash))
}

// book is a bound notebook lying open, 120 units wide.
func (b burin) book() {
	b.fill(poly(-62, 4, -56, -30, 0, -26, 56, -30, 62, 4, 0, 10), of(0.7).cut(20).wash(woodWash))
	b.fill(shape(append(curve(-56, 0, -30, -5, 0, 4), curve(0, -28, -28, -36, -52, -31)...)), of(0.02).toRight(0.24).cut(70).wash(white))
	b.fill(shape(append(curve(56, 0, 30, -5, 0, 4), curve(0, -28, 28, -36, 52, -31)...)), of(0.16).toRight(0.02).cut(70).wash(white))
	for i := range 6 {
		y := -27 + 4.4*float64(i)
		b.line(0.7, -48-float64(i), y+1, -28, y-3, -5, y+3)
		if i < 3 || i == 5 {
			b.line(0.7, 5, y+3, 28, y-3, 47+float64(i)*0.5, y+1)
		}
	}
	b.line(0.8, 10, -10, 20, -16, 28, -12, 40, -15)
}

// pages are loose leaves on the wind.
func (b burin) page(deg float64) {
	c := b.turned(deg)
	c.fill(blob(-14, -8, -2, -11, 14, -9, 13, 8, 1, 11, -13, 9), of(0.04).to(0.16).wash(white))
	for i := range 4 {
		c.line(0.6, -10, -5+3.6*float64(i), 0, -7+3.6*float64(i), 10, -5+3.6*float64(i))
	}
}

// bottle is a stoppered flask.
func (b burin) bottle(c rgb) {
	b.fill(poly(-18, 0, -20, -8, -20, -46, -12, -58, -7, -64, -7, -78, 7, -78, 7, -64, 12, -58, 20, -46, 20, -8, 18, 0), of(0.1).toRight(0.5).cut(86).wash(c))
	b.fill(poly(-6, -78, -5, -90, 5, -90, 6, -78), of(0.5).wash(woodWash))
	b.fill(poly(-19, -18, -19, -42, 19, -42, 19, -18), of(0.02).wash(white).edge(0.7))
	b.rule(0.7, -13, -35, 13, -35)
	b.rule(0.7, -13, -29, 13, -29)
	b.rule(0.7, -10, -24, 8, -24)
}

// pot is a round earthen jar.
func (b burin) pot() {
	b.fill(blob(-14, 0, -32, -14, -36, -36, -22, -56, -12, -62, 12, -62, 22, -56, 36, -36, 32, -14, 14, 0), of(0.2).to(0.5).cut(-50).round(12).deep(0.6).wash(earthWash))
	b.fill(oval(0, -63, 15, 4.4), of(0.85))
	for i := range 9 {
		x := -30 + 7.5*float64(i)
		b.rule(0.8, x, -42, x+3.7, -34, x+7.5, -42)
	}
}

// bowl is a half calabash.
func (b burin) bowl(fill tone) {
	b.fill(shape(append(curve(-36, -24, -30, -8, -14, 0, 14, 0, 30, -8, 36, -24), xy{36, -24})), of(0.3).toRight(0.6).cut(-30).round(6).wash(woodWash))
	b.fill(oval(0, -24, 36, 7), fill)
}

// skin is a water skin hung from a pole, 100 units high, its neck below.
func (b burin) skin(burst bool) {
	hide := of(0.3).to(0.55).cut(60).round(10).deep(0.6).wash(woodWash)
	b.rule(1.4, -24, -88, -18, -100)
	b.rule(1.4, 22, -88, 18, -100)
	b.fill(blob(-30, -88, -20, -80, -2, -76, 18, -80, 28, -90, 32, -70, 34, -40, 24, -16, 10, -6, 8, 4, 0, 4, -2, -6, -18, -12, -32, -34, -36, -62), hide)
	b.rule(1.6, -3, -3, 9, -3)
	for i := range 4 {
		b.line(0.7, -22+12*float64(i), -72, -18+11*float64(i), -50, -14+8*float64(i), -24)
	}
	if burst {
		b.fill(poly(8, -44, 20, -52, 16, -40, 26, -36, 15, -32, 12, -22, 8, -34, 0, -36), of(1).edge(0.6))
	}
}

// spear stands upright.
func (b burin) spear(h float64) {
	b.rule(1.4, 0, 0, 0, -h)
	b.fill(poly(0, -h-14, 3.2, -h-4, 0, -h+1, -3.2, -h-4), of(0.3).toRight(0.8).edge(0.7))
}

// flag flies from a staff to the right.
func (b burin) flag(c rgb) {
	b.rule(1.6, 0, 0, 0, -100)
	b.fill(poly(0, -100, 16, -104, 30, -98, 46, -102, 46, -76, 30, -72, 16, -78, 0, -74), of(0.2).toRight(0.45).cut(80).wash(c))
}

// skull of a beast with horns, looking out of the picture, 60 units wide.
func (b burin) skull() {
	bone := of(0.02).to(0.2).cut(-50).round(5).deep(0.5).wash(white)
	for _, s := range []float64{-1, 1} {
		b.fill(tube(10*s, -44, 6, 34*s, -52, 5, 44*s, -74, 3.4, 36*s, -92, 0.8), of(0.5).toRight(0.7).wash(greyWash))
	}
	b.fill(blob(-14, -50, 14, -50, 18, -34, 11, -14, 8, 0, -8, 0, -11, -14, -18, -34), bone)
	b.fill(tilted(-10, -32, 4, 5, 20), of(1))
	b.fill(tilted(10, -32, 4, 5, -20), of(1))
	b.fill(poly(-4, -6, 0, -14, 4, -6), of(0.9))
}

// sleeper lies on the ground under a cloth, his head to the left, 100 units long.
func (b burin) sleeper(c rgb) {
	b.fill(poly(-56, 2, -50, -3, 54, -3, 58, 2), of(0.3).cut(0).wash(dryWash))
	b.fill(oval(-42, -9, 6.6, 6), of(0.7).round(3).wash(skinWash))
	b.fill(arc(-44, -10, 6, 6, 110, 300), of(0.95).edge(0.3))
	b.fill(blob(-36, -3, -34, -14, -18, -17, 0, -14, 14, -20, 24, -13, 44, -12, 50, -16, 53, -3), of(0.1).to(0.35).cut(60).round(4).wash(c))
	b.line(0.7, -20, -15, -14, -8, -18, -3)
	b.line(0.7, 12, -18, 20, -10, 16, -3)
}
