package nile

import (
	"fmt"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// What was told under older rules is read from a save, where anything may stand.
// Whoever tells events looks things up by their numbers, so each is held against
// what it may be.

// span is what a number of an event may be: from least to most.
type span struct{ least, most int32 }

// Spans that follow from nothing but the rules.
var (
	anyNumber = span{-mostOf, mostOf}
	aFlag     = span{0, 1}
	anItem    = span{0, int32(Items) - 1}
	aPerson   = span{0, int32(Askaris)}
	aMode     = span{0, int32(Modes) - 1}
	aLevel    = span{0, int32(Levels) - 1}
	aTerrain  = span{0, int32(hexmap.Terrains) - 1}
	someSides = span{0, 1<<6 - 1}
	aCause    = span{0, int32(Causes) - 1}
	aDisaster = span{0, int32(deck.Disasters) - 1}
	aCounter  = span{0, int32(Rumour)}
	aCard     = span{1, deck.Size}
	aPolicy   = span{0, AsGuest}
	aTribe    = span{0, mostTribes}
	reception = span{0, int32(Friendly)}
	aFate     = span{0, int32(EscapesLucky)}
	anOwner   = span{0, MaxSeats}
	aDonation = span{0, int32(Donations) - 1}
	aTurn     = span{0, 1 << 14}
	aWay      = span{0, mostWays - 1}
)

// Spans that depend on the board; their least tells them apart.
var (
	aPort = span{least: -1 << 30}
	aHex  = span{least: -1<<30 + 1}
)

// toldArgs says for each kind of event what its numbers may be; those behind the
// last named may be any.
var toldArgs = [...][]span{
	GameBegan: {}, CounterPlaced: {}, PortChosen: {}, PortRevealed: {aPort}, OrderRolled: {}, PlaysFirst: {}, TurnBegan: {aTurn, aFlag},
	Bought: {anItem}, Sailed: {aPort, aMode}, PaceSet: {aLevel, aMode}, CardDrawn: {aCard, {0, int32(ForBonus)}}, FoundWay: {anyNumber, anyNumber, anyNumber, aFlag, aMode},
	LostWay: {anyNumber, anyNumber, anyNumber, aFlag, aMode},
	Moved:   {aHex, anyNumber, anyNumber, aMode}, Mapped: {aTerrain, {0, 3}, {0, int32(hexmap.NW)}}, TerrainSettled: {aTerrain, aTerrain},
	RiverMapped: {someSides, someSides, {0, int32(NewRiver)}}, CataractFound: {{0, int32(hexmap.NW)}}, OasisFound: {}, PeakFound: {}, LakeMeasured: {},
	CounterRevealed: {aCounter}, WentOver: {}, Drifted: {aHex}, Portaged: {}, Retreated: {aHex}, ModeChanged: {aMode}, WaterFilled: {},
	Dropped: {anItem}, Cached: {anItem}, CacheOpened: {aFlag, anOwner}, Took: {anItem, anyNumber, anOwner}, ShotBeasts: {anItem}, Laboured: {aFlag},
	Strayed: {anItem}, Ate: {}, FedFree: {}, Drank: {}, Deserted: {anItem, anyNumber, aCause, aDisaster}, BeastsDied: {anItem, anyNumber, aCause, aDisaster},
	ExplorerSick: {aCause, aDisaster}, Recovery: {}, Died: {aCause}, Erased: {}, CameHome: {aPort}, Scored: {{0, int32(Reasons) - 1}, anyNumber, anyNumber, aTerrain},
	HexPublished: {}, Account: {}, Donated: {}, Waited: {}, SpecialtyChosen: {{0, int32(deck.Callings) - 1}}, NewExplorer: {{1, mostOf}}, SetsOut: {aPort}, Won: {},
	HorsesFed: {}, GoodsLost: {anItem, anyNumber, aCause, aDisaster}, DisasterStrikes: {aDisaster, aFlag, anyNumber, anyNumber, aFlag}, DisasterPasses: {aDisaster, aFlag},
	FellIll: {aPerson, anyNumber, aDisaster}, Perished: {anItem, anyNumber, aCause, aDisaster}, Peril: {}, MayMove: {}, HuntSpoiled: {},
	TribeMapped: {aTribe}, Met: {aTribe}, Withdrew: {aHex}, Received: {aPolicy, anyNumber, anyNumber, reception},
	Threat: {anyNumber, anyNumber, anyNumber, aPolicy, reception}, PartedInPeace: {aTribe, aFlag}, Parleyed: {}, Poisoned: {anyNumber, {0, 2}}, Bartered: {anItem},
	Sold: {anItem}, Hosted: {}, BattleJoined: {}, Volley: {{0, 2}}, Beaten: {aTribe}, Prisoners: {}, Village: {aFlag},
	Looted: {anyNumber, anyNumber, anyNumber, {0, int32(Items)}}, Defeated: {aTribe, anyNumber, aFate}, Saved: {anItem}, Captured: {},
	Captivity: {anyNumber, anyNumber, aFate, anyNumber, {0, 2}}, Ministered: {}, Hunted: {}, BigGame: {anyNumber, {0, 2}, anyNumber, aDisaster}, RespectRegained: {}, Nursed: {aPerson},
	DischargedSick: {aPerson}, FindMade: {{0, 1 << 10}}, NothingFound: {aCard}, Noted: {{0, int32(Reasons) - 1}}, EpicMade: {{0, int32(Epics) - 1}},
	NotesGone: {}, Named: {{0, int32(FeatureKinds) - 1}, {0, mostNames}}, Treated: {},
	OasisSought: {anyNumber, aFlag}, DonationDrawn: {aDonation}, DonationGivenUp: {aDonation}, PassageTaken: {aPort, anyNumber, {-1, int32(Donations) - 1}},
	SittingCalled: {}, SittingEnded: {}, LimitSet: {}, SittingBegan: {}, SeatJoined: {{0, MaxSeats - 1}}, SeatLeft: {}, SeatReturned: {},
	HandedOver: {{0, mostNames}}, Retired: {}, Completed: {},
	Mended: {}, HuntSet: {aFlag}, Forestalled: {anyNumber, anyNumber, anyNumber, aFlag}, NobodyFound: {}, Answered: {aDisaster, aWay}, SheetsBrought: {},
}

// CheckTold says what is wrong with an event that a save holds of what was told
// before its position; nil if it can be told of.
func (p *Position) CheckTold(e *game.Event) error {
	if e.Kind == 0 || int(e.Kind) >= len(toldArgs) || toldArgs[e.Kind] == nil {
		return fmt.Errorf("no event is of kind %d", e.Kind)
	}
	if !p.aSeat(e.Seat) || e.Seat == game.Nobody && e.Kind != GameBegan && e.Kind != SittingBegan || e.At < -1 || int(e.At) >= len(p.hexes) {
		return fmt.Errorf("an event of kind %d is of seat %d, at hex %d", e.Kind, e.Seat, e.At)
	}
	for i, n := range e.Args {
		may := anyNumber
		if i < len(toldArgs[e.Kind]) {
			may = p.within(toldArgs[e.Kind][i])
		}
		if n < may.least || n > may.most {
			return fmt.Errorf("an event of kind %d has %d as its number %d", e.Kind, n, i)
		}
	}
	if figure := e.Args[2]; e.Kind == Scored && !mayFigure(Reason(e.Args[0]), figure) || e.Kind == FindMade && int(e.Args[0]) >= len(deck.Finds()) ||
		e.Kind == Noted && !mayFigure(Reason(e.Args[0]), figure) {
		return fmt.Errorf("an event of kind %d tells of no such thing: %v", e.Kind, e.Args)
	}
	return nil
}

// within is a span on this board.
func (p *Position) within(s span) span {
	switch s {
	case aPort:
		return span{int32(hexmap.NoPort), int32(len(p.chart.Ports)) - 1}
	case aHex:
		return span{int32(hexmap.None), int32(len(p.hexes)) - 1}
	}
	return s
}

// mayFigure reports whether a figure goes with what was scored or noted.
func mayFigure(r Reason, figure int32) bool {
	switch r {
	case ForCounter:
		return figure >= 0 && figure <= int32(Rumour)
	case ForFind:
		return figure >= 0 && int(figure) < len(deck.Finds())
	case ForEpic:
		return figure >= 0 && figure < int32(Epics)
	}
	return true
}
