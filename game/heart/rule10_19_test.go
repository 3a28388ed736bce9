package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// 10.4, 10.5: where Encounters are laid, and which go back; 15.3: none in a Wasteland.
func TestRule10_4_Laying(t *testing.T) {
	names := func(list []box.Slot) (out string) {
		for _, s := range list {
			out += s.Name() + " "
		}
		return out
	}
	s := onStep(t, frame{Step: dealing}, nil)
	p := s.pos().Clone().(*Position)
	pl := &p.seats[0]
	for _, c := range []struct{ at, arrow, active, want string }{
		{"C1", "", "", "A1 B1 D1 E1 C2 C3 "},
		{"D1", "C1", "", "E1 D2 D3 "},
		{"C3", "C2", "", "A3 B3 D3 E3 C4 C5 "},
		{"C3", "B3", "C5", "C1 C2 D3 E3 "},
		{"A5", "A4", "", "B5 C5 "},
	} {
		pl.Slot, pl.Arrow, pl.Active = box.Slot(slot(t, c.at)), box.NoSlot, box.NoSlot
		if c.arrow != "" {
			pl.Arrow = box.Slot(slot(t, c.arrow))
		}
		if c.active != "" {
			pl.Active = box.Slot(slot(t, c.active))
		}
		if got := names(p.seats[0].Ahead()); got != c.want {
			t.Errorf("from %s by %s: %s, not %s", c.at, c.arrow, got, c.want)
		}
	}
	if box.Distance(0, 24) != 8 || box.Distance(box.Start, box.End) != 3 {
		t.Error("distance does not go along rows and columns")
	}
}

// 10.3, 10.4: the Guide with eight of the Time at most, the Telescope diagonally.
func TestRule10_3_GuideAndTelescope(t *testing.T) {
	for time, asked := range map[string]bool{"time 8": true, "time 9": false} { // in any order: each by itself
		s := onStep(t, frame{Step: matrixTurn}, func(p *Position) {
			set(t, p, 0, time)
			give(p, 0, box.Guide, box.Telescope)
			p.seats[0].Slot, p.seats[0].Arrow = 0, box.NoSlot
		}).chance("10 encounter: village Y, village Y, village Y, village Y, village GY\n11 event: success").run()
		if asked {
			s.expect(UsingGuide, 0)
			s.do(Yes, 0, 0)
			s.figures(0, "time 10")
		}
		s.expect(UsingTelescope, 0)
		s.do(Look, slot(t, "B2"), 0)
		s.expect(Stepping, 0)
		s.done()
	}
}

// 10.7 with 12 and 16.5: an Impassable bars finds unless there is nothing else, and
// nobody must step into certain death.
func TestRule10_7_Steps(t *testing.T) {
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		p.seats[0].Slot = 0
		put(t, p, 0, 1, "lake")
		put(t, p, 0, 5, "plant")
		put(t, p, 0, 0, "plant")
		set(t, p, 0, "health 1, sanity 5")
	})
	p := s.pos().Clone().(*Position)
	if got := p.seats[0].Ways(p.turn.Barred); len(got) != 1 || got[0] != 1 {
		t.Errorf("into certain death: %v", got)
	}
	p.turn.Barred = true
	if got := p.seats[0].Ways(p.turn.Barred); len(got) != 1 || got[0] != 1 { // 23.29
		t.Errorf("the Impassable does not yield: %v", got)
	}
	p.seats[0].Fig[box.Health] = 2
	if got := p.seats[0].Ways(p.turn.Barred); len(got) != 1 || got[0] != 5 {
		t.Errorf("barred: %v", got)
	}
	if is := p.seats[0].Sure(5); is != box.SurePoison {
		t.Errorf("sure: %d, want %d", is, box.SurePoison)
	}
}

