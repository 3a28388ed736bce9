package heart

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/party"
)

// Chance is what one of the dice of a slot would be, if it were dealt with now (14, 15).
type Chance struct {
	Of   box.Figure // of RecruitDie: who would join
	Gift bool       // of LikeDie: with two Gifts given
	Wild bool       // one of the Specials in the cup may ask for it (15.4)
	Sum
}

// chancesOf are the dice that an Explorer would throw for what lies in the slot he stands in, in
// the order in which they are thrown, as far as they are thrown at all. There are none where
// nothing is met, and where what comes of it is certain.
func chancesOf(pl *party.Party, sc scene) (out []Chance) {
	add := func(d box.Die, add, limit int) { out = append(out, Chance{Sum: sumOf(d, add, limit, pl, sc)}) }
	if pl.Active == pl.Slot {
		return specialChances(pl, sc)
	}
	if pl.Active != box.NoSlot && pl.FindsHere() {
		add(box.SlotDie, 0, 0) // 15.2
	}
	before := pl.Before()
	//exhaustive:enforce
	switch sort := pl.Chits[pl.Slot].Sort(); sort {
	case box.Village:
		out = append(out, villageChances(pl, sc)...)
	case box.Tusk:
		add(box.TuskDie, tuskAdd(before), 0)
	case box.Wildlife:
		if before == box.Wildlife {
			out = append(out, Chance{Sum: Sum{Die: box.HuntDie, Odds: Sure}})
		} else {
			add(box.HuntDie, pl.HuntAdd(), pl.Of(box.Askaris))
		}
		add(box.FoodDie, foodTerms(pl, before).Sum(), 0)
		add(box.AmmoDie, 0, pl.Of(box.Ammo))
	case box.Plant, box.Healer:
		if !pl.CuresByDie() { // and the second Event may leave something to be healed
			break
		}
		d, raised := box.PlantDie, party.Cured(sort)
		if sort == box.Healer {
			d = box.HealerDie
		}
		add(d, pl.Against(raised)+cureTerms(pl, sc, sort).Sum(), pl.Of(raised))
	case box.Missionary:
		if before == box.Plant || before == box.Missionary {
			break
		}
		for _, of := range pl.Recruits() {
			out = append(out, Chance{Of: of, Sum: sumOf(box.RecruitDie, 0, pl.Of(of), pl, sc)})
		}
	case box.NoSort, box.Warband, box.Malaria, box.Taboo, box.Accident, box.Storm, box.Thirst, box.Lost, box.Success, box.Rumour, box.Impassable,
		box.Culture, box.Flora, box.Scenery, box.Mineral, box.Mountain, box.Highest, box.Lake, box.LostCity, box.Kingdom, box.Warriors, box.Sorts:
	}
	if pl.Rumours[pl.Slot] && !pl.BarsAll() {
		add(box.SlotDie, 0, 0) // 15.1
	}
	return out
}

// villageChances are the dice of one (14.6): the Like-roll without a present and with one, the
// Respect-roll, and the feast of who is liked and respected.
func villageChances(pl *party.Party, sc scene) (out []Chance) {
	before := pl.Before()
	sum := func(d box.Die, add, limit int) Sum { return sumOf(d, add, limit, pl, sc) }
	throws := func(is bool, d box.Die, add, limit int) Sum { // or is certain
		if is {
			return Sum{Die: d, Odds: Sure}
		}
		return sum(d, add, limit)
	}
	like := likeTerms(pl, sc).Sum()
	out = append(out, Chance{Sum: throws(likeSure(before), box.LikeDie, like, likeMost)})
	if !likeSure(before) && pl.Of(box.Gifts) >= presentGifts {
		out = append(out, Chance{Gift: true, Sum: sum(box.LikeDie, like+presentHelps, likeMost)})
	}
	out = append(out, Chance{Sum: throws(respectSure(before, sc), box.RespectDie, pl.RespectAdd(), pl.Of(box.Askaris))})
	if before != box.Wildlife {
		out = append(out, Chance{Sum: sum(box.FeastDie, 0, 0)})
	}
	return out
}

// specialChances are the dice that one Special or another asks for (15.4): which it is, is not known.
// A band is met without what lies in the slot.
func specialChances(pl *party.Party, sc scene) []Chance {
	add := bandTerms(pl, sc).Sum()
	return []Chance{
		{Wild: true, Sum: sumOf(box.AmbushDie, add, pl.Of(box.Askaris), pl, sc)},
		{Wild: true, Sum: sumOf(box.AmmoDie, 0, pl.Of(box.Ammo), pl, sc)},
		{Wild: true, Sum: bodySum(pl, box.HealthDie, box.Health, box.Terms{})},
		{Wild: true, Sum: bodySum(pl, box.SanityDie, box.Sanity, box.Terms{})},
	}
}
