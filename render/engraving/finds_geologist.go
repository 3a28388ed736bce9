package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// The geologist's finds (rule 20): rocks, and how the land is built.

// beds are layers of rock that fill a shape, bent and broken.
func (b burin) beds(s shape, y0, y1 float64, tones []float64, dip float64, c rgb) {
	b.fill(s, of(0.2).cut(10).wash(c).edge(1.1))
	in := b.within(s)
	n := len(tones)
	for i, t := range tones {
		ya, yb := paint.Lerp(y0, y1, float64(i)/float64(n)), paint.Lerp(y0, y1, float64(i+1)/float64(n))
		var top, low shape
		for x := b.left(); x <= b.right(); x += 6 {
			w := dip*x/100 + 1.2*paint.Noise(x/17, float64(i)*3, b.seed)
			top = append(top, xy{x, ya + w})
			low = append(low, xy{x, yb + w})
		}
		in.fill(append(top, reversed(low)...), of(t).cut(8+30*float64(i%3)).like(mottled, 5).wash(c).edge(0.6))
	}
}

// lump is a hand specimen, 100 units wide, its foot at the origin.
func (b burin) lump(t tone) shape {
	s := poly(-46, -6, -50, -30, -36, -50, -14, -62, 10, -58, 34, -50, 48, -28, 44, -8, 20, 0, -24, 1).ragged(2, 9, 3)
	b.fill(s, t)
	return s
}

