package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

const (
	terrainDesert = hexmap.Desert
	terrainLake   = hexmap.Lake
)

// prisonersScene decides over prisoners after a victory (16).
type prisonersScene struct {
	encounter
	keep int
}

func (*prisonersScene) Name() string { return "prisoners" }

// Rule is victory.
func (*prisonersScene) Rule() string { return "16" }

const keepID = "prisoners to carry loads"

func (s *prisonersScene) Frame(c *ui.Context, _ Desk) {
	v := s.play.View()
	m, ok := v.Meeting()
	if !ok {
		return
	}
	ch, _ := s.play.Find(nile.KeepPrisoners, -1, -1)
	s.keep = min(s.keep, int(ch.Max))
	s.plate = "meeting/prisoners"
	title, sub := words.Say("prisoners.title", "n", m.Prisoners), words.Say("prisoners.sub", "name", words.People(m.Tribe.Name))
	s.spreadOut(c, "prisoners", title, sub, func(col *column) {
		col.columns(1, 1.25, func(col *column) {
			s.sayHappened(col, nile.BattleJoined, nile.Beaten, nile.Prisoners, nile.Village)
			s.goodwill(col, v, m)
		}, func(col *column) {
			s.choose(col, v, m, int(ch.Max))
			s.compare(col, v, m)
		})
	}, func(col *column) {
		do := ui.Button{Label: words.Say("prisoners.free"), ID: "decide", Hint: "Space", Default: !typing(c, keepID)}
		if s.keep > 0 {
			do.Label = words.Say("prisoners.do", "n", s.keep, "f", m.Prisoners-s.keep)
		}
		if foot(c, col, do) == 0 {
			s.play.Do(ch, s.keep)
		}
	})
}

// goodwill is what they think, and what setting all free does to it.
func (s *prisonersScene) goodwill(col *column, v nile.View, m nile.MeetingView) {
	name := words.People(m.Tribe.Name)
	col.headingOf("13", words.Say("battle.theirs", "name", name))
	factRow(col.c, col, words.Say("meet.strength"), words.Number(m.Warriors))
	factRow(col.c, col, words.Say("meet.attitude"), mind(m.Tribe.Attitude))
	factRow(col.c, col, words.Phrase("meet.attitude.mine", "who", "you"), mind(m.Tribe.Mine))
	col.gap(3)
	o := v.VillageOdds()
	col.say(rulesBehind(words.Say("prisoners.goodwill", "name", name, "who", v.Player(s.play.Seat()).Name, "n", o.Goodwill), "16"), ui.Small)
}

// choose is how many are to carry loads.
func (s *prisonersScene) choose(col *column, v nile.View, m nile.MeetingView, most int) {
	c := col.c
	col.headingOf("16", words.Say("prisoners.keep"))
	col.gap(3)
	if m.MustFree {
		col.say(ui.Plain(words.Say("prisoners.must", "specialty", words.Specialty(v.Player(s.play.Seat()).Specialty))), ui.Body)
		return
	}
	row := col.next(34)
	c.Stepper(row.CutLeft(ui.StepperW).Middle(ui.StepperW, 28), ui.Stepper{ID: keepID, Max: most}, &s.keep)
	row.CutLeft(12)
	if rest := words.Phrase("prisoners.rest", "n", m.Prisoners-s.keep); c.TextWidth(rest, ui.Body) <= row.W {
		c.Text(row, rest, ui.Body)
	}
	col.say(ui.Plain(words.Say("prisoners.bearers")), ui.Small)
	col.gap(4)
}

// compare is what follows from setting all free, from keeping as many as are
// chosen, and from keeping all.
func (s *prisonersScene) compare(col *column, v nile.View, m nile.MeetingView) {
	c, o := col.c, v.VillageOdds()
	weights := []float64{1.5, 1.25, 1.1, 1}
	st := ui.Small.At(16)
	c.Ledger(col.next(24), weights, ui.Cell{Text: words.Say("prisoners.if"), Style: st}, ui.Cell{Text: words.Phrase("prisoners.load"), Style: st.To(ui.Right)},
		ui.Cell{Text: words.Phrase("prisoners.food"), Style: st.To(ui.Right)}, ui.Cell{Text: words.Phrase("prisoners.think"), Style: st.To(ui.Right)})
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
		at, ink := col.next(28), ui.Body.At(17)
		explainedBy(c, at, "prisoners-row")
		if n == s.keep {
			c.Panel(ui.R(at.X-4, at.Y, at.W+8, at.H), ui.RowPanel)
			ink = ui.Strong.At(17)
		}
		name := words.Phrase("prisoners.if.free")
		think := words.Signed(o.Goodwill)
		if n > 0 {
			name, think = words.Phrase("prisoners.if.keep", "n", n), words.Phrase("prisoners.think.same")
		}
		l := sheet.Load[sheet.Mode]
		load := ink.To(ui.Right)
		if l.Cost > l.Capability {
			load = load.In(ui.Red)
		}
		c.Ledger(at, weights, ui.Cell{Text: words.Sentence(name), Style: ink}, ui.Cell{Text: words.Say("outfit.load", "cost", l.Cost, "capability", l.Capability), Style: load},
			ui.Cell{Text: words.Phrase("outfit.tally.food", "turns", average(sheet.Turns)), Style: ink.To(ui.Right)}, ui.Cell{Text: think, Style: ink.To(ui.Right)})
	}
	col.gap(8)
	col.headingOf("16", words.Say("prisoners.village.head"))
	col.gap(4)
	shareBar(c, col.next(26), []share{
		{words.Phrase("prisoners.found"), o.Found, goodShare}, {words.Phrase("prisoners.hidden"), 1 - o.Found, mildShare},
	}, true)
	col.gap(3)
	col.say(rulesBehind(words.Say("prisoners.village", "n", o.Limit), "16"), ui.Small)
}

