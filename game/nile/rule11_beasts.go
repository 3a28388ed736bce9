package nile

// Disasters by animals: 4, 9 to 16 and 26 of the table.

// snake: one of the party dies of its bite.
func (m *mishap) snake() { m.oneDies() }

// leopard by night: one of the party dies.
func (m *mishap) leopard() { m.oneDies() }

func (m *mishap) oneDies() {
	m.strike(1)
	m.kill(1, ByBeast, followers[:]...)
}

// crocodile: a bearer dies, in canoes two. Figure: how many at most.
func (m *mishap) crocodile() {
	if m.skill() {
		m.passes(true)
		return
	}
	n := int32(1)
	if inCanoes(m) {
		n = 2
	}
	m.strike(n)
	m.kill(n, ByBeast, Bearers)
}

// lion: a bearer or an askari dies. A Zoologist shoots it, and the askaris
// think well of him again (5.52).
func (m *mishap) lion() {
	if m.soft {
		m.passes(true)
		m.regainRespect(m.s, m.a)
		return
	}
	m.strike(1)
	m.kill(1, ByBeast, Bearers, Askaris)
}

// hippopotamus: a canoe goes down with its share of the stores; people drown.
// A Zoologist saves them. Figure: people.
func (m *mishap) hippopotamus() {
	n := int32(0)
	if !m.soft {
		n = m.number(1)
	}
	m.strike(n)
	m.sink(m.share(1, m.e.Have[Canoes]), ByBeast)
	m.kill(n, ByBeast, followers[:]...)
}

// sink loses a canoe with a share of the stores.
func (m *mishap) sink(share [Items]int32, why Cause) {
	m.takeAll(share, why)
	m.loseCanoe(why)
}

// elephantStampede: bearers flee, and a fifth of the stores is trampled.
// Figures: bearers who would flee; one in how many of the stores is lost.
func (m *mishap) elephantStampede() {
	n, part := m.milder(m.number(1)), int32(5)
	if m.soft {
		part = 10
	}
	m.strike(n, part)
	m.takeAll(m.share(1, part), ByBeast)
	m.leave(Bearers, n, ByBeast)
}

// driverAnts eat rations. Figure: how many at most.
func (m *mishap) driverAnts() { m.devour(Rations, m.milder(5*m.number(1))) }

// termites eat gifts. Figure: how many at most.
func (m *mishap) termites() { m.devour(Gifts, 3*m.number(1)) }

func (m *mishap) devour(i Item, n int32) {
	m.strike(n)
	m.take(i, n, ByBeast)
}

// tsetse: animals sicken and die. Figure: how many.
func (m *mishap) tsetse() {
	horses, camels := m.doomed(4)
	m.strike(horses + camels)
	m.loseBeasts(horses, camels)
}

// gameFled is what scarce game takes off the hunting die.
const gameFled = -2

// gameGone: hunting is poor this turn.
func (m *mishap) gameGone() {
	m.strike()
	m.e.HuntMod += gameFled
	m.tell(HuntSpoiled, gameFled, 0)
}
