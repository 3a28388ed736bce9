package engraving

// The large beasts of the plains and the river. Each faces right, feet at the
// origin's height, about 120 units long.

// Elephant stands, or comes on with its trunk raised.
func (b Burin) Elephant(charging bool) {
	hide := Of(0.34).To(0.5).Cut(58).Round(9).Deep(0.5).Like(Mottled, 6).Wash(GreyWash)
	far := Of(0.74).Cut(58).Wash(GreyWash)
	step := 0.0
	if charging {
		step = 9
	}
	b.leg(far, 0, 32, -48, 22, 34+step, -24, 16, 32+step*1.6, -2, 16)
	b.leg(far, 0, -34, -48, 24, -34-step, -24, 16, -36-step*1.4, -2, 16)
	b.Line(1.6, -59, -66, -66, -52, -65, -36)
	b.Fill(Tube(-65, -38, 2, -65, -30, 4), Of(1))
	b.Fill(Blob(-60, -58, -56, -80, -38, -93, -10, -96, 16, -92, 34, -88, 38, -60, 28, -38, 0, -33, -30, -35, -50, -42), hide)
	b.leg(hide, 0, -46, -52, 26, -48+step*0.5, -24, 17, -46+step, -2, 18)
	b.leg(hide, 0, 20, -52, 24, 22-step, -24, 17, 22-step*1.4, -2, 18)
	for _, x := range []float64{-46 + step, 22 - step*1.4} {
		for i := range 3 {
			b.Line(0.7, x-7+5*float64(i), -4, x-5+5*float64(i), -1.5, x-3+5*float64(i), -4)
		}
	}
	b.Fill(Tube(60, -66, 5.5, 74, -54, 4.5, 90, -58, 1), Of(0).To(0.14).Wash(White))
	b.Fill(Blob(28, -96, 42, -106, 57, -101, 66, -86, 67, -68, 58, -56, 44, -58, 32, -70), hide)
	if charging {
		b.Fill(Tube(62, -78, 19, 76, -70, 13, 88, -82, 10, 92, -98, 7, 100, -104, 6), hide)
	} else {
		b.Fill(Tube(60, -74, 20, 68, -50, 14, 67, -26, 10, 72, -9, 7, 81, -10, 5), hide)
		for i := range 7 {
			y := -58 + 6*float64(i)
			b.Line(0.6, 61, y, 67, y+2, 74, y)
		}
	}
	b.Fill(Tube(56, -64, 6, 70, -50, 5, 88, -52, 1), Of(0).To(0.2).Wash(White))
	b.Fill(Blob(24, -95, 40, -99, 50, -86, 48, -66, 37, -48, 27, -56, 19, -76), hide.Cut(20))
	b.Line(0.7, 28, -88, 36, -76, 34, -58)
	b.Line(0.7, 36, -92, 42, -78, 40, -60)
	b.Fill(Oval(55, -87, 1.8, 1.5), Of(1))
	b.Line(0.7, 51, -90, 55, -91, 59, -88)
	for i := range 5 {
		x := -44 + 14*float64(i)
		b.Line(0.5, x, -86, x+4, -70, x, -54)
	}
}

// HippoHead comes out of the water with its jaws wide open; 100 units wide, the
// water at the origin's height.
func (b Burin) HippoHead() {
	hide := Of(0.4).To(0.6).Cut(52).Round(7).Deep(0.5).Wash(rgb{0.86, 0.76, 0.74})
	b.Fill(Blob(-60, 2, -58, -18, -44, -30, -24, -34, -4, -34, 6, -26, 2, 2), hide)
	b.Fill(Blob(-12, 4, 2, -10, 22, -10, 40, -14, 50, -10, 52, 0, 46, 6), hide)                    // lower jaw
	b.Fill(Poly(2, -22, 34, -56, 40, -48, 42, -14, 20, -9, 4, -10), Of(0.8).Wash(RedWash).Cut(80)) // throat
	b.Fill(Blob(-20, -26, -14, -42, 0, -54, 14, -72, 28, -82, 40, -80, 45, -70, 42, -58, 32, -52, 20, -38, 6, -22, -8, -18), hide)
	tusk := Of(0).To(0.1).Wash(White)
	b.Fill(Tube(44, -11, 5.5, 46, -24, 4, 43, -31, 1), tusk)
	b.Fill(Tube(32, -11, 4.5, 33, -20, 3.5, 31, -26, 1), tusk)
	b.Fill(Tube(38, -56, 4.5, 41, -48, 3.5, 39, -40, 1), tusk)
	b.Fill(Tube(28, -50, 4, 31, -43, 3, 30, -37, 1), tusk)
	b.Fill(Blob(-18, -38, -20, -50, -12, -50, -8, -42), hide)
	b.Fill(Blob(-6, -46, -4, -58, 4, -56, 2, -48), hide)
	b.Fill(Oval(4, -50, 3, 2.6), Of(0))
	b.Fill(Oval(5, -50, 1.4, 1.8), Of(1))
	b.Fill(Oval(36, -76, 2.4, 1.6), Of(1))
	for i := range 4 {
		b.Line(0.6, -8+4*float64(i), -26-6*float64(i), -4+4*float64(i), -22-6*float64(i), -4+5*float64(i), -16-6*float64(i))
	}
}

