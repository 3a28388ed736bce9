package meet

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What the chosen way before a people leads to, and what going back costs.

// defeatTold is from which chance on a defeat is told of before the reckoning is asked for.
const defeatTold = 0.03

// comesTo is what the chosen policy leads to, in words: what it is to be received, that nothing is lost where
// they hide, and what a fight would bring. With figures the reckoning below tells it.
// It keeps the room of the longest of them: nothing moves when another is chosen.
func (s *MeetScene) comesTo(col *page.Column, odds []nile.PolicyOdds, figures bool) {
	if figures {
		return
	}
	most, from := 0.0, col.R.Y
	for _, o := range odds {
		if o.Allowed {
			most = max(most, col.C.ParagraphHeight(comes(o), ui.Small, col.R.W))
		}
	}
	if s.Chosen > 0 {
		col.Say(comes(odds[s.Chosen]), ui.Small)
	}
	col.Gap(max(0, most-(col.R.Y-from)))
}

// comes is that of one policy.
func comes(o nile.PolicyOdds) (of ui.Rich) {
	add := func(p float64, figure, key string, red bool, a ...any) {
		if p <= 1e-12 {
			return
		}
		if len(of) > 0 {
			of = append(of, ui.Plain(" ")...)
		}
		text := words.Say(key, append(a, "n", figure)...)
		if red {
			of = append(of, ui.InRed(text))
		} else {
			of = append(of, ui.Plain(text)...)
		}
	}
	received, hides, attacked := outcomeFigures(o)
	add(o.Neutral, received, "meet.comes.received", false)
	add(o.Hides, hides, "meet.comes.hides", false)
	attack, lost := "meet.comes.attack", o.Defeat()
	switch {
	case o.Losses < hardlyAny && o.Win > 0.5:
		attack = "meet.comes.attack.cheap"
	case o.Losses < hardlyAny:
		attack = "meet.comes.attack.bare"
	}
	red := o.Attack() > HastyRisk
	add(o.Attack(), attacked, attack, red, "win", words.InHundred(o.WinOdds()), "losses", page.Average(o.Losses))
	if o.Charge > 0 && o.Openly.Odds() != o.Ambushed.Odds() {
		add(o.Ambush, page.Figures(PolicyShares(o))[3], "meet.comes.ambush", red, "ambushed", words.InHundred(o.Ambushed.Odds()), "openly", words.InHundred(o.Openly.Odds()))
	}
	if lost.Defeat() >= defeatTold {
		add(lost.Defeat(), "", "meet.comes.defeat", red, "killed", inHundred(lost.Killed), "prisoner", inHundred(lost.Prisoner))
	}
	return page.Behind(of, ui.RuleSpan(nile.RuleMeeting))
}

// orBack says that one may also go back, and what that costs, where one can: in red where every way in is likelier
// to cost the expedition than that.
func (s *MeetScene) orBack(col *page.Column, v nile.View, m nile.MeetingView) {
	back, may := sight.Find(s.Play, nile.Withdraw, -1, -1)
	switch {
	case may && s.least > Ruinous:
		col.Say(ui.Rich{ui.InRed(words.Say("meet.back.ruin", "n", inHundred(s.least), "choice", tell.Choice(v, back)))}, ui.Small)
	case may:
		col.Say(ui.Plain(words.Say("meet.back", "choice", tell.Choice(v, back))), ui.Small)
	case m.Resting:
		col.Say(ui.Plain(words.Say("meet.withdraw.none")), ui.Small)
	default:
		col.Say(ui.Plain(words.Say("meet.withdraw.no-way")), ui.Small)
	}
}
