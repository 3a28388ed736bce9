package heart

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
	"sourceofthenile/game/heart/told"
)

// 1, 10.2: a Game Turn is one march of everybody in the order of the track, and then
// rounds of days in the same order till nobody has Time; the track is set before.
func TestRule1_TheSequenceOfPlay(t *testing.T) {
	for seed := range uint64(20) {
		table := play(t, box.ForSeats(1+int(seed%5)), 300+seed, nil)
		var order, marched []game.Seat
		var up game.Seats
		turn, last := 0, -1
		for i := range table.Events() {
			switch e := &table.Events()[i]; e.Kind {
			case TrackSet:
				order = order[:0]
			case TrackPlace:
				order = append(order, e.Seat)
			case TurnBegan:
				if turn++; told.AsTurnBegan(e) != turn {
					t.Fatalf("seed %d: Game Turn %d is the %d", seed, told.AsTurnBegan(e), turn)
				}
				marched, up, last = nil, 0, -1
			case MapTurnBegan:
				if marched = append(marched, e.Seat); last >= 0 {
					t.Fatalf("seed %d: a march after the days have begun", seed)
				}
			case DaysBegan:
				at := slices.Index(order, e.Seat)
				if !slices.Equal(marched, order) || at < 0 || up.Has(e.Seat) {
					t.Fatalf("seed %d: days of %d after the marches of %v, of %v", seed, e.Seat, marched, order)
				}
				for j := (last + 1) % len(order); j != at; j = (j + 1) % len(order) { // those passed over have no Time
					if last >= 0 && !up.Has(order[j]) {
						t.Fatalf("seed %d: %d is passed over", seed, order[j])
					}
				}
				last = at
			case TimeIsUp, ExplorerLost:
				up = up.With(e.Seat)
			}
		}
	}
}

// 2.2: the Terrain Dots, chit by chit.
func TestRule2_2_Dots(t *testing.T) {
	want := map[box.Sort]string{
		box.Village: "GY5 Y4 YB3 G2 B1 GU1 YU1 U1", box.Wildlife: "Y6 GY4 U3 G2 YB2 B1", box.Tusk: "GY4 Y3 YB3 G2 B1 U1",
		box.Healer: "GY5 Y4 G3 YB2 B1", box.Plant: "G4 GY4 Y3 GU2 YB1 B1", box.Missionary: "GY4 Y4 YB3 G2 YU2 B1",
		box.Mountain: "GY1 Y1 YB1 GB1", box.Highest: "GYB1", box.Lake: "U1 GU1 YU1 Y1", box.LostCity: "G1 Y1 B1",
		box.Kingdom: "GY1 Y1 G1 YU1", box.Warriors: "Y1 GY1 YB1 B1",
	}
	for sort, list := range want { // in any order: each by itself
		have := map[string]int{}
		for c := box.Chit(1); c < box.ChitKinds; c++ {
			if c.Sort() != sort {
				continue
			}
			dots := ""
			for i, l := range "GYBU" {
				if c.Row().Dots>>i&1 == 1 {
					dots += string(l)
				}
			}
			have[dots] += c.Row().Count
		}
		for item := range strings.FieldsSeq(list) {
			dots := strings.TrimRight(item, "0123456789")
			if fmt.Sprint(have[dots]) != item[len(dots):] {
				t.Errorf("%s: %d with the dots %s, not %s", sort.Name(), have[dots], dots, item)
			}
			delete(have, dots)
		}
		if len(have) > 0 {
			t.Errorf("%s: %v besides", sort.Name(), have)
		}
	}
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		if dotted := c.Sort().Encounter() || c.Sort().Discovery(); dotted != (c.Row().Dots != 0) {
			t.Errorf("chit %d (%s) has dots, or has none", c, c.Sort().Name())
		}
	}
}

