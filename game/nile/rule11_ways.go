package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
)

// 11.972: what may be done about a disaster besides what the book has it do. Every price
// and every die is one that the book's own table asks in another place.

// waysOut are the ways besides the book's.
var waysOut = [deck.Disasters][]way{
	deck.Dysentery:        {{"boil", (*mishap).lacksMarch, (*mishap).staysPut}},
	deck.Snake:            {{"nurse", (*mishap).lacksHalfMarch, (*mishap).nurseBitten}},
	deck.ExplorersFever:   {{"lie-up", (*mishap).lacksMarch, (*mishap).lieUp}},
	deck.Crocodile:        {{"ford", (*mishap).lacksMarch, (*mishap).staysPut}},
	deck.Lion:             {{"hunt", lacksOne((*mishap).lacksAskari, (*mishap).lacksHalfMarch), (*mishap).huntIt}},
	deck.Hippopotamus:     {{"bank", (*mishap).lacksMarch, (*mishap).landEmpty}, {"shoot", (*mishap).lacksAskari, (*mishap).shootIt}},
	deck.ElephantStampede: {{"drop", (*mishap).lacksStores, (*mishap).dropAll}},
	deck.Leopard:          {{"wait", lacksOne((*mishap).lacksAskari, (*mishap).lacksMarch), (*mishap).waitForIt}},
	deck.Flood:            {{"wade", (*mishap).lacksMarch, (*mishap).wade}},
	deck.GrassFire:        {{"back", (*mishap).lacksHalfMarch, (*mishap).lingers}},
	deck.Thunderstorm:     {{"on", lacksOne((*mishap).lacksHalfMarch, (*mishap).lacksRations), (*mishap).onThroughRain}},
	deck.GameGone:         {{"follow", (*mishap).lacksMarch, (*mishap).followGame}},
	deck.BearersDesert:    {{"pay", (*mishap).lacksGifts, (*mishap).payBearers}},
	deck.SlaveRaiders:     {{"hide", lacksOne((*mishap).lacksFear, (*mishap).lacksHalfMarch), (*mishap).lingers}},
	deck.BadOmens:         {{"on", lacksOne((*mishap).lacksMarch, (*mishap).lacksAskaris), (*mishap).onUnderOmens}},
	deck.FalseGuide:       {{"ask", (*mishap).lacksMarch, (*mishap).staysPut}},
	deck.Quarrel:          {{"between", (*mishap).lacksHealth, (*mishap).stepBetween}},
	deck.HuntingAccident:  {{"nurse", (*mishap).lacksHalfMarch, (*mishap).nurseShot}},
	deck.Theft:            {{"after", (*mishap).lacksMarch, (*mishap).goAfter}},
	deck.SpoiledRations:   {{"eat", (*mishap).lacksEaters, (*mishap).eatThem}},
	deck.WetPowder:        {{"dry", (*mishap).lacksHalfMarch, (*mishap).lingers}},
	deck.Drowning:         {{"let-go", (*mishap).lacksStores, (*mishap).letLoadsGo}},
}

// What bars a way.

// lacksMarch: there is no movement this turn that could be given up.
func (m *mishap) lacksMarch() game.Refusal {
	if m.e.Allowance-m.e.Spent < 1 {
		return game.Refusal{Rule: RuleAsked, Why: "no-march"}
	}
	return game.Refusal{}
}

// lacksHalfMarch: there is too little movement for half of it to be given up.
func (m *mishap) lacksHalfMarch() game.Refusal {
	if m.e.Allowance-m.e.Spent < 2 {
		return game.Refusal{Rule: RuleAsked, Why: "no-march"}
	}
	return game.Refusal{}
}

// lacksGifts: there is not one for every bearer.
func (m *mishap) lacksGifts() game.Refusal {
	if n := m.e.Have[Bearers]; m.e.Have[Gifts] < n {
		return game.Refusal{Rule: RuleAsked, Why: "few-gifts", Needs: n, Has: m.e.Have[Gifts]}
	}
	return game.Refusal{}
}

// lacksAskari: none is well enough to be sent.
func (m *mishap) lacksAskari() game.Refusal {
	if m.e.healthy(Askaris) < 1 {
		return game.Refusal{Rule: RuleAsked, Why: "no-askari"}
	}
	return game.Refusal{}
}

