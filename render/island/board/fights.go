package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Fights: with whom, what they cost, what hits come from.

// fights says once what a fight comes to and costs; the reckoning of each way stands on its tip.
func (b *Board) fights(c *ui.Context, col *page.Column, list []game.Choice) {
	for _, ch := range list {
		if ch.Kind == island.Fight {
			again := b.position().View(ch.Seat).Standing(ch.Seat, verb.Again, verb.NoTrial) > 0
			key := map[bool]string{true: "fight.note.again", false: "fight.note"}[again]
			col.Gap(4)
			isle := b.everybody().Island()
			says := words.Say(key, "beats", b.beats(ch.Seat), "role", tell.Trade(b.everybody().Chair(ch.Seat).Person.Role))
			facing(c, col, there(&isle, isle.People[ch.Seat].At), page.Cited(says, string(ch.Rule)))
			return
		}
	}
}

// beats is whom a hit of a seat would beat where it stands.
func (b *Board) beats(s game.Seat) string {
	isle := b.everybody().Island()
	here := there(&isle, isle.People[s].At)
	switch {
	case len(here) == 1 && here[0] == foretell.TheGuardian:
		return words.Say("fight.beats.guardian")
	case slices.Contains(here, foretell.TheGuardian):
		return words.Sentences(words.Say("fight.beats", "list", crowd(here), "n", len(here)), words.Say("fight.beats.guardian"))
	}
	key := map[bool]string{true: "fight.beats.alike", false: "fight.beats"}[allAlike(&isle, here)]
	return words.Say(key, "list", crowd(here), "n", len(here))
}

// allAlike reports whether a hit on any of several creatures in one place comes to the same.
func allAlike(isle *foretell.Island, here []int) bool {
	for _, n := range here {
		if foretell.SortOf(n) != foretell.SortOf(here[0]) || isle.Held>>n&1 != isle.Held>>here[0]&1 {
			return false
		}
	}
	return len(here) > 1
}

// foe is the creature that a combat is with, for a button; "" where there are several.
func foe(isle *foretell.Island, at box.Place) string {
	if here := there(isle, at); len(here) == 1 {
		return creature(here[0])
	}
	return ""
}

// bout is what there is to be said of a combat besides its hits while it is shown: how many hits come from no die, that it is
// a second one, and that nothing falls; "" of other tests.
func (b *Board) bout(v island.View, e *game.Event) string {
	x := island.As[island.RolledEvent](e)
	if x.For != verb.Combat || e.At < 0 {
		return ""
	}
	var all []string
	if x.Given > 0 {
		all = append(all, words.Say(map[bool]string{true: "fight.given", false: "fight.given.else"}[x.Card != box.NoCard], "n", int(x.Given)))
	}
	if x.Hits+x.Given == 0 {
		all = append(all, words.Say("fight.missed"))
	}
	if b.now() == e && v.Turn().Again>>e.At&1 == 1 {
		all = append(all, words.Say("fight.second", "role", tell.Trade(roleOf(v, e.Seat))))
	}
	return words.Sentences(all...)
}
