package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Chapter 18: hunting.

// huntYield is the fresh rations a hunter brings home, by the die and its
// modifiers: nought and less, 1, 2… 8 and more. [T]
var huntYield = [9]int32{0, 1, 1, 2, 2, 2, 3, 4, 5}

// beastRations is what a dangerous animal adds when it is killed.
const beastRations = 10

// naturalSix is the face that meets a dangerous animal, whatever the modifiers.
const naturalSix = 6

// bag is the rations one hunter brings home.
func bag(total int32) int32 { return huntYield[min(max(0, total), int32(len(huntYield)-1))] }

// huntParty is who hunts at the end of a turn, and what they reckon with.
type huntParty struct {
	askaris  int32
	explorer bool
	better   int32 // the Zoologist's own hunting
	mods     int32
	danger   bool // dangerous animals live here
}

func (h *huntParty) hunters() int32 {
	if h.explorer {
		return h.askaris + 1
	}
	return h.askaris
}

// fresh is the rations the whole party brings home on a face of the die.
func (h *huntParty) fresh(die int32) int32 {
	n := h.askaris * bag(die+h.mods)
	if h.explorer {
		n += bag(die + h.mods + h.better)
	}
	return n
}

// huntParty is who of a seat's expedition would hunt where it is: nobody
// where food is to be had without, where a disaster forbids it, or where it has
// been told not to.
func (p *Position) huntParty(s game.Seat) (h huntParty) {
	pl := &p.players[s]
	e := &pl.Trip
	if e.Spares || !p.mayHunt(s) {
		return h
	}
	h.askaris, h.explorer = e.healthy(Askaris), e.armed()
	if pl.Specialty.Has(deck.Zoologist) {
		h.better = 1
	}
	var room [6]Term
	for _, t := range p.huntTerms(e, room[:0]) {
		h.mods += int32(t.Value)
	}
	land := p.hexes[e.At].Terrain
	h.danger = land != hexmap.Desert && land != hexmap.Lake
	return h
}

// mayHunt reports whether a party could hunt where it is, if it likes.
func (p *Position) mayHunt(s game.Seat) bool {
	e := &p.players[s].Trip
	return !e.NoHunt && !e.Captive && !p.boarded(s) && (e.healthy(Askaris) > 0 || e.armed())
}

// huntChoices: whether the party hunts this month is its leader's to say (18.1).
func (p *Position) huntChoices(s game.Seat, buf []game.Choice) []game.Choice {
	if !p.mayHunt(s) {
		return buf
	}
	c := game.Choice{Kind: Hunt, Seat: s, Rule: "18"}
	if p.players[s].Trip.Spares {
		c.Target = 1
	}
	return append(buf, c)
}

func (p *Position) setHunt(s game.Seat, on bool, a *game.Act) {
	e := &p.players[s].Trip
	e.Spares = !on
	a.Tell(game.Event{Kind: HuntSet, Seat: s, At: int32(e.At), Args: [6]int32{yes(on)}, Rule: "18"})
}

// huntTerms lists the modifiers of the hunting die.
func (p *Position) huntTerms(e *expedition, buf []Term) []Term {
	h := &p.hexes[e.At]
	add := func(holds bool, key string, n int) {
		if holds {
			buf = append(buf, Term{key, n})
		}
	}
	add(h.Terrain == hexmap.Desert, "desert", -4)
	add(h.Terrain == hexmap.Lake, "lake", -3)
	add(h.Terrain.Jungly(), "jungle", 1)
	add(h.Terrain.Swampy(), "swamp", -1)
	add(h.Out|h.In != 0 || p.well(e), "river-oasis", 2)
	add(e.Level == Cautious, "cautious", 1)
	add(e.Level == Reckless, "reckless", -1)
	add(e.HuntMod != 0, "disaster", int(e.HuntMod))
	return buf
}

// hunt has everybody with a musket hunt, at the end of a turn's travel. The
// explorer may not come back from it.
func (p *Position) hunt(s game.Seat, a *game.Act) {
	h := p.huntParty(s)
	if h.hunters() == 0 {
		return
	}
	e := &p.players[s].Trip
	die := int32(a.Die("18 hunt"))
	got := h.fresh(die)
	e.Fresh += got
	a.Tell(game.Event{Kind: Hunted, Seat: s, At: int32(e.At), Args: [6]int32{h.hunters(), die, h.mods, got}, Rule: "18"})
	if die == naturalSix && h.danger {
		p.bigGame(s, deck.QuietMarch, a)
	}
}

// bigGame: a dangerous animal turns on the hunters. It kills one, hurts one,
// or is killed and feeds the party. It is a disaster's where hunters go after that (11.972).
func (p *Position) bigGame(s game.Seat, d deck.Disaster, a *game.Act) {
	e := &p.players[s].Trip
	die, outcome, extra := int32(a.Die("18 beast")), BeastKilled, int32(beastRations)
	if die <= 2 {
		outcome, extra = BigGameEnd(die-1), 0
	}
	e.Fresh += extra
	a.Tell(game.Event{Kind: BigGame, Seat: s, At: int32(e.At), Args: [6]int32{die, int32(outcome), extra, int32(d)}, Rule: "18"})
	askari := e.healthy(Askaris) > 0
	switch {
	case outcome == BeastKilled:
		p.regainRespect(s, a)
	case outcome == HunterDies && askari:
		p.perish(s, Askaris, 1, ByBeast, d, "18", a)
	case outcome == HunterDies:
		p.die(s, ByBeast, a)
	case askari:
		p.fallIll(s, Askaris, 1, d, "18", a)
	default:
		p.explorerFallsSick(s, ByBeast, "18", a)
	}
}

// HuntOdds is what hunting will bring at the end of the turn, exactly (18).
type HuntOdds struct {
	Hunters int    // 0: nobody hunts here
	Mods    []Term // of the die
	Fresh   [6]int // rations of the whole party by the face of the die, a dangerous animal's not counted
	Danger  bool   // a natural 6 meets a dangerous animal
	// Killed is the chance that it kills one of the hunters, and as often it
	// hurts one; Alone that this is the explorer, since no askari is fit.
	Killed game.Odds
	Alone  bool
	// Expected is the rations on average, a dangerous animal's included.
	Expected float64
	Rule     game.Rule // 18; "" where nobody hunts
}

// HuntOdds computes what the viewing seat's party would bring home if it ended
// its travel where it stands; the zero value when there is no such party.
func (v View) HuntOdds() (o HuntOdds) {
	if v.seat == game.Nobody || v.p.players[v.seat].Where != inAfrica {
		return o
	}
	h := v.p.huntParty(v.seat)
	if h.hunters() == 0 {
		return o
	}
	o.Hunters, o.Danger, o.Rule = int(h.hunters()), h.danger, "18"
	o.Mods = v.p.huntTerms(&v.p.players[v.seat].Trip, nil)
	for face := range o.Fresh {
		o.Fresh[face] = int(h.fresh(int32(face) + 1))
		o.Expected += float64(o.Fresh[face]) / 6
	}
	if o.Danger {
		o.Killed, o.Alone = game.Odds{Num: 1, Den: 36}, h.askaris == 0
		o.Expected += beastRations * 4.0 / 36
	}
	return o
}
