package bots

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// traveller is a player by rules of thumb. It fits out a party that can feed
// itself, goes where points are to be had for the months they take, on the errand it
// likes best, and comes home while it is worth more than going on, as far as its
// strategy leaves it free.
type traveller struct {
	*strategy
	rng    *game.Random
	taste  taste
	aim    hexmap.ID    // followed last, None if none was
	style  style        // of the expedition
	great  nile.Epic    // the journey it goes on for its own sake, or noJourney
	bound  hexmap.Shore // where that ends, or anyShore
	course plan         // followed this month
	turn   int          // the month
	// Hexes whose people the expedition has drawn back from.
	shunned  []hexmap.ID
	switched int       // the month, counted from 1, in which it last took to the water: once a month is enough
	river    bool      // on its way down an unknown one
	boarding bool      // taking up a canoe hidden before
	buried   hexmap.ID // where the party, there still, has hidden something
	named    int       // things named in this account
	// Where the party sits, and since which month.
	sitsAt    hexmap.ID
	sitsSince int
	waited    int  // months he has waited in Europe for money
	counted   int  // the month, from 1, in which the steps were taken
	steps     int  // choices made while travelling this month
	homing    bool // on its way home, whatever else there is
	decided   bool // the course stands, whatever a second look would say
	sparing   bool // it looks no farther than the food in hand lasts, the hunt apart
}

// newTraveller is a player of a strategy who has no expedition yet, or takes one
// over: he likes all errands equally, and is bound nowhere.
func newTraveller(s *strategy, seed uint64) *traveller {
	b := &traveller{
		strategy: s, rng: game.NewRandom(seed), taste: evenTaste(), aim: hexmap.None, great: noJourney, bound: anyShore, buried: hexmap.None,
	}
	if s.aims != nil {
		b.taste = *s.aims
	}
	return b
}

// evenTaste likes everything as much as its points say.
func evenTaste() (t taste) {
	for i := range t.errand {
		t.errand[i] = 1
	}
	t.journey = 1
	return t
}

// Choose takes the next sober step.
func (b *traveller) Choose(v nile.View, cs []game.Choice) game.Command {
	//exhaustive:enforce
	switch v.Phase() {
	case nile.PlacingCounters:
		return must(cs, nile.PlaceAll)
	case nile.ChoosingPort:
		return b.port(v, cs, nile.ChoosePort)
	case nile.Outfitting:
		return b.outfit(v, cs)
	case nile.ChoosingPace:
		return b.pace(v, cs)
	case nile.Travelling:
		return b.travel(v, cs)
	case nile.Publishing:
		return b.publish(cs)
	case nile.InEurope:
		return b.port(v, cs, nile.Outfit)
	case nile.FacingMutiny, nile.HearingOfIvory, nile.Beset:
		return b.bears(v, cs)
	case nile.LosingNotes:
		return cs[0].Command(0) // the first of them: each has to be visited again
	case nile.MeetingPeople, nile.Parleying, nile.Trading, nile.Fighting, nile.TakingPrisoners, nile.AtVillage, nile.InCaptivity:
		return b.meet(v, cs)
	case nile.BetweenSittings:
		return must(cs, nile.NextSitting)
	case nile.NamingSuccessor, nile.GameOver: // any specialty will do
	}
	return b.rng.Choose(cs)
}

func find(cs []game.Choice, k game.Kind) (*game.Choice, bool) {
	for i := range cs {
		if cs[i].Kind == k {
			return &cs[i], true
		}
	}
	return nil, false
}

func must(cs []game.Choice, k game.Kind) game.Command {
	c, ok := find(cs, k)
	if !ok {
		return cs[0].Command(int(cs[0].Min))
	}
	return c.Command(int(c.Min))
}

// calling is how much more an expedition likes the one errand it is sent on.
const calling = 3

// newTaste is what the next expedition is after: each likes some errands more
// than others, and one above all.
func (b *traveller) newTaste() {
	b.river, b.homing = false, false
	b.aim, b.course, b.shunned, b.boarding, b.buried = hexmap.None, plan{}, nil, false, hexmap.None
	if b.aims != nil {
		b.taste = *b.aims
		return
	}
	for i := range b.taste.errand {
		b.taste.errand[i] = b.liking()
	}
	b.taste.journey = b.liking()
	if main := b.rng.IntN(len(b.taste.errand)); errand(main) == forCountry {
		b.taste.journey *= calling
	} else {
		b.taste.errand[main] *= calling
	}
	b.taste.errand[forCountry] = 0.5
}