// villageScene is the village found after a victory (16).
type villageScene struct{ encounter }

func (*villageScene) Name() string { return "village" }

// Rule is victory.
func (*villageScene) Rule() string { return "16" }

func (s *villageScene) Frame(c *ui.Context, _ Desk) {
	v := s.play.View()
	m, ok := v.Meeting()
	if !ok {
		return
	}
	s.plate = "meeting/village-found"
	sub := words.Say("village.sub")
	s.spreadOut(c, "village", words.Say("village.title", "name", words.People(m.Tribe.Name)), sub, func(col *column) {
		loot, may := s.play.Find(nile.Loot, -1, -1)
		col.columns(1, 1.35, func(col *column) {
			s.sayHappened(col, nile.BattleJoined, nile.Beaten, nile.Prisoners, nile.Village)
			col.headingOf("13", words.Say("battle.theirs", "name", words.People(m.Tribe.Name)))
			factRow(c, col, words.Say("meet.strength"), words.Number(m.Warriors))
			factRow(c, col, words.Say("meet.attitude"), mind(m.Tribe.Attitude))
			factRow(c, col, words.Phrase("meet.attitude.mine", "who", "you"), mind(m.Tribe.Mine))
		}, func(col *column) {
			col.headingOf("16", words.Say("village.choose"))
			col.gap(5)
			option(c, col, ui.Button{Label: words.Say("village.treat"), ID: "treat", Default: true, Look: ui.MainLook}, s.treatText(v), func() {
				s.take(nile.TreatWith)
			})
			text := lootText(v)
			if !may {
				text = words.Say("village.loot.never", "specialty", words.Specialty(v.Player(s.play.Seat()).Specialty))
			}
			option(c, col, ui.Button{Label: words.Say("village.loot"), ID: "loot", Disabled: !may}, text, func() { s.play.Do(loot, 0) })
			option(c, col, ui.Button{Label: words.Say("village.pass"), ID: "leave"}, words.Say("village.pass.text"), func() { s.take(nile.Pass) })
		})
	}, func(*column) {})
}

// treatText is what treating with them takes.
func (s *villageScene) treatText(v nile.View) string {
	sheet, _ := v.Sheet(s.play.Seat())
	return words.Say("village.treat.text", "n", sheet.Have[nile.Gifts])
}

func (s *villageScene) take(k game.Kind) {
	if ch, ok := s.play.Find(k, -1, -1); ok {
		s.play.Do(ch, 0)
	}
}

// lootText is what looting brings on average, and the load then (16).
func lootText(v nile.View) string {
	o := v.LootOdds()
	prize, more := "", [nile.Items]int{nile.Rations: round(o.Rations), nile.Gifts: round(o.Gifts)}
	if o.Prize != nile.Items {
		prize = words.Phrase("village.loot.prize", "n", round(o.Prizes), "things", pluralName(o.Prize))
		more[o.Prize] = round(o.Prizes)
	}
	text := words.Say("village.loot.text", "n", o.Dice, "rations", round(o.Rations), "gifts", round(o.Gifts), "prize", prize)
	if sheet, ok := v.SheetWith(more); ok {
		text += " " + afterText(sheet)
	}
	return text
}

// afterText is what a party would have to carry then, and how long it would
// have to eat.
func afterText(sheet nile.Sheet) string {
	l := sheet.Load[sheet.Mode]
	return words.Say("encounter.then", "cost", l.Cost, "capability", l.Capability, "mode", words.Mode(sheet.Mode), "turns", average(sheet.Turns))
}

// option is a choice with a sentence on what it means, beside it or below.
func option(c *ui.Context, col *column, b ui.Button, text string, do func()) {
	const w = 210
	h := ui.ButtonH + 2.0
	if b.Look == ui.MainLook {
		h, b.Size = 42, 18
	}
	beside := col.r.W >= w+220
	at := ui.R(col.r.X, col.r.Y, min(col.r.W, w), h)
	if !beside {
		at.W = col.r.W
	}
	if c.Button(at, b) {
		do()
	}
	if !beside {
		col.gap(h + 2)
		col.say(ui.Plain(text), ui.Small)
		col.gap(8)
		return
	}
	inner := newColumn(c, ui.R(col.r.X+w+16, col.r.Y, col.r.W-w-16, 0))
	if high := c.ParagraphHeight(ui.Plain(text), ui.Small, inner.r.W); high < h {
		inner.gap((h - high) / 2)
	}
	inner.say(ui.Plain(text), ui.Small)
	col.gap(max(h, inner.height()) + 9)
}
