package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 9: where a party may go, and what it costs.

// familiar reports whether a hex is published or known to the explorer: it
// then costs one point and cannot be missed (9.15).
func (p *Position) familiar(pl *seat, id hexmap.ID) bool {
	return p.hexes[id].published() || pl.Known.has(id)
}

// floats reports whether canoes can lie in a hex: river, lake, swamp or coast (5.432).
func (p *Position) floats(id hexmap.ID) bool {
	h := &p.hexes[id]
	return h.Out|h.In != 0 || h.Terrain.Wet() || p.chart.Cells[id].Coast
}

// dir is the direction from one hex to another it touches. Zanzibar touches
// its landings by arrows, which have no direction (3.2).
func (p *Position) dir(from, to hexmap.ID) (d hexmap.Dir, touches bool) {
	if d = p.chart.DirTo(from, to); d != hexmap.NoDir {
		return d, true
	}
	return hexmap.NoDir, p.landing(from, to) || p.landing(to, from)
}

func (p *Position) landing(port, at hexmap.ID) bool {
	n := p.chart.Cells[port].Port
	if n == hexmap.NoPort {
		return false
	}
	for _, l := range p.chart.Ports[n].Landings {
		if l == at {
			return true
		}
	}
	return false
}

// touching appends the hexes a party at `at` can try to enter.
func (p *Position) touching(at hexmap.ID, buf []hexmap.ID) []hexmap.ID {
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(at, d); n != hexmap.None && p.chart.Cells[n].Ground == hexmap.Land {
			buf = append(buf, n)
		}
	}
	for _, a := range p.fixed.arrows {
		switch at {
		case a.port:
			buf = append(buf, a.landing)
		case a.landing:
			buf = append(buf, a.port)
		}
	}
	return buf
}

// waterway reports whether canoes can pass from one hex to the next: along a
// river, into or out of lake or swamp, or along the coast (5.432). Out of a
// lake or swamp they may also try a blank shore.
func (p *Position) waterway(from, to hexmap.ID) bool {
	d, _ := p.dir(from, to)
	h, n := &p.hexes[from], &p.hexes[to]
	switch {
	case (h.Out | h.In).Has(d), n.Terrain.Wet() && p.floats(from), p.alongCoast(from, to):
		return true
	case h.Terrain.Wet():
		return n.Terrain == hexmap.Blank
	}
	return false
}

// alongCoast reports whether canoes pass from one hex to the next by the sea:
// both lie on it, and on the same water. Two coasts with land between them, or
// with a corner of it, are not one (9.21).
func (p *Position) alongCoast(from, to hexmap.ID) bool {
	if !p.chart.Cells[from].Coast || !p.chart.Cells[to].Coast {
		return false
	}
	d := p.chart.DirTo(from, to)
	if d == hexmap.NoDir || !p.chart.Afoot(from, to) {
		return true // over a strait
	}
	for _, side := range [2]hexmap.Dir{d.Clockwise(1), d.Clockwise(5)} {
		if n := p.chart.Near(from, side); n != hexmap.None && p.chart.Cells[n].Ground == hexmap.Sea {
			return true
		}
	}
	return false
}

// stream is how a step follows a river: −1 downstream, +1 upstream, 0 not.
func (p *Position) stream(from, to hexmap.ID) int {
	d, _ := p.dir(from, to)
	switch h := &p.hexes[from]; {
	case h.Out.Has(d):
		return -1
	case h.In.Has(d):
		return 1
	}
	return 0
}

// barred says which rule keeps a mode of travel out of a mapped hex, "" if none does.
func (p *Position) barred(e *expedition, m Mode, id hexmap.ID) (game.Rule, string) {
	t := p.hexes[id].Terrain
	if t == hexmap.Blank {
		return "", ""
	}
	if m == ByCanoe {
		if !p.floats(id) {
			return "5.432", "no-water-for-canoes"
		}
		return "", ""
	}
	switch {
	case t == hexmap.Lake:
		return "9.43", "lake-on-foot"
	case e.Have[Horses] > 0 && t.Swampy():
		return "5.426", "horses-swamp"
	case e.Have[Camels] > 0 && (t.Jungly() || t.Swampy()):
		return "5.427", "camels-jungle"
	}
	return "", ""
}

