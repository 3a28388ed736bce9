package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Whatever way is chosen at a meeting, nothing on its page moves: what the ways lead to takes now one line and now
// two, and keeps the room of two.
func TestMeetingStandsStill(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		p := niletest.SitAt(t, "meet")
		d, s := niletest.TableOf(p)
		d.Size(z)
		st := d.Stage(t)
		niletest.Read(st)
		st.Wait(0.5)
		places := func() map[string]ui.Rect {
			out := map[string]ui.Rect{}
			for _, x := range st.List.Targets {
				if x.ID != "meet/go in" { // as wide as its words
					out[x.ID] = x.Rect
				}
			}
			return out
		}
		was := places()
		v := sight.View(p)
		for i := 1; i <= meet.Policies; i++ {
			if !v.PolicyOdds(i).Allowed {
				continue
			}
			st.Key(ebiten.KeyDigit0 + ebiten.Key(i))
			st.Wait(0.3)
			if got := s.Sub.(*meet.MeetScene).Chosen; got != i {
				t.Fatalf("%v: policy %d is chosen by its key, want %d", z, got, i)
			}
			for id, r := range places() {
				if w, ok := was[id]; ok && w != r {
					t.Errorf("%v, policy %d: %s stands at %v, at first %v", z, i, id, r, w)
				}
			}
		}
	}
}

// Where every way in loses too many expeditions, it is said, and Space goes back.
func TestMeetingProposesToGoBack(t *testing.T) {
	lost := 1.0
	p := niletest.BoldTo(t, 2, func(v nile.View) bool {
		lost = 1
		if v.Phase() != nile.MeetingPeople {
			return false
		}
		for i := 1; i <= meet.Policies; i++ {
			if o := v.PolicyOdds(i); o.Allowed {
				lost = min(lost, o.Defeat().Defeat())
			}
		}
		return lost > meet.Ruinous && lost < 0.5
	})
	back, may := p.Find(func(c *game.Choice) bool { return c.Kind == nile.Withdraw })
	if !may {
		t.Skip("nobody may go back there")
	}
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Wait(3)
	st.Want(words.Say("key.space"))
	v := sight.View(p)
	if o, ok := p.Find(func(c *game.Choice) bool { return c.Kind == nile.Withdraw }); !ok || o.Target != back.Target || v.Phase() != nile.MeetingPeople {
		t.Fatal("it is another meeting")
	}
	for _, x := range st.List.Targets {
		if x.ID == "meet/withdraw" && x.Rect.H < ui.MainH-1 {
			t.Errorf("where %.0f %% are lost whatever is done, going back is not what is proposed", 100*lost)
		}
	}
}
