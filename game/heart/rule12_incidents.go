package heart

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Incidents (12).

// Whose Incident it is.
const (
	ownFirst = iota
	ownSecond
	inflicted // by another, for Humility (18.1)
)

// sceneOf is where a seat's dice are thrown.
func (p *Position) sceneOf(s game.Seat) scene {
	pl := &p.seats[s]
	sc := scene{In: pl.Slot != box.NoSlot, Second: p.turn.Second.Sort(), Chased: p.chased()}
	if pl.Region != chart.Nowhere {
		sc.Terrain, sc.Wet, sc.Red = p.ground.Lands[pl.Region].Terrain, p.ground.Wet(pl.Region), chart.Of(pl.Region).Red
	}
	if sc.In {
		sc.Sort = pl.Chits[pl.Slot].AsEncounter()
		sc.Empty = pl.Chits[pl.Slot] == box.NoChit && pl.Finds[pl.Slot] == box.NoChit && pl.Active != pl.Slot // a Rumour told of is a chit too
	}
	return sc
}

// plus is n where a condition holds.
func plus(n int, where bool) int {
	if where {
		return n
	}
	return 0
}

// runIncident carries out an Incident (12).
func (p *Position) runIncident(in reply, f *frame, a *game.Act) {
	sc := p.sceneOf(f.Seat)
	sort := box.Chit(f.V[vIncident]).Sort()
	//exhaustive:enforce
	switch sort {
	case box.Warband:
		p.runWarband(in, f, a, sc)
	case box.Malaria:
		p.runMalaria(f, a, sc)
	case box.Taboo:
		p.runTaboo(f, sc)
	case box.Accident:
		die := harmOf(sort, sc) == byDie
		p.runDamage(in, f, a, box.Gifts, box.AccidentDie, box.ByAccident, die, accidentAdd(sc))
	case box.Storm:
		p.runDamage(in, f, a, box.Food, box.StormDie, box.ByStorm, true, stormAdd(sc))
	case box.Thirst:
		p.runThirst(in, f, a, sc)
	case box.Lost:
		p.runLost(in, f, a, sc)
	case box.Success:
		p.runSuccess(in, f, a)
	case box.Impassable:
		p.runImpassable(f, a)
	case box.NoSort, box.Rumour, box.Culture, box.Flora, box.Scenery, box.Mineral, // none of them Incidents to carry out
		box.Mountain, box.Highest, box.Lake, box.LostCity, box.Kingdom, box.Warriors,
		box.Village, box.Wildlife, box.Tusk, box.Plant, box.Healer, box.Missionary, box.Sorts:
		p.pop(0)
	}
}

func (p *Position) runWarband(in reply, f *frame, _ *game.Act, sc scene) {
	if f.At == 0 && harmOf(box.Warband, sc) == byDie {
		p.call(f, 1, ambush, f.Seat, bandThere(sc), int(box.ByWarband))
		return
	}
	if f.At == 1 && f.V[vWhose] == ownSecond {
		p.turn.Chased = in.got == bandChased
	}
	p.pop(0)
}

// What an Ambush-roll comes to.
const (
	bandCost   = iota // somebody or something was lost
	bandMissed        // it broke through, and nothing was lost by it
	bandChased        // it was chased off
)

// itemsTaken is what a band takes (12).
const itemsTaken = 5

// runAmbush makes an Ambush-roll.
func (p *Position) runAmbush(in reply, f *frame, a *game.Act) {
	s, why := f.Seat, box.Cause(f.V[vBandWhy])
	switch f.At {
	case 0:
		f.V[vBandSum] = f.V[vBandAdd] + int16(bandTerms(&p.seats[s], p.sceneOf(s)).Sum())
		p.throw(f, 1, box.AmbushDie, int(f.V[vBandSum]), p.of(s, box.Askaris), 0)
	case 1:
		if int(in.got+f.V[vBandSum]) > p.of(s, box.Askaris) {
			p.losePerson(f, 2, box.Porters, why)
			return
		}
		p.tell(a, ChasedOff, s, "12", int(why))
		p.call(f, 4, ammoRoll, s, int(why))
	case 2:
		f.V[vPorterLost] = in.got
		p.call(f, 3, losingItems, s, itemsTaken, int(why))
	case 3:
		if f.V[vPorterLost] == 0 && in.got == 0 {
			p.pop(bandMissed)
			return
		}
		p.pop(bandCost)
	case 4:
		p.pop(bandChased)
	}
}

