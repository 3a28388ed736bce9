package engraving

import "sourceofthenile/render/paint"

// What a map shows in a country: rivers, falls, peaks, wells; and the special
// discoveries (rule 23).

func init() {
	add(scene, "feature", map[string]func(b burin){
		"river": func(b burin) {
			b.sky(0.26, 0.04, 46, skyWash)
			b.cloud(50, 16, 40, 9)
			b.hills(44, 7, 44, 3, of(0.22).cut(0).wash(hillWash))
			b.hills(50, 3, 20, 9, of(0.4).cut(-15).like(leafy, 4).wash(leafWash))
			b.water(52, 101, 0.5, 0.22)
			b.bank(-1, 54, 30, 0.6)
			b.bank(1, 58, 26, 0.7)
			b.at(-92, 72, 0.62).broad()
			b.at(-66, 66, 0.44).palm()
			b.at(84, 72, 0.72).palm()
			b.at(104, 74, 0.6).broad()
			b.bank(-1, 76, 52, 0.9)
			b.bank(1, 82, 60, 0.9)
			b.at(-104, 98, 0.36).reedClump(12)
			b.at(-84, 100, 0.3).reedClump(9)
			b.at(100, 100, 0.4).reedClump(12)
			b.at(-2, 76, 0.4).canoe()
			b.at(-14, 74, 0.34).paddler()
			b.at(6, 74, 0.34).paddler()
			b.wavelets(-2, 82, 36, 2)
		},
		"source": func(b burin) {
			b.sky(0.26, 0.04, 50, skyWash)
			b.peak(46, 2, 70, 66, true, 0.9)
			b.peak(-70, 22, 70, 46, false, 0.8)
			b.foothills(58)
			b.fill(shape(append(curve(2, 66, -6, 74, 16, 80, -12, 88, -20, 102), curve(44, 102, 26, 90, 38, 82, 10, 75, 8, 66)...)), of(0.3).to(0.1).ripples().wash(waterWash).edge(0.9))
			for _, q := range [][3]float64{{-26, 90, 7}, {44, 88, 8}, {14, 70, 4}, {-8, 74, 4}, {56, 98, 6}} {
				b.stone(q[0], q[1], q[2])
			}
			b.at(-66, 96, 0.56).figure(pointing.in(coat))
			b.at(-84, 97, 0.4).flag(redWash)
			b.at(-102, 97, 0.52).figure(standing.in(soldier))
			b.at(96, 98, 0.5).bush()
		},
		"oasis": func(b burin) {
			b.sky(0.14, 0.02, 58, sandWash)
			b.dune(-180, -10, 62, 20, 0.6)
			b.dune(10, 190, 60, 26, 0.4)
			b.ground(72, 1.5, of(0.06).to(0.22).dots().wash(sandWash))
			b.at(-24, 78, 0.9).palm()
			b.at(6, 76, 0.8).palm()
			b.at(30, 80, 0.94).palm()
			b.at(-44, 80, 0.7).palm()
			b.at(-8, 80, 0.3).bush()
			b.at(46, 82, 0.26).bush()
			b.pool(blob(-50, 88, -20, 82, 20, 82, 52, 87, 40, 95, 0, 97, -40, 95), 0.4, 0.2)
			b.at(-90, 94, 0.46).camel()
			b.at(-112, 92, 0.4).camel()
			b.at(74, 94, -0.46).figure(kneeling.in(robe))
			b.at(104, 92, 0.4).huddled(blueWash)
			b.at(60, 98, 0.2).pot()
		},
		"cataract": func(b burin) {
			b.sky(0.2, 0.04, 42, skyWash)
			b.hills(40, 6, 26, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(46, 60, 0.4, 0.3)
			b.at(-100, 50, 0.5).palm()
			b.at(98, 50, 0.44).broad()
			b.surge(58, 4, 30, of(0.3).ripples())
			for i := range 4 { // ledges, one below the other, broken by rocks
				y := 58 + 10*float64(i)
				x := b.left() - b.dice.Next()*30
				for x < b.right() {
					w, drop := b.dice.Between(16, 44), b.dice.Spread(3)
					b.fall(x, x+w, y+drop, y+drop+7+float64(i))
					b.foam(x+w/2, y+drop+8+float64(i), w*0.55)
					r := 4.5 + 1.5*float64(i) + b.dice.Spread(1.5)
					b.stone(x+w+r*0.6, y+drop+4, r)
					x += w + r*b.dice.Between(1, 2.4)
				}
				b.surge(y+10, 3, 34, of(0.3).to(0.16).ripples())
			}
			b.bank(-1, 92, 88, 0.9)
			b.at(-110, 100, 0.44).reedClump(9)
		},
		"waterfall": func(b burin) {
			b.sky(0.2, 0.04, 24, skyWash)
			b.hills(22, 4, 22, 3, of(0.5).cut(-12).like(leafy, 4).wash(deepWash))
			b.ground(25, 1, of(0.3).to(0.5).cut(0).like(leafy, 4).wash(leafWash))
			b.fill(poly(-46, 26, 42, 26, 46, 102, -50, 102), of(0.55).cut(84).like(craggy, 9).wash(rockWash).bare())
			b.fall(-38, 8, 27, 86)
			b.fall(14, 34, 28, 86)
			b.fill(poly(-60, 22, 60, 22, 36, 29, -40, 29), of(0.2).ripples().wash(waterWash).edge(0.5))
			for _, s := range []float64{-1, 1} {
				wall := shape{{s * 140, 27}, {s * 38, 27}, {s * 42, 40}, {s * 37, 46}, {s * 44, 62}, {s * 39, 72}, {s * 50, 84}, {s * 46, 102}, {s * 140, 102}}
				b.fill(wall.ragged(2, 7, 3), of(0.25).to(0.5).cut(s*-70).like(craggy, 12).wash(rockWash).edge(1.1))
			}
			b.cloud(-28, 86, 26, 9)
			b.cloud(24, 88, 28, 9)
			b.cloud(-2, 82, 22, 9)
			b.surge(94, 4, 30, of(0.4).to(0.2).ripples())
			b.at(-108, 40, 0.4).palm()
			b.at(-88, 30, 0.26).bush()
			b.at(104, 34, 0.4).broad()
			b.at(92, 98, 0.24).figure(pointing.in(coat))
			b.at(100, 98, 0.22).figure(standing)
			b.at(-110, 102, 0.5).fern(7)
		},
		"peak": func(b burin) {
			b.sky(0.4, 0.06, 80, skyWash)
			b.peak(-90, 46, 86, 44, false, 0.6)
			b.peak(86, 42, 86, 50, false, 0.65)
			b.peak(0, -2, 90, 88, true, 1)
			b.cloud(-70, 54, 40, 6)
			b.cloud(62, 60, 44, 6)
			b.foothills(86)
			b.at(-96, 99, 0.28).figure(pointing.in(coat))
			b.at(-106, 99, 0.26).figure(standing)
			b.at(-88, 99, 0.26).sextantStand()
		},
		"village": func(b burin) {
			b.plains(54)
			b.at(-104, 72, 0.6).palm()
			b.at(-76, 74, 0.44).hut()
			b.at(-28, 72, 0.4).hut()
			b.at(70, 74, 0.46).hut()
			b.at(108, 78, 0.56).broad()
			b.at(22, 84, 0.66).hut()
			b.at(-52, 90, 0.4).figure(standing.in(robe))
			b.at(-36, 92, 0.4).figure(open)
			b.at(76, 94, 0.44).huddled(redWash)
			b.at(62, 95, 0.2).pot()
			b.at(-96, 94, 0.44).bearer()
			b.grass(88, 99, 12, 5)
		},
	})
	add(scene, "discovery", map[string]func(b burin){
		"lost-city": func(b burin) {
			b.sky(0.3, 0.05, 60, duskWash)
			b.hills(56, 8, 18, 3, of(0.4).cut(-12).like(leafy, 6).wash(leafWash))
			b.ground(66, 2, of(0.3).to(0.5).cut(-8).wash(leafWash))
			b.masonry(-96, 84, 44, 34, 6)
			b.masonry(-58, 84, 22, 62, 9)
			b.fill(poly(-60, 26, -47, 8, -34, 24), of(0.2).toRight(0.6).cut(70).wash(rockWash))
			b.masonry(-32, 84, 66, 40, 7)
			b.fill(append(shape{{-8, 84}}, append(arc(2, 60, 10, 12, 180, 360), xy{12, 84})...), of(0.95))
			b.masonry(38, 84, 20, 50, 8)
			b.masonry(64, 86, 50, 22, 4)
			b.fill(blob(66, 64, 66, 52, 72, 44, 80, 40, 90, 42, 96, 52, 96, 64), of(0.2).toRight(0.6).cut(70).like(craggy, 6).wash(rockWash))
			for _, q := range [][3]float64{{-70, 30, 12}, {-28, 46, 9}, {44, 38, 11}, {-96, 54, 10}, {20, 48, 8}, {108, 68, 13}} {
				b.fill(lobes(q[0], q[1], q[2], q[2]*0.7, 9, b.dice), of(0.4).to(0.7).like(leafy, 6).wash(leafWash).edge(0.7))
				b.line(1, q[0]-4, q[1]+5, q[0]-6, q[1]+16, q[0]-3, q[1]+27)
			}
			b.at(116, 98, 0.86).broad()
			b.stone(-14, 92, 7)
			b.stone(52, 92, 8)
			b.at(-110, 101, 0.5).fern(7)
			b.at(-40, 98, 0.4).figure(pointing.in(coat))
			b.at(-56, 99, 0.38).figure(open)
		},
		"native-kingdom": func(b burin) {
			b.sky(0.24, 0.04, 50, skyWash)
			b.cloud(-70, 16, 36, 8)
			b.hills(48, 5, 26, 3, of(0.3).cut(0).wash(hillWash))
			b.ground(56, 1, of(0.14).to(0.36).cut(-6).wash(dryWash))
			for i := range 9 {
				b.at(-124+31*float64(i), 66+3*float64(i%2), 0.26).hut()
			}
			b.at(2, 76, 0.74).squeezed(1.3, 1).hut()
			for i := range 26 { // the palisade
				x := -130 + 10.4*float64(i)
				if x > -18 && x < 22 {
					continue
				}
				b.fill(poly(x-2.4, 84, x-2.4, 70, x, 66, x+2.4, 70, x+2.4, 84), of(0.3).toRight(0.7).cut(86).wash(woodWash).edge(0.6))
			}
			b.at(2, 93, 0.5).figure(open.in(robe))
			b.parasol(9, 93, 0.5)
			for i := range 5 {
				for _, s := range []float64{-1, 1} {
					x := s * (26 + 19*float64(i))
					b.at(x+s*4, 96, 0.5).spear(96)
					b.at(x, 96, -s*0.46).figure(standing)
				}
			}
		},
		"king-solomons-mine": func(b burin) {
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.62).to(0.8).cut(-62).like(craggy, 14).wash(rockWash).bare())
			b.fill(blob(-46, 102, -52, 60, -40, 26, -10, 10, 24, 14, 46, 34, 52, 64, 46, 102), of(0.2).to(0.5).cut(70).wash(glowWash).edge(1.2))
			for _, s := range []float64{-1, 1} {
				b.fill(tube(44*s, 102, 8, 46*s, 20, 7), of(0.4).cut(84).round(2).wash(woodWash))
			}
			b.fill(tube(-52, 22, 8, 52, 20, 8), of(0.4).cut(4).round(2).wash(woodWash))
			b.at(-16, 92, 0.56).chest(true)
			b.fill(lobes(-17, 70, 15, 5, 9, b.dice), of(0.06).like(leafy, 3).wash(goldWash))
			for range 30 {
				b.fill(oval(b.dice.Spread(40), 94+b.dice.Spread(4), 2.4, 1.4), of(0.04).wash(goldWash).edge(0.8))
			}
			b.at(28, 92, 0.5).figure(pose{lean: 16, near: [2]float64{24, 4}, far: [2]float64{-14, -20}, hand: [2]float64{96, 120}, hand2: [2]float64{20, 50}, dress: coat})
			b.at(42, 62, 0.1).torch()
			for _, x := range []float64{-104, -78, 84, 108} { // veins
				b.bright(2.6, x, 4, x+8, 30, x-5, 58, x+6, 96)
				b.line(0.9, x+1.6, 4, x+10, 30, x-3, 58, x+8, 96)
			}
			b.at(-84, 98, 0.5).crystals(glowWash)
			b.at(88, 98, 0.56).crystals(glowWash)
		},
		"livingstone": func(b burin) {
			b.plains(50)
			b.at(-108, 80, 0.8).palm()
			b.at(70, 76, 0.56).hut()
			b.at(110, 80, 0.5).hut()
			p := standing.in(coat)
			p.hand, p.hand2 = [2]float64{64, 80}, [2]float64{-4, 6}
			b.at(-20, 95, 0.84).figure(p)
			p.hand = [2]float64{60, 76}
			b.at(34, 95, -0.84).figure(p)
			b.fill(poly(29, 29, 36, 29, 38, 41, 33, 45, 29, 41), of(0.1).cut(80).wash(white).edge(0.6))
			b.at(-58, 95, 0.66).askari()
			b.at(-80, 96, 0.6).bearer()
			b.at(66, 95, -0.64).figure(open.in(robe))
			b.at(90, 96, -0.6).figure(standing)
			b.at(-100, 97, 0.8).flag(redWash)
		},
		"rumour": func(b burin) {
			b.sky(0.1, 0.02, 50, skyWash)
			b.hills(50, 2, 50, 3, of(0.2).cut(0).wash(hillWash))
			b.ground(54, 0.6, of(0.06).to(0.2).dots().wash(sandWash))
			// towers in the shimmer, that are not there
			for i, q := range [][3]float64{{-40, 20, 10}, {-22, 30, 9}, {0, 36, 12}, {22, 24, 9}, {40, 17, 10}} {
				t := of(0.14).cut(0).wide(1.5).edge(0.35)
				b.fill(poly(q[0]-q[2]/2, 46, q[0]-q[2]/2, 46-q[1], q[0], 40-q[1], q[0]+q[2]/2, 46-q[1], q[0]+q[2]/2, 46), t)
				if i%2 == 0 {
					b.fill(arc(q[0], 46-q[1], q[2]/2, q[2]/2, 180, 360), t)
				}
			}
			for i := range 9 {
				y := 40 + 1.5*float64(i)
				b.bright(2, -64+b.dice.Spread(8), y, 0, y+0.6, 64+b.dice.Spread(8), y)
				b.line(0.5, -70+b.dice.Spread(8), y+0.7, 0, y+1.3, 70+b.dice.Spread(8), y+0.7)
			}
			p := standing.in(coat)
			p.hand, p.hand2 = [2]float64{50, 150}, [2]float64{40, 140}
			b.at(-86, 95, 0.7).figure(p)
			b.at(-108, 96, 0.62).figure(pose{lean: 0, nod: -4, near: [2]float64{4, 2}, far: [2]float64{-5, -5}, hand: [2]float64{30, 150}, hand2: [2]float64{-10, 0}})
			b.at(76, 90, 0.46).skull()
			b.stone(44, 94, 6)
			b.stone(104, 92, 8)
			b.tuft(60, 94, 8, 0.9)
			b.tuft(20, 90, 6, 0.8)
		},
	})
}

