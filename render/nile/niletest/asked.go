package niletest

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/desk"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"

	"github.com/hajimehoshi/ebiten/v2"
)

// NewAsked is a new game of two in which misfortunes ask.
func NewAsked(t testing.TB, seed uint64) *play.Play {
	return begun(t, nile.Settings{Way: nile.Game1, Target: 100, PlaceForUs: true, Asked: true, Players: players(boldly[:2])}, seed)
}

// AskedAbout is a game that two play in which misfortunes ask, before an answer to one of
// those that are wanted.
func AskedAbout(t testing.TB, want func(a nile.Asking) bool) *play.Play {
	t.Helper()
	return boldIn(t, func(seed uint64) *play.Play { return NewAsked(t, seed) }, func(p *play.Play) bool {
		a, ok := sight.View(p).Asking()
		return ok && want(a)
	})
}

func init() {
	any := func(nile.Asking) bool { return true }
	Games["captive asked"] = func(t testing.TB) *play.Play {
		return boldIn(t, func(seed uint64) *play.Play { return NewAsked(t, seed) }, func(p *play.Play) bool { return sight.View(p).Phase() == nile.InCaptivity })
	}
	Games["asked"] = func(t testing.TB) *play.Play { return AskedAbout(t, any) }
	Games["asked of elephants"] = func(t testing.TB) *play.Play {
		return AskedAbout(t, func(a nile.Asking) bool { return a.Disaster == deck.ElephantStampede })
	}
	for name, of := range map[string]string{"borne": "asked", "borne by elephants": "asked of elephants"} {
		Afterwards[name] = Afterward{of, bearIt}
	}
}

// bearIt goes the second way, and on to the page of what came of it.
func bearIt(t testing.TB, _ *play.Play, s *screens.TableScene, st *uitest.Stage) {
	t.Helper()
	st.Wait(desk.GuardTime)
	st.Key(ebiten.KeyDigit2)
	for n := 0; s.At.Screen != screens.BorneScreen; n++ {
		if n > 200 {
			t.Fatalf("the screen is %s, not %s", screens.ScreenNames[s.At.Screen], screens.ScreenNames[screens.BorneScreen])
		}
		st.Wait(desk.GuardTime)
	}
}
