package bots

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// steady plays soberly. It fits out a party that can feed itself, goes where
// points are to be had for the months they take, on the errand it likes best,
// and comes home while it is worth more than going on.
type steady struct {
	rng    *game.Random
	taste  taste
	aim    hexmap.ID // followed last, None if none was
	canoe  bool      // the next expedition goes by water
	course plan      // followed this month
	turn   int       // the month
	named  int       // things named in this account
}

// Choose takes the next sober step.
func (b *steady) Choose(v nile.View, cs []game.Choice) game.Command {
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
		return b.publish(v, cs)
	case nile.InEurope:
		return b.port(v, cs, nile.Outfit)
	case nile.FacingMutiny, nile.HearingOfIvory, nile.LosingNotes:
		return b.mishap(v, cs)
	case nile.MeetingPeople, nile.Parleying, nile.Trading, nile.Fighting, nile.TakingPrisoners, nile.AtVillage, nile.InCaptivity:
		return b.meet(v, cs)
	}
	return b.rng.Choose(cs) // a successor: any specialty will do
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
const calling = 2

// newTaste is what the next expedition is after: each likes some errands more
// than others, and one above all.
func (b *steady) newTaste() {
	for i := range b.taste.errand {
		b.taste.errand[i] = b.liking()
	}
	b.taste.journey = b.liking()
	if main := b.rng.IntN(len(b.taste.errand)); errand(main) == forCountry {
		b.taste.journey *= calling
	} else {
		b.taste.errand[main] *= calling
	}
	b.taste.errand[forCountry] = 1
	b.aim = hexmap.None
}

// liking is a half to one and a half, in tenths.
func (b *steady) liking() float64 { return float64(5+b.rng.IntN(11)) / 10 }

// expected is the party a steady player reckons with before it has one.
var expected = nile.Sheet{Have: [nile.Items]int{nile.Guides: 2, nile.Askaris: 10, nile.Muskets: 1, nile.Rations: 1}}

// crew is the canoe party one reckons with.
var crew = nile.Sheet{Have: [nile.Items]int{
	nile.Guides: 1, nile.Askaris: canoeAskaris, nile.Bearers: paddlers, nile.Canoes: 1, nile.Muskets: 1, nile.Rations: canoeRations,
}}

const (
	expectedLasts = 24.0 // months of food
	poor          = 1200 // dollars below which one waits for more
)

// near is how good a port must be, beside the best, to be chosen by chance.
const near = 0.9

// port picks, by chance among the better ones, a port with a good errand.
func (b *steady) port(v nile.View, cs []game.Choice, k game.Kind) game.Command {
	if c, ok := find(cs, nile.Wait); ok && v.Player(v.Seat()).Money < poor {
		return c.Command(0) // he gives lectures
	}
	b.newTaste()
	l := survey(v, &b.taste)
	walk, paddle := newHomeward(l, newGait(&expected, nile.OnFoot)), newHomeward(l, newGait(&crew, nile.ByCanoe))
	me := v.Player(v.Seat())
	var good []offer
	top := 0.0
	for i := range cs {
		if cs[i].Kind != k {
			continue
		}
		port := hexmap.PortID(cs[i].Target)
		for _, h := range [2]*homeward{walk, paddle} {
			p := newPlanner(h, port)
			p.lasts, p.risk, p.need = expectedLasts, anyMonth, float64(v.Target()-me.Points)
			rate := h.trust() * p.best(v.Map().Ports[port].At, hexmap.None).rate
			good = append(good, offer{&cs[i], rate, h.g.mode == nile.ByCanoe})
			top = max(top, rate)
		}
	}
	good = slices.DeleteFunc(good, func(o offer) bool { return o.rate < near*top })
	if len(good) == 0 {
		return b.rng.Choose(cs)
	}
	o := good[b.rng.IntN(len(good))]
	b.canoe = o.canoe
	return o.c.Command(0)
}

// doubts are what a river may have in store that a canoe cannot pass.
const doubts = 0.88

// trust is how far the ways of a gait are to be trusted, before a party has
// seen them.
func (h *homeward) trust() float64 {
	if h.g.mode == nile.ByCanoe {
		return doubts
	}
	return 1
}

// offer is a port to set out from.
type offer struct {
	c     *game.Choice
	rate  float64
	canoe bool
}

// outfit buys a party, one item a call, then sails.
func (b *steady) outfit(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	want := outfitFor(sh.Purse, v.Sold(nile.Horses, sh.Port))
	if boats, ok := crewFor(sh.Purse); ok && b.canoe {
		want = boats
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
		if cs[i].Kind == nile.Sail && b.canoe && cs[i].Target == int32(nile.ByCanoe) {
			return cs[i].Command(0)
		}
	}
	return must(cs, nile.Sail)
}

// mostNamed is how many things a sober explorer names in an account.
const mostNamed = 3

// publish publishes all there is, names the first things without a name as
// others suggest, and closes the account.
func (b *steady) publish(v nile.View, cs []game.Choice) game.Command {
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
