package board_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// throughPeople is a port that a party on the march can be sent to, by way of a people who are met this month.
func throughPeople(v nile.View) hexmap.ID {
	if march, ok := v.March(); !ok || !march.Fresh || v.Phase() != nile.Travelling {
		return hexmap.None
	}
	for i := range v.Map().Ports {
		to := v.Map().Ports[i].At
		if r, ok := v.Route(to, nile.Normal); ok && len(r.Way) > 2 && len(r.Peoples) > 0 && slices.Contains(r.Way[:max(0, r.Halts[0]-1)], r.Peoples[0].At) {
			return to
		}
	}
	return hexmap.None
}

// A way is not forgotten over a meeting on it: afterwards it is aimed at once more, where it can still be gone, so
// that the red button goes on; it was the end of the month.
func TestAWayIsKeptOverAMeeting(t *testing.T) {
	kept := 0
	for seed := uint64(0); seed < 20 && kept < 1; seed++ {
		p := niletest.NewGame(t, seed, 100, "Ann")
		if !niletest.NewBot(t, p, seed).Comes(func(p *play.Play) bool { return throughPeople(sight.View(p)) != hexmap.None }) {
			continue
		}
		b := board.NewBoard(p, book.PagesOf(p))
		st := niletest.SeatAt(t, p, b, 1280, 800, 1)
		st.Wait(10)
		seat, to := p.Seat(), throughPeople(sight.View(p))
		b.Picked = to
		st.Key(ebiten.KeyEnter)
		for range 60 {
			st.Wait(0.2)
		}
		if sight.View(p).Phase() != nile.MeetingPeople {
			t.Logf("seed %d: comes to %v, picked %d", seed, sight.View(p).Phase(), b.Picked)
			continue
		}
		for range 40 {
			if k := sight.View(p).Phase(); k == nile.Travelling || p.Seat() != seat || sight.View(p).ToMove() != seat {
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
		v := sight.View(p)
		if v.Phase() != nile.Travelling || v.ToMove() != seat {
			continue
		}
		_, next := b.Targets[to]
		if r, ok := v.Route(to, nile.Normal); !next && (!ok || r.Halts[0] == 0) {
			continue
		}
		kept++
		if b.Picked != to {
			t.Errorf("seed %d: after the meeting %d is aimed at, the way led to %d", seed, b.Picked, to)
		}
	}
	if kept == 0 {
		t.Error("nobody went on after a meeting on a way")
	}
}