// lacksOne is the first of several things that are lacking.
func lacksOne(of ...func(m *mishap) game.Refusal) func(m *mishap) game.Refusal {
	return func(m *mishap) game.Refusal {
		for _, lacks := range of {
			if r := lacks(m); r.Why != "" {
				return r
			}
		}
		return game.Refusal{}
	}
}

// lacksStores: there are too few of them for a part to be missed.
func (m *mishap) lacksStores() game.Refusal {
	if m.e.goods() < leastStores {
		return game.Refusal{Rule: RuleAsked, Why: "few-stores", Needs: leastStores, Has: m.e.goods()}
	}
	return game.Refusal{}
}

// lacksRations: fewer than the rain may spoil.
func (m *mishap) lacksRations() game.Refusal {
	if n := int32(floodRations * 6); m.e.Have[Rations] < n {
		return game.Refusal{Rule: RuleAsked, Why: "few-rations", Needs: n, Has: m.e.Have[Rations]}
	}
	return game.Refusal{}
}

// lacksAskaris: fewer than would leave at most.
func (m *mishap) lacksAskaris() game.Refusal {
	if n := int32(3); m.e.Have[Askaris] < n {
		return game.Refusal{Rule: RuleAsked, Why: "few-askaris", Needs: n, Has: m.e.Have[Askaris]}
	}
	return game.Refusal{}
}

// lacksFear: there are so many guns that the raiders keep off.
func (m *mishap) lacksFear() game.Refusal {
	if n := m.e.healthy(Askaris); n > guardBeyond+6 {
		return game.Refusal{Rule: RuleAsked, Why: "guarded", Needs: guardBeyond + 6, Has: n}
	}
	return game.Refusal{}
}

func (m *mishap) lacksHealth() game.Refusal {
	if m.e.Sick {
		return game.Refusal{Rule: RuleAsked, Why: "explorer-sick"}
	}
	return game.Refusal{}
}

func (m *mishap) lacksEaters() game.Refusal {
	if !someHealthy(m) {
		return game.Refusal{Rule: RuleAsked, Why: "all-sick"}
	}
	return game.Refusal{}
}

// What the ways cost.
const (
	mostWays    = 8  // of a disaster, the book's included: more than any has
	leastStores = 10 // items, so that a fifth of them is something
	partTramped = 5  // one in how many of the stores elephants trample
	partLetGo   = 2  // one in how many of the stores goes down the river, as water does from burst skins
	easyFrom    = 3  // what a die must show for what is hard to miss, as a dangerous animal on a hunt,
	hardFrom    = 5  // and for what is hard to do, as to win captors over
)

// goesWell rolls whether what is tried succeeds, from a number of the die on. Figure of the ways
// that roll: 1 if it did.
func (m *mishap) goesWell(from int) bool { return m.a.Die("11 way") >= from }

// linger gives up half of this turn's movement, rounded up.
func (m *mishap) linger() { m.limit(m.e.Allowance / 2) }

// lingers: half of this turn's movement is given up, and nothing else happens.
func (m *mishap) lingers() {
	m.strike()
	m.linger()
}

// staysPut: all of it is.
func (m *mishap) staysPut() {
	m.strike()
	m.halt()
}

// nurseBitten and nurseShot: the march waits a while for the one who was hurt, who may live: of a
// snake's bite seldom, of a ball more often than not.
func (m *mishap) nurseBitten() { m.nurseOne(hardFrom, ByBeast, followers[:]...) }
func (m *mishap) nurseShot()   { m.nurseOne(easyFrom, ByDisaster, Askaris) }

func (m *mishap) nurseOne(from int, why Cause, kinds ...Item) {
	lives := m.goesWell(from)
	m.strike(yes(lives))
	m.linger()
	if !lives {
		m.kill(1, why, kinds...)
		return
	}
	n := int32(1)
	for _, i := range kinds {
		n -= m.fallIll(m.s, i, n, m.d, m.d.Rule(), m.a)
	}
}

// lieUp: the explorer stays in bed at once, and may be well when the party is ready.
func (m *mishap) lieUp() {
	well := m.goesWell(hardFrom)
	m.strike(yes(well))
	m.halt()
	if !well {
		m.e.Sick = true
		m.tell(ExplorerSick, int32(Illness), int32(m.d))
	}
}

