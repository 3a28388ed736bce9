package heart

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Findings and Discoveries (13), and the deal with what is in a slot (10.8).

const (
	findPoints  = 2
	findTime    = 1
	kingsFood   = 3 // times the roll
	mostForKing = 5 // Gifts
	rifleWorth  = 6 // Gifts that cannot fail
)

// The places of a deal.
const (
	dealRumour uint8 = iota
	dealMoved
	dealFind
	dealDiscovery
	dealGuests
	dealNamed
	dealEncounter
	dealDone
)

// runDealing deals with what is in a slot, in the order of 10.8.
func (p *Position) runDealing(in reply, f *frame, a *game.Act) {
	s := f.Seat
	pl := &p.seats[s]
	at := pl.Slot
	switch f.At {
	case dealRumour:
		f.At = dealFind
		switch find := pl.FindsHere(); {
		case pl.Active == at:
			p.call(f, dealDone, atSpecial, s)
		case find && pl.Active != box.NoSlot: // 15.2
			p.call(f, dealMoved, movingRumour, s)
		}
	case dealMoved:
		f.At = dealFind
	case dealFind:
		f.At = dealDiscovery
		if c := pl.Finds[at]; c != box.NoChit {
			pl.Finds[at] = box.NoChit
			p.scoreFind(a, s, c)
		}
	case dealDiscovery:
		f.At = dealEncounter
		c := pl.Chits[at]
		if !c.Sort().Discovery() {
			return
		}
		pl.Chits[at] = box.NoChit
		p.scoreFind(a, s, c)
		p.afterDiscovery(f, a, c)
	case dealGuests:
		p.resist(f, a, box.Figure(in.answer.Target))
	case dealNamed:
		if c := in.answer; c.Kind == CallFind {
			name := shortened(strings.TrimSpace(c.Text)) // blanks are no name
			if name != "" {
				p.names[box.Chit(f.V[vDealt])-box.FirstFind] = name
				p.tell(a, FindNamed, s, "13", int(f.V[vDealt]))
			}
		}
		f.At = dealEncounter
	case dealEncounter:
		f.At = dealDone
		if c := pl.Chits[at]; c.Sort().Encounter() {
			p.call(f, dealDone, meeting, s, int(c.Sort()), int(p.seats[s].Before()))
			p.tell(a, Met, s, "14", int(at), int(c), int(p.seats[s].Before()))
		}
	case dealDone:
		p.pop(0)
	}
}

// scoreFind scores a Finding or a Discovery (13): the chit leaves for the region.
func (p *Position) scoreFind(a *game.Act, s game.Seat, c box.Chit) {
	pl := &p.seats[s]
	sort := c.Sort()
	p.finds[c-box.FirstFind] = pl.Region
	p.tell(a, FindScored, s, "13", int(pl.Slot), int(c))
	from := box.ForFinding
	if sort.Discovery() {
		from = box.ForDiscovery
	}
	p.score(a, s, from, findPoints+plus(1, sort == box.Highest), int(c))
	p.change(a, s, box.Time, -findTime, box.ByFind)
	if with := fitting(sort); with != box.NoResource {
		p.scoreWith(a, s, with)
	}
	p.attention(a, s, sort.Patron())
}

// afterDiscovery is what a Discovery asks for besides.
func (p *Position) afterDiscovery(f *frame, a *game.Act, c box.Chit) {
	s := f.Seat
	f.V[vDealt] = int16(c)
	//exhaustive:enforce
	switch c.Sort() {
	case box.Kingdom:
		p.call(f, dealEncounter, atKingdom, s)
	case box.Warriors:
		switch by := p.resists(s); len(by) {
		case 0:
		case 1:
			p.resist(f, a, by[0])
		default:
			p.call(f, dealGuests, FacingWarriors, s)
		}
	case box.Mountain, box.Highest, box.Lake, box.LostCity:
		if p.cfg.Names {
			p.call(f, dealNamed, NamingFind, s, int(c))
		}
	case box.NoSort, box.Warband, box.Malaria, box.Taboo, box.Accident, box.Storm, box.Thirst, box.Lost, box.Success, box.Rumour, box.Impassable,
		box.Culture, box.Flora, box.Scenery, box.Mineral, box.Village, box.Wildlife, box.Tusk, box.Plant, box.Healer, box.Missionary, box.Sorts:
	}
}

