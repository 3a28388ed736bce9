package chart

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"sourceofthenile/hexmap"
)

// fixture is a thing that stands in a hex, where it keeps off the ports' names
// and off the other fixtures there.
type fixture struct {
	kind  fixtureKind
	seat  int // of flags and caches
	at    pt  // hex sides
	box   box
	small bool // a card beside others
}

type fixtureKind uint8

const (
	hutFixture   fixtureKind = iota // at: the middle of the house
	crateFixture                    // at: its middle
	flagFixture                     // at: the foot of the staff
	cardFixture                     // at: its middle
)

// hutAt and pieceShifts are places in a hex, in hex sides from its middle.
var (
	hutAt       = pt{-0.48, 0.46}
	pieceShifts = [...]pt{{}, {0, -0.26}, {0, 0.26}, {-0.26, 0}, {0.26, 0}, {-0.24, -0.24}, {0.24, -0.24}, {-0.24, 0.24}, {0.24, 0.24}, {0, -0.48}, {0, 0.48}, {-0.44, 0}, {0.44, 0}, {-0.40, -0.40}, {0.40, -0.40}, {-0.40, 0.40}, {0.40, 0.40}}
)

// How far a counter makes room for what is to be read in its hex, and how small
// it becomes for that: it must not be taken for one of the next, nor overlooked.
const (
	readShift = 0.36
	readSize  = 0.8
)

// shifts are how far what stands in a hex may be moved from its usual place,
// the nearest first.
var shifts = func() []pt {
	var out []pt
	for y := -9; y <= 9; y++ {
		for x := -9; x <= 9; x++ {
			out = append(out, pt{0.14 * float64(x), 0.14 * float64(y)})
		}
	}
	slices.SortStableFunc(out, func(a, b pt) int { return cmp.Compare(a.len(), b.len()) })
	return out
}()

// hutBox is what a hut with its number takes up; wide is how much wider its
// figures are than usual.
func hutBox(at pt, number int16, wide float64) box {
	digits := wide
	for n := number; n > 9; n /= 10 {
		digits += wide
	}
	return box{at.X - 0.24, at.Y - 0.26, at.X + 0.27 + 0.20*digits, at.Y + 0.20}
}

// The height of a people's number in hex sides, and the least in pixels.
const (
	hutNumberEm    = 0.40
	hutNumberLeast = 9.0
)

// flagAt is where the foot of the nth of several flags stands in a hex: three
// beside each other, further ones below.
func flagAt(n int) pt { return pt{0.24 - 0.33*float64(n%3), -0.37 + 0.42*float64(n/3)} }

func flagBox(at pt) box { return box{at.X - 0.05, at.Y - 0.38, at.X + 0.27, at.Y + 0.02} }

// crateAt is where the nth of several caches in a hex stands: one on another.
func crateAt(n int) pt {
	return pt{0.46 - 0.28*float64(n/3), 0.52 - 0.28*float64(n%3)}
}

func crateBox(at pt) box { return box{at.X, at.Y, at.X, at.Y}.grow(0.14) }

// smallCard is half the side of a card that is not alone in its hex.
const smallCard = 0.34

func smallCardBox(at pt) box { return box{at.X, at.Y, at.X, at.Y}.grow(smallCard + 0.03) }

func cardBox(at pt) box { return box{at.X, at.Y, at.X, at.Y}.grow(cardSide + 0.04) }

// fixtureGroup is what stands in a hex of one kind: flags and caches in a row.
type fixtureGroup struct {
	kind  fixtureKind
	seats []int
	at    func(n int) pt
	size  func(at pt) box
}

