package island

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// A place several Moves away is gone to by one confirmation: the first click says the way and what it costs, the second goes.
func TestAFarPlaceIsGoneToAtOnce(t *testing.T) {
	gone := 0
	for seed := uint64(0); seed < 20 && gone < 3; seed++ {
		table := newGame(t, "island", 1, seed)
		if !drive(t, table, "keen", func(v island.View) bool {
			step, _, _ := v.Asked()
			return step == island.Acting && v.Turn().Left >= 3
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		view := func() island.View { return p.Position().(*island.Position).View(p.Seat()) }
		for at := range view().Board().Spots {
			way, cost := view().Way(p.Seat(), box.Place(at))
			_, does := p.Find(func(ch *game.Choice) bool {
				isle := view().Island()
				return int(ch.Target) == at && ch.Kind == island.Move || ch.Kind == island.Talk && isle.People[ch.Target].At == box.Place(at)
			})
			if len(way) < 2 || box.Place(at) == box.Heart || does {
				continue
			}
			was, left := p.Len(), view().Turn().Left
			id := "board/" + tell.Site(box.Place(at))
			if !r.ByMouse(id) || p.Len() != was {
				t.Fatalf("seed %d: one click on %s makes %d commands", seed, tell.Site(box.Place(at)), p.Len()-was)
			}
			r.Want(strings.ReplaceAll(words.Say("way.go", "n", cost, "place", tell.Site(box.Place(at))), "_", ""))
			r.ByKeys("board/way")
			r.Wait(4)
			isle := view().Island()
			if got := isle.People[p.Seat()].At; got != box.Place(at) || view().Turn().Left != left-cost || p.Len() != was+len(way) {
				t.Errorf("seed %d: at %d with %d Actions after %d commands, want %d with %d after %d", seed, got, view().Turn().Left, p.Len()-was, at, left-cost, len(way))
			}
			if _, ok := r.List.Find("board/" + board.IDOf(game.Choice{Kind: island.EndTurn})); !ok {
				t.Errorf("seed %d: the turn does not go on", seed)
			}
			gone++
			break
		}
	}
	if gone < 3 {
		t.Errorf("%d ways were gone, want 3", gone)
	}
}

// 22.5: where a card leads along paths, a place two of them off is gone to as a far Move goes: picked up, then confirmed.
func TestAFarPlaceIsWalkedToAtOnce(t *testing.T) {
	gone := 0
	for seed := uint64(0); seed < 200 && gone == 0; seed++ {
		table := newGame(t, "island", 2, seed)
		if !drive(t, table, "keen", func(v island.View) bool {
			step, _, _ := v.Asked()
			return step == island.Walking
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		if r.has("handover/I am ready") {
			r.ByKeys("handover/I am ready")
			r.Wait(play.SitTime)
		}
		view := func() island.View { return p.Position().(*island.Position).View(p.Seat()) }
		for at := range view().Board().Spots {
			way := view().WalkWay(box.Place(at))
			if len(way) != 2 || box.Place(at) == box.Heart {
				continue
			}
			was := p.Len()
			if !r.ByMouse("board/"+tell.Site(box.Place(at))) || p.Len() != was {
				t.Fatalf("seed %d: one click on %s makes %d commands", seed, tell.Site(box.Place(at)), p.Len()-was)
			}
			r.Want(strings.ReplaceAll(words.Say("way.go.free", "place", tell.Site(box.Place(at))), "_", ""))
			s := p.Seat()
			r.ByKeys("board/way")
			r.Wait(4)
			isle := view().Island()
			if got := isle.People[s].At; got != box.Place(at) || p.Len() != was+2 {
				t.Errorf("seed %d: at %d after %d commands, want %d", seed, got, p.Len()-was, at)
			}
			gone++
			break
		}
	}
	if gone == 0 {
		t.Error("no card led anybody along paths")
	}
}
