package nile_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/game/nile/orders"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// portThroughPeople is a port to which a way leads by way of a people.
func portThroughPeople(v nile.View) hexmap.ID {
	for i := range v.Map().Ports {
		if r, ok := v.Route(v.Map().Ports[i].At, nile.Normal); ok && len(r.Way) > 2 && len(r.Peoples) > 0 {
			return v.Map().Ports[i].At
		}
	}
	return hexmap.None
}

// followed has the player before the screen order the party to a hex, and waits till the order has given the seat back.
func followed(t *testing.T, p *play.Play, to hexmap.ID) (*screens.TableScene, *uitest.Stage) {
	t.Helper()
	seat := p.Seat()
	d, s := niletest.Table(p)
	p.Host().Bots = func(name string, seed uint64) (play.Bot, error) { return screens.Game{}.Bot(name, seed) }
	st := d.Stage(t)
	p.Order(seat, orders.Order{Kind: orders.Road, To: to, Level: nile.Normal}.Name())
	d.Refresh()
	waitForSeat(t, p, st, seat)
	st.Wait(play.SitTime)
	return s, st
}

// A standing order that a meeting stops, in whatever month, does not lose its way: once that is decided, the board aims
// where the order led.
func TestAnOrderKeepsItsWayOverAMeeting(t *testing.T) {
	kept := 0
	for seed := uint64(0); seed < 30 && kept < 1; seed++ {
		p := niletest.NewGame(t, seed, 100, "Ann")
		b := niletest.NewBot(t, p, seed)
		if !b.Comes(func(p *play.Play) bool {
			v := sight.View(p)
			return v.Phase() == nile.ChoosingPace && portThroughPeople(v) != hexmap.None
		}) {
			continue
		}
		seat, to := p.Seat(), portThroughPeople(sight.View(p))
		s, st := followed(t, p, to)
		if sight.View(p).Phase() != nile.MeetingPeople {
			continue
		}
		st.Key(ebiten.KeyF24)
		for range 40 {
			if k := sight.View(p).Phase(); k == nile.Travelling || k == nile.ChoosingPace || p.Over() || sight.View(p).ToMove() != seat {
				break
			}
			cs := p.Choices()
			ch := cs[0]
			for _, k := range append([]game.Kind{nile.Pass, nile.Policy}, driven.EncounterOrder[:]...) {
				if c, ok := sight.Find(p, k, -1, -1); ok {
					ch = c
					break
				}
			}
			if !local.Do(p, ch.Command(int(ch.Min))) {
				break
			}
			for range 30 {
				st.Wait(0.2)
			}
		}
		niletest.Read(st)
		st.Wait(0.5)
		v := sight.View(p)
		if k := v.Phase(); k != nile.Travelling && k != nile.ChoosingPace || s.At.Screen != screens.BoardScreen {
			continue
		}
		_, next := s.Board.Targets[to]
		if r, ok := v.Route(to, nile.Normal); !next && (!ok || r.Halts[0] == 0 || slices.Contains(r.Way, hexmap.None)) {
			continue
		}
		kept++
		if s.Board.Picked != to {
			t.Errorf("seed %d: after the meeting %d is aimed at, the order led to %d", seed, s.Board.Picked, to)
		}
	}
	if kept == 0 {
		t.Error("no order was stopped by a meeting after which it could be followed further")
	}
}

// Nor does an order that a misfortune or a loss stops: where the way is open still, the board aims where it led.
func TestAnOrderKeepsItsWayOverAMisfortune(t *testing.T) {
	kept := 0
	for seed := uint64(0); seed < 60 && kept < 2; seed++ {
		p := niletest.NewGame(t, seed, 100, "Ann")
		b := niletest.NewBot(t, p, seed)
		to := hexmap.None
		if !b.Comes(func(p *play.Play) bool {
			v := sight.View(p)
			if v.Phase() != nile.ChoosingPace || v.Turn() < 3 {
				return false
			}
			for i := range v.Map().Ports {
				if r, ok := v.Route(v.Map().Ports[i].At, nile.Normal); ok && r.Months > 2 {
					to = v.Map().Ports[i].At
				}
			}
			return to != hexmap.None
		}) {
			continue
		}
		seat, from := p.Seat(), len(p.Events())
		s, st := followed(t, p, to)
		niletest.Read(st)
		st.Wait(0.5)
		v := sight.View(p)
		if ph := v.Phase(); ph != nile.Travelling && ph != nile.ChoosingPace || s.At.Screen != screens.BoardScreen ||
			!befallen(p.Events()[from:], seat) {
			continue
		}
		_, next := s.Board.Targets[to]
		if r, ok := v.Route(to, nile.Normal); !next && (!ok || r.Halts[0] == 0) {
			continue
		}
		kept++
		if s.Board.Picked != to {
			t.Errorf("seed %d: %d is aimed at, the order led to %d", seed, s.Board.Picked, to)
		}
	}
	if kept == 0 {
		t.Error("no order was stopped by a misfortune after which it could be followed further")
	}
}

// befallen reports whether something has struck a seat's party, or made its people fewer.
func befallen(told []game.Event, seat game.Seat) bool {
	return slices.ContainsFunc(told, func(e game.Event) bool {
		return e.Seat == seat && (e.Kind == nile.DisasterStrikes || e.Kind == nile.Perished || e.Kind == nile.FellIll)
	})
}