func (p *Position) runMalaria(f *frame, a *game.Act, sc scene) {
	harm := harmOf(box.Malaria, sc)
	if f.At == 0 && harm == byDie {
		p.call(f, 1, healthRoll, f.Seat, malariaTerms(sc).Sum(), int(box.ByMalaria))
		return
	}
	if f.At == 0 && harm == certain {
		p.change(a, f.Seat, box.Health, -1, box.ByMalaria)
	}
	p.pop(0)
}

func (p *Position) runTaboo(f *frame, sc scene) {
	if f.At == tabooRolls[sc.Terrain] {
		p.pop(0)
		return
	}
	p.call(f, f.At+1, sanityRoll, f.Seat, tabooAdd(sc), int(box.ByTaboo))
}

// runDamage is Accident and Storm: who has less than the damage loses all of it and a
// Porter.
func (p *Position) runDamage(in reply, f *frame, a *game.Act, of box.Figure, d box.Die, why box.Cause, throws bool, add int) {
	s := f.Seat
	damage := add
	switch {
	case f.At == 2:
		p.pop(0)
		return
	case f.At == 0 && throws:
		f.V[vDamageAdd] = int16(add)
		p.throw(f, 1, d, add, 0, 0)
		return
	case f.At == 1:
		damage = int(in.got + f.V[vDamageAdd])
	}
	short := p.of(s, of) < damage
	p.change(a, s, of, -damage, why)
	if short {
		p.losePerson(f, 2, box.Porters, why)
		return
	}
	p.pop(0)
}

// thirstLosses and lostTime are by terrain (12).
var (
	thirstLosses = [chart.Terrains]int{chart.Jungle: 1, chart.Savanna: 1, chart.Veldt: 1, chart.Desert: 2}
	lostTime     = [chart.Terrains]int{chart.Jungle: 2, chart.Savanna: 1, chart.Veldt: 1, chart.Desert: 2}
)

// The places of an Incident with checks.
const (
	checkBegin uint8 = iota
	checkNext
	checkRolled
	checkPay
	checkPaid
	checkSaved
)

// checked makes the checks of an Incident one after the other, as long as something is left
// to spare. It reports whether all are made.
func (p *Position) checked(in reply, f *frame, sort box.Sort) bool {
	if f.At == checkRolled {
		if in.got <= checkMost {
			f.V[vToPay]--
		}
		f.At = checkNext
	}
	for all := helpsIn[sort]; f.V[vToPay] > 0 && int(f.V[vChecks]) < len(all); {
		f.V[vChecks]++
		if p.helps(f.Seat, all[f.V[vChecks]-1]) {
			p.throw(f, checkRolled, box.CheckDie, 0, checkMost, 0)
			return false
		}
	}
	return true
}

func (p *Position) runThirst(in reply, f *frame, a *game.Act, sc scene) {
	s := f.Seat
	switch f.At {
	case checkBegin:
		f.V[vToPay] = int16(thirstLosses[sc.Terrain] + plus(1, sc.Sort == box.Missionary))
		f.At = checkNext
	case checkNext, checkRolled:
		if p.checked(in, f, box.Thirst) {
			f.At, f.V[vPays] = checkPay, f.V[vToPay]
		}
	case checkPay:
		if f.V[vToPay] == 0 {
			p.pop(0)
			return
		}
		f.V[vToPay]--
		if losses := p.seats[s].Thirsts(); len(losses) > 1 {
			p.call(f, checkPaid, Thirsting, s)
		} else if len(losses) == 1 {
			p.thirst(f, a, losses[0])
		}
	case checkPaid:
		p.thirst(f, a, box.Figure(in.answer.Target))
	}
}

