package plates

import (
	"strconv"

	cut "sourceofthenile/render/engraving"
)

// Meetings with people: policies, trade, battle and what comes of it (rules 13
// to 16).

var armed = cut.Pose{Lean: 4, Near: [2]float64{16, 4}, Far: [2]float64{-12, -14}, Hand: [2]float64{40, 120}, Hand2: [2]float64{20, 60}}

// sackRow is a line of loads behind a bargain.
func sackRow(b cut.Burin) {
	for i := range 4 {
		b.At(-54+34*float64(i), -14, 0.34).Sack(i%2 == 0)
	}
}

// snakeGourd is a stoppered gourd, 60 units high.
func snakeGourd(b cut.Burin) {
	b.Fill(cut.Blob(-18, 0, -26, -16, -18, -34, -6, -42, -5, -58, 5, -58, 6, -42, 18, -34, 26, -16, 18, 0), cut.Of(0.2).To(0.6).Cut(-40).Round(8).Wash(cut.GoldWash))
	b.Fill(cut.Poly(-4, -58, -3, -68, 3, -68, 4, -58), cut.Of(0.7))
}

func policies() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"policy/fortified-camp": func(b cut.Burin) {
			b.Plains(50)
			b.At(-60, 82, 0.62).Tent()
			b.At(0, 80, 0.56).Tent()
			b.At(56, 82, 0.62).Tent()
			b.At(28, 86, 0.34).Fire()
			b.At(-92, 92, 0.6).Askari()
			b.At(90, 92, -0.6).Askari()
			b.At(-12, 86, 0.44).Figure(cut.Standing.In(cut.Coat))
			b.At(2, 87, 0.6).Flag(cut.RedWash)
			b.Stockade(b.Left(), b.Right(), 100, 22)
			b.Stockade(b.Left(), b.Right(), 101, 16)
		},
		"policy/under-arms": func(b cut.Burin) {
			b.Plains(52)
			b.At(104, 72, 0.6).Thorn()
			b.At(-96, 96, 0.72).Askari()
			b.At(-58, 94, 0.7).Askari()
			b.At(-22, 96, 0.62).Bearer()
			b.At(4, 94, 0.6).Bearer()
			b.At(36, 95, 0.74).Figure(cut.Walking.In(cut.Coat))
			b.At(72, 94, 0.7).Askari()
			b.At(108, 96, 0.72).Askari()
		},
		"policy/send-the-guide": func(b cut.Burin) {
			b.Plains(54)
			b.At(78, 74, 0.5).Hut()
			b.At(112, 76, 0.44).Hut()
			b.Fill(cut.Shape(append(cut.Curve(-80, 102, -40, 88, 20, 78, 74, 74), cut.Curve(84, 75, 40, 82, 0, 90, -30, 102)...)), cut.Of(0.02).To(0.1).Dots().Wash(cut.SandWash).Edge(0.5))
			p := cut.Walking
			p.Hand = [2]float64{100, 170}
			c := b.At(6, 93, 0.68) // so that the flag stays within the frame where that is low
			c.Figure(p.In(cut.Robe))
			g := p.Grip()
			c.Rule(1.4, g.X, g.Y+10, g.X+3, g.Y-26)
			c.Fill(cut.Poly(g.X+3, g.Y-26, g.X+20, g.Y-24, g.X+19, g.Y-12, g.X+2, g.Y-14), cut.Of(0.02).Wash(cut.White))
			b.At(-92, 96, 0.5).Figure(cut.Standing.In(cut.Coat))
			b.At(-112, 96, 0.46).Askari()
			b.At(98, 86, -0.36).Figure(cut.Standing)
			b.At(112, 87, -0.36).Warrior(cut.Standing)
		},
		"policy/open-hands": func(b cut.Burin) {
			b.Plains(52)
			b.At(112, 72, 0.44).Hut()
			b.At(-112, 74, 0.5).Thorn()
			b.At(-24, 96, 0.86).Figure(cut.Open.In(cut.Coat))
			c := b.At(-62, 95, 0.72)
			c.Rule(2, -16, -84, 16, -34)
			c.Figure(cut.Open.In(cut.Soldier))
			b.At(-92, 96, 0.6).Bearer()
			b.At(44, 95, -0.78).Figure(cut.Open.In(cut.Robe))
			b.At(76, 95, -0.72).Warrior(armed)
			b.At(104, 96, -0.7).Warrior(armed)
		},
		"policy/as-a-guest": func(b cut.Burin) {
			b.Plains(50)
			b.At(-86, 82, 0.6).Hut()
			b.At(92, 84, 0.7).Hut()
			b.At(-2, 74, 0.86).Broad()
			b.At(-46, 96, 0.7).Figure(cut.Sitting.In(cut.Coat))
			b.At(46, 96, -0.7).Figure(cut.Sitting.In(cut.Robe))
			b.At(70, 95, -0.64).Figure(cut.Sitting)
			b.At(-74, 95, 0.64).Figure(cut.Sitting.In(cut.Soldier))
			b.At(0, 98, 0.4).Bowl(cut.Of(0.06).Wash(cut.White))
			b.At(22, 98, 0.26).Pot()
			p := cut.Bowed.In(cut.Robe)
			p.Hand = [2]float64{60, 80}
			b.At(18, 90, -0.62).Figure(p)
		},
	})
}

