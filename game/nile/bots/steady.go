package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// steady plays soberly. It fits out a party that can feed itself, goes where
// points are to be had for the months they take, on the errand it likes best,
// and comes home while it is worth more than going on.
type steady struct {
	rng   *game.Random
	taste taste
	keen  bool      // taste belongs to this expedition
	aim   hexmap.ID // followed last, None if none was
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
		if c, ok := find(cs, nile.PublishAll); ok {
			return c.Command(0)
		}
		return must(cs, nile.EndPublishing)
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

// newTaste is what the next expedition is after: every one likes some errands
// better than others.
func (b *steady) newTaste() {
	for i := range b.taste.errand {
		b.taste.errand[i] = b.liking()
	}
	b.taste.errand[forCountry] = 1
	b.taste.journey = b.liking()
	b.aim = hexmap.None
}

// liking is a half to one and a half, in tenths.
func (b *steady) liking() float64 { return float64(5+b.rng.IntN(11)) / 10 }

// expected is the party a steady player reckons with before it has one.
var expected = nile.Sheet{Have: [nile.Items]int{nile.Guides: 2, nile.Askaris: 10, nile.Muskets: 1, nile.Rations: 1}}

const expectedLasts = 14.0 // months of food

// near is how good a port must be, beside the best, to be chosen by chance.
const near = 0.9

// port picks, by chance among the better ones, a port with a good errand.
func (b *steady) port(v nile.View, cs []game.Choice, k game.Kind) game.Command {
	b.newTaste()
	p := newPlanner(survey(v, &b.taste), newGait(&expected, nile.OnFoot))
	p.lasts, p.risk = expectedLasts, anyMonth
	me := v.Player(v.Seat())
	p.need = float64(v.Target() - me.Points)
	var rates []float64
	top := 0.0
	for i := range cs {
		rate := 0.0
		if cs[i].Kind == k {
			p.port = hexmap.PortID(cs[i].Target)
			rate = p.best(v.Map().Ports[p.port].At, hexmap.None).rate
		}
		rates = append(rates, rate)
		top = max(top, rate)
	}
	var good []*game.Choice
	for i := range cs {
		if cs[i].Kind == k && rates[i] >= near*top {
			good = append(good, &cs[i])
		}
	}
	if len(good) == 0 {
		return b.rng.Choose(cs)
	}
	return good[b.rng.IntN(len(good))].Command(0)
}

// outfit buys a party, one item a call, then sails.
func (b *steady) outfit(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	want := walkers(sh.Purse)
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
	return must(cs, nile.Sail)
}
