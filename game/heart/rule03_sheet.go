package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/party"
)

// The Expedition Sheet (3).

// change changes a figure within its range and tells of it, and gives by how much
// it has changed. What has come to 0 of Health and Sanity stays there (16.4).
func (p *Position) change(a *game.Act, s game.Seat, f box.Figure, by int, why box.Cause) int {
	pl := &p.seats[s]
	was := int(pl.Fig[f])
	if by > 0 && was == 0 && (f == box.Health || f == box.Sanity) {
		return 0
	}
	least, most := f.Range()
	now := min(most, max(least, was+by))
	if now == was {
		return 0
	}
	pl.Fig[f] = int16(now)
	if now < was && f != box.Ammo && f != box.Discontent && f != box.Points {
		p.cost = true // 11.2
	}
	p.tell(a, Changed, s, why.Rule(), int(f), now-was, now, int(why))
	if f == box.Discontent && now == most && pl.Fig[box.Health] > 0 {
		p.change(a, s, box.Health, -int(pl.Fig[box.Health]), box.ByDiscontent)
	}
	return now - was
}

// runHealthRoll makes a Health-roll (3.4). It comes to 1 if Health was lost.
func (p *Position) runHealthRoll(in reply, f *frame, a *game.Act) {
	p.bodyRoll(in, f, a, box.Health, box.HealthDie)
}

// runSanityRoll makes a Sanity-roll (3.5), as runHealthRoll does.
func (p *Position) runSanityRoll(in reply, f *frame, a *game.Act) {
	p.bodyRoll(in, f, a, box.Sanity, box.SanityDie)
}

func (p *Position) bodyRoll(in reply, f *frame, a *game.Act, of box.Figure, die box.Die) {
	if f.At == 0 {
		f.V[vBodySum] = f.V[vBodyAdd] + int16(p.seats[f.Seat].Against(of))
		p.throw(f, 1, die, int(f.V[vBodySum]), p.of(f.Seat, of), 0)
		return
	}
	lost := 0
	if int(in.got)+int(f.V[vBodySum]) <= p.of(f.Seat, of) {
		lost = -p.change(a, f.Seat, of, -1, box.Cause(f.V[vBodyWhy]))
	}
	p.pop(lost)
}

// runAmmoRoll makes an Ammo-roll (3.6).
func (p *Position) runAmmoRoll(in reply, f *frame, a *game.Act) {
	if f.At == 0 {
		p.throw(f, 1, box.AmmoDie, 0, p.of(f.Seat, box.Ammo), int(f.V[vAmmoNamed]))
		return
	}
	if int(in.got) <= p.of(f.Seat, box.Ammo) {
		p.change(a, f.Seat, box.Ammo, -1, box.Cause(f.V[vAmmoWhy]))
	}
	p.pop(0)
}

// overloaded finds an Explorer who carries too much: what is to be left behind is
// asked for at once, or known. It reports whether it has put that question.
func (p *Position) overloaded() bool {
	if p.turnNo == 0 || p.depth >= maxDepth || p.top().Step == KeepingLoad || p.top().Step == sheddingLoad {
		return false
	}
	for i := range p.n {
		s := game.Seat(i)
		if pl := &p.seats[i]; pl.Lost || pl.Load() <= pl.Capacity() {
			continue
		}
		p.push(frame{Step: sheddingLoad, Seat: s})
		return true
	}
	return false
}

// loadChoices are those mixes (3.1).
func (p *Position) loadChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, m := range p.seats[f.Seat].Loads() {
		buf = append(buf, game.Choice{Kind: KeepLoad, Target: int32(m[0]), Item: int16(m[1])})
	}
	return buf
}

// runSheddingLoad leaves behind what is too much (3.1). What the step below was waiting for
// is kept.
func (p *Position) runSheddingLoad(in reply, f *frame, a *game.Act) {
	s := f.Seat
	keep := [2]int{int(in.answer.Target), int(in.answer.Item)}
	if f.At == 0 {
		f.V[vWaitedFor] = in.got
		mixes := p.seats[s].Loads()
		if len(mixes) > 1 {
			p.call(f, 1, KeepingLoad, s)
			return
		}
		keep = mixes[0]
	}
	got := int(f.V[vWaitedFor])
	paid := p.cost
	p.change(a, s, box.Food, keep[0]-p.of(s, box.Food), box.ByLoad)
	p.change(a, s, box.Gifts, keep[1]-p.of(s, box.Gifts), box.ByLoad)
	p.cost = paid // what is left behind is not what an Incident costs
	p.pop(got)
}