// prisonersMost are as many prisoners as find room in a picture, in ranks of prisonersRank.
const prisonersMost, prisonersRank = 16, 8

// Prisoners is the picture of so many prisoners, as far as they find room.
func Prisoners(n int) *cut.Picture { return Of(prisonersName(min(max(n, 1), prisonersMost))) }

func prisonersName(n int) string {
	if n == 1 {
		return "meeting/prisoner"
	}
	return "meeting/prisoners-" + strconv.Itoa(n)
}

// prisoners are so many on a rope, a rank of them on each.
func prisoners(n int) func(b cut.Burin) {
	return func(b cut.Burin) {
		b.Plains(50)
		b.At(106, 74, 0.5).Thorn()
		bound := cut.Pose{Lean: 4, Nod: 16, Near: [2]float64{4, 2}, Far: [2]float64{-5, -5}, Hand: [2]float64{-20, -70}, Hand2: [2]float64{-26, -70}}
		ranks := (n + prisonersRank - 1) / prisonersRank
		step := min(26, 112/float64(min(n, prisonersRank)))
		for rank := range ranks { // the rear one first, and smaller
			back := ranks - 1 - rank
			in, k, y := n/ranks, 0.66-0.1*float64(back), 94-14*float64(back)
			if back == 0 {
				in = n - in*(ranks-1)
			}
			var rope []float64
			for i := range in {
				x := -5 + step*(float64(i)-float64(in-1)/2)
				b.At(x, y, k).Figure(bound)
				rope = append(rope, x, y-k*51+float64(i%2*4))
			}
			b.Even(1.3, append(rope, 64, 58)...)
		}
		b.At(-92, 96, 0.74).Askari()
		b.At(66, 96, -0.74).Figure(cut.Open.In(cut.Coat))
		b.At(100, 96, -0.66).Askari()
	}
}

// Battle is the picture of a battle in which some of ours have fallen, or none, and some of
// theirs.
func Battle(ours, theirs bool) *cut.Picture {
	switch {
	case ours && theirs:
		return Of("meeting/battle-both-fell")
	case ours:
		return Of("meeting/battle-ours-fell")
	case theirs:
		return Of("meeting/battle-theirs-fell")
	}
	return Of("meeting/battle")
}

