package nile

import "sourceofthenile/game"

// What is told before a choice after a battle: in captivity, over prisoners, at
// a village (15, 16).

// SheetWith is the viewing seat's sheet as it would be with so many more of
// each item, or fewer; ok is false when there is no sheet.
func (v View) SheetWith(more [Items]int) (s Sheet, ok bool) {
	if v.seat == game.Nobody || v.p.players[v.seat].Where != inAfrica {
		return s, false
	}
	pl := &v.p.players[v.seat]
	e := pl.Trip
	for i, n := range more {
		e.Have[i] = max(0, e.Have[i]+int32(n))
	}
	v.p.fillSheet(&s, pl, &e, false)
	return s, true
}

// CaptiveOdds is what a month in captivity comes to, face by face of its die.
type CaptiveOdds struct {
	Faces               [6]Fate // of the die 1 to 6, changed as Mod says
	Mod                 int     // on the die: the captive's three, and the goodwill won
	Goodwill            int     // of that
	Killed, Stays, Free float64
	Rule                game.Rule // 15; "" where nobody is captive
}

// CaptiveOdds computes what an attempt to get away comes to for the viewing seat, with so much
// more goodwill won than it has.
func (v View) CaptiveOdds(more int) (o CaptiveOdds) {
	if v.seat == game.Nobody || !v.p.players[v.seat].Trip.Captive {
		return o
	}
	goodwill := v.p.players[v.seat].Trip.Goodwill + int8(more)
	killed, stays, free := escapeOdds(goodwill)
	o.Killed, o.Stays, o.Free = float64(killed)/6, float64(stays)/6, float64(free)/6
	o.Goodwill, o.Mod, o.Rule = int(goodwill), int(goodwill)+captiveMod, "15"
	for i := range o.Faces {
		o.Faces[i] = captiveFate(int8(i+1), goodwill)
	}
	return o
}

// WhyNotBide says why the viewing seat's captive may not bide his time, or the zero Refusal when he may.
func (v View) WhyNotBide() game.Refusal {
	if v.seat == game.Nobody {
		return game.Refusal{}
	}
	return v.p.whyNotBide(game.Command{Seat: v.seat})
}

// VillageOdds is what follows from a decision over prisoners (16).
type VillageOdds struct {
	Limit    int     // the village is found if two dice come to no more
	Found    float64 // the chance of that, whatever is decided
	Goodwill int     // how much better they think of an explorer who frees all
}

// VillageOdds computes it while the viewing seat is to decide over prisoners.
func (v View) VillageOdds() (o VillageOdds) {
	t := v.p.top()
	if t.Kind != TakingPrisoners || !v.acts() {
		return o
	}
	m := &v.p.players[t.Seat].Trip.Meeting
	o.Limit, o.Goodwill = int(m.Prisoners)+int(m.Policy), freedGoodwill
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if a+b <= o.Limit {
				o.Found += 1.0 / 36
			}
		}
	}
	return o
}

// LootOdds is what looting the village brings on average (16).
type LootOdds struct {
	Dice                   int // one for each warrior first met
	Rations, Gifts, Prizes float64
	Prize                  Item // Items: there is none here
}

// LootOdds computes it while the viewing seat's party is at a village.
func (v View) LootOdds() (o LootOdds) {
	t := v.p.top()
	if t.Kind != AtVillage || !v.acts() {
		return o
	}
	e := &v.p.players[t.Seat].Trip
	o.Dice, o.Prize = int(e.Meeting.AtFirst), v.p.lootPrize(e.At)
	sixth := float64(o.Dice) / 6
	o.Rations, o.Gifts = (1+2+3+4)*sixth, sixth
	if o.Prize != Items {
		o.Prizes = sixth
	}
	return o
}
