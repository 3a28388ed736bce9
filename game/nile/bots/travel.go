package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// plan makes the plan of the party in the field, in a mode of travel.
func (b *traveller) plan(v nile.View, sh *nile.Sheet, mode nile.Mode) plan {
	p := b.planner(v, sh, mode)
	defer p.done()
	if b.homing || b.enough > 0 && p.held >= b.enough {
		return p.toPort(sh.At)
	}
	return p.best(sh.At, b.aim)
}

// planner is what the plan of the party is made with.
func (b *traveller) planner(v nile.View, sh *nile.Sheet, mode nile.Mode) *planner {
	l := survey(v, &b.taste)
	g := newGait(v, sh, mode, b.style == marching && mode == nile.OnFoot)
	lasts := lasting(sh.Have[nile.Rations], sh.People, hunters(sh))
	if b.sparing {
		lasts = min(lasts, sh.Turns)
	}
	h := b.homeward(l, g)
	if b.within > 0 {
		h.most = int(min(lasts+1, b.within)*month + rounding)
	}
	p := newPlanner(h, sh.Port)
	p.bound, p.over = b.bound, b.mounting()
	me := v.Player(v.Seat())
	p.months = float64(v.Turn() - sh.Began)
	p.held, p.mapped = l.seatPoints(), float64(l.charted())
	p.need = max(1, float64(toWin(v, me.Points)))
	p.stores = stores(v)
	p.lasts, p.risk = lasts, danger(sh)
	return p
}

// homeward are the ways in a gait through the country that he goes into.
func (b *traveller) homeward(l *land, g gait) *homeward {
	h := newHomeward(l, g, b.shunned...)
	for i := range h.open {
		if id := hexmap.ID(i); h.open[i] && l.new[i] && b.beyond(l, id) {
			h.open[i] = false
		}
	}
	return h
}

// pace is a sober one; whoever rests, or is not well, is cautious.
func (b *traveller) pace(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	if c, ok := find(cs, nile.GiveUp); ok && b.lost(v, &sh) {
		return c.Command(0)
	}
	level := soberly
	switch {
	case sh.Sick || sh.Hungry || b.rests(v, &sh):
		level = nile.Cautious
	case b.strategy.pace != nil:
		level = *b.strategy.pace
	case len(b.course.way) > 0 && !v.Familiar(b.course.way[0]):
		level = b.into(v, &sh, b.course.way[0])
	}
	for i := range cs {
		if cs[i].Kind == nile.SetPace && cs[i].Target == int32(level) {
			return cs[i].Command(0)
		}
	}
	return must(cs, nile.SetPace)
}

// yearsAlone is how many months a man sits in one place, with nobody left beside
// him, before his country gives him up.
const yearsAlone = 18

// lost reports whether there is nothing more to be hoped for from a party.
func (b *traveller) lost(v nile.View, sh *nile.Sheet) bool {
	if sh.At != b.sitsAt || b.sitsSince < sh.Began {
		b.sitsAt, b.sitsSince = sh.At, v.Turn()
	}
	return sh.People == 1 && v.Turn()-b.sitsSince >= yearsAlone
}

// lookAround is what the second card for a find is worth to a normal march that has
// points left (20.4), in hexes: one card in five has a find for a specialty, in
// country where it is to be made two times in three, for two points, and a hex
// brings about three.
const lookAround = 0.1

// into is the level at which a party gets farthest into unknown land, and of
// equal ones the most careful: a column makes forced marches in open country.
func (b *traveller) into(v nile.View, sh *nile.Sheet, to hexmap.ID) (best nile.Level) {
	left, guided := v.Terrain(sh.At), sh.Have[nile.Guides] > sh.Ill[nile.Guides]
	hurry := b.style == marching && sh.Mode == nile.OnFoot && guided && sh.Have[nile.Rations] >= sh.People
	loss, course, far := 0, courseOf(v, sh.At, to), 0.0
	if sh.Mode == nile.ByCanoe && sh.Have[nile.Canoes] > 0 {
		loss = crewLoss(sh)
	}
	for _, level := range levels(v, left, hurry) {
		points, lost := v.MovementPoints(sh.Mode, level)-loss, lostChance(v, left, course, level, guided, false)
		n := farAhead(points, lost)
		if level == nile.Normal && points%2 > 0 {
			n += lookAround * (1 - lost)
		}
		if exceeds(n, far) {
			best, far = level, n
		}
	}
	if far == 0 {
		return soberly
	}
	return best
}

// rests reports whether the party stays where it is this month: till its
// explorer and most of its people are well, for who rests and eats seldom dies
// of a fever (19).
func (b *traveller) rests(v nile.View, sh *nile.Sheet) bool {
	if sh.Hungry || sh.Have[nile.Rations] < sh.People {
		return false
	}
	if t, ok := v.Tribe(sh.At); ok && !t.Friend && t.Strength > 0 {
		return false
	}
	ill := sh.Ill[0] + sh.Ill[1] + sh.Ill[2]
	return sh.Sick || illPart*ill >= sh.People
}

// illPart: a party rests where a part in so many is ill.
const illPart = 4