// battle is it.
func battle(ours, theirs bool) func(b cut.Burin) {
	return func(b cut.Burin) {
		b.Sky(0.26, 0.06, 50, cut.DuskWash)
		b.Hills(48, 4, 30, 3, cut.Of(0.3).Cut(0).Wash(cut.HillWash))
		b.Ground(56, 1.5, cut.Of(0.18).To(0.44).Cut(-6).Wash(cut.DryWash))
		for i := range 9 {
			b.Cloud(-110+28*float64(i), 50+b.Dice.Spread(6), 24, 10)
		}
		run := cut.Pose{Lean: 18, Near: [2]float64{52, 6}, Far: [2]float64{-26, -70}, Hand: [2]float64{60, 130}, Hand2: [2]float64{20, 60}}
		for _, q := range [][3]float64{{-104, 86, 0.56}, {-74, 82, 0.5}, {-46, 88, 0.6}, {-90, 97, 0.7}} {
			b.At(q[0], q[1], q[2]).Warrior(run)
		}
		for i := range 5 {
			x := 26 + 24*float64(i)
			b.At(x, 92+3*float64(i%2), -0.62).Musketeer()
			if i%2 == 0 {
				b.Cloud(x-40, 50, 12, 6)
			}
		}
		if theirs {
			b.At(-12, 97, 0.6).Turned(84).Figure(cut.Fallen)
		}
		if ours {
			b.At(6, 99, 0.56).Turned(-82).Figure(cut.Lying.In(cut.Soldier))
		}
	}
}

