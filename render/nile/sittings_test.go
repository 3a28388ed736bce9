package nile_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// campaign is a game of three that goes on until Africa is mapped, at the end of its
// second sitting or when it has come to what is wanted.
func campaign(t *testing.T, want func(p *play.Play) bool) *play.Play {
	t.Helper()
	return niletest.First(t, func(seed uint64) *niletest.Bot {
		b := niletest.NewBot(t, niletest.NewCampaign(t, seed, 5, "Ann", "Ben", "Chuma"), 2)
		b.Months = 6
		return b
	}, want)
}

// homeBetween wants the end of a sitting with somebody in Europe, and says who.
func homeBetween(p *play.Play) (at game.Seat, ok bool) {
	v := sight.View(p)
	for s := range game.Seat(v.Seats()) {
		if v.Phase() == nile.BetweenSittings && v.Player(s).Where == nile.Europe {
			return s, true
		}
	}
	return game.Nobody, false
}

// TestSeatsArePassedOnBetweenSittings: from the page between two sittings a seat is
// left to a computer player and taken back, and an explorer retires for a new one.
func TestSeatsArePassedOnBetweenSittings(t *testing.T) {
	p := campaign(t, func(p *play.Play) bool { _, ok := homeBetween(p); return ok })
	seat, _ := homeBetween(p)
	other := (seat + 1) % 3
	d, _ := niletest.TableOf(p)
	st := d.Stage(t)
	st.Wait(1)
	// A seat to a computer player, and back.
	sheet := func(of game.Seat) {
		st.Click("sitting/seat " + string(rune('0'+of)))
		st.Wait(0.6)
	}
	sheet(other)
	st.Click("who")
	st.Wait(0.6)
	st.Click("Keen")
	st.Wait(0.1)
	st.Click("Done")
	st.Wait(0.6)
	st.Click("Done")
	st.Wait(0.6)
	if p.Manned(other) {
		t.Fatalf("a person still plays seat %d", other)
	}
	sheet(other)
	st.Click("who")
	st.Wait(0.6)
	st.Click("A person")
	st.Wait(0.1)
	st.Click("Done")
	st.Wait(0.6)
	st.Click("Done")
	st.Wait(0.6)
	if !p.Manned(other) {
		t.Error("the seat was not taken back")
	}
	// An explorer retires; the player names another, and the page is there again.
	explorers := sight.View(p).Player(seat).Explorers
	was := p.Len()
	sheet(seat)
	st.Click("sitting.retire")
	st.Wait(1)
	if p.Len() != was {
		t.Fatalf("the explorer retires unasked: got %v, wanted %v", p.Len(), was)
	}
	st.Click("yes")
	st.Wait(1)
	if v := sight.View(p); v.Phase() != nile.NamingSuccessor || v.ToMove() != seat {
		t.Fatalf("after retiring: phase %d of seat %d, want %d, %d", v.Phase(), v.ToMove(), nile.NamingSuccessor, seat)
	}
	if p.Seat() != seat {
		st.Click("hand/I am ready")
		st.Wait(1)
	}
	if st.Has("Go on") { // what happened since the player sat here
		st.Click("Go on")
		st.Wait(1)
	}
	st.Click("heir/go")
	st.Wait(1)
	if v := sight.View(p); v.Phase() != nile.BetweenSittings || v.Player(seat).Explorers != explorers+1 {
		t.Errorf("after naming: phase %d, explorer %d; want %d, %d", v.Phase(), v.Player(seat).Explorers, nile.BetweenSittings, explorers+1)
	}
}