// 2.1, 2.3: how many there are of each Resource; one Guide and one Canoes at a time; a
// random one is neither, a second of a kind does nothing more.
func TestRule2_3_Resources(t *testing.T) {
	for r := range box.Resources {
		want := 3
		if r == box.Quinine || r == box.Cannabis || r == box.AmmoBox {
			want = 6
		}
		if r.Made(3) != want {
			t.Errorf("%d %s for three players, want %d", r.Made(3), r.Name(), want)
		}
	}
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		give(p, 0, box.Guide, box.Revolver, box.Revolver)
		landOf(t, p, chart.Savanna, true)
	})
	p := s.pos().Clone().(*Position)
	if p.mayBuy(0, box.Lot(box.Guide)) || p.mayHave(0, box.ForGuide) || !p.mayHave(0, box.ForCanoes) {
		t.Error("a second Guide may be had, or Canoes in a Water Zone may not")
	}
	if got := p.seats[0].RespectAdd(); got != -1 {
		t.Errorf("two Revolvers add %d, want %d", got, -1)
	}
	a := game.NewTrial(3)
	for range 200 { // out of the pool of two players, all 40 that are left
		q := p.Clone().(*Position)
		q.depth = 0
		q.push(frame{Step: playing, At: atMarches, V: [registers]int16{1}})
		q.push(frame{Step: meeting, V: [registers]int16{int16(box.Tusk)}, At: meetAsked})
		q.push(frame{Step: TakingInstead, V: [registers]int16{int16(box.Tusk)}})
		for _, e := range a.Do(q, game.Command{Kind: Yes}) {
			if r := told.AsThing(&e).Resource; e.Kind == Got && (r == box.Guide || r == box.Canoes) {
				t.Fatalf("a random Resource is %s", r.Name())
			}
		}
	}
}

// 7.2: who stands below a marker makes its roll, the higher marker first; what the first
// has cost counts in the second (3.5): a 6 less 1.
func TestRule7_2_DiseaseAndHorror(t *testing.T) {
	for _, c := range []struct {
		disease, horror, slot int8
		chance, after, dice   string
	}{
		{1, 2, 3, "7 health: 1\n7 sanity: 6", "health 4, sanity 4", "7 health 7 sanity "},
		{2, 1, 3, "7 health: 6\n7 sanity: 1", "health 4, sanity 4", "7 sanity 7 health "},
		{1, 3, 2, "7 health: 2", "health 4, sanity 5", "7 health "},
		{3, 1, 2, "7 sanity: 6", "health 5, sanity 5", "7 sanity "},
		{2, 3, 1, "", "health 5, sanity 5", ""},
	} {
		s := onStage(t, 1, func(p *Position) {
			p.disease, p.horror = c.disease, c.horror
			p.onTrack[0] = c.slot
			p.stack[1] = frame{Step: mapTurn, At: mapDone}
			p.stack[0].V[0] = 0
			p.stack[2] = frame{Step: UsingGuide}
		}).chance(c.chance)
		dice := ""
		for _, e := range s.do(No, 0, 0) {
			if e.Kind == Rolled {
				dice += box.Die(e.Args[0]).Name() + " "
			}
		}
		if dice != c.dice {
			t.Errorf("below %d and %d in %d: %s, want %s", c.disease, c.horror, c.slot, dice, c.dice)
		}
		s.figures(0, c.after)
		s.expect(Marching, 0)
		s.done()
	}
}

// 7.5, 7.6: a march into a blank region finds its land and water, and it is known from
// then on; five Food for whoever fishes in a Water Zone; whose Time is at Stop has no days.
func TestRule7_5_IntoTheUnexplored(t *testing.T) {
	s := onStage(t, 2, func(p *Position) {
		set(t, p, 0, "time 2")
		p.seats[0].Patron = box.City
		p.seats[1].Patron = box.FleetStreet
		give(p, 0, box.Fishing)
	}).chance("8 presumed: 1\n9 water: generic-source, generic-source\n7 health: 6\n17 desert: 1, 1")
	to := region(t, "Bamileke") // drained by the Fork of Fernando Poo: two branches
	s.do(March, int(to), -1)
	if !s.pos().ground.Explored(to) || s.pos().ground.Lands[to].By != 0 {
		t.Error("it is not known")
	}
	s.do(Keep, 0, 0)
	s.figures(0, "food 20, time 0")
	s.do(Keep, 0, 0)
	s.figures(0, "food 25, time 10, points 5")
	if pl := s.pos().seats[0]; pl.Begun || !pl.TimeUp {
		t.Errorf("he has days without Time, or 17 has not been done: %s", s.asked())
	}
	s.over()
}

