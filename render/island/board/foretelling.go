package board

import (
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
	if len(lines) == 0 {
		lines = []string{words.Say("ahead.nothing")}
	}
	col.HeadingOf(box.RuleAdvance, words.Say("ahead.title", "n", int(isle.Darkness)))
	if isle.Over() { // before all that leads to it
		col.Say(page.Said("ahead.lost", "lost", ui.B(words.Phrase("ahead.lost.game")), "how", words.Sentences(lines...)), ui.Body.At(16))
	} else {
		col.Say(ui.Plain(words.Sentences(lines...)), ui.Body.At(16))
	}
	col.Say(page.Said("ahead.shown", "key", c.KeyOf(foresee)), ui.Note.At(15).In(ui.Faded))
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
func harm(v island.View, at box.Place) (strength, mind int) {
	s := v.Turn().Seat
	if s < 0 {
		return 0, 0
	}
	isle := v.Island()
	isle.People[s].At = at
	_, steps := isle.Foretold(v.Terror())
	for _, st := range steps {
		switch {
		case st.What != foretell.Hurt || st.Seat != s:
		case st.Mind:
			mind += int(st.N)
		default:
			strength += int(st.N)
		}
	}
	return strength, mind
}

// safe reports whether nobody would harm them there.
func safe(v island.View, at box.Place) bool {
	strength, mind := harm(v, at)
	return strength+mind == 0 && at != box.Heart
}

// threatens says it.
func threatens(v island.View, at box.Place) string {
	var all []string
	strength, mind := harm(v, at)
	if strength > 0 {
		all = append(all, words.Phrase("harm.strength", "n", strength))
	}
	if mind > 0 {
		all = append(all, words.Phrase("harm.sanity", "n", mind))
	}
	says := words.Say("move.safe")
	if len(all) > 0 {
		says = words.Say("move.harm", "what", words.List(all))
	}
	if at == box.Heart {
		says = words.Sentences(words.Say("site-use.heart"), says)
	}
	return says
}
