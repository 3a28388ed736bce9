package island

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/island"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What is typed where nothing but a thought can be had goes into it from the first letter on, fires no key of the
// board, and Enter thinks it (17.2).
func TestRule17_2_AThoughtIsTypedAtOnce(t *testing.T) {
	table := newGame(t, "island", 1, 3)
	driven(t, table, island.Acting)
	r, p := sit(t, usual, table)
	r.Wait(play.SitTime + 2*desk.GuardTime)
	r.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyT}}, Runes: []rune{'t'}})
	r.Wait(0.1)
	r.Want(words.Say("say.think.for"))
	for _, k := range []struct {
		key ebiten.Key
		r   rune
	}{{ebiten.KeyF, 'f'}, {ebiten.KeyT, 't'}, {ebiten.KeySpace, ' '}, {ebiten.KeyX, 'x'}} {
		r.Do(ui.Input{Keys: []ui.Press{{Key: k.key}}, Runes: []rune{k.r}})
	}
	r.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyEnter}}})
	r.Wait(0.3)
	if n := guide.Told(p, island.Thought); n != 1 {
		t.Fatalf("%d thoughts after Enter, want one: %q", n, r.List.Texts())
	}
	r.Want("ft x")
}
