package nile_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// endMonth ends the month of the player before the screen.
func endMonth(t *testing.T, d *niletest.Saloon, st *uitest.Stage, p *play.Play) {
	t.Helper()
	if c, ok := sight.Find(p, nile.EndTravel, -1, -1); !ok || !local.Do(p, c.Command(0)) {
		t.Fatal("the march cannot end")
	}
	d.Refresh()
	st.Move(ui.Point{X: 5, Y: 5})
	st.Key(ebiten.KeyF24)
}

// The page on which the machine changes hands holds nothing of the month that has ended: others look on, and
// a notebook is secret (20). All of it is told when its player sits there again, under its date.
func TestRule20_TheHandOverHoldsNothingOfTheMonth(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 6, 100, "Ann", "Ben"), 2)
	b.Hungry = true
	p := b.Until(niletest.PhaseIs(nile.Travelling))
	d, s := niletest.Table(p)
	st := d.Stage(t)
	who, date := p.Seat(), tell.Date(sight.View(p).Turn())
	endMonth(t, d, st, p)
	niletest.WantScreen(t, s, screens.HandScreen)
	said, _ := screens.MonthLines(p, who)
	if len(said) == 0 {
		t.Fatal("nothing is told of a month without food")
	}
	for _, l := range append(said, words.Say("month.title", "date", date), words.Say("month.finds"), "sick") {
		if st.Has(l) {
			t.Errorf("where the machine changes hands stands %q", l)
		}
	}
	niletest.PlayOn(b, d, s, st, 80, func() bool { return s.At.Screen == screens.BoardScreen && p.Seat() == who })
	niletest.WantScreen(t, s, screens.BoardScreen)
	st.Want(words.Say("month.title", "date", date))
	st.Want("sick")
	uitest.Check(t, st.List)
}

// monthWith plays a game of two till somebody sits there again whose last month brought all of these.
func monthWith(t *testing.T, kinds ...game.EventKind) (p *play.Play, s game.Seat) {
	t.Helper()
	p = niletest.First(t, func(seed uint64) *niletest.Bot {
		return niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann", "Ben"), seed)
	},
		func(p *play.Play) bool {
			month := screens.LastMonth(p)
			return !slices.ContainsFunc(kinds, func(k game.EventKind) bool {
				return !slices.ContainsFunc(month, func(e game.Event) bool { return e.Kind == k && e.Seat == p.Seat() })
			})
		})
	return p, p.Seat()
}

// What was found on the way heads what is told of a month to who has waited for the others since (8.3).
func TestRule8_3_WhatWasFoundHeadsTheMonth(t *testing.T) {
	p, s := monthWith(t, nile.Mapped, nile.PeakFound)
	said, kinds := screens.MonthLines(p, s)
	at := func(k game.EventKind) int { return slices.Index(kinds, k) }
	if m, f, a := at(nile.Mapped), at(nile.PeakFound), at(nile.Ate); m < 0 || f < m || a < f {
		t.Errorf("country, summit and food stand at %d, %d and %d of %q; want them told in this order", m, f, a, said)
	}
}

// How one's own month ended stands above what the others did, whatever that was; of a long month a low window tells
// what it took and what weighs most, and how much more there is.
func TestOwnMonthHeadsTheStrip(t *testing.T) {
	p := niletest.First(t, func(seed uint64) *niletest.Bot {
		return niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann", "Ben"), seed)
	}, func(p *play.Play) bool {
		if sight.View(p).Phase() != nile.ChoosingPace {
			return false
		}
		me, all := p.Seat(), p.Events()
		p.Since[me] = len(all) - min(len(all), 60)
		lines, _ := screens.SinceLines(p)
		_, kinds := screens.MonthLines(p, me)
		return len(kinds) > 7 && slices.ContainsFunc(lines, func(l tell.SinceLine) bool { return l.Kind == nile.CameHome })
	})
	since, me := p.Since[p.Seat()], p.Seat()
	said, kinds := screens.MonthLines(p, me)
	p.StandUp()
	d, s := niletest.Table(p)
	st := d.Stage(t)
	p.Since[sight.View(p).ToMove()] = since
	niletest.Pass(st)
	niletest.WantScreen(t, s, screens.BoardScreen)
	all, date := st.List.Texts(), tell.Date(sight.View(p).Turn()-1)
	news := slices.Index(all, words.Say("since.title"))
	own := slices.Index(all, words.Say("month.title", "date", date))
	if own < 0 || news < own {
		t.Errorf("how the month ended comes as text %d, what the others did as %d", own, news)
	}
	page, told := strings.Join(all, " "), 0
	for i, line := range said {
		is := strings.Contains(page, strings.Join(strings.Fields(line)[:3], " "))
		if is {
			told++
		}
		if took := kinds[i] == nile.Perished || kinds[i] == nile.GoodsLost; took && !is {
			t.Errorf("what it took is not told: %s", line)
		}
	}
	if told == 0 || told == len(said) {
		t.Errorf("of %d lines of a month %d stand in a low window", len(said), told)
	}
	if _, rest := screens.MonthCard(p, p.Seat()); len(rest) != 1 || rest[0] == nile.Mapped {
		t.Errorf("besides what the month took %v is told, want one thing that came at its end", rest)
	}
	if next := words.Say("month.next"); !slices.ContainsFunc(all, func(x string) bool { return strings.HasPrefix(x, next[:len("Now c")]) }) {
		t.Errorf("what is to be decided is not said: %q", all)
	}
}