// 9.1: a region that a Lake or Mountain Source drains is a dead end.
func TestRule9_1_ADeadEnd(t *testing.T) {
	for _, m := range []box.Marker{box.LakeSource, box.LargestLake, box.MountainSource} {
		s := onStep(t, frame{Step: exploring}, func(p *Position) {
			yao := region(t, "Yao")
			w, _ := chart.Between(yao, region(t, "Hehe"))
			p.ground.Cup[m]--
			p.ground.Lay(m, w.Border, yao)
			z, _ := chart.Between(region(t, "Zanzibar"), region(t, "Hehe"))
			p.ground.Borders[z.Border].Taken = 1
			p.seats[0].Region = yao
		}).chance("8 colour: leaf\n8 terrain: 2").run()
		s.figures(0, "points 1, time 10")
		s.over()
	}
}

// 9.8: what each marker scores and costs, with what helps; the RGS pays.
func TestRule9_8_WhatWaterScores(t *testing.T) {
	for _, c := range []struct {
		m      box.Marker
		with   box.Resource
		points int
	}{
		{box.Fork, box.NoResource, 0},
		{box.River, box.NoResource, 0},
		{box.Marsh, box.Painting, 2},
		{box.Waterfall, box.Painting, 2},
		{box.LakeSource, box.Surveying, 2},
		{box.LargestLake, box.Surveying, 3},
		{box.MountainSource, box.Altimeter, 2},
		{box.GenericSource, box.Altimeter, 2},
	} {
		for _, helped := range []bool{false, true} {
			s := onStep(t, frame{Step: exploring}, func(p *Position) {
				if helped && c.with != box.NoResource {
					give(p, 0, c.with)
				}
			})
			p := s.pos().Clone().(*Position)
			p.seats[0].Patron, p.seats[1].Patron = box.City, box.RGS
			p.seats[1].Fig[box.Points] = 7
			p.scoreWater(&game.Act{}, 0, c.m)
			want, shame := c.points, 1
			if want == 0 {
				shame = 0
			} else if helped {
				want++
			}
			if got := p.of(0, box.Points); got != want || p.of(1, box.Points) != 7-shame || p.of(0, box.Time) != 10-2*shame {
				t.Errorf("%s, helped %v: %d, the other %d, Time %d; want %d, %d, %d", c.m.Name(), helped, got, p.of(1, box.Points), p.of(0, box.Time), want, 7-shame, 10-2*shame)
			}
		}
	}
}

// 10: the Matrix as it is printed: Start, End, and the numbers of Rumours; distance.
func TestRule10_TheMatrix(t *testing.T) {
	list := box.Start.Name() + " " + box.End.Name()
	for n := 1; n <= 6; n++ {
		list += " " + box.RumourSlot(n).Name()
	}
	if list != "C1 C4 A3 C3 E3 A4 E4 C5" {
		t.Error(list)
	}
	if len(box.Start.Next()) != 3 {
		t.Error("there are three ways out of Start")
	}
}

// 10.1: 23 Events are drawn in reading order, and only legal Discoveries stay.
func TestRule10_1_DiscoveryProcedure(t *testing.T) {
	for seed := range uint64(12) {
		s := onStep(t, frame{Step: matrixTurn}, func(p *Position) {
			p.seats[0].Begun, p.seats[0].Slot = false, box.NoSlot
		})
		q := s.pos().Clone().(*Position)
		bag := 0
		for _, n := range q.events {
			bag += int(n)
		}
		events := game.NewTrial(seed).Do(q, game.Command{Kind: No})
		i := slices.IndexFunc(events, func(e game.Event) bool { return e.Kind == Surveyed })
		if i < 0 {
			t.Fatalf("nothing was surveyed: got %v, wanted at least 0", i)
		}
		drawn, stay := told.AsDrawn(&events[i])
		laid, last := 0, -1
		for _, e := range events[i+1:] {
			if e.Kind != ChitLaid || e.Rule != "10.1" {
				break
			}
			at, c := told.AsSlot(&e).Slot, told.AsSlot(&e).Chit
			laid++
			if int(at) <= last || at == box.Start || at == box.End || !c.Sort().Discovery() || !c.Legal(box.DotsOf(chart.Savanna, false)) {
				t.Errorf("a %s is laid in %s", c.Sort().Name(), at.Name())
			}
			last = int(at)
		}
		if drawn != 23 || laid != stay || bag != 95 {
			t.Errorf("%d drawn of %d, %d stay and %d are laid", drawn, bag, stay, laid)
		}
	}
}

