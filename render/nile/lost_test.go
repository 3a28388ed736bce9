package nile_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Rule 27: after a death the player is told what happened, with the dice, how
// much is rubbed out, on two charts, and what comes next; then play goes on.
func TestRule27_TheLostExpeditionIsTold(t *testing.T) {
	p := niletest.SitAt(t, "about to die")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.Perish(t, p, st)
	if s.At.Screen != screens.LostScreen {
		t.Fatalf("after the death comes %s", screens.ScreenNames[s.At.Screen])
	}
	l := s.Sub.(*screens.LostScene)
	if got, want := len(l.Erased), niletest.Erased(p); got != want {
		t.Errorf("%d hexes are rubbed out on the page, %d by the rules", got, want)
	}
	for _, id := range l.Erased {
		if sight.View(p).Hex(id).State != nile.Unmapped || l.Before.Sheet.Hexes[id].Terrain == 0 {
			t.Errorf("hex %d was not rubbed out", id)
		}
	}
	st.Want(words.Say("lost.erased"))
	st.Want(words.Say("lost.chart.before"))
	st.Want(words.Money(nile.FirstDonation))
	st.Want(words.Say("lost.story"))
	if len(l.Story) == 0 {
		t.Error("nothing is told of how it came about")
	}
	st.Key(ebiten.KeyJ)
	if d.Top().Name() != "journal" {
		t.Fatalf("J leads to %s, want journal", d.Top().Name())
	}
	st.Want(words.Say("book.ends", "who", sight.View(p).Player(p.Seat()).Name))
	st.Key(ebiten.KeyEscape)
	for _, want := range []screens.Screen{screens.JourneyScreen, screens.HandScreen} {
		st.Key(ebiten.KeySpace)
		if s.At.Screen != want {
			t.Errorf("then comes %s, not %s", screens.ScreenNames[s.At.Screen], screens.ScreenNames[want])
		}
		niletest.Read(st)
	}
}

// In a window of 1280 by 800 the whole page is in sight, however much led to the death.
func TestTheLostPageFits(t *testing.T) {
	p := niletest.SitAt(t, "about to die")
	d, s := niletest.Table(p)
	d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
	st := d.Stage(t)
	niletest.Perish(t, p, st)
	l := s.Sub.(*screens.LostScene)
	for len(l.Story) < 9 {
		l.Story = append(l.Story, l.Story[0])
	}
	st.Wait(1)
	if n := len(l.Story); n < 3 {
		t.Errorf("%d lines are told of how it came about", n)
	}
	for _, it := range st.List.Items {
		if it.Scrolled && it.Text != "" && it.Clip.Intersect(it.Ink).H < it.Ink.H-1 {
			t.Errorf("%q is to be scrolled to", it.Text)
		}
	}
}

// The next player sees nothing of the page.
func TestTheLostPageIsNotForTheNextPlayer(t *testing.T) {
	p := niletest.SitAt(t, "about to die")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.Perish(t, p, st)
	st.Key(ebiten.KeySpace)
	for n := 0; s.At.Screen != screens.HandScreen && n < 5; n++ {
		niletest.Read(st)
		st.Key(ebiten.KeySpace)
	}
	niletest.Read(st)
	if st.Has(words.Say("lost.story")) {
		t.Error("the hand-over shows the lost expedition")
	}
	st.Key(ebiten.KeySpace)
	if s.At.Screen == screens.LostScreen {
		t.Error("the next player is told of a death of another")
	}
}

// Rule 27: however an expedition is lost, the page that tells it comes, to whoever lost it.
func TestRule27_EveryWayToDieHasItsPage(t *testing.T) {
	seen := map[nile.Cause]bool{}
	for seed := uint64(0); seed < 40 && len(seen) < 6; seed++ {
		b := niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann", "Ben", "Chuma"), 2)
		rec := local.Of(b.P).Record()
		table, err := game.Replay(nile.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 900 && !table.Over() && len(seen) < 6; n++ {
			s := table.Acting().First()
			bot, err := screens.Game{}.Bot("steady", uint64(n))
			if err != nil {
				t.Fatal(err)
			}
			cmd := bot.Choose(table.Position(), s, table.Choices())
			before := table.Record()
			done, err := table.Do(cmd)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range done {
				if e.Kind != nile.Died || e.Seat != s || seen[nile.As[nile.DiedEvent](e).Cause] {
					continue
				}
				cause := nile.As[nile.DiedEvent](e).Cause
				seen[cause] = true
				if got := screensAfter(t, before, s, cmd); !slices.Contains(got, screens.LostScreen) {
					t.Errorf("seed %d, command %d, %v: after the death come %v, none of which tells of it", seed, table.Len(), cause, got)
				}
			}
		}
	}
	if len(seen) < 4 {
		t.Fatalf("they died in %d ways: too few were tried", len(seen))
	}
	t.Logf("died of %v", slices.Sorted(maps.Keys(seen)))
}

// screensAfter are the screens that come after a command of a game as it was recorded, to the
// hand-over.
func screensAfter(t *testing.T, rec *game.Record, s game.Seat, cmd game.Command) (all []screens.Screen) {
	t.Helper()
	table, err := game.Replay(nile.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	p := local.New(table, play.Host{})
	for range 4 {
		if p.Seat() == s {
			break
		}
		p.SitDown()
	}
	p.Seen()
	d, scene := niletest.Table(p)
	st := d.Stage(t)
	st.Wait(0.6)
	p.Command(cmd, func(ok bool) {
		if !ok {
			t.Fatal(p.Failed)
		}
	})
	for range 12 {
		niletest.Pass(st)
		if n := len(all); n == 0 || all[n-1] != scene.At.Screen {
			all = append(all, scene.At.Screen)
		}
	}
	return all
}
