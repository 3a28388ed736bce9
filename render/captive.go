package render

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// captiveScene is a month in captivity (15).
type captiveScene struct{ encounter }

func (*captiveScene) Name() string { return "captive" }

// Rule is captivity.
func (*captiveScene) Rule() string { return "15" }

func (s *captiveScene) Frame(c *ui.Context, _ Desk) {
	v := s.play.View()
	sheet, _ := v.Sheet(s.play.Seat())
	name := words.Phrase("people.unnamed")
	t, known := v.Tribe(sheet.At)
	if known {
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
	o := v.CaptiveOdds()
	s.spreadOut(c, "captive", words.Say("captive.title", "name", name), sub, func(col *column) {
		col.columns(1, 1.25, func(col *column) {
			s.sayHappened(col, nile.BattleJoined, nile.Defeated, nile.Captured, nile.Captivity, nile.Ministered)
			if known {
				s.captors(col, t, o)
			}
		}, func(col *column) {
			s.month(col, o)
			s.means(col, v, o)
			if may {
				label := words.Say("captive.minister")
				if v.Player(s.play.Seat()).Specialty == nile.Missionary {
					label = words.Say("captive.minister.word")
				}
				col.gap(6)
				option(c, col, ui.Button{Label: label, ID: "minister"}, words.Say("captive.minister.text"), func() { s.play.Do(minister, 0) })
			}
		})
	}, func(col *column) {
		if foot(c, col, ui.Button{Label: words.Say("captive.escape"), ID: "escape", Hint: "Space", Default: true}) == 0 {
			s.play.Do(escape, 0)
		}
	})
}

// captors is what the people are, and how they think.
func (s *captiveScene) captors(col *column, t nile.TribeView, o nile.CaptiveOdds) {
	c := col.c
	col.headingOf("13", words.Say("battle.theirs", "name", words.People(t.Name)))
	factRow(c, col, words.Say("meet.strength"), words.Number(t.Strength))
	factRow(c, col, words.Say("meet.attitude"), mind(t.Attitude))
	factRow(c, col, words.Say("captive.goodwill"), words.Signed(o.Goodwill))
}

// month is what the die of this month comes to.
func (s *captiveScene) month(col *column, o nile.CaptiveOdds) {
	from := col.r.Y
	col.headingOf(string(o.Rule), words.Say("captive.month"))
	col.gap(3)
	col.say(ui.Plain(words.Say("captive.text", "mod", words.Signed(o.Mod))), ui.Body.At(17))
	col.gap(3)
	var fates [6]faceCell
	for i, f := range o.Faces {
		switch f {
		case nile.Killed:
			fates[i] = faceCell{words.Phrase("bar.killed"), true}
		case nile.Prisoner:
			fates[i] = faceCell{words.Phrase("captive.stays"), false}
		default:
			fates[i] = faceCell{words.Phrase("bar.free"), false}
		}
	}
	faceTable(col, words.Phrase("battle.die"), []string{words.Phrase("captive.row")}, [][6]faceCell{fates})
	col.figures(from, "captive-die")
	col.gap(6)
	shareBar(col.c, col.next(26), captiveShares(o), true)
	col.gap(6)
}

func captiveShares(o nile.CaptiveOdds) []share {
	return []share{
		{words.Phrase("bar.free"), o.Free, goodShare},
		{words.Phrase("bar.stays"), o.Stays, mildShare},
		{words.Phrase("bar.killed"), o.Killed, deadShare},
	}
}

// means is what each of the ends takes and leaves.
func (s *captiveScene) means(col *column, v nile.View, o nile.CaptiveOdds) {
	who := v.Player(s.play.Seat())
	col.headingOf("15", words.Say("captive.means"))
	col.gap(3)
	best := o.Faces[5]
	killed := words.Say("captive.killed.none")
	if who.Unpublished > 0 {
		killed = words.Say("captive.killed.text", "n", who.Unpublished)
	}
	for _, l := range []struct {
		p    float64
		name string
		text string
		rule string
	}{
		{o.Free, words.Say("bar.free"), words.Say("captive.free." + words.FateKey(max(best, nile.EscapesBare))), "15"},
		{o.Stays, words.Say("bar.stays"), words.Say("captive.stays.text"), "15"},
		{o.Killed, words.Say("bar.killed"), killed, "27"},
	} {
		if l.p <= 1e-12 {
			continue
		}
		col.say(ui.Rich{ui.B(l.name + ". "), ui.T(l.text + " "), ui.RuleSpan(l.rule)}, ui.Small)
		col.gap(3)
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