// 10.3: the Guide saves Time once a Game Turn, is none to be had another of meanwhile, and goes back with
// it, used or not.
func TestRule10_3_OnceAGameTurn(t *testing.T) {
	for _, used := range []bool{true, false} {
		s := onStep(t, frame{Step: matrixTurn}, func(p *Position) {
			set(t, p, 0, "time 5")
			give(p, 0, box.Guide)
			p.seats[0].Guided = used
			p.seats[0].Slot, p.seats[0].Arrow = 0, box.NoSlot
		}).chance("10 encounter: village Y, village Y, village Y, village GY\n11 event: rumour")
		s.run()
		if asked := s.pos().top().Step == UsingGuide; asked == used || s.pos().mayHave(0, box.ForGuide) {
			t.Errorf("used before: %v, asked: %v, another may be had: %v", used, asked, s.pos().mayHave(0, box.ForGuide))
		}
		s = onStep(t, frame{Step: endOfTime}, func(p *Position) {
			give(p, 0, box.Guide)
			p.seats[0].Guided, p.seats[0].Slot = used, box.End
		}).chance("17 desert: 1, 1").run()
		if s.pos().has(0, box.Guide) {
			t.Errorf("used before: %v, and kept", used)
		}
		s.over()
	}
}

// 10.5: what goes back: illegal, under the Arrow, or three away, with what is on it.
func TestRule10_5_WhatGoesBack(t *testing.T) {
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		pl := &p.seats[0] // C3, in a dry savanna
		pl.Arrow = box.Slot(slot(t, "B3"))
		at := func(name string) box.Slot { return box.Slot(slot(t, name)) }
		put(t, p, 0, at("B3"), "village Y")
		put(t, p, 0, at("B3"), "culture")
		put(t, p, 0, at("D3"), "village B")
		put(t, p, 0, at("C4"), "plant Y")
		put(t, p, 0, at("C4"), "flora")
		put(t, p, 0, at("A2"), "healer Y")
		put(t, p, 0, at("B2"), "tusk Y")
		put(t, p, 0, at("E2"), "mineral")
		put(t, p, 0, at("D2"), "mineral diamonds")
		put(t, p, 0, at("A5"), "lake")
		pl.Rumours[at("B3")] = true
		p.events[box.Rumour-1]--
	})
	p := s.pos().Clone().(*Position)
	p.returnEncounters(&game.Act{}, 0)
	left := ""
	for at := range box.Slot(box.Slots) {
		if c := p.seats[0].Chits[at]; c != box.NoChit {
			left += at.Name() + " " + c.Sort().Name() + " "
		}
		if c := p.seats[0].Finds[at]; c != box.NoChit {
			left += at.Name() + " " + c.Sort().Name() + " "
		}
		if p.seats[0].Rumours[at] {
			left += at.Name() + " rumour "
		}
	}
	if left != "B2 tusk D2 mineral C4 plant C4 flora A5 lake " {
		t.Error(left)
	}
	if err := p.soundChits(); err != nil {
		t.Error(err)
	}
}

