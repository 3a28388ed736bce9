package render

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The player whose month has ended is told of losses before the next sits down.
func TestMonthEndIsTold(t *testing.T) {
	b := newBot(t, newGame(t, 6, 100, "Ann", "Ben"), 2)
	b.hungry = true
	p := b.until(phaseIs(nile.Travelling))
	d, s := table(p)
	st := d.stage(t)
	who := p.Seat()
	if c, ok := p.Find(nile.EndTravel, -1, -1); !ok || !p.Do(c, 0) {
		t.Fatal("the march cannot end")
	}
	d.Refresh()
	st.Move(ui.Point{X: 5, Y: 5})
	if s.at.screen != monthScreen {
		t.Fatalf("the screen is %s", screenNames[s.at.screen])
	}
	st.Want(p.View().Player(who).Name)
	st.Want("sick")
	uitest.Check(t, st.List)
	pass(st)
	if s.at.screen != handScreen {
		t.Errorf("then comes %s", screenNames[s.at.screen])
	}
}

// The page of the month lies over the board of the player whose month it was,
// with what the party had and has; the board is another's as soon as another
// sits there.
func TestMonthEndLiesOverThePlayersOwnBoard(t *testing.T) {
	p := sitAt(t, "canoes")
	d, s := table(p)
	st := d.stage(t)
	who := p.Seat()
	was, _ := p.View().Sheet(who)
	end, ok := p.Find(nile.EndTravel, -1, -1)
	if !ok || !p.Do(end, 0) {
		t.Fatal("the march cannot end")
	}
	d.Refresh()
	st.Wait(0.1)
	if s.at.screen != monthScreen || s.board.as != who {
		t.Fatalf("the screen is %s above the board of seat %d", screenNames[s.at.screen], s.board.as)
	}
	m := s.sub.(*monthEnd)
	if !m.before.ok || m.before.sheet.Have != was.Have {
		t.Errorf("the party was %v, not %v", m.before.sheet.Have, was.Have)
	}
	st.Want(words.Say("month.ledger"))
	st.Want(p.View().Player(who).Name)
	st.Wait(guardTime)
	pass(st)
	if s.at.screen != handScreen {
		t.Fatalf("then comes %s", screenNames[s.at.screen])
	}
	pass(st)
	for n := 0; s.at.screen == sinceScreen && n < 3; n++ {
		pass(st)
	}
	if s.at.screen != boardScreen || p.Seat() == who {
		t.Fatalf("the screen is %s for seat %d", screenNames[s.at.screen], p.Seat())
	}
	if s.board.as != p.Seat() || s.board.cards.open() {
		t.Errorf("the board is seat %d's, with the other's cards: %v", s.board.as, s.board.cards.open())
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
		if got := toldTwice(k.before, k.e); got != k.want {
			t.Errorf("%s: told twice %v", name, got)
		}
	}
}

// A returning player is told at most a dozen things, the weightiest, in order.
func TestSinceIsShort(t *testing.T) {
	p := sitAt(t, "victory")
	p.SitAs(0)
	p.since[0] = 0
	lines, more := sinceLines(p)
	if len(lines) != sinceMost || more == 0 {
		t.Fatalf("%d lines, %d more", len(lines), more)
	}
	won := false
	for _, l := range lines {
		won = won || strings.Contains(l.line.Text, "wins")
		if l.line.Seat == 0 || l.line.Minor {
			t.Errorf("told of %+v", l.line)
		}
	}
	if !won {
		t.Error("the victory is left out")
	}
}