// 11.2, 11.3: two Incidents that cost something are a point; an ignored one never counts.
func TestRule11_Events(t *testing.T) {
	turnOf := func(first bool, second string) *stage {
		return onStep(t, frame{Step: matrixTurn, At: daysStep}, func(p *Position) {
			p.seats[0].Slot = 0
			p.turn.First, p.turn.FirstCost = box.Chit(box.Malaria), first
			p.events[box.Malaria-1]--
			give(p, 0, box.Diary)
		}).chance("11 event: " + second).run()
	}
	for _, c := range []struct {
		first  bool
		second string
		chance string
		points string
	}{
		{true, "storm", "12 storm: 3", "points 1"},
		{false, "storm", "12 storm: 3", "points 0"},
		{true, "taboo", "", "points 0"}, // a savanna: nothing
	} {
		s := turnOf(c.first, c.second)
		s.expect(Stepping, 0)
		s.chance(c.chance)
		s.do(Walk, 1, int(box.SureEmpty))
		s.figures(0, c.points)
		s.done()
	}
	s := turnOf(true, "malaria")
	s.do(Walk, 1, int(box.SureEmpty))
	s.expect(Ignoring, 0)
	s.chance("12 resource: diary\n11 event: success")
	s.next["10 encounter"] = []string{"village Y", "village Y", "village Y", "village Y", "village GY"}
	s.next["12 resource"] = []string{"1"}
	s.do(Yes, 0, 0)
	s.figures(0, "points 0, health 5")
	if s.pos().has(0, box.Diary) {
		t.Error("no Resource was lost")
	}
}

// 13: kings, by Gifts or a Rifle; warriors, by a man or by powder.
func TestRule13_KingsAndWarriors(t *testing.T) {
	king := func() *stage {
		return onStep(t, frame{Step: atKingdom}, func(p *Position) { give(p, 0, box.Rifle) }).run()
	}
	s := king()
	for _, c := range s.table.Choices() {
		if c.Kind == Offer && c.Odds != (game.Odds{Num: c.Target, Den: 6}) {
			t.Errorf("%d Gifts: %v", c.Target, c.Odds)
		}
		if box.Wish(c.Item) == box.ForCanoes {
			t.Error("Canoes on dry land")
		}
	}
	s.chance("13 king: 5")
	s.do(Offer, 5, int(box.ForFood))
	s.figures(0, "gifts 5, food 35")
	s.over()
	s = king().chance("13 king: 6")
	s.do(Offer, 5, int(box.ForGuide))
	s.figures(0, "gifts 5")
	s.over()
	s = king().chance("13 king: 6")
	s.do(OfferRifle, 0, int(box.ForFood))
	s.figures(0, "gifts 10, food 38")
	s.over()
	s = onStep(t, frame{Step: atKingdom}, func(p *Position) { set(t, p, 0, "gifts 0") }).run() // nothing to offer: nobody is asked
	s.figures(0, "gifts 0, food 20")
	s.over()
	s = onStep(t, frame{Step: dealing}, func(p *Position) { put(t, p, 0, slotC3, "warriors") }).run()
	s.expect(FacingWarriors, 0)
	s.do(Suffer, int(box.Ammo), 0)
	s.figures(0, "ammo 5, askaris 6, points 2, time 9")
	s.over()
}

// 13, 20.2: what every find scores, and for whom.
func TestRule13_WhatFindsScore(t *testing.T) {
	for what, c := range map[string]struct { // in any order: each by itself
		with   box.Resource
		patron box.Patron
		points string
	}{
		"culture": {box.Books, box.University, "points 5"}, "flora": {box.Books, box.University, "points 5"},
		"scenery": {box.Painting, box.RGS, "points 5"}, "mineral": {box.Pickax, box.City, "points 5"},
		"mountain": {box.Altimeter, box.RGS, "points 5"}, "highest": {box.Altimeter, box.RGS, "points 6"},
		"lake": {box.Surveying, box.RGS, "points 5"}, "lost-city": {box.Machete, box.RGS, "points 5"},
	} {
		s := onStep(t, frame{Step: dealing}, func(p *Position) {
			put(t, p, 0, slotC3, what)
			give(p, 0, c.with)
			p.seats[0].Patron, p.seats[1].Patron = c.patron, box.FleetStreet
		}).run()
		if s.pos().top().Step == NamingFind {
			s.carry(game.Command{Kind: CallFind, Text: "Mount Something that is far too long a name"})
			if name := s.pos().View(0).FindName(box.Chit(chitOf(t, what))); name != "Mount Something that is " {
				t.Errorf("it is called %q, want \"Mount Something that is \"", name)
			}
		}
		s.figures(0, c.points+", time 9")
		s.over()
	}
}

