package board

import (
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// panel is what lies below the chart: what has happened, and what can be chosen.
func (b *Board) panel(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	parts := in.Split(22, 0.78, 1)
	b.told(c, parts[0], v, sum)
	c.Fill(ui.R(parts[1].X-11, in.Y, 1, in.H), ui.Rule)
	b.question(c, parts[1], v, sum)
}

// question is whom is asked what, and what he can choose.
func (b *Board) question(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	c.Scroll("choices", r, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.ask(c, col, v, sum)
		return col.Height()
	})
}

// ask is the question itself with its choices.
func (b *Board) ask(c *ui.Context, col *page.Column, v heart.View, sum game.Summary) {
	step, s, ok := v.Asked()
	if b.playing() {
		s = b.whose(v)
	} else if !ok {
		return
	}
	head := col.Next(30)
	c.Sign(head.CutLeft(24).Middle(22, 22), sum.Players[s].Colour)
	head.CutLeft(8)
	name := sum.Players[s].Name
	if in := v.InTurn(); in != s && in != game.Nobody && !b.Held() && b.Play.Persons().Count() > 1 {
		name = words.Say("ask.for", "who", name)
	}
	c.Text(head, name, ui.Head.At(22).In(ui.PlayerOf(sum.Players[s].Colour).Pen).Own())
	if b.Held() {
		col.Say(ui.Plain(words.Say("ask.held")), ui.Note)
		col.Gap(6)
		b.goOn(c, col)
		return
	}
	if b.playing() {
		col.Say(ui.Plain(words.Say("ask.goes-on")), ui.Note)
		return
	}
	if s != b.Play.Seat() {
		col.Say(ui.Plain(words.Say(b.awaited(), "who", sum.Players[s].Name)), ui.Note)
		return
	}
	key := "ask." + step.Name()
	if solo := key + ".solo"; len(sum.Players) == 1 && words.Has(solo) {
		key = solo
	}
	text := words.Say(key, b.about(v, step, s)...)
	switch step {
	case heart.SavingPerson:
		if _, why, ok := v.Loss(); ok && words.Has(key+"."+why.Name()) {
			text = words.Say(key+"."+why.Name(), b.about(v, step, s)...)
		}
	case heart.Stepping, heart.EndingTime:
		if who := finished(v, sum, s); len(who) > 0 {
			text = words.Sentences(text, words.Say("ask.finished", "who", words.List(who), "n", len(who)))
		}
	case heart.Thirsting:
		if n, of := v.Thirst(); of > 1 {
			text = words.Sentences(text, words.Say("ask.thirsting.of", "n", n, "of", of))
		}
	case heart.LayingWater: // what hangs on it
		after := "ask.laying-water.open"
		n := box.Marker(v.About()).Branches()
		if n == 0 {
			after = "ask.laying-water.closed"
		}
		text = words.Sentences(text, words.Say(after, "n", n))
	}
	col.Say(page.Cited(text, string(step.Rule())), ui.Body)
	if b.scened && aside[step] {
		col.Gap(6)
		b.fold(c, col)
	}
	if t, ok := v.Throw(); ok && step == heart.HandingBadLuck && !b.carded { // there the die lies on the page
		b.ribbon(c, col, sum, t)
	}
	col.Gap(6)
	if step == heart.Outfitting {
		if b.staged != heart.Buy {
			b.lists(c, &col.R)
		}
		b.buyAll(c, col, v, s)
	}
	if at, ok := b.tookPort(v); ok {
		b.anotherPort(c, col, at)
	}
	if step == heart.GivingVillage && !b.scened {
		b.speaker(c, col, v, s)
	}
	if step != heart.OfferingKing || !b.king(c, col, v) {
		b.buttons(c, col, v, sum, step)
	}
	if step != heart.GivingVillage && !b.carded {
		b.sums(col, v, sum, step)
	}
	if step == heart.GivingVillage && !b.scened {
		col.Gap(6)
		b.parley(c, col, v)
	}
}

