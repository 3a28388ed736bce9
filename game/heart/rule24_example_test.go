package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// The seats of chapter 24.
const (
	red game.Seat = iota
	blue
	green
)

// example is a stage on which Blue's turns of chapter 24 are played.
type example struct{ *stage }

// walk steps to a slot and lets dice stand that others are asked about.
func (s example) walk(to string) {
	s.t.Helper()
	at := slot(s.t, to)
	s.do(Walk, at, int(s.pos().seats[blue].Sure(box.Slot(at))))
	s.quiet()
}

// take does anything else, and lets dice stand.
func (s example) take(k game.Kind, target, item int, n ...int) {
	s.t.Helper()
	s.do(k, target, item, n...)
	s.quiet()
}

func (s example) quiet() {
	s.t.Helper()
	for p := s.pos(); p.depth > 0 && p.top().Step == HandingBadLuck; p = s.pos() {
		s.do(LetStand, 0, 0)
	}
}

// blues has Blue's turn of a phase begin: whoever was before him is done, and in the
// Matrix the others' Time is up.
func (s example) blues(phase uint8) {
	s.t.Helper()
	s.cut(func(p *Position) {
		before := green
		p.depth = 0
		f := frame{Step: playing, At: phase}
		for i, o := range p.order {
			if o == blue {
				f.V[0] = int16(i)
			}
		}
		p.push(f)
		if phase == atMarches {
			p.push(frame{Step: mapTurn, Seat: before, At: mapDone})
		} else {
			p.seats[red].TimeUp, p.seats[green].TimeUp = true, true
			p.push(frame{Step: matrixTurn, Seat: before, At: daysDone})
		}
		p.push(frame{Step: UsingGuide, Seat: before}) // whose answer nobody reads
	})
	s.take(No, 0, 0)
}

// Chapter 24, die by die: two Game Turns of Blue, whose Patron is the City.
func TestRule24_TheWorkedExample(t *testing.T) {
	s := example{onStage(t, 3, func(p *Position) {
		p.seats[red].Patron, p.seats[blue].Patron, p.seats[green].Patron = box.RGS, box.City, box.Westminster
		p.seats[blue].Region, p.seats[green].Region = region(t, "Zanzibar"), region(t, "Loanda")
		p.seats[blue].Credits = 20
		p.disease, p.horror = 3, 4
		p.onTrack = [box.MaxSeats]int8{1, 2, 5}
		p.seats[red].Fig[box.Points], p.seats[green].Fig[box.Points] = 5, 5
		p.turnNo, p.depth = 0, 0
		p.push(frame{Step: playing, At: atLotBought, V: [registers]int16{1}})
		p.push(frame{Step: Outfitting, Seat: blue})
	})}
	s.outfit()
	s.firstMarch()
	s.firstDays()
	s.between()
	s.secondMarch()
	s.secondDays()
	s.done()
}

// outfit spends the twenty Credits.
func (s example) outfit() {
	for _, l := range []box.Lot{
		box.Lot(box.Guide), box.Lot(box.Machete), box.Lot(box.Canteen), box.Lot(box.Fishing), box.Lot(box.Pickax), box.Lot(box.Quinine),
		box.Lot(box.Quinine), box.Lot(box.Cannabis), box.Lot(box.Revolver), box.Lot(box.Rifle), box.Lot(box.Surveying), box.Lot(box.Diary),
		box.Lot(box.Altimeter), box.FoodLot, box.FoodLot, box.GiftsLot, box.GiftsLot, box.AskariLot, box.AmmoLot, box.AmmoLot,
	} {
		s.take(Buy, 0, int(l))
	}
	s.figures(blue, "askaris 7, ammo 8, porters 8, food 40, gifts 20, points 0")
	s.expect(Marching, red)
}

func (s example) firstMarch() {
	s.chance(`
		8 presumed: 2
		9 water: river, generic-source
		9 colour: red, ring
		7 health: 6
		7 sanity: 6`) // the last two are Green's
	s.blues(atMarches)
	s.figures(blue, "food 25")
	s.take(March, int(region(s.t, "Hehe")), -1)
	s.expect(KeepingSource, blue)
	s.take(Keep, 0, 0)
	s.figures(blue, "points 4, time 8, food 30")
	s.figures(red, "points 4")
	if !s.pos().ground.Wet(region(s.t, "Yao")) {
		s.t.Error("Yao is no Water Zone")
	}
}