// 15.1 to 15.3: a Rumour is told of, moves before a find, and lays waste around it.
func TestRule15_Rumours(t *testing.T) {
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		put(t, p, 0, slotC3, "tusk")
		put(t, p, 0, slotC3, "flora")
		p.seats[0].Active = 10
		p.events[box.Rumour-1]--
	}).chance("15 slot: 2, 3\n14 tusk: 4").run() // C3 is his own, then E3
	if pl := s.pos().seats[0]; pl.Active.Name() != "E3" {
		t.Errorf("the Rumour is on %s, want E3", pl.Active.Name())
	}
	s.figures(0, "points 2, gifts 14")
	s.over()
	s = onStep(t, frame{Step: dealing}, func(p *Position) { // it moves to the slot below, and all here is waste
		p.seats[0].Slot = 17 // C4
		put(t, p, 0, 17, "tusk")
		put(t, p, 0, 17, "flora")
		p.seats[0].Active = 10
		p.events[box.Rumour-1]--
	}).chance("15 slot: 6").run()
	s.figures(0, "points 0, gifts 10")
	s.over()
}

// 15.4: every Special, given what it asks for and not.
func TestRule15_4_Specials(t *testing.T) {
	for _, c := range []struct {
		what   string
		with   []box.Resource
		before string
		give   int // 0: not asked, 1: given, 2: not given
		chance string
		after  string
		left   []box.Resource
	}{
		{"christians", []box.Resource{box.Bible, box.Books}, "", 0, "", "food 40, points 3, time 0", []box.Resource{box.Books}},
		{"queen", []box.Resource{box.Rifle, box.Revolver}, "", 1, "", "gifts 30, askaris 6, points 3", nil},
		{"queen", []box.Resource{box.Rifle}, "", 0, "", "askaris 5, discontent 2", []box.Resource{box.Rifle}},
		{"madness", nil, "", 1, "", "gifts 0, food 25", nil},
		{"madness", nil, "gifts 9", 0, "", "askaris 5, porters 7, discontent 3", nil},
		{"leprosy", []box.Resource{box.Cannabis, box.Cannabis}, "", 1, "", "health 5, sanity 5", nil},
		{"leprosy", nil, "", 0, "", "health 4, sanity 4", nil},
		{"plague", []box.Resource{box.Canteen}, "", 2, "", "health 4, askaris 5", []box.Resource{box.Canteen}},
		{"plague", []box.Resource{box.Canteen}, "", 1, "", "health 5, askaris 6", nil},
		{"wildman", []box.Resource{box.Revolver}, "time 0", 1, "", "time 2, food 20", nil},
		{"wildman", nil, "food 12", 0, "", "time 0, food 0", nil},
		{"solomon", nil, "", 0, "12 ambush: 3\n12 ammo: 9\n7 health: 6", "gifts 30, health 5, points 4", nil},
		{"solomon", nil, "gifts 0", 0, "12 ambush: 9\n7 health: 1", "gifts 0, food 15, porters 7, health 4", nil},
		{"cursed", []box.Resource{box.Diary}, "", 0, "7 health: 6", "porters 7, discontent 2, points 5", []box.Resource{box.Diary}},
		{"kurtz", []box.Resource{box.Quinine, box.Quinine}, "", 1, "", "gifts 30, askaris 6", nil},
		{"kurtz", nil, "", 0, "", "askaris 4, discontent 3", nil},
		{"kanger", nil, "gifts 0", 0, "", "gifts 0", nil},
		{"haunted", nil, "", 0, "7 sanity: 2", "porters 6, sanity 4, points 5", nil},
		{"cannibals", nil, "", 1, "", "ammo 3, askaris 6", nil},
		{"cannibals", nil, "ammo 2", 0, "", "ammo 2, askaris 5, porters 6", nil},
		{"zombies", []box.Resource{box.Machete, box.Pickax}, "askaris 8, ammo 8", 0, "12 ambush: 5, 5, 5, 5\n12 ammo: 9, 9, 9, 9", "porters 8, points 6", nil},
		{"link", []box.Resource{box.Surveying, box.Altimeter}, "", 0, "", "food 0, gifts 0, points 6", nil},
		{"link", nil, "food 20, gifts 15", 0, "", "food 0, gifts 5", nil},
		{"lost-world", []box.Resource{box.Fishing, box.Telescope}, "", 0, "", "food 0, gifts 0, points 7", nil},
		{"lost-world", nil, "food 30, gifts 18", 0, "", "food 0, gifts 8", nil},
		{"lost-eden", []box.Resource{box.Diary, box.Diary, box.Rifle}, "health 1, sanity 2, discontent 9", 0, "", "health 5, sanity 5, discontent 1, points 9", []box.Resource{box.Diary}},
	} {
		s := onStep(t, frame{Step: dealing}, func(p *Position) {
			p.seats[0].Active = slotC3
			p.events[box.Rumour-1]--
			give(p, 0, c.with...)
			if c.before != "" {
				set(t, p, 0, c.before)
			}
		}).chance("15 special: " + c.what + "\n" + c.chance).run()
		if c.give > 0 {
			s.expect(FacingSpecial, 0)
			s.do(map[int]game.Kind{1: Yes, 2: No}[c.give], 0, 0)
		}
		for s.pos().top().Step == GivingItems {
			ch := s.table.Choices()[0]
			s.carry(ch.Command(int(ch.Max)))
		}
		s.figures(0, c.after)
		var left [box.Resources]int8
		for _, r := range c.left {
			left[r]++
		}
		if s.pos().seats[0].Res != left {
			t.Errorf("left: %v, want %v", s.pos().seats[0].Res, left)
		}
		s.over()
		if t.Failed() {
			t.Fatal(c.what)
		}
	}
}

