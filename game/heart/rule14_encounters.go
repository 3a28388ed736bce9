package heart

import "sourceofthenile/game"

// Encounters (14), but villages.

// before is the Encounter in the slot just left, if it is still there (14).
func (p *Position) before(s game.Seat) Sort {
	pl := &p.seats[s]
	if pl.Arrow == noSlot {
		return NoSort
	}
	return encounterSort(pl.Chits[pl.Arrow])
}

// second is the second Event if it was an Incident and not ignored (14).
func (p *Position) second() Sort {
	return p.turn.Second.Sort()
}

// runMeeting deals with an Encounter. V: its Sort, the Sort before; what a die adds.
func (p *Position) runMeeting(f *frame, a *game.Act) {
	sort, before := Sort(f.V[0]), Sort(f.V[1])
	switch sort {
	case Tusk:
		p.runTusk(f, a, before)
	case Plant:
		p.runCure(f, a, before)
	case Healer:
		p.runCure(f, a, before)
	case Wildlife:
		p.runWildlife(f, a, before)
	case Missionary:
		p.runMissionary(f, a, before)
	case Village:
		if f.At == 0 {
			p.call(f, 1, atVillage, f.Seat, int(before))
			return
		}
		p.pop(0)
	default:
		p.pop(0)
	}
}

// The places of a meeting.
const (
	meetBegin uint8 = iota
	meetAsked
	meetRolled
	meetDone
)

// insteadOf asks whether a random Resource is taken instead (the last column of 14).
func (p *Position) insteadOf(f *frame) bool {
	var left int
	for r, n := range p.pool {
		if Resource(r) != Guide && Resource(r) != Canoes {
			left += int(n)
		}
	}
	if left == 0 {
		return false
	}
	p.call(f, meetAsked, TakingInstead, f.Seat, int(f.V[0]))
	return true
}

func insteadChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Yes}, game.Choice{Kind: No})
}

// runTusk: d10 Gifts (14.1).
func (p *Position) runTusk(f *frame, a *game.Act, before Sort) {
	s := f.Seat
	switch f.At {
	case meetBegin:
		if p.second() == Accident && p.insteadOf(f) {
			return
		}
		p.rollTusk(f, before)
	case meetAsked:
		if p.answer.Kind == Yes {
			p.gainRandom(a, s, ByTusk)
			p.pop(0)
			return
		}
		p.rollTusk(f, before)
	case meetRolled:
		p.change(a, s, Gifts, max(0, int(p.got+f.V[2])), ByTusk)
		p.pop(0)
	}
}

func (p *Position) rollTusk(f *frame, before Sort) {
	add := plus(-3, before == Village) + plus(3, before == Wildlife)
	f.V[2] = int16(add)
	p.throw(f, meetRolled, TuskDie, add, 0, 1)
}

// runCure is a Plant or a Healer (14.2, 14.3).
func (p *Position) runCure(f *frame, a *game.Act, before Sort) {
	s, sort := f.Seat, Sort(f.V[0])
	raised, die, why := Sanity, PlantDie, ByPlant
	if sort == Healer {
		raised, die, why = Health, HealerDie, ByHealer
	}
	if f.At == meetRolled {
		if int(p.got+f.V[2]) > p.of(s, raised) {
			p.change(a, s, raised, 1, why)
		}
		p.pop(0)
		return
	}
	switch {
	case before == Plant && sort == Plant:
		p.change(a, s, Health, -1, why)
	case before == Healer && sort == Healer:
		p.change(a, s, Sanity, -1, why)
	case before == Healer && sort == Plant, before == Plant && sort == Healer:
		p.change(a, s, raised, 1, why)
	case before == Missionary && sort == Healer:
		p.nothing(a, f)
	default:
		f.V[2] = int16(p.against(s, raised) + p.cureAdds(s, sort))
		p.throw(f, meetRolled, die, int(f.V[2]), p.of(s, raised), 1)
		return
	}
	p.pop(0)
}

// cureAdds is what a Resource and the second Event add (14.2, 14.3).
func (p *Position) cureAdds(s game.Seat, sort Sort) int {
	if sort == Plant {
		return plus(1, p.has(s, Diary)) + plus(1, p.second() == Taboo)
	}
	return plus(1, p.has(s, Bible)) + plus(1, p.second() == Malaria)
}

func (p *Position) nothing(a *game.Act, f *frame) {
	pl := &p.seats[f.Seat]
	p.tell(a, Nothing, f.Seat, "14", int(pl.Chits[pl.Slot]))
}

// runWildlife is a hunt (14.4), or what a Storm gives instead.
func (p *Position) runWildlife(f *frame, a *game.Act, before Sort) {
	switch f.At {
	case meetBegin:
		if p.second() == Storm && p.insteadOf(f) {
			return
		}
		p.call(f, meetDone, hunting, f.Seat, int(before))
	case meetAsked:
		if p.answer.Kind == Yes {
			p.gainRandom(a, f.Seat, ByHunt)
			p.pop(0)
			return
		}
		p.call(f, meetDone, hunting, f.Seat, int(before))
	case meetDone:
		p.pop(0)
	}
}

// What a hunt brings (14.4).
const (
	huntGifts   = 2
	failedGifts = 1
	huntTimes   = 2 // the Food
	porterDies  = 9 // the modified d10
	askariDies  = 10
)

// The places of a hunt.
const (
	huntBegin uint8 = iota
	huntRolled
	huntFood
	huntFed
	huntDone
)

