package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// inPort is a party that may sail for Europe, with something to publish
// or without.
func inPort(t *testing.T, seed uint64, laden bool) (*play.Play, *uitest.Stage) {
	t.Helper()
	p := niletest.DrivenTo(t, seed, 1, func(p *play.Play) bool {
		v := sight.View(p)
		_, may := sight.Find(p, nile.GoHome, -1, -1)
		return v.Phase() == nile.Travelling && may && (v.Player(v.Seat()).Unpublished > 0) == laden
	})
	d, _ := niletest.Table(p)
	return p, d.Stage(t)
}

// done is how often a seat has done something of a kind.
func done(p *play.Play, s game.Seat, k game.Kind) (n int) {
	for i := range p.Len() {
		if c := local.Of(p).CommandAt(i); c.Kind == k && c.Seat == s {
			n++
		}
	}
	return n
}

// 21: in a port with something to publish, sailing for Europe is what Space does; it says
// the points, and it asks.
func TestRule21_SailingIsTheRedButtonWithSomethingToPublish(t *testing.T) {
	p, st := inPort(t, 5, true)
	seat, was := p.Seat(), sight.View(p).Player(p.Seat())
	points, ok := sight.View(p).AtHome()
	if !ok || points < was.Promise || was.Promise == 0 {
		t.Fatalf("%d points are promised, %d of them by the schedule", points, was.Promise)
	}
	st.Want(words.Say("march.home.points", "n", points))
	st.Key(ebiten.KeySpace)
	st.Want(words.Say("march.home.ask"))
	if done(p, seat, nile.GoHome) > 0 {
		t.Fatalf("it has sailed unasked: got %v, wanted at most 0", done(p, seat, nile.GoHome))
	}
	st.Wait(1)
	st.Key(ebiten.KeyEnter)
	if done(p, seat, nile.GoHome) != 1 {
		t.Errorf("it has not sailed: got %v, wanted 1", done(p, seat, nile.GoHome))
	}
}

// 21: ending the month there asks, once for each stay in a port.
func TestRule21_StayingWithSomethingToPublishAsksOnce(t *testing.T) {
	for seed := range uint64(10) {
		if staysTwice(t, seed+5) {
			return
		}
	}
	t.Error("no party was in the same port a month later")
}

// staysTwice ends two months in a port; false where the second is spent elsewhere.
func staysTwice(t *testing.T, seed uint64) bool {
	t.Helper()
	p, st := inPort(t, seed, true)
	seat, ended := p.Seat(), done(p, p.Seat(), nile.EndTravel)
	st.Click(words.Say("march.hunt.here"))
	st.Want(words.Say("march.stay.ask"))
	if done(p, seat, nile.EndTravel) != ended {
		t.Fatalf("the month is over unasked: got %v, wanted %v", done(p, seat, nile.EndTravel), ended)
	}
	st.Wait(1)
	st.Key(ebiten.KeyEscape)
	if done(p, seat, nile.EndTravel) != ended {
		t.Fatalf("Esc has ended the month: got %v, wanted %v", done(p, seat, nile.EndTravel), ended)
	}
	st.Wait(1)
	st.Click(words.Say("march.hunt.here"))
	st.Wait(1)
	st.Key(ebiten.KeyEnter)
	if done(p, seat, nile.EndTravel) != ended+1 {
		t.Fatalf("the month goes on: got %v, wanted %v", done(p, seat, nile.EndTravel), ended+1)
	}
	// The next month in the same port: nobody is asked again.
	for range 20 {
		st.Wait(3)
		if sight.View(p).Phase() == nile.ChoosingPace {
			st.Want(words.Phrase("march.home.points", "n", 0)[:8]) // the ship is offered as in any month
			st.Click(words.Sentence(tell.Level(nile.Normal)))
		}
	}
	if _, may := sight.Find(p, nile.GoHome, -1, -1); !may {
		return false
	}
	st.Click(words.Say("march.hunt.here"))
	if done(p, seat, nile.EndTravel) != ended+2 {
		t.Errorf("it asks again: got %v, wanted %v", done(p, seat, nile.EndTravel), ended+2)
	}
	return true
}

// 21: with nothing to publish the ship is one button among others.
func TestRule21_SailingEmptyHandedIsNotTheRedButton(t *testing.T) {
	p, st := inPort(t, 5, false)
	seat := p.Seat()
	st.Key(ebiten.KeySpace)
	st.Wait(0.2)
	if st.Has(words.Say("march.home.ask")) || done(p, seat, nile.GoHome) > 0 {
		t.Error("Space sails for Europe")
	}
}