// TestNoSeatIsHandedOverToNobody: without a name a seat cannot be handed over; with one it has it.
func TestNoSeatIsHandedOverToNobody(t *testing.T) {
	p := campaign(t, func(p *play.Play) bool { _, ok := homeBetween(p); return ok })
	seat, _ := homeBetween(p)
	d, _ := niletest.TableOf(p)
	st := d.Stage(t)
	st.Wait(1)
	st.Click("sitting/seat " + string(rune('0'+seat)))
	st.Wait(0.6)
	const id = "sitting.hand-over"
	if at, ok := st.List.Find(id); !ok || !at.Disabled {
		t.Fatalf("%s is there: %v; it can be pressed, and there is no name", id, ok)
	}
	st.Click("name")
	st.Type("Dora")
	st.Wait(0.1)
	st.Click(id)
	st.Wait(1)
	if got := sight.View(p).Player(seat).Name; got != "Dora" {
		t.Errorf("the seat is called %q, want Dora", got)
	}
}

// TestASittingByTheClock: when its time is over, whoever begins the next turn is
// asked, and nobody before; half an hour more is half an hour, and the answer is a
// command that the rules know.
func TestASittingByTheClock(t *testing.T) {
	p := campaign(t, niletest.PhaseIs(nile.ChoosingPace))
	d, _ := niletest.TableOf(p)
	prefs := d.Preferences()
	prefs.SittingMinutes = 60
	d.SetPreferences(prefs)
	st := d.Stage(t)
	asked := func() bool {
		d.Refresh()
		st.Wait(0.6)
		return st.Has("This month is the last")
	}
	if asked() {
		t.Fatal("asked at once")
	}
	if st.Wait(59 * 60); asked() {
		t.Fatal("asked too soon")
	}
	if st.Wait(60); !asked() {
		t.Fatal("not asked when the time is over")
	}
	st.Wait(0.6)
	st.Click("Half an hour more")
	if st.Wait(29 * 60); asked() {
		t.Error("asked again within half an hour")
	}
	if st.Wait(2 * 60); !asked() {
		t.Fatal("not asked again")
	}
	st.Wait(0.6)
	st.Click("This month is the last")
	st.Wait(0.1)
	if !sight.View(p).Sitting().Last {
		t.Error("the month is not the last")
	}
	if st.Wait(2 * 60 * 60); asked() {
		t.Error("asked when it is settled")
	}
}

// TestThisSittingFromTheMenu: whoever begins a turn may say from the menu that the
// month is the last; in the middle of a turn nobody can, and a race has no sittings.
func TestThisSittingFromTheMenu(t *testing.T) {
	p := campaign(t, niletest.PhaseIs(nile.ChoosingPace))
	d, _ := niletest.TableOf(p)
	st := d.Stage(t)
	st.Wait(0.6)
	sheet, ok := screens.Game{}.Sitting(p)
	if !ok {
		t.Fatal("no sitting is being played")
	}
	d.Push(sheet)
	st.Wait(0.6)
	st.Click("sitting.call")
	st.Wait(0.1)
	if !sight.View(p).Sitting().Last {
		t.Error("the month is not the last")
	}
	race := niletest.SitAt(t, "europe")
	if _, ok := (screens.Game{}).Sitting(race); ok {
		t.Error("a race has a sitting")
	}
}

// Esc on the sitting's sheet leads back to the menu it was opened from; what is settled there, to the table.
func TestTheSittingsSheetLeadsBackToTheMenu(t *testing.T) {
	p := campaign(t, niletest.PhaseIs(nile.ChoosingPace))
	d, table := niletest.TableOf(p)
	menu := niletest.Overlaid["pause on the board"](d, p)
	d.Push(menu)
	st := d.Stage(t)
	for _, leave := range []func(){func() { st.Key(ebiten.KeyEscape) }, func() { st.Click("Done") }} {
		st.Wait(0.6)
		st.Click("This sitting…")
		st.Wait(0.6)
		if d.Top() == menu {
			t.Fatal("the sitting's sheet is not opened")
		}
		leave()
		if st.Wait(0.1); d.Top() != menu {
			t.Errorf("after the sitting's sheet: got %s, wanted the menu", d.Top().Name())
		}
	}
	st.Click("This sitting…")
	st.Wait(0.6)
	st.Click("sitting.call")
	if st.Wait(0.1); d.Top() != desk.Screen(table) {
		t.Errorf("after the month was called the last: got %s, wanted the table", d.Top().Name())
	}
}

