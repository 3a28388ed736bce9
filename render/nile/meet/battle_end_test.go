package meet_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
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

// From one attack to the next the buttons stay in their places and the picture as high as it is, whichever button is
// the red one.
func TestBattleKeepsItsPlaces(t *testing.T) {
	for _, game := range []string{"battle to win", "battle to lose"} {
		p, s, st := niletest.StageOf(t, game)
		st.Wait(1)
		picture := func() (r ui.Rect) {
			for _, it := range st.List.Items {
				if strings.HasPrefix(it.Key, "engraving of a battle") {
					r = it.Rect
				}
			}
			return r
		}
		one, all, field := st.Target("battle/fight on").Rect, st.Target("battle/fight it out").Rect, picture()
		if field.Empty() {
			t.Fatal("no field is seen")
		}
		for n := 0; s.At.Screen == screens.BattleScreen && n < 30; n++ {
			if got := st.Target("battle/fight on").Rect; got.X != one.X {
				t.Errorf("%s: after %d attacks one more is at %v, was at %v", game, n, got, one)
			}
			if got := st.Target("battle/fight it out").Rect; got.X != all.X {
				t.Errorf("%s: after %d attacks all are at %v, were at %v", game, n, got, all)
			}
			if got := picture(); got.H != field.H {
				t.Errorf("%s: after %d attacks the field is %v high, was %v", game, n, got.H, field.H)
			}
			if p.Beats().Playing() {
				st.Wait(1)
				continue
			}
			st.Click("battle/fight on")
			st.Wait(2)
		}
	}
}

// A lost battle ends in the country in which it was fought, and says of the explorer what came of it.
func TestLostBattleKeepsItsCountry(t *testing.T) {
	p, s, st := niletest.StageOf(t, "battle to lose")
	v := sight.View(p)
	m, _ := v.Meeting()
	where := tell.WhereOf(v, m.Tribe.At)
	niletest.FightWithKeys(t, p, s, st)
	st.Want(words.Say("battle.sub", "where", where, "date", tell.Date(v.Turn())))
	for _, e := range p.Last() {
		if e.Kind != nile.Defeated {
			continue
		}
		key := "battle.explorer.away"
		switch nile.As[nile.DefeatedEvent](e).Fate {
		case nile.Killed:
			key = "battle.explorer.killed"
		case nile.Prisoner:
			key = "battle.explorer.taken"
		}
		if who := tell.Explorer(v, p.Seat()); !uitest.HasText(st.List, words.Phrase(key, "who", who)) {
			t.Errorf("it does not say %q", words.Phrase(key, "who", who))
		}
	}
}
