package home

import (
	"fmt"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// follows sets what follows from the outfit: money, load and reach for each way
// of travel, and food.
func (s *Outfit) follows(col *page.Column, sheet *nile.Sheet) {
	s.money(col, sheet)
	s.ways(col, sheet, false)
	s.food(col, sheet)
}

// money is what has been spent of the purse.
func (s *Outfit) money(col *page.Column, sheet *nile.Sheet) {
	from := col.R.Y
	col.HeadingOf("5.3", words.Say("outfit.money"))
	col.Gap(3)
	row := col.Next(28)
	left := words.Phrase("outfit.left", "money", words.Money(sheet.Purse-sheet.Spend))
	st := ui.Note.In(ui.Faded).To(ui.Right)
	col.C.Text(row.CutRight(col.C.TextWidth(left, st)+2), left, st)
	col.C.Text(row, words.Say("outfit.spent", "money", words.Money(sheet.Spend), "purse", words.Money(sheet.Purse)), ui.Body.At(20))
	col.C.Gauge(col.Next(16).InsetXY(0, 1), float64(sheet.Spend), float64(sheet.Purse), ui.Amber)
	col.Figures(from, "money")
	col.Gap(4)
}

// ways are the ways of travel one below the other; brief, only the chosen one
// is explained.
func (s *Outfit) ways(col *page.Column, sheet *nile.Sheet, brief bool) {
	from := col.R.Y
	col.HeadingOf("6.5", words.Say("outfit.ways"))
	col.Gap(2)
	for m := range nile.Modes {
		s.way(col, sheet, m, brief)
	}
	col.Figures(from, "load")
}

// way is one way of travel: what is to be carried of what can be, and how far
// and how fast it leads.
func (s *Outfit) way(col *page.Column, sheet *nile.Sheet, m nile.Mode, brief bool) {
	c, l := col.C, sheet.Load[m]
	_, fits := Sailing(s.play, m)
	row := col.Next(25)
	name, st := words.Sentence(tell.Mode(m)), ui.Body
	if m == nile.OnFoot && s.mode == nile.ByCanoe {
		name = words.Say("outfit.load.leave")
	}
	if m == s.mode {
		st = ui.Strong
	}
	over := l.Cost > l.Capability
	if !l.Able && !(m == nile.OnFoot && over) || l.Cost == 0 && l.Capability == 0 {
		why := words.Say("outfit.load.none")
		if !l.Able {
			why = words.Why(tell.WhyLoad(l))
		}
		c.Text(row, name, st.In(ui.Ghost))
		row.CutLeft(c.TextWidth(name, st) + 12)
		if c.TextWidth(why, ui.Note.At(16)) <= row.W {
			c.Text(row, why, ui.Note.At(16).In(ui.Ghost).To(ui.Right))
			col.Gap(4)
			return
		}
		col.Say(ui.Plain(why), ui.Note.At(16).In(ui.Ghost))
		col.Gap(4)
		return
	}
	figure := ui.Body
	if over || !fits && m == s.mode {
		figure = figure.In(ui.Red)
	}
	text := words.Say("outfit.load", "cost", l.Cost, "capability", l.Capability)
	c.Text(row.CutRight(c.TextWidth(text, figure)+2), text, figure)
	c.Text(row, name, st)
	c.Gauge(col.Next(14).InsetXY(0, 1), float64(l.Cost), float64(l.Capability), ui.Green)
	if brief && m != s.mode {
		col.Gap(4)
		return
	}
	note := loadNote(sheet, m)
	if !over {
		note += " " + reachNote(sheet, m)
	}
	col.Say(ui.Plain(note), ui.Small)
	col.Gap(4)
}

// loadNote is one sentence on what is wrong with a load, or on what it allows.
func loadNote(sheet *nile.Sheet, m nile.Mode) string {
	l, o := sheet.Load[m], Party(sheet.Have)
	over := l.Cost - l.Capability
	if !l.Able && !(m == nile.OnFoot && over > 0) {
		return words.Why(tell.WhyLoad(l))
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
	case sheet.People == 1:
		return words.Say("outfit.foot.alone", "n", -over)
	case over == 0:
		return words.Say("outfit.foot.full")
	}
	return words.Say("outfit.foot.spare", "n", -over)
}

func canoeNote(sheet *nile.Sheet, over int) string {
	if over > 0 {
		return words.Say("outfit.canoe.over", "n", over)
	}
	o := Party(sheet.Have)
	text := words.Say("outfit.canoe.stores", "n", sheet.People, "goods", o.goods()+sheet.Have[nile.Water]) + " "
	switch {
	case sheet.Crew == 0:
		return text + words.Say("outfit.crew.none")
	case sheet.CrewLoss == 0:
		return text + words.Say("outfit.crew.full")
	}
	return text + words.Say("outfit.crew", "n", sheet.Crew, "loss", sheet.CrewLoss)
}

func (s *Outfit) food(col *page.Column, sheet *nile.Sheet) {
	from := col.R.Y
	defer func() { col.Figures(from, "food") }()
	col.HeadingOf("5.442", words.Say("outfit.food"))
	col.Gap(3)
	text, st := words.Say("outfit.food.turns", "turns", fmt.Sprintf("%.1f", sheet.Turns)), ui.Body.At(20)
	if sheet.Have[nile.Rations] == 0 {
		text, st.Colour = words.Say("outfit.food.none"), ui.Red
	}
	col.Say(ui.Plain(text), st)
	note := words.Say("outfit.food.needs", "n", sheet.Needs) + " " + words.Say("outfit.food.thirst", "n", sheet.Thirst)
	col.Say(ui.Plain(note), ui.Small)
	col.Gap(4)
}

// paces is the movement points of a mode, normal and reckless (9); a test
// holds it against what the table offers.
var paces = [nile.Modes][2]int{nile.OnFoot: {3, 4}, nile.ByCanoe: {4, 6}, nile.Mounted: {4, 6}}

// NewHexCost is the points a hex takes that the explorer does not know (9.16).
const NewHexCost = 2

// HexesAMonth is how many new hexes a month a party can enter, at a normal
// and at a reckless pace.
func HexesAMonth(sheet *nile.Sheet, m nile.Mode) (normal, reckless int) {
	loss := 0
	if m == nile.ByCanoe {
		loss = sheet.CrewLoss
		if sheet.Crew == 0 {
			return 0, 0
		}
	}
	return max(0, paces[m][0]-loss) / NewHexCost, max(0, paces[m][1]-loss) / NewHexCost
}

// reachNote is how fast and how far a way of travel leads.
func reachNote(sheet *nile.Sheet, m nile.Mode) string {
	normal, reckless := HexesAMonth(sheet, m)
	if reckless == 0 {
		return words.Say("outfit.reach.none", "mode", tell.Mode(m))
	}
	text := words.Say("outfit.reach.text", "n", normal, "r", reckless)
	if miles := MilesOutAndBack(sheet, m); miles > 0 {
		text += " " + words.Say("outfit.reach.far", "n", miles/100, "miles", miles)
	}
	return text
}

// MilesOutAndBack is how far the rations bring a party into new country and
// home again over known ground, at a normal pace and without hunting.
func MilesOutAndBack(sheet *nile.Sheet, m nile.Mode) int {
	out, _ := HexesAMonth(sheet, m)
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
