package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// The Map Phase (7).

// What is paid and had on the march.
const (
	restFood     = 20 // 7.4
	fishedFood   = 5  // 7.6
	livingstone  = 2  // DP (7.4)
	notInAHurry  = int16(-1)
	hurryingTime = 1
)

// The places of a Map turn.
const (
	mapEating uint8 = iota
	mapFirstMarker
	mapSecondMarker
	mapMarching
	mapMarched
	mapExplored
	mapOver
	mapDone
)

// runMapTurn is a Player Turn of the Map Phase.
func (p *Position) runMapTurn(in reply, f *frame, a *game.Act) {
	s := f.Seat
	pl := &p.seats[s]
	switch f.At {
	case mapEating:
		p.tell(a, MapTurnBegan, s, "7")
		p.eat(a, s)
		f.At = mapFirstMarker
	case mapFirstMarker:
		p.meetMarker(f, mapSecondMarker, min(p.disease, p.horror))
	case mapSecondMarker:
		p.meetMarker(f, mapMarching, max(p.disease, p.horror))
	case mapMarching:
		if len(p.marches(s, nil)) == 0 {
			p.tell(a, Rested, s, "7.3", 1)
			p.rest(a, f)
			return
		}
		p.call(f, mapMarched, Marching, s)
	case mapMarched:
		p.march(a, f, in.answer)
	case mapExplored:
		p.fish(a, s)
		f.At = mapOver
	case mapOver:
		f.At = mapDone
		switch {
		case p.seats[s].Dying():
			p.lose(a, s)
		case f.V[vRested] == 1:
			p.call(f, mapDone, endOfTime, s, 1)
		case pl.Fig[box.Time] == 0:
			p.call(f, mapDone, endOfTime, s)
		}
	case mapDone:
		p.letFall()
		p.pop(0)
	}
}

// eat pays a Food for everybody (7.1).
func (p *Position) eat(a *game.Act, s game.Seat) {
	eaten, more := p.meal(s)
	p.change(a, s, box.Food, -eaten, box.ByEating)
	if more > 0 {
		p.change(a, s, box.Discontent, more, box.ByHunger)
	}
}

// meal is how much Food is eaten, and by how much Discontent grows where there is too little (7.1).
func (p *Position) meal(s game.Seat) (eaten, more int) {
	mouths, food := p.of(s, box.Askaris)+p.of(s, box.Porters), p.of(s, box.Food)
	switch {
	case food >= mouths:
		return mouths, 0
	case food < p.of(s, box.Askaris) && !p.has(s, box.Fishing):
		return food, 2
	}
	return food, 1
}

// below reports whether a seat stands below a slot of the Turn Track (7.2).
func (p *Position) below(s game.Seat, slot int8) bool { return p.onTrack[s] > slot }

// meetMarker makes the roll of the marker in a slot, if the seat stands below it
// (7.2).
func (p *Position) meetMarker(f *frame, then uint8, slot int8) {
	switch {
	case !p.below(f.Seat, slot):
		f.At = then
	case slot == p.disease:
		p.call(f, then, healthRoll, f.Seat, 0, int(box.ByDisease))
	default:
		p.call(f, then, sanityRoll, f.Seat, 0, int(box.ByHorror))
	}
}

// marches appends where a seat may march to (7.3), and what is foreseen of it.
func (p *Position) marches(s game.Seat, buf []game.Choice) []game.Choice {
	at, canoes := p.seats[s].Region, p.has(s, box.Canoes)
	for _, w := range chart.Of(at).Ways {
		ok, wet := p.ground.Open(w, canoes)
		if !ok {
			continue
		}
		buf = append(buf, p.presumes(game.Choice{Kind: March, Target: int32(w.To), Item: notInAHurry}, w.To))
		if !p.ground.Explored(w.To) || p.of(s, box.Time) < hurryingTime {
			continue
		}
		for _, on := range chart.Of(w.To).Ways {
			if ok, _ := p.ground.Open(on, canoes && wet); ok && on.To != at {
				buf = append(buf, p.presumes(game.Choice{Kind: March, Target: int32(on.To), Item: int16(w.To), Cost: hurryingTime}, on.To))
			}
		}
	}
	return buf
}

func (p *Position) marchChoices(f *frame, buf []game.Choice) []game.Choice {
	return p.humilityOrders(f.Seat, p.badLuckOrders(f.Seat, p.marches(f.Seat, buf)))
}

// march crosses one border or two (7.3).
func (p *Position) march(a *game.Act, f *frame, c game.Command) {
	s := f.Seat
	pl := &p.seats[s]
	from := pl.Region
	steps := []chart.Region{chart.Region(c.Target)}
	if c.Item != notInAHurry {
		steps = []chart.Region{chart.Region(c.Item), chart.Region(c.Target)}
	}
	for _, to := range steps {
		w, _ := chart.Between(pl.Region, to)
		pl.Region = to
		if p.ground.Borders[w.Border].Marker == box.NoMarker {
			p.giveAll(a, s, box.Canoes, box.ByDryLand) // 9.6
		}
	}
	p.tell(a, Marched, s, "7.3", int(from), int(c.Item))
	if c.Item != notInAHurry {
		p.change(a, s, box.Time, -hurryingTime, box.ByMarch)
	}
	if p.ground.Explored(pl.Region) {
		p.rest(a, f)
		return
	}
	p.call(f, mapExplored, exploring, s)
}

// rest is a Map turn that ends where somebody has been (7.4).
func (p *Position) rest(a *game.Act, f *frame) {
	s := f.Seat
	f.At, f.V[vRested] = mapExplored, 1
	p.seats[s].Rested = true
	p.tell(a, Rested, s, "7.4", 0)
	p.change(a, s, box.Food, restFood, box.ByRest)
	p.leaveCanoes(a, s)
	met := false
	for i := range p.n {
		o := game.Seat(i)
		if o == s || p.seats[i].Lost || p.seats[i].Region != p.seats[s].Region {
			continue
		}
		if !met {
			met = true
			p.score(a, s, box.ForLivingstone, livingstone, int(o))
		}
		p.tell(a, MetExplorer, s, "7.4", i)
		p.score(a, o, box.ForLivingstone, livingstone, int(s))
	}
}

// fish is five Food in a Water Zone (7.6).
func (p *Position) fish(a *game.Act, s game.Seat) {
	if p.has(s, box.Fishing) && p.ground.Wet(p.seats[s].Region) {
		p.change(a, s, box.Food, fishedFood, box.ByFishing)
	}
}

// leaveCanoes gives them back outside a Water Zone (9.6).
func (p *Position) leaveCanoes(a *game.Act, s game.Seat) {
	if !p.ground.Wet(p.seats[s].Region) {
		p.giveAll(a, s, box.Canoes, box.ByDryLand)
	}
}
