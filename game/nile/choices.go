package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// What a player may choose, in one table: a choice that is not here does not
// exist. What Target, Item and N mean kinds.go says of each.

// choiceRow is what there is to a kind of choice.
type choiceRow struct {
	name string    // as words and logs know it; never changes
	rule game.Rule // the rule that governs it: what a refusal cites when nothing more particular is to be said
	do   func(p *Position, c game.Command, a *game.Act)
	// refuse says more particularly why a command is refused; nil, or the zero Refusal, where there is nothing to say.
	refuse func(p *Position, c game.Command) game.Refusal
}

// choices is that table, by kind.
var choices = [...]choiceRow{
	PlaceCounter: {name: "place-counter", rule: RulePlacing, do: func(p *Position, c game.Command, a *game.Act) {
		p.placeCounter(c.Seat, hexmap.ID(c.Target), a)
	}},
	PlaceAll: {name: "place-all", rule: RulePlacing, do: func(p *Position, c game.Command, a *game.Act) { p.placeAll(c.Seat, a) }},
	ChoosePort: {name: "choose-port", rule: RulePorts, do: func(p *Position, c game.Command, a *game.Act) {
		p.choosePort(c.Seat, hexmap.PortID(c.Target), a)
	}},
	ChooseSpecialty: {name: "choose-specialty", rule: RuleSpecialties, do: func(p *Position, c game.Command, a *game.Act) {
		p.chooseSpecialty(c.Seat, deck.Specialty(c.Target), a)
	}},
	Buy: {name: "buy", rule: RuleBuying, refuse: (*Position).whyNotBuy, do: func(p *Position, c game.Command, a *game.Act) {
		p.buy(c.Seat, Item(c.Item), c.N, a)
	}},
	Sail: {name: "sail", rule: "6.55", refuse: (*Position).whyNotSail, do: func(p *Position, c game.Command, a *game.Act) {
		p.sail(c.Seat, Mode(c.Target), a)
	}},
	SetPace: {name: "set-pace", rule: RulePace, do: func(p *Position, c game.Command, a *game.Act) {
		p.setPace(c.Seat, Level(c.Target), a)
	}},
	Move: {name: "move", rule: RuleTravel, refuse: (*Position).whyNotMove, do: func(p *Position, c game.Command, a *game.Act) {
		p.move(c.Seat, hexmap.ID(c.Target), a)
	}},
	Drift: {name: "drift", rule: "9.26", do: func(p *Position, c game.Command, a *game.Act) {
		p.drift(c.Seat, hexmap.ID(c.Target), a)
	}},
	Portage: {name: "portage", rule: RuleCataracts, do: func(p *Position, c game.Command, a *game.Act) {
		p.portage(c.Seat, hexmap.ID(c.Target), c.N, a)
	}},
	ChangeMode: {name: "change-mode", rule: "9.5", do: func(p *Position, c game.Command, a *game.Act) {
		p.changeMode(c.Seat, Mode(c.Target), a)
	}},
	Retreat: {name: "retreat", rule: "9.45", do: func(p *Position, c game.Command, a *game.Act) { p.retreat(c.Seat, a) }},
	FillWater: {name: "fill-water", rule: "5.4443", do: func(p *Position, c game.Command, a *game.Act) {
		p.fillWater(c.Seat, c.N, a)
	}},
	Drop: {name: "drop", rule: RuleLeaving, do: func(p *Position, c game.Command, a *game.Act) {
		p.dropItems(c.Seat, Item(c.Item), c.N, a)
	}},
	Cache: {name: "cache", rule: RuleCaches, do: func(p *Position, c game.Command, a *game.Act) {
		p.cacheItems(c.Seat, Item(c.Item), c.N, a)
	}},
	OpenCache: {name: "open-cache", rule: RuleCaches, do: func(p *Position, c game.Command, a *game.Act) {
		p.openCache(c.Seat, c.Target, a)
	}},
	Take: {name: "take", rule: RuleCaches, do: func(p *Position, c game.Command, a *game.Act) {
		p.takeItems(c.Seat, c.Target, Item(c.Item), c.N, a)
	}},
	Shoot: {name: "shoot", rule: "5.4425", do: func(p *Position, c game.Command, a *game.Act) {
		p.shoot(c.Seat, Item(c.Item), c.N, a)
	}},
	Labour: {name: "labour", rule: "5.5", do: func(p *Position, c game.Command, a *game.Act) {
		p.labour(c.Seat, c.Target == 1, a)
	}},
	EndTravel: {name: "end-travel", rule: RuleTurnInAfrica, refuse: (*Position).whyNotEnd, do: func(p *Position, c game.Command, a *game.Act) {
		p.endTravel(c.Seat, a)
	}},
	GoHome: {name: "go-home", rule: RuleHome, refuse: (*Position).whyNotHome, do: func(p *Position, c game.Command, a *game.Act) {
		p.goHome(c.Seat, a)
	}},
	Publish: {name: "publish", rule: RulePublishing, do: func(p *Position, c game.Command, a *game.Act) {
		p.publish(c.Seat, hexmap.ID(c.Target), a)
	}},
	PublishAll:    {name: "publish-all", rule: RulePublishing, do: func(p *Position, c game.Command, a *game.Act) { p.publishAll(c.Seat, a) }},
	EndPublishing: {name: "end-publishing", rule: RuleEurope, do: func(p *Position, c game.Command, a *game.Act) { p.endPublishing(c.Seat, a) }},
	Outfit: {name: "outfit", rule: RuleEurope, do: func(p *Position, c game.Command, a *game.Act) {
		p.outfit(c.Seat, hexmap.PortID(c.Target), a)
	}},
	Wait:     {name: "wait", rule: RuleEurope, do: func(p *Position, c game.Command, a *game.Act) { p.wait(c.Seat, a) }},
	Withdraw: {name: "withdraw", rule: RuleMeeting, do: func(p *Position, c game.Command, a *game.Act) { p.withdraw(c.Seat, a) }},
	Policy: {name: "policy", rule: RuleMeeting, do: func(p *Position, c game.Command, a *game.Act) {
		p.choosePolicy(c.Seat, int(c.Target), a)
	}},
	Pass:   {name: "pass", rule: RuleMeeting, do: func(p *Position, c game.Command, a *game.Act) { p.part(c.Seat, a) }},
	Parley: {name: "parley", rule: RuleMeeting, do: func(p *Position, c game.Command, a *game.Act) { p.parley(c.Seat, c.N, a) }},
	Barter: {name: "barter", rule: RuleTrade, refuse: (*Position).whyNotBarter, do: func(p *Position, c game.Command, a *game.Act) {
		p.barter(c.Seat, Item(c.Item), c.N, a)
	}},
	SellRations: {name: "sell-rations", rule: "5.4426", do: func(p *Position, c game.Command, a *game.Act) {
		p.sell(c.Seat, Rations, c.N, a)
	}},
	SellMuskets: {name: "sell-muskets", rule: "5.4453", do: func(p *Position, c game.Command, a *game.Act) {
		p.sell(c.Seat, Muskets, c.N, a)
	}},
	Fight: {name: "fight", rule: RuleBattle, do: func(p *Position, c game.Command, a *game.Act) { p.fight(c.Seat, a) }},
	KeepPrisoners: {name: "keep-prisoners", rule: RuleVictory, do: func(p *Position, c game.Command, a *game.Act) {
		p.keepPrisoners(c.Seat, c.N, a)
	}},
	Loot: {name: "loot", rule: RuleVictory, do: func(p *Position, c game.Command, a *game.Act) {
		p.loot(c.Seat, a)
		p.endMeeting(c.Seat, a)
	}},
	TreatWith: {name: "treat-with", rule: RuleVictory, do: func(p *Position, c game.Command, a *game.Act) { p.treat(c.Seat, a) }},
	Escape:    {name: "escape", rule: RuleBattle, do: func(p *Position, c game.Command, a *game.Act) { p.escape(c.Seat, a) }},
	Minister:  {name: "minister", rule: RuleBattle, do: func(p *Position, c game.Command, a *game.Act) { p.minister(c.Seat, a) }},
	Bide:      {name: "bide", rule: RuleBide, refuse: (*Position).whyNotBide, do: func(p *Position, c game.Command, a *game.Act) { p.bide(c.Seat, a) }},
	DropSick: {name: "drop-sick", rule: "9.7", do: func(p *Position, c game.Command, a *game.Act) {
		p.dropSick(c.Seat, Item(c.Item), c.N, a)
	}},
	PayUp:       {name: "pay-up", rule: RuleDisasters, do: (*Position).settleDisaster},
	LetGo:       {name: "let-go", rule: RuleDisasters, do: (*Position).settleDisaster},
	StayBehind:  {name: "stay-behind", rule: RuleDisasters, do: (*Position).settleDisaster},
	LoseNotes:   {name: "lose-notes", rule: RuleDisasters, do: (*Position).settleDisaster},
	NameFeature: {name: "name-feature", rule: RuleNaming, do: (*Position).nameFeature},
	CallSitting: {name: "call-sitting", rule: RuleEditions, do: func(p *Position, c game.Command, a *game.Act) { p.callSitting(c.Seat, a) }},
	NextSitting: {name: "next-sitting", rule: RuleEditions, do: func(p *Position, _ game.Command, a *game.Act) { p.nextSitting(a) }},
	SetLimit:    {name: "set-limit", rule: RuleEditions, do: func(p *Position, c game.Command, a *game.Act) { p.setLimit(c.Seat, c.N, a) }},
	SeatJoins: {name: "seat-joins", rule: RuleEditions, do: func(p *Position, c game.Command, a *game.Act) {
		p.seatJoins(uint8(c.Target), c.Text, a)
	}},
	SeatLeaves:  {name: "seat-leaves", rule: RuleEditions, do: func(p *Position, c game.Command, a *game.Act) { p.seatLeaves(game.Seat(c.Target), a) }},
	SeatReturns: {name: "seat-returns", rule: RuleEditions, do: func(p *Position, c game.Command, a *game.Act) { p.seatReturns(game.Seat(c.Target), a) }},
	HandOver: {name: "hand-over", rule: RuleEditions, do: func(p *Position, c game.Command, a *game.Act) {
		p.handOver(game.Seat(c.Target), c.Text, a)
	}},
	GiveUp: {name: "give-up", rule: RuleEditions, do: func(p *Position, c game.Command, a *game.Act) { p.giveUpHope(game.Seat(c.Target), a) }},
	Retire: {name: "retire", rule: RuleEditions, do: func(p *Position, c game.Command, a *game.Act) { p.retire(game.Seat(c.Target), a) }},
	Hunt: {name: "hunt", rule: RuleHunting, do: func(p *Position, c game.Command, a *game.Act) {
		p.setHunt(c.Seat, c.Target == 1, a)
	}},
	Bear: {name: "bear", rule: RuleAsked, refuse: (*Position).whyNotBear, do: (*Position).bear},
}