// 10.6, 10.7, 10.8: the first Event before the step, while the old slot's chit still lies
// there; then the step, the second Event, and the deal: Finding, then Encounter.
func TestRule10_8_OrderOfADay(t *testing.T) {
	s := onStep(t, frame{Step: matrixTurn}, func(p *Position) {
		p.seats[0].Slot, p.seats[0].Arrow = box.Slot(slot(t, "A1")), box.NoSlot
		put(t, p, 0, box.Slot(slot(t, "A1")), "tusk Y")
		put(t, p, 0, box.Slot(slot(t, "B1")), "tusk GY")
		put(t, p, 0, box.Slot(slot(t, "B1")), "flora")
	}).chance("10 encounter: healer Y, healer Y, healer Y\n11 event: accident, storm\n12 accident: 1\n12 storm: 1\n14 tusk: 2").run()
	s.expect(Stepping, 0)
	s.figures(0, "gifts 5") // 1, and 4 for the Tusk where he stood
	order := ""
	for _, e := range s.do(Walk, slot(t, "B1"), int(box.SureFind)) {
		switch e.Kind {
		case Walked, EventDrawn, FindScored, Met:
			order += EventName(e.Kind) + " "
		}
	}
	if order != "walked event-drawn find-scored met " {
		t.Error(order)
	}
	s.figures(0, "gifts 7, food 19, time 8, points 3") // two Incidents that cost something are one
	if pl := s.pos().seats[0]; pl.Chits[slot(t, "B1")] == box.NoChit || pl.Arrow.Name() != "A1" {
		t.Error("an Encounter dealt with is gone, or the Arrow is not where he came from")
	}
	if p := s.pos(); p.events[box.Accident-1] != 3 || p.events[box.Storm-1] != 3 { // 11.1
		t.Error("the Incidents are not back in the bag when the turn is over")
	}
	s.over()
}

// 10.9, 10.10: on End the Time may be declared up; at Stop the turn is played out, and
// then 17 is done.
func TestRule10_9_TheEndOfDays(t *testing.T) {
	s := onStep(t, frame{Step: matrixTurn, At: daysEnd}, func(p *Position) { p.seats[0].Slot = box.End }).run()
	s.expect(EndingTime, 0)
	s.chance("17 desert: 1, 1")
	s.do(Yes, 0, 0)
	if !s.pos().seats[0].TimeUp {
		t.Error("the Time is not up")
	}
	s.over()
	s = onStep(t, frame{Step: matrixTurn, At: daysEnd}, func(p *Position) { p.seats[0].Slot = box.End }).run()
	s.do(No, 0, 0)
	s.figures(0, "time 10")
	s.over()
	// Stop on the step itself: the second Event, the deal, and then 17.
	s = onStep(t, frame{Step: matrixTurn, At: daysStep}, func(p *Position) {
		set(t, p, 0, "time 1")
		p.seats[0].Slot = 0
		put(t, p, 0, 1, "tusk")
	}).chance("11 event: success\n14 tusk: 3\n7 health: 6\n17 desert: 1, 1").run()
	s.do(Walk, 1, 0)
	s.do(No, 0, 0) // the Success
	s.figures(0, "gifts 13, time 10")
	s.over()
}

// 8.3: Jungle without a Machete and Desert without a Canteen cost a Time; two DP each.
func TestRule8_3_WhatLandScores(t *testing.T) {
	for _, c := range []struct {
		land chart.Terrain
		with []box.Resource
		want string
	}{
		{chart.Savanna, nil, "points 1, time 10"},
		{chart.Veldt, nil, "points 1, time 10"},
		{chart.Jungle, nil, "points 2, time 9"},
		{chart.Jungle, []box.Resource{box.Machete}, "points 2, time 10"},
		{chart.Desert, []box.Resource{box.Machete}, "points 2, time 9"},
		{chart.Desert, []box.Resource{box.Canteen}, "points 2, time 10"},
	} {
		s := onStep(t, frame{Step: exploring}, func(p *Position) {
			r := region(t, "Ndebele")
			p.seats[0].Region = r
			p.ground.Lands[region(t, "Borana")] = ground.Land{By: game.Nobody}
			p.ground.Left[chart.Savanna]++
			p.seats[1].Region = 0
			for _, w := range chart.Of(r).Ways { // nothing that 8.1 could mind
				if chart.Of(w.To).Presumed == chart.Desert || chart.Of(w.To).Presumed == chart.Jungle {
					p.ground.Lands[w.To] = ground.Land{Terrain: chart.Veldt}
					p.ground.Left[chart.Veldt]--
				}
			}
			give(p, 0, c.with...)
		}).chance(fmt.Sprintf("8 colour: leaf\n8 terrain: %d", slices.Index(ground.TerrainChart[:], c.land)+1)).run()
		s.figures(0, c.want)
		s.over()
	}
}