// dry reports whether a hex is desert without a river: water must be brought
// (5.4442). A port has wells, or no ship would lie there.
func (p *Position) dry(id hexmap.ID) bool {
	h := &p.hexes[id]
	return h.Terrain == hexmap.Desert && h.Out|h.In == 0 && p.chart.Cells[id].Port == hexmap.NoPort
}

// What a step takes in movement points (9.15, 9.16, 9.21).
const (
	knownCost = 1
	newCost   = 2
	swampCost = 4 // by canoe
)

// entryCost is the movement points a step takes (9.15, 9.16, 9.21); a hex
// next to friends costs no more than a known one (14.6).
func (p *Position) entryCost(s game.Seat, m Mode, from, to hexmap.ID) int8 {
	cost := int8(newCost)
	if p.familiar(&p.players[s], to) || p.shownTheWay(s, to) {
		cost = knownCost
	}
	if m == ByCanoe && p.hexes[to].Terrain.Swampy() && !p.alongCoast(from, to) {
		if p.paced() {
			return swampCost
		}
		return 2 * cost // swamp is doubled (P)
	}
	return cost
}

// cataractBetween reports whether a cataract lies on the edge between two hexes.
func (p *Position) cataractBetween(from, to hexmap.ID) bool {
	d, _ := p.dir(from, to)
	return d != hexmap.NoDir && (p.hexes[from].Cataract == d || p.hexes[to].Cataract == d.Opposite())
}

// tripsNeeded is how many portage trips carry canoes and cargo round a
// cataract; 0 when nobody can carry (9.27).
func (e *expedition) tripsNeeded() int32 {
	hands := bearerCarries * e.hands()
	if hands == 0 {
		return 0
	}
	return (canoeWeighs*e.Have[Canoes] + e.goods() + hands - 1) / hands
}

// portageLeft is how many of these trips are still to be made toward a hex.
func (e *expedition) portageLeft(to hexmap.ID) int32 {
	n := e.tripsNeeded()
	if e.TripsTo == to {
		n = max(0, n-int32(e.Trips))
	}
	return n
}

// settled reports whether the party may legally be where it is, in its mode
// and with its load: if not, it must go back, change mode or shed first
// (6.55, 9.44).
func (p *Position) settled(e *expedition) bool { return e.fits(e.Mode) && !p.mustLeave(e) }

// mustLeave reports whether the party has just mapped a hex it may not stay in
// (9.44). One that has thrown away the means to go back has to stay.
func (p *Position) mustLeave(e *expedition) bool {
	return e.Mapped && p.whyNotStay(e, e.Mode, e.At).Why != "" && p.mayGoBack(e)
}

// mayGoBack reports whether the party may go back to the hex it has just come
// from to map this one (9.45). One that cannot go on as it came walks back.
func (p *Position) mayGoBack(e *expedition) bool {
	if !e.Mapped || e.From == hexmap.None {
		return false
	}
	m := e.Mode
	if e.able(m) != "" {
		m = OnFoot
	}
	if _, why := p.barred(e, m, e.From); why != "" {
		return false
	}
	return m != ByCanoe || p.hexes[e.From].Terrain.Wet() || p.waterway(e.At, e.From)
}

// strait reports whether water lies between two hexes that touch: from an
// island one comes ashore where the arrows point, or by canoe (3.2).
func (p *Position) strait(m Mode, from, to hexmap.ID) bool {
	return m != ByCanoe && !p.chart.Afoot(from, to) && p.chart.DirTo(from, to) != hexmap.NoDir
}

// mayStay reports whether the party may be in a mapped hex in a mode of travel.
func (p *Position) mayStay(e *expedition, m Mode, id hexmap.ID) bool {
	return p.whyNotStay(e, m, id).Why == ""
}

