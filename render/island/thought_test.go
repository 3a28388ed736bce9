package island

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// What is typed on the page of what is said and thought goes into a thought from the first letter on, fires no key of the
// board, and Enter thinks it (17.2).
func TestRule17_2_AThoughtIsTypedAtOnce(t *testing.T) {
	for players := 1; players <= 2; players++ {
		r, p := speaking(t, players, 3)
		if players == 1 {
			r.Want(words.Say("say.think.for"))
		}
		for _, k := range []struct {
			key ebiten.Key
			r   rune
		}{{ebiten.KeyF, 'f'}, {ebiten.KeyT, 't'}, {ebiten.KeySpace, ' '}, {ebiten.KeyX, 'x'}} {
			r.Do(ui.Input{Keys: []ui.Press{{Key: k.key}}, Runes: []rune{k.r}})
		}
		r.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyEnter}}})
		r.Wait(0.3)
		if n := guide.Told(p, island.Thought); n != 1 {
			t.Fatalf("%d players: %d thoughts after Enter, want one: %q", players, n, r.List.Texts())
		}
		if players == 1 {
			r.Want("ft x")
		}
	}
}

// speaking is a turn with that page laid open by its key.
func speaking(t *testing.T, players int, seed uint64) (*room, *play.Play) {
	t.Helper()
	return speakingAt(t, usual, players, seed)
}

// speakingAt is it in a window of a size.
func speakingAt(t *testing.T, z uitest.Size, players int, seed uint64) (*room, *play.Play) {
	t.Helper()
	table := newGame(t, "island", players, seed)
	driven(t, table, island.Acting)
	r, p := sit(t, z, table)
	r.Wait(play.SitTime + 2*desk.GuardTime)
	if players > 1 {
		r.Key(ebiten.KeySpace) // the machine is handed on
		r.Wait(2 * desk.GuardTime)
	}
	r.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyT}}, Runes: []rune{'t'}})
	r.Wait(0.1)
	return r, p
}

// How many Radio Parts one says that one holds is as many as one does, unless it is changed (17.2).
func TestRule17_2_WhatOneHoldsBeginsTrue(t *testing.T) {
	r, p := speaking(t, 2, holdsParts)
	v := p.Position().(*island.Position).View(p.Seat())
	hand, _ := v.Hand(p.Seat())
	if hand[box.RadioPart] == 0 {
		t.Fatal("there is none in the hand")
	}
	r.ByKeys("board/sentence/" + island.IHold.Name())
	r.Wait(0.1)
	r.Want(words.Say("say.words", "words", tell.Aloud(island.IHold, int(hand[box.RadioPart]))))
}

// holdsParts is the seed of a game in which whoever begins has a Radio Part.
const holdsParts = 1
