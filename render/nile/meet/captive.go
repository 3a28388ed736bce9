package meet

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// CaptiveScene is a month in captivity (15).
type CaptiveScene struct{ Encounter }

func (*CaptiveScene) Name() string { return "captive" }

// Rule is captivity.
func (*CaptiveScene) Rule() string { return nile.RuleBattle }

// Frame shows the sheet, and goes through a month as the player chooses.
func (s *CaptiveScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.Play)
	sheet, _ := v.Sheet(s.Play.Seat())
	name := words.Phrase("people.unnamed")
	t, known := v.Tribe(sheet.At)
	if known {
		name = tell.People(t.Name)
	}
	months := s.months()
	sub := words.Say("captive.sub.first", "where", tell.WhereOf(v, sheet.At))
	if months > 0 {
		sub = words.Say("captive.sub", "where", tell.WhereOf(v, sheet.At), "months", months)
	}
	escape, _ := sight.Find(s.Play, nile.Escape, -1, -1)
	minister, may := sight.Find(s.Play, nile.Minister, -1, -1)
	bide, waits := sight.Find(s.Play, nile.Bide, -1, -1)
	s.plate = plates.Of("outcome/captivity")
	if known {
		s.speak(v, t, tell.InCaptivity)
	}
	o, open := v.CaptiveOdds(0), a.Preferences().Reckoning
	s.unfolds(open)
	s.spreadOut(c, "captive", words.Say("captive.title", "name", name), sub, func(col *page.Column) {
		col.Columns(1, 1.15, func(col *page.Column) {
			s.sayHappened(col, nile.BattleJoined, nile.Defeated, nile.Captured, nile.Captivity, nile.Ministered)
			if known && open {
				s.captors(col, t, o)
			}
			col.Gap(8)
			col.HeadingOf(string(o.Rule), words.Say("captive.choices"))
			col.Gap(4)
			if waits { // a choice: no button is the next thing
				option(c, col, ui.Button{Label: words.Say("captive.escape"), ID: "escape"}, words.Say("captive.escape.text"), func() { s.Play.Do(escape, 0) })
			} else { // the red button at the foot does it
				col.Say(ui.Plain(words.Say("captive.escape.text")), ui.Body.At(17))
				col.Gap(10)
			}
			bides := ui.Button{Label: words.Say("captive.bide"), ID: "bide", Disabled: !waits}
			said := sayBide(v.CaptiveOdds(1))
			if why := v.WhyNotBide(); !waits && why.Why != "" {
				said = words.Why(why)
			}
			option(c, col, bides, said, func() { s.Play.Do(bide, 0) })
			if may {
				label := words.Say("captive.minister")
				if v.Player(s.Play.Seat()).Specialty == deck.Missionary {
					label = words.Say("captive.minister.word")
				}
				option(c, col, ui.Button{Label: label, ID: "minister"}, words.Say("captive.minister.text"), func() { s.Play.Do(minister, 0) })
			}
		}, func(col *page.Column) {
			s.month(col, o, open)
			col.Gap(4)
			s.means(col, v, o)
		})
	}, func(col *page.Column) {
		if waits {
			fold(c, a, col)
			return
		}
		switch page.Foot(c, col, ui.Button{Label: words.Say("captive.escape"), ID: "escape", Hint: words.Phrase("key.space"), Default: true}, why(c, a)) {
		case 0:
			s.Play.Do(escape, 0)
		case 1:
			page.Unfold(a)
		}
	})
}

// sayBide is what there is to be won by waiting: the odds with one more of goodwill.
func sayBide(then nile.CaptiveOdds) string {
	return words.Say("captive.bide.text", "free", inHundred(then.Free), "killed", inHundred(then.Killed))
}

// captors is what the people are, and how they think.
func (s *CaptiveScene) captors(col *page.Column, t nile.TribeView, o nile.CaptiveOdds) {
	c := col.C
	col.HeadingOf(nile.RuleMeeting, words.Say("battle.theirs", "name", tell.People(t.Name)))
	page.FactRow(c, col, "warriors", words.Say("meet.strength"), words.Number(t.Strength))
	page.FactRow(c, col, "attitude", words.Say("meet.attitude"), mind(t.Attitude))
	page.FactRow(c, col, "captive-mod", words.Say("captive.die"), words.Signed(o.Mod))
	if o.Goodwill != 0 {
		page.FactRow(c, col, "goodwill", words.Say("captive.goodwill"), words.Signed(o.Goodwill))
	}
}

// month is what this month may come to; open: with what each face of its die does.
func (s *CaptiveScene) month(col *page.Column, o nile.CaptiveOdds, open bool) {
	from := col.R.Y
	col.HeadingOf(string(o.Rule), words.Say("captive.month"))
	col.Gap(3)
	if !open {
		page.NamedBar(col.C, col, 26, CaptiveShares(o))
		col.Figures(from, "captive-die")
		col.Gap(6)
		return
	}
	col.Say(ui.Plain(words.Say("captive.text", "mod", words.Signed(o.Mod))), ui.Body.At(17))
	col.Gap(3)
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
	col.Figures(from, "captive-die")
	col.Gap(6)
	page.NamedBar(col.C, col, 26, CaptiveShares(o))
	col.Gap(6)
}

func CaptiveShares(o nile.CaptiveOdds) []page.Share {
	return []page.Share{
		{Name: words.Phrase("bar.free"), P: o.Free, Col: page.GoodShare},
		{Name: words.Phrase("bar.stays"), P: o.Stays, Col: page.MildShare},
		{Name: words.Phrase("bar.killed"), P: o.Killed, Col: page.WorstShare},
	}
}

// means is what each of the ends takes and leaves.
func (s *CaptiveScene) means(col *page.Column, v nile.View, o nile.CaptiveOdds) {
	who := v.Player(s.Play.Seat())
	col.HeadingOf(nile.RuleBattle, words.Say("captive.means"))
	col.Gap(3)
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
		{o.Free, words.Phrase("bar.free"), words.Say("captive.free." + max(best, nile.EscapesBare).Name()), nile.RuleBattle},
		{o.Stays, words.Phrase("bar.stays"), words.Say("captive.stays.text"), nile.RuleBattle},
		{o.Killed, words.Phrase("bar.killed"), killed, nile.RuleDeath},
	} {
		if l.p <= 1e-12 {
			continue
		}
		col.Say(page.Sentences(ui.Rich{ui.B(words.Whole(l.name))}, page.RulesBehind(l.text, l.rule)), ui.Body.At(17))
		col.Gap(5)
	}
}

// months is how many months of captivity have passed.
func (s *CaptiveScene) months() (n int) {
	events := s.Play.Events()
	for i := len(events) - 1; i >= 0; i-- {
		e := events[i]
		if e.Seat != s.Play.Seat() {
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
