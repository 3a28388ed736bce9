package island

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
)

// LastCurse reports whether a choice of the turn may draw the Curse with which its seat is lost (14.1), and whether it
// surely does: by entering the Heart (2.3), by a Ritual that fails, by a line that says so.
func (v View) LastCurse(ch game.Choice) (may, surely bool) {
	p, s := v.p, ch.Seat
	if s < 0 || int(s) >= int(p.n) || !p.who(s).Alive() || cursesOf(&p.hands[s])+1 < box.CursesLose || cursesOf(&p.bag) == 0 {
		return false, false
	}
	c, list := box.Card(ch.Target), int16(listAll)
	switch ch.Kind {
	case Move:
		heart := box.Place(ch.Target) == box.Heart
		return heart, heart
	case QuestFinish:
		list = listPrices
	case Personal:
		c = box.ItemCard
	case Play, Consult, Assemble:
	default:
		return false, false
	}
	surely = slices.ContainsFunc(p.lineOf(s, c, list), func(part verb.Part) bool { return part.Verb == verb.Curse && part.N > 0 })
	fails := ch.Kind == Play && c != box.ItemCard && c.Type() == box.Ritual && p.cardDice(s, c) > 0
	return surely || fails, surely
}
