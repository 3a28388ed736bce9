package engraving

// canoe is a dugout 160 units long, afloat at the origin, its bow to the right.
func (b burin) canoe() {
	b.fill(append(shape(curve(-80, -20, -60, -9, 0, -6, 60, -9, 84, -24)), curve(84, -24, 70, 4, 40, 13, 0, 14, -40, 13, -66, 4, -80, -20)...),
		of(0.5).to(0.85).cut(4).round(9).deep(0.4).wash(woodWash))
	b.line(0.8, -74, -14, -40, -3, 0, -1, 40, -3, 76, -16)
}