// liking is a half to one and a half, in tenths.
func (b *traveller) liking() float64 { return float64(3+b.rng.IntN(8)) / 10 }

// near is how good a port must be, beside the best, to be chosen by chance. At a half
// whoever kept to one coast did better: he knew the way.
const near = 0.8

// patience is how many months one waits for the public at most, where it gives by
// cards: there are only so many.
const patience = 6

// waits reports whether he stays in Europe for more money.
func (b *traveller) waits(v nile.View, cs []game.Choice, k game.Kind) bool {
	if !v.ByTickets() {
		return v.Player(v.Seat()).Money < b.sails
	}
	if !b.tickets {
		return v.Means(v.Seat()) < b.sails+dearVoyage && b.waited < patience || v.Means(v.Seat()) < dearVoyage+barePurse
	}
	best := 0 // that a voyage leaves, to wherever it leaves most
	for i := range cs {
		if cs[i].Kind == k {
			best = max(best, purse(v, hexmap.PortID(cs[i].Target), false))
		}
	}
	return best < b.sails && b.waited < patience || best < barePurse
}

// What a voyage costs without a ticket, and what nobody sets out with less than.
const (
	dearVoyage = 500
	barePurse  = 400
)

// staysToPublish reports whether there is something to publish that would be carried
// out to Africa again otherwise.
func staysToPublish(v nile.View) bool {
	me := v.Player(v.Seat())
	return v.PublishesOrSails() && v.Phase() == nile.InEurope && me.Unpublished+me.Notes > 0
}

// purse is the dollars there would be for an outfit from a port.
func purse(v nile.View, port hexmap.PortID, first bool) int {
	if first {
		return v.Player(v.Seat()).Money // the voyage that begins the game is paid
	}
	price, _ := v.Passage(port)
	return v.Means(v.Seat()) - price
}

// mounting is the months that mounting another expedition is reckoned to cost.
func (s *strategy) mounting() float64 {
	if s.overhead > 0 {
		return s.overhead
	}
	return inEurope
}

// toWin is how many points are still to be won; where the end is open one never
// has enough.
func toWin(v nile.View, points int) int {
	if v.Open() {
		return 1 << 20
	}
	return v.Target() - points
}

// port picks, by chance among the better ones, a port with a good errand.
func (b *traveller) port(v nile.View, cs []game.Choice, k game.Kind) game.Command {
	if c, ok := find(cs, nile.Wait); ok && staysToPublish(v) {
		return c.Command(0)
	}
	if c, ok := find(cs, nile.Wait); ok && b.waits(v, cs, k) {
		b.waited++
		return c.Command(0) // he gives lectures
	}
	b.waited = 0
	if c, ok := find(cs, nile.Wait); ok && v.Open() {
		if now, _ := v.Blank(); now == 0 {
			return c.Command(0) // all is mapped: he stays at home
		}
	}
	b.newTaste()
	l := survey(v, &b.taste)
	b.great = noJourney
	if !b.surest {
		b.great = b.greatJourney(v)
	}
	good := b.offers(l, cs, k, b.great)
	if b.great != noJourney {
		if other := b.offers(l, cs, k, noJourney); bestRate(good) < halfAsGood*bestRate(other) {
			b.great, good = noJourney, other
		}
	}
	least := near * bestRate(good)
	if b.surest {
		least = bestRate(good)
	}
	good = slices.DeleteFunc(good, func(o offer) bool { return exceeds(least, o.rate) })
	if len(good) == 0 {
		b.style, b.bound = walking, anyShore
		return b.rng.Choose(voyages(cs))
	}
	o := good[b.rng.IntN(len(good))]
	b.style, b.bound = o.style, o.bound
	return o.c.Command(0)
}

// voyages are the choices to sail, or to wait: not those that ask who is to play
// on.
func voyages(cs []game.Choice) []game.Choice {
	return slices.DeleteFunc(slices.Clone(cs), func(c game.Choice) bool { return c.Kind == nile.Retire || c.Kind == nile.CallSitting })
}