// fall is a sheet of falling water between two heights.
func (b burin) fall(x0, x1, y0, y1 float64) {
	b.fill(poly(x0, y0, x1, y0, x1+2, y1, x0-2, y1), of(0.03).to(0.16).cut(89).wash(white).bare())
	n := int((x1 - x0) / 2.4)
	for i := range n {
		x := paint.Lerp(x0, x1, (float64(i)+b.dice.Next())/float64(n))
		f := b.dice.Between(0, 0.5)
		b.line(0.8, x, paint.Lerp(y0, y1, f), x+b.dice.Spread(0.7), paint.Lerp(y0, y1, f+0.25), x+b.dice.Spread(1), paint.Lerp(y0, y1, f+b.dice.Between(0.3, 0.5)))
	}
	b.even(0.9, x0, y0, paint.Lerp(x0, x1, 0.5), y0+0.6, x1, y0)
}

// masonry is a wall of dressed stone with a broken top.
func (b burin) masonry(x, y, w, h, course float64) {
	top := shape{{x, y}}
	n := 6
	for i := range n + 1 {
		f := float64(i) / float64(n)
		k := course * float64(int(b.dice.Next()*3)) * 0.6
		top = append(top, xy{x + w*f, y - h + k}, xy{x + w*min(1, f+1/float64(n)), y - h + k})
	}
	top = append(top, xy{x + w, y})
	b.fill(top, of(0.14).toRight(0.5).cut(64).wash(rockWash))
	in := b.within(top)
	row := 0
	for yy := y - course; yy > y-h-course; yy -= course {
		in.rule(0.7, x, yy, x+w, yy)
		for xx := x + course*0.9*float64(row%2); xx < x+w; xx += course * 1.8 {
			in.rule(0.6, xx, yy, xx, yy+course)
		}
		row++
	}
}

