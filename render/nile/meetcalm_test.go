package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
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

// Where going back is proposed, and where gifts are laid out, no button takes another's place below the hand, whatever
// is chosen then; and what the sheet was reckoned from, unfolded and folded again, leaves the engraving where it was.
func TestNoButtonTakesAnothersPlace(t *testing.T) {
	lost := func(v nile.View) float64 {
		least := 1.0
		for i := 1; i <= meet.Policies; i++ {
			if o := v.PolicyOdds(i); o.Allowed {
				least = min(least, o.Defeat().Defeat())
			}
		}
		return least
	}
	ruinous := niletest.BoldTo(t, 2, func(v nile.View) bool { return v.Phase() == nile.MeetingPeople && lost(v) > meet.Ruinous })
	for name, p := range map[string]*play.Play{"ruinous": ruinous, "parley": niletest.SitAt(t, "parley")} {
		d, s := niletest.TableOf(p)
		d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
		st := d.Stage(t)
		niletest.Read(st)
		st.Wait(0.5)
		ids := [2]string{"meet/go in", "meet/withdraw"}
		if name == "parley" {
			ids = [2]string{"parley/offer", "parley/leave"}
		}
		leftOf := func() bool {
			var at [2]float64
			for _, x := range st.List.Targets {
				for i, id := range ids {
					if x.ID == id {
						at[i] = x.Rect.X
					}
				}
			}
			if at[0] == 0 || at[1] == 0 {
				t.Fatalf("%s: the buttons stand at %v", name, at)
			}
			return at[0] < at[1]
		}
		was := leftOf()
		for i := 1; i <= meet.Policies; i++ {
			if sub, ok := s.Sub.(*meet.ParleyScene); ok {
				sub.Gifts = i
			}
			st.Key(ebiten.KeyDigit0 + ebiten.Key(i))
			st.Wait(0.3)
			if leftOf() != was {
				t.Errorf("%s, after %d: the buttons have changed places", name, i)
			}
		}
		high := func() float64 {
			least := 1e9
			for _, x := range st.List.Targets {
				if x.ID == ids[0] {
					least = x.Rect.Y
				}
			}
			return least
		}
		before := high()
		for range 2 {
			st.Click(words.Say("card.why"))
			st.Wait(0.5)
		}
		if got := high(); got != before {
			t.Errorf("%s: unfolded and folded again the buttons stand at %v, and stood at %v", name, got, before)
		}
	}
}
