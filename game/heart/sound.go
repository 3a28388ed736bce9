package heart

import (
	"errors"
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Sound checks what every position must keep (22.4): that no piece is lost or made,
// and that land and water lie as the rules lay them.
func (p *Position) Sound() error {
	for _, check := range []func() error{p.soundSeats, p.soundChits, p.soundWater, p.soundLand, p.soundThings} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (p *Position) soundSeats() error {
	for i := range p.n {
		pl := &p.seats[i]
		for f := range box.Figures {
			if n := pl.Fig[f]; n < box.FigureLeast[f] || n > box.FigureMost[f] {
				return fmt.Errorf("heart: seat %d has %s %d", i, f.Name(), n)
			}
		}
		for r := box.Guide; r <= box.Canoes; r++ {
			if pl.Res[r] > 1 {
				return fmt.Errorf("heart: seat %d has %d %s", i, pl.Res[r], r.Name())
			}
		}
		if pl.Begun && !pl.TimeUp && !pl.Lost && pl.Slot == box.NoSlot {
			return fmt.Errorf("heart: seat %d is in the Matrix and in no slot", i)
		}
		if pl.Slot == box.NoSlot && (pl.Active != box.NoSlot || pl.Arrow != box.NoSlot) {
			return fmt.Errorf("heart: seat %d has a Rumour and no slot", i)
		}
	}
	return nil
}

// aside is how many of an Incident have been put aside for the turn (11.1).
func (p *Position) aside(c box.Chit) (n int) {
	for _, put := range []box.Chit{p.turn.First, p.turn.Second} {
		if put == c && c != rumourChit {
			n++
		}
	}
	return n
}

// inHand is a chit that the step being done has drawn and not yet laid.
func (p *Position) inHand() box.Chit {
	for i := range p.depth {
		f := &p.stack[i]
		if f.Step == drawingEvent && (f.At == eventPlaced || f.At == eventIgnoring) {
			return box.Chit(f.V[1])
		}
	}
	return box.NoChit
}

func (p *Position) soundChits() error {
	var n [box.ChitKinds]int
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		n[c] = int(*p.bagOf(c))
	}
	for i := range p.n {
		pl := &p.seats[i]
		for at := range box.Slots {
			c, find := pl.Chits[at], pl.Finds[at]
			n[c]++
			n[find]++
			if pl.Rumours[at] {
				n[rumourChit]++
			}
			if c != box.NoChit && !c.Sort().Encounter() && !c.Sort().Discovery() || find != box.NoChit && !find.Sort().Finding() {
				return fmt.Errorf("heart: a chit %d or %d where none of its sort can lie", c, find)
			}
		}
		if pl.Active != box.NoSlot {
			n[rumourChit]++
		}
	}
	for i := range p.finds {
		n[box.FirstFind+box.Chit(i)] += truth(p.finds[i] != chart.Nowhere) + truth(p.dropped[i])
	}
	if p.turn.First != box.NoChit || p.turn.Second != box.NoChit {
		for c := box.Chit(1); c < box.FirstFind; c++ {
			n[c] += p.aside(c)
		}
	}
	n[p.inHand()]++
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		if n[c] != box.Chits[c].Count {
			return fmt.Errorf("heart: there are %d chits %d (%s), not %d", n[c], c, c.Sort().Name(), box.Chits[c].Count)
		}
	}
	return nil
}

// markerInHand is a Water Marker that a search has drawn and not yet laid.
func (p *Position) markerInHand() int {
	for i := range p.depth {
		if f := &p.stack[i]; f.Step == searching && (f.At == searchKept || f.At == searchLaid) {
			return 1
		}
	}
	return 0
}

// allWater is how many Water Markers there are, the printed Forks among them.
const allWater = 37 + box.NewSources + chart.Ports

func (p *Position) soundWater() error {
	n, sources, open := int(p.newSrc)+p.markerInHand(), 0, 0
	for m := box.Fork; m < box.Markers; m++ {
		n += int(p.water[m])
		if m.Source() {
			sources += int(p.water[m])
		}
	}
	for i := range p.lands {
		n += int(p.lands[i].Generics)
	}
	var outlets [chart.Regions]int16
	for i := range p.borders {
		b := &p.borders[i]
		if b.Marker == box.NoMarker {
			if b.Up != chart.Nowhere || b.Taken != 0 {
				return fmt.Errorf("heart: border %d drains and bears no marker", i)
			}
			continue
		}
		n++
		open += b.Marker.Branches() - int(b.Taken)
		lies := chart.BorderOf(uint8(i))
		if b.Up != lies.A && b.Up != lies.B || int(b.Taken) > b.Marker.Branches() {
			return fmt.Errorf("heart: border %d drains %d, %d branches taken", i, b.Up, b.Taken)
		}
		if outlets[b.Up] != 0 {
			return fmt.Errorf("heart: region %d has two outlets", b.Up)
		}
		outlets[b.Up] = int16(lies.A) + int16(lies.B) - int16(b.Up) + 1
	}
	if n != allWater {
		return fmt.Errorf("heart: there are %d water markers, not %d", n, allWater)
	}
	if sources+p.markerInHand() < open {
		return fmt.Errorf("heart: %d sources are left for %d branches", sources, open)
	}
	for r := range outlets {
		for at, far := r, 0; outlets[at] != 0; far++ {
			if at = int(outlets[at]) - 1; far > chart.Regions {
				return errors.New("heart: water runs in a circle")
			}
		}
	}
	return nil
}

func (p *Position) soundLand() error {
	laid := p.terrain
	for i := range p.lands {
		r := chart.Region(i)
		t := p.lands[i].Terrain
		if printed := chart.Of(r).Printed; printed != chart.Blank {
			if t != printed {
				return fmt.Errorf("heart: the port %d is not as it is printed", i)
			}
			continue
		}
		if t == chart.Blank {
			continue
		}
		laid[t]++
	}
	for i := range chart.Borders {
		b := chart.BorderOf(uint8(i))
		if one, other := p.lands[b.A].Terrain, p.lands[b.B].Terrain; one == chart.Jungle && other == chart.Desert || one == chart.Desert && other == chart.Jungle {
			return fmt.Errorf("heart: jungle beside desert at border %d", i)
		}
	}
	for t, n := range box.TerrainCounts {
		if int(laid[t]) != n {
			return fmt.Errorf("heart: there are %d markers of terrain %d, not %d", laid[t], t, n)
		}
	}
	return nil
}

func (p *Position) soundThings() error {
	for r := range box.Resources {
		n := int(p.pool[r])
		for i := range p.n {
			n += int(p.seats[i].Res[r])
		}
		if n != r.Made(p.n) {
			return fmt.Errorf("heart: there are %d %s, not %d", n, r.Name(), r.Made(p.n))
		}
	}
	for colour, s := range p.badLuck {
		gone := s == game.Nobody
		if gone != (colour >= p.n || !p.cfg.BadLuck()) && !p.anyLost() {
			return fmt.Errorf("heart: the marker of colour %d is with seat %d", colour, s)
		}
	}
	return nil
}

func (p *Position) anyLost() bool { return p.living() != game.Everyone(p.n) }
