package story

import (
	"cmp"
	"slices"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// clauseOf is what there is to tell of a moment on the way; ok is false for what
// a book leaves out. rivers are those of which the chapter has spoken.
func (w *writer) clauseOf(m moment, rivers map[string]bool) (c clause, ok bool) {
	c = clause{
		with: words.Blanks{"who": w.who(m)}, at: hexmap.ID(m.e.At), m: m, weight: 3, plate: tell.EventPicture(m.e),
	}
	if m.e.At < 0 {
		c.at = hexmap.None
	}
	key := w.keyOf(m, &c, rivers)
	if key == "" || !words.Has(key) {
		return c, false
	}
	c.keys = []string{key}
	if _, theirs := c.with["people"]; theirs && m.people == "" {
		c.with["people"], c.with["leader"] = words.Phrase("story.people"), words.Phrase("story.leader")
	}
	return c, true
}

// keyOf gives the key of a moment's wordings, and fills their blanks.
func (w *writer) keyOf(m moment, c *clause, rivers map[string]bool) string {
	switch k := m.e.Kind; {
	case k == nile.RiverMapped, k == nile.CataractFound, k == nile.PeakFound, k == nile.LakeMeasured, k == nile.OasisFound, k == nile.CounterRevealed:
		return w.landKey(m, c, rivers)
	case k >= nile.TribeMapped && k <= nile.Ministered:
		c.with["people"], c.with["leader"] = m.people, m.leader
		return meetingKey(m, c)
	case k == nile.CameHome, k == nile.Died, k == nile.Erased, k == nile.EpicMade:
		return w.endKey(m, c)
	}
	return roadKey(w.hand, m, c)
}

var riverKeys = map[nile.RiverCase]string{
	nile.RiverForks: "fork", nile.RiverRises: "rises", nile.SaltLake: "salt", nile.Confluence: "confluence", nile.RiverFindsWay: "out", nile.NewRiver: "new",
}

func (w *writer) landKey(m moment, c *clause, rivers map[string]bool) string {
	switch m.e.Kind {
	case nile.RiverMapped:
		c.with["river"] = tell.RiverNamed(m.river)
		x := nile.As[nile.RiverMappedEvent](m.e)
		known := rivers[m.river] || m.river == ""
		rivers[m.river] = true
		if key, ok := riverKeys[x.Case]; ok {
			c.weight = map[bool]int{true: 6, false: 2}[x.Case == nile.RiverRises && m.river != ""]
			return "story.river." + key
		}
		if known {
			return ""
		}
		return "story.river.on"
	case nile.CataractFound:
		c.with["feet"] = nile.As[nile.CataractFoundEvent](m.e).Fall
		if nile.As[nile.CataractFoundEvent](m.e).Fall == 0 {
			c.weight = 2
			return "story.rapids"
		}
		c.weight = 5
		return "story.fall"
	case nile.PeakFound:
		c.weight, c.with["feet"] = 5, nile.As[nile.PeakFoundEvent](m.e).Feet
		return "story.peak"
	case nile.LakeMeasured:
		x := nile.As[nile.LakeMeasuredEvent](m.e)
		c.weight, c.with["n"] = 4, x.Whole
		if x.Whole > x.Here {
			return "story.lake.more"
		}
		return "story.lake"
	case nile.OasisFound:
		return "story.oasis"
	}
	x := nile.As[nile.CounterRevealedEvent](m.e)
	if x.Heard { // friends have told of it; nobody has been there
		c.must, c.weight = x.Counter != nile.Rumour, 6
		return "story.heard." + x.Counter.Name()
	}
	c.must, c.weight = x.Counter != nile.Rumour, 9
	return "story.counter." + x.Counter.Name()
}

func meetingKey(m moment, c *clause) string {
	switch m.e.Kind {
	case nile.Met:
		if nile.As[nile.MetEvent](m.e).First {
			c.weight = 4
			return "story.met"
		}
	case nile.Parleyed:
		c.weight = 4
		if nile.As[nile.ParleyedEvent](m.e).Friends {
			return "story.friends"
		}
		return "story.insult"
	case nile.Threat:
		c.weight = 4
		if nile.As[nile.ThreatEvent](m.e).How == nile.Hides {
			c.weight = 2
			return "story.hides"
		}
		return "story.hostile"
	case nile.Poisoned:
		if nile.As[nile.PoisonedEvent](m.e).Harm == nile.Sickened {
			c.weight = 6
			return "story.poisoned"
		}
	case nile.Beaten:
		c.must = true
		return "story.beaten"
	case nile.Looted:
		return "story.looted"
	case nile.Defeated:
		c.must = true
		return "story.defeated"
	case nile.Captured:
		c.must = true
		return "story.captured"
	case nile.Captivity:
		if nile.As[nile.CaptivityEvent](m.e).Fate >= nile.EscapesBare {
			c.must = true
			return "story.escaped"
		}
	}
	return ""
}

// illKey is a misfortune.
func illKey(c *clause, d deck.Disaster) string {
	c.weight = 4
	if d == deck.QuietMarch || d >= deck.Disasters {
		return ""
	}
	return "story.ill." + d.String()
}

// roadKey is what the road brings: misfortunes, finds, the hunt.
func roadKey(h *hand, m moment, c *clause) string {
	switch e := m.e; e.Kind {
	case nile.DisasterStrikes:
		x := nile.As[nile.DisasterStrikesEvent](e)
		if x.Asks { // what came of it is still to come
			return ""
		}
		return illKey(c, x.Disaster)
	case nile.Answered:
		x := nile.As[nile.AnsweredEvent](e)
		if x.Way > 0 { // it did not come to that
			return ""
		}
		return illKey(c, x.Disaster)
	case nile.ExplorerSick:
		x := nile.As[nile.ExplorerSickEvent](e)
		if x.Disaster != deck.QuietMarch {
			return "" // the misfortune says it
		}
		return "story.sick"
	case nile.Recovery:
		c.weight = 2
		if nile.As[nile.RecoveryEvent](e).Crisis == nile.GetsWell {
			return "story.well"
		}
	case nile.LostWay:
		c.weight = 2
		if nile.As[nile.WayEvent](e).Mode == nile.ByCanoe {
			return "story.lost.river"
		}
		return "story.lost"
	case nile.WentOver:
		if n := nile.As[nile.WentOverEvent](e).Canoes; n > 0 {
			c.weight, c.with["n"] = 6, n
			return "story.over"
		}
	case nile.BeastsDied:
		switch nile.As[nile.LossEvent](e).Cause {
		case nile.Hunger:
			return "story.hunger"
		case nile.Thirst:
			return "story.thirst"
		}
	case nile.Ate:
		if x := nile.As[nile.AteEvent](e); x.Fresh+x.Dry < x.People {
			return "story.hunger"
		}
	case nile.BigGame:
		if nile.As[nile.BigGameEvent](e).End == nile.BeastKilled {
			return "story.game"
		}
		return "story.game.bad"
	case nile.CacheOpened:
		if !nile.As[nile.CacheOpenedEvent](e).Found {
			return "story.cache.gone"
		}
	case nile.FindMade:
		c.weight, c.with["find"] = 4, h.lower(tell.FindTitle(nile.As[nile.FindMadeEvent](e).Find))
		return "story.find"
	}
	return ""
}

// endKey is the end of an expedition.
func (w *writer) endKey(m moment, c *clause) string {
	switch m.e.Kind {
	case nile.CameHome:
		x := nile.As[nile.CameHomeEvent](m.e)
		c.must, c.dated, c.with["port"], c.with["n"], c.with["months"] = true, true, w.port(x.Port), x.Unpublished, max(x.Months, 2)
		c.at = hexmap.None
		if x.Unpublished == 0 {
			return "story.home.none"
		}
		return "story.home"
	case nile.Died:
		c.must, c.dated, c.with["who"] = true, true, w.names.full(m.seat, m.explorer)
		c.plate = plates.Of("place/grave")
		return "story.died"
	case nile.EpicMade:
		c.must, c.with["epic"] = true, w.across(nile.As[nile.EpicMadeEvent](m.e).Epic)
		return "story.epic"
	case nile.Erased:
		c.weight, c.with["n"], c.at = 5, nile.As[nile.ErasedEvent](m.e).Hexes, hexmap.None
		return "story.erased"
	}
	return ""
}

// across names a journey across Africa, as it has not been named of late.
func (w *writer) across(e nile.Epic) string {
	key := "story.across." + min(e, nile.Epics-1).Name()
	n := w.hand.choices(key, 0)[0]
	w.hand.keep([]wordingID{{key, n}})
	return words.Default().PieceOf(key, n, nil)
}

var recordKeys = map[nile.Reason]string{
	nile.HighestMountain: "mountain", nile.HighestFall: "fall", nile.LargestLake: "lake", nile.LongestRiver: "river", nile.RiverSource: "source",
	nile.SourceOfNile: "nile",
}

// account tells what came of an expedition at home, and how its leader died.
func (w *writer) account(t *trip) {
	for _, m := range t.moments {
		if m.e.Kind != nile.Died {
			continue
		}
		if key := "story.died.of." + nile.As[nile.DiedEvent](m.e).Cause.Name(); words.Has(key) {
			w.tell("", &clause{keys: []string{key}, with: words.Blanks{"who": w.who(m)}, at: hexmap.None, m: m})
		}
	}
	for _, m := range accountFirst(t.account) {
		c := clause{with: words.Blanks{"who": w.who(m)}, at: hexmap.ID(m.e.At), m: m, plate: tell.EventPicture(m.e)}
		key := ""
		switch m.e.Kind {
		case nile.Account:
			x := nile.As[nile.AccountEvent](m.e)
			if x.Hexes == 0 {
				continue
			}
			c.must, c.with["n"], c.with["points"], key, c.at = true, x.Hexes, x.Points, "story.account", hexmap.None
		case nile.Scored:
			x := nile.As[nile.ScoredEvent](m.e)
			rec, ok := recordKeys[x.Reason]
			if !ok {
				continue
			}
			c.must, c.with["n"], key = x.Reason == nile.SourceOfNile, x.Figure, "story.record."+rec
		case nile.Named:
			if m.given == "" {
				continue
			}
			f := min(nile.As[nile.NamedEvent](m.e).Feature, nile.FeatureKinds-1)
			place := w.places(&c, uint32(m.turn))[0]
			c.with["name"], key = m.given, "story.named"
			c.with["what"] = words.Phrase("story.named."+f.Name(), "where", place.text)
		case nile.Won:
			c.must, c.with["n"], key, c.at = true, nile.As[nile.WonEvent](m.e).Points, "story.won", hexmap.None
		case nile.Forestalled:
			x := nile.As[nile.ForestalledEvent](m.e)
			if c.must, c.with["n"], key, c.at = true, x.Points, "story.forestalled", hexmap.None; x.Day {
				key = "story.day"
			}
		case nile.Erased, nile.EpicMade:
			key = w.endKey(m, &c)
		}
		if key == "" {
			continue
		}
		if w.full() {
			w.closePara()
		}
		c.keys = []string{key}
		w.tell("", &c)
	}
}

// accountFirst puts what was published before what it was worth.
func accountFirst(all []moment) []moment {
	out := slices.Clone(all)
	slices.SortStableFunc(out, func(a, b moment) int {
		first := func(m moment) int { return map[bool]int{true: 0, false: 1}[m.e.Kind == nile.Account] }
		return cmp.Or(cmp.Compare(a.turn, b.turn), cmp.Compare(first(a), first(b)))
	})
	return out
}
