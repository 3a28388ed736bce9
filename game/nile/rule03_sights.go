package nile

import (
	"errors"

	"sourceofthenile/game/codec"
	"sourceofthenile/hexmap"
)

// What explorers have seen of rivers (3.22): the sides of hexes across which
// they have seen one run. Positions kept by older programs hold nothing of it: in
// a game that goes on from one nobody remembers more than what their hexes tell
// by themselves.

// sights are the sides seen of one hex: by each seat's explorer, and last by
// the world, in what has been published.
type sights [MaxSeats + 1]hexmap.DirSet

// world is the place of what everybody has read.
const world = MaxSeats

// look takes in a hex as it is now, and with it the ends of its rivers in the
// hexes around.
func (p *Position) look(who int, id hexmap.ID) {
	if len(p.sights) == 0 {
		p.sights = make([]sights, len(p.hexes))
	}
	h := &p.hexes[id]
	p.sights[id][who] |= h.Out | h.In
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(id, d); n != hexmap.None && (h.Out | h.In).Has(d) {
			p.sights[n][who] |= d.Opposite().Set()
		}
	}
}

// overlook drops what a dead explorer has seen.
func (p *Position) overlook(who int) {
	for i := range p.sights {
		p.sights[i][who] = 0
	}
}

// rubOut drops one side of a hex, across which no river runs any more.
func (p *Position) rubOut(id hexmap.ID, d hexmap.Dir) {
	if len(p.sights) == 0 {
		return
	}
	for who := range p.sights[id] {
		p.sights[id][who] &^= d.Set()
	}
}

// seen are the sides of a hex across which the viewing seat has seen a river.
func (v View) seen(id hexmap.ID) (sides hexmap.DirSet) {
	if len(v.p.sights) == 0 {
		return 0
	}
	s := &v.p.sights[id]
	sides = s[world]
	if v.seat >= 0 {
		sides |= s[v.seat]
	}
	return sides
}

// anySights reports whether anything has been seen of rivers.
func (p *Position) anySights() bool {
	for i := range p.sights {
		if p.sights[i] != (sights{}) {
			return true
		}
	}
	return false
}

var errSights = errors.New("the position's sights of rivers are wrong")

// walkSights writes or reads what has been seen: of each hex of which anything
// has, in the order of the map, its number and the sides.
func (p *Position) walkSights(ar *codec.Archive) {
	n := 0
	for i := range p.sights {
		if p.sights[i] != (sights{}) {
			n++
		}
	}
	n = ar.Length(n, maxCells)
	if ar.Reading() {
		p.sights = make([]sights, len(p.hexes))
	}
	for id := hexmap.ID(0); n > 0 && ar.Err() == nil; n-- {
		if !ar.Reading() {
			for p.sights[id] == (sights{}) {
				id++
			}
		}
		at := id
		if codec.Num(ar, &at); ar.Reading() && (at < id || int(at) >= len(p.sights)) {
			ar.Fail(errSights)
			return
		}
		for who := range p.sights[at] {
			codec.Num(ar, &p.sights[at][who])
			if p.sights[at][who] >= 1<<6 {
				ar.Fail(errSights)
			}
		}
		if ar.Reading() && p.sights[at] == (sights{}) {
			ar.Fail(errSights)
		}
		id = at + 1
	}
}