func (s example) firstDays() {
	s.chance(`
		10 event: rumour, rumour, rumour, rumour, lake U, rumour, rumour, rumour, rumour, rumour, rumour, rumour, kingdom Y
		10 event: rumour, rumour, success, success, success, success, success, success, success, success
		10 encounter: village YB, plant G, wildlife Y, tusk Y, healer Y, missionary G
		11 event: mineral gold, storm
		12 storm: 3
		14 hunt: 5
		14 food: 4
		12 ammo: 9
		11 event: rumour, lake
		10 encounter: village Y, healer G, wildlife Y
		11 event: warband, warband
		12 ambush: 6
		12 resource: machete
		13 king: 3
		15 slot: 6
		10 encounter: tusk Y, village Y, plant Y
		11 event: success, malaria
		7 health: 6
		14 hunt: 2
		14 food: 2
		12 ammo: 5
		10 encounter: healer Y, village B
		11 event: culture, lost
		12 check: 2, 5, 3
		10 encounter: wildlife Y, village Y
		11 event: taboo, impassable
		15 special: cursed
		7 health: 3
		17 desert: 6, 5`)
	s.blues(atDays)
	s.take(Yes, 0, 0) // the Guide
	s.figures(blue, "time 10")
	s.take(Place, slot(s.t, "D2"), 0) // the Mineral
	s.walk("D1")
	s.expect(TakingInstead, blue)
	s.figures(blue, "food 19")
	s.take(No, 0, 0) // he hunts all the same
	s.figures(blue, "time 9, food 29, gifts 22, ammo 8")
	if !s.pos().seats[blue].Rumours[slot(s.t, "D3")] {
		s.t.Error("the Rumour is not on D3")
	}
	s.walk("D2")
	s.figures(blue, "points 9, time 7")
	s.expect(SavingPerson, blue)
	s.take(Yes, 0, 0)
	s.take(GiveItems, 0, 0, 5)
	s.figures(blue, "food 24, gifts 22, porters 8")
	s.walk("D3")
	s.expect(Ignoring, blue)
	s.take(Yes, 0, 0)
	s.expect(OfferingKing, blue)
	s.figures(blue, "points 11, time 5")
	s.figures(green, "points 4")
	s.take(Offer, 4, int(box.ForCanoes))
	s.figures(blue, "gifts 18")
	if pl := &s.pos().seats[blue]; pl.Active.Name() != "C5" || pl.Res[box.Canoes] != 1 || pl.Res[box.Machete] != 0 {
		s.t.Errorf("the Rumour is on %s; %v", pl.Active.Name(), pl.Res)
	}
	s.walk("D4")
	s.figures(blue, "health 4, food 30, gifts 20, ammo 7, time 4")
	if s.pos().seats[blue].Finds[slot(s.t, "C3")].Sort() != box.Culture {
		s.t.Error("the Culture is not on C3")
	}
	s.walk("C4")
	s.expect(EndingTime, blue)
	s.figures(blue, "time 3")
	s.take(No, 0, 0)
	s.walk("C5")
	s.expect(SavingPerson, blue) // 24 had the Porter go
	s.take(No, 0, 0)
	s.figures(blue, "points 16, porters 7, discontent 2, health 3, time 8")
}

func (s example) between() {
	s.expect(SavingPerson, blue)
	s.take(No, 0, 0)
	s.figures(blue, "time 8, askaris 6, discontent 3")
	s.expect(Boosting, blue)
	s.take(Boost, 0, int(box.QuinineMore))
	s.figures(blue, "health 5, sanity 4")
	s.chance(`
		19 event: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
		6 disease: 2
		6 horror: 5
		7 health: 6`) // the last is Green's
	s.cut(func(p *Position) { p.seats[red].Fig[box.Points], p.seats[green].Fig[box.Points] = 12, 9 })
	s.take(No, 0, 0)
	s.expect(Envying, green)
	events := s.do(Yes, 0, 0)
	s.quiet()
	s.figures(green, "points 11, sanity 4")
	drawn := 0
	for _, e := range events {
		if e.Kind == Balanced {
			drawn = int(e.Args[0])
		}
	}
	if drawn != 10 {
		s.t.Errorf("%d Events drawn for the balance, want 10", drawn)
	}
	if p := s.pos(); p.disease != 1 || p.horror != 4 || p.onTrack != [box.MaxSeats]int8{3, 5, 2} {
		s.t.Errorf("disease %d, horror %d, track %v; want 1, 4, %v", p.disease, p.horror, p.onTrack, [box.MaxSeats]int8{3, 5, 2})
	}
}

