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
		t.line.Dice = phrase("mapped.how."+named(mappedKeys[:], t.arg(1)), blanks{"dir": Direction(hexmap.Dir(t.arg(2)))})
		return "mapped." + hexmap.Terrain(t.arg(0)).String()
	case nile.TerrainSettled:
		was := hexmap.Terrain(t.arg(0))
		t.b["was"], t.b["is"] = Terrain(was), Terrain(hexmap.Terrain(t.arg(1)))
		if was == hexmap.Lake {
			return "settled.lake"
		}
		return "settled.desert"
	case nile.RiverMapped:
		return t.river()
	case nile.CataractFound:
		t.number("feet", 1)
		if t.arg(1) == 0 {
			return "cataract.rapids"
		}
		return "cataract.fall"
	case nile.OasisFound:
		return "oasis"
	case nile.PeakFound:
		t.number("feet", 0)
		return "peak"
	case nile.LakeMeasured:
		t.number("here", 0)
		t.number("all", 1)
		if t.arg(1) > t.arg(0) {
			return "lake.more"
		}
		return "lake"
	case nile.CounterRevealed:
		return revealed[min(max(t.arg(0), 0), len(revealed)-1)]
	}
	return ""
}

// revealed are the keys for what a counter shows.
var revealed = [...]string{
	nile.NoCounter: "counter.facedown", nile.Facedown: "counter.facedown", nile.Livingstone: "counter.found.livingstone",
	nile.LostCity: "counter.found.lost-city", nile.NativeKingdom: "counter.found.kingdom", nile.SolomonsMine: "counter.found.mine",
	nile.Rumour: "counter.found.rumour",
}

func (t *teller) river() string {
	switch nile.RiverCase(t.arg(2)) {
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
		t.number("n", 0)
		if t.arg(0) == 0 {
			return "water.none"
		}
		return "water"
	case nile.Dropped:
		t.what(0, 1)
		switch i := nile.Item(t.arg(0)); {
		case i <= nile.Askaris:
			return "dropped.people"
		case i <= nile.Horses:
			return "dropped.beasts"
		}
		return "dropped.goods"
	case nile.Cached:
		t.what(0, 1)
		if !t.mine() { // what lies in a cache is its owner's secret
			return "cached.others"
		}
		return "cached"
	case nile.CacheOpened:
		if !t.mine() { // where it lies, and whether it is whole, is the owner's own
			return "cache.others"
		}
		t.line.Minor = false
		t.line.Dice = faces(t.e.Rolls)
		if t.arg(0) == 1 {
			return "cache.found"
		}
		return "cache.gone"
	case nile.Took:
		t.what(0, 1)
		if !t.mine() {
			return "took.others"
		}
		return "took"
	case nile.ShotBeasts:
		t.what(0, 1)
		t.number("n", 2)
		return "shot"
	case nile.Laboured:
		if t.arg(0) == 1 {
			return "labour.on"
		}
		return "labour.off"
	case nile.Strayed:
		t.line.Minor = false
		t.what(0, 1)
		return "strayed"
	}
	return ""
}

// camp tells food, water, sickness and death.
func (t *teller) camp() string {
	switch t.e.Kind {
	case nile.Ate:
		t.line.Minor = true
		return t.meal(t.arg(0), t.arg(1), t.arg(2))
	case nile.FedFree:
		t.line.Minor = true
		return "fed"
	case nile.Drank:
		t.line.Minor = true
		t.number("n", 0)
		t.number("left", 1)
		return "drank"
	case nile.Deserted:
		t.what(0, 1)
		return t.byDisaster("gone", 3, nile.Cause(t.arg(2)))
	case nile.BeastsDied:
		t.what(0, 1)
		return t.because("died.beasts", nile.Cause(t.arg(2)))
	case nile.ExplorerSick:
		return t.because("sick", nile.Cause(t.arg(0)))
	case nile.Recovery:
		return t.recovery()
	case nile.Died:
		t.number("n", 2)
		return t.because("dead", nile.Cause(t.arg(0)))
	case nile.Erased:
		t.number("n", 0)
		return "erased"
	}
	return ""
}

// meal tells what so many people had of fresh food and of rations, and who went
// without: what becomes of these is told next.
func (t *teller) meal(people, fresh, dry int) string {
	t.b["n"], t.b["all"], t.b["fresh"], t.b["hungry"] = fresh+dry, people, fresh, people-fresh-dry
	t.number("left", 3)
	switch {
	case fresh+dry == 0:
		return "ate.none"
	case fresh+dry < people:
		return "ate.short"
	case people == 1:
		return "ate.one"
	case fresh == 0:
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
	b := blanks{"die": t.arg(0), "mods": words.Signed(t.arg(1)), "sum": t.arg(0) + t.arg(1)}
	key := "dice.recovery"
	if t.arg(1) == 0 {
		key = "dice.recovery.plain"
	}
	t.line.Dice = phrase(key, b)
	if n := len(t.e.Rolls); n > 1 {
		t.line.Dice = phrase("dice.then", blanks{
			"first": t.line.Dice, "then": phrase("dice.crisis", blanks{"die": t.e.Rolls[n-1].Face()}),
		})
	}
	return [...]string{"recovery.same", "recovery.better", "recovery.danger"}[min(max(t.arg(2), 0), 2)]
}

// europe tells the way home, publishing and the end.
func (t *teller) europe() string {
	switch t.e.Kind {
	case nile.CameHome:
		t.port(0)
		t.money("money", 1)
		t.number("n", 2)
		t.number("months", 3)
		if t.arg(2) == 0 {
			return "home.none"
		}
		return "home"
	case nile.Scored:
		r := nile.Reason(t.arg(0))
		t.line.Minor = r < nile.ForCounter || r == nile.ForTribe || r == nile.ForBeaten
		t.b["reason"] = ReasonOf(r, hexmap.Terrain(t.arg(3)), t.arg(2))
		if r == nile.ForInterview {
			t.b["reason"] = NoteReason(t.v, r, t.arg(2))
		}
		t.number("n", 1)
		if !t.onMap() {
			return "scored.plain"
		}
		return "scored"
	case nile.HexPublished:
		t.line.Minor = true
		return "published"
	case nile.Account:
		t.number("n", 0)
		t.number("all", 1)
		t.number("hexes", 2)
		if t.arg(0) == 0 && t.arg(2) == 0 {
			t.line.Minor = true
			return "account.none"
		}
		return "account"
	case nile.Donated:
		t.money("money", 0)
		t.money("purse", 1)
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
		t.b["specialty"] = phrase("specialty."+SpecialtyKey(nile.Specialty(t.arg(0)))+".one", nil)
		return "specialty"
	case nile.NewExplorer:
		t.number("n", 0)
		return "successor"
	case nile.SetsOut:
		t.port(0)
		t.money("money", 1)
		if !t.mine() {
			return "setsout.others"
		}
		return "setsout"
	case nile.Won:
		t.number("n", 0)
		return "won"
	}
	return ""
}
