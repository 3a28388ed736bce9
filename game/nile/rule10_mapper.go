package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// Chapter 10: what blank land turns out to be is drawn from the Event cards or
// rolled with dice (P). All else about mapping is the same.

// A mapper says what is found in a blank hex.
type mapper interface {
	// terrain is that of a new hex before 10.27 and 10.28, how it came about, and
	// from which neighbour it was copied.
	terrain(p *Position, s game.Seat, at hexmap.ID, a *game.Act) (t hexmap.Terrain, how MappedBy, from hexmap.Dir)
	// own is a terrain that no neighbour has given.
	own(p *Position, s game.Seat, at hexmap.ID, a *game.Act) hexmap.Terrain
	// redraws is how often own is asked for wet land; what it has not given then is
	// swamp (10.31).
	redraws() int
	// signs are what is said of the rivers of a hex: of a dry one, by the dice of 1978 of any.
	signs(p *Position, s game.Seat, at hexmap.ID, a *game.Act) signs
	// fall is the height of a waterfall in feet, 0 for rapids; peak that of a
	// mountain, 0 for none to speak of; lake is the size of a lake hex.
	fall(p *Position, s game.Seat, at hexmap.ID, a *game.Act) int
	peak(p *Position, s game.Seat, at hexmap.ID, a *game.Act) int
	lake(p *Position, s game.Seat, at hexmap.ID, a *game.Act) int
	// inhabited reports whether people live in a hex of which facts are true.
	inhabited(p *Position, s game.Seat, at hexmap.ID, facts deck.HexFacts, a *game.Act) bool

	// cataractOdds is the chance that a blank hex into which a river flows, and from
	// which it finds a way on, turns out to have a cataract: as exact as players
	// can count.
	cataractOdds(p *Position, at hexmap.ID) game.Odds
}

// signs are what the mapper says of the rivers of a hex, as far as it is asked.
type signs interface {
	// course is where a river that leaves the hex comes from; short: it has not
	// its least length yet.
	course(p *Position, at hexmap.ID, short bool, a *game.Act) deck.RiverA
	// rises is where a new river goes, NoDir: there is none.
	rises(a *game.Act) hexmap.Dir
	cataract(t hexmap.Terrain, a *game.Act) bool
	oasis(a *game.Act) bool
}

var mappers = [...]mapper{edition.ByCards: byCards{}, edition.ByDice: byDice{}, edition.ByOwnDice: byDice{printed: true}}

// byOwnDice reports whether Africa is mapped as printed in 1978.
func (p *Position) byOwnDice() bool { return p.edition[edition.Mapping] == edition.ByOwnDice }

func (p *Position) mapper() mapper { return mappers[p.edition[edition.Mapping]] }

// byCards maps with the Event cards.
type byCards struct{}

func (byCards) terrain(p *Position, s game.Seat, at hexmap.ID, a *game.Act) (hexmap.Terrain, MappedBy, hexmap.Dir) {
	return p.cardTerrain(at, p.draw(s, at, ForTerrain, a))
}

// sixRedraws is how often the terrain is drawn again in Game I and Game II. [T]
const sixRedraws = 6

func (byCards) redraws() int { return sixRedraws }

func (byCards) own(p *Position, s game.Seat, at hexmap.ID, a *game.Act) hexmap.Terrain {
	return p.draw(s, at, ForTerrain, a).Terrain
}

func (byCards) signs(p *Position, s game.Seat, at hexmap.ID, a *game.Act) signs {
	return cardSigns{p.draw(s, at, ForRiver, a)}
}

func (byCards) fall(p *Position, s game.Seat, at hexmap.ID, a *game.Act) int {
	return int(p.draw(s, at, ForSpectacular, a).Fall)
}

func (byCards) peak(p *Position, s game.Seat, at hexmap.ID, a *game.Act) int {
	return int(p.draw(s, at, ForSpectacular, a).Peak)
}

func (byCards) lake(p *Position, s game.Seat, at hexmap.ID, a *game.Act) int {
	return int(p.draw(s, at, ForSpectacular, a).Lake)
}

func (byCards) inhabited(p *Position, s game.Seat, at hexmap.ID, facts deck.HexFacts, a *game.Act) bool {
	return p.draw(s, at, ForNatives, a).Native.Holds(facts)
}

// cardSigns are those of an Event card.
type cardSigns struct{ card *deck.Card }

func (c cardSigns) course(*Position, hexmap.ID, bool, *game.Act) deck.RiverA { return c.card.RiverA }
func (c cardSigns) rises(*game.Act) hexmap.Dir                               { return c.card.Rises }
func (c cardSigns) cataract(t hexmap.Terrain, _ *game.Act) bool              { return c.card.Cataract.Holds(t) }
func (c cardSigns) oasis(*game.Act) bool                                     { return c.card.Oasis }
