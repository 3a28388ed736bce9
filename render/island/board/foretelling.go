package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The foretelling: what phase 3 would come to if it were now (23.3). It is exact.

// foretelling says what the chart shows while the island is seen ahead of its time.
func (b *Board) foretelling(c *ui.Context, col *page.Column, v island.View) {
	isle, steps := v.Foretold()
	lines := append(stepLines(v, steps), torn(v, steps)...)
	col.HeadingOf(box.RuleAdvance, words.Say("ahead.title", "n", int(isle.Darkness)))
	if isle.Over() { // before all that leads to it
		col.Say(page.Said("ahead.lost", "lost", ui.B(words.Phrase("ahead.lost.game")), "how", words.Sentences(lines...)), ui.Body.At(16))
	} else {
		b.fates(col, v, &isle, steps)
		if len(lines) == 0 {
			lines = []string{words.Say("ahead.nothing")}
		}
		col.Gap(4)
		for _, l := range lines {
			col.Say(ui.Plain(l), ui.Small.At(15).In(ui.Ink))
			col.Gap(2)
		}
		b.elsewhere(col, v)
	}
	col.Gap(2)
	col.Say(page.Said("ahead.shown", "key", c.KeyOf(foresee)), ui.Note.At(15).In(ui.Faded))
}

// fates are what it comes to for each of the company, and beside what they stand then.
func (b *Board) fates(col *page.Column, v island.View, then *foretell.Island, steps []foretell.Step) {
	now := v.Island()
	for s := range v.Company().All() {
		p := now.People[s]
		if !p.Alive() {
			continue
		}
		beside := 0
		for _, at := range then.At {
			if at == p.At {
				beside++
			}
		}
		what, st := words.Phrase("ahead.unhurt"), ui.Strong.At(16).In(ui.Green)
		if all := hurt(steps, s).said(); len(all) > 0 {
			what, st = words.Phrase("ahead.loses", "what", words.List(all)), st.In(ui.Red)
		}
		if !then.People[s].Alive() {
			what, st = words.Phrase("ahead.lost.one"), st.In(ui.Red)
		} else if beside > 0 {
			what = words.Facts(what, words.Phrase("ahead.beside", "n", beside))
		}
		col.Say(ui.Plain(words.Say("ahead.person", "who", who(v, s), "place", tell.Site(p.At), "what", what)), st)
	}
}

// elsewhere is what the advance would cost whoever is acting in the places that one Move leads to.
func (b *Board) elsewhere(col *page.Column, v island.View) {
	var said []box.Place
	for _, ch := range b.choices() {
		at := box.Place(ch.Target)
		if ch.Kind != island.Move || slices.Contains(said, at) {
			continue
		}
		if len(said) == 0 {
			col.Gap(6)
			col.Say(ui.Plain(words.Say("ahead.elsewhere")), ui.Strong.At(16))
		}
		said = append(said, at)
		what, st := words.Phrase("ahead.unhurt"), ui.Small.At(15).In(ui.Ink)
		switch of := harm(v, at); {
		case of.lost:
			what, st = words.Phrase("ahead.lost.one"), st.In(ui.Red)
		case of != toll{}:
			what, st = words.Phrase("ahead.loses", "what", words.List(of.said())), st.In(ui.Red)
		}
		col.Say(ui.Plain(words.Say("ahead.there", "place", tell.Site(at), "what", what)), st)
	}
}

// toll is what the creatures' advance takes from one of the company.
type toll struct {
	strength, mind int
	lost           bool // it is more than there is
}

// said is what Strength and Sanity it takes, in words.
func (t toll) said() (all []string) {
	if t.strength > 0 {
		all = append(all, words.Phrase("harm.strength", "n", t.strength))
	}
	if t.mind > 0 {
		all = append(all, words.Phrase("harm.sanity", "n", t.mind))
	}
	return all
}

