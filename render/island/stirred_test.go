package island

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// stirred is the one creature that a search for Loot would Move now; −1 where nobody acts, or it is not one alone.
func stirred(v island.View) int {
	s := v.Turn().Seat
	if step, _, _ := v.Asked(); step != island.Acting || s < 0 {
		return -1
	}
	isle := v.Island()
	near := isle.Closest(isle.People[s].At, false, nil)
	if moves, _ := v.AfterLoot(); moves > 1 || len(near) != 1 {
		return -1
	}
	return near[0]
}

// 9.1: which creature a search for Loot moves, and what it does, stands there before it is searched; where it harms
// somebody or a Gate it is asked for once more.
func TestRule9_1_ASearchSaysBeforeWhatItStirsUp(t *testing.T) {
	asked, free := 0, 0
	for seed := uint64(0); seed < 60 && (asked < 2 || free < 2); seed++ {
		table := newGame(t, "island", 1, seed)
		harms, one := false, -1
		if !drive(t, table, "keen", func(v island.View) bool {
			one, harms = stirred(v), false
			if one < 0 {
				return false
			}
			isle := v.Island()
			isle.Move(one, func(st foretell.Step) {
				harms = harms || st.What == foretell.Hurt || st.What == foretell.Damaged || st.What == foretell.Broke || st.What == foretell.IntoHeart
			})
			return harms == (asked < 2)
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		loot, ok := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Loot })
		if !ok {
			continue
		}
		said := strings.Join(r.List.Texts(), "\n")
		if want := tell.Creature(int8(one)); strings.Count(said, want) < 2 {
			t.Errorf("seed %d: %s Moves, which the button and what stands below it do not say: %q", seed, want, said)
		}
		was, id := p.Len(), "board/"+board.IDOf(loot)
		r.ByKeys(id)
		if !harms {
			if free++; p.Len() != was+1 {
				t.Errorf("seed %d: a search that harms nobody is asked for", seed)
			}
			continue
		}
		if asked++; p.Len() != was {
			t.Fatalf("seed %d: one press searches, and %s harms somebody", seed, tell.Creature(int8(one)))
		}
		r.Want(strings.ReplaceAll(words.Say("do.loot.sure"), "_", ""))
		if r.ByKeys(id); p.Len() != was+1 {
			t.Errorf("seed %d: after a second press there are %d commands, want %d", seed, p.Len(), was+1)
		}
	}
	if asked < 2 || free < 2 {
		t.Errorf("%d searches were asked for and %d not, want two of each", asked, free)
	}
}

// Whatever else is chosen takes back that a search was asked for: the newest choice that asks is the red one with Space, and
// a search that is pressed for beside a picked-up place is asked for too.
func TestOnlyTheNewestChoiceThatAsksHasSpace(t *testing.T) {
	seen := 0
	for seed := uint64(0); seed < 80 && seen < 2; seed++ {
		table := newGame(t, "island", 1, seed)
		var danger game.Choice
		if !drive(t, table, "keen", func(v island.View) bool {
			one, harms := stirred(v), false
			if moves, _ := v.AfterLoot(); one < 0 || moves != 1 {
				return false
			}
			isle := v.Island()
			isle.Move(one, func(st foretell.Step) { harms = harms || st.What == foretell.Hurt })
			if !harms {
				return false
			}
			for _, ch := range table.ChoicesOf(v.Turn().Seat) {
				if at := box.Place(ch.Target); ch.Kind == island.Move && !isle.Clear(at) {
					danger = ch
					return true
				}
			}
			return false
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		loot, ok := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Loot })
		if !ok {
			continue
		}
		seen++
		was, sure := p.Len(), strings.ReplaceAll(words.Say("do.loot.sure"), "_", "")
		r.ByKeys("board/" + board.IDOf(loot))
		r.Want(sure)
		place := "board/" + tell.Site(box.Place(danger.Target))
		if r.ByKeys(place); p.Len() != was {
			continue // it does no harm there
		}
		if r.Has(sure) {
			t.Errorf("seed %d: a place has been picked up, and the search is still asked for", seed)
		}
		if r.ByKeys("board/" + board.IDOf(loot)); p.Len() != was {
			t.Errorf("seed %d: a place that lies elsewhere is picked up, and the search is not asked for", seed)
		}
		r.Want(sure)
		r.ByKeys(place)
		if r.Key(ebiten.KeySpace); p.Len() != was+1 {
			t.Errorf("seed %d: Space does not go to the place that was picked up: %d commands, want %d", seed, p.Len(), was+1)
		}
		if at := p.Position().(*island.Position).View(game.Nobody).Island().People[loot.Seat].At; int32(at) != danger.Target {
			t.Errorf("seed %d: Space leads to %d, want %d", seed, at, danger.Target)
		}
	}
	if seen == 0 {
		t.Error("no such moment was found")
	}
}
