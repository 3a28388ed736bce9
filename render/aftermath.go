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

func (s *prisonersScene) Frame(c *ui.Context, _ *App) {
	v := s.play.View()
	m, ok := v.Meeting()
	if !ok {
		return
	}
	ch, _ := s.play.Find(nile.KeepPrisoners, -1, -1)
	s.keep = min(s.keep, int(ch.Max))
	p := v.Player(s.play.Seat())
	name := words.People(m.Tribe.Name)
	s.plate = "meeting/prisoners"
	s.over(c, "prisoners", 660, words.Say("prisoners.title", "n", m.Prisoners), words.Say("prisoners.sub", "name", name), func(col *column) {
		if m.MustFree {
			col.say(ui.Plain(words.Say("prisoners.must", "specialty", words.Specialty(p.Specialty))), ui.Body)
		} else {
			row := col.next(34)
			c.Text(row.CutLeft(min(row.W-ui.StepperW, 150)), words.Say("prisoners.keep"), ui.Body)
			c.Stepper(row.CutLeft(ui.StepperW).Middle(ui.StepperW, 28), ui.Stepper{ID: keepID, Max: int(ch.Max)}, &s.keep)
			row.CutLeft(12)
			if rest := words.Phrase("prisoners.rest", "n", m.Prisoners-s.keep); c.TextWidth(rest, ui.Body) <= row.W {
				c.Text(row, rest, ui.Body)
			}
			col.say(ui.Plain(words.Say("prisoners.bearers")), ui.Small)
		}
		col.gap(4)
		st := ui.Small
		if s.keep == 0 {
			st = st.In(ui.Ink)
		}
		col.say(ui.Plain(words.Say("prisoners.goodwill", "name", name, "who", p.Name)), st)
		col.say(ui.Rich{ui.T(words.Say("prisoners.village", "n", m.Prisoners+m.Policy) + " "), ui.RuleSpan("16")}, ui.Small)
		do := ui.Button{Label: words.Say("prisoners.free"), ID: "decide", Hint: "Space", Default: !typing(c, keepID)}
		if s.keep > 0 {
			do.Label = words.Say("prisoners.do", "n", s.keep, "f", m.Prisoners-s.keep)
		}
		if foot(c, col, do) == 0 {
			s.play.Do(ch, s.keep)
		}
	})
}

// villageScene is the village found after a victory (16).
type villageScene struct{ encounter }

func (*villageScene) Name() string { return "village" }

// Rule is victory.
func (*villageScene) Rule() string { return "16" }

func (s *villageScene) Frame(c *ui.Context, _ *App) {
	v := s.play.View()
	m, ok := v.Meeting()
	if !ok {
		return
	}
	s.plate = "meeting/village-found"
	s.over(c, "village", 680, words.Say("village.title", "name", words.People(m.Tribe.Name)), words.Say("village.sub"), func(col *column) {
		loot, may := s.play.Find(nile.Loot, -1, -1)
		option(c, col, ui.Button{Label: words.Say("village.treat"), ID: "treat", Default: true, Look: ui.MainLook}, words.Say("village.treat.text"), func() {
			s.take(nile.TreatWith)
		})
		text := lootText(v, m)
		if !may {
			text = words.Say("village.loot.never", "specialty", words.Specialty(v.Player(s.play.Seat()).Specialty))
		}
		option(c, col, ui.Button{Label: words.Say("village.loot"), ID: "loot", Disabled: !may}, text, func() { s.play.Do(loot, 0) })
		option(c, col, ui.Button{Label: words.Say("village.pass"), ID: "leave"}, words.Say("village.pass.text"), func() { s.take(nile.Pass) })
	})
}

func (s *villageScene) take(k game.Kind) {
	if ch, ok := s.play.Find(k, -1, -1); ok {
		s.play.Do(ch, 0)
	}
}

// lootText is what looting brings on average: a die for each warrior, 1 to 4
// that many rations, 5 a gift, 6 a camel or a canoe (16).
func lootText(v nile.View, m nile.MeetingView) string {
	sixth := float64(m.AtFirst) / 6
	h := v.Hex(m.Tribe.At)
	prize := ""
	switch {
	case h.Terrain == hexmap.Desert:
		prize = words.Phrase("village.loot.prize", "n", round(sixth), "things", pluralName(nile.Camels))
	case h.Out|h.In != 0:
		prize = words.Phrase("village.loot.prize", "n", round(sixth), "things", pluralName(nile.Canoes))
	}
	return words.Say("village.loot.text", "n", m.AtFirst, "rations", round(10*sixth), "gifts", round(sixth), "prize", prize)
}

func round(x float64) int { return int(x + 0.5) }

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

// captiveScene is a month in captivity (15).
type captiveScene struct{ encounter }

func (*captiveScene) Name() string { return "captive" }

// Rule is captivity.
func (*captiveScene) Rule() string { return "15" }

func (s *captiveScene) Frame(c *ui.Context, _ *App) {
	v := s.play.View()
	sheet, _ := v.Sheet(s.play.Seat())
	name := words.Phrase("people.unnamed")
	if t, ok := v.Tribe(sheet.At); ok {
		name = words.People(t.Name)
	}
	months := s.months()
	sub := words.Say("captive.sub.first", "where", whereOf(v, sheet.At))
	if months > 0 {
		sub = words.Say("captive.sub", "where", whereOf(v, sheet.At), "months", months)
	}
	escape, _ := s.play.Find(nile.Escape, -1, -1)
	minister, may := s.play.Find(nile.Minister, -1, -1)
	s.plate = "outcome/captivity"
	s.over(c, "captive", 720, words.Say("captive.title", "name", name), sub, func(col *column) {
		col.say(ui.Rich{ui.T(words.Say("captive.text") + " "), ui.RuleSpan("15")}, ui.Body)
		col.gap(6)
		bothBar(c, col, captiveShares(escape.Odds.Float()))
		col.gap(8)
		if may {
			label := words.Say("captive.minister")
			if v.Player(s.play.Seat()).Specialty == nile.Missionary {
				label = words.Say("captive.minister.word")
			}
			option(c, col, ui.Button{Label: label, ID: "minister"}, words.Say("captive.minister.text"), func() { s.play.Do(minister, 0) })
		}
		if foot(c, col, ui.Button{Label: words.Say("captive.escape"), ID: "escape", Hint: "Space", Default: true}) == 0 {
			s.play.Do(escape, 0)
		}
	})
}

// captiveShares are the ends of a month: on the lowest throws of the die the
// captive is killed, on the next one he stays (15).
func captiveShares(killed float64) []share {
	stays := min(1-killed, 1.0/6)
	return []share{
		{words.Phrase("bar.free"), 1 - killed - stays, goodShare},
		{words.Phrase("bar.stays"), stays, mildShare},
		{words.Phrase("bar.killed"), killed, deadShare},
	}
}

// months is how many months of captivity have passed.
func (s *captiveScene) months() (n int) {
	events := s.play.Events()
	for i := len(events) - 1; i >= 0; i-- {
		e := events[i]
		if e.Seat != s.play.Seat() {
			continue
		}
		if e.Kind == nile.Captured {
			break
		}
		if e.Kind == nile.Captivity {
			n++
		}
	}
	return n
}