// A first sitting in which little happened is told by what was found in it, and not by who set out from where.
func TestAShortSittingIsToldByWhatWasFound(t *testing.T) {
	p := niletest.SitAt(t, "sitting")
	told := press.Tell(sight.Position(p).View(game.Nobody), p.Events(), 3)
	if len(told.Lines) != 3 || len(told.New) < 3 {
		t.Fatalf("%d lines and %d new hexes", len(told.Lines), len(told.New))
	}
	for _, e := range told.Lines {
		if e.Weight <= tell.Weights[nile.Sailed] {
			t.Errorf("it is told by %q", e.Line.Text)
		}
	}
}

// The last month of a sitting is named where the machine changes hands and on the sheet. Its page is for all who sit
// there, and nobody is asked to take the machine for it; then it goes to whoever moves first.
func TestTheEndOfASittingIsSaidBeforeAndSharedByAll(t *testing.T) {
	last := words.Say("sitting.left", "n", 1)
	p := campaign(t, func(p *play.Play) bool {
		v := sight.View(p)
		return v.Phase() == nile.ChoosingPace && v.Sitting().Left == 1
	})
	d, _ := niletest.TableOf(p)
	st := d.Stage(t)
	st.Wait(0.3)
	if !st.Has(last) {
		t.Errorf("on the sheet, turn %d: got nothing of the sitting's last month, wanted %q", sight.View(p).Turn(), last)
	}
	p.StandUp()
	d, s := niletest.TableOf(p)
	st = d.Stage(t)
	st.Wait(0.3)
	if st.Want(last); s.At.Screen != screens.HandScreen {
		t.Errorf("got screen %v, wanted the hand-over's", s.At.Screen)
	}
	niletest.NewBot(t, p, 2).Until(func(p *play.Play) bool { return sight.View(p).Phase() == nile.BetweenSittings })
	st.Move(ui.Point{X: 1, Y: 1}) // a window that rests does not look for what was played without it
	if st.Wait(0.3); s.At.Screen != screens.SittingScreen {
		t.Fatalf("after a sitting: got screen %q, wanted the sitting's", screens.ScreenNames[s.At.Screen])
	}
	if st.Key(ebiten.KeySpace); sight.View(p).Phase() != nile.BetweenSittings {
		t.Error("a Space that was meant for the month before begins the next sitting")
	}
	if !st.Has("Stop for today") {
		t.Error("nothing says that one may stop here")
	}
	st.Wait(play.SitTime + 0.2)
	st.Click("sitting/next sitting")
	st.Wait(0.5)
	if s.At.Screen != screens.HandScreen {
		t.Errorf("the next sitting: got screen %v, wanted the machine passed on", screens.ScreenNames[s.At.Screen])
	}
}

// What the public gives at a time is told in one line, each kind once.
func TestGiftsOfThePublicAreToldTogether(t *testing.T) {
	p := niletest.NewCampaign(t, 1, 12, "Ann", "Ben")
	given := func(s game.Seat, k int32) game.Event {
		return game.Event{Kind: nile.DonationDrawn, Seat: s, At: -1, Args: [6]int32{k}, Rule: nile.RuleEurope}
	}
	events := append(slices.Clone(p.Events()), given(0, 0), given(0, 1), given(0, 0), given(1, 1))
	v, turns, from := sight.Position(p).View(game.Nobody), tell.Turns(events, 0), len(p.Events())
	for i, want := range []string{"", "", words.List([]string{tell.Donations(0, 2), tell.Donations(1, 1)}), tell.Donation(1)} {
		l, told := tell.TellNews(v, events, turns, from+i, false)
		if told != (want != "") || !strings.Contains(l.Text, want) {
			t.Errorf("gift %d: got %v, %q, wanted %q in it", i, told, l.Text, want)
		}
	}
}