// runLosingItems takes so many Items, in a mix of the loser's choice (3). It comes to how
// many were lost.
func (p *Position) runLosingItems(in reply, f *frame, a *game.Act) {
	s := f.Seat
	food, gifts := p.of(s, box.Food), p.of(s, box.Gifts)
	n := min(int(f.V[vItems]), food+gifts)
	ofFood := int(in.answer.N)
	if f.At == 0 {
		least, most := max(0, n-gifts), min(n, food)
		if least < most {
			p.call(f, 1, GivingItems, s, n, int(f.V[vItemsWhy]))
			return
		}
		ofFood = least
	}
	p.change(a, s, box.Food, -ofFood, box.Cause(f.V[vItemsWhy]))
	p.change(a, s, box.Gifts, ofFood-n, box.Cause(f.V[vItemsWhy]))
	p.pop(n)
}

// itemChoices is how many of the Items are Food (3).
func (p *Position) itemChoices(f *frame, buf []game.Choice) []game.Choice {
	food, gifts, n := p.of(f.Seat, box.Food), p.of(f.Seat, box.Gifts), int(f.V[vItems])
	return append(buf, game.Choice{Kind: GiveItems, Min: int32(max(0, n-gifts)), Max: int32(min(n, food))})
}

// runLosingCarriers gives back what nobody is left to carry (3.2): all Resources but
// Guide, Canoes, Ammo and three others of one's choice. V: the three kept, each
// plus one.
func (p *Position) runLosingCarriers(in reply, f *frame, a *game.Act) {
	s := f.Seat
	if f.At == 1 {
		f.V[kept(f)] = in.answer.Item + 1
	}
	if n := kept(f); n < party.MostUncarried && count(p.seats[s].Uncarried(nil)) > party.MostUncarried {
		p.call(f, 1, KeepingThree, s, int(f.V[0]), int(f.V[1]), int(f.V[2]))
		return
	}
	if kept(f) == party.MostUncarried {
		for r, n := range p.seats[f.Seat].Uncarried(f.V[:party.MostUncarried]) {
			for range n {
				p.giveUp(a, s, box.Resource(r), box.ByLastPorter)
			}
		}
	}
	p.pop(0)
}

// kept is how many Resources are kept so far.
func kept(f *frame) (n int) {
	for n < party.MostUncarried && f.V[n] > 0 {
		n++
	}
	return n
}

// count is how many Resources these are.
func count(of [box.Resources]int8) (n int) {
	for _, k := range of {
		n += int(k)
	}
	return n
}

// threeChoices are the Resources that may be kept (3.2).
func (p *Position) threeChoices(f *frame, buf []game.Choice) []game.Choice {
	for r, n := range p.seats[f.Seat].Uncarried(f.V[:party.MostUncarried]) {
		if n > 0 {
			buf = append(buf, game.Choice{Kind: KeepThing, Item: int16(r)})
		}
	}
	return buf
}

// gain gives a seat a Resource out of the pool, if there is one.
func (p *Position) gain(a *game.Act, s game.Seat, r box.Resource, why box.Cause) {
	if p.pool[r] == 0 {
		return
	}
	p.pool[r]--
	p.seats[s].Res[r]++
	p.tell(a, Got, s, why.Rule(), int(r), int(why))
}

// giveUp puts a Resource back into the pool.
func (p *Position) giveUp(a *game.Act, s game.Seat, r box.Resource, why box.Cause) {
	p.seats[s].Res[r]--
	p.pool[r]++
	p.tell(a, GaveUp, s, why.Rule(), int(r), int(why))
}

// giveAll puts all of a kind back.
func (p *Position) giveAll(a *game.Act, s game.Seat, r box.Resource, why box.Cause) {
	for p.has(s, r) {
		p.giveUp(a, s, r, why)
	}
}

// gainRandom gives a random Resource (2.3): even over all in the pool but Guide and
// Canoes.
func (p *Position) gainRandom(a *game.Act, s game.Seat, why box.Cause) {
	if r := p.drawResource(a, &p.pool, false); r != box.NoResource {
		p.gain(a, s, r, why)
	}
}

// loseRandom takes a random Resource: even over all that the seat holds. It reports
// whether there was one.
func (p *Position) loseRandom(a *game.Act, s game.Seat, why box.Cause) bool {
	r := p.drawResource(a, &p.seats[s].Res, true)
	if r == box.NoResource {
		return false
	}
	p.giveUp(a, s, r, why)
	p.cost = true // 11.2
	return true
}

// drawResource picks one of so many of each kind, noResource if there is none.
func (p *Position) drawResource(a *game.Act, from *[box.Resources]int8, all bool) box.Resource {
	var bag [box.Resources]int
	n := 0
	for r, k := range from {
		if all || box.Resource(r) != box.Guide && box.Resource(r) != box.Canoes {
			bag[r] = int(k)
			n += int(k)
		}
	}
	if n == 0 {
		return box.NoResource
	}
	return box.Resource(a.Draw("12 resource", bag[:]))
}
