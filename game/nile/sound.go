package nile

import (
	"errors"
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Sound checks the invariants of the seats, and of the hexes and caches that the last
// command changed. It is quick enough to be asked after every command.
func (p *Position) Sound() error {
	for i := range p.players {
		if err := p.soundSeat(game.Seat(i)); err != nil {
			return err
		}
	}
	if p.stored {
		if err := p.soundCaches(); err != nil {
			return err
		}
	}
	for _, id := range p.dirty {
		if err := p.soundHex(id); err != nil {
			return err
		}
	}
	if len(p.deck) > deck.Size || p.hand < 0 {
		return fmt.Errorf("4.2: %d cards, %d counters in hand", len(p.deck), p.hand)
	}
	return nil
}

// SoundAll checks every invariant on every hex.
func (p *Position) SoundAll() error {
	if err := errors.Join(p.Sound(), p.soundCaches()); err != nil {
		return err
	}
	for i := range p.hexes {
		if err := p.soundHex(hexmap.ID(i)); err != nil {
			return err
		}
	}
	return nil
}

func (p *Position) soundSeat(s game.Seat) error {
	pl := &p.players[s]
	e := &pl.Trip
	for i, n := range e.Have {
		if n < 0 {
			return fmt.Errorf("6.5: player %d has %d of item %d", s, n, i)
		}
	}
	for i, n := range e.Ill {
		if n < 0 || n > e.Have[i] {
			return fmt.Errorf("19: player %d has %d sick of %d of item %d", s, n, e.Have[i], i)
		}
	}
	if pl.Money < 0 || e.Fresh < 0 {
		return fmt.Errorf("5.3: player %d has $%d, %d points, %d fresh rations", s, pl.Money, pl.Points, e.Fresh)
	}
	if pl.Where == inAfrica {
		if p.chart.Cells[e.At].Ground != hexmap.Land {
			return fmt.Errorf("9.43: player %d stands in the sea", s)
		}
		if e.Spent > e.Allowance || e.Spent < 0 {
			return fmt.Errorf("9.14: player %d has spent %d of %d points", s, e.Spent, e.Allowance)
		}
		if !p.familiar(pl, e.At) {
			return fmt.Errorf("9.3: player %d does not know the hex he is in", s)
		}
	}
	return nil
}

// soundCaches: nothing is in a cache that is nowhere or would not be looked for, and in none less than nothing.
func (p *Position) soundCaches() error {
	for s := range p.players {
		for i := range p.players[s].Caches {
			if c := &p.players[s].Caches[i]; c.Have != ([Items]int32{}) && (c.At == hexmap.None || !p.laid.has(c.At) || slices.Min(c.Have[:]) < 0) {
				return fmt.Errorf("17: player %d has a cache of %d in hex %d", s, c.Have, c.At)
			}
		}
	}
	return nil
}

// soundHex checks what holds of every mapped hex: desert never touches jungle
// (10.27), at most three lake hexes join (10.28), both sides of an edge agree
// about its river, and no river runs in a circle (10.3).
func (p *Position) soundHex(id hexmap.ID) error {
	h := &p.hexes[id]
	if h.Terrain == hexmap.Blank {
		if h.Out|h.In != 0 || h.published() {
			return fmt.Errorf("27: blank hex %d has a river or is published", id)
		}
		return nil
	}
	if h.Terrain == hexmap.Desert && p.beside(id, hexmap.Terrain.Jungly) {
		return fmt.Errorf("10.27: desert touches jungle at hex %d", id)
	}
	if h.Terrain == hexmap.Lake && p.lakeSize(id) > 3 {
		return fmt.Errorf("10.28: more than three lake hexes join at hex %d", id)
	}
	if h.Out&h.In != 0 {
		return fmt.Errorf("10.3: a river runs both ways at hex %d", id)
	}
	if h.In != 0 && h.Out == 0 && !h.Terrain.Wet() {
		return fmt.Errorf("10.3: a river ends on dry land in hex %d", id)
	}
	if h.Out.Len() > 1 && !h.Terrain.Wet() {
		return fmt.Errorf("10.3: several rivers leave dry hex %d", id)
	}
	for _, d := range hexmap.Dirs {
		n := p.chart.Near(id, d)
		if n == hexmap.None || p.chart.Cells[n].Ground != hexmap.Land || p.hexes[n].Terrain == hexmap.Blank {
			continue
		}
		o, back := &p.hexes[n], d.Opposite()
		if h.Out.Has(d) != o.In.Has(back) || h.In.Has(d) != o.Out.Has(back) {
			return fmt.Errorf("10.3: hexes %d and %d disagree about a river", id, n)
		}
		if h.Out.Has(d) && p.flows(n, id) {
			return fmt.Errorf("10.3: a river runs in a circle at hex %d", id)
		}
	}
	return nil
}
