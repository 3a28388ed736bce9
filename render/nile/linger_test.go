package nile_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// foundAndMet reports whether the last command found a summit, a fall or a lake, and led
// to a meeting with the people who live there.
func foundAndMet(p *play.Play) bool {
	return sight.View(p).Phase() == nile.MeetingPeople && slices.ContainsFunc(p.Last(), func(e game.Event) bool {
		return e.Kind == nile.PeakFound || e.Kind == nile.LakeMeasured || e.Kind == nile.CataractFound && nile.As[nile.CataractFoundEvent](e).Fall > 0
	})
}

// What is found is looked at before the people come who live there: its card turns, the crayon colours, the
// picture of the moment opens, the journal writes, and all of that lies open until the player goes on, where
// things move and where they do not. A hasty press does not go on; Space does, when it has been seen.
func TestAMomentIsSeenBeforeTheMeeting(t *testing.T) {
	for _, moves := range []bool{true, false} {
		for _, mouse := range []bool{false, true} {
			momentIsSeen(t, moves, mouse)
		}
	}
}

func momentIsSeen(t *testing.T, moves, mouse bool) {
	t.Helper()
	var d *niletest.Saloon
	var s *screens.TableScene
	var st *uitest.Stage
	p := niletest.First(t, func(seed uint64) *niletest.Bot {
		p := niletest.NewGame(t, seed, 100, "Ann")
		d, s = niletest.Table(p)
		prefs := d.Preferences()
		prefs.Animations = moves
		d.SetPreferences(prefs)
		st = d.Stage(t)
		return niletest.NewBot(t, p, seed)
	}, foundAndMet)
	turned := cards.TurnedBy(sight.View(p), p.Last(), tell.LastTurns(p.Events(), len(p.Last())))
	if n := len(turned); n == 0 || turned[n-1].Hex == nil {
		t.Fatal("nothing has turned up")
	}
	d.Refresh() // the bot has no hands before the window
	st.Move(ui.Point{X: 5, Y: 5})
	for waited := 0.0; p.Beats().Playing(); waited += 0.1 {
		if st.Wait(0.1); waited > 20 {
			t.Fatal("what was found is not told to its end within 20 s")
		}
	}
	st.Wait(30)
	niletest.WantScreen(t, s, screens.SeenScreen)
	if !s.Board.Cards.Open() || p.Beats().Wrote() != len(p.Last()) {
		t.Fatal("what was found does not lie open, or is not written of")
	}
	at := p.Len()
	if st.Key(ebiten.KeyDigit1); p.Len() != at {
		t.Fatalf("a figure chooses something while it lies open: got %v, wanted %v", p.Len(), at)
	}
	niletest.Read(st)
	if mouse {
		st.Click("Go on")
	} else {
		st.Key(ebiten.KeySpace)
	}
	st.Wait(0.1)
	niletest.WantScreen(t, s, screens.MeetScreen)
	if p.Len() != at {
		t.Errorf("going on chose something: got %v, wanted %v", p.Len(), at)
	}
}
