package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// deed is something that can be done at a place.
type deed struct {
	gain   float64
	cost   int8
	clear  bool // only where no creature is
	kind   game.Kind
	target int
	item   int
	errand island.Errand
	about  int
	quest  int8 // of QuestFinish: which of those begun on the way, −1: begun already
}

// spot is what a plan knows of a place.
type spot struct {
	deeds  []deed
	fight  deed    // kind 0: none
	clears float64 // the chance that a combat leaves nobody there
	empty  bool    // nobody is there
	harm   float64 // what ending the turn there costs more than ending it here
	draws  float64 // what is there for the next turn
	drawn  deed    // the most of that
	lasts  float64 // of that, what visiting does not take away
}

// plan is the best way to spend what is left of a turn.
type plan struct {
	t       *thought
	spots   [box.Places]spot
	best    float64
	first   deed
	errand  island.Errand
	about   int
	visited uint32
	fought  uint32 // places where the route fights
	begun   uint8
	cost    [2]int8 // of the first Move of the turn, and of others
}

// makePlan thinks of everything that could be done anywhere, and of the best way.
func (t *thought) makePlan() *plan {
	p := &plan{t: t, best: -1e9, errand: island.ToRest}
	p.cost = [2]int8{1, 1}
	if !t.turn.Moved {
		p.cost[0] = int8(max(0, 1-t.v.Standing(t.s, verb.Pace, verb.NoTrial)))
	}
	here := t.at(t.me.At)
	for at := range t.b.Spots {
		q := &p.spots[at]
		q.empty = t.isle.Clear(box.Place(at))
		q.harm = t.at(box.Place(at)) - here + t.haven(box.Place(at))
		if !q.empty {
			p.addFight(box.Place(at))
		}
	}
	p.addLoot()
	p.addQuests()
	p.addTraps()
	p.addEvents()
	p.addTalks()
	p.addBodies()
	p.lead()
	left := int8(t.turn.Left)
	moved := 0
	if t.turn.Moved || p.cost[0] == 1 {
		moved = 1
	}
	p.search(t.me.At, left, moved, 0, deed{})
	return p
}

// add notes a deed at a place.
func (p *plan) add(at box.Place, d deed) {
	if d.gain > 0 {
		p.spots[at].deeds = append(p.spots[at].deeds, d)
	}
}

// haven is what it costs to be far from the boat when it comes, or where one was asked not
// to be.
func (t *thought) haven(at box.Place) float64 {
	switch {
	case t.spoken == 0:
	case t.told(island.KeepFrom, int(at)):
		return 25 + t.shore(at)
	case t.told(island.MeetAt, int(at)):
		return t.shore(at) - 25
	}
	return t.shore(at)
}

// shore is what it costs to be far from the boat when it comes.
func (t *thought) shore(at box.Place) float64 {
	far := float64(t.b.Walking(at, box.Harbour))
	switch round := t.v.Round(); {
	case t.called == 0 && t.spoken > 0 && t.told(island.ICall, 0):
		return 4 * far
	case t.called == 0:
		return 0
	case t.need > 0:
		return 2 * far
	case round > t.called && far == 0:
		return -300
	case round > t.called:
		return 25 * far
	}
	return 9 * far
}

// lead works out what each place leads to in the next turn.
func (p *plan) lead() {
	for at := range p.t.b.Spots {
		q := &p.spots[at]
		for _, d := range q.deeds {
			of := d.gain
			if d.clear && !q.empty {
				of *= q.clears
			}
			if d.kind == island.QuestFinish && d.quest >= 0 {
				of *= 0.3
			}
			if of > q.draws {
				q.draws, q.drawn = of, d
			}
			if d.kind == island.Loot {
				q.lasts = max(q.lasts, of)
			}
		}
		if q.fight.kind != 0 {
			if 0.8*q.fight.gain > q.draws {
				q.drawn = q.fight
			}
			q.draws += 0.8 * q.fight.gain
		}
	}
}

