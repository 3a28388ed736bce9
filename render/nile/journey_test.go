package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A journey that was published can be looked at from the evening that is told of it: who made it, its
// moments and its way. Space closes it, and the evening is there again. At once after the
// ship home nothing is laid open that is printed a moment later.
func TestAJourneyIsLaidOpenFromTheEvening(t *testing.T) {
	p := niletest.First(t, func(seed uint64) *niletest.Bot {
		return niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Amelia", "Ben"), seed)
	}, func(p *play.Play) bool {
		s, ok := sight.View(p).Sheet(p.Seat())
		_, may := sight.Find(p, nile.GoHome, -1, -1)
		return ok && may && len(s.Track) > 5 && sight.View(p).Player(p.Seat()).Unpublished > 1
	})
	d, s := niletest.Table(p)
	st := d.Stage(t)
	st.Wait(1)
	seat, who := p.Seat(), sight.View(p).Player(p.Seat()).Name
	home, _ := sight.Find(p, nile.GoHome, -1, -1)
	if !local.Do(p, home.Command(0)) {
		t.Fatal(p.Failed)
	}
	st.Do(ui.Input{})
	st.Key(ebiten.KeyF24) // any key shows cards and dice at once
	if s.At.Screen == screens.JourneyScreen {
		t.Error("the journal is laid open before anything is in print")
	}
	b := niletest.NewBot(t, p, 3)
	b.Until(func(p *play.Play) bool { return p.Seat() == seat && sight.View(p).Phase() == nile.Publishing })
	d, s = niletest.Table(p)
	st = d.Stage(t)
	st.Wait(play.SitTime + 1)
	st.Key(ebiten.KeySpace)
	if st.Wait(0.2); s.At.Screen == screens.NamingScreen {
		st.Wait(1)
		st.Key(ebiten.KeyEnter)
	}
	st.Wait(1)
	niletest.WantScreen(t, s, screens.PaperScreen)
	st.Click("paper/journey")
	st.Wait(0.2)
	j, page := book.LastJourney(p), d.Top().(*book.JourneyEnd)
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
	if st.Wait(0.2); d.Top() != desk.Screen(s) || !st.Has(words.Say("evening.title")) {
		t.Error("Space does not lead back to the evening")
	}
}
