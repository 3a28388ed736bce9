package plates

import cut "sourceofthenile/render/engraving"

// dangers are what the stock has in another country than this game's rules.
func dangers() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"danger/warband": func(b cut.Burin) { // never in a jungle (12): open country, a road, and men behind the stones beside it
			b.Plains(42)
			b.At(-92, 58, 0.5).Thorn()
			b.At(40, 54, 0.34).Thorn()
			b.Fill(cut.Shape(append(cut.Curve(30, 52, 26, 60, 0, 74, -70, 104), cut.Curve(24, 104, 50, 74, 42, 60, 36, 52)...)), cut.Of(0.06).To(0.2).Dots().Wash(cut.SandWash))
			for _, q := range [][3]float64{{31, 62, 0.2}, {24, 68, 0.24}, {14, 75, 0.28}} {
				b.At(q[0], q[1], q[2]).Mirror().Bearer()
			}
			b.At(0, 84, 0.34).Mirror().Figure(cut.Walking.In(cut.Coat))
			b.At(-14, 89, 0.34).Mirror().Askari()
			b.Grass(60, 74, 20, 5)
			b.At(84, 97, -0.62).Warrior(cut.Crouched)
			b.At(112, 92, -0.56).Warrior(cut.Kneeling)
			b.At(-100, 98, 0.62).Warrior(cut.Crouched)
			b.At(-74, 92, 0.52).Warrior(cut.Kneeling)
			for _, q := range [][3]float64{{66, 94, 15}, {88, 96, 21}, {114, 95, 20}, {-56, 95, 13}, {-78, 96, 20}, {-106, 96, 22}} {
				b.Stone(q[0], q[1], q[2])
			}
			b.Blades(-124, -52, 106, 16, 26, cut.Of(0.5).Wash(cut.DryWash))
			b.Blades(56, 124, 106, 16, 26, cut.Of(0.5).Wash(cut.DryWash))
		},
		"danger/accident": func(b cut.Burin) { // a load is lost, on any road: a man has slipped among stones, and what he bore rolls down
			b.Plains(40)
			b.At(-96, 58, 0.5).Thorn()
			b.At(98, 54, 0.36).Thorn()
			b.Fill(cut.Shape(append(cut.Curve(150, 56, 60, 60, 0, 66, -150, 88), cut.Curve(-150, 106, 0, 80, 70, 70, 150, 67)...)), cut.Of(0.06).To(0.2).Dots().Wash(cut.SandWash))
			for _, q := range [][3]float64{{84, 66, 0.3}, {64, 68, 0.34}, {40, 71, 0.38}} {
				b.At(q[0], q[1], q[2]).Mirror().Bearer()
			}
			b.At(-78, 86, 0.44).Figure(cut.Walking.In(cut.Coat))
			for _, q := range [][3]float64{{-34, 92, 12}, {-22, 96, 17}, {8, 99, 14}, {70, 98, 18}, {86, 95, 12}} {
				b.Stone(q[0], q[1], q[2])
			}
			b.At(-12, 86, 0.62).BearerStartled()
			b.At(36, 95, 0.42).Turned(24).Bale()
			b.At(52, 101, 0.34).Turned(70).Bale()
			b.At(14, 98, 0.26).Chest(true)
			b.Grass(62, 78, 20, 5)
			b.Blades(-124, -58, 106, 15, 22, cut.Of(0.5).Wash(cut.DryWash))
			b.Blades(84, 124, 106, 15, 18, cut.Of(0.5).Wash(cut.DryWash))
		},
	})
}
