package tell

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
	"sourceofthenile/render/words"
)

// Joins reports whether an event is written down in one sentence with those before it, which are one
// already: the next step of a way, what else comes up or goes, one more trap in a place, one more card
// or Curse drawn, laid open or looked at, the dice or the end of a Quest that was set to work on, what dice have brought.
func Joins(run []game.Event, e *game.Event) bool {
	last := &run[len(run)-1]
	if e.Seat != last.Seat && e.Kind != island.Placed {
		return false
	}
	if e.Kind != last.Kind {
		return follows(last, e)
	}
	switch e.Kind {
	case island.Moved:
		x, y := island.As[island.MovedEvent](last), island.As[island.MovedEvent](e)
		return !x.Free && !y.Free && !x.Tunnel && !y.Tunnel && int32(y.From) == last.At
	case island.Placed:
		return island.As[island.PlacedEvent](last).Health+island.As[island.PlacedEvent](e).Health == 0
	case island.TrapSet:
		return last.At == e.At
	case island.Drew:
		return island.As[island.CardEvent](last).Card != box.NoCard && island.As[island.CardEvent](e).Card != box.NoCard
	case island.Cursed: // both are seen, or neither is
		return (island.As[island.CardEvent](last).Card == box.NoCard) == (island.As[island.CardEvent](e).Card == box.NoCard)
	case island.LaidOpen, island.CreatureWent, island.PeekSaw:
		return true
	}
	return false
}

// follows reports whether an event is what another of another kind has come to.
func follows(last, e *game.Event) bool {
	switch e.Kind {
	case island.Rolled:
		return last.Kind == island.QuestTried && island.As[island.RolledEvent](e).Card == island.As[island.CardEvent](last).Card
	case island.QuestDone:
		return last.Kind == island.QuestTried && island.As[island.QuestEvent](e).Card == island.As[island.CardEvent](last).Card
	case island.TokensGot:
		return last.Kind == island.Rolled
	case island.Slain:
		x := island.As[island.SlainEvent](e)
		return last.Kind == island.Rolled && island.As[island.RolledEvent](last).For == verb.Combat && x.How == island.ByHit && x.Health == 0
	case island.PeekSaw:
		return last.Kind == island.Peeked
	}
	return false
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
		return t.went(run)
	case island.Placed:
		return t.placed(run)
	case island.TrapSet:
		return t.say(&e, name+".again", "n", len(run))
	case island.TokensGot:
		dice := &run[len(run)-2]
		key, fill := t.rolled(dice, island.EventName(dice.Kind))
		return t.say(dice, key, append(fill, "tokens", words.Phrase("log.tokens", "n", int(island.As[island.NumberEvent](&e).N)))...)
	case island.Slain:
		dice := &run[len(run)-2]
		key, fill := t.rolled(dice, island.EventName(dice.Kind))
		return t.say(dice, key, append(fill, "fell", Creature(island.As[island.SlainEvent](&e).Creature))...)
	case island.Drew:
		return t.say(&e, name, "card", t.drawn(run))
	case island.Cursed:
		if island.As[island.CardEvent](&e).Card == box.NoCard || Hidden(v, &e) {
			return t.say(&e, name+".hidden.several", "n", len(run))
		}
		return t.say(&e, name+".several", "n", len(run), "card", t.drawn(run))
	case island.PeekSaw:
		for i := range run {
			if run[i].Kind == island.PeekSaw {
				all = append(all, Spawn(island.As[island.SawEvent](&run[i]).Card))
			}
		}
		return t.say(&run[0], island.EventName(run[0].Kind), "n", len(all), "seen", words.Clauses(all...))
	case island.LaidOpen:
		return t.say(&e, name, "card", list(t.held))
	}
	return t.event(&e) // the dice, or the end, say what was set to work on
}

// Together is what creatures did one after the other (Joins) as it is told when it is new, in a sentence; ok only of what is told so:
// that they come up, and that they go.
func Together(v island.View, sum game.Summary, run []game.Event) (says string, ok bool) {
	t := teller{v: v, sum: sum, me: game.Nobody}
	switch run[0].Kind {
	case island.CreatureWent:
		return t.went(run), true
	case island.Placed:
		return t.placed(run), true
	}
	return "", false
}

// way is that a creature went, or several at once, from place to place.
type way struct {
	who   []int8
	steps []game.Event
}

// went are the ways of creatures that went one after the other, in a sentence.
func (t teller) went(run []game.Event) string {
	var ways []way
	for i := range run {
		e := &run[i]
		x := island.As[island.CreatureEvent](e)
		if n := len(ways); n > 0 {
			w := &ways[n-1]
			last := &w.steps[len(w.steps)-1]
			switch {
			case len(w.who) == 1 && w.who[0] == x.Creature && last.At == int32(x.From):
				w.steps = append(w.steps, *e)
				continue
			case len(w.steps) == 1 && last.At == e.At && island.As[island.CreatureEvent](last).From == x.From && !slices.Contains(w.who, x.Creature):
				w.who = append(w.who, x.Creature)
				continue
			}
		}
		ways = append(ways, way{[]int8{x.Creature}, []game.Event{*e}})
	}
	name := island.EventName(island.CreatureWent)
	var all []string
	for _, w := range ways {
		var who []string
		for _, c := range w.who {
			who = append(who, Creature(c))
		}
		key, last := name, &w.steps[len(w.steps)-1]
		if len(w.steps) > 1 {
			key += ".by"
		}
		fill := []any{"creature", words.List(who), "from", Site(island.As[island.CreatureEvent](&w.steps[0]).From), "by", by(w.steps)}
		if len(ways) == 1 && (t.log || len(w.who) == 1) { // what is told as it happens speaks of one
			return t.say(last, key, fill...)
		}
		all = append(all, words.Phrase("log."+key+".each", append(fill, "place", Site(box.Place(last.At)))...))
	}
	return t.say(&run[0], name+".all", "list", words.Clauses(all...))
}

// placed are creatures that came up one after the other, place by place.
func (t teller) placed(run []game.Event) string {
	name := island.EventName(island.Placed)
	var all, here []string
	for i := range run {
		here = append(here, Creature(island.As[island.PlacedEvent](&run[i]).Creature))
		if last := i == len(run)-1; last || run[i+1].At != run[i].At {
			if last && len(all) == 0 && t.log {
				return t.say(&run[i], name, "creature", words.List(here))
			}
			all = append(all, words.Phrase("log."+name+".each", "creature", words.List(here), "place", Site(box.Place(run[i].At))))
			here = nil
		}
	}
	return t.say(&run[0], name+".all", "list", words.List(all))
}

// drawn are cards by what they are, those of one kind together.
func (t teller) drawn(run []game.Event) string {
	var kinds []string
	n := map[string]int{}
	for i := range run {
		c := Thing(island.As[island.CardEvent](&run[i]).Card, roleOf(t.v, run[i].Seat))
		if n[c]++; n[c] == 1 {
			kinds = append(kinds, c)
		}
	}
	for i, c := range kinds {
		kinds[i] = words.Phrase("log.laid-open.each", "n", n[c], "card", c)
	}
	return words.List(kinds)
}

// by are the places on a way, without its two ends.
func by(run []game.Event) string {
	var all []string
	for i := range run[:len(run)-1] {
		all = append(all, Site(box.Place(run[i].At)))
	}
	return words.List(all)
}