// Hippo stands on the bank.
func (b Burin) Hippo() {
	hide := Of(0.36).To(0.6).Cut(55).Round(10).Deep(0.5).Wash(rgb{0.86, 0.76, 0.74})
	far := Of(0.75).Wash(GreyWash)
	b.leg(far, 4, 26, -20, 16, 28, -10, 12, 28, -2, 12)
	b.leg(far, 4, -38, -20, 18, -36, -10, 12, -38, -2, 12)
	b.Fill(Blob(-60, -28, -56, -46, -34, -55, 0, -56, 26, -52, 40, -40, 36, -18, 16, -10, -16, -8, -44, -12), hide)
	b.leg(hide, 4, -46, -20, 19, -46, -10, 13, -46, -2, 12)
	b.leg(hide, 4, 20, -20, 17, 20, -10, 13, 19, -2, 12)
	b.Fill(Blob(26, -52, 40, -56, 52, -54, 62, -44, 76, -42, 80, -32, 76, -22, 60, -18, 44, -20, 30, -30), hide)
	b.Fill(Blob(34, -54, 35, -61, 40, -62, 42, -55), hide)
	b.Fill(Oval(53, -48, 2, 1.6), Of(1))
	b.Fill(Oval(73, -39, 1.6, 1.2), Of(1))
	b.Line(0.9, 76, -27, 64, -26, 54, -30)
}

// Rhino is a rhinoceros.
func (b Burin) Rhino() {
	hide := Of(0.36).To(0.55).Cut(52).Round(9).Deep(0.5).Like(Mottled, 6).Wash(GreyWash)
	far := Of(0.75).Wash(GreyWash)
	b.leg(far, 4, 24, -32, 18, 26, -16, 12, 25, -2, 11)
	b.leg(far, 4, -40, -32, 20, -38, -16, 12, -40, -2, 11)
	b.Line(1.4, -60, -52, -66, -42, -64, -30)
	b.Fill(Blob(-60, -44, -56, -62, -34, -66, -8, -62, 16, -70, 34, -62, 42, -44, 30, -24, 4, -18, -22, -18, -48, -26), hide)
	b.leg(hide, 4, -48, -32, 21, -50, -16, 13, -48, -2, 12)
	b.leg(hide, 4, 18, -32, 19, 17, -16, 13, 16, -2, 12)
	b.Fill(Blob(28, -64, 44, -60, 56, -48, 68, -36, 78, -26, 80, -14, 70, -12, 56, -20, 42, -28, 32, -42), hide)
	b.Fill(Blob(74, -28, 84, -44, 90, -60, 84, -30, 80, -20), Of(0.12).To(0.4).Wash(GreyWash))
	b.Fill(Blob(60, -42, 64, -54, 68, -56, 69, -38), Of(0.12).To(0.4).Wash(GreyWash))
	b.Fill(Blob(34, -62, 34, -73, 39, -74, 42, -62), hide)
	b.Fill(Blob(44, -60, 47, -70, 51, -70, 51, -58), hide)
	b.Fill(Oval(58, -39, 1.6, 1.4), Of(1))
	b.Line(0.8, 78, -17, 71, -17, 66, -21)
	b.Line(0.8, 26, -62, 30, -44, 24, -28)
	b.Line(0.7, -40, -62, -36, -44, -40, -28)
}

