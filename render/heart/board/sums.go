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

// A die before it is thrown: what it is held against, and what is added to it, term by term
// (27.3).

// reckoned says it in a line, "" where no die is thrown.
func reckoned(m heart.Sum) string {
	if m.Die >= box.Dice || m.Odds == heart.Sure && m.Limit == 0 { // certain
		return ""
	}
	key := "sum.plain"
	switch {
	case m.Die == box.JoinDice:
		key = "sum.join"
	case m.Die.Held():
		key = "sum.held"
	}
	return words.Phrase(key, "sides", m.Die.Sides(), "needed", tell.Needed(m.Die, m.Limit), "terms", counts(m.Die, m.Terms))
}

// reckonedAll says it of a die that may be but the first of several: falls is what all of them may take, nil of one.
func reckonedAll(m heart.Sum, falls []float64) string {
	if how := reckoned(m); how == "" || falls == nil {
		return how
	}
	return words.Phrase("sum.rolls", "n", len(falls)-1, "sum", reckoned(m))
}

// counts is what a die counts more or less, and for what, "" where it counts as it lies.
func counts(die box.Die, terms box.Terms) string {
	var all []string
	for _, t := range terms {
		if t.Why == box.NoWhy || t.N == 0 {
			continue
		}
		key, n := "sum.more", t.N
		if n < 0 {
			key, n = "sum.less", -n
		}
		all = append(all, words.Phrase(key, "n", n, "why", words.Phrase(termKey(die, t))))
	}
	return words.List(all)
}

// termKey is what the words call a term of a die by: by the thing itself where it can be but one, such as the Rifle at a
// hunt's Food, or one that counts more and another that counts less.
func termKey(die box.Die, t box.Term) string {
	key, sign := "term."+t.Why.Name(), ".more"
	if t.N < 0 {
		sign = ".less"
	}
	of := key + "." + tell.DieKey(die)
	for _, k := range []string{of + sign, of} {
		if words.Has(k) {
			return k
		}
	}
	return key
}

// comingSum is how the die that a choice leads to is reckoned, "" where it leads to none or
// to a draw.
func comingSum(v heart.View, ch game.Choice) string {
	if ch.Kind == heart.Offer && ch.Target == 0 { // no die is thrown for nothing (13)
		return ""
	}
	if next, ok := v.Coming(ch.Command(int(ch.Min))); ok && next.Seat == ch.Seat {
		return reckonedAll(next.Sum, fallsOf(v, ch))
	}
	if die, ok := heart.DieOf(&ch); ok { // it may first be asked whether it is named (12)
		for _, c := range v.Chances(ch.Seat, v.Sheet(ch.Seat).Slot) {
			if c.Die == die && c.Odds == ch.Odds {
				return reckoned(c.Sum)
			}
		}
	}
	return ""
}

// dieOf is what that die is thrown for, where the choice itself does not say it: "" where it does.
func dieOf(v heart.View, ch game.Choice) string {
	if next, ok := v.Coming(ch.Command(int(ch.Min))); ok && (ch.Kind == heart.Yes || ch.Kind == heart.No) {
		return tell.Die(next.Die)
	}
	return ""
}

// sums are the dice that the choices of a question lead to at once, below its buttons: each
// choice by its name, with the sum of its die. In a scene those with a chance of their own stand already.
func (b *Board) sums(col *page.Column, v heart.View, sum game.Summary, step heart.Step) {
	said := map[string]bool{}
	for _, ch := range b.choices() {
		how := ""
		if ch.Kind != heart.Order && ch.Kind != heart.NameFace && ch.Kind != b.staged && // of a named face its button says it
			(!b.scened || ch.Odds.Den == 0) {
			how = comingSum(v, ch)
		}
		if how == "" {
			continue
		}
		odds := ""
		if next, ok := v.Coming(ch.Command(int(ch.Min))); ok && ch.Odds.Den == 0 && next.Odds.Den != 0 { // else the button says it
			odds = words.Chance(next.Odds)
		}
		line := words.Say("sum.of", "do", words.Sentence(ui.Unmarked(b.labelWith(v, sum, step, ch, ""))), "die", dieOf(v, ch), "sum", how, "odds", odds)
		if !said[line] {
			said[line] = true
			col.Gap(3)
			sumUnder(col, line)
		}
	}
}

// joins says of each Water Zone that a country may drain into how it is thrown for (9.2).
func joins(v heart.View, at chart.Region) (lines []string) {
	for _, j := range v.Joins(at) {
		if how := reckoned(j.Sum); how != "" {
			lines = append(lines, words.Say("ways.join", "place", tell.Region(j.To), "sum", how, "odds", words.Chance(j.Odds)))
		} else {
			lines = append(lines, words.Say("ways.join.sure", "place", tell.Region(j.To)))
		}
	}
	return lines
}

// sumUnder sets such a line small below what it belongs to.
func sumUnder(col *page.Column, text string) {
	if text != "" {
		col.Say(ui.Plain(text), ui.Small.At(15).In(ui.Faded))
	}
}

