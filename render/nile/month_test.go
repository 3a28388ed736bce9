package nile_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The player whose month has ended is told of losses before the next sits down.
func TestMonthEndIsTold(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 6, 100, "Ann", "Ben"), 2)
	b.Hungry = true
	p := b.Until(niletest.PhaseIs(nile.Travelling))
	d, s := niletest.Table(p)
	st := d.Stage(t)
	who := p.Seat()
	if c, ok := sight.Find(p, nile.EndTravel, -1, -1); !ok || !p.Do(c, 0) {
		t.Fatal("the march cannot end")
	}
	d.Refresh()
	st.Move(ui.Point{X: 5, Y: 5})
	if s.At.Screen != screens.MonthScreen {
		t.Fatalf("the screen is %s", screens.ScreenNames[s.At.Screen])
	}
	st.Want(sight.View(p).Player(who).Name)
	st.Want("sick")
	uitest.Check(t, st.List)
	niletest.Pass(st)
	if s.At.Screen != screens.HandScreen {
		t.Errorf("then comes %s", screens.ScreenNames[s.At.Screen])
	}
}

// The page of the month lies over the board of the player whose month it was,
// with what the party had and has; the board is another's as soon as another
// sits there.
func TestMonthEndLiesOverThePlayersOwnBoard(t *testing.T) {
	p := niletest.SitAt(t, "canoes")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	who := p.Seat()
	was, _ := sight.View(p).Sheet(who)
	end, ok := sight.Find(p, nile.EndTravel, -1, -1)
	if !ok || !p.Do(end, 0) {
		t.Fatal("the march cannot end")
	}
	d.Refresh()
	st.Wait(0.1)
	if s.At.Screen != screens.MonthScreen || s.Board.As != who {
		t.Fatalf("the screen is %s above the board of seat %d", screens.ScreenNames[s.At.Screen], s.Board.As)
	}
	m := s.Sub.(*screens.MonthEnd)
	if !m.Before.Ok || m.Before.Sheet.Have != was.Have {
		t.Errorf("the party was %v, not %v", m.Before.Sheet.Have, was.Have)
	}
	st.Want(words.Say("month.ledger"))
	st.Want(sight.View(p).Player(who).Name)
	st.Wait(desk.GuardTime)
	niletest.Pass(st)
	if s.At.Screen != screens.HandScreen {
		t.Fatalf("then comes %s", screens.ScreenNames[s.At.Screen])
	}
	niletest.Pass(st)
	for n := 0; s.At.Screen == screens.SinceScreen && n < 3; n++ {
		niletest.Pass(st)
	}
	if s.At.Screen != screens.BoardScreen || p.Seat() == who {
		t.Fatalf("the screen is %s for seat %d", screens.ScreenNames[s.At.Screen], p.Seat())
	}
	if s.Board.As != p.Seat() || s.Board.Cards.Open() {
		t.Errorf("the board is seat %d's, with the other's cards: %v", s.Board.As, s.Board.Cards.Open())
	}
}

// Whoever dies of the sickness, or in the hunt, is told of once.
func TestLossesAreToldOnce(t *testing.T) {
	nursed := game.Event{Kind: nile.Nursed, Seat: 1, Args: [6]int32{int32(nile.Bearers), 3, -1, 0, 2, 1}}
	hunt := func(how int32) game.Event { return game.Event{Kind: nile.BigGame, Seat: 1, Args: [6]int32{1, how}} }
	died := func(i nile.Item, n int32, of nile.Cause) game.Event {
		return game.Event{Kind: nile.Perished, Seat: 1, Args: [6]int32{int32(i), n, int32(of)}}
	}
	ill := game.Event{Kind: nile.FellIll, Seat: 1, Args: [6]int32{int32(nile.Askaris), 1}}
	for name, k := range map[string]struct {
		before []game.Event
		e      game.Event
		want   bool
	}{
		"the sick":            {[]game.Event{nursed}, died(nile.Bearers, 2, nile.Illness), true},
		"other sick":          {[]game.Event{nursed}, died(nile.Askaris, 2, nile.Illness), false},
		"of hunger":           {[]game.Event{nursed}, died(nile.Bearers, 2, nile.Hunger), false},
		"a hunter killed":     {[]game.Event{hunt(0)}, died(nile.Askaris, 1, nile.ByBeast), true},
		"a hunter hurt":       {[]game.Event{hunt(1)}, ill, true},
		"hurt, and later ill": {[]game.Event{hunt(1), nursed}, ill, false},
		"the animal killed":   {[]game.Event{hunt(2)}, ill, false},
	} {
		if got := screens.ToldTwice(k.before, k.e); got != k.want {
			t.Errorf("%s: told twice %v", name, got)
		}
	}
}

// A returning player is told at most a dozen things, the weightiest, in order.
func TestSinceIsShort(t *testing.T) {
	p := niletest.SitAt(t, "victory")
	v := sight.Position(p).View(game.Nobody)
	me := (v.Winner() + 1) % game.Seat(v.Seats()) // the winner knows
	p.SitAs(me)
	p.Since[me] = 0
	lines, more := screens.SinceLines(p)
	if len(lines) != screens.SinceMost || more == 0 {
		t.Fatalf("%d lines, %d more", len(lines), more)
	}
	won := false
	for _, l := range lines {
		won = won || strings.Contains(l.Line.Text, "wins")
		if l.Line.Seat == me || l.Line.Minor {
			t.Errorf("told of %+v", l.Line)
		}
	}
	if !won {
		t.Error("the victory is left out")
	}
}
