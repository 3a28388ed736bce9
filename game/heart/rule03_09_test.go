package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
)

// 3: where the figures begin and how far they go; 2: what is in the box besides the chits.
func TestRule3_WhereFiguresBegin(t *testing.T) {
	want := map[box.Figure][3]int{ // at the start, the least, the most
		box.Askaris: {6, 0, 8}, box.Porters: {8, 0, 10}, box.Ammo: {6, 0, 8}, box.Discontent: {1, 1, 10}, box.Food: {20, 0, 99}, box.Gifts: {10, 0, 99},
		box.Health: {5, 0, 5}, box.Sanity: {5, 0, 5}, box.Time: {10, 0, 10},
	}
	pos, err := Rules{}.New(box.ForSeats(3).Encode())
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	for f, n := range want { // in any order: each by itself
		least, most := f.Range()
		for s := range game.Seat(3) {
			if got := [3]int{p.of(s, f), least, most}; got != n {
				t.Errorf("%s of %d: %v, want %v", f.Name(), s, got, n)
			}
		}
	}
	sources := 0
	for m := box.Fork; m < box.Markers; m++ {
		sources += plus(int(p.ground.Cup[m]), m.Source())
	}
	if sources != 10 || p.ground.Cup[box.GenericSource] != 5 || p.ground.NewSources != p.ground.Cup[box.Fork] {
		t.Errorf("%d Sources in the cup, %d of them plain, %d beside it for %d Forks; want 10, 5, one a Fork", sources, p.ground.Cup[box.GenericSource], p.ground.NewSources, p.ground.Cup[box.Fork])
	}
	if chart.Signs != 7 || box.Patrons != 5 || chart.Ports != 5 || box.Credits != 20 || box.GiftsInLot != 5 || box.FoodInLot != 10 {
		t.Errorf("%d Colour Codes, %d Patrons, %d Ports, %d Credits for lots of %d Gifts and %d Food; want 7, 5, 5, 20, 5, 10",
			chart.Signs, box.Patrons, chart.Ports, box.Credits, box.GiftsInLot, box.FoodInLot)
	}
	for s := range 3 {
		if p.badLuck[s] != game.Seat(s) || p.seats[s].Credits != 20 {
			t.Errorf("%d begins with the marker of %d and %d Credits", s, p.badLuck[s], p.seats[s].Credits)
		}
	}
}

// 3.1: capacity, and what counts against it.
func TestRule3_1_Capacity(t *testing.T) {
	for _, c := range []struct{ porters, health, want int }{{8, 5, 60}, {8, 2, 50}, {2, 5, 0}, {0, 5, 0}, {3, 1, 0}, {10, 3, 80}} {
		if got := box.Capacity(c.porters, c.health); got != c.want {
			t.Errorf("%d Porters at Health %d carry %d, not %d", c.porters, c.health, got, c.want)
		}
	}
	if box.Load(39, 19) != 40 || box.Load(9, 9) != 0 {
		t.Error("19 Gifts and 39 Food do not fit 40, or 9 and 9 nothing")
	}
	// What is too much is left behind at once, in a mix of one's choice, and no more.
	s := onStep(t, frame{Step: losingPerson, V: [registers]int16{int16(box.Porters), int16(box.ByStorm)}}, func(p *Position) {
		set(t, p, 0, "porters 5, food 20, gifts 15")
	}).run()
	s.expect(KeepingLoad, 0)
	for _, c := range s.table.Choices() {
		if want := (map[int32]int16{20: 9, 19: 15}); want[c.Target] != c.Item {
			t.Errorf("%d Food and %d Gifts are kept", c.Target, c.Item)
		}
	}
	s.do(KeepLoad, 19, 15)
	s.figures(0, "food 19, gifts 15")
	s.over()
}

// 3.2: without a Porter all Resources go but Guide, Canoes, Ammo and three others.
func TestRule3_2_TheLastPorter(t *testing.T) {
	s := onStep(t, frame{Step: losingPerson, V: [registers]int16{int16(box.Porters), int16(box.ByStorm)}}, func(p *Position) {
		set(t, p, 0, "porters 1, food 5, gifts 5")
		give(p, 0, box.Guide, box.AmmoBox, box.Books, box.Books, box.Diary, box.Pickax, box.Rifle)
	}).run()
	for _, r := range []box.Resource{box.Books, box.Rifle, box.Books} {
		s.expect(KeepingThree, 0)
		s.do(KeepThing, 0, int(r))
	}
	if got := s.pos().seats[0].Res; got != [box.Resources]int8{box.Guide: 1, box.AmmoBox: 1, box.Books: 2, box.Rifle: 1} {
		t.Errorf("kept: %v, want %v", got, [box.Resources]int8{box.Guide: 1, box.AmmoBox: 1, box.Books: 2, box.Rifle: 1})
	}
	s.over()
}

