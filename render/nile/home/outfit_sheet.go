package home

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// follows sets what follows from the outfit: money, load and reach for each way
// of travel, and food.
func (s *Outfit) follows(col *page.Column, party *nile.Party) {
	s.money(col, party)
	s.ways(col, party, false)
	s.food(col, party)
}

// money is what has been spent of the purse.
func (s *Outfit) money(col *page.Column, party *nile.Party) {
	from := col.R.Y
	col.HeadingOf(nile.RuleBuying, words.Say("outfit.money"))
	col.Gap(3)
	row := col.Next(28)
	col.C.Keep(row)
	left := words.Phrase("outfit.left", "money", words.Money(party.Left))
	st := ui.Note.In(ui.Faded).To(ui.Right)
	col.C.Text(row.CutRight(col.C.TextWidth(left, st)+2), left, st)
	col.C.Text(row, words.Say("outfit.spent", "money", words.Money(party.Spend), "purse", words.Money(party.Purse)), ui.Body.At(20))
	col.C.Gauge(col.Next(16).InsetXY(0, 1), float64(party.Spend), float64(party.Purse), ui.Amber)
	col.Figures(from, "money")
	col.Gap(headAir)
}

// ways are the ways of travel one below the other; brief, only the chosen one
// is explained.
func (s *Outfit) ways(col *page.Column, party *nile.Party, brief bool) {
	from := col.R.Y
	col.HeadingOf(nile.RuleLoad, words.Say("outfit.ways"))
	col.Gap(2)
	for m := range nile.Modes {
		s.way(col, party, m, brief)
	}
	col.Figures(from, "load")
	if !brief {
		col.Gap(headAir - 4)
	}
}

// headAir is the air above a heading.
const headAir = 12.0

// way is one way of travel: what is to be carried of what can be, and how far
// and how fast it leads.
func (s *Outfit) way(col *page.Column, party *nile.Party, m nile.Mode, brief bool) {
	c, w := col.C, &party.Ways[m]
	_, fits := Sailing(s.play, m)
	row := col.Next(25)
	name, st := words.Sentence(tell.Mode(m)), ui.Body
	if m == nile.OnFoot && s.mode == nile.ByCanoe {
		name = words.Say("outfit.load.leave")
	}
	if m == s.mode {
		st = ui.Strong
	}
	over := w.Room < 0
	if shut(party, m) || w.Cost == 0 && w.Capability == 0 {
		why := words.Say("outfit.load.none")
		if !w.Able {
			why = words.Why(w.Refusal())
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
	text := words.Say("outfit.load", "cost", w.Cost, "capability", w.Capability)
	c.Text(row.CutRight(c.TextWidth(text, figure)+2), text, figure)
	c.Text(row, name, st)
	c.Gauge(col.Next(14).InsetXY(0, 1), float64(w.Cost), float64(w.Capability), ui.Green)
	if brief && m != s.mode {
		col.Gap(4)
		return
	}
	note := loadNote(party, m)
	if !over {
		note = words.Sentences(note, reachNote(party, m))
	}
	if m == s.mode {
		note = words.Sentences(note, counsel(sight.View(s.play), party, m))
	}
	col.Say(ui.Plain(note), ui.Small)
	col.Gap(4)
}

// shut reports whether a way of travel is closed to a party whatever it leaves;
// on foot it is only ever too heavily laden.
func shut(party *nile.Party, m nile.Mode) bool {
	w := &party.Ways[m]
	return !w.Able && !(m == nile.OnFoot && w.Room < 0)
}

// loadNote is one sentence on what is wrong with a load, or on what it allows.
func loadNote(party *nile.Party, m nile.Mode) string {
	w := &party.Ways[m]
	switch {
	case shut(party, m):
		return words.Why(w.Refusal())
	case m == nile.ByCanoe:
		return canoeNote(party)
	case m == nile.Mounted && w.Room < 0:
		return words.Say("outfit.mounted.over", "n", -w.Room)
	case m == nile.Mounted:
		return words.Say("outfit.mounted.spare", "n", w.Room)
	case w.FewerCanoes > 0:
		return words.Say("outfit.foot.canoes", "n", -w.Room, "k", w.FewerCanoes, "b", w.MoreBearers)
	case w.Room < 0 && w.Unled > 0:
		return words.Say("outfit.foot.unled", "n", -w.Room, "b", w.MoreBearers)
	case w.Room < 0:
		return words.Say("outfit.foot.over", "n", -w.Room, "b", w.MoreBearers)
	case w.Capability == 0:
		return ""
	case party.People == 1:
		return words.Say("outfit.foot.alone", "n", w.Room)
	case w.Room == 0:
		return words.Say("outfit.foot.full")
	}
	return words.Say("outfit.foot.spare", "n", w.Room)
}

func canoeNote(party *nile.Party) string {
	w := &party.Ways[nile.ByCanoe]
	if w.Room < 0 {
		return words.Say("outfit.canoe.over", "n", -w.Room)
	}
	stores := 0
	for _, n := range w.Weight[nile.Rations:] {
		stores += n
	}
	text := words.Say("outfit.canoe.stores", "n", party.People, "goods", stores)
	switch {
	case w.Reach.Drifts:
		return words.Sentences(text, words.Say("outfit.crew.none"))
	case party.CrewLoss == 0:
		return words.Sentences(text, words.Say("outfit.crew.full"))
	}
	return words.Sentences(text, words.Say("outfit.crew", "n", party.Crew, "loss", party.CrewLoss))
}

func (s *Outfit) food(col *page.Column, party *nile.Party) {
	from := col.R.Y
	defer func() { col.Figures(from, "food") }()
	col.HeadingOf(nile.RuleFood, words.Say("outfit.food"))
	col.Gap(3)
	text, st := words.Say("outfit.food.turns", "food", tell.FoodLasts(party.Turns)), ui.Body.At(20)
	if party.Have[nile.Rations] == 0 {
		text, st.Colour = words.Say("outfit.food.none"), ui.Red
	}
	col.Say(ui.Plain(text), st)
	note := words.Sentences(words.Say("outfit.food.needs", "n", party.Needs), words.Say("outfit.food.thirst", "n", party.Thirst))
	col.Say(ui.Plain(note), ui.Small)
	col.Gap(headAir)
}

// reachNote is how fast and how far a way of travel leads.
func reachNote(party *nile.Party, m nile.Mode) string {
	far := &party.Ways[m].Reach
	if far.New[nile.Reckless] == 0 {
		return words.Say("outfit.reach.none", "mode", tell.Mode(m))
	}
	text := words.Say("outfit.reach.text", "n", far.New[nile.Normal], "r", far.New[nile.Reckless])
	if far.New[nile.Normal] == far.New[nile.Reckless] {
		text = words.Say("outfit.reach.steady", "n", far.New[nile.Normal])
	}
	if far.Out > 0 {
		text = words.Sentences(text, words.Say("outfit.reach.far", "n", far.Out, "miles", nile.Miles(far.Out)))
	}
	return text
}
