package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What a search for Loot stirs up, before it is searched: which creature Moves, and what it does there (9.1).

// stirs are the creatures one of which Moves after a Loot of a seat, none named twice that come to the same, how many Move
// one after the other, and whether the first may be any.
func stirs(v island.View, s game.Seat) (of []int, moves int, any bool) {
	isle := v.Island()
	moves, any = v.AfterLoot()
	for _, n := range isle.Closest(isle.People[s].At, any, nil) {
		same := false
		for _, k := range of {
			same = same || alike(&isle, &game.Choice{Kind: island.Closest, Target: int32(n)}, &game.Choice{Kind: island.Closest, Target: int32(k)})
		}
		if !same {
			of = append(of, n)
		}
	}
	return of, moves, any
}

// harmful reports whether whatever is chosen after a Loot harms somebody or a Gate, or turns the Darkness up.
func harmful(isle foretell.Island, s game.Seat, moves int, any bool) bool {
	at := isle.People[s].At
	if moves == 0 || at == box.Nowhere {
		return false
	}
	near := isle.Closest(at, any, nil)
	for _, n := range near {
		then, hurts := isle, false
		then.Move(n, func(st foretell.Step) {
			switch st.What {
			case foretell.Damaged, foretell.Broke, foretell.IntoHeart, foretell.Hurt, foretell.Lost:
				hurts = true
			}
		})
		if !hurts && !harmful(then, s, moves-1, false) {
			return false
		}
	}
	return len(near) > 0
}

// stirsWhom is who Moves then, for a button: a creature by name, or the kinds of those one can choose among.
func stirsWhom(v island.View, s game.Seat) string {
	of, moves, any := stirs(v, s)
	switch {
	case len(of) == 0:
		return ""
	case moves > 1:
		return words.Phrase("stirs.several", "n", moves)
	case any:
		return words.Phrase("stirs.any")
	case len(of) == 1:
		return words.Phrase("stirs.one", "what", creature(of[0]))
	}
	var kinds []string
	for _, n := range of {
		if kind := words.Phrase("stirs.kind", "what", sortName(foretell.SortOf(n))); !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	return words.Phrase("stirs.one", "what", words.Or(kinds))
}

// stirsSays says what they do: the one, or each of those among which one can choose.
func stirsSays(v island.View, s game.Seat) string {
	of, moves, any := stirs(v, s)
	if len(of) == 0 {
		return ""
	}
	says := words.Say("stirs.any.says")
	if !any {
		var each []string
		for _, n := range of {
			each = append(each, words.Phrase("stirs.does", "what", creature(n), "does", doesWhat(v, n)))
		}
		says = words.Say("stirs.says", "list", words.Clauses(each...), "n", len(each))
	}
	if moves > 1 {
		says = words.Sentences(says, words.Say("stirs.again", "n", moves-1))
	}
	return says
}

// stirring says below the button of a Loot what the search stirs up, in red where it harms whatever is chosen.
func (b *Board) stirring(col *page.Column, v island.View, list []game.Choice) {
	for _, ch := range list {
		if ch.Kind != island.Loot {
			continue
		}
		says, ink := stirsSays(v, ch.Seat), ui.Ink
		if says == "" {
			return
		}
		if b.stirsHarm(v, &ch) {
			ink = ui.Red
		}
		col.Gap(4)
		col.Say(ui.Plain(strings.TrimSpace(says)), ui.Small.At(15).In(ink))
		return
	}
}

// stirsHarm reports whether a choice is a Loot after which somebody or a Gate is harmed, whatever is chosen: it is asked for
// once more, as a Move into danger is.
func (*Board) stirsHarm(v island.View, ch *game.Choice) bool {
	if ch.Kind != island.Loot {
		return false
	}
	moves, any := v.AfterLoot()
	return harmful(v.Island(), ch.Seat, moves, any)
}