// runHunting is a hunt. V: the Sort before; what each die adds; the modified d10,
// 0 for certain success.
func (p *Position) runHunting(f *frame, a *game.Act) {
	s, before := f.Seat, Sort(f.V[0])
	switch f.At {
	case huntBegin:
		f.V[1] = int16(plus(-1, p.has(s, Telescope)) + p.armsAdd(s))
		f.V[2] = int16(plus(1, p.has(s, Rifle)) + plus(-3, before == Village) + plus(3, before == Tusk))
		f.At = huntFood
		if before == Wildlife {
			f.V[3] = sureHunt
			return
		}
		p.throw(f, huntRolled, HuntDie, int(f.V[1]), p.of(s, Askaris), 1)
	case huntRolled:
		f.V[3] = p.got + f.V[1]
		f.At = huntFood
	case huntFood:
		p.throw(f, huntFed, FoodDie, int(f.V[2]), 0, 1)
	case huntFed:
		p.bag(f, a, max(0, int(p.got+f.V[2])))
	case huntDone:
		p.pop(0)
	}
}

// sureHunt stands for a d10 that was not thrown: no number can be so low.
const sureHunt = -99

// bag is what the hunt comes to.
func (p *Position) bag(f *frame, a *game.Act, food int) {
	s, rolled := f.Seat, int(f.V[3])
	if rolled <= p.of(s, Askaris) {
		p.change(a, s, Gifts, huntGifts, ByHunt)
		p.change(a, s, Food, huntTimes*food, ByHunt)
		p.call(f, huntDone, ammoRoll, s, int(ByHunt), 1)
		return
	}
	p.change(a, s, Gifts, failedGifts, ByHunt)
	p.change(a, s, Food, food, ByHunt)
	f.At = huntDone
	p.mauled(f, huntDone, rolled, ByHunt)
}

// mauled: on a modified 9 a Porter dies, on 10 or more an Askari (14.4, 14.6).
func (p *Position) mauled(f *frame, at uint8, rolled int, why Cause) {
	switch {
	case rolled >= askariDies:
		p.losePerson(f, at, Askaris, why)
	case rolled == porterDies:
		p.losePerson(f, at, Porters, why)
	}
}

// missionFood is what a Missionary makes of thirst (14).
const missionFood = 10

// runMissionary recruits (14.5). V: as of a meeting.
func (p *Position) runMissionary(f *frame, a *game.Act, before Sort) {
	s := f.Seat
	recruit := func() {
		if before == Plant || before == Missionary || len(p.recruits(s)) == 0 {
			p.nothing(a, f)
			p.pop(0)
			return
		}
		p.call(f, meetDone, recruiting, s, 1+truth(before == Village))
	}
	switch f.At {
	case meetBegin:
		if p.second() == Thirst && before != Plant && before != Missionary {
			p.call(f, meetAsked, TakingInstead, s, int(f.V[0]))
			return
		}
		recruit()
	case meetAsked:
		if p.answer.Kind == Yes {
			p.change(a, s, Food, missionFood, ByMissionary)
			p.pop(0)
			return
		}
		recruit()
	case meetDone:
		p.pop(0)
	}
}

// recruits are the figures that are not at their limit.
func (p *Position) recruits(s game.Seat) (list []Figure) {
	for _, f := range []Figure{Askaris, Porters} {
		if p.of(s, f) < int(figureMost[f]) {
			list = append(list, f)
		}
	}
	return list
}

// runRecruiting throws for recruits. V: how many dice are left, the Figure, 1 if a
// Bible has been spent.
func (p *Position) runRecruiting(f *frame, a *game.Act) {
	s := f.Seat
	join := func() {
		p.change(a, s, Figure(f.V[1]), 1, ByMissionary)
		p.change(a, s, Discontent, -1, ByMissionary)
	}
	switch f.At {
	case 0:
		if f.V[0] == 0 || len(p.recruits(s)) == 0 {
			p.pop(0)
			return
		}
		f.V[0]--
		p.call(f, 1, Recruiting, s, int(f.V[2]))
	case 1:
		c := p.answer
		f.V[1] = int16(c.Target)
		if f.V[2] == 0 && c.Item == 1 {
			p.giveUp(a, s, Bible, ByMissionary)
			f.V[2] = 1
		}
		if f.V[2] == 1 {
			join()
			f.At = 0
			return
		}
		p.throw(f, 2, RecruitDie, 0, p.of(s, Figure(c.Target)), 1)
	case 2:
		if int(p.got) > p.of(s, Figure(f.V[1])) {
			join()
		}
		f.At = 0
	}
}

// recruitChoices: whom, and by a die or a Bible. V: 1 if one has been spent.
func (p *Position) recruitChoices(f *frame, buf []game.Choice) []game.Choice {
	certain := game.Odds{Num: 1, Den: 1}
	for _, of := range p.recruits(f.Seat) {
		if f.V[0] == 1 {
			buf = append(buf, game.Choice{Kind: Recruit, Target: int32(of), Odds: certain})
			continue
		}
		buf = append(buf, game.Choice{Kind: Recruit, Target: int32(of), Odds: RecruitDie.odds(0, p.of(f.Seat, of))})
		if p.has(f.Seat, Bible) {
			buf = append(buf, game.Choice{Kind: Recruit, Target: int32(of), Item: 1, Odds: certain})
		}
	}
	return buf
}