// huntIt: askaris go after the animal by daylight, and kill it or lose one who went. Figure: 1 if
// it is killed.
func (m *mishap) huntIt() {
	die := int32(m.a.Die("11 way"))
	m.strike(yes(die >= mildFrom))
	m.linger()
	if die < mildFrom {
		m.kill(1, ByBeast, Askaris)
		return
	}
	m.e.Fresh += beastRations
	m.tell(BigGame, die, int32(BeastKilled), beastRations, int32(m.d))
	m.regainRespect(m.s, m.a)
}

// waitForIt: they wait for it, however long that takes, as if they met it on a hunt (18).
func (m *mishap) waitForIt() {
	m.strike()
	m.halt()
	m.bigGame(m.s, m.d, m.a)
}

// landEmpty: the canoe is got ashore without what was in it.
func (m *mishap) landEmpty() {
	m.strike()
	m.halt()
	m.takeAll(m.share(1, m.e.Have[Canoes]), GivenUp)
}

// shootIt: the askaris stand up in the canoe and fire. If it is not killed the canoe goes down
// all the same, and one of them with it. Figures: 1 if it is; people besides.
func (m *mishap) shootIt() {
	if m.goesWell(hardFrom) {
		m.strike(1)
		m.regainRespect(m.s, m.a)
		return
	}
	n := m.number(1)
	m.strike(0, n)
	m.sink(m.share(1, m.e.Have[Canoes]), ByBeast)
	m.perish(m.s, Askaris, 1, ByBeast, m.d, m.d.Rule(), m.a)
	m.kill(n, ByBeast, followers[:]...)
}

// dropAll: the bearers throw down their loads and run for it: twice as much is trampled, and
// nobody is gone.
func (m *mishap) dropAll() {
	m.strike()
	m.takeAll(m.share(2, partTramped), GivenUp)
}

// letLoadsGo: all hands let go of what they hold, to hold on to the one who drowns.
func (m *mishap) letLoadsGo() {
	m.strike()
	m.takeAll(m.share(1, partLetGo), GivenUp)
}

// wade: the march goes on through the water, and it takes one of the party too. Figure: rations
// at most.
func (m *mishap) wade() {
	n := floodRations * m.number(1)
	m.strike(n)
	m.slow()
	if m.kill(1, ByDisaster, followers[:]...); !m.slain {
		m.take(Rations, n, ByDisaster)
	}
}

// onThroughRain: the march goes on, and the rain gets at the rations. Figure: how many at most.
func (m *mishap) onThroughRain() {
	n := floodRations * m.number(1)
	m.strike(n)
	m.take(Rations, n, ByDisaster)
}

// onUnderOmens: the march goes on, and some askaris do not. Figure: how many.
func (m *mishap) onUnderOmens() {
	n := (m.number(1) + 1) / 2
	m.strike(n)
	m.leave(Askaris, n, BadFaith)
}

// payBearers: one gift each. Figure: gifts.
func (m *mishap) payBearers() {
	n := m.e.Have[Bearers]
	m.strike(n)
	m.e.Have[Gifts] -= n
	m.tell(GoodsLost, int32(Gifts), n, int32(GivenUp), int32(deck.QuietMarch))
}

// stepBetween: the explorer parts those who quarrel, and may be hurt.
func (m *mishap) stepBetween() {
	well := m.goesWell(easyFrom)
	m.strike(yes(well))
	if !well {
		m.explorerFallsSick(m.s, BadFaith, m.d.Rule(), m.a)
	}
}

// detour takes a movement point.
func (m *mishap) detour() { m.limit(m.e.Allowance - 1) }

// followGame: the march goes round by where the game is.
func (m *mishap) followGame() {
	m.strike()
	m.detour()
}

// goAfter the thieves. Figures: 1 if they are caught; how many gifts they took at most.
func (m *mishap) goAfter() {
	caught, n := m.goesWell(mildFrom), int32(0)
	if !caught {
		n = theftGifts * m.number(1)
	}
	m.strike(yes(caught), n)
	m.detour()
	m.take(Gifts, n, BadFaith)
}

// eatThem all the same. Figure: how many fall sick.
func (m *mishap) eatThem() { m.plague(1) }
