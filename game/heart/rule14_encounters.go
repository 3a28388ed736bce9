package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/party"
)

// Encounters (14), but villages.

// second is the second Event if it was an Incident and not ignored (14).
func (p *Position) second() box.Sort {
	return p.turn.Second.Sort()
}

// runMeeting deals with an Encounter.
func (p *Position) runMeeting(in reply, f *frame, a *game.Act) {
	sort, before := box.Sort(f.V[vMet]), box.Sort(f.V[vMetBefore])
	//exhaustive:enforce
	switch sort {
	case box.Tusk:
		p.runTusk(in, f, a, before)
	case box.Plant, box.Healer:
		p.runCure(in, f, a, before)
	case box.Wildlife:
		p.runWildlife(in, f, a, before)
	case box.Missionary:
		p.runMissionary(in, f, a, before)
	case box.Village:
		if f.At == 0 {
			p.call(f, 1, atVillage, f.Seat, int(before))
			return
		}
		p.pop(0)
	case box.NoSort, box.Warband, box.Malaria, box.Taboo, box.Accident, box.Storm, box.Thirst, box.Lost, box.Success, box.Rumour, box.Impassable,
		box.Culture, box.Flora, box.Scenery, box.Mineral, box.Mountain, box.Highest, box.Lake, box.LostCity, box.Kingdom, box.Warriors, box.Sorts:
		p.pop(0) // none of them Encounters
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
		if box.Resource(r) != box.Guide && box.Resource(r) != box.Canoes {
			left += int(n)
		}
	}
	if left == 0 {
		return false
	}
	p.call(f, meetAsked, TakingInstead, f.Seat, int(f.V[vMet]))
	return true
}

// insteadChoices: a Resource, or Food, or the Encounter with the odds of its die.
func (p *Position) insteadChoices(f *frame, buf []game.Choice) []game.Choice {
	s, before := f.Seat, p.seats[f.Seat].Before()
	deal := game.Choice{Kind: No}
	switch box.Sort(f.V[vMet]) {
	case box.Tusk:
		deal = withDie(deal, box.TuskDie, tuskAdd(before), 0)
	case box.Wildlife:
		if before != box.Wildlife {
			deal = withDie(deal, box.HuntDie, p.seats[s].HuntAdd(), p.of(s, box.Askaris))
		}
	}
	return append(buf, game.Choice{Kind: Yes}, deal)
}

// runTusk: d10 Gifts (14.1).
func (p *Position) runTusk(in reply, f *frame, a *game.Act, before box.Sort) {
	s := f.Seat
	switch f.At {
	case meetBegin:
		if p.second() == box.Accident && p.insteadOf(f) {
			return
		}
		p.rollTusk(f, before)
	case meetAsked:
		if in.answer.Kind == Yes {
			p.gainRandom(a, s, box.ByTusk)
			p.pop(0)
			return
		}
		p.rollTusk(f, before)
	case meetRolled:
		p.change(a, s, box.Gifts, max(0, int(in.got+f.V[vMetAdd])), box.ByTusk)
		p.pop(0)
	}
}

func (p *Position) rollTusk(f *frame, before box.Sort) {
	add := tuskAdd(before)
	f.V[vMetAdd] = int16(add)
	p.throw(f, meetRolled, box.TuskDie, add, 0, 1)
}

// runCure is a Plant or a Healer (14.2, 14.3).
func (p *Position) runCure(in reply, f *frame, a *game.Act, before box.Sort) {
	s, sort := f.Seat, box.Sort(f.V[vMet])
	raised, die, why := party.Cured(sort), box.PlantDie, box.ByPlant
	if sort == box.Healer {
		die, why = box.HealerDie, box.ByHealer
	}
	if f.At == meetRolled {
		if int(in.got+f.V[vMetAdd]) > p.of(s, raised) {
			p.change(a, s, raised, 1, why)
		}
		p.pop(0)
		return
	}
	switch {
	case before == box.Plant && sort == box.Plant:
		p.change(a, s, box.Health, -1, why)
	case before == box.Healer && sort == box.Healer:
		p.change(a, s, box.Sanity, -1, why)
	case before == box.Healer && sort == box.Plant, before == box.Plant && sort == box.Healer:
		p.change(a, s, raised, 1, why)
	case before == box.Missionary && sort == box.Healer:
		p.nothing(a, f)
	case p.seats[s].Whole(): // whatever a die came to
		p.tell(a, Nothing, s, "14", int(p.seats[s].Chits[p.seats[s].Slot]), 1)
		p.pop(0)
		return
	default:
		f.V[vMetAdd] = int16(p.seats[s].Against(raised) + cureTerms(&p.seats[s], p.sceneOf(s), sort).Sum())
		p.throw(f, meetRolled, die, int(f.V[vMetAdd]), p.of(s, raised), 1)
		return
	}
	p.pop(0)
}

func (p *Position) nothing(a *game.Act, f *frame) {
	pl := &p.seats[f.Seat]
	p.tell(a, Nothing, f.Seat, "14", int(pl.Chits[pl.Slot]))
}

