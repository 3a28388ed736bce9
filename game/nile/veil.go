package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// What a seat knows of the game, as a position of its own: its veil. What it may not see
// stands there at one value; dealt anew it stands as it might.

// Veil is the position as a seat may hold it: a new one, into which goes what lies on the
// board and what everybody has been told, and what is the seat's own. What is not copied
// here, it does not hold.
func (p *Position) Veil(s game.Seat) game.Position {
	q := &Position{
		chart: p.chart, fixed: p.fixed, cfg: p.cfg, edition: p.edition,
		turn: p.turn, order: slices.Clone(p.order), next: p.next, steps: slices.Clone(p.steps),
		epics: p.epics, records: p.records, winner: p.winner, erased: p.erased, names: slices.Clone(p.names),
		pool: p.pool, spent: p.spent, sitting: p.sitting, formerly: slices.Clone(p.formerly),
		hand: p.hand, deck: slices.Sorted(slices.Values(p.deck)), faces: slices.Sorted(slices.Values(p.faces)),
	}
	q.printMap()
	for i := range p.hexes {
		if p.chart.Cells[i].Ground == hexmap.Land {
			q.hexes[i] = p.hexes[i]
		}
	}
	q.rivers = append(q.rivers[:0], p.rivers...)
	q.sights = p.veiledSights(s)
	for i := range p.tribes {
		q.tribes = append(q.tribes, p.veiledTribe(s, i))
	}
	for o := range game.Seat(len(p.players)) {
		pl := p.players[o]
		if o == s {
			pl.Notes, pl.Trip.Track = slices.Clone(pl.Notes), slices.Clone(pl.Trip.Track)
		} else {
			pl = p.veiledSeat(o)
		}
		pl.Caches = p.veiledCaches(s, o)
		q.players = append(q.players, pl)
	}
	q.findCaches()
	return q
}

// veiledSights are those of the seat and of the world; nil where there are none.
func (p *Position) veiledSights(s game.Seat) (out []sights) {
	for i := range p.sights {
		seen := sights{world: p.sights[i][world]}
		if s != game.Nobody {
			seen[s] = p.sights[i][s]
		}
		if seen == (sights{}) {
			continue
		}
		if out == nil {
			out = make([]sights, len(p.sights))
		}
		out[i] = seen
	}
	return out
}

// veiledTribe is a people without its regard for others than the seat; in a meeting
// everybody sees that for whom it meets. Whom it has met and who has beaten it has been
// told, and counts in what everybody sees that his hexes promise.
func (p *Position) veiledTribe(s game.Seat, i int) tribe {
	t := &p.tribes[i]
	out := tribe{At: t.At, Name: t.Name, Strength: t.Strength, First: t.First, Kingdom: t.Kingdom, Attitude: t.Attitude, Met: t.Met, Beaten: t.Beaten}
	for o := range game.Seat(len(p.players)) {
		if o == s && t.At != hexmap.None || p.meetsPeople(o, i) {
			bit := bitOf(o)
			out.To[o] = t.To[o]
			out.Friend, out.Parleyed = out.Friend|t.Friend&bit, out.Parleyed|t.Parleyed&bit
		}
	}
	return out
}

// meetsPeople reports whether a seat is in the middle of a meeting with a people.
func (p *Position) meetsPeople(s game.Seat, i int) bool {
	return p.meets(s) && int(p.players[s].Trip.Meeting.Tribe) == i
}

// veiledSeat is another player without what is his own affair.
func (p *Position) veiledSeat(s game.Seat) seat {
	pl := &p.players[s]
	out := seat{
		Name: pl.Name, Colour: pl.Colour, Specialty: pl.Specialty, Where: pl.Where, Points: pl.Points, Money: pl.Money, Explorers: pl.Explorers,
		JustPub: pl.JustPub, Given: pl.Given, JustHexes: pl.JustHexes, Epic: pl.Epic, EpicRate: pl.EpicRate, EpicHexes: pl.EpicHexes,
		Donations: pl.Donations, Drawn: pl.Drawn, Away: pl.Away, Scored: pl.Scored, Oases: pl.Oases, Chosen: pl.Chosen, Trip: p.veiledTrip(s),
	}
	if !p.begun() && pl.Chosen != hexmap.NoPort {
		out.Chosen = 0
	}
	for id := range pl.Known.all() {
		if pl.Where != dead && p.stateOf(id) == Explored {
			out.Known.add(id)
		}
	}
	for range pl.Notes {
		out.Notes = append(out.Notes, note{Reason: ForFind, At: hexmap.None})
	}
	return out
}

