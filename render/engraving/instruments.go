package engraving

// Instruments of the traveller and the scholar, about 100 units each.

// sextantStand is a surveyor's instrument on three legs.
func (b burin) sextantStand() {
	b.rule(2, 0, -60, -26, 0)
	b.rule(2, 0, -60, 26, 0)
	b.rule(2, 0, -60, 4, 0)
	b.fill(oval(0, -64, 20, 5), of(0.3).wash(goldWash))
	b.fill(tube(-26, -76, 10, 30, -86, 8), of(0.3).to(0.6).cut(70).wash(goldWash))
	b.fill(poly(-4, -78, 4, -78, 6, -66, -6, -66), of(0.6).wash(goldWash))
}
