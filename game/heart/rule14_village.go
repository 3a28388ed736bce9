package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Villages (14.6).

const (
	tradeGifts   = 5
	villageItems = 5
)

// TradedFood is the Food that a village gives in a trade (14.6).
const TradedFood = 10

// The places of a village, and what its registers keep.
const (
	villageBegin uint8 = iota
	villageGiven
	villageLiked
	villageRespected
	villageTold
	villageFeast
	villageTrade
	villageTraded
	villageRobbed
	villageDone
)

const (
	vBefore   = iota
	vLikeAdd  // what is added to the d6
	vLiked    // 1: they like you
	vRespect  // what is added to the d10, then the modified d10
	vRespects // 1: they respect you
)

// likeAdd is what the Like-roll adds (14.6), without a present.
func (p *Position) likeAdd(s game.Seat) int { return likeTerms(&p.seats[s], p.sceneOf(s)).Sum() }

// chased: the second Event was a Warband, and was chased off.
func (p *Position) chased() bool { return p.second() == box.Warband && p.turn.Chased }

// respectSure: the Respect-roll need not be made (14).
func (p *Position) respectSure(s game.Seat, before box.Sort) bool {
	return respectSure(before, p.sceneOf(s))
}

// runAtVillage deals with a Village.
func (p *Position) runAtVillage(in reply, f *frame, a *game.Act) {
	s, before := f.Seat, box.Sort(f.V[vBefore])
	switch f.At {
	case villageBegin:
		switch {
		case likeSure(before):
			p.likedFor(f, true)
		case p.of(s, box.Gifts) >= presentGifts || p.has(s, box.Cannabis):
			p.call(f, villageGiven, GivingVillage, s, int(before))
		default:
			p.rollLike(f)
		}
	case villageGiven:
		switch box.Present(in.answer.Item) {
		case box.TwoGifts:
			p.change(a, s, box.Gifts, -presentGifts, box.ByVillage)
			f.V[vLikeAdd] = presentHelps
			p.rollLike(f)
		case box.Hemp:
			p.giveUp(a, s, box.Cannabis, box.ByVillage)
			p.likedFor(f, true)
		default:
			p.rollLike(f)
		}
	case villageLiked:
		p.likedFor(f, int(in.got+f.V[vLikeAdd]) <= likeMost)
	case villageRespected:
		f.V[vRespect] += in.got
		p.respectedFor(f, a, int(f.V[vRespect]) <= p.of(s, box.Askaris))
	default:
		p.afterVillage(in, f, a)
	}
}

func (p *Position) rollLike(f *frame) {
	f.V[vLikeAdd] += int16(p.likeAdd(f.Seat))
	p.throw(f, villageLiked, box.LikeDie, int(f.V[vLikeAdd]), likeMost, 1)
}

// likedFor goes on to the Respect-roll.
func (p *Position) likedFor(f *frame, liked bool) {
	s := f.Seat
	f.V[vLiked] = int16(truth(liked))
	f.At = villageRespected
	if p.respectSure(s, box.Sort(f.V[vBefore])) {
		f.V[vRespect], p.got = 0, 0
		return
	}
	f.V[vRespect] = int16(p.seats[s].RespectAdd())
	p.throw(f, villageRespected, box.RespectDie, int(f.V[vRespect]), p.of(s, box.Askaris), 1)
}

// respectedFor: the four outcomes of the table.
func (p *Position) respectedFor(f *frame, a *game.Act, respected bool) {
	s := f.Seat
	respected = respected || p.respectSure(s, box.Sort(f.V[vBefore]))
	f.V[vRespects] = int16(truth(respected))
	liked := f.V[vLiked] == 1
	p.tell(a, VillageMet, s, "14.6", truth(liked), truth(respected))
	switch {
	case liked:
		f.At = villageTold
		p.hearRumour(f, villageTold, a)
	case respected:
		p.rumourBack(a, s, p.seats[s].Slot, "14.6")
		f.At = villageDone
	default:
		p.call(f, villageRobbed, losingItems, s, villageItems, int(box.ByVillage))
	}
}

// afterVillage is what follows a meeting that went this way or that.
func (p *Position) afterVillage(in reply, f *frame, a *game.Act) {
	s, before := f.Seat, box.Sort(f.V[vBefore])
	switch f.At {
	case villageTold:
		f.At = villageTrade
		if f.V[vRespects] == 1 && before != box.Wildlife {
			p.throw(f, villageFeast, box.FeastDie, 0, 0, 1)
		}
	case villageFeast:
		p.change(a, s, box.Food, int(in.got), box.ByFeast)
		f.At = villageTrade
	case villageTrade:
		f.At = villageDone
		if before != box.Tusk && p.of(s, box.Gifts) >= tradeGifts {
			p.call(f, villageTraded, Trading, s)
		}
	case villageTraded:
		p.trade(a, s, in.answer)
		f.At = villageDone
	case villageRobbed:
		f.At = villageDone
		p.rumourBack(a, s, p.seats[s].Slot, "14.6")
		p.mauled(f, villageDone, int(f.V[vRespect]), box.ByVillage)
	case villageDone:
		p.pop(0)
	}
}

// trade is once, if one wishes (14.6).
func (p *Position) trade(a *game.Act, s game.Seat, c game.Command) {
	if c.Kind == No {
		return
	}
	p.change(a, s, box.Gifts, -tradeGifts, box.ByTrade)
	switch box.Wish(c.Item) {
	case box.ForGuide:
		p.gain(a, s, box.Guide, box.ByTrade)
	case box.ForCanoes:
		p.gain(a, s, box.Canoes, box.ByTrade)
	default:
		p.change(a, s, box.Food, TradedFood, box.ByTrade)
	}
}

// villageChoices are the presents, with the chance of being liked (14.6).
func (p *Position) villageChoices(f *frame, buf []game.Choice) []game.Choice {
	s := f.Seat
	add := p.likeAdd(s)
	buf = append(buf, withDie(game.Choice{Kind: GiveVillage, Item: int16(box.NoPresent)}, box.LikeDie, add, likeMost))
	if p.of(s, box.Gifts) >= presentGifts {
		buf = append(buf, withDie(game.Choice{Kind: GiveVillage, Item: int16(box.TwoGifts)}, box.LikeDie, add+presentHelps, likeMost))
	}
	if p.has(s, box.Cannabis) {
		buf = append(buf, game.Choice{Kind: GiveVillage, Item: int16(box.Hemp), Odds: Sure})
	}
	return buf
}

func (p *Position) tradeChoices(f *frame, buf []game.Choice) []game.Choice {
	for w := range box.ForFood + 1 {
		if p.mayHave(f.Seat, w) {
			buf = append(buf, game.Choice{Kind: Trade, Item: int16(w)})
		}
	}
	return append(buf, game.Choice{Kind: No})
}