// veiledTrip is another's expedition as everybody can see it: Sheet.Public, and MeetingView
// where it meets a people.
func (p *Position) veiledTrip(s game.Seat) expedition {
	e, out, t := &p.players[s].Trip, noTrip(), p.top()
	out.Charted = e.Charted
	if p.players[s].Where == inAfrica {
		out.At = e.At
	} else if t != (step{Outfitting, s}) {
		return out
	}
	out.Port, out.Began, out.Mode, out.Level, out.Allowance, out.Spent = e.Port, e.Began, e.Mode, e.Level, e.Allowance, e.Spent
	out.Halted, out.Sick, out.Captive, out.Track = e.Halted, e.Sick, e.Captive, slices.Clone(e.Track)
	if t == (step{Beset, s}) {
		out.Asked = e.Asked
	}
	if !p.meets(s) {
		return out
	}
	m := &e.Meeting
	out.Resting = e.Resting
	out.Meeting = meeting{
		Tribe: m.Tribe, Policy: m.Policy, Warriors: m.Warriors, AtFirst: m.AtFirst, Askaris: m.Askaris, Ours: m.Ours, First: m.First,
		Prisoners: m.Prisoners, Given: (m.Given + giftsAsItem - 1) / giftsAsItem * giftsAsItem, Traded: m.Traded,
	}
	if t.Kind == Fighting {
		out.Have[Askaris] = e.healthy(Askaris)
		if e.armed() {
			out.Have[Muskets] = 1
		}
	}
	return out
}

// veiledCaches are a player's caches as far as the seat knows of them. Of what a
// predecessor of its own has left where it cannot be found yet, it knows that it is there.
func (p *Position) veiledCaches(s, owner game.Seat) (out [MaxCaches]cache) {
	v, n := p.View(s), 0
	for i := range out {
		out[i].At = hexmap.None
	}
	for _, c := range p.players[owner].Caches {
		switch {
		case c.At == hexmap.None:
			if owner == s {
				n++ // his own lie where he has noted them
			}
			continue
		case v.seesCache(owner, &c):
			if !v.seesInto(owner, &c) {
				c.Have = [Items]int32{}
			}
		case owner == s:
			c = cache{At: p.unfound(), Orphan: true}
		default:
			continue
		}
		out[n] = c
		n++
	}
	return out
}

// unfound is where what nobody can find stands in a veil: the first hex that is not
// published.
func (p *Position) unfound() hexmap.ID {
	return hexmap.ID(max(0, slices.IndexFunc(p.hexes, func(h hexState) bool { return !h.published() })))
}

// seenByAll appends what lies open though no view tells of it: everybody has heard it as it
// happened, or saw the rivers drawn.
func (p *Position) seenByAll(b []byte) []byte {
	b = imprint(b, p.next, p.steps, p.epics, p.erased, p.names, p.rivers, p.pool, p.spent) // all told
	b = imprint(b, slices.Sorted(slices.Values(p.deck)), slices.Sorted(slices.Values(p.faces)))
	for i := range p.hexes {
		if p.chart.Cells[i].Ground == hexmap.Land {
			h := &p.hexes[i]
			b = imprint(b, h.Made, h.Above, h.River, h.LakeBy)
		}
	}
	v := p.View(game.Nobody)
	for n := range p.tribes {
		t, _ := v.TribeNumbered(n + 1)
		b = imprint(b, t, p.tribes[n].Met, p.tribes[n].Beaten)
	}
	for i := range p.players { // accounts are given before everybody, and he is seen to look for oases
		pl := &p.players[i]
		b = imprint(b, pl.Oases, pl.JustPub, pl.Given, pl.JustHexes, pl.Epic, pl.EpicRate, pl.EpicHexes, pl.Drawn, pl.Scored, pl.Trip.Charted)
	}
	return b
}

// seenOfRivers appends the sides across which the seat, or all the world, has seen a river
// run.
func (p *Position) seenOfRivers(s game.Seat, b []byte) []byte {
	for id, seen := range p.veiledSights(s) {
		if seen != (sights{}) {
			b = imprint(b, id, seen)
		}
	}
	return b
}

// seenBySelf appends what only the player in a seat knows: all of his own, but for what
// his predecessors have buried.
func (p *Position) seenBySelf(s game.Seat, b []byte) []byte {
	pl := p.players[s]
	pl.Caches = p.veiledCaches(s, s)
	return imprint(b, pl)
}

