package render

import (
	"fmt"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// follows sets what follows from the outfit: money, load, food, reach.
func (s *outfit) follows(col *column, sheet *nile.Sheet) {
	col.heading(words.Say("outfit.money"))
	col.gap(3)
	col.say(ui.Rich{ui.T(words.Say("outfit.spent", "money", words.Money(sheet.Spend), "purse", words.Money(sheet.Purse)))}, ui.Body.At(20))
	col.gap(2)
	col.c.Gauge(col.next(18).InsetXY(0, 1), float64(sheet.Spend), float64(sheet.Purse), ui.Amber)
	col.gap(6)
	for _, m := range s.modesShown(sheet) {
		s.load(col, sheet, m)
	}
	s.food(col, sheet)
	s.reach(col, sheet)
}

// modesShown are the ways of travel worth a word: the one to set out in first.
func (s *outfit) modesShown(sheet *nile.Sheet) []nile.Mode {
	out := []nile.Mode{s.mode}
	o := party(sheet.Have)
	for m := range nile.Modes {
		if m != s.mode && (m == nile.OnFoot || m == nile.ByCanoe && o[nile.Canoes] > 0 || m == nile.Mounted && o.beasts() > 0) {
			out = append(out, m)
		}
	}
	return out
}

var loadHeadings = [nile.Modes]string{"outfit.load.0", "outfit.load.1", "outfit.load.2"}

func (s *outfit) load(col *column, sheet *nile.Sheet, m nile.Mode) {
	c, l := col.c, sheet.Load[m]
	_, fits := sailing(s.play, m)
	st := ui.Body.At(20)
	if !fits {
		st.Colour = ui.Red
	}
	heading := loadHeadings[m]
	if m == nile.OnFoot && s.mode == nile.ByCanoe {
		heading = "outfit.load.leave"
	}
	col.heading(words.Say(heading))
	col.gap(3)
	text := words.Say("outfit.load", "cost", l.Cost, "capability", l.Capability)
	if l.Cost == 0 && l.Capability == 0 {
		text = words.Say("outfit.load.none")
	}
	col.say(ui.Plain(text), st)
	col.gap(2)
	c.Gauge(col.next(18).InsetXY(0, 1), float64(l.Cost), float64(l.Capability), ui.Green)
	if note := loadNote(sheet, m); note != "" {
		col.say(ui.Plain(note), ui.Small)
	}
	col.gap(6)
}

// loadNote is one sentence on what is wrong with a load, or on what it allows.
func loadNote(sheet *nile.Sheet, m nile.Mode) string {
	l, o := sheet.Load[m], party(sheet.Have)
	over := l.Cost - l.Capability
	if !l.Able && !(m == nile.OnFoot && over > 0) {
		return words.Why(refusalFor(l.Why))
	}
	switch m {
	case nile.ByCanoe:
		return canoeNote(sheet, over)
	case nile.Mounted:
		if over > 0 {
			return words.Say("outfit.mounted.over", "n", over)
		}
		return words.Say("outfit.mounted.spare", "n", -over)
	}
	hands := (over + bearerLoad - 1) / bearerLoad
	switch k := (over + canoeWeight - 1) / canoeWeight; {
	case over > 0 && k <= o[nile.Canoes]:
		return words.Say("outfit.foot.canoes", "n", over, "k", k, "b", hands)
	case over > 0:
		return words.Say("outfit.foot.over", "n", over, "b", hands)
	case l.Capability == 0:
		return ""
	case over == 0:
		return words.Say("outfit.foot.full")
	}
	return words.Say("outfit.foot.spare", "n", -over)
}

func canoeNote(sheet *nile.Sheet, over int) string {
	if over > 0 {
		return words.Say("outfit.canoe.over", "n", over)
	}
	o := party(sheet.Have)
	text := words.Say("outfit.canoe.stores", "n", sheet.People, "goods", o.goods()+sheet.Have[nile.Water]) + " "
	switch {
	case sheet.Crew == 0:
		return text + words.Say("outfit.crew.none")
	case sheet.CrewLoss == 0:
		return text + words.Say("outfit.crew.full")
	}
	return text + words.Say("outfit.crew", "n", sheet.Crew, "loss", sheet.CrewLoss)
}

func (s *outfit) food(col *column, sheet *nile.Sheet) {
	col.heading(words.Say("outfit.food"))
	col.gap(3)
	text, st := words.Say("outfit.food.turns", "turns", fmt.Sprintf("%.1f", sheet.Turns)), ui.Body.At(20)
	if sheet.Have[nile.Rations] == 0 {
		text, st.Colour = words.Say("outfit.food.none"), ui.Red
	}
	col.say(ui.Plain(text), st)
	note := words.Say("outfit.food.needs", "n", sheet.Needs) + " " + words.Say("outfit.food.thirst", "n", sheet.Thirst)
	col.say(ui.Plain(note), ui.Small)
	col.gap(6)
}

// paces is the movement points of a mode, normal and reckless (9); a test
// holds it against what the table offers.
var paces = [nile.Modes][2]int{nile.OnFoot: {3, 4}, nile.ByCanoe: {4, 6}, nile.Mounted: {4, 6}}

// newHexCost is the points a hex takes that the explorer does not know (9.16).
const newHexCost = 2

// hexesAMonth is how many new hexes a month a party can enter, at a normal
// and at a reckless pace.
func hexesAMonth(sheet *nile.Sheet, m nile.Mode) (normal, reckless int) {
	loss := 0
	if m == nile.ByCanoe {
		loss = sheet.CrewLoss
		if sheet.Crew == 0 {
			return 0, 0
		}
	}
	return max(0, paces[m][0]-loss) / newHexCost, max(0, paces[m][1]-loss) / newHexCost
}

func (s *outfit) reach(col *column, sheet *nile.Sheet) {
	col.heading(words.Say("outfit.reach"))
	col.gap(3)
	normal, reckless := hexesAMonth(sheet, s.mode)
	if reckless == 0 {
		col.say(ui.Plain(words.Say("outfit.reach.none", "mode", words.Mode(s.mode))), ui.Small)
		return
	}
	text := words.Say("outfit.reach.text", "n", normal, "r", reckless, "mode", words.Mode(s.mode))
	if miles := milesOutAndBack(sheet, s.mode); miles > 0 {
		text += " " + words.Say("outfit.reach.far", "miles", miles)
	}
	col.say(ui.Plain(text), ui.Small)
}

// milesOutAndBack is how far the rations bring a party into new country and
// home again over known ground, at a normal pace and without hunting.
func milesOutAndBack(sheet *nile.Sheet, m nile.Mode) int {
	out, _ := hexesAMonth(sheet, m)
	back := paces[m][0]
	if m == nile.ByCanoe {
		back -= sheet.CrewLoss
	}
	if out <= 0 || back <= 0 {
		return 0
	}
	months := sheet.Turns / (1/float64(out) + 1/float64(back))
	return int(months) * 100
}