// fixturesIn are the things that stand in a hex, each in its place. Flags and
// caches keep their row, which moves as one, unless the hex is too full for
// that: then each has a place of its own.
func (c *canvas) fixturesIn(id hexmap.ID, s *Sheet) []fixture {
	h := c.hex(s, id)
	set := c.shownFlags(h, s)
	if h.Tribe == 0 && h.Caches == 0 && h.Mark == NoMark && set == 0 {
		return nil
	}
	one := []int{0}
	var all []fixtureGroup
	card := h.Mark != NoMark && h.Mark < marks && !s.Layers.has(NoMarks)
	if card {
		all = append(all, fixtureGroup{cardFixture, one, func(int) pt { return pt{} }, cardBox})
	}
	if h.Ink != Bare && h.Tribe != 0 && !s.Layers.has(NoTribes) {
		wide := max(1, hutNumberLeast/(hutNumberEm*c.scale)) // figures do not shrink with the chart
		all = append(all, fixtureGroup{hutFixture, one, func(int) pt { return hutAt }, func(at pt) box { return hutBox(at, h.Tribe, wide) }})
	}
	if !s.Layers.has(NoCaches) {
		all = append(all, fixtureGroup{crateFixture, seatsIn(h.Caches), crateAt, crateBox})
	}
	all = append(all, fixtureGroup{flagFixture, seatsIn(set), flagAt, flagBox})
	mid := c.spot(id, 0, 0)
	ports := portsNear(c.setting.ports, box{mid.X, mid.Y, mid.X, mid.Y}.grow(1.1))
	var water []pt
	if h.Tribe != 0 {
		water = c.waterIn(id, h, s) // people live beside the river, not in it
	}
	rows := c.inRows(all, mid, ports, water)
	judge := func(all []fixture) float64 {
		over := crush(all)
		for _, f := range all {
			over += 3 * overNames(ports, f.box)
		}
		return over
	}
	if judge(rows) <= tolerated {
		return rows
	}
	best, least := rows, math.Inf(1)
	for _, first := range cardSpots {
		if card {
			all[0].at, all[0].size = func(int) pt { return first }, smallCardBox
		}
		out := c.apart(all, mid, ports, water)
		over := judge(out)
		if over < least {
			best, least = out, over
		}
		if over <= tolerated || !card {
			break
		}
	}
	return best
}

// tolerated is how much two things may share of a hex, in square hex sides: a
// corner of the room round them.
const tolerated = 0.004

// cardSpots are the places tried for a card in a full hex.
var cardSpots = [...]pt{{}, {0, -0.28}, {0.28, -0.14}, {-0.28, -0.14}, {0, 0.28}, {0.28, 0.14}, {-0.28, 0.14}, {-0.42, 0}, {0.42, 0}}

// inRows places groups one after the other, each as a whole.
func (c *canvas) inRows(all []fixtureGroup, mid pt, ports []portName, water []pt) (out []fixture) {
	for _, g := range all {
		wet := water
		if g.kind != hutFixture {
			wet = nil
		}
		shift := c.clearest(mid, ports, out, wet, len(g.seats), g.at, g.size)
		for n, seat := range g.seats {
			q := mid.add(g.at(n)).add(shift)
			out = append(out, fixture{kind: g.kind, seat: seat, at: q, box: g.size(q)})
		}
	}
	return out
}

// apart places everything by itself, the largest first; a card is small.
func (c *canvas) apart(all []fixtureGroup, mid pt, ports []portName, water []pt) (out []fixture) {
	for _, kind := range [...]fixtureKind{cardFixture, hutFixture, flagFixture, crateFixture} {
		for _, g := range all {
			if g.kind != kind {
				continue
			}
			wet := water
			if kind != hutFixture {
				wet = nil
			}
			for n, seat := range g.seats {
				at := func(int) pt { return g.at(n) }
				shift := pt{}
				if kind != cardFixture {
					shift = c.clearest(mid, ports, out, wet, 1, at, g.size)
				}
				q := mid.add(g.at(n)).add(shift)
				out = append(out, fixture{kind, seat, q, g.size(q), kind == cardFixture})
			}
		}
	}
	return out
}

// crush is how much of a hex things share that stand in it.
func crush(all []fixture) (sum float64) {
	for i := range all {
		for j := range i {
			sum += all[i].box.shared(all[j].box)
		}
	}
	return sum
}

