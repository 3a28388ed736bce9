package heart

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Sound checks what every position must keep (22.4): that no piece is lost or made,
// and that land and water lie as the rules lay them.
func (p *Position) Sound() error {
	for _, check := range []func() error{p.soundSeats, p.soundChits, p.soundGround, p.soundThings} {
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
			return box.Chit(f.V[vEvent])
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
		want := box.Chits[c].Count
		if c >= box.FirstMeet+box.Chit(p.met) {
			want = 0
		}
		if n[c] != want {
			return fmt.Errorf("heart: there are %d chits %d (%s), not %d", n[c], c, c.Sort().Name(), want)
		}
	}
	return nil
}

// soundGround holds the land and the water to what their rules lay.
func (p *Position) soundGround() error { return p.ground.Sound(p.markerInHand()) }

// markerInHand is a Water Marker that a search has drawn and not yet laid.
func (p *Position) markerInHand() int {
	for i := range p.depth {
		if f := &p.stack[i]; f.Step == searching && (f.At == searchKept || f.At == searchLaid) {
			return 1
		}
	}
	return 0
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