func (s example) secondMarch() {
	s.chance(`
		7 health: 6
		7 sanity: 5
		8 colour: cross
		9 water: mountain-source, generic-source, fork
		9 colour: pawn, red`)
	s.blues(atMarches)
	s.figures(blue, "food 17, health 4, sanity 4")
	s.take(March, int(region(s.t, "Yao")), -1)
	s.take(PutBack, 0, 0)
	s.take(PutBack, 0, 0)
	s.expect(LayingWater, blue)
	before := s.pos().ground.Cup[box.GenericSource]
	s.cut(func(p *Position) { p.seats[red].TimeUp, p.seats[green].TimeUp = true, true })
	s.secondChance()
	s.take(Lay, int(region(s.t, "Bemba")), 0)
	if s.pos().ground.Cup[box.GenericSource] != before+1 {
		s.t.Error("no Generic Source came into the cup")
	}
	s.figures(blue, "points 17, food 22, time 8")
	if !s.pos().has(blue, box.Canoes) {
		s.t.Error("the Canoes are gone")
	}
}

// secondChance is that of the days in Yao.
func (s example) secondChance() {
	s.chance(`
		10 event: rumour, rumour, rumour, rumour, rumour, mountain Y, rumour, rumour, rumour, rumour, rumour, rumour, rumour
		10 event: rumour, rumour, success, success, success, success, success, success, success, success
		10 encounter: tusk Y, village Y, healer G, village B, plant Y, wildlife Y
		11 event: scenery, success
		14 respect: 5
		14 respect again: 9
		10 encounter: village Y
		11 event: accident, storm
		12 accident: 4
		12 storm: 6
		10 encounter: missionary Y, plant G, tusk Y
		11 event: rumour, mineral
		14 like: 3
		14 respect: 4
		15 slot: 4
		14 feast: 7
		10 encounter: wildlife Y, village Y, healer G
		11 event: impassable, culture
		10 encounter: tusk Y, wildlife Y, missionary Y
		11 event: thirst, warband
		12 check: 5, 2
		12 ambush: 5
		12 ammo: 9
		15 special: wildman
		10 encounter: village Y, tusk G, plant Y
		11 event: rumour, taboo
		10 encounter: village Y, healer Y, wildlife Y
		11 event: lost, malaria
		12 check: 4, 1, 6
		7 health: 6
		14 tusk: 7
		17 desert: 3, 4`)
}

func (s example) secondDays() {
	if s.pos().seats[blue].Finds[slot(s.t, "C3")].Sort() != box.Scenery {
		s.t.Error("the Scenery is not on C3")
	}
	s.walk("B1")
	s.take(KeepForDie, 0, 0)
	s.take(GiveVillage, 0, int(box.TwoGifts))
	s.figures(blue, "gifts 18")
	s.expect(NamingFace, blue)
	s.do(NameFace, 1, 0)
	s.expect(HandingBadLuck, green)
	s.do(LetStand, 0, 0)
	s.expect(HandingBadLuck, red)
	s.take(ThrowAgain, int(red), 0)
	if s.pos().badLuck[red] != blue {
		s.t.Error("Blue does not keep the marker")
	}
	s.expect(Trading, blue)
	s.take(Trade, 0, int(box.ForGuide))
	s.figures(blue, "gifts 13")
	s.expect(UsingGuide, blue)
	s.take(Yes, 0, 0)
	s.figures(blue, "time 9, gifts 5")
	s.walk("B2")
	s.expect(NamingFind, blue)
	s.figures(blue, "food 12, points 21, time 7")
	s.figures(red, "points 11")
	s.take(No, 0, 0)
	if !s.pos().seats[blue].Rumours[slot(s.t, "B3")] {
		s.t.Error("the Rumour is not on B3")
	}
	s.walk("B3")
	s.take(GiveVillage, 0, int(box.TwoGifts))
	s.figures(blue, "food 19, gifts 3, time 6")
	if pl := &s.pos().seats[blue]; pl.Active.Name() != "A4" || pl.Chits[slot(s.t, "B4")] != box.NoChit {
		s.t.Errorf("the Rumour is on %s", pl.Active.Name())
	}
	s.walk("B4")
	s.figures(blue, "time 5")
	s.walk("A4")
	s.expect(FacingSpecial, blue)
	s.take(Yes, 0, 0)
	s.figures(blue, "time 6, points 26, ammo 7")
	s.walk("B4")
	s.figures(blue, "time 4")
	s.cut(func(p *Position) { p.seats[green].Fig[box.Points] = 15 })
	s.walk("C4")
	s.expect(EndingTime, blue)
	s.figures(blue, "time 3, gifts 10, health 4")
	s.take(Yes, 0, 0)
	s.expect(Boosting, blue)
	s.figures(blue, "time 9, askaris 6, porters 7")
	s.take(Boost, 0, int(box.CannabisSanity))
	s.figures(blue, "sanity 5")
	if s.pos().top().Step == Envying && s.pos().top().Seat == red {
		s.take(No, 0, 0)
	}
	s.expect(Envying, green)
}