func meetings() cut.Plates {
	gifts := func(b cut.Burin) { // cloth, beads and wire laid out
		b.Fill(cut.Poly(-50, 0, -38, -14, 44, -14, 54, 0), cut.Of(0.16).Cut(10).Wash(cut.RedWash))
		b.Fill(cut.Tube(-34, -9, 7, -16, -9, 7), cut.Of(0.1).Wash(cut.BlueWash))
		b.Fill(cut.Tube(-32, -5, 7, -14, -5, 7), cut.Of(0.2).Wash(cut.GoldWash))
		for i := range 9 {
			b.Fill(cut.Oval(-2+3.4*float64(i), -5-2*float64(i%3), 1.8, 1.8), cut.Of(0.05).Wash(cut.BlueWash).Edge(0.8))
		}
		b.Even(1.6, 36, -8, 40, -12, 44, -8, 40, -4, 36, -8)
	}
	all := map[string]func(b cut.Burin){
		"meeting/people": func(b cut.Burin) {
			b.Plains(50)
			b.At(-108, 76, 0.52).Hut()
			b.At(-70, 72, 0.42).Hut()
			b.At(106, 82, 0.74).Broad()
			for i, x := range []float64{-86, -62, -38} {
				b.At(x, 94+float64(i%2)*2, 0.64).Warrior(armed)
			}
			b.At(-14, 95, 0.7).Figure(cut.Open.In(cut.Robe))
			b.At(44, 96, -0.74).Figure(cut.Open.In(cut.Coat))
			b.At(70, 95, -0.62).Askari()
			b.At(92, 96, -0.56).Bearer()
		},
		"meeting/trade": func(b cut.Burin) {
			b.Plains(48)
			b.At(-100, 76, 0.56).Hut()
			b.At(104, 78, 0.7).Palm()
			sackRow(b.At(0, 96, 1).Squeezed(0.9, 1).At(0, 0, 1))
			gifts(b.At(-6, 94, 1))
			b.At(-66, 95, 0.74).Figure(cut.Kneeling.In(cut.Robe))
			b.At(-92, 96, 0.7).Figure(cut.Open)
			b.At(64, 95, -0.74).Figure(cut.Kneeling.In(cut.Coat))
			b.At(94, 96, -0.66).Figure(cut.Standing.In(cut.Soldier))
			b.At(-44, 99, 0.3).Pot()
		},
		"meeting/parley": func(b cut.Burin) {
			b.Plains(48)
			b.At(0, 80, 1.02).Broad()
			b.At(-40, 96, 0.76).Figure(cut.Sitting.In(cut.Robe))
			b.At(38, 96, -0.76).Figure(cut.Sitting.In(cut.Coat))
			b.At(-72, 95, 0.7).Warrior(armed)
			b.At(-98, 96, 0.66).Figure(cut.Sitting)
			b.At(66, 96, -0.7).Figure(cut.Sitting.In(cut.Soldier))
			b.At(96, 95, -0.64).Askari()
			gifts(b.At(-2, 98, 0.66))
		},
		"meeting/hide": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 46, cut.SkyWash)
			b.Hills(44, 6, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 6).Wash(cut.LeafWash))
			b.Ground(54, 1.5, cut.Of(0.3).To(0.5).Cut(-8).Wash(cut.LeafWash))
			b.At(14, 66, 0.4).Hut()
			b.At(46, 64, 0.34).Hut()
			b.Smoke(14, 30, 20, 5, 4)
			p := cut.Standing.In(cut.Coat)
			p.Hand = [2]float64{90, 190}
			b.At(28, 88, 0.5).Figure(p)
			b.At(48, 89, 0.46).Askari()
			for i, x := range []float64{-98, -66, 92, 118} {
				b.At(x, 98, 0.66*float64(1-2*(i/2))).Figure(cut.Crouched)
			}
			b.At(-104, 104, 0.5).Bush()
			b.At(-68, 104, 0.46).Bush()
			b.At(96, 105, 0.5).Bush()
			b.At(128, 104, 0.5).Bush()
			b.Blades(-120, -40, 102, 20, 30, cut.Of(0.6).Wash(cut.DeepWash))
			b.Blades(70, 140, 102, 20, 26, cut.Of(0.6).Wash(cut.DeepWash))
		},
		"meeting/battle":             battle(false, false),
		"meeting/battle-ours-fell":   battle(true, false),
		"meeting/battle-theirs-fell": battle(false, true),
		"meeting/battle-both-fell":   battle(true, true),
		"meeting/poison": func(b cut.Burin) {
			b.Lamp(6, 58, 90, 0.5)
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.7).To(0.5).Cut(-30).Wash(cut.EarthWash).Bare())
			for i := range 13 { // the wall of a hut
				b.Rule(0.8, -132+22*float64(i), b.Top, -132+22*float64(i), 82)
			}
			b.Ground(84, 0.6, cut.Of(0.4).To(0.6).Cut(0).Wash(cut.EarthWash))
			b.At(2, 97, 1.1).Bowl(cut.Of(0.85).Ripples().Wash(cut.LeafWash))
			b.Smoke(2, 70, 40, 12, 4)
			skin := cut.Of(0.7).Round(3).Wash(cut.SkinWash)
			b.Fill(cut.Tube(66, 76, 12, 48, 60, 10, 32, 46, 8), skin)
			b.At(33, 47, -0.66).Turned(24).OpenHand(skin)
			for i := range 8 {
				b.Fill(cut.Oval(6+b.Dice.Spread(5), 54+2.4*float64(i), 1, 1.4), cut.Of(0.9))
			}
			b.At(-70, 96, 0.7).Figure(cut.Sitting.In(cut.Coat))
			b.At(86, 97, -0.86).Figure(cut.Sitting.In(cut.Robe))
			b.At(-34, 98, 0.3).Pot()
			snakeGourd(b.At(48, 98, 0.34))
		},
		"meeting/village-found": func(b cut.Burin) {
			b.Plains(48)
			b.At(-40, 70, 0.4).Hut()
			b.At(6, 72, 0.46).Hut()
			b.At(56, 70, 0.4).Hut()
			b.At(96, 74, 0.5).Hut()
			b.Stockade(-60, 120, 84, 10)
			b.At(-104, 96, 0.74).Figure(cut.Pointing.In(cut.Coat))
			b.At(-72, 96, 0.66).Askari()
			b.At(-44, 97, 0.6).Askari()
			b.At(98, 101, 0.5).Bush()
		},
		"meeting/looting": func(b cut.Burin) {
			b.Sky(0.4, 0.14, 50, cut.DuskWash)
			b.Ground(58, 1.5, cut.Of(0.3).To(0.55).Cut(-6).Wash(cut.EarthWash))
			for _, x := range []float64{-92, -30, 40, 104} {
				b.At(x, 78, 0.56).Hut()
			}
			b.Flames(-92, 40, 40, 30, 6)
			b.Flames(40, 42, 40, 30, 6)
			for i := range 6 {
				b.Fill(cut.CloudShape(-100+40*float64(i), 12, 30, 12, b.Dice), cut.Of(0.3).To(0.6).Cut(-16).Round(7).Wash(cut.GreyWash).Edge(0.7))
			}
			b.At(-62, 95, 0.62).Figure(cut.Walking.In(cut.Soldier))
			b.At(-56, 52, 0.36).Sack(false)
			b.At(10, 96, 0.66).Figure(cut.Walking.In(cut.Soldier))
			b.At(16, 50, 0.4).Bale()
			b.At(72, 95, -0.6).Huddled(cut.ClothWash)
			b.At(96, 97, 0.3).Pot()
			b.At(-104, 97, 0.4).Chest(true)
		},
	}
	for n := 1; n <= prisonersMost; n++ {
		all[prisonersName(n)] = prisoners(n)
	}
	return cut.Scenes(all)
}