// 21: in a port with something to publish the ship comes before the question for the pace;
// the pace is set by sailing. Who has said that they stay is asked for the pace alone.
func TestRule21_TheShipComesBeforeThePace(t *testing.T) {
	pacing := func() *play.Play {
		return niletest.DrivenTo(t, 5, 1, func(p *play.Play) bool {
			v := sight.View(p)
			s, ok := v.Sheet(p.Seat())
			return ok && v.Phase() == nile.ChoosingPace && v.Player(p.Seat()).Promise > 0 && s.Began < v.Turn() && v.Map().Cells[s.At].Port != hexmap.NoPort
		})
	}
	p := pacing()
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	seat, was := p.Seat(), p.Len()
	points, _ := sight.View(p).AtHome()
	st.Want(words.Say("march.home.points", "n", points))
	st.Wait(play.SitTime)
	st.Key(ebiten.KeySpace)
	st.Want(words.Say("march.home.ask"))
	if p.Len() != was {
		t.Fatalf("the pace is set unasked: got %v, wanted %v", p.Len(), was)
	}
	st.Wait(1)
	st.Key(ebiten.KeyEnter)
	st.Wait(0.1)
	if done(p, seat, nile.GoHome) != 1 || local.Of(p).CommandAt(was).Kind != nile.SetPace || local.Of(p).CommandAt(was+1).Kind != nile.GoHome {
		t.Errorf("it gives %v", given(p, was))
	}
	// A pace can be chosen as ever.
	p = pacing()
	d, _ = niletest.Table(p)
	st = d.Stage(t)
	was = p.Len()
	st.Click(words.Sentence(tell.Level(nile.Cautious)))
	if got := given(p, was); len(got) != 1 || got[0].Kind != nile.SetPace || got[0].Target != int32(nile.Cautious) {
		t.Errorf("choosing a pace gives %v", got)
	}
}

// 21: a party that came back to a port with nothing to publish, and perhaps with nothing left, is offered the ship before
// it is asked for a pace, as one button among others; not in the month it has just landed.
func TestRule21_TheShipIsThereForEmptyHands(t *testing.T) {
	for _, landed := range []bool{false, true} {
		p := niletest.DrivenTo(t, 5, 1, func(p *play.Play) bool {
			v := sight.View(p)
			s, ok := v.Sheet(p.Seat())
			return ok && v.Phase() == nile.ChoosingPace && v.Player(p.Seat()).Unpublished == 0 && s.Began < v.Turn() != landed && v.Map().Cells[s.At].Port != hexmap.NoPort
		})
		d, _ := niletest.Table(p)
		st := d.Stage(t)
		st.Wait(play.SitTime)
		if offered := st.Has(ui.Unmarked(words.Say("march.home"))); offered == landed {
			t.Fatalf("landed this month: %v, offered the ship: %v", landed, offered)
		}
		if landed {
			continue
		}
		was := p.Len()
		st.Click(ui.Unmarked(words.Say("march.home")))
		st.Want(words.Say("march.home.ask"))
		st.Want(words.Say("march.home.text.none"))
		st.Wait(1)
		st.Key(ebiten.KeyEnter)
		st.Wait(0.1)
		if got := given(p, was); len(got) != 2 || got[0].Kind != nile.SetPace || got[1].Kind != nile.GoHome {
			t.Errorf("got %v, wanted a pace and the way home", got)
		}
	}
}

// 22 to 25: what the ship says is what the account comes to when all is published, records
// and notebook among it, where nobody publishes before.
func TestRule22_TheShipSaysTheWholeAccount(t *testing.T) {
	more := 0
	for seed := range uint64(12) {
		p := niletest.NewGame(t, seed+3, 100, "Ann")
		b := niletest.NewBot(t, p, seed)
		b.Until(func(p *play.Play) bool {
			_, may := sight.Find(p, nile.GoHome, -1, -1)
			return may && sight.View(p).Player(p.Seat()).Promise > 0
		})
		v := sight.View(p)
		want, ok := v.AtHome()
		if !ok {
			t.Fatalf("seed %d: nothing is promised in a port", seed)
		}
		if want > v.Player(p.Seat()).Promise {
			more++
		}
		home, _ := sight.Find(p, nile.GoHome, -1, -1)
		p.Do(home, 0)
		b.Until(niletest.PhaseIs(nile.Publishing))
		was := sight.View(p).Player(p.Seat()).Points
		all, _ := sight.Find(p, nile.PublishAll, -1, -1)
		p.Do(all, 0)
		if got := sight.View(p).Player(p.Seat()).Points - was; got != want {
			t.Errorf("seed %d: the ship says %d points, and it is %d", seed, want, got)
		}
	}
	if more < 3 {
		t.Errorf("in %d games only anything came on top of the schedule", more)
	}
}

// 7: a ship whose points would win the race says so on its button, and once more before it sails
// (finding 53).
func TestRule7_TheShipSaysThatItWins(t *testing.T) {
	for seed := range uint64(40) {
		p := niletest.NewGame(t, seed+1, 25, "Ann")
		niletest.NewBot(t, p, seed).Until(func(p *play.Play) bool {
			v := sight.View(p)
			_, may := sight.Find(p, nile.GoHome, -1, -1)
			n, _ := v.AtHome()
			return p.Over() || v.Phase() == nile.Travelling && may && n > 0 && v.Player(p.Seat()).Points+n >= v.Target()
		})
		if p.Over() {
			continue
		}
		n, _ := sight.View(p).AtHome()
		d, _ := niletest.Table(p)
		st := d.Stage(t)
		st.Want(words.Say("march.home.wins", "n", n))
		st.Key(ebiten.KeySpace)
		st.Want(words.Say("march.home.text.wins", "n", sight.View(p).Player(p.Seat()).Points+n, "target", 25))
		return
	}
	t.Fatal("in none of forty games a ship would have won the race")
}