// 3.3 to 3.6: slot modifiers and the three rolls.
func TestRule3_3_Rolls(t *testing.T) {
	for value, want := range map[int]int{5: 0, 4: 0, 3: -1, 2: -2, 1: -3} { // in any order: each by itself
		if box.SlotModifier(value) != want {
			t.Errorf("the slot modifier of %d is %d", value, box.SlotModifier(value))
		}
	}
	for _, c := range []struct {
		step          Step
		figures, dice string
		after         string
	}{
		{healthRoll, "health 3, sanity 3", "7 health: 3", "health 2"},
		{healthRoll, "health 3, sanity 3", "7 health: 4", "health 3"},
		{healthRoll, "health 3, sanity 5", "7 health: 3", "health 3"}, // 3.4: +1
		{healthRoll, "health 3, sanity 2", "7 health: 4", "health 2"}, // −1
		{sanityRoll, "health 5, sanity 4", "7 sanity: 4", "sanity 4"}, // 3.5
		{sanityRoll, "health 3, sanity 4", "7 sanity: 5", "sanity 3"},
		{ammoRoll, "ammo 4", "12 ammo: 4", "ammo 3"}, // 3.6
		{ammoRoll, "ammo 4", "12 ammo: 5", "ammo 4"},
	} {
		s := onStep(t, frame{Step: c.step}, func(p *Position) { set(t, p, 0, c.figures) }).chance(c.dice).run()
		s.figures(0, c.after)
		s.over()
	}
}

// 4: the order is drawn, then a Port and a Patron each, then lots in turn; who stops
// forfeits the rest. Every ready-made outfit can be bought.
func TestRule4_SettingUp(t *testing.T) {
	for o := range box.Outfits {
		if n := len(o.Lots()); n != box.Credits {
			t.Errorf("the outfit %d is of %d lots", o, n)
		}
		table, err := game.NewTable(Rules{}, box.ForSeats(2).Encode(), 3)
		if err != nil {
			t.Fatal(err)
		}
		do := func(pick func(c *game.Choice) bool) {
			t.Helper()
			for _, c := range table.Choices() {
				if pick(&c) {
					if _, err := table.Do(c.Command(int(c.Min))); err != nil {
						t.Fatal(err)
					}
					return
				}
			}
			t.Fatalf("offered are %+v, want one of those above", table.Choices())
		}
		any := func(*game.Choice) bool { return true }
		for range 5 {
			do(any)
		}
		p := table.Position().(*Position)
		first := p.order[0]
		if p.seats[0].Region == p.seats[1].Region || p.seats[0].Patron == p.seats[1].Patron || p.top().Seat != first {
			t.Error("Ports or Patrons are shared, or the order is not kept")
		}
		for _, l := range o.Lots() {
			do(func(c *game.Choice) bool { return c.Kind == Buy && box.Lot(c.Item) == l })
			if table.Position().(*Position).top().Seat != first {
				do(func(c *game.Choice) bool { return c.Kind == No })
			}
		}
		if p = table.Position().(*Position); p.turnNo != 1 || p.seats[first].Credits != 0 {
			t.Error("the first Game Turn has not begun")
		}
	}
	p := onStage(t, 1, nil).pos()
	set(t, p, 0, "askaris 8, porters 10, ammo 8, food 60, gifts 29")
	for l, want := range map[box.Lot]bool{
		box.AskariLot: false, box.PorterLot: false, box.AmmoLot: false, box.FoodLot: false, box.GiftsLot: false, box.Lot(box.Canoes): true,
	} {
		if p.mayBuy(0, l) != want {
			t.Errorf("lot %d may be bought: %v", l, !want)
		}
	}
}