// runWildlife is a hunt (14.4), or what a Storm gives instead.
func (p *Position) runWildlife(in reply, f *frame, a *game.Act, before box.Sort) {
	switch f.At {
	case meetBegin:
		if p.second() == box.Storm && p.insteadOf(f) {
			return
		}
		p.call(f, meetDone, hunting, f.Seat, int(before))
	case meetAsked:
		if in.answer.Kind == Yes {
			p.gainRandom(a, f.Seat, box.ByHunt)
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

// runHunting is a hunt.
func (p *Position) runHunting(in reply, f *frame, a *game.Act) {
	s, before := f.Seat, box.Sort(f.V[vHuntBefore])
	switch f.At {
	case huntBegin:
		f.V[vHuntAdd] = int16(p.seats[s].HuntAdd())
		f.V[vFoodAdd] = int16(foodTerms(&p.seats[s], before).Sum())
		f.At = huntFood
		if before == box.Wildlife {
			f.V[vHuntSum] = sureHunt
			return
		}
		p.throw(f, huntRolled, box.HuntDie, int(f.V[vHuntAdd]), p.of(s, box.Askaris), 1)
	case huntRolled:
		f.V[vHuntSum] = in.got + f.V[vHuntAdd]
		f.At = huntFood
	case huntFood:
		p.throw(f, huntFed, box.FoodDie, int(f.V[vFoodAdd]), 0, 1)
	case huntFed:
		p.bag(f, a, max(0, int(in.got+f.V[vFoodAdd])))
	case huntDone:
		p.pop(0)
	}
}

// sureHunt stands for a d10 that was not thrown: no number can be so low.
const sureHunt = -99

// bag is what the hunt comes to.
func (p *Position) bag(f *frame, a *game.Act, food int) {
	s, rolled := f.Seat, int(f.V[vHuntSum])
	if rolled <= p.of(s, box.Askaris) {
		p.change(a, s, box.Gifts, huntGifts, box.ByHunt)
		p.change(a, s, box.Food, huntTimes*food, box.ByHunt)
		p.call(f, huntDone, ammoRoll, s, int(box.ByHunt), 1)
		return
	}
	p.change(a, s, box.Gifts, failedGifts, box.ByHunt)
	p.change(a, s, box.Food, food, box.ByHunt)
	f.At = huntDone
	p.mauled(f, huntDone, rolled, box.ByHunt)
}

// mauled: on a modified 9 a Porter dies, on 10 or more an Askari (14.4, 14.6).
func (p *Position) mauled(f *frame, at uint8, rolled int, why box.Cause) {
	switch {
	case rolled >= askariDies:
		p.losePerson(f, at, box.Askaris, why)
	case rolled == porterDies:
		p.losePerson(f, at, box.Porters, why)
	}
}

// MissionFood is the Food that a Missionary makes of thirst (14).
const MissionFood = 10

// mayJoin is how many may join at a mission, by what was met before (14.5).
func mayJoin(before box.Sort) int { return 1 + truth(before == box.Village) }

// runMissionary recruits (14.5).
func (p *Position) runMissionary(in reply, f *frame, a *game.Act, before box.Sort) {
	s := f.Seat
	recruit := func() {
		if before == box.Plant || before == box.Missionary || len(p.seats[s].Recruits()) == 0 {
			p.nothing(a, f)
			p.pop(0)
			return
		}
		p.call(f, meetDone, recruiting, s, mayJoin(before))
	}
	switch f.At {
	case meetBegin:
		if p.second() == box.Thirst && before != box.Plant && before != box.Missionary {
			p.call(f, meetAsked, TakingInstead, s, int(f.V[vMet]))
			return
		}
		recruit()
	case meetAsked:
		if in.answer.Kind == Yes {
			p.change(a, s, box.Food, MissionFood, box.ByMissionary)
			p.pop(0)
			return
		}
		recruit()
	case meetDone:
		p.pop(0)
	}
}

// runRecruiting throws for recruits.
func (p *Position) runRecruiting(in reply, f *frame, a *game.Act) {
	s := f.Seat
	join := func() {
		p.change(a, s, box.Figure(f.V[vRecruit]), 1, box.ByMissionary)
		p.change(a, s, box.Discontent, -1, box.ByMissionary)
	}
	switch f.At {
	case 0:
		if f.V[vDice] == 0 || len(p.seats[s].Recruits()) == 0 {
			p.pop(0)
			return
		}
		f.V[vDice]--
		asked := frame{Seat: s}
		asked.V[vBibleSpent] = f.V[vBible]
		if all := p.recruitChoices(&asked, nil); len(all) == 1 { // nothing to choose from
			in.answer, f.At = all[0].Command(0), 1
			p.runRecruiting(in, f, a)
			return
		}
		p.call(f, 1, Recruiting, s, int(f.V[vBible]))
	case 1:
		c := in.answer
		f.V[vRecruit] = int16(c.Target)
		if f.V[vBible] == 0 && c.Item == 1 {
			p.giveUp(a, s, box.Bible, box.ByMissionary)
			f.V[vBible] = 1
		}
		if f.V[vBible] == 1 {
			join()
			f.At = 0
			return
		}
		p.throw(f, 2, box.RecruitDie, 0, p.of(s, box.Figure(c.Target)), 1)
	case 2:
		if int(in.got) > p.of(s, box.Figure(f.V[vRecruit])) {
			join()
		}
		f.At = 0
	}
}

// recruitChoices: whom, and by a die or a Bible.
func (p *Position) recruitChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, of := range p.seats[f.Seat].Recruits() {
		if f.V[vBibleSpent] == 1 {
			buf = append(buf, game.Choice{Kind: Recruit, Target: int32(of), Odds: Sure})
			continue
		}
		buf = append(buf, withDie(game.Choice{Kind: Recruit, Target: int32(of)}, box.RecruitDie, 0, p.of(f.Seat, of)))
		if p.has(f.Seat, box.Bible) {
			buf = append(buf, game.Choice{Kind: Recruit, Target: int32(of), Item: 1, Odds: Sure})
		}
	}
	return buf
}