// whyNotStay is why it may not, the zero Refusal where it may. Swamp found by
// canoe lets nobody in who had not the points for it (9.21).
func (p *Position) whyNotStay(e *expedition, m Mode, id hexmap.ID) game.Refusal {
	rule, why := p.barred(e, m, id)
	switch {
	case why != "":
		return game.Refusal{Rule: rule, Why: why}
	case p.dry(id) && e.Have[Water] < e.thirst():
		return game.Refusal{Rule: "5.4442", Why: "no-water", Needs: e.thirst(), Has: e.Have[Water]}
	case m == ByCanoe && id == e.At && e.Mapped && e.Short:
		return game.Refusal{Rule: "9.21", Why: "swamp-points", Needs: swampCost}
	}
	return game.Refusal{}
}

// whyLeave is why a party must leave the hex it has just mapped (9.44): what
// keeps it from staying, said of where it stands.
func (p *Position) whyLeave(e *expedition) game.Refusal {
	r := p.whyNotStay(e, e.Mode, e.At)
	out := leaveFor[r.Why]
	out.Rule, out.Needs, out.Has = "9.44", r.Needs, r.Has
	return out
}

// leaveFor are the reasons to leave a hex, by what bars a party from it.
var leaveFor = map[string]game.Refusal{
	"no-water-for-canoes": {Why: "leave-no-water-for-canoes"},
	"lake-on-foot":        {Why: "leave-lake"},
	"horses-swamp":        {Why: "leave-horses-swamp"},
	"camels-jungle":       {Why: "leave-camels-jungle"},
	"no-water":            {Why: "leave-no-water"},
	"swamp-points":        {Why: "leave-swamp-points"},
}

// whyNot says why the expedition of the seat to move may not enter a hex it
// touches; the zero Refusal when it may.
func (p *Position) whyNot(to hexmap.ID) game.Refusal {
	t := p.top()
	if t.Kind != Travelling {
		return game.Refusal{Rule: "8.3", Why: "not-travelling"}
	}
	e := &p.players[t.Seat].Trip
	if to < 0 || int(to) >= len(p.hexes) || p.chart.Cells[to].Ground != hexmap.Land {
		return game.Refusal{Rule: "9.43", Why: "not-land"}
	}
	if _, ok := p.dir(e.At, to); !ok {
		return game.Refusal{Rule: "9.13", Why: "not-next"}
	}
	if e.Halted {
		return game.Refusal{Rule: "9.52", Why: "halted"}
	}
	if p.mustLeave(e) {
		return p.whyLeave(e)
	}
	if r := e.whyNotIn(e.Mode); r.Why != "" {
		return r
	}
	return p.whyNotOnward(e, to, p.entryCost(t.Seat, e.Mode, e.At, to))
}

// whyNotOnward is the second half of whyNot: what the hex and the way into it ask of a
// party that may move, cost being the points that the step takes.
func (p *Position) whyNotOnward(e *expedition, to hexmap.ID, cost int8) game.Refusal {
	if rule, why := p.barred(e, e.Mode, to); why != "" {
		return game.Refusal{Rule: rule, Why: why}
	}
	if p.strait(e.Mode, e.At, to) {
		return game.Refusal{Rule: "3.2", Why: "strait"}
	}
	if e.Mode == ByCanoe {
		if !p.waterway(e.At, to) {
			return game.Refusal{Rule: "5.432", Why: "no-waterway"}
		}
		if _, drift := e.crewLoss(); drift {
			return game.Refusal{Rule: "9.26", Why: "only-drift"}
		}
		if p.cataractBetween(e.At, to) && (e.portageLeft(to) > 0 || e.hands() == 0) {
			return game.Refusal{Rule: "9.27", Why: "portage-first"}
		}
	}
	if left := e.Allowance - e.Spent; left < cost {
		return game.Refusal{Rule: "9.41", Why: "too-few-points", Needs: int32(cost), Has: int32(left)}
	}
	if p.dry(to) && e.Have[Water] < e.thirst() && !p.parched(e) {
		return game.Refusal{Rule: "5.4442", Why: "no-water", Needs: e.thirst(), Has: e.Have[Water]}
	}
	return game.Refusal{}
}

// parched reports whether a party is without water in a waterless desert
// already: nothing is gained by keeping it there (5.4442).
func (p *Position) parched(e *expedition) bool {
	return !p.watered(e) && e.Have[Water] < e.thirst()
}
