package bots

import (
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// plan is where to go next, and on which shore to end.
type plan struct {
	aim    hexmap.ID   // None: straight home
	way    []hexmap.ID // the hexes to enter, the next first; none: stay
	new    bool        // the next one is new
	shore  hexmap.Shore
	months float64 // till the port is reached
	rate   float64 // points a month of the whole expedition, risks counted
	sand   float64 // the chance that the next hex is waterless
}

// What the plan of a sober explorer reckons with.
const (
	inEurope   = 16.0 // months: what mounting another expedition is reckoned to cost
	wayBack    = 0.7  // of the points on the way home are to be counted on
	overTarget = 0.15 // of a point that is not needed to win
)

// planner makes the plan of a party, or of one that would set out from a port.
type planner struct {
	*homeward
	port   hexmap.PortID // set out from
	months float64       // out already
	held   float64       // points to be published if he comes home
	mapped float64       // hexes charted on this expedition
	need   float64       // points still to win
	lasts  float64       // months the food lasts
	left   float64       // months till a rival society is first
	risk   float64       // of dying, a month
	stores []hexmap.ID   // where food is hidden
	homes  [shores]*ways
	across [shores]bool // an epic journey ends there
	bound  hexmap.Shore // the shore of a great journey, anyShore without one
	over   float64      // months that mounting another expedition costs
}

// homeward are the ways home in a gait: through the country the party knows,
// and through any. They are worked out when they are asked for.
type homeward struct {
	*land
	g     gait
	open  []bool
	safe  []bool // what a party goes home through: what it knows
	most  int    // half days that a way takes
	ports [shores][]hexmap.ID
	known [shores]*ways
	any   [shores]*ways
}

// newHomeward looks for ways in a gait, but not through hexes that are shunned.
func newHomeward(l *land, g gait, shunned ...hexmap.ID) *homeward {
	h := &homeward{land: l, g: g, open: g.open(l), most: farthest}
	for _, id := range shunned {
		h.open[id] = false
	}
	h.safe = make([]bool, len(h.open))
	for i := range h.safe {
		h.safe[i] = h.open[i] && !l.new[i]
	}
	for i := range l.v.Map().Ports {
		p := &l.v.Map().Ports[i]
		h.ports[p.Shore] = append(h.ports[p.Shore], p.At)
	}
	return h
}

// done says that no plan is made with these ways any more.
func (h *homeward) done() {
	for s := range h.known {
		h.known[s].done()
		h.any[s].done()
	}
}

// to is the ways to the ports of a shore.
func (h *homeward) to(s int, across bool) *ways {
	w, open := &h.known[s], h.safe
	if across {
		w, open = &h.any[s], h.open
	}
	if *w == nil {
		*w = newWays(h.land, &h.g, open, h.ports[s], true, h.most)
	}
	return *w
}

// newPlanner plans for a party that set out from a port: home it goes through
// the country it knows, but to a shore where an epic journey ends through any.
func newPlanner(h *homeward, port hexmap.PortID) *planner {
	p := &planner{homeward: h, port: port, bound: anyShore, over: inEurope, left: math.Inf(1)}
	if _, hurry := h.v.Deadline(); hurry {
		p.left = float64(h.v.MonthsLeft()) - spareMonth
	}
	for s := range p.homes {
		p.across[s] = p.journeyRate(port, hexmap.Shore(s)) > 0
		p.homes[s] = h.to(s, p.across[s])
	}
	return p
}

// best is the plan with the most points a month, from a hex on. One that was
// followed before is kept unless another is clearly better.
func (p *planner) best(at hexmap.ID, old hexmap.ID) plan {
	w := newWays(p.land, &p.g, p.open, []hexmap.ID{at}, false, p.most)
	defer w.done()
	b := p.straight(at)
	for i := range w.time {
		id := hexmap.ID(i)
		if w.time[i] <= 0 || (p.worth[i] == 0 && p.beyond[i].points == 0) {
			continue
		}
		for s := range p.homes {
			q := p.weigh(w, id, hexmap.Shore(s))
			if id == old {
				q.rate *= loyalty
			}
			if exceeds(q.rate, b.rate) {
				b = q
			}
		}
	}
	if b.aim != hexmap.None {
		b.way = w.path(b.aim)
	} else if b.months > 0 {
		b.way = p.homes[b.shore].path(at)
	}
	if exceeds(b.months, p.lasts) || b.months < 0 {
		b = p.toStores(w, b)
	}
	return p.ahead(b)
}

// toPort is the plan to go home, whatever else there is: the way to hidden food first
// where that in hand does not last.
func (p *planner) toPort(at hexmap.ID) plan {
	b := p.straight(at)
	if b.months > 0 {
		b.way = p.homes[b.shore].path(at)
	}
	if exceeds(b.months, p.lasts) || b.months < 0 {
		w := newWays(p.land, &p.g, p.open, []hexmap.ID{at}, false, p.most)
		defer w.done()
		b = p.toStores(w, b)
	}
	return p.ahead(b)
}

// ahead notes what is known of the next hex of a plan.
func (p *planner) ahead(b plan) plan {
	if len(b.way) > 0 {
		next := b.way[0]
		b.new = p.new[next]
		b.sand = p.guesses[next].terrain[hexmap.Desert] * (1 - p.guesses[next].river)
	}
	return b
}

// toStores is the way to hidden food, where the food in hand does not last for
// the plan and there is some nearer than its end.
func (p *planner) toStores(w *ways, b plan) plan {
	for _, at := range p.stores {
		if t := float64(w.time[at]) / month; t > 0 && (b.months < 0 || t < b.months) {
			b = plan{aim: at, way: w.path(at), shore: b.shore, months: t, rate: b.rate}
		}
	}
	return b
}

// loyalty is how much better another plan must be than the old one.
const loyalty = 1.08

// spareMonth is the months a plan allows for what comes between, where a rival waits for
// nobody.
const spareMonth = 1.0

// straight is the plan to go home at once: by the way that pays best among
// those the food allows, else by the shortest.
func (p *planner) straight(at hexmap.ID) plan {
	best, shortest := plan{aim: hexmap.None, rate: -1}, plan{aim: hexmap.None, months: math.Inf(1)}
	for s, home := range p.homes {
		if home.time[at] < 0 {
			continue
		}
		q := plan{aim: hexmap.None, shore: hexmap.Shore(s), months: float64(home.time[at]) / month}
		q.rate = p.value(p.held+wayBack*home.points[at], p.mapped+wayBack*float64(home.blanks[at]), q)
		if exceeds(shortest.months, q.months) {
			shortest = q
		}
		if !exceeds(q.months, min(p.lasts, p.left)) && exceeds(q.rate, best.rate) {
			best = q
		}
	}
	if best.rate >= 0 {
		return best
	}
	if math.IsInf(shortest.months, 1) { // nowhere to go: wait for something to happen
		return plan{aim: hexmap.None, months: -1}
	}
	return shortest
}

// nearest is how many months off the port is that is reached soonest, negative where none can be.
func (p *planner) nearest(at hexmap.ID) float64 {
	least := -1.0
	for _, home := range p.homes {
		if t := float64(home.time[at]) / month; t >= 0 && (least < 0 || exceeds(least, t)) {
			least = t
		}
	}
	return least
}

// weigh is the plan to go to a hex and end on a shore.
func (p *planner) weigh(w *ways, at hexmap.ID, s hexmap.Shore) plan {
	home, more := p.homes[s], p.beyond[at]
	from, back := at, 0.0
	if !p.across[s] && p.new[at] { // back as he came, through what he will know by then
		from, back = w.left[at], float64(w.blanks[at])*float64(p.g.known)
	}
	if from == hexmap.None || home.time[from] < 0 {
		return plan{rate: -1}
	}
	on := more.hexes * float64(p.g.unknown[hexmap.Blank][upstream]+p.g.known)
	q := plan{aim: at, shore: s, months: (float64(w.time[at]+home.time[from]) + back + on) / month}
	if exceeds(q.months, min(p.lasts, p.left)) {
		return plan{rate: -1}
	}
	hexes := float64(w.blanks[at]) + more.hexes + wayBack*float64(home.blanks[from])
	points := w.points[at] + more.points + more.hexes*(riverHex+float64(p.points.River)) + wayBack*home.points[from]
	q.rate = p.value(p.held+points, p.mapped+hexes, q)
	return q
}

// riverHex is what a hex up a river is worth for itself on average, the river apart.
const riverHex = 2.0

// value is points a month: what an expedition brings that ends so, by the
// months it takes, if the explorer lives.
func (p *planner) value(points, hexes float64, q plan) float64 {
	points += hexes * p.journeyRate(p.port, q.shore)
	if points > p.need {
		points = p.need + overTarget*(points-p.need)
	}
	rate := points * math.Exp(-p.risk*q.months) / (p.months + q.months + p.over)
	if p.bound == q.shore {
		rate *= devotion
	}
	return rate
}

// seatPoints is what a seat's explorer holds in hand: what his hexes would
// score now, and what is in his notebook.
func (l *land) seatPoints() (sum float64) {
	for i := range l.new {
		if id := hexmap.ID(i); l.v.Publishable(id) {
			for _, w := range l.v.Worth(id) {
				if w.Reason != nile.ForEpic {
					sum += float64(w.Points)
				}
			}
		}
	}
	return sum + perNote*float64(l.v.Player(l.v.Seat()).Notes)
}

const perNote = 2.0

// exceeds reports whether a is more than b by more than processors round otherwise: some, arm64 among them, round a
// product and a sum once and not twice, and what weighs the same is to be chosen alike on all.
func exceeds(a, b float64) bool { return a-b > rounding }

// rounding is more than what processors differ by, in points, months, half days and points a month; it is added before a
// figure is cut down to a whole number.
const rounding = 1e-9
