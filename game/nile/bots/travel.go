package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// ways are the cheapest ways from a hex through familiar country in a mode of
// travel, in movement points.
type ways struct {
	v    nile.View
	mode nile.Mode
	from hexmap.ID
	cost []int16
	came []hexmap.ID
	seen []hexmap.ID // in the order reached
}

// newWays walks outward from a hex. Every familiar hex costs one point, so
// that a plain queue finds the cheapest ways.
func newWays(v nile.View, from hexmap.ID, mode nile.Mode) *ways {
	n := len(v.Map().Cells)
	w := &ways{v: v, mode: mode, from: from, cost: make([]int16, n), came: make([]hexmap.ID, n)}
	for i := range w.came {
		w.came[i] = hexmap.None
	}
	w.came[from] = from
	w.seen = append(w.seen, from)
	var room [9]hexmap.ID
	for i := 0; i < len(w.seen); i++ {
		at := w.seen[i]
		for _, to := range v.Touching(at, room[:0]) {
			if w.came[to] == hexmap.None && (mode == nile.ByCanoe || v.Map().Afoot(at, to)) && v.Terrain(to) != hexmap.Blank && v.Familiar(to) && v.Enterable(mode, to) && !v.Dry(to) {
				w.came[to], w.cost[to] = at, w.cost[at]+1
				w.seen = append(w.seen, to)
			}
		}
	}
	return w
}

// goal is somewhere to go: the first step toward it and what it costs in all.
type goal struct {
	step  hexmap.ID
	total int // −1: nowhere
}

// frontier is the cheapest way into a blank hex; among equally cheap ones
// the one with most blank land around.
func (w *ways) frontier() goal {
	best, room, total := goal{hexmap.None, -1}, -1, 1<<30
	var buf, around [9]hexmap.ID
	for _, at := range w.seen {
		if int(w.cost[at])+2 > total {
			break
		}
		for _, to := range w.v.Touching(at, buf[:0]) {
			if w.v.Terrain(to) != hexmap.Blank || !w.v.Map().Afoot(at, to) {
				continue
			}
			blank := 0
			for _, n := range w.v.Touching(to, around[:0]) {
				if w.v.Terrain(n) == hexmap.Blank {
					blank++
				}
			}
			if total = int(w.cost[at]) + 2; blank > room {
				room = blank
				best = goal{w.firstStep(at, to), total}
			}
		}
	}
	return best
}

// firstStep is where to go first to enter to from at.
func (w *ways) firstStep(at, to hexmap.ID) hexmap.ID {
	for at != w.from {
		at, to = w.came[at], at
	}
	return to
}

// port is the cheapest way to a port.
func (w *ways) port() goal {
	for _, at := range w.seen {
		if w.v.Map().Cells[at].Port != hexmap.NoPort {
			if at == w.from {
				return goal{at, 0}
			}
			return goal{w.firstStep(w.came[at], at), int(w.cost[at])}
		}
	}
	return goal{hexmap.None, -1}
}

// travel moves the party on, or home in time.
func (b *steady) travel(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	if cmd, ok := b.settle(sh, cs); ok {
		return cmd
	}
	w := newWays(v, sh.At, sh.Mode)
	home := w.port()
	hexes := v.Player(v.Seat()).Unpublished
	if c, ok := find(cs, nile.GoHome); ok && hexes > 0 && (b.homing || hexes >= 4) {
		return c.Command(0)
	}
	if b.mustTurnBack(v, sh, home) {
		b.homing = true
	}
	aim := w.frontier()
	if b.homing && home.total > 0 {
		aim = home
	}
	for i := range cs {
		if cs[i].Kind == nile.Move && cs[i].Target == int32(aim.step) {
			return cs[i].Command(0)
		}
	}
	if !b.homing {
		if cmd, ok := b.anyBlank(v, cs); ok {
			return cmd
		}
	}
	if c, ok := find(cs, nile.GoHome); ok && b.homing {
		return c.Command(0)
	}
	return must(cs, nile.EndTravel)
}

// enough is how many unpublished hexes are worth bringing home.
const enough = 16

// mustTurnBack reports whether it is time to go home: food and guns are just
// enough for the way, the explorer is sick, or there is much to publish.
func (b *steady) mustTurnBack(v nile.View, sh nile.Sheet, home goal) bool {
	perTurn := 3
	if sh.Mode == nile.Mounted {
		perTurn = 4
	}
	turns := float64(max(0, home.total)+perTurn-1)/float64(perTurn) + 1
	hunters := sh.Have[nile.Askaris] - sh.Ill[2]
	if sh.Have[nile.Muskets] > 0 {
		hunters++
	}
	const game = 1.6 // rations a hunter brings on average, soberly
	need := max(float64(sh.People)-game*float64(hunters), 0.25*float64(sh.People))
	lasts := float64(sh.Have[nile.Rations]) / need
	return sh.Sick || lasts < turns+1 || v.Player(v.Seat()).Unpublished >= enough
}

// anyBlank enters a blank hex next to the party that does not cost more than
// even odds of losing the way.
func (b *steady) anyBlank(v nile.View, cs []game.Choice) (game.Command, bool) {
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Move && v.Terrain(hexmap.ID(c.Target)) == hexmap.Blank && c.Odds.Float() <= 0.5 {
			return c.Command(0), true
		}
	}
	return game.Command{}, false
}

// settle puts right what keeps the party from going on: too much to carry, or
// a hex it may not stay in.
func (b *steady) settle(sh nile.Sheet, cs []game.Choice) (game.Command, bool) {
	if _, free := find(cs, nile.EndTravel); free {
		return game.Command{}, false
	}
	if c, ok := find(cs, nile.Retreat); ok {
		return c.Command(0), true
	}
	over := sh.Load[sh.Mode].Cost - sh.Load[sh.Mode].Capability
	for _, item := range [4]nile.Item{nile.Gifts, nile.Water, nile.Rations, nile.Muskets} {
		for i := range cs {
			if c := &cs[i]; c.Kind == nile.Drop && c.Item == int16(item) && over > 0 {
				return c.Command(min(over, int(c.Max))), true
			}
		}
	}
	return b.rng.Choose(cs), true
}
