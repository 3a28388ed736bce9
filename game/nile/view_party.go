package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// A party as it is or would be: what it costs, carries and eats, in which ways
// it can travel, and why not in others (5, 6, 9).

// Transport is what a way of travel comes to for a party.
type Transport struct {
	Load
	Has    bool         // it has the means: canoes, animals; everybody has feet
	Room   int          // items it could still load; negative: too many
	Why    game.Refusal // why it cannot travel so now; the zero Refusal where it can
	Weight [Items]int   // what all there is of each item weighs; the explorer in his canoe is not among them
	// On foot, with too heavy a load: as many more bearers put it right, or as many canoes left behind; 0 where nothing is
	// wrong, or canoes are not what is.
	MoreBearers, FewerCanoes int
	// On foot, without animals: as many bearers could be spared and nothing left behind; where none can, as many items would
	// be too much with one fewer.
	SpareBearers, OneFewer int
	Unled                  int // on foot: animals that nobody leads, and that carry nothing
	Reach                  Reach
}

// Party is a party as it is or would be.
type Party struct {
	Sheet
	Left    int        // dollars not spent, while outfitting; negative: too dear
	Listed  [Items]int // while outfitting: dollars for one of each item in a port that sells it; 0: none does (5.4)
	Price   [Items]int // the same in this port; 0: it does not sell it
	Costs   [Items]int // and for all there are of it
	Carries [Items]int // what all there are of it carry at most, in items; 0: nothing (5.41 to 5.43)
	Ways    [Modes]Transport
	Why     game.Refusal // why it cannot be had here: not sold, too dear (5.3, 5.4); the zero Refusal where it can
}

// Refusal is why a load is not possible: that way of travel is not (6.5), or it
// is too heavy for it (6.55); the zero Refusal where it is possible.
func (l Load) Refusal() game.Refusal {
	switch {
	case !l.Able:
		return game.Refusal{Rule: "6.5", Why: l.Why}
	case l.Cost > l.Capability:
		return game.Refusal{Rule: "6.55", Why: "too-heavy"}
	}
	return game.Refusal{}
}

// Room is how many items could still be loaded; negative where there are too
// many.
func (l Load) Room() int { return l.Capability - l.Cost }

// Party is the viewing seat's party as it would be with so many of each item
// and nothing else changed: while outfitting what might be bought, in Africa
// what might be left, lost or got. ok is false when there is no sheet.
func (v View) Party(have [Items]int) (out Party, ok bool) {
	p := v.p
	if v.seat == game.Nobody {
		return out, false
	}
	pl, t := &p.players[v.seat], p.top()
	outfitting := t.Kind == Outfitting && t.Seat == v.seat
	if pl.Where != inAfrica && !outfitting {
		return out, false
	}
	e := pl.Trip
	e.become(have)
	p.fillSheet(&out.Sheet, pl, &e, outfitting)
	out.Ways = p.ways(&e, outfitting)
	if outfitting {
		out.Left = out.Purse - out.Spend
		out.Why = p.whyNotHad(&e, out.Left)
	}
	for i := range Items {
		out.Carries[i] = Carries(i) * out.Have[i]
		if outfitting {
			out.Listed[i] = int(price[i])
		}
		if outfitting && soldAt(p.chart, i, e.Port) {
			out.Price[i] = int(price[i])
			out.Costs[i] = out.Price[i] * out.Have[i]
		}
	}
	return out, true
}

// become gives a party other numbers of its items; no more can be sick than
// there are.
func (e *expedition) become(have [Items]int) {
	for i, n := range have {
		e.Have[i] = int32(min(max(0, n), mostOf-1))
	}
	for i := range e.Ill {
		e.Ill[i] = min(e.Ill[i], e.Have[i])
	}
}

// whyNotHad is why an outfit cannot be had in its port, with so much left of
// the purse.
func (p *Position) whyNotHad(e *expedition, left int) game.Refusal {
	for i := range Items {
		if e.Have[i] > 0 && (price[i] == 0 || !soldAt(p.chart, i, e.Port)) {
			return game.Refusal{Rule: "5.4", Why: "not-sold-here"}
		}
	}
	if left < 0 {
		return game.Refusal{Rule: "5.3", Why: "too-dear"}
	}
	return game.Refusal{}
}

// Ways are the ways of travel of the viewing seat's expedition, as it is; ok is
// false when there is no sheet.
func (v View) Ways() (out [Modes]Transport, ok bool) {
	if v.seat == game.Nobody {
		return out, false
	}
	pl, t := &v.p.players[v.seat], v.p.top()
	outfitting := t.Kind == Outfitting && t.Seat == v.seat
	if pl.Where != inAfrica && !outfitting {
		return out, false
	}
	return v.p.ways(&pl.Trip, outfitting), true
}

func (p *Position) ways(e *expedition, outfitting bool) (out [Modes]Transport) {
	for m := range Modes {
		cost, capability := e.load(m)
		why := e.able(m)
		w := Transport{
			Load: Load{int(cost), int(capability), why == "", why}, Room: int(capability - cost), Weight: e.weights(m), Reach: p.reach(e, m),
			Has: m == OnFoot || m == ByCanoe && e.Have[Canoes] > 0 || m == Mounted && e.beasts() > 0,
		}
		if w.Why = e.whyNotSail(m); !outfitting && w.Why.Rule != "6.5" && w.Why.Rule != "6.55" {
			w.Why = p.whyNotOver(e, m)
		}
		if m == OnFoot {
			w.Unled = int(max(0, e.beasts()-leads*e.hands()))
			w.lighten(e)
		}
		out[m] = w
	}
	return out
}