// 6: the markers, less for few players, never on one slot; players below or between,
// fewest DP first.
func TestRule6_TheTurnTrack(t *testing.T) {
	for _, c := range []struct {
		seats           int
		dice            string
		disease, horror int8
		track           [box.MaxSeats]int8
	}{
		{1, "6 disease: 6\n6 horror: 2", 4, 1, [box.MaxSeats]int8{2}},
		{2, "6 disease: 1\n6 horror: 1", 1, 2, [box.MaxSeats]int8{4, 3}},
		{5, "6 disease: 6\n6 horror: 6", 6, 7, [box.MaxSeats]int8{5, 4, 3, 2, 1}},
		{4, "6 disease: 2\n6 horror: 4", 2, 4, [box.MaxSeats]int8{6, 5, 3, 1}},
	} {
		s := onStage(t, c.seats, func(p *Position) {
			for i := range c.seats {
				p.seats[i].Fig[box.Points] = int16(20 - i)
			}
			p.turnNo, p.depth = 0, 0
			p.push(frame{Step: playing, At: atTrack})
			p.push(frame{Step: Opening})
			for i := range c.seats {
				p.seats[i].Region, p.seats[i].Patron = chart.Nowhere, box.NoPatron
			}
		}).chance(c.dice)
		s.do(Begin, 0, 0)
		if p := s.pos(); p.disease != c.disease || p.horror != c.horror || p.onTrack != c.track {
			t.Errorf("%d players: %d, %d, %v; want %d, %d, %v", c.seats, p.disease, p.horror, p.onTrack, c.disease, c.horror, c.track)
		}
		s.done()
	}
}

// 7.1: too little Food.
func TestRule7_1_Eating(t *testing.T) {
	for _, c := range []struct {
		before  string
		fishing bool
		after   string
	}{
		{"food 14", false, "food 0, discontent 1"},
		{"food 13", false, "food 0, discontent 2"},
		{"food 5", false, "food 0, discontent 3"},
		{"food 5", true, "food 0, discontent 2"},
	} {
		s := onStage(t, 1, func(p *Position) {
			set(t, p, 0, c.before)
			if c.fishing {
				give(p, 0, box.Fishing)
			}
			p.stack[1].At = mapDone // another turn begins
			p.stack[0].V[0] = 0
			p.stack[2] = frame{Step: UsingGuide}
		})
		s.do(No, 0, 0)
		s.figures(0, c.after)
	}
}

// 7.3, 7.4: hurrying, resting, and who is met; 9.6: what is blocked, and when Canoes go.
func TestRule7_3_TheMarch(t *testing.T) {
	s := onStage(t, 2, func(p *Position) {
		r := region(t, "Bamileke")
		p.ground.Lands[r] = ground.Land{Terrain: chart.Savanna}
		p.ground.Left[chart.Savanna]--
		p.seats[1].Region = r
		give(p, 0, box.Canoes)
	})
	to := region(t, "Gbaya")
	over := int(region(t, "Bamileke"))
	found := 0
	for _, c := range s.table.Choices() {
		if c.Kind == March && int(c.Target) == int(to) && int(c.Item) == over && c.Cost == 1 {
			found++
		}
	}
	if found != 1 {
		t.Errorf("Gbaya by way of Bamileke is offered %d times, want 1", found)
	}
	s.chance("17 desert: 1, 1")
	s.do(March, over, -1)
	if p := s.pos(); !p.seats[0].TimeUp || !p.has(0, box.Canoes) {
		t.Error("he has not rested, or left his Canoes in a Water Zone")
	}
	s.figures(0, "food 40, points 2, time 10")
	s.figures(1, "points 2")

	s = onStage(t, 1, func(p *Position) { // a Marsh between Fernando Poo and Fang
		w, _ := chart.Between(0, region(t, "Fang"))
		p.ground.Borders[w.Border] = ground.Water{Marker: box.Marsh, Up: region(t, "Fang"), Taken: 1}
		p.ground.Cup[box.Marsh]--
	})
	for _, c := range s.table.Choices() {
		if int(c.Target) == int(region(t, "Fang")) {
			t.Error("a Marsh is crossed on foot")
		}
	}
}

// 7.3: into a neighbouring region, or across an explored neighbour into one next to that for a Time;
// nowhere else, and not over a blocked border without Canoes.
func TestRule7_3_NoFurtherThanTwo(t *testing.T) {
	asked, hurried := 0, 0
	for seed := range uint64(30) {
		play(t, box.ForSeats(1+int(seed%5)), 1300+seed, func(table *game.Table) {
			p := table.Position().(*Position)
			if p.depth == 0 || p.top().Step != Marching {
				return
			}
			s := p.top().Seat
			at := p.seats[s].Region
			asked++
			for _, c := range table.Choices() {
				to := chart.Region(c.Target)
				if c.Kind != March {
					continue
				}
				if c.Item == notInAHurry {
					if w, next := chart.Between(at, to); !next || c.Cost != 0 || blocked(p.ground.Borders[w.Border].Marker) && !p.has(s, box.Canoes) {
						t.Errorf("seed %d: from %s to %s for %d", seed, chart.Of(at).Name, chart.Of(to).Name, c.Cost)
					}
					continue
				}
				hurried++
				over := chart.Region(c.Item)
				_, one := chart.Between(at, over)
				_, two := chart.Between(over, to)
				if !one || !two || to == at || c.Cost != hurryingTime || !p.ground.Explored(over) {
					t.Errorf("seed %d: from %s across %s to %s for %d", seed, chart.Of(at).Name, chart.Of(over).Name, chart.Of(to).Name, c.Cost)
				}
			}
		})
	}
	if asked < 100 || hurried < 100 {
		t.Errorf("%d marches were asked for, %d ways offered across a region; the test needs other games", asked, hurried)
	}
}

