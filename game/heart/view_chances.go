package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Chance is what one of the dice of an Encounter would be, if it were met now (14).
type Chance struct {
	Die  box.Die
	Of   box.Figure // of RecruitDie: who would join
	Gift bool       // of LikeDie: with two Gifts given
	Odds game.Odds  // that it goes well; 1 in 1 where no die is needed
}

var sure = game.Odds{Num: 1, Den: 1}

// Chances are the dice that a seat would throw for the Encounter in a slot, if it
// stepped there now and the second Event changed nothing. There are none where nothing
// is met, and where what comes of it is certain or left to an amount.
func (v View) Chances(s game.Seat, at box.Slot) (out []Chance) {
	p, pl := v.p, &v.p.seats[s]
	if pl.Slot == box.NoSlot {
		return nil
	}
	before := pl.Chits[pl.Slot].AsEncounter()
	if pl.Slot == at {
		before = p.seats[s].Before()
	}
	odds := func(d box.Die, add, limit int) game.Odds { return d.Odds(add, limit) }
	certain := func(is bool, o game.Odds) game.Odds {
		if is {
			return sure
		}
		return o
	}
	cure := func(d box.Die, sort box.Sort, raised box.Figure) {
		if before != box.Plant && before != box.Healer && (sort != box.Healer || before != box.Missionary) {
			out = append(out, Chance{Die: d, Odds: odds(d, p.seats[s].Against(raised)+p.cureAdds(s, sort), p.of(s, raised))})
		}
	}
	switch pl.Chits[at].Sort() {
	case box.Village:
		like := certain(likeSure(before), odds(box.LikeDie, p.likeAdd(s), likeMost))
		out = append(out, Chance{Die: box.LikeDie, Odds: like})
		if !likeSure(before) && p.of(s, box.Gifts) >= presentGifts {
			out = append(out, Chance{Die: box.LikeDie, Gift: true, Odds: odds(box.LikeDie, p.likeAdd(s)+presentHelps, likeMost)})
		}
		respect := certain(p.respectSure(before), odds(box.RespectDie, p.seats[s].RespectAdd(), p.of(s, box.Askaris)))
		out = append(out, Chance{Die: box.RespectDie, Odds: respect})
	case box.Wildlife:
		out = append(out, Chance{Die: box.HuntDie, Odds: certain(before == box.Wildlife, odds(box.HuntDie, p.seats[s].HuntAdd(), p.of(s, box.Askaris)))})
	case box.Plant:
		cure(box.PlantDie, box.Plant, box.Sanity)
	case box.Healer:
		cure(box.HealerDie, box.Healer, box.Health)
	case box.Missionary:
		if before == box.Plant || before == box.Missionary {
			return nil
		}
		for _, of := range p.seats[s].Recruits() {
			out = append(out, Chance{Die: box.RecruitDie, Of: of, Odds: odds(box.RecruitDie, 0, p.of(s, of))})
		}
	}
	return out
}

// Wanted is the next lot of a ready-made outfit that a seat does not have yet and may
// buy; ok is false where there is none (4.3).
func (v View) Wanted(s game.Seat, o box.Outfit) (lot box.Lot, ok bool) {
	pl := &v.p.seats[s]
	var held [box.Lots]int
	for r, n := range pl.Res {
		held[r] = int(n)
	}
	above := func(f box.Figure) int { return int(pl.Fig[f] - box.FigureStart[f]) }
	held[box.AskariLot], held[box.PorterLot], held[box.AmmoLot] = above(box.Askaris), above(box.Porters), above(box.Ammo)
	held[box.GiftsLot], held[box.FoodLot] = above(box.Gifts)/box.GiftsInLot, above(box.Food)/box.FoodInLot
	for _, l := range o.Lots() {
		if held[l] > 0 {
			held[l]--
			continue
		}
		if v.p.mayBuy(s, l) {
			return l, true
		}
	}
	return 0, false
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
	if p.respectSure(before) {
		respect = 1
	}
	return Parley{Both: like * respect, Liked: like * (1 - respect), Respected: (1 - like) * respect, Neither: (1 - like) * (1 - respect)}
}
