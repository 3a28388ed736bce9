package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// The sequence of play as data: what is being done now is the last of a stack
// of steps, and one table says all there is to a kind of step.

// Phase is a line of the sequence of play, as the step bar shows it.
type Phase uint8

// The phases.
const (
	PlacingCounters Phase = iota // 4.4
	ChoosingPort                 // 4.5
	Outfitting                   // 5
	ChoosingPace                 // 8.3 (1)
	Travelling                   // 8.3 (3)
	Publishing                   // 22, 26
	InEurope                     // 26
	NamingSuccessor              // 27
	MeetingPeople                // 13: what to do about the people of this hex
	Parleying                    // 13: neutral people
	Trading                      // 14
	Fighting                     // 15
	TakingPrisoners              // 16
	AtVillage                    // 16
	InCaptivity                  // 15
	FacingMutiny                 // 11
	HearingOfIvory               // 11: the tale of an elephants' graveyard
	LosingNotes                  // 11
	GameOver                     // 7
	BetweenSittings              // P
	Beset                        // 11.971: by the disaster that expedition.Asked names
)

// stepRow is what there is to a kind of step. A step that is not here does not
// exist: what may be chosen in it, what a position read from a file must be
// like for it, and what stands behind it all come from its row.
type stepRow struct {
	name    string    // as words and logs know it; never changes
	rule    game.Rule // the rule that it belongs to
	choices func(p *Position, s game.Seat, buf []game.Choice) []game.Choice
	// fits reports whether the seat can be in this step; nil: as the rest of its row says.
	fits func(p *Position, s game.Seat) bool
	// meets: part of a meeting with a people, which a journey goes on behind.
	meets bool
	// disaster is what put it before the journey (11); QuietMarch none, or of Beset the one that asks.
	disaster deck.Disaster
}

// steps is that table, by Phase.
var steps = [...]stepRow{
	PlacingCounters: {name: "placing-counters", rule: RulePlacing, choices: (*Position).placeChoices, fits: (*Position).mayPlaceCounters},
	ChoosingPort:    {name: "choosing-port", rule: RulePorts, choices: (*Position).portChoices, fits: (*Position).mayChoosePort},
	Outfitting:      {name: "outfitting", rule: RuleOutfit, choices: (*Position).outfitChoices, fits: (*Position).mayOutfit},
	ChoosingPace:    {name: "choosing-pace", rule: RulePace, choices: (*Position).paceChoices, fits: (*Position).outInAfrica},
	Travelling:      {name: "travelling", rule: RuleTravel, choices: (*Position).travelChoices, fits: (*Position).outInAfrica},
	Publishing:      {name: "publishing", rule: RulePublishing, choices: (*Position).publishChoices, fits: (*Position).homeInEurope},
	InEurope:        {name: "in-europe", rule: RuleEurope, choices: (*Position).europeChoices, fits: (*Position).homeInEurope},
	NamingSuccessor: {name: "naming-successor", rule: RuleDeath, choices: (*Position).successorChoices, fits: (*Position).homeInEurope},
	MeetingPeople:   {name: "meeting-people", rule: RuleMeeting, choices: (*Position).policyChoices, meets: true},
	Parleying:       {name: "parleying", rule: RuleMeeting, choices: (*Position).parleyChoices, meets: true},
	Trading:         {name: "trading", rule: RuleTrade, choices: (*Position).tradeChoices, meets: true},
	Fighting:        {name: "fighting", rule: RuleBattle, choices: (*Position).battleChoices, meets: true},
	TakingPrisoners: {name: "taking-prisoners", rule: RuleVictory, choices: (*Position).prisonerChoices, meets: true},
	AtVillage:       {name: "at-village", rule: RuleVictory, choices: (*Position).villageChoices, meets: true},
	InCaptivity:     {name: "in-captivity", rule: RuleBattle, choices: (*Position).captiveChoices},
	FacingMutiny:    {name: "facing-mutiny", rule: RuleDisasters, choices: (*Position).mutinyChoices, fits: (*Position).outInAfrica, disaster: deck.Mutiny},
	HearingOfIvory:  {name: "hearing-of-ivory", rule: RuleDisasters, choices: (*Position).ivoryChoices, fits: (*Position).outInAfrica, disaster: deck.ElephantsGraveyard},
	LosingNotes:     {name: "losing-notes", rule: RuleDisasters, choices: (*Position).notesChoices, fits: (*Position).outInAfrica, disaster: deck.NotesLost},
	GameOver:        {name: "game-over", rule: RuleWinning, choices: noChoices},
	BetweenSittings: {name: "between-sittings", rule: RuleEditions, choices: (*Position).sittingChoices, fits: (*Position).mayRestBetween},
	Beset:           {name: "beset", rule: RuleAsked, choices: (*Position).besetChoices, fits: (*Position).mayBeBeset},
}

// Name is the phase as words are keyed by it, such as "taking-prisoners"; ""
// for a number that is no phase.
func (k Phase) Name() string {
	if int(k) < len(steps) {
		return steps[k].name
	}
	return ""
}

// Rule is the rule that the step belongs to.
func (k Phase) Rule() game.Rule {
	if int(k) < len(steps) {
		return steps[k].rule
	}
	return ""
}

// Choices appends every legal choice of the seat to move.
func (p *Position) Choices(buf []game.Choice) []game.Choice {
	t := p.top()
	return steps[t.Kind].choices(p, t.Seat, buf)
}

// noChoices: the game is over.
func noChoices(_ *Position, _ game.Seat, buf []game.Choice) []game.Choice { return buf }

func (p *Position) begun() bool { return len(p.order) > 0 }

func (p *Position) mayPlaceCounters(game.Seat) bool { return !p.begun() && len(p.fixed.remote) > 0 }

func (p *Position) mayChoosePort(s game.Seat) bool { return !p.begun() && p.chosenBefore(s) }

func (p *Position) mayOutfit(s game.Seat) bool {
	pl := &p.players[s]
	return p.homeInEurope(s) && pl.Trip.Port != hexmap.NoPort && outfitCost(&pl.Trip.Have) <= pl.Money
}

func (p *Position) outInAfrica(s game.Seat) bool {
	return p.begun() && p.players[s].Where == inAfrica
}

func (p *Position) homeInEurope(s game.Seat) bool {
	return p.begun() && p.players[s].Where == inEurope
}
