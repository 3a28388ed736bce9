package engraving

// Faces are the portraits of computer explorers: head and shoulders, one for each
// temper.

func init() {
	cuts := map[string]func(b burin){"river": riverMan, "coast": coastRunner, "trader": trader, "glory": gloryHunter}
	for name, cut := range cuts { // in any order: each for itself
		cuts[name] = func(b burin) { cut(b.at(0, 95, 1.04)) } // from the hat to the lower edge
	}
	add(emblem, "face", cuts)
}

// Where a portrait's parts are, in units of the scene.
const (
	faceY = -56.0
	faceW = 13.5
	faceT = 17.0
)

// bust draws what all portraits have: shoulders in a coat, neck, head and
// features.
func (b burin) bust(skin, coat tone) {
	b.fill(round([]xy{{-38, 3}, {-34, -17}, {-20, -27}, {-7, -33}, {7, -33}, {20, -27}, {34, -17}, {38, 3}}), coat)
	b.fill(tube(0, -28, 13, 0, faceY+10, 12), skin)
	b.fill(tilted(-faceW, faceY, 2.4, 4.4, 0), skin)
	b.fill(tilted(faceW, faceY, 2.4, 4.4, 0), skin)
	b.fill(tilted(0, faceY, faceW, faceT, 0), skin)
	for _, side := range [2]float64{-1, 1} {
		b.fill(tilted(side*5.4, faceY-2.5, 1.7, 1.3, 0), of(0.95))
		b.rule(0.9, side*8.4, faceY-6, side*3, faceY-6.6)
	}
	b.rule(0.8, 0.4, faceY-2, 1.8, faceY+4)
	b.rule(0.8, 1.8, faceY+4, -0.8, faceY+4.6)
	b.rule(1, -4, faceY+9.4, 4, faceY+9.4)
}

// collar is an open shirt below the chin.
func (b burin) collar() {
	b.fill(poly(-8, -33, 0, -20, 8, -33), of(0.02).wash(clothWash).edge(0.7))
}

// riverMan is a weathered man with a beard and a sailor's cap.
func riverMan(b burin) {
	b.bust(of(0.16).cut(50).wash(pinkWash).edge(0.6), of(0.62).cut(70).wash(blueWash).edge(0.8))
	b.collar()
	b.fill(round([]xy{{-13, faceY + 3}, {-12, faceY + 15}, {0, faceY + 25}, {12, faceY + 15}, {13, faceY + 3}, {6, faceY + 6.5}, {-6, faceY + 6.5}}), of(0.7).cut(85).edge(0.5))
	b.fill(arc(0, faceY-9, 15, 13, 180, 360), of(0.75).cut(40).wash(blueWash).edge(0.8))
	b.fill(tilted(2, faceY-9.5, 17, 2.2, 0), of(0.95))
}

// coastRunner is a young woman in a straw hat.
func coastRunner(b burin) {
	b.fill(round([]xy{{-17, faceY + 20}, {-17, faceY - 12}, {17, faceY - 12}, {17, faceY + 20}}), of(0.5).cut(80).wash(sandWash).edge(0.5))
	b.bust(of(0.08).wash(pinkWash).edge(0.6), of(0.2).to(0.4).cut(70).wash(clothWash).edge(0.8))
	b.fill(round([]xy{{-14, faceY + 12}, {-16, faceY - 10}, {-9, faceY - 12}, {-12, faceY}}), of(0.55).cut(80).wash(sandWash))
	b.fill(round([]xy{{14, faceY + 12}, {16, faceY - 10}, {9, faceY - 12}, {12, faceY}}), of(0.55).cut(80).wash(sandWash))
	b.collar()
	b.fill(tilted(0, faceY-11, 27, 4.6, -3), of(0.25).cut(0).wash(sandWash).edge(0.8))
	b.fill(arc(0, faceY-12, 14, 13, 180, 360), of(0.2).to(0.4).cut(10).wash(sandWash).edge(0.8))
	b.rule(2, -13.5, faceY-14, 13.5, faceY-14)
}

// trader is a grave man in a merchant's tall cap, with a moustache.
func trader(b burin) {
	b.bust(of(0.22).cut(45).wash(skinWash).edge(0.6), of(0.05).to(0.2).cut(80).wash(clothWash).edge(0.8))
	b.rule(0.8, 0, -31, 0, 2)
	for _, y := range [3]float64{-24, -15, -6} {
		b.fill(tilted(2.6, y, 1.2, 1.2, 0), of(0.9))
	}
	b.fill(round([]xy{{-8, faceY + 8}, {0, faceY + 5.4}, {8, faceY + 8}, {10, faceY + 11}, {3, faceY + 8.6}, {-3, faceY + 8.6}, {-10, faceY + 11}}), of(0.95))
	b.fill(poly(-13.5, faceY-9, -11, faceY-30, 9, faceY-32, 13.5, faceY-9), of(0.75).toRight(0.9).cut(70).wash(redWash).edge(0.8))
}

// gloryHunter is a man with whiskers, a monocle and a pith helmet.
func gloryHunter(b burin) {
	b.bust(of(0.1).wash(pinkWash).edge(0.6), of(0.35).to(0.5).cut(60).wash(redWash).edge(0.8))
	b.collar()
	for _, side := range [2]float64{-1, 1} {
		b.fill(round([]xy{{side * 13.6, faceY - 4}, {side * 16, faceY + 10}, {side * 9, faceY + 14}, {side * 10.5, faceY + 4}}), of(0.3).cut(80).edge(0.5))
		b.fill(round([]xy{{0, faceY + 6}, {side * 9, faceY + 5}, {side * 16, faceY + 1.5}, {side * 9, faceY + 8.6}}), of(0.35).cut(30).edge(0.5))
		b.fill(tilted(side*27, -24, 8, 3, -side*16), of(0.2).wash(sandWash).edge(0.8))
	}
	b.outline(oval(5.4, faceY-2.5, 4.2, 4.2), 1)
	b.fill(tilted(0, faceY-9.5, 22, 4.2, 0), of(0.12).wash(sandWash).edge(0.8))
	b.fill(arc(0, faceY-10, 16, 19, 180, 360), of(0.05).toRight(0.35).cut(60).wash(sandWash).edge(0.8))
	b.fill(tilted(0, faceY-29.5, 2, 2, 0), of(0.3))
}