// ChoiceName is a kind of choice as words are keyed by it, such as
// "open-cache"; "" for a number that is none of them.
func ChoiceName(k game.Kind) string {
	if int(k) < len(choices) {
		return choices[k].name
	}
	return ""
}

// Apply carries out a command that one of Choices allows.
func (p *Position) Apply(cmd game.Command, a *game.Act) {
	p.dirty, p.stored, p.perils = p.dirty[:0], false, [Levels]*MonthPeril{}
	a.LayDice(p.cfg.Laid, int(p.turn)+1)
	a.DealAlike(p.cfg.Day.key())
	choices[cmd.Kind].do(p, cmd, a)
}

// Refuse says why a command that no choice allows is refused.
func (p *Position) Refuse(cmd game.Command) *game.Refusal {
	switch {
	case p.ToMove() == game.Nobody:
		return &game.Refusal{Rule: "7", Why: "game-over"}
	case cmd.Seat != p.ToMove():
		return &game.Refusal{Rule: "8.3", Why: "not-your-turn"}
	case ChoiceName(cmd.Kind) == "":
		return &game.Refusal{Rule: "8.2", Why: "not-a-command"}
	}
	row := &choices[cmd.Kind]
	if row.refuse != nil {
		if r := row.refuse(p, cmd); r.Why != "" {
			return &r
		}
	}
	return &game.Refusal{Rule: row.rule, Why: "not-now"}
}

