package heart

import "sourceofthenile/game/heart/box"

// termsOf is what is added to the die that a frame throws, term by term, with what the
// event of the die tells of it (27.3). The sum is reckoned where the rules have the die thrown; here it is
// taken apart by the same figures, which do not change before the die lies.
func (p *Position) termsOf(f *frame) (t box.Terms) {
	s, pl, sc := f.Seat, &p.seats[f.Seat], p.sceneOf(f.Seat)
	d, rest := box.Die(f.V[vDie]), box.WhyThere // what the rest of the sum is for
	switch d {
	case box.HealthDie:
		if p.befalls(box.Malaria) {
			t = malariaTerms(sc)
		}
		t.Add(box.WhyAgainst, pl.Against(box.Health))
	case box.SanityDie:
		t.Add(box.WhyAgainst, pl.Against(box.Sanity))
	case box.AmbushDie:
		t = p.bandTerms(s)
	case box.AccidentDie:
		t = damageTerms(sc, box.Tusk)
	case box.StormDie:
		t = damageTerms(sc, box.Wildlife)
	case box.TuskDie:
		rest = box.WhyBefore
	case box.FoodDie:
		t = p.foodTerms(s, pl.Before())
	case box.PlantDie:
		t = p.cureTerms(s, box.Plant)
		rest = box.WhyAgainst
	case box.HealerDie:
		t = p.cureTerms(s, box.Healer)
		rest = box.WhyAgainst
	case box.HuntDie:
		t.Add(box.WhyArms, pl.ArmsAdd())
		rest = box.WhyTool
	case box.LikeDie:
		t = p.likeTerms(s)
		rest = box.WhyPresent
	case box.RespectDie:
		t.Add(box.WhySlotted, pl.SlotMod(box.Sanity))
		rest = box.WhyTool
	case box.DesertDie:
		t.Add(box.WhyTool, plus(-1, pl.Has(box.Revolver)))
		rest = box.WhySlotted
	}
	t.Add(rest, int(f.V[vAdd])-t.Sum())
	return t
}

// befalls reports whether a die is thrown for an Incident of a sort.
func (p *Position) befalls(sort box.Sort) bool {
	for i := range p.depth {
		if f := &p.stack[i]; f.Step == incident && box.Chit(f.V[0]).Sort() == sort {
			return true
		}
	}
	return false
}
