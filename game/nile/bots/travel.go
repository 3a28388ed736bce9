package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// plan makes the plan of the party in the field, in a mode of travel.
func (b *steady) plan(v nile.View, sh *nile.Sheet, mode nile.Mode) plan {
	l := survey(v, &b.taste)
	p := newPlanner(newHomeward(l, newGait(sh, mode)), sh.Port)
	me := v.Player(v.Seat())
	p.months = float64(v.Turn() - sh.Began)
	p.held, p.mapped = l.seatPoints(), float64(l.charted())
	p.need = max(1, float64(v.Target()-me.Points))
	p.lasts, p.risk = lasting(sh.Have[nile.Rations], sh.People, hunters(sh)), danger(sh)
	return p.best(sh.At, b.aim)
}

// pace is a sober one; whoever rests, or is not well, is cautious.
func (b *steady) pace(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	level := soberly
	if sh.Sick || sh.Hungry || rests(v, &sh) {
		level = nile.Cautious
	}
	for i := range cs {
		if cs[i].Kind == nile.SetPace && cs[i].Target == int32(level) {
			return cs[i].Command(0)
		}
	}
	return must(cs, nile.SetPace)
}

// rests reports whether the party stays where it is till its explorer and most
// of its people are well: who rests and eats seldom dies of a fever (19).
func rests(v nile.View, sh *nile.Sheet) bool {
	ill := sh.Ill[0] + sh.Ill[1] + sh.Ill[2]
	if !sh.Sick && 3*ill < sh.People || sh.Hungry || sh.Have[nile.Rations] < sh.People {
		return false
	}
	t, ok := v.Tribe(sh.At)
	return !ok || t.Friend
}

// travel moves the party on by its plan.
func (b *steady) travel(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	if cmd, ok := b.settle(sh, cs); ok {
		return cmd
	}
	if !b.onItsWay(v, &sh) {
		b.course = b.plan(v, &sh, sh.Mode)
		b.aim, b.turn = b.course.aim, v.Turn()
	}
	q := &b.course
	if c, ok := find(cs, nile.GoHome); ok && q.aim == hexmap.None && q.months == 0 {
		return c.Command(0)
	}
	if rests(v, &sh) {
		return must(cs, nile.EndTravel)
	}
	if cmd, ok := b.ashore(v, &sh, cs, q); ok {
		b.course = plan{}
		return cmd
	}
	for i := range cs {
		if c := &cs[i]; (c.Kind == nile.Move || c.Kind == nile.Portage) && len(q.way) > 0 && c.Target == int32(q.way[0]) {
			return c.Command(int(c.Max))
		}
	}
	return must(cs, nile.EndTravel)
}

// onItsWay reports whether the party still follows the plan it made this
// month: it has come into the next hex of it, and that was nothing new.
func (b *steady) onItsWay(v nile.View, sh *nile.Sheet) bool {
	q := &b.course
	if b.turn != v.Turn() || len(q.way) < 2 || q.new || sh.At != q.way[0] {
		return false
	}
	q.way = q.way[1:]
	q.new = !v.Familiar(q.way[0])
	return true
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
	if sh.Mode == nile.ByCanoe && sh.Have[nile.Canoes] == 0 {
		if cmd, ok := b.beach(cs); ok {
			return cmd, true
		}
		sh.Mode = nile.OnFoot
	}
	over := sh.Load[sh.Mode].Cost - sh.Load[sh.Mode].Capability
	for _, item := range [4]nile.Item{nile.Water, nile.Gifts, nile.Rations, nile.Muskets} {
		for i := range cs {
			if c := &cs[i]; c.Kind == nile.Drop && c.Item == int16(item) && over > 0 {
				return c.Command(min(over, int(c.Max))), true
			}
		}
	}
	return b.rng.Choose(cs), true
}
