package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 11: what disasters have in common: how they are told, and what
// they do to people, beasts, stores and the march.

// mishap is a disaster and the party it happens to.
type mishap struct {
	*Position
	s    game.Seat
	pl   *seat
	e    *expedition
	a    *game.Act
	d    deck.Disaster
	soft bool // the explorer's specialty softens it

	answered bool  // its victims were asked, and have chosen a way (11.971)
	way      int32 // which

	slain bool // the explorer is its victim
	why   Cause
}

// followers are the people of a party, in the order in which disasters that
// name nobody take them.
var followers = [3]Item{Bearers, Askaris, Guides}

// stores are what a party carries.
var stores = [4]Item{Rations, Gifts, Muskets, Water}

// mildFrom is what the die must show where a specialty helps only now and then.
const mildFrom = 4

func (m *mishap) tell(k game.EventKind, args ...int32) {
	e := game.Event{Kind: k, Seat: m.s, At: int32(m.e.At), Rule: m.d.Rule()}
	copy(e.Args[:], args)
	m.a.Tell(e)
}

// passes tells that nothing happens, or that the disaster has been averted.
func (m *mishap) passes(averted bool) { m.tell(DisasterPasses, int32(m.d), yes(averted)) }

// strike tells that the disaster happens, or how it is borne, with up to two figures.
func (m *mishap) strike(figures ...int32) {
	if m.answered {
		e := game.Event{Kind: Answered, Seat: m.s, At: int32(m.e.At), Args: [6]int32{int32(m.d), m.way}, Rule: RuleAsked}
		copy(e.Args[2:], figures)
		m.a.Tell(e)
		return
	}
	m.tell(DisasterStrikes, append([]int32{int32(m.d), yes(m.soft)}, figures...)...)
}

func yes(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// number rolls n dice for the extent of a disaster.
func (m *mishap) number(n int) int32 { return int32(m.a.Dice("11 number", n)) }

// milder is half of n, rounded down, if the explorer's specialty softens the disaster.
func (m *mishap) milder(n int32) int32 {
	if m.soft {
		return n / 2
	}
	return n
}

// skill rolls whether a specialty that helps only now and then helps now.
func (m *mishap) skill() bool {
	if m.soft {
		m.soft = m.a.Die("11 skill") >= mildFrom
	}
	return m.soft
}

// present counts the people of some kinds, sick ones too.
func (m *mishap) present(kinds ...Item) (n int32) {
	for _, i := range kinds {
		n += m.e.Have[i]
	}
	return n
}

// sicken has n people fall sick, bearers first.
func (m *mishap) sicken(n int32) {
	for _, i := range followers {
		n -= m.fallIll(m.s, i, n, m.d, m.d.Rule(), m.a)
	}
}

// kill: n people of some kinds die, the first kind first. On a 12 the explorer
// himself is the victim instead; with nobody of these kinds there, on 11 too.
// His death is the end of the disaster, and befall's to carry out.
func (m *mishap) kill(n int32, why Cause, kinds ...Item) {
	if n <= 0 {
		return
	}
	from := int32(12)
	if m.present(kinds...) == 0 {
		from = 11
	}
	sum := int32(m.a.Dice("11 peril", 2))
	m.tell(Peril, sum, from, yes(sum >= from))
	if sum >= from {
		m.slain, m.why = true, why
		return
	}
	for _, i := range kinds {
		n -= m.perish(m.s, i, n, why, m.d, m.d.Rule(), m.a)
	}
}

// leave: n people of a kind are gone from the party, alive.
func (m *mishap) leave(i Item, n int32, why Cause) int32 {
	if n = m.e.lose(i, n); n > 0 {
		m.tell(Deserted, int32(i), n, int32(why), int32(m.d))
	}
	return n
}

// take: n of an item are lost, or as many as there are.
func (m *mishap) take(i Item, n int32, why Cause) {
	if n = min(max(0, n), m.e.Have[i]); n > 0 {
		m.e.Have[i] -= n
		m.tell(GoodsLost, int32(i), n, int32(why), int32(m.d))
	}
}

// share is the part num in den of each of the stores, rounded down.
func (m *mishap) share(num, den int32) (out [Items]int32) {
	for _, i := range stores {
		out[i] = min(m.e.Have[i], int32(int64(m.e.Have[i])*int64(num)/int64(max(1, den))))
	}
	return out
}

// takeAll loses a share of the stores.
func (m *mishap) takeAll(share [Items]int32, why Cause) {
	for _, i := range stores {
		m.take(i, share[i], why)
	}
}

// doomed rolls for each animal: it dies on a number up to most.
func (m *mishap) doomed(most int) (horses, camels int32) {
	roll := func(i Item) int32 { return int32(m.a.Tally("11 beast", int(m.e.Have[i]), most)) }
	horses = roll(Horses)
	camels = roll(Camels)
	return horses, camels
}

// loseBeasts: animals die.
func (m *mishap) loseBeasts(horses, camels int32) {
	for k, n := range [2]int32{horses, camels} {
		if i := [2]Item{Horses, Camels}[k]; n > 0 {
			m.e.Have[i] -= n
			m.tell(BeastsDied, int32(i), n, int32(Illness), int32(m.d))
		}
	}
}

// loseCanoe: one canoe is gone. A party whose last it was goes on by land; on
// a lake it stands on the shore.
func (m *mishap) loseCanoe(why Cause) {
	e := m.e
	m.take(Canoes, 1, why)
	if e.Mode != ByCanoe || e.Have[Canoes] > 0 {
		return
	}
	e.Mode = OnFoot
	e.Allowance = min(e.Allowance, m.allowance(e, OnFoot, e.Level))
	e.Trips, e.TripsTo = 0, hexmap.None
	m.tell(ModeChanged, int32(OnFoot), int32(e.Allowance), int32(e.Allowance-e.Spent))
}

// halt: there is no movement this turn.
func (m *mishap) halt() {
	m.e.Halted = true
	m.tell(MayMove, 0)
}

// slow: there is half of this turn's movement, rounded up.
func (m *mishap) slow() { m.limit((m.e.Allowance + 1) / 2) }

func (m *mishap) limit(points int8) {
	m.e.Allowance = max(points, m.e.Spent)
	m.tell(MayMove, int32(m.e.Allowance-m.e.Spent))
}

// regroup is what follows from a disaster's losses: a thinner crew is slower
// this turn already, and animals nobody leads are gone.
func (m *mishap) regroup() {
	e := m.e
	if n := m.allowance(e, e.Mode, e.Level); e.Mode == ByCanoe && !e.Halted && n < e.Allowance {
		m.limit(n)
	}
	m.stray(m.s, m.a)
}
