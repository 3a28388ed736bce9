package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// mapped tells what a hex has turned out to be, and how it was found.
func (t *teller) mapped(x nile.MappedEvent) string {
	how := either(t.v.ByDice(), "mapped.dice.", "mapped.how.")
	t.line.Dice = phrase(how+named(mappedKeys[:], int(x.How)), blanks{"dir": Direction(x.Copied)})
	return "mapped." + x.Terrain.String()
}

func (t *teller) counter(x nile.CounterRevealedEvent) string {
	if x.Heard {
		return heard[min(int(x.Counter), len(heard)-1)]
	}
	return revealed[min(int(x.Counter), len(revealed)-1)]
}

// revealed are the keys for what a counter shows.
var revealed = [...]string{
	nile.NoCounter: "counter.facedown", nile.Facedown: "counter.facedown", nile.Livingstone: "counter.found.livingstone",
	nile.LostCity: "counter.found.lost-city", nile.NativeKingdom: "counter.found.kingdom", nile.SolomonsMine: "counter.found.mine",
	nile.Rumour: "counter.found.rumour",
}

// heard are the keys for what friends have told of a counter.
var heard = [...]string{
	nile.NoCounter: "counter.facedown", nile.Facedown: "counter.facedown", nile.Livingstone: "counter.heard.livingstone",
	nile.LostCity: "counter.heard.lost-city", nile.NativeKingdom: "counter.heard.kingdom", nile.SolomonsMine: "counter.heard.mine",
	nile.Rumour: "counter.heard.rumour",
}

// riverKeys are the keys for how a river runs.
var riverKeys = [...]string{
	nile.RiversJoin: "river.join", nile.RiverGoesOn: "river.on", nile.RiverForks: "river.fork", nile.RiverRises: "river.rises",
	nile.RiverFindsWay: "river.out", nile.Confluence: "river.confluence", nile.SaltLake: "river.salt", nile.NewRiver: "river.new",
}

func (t *teller) river(x nile.RiverMappedEvent) string {
	if int(x.Case) < len(riverKeys) {
		return riverKeys[x.Case]
	}
	return ""
}

func (t *teller) dropped(x nile.LotEvent) string {
	t.what(x.Item, x.N)
	switch {
	case x.Item <= nile.Askaris:
		return "dropped.people"
	case x.Item <= nile.Horses:
		return "dropped.beasts"
	}
	return "dropped.goods"
}

// meal tells what so many people had of fresh food and of rations, and who went
// without: what becomes of these is told next.
func (t *teller) meal(x nile.AteEvent) string {
	ate := x.Fresh + x.Dry
	t.b["n"], t.b["all"], t.b["fresh"], t.b["hungry"], t.b["left"] = ate, x.People, x.Fresh, x.People-ate, x.Left
	switch {
	case ate == 0:
		return "ate.none"
	case ate < x.People:
		return "ate.short"
	case x.People == 1:
		return "ate.one"
	case x.Fresh == 0:
		return "ate.dry"
	case x.Dry == 0:
		return "ate.fresh"
	}
	return "ate"
}

// because is the wording for a cause, or the one without.
func (t *teller) because(key string, c nile.Cause) string {
	if k := key + "." + c.Name(); words.Has(k) {
		return k
	}
	return key
}

func (t *teller) recovery(x nile.RecoveryEvent) string {
	t.line.Dice = modified("dice.recovery", x.Die, x.Mods)
	if n := len(t.e.Rolls); n > 1 {
		t.line.Dice = phrase("dice.then", blanks{
			"first": t.line.Dice, "then": phrase("dice.crisis", blanks{"die": t.e.Rolls[n-1].Face()}),
		})
	}
	return [...]string{
		nile.StaysSick: "recovery.same", nile.GetsWell: "recovery.better", nile.InDanger: "recovery.danger",
	}[min(x.Crisis, nile.InDanger)]
}

func (t *teller) cameHome(x nile.CameHomeEvent) string {
	t.port(x.Port)
	t.money("money", x.Sold)
	t.b["n"], t.b["months"] = x.Unpublished, x.Months
	if x.Unpublished == 0 {
		return "home.none"
	}
	return either(inland(t.v.Map(), x.Port), "home.inland", "home")
}

func (t *teller) scored(x nile.ScoredEvent) string {
	r := x.Reason
	t.line.Minor = r < nile.ForCounter || r == nile.ForTribe || r == nile.ForBeaten
	t.b["reason"] = ReasonOf(r, x.Terrain, x.Figure)
	if r == nile.ForInterview {
		t.b["reason"] = NoteReason(t.v, r, x.Figure)
	}
	t.b["n"] = x.Points
	return either(t.onMap(), "scored", "scored.plain")
}

func (t *teller) account(x nile.AccountEvent) string {
	t.b["n"], t.b["all"], t.b["hexes"] = x.Points, x.Total, x.Hexes
	if x.Points == 0 && x.Hexes == 0 {
		t.line.Minor = true
		return "account.none"
	}
	return either(x.Points == x.Total, "account.first", "account") // the first: the sum need not be said twice
}

func (t *teller) donated(x nile.DonatedEvent) string {
	t.money("money", x.Dollars)
	t.money("purse", x.InHand)
	switch {
	case t.onMap():
		return "donated.mine"
	case !t.mine():
		t.line.Minor = true
		return "donated.others"
	}
	if rest := x.InHand - x.Dollars; rest > 0 {
		t.money("rest", rest)
		return "donated.more"
	}
	return "donated"
}
