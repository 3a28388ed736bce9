package nile

import (
	"math"

	"sourceofthenile/hexmap"
)

// Disasters of the body: 1 to 3, 5 to 8 and 23 of the table.

// fever in jungle and swamp. Figure: how many fall sick.
func (m *mishap) fever() {
	dice := 1
	if m.terrain() == hexmap.JungleSwamp {
		dice = 2
	}
	n := m.milder(m.number(dice))
	m.strike(n)
	m.sicken(n)
}

// sleepingSickness kills beasts and lays people low. A Doctor keeps the
// people well. Figures: beasts, people.
func (m *mishap) sleepingSickness() {
	if m.soft && m.e.beasts() == 0 {
		m.passes(true)
		return
	}
	horses, camels := m.doomed(3)
	n := int32(0)
	if !m.soft {
		n = m.number(1)
	}
	m.strike(horses+camels, n)
	m.loseBeasts(horses, camels)
	m.sicken(n)
}

// dysentery anywhere but in the desert. Figure: people.
func (m *mishap) dysentery() { m.plague(1) }

// poisonousFruit of the jungle. Figure: people.
func (m *mishap) poisonousFruit() { m.plague(2) }

// mountainCold. Figure: people.
func (m *mishap) mountainCold() { m.plague(1) }

// plague: as many people fall sick as some dice show.
func (m *mishap) plague(dice int) {
	n := m.number(dice)
	m.strike(n)
	m.sicken(n)
}

// sunstroke in the desert. A unit of water for everybody, drunk at once,
// averts it. Figure: people.
func (m *mishap) sunstroke() {
	if people := m.e.people(); m.e.Have[Water] >= people {
		m.passes(true)
		m.take(Water, people, ByDisaster)
		return
	}
	m.plague(1)
}

// explorersFever: the explorer falls sick; a Doctor may cure himself in time.
func (m *mishap) explorersFever() {
	if m.skill() {
		m.passes(true)
		return
	}
	m.strike()
	m.e.Sick = true
	m.tell(ExplorerSick, int32(Illness), int32(m.d))
}

// smallpox passes between the party and the people of this country, who think
// the worse of travellers for it; a Doctor halves it and keeps their trust.
// Figures: people of the party sick; the number of the people offended, 0 none.
func (m *mishap) smallpox() {
	tenths := (m.number(1) + 1) / 2
	n := m.milder(m.e.people() * tenths / 10)
	offended := int32(0)
	if who := m.neighbours(); !m.soft {
		offended = int32(who) + 1
		if t := &m.tribes[who]; t.Attitude > math.MinInt8 {
			t.Attitude--
		}
	}
	m.strike(n, offended)
	m.sicken(n)
}
