package nile_test

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/orders"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// An order that stopped at a decision says nothing of it afterwards: the decision was before the player's eyes,
// and has been made by the time they sit there again.
func TestWhatStoppedAnOrderIsNotToldWhenItIsDecided(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 6, 100, "Ann", "Ben"), 2)
	p := b.Until(niletest.PhaseIs(nile.MeetingPeople))
	me := p.Seat()
	d, s := niletest.Table(p)
	p.Host().Bots = func(name string, seed uint64) (play.Bot, error) { return screens.Game{}.Bot(name, seed) }
	st := d.Stage(t)
	p.Order(me, orders.Order{Kind: orders.Rest}.Name())
	d.Refresh()
	waitForSeat(t, p, st, me)
	if got := p.Stopped(me); got != orders.Asked {
		t.Fatalf("at a meeting the order ends for %q, want %q", got, orders.Asked)
	}
	turn := sight.View(p).Turn()
	niletest.PlayOn(b, d, s, st, 120, func() bool {
		return s.At.Screen == screens.BoardScreen && p.Seat() == me && sight.View(p).Turn() > turn
	})
	niletest.WantScreen(t, s, screens.BoardScreen)
	if st.Has(words.Say("order.over")) {
		t.Errorf("what had to be decided a month ago is told of as why the order ended: %q", st.List.Texts())
	}
}