// Buffalo is a bull with his horns across the brow.
func (b Burin) Buffalo() {
	hide := Of(0.66).To(0.86).Cut(52).Round(9).Deep(0.5).Wash(GreyWash)
	far := Of(0.95).Wash(GreyWash)
	b.leg(far, 3, 26, -34, 14, 28, -18, 8, 28, -2, 7)
	b.leg(far, 3, -38, -34, 16, -36, -18, 8, -40, -2, 7)
	b.Line(1.6, -58, -56, -66, -44, -62, -24)
	b.Fill(Blob(-60, -46, -56, -64, -34, -68, -8, -66, 16, -74, 36, -68, 44, -50, 32, -28, 4, -22, -22, -22, -48, -28), hide)
	b.leg(hide, 3, -46, -36, 18, -48, -18, 9, -46, -2, 8)
	b.leg(hide, 3, 20, -34, 15, 20, -18, 9, 18, -2, 8)
	b.Fill(Blob(34, -68, 52, -68, 66, -60, 76, -44, 78, -36, 70, -32, 56, -40, 42, -46, 32, -52), hide)
	b.Fill(Blob(42, -66, 34, -56, 30, -50, 40, -52, 46, -58), hide)
	b.Fill(Tube(64, -66, 10, 54, -72, 9, 42, -66, 6, 38, -76, 4, 46, -88, 1), Of(0.2).To(0.5).Cut(30).Round(3).Wash(White))
	b.Fill(Tube(62, -66, 10, 74, -66, 8, 84, -74, 5, 82, -86, 1), Of(0.2).To(0.5).Cut(30).Round(3).Wash(White))
	b.Fill(Oval(64, -54, 1.8, 1.8), Of(0).Wash(White))
	b.Fill(Oval(75, -38, 1.8, 1.4), Of(1))
}

// Hog is a bristled hog of the forest, 100 units long.
func (b Burin) Hog() {
	hide := Of(0.6).To(0.82).Cut(60).Round(6).Deep(0.5).Wash(EarthWash)
	b.leg(Of(0.9), 2, 18, -24, 11, 20, -12, 6, 20, -1, 5)
	b.leg(Of(0.9), 2, -28, -24, 12, -26, -12, 6, -30, -1, 5)
	b.Line(1.2, -46, -38, -54, -30, -52, -18)
	b.Fill(Blob(-48, -32, -44, -46, -24, -52, 0, -54, 24, -50, 34, -38, 26, -18, 0, -14, -26, -16, -42, -22), hide)
	b.leg(hide, 2, -36, -24, 13, -38, -12, 7, -36, -1, 6)
	b.leg(hide, 2, 14, -22, 11, 14, -12, 7, 12, -1, 6)
	b.Fill(Blob(22, -48, 36, -48, 50, -38, 66, -26, 68, -16, 62, -14, 46, -20, 28, -28), hide)
	b.Fill(Blob(28, -48, 24, -58, 34, -56, 40, -46), hide)
	b.Fill(Oval(66, -20, 3, 5), Of(0.4).Wash(RedWash))
	b.Fill(Tube(54, -18, 4, 58, -26, 3, 54, -34, 0.6), Of(0.02).Wash(White))
	b.Fill(Oval(44, -38, 1.6, 1.6), Of(0).Wash(White))
	for i := range 9 {
		x := -40 + 8*float64(i)
		b.Line(0.8, x, -47-0.6*float64(i), x-4, -58)
	}
}

// hoofed is a body with four thin legs: antelopes, horses, camels are made of it.
func (b Burin) hoofed(coat Tone, run bool) {
	far := coat
	far = far.graded(min(coat.a+0.35, 0.9), min(coat.b+0.3, 0.9))
	if run {
		b.leg(far, 3, 24, -50, 14, 46, -38, 7, 62, -30, 4)
		b.leg(far, 3, -34, -50, 18, -56, -34, 7, -76, -20, 4)
		b.Fill(Blob(-42, -58, -34, -68, -8, -68, 18, -70, 34, -64, 36, -52, 22, -42, -6, -42, -26, -44, -40, -48), coat)
		b.leg(coat, 3, 26, -50, 14, 40, -30, 7, 58, -18, 4)
		b.leg(coat, 3, -36, -52, 20, -50, -28, 7, -66, -8, 4)
		return
	}
	b.leg(far, 3, 20, -46, 13, 22, -24, 6, 22, -2, 4)
	b.leg(far, 3, -28, -50, 16, -24, -24, 6.5, -28, -2, 4)
	b.Fill(Blob(-42, -58, -34, -68, -8, -66, 18, -69, 32, -62, 34, -50, 22, -40, -6, -39, -26, -42, -40, -46), coat)
	b.leg(coat, 3, -34, -52, 20, -38, -26, 7, -34, -2, 4.2)
	b.leg(coat, 3, 27, -50, 14, 29, -24, 6.5, 29, -2, 4.2)
}