func outcomes() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"outcome/victory": func(b cut.Burin) {
			b.Sky(0.2, 0.02, 56, cut.SkyWash)
			for i := range 28 {
				p := cut.Pt(0, 60)
				a := 180 + 180*float64(i)/27
				b.Along(0.9, []cut.XY{p.Polar(a, 44), p.Polar(a, 60), p.Polar(a, 80+30*float64(i%2))})
			}
			b.Hills(56, 4, 30, 3, cut.Of(0.24).Cut(0).Wash(cut.HillWash))
			b.Ground(64, 2, cut.Of(0.16).To(0.4).Cut(-6).Wash(cut.DryWash))
			b.Fill(cut.Blob(-60, 102, -36, 84, 0, 76, 36, 84, 60, 102), cut.Of(0.2).To(0.5).Cut(-14).Wash(cut.EarthWash))
			b.At(8, 80, 0.86).Flag(cut.RedWash)
			p := cut.HandsUp.In(cut.Coat)
			b.At(-6, 80, 0.62).Figure(p)
			for i, x := range []float64{-96, -70, -44, 44, 70, 98} {
				q := cut.HandsUp
				if i%2 == 0 {
					q = q.In(cut.Soldier)
				}
				b.At(x, 96, 0.54).Figure(q)
			}
		},
		"outcome/mapped": func(b cut.Burin) { // the last blank hex is drawn
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.44).To(0.3).Cut(90).Wash(cut.RGB(0.86, 0.78, 0.66)).Bare())
			b.Fill(cut.Poly(-62, -2, 62, -2, 62, 84, -62, 84), cut.Of(0.02).Wash(cut.White).Edge(1.6))
			b.At(2, -8, 1.54).ChartDrawn()
			b.Fill(cut.Poly(-70, -6, 70, -6, 70, -2, -70, -2), cut.Of(0.7).Wash(cut.WoodWash))
			b.Fill(cut.Poly(b.Left(), 92, b.Right(), 92, b.Right(), 101, b.Left(), 101), cut.Of(0.4).To(0.6).Cut(2).Wash(cut.WoodWash).Edge(1.2))
			guide := cut.Pointing.In(cut.Robe)
			guide.Hand = [2]float64{104, 112}
			b.At(-92, 94, 0.88).Figure(guide)
			writer := cut.Standing.In(cut.Coat)
			writer.Hand = [2]float64{96, 128}
			b.At(94, 94, -0.88).Figure(writer)
			b.At(-118, 92, 0.3).Quill()
			b.At(122, 93, 0.34).Turned(-6).Book()
		},
		"outcome/defeat": func(b cut.Burin) {
			b.Sky(0.5, 0.16, 60, cut.DuskWash)
			b.Hills(58, 4, 30, 3, cut.Of(0.5).Cut(0).Wash(cut.HillWash))
			b.Ground(66, 1.5, cut.Of(0.4).To(0.6).Cut(-6).Wash(cut.EarthWash))
			b.At(-60, 92, 0.6).Turned(-7).Tent()
			b.Flames(-84, 92, 30, 22, 4)
			b.Smoke(-84, 70, 60, 12, 12)
			b.At(6, 96, 0.36).Turned(14).Bale()
			b.At(-8, 99, 0.4).Chest(true)
			b.At(-14, 88, 0.6).Turned(24).Flag(cut.GreyWash)
			b.At(36, 88, 0.7).Turned(0).MusketAt(0, 0, 12)
			p := cut.Pose{Lean: 26, Nod: 24, Near: [2]float64{18, 2}, Far: [2]float64{-16, -24}, Hand: [2]float64{10, 20}, Hand2: [2]float64{14, 30}, Dress: cut.Coat}
			b.At(72, 96, 0.7).Figure(p)
			b.At(104, 95, 0.6).Figure(cut.Pose{Lean: 26, Nod: 24, Near: [2]float64{18, 2}, Far: [2]float64{-16, -24}, Hand: [2]float64{10, 20}, Hand2: [2]float64{14, 30}})
			for i := range 4 {
				b.At(10+22*float64(i), 20+6*float64(i%2), 0.09).VultureFar()
			}
		},
		"outcome/captivity": func(b cut.Burin) {
			b.Lamp(88, 40, 70, 0.5)
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.66).Cut(-34).Wash(cut.EarthWash).Bare())
			b.Fill(cut.Poly(56, b.Top-1, 118, b.Top-1, 118, 72, 56, 72), cut.Of(0.04).To(0.12).Cut(0).Wash(cut.SkyWash))
			b.Within(cut.Poly(56, b.Top-1, 118, b.Top-1, 118, 72, 56, 72)).At(88, 68, 0.4).Hut()
			for i := range 17 { // the bars of the wall
				x := -130 + 16*float64(i)
				b.Fill(cut.Tube(x, b.Top-2, 5, x+b.Dice.Spread(1), 84, 5.4), cut.Of(0.4).ToRight(0.85).Cut(86).Wash(cut.WoodWash))
			}
			b.Fill(cut.Tube(b.Left(), 30, 4, b.Right(), 32, 4), cut.Of(0.6).Wash(cut.WoodWash))
			b.Ground(84, 1, cut.Of(0.5).To(0.7).Cut(0).Wash(cut.EarthWash))
			p := cut.Sitting.In(cut.Coat)
			p.Nod, p.Lean = 34, 28
			b.At(-20, 98, 1.02).Figure(p)
			b.At(30, 99, 0.3).Bowl(cut.Of(0.1))
			b.Even(2, -8, 96, 10, 99, 26, 96, 44, 99, 60, 94)
			b.At(90, 98, -0.86).Warrior(cut.Standing)
		},
		"outcome/escape": func(b cut.Burin) {
			moonlit(b, 58)
			b.Moon(60, 22, 12)
			b.Stockade(-140, -20, 88, 26)
			b.At(-96, 78, 0.44).Hut()
			b.At(36, 96, 0.76).Figure(cut.Running.In(cut.Coat))
			b.At(-112, 101, 0.5).Bush()
			b.At(108, 98, 0.7).TallGrass(11)
			b.At(84, 101, 0.5).TallGrass(9)
			b.At(126, 96, 0.86).Thorn()
		},
	})
}
