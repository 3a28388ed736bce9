package heart

import (
	"slices"
	"strconv"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
)

// 11.4, 12 (Rumour): where a Finding or a Rumour may lie: of the first Event not one's own
// slot, of the second that alone; one Finding a slot, one Rumour a Village or Kingdom.
func TestRule11_4_WhatFitsWhere(t *testing.T) {
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		for at, what := range map[string]string{ // in any order: each its own slot
			"A1": "village", "B1": "wildlife", "C1": "tusk", "D1": "plant", "E1": "healer", "A2": "missionary", "B2": "kingdom", "C3": "village",
			"E5": "village", "C4": "lake",
		} {
			put(t, p, 0, box.Slot(slot(t, at)), what)
		}
		put(t, p, 0, box.Slot(slot(t, "E5")), "culture raffia")
		p.seats[0].Arrow = box.Slot(slot(t, "B3"))
	})
	p := s.pos().Clone().(*Position)
	names := func(c box.Chit, second bool) (out string) {
		for _, at := range p.seats[0].SlotsFor(c.Sort(), second) {
			out += at.Name() + " "
		}
		return out
	}
	for what, want := range map[string][2]string{ // in any order: each by itself
		"culture": {"A1 ", "C3 "}, "flora": {"C1 D1 E1 A2 ", ""}, "scenery": {"B1 ", ""},
		"mineral": {"C2 D2 A3 D3 E3 B4 D4 C5 ", ""}, "rumour": {"A1 B2 E5 ", "C3 "},
	} {
		c := box.Chit(chitOf(t, what))
		if got := [2]string{names(c, false), names(c, true)}; got != want {
			t.Errorf("%s: %q, not %q", what, got, want)
		}
	}
	p.seats[0].Activated = true
	if got := names(rumourChit, false); got != "" {
		t.Errorf("a Rumour may be placed on %s though one has been told of", got)
	}
	p.seats[0].Active = box.Slot(slot(t, "D3"))
	if got := names(box.Chit(chitOf(t, "mineral")), false); got != "C2 A3 B4 C5 " { // 15.3
		t.Errorf("a Mineral in a Wasteland: %s, want C2 A3 B4 C5 ", got)
	}
}

// 11.1, 11.5: a Discovery drawn goes back without effect; of one Finding that fits in no
// slot the same.
func TestRule11_5_WhatGoesBack(t *testing.T) {
	for _, what := range []string{"lake", "kingdom", "culture", "flora"} {
		s := onStep(t, frame{Step: drawingEvent, V: [registers]int16{1}}, nil).chance("11 event: " + what)
		events := s.do(No, 0, 0)
		if !hasEvent(events, EventBack) || s.pos().turn.Second != box.NoChit {
			t.Errorf("%s does not go back", what)
		}
		s.over()
	}
}

// 15.1: where all six slots are barred a Rumour told of goes back.
func TestRule15_1_AllBarred(t *testing.T) {
	s := onStep(t, frame{Step: atVillage}, func(p *Position) {
		set(t, p, 0, "gifts 1")
		put(t, p, 0, slotC3, "village")
		p.seats[0].Rumours[slotC3] = true
		p.events[box.Rumour-1]--
		for i, what := range []string{"lake U", "lake Y", "mountain Y", "lost-city Y", "warriors Y"} {
			put(t, p, 0, slices.DeleteFunc(slices.Clone(box.RumourSlots[:]), func(at box.Slot) bool { return at == slotC3 })[i], what)
		}
	}).chance("14 like: 1\n14 respect: 10").run()
	if pl := s.pos().seats[0]; pl.Activated || pl.Active != box.NoSlot || pl.Rumours[slotC3] {
		t.Error("it has been told of, or still lies there")
	}
	s.over()
}

// 15.3: what lies in a Wasteland goes back at once, but Discoveries; it moves with the
// Rumour.
func TestRule15_3_Wasteland(t *testing.T) {
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		pl := &p.seats[0]
		pl.Active = box.Slot(slot(t, "E4"))
		p.events[box.Rumour-1]--
		put(t, p, 0, box.Slot(slot(t, "E3")), "lake Y")
		put(t, p, 0, box.Slot(slot(t, "D3")), "tusk Y")
		put(t, p, 0, box.Slot(slot(t, "A4")), "healer Y")
		put(t, p, 0, box.Slot(slot(t, "A4")), "flora")
		put(t, p, 0, box.Slot(slot(t, "A3")), "plant Y")
		put(t, p, 0, slotC3, "mineral")
	}).chance("15 slot: 4").run() // it goes to A4 before the Mineral is dealt with
	pl := s.pos().seats[0]
	for at, there := range map[string]bool{"E3": true, "D3": true, "A4": false, "A3": false} { // in any order: each by itself
		if i := slot(t, at); (pl.Chits[i] != box.NoChit) != there || pl.Finds[i] != box.NoChit {
			t.Errorf("%s: %v", at, pl.Chits[i])
		}
	}
	if !s.pos().seats[0].Wasteland(box.Slot(slot(t, "A5"))) || s.pos().seats[0].Wasteland(box.Slot(slot(t, "E5"))) {
		t.Error("the Wasteland has not moved")
	}
	s.figures(0, "points 2")
	s.over()
}

