package nile_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The page on which the machine changes hands tells who is next, where that expedition stands and how the
// race does, before the chart round it: what everybody can see, and nothing of a notebook (20).
func TestTheHandOverTellsWhoIsNext(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 6, 100, "Ann", "Ben"), 2)
	p := b.Until(func(p *play.Play) bool {
		v := sight.View(p)
		return v.Phase() == nile.ChoosingPace && v.Turn() > 3
	})
	p.StandUp()
	d, s := niletest.Table(p)
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}, {W: 640, H: 480, Text: 100}} {
		d.Size(z)
		st := d.Stage(t)
		niletest.WantScreen(t, s, screens.HandScreen)
		v := sight.Position(p).View(game.Nobody)
		to := v.ToMove()
		st.Want(v.Player(to).Name)
		st.Want(words.Say("flow.race"))
		st.Want(tell.Date(v.Turn()))
		if note := press.RaceNote(v, game.Nobody, to); note == "" {
			t.Error("nothing is known of where the next expedition is")
		}
		st.Want(words.Say("flow.note"))
		uitest.Check(t, st.List)
	}
}
