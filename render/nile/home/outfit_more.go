package home

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// advice is what one more and one less of the item looked at last would do; of
// an empty outfit, where to begin.
type advice struct {
	rule, title string
	lines       []adviceLine
	hint        ui.Rich // what was asked for, in place of the lines; nil: nothing was
}

type adviceLine struct {
	text  string
	style ui.Style
}

// begins is why the first outfits are bought in this order (4.62).
func (s *Outfit) begins() (why string, ok bool) {
	v := sight.View(s.play)
	if v.Turn() > 0 || len(v.Order()) == 0 {
		return "", false
	}
	return tell.OrderOfPlay(v, s.play.Events())
}

// Tells reports whether an answer to whoever asks for a hint has the room of the advice, as it was in the frame before:
// then nothing on the page has to move for it.
func (s *Outfit) Tells(c *ui.Context, hint ui.Rich) bool {
	return s.adviceW > 0 && c.ParagraphHeight(hint, ui.Small, s.adviceW) <= adviceLines*ui.LineHeight(ui.Small)
}

func (s *Outfit) advice(party *nile.Party) advice {
	if len(s.Hint) > 0 {
		return advice{rule: nile.RuleOutfit, title: words.Say("hint.title"), hint: s.Hint}
	}
	if party.Spend == 0 {
		lines := []adviceLine{{words.Say("outfit.begin.text"), ui.Small}}
		if without := s.withouts(); without != "" {
			lines = append(lines, adviceLine{without, ui.Small})
		}
		if order, ok := s.begins(); ok {
			lines = append(lines, adviceLine{order, ui.Small})
		}
		return advice{rule: nile.RuleOutfit, title: words.Say("outfit.begin"), lines: lines}
	}
	i := s.item
	if _, sold := sight.Find(s.play, nile.Buy, -1, i); !sold {
		i = nile.Bearers
	}
	a := advice{rule: nile.RuleSold, title: words.Say("outfit.more", "items", tell.PluralName(i))}
	for _, step := range [2]int{1, -1} {
		have := party.Have
		if have[i] += step; have[i] < 0 {
			continue
		}
		then, _ := sight.View(s.play).Party(have)
		key := "outfit.more.less"
		if step > 0 {
			key = "outfit.more.more"
		}
		text := words.Say(key, "what", difference(party, &then, s.mode))
		st := ui.Small
		if then.Left < 0 {
			text, st = words.Sentences(text, words.Say("outfit.more.money")), st.In(ui.Ghost)
		}
		a.lines = append(a.lines, adviceLine{text, st})
	}
	return a
}

// adviceGap is the air between its heading and its lines.
const adviceGap = 5.0

// adviceLines is how many lines it has at most.
const adviceLines = 4

// adviceRoom is the height kept for the advice, whatever it says: the rows above
// must not move when the pointer comes to one of them.
func adviceRoom() float64 { return ui.HeadingH + adviceGap + adviceLines*ui.LineHeight(ui.Small) }

func (a advice) draw(col *page.Column) {
	col.HeadingOf(a.rule, a.title)
	col.Gap(adviceGap)
	if len(a.hint) > 0 {
		col.Say(a.hint, ui.Small.In(ui.Ink))
	}
	for _, l := range a.lines {
		col.Say(ui.Plain(l.text), l.style)
	}
}

// difference is how a party differs from another in money, in what it could
// still load, and in how long its food lasts.
func difference(from, to *nile.Party, m nile.Mode) string {
	key, dollars := "outfit.more.costs", to.Spend-from.Spend
	if dollars < 0 {
		key, dollars = "outfit.more.saves", -dollars
	}
	parts := []string{words.Phrase(key, "money", words.Money(dollars))}
	add := func(key string, fill ...any) { parts = append(parts, words.Phrase(key, fill...)) }
	switch d := to.Ways[m].Room - from.Ways[m].Room; {
	case d > 0:
		add("outfit.more.room", "n", d)
	case d < 0:
		add("outfit.more.less-room", "n", -d)
	}
	if a, b := tell.MonthsOf(from.Turns), tell.MonthsOf(to.Turns); a != b {
		add("outfit.more.food", "from", a, "to", b)
	}
	if a, b := &from.Ways[m], &to.Ways[m]; m == nile.ByCanoe && a.Has && b.Has {
		switch a, b := a.Reach.Points[nile.Normal], b.Reach.Points[nile.Normal]; {
		case b > a:
			add("outfit.more.faster")
		case b < a:
			add("outfit.more.slower")
		}
	}
	return words.Clauses(parts...)
}