// thirst takes one loss.
func (p *Position) thirst(f *frame, a *game.Act, of box.Figure) {
	if of == box.Askaris || of == box.Porters {
		p.losePerson(f, checkPay, of, box.ByThirst)
		return
	}
	p.change(a, f.Seat, of, -1, box.ByThirst)
	f.At = checkPay
}

func (p *Position) thirstChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, of := range p.seats[f.Seat].Thirsts() {
		buf = append(buf, game.Choice{Kind: Suffer, Target: int32(of)})
	}
	return buf
}

func (p *Position) runLost(in reply, f *frame, a *game.Act, sc scene) {
	s := f.Seat
	switch f.At {
	case checkBegin:
		if !sc.In { // 18.1
			p.pop(0)
			return
		}
		f.V[vToPay] = int16(lostTime[sc.Terrain] + plus(1, sc.Empty))
		f.At = checkNext
	case checkNext, checkRolled:
		if p.checked(in, f, box.Lost) {
			f.At = checkPay
		}
	case checkPay:
		p.change(a, s, box.Time, -int(f.V[vToPay]), box.ByLosingWay)
		p.pop(0)
	}
}

// runSuccess is Success: the slot is emptied, or a die will be named, or nothing.
func (p *Position) runSuccess(in reply, f *frame, a *game.Act) {
	s := f.Seat
	if f.At == 0 {
		if len(p.successChoices(&frame{Seat: s, V: f.V}, nil)) > 1 {
			p.call(f, 1, UsingSuccess, s, int(f.V[vIncident]), int(f.V[vWhose]))
			return
		}
		p.pop(0)
		return
	}
	switch in.answer.Kind {
	case ClearSlot:
		p.clearSlot(a, s, p.seats[s].Slot, "12")
	case KeepForDie:
		p.turn.Named = true
	}
	p.pop(0)
}

// successChoices are what Success may be used for.
func (p *Position) successChoices(f *frame, buf []game.Choice) []game.Choice {
	pl := &p.seats[f.Seat]
	if f.V[vWhose] == inflicted || pl.Slot == box.NoSlot {
		return append(buf, game.Choice{Kind: No})
	}
	if pl.Chits[pl.Slot].AsEncounter() != box.NoSort {
		buf = append(buf, game.Choice{Kind: ClearSlot})
	}
	if f.V[vWhose] == ownSecond && p.namesDie(f.Seat) {
		buf = append(buf, game.Choice{Kind: KeepForDie})
	}
	return append(buf, game.Choice{Kind: No})
}

// namesDie reports whether a die that could be named is thrown for what lies in the slot of a seat, and
// something hangs on it (12, 23.13).
func (p *Position) namesDie(s game.Seat) bool {
	pl := &p.seats[s]
	if !pl.AsksDie() || pl.Active == pl.Slot {
		return false
	}
	return pl.Chits[pl.Slot].Sort() == box.Kingdom || slices.ContainsFunc(chancesOf(pl, p.sceneOf(s)), func(c Chance) bool {
		whole := (c.Die == box.PlantDie || c.Die == box.HealerDie) && pl.Whole()
		return !whole && c.Odds != Sure && c.Die.Decides(c.Terms.Sum(), c.Limit)
	})
}

// runImpassable is Impassable: the first binds for the turn unless a Pickax frees, the
// second sends what is found back.
func (p *Position) runImpassable(f *frame, a *game.Act) {
	s := f.Seat
	pl := &p.seats[s]
	switch f.V[vWhose] {
	case ownFirst:
		if p.has(s, box.Pickax) {
			p.tell(a, PickaxFrees, s, "12")
		} else {
			p.turn.Barred = true
			p.tell(a, BarredWay, s, "12")
		}
	case ownSecond:
		p.findBack(a, s, pl.Slot, "12")
		if pl.Chits[pl.Slot].Sort().Discovery() {
			p.clearSlot(a, s, pl.Slot, "12")
		}
	}
	p.pop(0)
}