// 16: Quinine saves one and his Discontent; ten is the end; what is 0 stays there.
func TestRule16_Losses(t *testing.T) {
	lost := frame{Step: losingPerson, V: [registers]int16{int16(box.Askaris), int16(box.ByWarband)}}
	s := onStep(t, lost, func(p *Position) { give(p, 0, box.Quinine) }).run()
	s.expect(SavingPerson, 0)
	s.do(Yes, 0, 0)
	s.figures(0, "askaris 6, discontent 1")
	s.over()
	q := onStep(t, lost, func(p *Position) { give(p, 0, box.Quinine) }).run().pos().Clone().(*Position)
	game.Foresee(func(a *game.Act) {
		q.pop(0)
		q.runLosingPerson(reply{answer: game.Command{Kind: Yes}}, q.top(), a)
	}, func(float64, []game.Event) {
		if q.has(0, box.Quinine) || q.cost { // 11.2: neither is the Quinine a loss
			t.Error("the Quinine is not spent, or counts as a loss")
		}
	})
	s = onStep(t, lost, func(p *Position) { set(t, p, 0, "askaris 0") }).run()
	s.figures(0, "askaris 0, discontent 1")
	s.over()
	s = onStep(t, lost, func(p *Position) { set(t, p, 0, "discontent 9") }).run()
	s.figures(0, "discontent 10, health 0")
	s.over()
	// The end of an Explorer: 3 DP, and all he had leaves.
	s = onStep(t, frame{Step: endOfTime}, func(p *Position) {
		set(t, p, 0, "health 0")
		give(p, 0, box.Diary)
	}).chance("7 health: 6").run()
	if pl := s.pos().seats[0]; !pl.Lost || pl.Res[box.Diary] != 0 || pl.Slot != box.NoSlot {
		t.Errorf("the Explorer is %+v, want him lost, without a Diary and on no slot", pl)
	}
	s.figures(0, "points 3, health 0")
	s.over()
}

