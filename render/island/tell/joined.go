package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/words"
)

// Joins reports whether an event is written down in one sentence with those before it, which are one
// already: the next step of a way, what comes up or goes where another has just come up or gone, one
// more trap in a place, one more card drawn or laid open, the dice of a Quest that was set to work on,
// what dice have brought.
func Joins(run []game.Event, e *game.Event) bool {
	first, last := &run[0], &run[len(run)-1]
	if e.Kind == island.Rolled && last.Kind == island.QuestTried {
		return e.Seat == last.Seat && island.As[island.RolledEvent](e).Card == island.As[island.CardEvent](last).Card
	}
	if e.Kind == island.TokensGot && last.Kind == island.Rolled {
		return e.Seat == last.Seat
	}
	if e.Kind != last.Kind || e.Seat != last.Seat {
		return false
	}
	switch e.Kind {
	case island.Moved:
		x, y := island.As[island.MovedEvent](last), island.As[island.MovedEvent](e)
		return !x.Free && !y.Free && !x.Tunnel && !y.Tunnel && int32(y.From) == last.At
	case island.CreatureWent:
		one, x, y := island.As[island.CreatureEvent](first), island.As[island.CreatureEvent](last), island.As[island.CreatureEvent](e)
		if x.Creature == y.Creature && one.Creature == y.Creature {
			return int32(y.From) == last.At
		}
		return x.Creature != y.Creature && together(run) && x.From == y.From && last.At == e.At
	case island.Placed:
		return last.At == e.At && island.As[island.PlacedEvent](last).Health+island.As[island.PlacedEvent](e).Health == 0
	case island.TrapSet:
		return last.At == e.At
	case island.Drew:
		return island.As[island.CardEvent](last).Card != box.NoCard && island.As[island.CardEvent](e).Card != box.NoCard
	case island.LaidOpen:
		return true
	}
	return false
}

// together reports whether several creatures went in step: no run of them is the way of one.
func together(run []game.Event) bool {
	return len(run) == 1 || island.As[island.CreatureEvent](&run[0]).Creature != island.As[island.CreatureEvent](&run[1]).Creature
}

// Joined is several events that are one sentence (Joins), as Own.
func Joined(v island.View, sum game.Summary, run []game.Event, s game.Seat, nth int) string {
	t, e := teller{v, sum, s, true, uint32(nth)}, run[len(run)-1]
	name := island.EventName(e.Kind)
	var all []string
	list := func(of func(*game.Event) string) string {
		for i := range run {
			all = append(all, of(&run[i]))
		}
		return words.List(all)
	}
	switch e.Kind {
	case island.Moved:
		return t.say(&e, name+".by", "by", by(run), "from", Site(island.As[island.MovedEvent](&run[0]).From))
	case island.CreatureWent:
		x := island.As[island.CreatureEvent](&run[0])
		if !together(run) {
			return t.say(&e, name+".by", "by", by(run), "from", Site(x.From), "creature", Creature(x.Creature))
		}
		return t.say(&e, name, "from", Site(x.From), "creature", list(func(e *game.Event) string { return Creature(island.As[island.CreatureEvent](e).Creature) }))
	case island.Placed:
		return t.say(&e, name, "creature", list(func(e *game.Event) string { return Creature(island.As[island.PlacedEvent](e).Creature) }))
	case island.TrapSet:
		return t.say(&e, name+".again", "n", len(run))
	case island.TokensGot:
		dice := &run[len(run)-2]
		key, fill := t.rolled(dice, island.EventName(dice.Kind))
		return t.say(dice, key, append(fill, "tokens", words.Phrase("log.tokens", "n", int(island.As[island.NumberEvent](&e).N)))...)
	case island.Drew:
		return t.say(&e, name, "card", list(func(e *game.Event) string { return Thing(island.As[island.CardEvent](e).Card, roleOf(v, e.Seat)) }))
	case island.LaidOpen:
		return t.say(&e, name, "card", list(t.held))
	}
	return t.event(&e) // the dice say what was set to work on
}

// by are the places on a way, without its two ends.
func by(run []game.Event) string {
	var all []string
	for i := range run[:len(run)-1] {
		all = append(all, Site(box.Place(run[i].At)))
	}
	return words.List(all)
}
