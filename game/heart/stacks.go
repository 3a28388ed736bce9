package heart

import (
	"errors"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// callers are the steps that a step of work may lie on, besides the whole game; of
// sheddingLoad all.
var callers = [stepKinds][]Step{
	throwing: {
		healthRoll, sanityRoll, ammoRoll, exploring, incident, ambush, atKingdom, meeting, hunting, recruiting, atVillage, movingRumour, endOfTime,
	},
	healthRoll:     {mapTurn, incident, atSpecial, endOfTime},
	sanityRoll:     {mapTurn, incident, atSpecial},
	ammoRoll:       {ambush, hunting},
	losingPerson:   {ambush, incident, dealing, hunting, atVillage, atSpecial, endOfTime},
	losingItems:    {ambush, atVillage, atSpecial},
	losingCarriers: {losingPerson},
	exploring:      {mapTurn},
	searching:      {exploring},
	drawingEvent:   {matrixTurn},
	incident:       {drawingEvent, humbled},
	ambush:         {incident, atSpecial},
	dealing:        {matrixTurn},
	atKingdom:      {dealing},
	meeting:        {dealing},
	hunting:        {meeting},
	recruiting:     {meeting},
	atVillage:      {meeting},
	movingRumour:   {dealing, atKingdom, atVillage},
	atSpecial:      {dealing},
	endOfTime:      {mapTurn, matrixTurn, humbled},
	humbled:        {matrixTurn},
}

// needsSlot are the steps whose seat stands in a slot.
var needsSlot = []Step{
	drawingEvent, dealing, atKingdom, meeting, hunting, recruiting, atVillage, movingRumour, atSpecial, Stepping, UsingTelescope, EndingTime,
	UsingSuccess, PlacingChit, OfferingKing, GivingVillage, Trading, Recruiting, TakingInstead,
}

// checkCalls says whether the steps lie on one another as the rules put them.
func (p *Position) checkCalls() error {
	for i := int8(1); i < p.depth; i++ {
		f, on := &p.stack[i], &p.stack[i-1]
		if slices.Contains(needsSlot, f.Step) && p.seats[f.Seat].Slot == box.NoSlot {
			return errors.New("heart: a turn in the Matrix without a slot")
		}
		if f.Step > firstAsked {
			continue
		}
		if f.Step == playing || f.Step != sheddingLoad && on.Step != playing && !slices.Contains(callers[f.Step], on.Step) {
			return errors.New("heart: a step lies where it cannot")
		}
		if f.Seat != on.Seat && on.Step != playing && on.Step != humbled && f.Step != sheddingLoad {
			return errors.New("heart: a step is of another seat than the one below")
		}
	}
	return nil
}

// askers are the steps that ask each question.
var askers = map[Step][]Step{
	Marching: {mapTurn}, JoiningRiver: {exploring}, KeepingSource: {searching}, LayingWater: {searching}, UsingTelescope: {matrixTurn},
	PlacingChit: {drawingEvent}, Ignoring: {drawingEvent}, UsingSuccess: {incident}, NamingFace: {throwing}, Stepping: {matrixTurn},
	EndingTime: {matrixTurn}, SavingPerson: {losingPerson}, Thirsting: {incident}, GivingItems: {losingItems}, KeepingLoad: {sheddingLoad},
	KeepingThree: {losingCarriers}, OfferingKing: {atKingdom}, FacingWarriors: {dealing}, NamingFind: {dealing}, TakingInstead: {meeting},
	Recruiting: {recruiting}, GivingVillage: {atVillage}, Trading: {atVillage}, FacingSpecial: {atSpecial}, Boosting: {endOfTime},
	Humbling: {matrixTurn}, Inflicting: {humbled}, Envying: {playing}, HandingBadLuck: {throwing},
	ChoosingPort: {playing}, ChoosingPatron: {playing}, Outfitting: {playing}, Opening: {playing},
}

// checkAsker says whether the question on top is one that the step below asks.
func (p *Position) checkAsker() error {
	if p.depth < 2 {
		return errors.New("heart: a question that nobody asks")
	}
	q, on := p.top(), &p.stack[p.depth-2]
	if list, ok := askers[q.Step]; ok && !slices.Contains(list, on.Step) {
		return errors.New("heart: a question that another step asks")
	}
	if q.Seat != on.Seat && q.Step != HandingBadLuck && on.Step != playing {
		return errors.New("heart: somebody else is asked")
	}
	if q.Seat == game.Nobody {
		return errors.New("heart: nobody is asked")
	}
	return nil
}