// Antelope has ringed horns; lyre or straight by turns of the dice.
func (b Burin) Antelope(coat Tone, run bool) {
	b.hoofed(coat, run)
	b.Line(1.4, -42, -60, -48, -52, -47, -40)
	b.Fill(Tube(24, -58, 17, 34, -70, 11, 42, -88, 8, 46, -96, 8), coat)
	b.Fill(Blob(40, -99, 45, -104, 53, -102, 62, -93, 68, -87, 66, -83, 57, -86, 45, -91), coat)
	b.Fill(Blob(42, -100, 32, -105, 31, -108, 38, -107, 45, -104), coat)
	for _, o := range []float64{0, 5} {
		b.Fill(Tube(46+o, -102, 4, 40+o*1.3, -114, 3.4, 44+o*1.6, -127, 2.4, 39+o*2.2, -142, 0.5), Of(0.92).Edge(0.7))
	}
	b.Fill(Oval(54, -97, 1.6, 1.6), Of(1))
	b.Fill(Oval(66.5, -86.5, 1.8, 1.4), Of(1))
}

// Giraffe is taller than the others.
func (b Burin) Giraffe() {
	coat := Of(0.08).To(0.2).Cut(-50).Round(6).Deep(0.4).Wash(TawnyWash)
	far := Of(0.5).Wash(TawnyWash)
	b.leg(far, 3, 18, -62, 12, 20, -32, 6, 20, -2, 4)
	b.leg(far, 3, -22, -58, 14, -18, -30, 6, -22, -2, 4)
	b.Line(1.2, -33, -66, -38, -54, -36, -44)
	b.Fill(Tube(-36, -46, 2, -36, -38, 4), Of(1))
	body := Blob(-32, -62, -24, -74, 0, -80, 18, -92, 34, -128, 44, -156, 52, -158, 52, -146, 42, -112, 34, -74, 24, -58, 2, -50, -20, -52)
	b.Fill(body, coat)
	b.leg(coat, 3, -26, -58, 17, -30, -30, 7, -28, -2, 4.4)
	b.leg(coat, 3, 24, -66, 13, 27, -32, 7, 27, -2, 4.4)
	in := b.Within(body)
	d := b.Dice
	for y := -152.0; y < -50; y += 8.5 {
		for x := -34.0; x < 56; x += 8.5 {
			px, py := x+d.Spread(1.2)+4*float64(int(y/8.5)&1), y+d.Spread(1.2)
			in.Fill(round([]XY{{px - 3.4, py - 3}, {px + 3, py - 3.6}, {px + 3.6, py + 2.8}, {px - 2.6, py + 3.6}}), Of(0.62).Cut(40).Wash(EarthWash).Edge(0.4))
		}
	}
	b.Fill(Blob(42, -160, 48, -167, 56, -165, 68, -154, 71, -150, 68, -146, 58, -148, 46, -148), coat)
	for _, o := range []float64{0, 5} {
		b.Fill(Tube(47+o, -164, 1.8, 46+o, -173, 2.6), Of(0.8))
	}
	b.Fill(Blob(42, -160, 34, -164, 36, -167, 45, -163), coat)
	b.Fill(Oval(56, -159, 1.6, 1.5), Of(1))
}

// Camel is one without a load.
func (b Burin) Camel() {
	coat := Of(0.2).To(0.34).Cut(-45).Round(6).Deep(0.45).Wash(TawnyWash)
	b.hoofed(coat, false)
	b.Fill(Blob(-24, -64, -14, -80, -4, -90, 6, -80, 16, -66, 0, -58), coat)
	b.Line(1.2, -42, -60, -46, -50, -44, -40)
	b.Fill(Tube(26, -56, 20, 44, -52, 13, 50, -74, 10, 50, -94, 9), coat)
	b.Fill(Blob(44, -94, 48, -102, 58, -102, 70, -96, 72, -90, 66, -87, 54, -88), coat)
	b.Fill(Blob(46, -100, 43, -105, 47, -106, 51, -102), coat)
	b.Fill(Oval(58, -97, 1.4, 1.3), Of(1))
	b.Line(0.8, 71, -91, 66, -91, 62, -93)
}

// Horse is one without saddle and bridle.
func (b Burin) Horse() {
	coat := Of(0.5).To(0.62).Cut(-50).Round(7).Deep(0.5).Wash(WoodWash)
	b.hoofed(coat, false)
	b.Fill(Tube(-40, -60, 4, -50, -44, 9, -48, -26, 2), Of(0.9))
	b.Fill(Blob(14, -64, 24, -74, 34, -90, 42, -100, 52, -98, 50, -82, 42, -64, 34, -50), coat)
	b.Fill(Blob(40, -100, 50, -104, 58, -96, 68, -82, 68, -76, 62, -74, 54, -82, 46, -86), coat)
	b.Fill(Blob(16, -66, 24, -82, 36, -98, 42, -103, 38, -92, 30, -78, 24, -64), Of(0.92))
	b.Fill(Poly(43, -101, 45, -110, 49, -101), coat)
	b.Fill(Oval(55, -92, 1.5, 1.4), Of(1))
}

