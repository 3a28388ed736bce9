package meet

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// PrisonersScene decides over prisoners after a victory (16).
type PrisonersScene struct {
	Encounter
	keep int
}

func (*PrisonersScene) Name() string { return "prisoners" }

// Rule is victory.
func (*PrisonersScene) Rule() string { return nile.RuleVictory }

const KeepID = "prisoners to carry loads"

// Frame shows the sheet, and does with them as the player chooses.
func (s *PrisonersScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.Play)
	m, ok := v.Meeting()
	if !ok {
		return
	}
	ch, _ := sight.Find(s.Play, nile.KeepPrisoners, -1, -1)
	open := a.Preferences().Reckoning
	s.unfolds(open)
	s.keep = min(s.keep, int(ch.Max))
	s.plate = plates.Prisoners(m.Prisoners)
	s.speak(v, m.Tribe, tell.OfPrisoners)
	title, sub := words.Say("prisoners.title", "n", m.Prisoners), words.Say("prisoners.sub", "name", tell.People(m.Tribe.Name))
	s.spreadOut(c, "prisoners", title, sub, func(col *page.Column) {
		col.Columns(1, 1.25, func(col *page.Column) {
			s.sayHappened(col, nile.BattleJoined, nile.Beaten, nile.Prisoners, nile.Village)
			s.goodwill(col, v, m, open)
		}, func(col *page.Column) {
			s.choose(col, v, m, int(ch.Max))
			if open {
				s.compare(col, v, m)
			} else {
				s.then(col, v)
			}
			s.village(col, v, open)
		})
	}, func(col *page.Column) {
		do := ui.Button{Label: words.Say("prisoners.free"), ID: "decide", Hint: words.Phrase("key.space")}
		if s.keep > 0 {
			do.Label = words.Say("prisoners.do", "n", s.keep, "f", m.Prisoners-s.keep)
		}
		switch page.Foot(c, col, setOff(c, do, KeepID), why(c, a)) {
		case 0:
			s.Play.Do(ch, s.keep)
		case 1:
			page.Unfold(a)
		}
	})
}

// goodwill is what setting all free does to what they think; open: and what that is.
func (s *PrisonersScene) goodwill(col *page.Column, v nile.View, m nile.MeetingView, open bool) {
	if open {
		theirSide(col, m.Tribe, m.Warriors)
		col.Gap(3)
	}
	o := v.VillageOdds()
	col.Say(page.RulesBehind(words.Say("prisoners.goodwill", "name", tell.People(m.Tribe.Name), "who", tell.Explorer(v, s.Play.Seat()), "n", o.Goodwill), nile.RuleVictory), ui.Small)
}

// choose is how many are to carry loads.
func (s *PrisonersScene) choose(col *page.Column, v nile.View, m nile.MeetingView, most int) {
	c := col.C
	col.HeadingOf(nile.RuleVictory, words.Say("prisoners.keep"))
	col.Gap(3)
	if m.MustFree {
		col.Say(ui.Plain(words.Say("prisoners.must", "specialty", tell.Specialty(v.Player(s.Play.Seat()).Specialty))), ui.Body)
		return
	}
	row := col.Next(34)
	c.Stepper(row.CutLeft(ui.StepperW).Middle(ui.StepperW, 28), ui.Stepper{ID: KeepID, Max: most}, &s.keep)
	row.CutLeft(12)
	if rest := words.Phrase("prisoners.rest", "n", m.Prisoners-s.keep); c.TextWidth(rest, ui.Body) <= row.W {
		c.Text(row, rest, ui.Body)
	}
	col.Say(ui.Plain(words.Say("prisoners.bearers")), ui.Small)
	col.Gap(4)
}

// compared is one line of what follows from keeping so many.
type compared struct {
	cells  [4]string
	chosen bool
	heavy  bool // too much to carry
}

