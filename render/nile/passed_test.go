package nile_test

import (
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
)

// A meeting that ends a turn is looked at, with its die, before the machine changes hands: it passed on at once, and
// the next recap said nothing of it.
func TestAMeetingThatEndsATurnIsSeen(t *testing.T) {
	for seed := range uint64(12) {
		p := niletest.NewGame(t, seed, 100, "Ann", "Ben")
		d, s := niletest.Table(p)
		st := d.Stage(t)
		b := niletest.NewBot(t, p, seed)
		for range 60 {
			if !b.Comes(func(p *play.Play) bool { return sight.View(p).Phase() == nile.MeetingPeople }) {
				break
			}
			seat, n := p.Seat(), len(p.Events())
			ch, ok := sight.Find(p, nile.Policy, -1, -1)
			if !ok || !local.Do(p, ch.Command(int(ch.Min))) {
				b.Step()
				continue
			}
			came := p.Events()[n:]
			ends := func(e game.Event) bool {
				return slices.Contains([]game.EventKind{nile.Died, nile.Defeated, nile.CameHome, nile.Captured}, e.Kind)
			}
			if v := sight.Position(p).View(seat); v.ToMove() == seat || slices.ContainsFunc(came, ends) {
				continue
			}
			d.Refresh() // the bot has no hands before the window
			for p.Beats().Playing() {
				st.Wait(0.1)
			}
			st.Wait(30)
			niletest.WantScreen(t, s, screens.SeenScreen)
			niletest.Read(st)
			st.Key(ebiten.KeySpace)
			st.Wait(2)
			niletest.WantScreen(t, s, screens.HandScreen)
			return
		}
	}
	t.Error("no meeting has ended a turn")
}

// What came of a prisoner's month is looked at by who is prisoner: till the machine is passed on the bar names that
// player, and the journal says nothing of the turn of the next.
func TestTheBarOfAPrisonersMonthIsThePrisoners(t *testing.T) {
	p := niletest.Games["captive asked"](t)
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.Read(st)
	niletest.WantScreen(t, s, screens.CaptiveScreen)
	seat := p.Seat()
	st.Click("captive/bide")
	for st.Wait(0.1); p.Beats().Playing(); {
		st.Wait(0.1)
	}
	st.Wait(30)
	niletest.WantScreen(t, s, screens.SeenScreen)
	if now := s.Board.Bar(sight.Told(p)); now.Seat != seat {
		t.Errorf("the bar names player %d while player %d looks", now.Seat, seat)
	}
	for _, e := range p.Written()[len(p.Events())-len(p.Last()):] {
		if e.Kind == nile.TurnBegan && e.Seat != seat {
			t.Errorf("the journal has begun the turn of player %d", e.Seat)
		}
	}
	niletest.Read(st)
	st.Key(ebiten.KeySpace)
	st.Wait(2)
	niletest.WantScreen(t, s, screens.HandScreen)
}
