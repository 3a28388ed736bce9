package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 11: disasters. A march begins with an Event card; its disaster
// happens if there is something here for it to happen to.

// Rule is the rule that disasters come under.
func (d Disaster) Rule() game.Rule { return "11" }

// calamity is one line of the table of disasters.
type calamity struct {
	holds   condition       // where and when it happens, and that it finds something to harm
	strikes func(m *mishap) // what it does
	softens callings        // the specialties that soften it
	averts  bool            // they keep it off altogether
}

// calamities is the table, in its order. A specialty that softens one is
// weighed where the disaster strikes, unless it averts it.
var calamities = [Disasters]calamity{
	Fever:              {both(either(inJungle, inSwamp), someHealthy), (*mishap).fever, by(Doctor), false},
	SleepingSickness:   {both(either(inJungle, onRiver), either(withBeasts, someHealthy)), (*mishap).sleepingSickness, by(Doctor), false},
	Dysentery:          {both(outOfDesert, someHealthy), (*mishap).dysentery, by(Doctor), true},
	Snake:              {outOfMountains, (*mishap).snake, by(Zoologist), true},
	PoisonousFruit:     {both(inJungle, someHealthy), (*mishap).poisonousFruit, by(Botanist), true},
	Sunstroke:          {both(inDesert, someHealthy), (*mishap).sunstroke, 0, false},
	ExplorersFever:     {explorerWell, (*mishap).explorersFever, by(Doctor), false},
	Smallpox:           {nearPeople, (*mishap).smallpox, by(Doctor), false},
	Crocodile:          {either(onRiver, either(onLake, inSwamp)), (*mishap).crocodile, by(Zoologist), false},
	Lion:               {inVeldt, (*mishap).lion, by(Zoologist), false},
	Hippopotamus:       {inCanoes, (*mishap).hippopotamus, by(Zoologist), false},
	ElephantStampede:   {both(either(inVeldt, inJungle), either(with(Bearers), withStores)), (*mishap).elephantStampede, by(Zoologist), false},
	DriverAnts:         {both(inJungle, with(Rations)), (*mishap).driverAnts, by(Zoologist), false},
	Tsetse:             {both(either(onRiver, either(inJungle, inVeldt)), withBeasts), (*mishap).tsetse, 0, false},
	Termites:           {both(inVeldt, with(Gifts)), (*mishap).termites, by(Botanist), true},
	Leopard:            {either(inJungle, inMountains), (*mishap).leopard, 0, false},
	Flood:              {onRiver, (*mishap).flood, by(Explorer), false},
	Rockfall:           {inMountains, (*mishap).rockfall, by(Geologist), false},
	Sandstorm:          {inDesert, (*mishap).sandstorm, by(Explorer), false},
	GrassFire:          {both(inVeldt, with(Rations)), (*mishap).grassFire, 0, false},
	Thunderstorm:       {outOfDesert, (*mishap).thunderstorm, 0, false},
	Quicksand:          {inSwamp, (*mishap).quicksand, by(Geologist), false},
	MountainCold:       {both(inMountains, someHealthy), (*mishap).mountainCold, 0, false},
	Rapids:             {both(inCanoes, onRiver), (*mishap).rapids, by(Explorer), false},
	BurstWaterSkins:    {with(Water), (*mishap).burstWaterSkins, 0, false},
	GameGone:           {anywhere, (*mishap).gameGone, by(Zoologist), true},
	BearersDesert:      {with(Bearers), (*mishap).bearersDesert, by(Missionary), false},
	SlaveRaiders:       {both(onRaidersWay, either(with(Bearers), raidReported)), (*mishap).slaveRaiders, by(Journalist), false},
	BadOmens:           {anywhere, (*mishap).badOmens, by(Ethnologist), true},
	FalseGuide:         {healthyAtLeast(1, Guides), (*mishap).falseGuide, by(Ethnologist), true},
	Quarrel:            {healthyAtLeast(2, Askaris), (*mishap).quarrel, by(Missionary, Doctor), true},
	HuntingAccident:    {healthyAtLeast(1, Askaris), (*mishap).huntingAccident, by(Doctor), false},
	Theft:              {with(Gifts), (*mishap).theft, 0, false},
	Mutiny:             {with(Askaris), (*mishap).mutiny, by(Missionary, Explorer), true},
	ElephantsGraveyard: {with(Bearers), (*mishap).elephantsGraveyard, by(Journalist), true},
	CanoeStolen:        {with(Canoes), (*mishap).canoeStolen, 0, false},
	SpoiledRations:     {with(Rations), (*mishap).spoiledRations, 0, false},
	WetPowder:          {both(either(onRiver, inSwamp), someArmed), (*mishap).wetPowder, 0, false},
	NotesLost:          {withNotes, (*mishap).notesLost, 0, false},
	Drowning:           {onRiver, (*mishap).drowning, 0, false},
}

// callings is a set of specialties.
type callings uint16

func by(ks ...Specialty) (c callings) {
	for _, k := range ks {
		c |= 1 << k
	}
	return c
}

func (c callings) has(k Specialty) bool { return c&(1<<k) != 0 }

// disaster draws a card for the march and lets its disaster happen.
func (p *Position) disaster(s game.Seat, a *game.Act) {
	card := p.draw(s, p.players[s].Trip.At, ForDisaster, a)
	p.befall(s, card.Disaster, a)
}

// befall lets a disaster happen to a party, if it can happen here. A party
// whose explorer dies of it is gone, and its turn over.
func (p *Position) befall(s game.Seat, d Disaster, a *game.Act) {
	if m := p.visit(s, d, a); m.slain {
		p.die(s, m.why, a)
		p.endTurn(a)
	}
}

// visit is a disaster up to the explorer's death. Nothing changes but his own
// seat, the peoples and the steps: it can be foreseen on a copy of these.
func (p *Position) visit(s game.Seat, d Disaster, a *game.Act) *mishap {
	pl := &p.players[s]
	c := &calamities[d]
	m := &mishap{Position: p, s: s, pl: pl, e: &pl.Trip, a: a, d: d, soft: c.softens.has(pl.Specialty)}
	switch {
	case d == QuietMarch || !c.holds(m):
		m.passes(false)
	case m.soft && c.averts:
		m.passes(true)
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