// 16.3, 16.4, 16.5: ten is the end; what is 0 stays 0; nobody may boost or envy himself to
// death.
func TestRule16_5_NotIntoDeath(t *testing.T) {
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		set(t, p, 0, "health 1, sanity 1")
		set(t, p, 1, "points 30")
		give(p, 0, box.Quinine, box.Cannabis)
	})
	p := s.pos().Clone().(*Position)
	if got := p.seats[0].Boosts(); !slices.Equal(got, []box.Tonic{box.QuinineHealth, box.CannabisSanity}) {
		t.Errorf("boosts: %v", got)
	}
	if p.mayEnvy(0) {
		t.Error("the last of his Sanity may go for Envy")
	}
	p.seats[0].Fig[box.Sanity] = 2
	if !p.mayEnvy(0) {
		t.Error("he may not envy")
	}
	p.seats[0].Fig[box.Health] = 0
	if a := (&game.Act{}); p.change(a, 0, box.Health, 2, box.ByBoost) != 0 || p.of(0, box.Health) != 0 {
		t.Error("the dead are healed")
	}
}

// 16.4: whose Health comes to 0 plays his turn out, and is lost at the end of it.
func TestRule16_4_TheTurnIsPlayedOut(t *testing.T) {
	s := onStep(t, frame{Step: matrixTurn, At: daysStep}, func(p *Position) {
		set(t, p, 0, "health 1")
		p.seats[0].Slot = 0
		landOf(t, p, chart.Jungle, false)
		put(t, p, 0, 1, "tusk")
	}).chance("11 event: malaria\n14 tusk: 3").run()
	s.do(Walk, 1, 0)
	s.figures(0, "health 0, gifts 13, points 3")
	if !s.pos().seats[0].Lost {
		t.Error("he is not lost when his turn is over")
	}
	s.over()
}

// 13: a Warrior Nation kills an Askari, or costs powder; who has neither loses nothing, nor who has no
// Askari that it could kill.
func TestRule13_WarriorsWithoutAnAskari(t *testing.T) {
	for before, after := range map[string]string{ // in any order: each by itself
		"askaris 0, ammo 4": "askaris 0, ammo 4, discontent 1", "askaris 0, ammo 0": "askaris 0, ammo 0, discontent 1",
		"askaris 3, ammo 0": "askaris 2, ammo 0, discontent 2",
	} {
		s := onStep(t, frame{Step: dealing}, func(p *Position) {
			put(t, p, 0, slotC3, "warriors")
			set(t, p, 0, before)
		}).run()
		s.figures(0, after+", points 2, time 9")
		s.over()
	}
}

// 17.4: what each Boost does; Ammo Stock stops at 8, Health and Sanity at 5.
func TestRule17_4_WhatBoostsDo(t *testing.T) {
	for _, c := range []struct {
		with   box.Resource
		tonic  box.Tonic
		before string
		after  string // empty: not offered
	}{
		{box.Quinine, box.QuinineHealth, "health 3, sanity 3", "health 4, sanity 3"},
		{box.Quinine, box.QuinineMore, "health 3, sanity 3", "health 5, sanity 2"},
		{box.Cannabis, box.CannabisSanity, "health 3, sanity 3", "health 3, sanity 4"},
		{box.Cannabis, box.CannabisMore, "health 3, sanity 3", "health 2, sanity 5"},
		{box.AmmoBox, box.AmmoTonic, "ammo 7", "ammo 8"},
		{box.AmmoBox, box.AmmoTonic, "ammo 8", ""},
		{box.Quinine, box.QuinineHealth, "health 5", ""},
		{box.Cannabis, box.CannabisSanity, "sanity 5", ""},
	} {
		s := onStep(t, frame{Step: endOfTime}, func(p *Position) {
			p.seats[0].Slot = box.End
			set(t, p, 0, c.before)
			give(p, 0, c.with)
		}).chance("17 desert: 1, 1").run()
		if c.after == "" {
			s.over()
			continue
		}
		s.expect(Boosting, 0)
		s.do(Boost, 0, int(c.tonic))
		s.figures(0, c.after)
		if s.pos().has(0, c.with) {
			t.Errorf("%s is not spent", c.with.Name())
		}
		s.over()
	}
}

