package heart

import "sourceofthenile/game"

// refusalRow is what is said of a kind of command that no choice allows.
type refusalRow struct {
	rule game.Rule
	why  string
}

// refusals are the kinds of which more can be said than that they are not to be had now.
var refusals = map[Step]map[game.Kind]refusalRow{
	Marching:     {March: {"7.3", "no-march"}},
	Stepping:     {Walk: {"10.7", "no-step"}},
	Outfitting:   {Buy: {"4.3", "no-lot"}},
	KeepingLoad:  {KeepLoad: {"3.1", "no-such-load"}},
	GivingItems:  {GiveItems: {"3", "not-so-many"}},
	OfferingKing: {Offer: {"13", "no-such-offer"}},
	PlacingChit:  {Place: {"11.4", "does-not-fit"}},
	Humbling:     {Humble: {"18.1", "not-ahead"}},
	LayingWater:  {Lay: {"9.4", "not-valid"}},
}

// whyNot says why the seat that is asked may not do a thing.
func (p *Position) whyNot(c game.Command) *game.Refusal {
	step := p.top().Step
	if row, ok := refusals[step][c.Kind]; ok {
		return &game.Refusal{Rule: row.rule, Why: row.why}
	}
	return &game.Refusal{Rule: step.Rule(), Why: "not-now"}
}