// perils are what threatens a seat as it stands, each with its chance and its sum.
func (b *Board) perils(c *ui.Context, col *page.Column, f *foresight) {
	for _, p := range []struct {
		key, rule string
		of        heart.Sum
	}{
		{"health", box.RuleSheet, f.perils.Health},
		{"sanity", box.RuleSheet, f.perils.Sanity},
		{"homeless", box.RuleTimeUp, f.perils.Homeless},
		{"porter", box.RuleTimeUp, f.perils.PorterGone},
		{"askari", box.RuleTimeUp, f.perils.AskariGone},
	} {
		if p.of.Ill() > 0 {
			threat(c, col, words.Say("peril."+p.key), page.Cited(words.Say("peril."+p.key+".tip"), p.rule), reckoned(p.of), p.of.Limit, p.of.Ill())
		}
	}
}

// misfortunes are the dice that one would throw here for what an Event may bring.
func (b *Board) misfortunes(c *ui.Context, col *page.Column, f *foresight) {
	if len(f.misfortunes) == 0 {
		return
	}
	head := words.Say("ahead.misfortunes")
	if f.slot != box.NoSlot {
		head = words.Say("ahead.misfortunes.at", "slot", f.slot.Name())
	}
	col.Say(page.Cited(head, box.RuleIncidents), ui.Strong.At(16))
	for _, m := range f.misfortunes {
		name := words.Sentence(tell.Sort(m.Sort))
		threat(c, col, name, page.Cited(words.Say("sort."+m.Sort.Name()+".tip"), box.RuleIncidents), reckonedAll(m.Sum, m.Falls), m.Sum.Limit, m.Ill())
		then(col, m)
	}
	col.Gap(6)
}

// threat is such a line: its name, the chance that all that is thrown for it goes well, as everywhere, where that is told
// by a number, and its sum.
func threat(c *ui.Context, col *page.Column, name string, tip ui.Rich, how string, limit int, ill float64) {
	row := col.Next(22)
	c.Tip(row, tip)
	if limit > 0 {
		chance := words.Chance(page.Odds(1 - ill))
		c.Text(row.CutRight(c.TextWidth(chance, ui.Strong.At(16))+4), chance, ui.Strong.At(16).To(ui.Right))
	}
	c.Text(row, name, c.Fit(name, ui.Small.At(16), row.W))
	sumUnder(col, how)
}

// then is the die that may follow from a misfortune.
func then(col *page.Column, m heart.Misfortune) {
	if how := reckoned(m.Then); how != "" {
		sumUnder(col, words.Say("sum.then", "sum", how))
	}
}

// slotAhead is what lies in a slot and what its dice would be.
func slotAhead(col *page.Column, v heart.View, s game.Seat, at box.Slot) {
	for _, f := range findsIn(v, s, at) {
		worthOf(col, v, s, f)
	}
	for _, ch := range v.Chances(s, at) {
		col.Say(ui.Plain(chance(ch)), ui.Body.At(16))
		sumUnder(col, reckoned(ch.Sum))
		col.Gap(3)
	}
}

// findsIn are the Finding and the Discovery in a slot.
func findsIn(v heart.View, s game.Seat, at box.Slot) (out []box.Chit) {
	seen := v.SlotOf(s, at)
	for _, c := range [...]box.Chit{seen.Find, seen.Chit} {
		if c.Sort().Finding() || c.Sort().Discovery() {
			out = append(out, c)
		}
	}
	return out
}

// worth is what a find would bring, as a sentence: in full, or short.
func worth(v heart.View, s game.Seat, find box.Chit, how string) string {
	w := v.WorthOf(s, find)
	tool, patron := "", ""
	if w.Tool > 0 {
		tool = words.Number(w.Tool)
	}
	if w.Patron > 0 {
		patron = words.Number(w.Patron)
	}
	says := words.Say("find.worth."+how, "chit", tell.Chit(find), "n", w.Sum(), "tool", tool, "patron", patron, "time", w.Time)
	if by := v.Resists(s); find.Sort() == box.Warriors && len(by) > 0 {
		ammo := ""
		if len(by) > 1 {
			ammo = words.Phrase("find.resist.ammo")
		}
		says = words.Sentences(says, words.Say("find.resist", "ammo", ammo))
	}
	return says
}

func worthOf(col *page.Column, v heart.View, s game.Seat, find box.Chit) {
	col.Say(page.Cited(worth(v, s, find, "full"), box.RuleFinds), ui.Body.At(16))
	col.Gap(3)
}

// facing is what a Special Discovery comes to either way, where one may choose (15.4).
func facing(col *page.Column, w box.Wild) {
	for _, way := range [...]string{"give", "keep"} {
		if key := "facing." + w.Name() + "." + way; words.Has(key) {
			col.Say(page.Cited(words.Say(key), box.RuleSpecials), ui.Body.At(16))
			col.Gap(3)
		}
	}
}
