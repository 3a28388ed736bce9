package odds

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/party"
)

// Damage is what an Accident or a Storm adds for the water and for what is met in the slot
// (12): worse is the Encounter that makes it worse.
func Damage(sc Scene, worse box.Sort) (t box.Terms) {
	t.Add(box.WhyWater, plus(moreDamage, sc.Wet))
	t.Add(box.WhyThere, plus(moreDamage, sc.Sort == worse))
	return t
}

// Accident is what that adds to the Gifts lost, Storm to the Food (12).
func Accident(sc Scene) int { return Damage(sc, box.Tusk).Sum() }

// Storm is that of the Food.
func Storm(sc Scene) int { return Damage(sc, box.Wildlife).Sum() }

// Malaria is what it adds to the Health-roll, before Health and Sanity are held against each
// other (12).
func Malaria(sc Scene) (t box.Terms) {
	t.Add(box.WhyWater, plus(helpsRoll, sc.Wet))
	t.Add(box.WhyThere, plus(helpsRoll, sc.Sort == box.Plant))
	return t
}

// Taboo is what it adds to each Sanity-roll (12).
func Taboo(sc Scene) int { return plus(helpsRoll, sc.Sort == box.Healer) }

// Band is what an Ambush-roll adds for the land, the water and the arms (12).
func Band(pl *party.Party, sc Scene) (t box.Terms) {
	t.Add(box.WhyLand, plus(openLand, sc.Terrain == chart.Savanna || sc.Terrain == chart.Veldt))
	t.Add(box.WhyCanoes, plus(inCanoes, pl.Has(box.Canoes)))
	t.Add(box.WhyArms, pl.ArmsAdd())
	return t
}

// BandThere is what the Village beside a Warband adds (12).
func BandThere(sc Scene) int { return plus(villageHas, sc.Sort == box.Village) }

// Tusk is what the Encounter before adds to the ivory (14).
func Tusk(before box.Sort) int {
	return plus(-3, before == box.Village) + plus(3, before == box.Wildlife)
}

// Food is what the d6 of a hunt adds (14, 14.4).
func Food(pl *party.Party, before box.Sort) (t box.Terms) {
	t.Add(box.WhyTool, plus(1, pl.Has(box.Rifle)))
	t.Add(box.WhyBefore, plus(-3, before == box.Village)+plus(3, before == box.Tusk))
	return t
}

// Cure is what a Resource and the second Event add at a Plant or a Healer (14.2, 14.3).
func Cure(pl *party.Party, sc Scene, sort box.Sort) (t box.Terms) {
	with, after := box.Bible, box.Malaria
	if sort == box.Plant {
		with, after = box.Diary, box.Taboo
	}
	t.Add(box.WhyTool, plus(1, pl.Has(with)))
	t.Add(box.WhyEvent, plus(1, sc.Second == after))
	return t
}

// Like is what the Like-roll adds, without a present (14.6).
func Like(pl *party.Party, sc Scene) (t box.Terms) {
	t.Add(box.WhyRaided, plus(1, sc.Red))
	t.Add(box.WhySlotted, pl.SlotMod(box.Health))
	t.Add(box.WhyEvent, plus(chasedHelps, sc.Chased))
	return t
}

// LikeSure and RespectSure are rolls that need not be made (14).
func LikeSure(before box.Sort) bool { return before == box.Missionary }

// RespectSure is the other.
func RespectSure(before box.Sort, sc Scene) bool { return before == box.Village || sc.Chased }

// TermsOf is what is added to a die that is thrown, term by term (27.3). The sum is reckoned
// where the rules have the die thrown; here it is taken apart by the same figures, which do
// not change before the die lies. fever: a Health-roll is for Malaria.
func TermsOf(d box.Die, add int, pl *party.Party, sc Scene, fever bool) (t box.Terms) {
	rest := box.WhyThere // what the rest of the sum is for
	switch d {
	case box.HealthDie:
		if fever {
			t = Malaria(sc)
		}
		t.Add(box.WhyAgainst, pl.Against(box.Health))
	case box.SanityDie:
		t.Add(box.WhyAgainst, pl.Against(box.Sanity))
	case box.AmbushDie:
		t = Band(pl, sc)
	case box.AccidentDie:
		t = Damage(sc, box.Tusk)
	case box.StormDie:
		t = Damage(sc, box.Wildlife)
	case box.TuskDie:
		rest = box.WhyBefore
	case box.FoodDie:
		t = Food(pl, pl.Before())
	case box.PlantDie:
		t = Cure(pl, sc, box.Plant)
		rest = box.WhyAgainst
	case box.HealerDie:
		t = Cure(pl, sc, box.Healer)
		rest = box.WhyAgainst
	case box.HuntDie:
		t.Add(box.WhyArms, pl.ArmsAdd())
		rest = box.WhyTool
	case box.LikeDie:
		t = Like(pl, sc)
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