// 18.2: six DP behind, once each, in the order of the track; a lost player's DP count
// (23.19), and he envies nobody.
func TestRule18_2_Envy(t *testing.T) {
	s := onStage(t, 3, func(p *Position) {
		p.depth = 0
		p.push(frame{Step: playing, At: atEnvy})
		p.push(frame{Step: UsingGuide})
		p.order = [box.MaxSeats]game.Seat{2, 0, 1, game.Nobody, game.Nobody}
		set(t, p, 0, "points 20")
		set(t, p, 1, "points 26, health 0")
		set(t, p, 2, "points 19")
		p.seats[1].Lost = true
	})
	for behind, asked := range map[int]bool{5: false, 6: true} { // in any order: each by itself
		s.cut(func(p *Position) { set(t, p, 0, "points "+strconv.Itoa(26-behind)) })
		if v := s.pos().View(0); v.Ahead(1, 0) != asked {
			t.Errorf("%d behind: %v", behind, !asked)
		}
	}
	s.cut(func(p *Position) { set(t, p, 0, "points 20") })
	s.do(No, 0, 0)
	s.expect(Envying, 2)
	s.do(Yes, 0, 0)
	s.expect(Envying, 0)
	s.figures(2, "points 21, sanity 4")
	s.do(No, 0, 0)
	if !s.pos().over {
		t.Errorf("an Explorer is lost, and %s", s.asked())
	}
}

// 19.2: of the Events drawn for the balance Findings and Discoveries leave the game.
func TestRule19_2_TheBalance(t *testing.T) {
	for n := 1; n <= box.MaxSeats; n++ {
		s := onStage(t, n, func(p *Position) {
			p.depth = 0
			p.push(frame{Step: playing, At: atEnvy, V: [registers]int16{int16(n)}})
			p.push(frame{Step: UsingGuide})
		})
		p := s.pos().Clone().(*Position)
		drawn, counted, incidents := 0, 0, 0
		for _, e := range game.NewTrial(uint64(n)).Do(p, game.Command{Kind: No}) {
			if e.Kind == Balanced {
				drawn, counted = told.AsDrawn(&e)
			}
		}
		gone := 0
		for _, d := range p.dropped {
			gone += truth(d)
		}
		for c := box.Chit(1); c < box.FirstFind; c++ {
			incidents += int(*p.bagOf(c))
		}
		if drawn != 5*(5-n) || gone != counted || incidents != 50 {
			t.Errorf("%d players: %d drawn, %d leave, told %d; %d Incidents left", n, drawn, gone, counted, incidents)
		}
	}
}

// 20.1: every DP has a line, and what all sources gave is what the figure says. 20.2: own
// Patron and shame.
func TestRule20_1_EveryPointHasALine(t *testing.T) {
	for seed := range uint64(40) {
		n := 1 + int(seed%5)
		cfg := box.ForSeats(n)
		cfg.EvenPatrons = seed%2 == 0
		table := play(t, cfg, 700+seed, nil)
		var sum [box.MaxSeats]int
		for i := range table.Events() {
			e := &table.Events()[i]
			switch e.Kind {
			case Scored:
				sc := told.AsScored(e)
				sum[e.Seat] += sc.Points
				least, most := pointsOf(sc, &cfg)
				if sc.Points < least || sc.Points > most || sc.Now != sum[e.Seat] || sc.From.Rule() != e.Rule {
					t.Errorf("seed %d: %s gives %d, in all %d (%d)", seed, sc.From.Name(), sc.Points, sc.Now, sum[e.Seat])
				}
			case Shamed:
				if sum[e.Seat]--; sum[e.Seat] < 1 || told.AsShamed(e) != sum[e.Seat] {
					t.Errorf("seed %d: shame leaves %d", seed, sum[e.Seat])
				}
			}
		}
		for i := range n {
			if got := table.Position().(*Position).of(game.Seat(i), box.Points); got != sum[i] {
				t.Errorf("seed %d: seat %d has %d, and %d were told", seed, i, got, sum[i])
			}
		}
	}
}

