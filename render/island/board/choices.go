package board

import (
	"slices"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// question is what is asked, of whom, and all that can be chosen, with odds and rule.
func (b *Board) question(c *ui.Context, col *page.Column, v island.View) {
	step, s := b.Asks()
	switch {
	case b.playing():
		b.happens(c, col, v)
		return
	case s == game.Nobody:
		return
	}
	if step == island.Asking {
		col.HeadingOf(box.RuleNext, words.Say("ask.title"))
		col.Say(ui.Plain(words.Say(map[bool]string{true: "ask.text.alone", false: "ask.text"}[v.Alone()])), ui.Body.At(16))
		b.lately(col, v)
		return
	}
	me := b.Play.Seat()
	if !b.Play.Acting().Has(me) {
		col.Heading(words.Say("asked.title", "who", who(v, s)))
		col.Say(ui.Plain(words.Say("asked.other", "who", who(v, s))), ui.Note)
		b.lately(col, v)
		return
	}
	col.HeadingOf(string(step.Rule()), words.Say("asked.title", "who", who(v, me)))
	doing := ""
	if card := v.Doing(); card != box.NoCard && step != island.Acting {
		doing = cardName(card, v.Chair(me).Person.Role)
	}
	col.Say(ui.Plain(words.Say("asked."+step.Name(), b.asksAbout(v, step, me, doing)...)), ui.Body.At(16))
	if step == island.Hitting {
		b.thrown(c, col)
	}
	col.Gap(4)
	if b.saying {
		b.silence(c, col, v)
		return
	}
	b.buttons(c, col, v, step)
	if step == island.Acting {
		b.besides(c, col)
	}
	b.lately(col, v)
}

// asksAbout is what a question speaks of.
func (b *Board) asksAbout(v island.View, step island.StepKind, s game.Seat, card string) []any {
	n, what := v.About(), ""
	if step == island.Leading && n >= 0 && n < foretell.Creatures {
		what = creature(n)
	}
	chair := v.Chair(s)
	if step == island.PuttingOff {
		n = max(0, held(chair)-chair.Limit)
	}
	if step == island.Acting {
		n = v.Turn().Left
	}
	return []any{"who", chair.Name, "n", n, "card", card, "creature", what, "place", placeName(max(0, chair.Person.At))}
}

// groups are the kinds of choice of a turn in the order they stand in.
var groups = [][]game.Kind{
	{island.Begin, island.Keep, island.Wish, island.Hit, island.Closest, island.Aim, island.Lead, island.Walk, island.Peek, island.Sift, island.Send, island.StandIn, island.Bring, island.Go, island.Wait, island.Give, island.Take, island.Leave, island.Join},
	{island.Move},
	{island.Loot, island.Fight, island.QuestBegin, island.QuestFinish, island.Call, island.Talk, island.Recover, island.Repair, island.Assemble, island.Consult, island.EndEvent, island.Set},
	{island.Play, island.Personal, island.PlayCurse, island.Ready},
	{island.PutDown},
	{island.Done, island.Stop, island.EndTurn},
}

// buttons are the choices: what belongs to the place or the card that is picked up first.
func (b *Board) buttons(c *ui.Context, col *page.Column, v island.View, step island.StepKind) {
	isle := v.Island()
	var picked []game.Choice
	rest := make([][]game.Choice, len(groups))
	for _, ch := range b.choices() {
		switch {
		case ch.Kind == island.Speak || ch.Kind == island.Breach || ch.Kind == island.Think:
			continue
		case b.picked != box.Nowhere && b.placeOf(&ch, &isle) == b.picked || b.chosen != box.NoCard && ofCard(&ch) == b.chosen:
			picked = append(picked, ch)
			continue
		}
		for g, kinds := range groups {
			if slices.Contains(kinds, ch.Kind) {
				rest[g] = append(rest[g], ch)
			}
		}
	}
	if len(picked) > 0 {
		b.row(c, col, v, step, picked, true)
		col.Gap(7)
	}
	for g, list := range rest {
		if len(list) == 0 {
			continue
		}
		if step == island.Acting && g == 4 && b.chosen == box.NoCard { // a card is put down where it is picked up
			if !b.closed {
				col.Say(ui.Plain(words.Say("asked.put-down")), ui.Small.At(15))
				col.Gap(2)
			}
		}
		b.row(c, col, v, step, list, false)
		col.Gap(6)
	}
}

// row sets choices as buttons beside and below one another.
func (b *Board) row(c *ui.Context, col *page.Column, v island.View, step island.StepKind, list []game.Choice, picked bool) {
	var buttons []ui.Button
	var of []game.Choice
	for _, ch := range list {
		if ch.Max > 1 && ch.Kind != island.Join {
			b.counting(c, col, v, ch)
			continue
		}
		bt := ui.Button{Label: b.label(v, step, ch), ID: IDOf(ch), Tip: b.tip(v, step, ch), Size: 16, MayCut: true}
		main := ch.Kind == island.Begin || ch.Kind == island.Done || ch.Kind == island.Stop || picked && len(buttons) == 0
		if main && !slices.ContainsFunc(buttons, func(bt ui.Button) bool { return bt.Default }) {
			bt.Look, bt.Default = ui.MainLook, true
		}
		if c.ButtonWidth(bt) > col.R.W {
			bt.Size = 15
		}
		buttons, of = append(buttons, bt), append(of, ch)
	}
	if len(buttons) == 0 {
		return
	}
	hit, h := c.Row(col.R, buttons...)
	col.Gap(h)
	if hit >= 0 {
		b.take(of[hit], int(of[hit].Min))
	}
}

// counting is a choice of which there may be more or fewer.
func (b *Board) counting(c *ui.Context, col *page.Column, v island.View, ch game.Choice) {
	id := IDOf(ch)
	n, set := b.numbers[id]
	if !set && ch.Kind == island.Ready {
		n = int(ch.Max)
	}
	n = min(max(n, int(ch.Min)), int(ch.Max))
	row := col.Next(ui.ButtonH)
	c.Scope(id, func() {
		c.Stepper(row.CutLeft(ui.StepperW), ui.Stepper{ID: "how-many", Min: int(ch.Min), Max: int(ch.Max), Tip: b.tip(v, island.Acting, ch)}, &n)
	})
	b.numbers[id] = n
	row.CutLeft(6)
	bt := ui.Button{Label: words.Say("do."+labelKey(ch), append(b.fill(v, ch), "n", n)...), ID: id, Size: 15, MayCut: true, Tip: b.tip(v, island.Acting, ch)}
	if c.Button(row.Left(min(row.W, c.ButtonWidth(bt))), bt) {
		b.take(ch, n)
	}
	col.Gap(5)
}

// IDOf tells the button of a choice from others.
func IDOf(ch game.Choice) string {
	return island.KindName(ch.Kind) + "-" + strconv.Itoa(int(ch.Target)) + "-" + strconv.Itoa(int(ch.Item))
}

// labelKey is what the words call a choice.
func labelKey(ch game.Choice) string {
	key := island.KindName(ch.Kind)
	switch ch.Kind {
	case island.Move:
		if ch.Item == 1 {
			key += ".tunnel"
		}
	case island.Give, island.Take, island.Ready:
		if ch.Item == 1 {
			key += ".tokens"
		}
	case island.Fight:
		if box.Card(ch.Item) == box.NoCard {
			key += ".bare"
		}
	case island.Aim:
		key += [...]string{".person", ".creature", ".gate", ".curse"}[ch.Item]
	case island.Wish:
		key += "." + wishKeys[ch.Target]
	}
	return key
}

// label is what stands on the button of a choice, with the odds that follow.
func (b *Board) label(v island.View, step island.StepKind, ch game.Choice) string {
	key := "do." + labelKey(ch)
	if of := "do." + step.Name() + "." + island.KindName(ch.Kind); words.Has(of) {
		key = of
	}
	return words.Say(key, b.fill(v, ch)...)
}

// fill is what the label of a choice is filled in with.
func (b *Board) fill(v island.View, ch game.Choice) []any {
	odds, what, place := "", "", ""
	if ch.Odds.Den != 0 && ch.Odds.Num != ch.Odds.Den {
		odds = words.Chance(ch.Odds)
	}
	role := v.Chair(ch.Seat).Person.Role
	isle := v.Island()
	if at := b.placeOf(&ch, &isle); at != box.Nowhere {
		place = placeName(at)
	}
	switch ch.Kind {
	case island.Hit, island.Closest:
		what = creature(int(ch.Target))
	case island.Aim:
		switch ch.Item {
		case island.AtPerson:
			what = who(v, game.Seat(ch.Target))
		case island.AtCreature:
			what = creature(int(ch.Target))
		case island.AtCurse:
			what = cardName(box.Card(ch.Target), 0)
		}
	case island.Talk, island.Leave, island.Breach:
		what = who(v, game.Seat(ch.Target))
	case island.Recover:
		what = tell.Trade(int8(ch.Target))
	case island.EndEvent:
		what = words.Phrase(eventKey(int(ch.Target)))
	case island.StandIn, island.Bring:
		what = sortName(box.Sort(ch.Target))
	case island.Peek:
		if row := v.Row(); int(ch.Target) < len(row) {
			what = spawnSays(v, row[ch.Target])
		}
	case island.QuestFinish:
		what = cardName(box.Card(ch.Target), 0)
	default:
		if card := ofCard(&ch); card != box.NoCard {
			what = cardName(card, role)
		}
	}
	to := ""
	if ch.Kind == island.Send || ch.Kind == island.Leave {
		to = who(v, game.Seat(ch.Item))
	}
	return []any{"place", place, "what", what, "odds", odds, "cost", int(ch.Cost), "who", to, "n", int(max(ch.Min, 1)), "actions", words.Phrase("cost", "n", int(ch.Cost))}
}

// tip says what follows from a choice, with the rule that allows it.
func (b *Board) tip(v island.View, step island.StepKind, ch game.Choice) ui.Rich {
	var lines []string
	if key := "do." + island.KindName(ch.Kind) + ".tip"; words.Has(key) {
		lines = append(lines, words.Say(key))
	}
	role := v.Chair(ch.Seat).Person.Role
	if card := ofCard(&ch); card != box.NoCard && ch.Kind != island.Call {
		lines = append(lines, cardSays(card, role))
	}
	me := b.position().View(ch.Seat)
	switch ch.Kind {
	case island.Move:
		isle := v.Island()
		lines = append(lines, b.describe(v, isle, box.Place(ch.Target)), threatens(v, box.Place(ch.Target)))
	case island.Fight:
		dice, given, again := me.Combat(box.Card(ch.Item))
		lines = append(lines, words.Say("fight.dice", "n", dice, "given", map[bool]string{true: words.Number(given)}[given > 0]), words.Say("fight.hits", "list", hitOdds(dice, again)))
	case island.Play, island.Assemble, island.Consult:
		if t := box.Card(ch.Target).Type(); ch.Kind == island.Play && (t == box.Ritual || t == box.Snare) {
			lines = append(lines, words.Say("card.dice", "n", me.Dice(box.Card(ch.Target)), "odds", words.Chance(ch.Odds)))
		}
	case island.Loot:
		lines = append(lines, words.Say("loot.odds", "radio", words.Chance(ch.Odds), "quest", words.Chance(me.QuestOdds())))
	case island.QuestFinish:
		lines = append(lines, cardSays(box.Card(ch.Target), role))
	}
	if ch.Cost > 0 {
		lines = append(lines, words.Say("cost.tip", "n", int(ch.Cost)))
	}
	return page.Cited(words.Sentences(lines...), string(ch.Rule))
}

// hitOdds is the chance of each number of hits.
func hitOdds(dice int, again bool) string {
	var out []string
	for n, p := range island.Hits(dice, again) {
		if p >= 0.005 {
			out = append(out, words.Phrase("fight.hits.n", "n", n, "odds", words.Chance(game.OddsOf(p))))
		}
	}
	return words.Facts(out...)
}

// besides are the buttons that change nothing: the foretelling, and what can be said and thought.
func (b *Board) besides(c *ui.Context, col *page.Column) {
	hit, h := c.Row(col.R,
		ui.Button{Label: words.Say("besides.ahead"), ID: "ahead", Size: 15, Hint: c.KeyOf(foresee), On: b.ahead, Tip: page.Cited(words.Say("besides.ahead.tip"), box.RuleAdvance)},
		ui.Button{Label: words.Say("besides.say"), ID: "say", Size: 15, Hint: c.KeyOf(silence), Tip: page.Cited(words.Say("besides.say.tip"), box.RuleSilence)},
	)
	col.Gap(h)
	switch hit {
	case 0:
		b.ahead = !b.ahead
	case 1:
		b.saying = true
	default:
		return
	}
	c.Touch()
}