// whyNotOver is why a party that could carry its load in a mode cannot go over
// to it where it stands (9.5); of the mode in force, why it may not stay so.
func (p *Position) whyNotOver(e *expedition, m Mode) game.Refusal {
	switch {
	case m == e.Mode:
		return p.unsettled(e)
	case m == ByCanoe && !p.floats(e.At):
		return game.Refusal{Rule: "5.432", Why: "no-water-for-canoes"}
	case p.mayTravel(e, m) && (p.mayStay(e, m, e.At) || !p.mayGoBack(e)):
		return game.Refusal{}
	}
	if r := p.whyNotStay(e, m, e.At); r.Why != "" {
		return r
	}
	rule, why := p.barred(e, m, e.At)
	return game.Refusal{Rule: rule, Why: why}
}

// weights are what all there is of each item weighs in a mode (5.41 to 5.43).
func (e *expedition) weights(m Mode) (out [Items]int) {
	for i := Rations; i < Items; i++ {
		out[i] = int(e.Have[i])
	}
	if m != ByCanoe {
		out[Canoes] = canoeWeighs * int(e.Have[Canoes])
		return out
	}
	for i := Bearers; i <= Askaris; i++ {
		out[i] = personWeighs * int(e.Have[i])
	}
	return out
}

// lighten works out what would put a load on foot right, or could be spared, by
// trying it.
func (w *Transport) lighten(e *expedition) {
	room := func(i Item, more int32) int32 {
		x := *e
		x.Have[i] += more
		if i == Bearers {
			x.Ill[i] = min(x.Ill[i], x.Have[i])
		}
		cost, capability := x.load(OnFoot)
		return capability - cost
	}
	if w.Room < 0 {
		for w.MoreBearers = 1; room(Bearers, int32(w.MoreBearers)) < 0; w.MoreBearers++ {
			continue
		}
		for k := int32(1); k <= e.Have[Canoes] && w.FewerCanoes == 0; k++ {
			if room(Canoes, -k) >= 0 {
				w.FewerCanoes = int(k)
			}
		}
		return
	}
	if e.beasts() > 0 || e.Have[Bearers] == 0 {
		return
	}
	for w.SpareBearers < int(e.Have[Bearers]) && room(Bearers, int32(-w.SpareBearers-1)) >= 0 {
		w.SpareBearers++
	}
	if w.SpareBearers == 0 {
		w.OneFewer = int(-room(Bearers, -1))
	}
}

// Carries is what one of an item carries at most, in items: a bearer, a pack
// animal, a canoe; 0 what carries nothing (5.41 to 5.43).
func Carries(i Item) int {
	switch i {
	case Bearers:
		return bearerCarries
	case Camels, Horses:
		return packCarries
	case Canoes:
		return canoeCarries
	}
	return 0
}

// Muster is a party made up before anything is bought: everybody in health, and
// nothing behind them.
type Muster struct{ e expedition }

// MusterOf is a party of so many of each item.
func MusterOf(have [Items]int) (m Muster) {
	m.e.become(have)
	return m
}

// Cost is what it costs in port, in dollars (5).
func (k *Muster) Cost() int { return int(outfitCost(&k.e.Have)) }

// Room is how many items it could still load in a way of travel; negative where
// it has too many, or canoes or animals in the way (6.5).
func (k *Muster) Room(m Mode) int {
	cost, capability := k.e.load(m)
	return int(capability - cost)
}

// Why is why it cannot set out in a way of travel; the zero Refusal where it can
// (6.5, 6.55, 9.26).
func (k *Muster) Why(m Mode) game.Refusal { return k.e.whyNotSail(m) }

// FullCrew is the paddlers for one canoe who lose no movement points (9.22).
const FullCrew = fullCrew

// Larder is how a party stands for food when a turn has ended, without what
// hunting brings.
type Larder struct {
	Free  bool // no rations are needed there
	Left  int  // dry rations then
	Short int  // rations that are not there: so many go without, animals counted as they eat
	// Months is how many further turns those left feed the party, the turn that has ended not counted.
	Months int
}

// LarderAt is how the viewing seat's party would stand for food if it ended
// this turn in a hex: everybody eats, fresh food first, and horses in desert
// (5.442, 5.4424). ok is false when there is no such party.
func (v View) LarderAt(at hexmap.ID) (out Larder, ok bool) {
	p := v.p
	if v.seat == game.Nobody || p.players[v.seat].Where != inAfrica || at < 0 || int(at) >= len(p.hexes) {
		return out, false
	}
	e := &p.players[v.seat].Trip
	needs := max(0, e.people()-e.Fresh)
	if p.boardedAt(v.seat, at) || e.Fed && at == e.At {
		out.Free, needs = true, 0
	}
	left := e.Have[Rations] - needs
	short := max(0, -left)
	left = max(0, left)
	if p.hexes[at].Terrain == hexmap.Desert {
		fed := min(e.Have[Horses], left/horseEats)
		left -= horseEats * fed
		short += horseEats * (e.Have[Horses] - fed)
	}
	out.Left, out.Short = int(left), int(short)
	out.Months = out.Left / int(e.people())
	return out, true
}
