package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// walk is what a step is worth: the best way that begins with it, as many days long as
// the bot looks ahead.
func (t *thought) walk(c *game.Choice) float64 {
	sheet := t.v.Sheet(t.s)
	var been [box.Slots]bool
	been[sheet.Slot] = true
	return t.way(sheet.Slot, box.Slot(c.Target), sheet.Figures[box.Time], t.bot.depth, &been)
}

// later is how much less a day further away is worth: Encounters come and go.
const later = 0.7

// way is what stepping from a slot to another is worth, with so much Time left and so
// many days to look at.
func (t *thought) way(from, to box.Slot, left, days int, been *[box.Slots]bool) float64 {
	left--
	worth, cost, stops := t.slot(from, to, left, been[to])
	left -= cost
	if stops {
		return worth
	}
	if left <= 0 || days <= 1 {
		return worth + t.homeward(to, left)
	}
	was := been[to]
	been[to] = true
	best := -1e9
	for _, next := range to.Next() {
		best = max(best, t.way(to, next, left, days-1, been))
	}
	if to == box.End {
		best = max(best, 0) // the Time may be declared up
	}
	been[to] = was
	return worth + later*best
}

// What Rumours, Specials and the way to End are worth: of what was tried in a thousand
// games alone, that which brought most points (docs/balance-heart.md).
const (
	toldWorth    = 3.5 // a village that may tell of a Rumour
	specialWorth = 7.0 // what a Special scores, with Diary and Patron, less what it does
	daysLost     = 0.4 // for each Time left when it stops one
	onTheWay     = 0.6 // for each day further than one looks
	noneToSpare  = 1.2 // that End is as far as the Time goes
	oneToSpare   = 0.4
)

// What a find is weighed against: the Health that a roll off End may take. Of what was tried against
// three and four others it won most (docs/balance-heart.md).
const (
	findWorth  = 5.0 // without what its Resource and its Patron bring
	shortOfEnd = 4.0 // that Health
	sick       = 2.0 // what it is worth more where little is left
	poisoned   = 3.5 // what is lost without a die, a Plant after a Plant
)

// homeward is what standing in a slot with so much Time left is worth: further from End
// than that is a Health-roll, which is lost five times in six at Health 5 (26); but on the
// way to an active Rumour that can be reached there is none (17.1).
func (t *thought) homeward(at box.Slot, left int) float64 {
	risk := float64(min(5, t.of(box.Health))) / 6
	worth := shortOfEnd + when(t.of(box.Health) <= 2, sick)
	if a := t.v.Sheet(t.s).Active; a != box.NoSlot {
		if d := box.Distance(at, a); d > 0 && d <= left {
			return max(0, specialWorth-daysLost*float64(left)-onTheWay*float64(d))
		}
	}
	switch far := box.Distance(at, box.End); {
	case far > max(0, left):
		return -worth * risk
	case far == left && far > 0:
		return -noneToSpare
	case far == left-1 && far > 0: // much may cost a Time on the way
		return -oneToSpare
	}
	return 0
}

// slot is what a slot is worth to step into, what of the Time it costs besides, and
// whether a Special ends the Time there.
func (t *thought) slot(from, to box.Slot, left int, been bool) (worth float64, cost int, stops bool) {
	seen := t.v.SlotOf(t.s, to)
	if been { // dealt with: nothing is left there but what it cost
		return -0.2, 0, false
	}
	if seen.Active {
		return specialWorth - daysLost*float64(left), 0, true
	}
	if seen.Find != box.NoChit {
		worth += t.find(seen.Find.Sort())
		cost++
	}
	switch sort := seen.Chit.Sort(); {
	case sort.Discovery():
		worth += t.find(sort)
		cost++
	case sort.Encounter():
		worth += t.encounter(sort, t.v.SlotOf(t.s, from).Chit.Sort(), seen, left)
	}
	if seen.Wasteland {
		worth -= 0.1
	}
	return worth - 0.7*float64(cost), cost, false
}

// find is what a find scores (13).
func (t *thought) find(sort box.Sort) float64 {
	worth := findWorth
	fits := map[box.Sort]box.Resource{
		box.Culture: box.Books, box.Flora: box.Books, box.Scenery: box.Painting, box.Mineral: box.Pickax, box.Mountain: box.Altimeter,
		box.Highest: box.Altimeter, box.Lake: box.Surveying, box.LostCity: box.Machete, box.Kingdom: box.Bible,
	}
	if r, ok := fits[sort]; ok && t.has(r) {
		worth++
	}
	switch sort {
	case box.Highest:
		worth++
	case box.Warriors:
		worth -= 0.7
	}
	if p := sort.Patron(); p == t.v.Sheet(t.s).Patron {
		cfg := t.v.Settings()
		worth += float64(cfg.PatronBonus(p))
	}
	return worth
}

// encounter is what an Encounter is worth behind another (14, 26).
func (t *thought) encounter(sort, before box.Sort, seen heart.SlotSeen, left int) float64 {
	health, sanity, discontent := t.of(box.Health), t.of(box.Sanity), t.of(box.Discontent)
	//exhaustive:enforce
	switch sort {
	case box.Village:
		worth := when(before == box.Village, 0.5) + when(before == box.Missionary, 0.5) - 0.2
		if seen.Rumour && !t.v.Sheet(t.s).Activated && left >= 2 {
			worth += toldWorth
		}
		return worth
	case box.Wildlife:
		return 0.5 + when(before == box.Wildlife, 0.4) - when(before == box.Village, 0.3) + when(t.of(box.Food) < 20, 0.4)
	case box.Tusk:
		return 0.5 + when(before == box.Wildlife, 0.3) - when(before == box.Village, 0.3) + when(t.of(box.Gifts) < 14, 0.3)
	case box.Plant:
		switch before {
		case box.Plant:
			return -poisoned - when(health <= 2, 8)
		case box.Healer:
			return when(sanity < 5, 2)
		}
		return when(sanity < 5, 0.5+0.3*float64(4-sanity))
	case box.Healer:
		switch before {
		case box.Healer:
			return -poisoned - when(sanity <= 2, 8)
		case box.Plant:
			return when(health < 5, 2)
		case box.Missionary:
			return 0
		}
		return when(health < 5, 0.6+0.4*float64(4-health))
	case box.Missionary:
		if before == box.Plant || before == box.Missionary {
			return 0
		}
		return 0.3 + when(discontent >= 4, 0.4*float64(discontent-3)) + when(before == box.Village, 0.3)
	case box.NoSort, box.Warband, box.Malaria, box.Taboo, box.Accident, box.Storm, box.Thirst, box.Lost, box.Success, box.Rumour, box.Impassable,
		box.Culture, box.Flora, box.Scenery, box.Mineral, box.Mountain, box.Highest, box.Lake, box.LostCity, box.Kingdom, box.Warriors, box.Sorts:
	}
	return 0
}

// ending is whether the Time is declared up on End (10.9): if no way from here is worth
// more than the health it may cost.
func (t *thought) ending(c *game.Choice) float64 {
	if c.Kind == heart.Yes {
		return 0.35
	}
	sheet := t.v.Sheet(t.s)
	var been [box.Slots]bool
	been[sheet.Slot] = true
	best := -1e9
	for _, next := range sheet.Slot.Next() {
		best = max(best, t.way(sheet.Slot, next, sheet.Figures[box.Time], max(t.bot.depth, 2), &been))
	}
	return best
}