// 17: the Health-roll off End, what comes back, the deserters, the Boosts.
func TestRule17_TimeUp(t *testing.T) {
	s := onStep(t, frame{Step: endOfTime}, func(p *Position) {
		set(t, p, 0, "health 4, sanity 2, time 0")
		give(p, 0, box.Guide, box.Revolver, box.Quinine, box.AmmoBox)
		put(t, p, 0, 3, "village")
	}).chance("7 health: 6\n17 desert: 4, 5").run()
	s.expect(SavingPerson, 0) // 4 − 1 above Sanity 2; the second, 5 − 2 − 1, is not above Health 4
	s.do(No, 0, 0)
	s.figures(0, "time 9, porters 7, askaris 6")
	s.expect(Boosting, 0)
	if n := len(s.table.Choices()); n != 3 { // no Health +2 at Health 4
		t.Errorf("%d choices: %s, want 3", n, s.offers())
	}
	s.do(Boost, 0, int(box.AmmoTonic))
	s.do(Boost, 0, int(box.QuinineHealth))
	s.figures(0, "ammo 7, health 5, time 9")
	if s.pos().has(0, box.Guide) || !s.pos().seats[0].TimeUp {
		t.Error("the Guide is still there, or the Time is not up")
	}
	s.over()
	s = onStep(t, frame{Step: endOfTime}, func(p *Position) { p.seats[0].Slot = box.End }).chance("17 desert: 1, 1").run()
	s.over() // no Health-roll on End
}

// 18.1: Humility: who may be named, what it costs, whom it befalls.
func TestRule18_1_Humility(t *testing.T) {
	s := onStep(t, frame{Step: matrixTurn, At: daysDealt}, func(p *Position) {
		set(t, p, 1, "points 6")
		p.seats[1].TimeUp, p.seats[1].Slot = true, box.NoSlot
		p.stack[2].Step = UsingGuide
	}).run()
	s.expect(Humbling, 0)
	s.chance("18 event: malaria, success, malaria\n7 health: 2")
	s.do(Humble, 1, 0)
	s.expect(Inflicting, 0)
	if n := len(s.table.Choices()); n != 2 {
		t.Error(s.offers())
	}
	s.do(Inflict, 0, int(box.Malaria))
	s.figures(1, "health 4")
	s.figures(0, "time 9")
	s.over()
}

// 18.1: an Incident that would do nothing is not offered: in a Veldt an Accident costs nothing
// without water and without a Tusk.
func TestRule18_1_WhatDoesNothingIsNotOffered(t *testing.T) {
	s := onStep(t, frame{Step: matrixTurn, At: daysDealt}, func(p *Position) {
		set(t, p, 1, "points 6")
		landOf(t, p, chart.Veldt, false)
		p.seats[1].Region, p.seats[1].TimeUp, p.seats[1].Slot = p.seats[0].Region, true, box.NoSlot
		p.stack[2].Step = UsingGuide
	}).run()
	s.expect(Humbling, 0)
	s.chance("18 event: accident, success, impassable")
	s.do(Humble, 1, 0)
	s.over()
}