// clearest is how far a row of n things must move in the hex round mid to lie
// on no port, on no name of one and on nothing that stands there already, nor on
// water; or, where the hex is too full for that, where it covers least.
func (c *canvas) clearest(mid pt, ports []portName, there []fixture, water []pt, n int, at func(n int) pt, size func(pt) box) pt {
	best, least := pt{}, math.Inf(1)
	for _, shift := range shifts {
		covered := 0.0
		for i := range n {
			b := size(mid.add(at(i)).add(shift))
			covered += 3 * overNames(ports, b)
			for k := range there {
				covered += b.shared(there[k].box)
			}
			if covered >= least {
				break // it grows only
			}
			for _, q := range water {
				if b.holds(q) {
					covered += 0.006
				}
			}
			if shift != (pt{}) {
				covered += 2 * outside(mid, b)
			}
		}
		if covered < least {
			best, least = shift, covered
		}
		if covered == 0 {
			break
		}
	}
	return best
}

// outside is how far the corners of a box reach beyond the hex round mid.
func outside(mid pt, b box) float64 {
	sum := 0.0
	for _, q := range [...]pt{{b.x0, b.y0}, {b.x1, b.y0}, {b.x0, b.y1}, {b.x1, b.y1}} {
		sum += max(-hexDepth(q.X-mid.X, q.Y-mid.Y)-0.06, 0)
	}
	return sum
}

// portsNear are the ports whose ring or name touches a box.
func portsNear(ports []portName, b box) []portName {
	var out []portName
	for i := range ports {
		if p := &ports[i]; p.name != "" && p.box.meets(b) || b.grow(0.2).holds(p.at) {
			out = append(out, *p)
		}
	}
	return out
}

// seatsIn lists the seats of a set.
func seatsIn(set uint8) []int {
	var out []int
	for ; set != 0; set &= set - 1 {
		out = append(out, bits.TrailingZeros8(set))
	}
	return out
}

// shared is the area of what b and o have in common.
func (b box) shared(o box) float64 {
	if !b.meets(o) {
		return 0
	}
	m := b.meet(o)
	return (m.x1 - m.x0) * (m.y1 - m.y0)
}

// overNames is how much of ports, and of their names above all, lies under a box.
func overNames(ports []portName, b box) float64 {
	sum := 0.0
	for i := range ports {
		p := &ports[i]
		if p.name != "" {
			sum += b.shared(p.box)
		}
		sum += 0.5 * b.shared(box{p.at.X, p.at.Y, p.at.X, p.at.Y}.grow(0.2))
	}
	return sum
}

// pieceSpot is where the nth of several counters in a hex lies, from its
// middle, and its radius: fanned out, and clear of the ports' names and, as far
// as there is room, of what else is to be read there.
func (p *Painter) pieceSpot(ports []portName, id hexmap.ID, read []box, nth, of int) (pt, float64) {
	at, r := fan(nth, of)
	if !p.onBoard(id) {
		return at, r
	}
	x, y := p.m.Cells[id].Hex.Centre()
	mid := pt{x, y}
	near := portsNear(ports, box{x, y, x, y}.grow(1.4))
	if len(near) == 0 && len(read) == 0 {
		return at, r
	}
	best, size, least := pt{}, 1.0, math.Inf(1)
	for _, k := range [...]float64{1, 0.84, 0.7} {
		for _, shift := range pieceShifts {
			if len(near) == 0 && (shift.len() > readShift || k < readSize) {
				continue
			}
			// Rather a little smaller or off the middle than on a name, rather
			// smaller than over the edge.
			cost := 0.1*(1-k) + 0.02*shift.len()
			for i := range of {
				q, r := fan(i, of)
				q = q.mul(k).add(shift)
				cost += 5 * overNames(near, box{mid.X + q.X, mid.Y + q.Y, mid.X + q.X, mid.Y + q.Y}.grow(r*k*0.94))
				cost += 0.4 * max(r*k-hexDepth(q.X, q.Y)-0.05, 0)
				disc := box{mid.X + q.X, mid.Y + q.Y, mid.X + q.X, mid.Y + q.Y}.grow(r * k * 0.84)
				for _, b := range read {
					cost += 2 * b.shared(disc)
				}
			}
			if cost < least {
				best, size, least = shift, k, cost
			}
		}
	}
	return best.add(at.mul(size)), r * size
}
