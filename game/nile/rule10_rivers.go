package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 10.3: rivers. Water runs from hex to hex across edges; each mapped
// hex holds its own edges, and an edge toward a blank hex is a stub.

// stubs are the rivers that mapped neighbours lead into a blank hex (in) and
// expect out of it (out).
func (p *Position) stubs(at hexmap.ID) (out, in hexmap.DirSet) {
	for _, d := range hexmap.Dirs {
		n := p.chart.Near(at, d)
		if n == hexmap.None || p.hexes[n].Terrain == hexmap.Blank {
			continue
		}
		switch h, back := &p.hexes[n], d.Opposite(); {
		case h.In.Has(back):
			out |= d.Set()
		case h.Out.Has(back):
			in |= d.Set()
		}
	}
	return out, in
}

// outOf is where water leaves a hex. Blank land counts too, with the stubs
// around it: whoever maps it will have to join all that enters with all that
// leaves, so that a circle through it is a circle already.
func (p *Position) outOf(id hexmap.ID) hexmap.DirSet {
	if p.hexes[id].Terrain == hexmap.Blank {
		out, _ := p.stubs(id)
		return out
	}
	return p.hexes[id].Out
}

// flows reports whether water in from comes to to, by blank land where stubs
// lead into it and out of it.
func (p *Position) flows(from, to hexmap.ID) bool {
	return hexmap.Reaches(from, to, p.outOf, p.chart.Near)
}

// possible reports whether the river of a new hex may come from (up) or go to
// (!up) the neighbour in direction d: blank land, lake or swamp, where no
// circle results. Edges the hex has already are taken.
func (p *Position) possible(at hexmap.ID, d hexmap.Dir, up bool) bool {
	h, n := &p.hexes[at], p.chart.Near(at, d)
	if n == hexmap.None || p.chart.Cells[n].Ground != hexmap.Land || (h.Out | h.In).Has(d) {
		return false
	}
	if t := p.hexes[n].Terrain; t != hexmap.Blank && !t.Wet() {
		return false
	}
	if up { // nothing leaves a salt lake
		return !p.hexes[n].Salt && !p.flows(at, n)
	}
	return !p.flows(n, at)
}

// clockwise is the first possible direction from d on, NoDir if none is.
func (p *Position) clockwise(at hexmap.ID, d hexmap.Dir, up bool) hexmap.Dir {
	for i := range 6 {
		if c := d.Clockwise(i); p.possible(at, c, up) {
			return c
		}
	}
	return hexmap.NoDir
}

// join settles the edge of at toward d: water leaves (out) or enters. The
// edge is drawn onto a mapped neighbour too.
func (p *Position) join(at hexmap.ID, d hexmap.Dir, out bool) {
	h := &p.hexes[at]
	n := p.chart.Near(at, d)
	set := func(mine, theirs *hexmap.DirSet) {
		*mine |= d.Set()
		if p.hexes[n].Terrain != hexmap.Blank && !theirs.Has(d.Opposite()) {
			*theirs |= d.Opposite().Set()
			h.Made |= d.Set()
			p.dirty = append(p.dirty, n)
		}
	}
	if out {
		set(&h.Out, &p.hexes[n].In)
	} else {
		set(&h.In, &p.hexes[n].Out)
	}
}

// nameless reports whether a hex has no river, or one without a name.
func (p *Position) nameless(id hexmap.ID) bool {
	r := p.hexes[id].River
	return r < 0 || p.rivers[r].Named == hexmap.NoRiver && p.rivers[r].Called == 0
}

// traceUp takes a river that has just been traced to water mapped before up to
// where that comes from: it is the same river, and longer than it seemed. What
// bears another name keeps it.
func (p *Position) traceUp(at hexmap.ID) {
	if p.hexes[at].River < 0 {
		return
	}
	var seen hexSet
	var room [32]hexmap.ID
	open := append(room[:0], at)
	for i := 0; i < len(open); i++ {
		h := &p.hexes[open[i]]
		for _, d := range hexmap.Dirs {
			n := p.chart.Near(open[i], d)
			if !h.In.Has(d) || n == hexmap.None || p.hexes[n].Terrain == hexmap.Blank || seen.has(n) || !p.nameless(n) {
				continue
			}
			seen.add(n)
			p.hexes[n].River, p.hexes[n].Above = h.River, h.Above+1
			open = append(open, n)
		}
	}
}