// pointsOf is what 20.1 allows a source to give at once.
func pointsOf(sc told.ScoredEvent, cfg *box.Settings) (least, most int) {
	switch sc.From {
	case box.ForTerrain:
		return 1, 2
	case box.ForWater, box.ForFinding, box.ForDiscovery:
		return 2, 3
	case box.ForSpecial:
		return 3, 8
	case box.ForLivingstone, box.ForEnvy:
		return 2, 2
	case box.ForNotoriety:
		return 3, 3
	case box.ForPatron:
		own := cfg.PatronBonus(box.Patron(sc.What))
		return own, own
	}
	return 1, 1
}

// drawing is how many pieces in the bags, the cups and on no chart yet draw a Patron's
// attention when they are scored (20.2).
func drawing(v View, of box.Patron) (n int) {
	left := v.Left()
	for sort := box.Culture; sort <= box.Warriors; sort++ {
		n += plus(left.Sorts[sort], sort.Patron() == of)
	}
	for m := box.Fork; m < box.Markers; m++ {
		n += plus(left.Markers[m], of == box.RGS && (m.Source() || m == box.Marsh || m == box.Waterfall))
	}
	return n + plus(left.Wilds, of == box.FleetStreet)
}

// 20.2: whose attention what draws.
func TestRule20_2_Attention(t *testing.T) {
	want := map[box.Sort]box.Patron{
		box.Scenery: box.RGS, box.Mountain: box.RGS, box.Highest: box.RGS, box.Lake: box.RGS, box.LostCity: box.RGS, box.Culture: box.University,
		box.Flora: box.University, box.Mineral: box.City, box.Kingdom: box.Westminster, box.Warriors: box.Westminster,
	}
	for sort, patron := range want { // in any order: each by itself
		if sort.Patron() != patron {
			t.Errorf("%s draws the attention of %d", sort.Name(), sort.Patron())
		}
	}
	s := onStep(t, frame{Step: dealing}, func(p *Position) {
		p.seats[0].Patron, p.seats[1].Patron = box.City, box.FleetStreet
		set(t, p, 1, "points 4")
	})
	for patron, n := range [box.Patrons]int{34, 9, 12, 8, 16} { // 2.1: 18 waters and 16 finds, …
		if got := drawing(s.pos().View(0), box.Patron(patron)); got != n {
			t.Errorf("%d pieces draw the attention of %d, not %d", got, patron, n)
		}
	}
	p := s.pos().Clone().(*Position)
	p.seats[1].Lost = true
	p.attention(&game.Act{}, 0, box.FleetStreet)
	if p.of(1, box.Points) != 4 { // 23.27
		t.Error("the lost are shamed")
	}
	p.seats[1].Lost = false
	p.attention(&game.Act{}, 0, box.FleetStreet)
	if p.of(1, box.Points) != 3 || p.of(0, box.Points) != 0 {
		t.Error("nobody is shamed, or the wrong one paid")
	}
}

// 21: the switches are read, and what is none of the game's is refused.
func TestRule21_Settings(t *testing.T) {
	for _, bad := range []func(s *box.Settings){
		func(s *box.Settings) { s.Players = nil },
		func(s *box.Settings) { s.Players = append(s.Players, box.ForSeats(4).Players...) },
		func(s *box.Settings) { s.Goal = 40 },
		func(s *box.Settings) { s.Players[0].Colour = s.Players[1].Colour },
		func(s *box.Settings) { s.Players[0].Name = "" },
	} {
		s := box.ForSeats(2)
		bad(&s)
		if _, err := (Rules{}).New(s.Encode()); err == nil {
			t.Errorf("%+v is a game", s)
		}
	}
	for _, goal := range []int{30, 50, 70} {
		s := box.ForSeats(2)
		s.Goal, s.NoEnvy = goal, true
		pos, err := Rules{}.New(s.Encode())
		if err != nil || pos.(*Position).cfg.Envy() || pos.Summary().Target != goal {
			t.Errorf("%v: %+v", err, s)
		}
	}
}

