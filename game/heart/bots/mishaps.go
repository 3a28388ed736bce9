package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// mishap is what a choice is worth where something befalls one, or is offered.
func (t *thought) mishap(step heart.Step, c *game.Choice) float64 {
	yes := c.Kind == heart.Yes
	switch step {
	case heart.SavingPerson: // Discontent is the clock (26)
		return when(yes == (t.of(box.Discontent) >= 3), 1)
	case heart.Ignoring:
		return when(yes, t.dread(box.Chit(t.v.About()).Sort())-0.8)
	case heart.UsingSuccess:
		return t.success(c)
	case heart.NamingFace:
		return t.face(c)
	case heart.Thirsting:
		return t.thirst(box.Figure(c.Target))
	case heart.KeepingLoad:
		return goods(int(c.Target), int(c.Item))
	case heart.KeepingThree:
		return float64(keepOrder[box.Resource(c.Item)])
	case heart.OfferingKing:
		return t.king(c)
	case heart.FacingWarriors:
		return when(box.Figure(c.Target) == box.Ammo, 1)
	case heart.TakingInstead:
		return when(yes, 0.6) + when(!yes, t.instead(box.Sort(t.v.About())))
	case heart.Recruiting:
		return chance(c.Odds, 1.5) - when(c.Item == 1, 0.8-0.1*float64(t.of(box.Discontent))) + when(box.Figure(c.Target) == box.Porters, 0.05)
	case heart.GivingVillage:
		return t.present(c)
	case heart.Trading:
		return t.trade(c)
	case heart.FacingSpecial:
		return when(yes, 1)
	case heart.Boosting:
		return t.boost(c)
	case heart.Humbling:
		return t.humble(c)
	case heart.Inflicting:
		return when(c.Kind == heart.Inflict, 0.1+t.dread(box.Sort(c.Item)))
	case heart.Envying:
		return when(yes == (t.of(box.Sanity) >= 3), 1)
	case heart.HandingBadLuck:
		return t.badLuck(c)
	}
	return 0
}

// dread is what an Incident costs, about.
func (t *thought) dread(sort box.Sort) float64 {
	//exhaustive:enforce
	switch sort {
	case box.Warband:
		return 1.6
	case box.Malaria:
		return 1.6
	case box.Taboo:
		return 1.4
	case box.Thirst:
		return 1.5
	case box.Lost:
		return 1.1
	case box.Accident, box.Storm:
		return 0.8
	case box.NoSort, box.Success, box.Rumour, box.Impassable, box.Culture, box.Flora, box.Scenery, box.Mineral, box.Mountain, box.Highest, box.Lake,
		box.LostCity, box.Kingdom, box.Warriors, box.Village, box.Wildlife, box.Tusk, box.Plant, box.Healer, box.Missionary, box.Sorts:
	}
	return 0
}

// keepOrder is what is kept first when nobody is left to carry it.
var keepOrder = map[box.Resource]int{
	box.Quinine: 9, box.Fishing: 8, box.Canteen: 7, box.Revolver: 6, box.Bible: 5, box.Machete: 4, box.Surveying: 3, box.Altimeter: 2, box.Pickax: 1,
}

func (t *thought) success(c *game.Choice) float64 {
	switch c.Kind {
	case heart.KeepForDie:
		return 1
	case heart.ClearSlot:
		sheet := t.v.Sheet(t.s)
		seen := t.v.SlotOf(t.s, sheet.Slot)
		return 0.2 - t.encounter(seen.Chit.Sort(), t.v.Before(t.s), seen, sheet.Figures[box.Time])
	}
	return 0
}

// face is which face a die is named: the best there is for a die that has one.
func (t *thought) face(c *game.Choice) float64 {
	die := box.Die(t.v.About())
	if c.Kind == heart.No {
		return chance(c.Odds, 1)
	}
	switch die {
	case box.SlotDie:
		at := t.v.Sheet(t.s).Slot
		return 2 - 0.1*float64(box.Distance(at, box.RumourSlot(int(c.Target))))
	case box.AmmoDie, box.TuskDie, box.PlantDie, box.HealerDie, box.FoodDie, box.RecruitDie, box.FeastDie:
		return 1 + 0.1*float64(c.Target)
	}
	return 2 - 0.1*float64(c.Target)
}

// thirst: Health or Sanity while there are three or more (26).
func (t *thought) thirst(f box.Figure) float64 {
	n := float64(t.of(f))
	switch f {
	case box.Health, box.Sanity:
		return n - 2.5
	case box.Porters:
		return -0.2*float64(t.of(box.Discontent)) + 0.05*n
	}
	return -0.3*float64(t.of(box.Discontent)) + 0.05*n
}