// mapRivers settles the rivers of a hex just mapped (10.3). out and in are
// the neighbours' stubs.
func (p *Position) mapRivers(s game.Seat, at hexmap.ID, out, in hexmap.DirSet, a *game.Act) {
	h := &p.hexes[at]
	h.Out, h.In, h.River = out, in, -1
	var say signs // of lake and swamp nothing is said, but by the dice of 1978
	if !h.Terrain.Wet() || p.byOwnDice() {
		say = p.mapper().signs(p, s, at, a)
	}
	var how RiverCase
	oasis := false
	switch {
	case out != 0:
		down := p.namedOutlet(at, out)
		h.River = p.hexes[down].River
		h.Above = p.hexes[down].Above + 1
		how = RiversJoin
		if in == 0 {
			how = p.upstreamCourse(at, say, a)
		}
		p.traceUp(at)
	case in != 0:
		how = p.findOutlet(s, at, in, a)
	case say != nil && h.Terrain != hexmap.Desert:
		how = p.newRiver(at, say.rises(a))
	case say != nil && p.byOwnDice(): // in the place of a river that would rise in desert
		d := say.rises(a)
		oasis = d != hexmap.NoDir && p.possible(at, d, false)
	}
	p.nameInflow(at)
	if how != NoRiverHere {
		a.Tell(game.Event{Kind: RiverMapped, Seat: s, At: int32(at), Args: [6]int32{int32(h.Out), int32(h.In), int32(how), int32(h.River)}, Rule: "10.3"})
	}
	if say == nil {
		return
	}
	if h.Out != 0 && say.cataract(h.Terrain, a) {
		h.Cataract = h.Out.First()
	}
	if h.Terrain == hexmap.Desert && h.Out|h.In == 0 && (oasis || say.oasis(a)) {
		p.foundOasis(s, at)
		a.Tell(game.Event{Kind: OasisFound, Seat: s, At: int32(at), Rule: "10.5"})
	}
}

// namedOutlet is the hex from which a river goes on up into a new hex: where
// several leave it, the one with a name of 1820, so that none ends in a hex it
// comes out of (10.39); else the first by compass number.
func (p *Position) namedOutlet(at hexmap.ID, out hexmap.DirSet) hexmap.ID {
	for _, d := range hexmap.Dirs {
		if !out.Has(d) {
			continue
		}
		n := p.chart.Near(at, d)
		if r := p.hexes[n].River; r >= 0 && p.rivers[r].Named != hexmap.NoRiver {
			return n
		}
	}
	return p.chart.Near(at, out.First())
}

// nameInflow: a river without a name of its own that has been traced down to
// a hex keeps the name it came with.
func (p *Position) nameInflow(at hexmap.ID) {
	h := &p.hexes[at]
	if h.River >= 0 || h.Out|h.In == 0 {
		return
	}
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(at, d); h.In.Has(d) && n != hexmap.None && p.hexes[n].Terrain != hexmap.Blank && p.hexes[n].River >= 0 {
			h.River = p.hexes[n].River
			return
		}
	}
	h.River = p.newNumber()
}

// newNumber is a number for a river without a name: one that no hex has any
// more, or a new one.
func (p *Position) newNumber() int16 {
	used := make([]bool, len(p.rivers))
	for i := range p.hexes {
		if r := p.hexes[i].River; r >= 0 {
			used[r] = true
		}
	}
	for r := len(p.chart.Rivers); r < len(p.rivers); r++ {
		if !used[r] {
			return int16(r)
		}
	}
	p.rivers = append(p.rivers, river{Named: hexmap.NoRiver, Least: leastLength})
	return int16(len(p.rivers) - 1)
}

// leastLength is the least length of rivers without one of their own (3.2). [T]
const leastLength = 3

// upstreamCourse finds where the river that leaves a new hex comes from.
func (p *Position) upstreamCourse(at hexmap.ID, say signs, a *game.Act) RiverCase {
	h := &p.hexes[at]
	short := h.River >= 0 && int8(h.Above) < p.rivers[h.River].Least
	course := deck.RiverA{Kind: deck.On}
	if say != nil {
		course = say.course(p, at, short, a)
	}
	if course.Kind == deck.Source && !short {
		return RiverRises
	}
	if course.D == hexmap.NoDir {
		course = deck.RiverA{Kind: deck.On, D: hexmap.Dir(a.Die("10.3 course"))}
	}
	if short && p.rivers[h.River].Least > leastLength && !p.byOwnDice() { // a great river keeps to blank land (10.3)
		if d := p.widest(at, course.D); d != hexmap.NoDir {
			course.D = d
		}
	}
	d := p.clockwise(at, course.D, true)
	if d == hexmap.NoDir {
		return RiverRises
	}
	p.join(at, d, false)
	if course.Kind == deck.Fork {
		if e := p.clockwise(at, course.E, true); e != hexmap.NoDir {
			p.join(at, e, false)
			return RiverForks
		}
	}
	return RiverGoesOn
}