// parasol is held over somebody who stands at (x, y).
func (b burin) parasol(x, y, k float64) {
	c := b.at(x, y, k)
	c.rule(1.4, 0, -20, -4, -124)
	c.fill(append(arc(-4, -116, 34, 22, 180, 360), xy{20, -113}, xy{-4, -117}, xy{-28, -113}), of(0.2).toRight(0.5).cut(80).wash(redWash))
	for i := range 5 {
		c.line(0.7, -4, -138, -4-14+7*float64(i), -130, -4-28+14*float64(i), -115)
	}
}

// torch burns, 300 units high: it is drawn at a tenth.
func (b burin) torch() {
	b.rule(3, 0, 100, 0, 0)
	b.flames(0, 0, 120, 190, 3)
}

// crystals stand in a cluster, 100 units wide.
func (b burin) crystals(c rgb) {
	for i, q := range [][3]float64{{-30, 34, -24}, {28, 38, 22}, {-14, 58, -9}, {14, 66, 8}, {0, 44, 0}} {
		s := b.at(q[0]*0.6, 0, 1).turned(q[2])
		w := 11.0 - float64(i%2)*2
		s.fill(poly(-w, 0, -w, -q[1]+10, 0, -q[1], w, -q[1]+10, w, 0), of(0.03).to(0.12).cut(80).wash(c))
		s.fill(poly(w*0.25, 0, w*0.25, -q[1]+14, 0, -q[1], w, -q[1]+10, w, 0), of(0.5).to(0.3).cut(70).wash(c).edge(0.6))
		s.rule(0.7, -w, -q[1]+10, w*0.25, -q[1]+14)
	}
	b.fill(lobes(0, 2, 40, 7, 9, b.dice), of(0.4).to(0.6).like(craggy, 6).wash(rockWash))
}
