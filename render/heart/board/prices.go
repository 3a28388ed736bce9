package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/words"
)

// What a choice costs, before it is taken: in red on its button, and in the tip where it has no room there.

// price is what is paid or lost for certain if a choice is taken, "" for nothing, or where its label says
// it. A march's Time stands on its way.
func price(v heart.View, step heart.Step, ch game.Choice) string {
	sheet, key := v.Sheet(ch.Seat), ""
	fill := []any{"n", v.About()}
	switch ch.Kind {
	case heart.Keep:
		if w := v.WaterWorth(ch.Seat, box.Marker(v.About())); w.Time > 0 {
			key, fill = "price.time", []any{"n", w.Time}
		}
	case heart.Walk:
		if n := walkTime(v, ch); n > 0 {
			key, fill = "price.time", []any{"n", n}
		}
		if losesEnd(v, ch) {
			key, fill = "price.end", []any{"n", walkTime(v, ch)}
		}
	case heart.Trade:
		key = "price.trade"
	case heart.Suffer: // of people the button names one
		key, fill = "price.suffer.figure", nil
		if of := box.Figure(ch.Target); of == box.Askaris || of == box.Porters {
			key, fill = "price.suffer.person", []any{"quinine", map[bool]string{true: "+"}[sheet.Resources[box.Quinine] > 0]}
		}
	case heart.OfferRifle:
		key = "price.rifle"
	case heart.Humble:
		key, fill = "price.time", []any{"n", 1}
	case heart.Recruit:
		if ch.Item == 1 {
			key = "price.bible"
		}
	case heart.Boost:
		switch box.Tonic(ch.Item) {
		case box.QuinineMore:
			key = "price.sanity"
		case box.CannabisMore:
			key = "price.health"
		}
	case heart.KeepLoad:
		key, fill = "price.load", []any{"food", lessThan(int(ch.Target), sheet.Figures[box.Food]), "gifts", lessThan(int(ch.Item), sheet.Figures[box.Gifts])}
	case heart.Yes, heart.No:
		return priceOfAnswer(v, step, ch, sheet)
	}
	if key == "" {
		return ""
	}
	return words.Phrase(key, fill...)
}

// figure is what is left of a price where all of it has no room: the Time of a step that puts the End out of
// reach, "" for nothing.
func figure(v heart.View, ch game.Choice) string {
	if !losesEnd(v, ch) {
		return ""
	}
	return words.Phrase("price.time", "n", walkTime(v, ch))
}

// freeAnswer reports whether what is asked can be let happen and nothing is lost by it, while the other answer costs something.
func freeAnswer(v heart.View, step heart.Step, s game.Seat) bool {
	return step == heart.Ignoring && !bare(v.Sheet(s)) && v.Repeated(s, box.Chit(v.About()).Sort()).Spared
}

// lessThan is by how much less is kept than there is, as a number, "" for none.
func lessThan(kept, has int) string {
	if kept >= has {
		return ""
	}
	return words.Number(has - kept)
}

// walkTime is how much Time a step takes, with what is found where it leads: no more than is left.
func walkTime(v heart.View, ch game.Choice) int {
	n := int(ch.Cost)
	for _, f := range findsIn(v, ch.Seat, box.Slot(ch.Target)) {
		n += v.WorthOf(ch.Seat, f).Time
	}
	return min(n, v.Of(ch.Seat, box.Time))
}

// losesEnd reports whether a step puts the End out of reach.
func losesEnd(v heart.View, ch game.Choice) bool {
	return ch.Kind == heart.Walk && v.LosesEnd(ch.Seat, box.Slot(ch.Target), walkTime(v, ch))
}

// priceOfAnswer is what a yes or a no costs.
func priceOfAnswer(v heart.View, step heart.Step, ch game.Choice, sheet heart.Sheet) string {
	yes := ch.Kind == heart.Yes
	switch {
	case step == heart.Outfitting && sheet.Credits > 0:
		return words.Phrase("price.credits", "n", sheet.Credits)
	case step == heart.EndingTime && yes: // what is left of the Time is given up
		return words.Phrase("price.time", "n", sheet.Figures[box.Time])
	case step == heart.SavingPerson && yes:
		return words.Phrase("price.quinine")
	case step == heart.SavingPerson:
		return words.Phrase("price.person." + box.Figure(v.About()).Name())
	case step == heart.Ignoring && yes && !bare(sheet):
		return words.Phrase("price.lot")
	case step == heart.Envying && yes:
		return words.Phrase("price.sanity")
	case step == heart.FacingSpecial:
		way := ".keep"
		if yes {
			way = ".give"
		}
		if key := "price." + box.Wild(v.About()).Name() + way; words.Has(key) {
			return words.Phrase(key)
		}
	}
	return ""
}