// blocked reports whether a marker blocks its border (9.6).
func blocked(m box.Marker) bool {
	return m == box.Marsh || m == box.LakeSource || m == box.LargestLake
}

// 8: what is presumed, what a code says, what the chart does; never Jungle beside Desert.
func TestRule8_Terrain(t *testing.T) {
	explore := func(name, dice string, change func(p *Position)) (*stage, ground.Land) {
		s := onStep(t, frame{Step: exploring}, func(p *Position) {
			p.seats[0].Region = region(t, name)
			if change != nil {
				change(p)
			}
		}).chance(dice).run()
		return s, s.pos().ground.Lands[region(t, name)]
	}
	s, l := explore("Bamileke", "8 presumed: 2\n9 water: mountain-source", nil)
	if l.Terrain != chart.Savanna || l.By != 0 {
		t.Errorf("Bamileke is %+v, want %v by seat 0", l, chart.Savanna)
	}
	s.figures(0, "points 1")
	// The code of Bamileke's red border is Gbaya's, presumed Savanna; Dinka's leaf its own.
	if s, l = explore("Dinka", "8 presumed: 3\n8 colour: leaf", nil); l.Terrain != chart.Veldt {
		t.Errorf("Dinka is %+v, want %v", l, chart.Veldt)
	}
	s.over()
	if s, l = explore("Azande", "8 colour: star\n8 terrain: 1", nil); l.Terrain != chart.Jungle { // Bobangi is presumed Jungle
		if l.Terrain == chart.Blank {
			t.Errorf("Azande is %+v, want some land", l)
		}
	}
	s.figures(0, "points 2, time 9") // no Machete
	s, l = explore("Ndebele", "8 colour: leaf\n8 terrain: 6", nil)
	if l.Terrain != chart.Desert {
		t.Errorf("Ndebele is %+v, want %v", l, chart.Desert)
	}
	s.figures(0, "points 2, time 9")
	s.over()
	// Bobangi is presumed Jungle: a Desert on the chart is thrown again.
	if s, l = explore("Bobangi", "8 presumed: 3\n8 colour: leaf\n8 terrain: 6, 4", nil); l.Terrain != chart.Veldt {
		t.Errorf("Bobangi is %+v, want %v", l, chart.Veldt)
	}
	s.done()
	// 8.1: Desert beside Jungle becomes Veldt.
	_, l = explore("Azande", "8 colour: leaf\n8 terrain: 6", func(p *Position) {
		p.ground.Lands[region(t, "Mangbetu")] = ground.Land{Terrain: chart.Jungle}
		p.ground.Left[chart.Jungle]--
	})
	if l.Terrain != chart.Veldt {
		t.Errorf("the land is %+v, want %v", l, chart.Veldt)
	}
	// 8.2: no marker left: the next step, and in the last thrown again.
	_, l = explore("Rwanda", "8 colour: leaf\n8 terrain: 2, 4", func(p *Position) {
		for r := chart.Region(chart.Regions - 1); p.ground.Left[chart.Savanna] > 0; r-- {
			if p.ground.Lands[r].Terrain == chart.Blank && r != region(t, "Rwanda") {
				p.ground.Lands[r] = ground.Land{Terrain: chart.Savanna}
				p.ground.Left[chart.Savanna]--
			}
		}
	})
	if l.Terrain != chart.Veldt {
		t.Errorf("the land is %+v, want %v", l, chart.Veldt)
	}
}