// guide is what a Guide is worth that one comes by on the road: he goes when the Time is up (17.2),
// and has no Time to give where he gave some already (10.3).
func (t *thought) guide() float64 {
	if t.of(box.Time) == 0 {
		return 0
	}
	return 0.2 + when(!t.v.Sheet(t.s).Guided, 1.4)
}

// king: a Rumour on him is worth most, a Guide some Time; Gifts are few.
func (t *thought) king(c *game.Choice) float64 {
	sheet := t.v.Sheet(t.s)
	worth := 0.3
	switch box.Wish(c.Item) {
	case box.ForGuide:
		worth = t.guide()
	case box.ForCanoes:
		worth = 0.6
	}
	if t.v.SlotOf(t.s, sheet.Slot).Rumour && sheet.Figures[box.Time] >= 2 {
		worth++
	}
	cost := goods(sheet.Figures[box.Food], sheet.Figures[box.Gifts]) - goods(sheet.Figures[box.Food], sheet.Figures[box.Gifts]-int(c.Target))
	if c.Kind == heart.OfferRifle {
		cost = 0.6
	}
	return chance(c.Odds, worth) - cost
}

// instead is what dealing as usual is worth, where a Resource may be had instead.
func (t *thought) instead(sort box.Sort) float64 {
	switch sort {
	case box.Wildlife:
		return 0.5 + when(t.of(box.Food) < 20, 0.4)
	case box.Tusk:
		return 0.4 + when(t.of(box.Gifts) < 14, 0.4)
	}
	return 0.3 + 0.15*float64(t.of(box.Discontent)) - when(t.of(box.Food) < 15, 0.4)
}

// present: two Gifts always to a Village with a Rumour (26).
func (t *thought) present(c *game.Choice) float64 {
	sheet := t.v.Sheet(t.s)
	worth := 0.9
	if t.v.SlotOf(t.s, sheet.Slot).Rumour && sheet.Figures[box.Time] >= 2 {
		worth = 2
	}
	cost := 0.0
	switch box.Present(c.Item) {
	case box.TwoGifts:
		cost = goods(0, sheet.Figures[box.Gifts]) - goods(0, sheet.Figures[box.Gifts]-2)
	case box.Hemp:
		cost = 1.3
	}
	return chance(c.Odds, worth) - cost
}

func (t *thought) trade(c *game.Choice) float64 {
	if c.Kind == heart.No {
		return 0
	}
	sheet := t.v.Sheet(t.s)
	food, gifts := sheet.Figures[box.Food], sheet.Figures[box.Gifts]
	if box.Wish(c.Item) == box.ForFood {
		return goods(food+10, gifts-5) - goods(food, gifts)
	}
	worth := 0.2 // Canoes
	if box.Wish(c.Item) == box.ForGuide {
		worth = t.guide()
	}
	return worth + goods(food, gifts-5) - goods(food, gifts)
}

// boost: Quinine is kept for people as long as Health is sound.
func (t *thought) boost(c *game.Choice) float64 {
	if c.Kind == heart.No {
		return 0
	}
	health, sanity := t.of(box.Health), t.of(box.Sanity)
	spare := t.count(box.Quinine) > 1
	switch box.Tonic(c.Item) {
	case box.QuinineHealth:
		return when(health <= 3, 1) + when(health == 4 && spare, 0.2) - 0.1
	case box.QuinineMore:
		return when(health <= 2 && sanity >= 3, 1.5) + when(health <= 3 && sanity == 5, 1.2) - 0.1
	case box.CannabisSanity:
		return when(sanity <= 4, 1)
	case box.CannabisMore:
		return when(sanity <= 2 && health >= 3, 1.5) - 0.1
	}
	return 0.5
}

// humble: a Time for what befalls the leader, when he is about to win.
func (t *thought) humble(c *game.Choice) float64 {
	if c.Kind == heart.No {
		return 0
	}
	far := t.v.Of(game.Seat(c.Target), box.Points)
	if far < t.v.Settings().Goal-15 || t.of(box.Time) < 2 {
		return -1
	}
	return chance(c.Odds, 1.3) - 0.9
}

// badLuck: a die of the leader's that is likely to go ill.
func (t *thought) badLuck(c *game.Choice) float64 {
	if c.Kind != heart.ThrowAgain {
		return when(c.Kind == heart.LetStand, 0.01)
	}
	throw, ok := t.v.Throw()
	if !ok || !throw.Well {
		return -1
	}
	return c.Odds.Float() - 0.55
}