// 18.3: who may hand a marker to whom, and what a standing order rules out.
func TestRule18_3_BadLuck(t *testing.T) {
	ask := func(change func(p *Position)) *stage {
		return onStage(t, 3, func(p *Position) {
			p.stack[1] = frame{Step: healthRoll}
			p.stack[2] = frame{Step: UsingGuide}
			p.seats[0].Fig[box.Points] = 5
			change(p)
		}).chance("7 health: 6")
	}
	s := ask(func(p *Position) {})
	s.run().expect(HandingBadLuck, 1)
	s.do(LetStand, 0, 0)
	s.expect(HandingBadLuck, 2)
	s.chance("7 health again: 1")
	for _, c := range s.table.Choices() {
		if c.Kind == ThrowAgain && (int(c.Target) != 2 || c.Odds != game.Odds{Num: 5, Den: 6}) {
			t.Errorf("to throw again is %+v, want number 2 at 5 of 6", c)
		}
	}
	s.do(ThrowAgain, 2, 0)
	s.figures(0, "health 4")
	if s.pos().badLuck[2] != 0 {
		t.Error("the roller does not keep the marker")
	}
	for name, change := range map[string]func(p *Position){ // in any order: each by itself
		"fewer DP":     func(p *Position) { p.seats[0].Fig[box.Points] = 1; set(t, p, 1, "points 2"); set(t, p, 2, "points 2") },
		"never":        func(p *Position) { p.seats[1].Standing, p.seats[2].Standing = box.AskNever, box.AskNever },
		"till it ends": func(p *Position) { p.seats[1].LetStand, p.seats[2].LetStand = true, true },
		"his colour":   func(p *Position) { p.badLuck = [box.MaxSeats]game.Seat{1, 0, 0, game.Nobody, game.Nobody} },
	} {
		s := ask(change).run()
		if s.pos().top().Step == HandingBadLuck {
			t.Errorf("%s: %s", name, s.asked())
		}
	}
	// A die that would go well with every face is not thrown again: no Ammo is left to be lost.
	s = onStage(t, 3, func(p *Position) {
		p.stack[1] = frame{Step: ammoRoll}
		p.stack[2] = frame{Step: UsingGuide}
		set(t, p, 0, "points 5, ammo 0")
		p.seats[1].Standing = box.AskAlways
	}).chance("12 ammo: 3")
	if s.run().pos().top().Step == HandingBadLuck {
		t.Error("asked about a die that can go one way only")
	}
	s = ask(func(p *Position) {})
	s.next["7 health"] = []string{"1"} // it went ill: nobody is asked
	if s.run().pos().top().Step == HandingBadLuck {
		t.Error("asked about a roll that went ill")
	}
	s = ask(func(p *Position) { p.seats[1].Standing = box.AskAlways })
	s.next["7 health"] = []string{"1"}
	s.run().expect(HandingBadLuck, 1)
}

// 18.2, 19: Envy, the balance, the final account, and who has won; 20.2: shame never
// takes the last point; 21: what differs by players.
func TestRule19_TheEnd(t *testing.T) {
	s := onStage(t, 2, func(p *Position) {
		p.depth = 0
		p.push(frame{Step: playing, At: atEnvy})
		p.push(frame{Step: UsingGuide})
		set(t, p, 0, "points 44, askaris 3, sanity 2")
		set(t, p, 1, "points 50, porters 0, food 1")
	})
	s.do(No, 0, 0)
	s.expect(Envying, 0)
	s.do(Yes, 0, 0)
	s.figures(0, "points 50, sanity 1")        // 46, and most Porters, Gifts and Food; Health like the other
	s.figures(1, "points 53, food 1, gifts 9") // Askaris, Sanity and Health: nobody carries his tenth Gift
	if r := s.pos().Result(); r.Ending != game.Won || r.Winners != game.Only(1) {
		t.Errorf("the result is %+v, want %v, won by seat 1", r, game.Won)
	}
	s = onStage(t, 2, func(p *Position) {
		p.depth = 0
		p.push(frame{Step: playing, At: atEnvy})
		p.push(frame{Step: UsingGuide})
		set(t, p, 0, "points 50, food 0, gifts 0")
		set(t, p, 1, "points 50, food 0, gifts 0")
	})
	s.do(No, 0, 0)
	s.figures(0, "points 54") // all who tie have it, and nought wins nothing
	for n, want := range []struct{ balance, less, bonus int }{{20, 2, 1}, {15, 1, 2}, {10, 1, 2}, {5, 0, 3}, {0, 0, 3}} {
		c := box.ForSeats(n + 1)
		c.EvenPatrons = false
		if c.Balance() != want.balance || c.TrackLess() != want.less || c.PatronBonus(box.City) != want.bonus || c.BadLuck() != (n >= 2) || c.Envy() != (n > 0) {
			t.Errorf("%d players: %d, %d, %d", n+1, c.Balance(), c.TrackLess(), c.PatronBonus(box.City))
		}
	}
	s = onStep(t, frame{Step: dealing}, func(p *Position) {
		put(t, p, 0, slotC3, "mineral")
		p.seats[0].Patron, p.seats[1].Patron = box.RGS, box.City
		set(t, p, 1, "points 1")
	}).run()
	s.figures(1, "points 1")
	s.over()
}

