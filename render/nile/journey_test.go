package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// When a journey is over the journal is laid open: who made it, its moments and its way.
// Space closes it, and it does not come back; where nothing moves it is left out.
func TestTheJournalIsLaidOpenAtAJourneysEnd(t *testing.T) {
	for _, moves := range []bool{true, false} {
		p := niletest.First(t, func(seed uint64) *niletest.Bot {
			return niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Amelia", "Ben"), seed)
		}, func(p *play.Play) bool {
			s, ok := sight.View(p).Sheet(p.Seat())
			_, may := sight.Find(p, nile.GoHome, -1, -1)
			return ok && may && len(s.Track) > 5 && sight.View(p).Player(p.Seat()).Unpublished > 1
		})
		d, s := niletest.Table(p)
		prefs := d.Preferences()
		prefs.Animations = moves
		d.SetPreferences(prefs)
		st := d.Stage(t)
		st.Wait(1)
		who := sight.View(p).Player(p.Seat()).Name
		home, _ := sight.Find(p, nile.GoHome, -1, -1)
		if !local.Do(p, home.Command(0)) {
			t.Fatal(p.Failed)
		}
		st.Do(ui.Input{})
		st.Key(ebiten.KeyF24) // any key shows cards and dice at once
		if !moves {
			if s.At.Screen == screens.JourneyScreen {
				t.Error("the journal is laid open where nothing moves")
			}
			continue
		}
		niletest.WantScreen(t, s, screens.JourneyScreen)
		j, page := book.LastJourney(p), s.Sub.(*book.JourneyEnd)
		if j == nil || j.Ending != nile.EndedHome || len(page.Moments) == 0 {
			t.Fatalf("the journey %+v has %d moments", j, len(page.Moments))
		}
		st.Want(who)
		st.Want(words.Say("book.figure.brought"))
		shown := 0 // of the moments, as many as a page has room for
		for i, m := range page.Moments {
			if st.Has(m.Date) {
				shown++
			}
			if m.Plate == nil {
				t.Errorf("no picture of %q", m.Line.Text)
			}
			for _, o := range page.Moments[:i] {
				if o.Plate == m.Plate {
					t.Errorf("%q and %q have one picture", o.Line.Text, m.Line.Text)
				}
			}
		}
		if shown == 0 {
			t.Error("no moment of the journey is shown")
		}
		niletest.Pass(st)
		if st.Wait(0.1); s.At.Screen == screens.JourneyScreen {
			t.Error("Space does not close the journal")
		}
	}
}
