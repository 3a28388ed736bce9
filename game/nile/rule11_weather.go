package nile

// Disasters by weather, land and water: 17 to 22, 24, 25, 37, 38 and 40 of
// the table.

// floodRations is what a flood washes away, for each point of a die.
const floodRations = 3

// flood: no movement, and rations are washed away; an Explorer has camped
// above it and loses none. Figure: rations at most.
func (m *mishap) flood() {
	n := int32(0)
	if !m.soft {
		n = floodRations * m.number(1)
	}
	m.strike(n)
	m.halt()
	m.take(Rations, n, ByDisaster)
}

// rockfall. Figure: how many die at most.
func (m *mishap) rockfall() {
	n := m.milder(m.number(2))
	m.strike(n)
	m.kill(n, ByDisaster, followers[:]...)
}

// sandstorm: no movement; half of it for an Explorer.
func (m *mishap) sandstorm() {
	m.strike()
	if m.soft {
		m.slow()
		return
	}
	m.halt()
}

// thunderstorm: half of this turn's movement.
func (m *mishap) thunderstorm() {
	m.strike()
	m.slow()
}

// grassFire burns rations. Figures: tenths of them, rations.
func (m *mishap) grassFire() { m.tenths() }

// spoiledRations. Figures: tenths of them, rations.
func (m *mishap) spoiledRations() { m.tenths() }

// tenths loses as many tenths of the rations as a die shows.
func (m *mishap) tenths() {
	d := m.number(1)
	n := m.share(d, 10)[Rations]
	m.strike(d, n)
	m.take(Rations, n, ByDisaster)
}

// quicksand swallows bearers, and on foot their loads. Figure: how many at most.
func (m *mishap) quicksand() {
	n := m.milder(m.number(1))
	m.strike(n)
	loads := m.loads(n)
	if m.kill(n, ByDisaster, Bearers); !m.slain {
		m.takeAll(loads, ByDisaster)
	}
}

// loads is what n bearers carry: their part of the party's load, by what they
// can carry of all that it could. Only on foot do bearers carry.
func (m *mishap) loads(n int32) [Items]int32 {
	if m.e.Mode != OnFoot {
		return [Items]int32{}
	}
	_, capability := m.e.load(OnFoot)
	return m.share(bearerCarries*min(n, m.e.healthy(Bearers)), capability)
}

// rapids: a canoe is lost with its share of the stores, and people drown. An
// Explorer saves half of both. Figure: people.
func (m *mishap) rapids() {
	n := m.milder(m.number(1))
	m.strike(n)
	share := m.share(1, m.e.Have[Canoes])
	for i := range share {
		share[i] = m.milder(share[i])
	}
	m.sink(share, ByDisaster)
	m.kill(n, ByDisaster, followers[:]...)
}

// burstWaterSkins: half of the water is lost, rounded up. Figure: water.
func (m *mishap) burstWaterSkins() {
	n := (m.e.Have[Water] + 1) / 2
	m.strike(n)
	m.take(Water, n, ByDisaster)
}

// wetPowder: no hunting this turn, and no first fire in a battle.
func (m *mishap) wetPowder() {
	m.strike()
	m.e.NoHunt, m.e.WetPowder = true, true
	m.tell(HuntSpoiled, 0, 1)
}

// drowning: an askari is swept away.
func (m *mishap) drowning() {
	m.strike(1)
	m.kill(1, ByDisaster, Askaris)
}