// 19.1, 21: alone one plays five Game Turns, and has done well with 50.
func TestRule21_Alone(t *testing.T) {
	for points, want := range map[string]game.Ending{"points 50": game.AllWon, "points 49": game.AllLost} { // in any order: each by itself
		s := onStage(t, 1, func(p *Position) {
			p.depth, p.turnNo = 0, box.SoloTurns
			p.push(frame{Step: playing, At: atEnvy})
			p.push(frame{Step: UsingGuide})
			set(t, p, 0, points)
		})
		s.do(No, 0, 0)
		if r := s.pos().Result(); r.Ending != want {
			t.Errorf("%s: %+v", points, r)
		}
	}
}

// 2.1: the numbers of the pieces.
func TestRule2_1_Pieces(t *testing.T) {
	var events, meetings, waters int
	var sorts [box.Sorts]int
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		sorts[c.Sort()] += c.Row().Count
		if c < box.FirstMeet {
			events += c.Row().Count
		} else {
			meetings += c.Row().Count
		}
	}
	for _, n := range box.MarkerCounts {
		waters += n
	}
	if events != 95 || meetings != 96 || waters != 37 || box.Wilds != 16 {
		t.Errorf("%d Events, %d Encounters, %d Water Markers, %d Specials; want 95, 96, 37, 16", events, meetings, waters, box.Wilds)
	}
	want := [box.Sorts]int{0, 3, 3, 3, 3, 3, 3, 4, 8, 14, 6, 4, 5, 4, 12, 4, 1, 4, 3, 4, 4, 18, 18, 14, 15, 15, 16}
	if sorts != want {
		t.Errorf("%v, want %v", sorts, want)
	}
	// 2.2: how many Encounters are legal, in per cent.
	for terrain, share := range map[chart.Terrain][2]int{chart.Savanna: {70, 78}, chart.Jungle: {46, 54}, chart.Desert: {21, 32}} { // in any order: each by itself
		for i, wet := range []bool{false, true} {
			n := 0
			for c := box.FirstMeet; c < box.ChitKinds; c++ {
				if c.Legal(box.DotsOf(terrain, wet)) {
					n += c.Row().Count
				}
			}
			if got := (n*100 + 48) / 96; got != share[i] {
				t.Errorf("terrain %d, wet %v: %d %%, not %d", terrain, wet, got, share[i])
			}
		}
	}
}

// 15.4: every Special has a row of the table; what it asks for it takes.
func TestEverySpecialDoesSomething(t *testing.T) {
	for w := range box.Wilds {
		row := &specials[w]
		if len(row.given)+len(row.refused)+len(row.ordeals)+row.items == 0 {
			t.Errorf("%s does nothing", w.Name())
		}
		if asks := len(row.asks) > 0 || row.asksFor > 0; asks != (len(row.given) > 0) {
			t.Errorf("%s asks for something: %v; to those who give it does %d things; want %v", w.Name(), asks, len(row.given), (len(row.given) > 0))
		}
	}
}