// 9.2: the River Chart is the chance nearest to branches in N that two dice have, and
// the example of chapter 9 (9.4).
func TestRule9_2_Joining(t *testing.T) {
	for _, c := range []struct{ branches, n, number, percent int }{
		{1, 1, box.Certain, 100},
		{1, 2, 9, 55},
		{1, 3, 7, 35},
		{1, 4, 6, 25},
		{1, 5, 5, 17},
		{1, 6, 5, 17},
		{2, 2, box.Certain, 100},
		{2, 3, 10, 65},
		{2, 4, 9, 55},
		{2, 5, 8, 45},
		{2, 6, 7, 35},
	} {
		got := box.RiverNumber(c.branches, c.n)
		if percent, _ := box.JoinOdds(got).Whole(); got != c.number || percent != c.percent {
			t.Errorf("%d branches, N %d: %d, %d %%; want %d, %d", c.branches, c.n, got, percent, c.number, c.percent)
		}
	}
	buye, bemba := region(t, "Buye"), region(t, "Bemba")
	s := onStep(t, frame{Step: exploring}, func(p *Position) {
		known := func(name string) {
			p.ground.Lands[region(t, name)] = ground.Land{Terrain: chart.Savanna}
			p.ground.Left[chart.Savanna]--
		}
		known("Yao")
		known("Nyamwezi")
		flow := func(up, down string, m box.Marker) {
			w, ok := chart.Between(region(t, up), region(t, down))
			if !ok {
				t.Fatalf("%s and %s have no border", up, down)
			}
			p.ground.Borders[w.Border] = ground.Water{Marker: m, Up: region(t, up), Taken: 0}
			p.ground.Cup[m]--
		}
		flow("Bemba", "Yao", box.Fork)
		p.seats[0].Region = buye
		p.ground.NewSources--
		p.ground.Cup[box.GenericSource]++
		w, _ := chart.Between(region(t, "Loanda"), region(t, "Ovimbundu"))
		p.ground.Borders[w.Border].Taken = 1 // the branch that the Fork has closed
	})
	if n := s.pos().ground.JoinNumber(buye, bemba); n != 10 {
		t.Errorf("the number is %d, want 10", n)
	}
	s.chance(`
		8 colour: leaf
		8 terrain: 4
		9 join d6: 3
		9 join d10: 5
		9 water: generic-source, river, waterfall
		9 colour: ring, cross`).run()
	p := s.pos()
	w, _ := chart.Between(buye, bemba)
	if b := p.ground.Borders[w.Border]; b.Marker != box.River || b.Up != buye || p.ground.OpenBranches(p.ground.Outlet(bemba)) != 1 {
		t.Errorf("the border is %+v with %d branches open, want a %v up to %d, 1", b, p.ground.OpenBranches(p.ground.Outlet(bemba)), box.River, buye)
	}
	s.figures(0, "points 5, time 8") // Veldt, a Waterfall, and the Patron
}

// 9.6: Canoes are left in a region that is dry once it is explored.
func TestRule9_6_NoCanoesOnDryLand(t *testing.T) {
	s := onStep(t, frame{Step: exploring}, func(p *Position) {
		p.seats[0].Region = region(t, "Buye")
		give(p, 0, box.Canoes)
	}).chance("8 colour: leaf\n8 terrain: 4").run()
	if p := s.pos(); p.has(0, box.Canoes) || p.ground.Wet(p.seats[0].Region) {
		t.Errorf("he has Canoes: %v; the region is a Water Zone: %v; want neither", p.has(0, box.Canoes), p.ground.Wet(p.seats[0].Region))
	}
}

// 9.2: a second Generic Source, and the region is dry; 9.3, 9.5, 9.7.
func TestRule9_3_Searching(t *testing.T) {
	hehe := region(t, "Hehe")
	s := onStep(t, frame{Step: exploring}, func(p *Position) { p.seats[0].Region = hehe })
	s.chance("8 presumed: 1\n9 water: fork, generic-source, generic-source\n9 colour: star, ring").run()
	s.expect(LayingWater, 0) // Maasai and Yao
	sources := s.pos().ground.NewSources
	s.do(Lay, int(region(t, "Maasai")), 0)
	if p := s.pos(); p.ground.NewSources != sources-1 || !p.ground.Wet(region(t, "Maasai")) {
		t.Error("the Fork has not moved a Source, or drains nothing")
	}
	s.expect(KeepingSource, 0)
	s.do(PutBack, 0, 0)
	s.figures(0, "points 5, time 8")
	s.over()

	// No valid border left: both branches end without a draw (9.5).
	s = onStep(t, frame{Step: exploring}, func(p *Position) {
		p.seats[0].Region = hehe
		for _, w := range chart.Of(hehe).Ways {
			if p.ground.Lands[w.To].Terrain == chart.Blank {
				p.ground.Lands[w.To] = ground.Land{Terrain: chart.Veldt}
				p.ground.Left[chart.Veldt]--
			}
		}
		give(p, 0, box.Altimeter, box.Canoes)
	}).chance("8 presumed: 1").run()
	s.figures(0, "points 11, time 6") // 1, and twice 2, the Altimeter and the Patron's 2
	s.over()
	if !s.pos().has(0, box.Canoes) {
		t.Error("Canoes are left in a Water Zone")
	}
}
