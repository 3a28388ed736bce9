package render

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui/uitest"
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