// resists is what a Warrior Nation takes one of: without an Askari nobody dies, and no powder has to save him (16.1).
func (p *Position) resists(s game.Seat) (by []box.Figure) {
	if p.of(s, box.Askaris) == 0 {
		return nil
	}
	if by = append(by, box.Askaris); p.of(s, box.Ammo) > 0 {
		by = append(by, box.Ammo)
	}
	return by
}

// resist is how a Warrior Nation is left: an Askari, or Ammo Stock.
func (p *Position) resist(f *frame, a *game.Act, by box.Figure) {
	if by == box.Ammo {
		p.change(a, f.Seat, box.Ammo, -1, box.ByWarriors)
		f.At = dealEncounter
		return
	}
	p.losePerson(f, dealEncounter, box.Askaris, box.ByWarriors)
}

func warriorChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Suffer, Target: int32(box.Askaris)}, game.Choice{Kind: Suffer, Target: int32(box.Ammo)})
}

func nameChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: CallFind}, game.Choice{Kind: No})
}

// shortened is a name without the letters that are too many.
func shortened(name string) string {
	n := 0
	for i := range name { // from letter to letter
		if n++; n > box.MostName {
			return name[:i]
		}
	}
	return name
}

// mayHave reports whether a seat may be given a Guide or Canoes (2.3), and one is left.
func (p *Position) mayHave(s game.Seat, w box.Wish) bool {
	switch w {
	case box.ForGuide:
		return !p.has(s, box.Guide) && p.pool[box.Guide] > 0
	case box.ForCanoes:
		return !p.has(s, box.Canoes) && p.pool[box.Canoes] > 0 && p.ground.Wet(p.seats[s].Region)
	default:
		return true
	}
}

// kingChoices: what one hopes for, and what one offers (13).
func (p *Position) kingChoices(f *frame, buf []game.Choice) []game.Choice {
	s := f.Seat
	for w := range box.ForFood + 1 {
		if !p.mayHave(s, w) {
			continue
		}
		for n := range min(mostForKing, p.of(s, box.Gifts)) + 1 {
			c := withDie(game.Choice{Kind: Offer, Item: int16(w), Target: int32(n)}, box.KingDie, 0, n)
			if n == 0 {
				c.Risk = 0 // no die is thrown for nothing
			}
			buf = append(buf, c)
		}
		if p.has(s, box.Rifle) {
			buf = append(buf, game.Choice{Kind: OfferRifle, Item: int16(w), Odds: Sure})
		}
	}
	return buf
}

// runAtKingdom is what follows a Kingdom.
func (p *Position) runAtKingdom(in reply, f *frame, a *game.Act) {
	s := f.Seat
	wish, offered := box.Wish(f.V[vWish]), int(f.V[vOffered])
	switch f.At {
	case 0:
		if p.of(s, box.Gifts) == 0 && !p.has(s, box.Rifle) { // nothing to offer
			p.spurned(a, s)
			return
		}
		p.call(f, 1, OfferingKing, s)
	case 1:
		c := in.answer
		wish = box.Wish(c.Item)
		f.V[vWish], f.V[vOffered] = c.Item, int16(c.Target)
		if c.Kind == OfferRifle {
			f.V[vOffered] = rifleWorth
			p.giveUp(a, s, box.Rifle, box.ByKingdom)
			if wish != box.ForFood {
				p.pleased(f, a, wish, 0)
				return
			}
		} else {
			p.change(a, s, box.Gifts, -int(c.Target), box.ByKingdom)
			if c.Target == 0 {
				p.spurned(a, s)
				return
			}
		}
		p.throw(f, 2, box.KingDie, 0, int(f.V[vOffered]), 1)
	case 2:
		if int(in.got) <= offered && (in.got != rifleWorth || offered == rifleWorth) {
			p.pleased(f, a, wish, int(in.got))
			return
		}
		p.spurned(a, s)
	case 3:
		p.pop(0)
	}
}

// pleased: the king likes you (13), and tells of a Rumour on him (15.1).
func (p *Position) pleased(f *frame, a *game.Act, w box.Wish, roll int) {
	s := f.Seat
	switch w {
	case box.ForGuide:
		p.gain(a, s, box.Guide, box.ByKingdom)
	case box.ForCanoes:
		p.gain(a, s, box.Canoes, box.ByKingdom)
	default:
		p.change(a, s, box.Food, kingsFood*roll, box.ByKingdom)
	}
	p.hearRumour(f, 3, a)
}

func (p *Position) spurned(a *game.Act, s game.Seat) {
	p.rumourBack(a, s, p.seats[s].Slot, "13")
	p.pop(0)
}
