package board

import (
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/words"
)

// What there is to be said of a place of the chart.

// describe is what there is to a place, in sentences.
func (b *Board) describe(v island.View, isle foretell.Island, at box.Place) string {
	lines := []string{words.Whole(tell.Site(at))}
	if use := isle.Board().Use(at); use != box.NoUse {
		lines = append(lines, useSays(&isle, use, at), usedSays(v, at))
	}
	if g := isle.Board().Gate(at); g >= 0 {
		says := words.Say("gate.stands", "n", int(isle.Damage[g]))
		switch isle.Damage[g] {
		case 0:
			says = words.Say("gate.whole")
		case foretell.Destroyed:
			says = words.Say("gate.broken")
		}
		lines = append(lines, says)
	}
	if says, _ := b.ringed(v); says[at] != "" {
		lines = append(lines, says[at])
	}
	var free, held []int
	for _, n := range there(&isle, at) {
		switch {
		case n == foretell.TheGuardian:
			key := map[bool]string{true: "guardian.held", false: "guardian.here"}[isle.Held>>n&1 == 1]
			lines = append(lines, words.Say(key, "creature", creature(n), "n", int(isle.Health)))
		case isle.Held>>n&1 == 1:
			held = append(held, n)
		default:
			free = append(free, n)
		}
	}
	if len(free) > 0 {
		lines = append(lines, words.Say("creature.here", "creature", crowd(free), "n", len(free)))
	}
	if len(held) > 0 {
		lines = append(lines, words.Say("creature.held", "creature", crowd(held), "n", len(held)))
	}
	if n := int(isle.Traps[at]); n > 0 {
		lines = append(lines, words.Say("trap.here", "n", n))
		if isle.Sprung>>at&1 == 1 {
			lines = append(lines, words.Say(map[bool]string{true: "trap.sprung.spent", false: "trap.sprung"}[isle.Wither]))
		}
	}
	for s := range v.Company().All() {
		if isle.People[s].Alive() && isle.People[s].At == at {
			lines = append(lines, words.Say("person.here", "who", who(v, s), "role", tell.Trade(isle.People[s].Role)))
		}
	}
	for role := range box.Protagonists {
		if where, _, n := v.Lying(role); where == at {
			lines = append(lines, words.Say("body.here", "role", tell.Trade(int8(role)), "n", n))
		}
	}
	return words.Sentences(lines...)
}

// farOff is how many Moves a place is from whoever has the turn before the screen, "" where it is one or less.
func (b *Board) farOff(v island.View, isle foretell.Island, at box.Place) string {
	me := b.Play.Seat()
	if step, s := b.Asks(); step != island.Acting && step != island.Walking || s != me || b.ahead || !isle.People[me].Alive() {
		return ""
	}
	if way, cost := b.wayTo(v, at); way != nil {
		return waySays(way, cost)
	}
	if n := isle.Board().Walking(isle.People[me].At, at); n > 1 {
		return words.Say("site.far", "n", n)
	}
	return ""
}

// useSays is what a place is good for, and that a creature there bars it where one does (2.2).
func useSays(isle *foretell.Island, use box.Use, at box.Place) string {
	says := words.Say("site-use." + tell.Uses[use])
	if !isle.Clear(at) && (use == box.TunnelUse || use == box.ConsultUse || use == box.AssembleUse) {
		says = words.Sentences(says, words.Say("site-use.barred"))
	}
	return says
}

// usedSays says of a place where something is done once a turn that it has been in this one, "" where it has not.
func usedSays(v island.View, at box.Place) string {
	if t := v.Turn(); t.Seat < 0 || t.Used>>at&1 == 0 {
		return ""
	}
	return words.Say("site-use.done")
}
