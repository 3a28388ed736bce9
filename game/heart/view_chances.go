package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Wanted is the next lot of a ready-made outfit that a seat does not have yet and may
// buy; ok is false where there is none (4.3).
func (v View) Wanted(s game.Seat, o box.Outfit) (lot box.Lot, ok bool) {
	if all := v.Lacking(s, o); len(all) > 0 {
		return all[0], true
	}
	return 0, false
}

// Lacking are all lots of a ready-made outfit that a seat does not have yet and may buy (4.3).
func (v View) Lacking(s game.Seat, o box.Outfit) (lots []box.Lot) {
	held := v.Bought(s)
	for _, l := range o.Lots() {
		if held[l] > 0 {
			held[l]--
		} else if v.p.mayBuy(s, l) {
			lots = append(lots, l)
		}
	}
	return lots
}

// Bought are how many of each lot a seat has bought, as long as the outfit is being bought (4.3).
func (v View) Bought(s game.Seat) (lots [box.Lots]int) {
	pl := &v.p.seats[s]
	for r, n := range pl.Res {
		lots[r] = int(n)
	}
	above := func(f box.Figure) int { return int(pl.Fig[f] - box.FigureStart[f]) }
	lots[box.AskariLot], lots[box.PorterLot], lots[box.AmmoLot] = above(box.Askaris), above(box.Porters), above(box.Ammo)
	lots[box.GiftsLot], lots[box.FoodLot] = above(box.Gifts)/box.GiftsInLot, above(box.Food)/box.FoodInLot
	return lots
}

// Brings reports whether a village to which a seat has come gives a feast to whom it likes and respects, and trades: there is
// no feast after a hunt, and no trade after ivory (14.6).
func (v View) Brings(s game.Seat) (feast, trade bool) {
	before := v.p.seats[s].Before()
	return before != box.Wildlife, before != box.Tusk
}

// Parley is how a visit to a village may end (14.6), each from 0 to 1; they sum to 1.
type Parley struct{ Both, Liked, Respected, Neither float64 }

// ParleyWith is how the visit to the village a seat is in would end with a present.
func (v View) ParleyWith(s game.Seat, with box.Present) Parley {
	p, before := v.p, v.p.seats[s].Before()
	add := p.likeAdd(s)
	if with == box.TwoGifts {
		add += presentHelps
	}
	like := box.LikeDie.Odds(add, likeMost).Float()
	if likeSure(before) || with == box.Hemp {
		like = 1
	}
	respect := box.RespectDie.Odds(p.seats[s].RespectAdd(), p.of(s, box.Askaris)).Float()
	if p.respectSure(s, before) {
		respect = 1
	}
	return Parley{Both: like * respect, Liked: like * (1 - respect), Respected: (1 - like) * respect, Neither: (1 - like) * (1 - respect)}
}
