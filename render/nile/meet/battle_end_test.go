package meet_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// When a battle is over the field stays, and tells how it ended, who fell and
// what follows, until the player goes on; whichever side it was.
func TestBattleEndIsTold(t *testing.T) {
	for game, key := range map[string]string{"battle to win": "battle.end.won", "battle to lose": "battle.end.lost"} {
		t.Run(key, func(t *testing.T) {
			p, s, st := niletest.StageOf(t, game)
			m, _ := sight.View(p).Meeting()
			st.Want(tell.Speech(sight.View(p), m.Tribe, p.Told(), tell.AtBattle))
			for _, open := range []bool{false, true} { // what is only reckoning is folded
				if open {
					st.Key(ebiten.KeyY)
				}
				if got := st.Has(words.Say("battle.next")); got != open {
					t.Errorf("what comes next is there: %v, want %v", got, open)
				}
			}
			niletest.FightWithKeys(t, p, s, st)
			niletest.WantScreen(t, s, screens.FoughtScreen)
			st.Want(words.Say(key, "name", tell.People(m.Tribe.Name)))
			end := s.Sub.(*meet.BattleEnd)
			st.Want(words.Phrase("battle.end.of", "n", end.Last.Began-end.Last.Askaris, "first", end.Last.Began))
			st.Want(words.Phrase("battle.end.of", "n", end.Last.AtFirst-end.Last.Warriors, "first", end.Last.AtFirst))
			on := tell.WhenTheyWin
			if key == "battle.end.won" {
				on = tell.WhenBeaten
			}
			if said := tell.Speech(sight.View(p), m.Tribe, p.Events(), on); st.Has(said) != (end.Last.Warriors > 0) {
				t.Errorf("%d warriors stand, and this is said: %v: %s; want %v", end.Last.Warriors, st.Has(said), said, (end.Last.Warriors > 0))
			}
			if len(end.Follows) == 0 {
				t.Error("nothing follows")
			}
			uitest.Check(t, st.List)
			n := p.Len()
			st.Key(ebiten.KeySpace) // at once: not taken
			niletest.WantScreen(t, s, screens.FoughtScreen)
			niletest.Pass(st)
			st.Wait(0.1)
			if s.At.Screen == screens.FoughtScreen || p.Len() != n {
				t.Errorf("Space leads to %s, with %d commands more", screens.ScreenNames[s.At.Screen], p.Len()-n)
			}
		})
	}
}