func init() {
	add(scene, "find", map[string]func(b burin){
		"copper-vein": func(b burin) {
			b.sky(0.24, 0.05, 60, skyWash)
			b.peak(104, 18, 90, 44, false, 0.7)
			b.ground(86, 3, of(0.3).to(0.5).cut(-10).wash(earthWash))
			b.cliff(-1, 40, 92)
			in := b.within(poly(-140, -2, 52, -2, 48, 26, 38, 50, 34, 76, 30, 92, -140, 100))
			for i, q := range [][6]float64{{-126, 10, -60, 36, 44, 70}, {-80, -4, -40, 34, 6, 92}, {-20, 2, 10, 30, 50, 40}} {
				in.fill(tube(q[0], q[1], 9, q[2], q[3], 12-2*float64(i), q[4], q[5], 5), of(0.3).cut(-60).like(mottled, 4).wash(rgb{0.5, 0.84, 0.70}).edge(1))
			}
			b.at(70, 96, -0.66).figure(pose{lean: 14, near: [2]float64{24, 4}, far: [2]float64{-14, -20}, hand: [2]float64{110, 150}, hand2: [2]float64{30, 60}, dress: coat})
			b.at(56, 52, 0.3).turned(-50).hammer()
			b.stone(40, 96, 6)
		},
		"gold-quartz": func(b burin) {
			b.plainWall()
			c := b.at(-34, 92, 1.25)
			s := c.lump(of(0.03).to(0.24).cut(-50).like(craggy, 12).round(8).deep(0.35).wash(white))
			in := c.within(s)
			for _, q := range [][6]float64{{-40, -20, -20, -34, -6, -30}, {-10, -50, 4, -34, 20, -30}, {6, -14, 20, -20, 38, -16}, {-24, -10, -12, -16, -4, -8}} {
				in.fill(tube(q[0], q[1], 1, q[2], q[3], 5, q[4], q[5], 1.4), of(0.16).dots().wash(goldWash).edge(0.8))
			}
			c.line(1, -30, -50, -16, -30, -20, -6)
			c.line(1, 24, -50, 14, -28, 30, -4)
			b.at(74, 94, 0.9).hammer()
			for range 9 {
				b.fill(lobes(64+b.dice.Spread(40), 96+b.dice.Spread(2), 2.4, 1.6, 5, b.dice), of(0.1).wash(goldWash))
			}
			b.at(98, 70, 0.56).lensGlass()
		},
		"basalt-columns": func(b burin) {
			b.sky(0.22, 0.04, 80, skyWash)
			b.cloud(-70, 16, 36, 8)
			for i := range 34 {
				x := -136 + 8.2*float64(i)
				top := 26 + 16*math.Sin(float64(i)*0.33+1) + b.dice.Spread(4)
				b.fill(poly(x-4.2, 100, x-4.2, top, x-1.6, top-3, x+2, top-3, x+4.2, top, x+4.2, 100), of(0.12).toRight(0.8).cut(88).wash(greyWash))
				b.fill(poly(x-4.2, top, x-1.6, top-3, x+2, top-3, x+4.2, top, x+1.8, top+2.4, x-1.8, top+2.4), of(0.05).wash(rockWash).edge(0.7))
				for j := range 4 {
					b.even(0.5, x-4, top+16+15*float64(j)+b.dice.Spread(4), x, top+17.4+15*float64(j), x+4, top+16+15*float64(j))
				}
			}
			for i := range 14 {
				x := -130 + 20*float64(i) + b.dice.Spread(5)
				h := b.dice.Between(4, 14)
				b.fill(poly(x-5, 101, x-5, 97-h, x-2, 94-h, x+3, 94-h, x+5.4, 97-h, x+5.4, 101), of(0.1).toRight(0.7).cut(88).wash(greyWash))
			}
			b.at(20, 99, 0.3).figure(pointing.in(coat))
		},
		"rift-wall": func(b burin) {
			b.sky(0.2, 0.04, 40, skyWash)
			b.cloud(60, 14, 40, 8)
			wall := append(shape(curve(b.left(), 14, -80, 16, -50, 20, -38, 24, -30, 40, -18, 48, -8, 66, 10, 74, 26, 84, 60, 88, b.right(), 90)), xy{b.right(), 102}, xy{b.left(), 102})
			b.fill(poly(b.left(), 40, b.right(), 40, b.right(), 92, b.left(), 92), of(0.1).to(0.3).cut(0).wash(dryWash).bare())
			b.hills(40, 3, 40, 9, of(0.3).cut(0).wash(hillWash))
			b.pool(blob(10, 60, 60, 56, 110, 58, 124, 64, 70, 68, 20, 66), 0.3, 0.2)
			b.beds(wall, 14, 96, []float64{0.2, 0.5, 0.12, 0.6, 0.26, 0.1, 0.5, 0.3}, 2, earthWash)
			for i := range 8 {
				x := -120 + 13*float64(i)
				b.within(wall).line(1.1, x, 15, x+b.dice.Spread(5), 50, x+b.dice.Spread(8), 92)
			}
			b.at(-64, 19, 0.2).theodolite()
			b.at(-74, 19, 0.2).figure(standing.in(coat))
			b.at(92, 98, 0.36).bush()
			b.at(50, 92, 0.2).thorn()
		},
		"warm-crater": func(b burin) {
			b.sky(0.3, 0.05, 60, skyWash)
			b.hills(56, 4, 30, 3, of(0.3).cut(0).wash(hillWash))
			cone := append(shape(curve(b.left(), 92, -80, 78, -40, 40, -26, 30, -8, 34, 10, 31, 30, 29, 46, 40, 86, 78, b.right(), 92)), xy{b.right(), 102}, xy{b.left(), 102})
			b.fill(cone, of(0.2).toRight(0.7).cut(60).like(craggy, 9).wash(rockWash).edge(1))
			b.fill(blob(-30, 32, -8, 38, 20, 37, 36, 31, 20, 27, -14, 27), of(0.85).wash(redWash).edge(1))
			for _, x := range []float64{-14, 4, 20} {
				b.fill(lobes(x, 16+b.dice.Spread(3), 15, 10, 9, b.dice), of(0.03).to(0.26).round(6).wash(white).edge(0.7))
			}
			b.fill(lobes(20, 2, 26, 8, 9, b.dice), of(0.03).to(0.26).round(6).wash(white).edge(0.7))
			for i := range 5 {
				b.smoke(-70+30*float64(i), 82+4*float64(i%2), 16, 4, 3)
			}
			b.at(-98, 97, 0.4).figure(kneeling.in(coat))
			b.at(104, 98, 0.36).figure(standing)
		},
		"glacier": func(b burin) {
			b.sky(0.44, 0.1, 70, skyWash)
			b.peak(-60, 0, 84, 70, true, 0.9)
			b.peak(66, 6, 84, 66, true, 0.9)
			b.hills(80, 4, 20, 3, of(0.4).to(0.6).cut(-14).like(craggy, 6).wash(rockWash))
			ice := append(shape(curve(-8, 30, -18, 48, -34, 66, -56, 84, -62, 102)), curve(52, 102, 44, 84, 26, 62, 14, 46, 12, 30)...)
			b.fill(ice, of(0.02).to(0.18).cut(-70).wash(rgb{0.88, 0.97, 1.03}).edge(1.1))
			in := b.within(ice)
			for i := range 11 {
				f := float64(i) / 10
				y := 36 + 62*f
				w := 14 + 44*f
				in.line(1.3, -w-6, y+5, -w*0.3, y-1.4, w*0.2, y+1, w+6, y+6)
				in.line(0.7, -w-6, y+7, -w*0.3, y+0.8, w*0.2, y+3, w+6, y+8)
			}
			b.ground(96, 2, of(0.3).to(0.6).cut(-12).like(craggy, 5).wash(earthWash))
			b.at(-90, 98, 0.28).figure(pointing.in(coat))
			b.at(-98, 98, 0.26).figure(standing)
		},
		"salt-pan": func(b burin) {
			b.sky(0.1, 0.02, 44, sandWash)
			b.hills(43, 2, 50, 3, of(0.24).cut(0).wash(hillWash))
			b.fill(poly(b.left(), 46, b.right(), 46, b.right(), 101, b.left(), 101), of(0.02).bare().wash(white))
			for i := range 7 { // polygons of crust
				y := 50 + 1.2*float64(i)*float64(i)
				var c []float64
				for x := b.left(); x < b.right()+10; x += 9 + 2*float64(i) {
					c = append(c, x, y+1.6*float64(len(c)/2%2)*(1+float64(i)*0.5))
				}
				b.rule(0.8, c...)
				for j := 0; j+3 < len(c); j += 4 {
					k := c[j+1] + 2.4*float64(i) + 2
					b.rule(0.8, c[j], c[j+1], c[j]+b.dice.Spread(3), k)
				}
			}
			b.rule(2.2, 6, 92, 16, 34)
			b.rule(2, 2, 44, 28, 48)
			b.at(-10, 94, 0.66).figure(pose{lean: 16, near: [2]float64{22, 4}, far: [2]float64{-14, -20}, hand: [2]float64{70, 90}, hand2: [2]float64{60, 80}, dress: soldier})
			b.at(44, 94, -0.66).figure(pose{lean: 10, near: [2]float64{22, 4}, far: [2]float64{-14, -20}, hand: [2]float64{80, 96}, hand2: [2]float64{70, 90}})
			b.at(-72, 94, 0.6).figure(kneeling.in(coat))
			b.at(-48, 95, 0.26).bottle(waterWash)
			for i := range 3 {
				b.fill(poly(80+15*float64(i), 95, 90+15*float64(i), 78-3*float64(i%2), 101+15*float64(i), 95), of(0.02).toRight(0.3).cut(60).wash(white))
			}
		},
		"stone-forest": func(b burin) {
			b.sky(0.1, 0.02, 56, sandWash)
			b.hills(54, 4, 40, 3, of(0.24).cut(0).wash(rockWash))
			b.ground(62, 1.5, of(0.06).to(0.24).dots().wash(sandWash))
			trunk := func(x, y, l, w, deg float64) {
				c := b.at(x, y, 1).turned(deg)
				c.fill(poly(-l/2, -w/2, l/2, -w/2+1, l/2, w/2, -l/2, w/2), of(0.14).to(0.6).cut(3).like(furry, 5).wash(rockWash).edge(1))
				c.fill(tilted(-l/2, 0, w*0.22, w/2, 0), of(0.06).wash(redWash))
				for i := range 3 {
					c.even(0.7, -l/2+w*0.2*0.28*float64(i), -w*0.14*float64(i), -l/2+w*0.05*float64(i), 0, -l/2, w*0.14*float64(i))
				}
				for i := range 3 {
					c.line(1, l*(-0.2+0.25*float64(i)), -w/2, l*(-0.18+0.25*float64(i)), 0, l*(-0.21+0.25*float64(i)), w/2)
				}
			}
			trunk(-40, 70, 60, 8, -4)
			trunk(64, 72, 70, 9, 7)
			trunk(-72, 88, 90, 17, -3)
			trunk(46, 92, 104, 20, 4)
			b.fill(poly(-12, 86, -14, 56, -8, 50, -2, 54, 2, 48, 8, 54, 8, 86), of(0.14).toRight(0.7).cut(88).like(furry, 5).wash(rockWash))
			b.at(116, 90, -0.44).figure(pointing.in(coat))
		},
		"moving-dunes": func(b burin) {
			b.sky(0.1, 0.02, 80, sandWash)
			b.dune(30, 210, 62, 20, 0.4)
			b.dune(-180, 20, 70, 30, 0.6)
			b.dune(-60, 150, 90, 46, 0.5)
			for i := range 6 { // sand off the crest
				b.line(0.6, 46, 45+1.4*float64(i), 62, 42+2*float64(i), 80, 46+3*float64(i))
			}
			for i := range 6 { // the stakes
				x := -84 + 26*float64(i)
				h := 15 - float64(i)*1.2
				b.rule(1.6, x, 97-1.4*float64(i), x, 97-1.4*float64(i)-h)
				b.fill(poly(x, 97-1.4*float64(i)-h, x+7, 99-1.4*float64(i)-h, x, 102-1.4*float64(i)-h), of(0.2).wash(redWash).edge(0.7))
			}
			b.at(-104, 97, 0.44).figure(standing.in(coat))
			b.at(92, 98, -0.4).figure(kneeling.in(robe))
		},
		"sky-iron": func(b burin) {
			b.sky(0.14, 0.02, 54, duskWash)
			b.dune(-180, 10, 60, 14, 0.6)
			b.dune(0, 190, 58, 16, 0.4)
			b.ground(66, 1.5, of(0.08).to(0.26).dots().wash(sandWash))
			b.fill(tube(120, -4, 14, 70, 12, 6, 26, 26, 0.8), of(0.02).cut(20).bare().wash(glowWash))
			b.shadow(4, 93, 60, 5)
			c := b.at(0, 94, 1.02)
			s := c.lump(of(0.6).to(0.85).cut(-50).round(12).deep(0.7).wash(greyWash))
			in := c.within(s)
			for range 16 { // the thumb-marks of its fall
				x, y := b.dice.Spread(40), -8-b.dice.Next()*44
				r := b.dice.Between(3, 6.5)
				in.fill(oval(x, y, r, r*0.7), of(0.9).to(0.3).cut(-40).wash(greyWash).edge(0.6))
			}
			b.at(-84, 96, 0.6).figure(pointing.in(coat))
			b.at(80, 97, -0.56).figure(kneeling.in(robe))
		},
		"blue-ground": func(b burin) {
			b.plains(38)
			b.fill(poly(b.left(), 44, b.right(), 44, b.right(), 101, b.left(), 101), of(0.2).to(0.36).dots().wash(earthWash).bare())
			b.fill(blob(-56, 102, -50, 70, -40, 54, -10, 46, 30, 48, 48, 60, 56, 102), of(0.44).to(0.6).cut(-40).like(mottled, 6).wash(rgb{0.66, 0.76, 0.82}).edge(1.2))
			for _, q := range [][3]float64{{-24, 74, 9}, {8, 64, 7}, {24, 84, 11}, {-8, 92, 7}, {38, 70, 5}, {-36, 90, 5}} {
				b.gem(q[0], q[1], q[2])
			}
			b.at(-92, 96, 0.6).figure(kneeling.in(coat))
			b.at(-62, 94, 0.5).turned(-20).hammer()
			b.at(92, 94, -0.56).figure(pose{lean: 30, nod: 10, near: [2]float64{30, 4}, far: [2]float64{-20, -30}, hand: [2]float64{40, 70}, hand2: [2]float64{60, 90}})
			b.at(70, 96, 0.4).keg()
		},
		"red-ironstone": func(b burin) {
			b.plains(56)
			hill := append(shape(curve(b.left(), 80, -70, 70, -40, 44, -20, 34, 20, 30, 50, 40, 80, 66, b.right(), 78)), xy{b.right(), 102}, xy{b.left(), 102})
			b.beds(hill, 28, 100, []float64{0.5, 0.16, 0.6, 0.24, 0.5, 0.12, 0.55, 0.3}, 4, rgb{0.95, 0.66, 0.50})
			for _, q := range [][3]float64{{-50, 94, 10}, {-26, 97, 8}, {44, 95, 11}, {74, 97, 8}} {
				b.stone(q[0], q[1], q[2])
			}
			b.at(6, 98, 0.7).furnace()
			b.at(104, 96, -0.5).figure(pointing.in(coat))
			b.at(-98, 96, 0.5).bearer()
		},
		"fossil-bones": func(b burin) {
			b.sky(0.2, 0.04, 30, skyWash)
			b.beds(poly(b.left(), 26, b.right(), 30, b.right(), 102, b.left(), 102), 24, 104, []float64{0.3, 0.12, 0.24, 0.1, 0.2, 0.3}, 2, sandWash)
			bone := of(0.02).to(0.3).cut(60).round(3).deep(0.5).wash(white)
			var spine []xy
			for i := range 22 { // a backbone along the bed
				f := float64(i) / 21
				p := xy{paint.Lerp(-112, 60, f), 62 - 15*math.Sin(f*3.1) + 4*f}
				spine = append(spine, p)
				if i > 6 && i < 18 {
					l := 30 * math.Sin(float64(i-5)/13*math.Pi)
					b.fill(tube(p.X, p.Y, 3, p.X+4, p.Y+l*0.6, 2.4, p.X-4, p.Y+l, 1), bone)
				}
			}
			for i, p := range spine {
				r := 1.8 + 2.6*math.Sin(float64(i)/21*2.4)
				b.fill(oval(p.X, p.Y, r*1.15, r), bone)
				b.fill(poly(p.X-1, p.Y-r, p.X, p.Y-r-5, p.X+1.6, p.Y-r), bone)
			}
			b.fill(tube(20, 66, 8, 28, 78, 6, 20, 92, 7), bone)
			b.fill(tube(-46, 62, 8, -54, 78, 6, -44, 92, 7), bone)
			b.fill(blob(58, 56, 70, 48, 88, 50, 108, 60, 116, 66, 112, 72, 92, 70, 74, 72, 62, 68), bone)
			b.fill(oval(74, 57, 4, 3.6), of(1))
			for i := range 6 {
				b.fill(poly(88+4*float64(i), 69, 91+4*float64(i), 69, 89.6+4*float64(i), 75), of(0).edge(0.8))
			}
			b.at(-92, 30, 0.24).figure(kneeling.in(coat))
			b.at(100, 98, 0.5).turned(-10).hammer()
		},
		"granite-domes": func(b burin) {
			b.plains(60)
			dome := func(x, y, rx, ry, t float64) {
				b.fill(append(arc(x, y, rx, ry, 180, 360), xy{x + rx, y + 3}, xy{x - rx, y + 3}), of(0.04*t).toRight(0.62*t).cut(62).round(12).wash(rockWash).edge(1))
				for i := range 5 {
					o := -rx*0.6 + rx*0.3*float64(i)
					b.line(0.8, x+o*0.4, y-ry*0.94, x+o, y-ry*0.5, x+o*1.25, y)
				}
			}
			dome(-92, 72, 36, 40, 0.7)
			dome(96, 72, 44, 34, 0.7)
			dome(-28, 80, 50, 62, 1)
			dome(44, 82, 40, 44, 1)
			b.stone(-30, 15, 7)
			b.stone(40, 34, 6)
			for _, x := range []float64{-96, -60, 4, 26, 84, 112} {
				b.at(x, 92+b.dice.Spread(4), 0.24).bush()
			}
			b.at(-110, 98, 0.5).thorn()
			b.at(70, 98, 0.24).figure(standing.in(coat))
		},
		"river-garnets": func(b burin) {
			b.sky(0.16, 0.04, 30, skyWash)
			b.hills(29, 5, 24, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(34, 101, 0.4, 0.22)
			b.ground(70, 2, of(0.06).to(0.22).dots().wash(sandWash))
			b.at(-92, 84, 0.66).figure(kneeling.in(coat)) // who washes more of it
			b.fill(oval(-66, 62, 17, 5), of(0.6).wash(greyWash))
			b.wavelets(-62, 68, 16, 2)
			b.fill(oval(22, 81, 66, 17), of(0.5).toRight(0.85).cut(10).wash(greyWash).edge(1.3))
			b.fill(oval(22, 77, 58, 12.5), of(0.08).to(0.22).dots().wash(sandWash).edge(0.9))
			for _, q := range [][3]float64{{-14, 76, 7}, {4, 73, 8}, {20, 71, 9}, {38, 73, 8}, {54, 76, 7}, {-4, 80, 9}, {14, 79, 12}, {34, 81, 11}, {50, 83, 7}, {20, 86, 7}} {
				b.at(q[0], q[1], q[2]/10).garnet()
			}
			for _, q := range [][3]float64{{-106, 97, 8}, {108, 94, 7}, {-52, 97, 5}, {92, 99, 4}} {
				b.stone(q[0], q[1], q[2])
			}
			b.at(-34, 97, 0.5).garnet()
			b.at(118, 84, 0.4).reedClump(9)
		},
		"coal-seam": func(b burin) {
			b.sky(0.2, 0.04, 26, skyWash)
			b.at(-92, 30, 0.4).broad()
			b.at(60, 30, 0.34).palm()
			bank := append(shape(curve(b.left(), 28, -60, 26, 0, 30, 70, 26, b.right(), 30)), xy{b.right(), 84}, xy{b.left(), 82})
			b.beds(bank, 26, 86, []float64{0.24, 0.1, 0.3, 0.97, 0.97, 0.16, 0.34, 0.12}, 5, earthWash)
			b.water(82, 101, 0.4, 0.26)
			b.at(-20, 82, 0.44).figure(pointing.in(coat))
			b.at(40, 95, 0.5).canoe()
			b.at(34, 93, 0.4).paddler()
			for _, q := range [][2]float64{{-64, 84}, {-52, 86}, {-58, 80}} {
				b.fill(lobes(q[0], q[1], 6, 4, 7, b.dice), of(0.96))
			}
		},
		"drilled-rock": func(b burin) {
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 40, b.left(), 40), of(0.3).to(0.5).cut(80).like(craggy, 11).wash(rockWash).bare())
			b.fall(-120, -60, b.top-1, 42)
			b.fall(84, 120, b.top-1, 42)
			b.fill(poly(b.left(), 40, b.right(), 38, b.right(), 101, b.left(), 101), of(0.1).to(0.34).cut(-12).like(craggy, 14).wash(rockWash).bare())
			for _, q := range [][3]float64{{-66, 58, 22}, {4, 54, 17}, {58, 62, 24}, {-24, 84, 30}, {94, 88, 22}, {-104, 86, 18}} {
				b.fill(oval(q[0], q[1], q[2], q[2]*0.46), of(0.5).to(0.95).cut(-10).wash(rockWash).edge(1.3))
				b.within(oval(q[0], q[1], q[2], q[2]*0.46)).fill(oval(q[0]+2, q[1]+q[2]*0.26, q[2]*0.8, q[2]*0.28), of(0.3).ripples().wash(waterWash).edge(0.7))
				b.stone(q[0]+q[2]*0.2, q[1]+q[2]*0.2, q[2]*0.2)
			}
		},
		"hot-springs": func(b burin) {
			b.sky(0.26, 0.04, 44, skyWash)
			b.hills(43, 6, 30, 3, of(0.28).cut(0).wash(hillWash))
			b.water(46, 68, 0.36, 0.24)
			b.ground(68, 2, of(0.16).to(0.4).cut(-8).wash(earthWash))
			for _, q := range [][3]float64{{-72, 86, 26}, {0, 90, 34}, {74, 84, 26}} {
				b.fill(oval(q[0], q[1], q[2]+6, (q[2]+6)*0.3), of(0.05).wash(white).edge(1))
				b.pool(oval(q[0], q[1], q[2], q[2]*0.26), 0.2, 0.1)
				for j := range 4 {
					b.fill(lobes(q[0]+b.dice.Spread(12)+5*float64(j), q[1]-14-17*float64(j), 13+2*float64(j), 9, 9, b.dice), of(0.02).to(0.2).round(6).wash(white).edge(0.6))
				}
			}
			b.at(-112, 94, 0.5).figure(kneeling.in(coat))
			b.at(112, 98, 0.4).reedClump(9)
		},
		"old-shorelines": func(b burin) {
			b.sky(0.24, 0.04, 50, skyWash)
			b.cloud(60, 14, 40, 8)
			for i := range 5 { // terraces, one above the other
				y := 34 + 9*float64(i)
				x := -10 + 24*float64(i)
				b.fill(poly(b.left(), y, x, y+1, x+14, y+9, b.right(), y+12, b.right(), 102, b.left(), 102), of(0.06+0.05*float64(i)).to(0.4).cut(-8).wash(dryWash).edge(0.8))
				b.fill(poly(b.left(), y+1, x, y+2, x+14, y+9, b.left(), y+8), of(0.55).cut(74).wash(earthWash).bare())
			}
			b.water(80, 101, 0.36, 0.24)
			for i := range 4 {
				b.rule(0.9, -96, 42+9.4*float64(i), -66, 42+9.4*float64(i))
			}
			b.rule(1.4, -92, 80, -92, 36)
			b.at(-76, 42, 0.2).theodolite()
			b.at(-64, 42, 0.2).figure(standing.in(coat))
			for _, q := range [][2]float64{{-20, 72}, {2, 74}, {24, 73}} {
				b.fill(arc(q[0], q[1], 5, 4, 180, 360), of(0.05).wash(white))
				b.line(0.6, q[0], q[1]-4, q[0]-1, q[1]-2, q[0]-2, q[1])
				b.line(0.6, q[0], q[1]-4, q[0]+1, q[1]-2, q[0]+2, q[1])
			}
			b.at(66, 92, 0.3).canoe()
		},
		"tin-stream": func(b burin) {
			b.woodland()
			b.at(-104, 92, 0.9).giant()
			b.at(106, 92, 0.9).giant()
			b.fill(shape(append(curve(-10, 76, -24, 84, -30, 92, -70, 102), curve(80, 102, 40, 92, 26, 84, 14, 76)...)), of(0.3).to(0.16).ripples().wash(waterWash).edge(0.9))
			for range 14 {
				b.fill(lobes(b.dice.Spread(34), 92+b.dice.Spread(7), 4.4, 2.8, 6, b.dice), of(0.85).round(2).wash(greyWash))
			}
			b.at(-48, 92, 0.56).figure(pose{lean: 50, nod: 10, near: [2]float64{20, 2}, far: [2]float64{-10, -16}, hand: [2]float64{10, 30}, hand2: [2]float64{20, 30}})
			b.fill(oval(-16, 92, 14, 4), of(0.4).wash(woodWash))
			b.at(66, 94, -0.56).figure(standing.in(coat))
			b.at(-84, 102, 0.4).fern(7)
			b.at(88, 102, 0.4).fern(7)
		},
	})
}