// ahead is what a place leads to, and for what.
func (p *plan) ahead(from box.Place) (worth float64, d *deed) {
	most := 0.0
	for at := range p.t.b.Spots {
		q := &p.spots[at]
		draws := q.draws
		if p.visited>>at&1 == 1 {
			draws = q.lasts
		}
		if of := draws - w.farther*float64(p.t.b.Walking(from, box.Place(at))); draws > 0 && of > most {
			most, d = of, &q.drawn
		}
	}
	return w.later * most, d
}

// search goes on from a place to which the first visit is.
func (p *plan) search(at box.Place, left int8, moved int, sum float64, first deed) {
	p.visited |= 1 << at
	q := &p.spots[at]
	p.deeds(at, 0, left, moved, sum, 1, first)
	if q.fight.kind != 0 && left > 0 {
		next := first
		if next.kind == 0 {
			next = q.fight
		}
		p.fought |= 1 << at
		p.deeds(at, 0, left-1, moved, sum+q.fight.gain, q.clears, next)
		p.fought &^= 1 << at
	}
	p.visited &^= 1 << at
}

// deeds does what there is to do at a place, one deed after the other, or leaves it.
func (p *plan) deeds(at box.Place, from int, left int8, moved int, sum, clear float64, first deed) {
	q := &p.spots[at]
	for k := from; k < len(q.deeds); k++ {
		d := &q.deeds[k]
		of := d.gain
		if d.clear && !q.empty {
			if p.fought>>at&1 == 0 {
				continue
			}
			of *= clear
		}
		if d.cost > left || d.kind == island.QuestFinish && d.quest >= 0 && p.begun>>d.quest&1 == 0 {
			continue
		}
		next := first
		if next.kind == 0 {
			next = *d
		}
		was := p.begun
		if d.kind == island.QuestBegin {
			p.begun |= 1 << d.quest
		}
		p.deeds(at, k+1, left-d.cost, moved, sum+of, clear, next)
		p.begun = was
		if d.cost == 0 {
			return // what is free and good is done
		}
	}
	p.onward(at, left, moved, sum, clear, first)
}

// onward ends the turn here, or goes on to a neighbour.
func (p *plan) onward(at box.Place, left int8, moved int, sum, clear float64, first deed) {
	q := &p.spots[at]
	harm := q.harm
	if p.fought>>at&1 == 1 && harm > 0 {
		harm *= 1 - clear
	}
	ahead, to := p.ahead(at)
	if total := sum - harm + ahead; total > p.best+1e-9 {
		p.best, p.first = total, first
		p.errand, p.about = first.errand, first.about
		switch { // what it goes there for
		case first.kind != island.Move:
		case p.t.called > 0 && p.t.need == 0:
			p.errand = island.ToBoat
		case to != nil:
			p.errand, p.about = to.errand, to.about
		}
	}
	cost := p.cost[moved]
	if cost > left {
		return
	}
	t := p.t
	if t.isle.At[foretell.TheGuardian] == at && t.letter('d') {
		return
	}
	s := t.b.Spots[at]
	for _, to := range s.Paths {
		p.enter(at, to, 0, left-cost, sum, first)
	}
	if s.Use == box.TunnelUse && (q.empty || p.fought>>at&1 == 1 && clear > 0.6) {
		for _, to := range t.b.Tunnels {
			p.enter(at, to, 1, left-cost, sum, first)
		}
	}
}

// letter reports whether a letter of 19 is played with.
func (t *thought) letter(letter byte) bool {
	cfg := t.v.Settings()
	return cfg.Has(letter)
}

// enter goes to a place where the route has not been yet.
func (p *plan) enter(_, to box.Place, tunnel int, left int8, sum float64, first deed) {
	if p.visited>>to&1 == 1 {
		return
	}
	if to == box.Heart {
		sum -= p.t.curse(p.t.v.Chair(p.t.s).Curses) + 8
	}
	if first.kind == 0 {
		first = deed{kind: island.Move, target: int(to), item: tunnel, errand: island.ToRest}
	}
	p.search(to, left, 1, sum-w.step, first)
}
