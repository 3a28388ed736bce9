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

// What is found is looked at before the people come who live there: its card turns, the
// crayon colours, the picture of the moment opens, the journal writes, and all of that lies
// open a while before the sheet of the meeting covers it. Any key goes on to the meeting.
func TestAMomentIsSeenBeforeTheMeeting(t *testing.T) {
	for _, skip := range []bool{false, true} {
		var d *niletest.Saloon
		var s *screens.TableScene
		p := niletest.First(t, func(seed uint64) *niletest.Bot {
			p := niletest.NewGame(t, seed, 100, "Ann")
			d, s = niletest.Table(p)
			return niletest.NewBot(t, p, seed)
		}, foundAndMet)
		turned := cards.TurnedBy(sight.View(p), p.Last(), tell.LastTurns(p.Events(), len(p.Last())))
		if n := len(turned); n == 0 || turned[n-1].Hex == nil {
			t.Fatal("nothing has turned up")
		}
		st := d.Stage(t)
		const tick = 1.0 / 30
		whole, waited := 0.0, 0.0
		for s.At.Screen != screens.MeetScreen {
			if waited += tick; waited > 20 {
				t.Fatalf("the meeting never comes: got %v, wanted at most 20", waited)
			}
			st.Wait(tick)
			if s.At.Screen == screens.BoardScreen && p.Beats().Wrote() == len(p.Last()) && p.Beats().Playing() {
				whole += tick
				if !s.Board.Cards.Open() {
					t.Fatal("the card is put away before it has been seen")
				}
				if skip {
					st.Key(ebiten.KeyF12)
					st.Wait(tick)
					if s.At.Screen != screens.MeetScreen {
						t.Errorf("a key does not go on to the meeting: got %v, wanted %v", s.At.Screen, screens.MeetScreen)
					}
					break
				}
			}
		}
		if !skip && whole < 1.2 {
			t.Errorf("all that was found is seen for %.1f s before the meeting covers it", whole)
		}
	}
}

// Where nothing moves nothing lingers either: there what was found lies open, with nothing on
// it, until the player goes on. A hasty press does not go on; Space does, when it has been seen.
func TestAMomentIsSeenWhereNothingMoves(t *testing.T) {
	for _, mouse := range []bool{false, true} {
		var d *niletest.Saloon
		var s *screens.TableScene
		var st *uitest.Stage
		p := niletest.First(t, func(seed uint64) *niletest.Bot {
			p := niletest.NewGame(t, seed, 100, "Ann")
			d, s = niletest.Table(p)
			prefs := d.Preferences()
			prefs.Animations = false
			d.SetPreferences(prefs)
			st = d.Stage(t)
			return niletest.NewBot(t, p, seed)
		}, foundAndMet)
		d.Refresh() // the bot has no hands before the window
		st.Move(ui.Point{X: 5, Y: 5})
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
}