// gem is an octahedral crystal.
func (b burin) gem(x, y, r float64) {
	b.fill(poly(x, y-r, x+r*0.8, y, x, y+r, x-r*0.8, y), of(0.02).wash(white).edge(1.1))
	b.fill(poly(x, y-r, x+r*0.8, y, x+r*0.15, y+r*0.2), of(0.3).cut(60).wash(waterWash).edge(0.7))
	b.fill(poly(x+r*0.15, y+r*0.2, x+r*0.8, y, x, y+r), of(0.6).cut(30).wash(waterWash).edge(0.7))
	for i := range 4 {
		a := 45 + 90*float64(i)
		p := xy{x, y}
		q, s := p.polar(a, r*1.1), p.polar(a, r*1.6)
		b.rule(0.7, q.X, q.Y, s.X, s.Y)
	}
}

// lensGlass is a magnifying glass, 80 units high.
func (b burin) lensGlass() {
	b.fill(tube(12, 10, 6, 26, 40, 8), of(0.5).toRight(0.8).wash(woodWash))
	b.fill(oval(0, -16, 30, 30), of(0.4).wash(goldWash))
	b.fill(oval(0, -16, 25, 25), of(0.1).to(0.02).cut(-40).wash(waterWash))
	b.line(1, -16, -26, -10, -34, -2, -37)
}

