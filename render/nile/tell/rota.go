package tell

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// Rota says whose turn it is of the wordings that a kind of event has: whoever at the table it
// is told of, the next one is taken, so that of all wordings that comes back which was used
// longest ago by anybody. It goes by the events alone: the same game always takes the same
// turns, on whatever page an event is told.
//
// The zero value has heard of no event yet.
type Rota struct {
	used map[family]uint32
	seed uint32 // of the set-up: other games begin with other wordings
}

// family is what shares its wordings: a kind of event, and what of it has sentences of its own.
type family struct {
	kind game.EventKind
	of   int32
}

// familyOf is the family of an event.
func familyOf(e game.Event) family {
	of := int32(0)
	switch e.Kind {
	case nile.DisasterStrikes:
		of = int32(nile.As[nile.DisasterStrikesEvent](e).Disaster)
	case nile.Answered:
		x := nile.As[nile.AnsweredEvent](e)
		of = int32(x.Disaster)<<8 | int32(x.Way)<<1 | bit(x.Figure == 1)
	case nile.DisasterPasses:
		of = int32(nile.As[nile.DisasterPassesEvent](e).Disaster)
	case nile.Mapped:
		of = int32(nile.As[nile.MappedEvent](e).Terrain)
	case nile.RiverMapped:
		of = int32(nile.As[nile.RiverMappedEvent](e).Case)
	case nile.Moved:
		of = int32(nile.As[nile.MovedEvent](e).Mode)
	case nile.FoundWay, nile.LostWay:
		of = int32(nile.As[nile.WayEvent](e).Mode)<<4 | int32(nile.As[nile.WayEvent](e).Beat)
	case nile.Hunted:
		of = int32(bagOf(nile.As[nile.HuntedEvent](e)))
	case nile.BigGame:
		x := nile.As[nile.BigGameEvent](e)
		of = int32(x.Disaster)<<2 | int32(x.End)
	case nile.Met:
		x := nile.As[nile.MetEvent](e)
		of = bit(x.First) | bit(x.Friendly)<<1
	case nile.Received:
		of = int32(nile.As[nile.ReceivedEvent](e).How)
	case nile.Threat:
		of = int32(nile.As[nile.ThreatEvent](e).How)
	case nile.Parleyed:
		of = bit(nile.As[nile.ParleyedEvent](e).Friends)
	case nile.Recovery:
		of = int32(nile.As[nile.RecoveryEvent](e).Crisis)
	case nile.Nursed:
		x := nile.As[nile.NursedEvent](e)
		of = bit(x.Dead > 0) | bit(x.Recovered > 0)<<1 | bit(x.Sick > 0)<<2
	case nile.Deserted, nile.Perished, nile.GoodsLost, nile.BeastsDied:
		x := nile.As[nile.LossEvent](e)
		of = int32(x.Cause)<<8 | int32(x.Disaster)
	case nile.CounterRevealed:
		of = int32(nile.As[nile.CounterRevealedEvent](e).Counter)
	}
	return family{e.Kind, of}
}

// Mark is a number of a game's own, from how it was set up: other games begin with other wordings.
func Mark(events []game.Event) uint32 {
	var r Rota
	for _, e := range events {
		if e.Kind > nile.OrderRolled {
			break
		}
		r.Next(e)
	}
	return r.seed >> 8
}

func bit(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// Next is the turn of an event that follows all it has heard of.
func (r *Rota) Next(e game.Event) uint32 {
	if e.Kind <= nile.OrderRolled {
		r.seed = words.SaltOf(int32(r.seed), int32(e.Kind), int32(e.Seat), e.At)
	}
	if r.used == nil {
		r.used = map[family]uint32{}
	}
	f := familyOf(e)
	n := r.used[f]
	r.used[f] = n + 1
	return words.SaltOf(int32(r.seed), int32(f.kind), f.of)>>8 + n
}

// Turn is how an event is told among others: whose turn it is of the wordings, and how many
// explorers have since taken up the work of its seat (27), so that what the dead did is told of
// them.
type Turn struct {
	Wording uint32
	Since   int
}

// Turns are the turns of the events from one on, of all that there were to the moment at which
// they are told.
func Turns(events []game.Event, from int) []Turn {
	var r Rota
	from = min(max(from, 0), len(events))
	for _, e := range events[:from] {
		r.Next(e)
	}
	var out []Turn
	since := Successors(events[from:])
	for i, e := range events[from:] {
		out = append(out, Turn{r.Next(e), since[i]})
	}
	return out
}

// Successors is for each event how many explorers have taken up the work of its seat behind it (27).
func Successors(events []game.Event) []int {
	out := make([]int, len(events))
	var heirs [nile.MaxSeats]int
	for i := len(events) - 1; i >= 0; i-- {
		if e := events[i]; e.Seat != game.Nobody {
			out[i] = heirs[e.Seat]
			if e.Kind == nile.NewExplorer {
				heirs[e.Seat]++
			}
		}
	}
	return out
}

// LastTurns are the turns of the last n of all events.
func LastTurns(events []game.Event, n int) []Turn { return Turns(events, len(events)-n) }

// TellTurn is Tell in the wording whose turn it is.
func TellTurn(v nile.View, e game.Event, turn Turn) (line Line, ok bool) {
	return tellSalted(v, e, manner{since: turn.Since}, turn.Wording)
}

// TellTurnHere is TellTurn where the place is clear from what was told before.
func TellTurnHere(v nile.View, e game.Event, turn Turn) (line Line, ok bool) {
	return tellSalted(v, e, manner{here: true, since: turn.Since}, turn.Wording)
}

// among gives the wordings of some keys their turn as if they were those of one: it is the key
// whose turn it is, and the salt becomes its number there.
func (t *teller) among(keys ...string) string {
	keys = slices.DeleteFunc(keys, func(k string) bool { return !words.Has(k) })
	all := uint32(0)
	for _, k := range keys {
		all += uint32(words.Default().Wordings(k))
	}
	t.line.of = int(all)
	n := t.salt % max(all, 1)
	for _, k := range keys {
		of := uint32(words.Default().Wordings(k))
		if n < of {
			t.salt = n
			return k
		}
		n -= of
	}
	return ""
}