// travel moves the party on by its plan.
func (b *traveller) travel(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	if c, ok := find(cs, nile.EndTravel); ok && b.dithers(v) {
		return c.Command(0)
	}
	if c, ok := aboard(cs); ok && b.boarding {
		b.boarding, b.course, b.switched = false, plan{}, v.Turn()+1
		return c.Command(0)
	}
	if cmd, ok := b.settle(sh, cs); ok {
		return cmd
	}
	if !b.decided && !b.onItsWay(v, &sh) {
		b.course = b.plan(v, &sh, sh.Mode)
		b.aim, b.turn = b.course.aim, v.Turn()
	}
	q := &b.course
	if c, ok := find(cs, nile.GoHome); ok && q.aim == hexmap.None && q.months == 0 {
		return c.Command(0)
	}
	if cmd, ok := b.downRiver(v, &sh, cs); ok {
		return cmd
	}
	if cmd, ok := b.depot(v, &sh, cs); ok {
		return cmd
	}
	if b.rests(v, &sh) {
		return must(cs, nile.EndTravel)
	}
	if cmd, ok := b.ashore(v, &sh, cs, q); ok {
		b.course = plan{}
		return cmd
	}
	if cmd, ok := b.alight(&sh, cs, q); ok {
		b.course = plan{}
		return cmd
	}
	if cmd, ok := b.fill(v, &sh, cs); ok {
		return cmd
	}
	for i := range cs {
		if c := &cs[i]; (c.Kind == nile.Move || c.Kind == nile.Portage) && len(q.way) > 0 && c.Target == int32(q.way[0]) && dares(v, c) {
			return c.Command(int(c.Max))
		}
	}
	if len(q.way) > 0 && sh.Left == sh.Allowance && sh.Left > 0 && !sh.Halted && v.Why(q.way[0]).Rule != tooFar {
		b.shunned = append(b.shunned, q.way[0]) // there is no going that way
		b.course = plan{}
	}
	return must(cs, nile.EndTravel)
}

// tooFar is the rule by which a step is not to be had for the points that are left.
const tooFar = "9.41"

// mostSteps is far more than anybody has to do in a month.
const mostSteps = 80

// dithers counts the choices of a month, and reports whether there were too
// many: two habits that undo each other's work must not hold up the table.
func (b *traveller) dithers(v nile.View) bool {
	if now := v.Turn() + 1; b.counted != now {
		b.counted, b.steps = now, 0
	}
	b.steps++
	return b.steps > mostSteps
}

// onItsWay reports whether the party still follows the plan it made this
// month: it has come into the next hex of it, and that was nothing new.
func (b *traveller) onItsWay(v nile.View, sh *nile.Sheet) bool {
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
func (b *traveller) settle(sh nile.Sheet, cs []game.Choice) (game.Command, bool) {
	if _, free := find(cs, nile.EndTravel); free {
		return game.Command{}, false
	}
	if c, ok := find(cs, nile.Retreat); ok {
		return c.Command(0), true
	}
	if sh.Mode == nile.ByCanoe && sh.Have[nile.Canoes] == 0 {
		if cmd, ok := b.beach(&sh, cs); ok {
			return cmd, true
		}
		sh.Mode = nile.OnFoot
	}
	if sh.Mode == nile.Mounted && !sh.Load[nile.Mounted].Able {
		if cmd, ok := remount(&sh, cs); ok {
			return cmd, true
		}
		sh.Mode = nile.OnFoot
	}
	over := sh.Load[sh.Mode].Cost - sh.Load[sh.Mode].Capability
	if cmd, ok := Spare(sh.Mode, cs, over); ok {
		return cmd, true
	}
	for i := range cs { // what cannot stay here otherwise goes on its own feet
		if c := &cs[i]; c.Kind == nile.ChangeMode && c.Target == int32(nile.OnFoot) {
			return c.Command(0), true
		}
	}
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Drop && (c.Item == int16(nile.Horses) || c.Item == int16(nile.Camels)) {
			return c.Command(int(c.Max)), true
		}
	}
	return b.rng.Choose(cs), true
}

// Spare is what a party that goes on in a mode and is over items too heavy had best part with first, of
// the choices there are (6.55): canoes where it walks, then what is needed least. ok is false where there is nothing
// of that.
func Spare(m nile.Mode, cs []game.Choice, over int) (cmd game.Command, ok bool) {
	if m != nile.ByCanoe {
		if cmd, ok := hideCanoes(cs, over); ok {
			return cmd, true
		}
	}
	return shed(cs, over)
}

// hideCanoes buries a canoe where the party is so many items too heavy.
func hideCanoes(cs []game.Choice, over int) (game.Command, bool) {
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Cache && c.Item == int16(nile.Canoes) && over > 0 {
			return c.Command(1), true
		}
	}
	return game.Command{}, false
}

// shed parts with what is needed least, up to so many items. It is hidden
// rather than thrown away: there may be a way back.
func shed(cs []game.Choice, over int) (game.Command, bool) {
	for _, item := range [4]nile.Item{nile.Water, nile.Gifts, nile.Rations, nile.Muskets} {
		for _, k := range [2]game.Kind{nile.Cache, nile.Drop} {
			if item == nile.Water && k == nile.Cache {
				continue
			}
			for i := range cs {
				if c := &cs[i]; c.Kind == k && c.Item == int16(item) && over > 0 {
					return c.Command(min(over, int(c.Max))), true
				}
			}
		}
	}
	return game.Command{}, false
}
