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

// foretelling says over the chart what it shows.
func (b *Board) foretelling(c *ui.Context, r ui.Rect, v island.View, isle foretell.Island, steps []foretell.Step) {
	lines := stepLines(v, steps)
	if len(lines) == 0 {
		lines = []string{words.Say("ahead.nothing")}
	}
	body := ui.Plain(words.Sentences(lines...))
	if isle.Over() { // before all that leads to it
		body = page.Said("ahead.lost", "lost", ui.B(words.Phrase("ahead.lost.game")), "how", words.Sentences(lines...))
	}
	w := min(r.W-20, 560.0)
	st := ui.Body.At(16)
	h := min(r.H*0.62, c.ParagraphHeight(body, st, w-32)+58)
	c.Float("ahead", ui.R(r.X+10, r.Bottom()-h-10, w, h), ui.TipPanel, func(in ui.Rect) {
		in = in.InsetXY(16, 8)
		c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("ahead.title", "n", int(isle.Darkness)), box.RuleAdvance)
		c.Scroll("ahead-lines", in, func(r ui.Rect) float64 {
			return c.Paragraph(r, body, st)
		})
	})
}

// stepLines tells what creatures would do, as far as it matters.
func stepLines(v island.View, steps []foretell.Step) (out []string) {
	for _, s := range steps {
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
			if s.Creature < 0 {
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
	if len(all) == 0 {
		return words.Say("move.safe")
	}
	return words.Say("move.harm", "what", words.List(all))
}
