package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// battleThat is a game before the first attack of a battle that ends as wanted.
func battleThat(t testing.TB, won bool) *Play {
	t.Helper()
	for nth := range 40 {
		seen, fighting := 0, false
		p := boldTo(t, 2, func(v nile.View) bool {
			was := fighting
			if fighting = v.Phase() == nile.Fighting; fighting && !was {
				seen++
			}
			return fighting && seen > nth
		})
		table, err := game.Replay(nile.Rules{}, p.Table().Record())
		if err != nil {
			t.Fatal(err)
		}
		try := NewPlay(table, Host{})
		try.SitDown()
		if fightOut(t, try) == won {
			return p
		}
	}
	t.Fatal("no battle ended like that")
	return nil
}

// fightOut fights to the end, and reports whether the people were beaten.
func fightOut(t testing.TB, p *Play) bool {
	t.Helper()
	for p.View().Phase() == nile.Fighting {
		c, ok := p.Find(nile.Fight, -1, -1)
		if !ok || !p.Do(c, 0) {
			t.Fatal("nobody fights")
		}
		for _, e := range p.Fresh() {
			switch e.Kind {
			case nile.Beaten:
				return true
			case nile.Defeated:
				return false
			}
		}
	}
	t.Fatal("the battle ended without an end")
	return false
}

func init() {
	for name, won := range map[string]bool{"battle to win": true, "battle to lose": false} {
		games[name] = func(t testing.TB) *Play { return battleThat(t, won) }
	}
	for name, of := range map[string]string{"battle won": "battle to win", "battle lost": "battle to lose"} {
		afterwards[name] = struct {
			game string
			do   func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)
		}{of, func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage) { fightWithKeys(t, p, s, st) }}
	}
}

// fightWithKeys presses Space until the battle is over.
func fightWithKeys(t testing.TB, p *Play, s *tableScene, st *uitest.Stage) {
	t.Helper()
	st.Wait(guardTime)
	for n := 0; s.at.screen == battleScreen || s.at.screen == boardScreen; n++ {
		if n > 200 {
			t.Fatal("the battle never ends")
		}
		pass(st)
	}
}

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