// Zebra is striped all over, its mane too.
func (b Burin) Zebra() {
	coat := Of(0).To(0.12).Cut(-50).Round(7).Deep(0.3).Wash(White)
	dark := Of(0.92)
	b.hoofed(coat, false)
	stripes := func(s Shape, lines ...[4]float64) {
		in := b.Within(s)
		for _, l := range lines {
			in.Fill(Tube(l[0], l[1], 3.2, (l[0]+l[2])/2+1.5, (l[1]+l[3])/2, 3, l[2], l[3], 1.4), dark)
		}
	}
	var body [][4]float64
	for x := -38.0; x < 32; x += 7 {
		body = append(body, [4]float64{x, -70, x + 4, -43})
	}
	stripes(Blob(-42, -58, -34, -68, -8, -66, 18, -69, 32, -62, 34, -50, 22, -40, -6, -39, -26, -42, -40, -46), body...)
	for _, leg := range [...]Shape{Tube(-34, -52, 20, -38, -26, 8, -34, -2, 5), Tube(27, -50, 14, 29, -24, 7, 29, -2, 5)} {
		var all [][4]float64
		for y := -38.0; y < -6; y += 6 {
			all = append(all, [4]float64{-60, y, 60, y - 2})
		}
		in := b.Within(leg)
		for _, l := range all {
			in.Fill(Poly(l[0], l[1], l[2], l[3], l[2], l[3]+2.6, l[0], l[1]+2.6), dark)
		}
	}
	b.Line(1.4, -42, -60, -48, -48, -46, -36)
	b.Fill(Blob(-47, -38, -44, -38, -44, -28, -48, -27), dark)
	neck := Blob(14, -64, 24, -74, 34, -90, 42, -100, 52, -98, 50, -82, 42, -64, 34, -50)
	b.Fill(neck, coat)
	stripes(neck, [4]float64{18, -74, 36, -54}, [4]float64{24, -82, 44, -64}, [4]float64{30, -90, 50, -74}, [4]float64{36, -97, 54, -84})
	head := Blob(40, -100, 50, -104, 58, -96, 68, -82, 68, -76, 62, -74, 54, -82, 46, -86)
	b.Fill(head, coat)
	stripes(head, [4]float64{46, -104, 48, -86}, [4]float64{53, -102, 52, -84})
	b.Within(head).Fill(Oval(67, -77, 6, 5), dark)
	b.Fill(Blob(16, -66, 24, -82, 36, -98, 42, -105, 40, -95, 30, -80, 22, -66), dark)
	b.Fill(Poly(43, -101, 45, -110, 49, -101), coat)
	b.Fill(Oval(55, -92, 1.5, 1.4), Of(1))
}

// Carcase is a beast that lies dead on its side, 110 units long.
func (b Burin) Carcase(coat Tone) {
	far := coat
	far = far.graded(min(coat.a+0.35, 0.95), min(coat.b+0.35, 0.95))
	b.leg(far, 3, 22, -14, 9, 42, -20, 5, 62, -25, 3.4)
	b.leg(far, 3, -30, -12, 10, -8, -1, 5, 10, 4, 3.6)
	b.Line(1.4, -50, -14, -62, -8, -70, 0)
	b.Fill(Blob(-52, -8, -50, -22, -36, -32, -10, -36, 16, -31, 28, -18, 24, -5, 0, -1, -34, -1), coat)
	b.leg(coat, 3, 18, -8, 11, 40, -8, 5.5, 62, -12, 3.6)
	b.leg(coat, 3, -40, -8, 14, -22, 3, 5.5, -4, 8, 3.6)
	b.Fill(Tube(20, -22, 18, 36, -20, 11, 50, -10, 10), coat)
	b.Fill(Blob(44, -16, 54, -16, 66, -7, 74, -2, 73, 4, 62, 4, 50, 0, 44, -6), coat)
	b.Fill(Tube(50, -14, 4, 54, -26, 3, 66, -30, 0.8), Of(0.3).Wash(GreyWash))
	b.Fill(Tube(46, -15, 4, 38, -24, 3, 40, -34, 0.8), Of(0.3).Wash(GreyWash))
	b.Line(0.9, 58, -8, 61, -8, 63, -6)
	for i := range 6 {
		b.Line(0.9, -18+7*float64(i), -30, -14+7*float64(i), -18, -17+7*float64(i), -7)
	}
}