// offer is a port to set out from, and how.
type offer struct {
	c     *game.Choice
	rate  float64
	style style
	bound hexmap.Shore
}

func bestRate(good []offer) (top float64) {
	for i := range good {
		top = max(top, good[i].rate)
	}
	return top
}

// offers are the ports to set out from, in every style there is money for; for
// a great journey those where it begins and can be made.
func (b *traveller) offers(l *land, cs []game.Choice, k game.Kind, great nile.Epic) (good []offer) {
	v := l.v
	home := map[gait]*homeward{}
	defer func() {
		for _, h := range home { // in any order: each gives back its own
			h.done()
		}
	}()
	for i := range cs {
		if cs[i].Kind != k {
			continue
		}
		port, bound := hexmap.PortID(cs[i].Target), anyShore
		left := purse(v, port, k == nile.ChoosePort)
		if b.tickets && k != nile.ChoosePort && left < barePurse {
			continue
		}
		if len(b.ports) > 0 && !slices.Contains(b.ports, v.Map().Ports[port].Name) {
			continue
		}
		if great != noJourney {
			s, begins := boundFor(v, great, port)
			if !begins {
				continue
			}
			bound = s
		}
		for s := range styles {
			if len(b.styles) > 0 && !slices.Contains(b.styles, s) {
				continue
			}
			if s == marching && great == noJourney || s == walking && great != noJourney {
				continue
			}
			if _, _, ok := s.outfit(v, left, port); !ok {
				continue
			}
			g := s.gait(v, port)
			if home[g] == nil {
				home[g] = b.homeward(l, g)
				if b.within > 0 && great == noJourney {
					home[g].most = int(b.within*month + rounding)
				}
			}
			p := b.fromPort(home[g], port, s)
			p.bound = bound
			if great != noJourney {
				p.lasts = longestMarch
			}
			q := p.best(v.Map().Ports[port].At, hexmap.None)
			if bound != anyShore && q.shore != bound {
				continue
			}
			trust := kits[s].trust
			if b.likes[s] > 0 {
				trust *= b.likes[s]
			}
			if great != noJourney {
				trust = 1
			}
			good = append(good, offer{&cs[i], trust * q.rate, s, bound})
		}
	}
	return good
}

// fromPort plans for a party of a style that would set out from a port.
func (b *traveller) fromPort(h *homeward, port hexmap.PortID, s style) *planner {
	p := newPlanner(h, port)
	p.lasts, p.risk, p.need = kits[s].lasts, anyMonth, float64(toWin(h.v, h.v.Player(h.v.Seat()).Points))
	p.over = b.mounting()
	return p
}

// outfit buys a party, one item a call, then sails.
func (b *traveller) outfit(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	want, mode, ok := b.style.outfit(v, sh.Purse, sh.Port)
	if !ok {
		b.style, b.bound = walking, anyShore
		want, mode, _ = b.style.outfit(v, sh.Purse, sh.Port)
	}
	if b.aloof { // food in the place of gifts
		want[nile.Rations], want[nile.Gifts] = want[nile.Rations]+want[nile.Gifts], 0
	}
	for i := range cs {
		c := &cs[i]
		if c.Kind != nile.Buy {
			continue
		}
		n := min(want[c.Item], int(c.Max))
		if sh.Have[c.Item] != n {
			return c.Command(n)
		}
	}
	for i := range cs {
		if cs[i].Kind == nile.Sail && cs[i].Target == int32(mode) {
			return cs[i].Command(0)
		}
	}
	return must(cs, nile.Sail)
}

// mostNamed is how many things a sober explorer names in an account.
const mostNamed = 3

// publish publishes all there is, names the first things without a name as
// others suggest, and closes the account.
func (b *traveller) publish(cs []game.Choice) game.Command {
	if c, ok := find(cs, nile.PublishAll); ok {
		b.named = 0
		return c.Command(0)
	}
	if c, ok := find(cs, nile.NameFeature); ok && b.named < mostNamed {
		b.named++
		return c.Command(0)
	}
	return must(cs, nile.EndPublishing)
}
