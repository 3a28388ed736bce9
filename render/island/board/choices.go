package board

import (
	"slices"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// group is what one thinks of together in a turn.
type group struct {
	name  string
	kinds []game.Kind
	laid  bool // these are chosen on the chart, or in the hand
}

var groups = []group{
	{"here", []game.Kind{island.Loot, island.QuestBegin, island.QuestFinish, island.Call, island.EndEvent, island.Recover, island.Repair, island.Set, island.Fight, island.Talk}, false},
	{"go", []game.Kind{island.Move}, true},
	{"cards", []game.Kind{island.Play, island.Personal, island.PlayCurse, island.Assemble, island.Consult, island.Ready, island.PutDown}, true},
}

// roomy reports whether the chart, the hand and the choices are in sight together.
func roomy(c *ui.Context) bool { return c.W >= wideFrom && c.H >= tallFrom }

// buttons are the choices: those of a turn in groups, and where places and cards are to be
// clicked how many.
func (b *Board) buttons(c *ui.Context, col *page.Column, v island.View, step island.StepKind) {
	if step == island.Hosting {
		c.TextField(col.Next(ui.ButtonH), ui.Field{ID: "guest", Max: box.MostName, Hint: words.Say("guest.name")}, &b.text)
		col.Gap(5)
	}
	if step == island.Keeping || step == island.Sifting || step == island.PuttingOff {
		b.goods(c, col, v, step)
		return
	}
	var up []game.Choice
	if step == island.Acting || step == island.Walking || b.chosen != box.NoCard {
		up = b.pickedUp(c, col, v, step)
	}
	if step != island.Acting {
		b.row(c, col, v, step, slices.DeleteFunc(slices.Clone(b.choices()), func(ch game.Choice) bool { return has(up, ch) }))
		return
	}
	quiet, laid := b.holds() || b.rolled(), ""
	for _, g := range groups {
		var list []game.Choice
		for _, ch := range b.choices() {
			if slices.Contains(g.kinds, ch.Kind) && (ch.Kind != island.PutDown || !roomy(c)) && !has(up, ch) {
				list = append(list, ch)
			}
		}
		var why []ui.Rich
		if g.name == "here" && !quiet {
			why = b.notNow(v)
		}
		if len(list) == 0 && len(why) == 0 {
			continue
		}
		if g.laid && roomy(c) {
			if laid != "" {
				g.name = "both"
			}
			laid = words.Say("group." + g.name + ".laid")
			continue
		}
		if g.laid {
			col.Say(ui.Plain(words.Say("group."+g.name)), ui.Small.At(15))
			col.Gap(4)
		}
		b.row(c, col, v, step, list)
		if len(why) > 0 && len(list) > 0 { // what points at a button strikes none of it out
			col.Gap(7)
		}
		for _, w := range why {
			col.Say(w, ui.Note.At(15).In(ui.Faded))
		}
		col.Gap(5)
	}
	if laid != "" && !quiet { // whoever has picked something up knows how
		col.Say(ui.Plain(laid), ui.Note.At(15).In(ui.Faded))
		col.Gap(3)
	}
}

// holds reports whether a place or a card has been picked up: then the choices say that and little else.
func (b *Board) holds() bool { return b.picked != box.Nowhere || b.chosen != box.NoCard }

// rolled reports whether the last command has had dice thrown: they and what came of them need the room.
func (b *Board) rolled() bool { return b.test(len(b.Play.Events())-len(b.Play.Last())) != nil }

// goods are cards of which one goes: each with what it is good for.
func (b *Board) goods(c *ui.Context, col *page.Column, v island.View, step island.StepKind) {
	const part, gap = 0.55, 14.0 // what points at a button touches no letter
	for _, ch := range b.choices() {
		card := ofCard(&ch)
		if card == box.NoCard {
			b.row(c, col, v, step, []game.Choice{ch})
			continue
		}
		role := v.Chair(ch.Seat).Person.Role
		bt := ui.Button{Label: ui.Escape(words.Sentence(tell.Card(card, role))), ID: IDOf(ch), Tip: b.tip(v, ch), Size: 15, MayCut: true}
		if card == b.chosen {
			bt.Look, bt.Default = ui.MainLook, true
		}
		w := min(c.ButtonWidth(bt), col.R.W*part)
		text, st := ui.Plain(cardSays(card, role)), ui.Small.At(15)
		if card == box.ItemCard { // it comes back by nothing
			text = page.Said("put.leaves", "leaves", ui.B(words.Phrase("put.leaves.short")), "says", cardSays(card, role))
		}
		row := col.Next(max(ui.ButtonH, c.ParagraphHeight(text, st, col.R.W-w-gap)))
		if c.Button(row.CutLeft(w).Top(ui.ButtonH), bt) {
			b.take(ch, int(ch.Min))
		}
		row.CutLeft(gap)
		c.Paragraph(row, text, st)
		col.Gap(5)
	}
}

// has reports whether a choice is one of a list.
func has(list []game.Choice, ch game.Choice) bool {
	return slices.ContainsFunc(list, func(o game.Choice) bool { return IDOf(o) == IDOf(ch) })
}

// row sets choices as buttons beside and below one another.
func (b *Board) row(c *ui.Context, col *page.Column, v island.View, step island.StepKind, list []game.Choice) {
	var buttons []ui.Button
	var of []game.Choice
	var below []string
	isle := v.Island()
	for i, ch := range list {
		switch {
		case slices.ContainsFunc(list[:i], func(other game.Choice) bool { return alike(&isle, &ch, &other) }):
			continue // it would come to the same
		case ch.Kind == island.Speak || ch.Kind == island.Breach || ch.Kind == island.Think:
			continue
		case ch.Max > 1 && ch.Kind != island.Join, ch.Kind == island.Ready: // that can be none
			b.counting(c, col, v, ch)
			continue
		}
		bt := ui.Button{Label: b.label(v, step, ch), ID: IDOf(ch), Tip: b.tip(v, ch), Size: 16, MayCut: true}
		first := b.chosen != box.NoCard && i == 0 && ofCard(&ch) == b.chosen && (ch.Kind != island.PutDown || step != island.Acting) // what a second click does
		if ch.Kind == island.Begin || ch.Kind == island.Done || ch.Kind == island.Stop || first {
			bt.Look, bt.Default = ui.MainLook, true
		}
		if small := (ui.Button{Label: bt.Label, Size: 15}); ch.Kind == island.Fight && c.ButtonWidth(small) > col.R.W { // against whom stands below
			bt.Label = b.labelled(v, step, ch, "")
		}
		if i == 0 && ch.Kind == island.Move && step == island.Acting && b.placeOf(&ch, &isle) == b.picked { // what a second click does there
			bt.Look, bt.Default = ui.MainLook, true
		}
		if b.searching && ch.Kind == island.Loot {
			bt.Label, bt.Look, bt.Default = words.Say("do.loot.sure"), ui.MainLook, true
		}
		if b.drawsLast(&ch) {
			bt = b.daring(bt, &ch)
		}
		if c.ButtonWidth(bt) > col.R.W {
			bt.Size = 15
		}
		if ch.Kind == island.Closest && c.ButtonWidth(bt) > col.R.W { // what it does stands below
			bt.Label, bt.Size = words.Sentence(creature(int(ch.Target))), 16
			below = append(below, words.Sentence(words.Say("do.closest", b.fill(v, ch)...)))
		}
		if row := v.Row(); ch.Kind == island.Peek && int(ch.Target) < len(row) && row[ch.Target] != box.NoSpawn && row[ch.Target].IsEvent() { // its name says little
			key := eventKey(int(row[ch.Target]))
			below = append(below, words.Say("event.of", "event", words.Phrase(key), "says", words.Say(key+".says")))
		}
		buttons, of = append(buttons, bt), append(of, ch)
	}
	if len(buttons) == 0 {
		return
	}
	if step != island.Acting && len(buttons) == 1 { // whatever else there was comes to the same
		buttons[0].Look, buttons[0].Default = ui.MainLook, true
		if key := "do." + island.KindName(of[0].Kind) + ".sole"; words.Has(key) { // nothing is chosen: it says what it does
			if buttons[0].Label = words.Say(key, b.fill(v, of[0])...); c.ButtonWidth(buttons[0]) > col.R.W {
				buttons[0].Size = 15
			}
		}
	}
	hit, h := c.Row(col.R, buttons...)
	col.Gap(h)
	for _, says := range below {
		col.Gap(3)
		col.Say(ui.Plain(says), ui.Small.At(15).In(ui.Ink))
	}
	b.stirring(col, v, of)
	b.lastCurse(col, v, of)
	if !b.holds() && !b.rolled() || slices.ContainsFunc(of, func(ch game.Choice) bool {
		return ofCard(&ch) != box.NoCard && ofCard(&ch) == b.chosen || b.picked != box.Nowhere && b.placeOf(&ch, &isle) == b.picked
	}) { // what is said of others waits
		b.fights(c, col, of)
		b.talksCost(col, of)
	}
	if len(of) > 1 && of[0].Kind == island.StandIn { // what each of them would do
		for _, ch := range of {
			col.Gap(4)
			col.Say(ui.Plain(words.Say(sortKey(ch))), ui.Note.At(15).In(ui.Faded))
		}
	}
	switch {
	case hit < 0:
	case b.stirsHarm(v, &of[hit]) && !b.searching && b.placeOf(&of[hit], &isle) != b.picked: // where that place has been picked up this is its second press
		b.pick(box.Nowhere, box.NoCard)
		b.searching = true
		c.Touch()
	default:
		if b.take(of[hit], int(of[hit].Min)); b.pending != nil {
			b.pending.Text = c.Typed("guest", b.text)
		}
		c.Touch()
	}
}

// talksCost says once what a Talk costs, before it is pressed, and what a companion who sits there would give.
func (b *Board) talksCost(col *page.Column, list []game.Choice) {
	for _, ch := range list {
		if ch.Kind != island.Talk {
			continue
		}
		says := words.Say(map[bool]string{true: "talk.cost.none", false: "talk.cost"}[ch.Cost == 0])
		if kind := b.Play.Sitter(game.Seat(ch.Target)); kind != "" && bots.Heeds(kind) && !b.Play.Ordered(game.Seat(ch.Target)) {
			says = words.Sentences(says, words.Say("talk.gives.short"))
		}
		col.Gap(4)
		col.Say(page.Cited(says, string(ch.Rule)), ui.Note.At(15).In(ui.Faded))
		return
	}
}

// alike reports whether two choices differ in nothing but in which of two creatures they name, of
// one sort, in one place and equally bound.
func alike(isle *foretell.Island, a, b *game.Choice) bool {
	if a.Kind != b.Kind || a.Item != b.Item || a.Kind != island.Hit && a.Kind != island.Closest && (a.Kind != island.Aim || a.Item != island.AtCreature) {
		return false
	}
	n, k := int(a.Target), int(b.Target)
	return foretell.SortOf(n) == foretell.SortOf(k) && isle.At[n] == isle.At[k] && isle.Held>>n&1 == isle.Held>>k&1
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
		c.Stepper(row.CutLeft(ui.StepperW), ui.Stepper{ID: "how-many", Min: int(ch.Min), Max: int(ch.Max), Tip: b.tip(v, ch)}, &n)
	})
	b.numbers[id] = n
	row.CutLeft(6)
	bt := ui.Button{Label: words.Say("do."+labelKey(ch), append(b.fill(v, ch), "n", n, "most", ch.Max)...), ID: id, Size: 15, MayCut: true, Tip: b.tip(v, ch)}
	if c.Button(row.Left(min(row.W, c.ButtonWidth(bt))), bt) {
		b.take(ch, n)
	}
	col.Gap(5)
}

