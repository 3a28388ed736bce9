package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 11: disasters. A march begins with an Event card; its disaster
// happens if there is something here for it to happen to.

// calamity is one line of the table of disasters.
type calamity struct {
	holds   condition       // where and when it happens, and that it finds something to harm
	strikes func(m *mishap) // what it does
	softens callings        // the specialties that soften it
	averts  bool            // they keep it off altogether
}

// calamities is the table, in its order. A specialty that softens one is
// weighed where the disaster strikes, unless it averts it.
var calamities = [deck.Disasters]calamity{
	deck.Fever:              {both(either(inJungle, inSwamp), someHealthy), (*mishap).fever, by(deck.Doctor), false},
	deck.SleepingSickness:   {both(either(inJungle, onRiver), either(withBeasts, someHealthy)), (*mishap).sleepingSickness, by(deck.Doctor), false},
	deck.Dysentery:          {both(outOfDesert, someHealthy), (*mishap).dysentery, by(deck.Doctor), true},
	deck.Snake:              {outOfMountains, (*mishap).snake, by(deck.Zoologist), true},
	deck.PoisonousFruit:     {both(inJungle, someHealthy), (*mishap).poisonousFruit, by(deck.Botanist), true},
	deck.Sunstroke:          {both(inDesert, someHealthy), (*mishap).sunstroke, 0, false},
	deck.ExplorersFever:     {explorerWell, (*mishap).explorersFever, by(deck.Doctor), false},
	deck.Smallpox:           {nearPeople, (*mishap).smallpox, by(deck.Doctor), false},
	deck.Crocodile:          {either(onRiver, either(onLake, inSwamp)), (*mishap).crocodile, by(deck.Zoologist), false},
	deck.Lion:               {inVeldt, (*mishap).lion, by(deck.Zoologist), false},
	deck.Hippopotamus:       {inCanoes, (*mishap).hippopotamus, by(deck.Zoologist), false},
	deck.ElephantStampede:   {both(either(inVeldt, inJungle), either(with(Bearers), withStores)), (*mishap).elephantStampede, by(deck.Zoologist), false},
	deck.DriverAnts:         {both(inJungle, with(Rations)), (*mishap).driverAnts, by(deck.Zoologist), false},
	deck.Tsetse:             {both(either(onRiver, either(inJungle, inVeldt)), withBeasts), (*mishap).tsetse, 0, false},
	deck.Termites:           {both(inVeldt, with(Gifts)), (*mishap).termites, by(deck.Botanist), true},
	deck.Leopard:            {either(inJungle, inMountains), (*mishap).leopard, 0, false},
	deck.Flood:              {onRiver, (*mishap).flood, by(deck.Explorer), false},
	deck.Rockfall:           {inMountains, (*mishap).rockfall, by(deck.Geologist), false},
	deck.Sandstorm:          {inDesert, (*mishap).sandstorm, by(deck.Explorer), false},
	deck.GrassFire:          {both(inVeldt, with(Rations)), (*mishap).grassFire, 0, false},
	deck.Thunderstorm:       {outOfDesert, (*mishap).thunderstorm, 0, false},
	deck.Quicksand:          {inSwamp, (*mishap).quicksand, by(deck.Geologist), false},
	deck.MountainCold:       {both(inMountains, someHealthy), (*mishap).mountainCold, 0, false},
	deck.Rapids:             {both(inCanoes, onRiver), (*mishap).rapids, by(deck.Explorer), false},
	deck.BurstWaterSkins:    {with(Water), (*mishap).burstWaterSkins, 0, false},
	deck.GameGone:           {anywhere, (*mishap).gameGone, by(deck.Zoologist), true},
	deck.BearersDesert:      {with(Bearers), (*mishap).bearersDesert, by(deck.Missionary), false},
	deck.SlaveRaiders:       {both(onRaidersWay, either(with(Bearers), raidReported)), (*mishap).slaveRaiders, by(deck.Journalist), false},
	deck.BadOmens:           {anywhere, (*mishap).badOmens, by(deck.Ethnologist), true},
	deck.FalseGuide:         {healthyAtLeast(1, Guides), (*mishap).falseGuide, by(deck.Ethnologist), true},
	deck.Quarrel:            {healthyAtLeast(2, Askaris), (*mishap).quarrel, by(deck.Missionary, deck.Doctor), true},
	deck.HuntingAccident:    {healthyAtLeast(1, Askaris), (*mishap).huntingAccident, by(deck.Doctor), false},
	deck.Theft:              {with(Gifts), (*mishap).theft, 0, false},
	deck.Mutiny:             {with(Askaris), (*mishap).mutiny, by(deck.Missionary, deck.Explorer), true},
	deck.ElephantsGraveyard: {with(Bearers), (*mishap).elephantsGraveyard, by(deck.Journalist), true},
	deck.CanoeStolen:        {with(Canoes), (*mishap).canoeStolen, 0, false},
	deck.SpoiledRations:     {with(Rations), (*mishap).spoiledRations, 0, false},
	deck.WetPowder:          {both(either(onRiver, inSwamp), someArmed), (*mishap).wetPowder, 0, false},
	deck.NotesLost:          {withNotes, (*mishap).notesLost, 0, false},
	deck.Drowning:           {onRiver, (*mishap).drowning, 0, false},
}

// callings is a set of specialties.
type callings uint16

func by(ks ...deck.Specialty) (c callings) {
	for _, k := range ks {
		c |= 1 << k
	}
	return c
}

// has reports whether an explorer of a calling is one of the set.
func (c callings) has(k deck.Specialty) bool {
	for _, one := range k.Each() {
		if c&(1<<one) != 0 {
			return true
		}
	}
	return false
}

// disaster draws a card for the march and lets its disaster happen.
func (p *Position) disaster(s game.Seat, a *game.Act) {
	card := p.draw(s, p.players[s].Trip.At, ForDisaster, a)
	p.befall(s, card.Disaster, a)
}

// befall lets a disaster happen to a party, if it can happen here. A party
// whose explorer dies of it is gone, and its turn over.
func (p *Position) befall(s game.Seat, d deck.Disaster, a *game.Act) {
	if m := p.visit(s, d, a); m.slain {
		p.die(s, m.why, a)
		p.endTurn(a)
	}
}

// visit is a disaster up to the explorer's death. Nothing changes but his own
// seat, the peoples and the steps: it can be foreseen on a copy of these.
func (p *Position) visit(s game.Seat, d deck.Disaster, a *game.Act) *mishap {
	pl := &p.players[s]
	c := &calamities[d]
	m := &mishap{Position: p, s: s, pl: pl, e: &pl.Trip, a: a, d: d, soft: c.softens.has(pl.Specialty)}
	switch {
	case d == deck.QuietMarch || !c.holds(m):
		m.passes(false)
	case m.soft && c.averts:
		m.passes(true)
	case m.asks():
		m.besets()
	default:
		c.strikes(m)
	}
	if !m.slain {
		m.regroup()
	}
	return m
}

// drawsDisaster reports whether a card is drawn for a party in a hex: none is
// in a port or in Cape Colony.
func (p *Position) drawsDisaster(at hexmap.ID) bool {
	c := p.chart.Cell(at)
	return c.Port == hexmap.NoPort && !c.Colony
}