func (p *Position) whyNotMove(c game.Command) game.Refusal { return p.whyNot(hexmap.ID(c.Target)) }

func (p *Position) whyNotEnd(c game.Command) game.Refusal {
	if p.top().Kind != Travelling {
		return game.Refusal{}
	}
	return p.unsettled(&p.players[c.Seat].Trip)
}

// unsettled is why a party may not stay as it is, the zero Refusal where it may.
func (p *Position) unsettled(e *expedition) game.Refusal {
	if p.mustLeave(e) {
		return p.whyLeave(e)
	}
	return e.whyNotIn(e.Mode)
}

func (p *Position) whyNotHome(c game.Command) game.Refusal {
	switch {
	case p.top().Kind != Travelling:
		return game.Refusal{}
	case p.chart.Cells[p.players[c.Seat].Trip.At].Port == hexmap.NoPort:
		return game.Refusal{Rule: "21", Why: "no-port-here"}
	}
	return game.Refusal{Rule: "21", Why: "moved-already"}
}

func (p *Position) whyNotBuy(c game.Command) game.Refusal {
	switch {
	case p.top().Kind != Outfitting || c.Item < 0 || c.Item >= int16(Items):
		return game.Refusal{}
	case !soldAt(p.chart, Item(c.Item), p.players[c.Seat].Trip.Port):
		return game.Refusal{Rule: "5.4", Why: "not-sold-here"}
	}
	return game.Refusal{Rule: "5.3", Why: "too-dear"}
}

func (p *Position) whyNotSail(c game.Command) game.Refusal {
	if p.top().Kind != Outfitting || c.Target < 0 || c.Target >= int32(Modes) {
		return game.Refusal{}
	}
	return p.players[c.Seat].Trip.whyNotSail(Mode(c.Target))
}

func (p *Position) whyNotBarter(c game.Command) game.Refusal {
	i := Item(c.Item)
	if p.top().Kind != Trading || i != Camels && i != Canoes || p.offers(i, p.players[c.Seat].Trip.At) {
		return game.Refusal{}
	}
	return Deal{Barter, i}.notHere()
}