// IDOf tells the button of a choice from others.
func IDOf(ch game.Choice) string {
	return island.KindName(ch.Kind) + "-" + strconv.Itoa(int(ch.Target)) + "-" + strconv.Itoa(int(ch.Item))
}

// Sight is where a choice is seen: its button, or the card or the place that is clicked for
// it. Who goes next is answered beside the names.
func (b *Board) Sight(c *ui.Context, ch game.Choice) (r ui.Rect, ok bool) {
	id := IDOf(ch)
	if ch.Kind == island.Go {
		id = "go-" + strconv.Itoa(int(ch.Seat))
	}
	if r, ok = c.Sight("board/" + id); ok {
		return r, true
	}
	if r, ok = b.cards[ofCard(&ch)]; ok {
		return r, true
	}
	isle := b.everybody().Island()
	if at := b.placeOf(&ch, &isle); at != box.Nowhere {
		return b.Where(c, at)
	}
	return r, false
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

// label is what stands on the button of a choice, with its odds and what it costs.
func (b *Board) label(v island.View, step island.StepKind, ch game.Choice) string {
	against := ""
	if ch.Kind == island.Fight {
		isle := v.Island()
		against = foe(&isle, isle.People[ch.Seat].At)
	}
	return b.labelled(v, step, ch, against)
}

// labelled is that, of a fight against whom.
func (b *Board) labelled(v island.View, step island.StepKind, ch game.Choice, against string) string {
	key := "do." + labelKey(ch)
	if of := "do." + step.Name() + "." + island.KindName(ch.Kind); words.Has(of) {
		key = of
	}
	says := words.Say(key, append(b.fill(v, ch), "foe", against)...)
	switch {
	case step != island.Acting || ch.Kind == island.Repair: // that says it itself, of as many as are chosen
	case ch.Cost > 0:
		says = words.Facts(says, words.Phrase("cost", "n", int(ch.Cost)))
	case ch.Kind == island.PlayCurse && words.Has(pricedKey(box.Card(ch.Target))):
		says = words.Facts(says, words.Phrase(pricedKey(box.Card(ch.Target))))
	case ch.Kind == island.PutDown && ofCard(&ch) == box.ItemCard:
		says = words.Facts(says, words.Phrase("put.leaves.short"))
	case ch.Kind != island.PutDown:
		says = words.Facts(says, words.Phrase("cost.free"))
	}
	return says
}

// fill is what the label of a choice is filled in with.
func (b *Board) fill(v island.View, ch game.Choice) []any {
	odds, what, place, does, dice := "", "", "", "", 0
	if ch.Odds.Den != 0 && ch.Odds.Num != ch.Odds.Den {
		odds = words.Chance(ch.Odds)
	}
	role := v.Chair(ch.Seat).Person.Role
	isle := v.Island()
	if at := b.placeOf(&ch, &isle); at != box.Nowhere {
		place = tell.Site(at)
	}
	switch ch.Kind {
	case island.Hit:
		what = creature(int(ch.Target))
	case island.Loot:
		what = stirsWhom(v, ch.Seat)
	case island.Closest:
		what, does = creature(int(ch.Target)), doesWhat(v, int(ch.Target))
	case island.Aim:
		switch ch.Item {
		case island.AtPerson:
			what = who(v, game.Seat(ch.Target))
		case island.AtCreature:
			what = creature(int(ch.Target))
		case island.AtCurse:
			what = tell.Card(box.Card(ch.Target), 0)
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
		what = tell.Card(box.Card(ch.Target), 0)
	default:
		if card := ofCard(&ch); card != box.NoCard {
			what = tell.Card(card, role)
			if ch.Kind == island.Play && odds != "" {
				dice = b.position().View(ch.Seat).Dice(card)
			}
		}
	}
	to := ""
	if ch.Kind == island.Send || ch.Kind == island.Leave {
		to = who(v, game.Seat(ch.Item))
	}
	return []any{"place", place, "what", what, "does", does, "odds", odds, "who", to, "n", int(max(ch.Min, 1)), "dice", dice}
}

// tip says what follows from a choice, with the rule that allows it.
func (b *Board) tip(v island.View, ch game.Choice) ui.Rich {
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
		lines = append(lines, words.Say("fight.dice", "n", dice, "given", map[bool]string{true: words.Number(given)}[given > 0]), words.Say("fight.hits", "list", hitOdds(dice, given, again)))
	case island.Play:
		lines = append(lines, diceSay(me, ch))
	case island.Talk:
		if me.Standing(ch.Seat, verb.Parley, verb.NoTrial) > 0 { // once a turn it is free
			lines = append(lines, words.Say(map[bool]string{true: "talk.free", false: "talk.next"}[ch.Cost == 0]))
		}
		lines = append(lines, b.givesWhat(v, game.Seat(ch.Target)))
	case island.Loot:
		lines = append(lines, stirsSays(v, ch.Seat), words.Say("loot.odds", "radio", words.Chance(ch.Odds), "quest", words.Chance(me.QuestOdds())))
	case island.QuestFinish:
		lines = append(lines, cardSays(box.Card(ch.Target), role))
	case island.StandIn:
		lines = append(lines, words.Say(sortKey(ch)))
	}
	if ch.Cost > 0 {
		lines = append(lines, words.Say("cost.tip", "n", int(ch.Cost)))
	}
	return page.Cited(words.Sentences(lines...), string(ch.Rule))
}
