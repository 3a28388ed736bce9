package island

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// main reports whether a target is a red button.
func (r *room) main(id string) bool {
	at, ok := r.List.Find(id)
	return ok && slices.ContainsFunc(r.List.Items, func(it ui.Item) bool {
		return it.Kind == ui.PanelItem && it.Panel == ui.MainButton && it.Rect.Contains(at.Rect.Centre())
	})
}

// The figure on a card picks it up, the button that plays it is the red one then, and a second press plays it.
func TestAFigurePicksACardUpAndPlaysIt(t *testing.T) {
	for seed := range uint64(20) {
		r, p := sit(t, usual, newGame(t, "island", 1, seed))
		newHands(t, 2, false).until(t, r, p, island.Acting)
		play, ok := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Play && ch.Odds.Den == 0 })
		if !ok {
			continue
		}
		id := "board/" + board.IDOf(play)
		for key := ebiten.KeyDigit1; key <= ebiten.KeyDigit6 && !r.has(id); key++ {
			r.Key(key)
			if !r.has(id) {
				continue
			}
			if !r.main(id) {
				t.Error("the button that plays the card that is picked up is not the red one")
			}
			was := p.Len()
			if r.Key(key); p.Len() != was+1 {
				t.Error("pressing the figure once more does not play the card")
			}
			return
		}
		t.Fatalf("seed %d: no figure picks up what can be played: %q", seed, r.List.Texts())
	}
	t.Fatal("nothing can be played")
}

// What has come into the hand in a turn is marked till the turn is over.
func TestACardThatHasJustComeIsMarked(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island", 1, 4))
	h := newHands(t, 2, false)
	if h.until(t, r, p, island.Asking); r.Has(words.Say("card.came")) {
		t.Error("a card is marked as new before anybody’s turn")
	}
	h.until(t, r, p, island.Acting)
	if r.Has(words.Say("card.came")) {
		t.Error("a card is marked as new before any has come in this turn")
	}
	loot, ok := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Loot })
	if !ok {
		t.Fatal("nothing can be searched")
	}
	r.ByKeys("board/" + board.IDOf(loot))
	r.Wait(2)
	r.Want(words.Say("card.came"))
}

// Of two whom one player moves one press ends a Talk, and before it is begun it is said what it costs.
func TestWhoMovesBothEndsATalkByOnePress(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island", 1, 4))
	newHands(t, 2, false).until(t, r, p, island.Acting)
	talk, ok := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Talk })
	if !ok {
		t.Fatal("nobody can talk")
	}
	r.Want(words.Say("talk.cost"))
	r.ByKeys("board/" + board.IDOf(talk))
	r.Wait(1)
	if step, _, _ := p.Position().(*island.Position).View(0).Asked(); step != island.Talking {
		t.Fatalf("it is %s that is asked", step.Name())
	}
	r.Key(ebiten.KeySpace)
	r.Wait(1)
	if step, _, _ := p.Position().(*island.Position).View(0).Asked(); step != island.Acting {
		t.Errorf("after one press it is %s that is asked", step.Name())
	}
}
