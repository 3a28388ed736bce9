package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// found tells the map as it is drawn.
func (t *teller) found() string {
	switch t.e.Kind {
	case nile.Mapped:
		x := nile.As[nile.MappedEvent](t.e)
		how := "mapped.how."
		if t.v.ByDice() {
			how = "mapped.dice."
		}
		t.line.Dice = phrase(how+named(mappedKeys[:], int(x.How)), blanks{"dir": Direction(x.Copied)})
		return "mapped." + x.Terrain.String()
	case nile.TerrainSettled:
		x := nile.As[nile.TerrainSettledEvent](t.e)
		t.b["was"], t.b["is"] = Terrain(x.Drawn), Terrain(x.Became)
		if x.Drawn == hexmap.Lake {
			return "settled.lake"
		}
		return "settled.desert"
	case nile.RiverMapped:
		return t.river()
	case nile.CataractFound:
		x := nile.As[nile.CataractFoundEvent](t.e)
		t.b["feet"] = x.Fall
		if x.Fall == 0 {
			return "cataract.rapids"
		}
		return "cataract.fall"
	case nile.OasisFound:
		return "oasis"
	case nile.PeakFound:
		t.b["feet"] = nile.As[nile.PeakFoundEvent](t.e).Feet
		return "peak"
	case nile.LakeMeasured:
		x := nile.As[nile.LakeMeasuredEvent](t.e)
		t.b["here"], t.b["all"] = x.Here, x.Whole
		if x.Whole > x.Here {
			return "lake.more"
		}
		return "lake"
	case nile.CounterRevealed:
		x := nile.As[nile.CounterRevealedEvent](t.e)
		if x.Heard {
			return heard[min(int(x.Counter), len(heard)-1)]
		}
		return revealed[min(int(x.Counter), len(revealed)-1)]
	}
	return ""
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

func (t *teller) river() string {
	switch nile.As[nile.RiverMappedEvent](t.e).Case {
	case nile.RiversJoin:
		return "river.join"
	case nile.RiverGoesOn:
		return "river.on"
	case nile.RiverForks:
		return "river.fork"
	case nile.RiverRises:
		return "river.rises"
	case nile.RiverFindsWay:
		return "river.out"
	case nile.Confluence:
		return "river.confluence"
	case nile.SaltLake:
		return "river.salt"
	case nile.NewRiver:
		return "river.new"
	}
	return ""
}

// stores tells what is taken, left, hidden and shot.
func (t *teller) stores() string {
	t.line.Minor = true
	switch t.e.Kind {
	case nile.WaterFilled:
		x := nile.As[nile.WaterFilledEvent](t.e)
		t.b["n"] = x.Carried
		if !t.mine() { // what another has with him is his own affair
			return "water.others"
		}
		if x.Carried == 0 {
			return "water.none"
		}
		return "water"
	case nile.Dropped:
		x := nile.As[nile.LotEvent](t.e)
		t.what(x.Item, x.N)
		switch {
		case !t.mine():
			return "dropped.others"
		case x.Item <= nile.Askaris:
			return "dropped.people"
		case x.Item <= nile.Horses:
			return "dropped.beasts"
		}
		return "dropped.goods"
	case nile.Cached:
		x := nile.As[nile.LotEvent](t.e)
		t.what(x.Item, x.N)
		if !t.mine() { // what lies in a cache is its owner's secret
			return "cached.others"
		}
		return "cached"
	case nile.CacheOpened:
		if !t.mine() { // where it lies, and whether it is whole, is the owner's own
			return "cache.others"
		}
		t.line.Minor = false
		t.line.Dice = facesOf(t.e.Rolls)
		if nile.As[nile.CacheOpenedEvent](t.e).Found {
			return "cache.found"
		}
		return "cache.gone"
	case nile.Took:
		x := nile.As[nile.TookEvent](t.e)
		t.what(x.Item, x.N)
		if !t.mine() {
			return "took.others"
		}
		return "took"
	case nile.ShotBeasts:
		x := nile.As[nile.ShotBeastsEvent](t.e)
		t.what(x.Item, x.N)
		t.b["n"] = x.Fresh
		if !t.mine() {
			return "shot.others"
		}
		return "shot"
	case nile.Laboured:
		if nile.As[nile.LabouredEvent](t.e).On {
			return "labour.on"
		}
		return "labour.off"
	case nile.Strayed:
		t.line.Minor = false
		x := nile.As[nile.LotEvent](t.e)
		t.what(x.Item, x.N)
		return "strayed"
	}
	return ""
}

// camp tells food, water, sickness and death.
func (t *teller) camp() string {
	switch t.e.Kind {
	case nile.Ate:
		t.line.Minor = true
		return t.meal(nile.As[nile.AteEvent](t.e))
	case nile.FedFree:
		t.line.Minor = true
		return "fed"
	case nile.Drank:
		t.line.Minor = true
		x := nile.As[nile.DrankEvent](t.e)
		t.b["n"], t.b["left"] = x.Used, x.Left
		if !t.mine() {
			return "drank.others"
		}
		if x.Used == 0 {
			return "drank.none"
		}
		return "drank"
	case nile.Deserted:
		x := nile.As[nile.LossEvent](t.e)
		t.what(x.Item, x.N)
		return t.byDisaster("gone", x.Disaster, x.Cause)
	case nile.BeastsDied:
		x := nile.As[nile.LossEvent](t.e)
		t.what(x.Item, x.N)
		return t.because("died.beasts", x.Cause)
	case nile.ExplorerSick:
		return t.because("sick", nile.As[nile.ExplorerSickEvent](t.e).Cause)
	case nile.Recovery:
		return t.recovery()
	case nile.Died:
		x := nile.As[nile.DiedEvent](t.e)
		t.b["n"] = x.Unpublished
		return t.because("dead", x.Cause)
	case nile.Erased:
		t.b["n"] = nile.As[nile.ErasedEvent](t.e).Hexes
		return "erased"
	}
	return ""
}

// meal tells what so many people had of fresh food and of rations, and who went
// without: what becomes of these is told next.
func (t *teller) meal(x nile.AteEvent) string {
	ate := x.Fresh + x.Dry
	t.b["n"], t.b["all"], t.b["fresh"], t.b["hungry"], t.b["left"] = ate, x.People, x.Fresh, x.People-ate, x.Left
	switch {
	case !t.mine():
		return "ate.others"
	case ate == 0:
		return "ate.none"
	case ate < x.People:
		return "ate.short"
	case x.People == 1:
		return "ate.one"
	case x.Fresh == 0:
		return "ate.dry"
	}
	return "ate"
}

// because is the wording for a cause, or the one without.
func (t *teller) because(key string, c nile.Cause) string {
	if k := key + "." + CauseKey(c); words.Has(k) {
		return k
	}
	return key
}

func (t *teller) recovery() string {
	x := nile.As[nile.RecoveryEvent](t.e)
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

// europe tells the way home, publishing and the end.
func (t *teller) europe() string {
	switch t.e.Kind {
	case nile.CameHome:
		x := nile.As[nile.CameHomeEvent](t.e)
		t.port(x.Port)
		t.money("money", x.Sold)
		t.b["n"], t.b["months"] = x.Unpublished, x.Months
		if x.Unpublished == 0 {
			return "home.none"
		}
		if inland(t.v.Map(), x.Port) {
			return "home.inland"
		}
		return "home"
	case nile.Scored:
		x := nile.As[nile.ScoredEvent](t.e)
		r := x.Reason
		t.line.Minor = r < nile.ForCounter || r == nile.ForTribe || r == nile.ForBeaten
		t.b["reason"] = ReasonOf(r, x.Terrain, x.Figure)
		if r == nile.ForInterview {
			t.b["reason"] = NoteReason(t.v, r, x.Figure)
		}
		t.b["n"] = x.Points
		if !t.onMap() {
			return "scored.plain"
		}
		return "scored"
	case nile.HexPublished:
		t.line.Minor = true
		return "published"
	case nile.Account:
		x := nile.As[nile.AccountEvent](t.e)
		t.b["n"], t.b["all"], t.b["hexes"] = x.Points, x.Total, x.Hexes
		if x.Points == 0 && x.Hexes == 0 {
			t.line.Minor = true
			return "account.none"
		}
		if x.Points == x.Total { // the first: the sum need not be said twice
			return "account.first"
		}
		return "account"
	case nile.Donated:
		x := nile.As[nile.DonatedEvent](t.e)
		t.money("money", x.Dollars)
		t.money("purse", x.InHand)
		switch {
		case t.onMap():
			return "donated.mine"
		case !t.mine():
			t.line.Minor = true
			return "donated.others"
		}
		return "donated"
	case nile.Waited:
		return "waited"
	}
	return t.newBeginning()
}

func (t *teller) newBeginning() string {
	switch t.e.Kind {
	case nile.SpecialtyChosen:
		t.b["specialty"] = phrase("specialty."+SpecialtyKey(nile.As[nile.SpecialtyEvent](t.e).Specialty)+".one", nil)
		return "specialty"
	case nile.NewExplorer:
		n := nile.As[nile.NewExplorerEvent](t.e).Number
		t.b["former"] = ExplorerOf(t.v, t.e.Seat, n-1)
		if n < 2 {
			return "successor.first"
		}
		return "successor"
	case nile.SetsOut:
		x := nile.As[nile.SetsOutEvent](t.e)
		t.port(x.Port)
		t.money("money", x.InHand)
		if !t.mine() {
			return "setsout.others"
		}
		return "setsout"
	case nile.Won:
		t.b["n"] = nile.As[nile.WonEvent](t.e).Points
		return "won"
	}
	return ""
}
