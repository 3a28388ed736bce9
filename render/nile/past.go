package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// past are the pages on which a player looks back: those that have keys, and the newspaper that was printed last. Nothing
// opens while the machine changes hands.
func (t *TableScene) past() []play.Lookback {
	p := t.Play
	if p.Seat() == game.Nobody && !p.Over() {
		return nil
	}
	of := func(open func() desk.Screen) func(desk.Desk) desk.Screen {
		return func(desk.Desk) desk.Screen { return open() }
	}
	paper := play.Lookback{Label: words.Say("past.paper"), ID: "last newspaper", Tip: words.Say("past.paper.tip")}
	if n := t.printed; n != nil {
		paper.Open = func(desk.Desk) desk.Screen {
			return &press.PaperScene{Print: page.Print{Called: "paper", Rules: nile.RulePublishing}, Play: p, Paper: n, Again: true}
		}
	}
	return []play.Lookback{
		{Label: words.Say("past.journal"), ID: "journal", Tip: words.Say("past.journal.tip"), Open: of(t.Board.Pages.Journal)},
		{Label: words.Say("past.peoples"), ID: "peoples", Tip: words.Say("past.peoples.tip"), Open: of(func() desk.Screen { return t.Board.Pages.Peoples(0) })},
		{Label: words.Say("past.points"), ID: "points", Tip: words.Say("past.points.tip"), Open: of(t.Board.Pages.Points)},
		paper,
	}
}