// A table at which nothing was seen of a month, as after a save has been loaded, tells its figures all the same.
func TestAMonthsFiguresOutliveTheProgram(t *testing.T) {
	p := niletest.First(t, func(seed uint64) *niletest.Bot {
		return niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann", "Ben"), seed)
	}, func(p *play.Play) bool {
		return sight.View(p).Phase() == nile.ChoosingPace && slices.ContainsFunc(screens.LastMonth(p), func(e game.Event) bool {
			return e.Kind == nile.Ate && e.Seat == p.Seat() && nile.As[nile.AteEvent](e).Dry > 0
		})
	})
	p.StandUp()
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.Pass(st)
	niletest.WantScreen(t, s, screens.BoardScreen)
	sheet, _ := sight.View(p).Sheet(p.Seat())
	then := screens.PartyBefore(p)
	if !then.Ok || then.Sheet.Have[nile.Rations] == sheet.Have[nile.Rations] {
		t.Fatalf("before the month's end there were %d rations (known: %v), now %d", then.Sheet.Have[nile.Rations], then.Ok, sheet.Have[nile.Rations])
	}
	st.Want(words.Phrase("month.figure.changed", "what", words.Say("month.row.rations"), "was", then.Sheet.Have[nile.Rations], "is", sheet.Have[nile.Rations]))
}

// From "I am done" to the next player's first decision it takes two presses, and a third
// one that comes too soon decides nothing.
func TestTwoPressesToTheNextDecision(t *testing.T) {
	p := niletest.SitAt(t, "canoes")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	who := p.Seat()
	b := niletest.NewBot(t, p, 3)
	endMonth(t, d, st, p) // the first press
	niletest.WantScreen(t, s, screens.HandScreen)
	niletest.Pass(st) // the second
	if p.Seat() == who {
		t.Fatal("nobody else sits here")
	}
	niletest.PlayOn(b, d, s, st, 60, func() bool { // a round later there is a board for both
		return sight.View(p).Phase() == nile.ChoosingPace && p.Seat() != who && s.At.Screen == screens.BoardScreen
	})
	niletest.WantScreen(t, s, screens.BoardScreen)
	if sight.View(p).Phase() != nile.ChoosingPace {
		t.Fatalf("the phase is %d, want %d", sight.View(p).Phase(), nile.ChoosingPace)
	}
	at := p.Len()
	st.Wait(desk.GuardTime + 0.1)
	st.Key(ebiten.KeySpace)
	if p.Len() != at {
		t.Errorf("a third Space has picked a pace: got %v, wanted %v", p.Len(), at)
	}
	st.Wait(play.SitTime)
	st.Key(ebiten.KeySpace)
	if p.Len() == at {
		t.Error("Space picks no pace any more")
	}
}

// Whoever knows what to do need not wait until Space works: figures do at once.
func TestFiguresWorkAtOnceAfterAHandOver(t *testing.T) {
	p := niletest.SitAt(t, "canoes")
	b := niletest.NewBot(t, p, 3)
	b.Until(niletest.PhaseIs(nile.ChoosingPace))
	p.StandUp()
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.WantScreen(t, s, screens.HandScreen)
	niletest.Pass(st)
	st.Wait(desk.GuardTime)
	at := p.Len()
	st.Key(ebiten.Key2)
	if p.Len() == at {
		t.Error("2 picks no pace")
	}
}

// One press too many at a hand-over prints nothing: what is printed stays printed. When it can
// have been read the same press prints it (22).
func TestRule22_APressTooManyPrintsNothing(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 6, 100, "Ann", "Ben"), 2)
	p := b.Until(niletest.HomeWith(1))
	p.StandUp()
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.WantScreen(t, s, screens.HandScreen)
	at := p.Len()
	niletest.Pass(st)
	for s.At.Screen == screens.SinceScreen {
		niletest.Pass(st)
	}
	niletest.WantScreen(t, s, screens.NewsScreen)
	for _, k := range []ebiten.Key{ebiten.KeySpace, ebiten.KeyEnter} {
		niletest.Read(st)
		st.Key(k)
		if p.Len() != at {
			t.Fatalf("%v has printed it", k)
		}
	}
	st.Wait(play.SitTime)
	st.Key(ebiten.KeySpace)
	if p.Len() == at {
		t.Error("Space prints it no more")
	}
}

// At an open table nobody is asked to pass the machine on, and what happened stands beside
// the next player's board.
func TestOpenTable(t *testing.T) {
	p := niletest.SitAt(t, "canoes")
	d, s := niletest.Table(p)
	prefs := d.Preferences()
	prefs.OpenTable = true
	d.SetPreferences(prefs)
	st := d.Stage(t)
	b := niletest.NewBot(t, p, 3)
	seats := map[game.Seat]bool{}
	for range 80 {
		seats[p.Seat()] = true
		if s.At.Screen == screens.HandScreen {
			t.Fatal("the machine is passed on at an open table")
		}
		if p.Over() {
			break
		}
		if slices.Contains(niletest.Between, s.At.Screen) {
			niletest.Pass(st)
			continue
		}
		b.Step()
		d.Refresh()
		st.Move(ui.Point{X: 5, Y: 5})
		st.Key(ebiten.KeyF24)
	}
	if len(seats) < 2 {
		t.Errorf("only %v sat before the screen", seats)
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
		if got := tell.Twice(k.before, k.e); got != k.want {
			t.Errorf("%s: told twice %v, want %v", name, got, k.want)
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
