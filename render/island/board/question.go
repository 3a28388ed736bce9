package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// question is what is asked, of whom, what came of it last, and what can be chosen.
func (b *Board) question(c *ui.Context, col *page.Column, v island.View) {
	step, s := b.Asks()
	me := b.Play.Seat()
	switch {
	case b.ahead:
		b.foretelling(c, col, v)
	case b.playing():
		col.Heading(words.Say("happens.title"))
		col.Say(ui.Plain(words.Say("happens.skip")), ui.Note.At(15).In(ui.Faded))
		b.lately(c, col, v, latelyMost)
	case s == game.Nobody:
	case step == island.Asking:
		col.HeadingOf(box.RuleNext, words.Say("ask.title"))
		col.Say(ui.Plain(words.Say(map[bool]string{true: "ask.text.alone", false: "ask.text"}[v.Alone()])), ui.Body.At(16))
		b.goal(c, col, v)
		col.Gap(8)
		b.lately(c, col, v, latelyMost)
	case !b.Play.Acting().Has(me):
		col.Heading(words.Say("asked.title", "who", who(v, s)))
		col.Say(ui.Plain(words.Say("asked.other", "who", who(v, s))), ui.Note)
		b.lately(c, col, v, latelyMost)
	case b.saying:
		b.silence(c, col, v)
	default:
		goods := step == island.Keeping || step == island.Sifting || step == island.PuttingOff // what is chosen from needs the room
		from := col.R.Y
		came := !goods && !b.holds() && b.lately(c, col, v, latelyFew)
		if room := 2*c.ParagraphHeight(ui.Plain("x"), ui.Body.At(16), col.R.W) + 7; (came || step == island.Acting && !b.holds()) && col.R.Y-from < room { // no sentence and a short one move no button
			col.Gap(room - (col.R.Y - from))
		}
		if step == island.Acting { // who it is stands in the list above, and where and how often is what matters
			chair := v.Chair(me)
			col.HeadingOf(string(step.Rule()), words.Say("asked.acting", "place", tell.Site(max(0, chair.Person.At)), "n", v.Turn().Left))
			col.Gap(2)
			b.buttons(c, col, v, step)
			b.after(c, col, v, came)
			return
		}
		paid, traps, pays := v.Pays()
		rule := step.Rule()
		if all := b.choices(); pays && len(all) > 0 {
			rule = all[0].Rule
		}
		col.HeadingOf(string(rule), words.Say("asked.title", "who", who(v, me)))
		doing := ""
		if card := v.Doing(); card != box.NoCard {
			doing = tell.Card(card, v.Chair(me).Person.Role)
		}
		key := "asked." + step.Name()
		if one := key + ".one"; b.Sole() && words.Has(one) {
			key = one
		}
		if pays {
			key = map[bool]string{true: "asked.paying.traps", false: "asked.paying"}[traps]
		}
		col.Say(ui.Plain(words.Say(key, b.asksAbout(v, step, me, doing, paid)...)), ui.Body.At(16))
		if step == island.Hitting && !came { // else they lie above, where they fell
			b.thrown(c, col, 0)
			if e := b.test(0); e != nil {
				x := island.As[island.RolledEvent](e)
				col.Say(ui.Plain(words.Say("thrown.hits", "n", int(x.Hits), "of", int(x.Dice))), ui.Small.At(15))
			}
		}
		col.Gap(8)
		b.buttons(c, col, v, step)
		b.after(c, col, v, came)
	}
}

// after is what stands below the choices: how all win, and what had happened before, if nothing has since.
func (b *Board) after(c *ui.Context, col *page.Column, v island.View, came bool) {
	if b.holds() { // that is what one looks at
		return
	}
	b.goal(c, col, v)
	if !came {
		col.Gap(8)
		b.lately(c, col, v, latelyMost)
	}
}

// asksAbout is what a question speaks of.
func (b *Board) asksAbout(v island.View, step island.StepKind, s game.Seat, card string, paid int) []any {
	n, what := v.About(), ""
	if step == island.Leading && n >= 0 && n < foretell.Creatures {
		what = creature(n)
	}
	chair, sort := v.Chair(s), ""
	at := chair.Person.At
	if step == island.StoodIn {
		sort, at = b.noneOf()
	}
	switch {
	case paid > 0:
		n = paid
	case step == island.PuttingOff:
		n = max(0, held(chair)-chair.Limit)
	}
	return []any{"who", chair.Name, "trade", tell.Trade(chair.Person.Role), "n", n, "card", card, "creature", what, "place", tell.Site(max(0, at)), "sort", sort}
}

// noneOf is of which sort none was left last, and for which place.
func (b *Board) noneOf() (sort string, at box.Place) {
	all := b.Play.Told()
	for i := len(all) - 1; i >= 0; i-- {
		if e := &all[i]; e.Kind == island.NonePlaced {
			return sortName(box.Sort(island.As[island.SortEvent](e).Sort)), box.Place(e.At)
		}
	}
	return "", box.Nowhere
}

// Sole reports whether all that can be chosen comes to the same.
func (b *Board) Sole() bool {
	isle, all := b.everybody().Island(), b.choices()
	for i := range all {
		if i > 0 && !alike(&isle, &all[0], &all[i]) {
			return false
		}
	}
	return len(all) > 0
}
