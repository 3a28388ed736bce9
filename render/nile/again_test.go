package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// satDown is a table of two at which Ben has just sat down after a month in which Ann went
// from hex to hex; went are the hexes that she came to, and from the one that she left.
func satDown(t *testing.T) (p *play.Play, s *screens.TableScene, st *uitest.Stage, from hexmap.ID, went []hexmap.ID) {
	t.Helper()
	for seed := range uint64(12) {
		b := niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann", "Ben"), 2)
		p = b.Until(func(p *play.Play) bool {
			return sight.View(p).Phase() == nile.ChoosingPace && sight.View(p).Turn() > 2 && p.Seat() == 0 || p.Over()
		})
		at := len(p.Events())
		for !p.Over() {
			if _, must := p.HandOver(); must {
				break
			}
			b.Step()
		}
		from, went = hexmap.None, nil
		for _, e := range p.Events()[min(at, len(p.Events())):] {
			if e.Kind == nile.Moved && e.Seat == 0 {
				if from == hexmap.None {
					from = nile.As[nile.MovedEvent](e).From
				}
				went = append(went, hexmap.ID(e.At))
			}
		}
		if len(went) < 2 {
			continue
		}
		d, s := niletest.Table(p)
		st := d.Stage(t)
		niletest.Read(st)
		st.Key(ebiten.KeySpace)
		niletest.Read(st)
		st.Wait(0.1)
		if p.Seat() == 1 && s.At.Screen == screens.BoardScreen {
			return p, s, st, from, went
		}
	}
	t.Fatal("in none of twelve games did Ann go anywhere before Ben")
	return nil, nil, nil, 0, nil
}

// whereSeen is where the chart shows a seat's counter.
func whereSeen(p *play.Play, s *screens.TableScene, seat game.Seat) hexmap.ID {
	letter := chartsheet.Letters(sight.View(p))[seat]
	for _, q := range s.Board.Was().Pieces {
		if q.Letter == letter {
			return q.At
		}
	}
	return hexmap.None
}

// What the others did since one's last month is watched again on the chart, hex by hex from
// where they were to where they are, and changes nothing.
func TestOthersMovesAreWatchedAgain(t *testing.T) {
	p, s, st, from, went := satDown(t)
	now, hash := whereSeen(p, s, 0), local.Of(p).Hash()
	st.Key(ebiten.KeyV)
	st.Wait(0.05)
	if !s.Board.WatchedAgain() || whereSeen(p, s, 0) != from {
		t.Fatalf("V shows the counter at %d, not at %d", whereSeen(p, s, 0), from)
	}
	var seen []hexmap.ID
	for range 400 {
		st.Wait(0.05)
		if at := whereSeen(p, s, 0); len(seen) == 0 && at != from || len(seen) > 0 && at != seen[len(seen)-1] {
			seen = append(seen, at)
		}
		if !s.Board.WatchedAgain() {
			break
		}
	}
	for i, id := range went {
		if i >= len(seen) || seen[i] != id {
			t.Fatalf("it was seen at %v, and went to %v", seen, went)
		}
	}
	if s.Board.WatchedAgain() || whereSeen(p, s, 0) != now || local.Of(p).Hash() != hash {
		t.Error("it does not end where the counter is")
	}
}

// Any key ends it, and the counters are where they are.
func TestWatchingAgainEndsWithAnyKey(t *testing.T) {
	p, s, st, _, _ := satDown(t)
	now := whereSeen(p, s, 0)
	st.Key(ebiten.KeyV)
	st.Wait(0.6)
	st.Key(ebiten.KeyF24)
	st.Wait(0.05)
	if s.Board.WatchedAgain() || whereSeen(p, s, 0) != now {
		t.Errorf("it goes on, with the counter at %d, not at %d", whereSeen(p, s, 0), now)
	}
}

// Watched from the shelf, a game is told in the words in which its journal told it while it was played.
func TestWatchedFromTheShelfItIsToldInTheSameWords(t *testing.T) {
	tab := driven.Table(t, 5, 2, func(tab *game.Table) bool { return tab.Position().(*nile.Position).View(0).Turn() > 6 })
	told, lines := 0, screens.Game{}.Lines()
	for now, events := range tab.Story().Steps(0) {
		v := now.(*nile.Position).View(0)
		all := game.Told(now, 0, events)
		turns := tell.Turns(all, told)
		for i := told; i < len(all); i++ {
			again := lines(now, 0, &all[i], now.Sees(0, &events[i]))
			if l, ok := tell.TellTurn(v, all[i], turns[i-told]); ok && again != "" && again != l.Text && all[i].Kind != nile.NewExplorer {
				t.Errorf("event %d was told %q, and is told again %q", i, l.Text, again)
			}
		}
		told = len(all)
	}
	if told < 100 {
		t.Errorf("%d events were told", told)
	}
}