// furnace is a clay smelter with its blast pipes, 80 units high.
func (b burin) furnace() {
	b.fill(shape(append(curve(-34, 0, -30, -30, -20, -60, -14, -78), curve(14, -78, 20, -60, 30, -30, 34, 0)...)), of(0.16).toRight(0.7).cut(80).like(mottled, 5).wash(earthWash))
	b.fill(oval(0, -78, 14, 4), of(0.9))
	b.flames(0, -78, 22, 26, 4)
	b.fill(append(arc(0, -4, 11, 14, 180, 360), xy{11, 0}, xy{-11, 0}), of(0.3).wash(fireWash))
	b.fill(tube(30, -8, 7, 46, -6, 5, 58, -6, 5), of(0.4).wash(earthWash))
	b.fill(blob(56, -2, 58, -14, 72, -18, 82, -12, 80, -2), of(0.3).round(4).wash(woodWash))
}

// garnet is a crystal of twelve faces, 20 units wide, its middle at the origin.
func (b burin) garnet() {
	red := rgb{0.78, 0.34, 0.32}
	b.fill(poly(-10, -2, -5, -10, 5, -10, 10, -2, 6, 8, -6, 8), of(0.5).to(0.75).cut(-50).wash(red).edge(1.1))
	b.fill(poly(-5, -4, 0, -8, 6, -4, 3, 3, -3, 3), of(0.16).to(0.4).cut(-30).wash(red).edge(0.8))
	b.fill(poly(-10, -2, -5, -4, -3, 3, -6, 8), of(0.7).wash(red).edge(0.7))
	b.fill(poly(-5, -10, 0, -8, -5, -4, -10, -2), of(0.04).wash(rgb{0.98, 0.6, 0.56}).edge(0.7))
}
