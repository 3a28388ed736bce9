package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 17: caches.

// ownCache is the Target of OpenCache and Take for the party's own cache; for
// a dead explorer's it is his player's seat and one.
const ownCache = 0

// findCaches notes the hexes in which there are caches.
func (p *Position) findCaches() {
	for s := range p.players {
		for i := range p.players[s].Caches {
			if at := p.players[s].Caches[i].At; at != hexmap.None {
				p.laid.add(at)
			}
		}
	}
}

// cacheAt is the player's cache in the hex where the party is, or a free one
// that could be made here; nil when all eight are elsewhere (3.31).
// A predecessor's cache is not his own.
func (p *Position) cacheAt(pl *seat) (c *cache) {
	for i := range pl.Caches {
		switch o := &pl.Caches[i]; {
		case o.At == pl.Trip.At && !o.Orphan:
			return o
		case o.At == hexmap.None && c == nil:
			c = o
		}
	}
	return c
}

// orphanAt is the cache that a dead explorer of a seat left in a hex, nil if
// there is none or it cannot be found yet: others look for it when the hex is
// published, and the dead man's successor is one of these.
func (p *Position) orphanAt(owner game.Seat, at hexmap.ID) *cache {
	if !p.hexes[at].published() {
		return nil
	}
	for i := range p.players[owner].Caches {
		if c := &p.players[owner].Caches[i]; c.Orphan && c.At == at {
			return c
		}
	}
	return nil
}

// cacheOf is the cache here that OpenCache and Take of a Target speak of; nil
// where there is none.
func (p *Position) cacheOf(s game.Seat, target int32) *cache {
	pl := &p.players[s]
	if target != ownCache {
		return p.orphanAt(game.Seat(target-1), pl.Trip.At)
	}
	if c := p.cacheAt(pl); c != nil && c.At == pl.Trip.At {
		return c
	}
	return nil
}

// cacheChoices lists what may be taken out of the caches found here, and
// which may be looked for next: one at a time, one's own first.
func (p *Position) cacheChoices(s game.Seat, buf []game.Choice) []game.Choice {
	if !p.laid.has(p.players[s].Trip.At) {
		return buf
	}
	next := int32(-1)
	for target := range int32(len(p.players) + 1) {
		c := p.cacheOf(s, target)
		if c == nil {
			continue
		}
		if !c.Opened {
			if next < 0 {
				next = target
			}
			continue
		}
		for i, n := range c.Have {
			if n > 0 {
				buf = append(buf, game.Choice{Kind: Take, Seat: s, Item: int16(i), Target: target, Min: 1, Max: n, Rule: "17"})
			}
		}
	}
	if next >= 0 {
		buf = append(buf, game.Choice{
			Kind: OpenCache, Seat: s, Target: next, Rule: "17", Odds: game.Odds{Num: 1, Den: 6}, Risk: RiskCacheGone,
		})
	}
	return buf
}

// cacheItems leaves goods or canoes in a cache. What was just buried here
// this turn can be dug up again at once: it has not been out of sight.
func (p *Position) cacheItems(s game.Seat, i Item, n int32, a *game.Act) {
	pl := &p.players[s]
	e := &pl.Trip
	c := p.cacheAt(pl)
	if c.At == hexmap.None {
		*c = cache{At: e.At, Opened: true}
		p.laid.add(e.At)
	}
	e.Have[i] -= n
	c.Have[i] += n
	p.stored = true
	a.Tell(game.Event{Kind: Cached, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n}, Rule: "17"})
}

// openCache looks for a cache: one time in six it is gone (17).
func (p *Position) openCache(s game.Seat, target int32, a *game.Act) {
	c := p.cacheOf(s, target)
	found := int32(1)
	if a.Die("17 cache") == 1 {
		*c, found = cache{At: hexmap.None}, 0
	} else {
		c.Opened = true
	}
	a.Tell(game.Event{Kind: CacheOpened, Seat: s, At: int32(p.players[s].Trip.At), Args: [6]int32{found, target}, Rule: "17"})
}

func (p *Position) takeItems(s game.Seat, target int32, i Item, n int32, a *game.Act) {
	e := &p.players[s].Trip
	c := p.cacheOf(s, target)
	c.Have[i] -= n
	e.Have[i] += n
	p.stored = true
	if c.Have == [Items]int32{} {
		*c = cache{At: hexmap.None}
	}
	a.Tell(game.Event{Kind: Took, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n, target}, Rule: "17"})
}

// shutCaches: whoever leaves a cache, or lets a month pass, has to look for it
// again.
func (p *Position) shutCaches(s game.Seat) {
	for k := range p.players {
		for i := range p.players[k].Caches {
			if c := &p.players[k].Caches[i]; c.Orphan || game.Seat(k) == s {
				c.Opened = false
			}
		}
	}
}

// orphanCaches: the dead man's caches are nobody's. They still count among
// his player's eight; two in one hex are one.
func (pl *seat) orphanCaches() {
	for i := range pl.Caches {
		c := &pl.Caches[i]
		if c.At == hexmap.None || c.Orphan {
			continue
		}
		c.Orphan, c.Opened = true, false
		for k := range pl.Caches {
			o := &pl.Caches[k]
			if k == i || !o.Orphan || o.At != c.At {
				continue
			}
			for item, n := range c.Have {
				o.Have[item] += n
			}
			*c = cache{At: hexmap.None}
			break
		}
	}
}

// CacheView is a cache of the viewing seat, or one left by a dead explorer
// that may be found.
type CacheView struct {
	At     hexmap.ID
	Have   [Items]int // of an orphan nothing is known until it is found
	Open   bool
	Owner  game.Seat
	Orphan bool // its owner is dead
}

// seesCache reports whether the viewing seat knows of a seat's cache: its own
// explorer's, or one left by a dead explorer in published land.
func (v View) seesCache(owner game.Seat, c *cache) bool {
	if v.seat == game.Nobody {
		return false
	}
	return !c.Orphan && owner == v.seat || c.Orphan && v.p.hexes[c.At].published()
}

// cachesAt has a bit for each seat with a cache in a hex, as far as the viewing seat can know.
func (v View) cachesAt(id hexmap.ID) (out uint8) {
	for s := range v.p.players {
		for i := range v.p.players[s].Caches {
			if c := &v.p.players[s].Caches[i]; c.At == id && v.seesCache(game.Seat(s), c) {
				out |= 1 << s
			}
		}
	}
	return out
}

// seesInto reports whether the viewing seat knows what is in a cache that it knows of: its
// own, and one that it has found this turn.
func (v View) seesInto(owner game.Seat, c *cache) bool {
	return !c.Orphan && owner == v.seat || c.Opened && v.acts() && v.p.players[v.seat].Trip.At == c.At
}

// Caches lists the viewing seat's own caches, and those of dead explorers in
// published hexes. Nobody else knows what is in them.
func (v View) Caches() []CacheView {
	if v.seat == game.Nobody {
		return nil
	}
	var out []CacheView
	for k := range v.p.players {
		for _, c := range v.p.players[k].Caches {
			if c.At == hexmap.None || !v.seesCache(game.Seat(k), &c) {
				continue
			}
			w := CacheView{At: c.At, Open: c.Opened, Owner: game.Seat(k), Orphan: c.Orphan}
			if v.seesInto(game.Seat(k), &c) {
				w.Have = ints(c.Have)
			}
			out = append(out, w)
		}
	}
	return out
}
