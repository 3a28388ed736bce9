package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// label is what stands on the button of a choice, with the odds that follow.
func (b *Board) label(v heart.View, sum game.Summary, step heart.Step, ch game.Choice) string {
	odds := ""
	if ch.Odds.Den != 0 && !b.carded && !b.scened { // there the page says it
		odds = words.Chance(wellOf(v, ch))
	}
	return b.labelWith(v, sum, step, ch, odds)
}

// labelWith is what stands there with these odds, or with "" none.
func (b *Board) labelWith(v heart.View, sum game.Summary, step heart.Step, ch game.Choice, odds string) string {
	key := "do." + heart.KindName(ch.Kind)
	if ch.Kind == heart.Yes || ch.Kind == heart.No {
		key = "do." + step.Name() + "." + heart.KindName(ch.Kind)
		if step == heart.TakingInstead { // what is dealt with then
			if of := key + "." + box.Sort(v.About()).Name(); words.Has(of) {
				key = of
			}
		}
		if ch.Kind == heart.No && b.askedOnce(step) {
			key += ".sure"
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
		at, late := box.Slot(n), ""
		switch {
		case tooLate(v, ch):
			late = words.Phrase("do.place.late")
		case brink(v, ch):
			late = words.Phrase("do.place.brink")
		}
		return []any{"slot", tell.Slot(at), "chit", b.slotName(v, at), "late", late}
	case heart.NameFace:
		return []any{"n", n, "how", named(v, n)}
	case heart.Suffer:
		return []any{"figure", suffers(box.Figure(n))}
	case heart.KeepLoad:
		return []any{"food", n, "gifts", int(ch.Item), "load", v.Weighs(n, int(ch.Item))}
	case heart.GiveItems: // of which there is no choice where there is no Food
		return []any{"n", int(ch.Min), "gifts", v.About() - int(ch.Min)}
	case heart.KeepThing:
		return []any{"thing", tell.Resource(box.Resource(ch.Item))}
	case heart.Offer:
		return []any{"n", n, "wish", tell.Wish(box.Wish(ch.Item))}
	case heart.Keep:
		w := v.WaterWorth(ch.Seat, box.Marker(v.About()))
		return []any{"by", words.Signed(w.Sum())}
	case heart.OfferRifle:
		return []any{"wish", tell.Wish(box.Wish(ch.Item))}
	case heart.Trade:
		wish := tell.Wish(box.Wish(ch.Item))
		if box.Wish(ch.Item) == box.ForFood {
			wish = words.Say("do.trade.food", "n", heart.TradedFood)
		}
		return []any{"wish", wish}
	case heart.Recruit:
		bible := ""
		if ch.Item == 1 {
			bible = words.Phrase("recruit.bible")
		}
		return []any{"person", words.Phrase("person." + box.Figure(n).Name()), "bible", bible}
	case heart.GiveVillage:
		o := v.ParleyWith(ch.Seat, box.Present(ch.Item))
		return []any{"present", tell.Present(box.Present(ch.Item)), "likes", words.Chance(page.Odds(o.Both + o.Liked))}
	case heart.Boost:
		return []any{"tonic", tell.Tonic(box.Tonic(ch.Item))}
	case heart.Humble:
		return []any{"who", tell.Who(sum, game.Seat(n))}
	case heart.Yes:
		switch step, s, _ := v.Asked(); {
		case step == heart.TakingInstead:
			return []any{"what", instead(v)}
		case step == heart.Ignoring && bare(v.Sheet(s)): // else the price says it
			return []any{"what", words.Phrase("ignoring.nothing")}
		}
	case heart.No:
		if step, s, _ := v.Asked(); step == heart.Ignoring {
			return []any{"what", repeatTakes(v.Repeated(s, box.Chit(v.About()).Sort()))}
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

// repeatTakes is what an Incident takes that is let happen a second time in a day, "" where it is left to dice.
func repeatTakes(r heart.Repeated) string {
	if len(r.Back) > 0 {
		return words.Phrase("ignoring.back", "what", chitList(r.Back))
	}
	if r.Spared {
		return words.Phrase("ignoring.nothing")
	}
	return ""
}

// bare reports whether somebody has no Resource left.
func bare(sheet heart.Sheet) bool { return sheet.Resources == [box.Resources]int{} }

// chitList are chits by name, in a list.
func chitList(all []box.Chit) string {
	var names []string
	for _, c := range all {
		names = append(names, tell.Chit(c))
	}
	return words.List(names)
}

// tooLate reports whether what is placed would lie where the Time that is left does not lead.
func tooLate(v heart.View, ch game.Choice) bool {
	return ch.Kind == heart.Place && !v.InReach(ch.Seat, box.Slot(ch.Target))
}

// brink reports whether what is placed would be lost by a step farther off (10.5).
func brink(v heart.View, ch game.Choice) bool {
	return ch.Kind == heart.Place && !tooLate(v, ch) && v.LostByAStep(ch.Seat, box.Slot(ch.Target))
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
	case heart.GiveVillage: // which the bars of the scene show, and nobody hears
		o := v.ParleyWith(ch.Seat, box.Present(ch.Item))
		odds := func(p float64) string { return words.Chance(page.Odds(p)) }
		lines = append(lines, words.Say("parley.odds", "both", odds(o.Both), "liked", odds(o.Liked), "respected", odds(o.Respected), "neither", odds(o.Neither)))
	case heart.Place:
		switch {
		case tooLate(v, ch):
			lines = []string{words.Say("do.place.late.tip")}
		case brink(v, ch):
			lines = append(lines, words.Say("do.place.brink.tip"))
		}
	case heart.Walk:
		if losesEnd(v, ch) {
			lines = append(lines, words.Say("do.walk.end.tip", "odds", words.Chance(page.Odds(1-v.Perils(ch.Seat).Homeless.Ill()))))
		}
		if s := sureOf(box.Sure(ch.Item)); s != "" {
			lines = append(lines, words.Say("slot.sure", "what", s))
		}
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