// buttons are the choices: those that aim at what is picked up first, one to be named or
// counted with its field, standing orders last.
func (b *Board) buttons(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, step heart.Step) {
	var first, rest, orders []game.Choice
	for _, ch := range b.choices() {
		switch {
		case ch.Kind == b.staged: // stands above
		case ch.Kind == heart.Order:
			orders = append(orders, ch)
		case b.picked != noPick && aims(&ch) == b.picked.region && aimsAt(&ch) == b.picked.slot:
			first = append(first, ch)
		default:
			rest = append(rest, ch)
		}
	}
	if len(first) > 0 {
		b.row(c, col, v, sum, step, first, true)
		col.Gap(8)
	}
	b.row(c, col, v, sum, step, rest, false)
	for _, of := range [...]int16{box.OfBadLuck, box.OfHumility} {
		b.orders(c, col, v, sum, step, slices.DeleteFunc(slices.Clone(orders), func(ch game.Choice) bool { return ch.Item != of }))
	}
}

// row sets choices as buttons beside and below one another. The first of a picked row
// is what Enter takes; where there is but one thing to do, Enter takes that.
func (b *Board) row(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, step heart.Step, list []game.Choice, picked bool) {
	var buttons []ui.Button
	var of []game.Choice
	for _, ch := range list {
		switch {
		case ch.Kind == heart.CallFind:
			b.naming(c, col, ch)
			continue
		case ch.Max > 0:
			b.counting(c, col, v, step, ch)
			continue
		}
		bt := ui.Button{Label: b.label(v, sum, step, ch), ID: IDOf(ch), Tip: b.tip(v, step, ch), MayCut: ch.Kind == heart.ThrowAgain || ch.Kind == heart.Humble} // these bear a name
		if picked && len(buttons) == 0 || len(list) == 1 && step != heart.Outfitting || ch.Kind == heart.Begin {
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

// nameLeast is the least room for a name beside its button, in units.
const nameLeast = 200.0

// naming is the field for a name.
func (b *Board) naming(c *ui.Context, col *page.Column, ch game.Choice) {
	b.given(c, "find-name")
	typed := c.Typed("find-name", b.name)
	name := strings.TrimSpace(typed)
	bt := ui.Button{Label: words.Say("do.call-find"), ID: IDOf(ch), Disabled: name == "", Look: ui.MainLook, Default: true}
	row := col.Next(ui.ButtonH)
	w := c.ButtonWidth(bt)
	at := row
	if row.W < w+nameLeast {
		col.Gap(5)
		at = col.Next(ui.ButtonH).Left(min(row.W, w))
	} else {
		at = row.CutRight(w)
		row.CutRight(8)
	}
	c.TextField(row.Left(min(row.W, 320)), ui.Field{ID: "find-name", Max: box.MostName, Hint: words.Say("do.call-find.hint")}, &b.name)
	if c.Button(at, bt) {
		cmd := ch.Command(0)
		cmd.Text = name
		b.pending = &cmd
	}
	if name == "" && typed != "" {
		col.Gap(3)
		col.Say(ui.Plain(words.Say("do.call-find.blank")), ui.Small.In(ui.Red))
	}
	col.Gap(6)
}

// given gives a field the keyboard when its question comes up: what is typed is meant for it, and
// Enter takes it.
func (b *Board) given(c *ui.Context, id string) {
	if b.fresh {
		b.fresh = false
		c.SetFocus(id)
	}
}

// counting is a choice of which there may be more or fewer.
func (b *Board) counting(c *ui.Context, col *page.Column, v heart.View, step heart.Step, ch game.Choice) {
	b.given(c, "how-many")
	n := min(max(b.numbers[ch.Kind], int(ch.Min)), int(ch.Max))
	row := col.Next(ui.ButtonH)
	c.Stepper(row.CutLeft(ui.StepperW), ui.Stepper{ID: "how-many", Min: int(ch.Min), Max: int(ch.Max), Tip: b.tip(v, step, ch)}, &n)
	b.numbers[ch.Kind] = n
	row.CutLeft(8)
	bt := ui.Button{Label: words.Say("do."+heart.KindName(ch.Kind), "n", n, "gifts", v.About()-n), ID: IDOf(ch), Look: ui.MainLook, Default: true}
	if w := c.ButtonWidth(bt); w > row.W {
		if w > col.R.W {
			bt.Size = 15
		}
		col.Gap(5)
		row = col.Next(ui.ButtonH)
	}
	if c.Button(row.Left(min(row.W, c.ButtonWidth(bt))), bt) {
		b.take(ch, n)
	}
	col.Gap(6)
}

// IDOf tells the button of a choice from others.
func IDOf(ch game.Choice) string {
	return heart.KindName(ch.Kind) + "-" + strconv.Itoa(int(ch.Target)) + "-" + strconv.Itoa(int(ch.Item))
}

// about is what the question of a step speaks of.
func (b *Board) about(v heart.View, step heart.Step, s game.Seat) []any {
	sheet := v.Sheet(s)
	fill := []any{"place", tell.Region(sheet.Region), "n", v.About(), "credits", sheet.Credits, "time", sheet.Figures[box.Time]}
	what := ""
	switch step {
	case heart.PlacingChit, heart.NamingFind, heart.Ignoring:
		if n := v.About(); n > 0 && n < int(box.ChitKinds) {
			what = tell.Chit(box.Chit(n))
		}
	case heart.KeepingSource, heart.LayingWater:
		what = tell.AMarker(box.Marker(v.About()))
	case heart.FacingSpecial:
		what = tell.Special(box.Wild(v.About()))
	case heart.Inflicting:
		o := game.Seat(v.About())
		fill = append(fill, "who", tell.Who(b.position().Summary(), o))
		fill[1] = tell.Region(v.Sheet(o).Region)
	case heart.Envying:
		fill = append(fill, "who", envied(v, b.position().Summary(), s))
	case heart.TakingInstead:
		what = instead(v)
	case heart.SavingPerson:
		what = words.Phrase("person." + box.Figure(v.About()).Name())
	}
	return append(fill, "what", what)
}

// instead is what may be taken instead of an Encounter (the last column of 14).
func instead(v heart.View) string {
	if box.Sort(v.About()) == box.Missionary {
		return words.Phrase("instead.food", "n", heart.MissionFood)
	}
	return words.Phrase("instead.resource")
}

// label is what stands on the button of a choice, with the odds that follow.
func (b *Board) label(v heart.View, sum game.Summary, step heart.Step, ch game.Choice) string {
	odds := ""
	if ch.Odds.Den != 0 && !b.carded && !b.scened { // there the page says it
		odds = words.Chance(ch.Odds)
	}
	return b.labelWith(v, sum, step, ch, odds)
}

// labelWith is what stands there with these odds, or with "" none.
func (b *Board) labelWith(v heart.View, sum game.Summary, step heart.Step, ch game.Choice, odds string) string {
	key := "do." + heart.KindName(ch.Kind)
	if ch.Kind == heart.Yes || ch.Kind == heart.No {
		key = "do." + step.Name() + "." + heart.KindName(ch.Kind)
		if step == heart.FacingSpecial {
			key = "do." + step.Name() + "." + box.Wild(v.About()).Name() + "." + heart.KindName(ch.Kind)
			if !words.Has(key) {
				key = "do." + step.Name() + "." + heart.KindName(ch.Kind)
			}
		}
	}
	return words.Say(key, append(b.fill(v, sum, ch), "odds", odds, "cost", int(ch.Cost))...)
}

// fill is what the label of a choice is filled in with.
func (b *Board) fill(v heart.View, sum game.Summary, ch game.Choice) []any {
	n := int(ch.Target)
	switch ch.Kind {
	case heart.TakePort, heart.Join:
		return []any{"place", tell.Region(chart.Region(n))}
	case heart.Lay:
		land := ""
		if of := chart.Of(chart.Region(n)).Presumed; of != chart.Blank && v.Region(chart.Region(n)).Terrain == chart.Blank {
			land = tell.Terrain(of)
		}
		return []any{"place", tell.Region(chart.Region(n)), "land", land}
	case heart.TakePatron:
		return []any{"patron", words.Phrase("patron." + box.Patron(n).Name() + ".short")}
	case heart.Buy:
		return []any{"lot", tell.Lot(box.Lot(ch.Item))}
	case heart.March:
		across := ""
		if ch.Item >= 0 {
			across = tell.Region(chart.Region(ch.Item))
		}
		return []any{"place", tell.Region(chart.Region(n)), "across", across}
	case heart.Look, heart.Place, heart.Walk:
		at := box.Slot(n)
		return []any{"slot", tell.Slot(at), "chit", b.slotName(v, at)}
	case heart.NameFace:
		return []any{"n", n, "how", named(v, n)}
	case heart.Suffer:
		return []any{"figure", suffers(box.Figure(n))}
	case heart.KeepLoad:
		return []any{"food", n, "gifts", int(ch.Item)}
	case heart.GiveItems: // of which there is no choice where there is no Food
		return []any{"n", int(ch.Min), "gifts", v.About() - int(ch.Min)}
	case heart.KeepThing:
		return []any{"thing", tell.Resource(box.Resource(ch.Item))}
	case heart.Offer:
		return []any{"n", n, "wish", tell.Wish(box.Wish(ch.Item))}
	case heart.Keep:
		w := v.WaterWorth(ch.Seat, box.Marker(v.About()))
		return []any{"by", words.Signed(w.Sum()), "time", words.Signed(-w.Time)}
	case heart.OfferRifle:
		return []any{"wish", tell.Wish(box.Wish(ch.Item))}
	case heart.Trade:
		wish := tell.Wish(box.Wish(ch.Item))
		if box.Wish(ch.Item) == box.ForFood {
			wish = words.Say("do.trade.food", "n", heart.TradedFood)
		}
		return []any{"wish", wish, "price", words.Phrase("price")}
	case heart.Recruit:
		bible := ""
		if ch.Item == 1 {
			bible = words.Phrase("recruit.bible")
		}
		return []any{"person", words.Phrase("person." + box.Figure(n).Name()), "bible", bible}
	case heart.GiveVillage:
		return []any{"present", tell.Present(box.Present(ch.Item))}
	case heart.Boost:
		return []any{"tonic", tell.Tonic(box.Tonic(ch.Item))}
	case heart.Humble:
		return []any{"who", tell.Who(sum, game.Seat(n))}
	case heart.Yes:
		if step, _, _ := v.Asked(); step == heart.TakingInstead {
			return []any{"what", instead(v)}
		}
	case heart.Inflict:
		return []any{"chit", tell.Sort(box.Sort(ch.Item))}
	case heart.ThrowAgain:
		which := ""
		if t, _ := v.Throw(); t.Die == box.JoinDice { // else there is but one
			which = tell.OfTwo(int(ch.Item))
		}
		return []any{"who", tell.Who(sum, game.Seat(n)), "which", which}
	case heart.Order:
		if ch.Item == box.OfHumility {
			return []any{"order", tell.Pride(box.Pride(n))}
		}
		return []any{"order", tell.Standing(box.Standing(n))}
	}
	return nil
}

// named is what a face comes to of the die that is named (12): well or ill where it is held against
// a number, the slot that a Rumour goes to, else the sum.
func named(v heart.View, face int) string {
	die, sum, well, ok := v.Named(face)
	switch {
	case !ok:
		return ""
	case die == box.SlotDie:
		return tell.Slot(box.RumourSlot(face))
	case !die.Held():
		return words.Phrase("face.sum", "n", max(0, sum))
	case well:
		return words.Phrase("face.well")
	}
	return words.Phrase("face.ill")
}

// slotName is what lies in a slot of the Matrix that is shown, as a label tells it.
func (b *Board) slotName(v heart.View, at box.Slot) string {
	seen := v.SlotOf(b.whose(v), at)
	switch {
	case seen.Active:
		return words.Phrase("slot.special")
	case seen.Find != box.NoChit:
		return tell.Chit(seen.Find)
	case seen.Chit != box.NoChit:
		return tell.Chit(seen.Chit)
	}
	return ""
}

// tip says what follows from a choice, with the rule that allows it.
func (b *Board) tip(v heart.View, step heart.Step, ch game.Choice) ui.Rich {
	var lines []string
	for _, key := range []string{"do." + heart.KindName(ch.Kind) + ".tip", "do." + step.Name() + "." + heart.KindName(ch.Kind) + ".tip"} {
		if words.Has(key) {
			lines = append(lines, words.Say(key))
			break
		}
	}
	switch ch.Kind {
	case heart.Buy:
		if ch.Item < int16(box.Resources) {
			lines = append(lines, words.Say("resource."+box.Resource(ch.Item).Name()+".tip"))
		}
	case heart.March, heart.Join, heart.Lay, heart.TakePort:
		lines = append(lines, describe(v, chart.Region(ch.Target)))
		if ch.Kind == heart.March && !v.Explored(chart.Region(ch.Target)) {
			lines = append(lines, joins(v, chart.Region(ch.Target))...)
		}
	case heart.Walk:
		if s := sureOf(box.Sure(ch.Item)); s != "" {
			lines = append(lines, words.Say("slot.sure", "what", s))
		}
	case heart.Order:
		key := "standing." + tell.StandingKey(box.Standing(ch.Target))
		if ch.Item == box.OfHumility {
			key = "pride." + tell.PrideKey(box.Pride(ch.Target))
		}
		lines = append([]string{words.Say(key+".tip", "n", box.NearGoal)}, lines...)
	case heart.TakePatron:
		lines = append(lines, words.Say("patron."+box.Patron(ch.Target).Name()+".tip"))
	}
	if ch.Cost > 0 && ch.Kind != heart.Buy {
		lines = append(lines, words.Say("do.cost", "n", int(ch.Cost)))
	}
	if text := oddsOf(v, ch); text != "" {
		lines = append(lines, text)
		if how := comingSum(v, ch); how != "" {
			lines = append(lines, fullStop(how))
		}
	}
	if len(lines) == 0 {
		lines = append(lines, words.Say("do.tip"))
	}
	return page.Cited(words.Sentences(lines...), string(ch.Rule))
}

// riskOf is the chance that a choice takes: of what it is for, or of the first die that is
// thrown when it is taken (22.2). Where it is that of a die, thrown is true.
func riskOf(v heart.View, ch game.Choice) (die box.Die, odds game.Odds, thrown bool) {
	die, thrown = heart.DieOf(&ch)
	if ch.Odds.Den != 0 {
		return die, ch.Odds, thrown
	}
	next, ok := v.Coming(ch.Command(int(ch.Min)))
	if !ok || next.Odds.Den == 0 {
		return 0, game.Odds{}, false
	}
	return next.Die, next.Odds, true
}

// oddsOf says that chance; "" where there is none.
func oddsOf(v heart.View, ch game.Choice) string {
	if key := "do." + heart.KindName(ch.Kind) + ".odds"; ch.Odds.Den != 0 && words.Has(key) {
		return words.Say(key, "odds", words.Chance(ch.Odds))
	}
	die, odds, thrown := riskOf(v, ch)
	switch {
	case odds.Den == 0:
		return ""
	case !thrown:
		return words.Say("do.odds", "odds", words.Chance(odds))
	}
	return words.Say("do.die", "die", tell.Die(die), "odds", words.Chance(odds))
}
