package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
)

// 11.971: where that is agreed on, a misfortune asks its victims what they will
// bear: what the book has them bear, or something else that costs as much in
// another coin. Nothing is rolled before they have answered.

// way is a way to bear a disaster.
type way struct {
	key string // as words are keyed by it
	// lacks is why it cannot be gone, the zero Refusal where it can.
	lacks func(m *mishap) game.Refusal
	bear  func(m *mishap)
}

// byTheBook is the way that comes first in every disaster: what would happen if nobody
// were asked.
const byTheBook = 0

// open reports whether a way can be gone.
func (w *way) open(m *mishap) bool { return w.lacks == nil || w.lacks(m).Why == "" }

// waysOf are the ways to bear a disaster, the book's first; nil where there is but that.
func waysOf(d deck.Disaster) []way {
	if d >= deck.Disasters || len(waysOut[d]) == 0 {
		return nil
	}
	return append([]way{{key: "book", bear: calamities[d].strikes}}, waysOut[d]...)
}

// WayKey is a way to bear a disaster as words are keyed by it: "book", or one of 11.972; "" for
// a number that is none.
func WayKey(d deck.Disaster, i int) string {
	if ways := waysOf(d); i >= 0 && i < len(ways) {
		return ways[i].key
	}
	return ""
}

// asks reports whether the party is asked: it is agreed on, the explorer has no
// specialty that helps him here, and there is more than one way.
func (m *mishap) asks() bool {
	if !m.cfg.Asked || m.soft {
		return false
	}
	for i := range waysOut[m.d] {
		if waysOut[m.d][i].open(m) {
			return true
		}
	}
	return false
}

// besets has the disaster wait for an answer.
func (m *mishap) besets() {
	m.a.Tell(game.Event{Kind: DisasterStrikes, Seat: m.s, At: int32(m.e.At), Args: [6]int32{int32(m.d), 0, 0, 0, 1}, Rule: m.d.Rule()})
	m.e.Asked = int16(m.d)
	m.ask(Beset)
}

// besetBy is the disaster that has put a step before the journey; QuietMarch where none has.
func (p *Position) besetBy(t step) deck.Disaster {
	if t.Kind == Beset {
		return deck.Disaster(p.players[t.Seat].Trip.Asked)
	}
	return steps[t.Kind].disaster
}

// mayBeBeset reports whether what a seat is asked makes sense.
func (p *Position) mayBeBeset(s game.Seat) bool {
	asked := p.players[s].Trip.Asked
	return p.outInAfrica(s) && asked > 0 && asked < int16(deck.Disasters) && len(waysOut[asked]) > 0
}

// victim is the mishap that a seat is asked about.
func (p *Position) victim(s game.Seat, a *game.Act) *mishap {
	pl := &p.players[s]
	return &mishap{Position: p, s: s, pl: pl, e: &pl.Trip, a: a, d: deck.Disaster(pl.Trip.Asked)}
}

func (p *Position) besetChoices(s game.Seat, buf []game.Choice) []game.Choice {
	m := p.victim(s, nil)
	for i, w := range waysOf(m.d) {
		if w.open(m) {
			buf = append(buf, game.Choice{Kind: Bear, Seat: s, Target: int32(i), Rule: ruleOfWay(i)})
		}
	}
	return buf
}

// ruleOfWay is the rule that a way comes under: the book's under that of disasters.
func ruleOfWay(i int) game.Rule {
	if i == byTheBook {
		return RuleDisasters
	}
	return RuleAsked
}

func (p *Position) whyNotBear(c game.Command) game.Refusal {
	if p.top().Kind != Beset {
		return game.Refusal{}
	}
	m := p.victim(c.Seat, nil)
	if ways := waysOf(m.d); c.Target > byTheBook && int(c.Target) < len(ways) {
		return ways[c.Target].lacks(m)
	}
	return game.Refusal{}
}

// bear carries out Bear: the disaster takes the way chosen, and the journey goes on
// unless the explorer has died of it.
func (p *Position) bear(cmd game.Command, a *game.Act) {
	if m := p.goes(cmd.Seat, int(cmd.Target), a); m.slain {
		p.die(cmd.Seat, m.why, a)
		p.endTurn(a)
	}
}

// goes is what bear does up to the explorer's death. It can be foreseen on a copy, as visit can.
func (p *Position) goes(s game.Seat, i int, a *game.Act) *mishap {
	m := p.victim(s, a)
	m.answered, m.way = true, int32(i)
	p.steps, m.e.Asked = p.steps[:len(p.steps)-1], 0
	if waysOf(m.d)[i].bear(m); !m.slain {
		m.regroup()
	}
	return m
}