// widest is the possible direction a great river takes below its least
// length: a blank neighbour before a wet one, and the one with most blank
// land around it; among equals the first clockwise from d. [T]
func (p *Position) widest(at hexmap.ID, d hexmap.Dir) hexmap.Dir {
	best, most := hexmap.NoDir, -1
	for i := range 6 {
		c := d.Clockwise(i)
		if !p.possible(at, c, true) {
			continue
		}
		room := 0
		if n := p.chart.Near(at, c); p.hexes[n].Terrain == hexmap.Blank {
			room = 1 + p.blankAround(n)
		}
		if room > most {
			best, most = c, room
		}
	}
	return best
}

func (p *Position) blankAround(at hexmap.ID) int {
	n := 0
	for _, d := range hexmap.Dirs {
		if id := p.chart.Near(at, d); id != hexmap.None && p.chart.Cells[id].Ground == hexmap.Land && p.hexes[id].Terrain == hexmap.Blank {
			n++
		}
	}
	return n
}

// findOutlet finds a way on for rivers that enter a new hex and do not leave
// it yet: a blank, lake or swamp neighbour clockwise from the roll; else the
// bank of a mapped river, but in 1978; else the hex is a salt lake (10.3).
func (p *Position) findOutlet(s game.Seat, at hexmap.ID, in hexmap.DirSet, a *game.Act) RiverCase {
	roll := hexmap.Dir(a.Die("10.3 outlet"))
	if d := p.clockwise(at, roll, false); d != hexmap.NoDir {
		p.join(at, d, true)
		return RiverFindsWay
	}
	if d := p.confluence(at, roll, in); d != hexmap.NoDir && !p.byOwnDice() {
		p.join(at, d, true)
		return Confluence
	}
	h := &p.hexes[at]
	was := h.Terrain
	h.Salt = true
	if h.Terrain = hexmap.Lake; p.lakeSize(at) > 3 { // never more than three joined (10.28): then a swamp without outlet
		h.Terrain = hexmap.Swamp
	}
	if h.Terrain != was {
		a.Tell(game.Event{Kind: TerrainSettled, Seat: s, At: int32(at), Args: [6]int32{int32(was), int32(h.Terrain)}, Rule: "10.3"})
	}
	return SaltLake
}

// confluence is the first direction from d on in which a mapped neighbour's
// river can take up what enters a hex, NoDir if none is.
func (p *Position) confluence(at hexmap.ID, d hexmap.Dir, in hexmap.DirSet) hexmap.Dir {
	for i := range 6 {
		c := d.Clockwise(i)
		n := p.chart.Near(at, c)
		if n != hexmap.None && !in.Has(c) && p.chart.Cells[n].Ground == hexmap.Land && p.hexes[n].Out != 0 && !p.flows(n, at) {
			return c
		}
	}
	return hexmap.NoDir
}

// newRiver starts a river where the card says so and the neighbour it flows
// to is blank, lake or swamp.
func (p *Position) newRiver(at hexmap.ID, d hexmap.Dir) RiverCase {
	if d == hexmap.NoDir || !p.possible(at, d, false) {
		return NoRiverHere
	}
	p.join(at, d, true)
	return NewRiver
}

// inTo is where water enters a hex.
func (p *Position) inTo(id hexmap.ID) hexmap.DirSet { return p.hexes[id].In }

// upstream counts the mapped hexes above one along its rivers, to a limit, as
// far as in tells where water enters them.
func (p *Position) upstream(at hexmap.ID, in func(hexmap.ID) hexmap.DirSet) int {
	const limit = 64
	var seen hexSet
	var room [limit + 8]hexmap.ID
	open := append(room[:0], at)
	seen.add(at)
	for i := 0; i < len(open) && len(open) <= limit; i++ {
		from := in(open[i])
		if from == 0 {
			continue
		}
		for _, d := range hexmap.Dirs {
			if !from.Has(d) {
				continue
			}
			if n := p.chart.Near(open[i], d); n != hexmap.None && p.hexes[n].Terrain != hexmap.Blank && !seen.has(n) {
				seen.add(n)
				open = append(open, n)
			}
		}
	}
	return len(open) - 1
}

// riverName is a river's name, "" when it has none.
func (p *Position) riverName(r int16) string {
	switch {
	case r < 0:
		return ""
	case p.rivers[r].Named != hexmap.NoRiver:
		return p.chart.Rivers[p.rivers[r].Named].Name
	case p.rivers[r].Called > 0:
		return p.names[p.rivers[r].Called-1].Text
	}
	return ""
}