// stepKindsOf are the kinds of choice that each question offers (22.1).
var stepKindsOf = map[Step][]game.Kind{
	Opening: {Begin}, ChoosingPort: {TakePort}, ChoosingPatron: {TakePatron}, Outfitting: {Buy, No}, Marching: {March, Order}, JoiningRiver: {Join},
	KeepingSource: {Keep, PutBack}, LayingWater: {Lay}, UsingGuide: {Yes, No}, UsingTelescope: {Look, No}, PlacingChit: {Place}, Ignoring: {Yes, No},
	UsingSuccess: {ClearSlot, KeepForDie, No}, NamingFace: {NameFace, No}, Stepping: {Walk, Order}, EndingTime: {Yes, No}, SavingPerson: {Yes, No},
	Thirsting: {Suffer}, GivingItems: {GiveItems}, KeepingLoad: {KeepLoad}, KeepingThree: {KeepThing}, OfferingKing: {Offer, OfferRifle},
	FacingWarriors: {Suffer}, NamingFind: {CallFind, No}, TakingInstead: {Yes, No}, Recruiting: {Recruit}, GivingVillage: {GiveVillage},
	Trading: {Trade, No}, FacingSpecial: {Yes, No}, Boosting: {Boost, No}, Humbling: {Humble, No, Order}, Inflicting: {Inflict, No}, Envying: {Yes, No},
	HandingBadLuck: {ThrowAgain, LetStand, LetTurnStand, Order},
}

// chanceNames are the names that chance is asked for by (22.2), without "again".
var chanceNames = []string{
	"6 disease", "6 horror", "6 lot", "7 health", "7 sanity", "8 presumed", "8 colour", "8 terrain", "9 join d6", "9 join d10", "9 water", "9 colour",
	"10 encounter", "10 event", "11 event", "12 ambush", "12 ammo", "12 accident", "12 storm", "12 check", "12 resource", "13 king", "14 tusk",
	"14 plant", "14 healer", "14 hunt", "14 food", "14 recruit", "14 like", "14 respect", "14 feast", "15 slot", "15 special", "17 desert", "18 event",
	"19 event",
}

// 22.1: each question offers what it should and nothing else, no choice twice; 22.2:
// chance goes by its names.
func TestRule22_1_Choices(t *testing.T) {
	names := map[string]bool{}
	for _, n := range chanceNames {
		names[n], names[n+" again"] = true, true
	}
	for seed := range uint64(25) {
		table := play(t, box.ForSeats(1+int(seed%5)), 900+seed, func(table *game.Table) {
			p := table.Position().(*Position)
			if p.depth == 0 {
				return
			}
			seen := map[game.Command]bool{}
			for _, c := range table.Choices() {
				cmd := c.Command(int(c.Min))
				if !slices.Contains(stepKindsOf[p.top().Step], c.Kind) || seen[cmd] || c.Rule == "" {
					t.Errorf("%s offers %s, or twice, or by no rule", p.top().Step.Name(), KindName(c.Kind))
				}
				seen[cmd] = true
			}
		})
		for k := range table.Len() {
			for _, r := range table.RollsOf(k) {
				if !names[r.Name] {
					t.Errorf("chance is asked for %q", r.Name)
				}
			}
		}
	}
	for s := Opening; s < stepKinds; s++ {
		if len(stepKindsOf[s]) == 0 {
			t.Errorf("%s offers nothing", s.Name())
		}
	}
}

// 22.4: a piece more or less, or one where it cannot lie, is found.
func TestRule22_4_Conservation(t *testing.T) {
	bends := map[string]func(p *Position){ // in any order: each by itself
		"an Event":       func(p *Position) { p.events[box.Rumour-1]-- },
		"an Encounter":   func(p *Position) { p.meetings[3]++ },
		"a Resource":     func(p *Position) { p.pool[box.Diary]-- },
		"a marker":       func(p *Position) { p.ground.Cup[box.River]-- },
		"a Source":       func(p *Position) { p.ground.NewSources-- },
		"land":           func(p *Position) { p.ground.Left[chart.Desert]++ },
		"bad luck":       func(p *Position) { p.badLuck[1] = game.Nobody },
		"a find twice":   func(p *Position) { p.finds[4] = 3; p.dropped[4] = true },
		"two Guides":     func(p *Position) { p.pool[box.Guide] -= 2; p.seats[0].Res[box.Guide] = 2 },
		"Food out":       func(p *Position) { p.seats[0].Fig[box.Food] = 120 },
		"a chit astray":  func(p *Position) { p.seats[0].Chits[4] = rumourChit; p.events[box.Rumour-1]-- },
		"an idle Rumour": func(p *Position) { p.seats[0].Slot, p.seats[0].Active = box.NoSlot, 10; p.events[box.Rumour-1]-- },
	}
	s := onStage(t, 3, nil)
	if err := s.pos().Sound(); err != nil {
		t.Fatal(err)
	}
	for what, bend := range bends {
		p := s.pos().Clone().(*Position)
		bend(p)
		if p.Sound() == nil {
			t.Errorf("%s is not missed", what)
		}
	}
}
