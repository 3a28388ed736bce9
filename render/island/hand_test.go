package island

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// With several at one machine the hand lies open in one's own turn till it is closed, then for as long
// as its key is held, and in nobody's turn at all: Spawn cards lie there (17.5b).
func TestTheHandIsShownWhileItsKeyIsHeld(t *testing.T) {
	table := newGame(t, "island", 3, 4)
	r, p := sit(t, usual, table)
	h := newHands(t, 2, true)
	asks := func() island.StepKind {
		step, _, _ := table.Position().(*island.Position).View(game.Nobody).Asked()
		return step
	}
	hold := func(down ...ebiten.Key) { r.Do(ui.Input{Down: down}); r.Do(ui.Input{Down: down}) }
	open := func() bool { return r.Has(words.Say("type.personal")) || r.Has(words.Say("type.personal.short")) } // it lies first in every hand
	for asks() != island.Asking {
		h.play(t, r, p)
	}
	r.Want(words.Say("spawn.title", "n", 1))
	if hold(ebiten.KeyH); open() {
		t.Error("a hand is shown while nobody has the turn")
	}
	hold()
	for asks() != island.Acting || r.has("handover/I am ready") {
		h.play(t, r, p)
	}
	if !open() {
		t.Fatal("the hand is closed at the beginning of a turn")
	}
	move, ok := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Move })
	if !ok {
		t.Fatal("there is no way to go")
	}
	r.opened(t, p, move.Command(0), true)
	if !table.Position().(*island.Position).View(game.Nobody).Turn().Moved {
		t.Fatal("nobody has moved")
	}
	if !open() {
		t.Error("the hand is closed after an Action of one's own")
	}
	if r.Key(ebiten.KeyH); open() {
		t.Error("its key does not close the hand")
	}
	r.Wait(0.1)
	r.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyH}}, Down: []ebiten.Key{ebiten.KeyH}})
	for range 40 {
		hold(ebiten.KeyH)
	}
	if !open() {
		t.Error("the hand is closed while its key is held")
	}
	if r.Wait(0.1); open() {
		t.Error("the hand is open when its key has been let go")
	}
	r.ByKeys("board/hand")
	if !open() {
		t.Fatal("its button does not open the hand")
	}
	if r.Key(ebiten.KeyH); open() {
		t.Error("its key does not close the hand")
	}
	r.Wait(0.1)
	r.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyH}}, Down: []ebiten.Key{ebiten.KeyH}})
	hold(ebiten.KeyH)
	if r.Wait(0.5); !open() {
		t.Error("its key, pressed and not held, does not open the hand")
	}
}