// compare is what follows from setting all free, from keeping as many as are
// chosen, and from keeping all.
func (s *PrisonersScene) compare(col *page.Column, v nile.View, m nile.MeetingView) {
	c, o := col.C, v.VillageOdds()
	st := ui.Small.At(16)
	heads := [...]string{words.Say("prisoners.if"), words.Phrase("prisoners.load"), words.Phrase("prisoners.food"), words.Phrase("prisoners.think")}
	var lines []compared
	rows := []int{0}
	if s.keep > 0 && s.keep < m.Prisoners {
		rows = append(rows, s.keep)
	}
	if !m.MustFree {
		rows = append(rows, m.Prisoners)
	}
	for _, n := range rows {
		sheet, ok := v.SheetWith([nile.Items]int{nile.Bearers: n})
		if !ok {
			continue
		}
		name := words.Phrase("prisoners.if.free")
		think := words.Signed(o.Goodwill)
		if n > 0 {
			name, think = words.Phrase("prisoners.if.keep", "n", n), words.Phrase("prisoners.think.same")
		}
		l := sheet.Load[sheet.Mode]
		lines = append(lines, compared{
			[...]string{words.Sentence(name), words.Say("outfit.load", "cost", l.Cost, "capability", l.Capability), tell.FoodLasts(sheet.Turns), think},
			n == s.keep, l.Room() < 0,
		})
	}
	weights, ink := []float64{1.5, 1.25, 1.1, 1}, ui.Strong.At(17)
	below := false // the name of a line stands above its figures
	for i, w := range weights {
		room := (col.R.W - 8 - 3*8) * w / (1.5 + 1.25 + 1.1 + 1)
		below = below || c.TextWidth(heads[i], st) > room
		for _, l := range lines {
			below = below || c.TextWidth(l.cells[i], ink) > room
		}
	}
	row := func(at ui.Rect, cells [4]string, st, load ui.Style) {
		from := 0
		if below {
			c.Text(ui.R(at.X+4, at.Y, at.W-8, at.H), cells[0], c.Fit(cells[0], st, at.W-8))
			at, from = col.Next(at.H), 1
		}
		var out []ui.Cell
		for i := from; i < len(cells); i++ {
			x := st
			if i == 1 {
				x = load
			}
			if i > 0 {
				x = x.To(ui.Right)
			}
			out = append(out, ui.Cell{Text: cells[i], Style: x})
		}
		c.Ledger(at, weights[from:], out...)
	}
	row(col.Next(24), heads, st, st)
	for _, l := range lines {
		at, ink := col.Next(28), ui.Body.At(17)
		all := at
		if below {
			all.H *= 2
		}
		page.ExplainedBy(c, all, "prisoners-row")
		if l.chosen {
			c.Panel(ui.R(all.X-4, all.Y, all.W+8, all.H), ui.RowPanel)
			ink = ui.Strong.At(17)
		}
		load := ink
		if l.heavy {
			load = load.In(ui.Red)
		}
		row(at, l.cells, ink, load)
	}
	col.Gap(8)
}

// then is what the party would have to carry, and how long it would eat, with as many as
// are chosen.
func (s *PrisonersScene) then(col *page.Column, v nile.View) {
	if sheet, ok := v.SheetWith([nile.Items]int{nile.Bearers: s.keep}); ok && s.keep > 0 {
		st := ui.Small
		if sheet.Load[sheet.Mode].Room() < 0 {
			st = st.In(ui.Red)
		}
		col.Say(ui.Plain(afterText(sheet)), st)
	}
	col.Gap(8)
}

// village is how likely it is that their village is found; open: and by which throw.
func (s *PrisonersScene) village(col *page.Column, v nile.View, open bool) {
	o := v.VillageOdds()
	col.HeadingOf(nile.RuleVictory, words.Say("prisoners.village.head"))
	col.Gap(4)
	page.NamedBar(col.C, col, 26, []page.Share{
		{Name: words.Phrase("prisoners.found"), P: o.Found, Col: page.GoodShare}, {Name: words.Phrase("prisoners.hidden"), P: 1 - o.Found, Col: page.MildShare},
	})
	if !open {
		return
	}
	col.Gap(3)
	col.Say(page.RulesBehind(words.Say("prisoners.village", "n", o.Limit), nile.RuleVictory), ui.Small)
}

// VillageScene is the village found after a victory (16).
type VillageScene struct{ Encounter }

func (*VillageScene) Name() string { return "village" }

// Rule is victory.
func (*VillageScene) Rule() string { return nile.RuleVictory }