// stepLines tells what creatures would do, as far as it matters.
func stepLines(v island.View, steps []foretell.Step) (out []string) {
	for i, s := range steps {
		//exhaustive:enforce
		switch s.What {
		case foretell.Damaged, foretell.Broke, foretell.IntoHeart, foretell.Trapped:
			key := [...]string{foretell.Damaged: "damaged", foretell.Broke: "broke", foretell.Trapped: "trapped", foretell.IntoHeart: "heart"}[s.What]
			at := s.From
			if s.What == foretell.Trapped && s.To > 0 {
				at = s.To
			}
			if at < 0 {
				at = box.Heart
			}
			out = append(out, words.Say("ahead."+key, "creature", creature(int(s.Creature)), "place", tell.Site(at), "n", int(s.N)))
		case foretell.Hurt:
			key := "ahead.hurt"
			switch {
			case s.Creature < 0 && i > 0 && steps[i-1].What == foretell.Hurt && steps[i-1].Creature < 0:
				key = "ahead.terror.too"
			case s.Creature < 0:
				key = "ahead.terror"
			}
			by := ""
			if s.Creature >= 0 {
				by = creature(int(s.Creature))
			}
			out = append(out, words.Say(key, "who", who(v, s.Seat), "n", int(s.N), "creature", by))
		case foretell.Lost:
			out = append(out, words.Say("ahead.one-lost", "who", who(v, s.Seat)))
		case foretell.Darker:
			out = append(out, words.Say("ahead.darker", "n", int(s.N)))
		case foretell.Held, foretell.Stayed, foretell.Went: // the board shows it
		}
	}
	return out
}

// torn says of the creatures that would go after one of several who are as close that the next turn may
// have them go after another (12.4).
func torn(v island.View, steps []foretell.Step) (out []string) {
	isle := v.Island()
	for _, s := range steps {
		if s.What != foretell.Went || foretell.SortOf(int(s.Creature)) == box.Crawler {
			continue
		}
		to, near := isle.Nearest(s.From)
		var others []string
		for o := range near.All() {
			if isle.People[o].At != isle.People[to].At {
				others = append(others, who(v, o))
			}
		}
		if len(others) > 0 {
			out = append(out, words.Say("ahead.torn", "creature", creature(int(s.Creature)), "who", who(v, to), "list", words.Or(others)))
		}
	}
	return out
}

// harm is what phase 3 would cost whoever's turn it is who stood in a place.
func harm(v island.View, at box.Place) toll {
	s := v.Turn().Seat
	if s < 0 {
		return toll{}
	}
	isle := v.Island()
	isle.People[s].At = at
	_, steps := isle.Foretold(v.Terror())
	return hurt(steps, s)
}

// hurt is what the creatures take from one of the company.
func hurt(steps []foretell.Step, s game.Seat) (of toll) {
	for _, st := range steps {
		switch {
		case st.Seat != s:
		case st.What == foretell.Lost:
			of.lost = true
		case st.What == foretell.Hurt && st.Mind:
			of.mind += int(st.N)
		case st.What == foretell.Hurt:
			of.strength += int(st.N)
		}
	}
	return of
}

// safe reports whether nobody would harm them there.
func safe(v island.View, at box.Place) bool {
	return harm(v, at) == toll{} && at != box.Heart
}

// threatens says it.
func threatens(v island.View, at box.Place) string {
	switch of := harm(v, at); {
	case of.lost:
		return words.Say("move.lost", "what", words.List(of.said()))
	case of != toll{}:
		return words.Say("move.harm", "what", words.List(of.said()))
	}
	return words.Say("move.safe")
}

// doesWhat is what a creature would do by one Move, one thing after the other.
func doesWhat(v island.View, n int) string {
	var all []string
	isle := v.Island()
	isle.Move(n, func(s foretell.Step) {
		key, to, whom := "", s.From, ""
		//exhaustive:enforce
		switch s.What {
		case foretell.Held:
			key = "held"
		case foretell.Stayed: // whom it strikes is said
			return
		case foretell.Went:
			if key, to = "went", s.To; isle.Traps[to] > 0 && isle.At[n] != to || to == box.Heart && n < foretell.FirstDevourer {
				return // what becomes of it there is said
			}
		case foretell.Damaged:
			key = "damaged"
		case foretell.Broke:
			key = "broke"
		case foretell.Trapped:
			key = "trapped"
		case foretell.IntoHeart:
			key = "heart"
		case foretell.Hurt, foretell.Lost:
			key, whom = map[bool]string{true: "hurt", false: "lost"}[s.What == foretell.Hurt], who(v, s.Seat)
		case foretell.Darker:
			key = "darker"
		}
		place := ""
		if to != box.Nowhere {
			place = tell.Site(to)
		}
		all = append(all, words.Phrase("ahead.does."+key, "place", place, "who", whom, "n", int(s.N)))
	})
	return words.List(all)
}
