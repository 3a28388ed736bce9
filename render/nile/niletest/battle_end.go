package niletest

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// battleThat is a game before the first attack of a battle that ends as wanted.
func battleThat(t testing.TB, won bool) *play.Play {
	t.Helper()
	for nth := range 40 {
		seen, fighting := 0, false
		p := BoldTo(t, 2, func(v nile.View) bool {
			was := fighting
			m, _ := v.Meeting()
			if fighting = v.Phase() == nile.Fighting && m.Askaris > 0; fighting && !was {
				seen++
			}
			return fighting && seen > nth
		})
		if fightOut(t, replayed(t, local.Of(p).Record())) == won {
			return p
		}
	}
	t.Fatal("no battle ended like that")
	return nil
}

// fightOut fights to the end, and reports whether the people were beaten.
func fightOut(t testing.TB, p *play.Play) bool {
	t.Helper()
	for sight.View(p).Phase() == nile.Fighting {
		c, ok := sight.Find(p, nile.Fight, -1, -1)
		if !ok || !local.Do(p, c.Command(0)) {
			t.Fatal("nobody fights")
		}
		for _, e := range p.Last() {
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
		Games[name] = func(t testing.TB) *play.Play { return battleThat(t, won) }
	}
	for name, of := range map[string]string{"battle won": "battle to win", "battle lost": "battle to lose"} {
		Afterwards[name] = Afterward{of, func(t testing.TB, p *play.Play, s *screens.TableScene, st *uitest.Stage) { FightWithKeys(t, p, s, st) }}
	}
}

// FightWithKeys presses Space until the battle is over.
func FightWithKeys(t testing.TB, p *play.Play, s *screens.TableScene, st *uitest.Stage) {
	t.Helper()
	st.Wait(desk.GuardTime)
	for n := 0; s.At.Screen == screens.BattleScreen || s.At.Screen == screens.BoardScreen; n++ {
		if n > 200 {
			t.Fatalf("the battle never ends: got %v, wanted at most 200", n)
		}
		Pass(st)
	}
}