// Redeal is a copy in which what a seat may not see has been dealt anew: ports chosen in
// secret, what others have with them, have buried, noted, seen of rivers and heard of each
// other, and what peoples think of them. It is made from what the seat knows alone. The
// cards not drawn and the counters not turned are known, their order is chance's.
func (p *Position) Redeal(s game.Seat, pick func(n int) int) game.Position {
	q := p.Veil(s).(*Position)
	if q.sights == nil {
		q.sights = make([]sights, len(q.hexes))
	}
	for o := range game.Seat(len(q.players)) {
		if o != s {
			q.dealSeat(o, pick)
			q.dealRegard(o, pick)
		}
		q.dealCaches(s, o, pick)
	}
	q.findCaches()
	return q
}

// dealSeat deals what only the player in a seat knows.
func (p *Position) dealSeat(s game.Seat, pick func(n int) int) {
	pl := &p.players[s]
	if !p.begun() && pl.Chosen != hexmap.NoPort {
		pl.Chosen = hexmap.PortID(pick(len(p.chart.Ports)))
	}
	if pl.Where == inAfrica {
		pl.Trip.dealStores(p.top() == step{Fighting, s}, pick)
	}
	for i := range pl.Last {
		pl.Last[i] = int32(pick(10))
	}
	for i := range pl.Notes {
		n := &pl.Notes[i]
		n.Points, n.What = int8(pick(5)), int16(pick(len(deck.Finds())))
	}
	for o := range p.players {
		pl.Talked[o] = int16(pick(int(p.players[o].Explorers) + 1))
	}
	for id := range p.sights {
		if h := &p.hexes[id]; h.Out|h.In != 0 {
			p.sights[id][s] = (h.Out | h.In) & hexmap.DirSet(pick(1<<6))
		}
	}
}

// dealStores deals what an expedition has with it: what can be carried as it travels, and
// feeds it for some months. Who fights, and whether the explorer does, is seen.
func (e *expedition) dealStores(fights bool, pick func(n int) int) {
	e.Hungry, e.Disgraced = pick(10) == 0, pick(10) == 0
	//exhaustive:enforce
	switch e.Mode {
	case OnFoot:
		e.Have[Bearers] = int32(3 + pick(10))
	case ByCanoe:
		e.Have[Canoes], e.Have[Bearers] = 1, int32(2+pick(7))
	case Mounted:
		e.Have[Bearers] = int32(pick(3))
		e.Have[Camels] = e.people() + int32(pick(2))
		e.DryCamels = int8(pick(2))
	}
	if !fights {
		e.Have[Askaris] = int32(pick(4))
	}
	for _, i := range [...]Item{Rations, Gifts, Muskets, Water} {
		cost, capability := e.load(e.Mode)
		if room := capability - cost; room > 0 && (i != Muskets || !fights) {
			e.Have[i] += int32(pick(int(room) + 1))
		}
	}
}

// dealRegard deals what peoples think of a seat's explorer, but in a meeting, which
// everybody sees.
func (p *Position) dealRegard(s game.Seat, pick func(n int) int) {
	for i := range p.tribes {
		t := &p.tribes[i]
		if t.At == hexmap.None || p.meetsPeople(s, i) || t.Met&bitOf(s) == 0 {
			continue
		}
		t.To[s] = int8(pick(5) - 2)
		for _, set := range [...]*uint8{&t.Friend, &t.Parleyed} {
			if pick(3) == 0 {
				*set |= bitOf(s)
			}
		}
	}
}

// dealCaches deals a seat's caches that the viewer does not know of, and what is in those
// that he cannot look into.
func (p *Position) dealCaches(viewer, owner game.Seat, pick func(n int) int) {
	v, pl := p.View(viewer), &p.players[owner]
	for i := range pl.Caches {
		c := &pl.Caches[i]
		hidden := c.At == hexmap.None || !v.seesCache(owner, c)
		if c.At == hexmap.None && (owner == viewer || pick(4) > 0) || !hidden && v.seesInto(owner, c) {
			continue
		}
		if to := hexmap.ID(pick(len(p.hexes))); hidden && p.mayHide(to, owner) {
			c.At, c.Orphan = to, c.Orphan || pl.Where == dead
		}
		if c.At != hexmap.None {
			c.Have[Rations+Item(pick(int(Items-Rations)))] = int32(1 + pick(50))
		}
	}
}

// mayHide reports whether a hex is one where a cache can lie that others know
// nothing of: explored, unpublished, and none of the owner's there.
func (p *Position) mayHide(id hexmap.ID, owner game.Seat) bool {
	if p.stateOf(id) != Explored {
		return false
	}
	for i := range p.players[owner].Caches {
		if p.players[owner].Caches[i].At == id {
			return false
		}
	}
	return true
}
