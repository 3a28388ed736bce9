package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// When a battle is over the field stays, and tells how it ended, who fell and
// what follows, until the player goes on; whichever side it was.
func TestBattleEndIsTold(t *testing.T) {
	for game, key := range map[string]string{"battle to win": "battle.end.won", "battle to lose": "battle.end.lost"} {
		t.Run(key, func(t *testing.T) {
			p, s, st := stageOf(t, game)
			m, _ := p.View().Meeting()
			fightWithKeys(t, p, s, st)
			wantScreen(t, s, foughtScreen)
			st.Want(words.Say(key, "name", words.People(m.Tribe.Name)))
			end := s.sub.(*battleEnd)
			st.Want(words.Phrase("battle.end.of", "n", end.last.Began-end.last.Askaris, "first", end.last.Began))
			st.Want(words.Phrase("battle.end.of", "n", end.last.AtFirst-end.last.Warriors, "first", end.last.AtFirst))
			if len(end.follows) == 0 {
				t.Error("nothing follows")
			}
			uitest.Check(t, st.List)
			n := p.Table().Len()
			st.Key(ebiten.KeySpace) // at once: not taken
			wantScreen(t, s, foughtScreen)
			pass(st)
			st.Wait(0.1)
			if s.at.screen == foughtScreen || p.Table().Len() != n {
				t.Errorf("Space leads to %s, with %d commands more", screenNames[s.at.screen], p.Table().Len()-n)
			}
		})
	}
}
