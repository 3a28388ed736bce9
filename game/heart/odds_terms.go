package heart

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/party"
)

// damageTerms is what an Accident or a Storm adds for the water and for what is met in the slot
// (12): worse is the Encounter that makes it worse.
func damageTerms(sc scene, worse box.Sort) (t box.Terms) {
	t.Add(box.WhyWater, plus(moreDamage, sc.Wet))
	t.Add(box.WhyThere, plus(moreDamage, sc.Sort == worse))
	return t
}

// accidentAdd is what that adds to the Gifts lost, Storm to the Food (12).
func accidentAdd(sc scene) int { return damageTerms(sc, box.Tusk).Sum() }

// stormAdd is that of the Food.
func stormAdd(sc scene) int { return damageTerms(sc, box.Wildlife).Sum() }

// malariaTerms is what it adds to the Health-roll, before Health and Sanity are held against each
// other (12).
func malariaTerms(sc scene) (t box.Terms) {
	t.Add(box.WhyWater, plus(helpsRoll, sc.Wet))
	t.Add(box.WhyThere, plus(helpsRoll, sc.Sort == box.Plant))
	return t
}

// tabooAdd is what it adds to each Sanity-roll (12).
func tabooAdd(sc scene) int { return plus(helpsRoll, sc.Sort == box.Healer) }

// bandTerms is what an Ambush-roll adds for the land, the water and the arms (12).
func bandTerms(pl *party.Party, sc scene) (t box.Terms) {
	t.Add(box.WhyLand, plus(openLand, sc.Terrain == chart.Savanna || sc.Terrain == chart.Veldt))
	t.Add(box.WhyCanoes, plus(inCanoes, pl.Has(box.Canoes)))
	t.Add(box.WhyArms, pl.ArmsAdd())
	return t
}

// bandThere is what the Village beside a Warband adds (12).
func bandThere(sc scene) int { return plus(villageHas, sc.Sort == box.Village) }

// tuskAdd is what the Encounter before adds to the ivory (14).
func tuskAdd(before box.Sort) int {
	return plus(-3, before == box.Village) + plus(3, before == box.Wildlife)
}

// foodTerms is what the d6 of a hunt adds (14, 14.4).
func foodTerms(pl *party.Party, before box.Sort) (t box.Terms) {
	t.Add(box.WhyTool, plus(1, pl.Has(box.Rifle)))
	t.Add(box.WhyBefore, plus(-3, before == box.Village)+plus(3, before == box.Tusk))
	return t
}

// cureTerms is what a Resource and the second Event add at a Plant or a Healer (14.2, 14.3).
func cureTerms(pl *party.Party, sc scene, sort box.Sort) (t box.Terms) {
	with, after := box.Bible, box.Malaria
	if sort == box.Plant {
		with, after = box.Diary, box.Taboo
	}
	t.Add(box.WhyTool, plus(1, pl.Has(with)))
	t.Add(box.WhyEvent, plus(1, sc.Second == after))
	return t
}

// likeTerms is what the Like-roll adds, without a present (14.6).
func likeTerms(pl *party.Party, sc scene) (t box.Terms) {
	t.Add(box.WhyRaided, plus(1, sc.Red))
	t.Add(box.WhySlotted, pl.SlotMod(box.Health))
	t.Add(box.WhyEvent, plus(chasedHelps, sc.Chased))
	return t
}

// likeSure and RespectSure are rolls that need not be made (14).
func likeSure(before box.Sort) bool { return before == box.Missionary }

// respectSure is the other.
func respectSure(before box.Sort, sc scene) bool { return before == box.Village || sc.Chased }

// termsOf is what is added to a die that is thrown, term by term (27.3). The sum is reckoned
// where the rules have the die thrown; here it is taken apart by the same figures, which do
// not change before the die lies. fever: a Health-roll is for Malaria.
func termsOf(d box.Die, add int, pl *party.Party, sc scene, fever bool) (t box.Terms) {
	rest := box.WhyThere // what the rest of the sum is for
	switch d {
	case box.HealthDie:
		if fever {
			t = malariaTerms(sc)
		}
		t.Add(box.WhyAgainst, pl.Against(box.Health))
	case box.SanityDie:
		t.Add(box.WhyAgainst, pl.Against(box.Sanity))
	case box.AmbushDie:
		t = bandTerms(pl, sc)
	case box.AccidentDie:
		t = damageTerms(sc, box.Tusk)
	case box.StormDie:
		t = damageTerms(sc, box.Wildlife)
	case box.TuskDie:
		rest = box.WhyBefore
	case box.FoodDie:
		t = foodTerms(pl, pl.Before())
	case box.PlantDie:
		t = cureTerms(pl, sc, box.Plant)
		rest = box.WhyAgainst
	case box.HealerDie:
		t = cureTerms(pl, sc, box.Healer)
		rest = box.WhyAgainst
	case box.HuntDie:
		t.Add(box.WhyArms, pl.ArmsAdd())
		rest = box.WhyTool
	case box.LikeDie:
		t = likeTerms(pl, sc)
		rest = box.WhyPresent
	case box.RespectDie:
		t.Add(box.WhySlotted, pl.SlotMod(box.Sanity))
		rest = box.WhyTool
	case box.PorterDie, box.AskariDie:
		t.Add(box.WhyTool, plus(-1, pl.Has(box.Revolver)))
		rest = box.WhySlotted
	}
	t.Add(rest, add-t.Sum())
	return t
}