// Frame shows the sheet, and does what the player chooses.
func (s *VillageScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.Play)
	m, ok := v.Meeting()
	if !ok {
		return
	}
	s.plate = plates.Of("meeting/village-found")
	if s.who = nil; m.Tribe.Strength > 0 { // else nobody is left who could
		s.speak(v, m.Tribe, tell.InVillage)
	}
	sub := words.Say("village.sub")
	s.unfolds(a.Preferences().Reckoning)
	s.spreadOut(c, "village", words.Say("village.title", "name", tell.People(m.Tribe.Name)), sub, func(col *page.Column) {
		loot, may := sight.Find(s.Play, nile.Loot, -1, -1)
		col.Columns(1, 1.35, func(col *page.Column) {
			s.sayHappened(col, nile.BattleJoined, nile.Beaten, nile.Prisoners, nile.Village)
			if a.Preferences().Reckoning {
				theirSide(col, m.Tribe, m.Warriors)
			}
		}, func(col *page.Column) {
			col.HeadingOf(nile.RuleVictory, words.Say("village.choose"))
			col.Gap(5)
			_, there := sight.Find(s.Play, nile.TreatWith, -1, -1)
			treat := s.treatText(v)
			first, last := ui.MainLook, ui.CreamLook
			if !there { // the last of them has fallen (15)
				treat, first, last = words.Say("village.treat.nobody"), ui.CreamLook, ui.MainLook
			}
			option(c, col, ui.Button{Label: words.Say("village.treat"), ID: "treat", Default: there, Disabled: !there, Look: first}, treat, func() {
				s.take(nile.TreatWith)
			})
			text := lootText(v)
			if !may {
				text = words.Say("village.loot.never", "specialty", tell.Specialty(v.Player(s.Play.Seat()).Specialty))
			}
			option(c, col, ui.Button{Label: words.Say("village.loot"), ID: "loot", Disabled: !may}, text, func() { s.Play.Do(loot, 0) })
			option(c, col, ui.Button{Label: words.Say("village.pass"), ID: "leave", Default: !there, Look: last}, words.Say("village.pass.text"), func() { s.take(nile.Pass) })
		})
	}, func(col *page.Column) { fold(c, a, col) })
}

// treatText is what treating with them takes.
func (s *VillageScene) treatText(v nile.View) string {
	sheet, _ := v.Sheet(s.Play.Seat())
	return words.Say("village.treat.text", "n", sheet.Have[nile.Gifts])
}

func (s *VillageScene) take(k game.Kind) {
	if ch, ok := sight.Find(s.Play, k, -1, -1); ok {
		s.Play.Do(ch, 0)
	}
}

// lootText is what looting brings on average, and the load then (16).
func lootText(v nile.View) string {
	o := v.LootOdds()
	prize, more := "", [nile.Items]int{nile.Rations: page.Round(o.Rations), nile.Gifts: page.Round(o.Gifts)}
	if n := page.Round(o.Prizes); o.Prize != nile.Items && n > 0 {
		var won [nile.Items]int
		won[o.Prize] = n
		prize = words.Phrase("village.loot.prize", "what", tell.Items(won))
		more[o.Prize] = n
	}
	text := words.Say("village.loot.text", "n", o.Dice, "rations", page.Round(o.Rations), "gifts", page.Round(o.Gifts), "prize", prize)
	if sheet, ok := v.SheetWith(more); ok {
		text = words.Sentences(text, afterText(sheet))
	}
	return text
}

// afterText is what a party would have to carry then, and how long it would
// have to eat.
func afterText(sheet nile.Sheet) string {
	l := sheet.Load[sheet.Mode]
	return words.Say("encounter.then", "cost", l.Cost, "capability", l.Capability, "mode", tell.Mode(sheet.Mode), "food", tell.FoodLasts(sheet.Turns))
}

// option is a choice with a sentence on what it means, beside it or below.
func option(c *ui.Context, col *page.Column, b ui.Button, text string, do func()) {
	optionOf(c, col, b, do, "", ui.Plain(text))
}

// optionOf is option with paragraphs on what it means, whose figures are explained under a
// name; "": there is nothing to explain.
func optionOf(c *ui.Context, col *page.Column, b ui.Button, do func(), figures string, texts ...ui.Rich) {
	const w = 210
	h := ui.ButtonH + 2.0
	if b.Look == ui.MainLook {
		h, b.Size = 42, 18
	}
	styleOf := func(i int) ui.Style {
		if i == 0 && len(texts) > 1 { // what it comes to, before how
			return ui.Body.At(17)
		}
		return ui.Small
	}
	beside := col.R.W >= w+220
	at := ui.R(col.R.X, col.R.Y, min(col.R.W, w), h)
	if !beside {
		at.W = col.R.W
	}
	if c.Button(at, b) {
		do()
	}
	say := func(col *page.Column) {
		from := col.R.Y
		for i, text := range texts {
			col.Say(text, styleOf(i))
		}
		if figures != "" {
			col.Figures(from, figures)
		}
	}
	if !beside {
		col.Gap(h + 2)
		say(col)
		col.Gap(8)
		return
	}
	inner, high := page.NewColumn(c, ui.R(col.R.X+w+16, col.R.Y, col.R.W-w-16, 0)), 0.0
	for i, text := range texts {
		high += c.ParagraphHeight(text, styleOf(i), inner.R.W)
	}
	inner.Gap(max(0, (h-high)/2))
	say(inner)
	col.Gap(max(h, inner.Height()) + 9)
}
