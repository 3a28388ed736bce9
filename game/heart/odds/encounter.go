package odds

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/party"
)

// Chance is what one of the dice of an Encounter would be, if it were met now (14).
type Chance struct {
	Of   box.Figure // of RecruitDie: who would join
	Gift bool       // of LikeDie: with two Gifts given
	Sum
}

// Chances are the dice that an Explorer would throw for the Encounter in the slot he stands
// in, in the order in which they are thrown. There are none where nothing is met, and where
// what comes of it is certain.
func Chances(pl *party.Party, sc Scene) (out []Chance) {
	before := pl.Before()
	sum := func(d box.Die, add, limit int) Sum { return SumOf(d, add, limit, pl, sc, false) }
	throws := func(is bool, d box.Die, add, limit int) Sum { // or is certain
		if is {
			return Sum{Die: d, Odds: Sure}
		}
		return sum(d, add, limit)
	}
	switch sort := pl.Chits[pl.Slot].Sort(); sort {
	case box.Village:
		like := Like(pl, sc).Sum()
		out = append(out, Chance{Sum: throws(LikeSure(before), box.LikeDie, like, LikeMost)})
		if !LikeSure(before) && pl.Of(box.Gifts) >= PresentGifts {
			out = append(out, Chance{Gift: true, Sum: sum(box.LikeDie, like+PresentHelps, LikeMost)})
		}
		out = append(out, Chance{Sum: throws(RespectSure(before, sc), box.RespectDie, pl.RespectAdd(), pl.Of(box.Askaris))})
	case box.Wildlife:
		out = append(out, Chance{Sum: throws(before == box.Wildlife, box.HuntDie, pl.HuntAdd(), pl.Of(box.Askaris))})
	case box.Plant, box.Healer:
		if before != box.Plant && before != box.Healer && (sort != box.Healer || before != box.Missionary) {
			d, raised := box.PlantDie, box.Sanity
			if sort == box.Healer {
				d, raised = box.HealerDie, box.Health
			}
			out = append(out, Chance{Sum: sum(d, pl.Against(raised)+Cure(pl, sc, sort).Sum(), pl.Of(raised))})
		}
	case box.Missionary:
		if before == box.Plant || before == box.Missionary {
			return nil
		}
		for _, of := range pl.Recruits() {
			out = append(out, Chance{Of: of, Sum: sum(box.RecruitDie, 0, pl.Of(of))})
		}
	}
	return out
}
