package heart

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// On no screen of a game does a sentence of what happened stand more often than it happened: a page that tells it large is
// not repeated beside it.
func TestNoResultIsToldTwiceOnAScreen(t *testing.T) {
	looked, said := 0, 0
	for _, seats := range []int{1, 2} {
		table := newGame(t, seats, 17)
		r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
		h := newHands(t, 3, false)
		for n := 0; !p.Over() && n < 260; n++ {
			s := table.Acting().First()
			r.Key(ebiten.KeyF24) // the command came past the screen
			r.Wait(2 * desk.GuardTime)
			for range 3 {
				looked++
				said += onceEach(t, r, table, n)
				if !waits(r) && !r.Has(words.Say("hand.pass")) && !r.Has(ui.Unmarked(words.Say("paper.away"))) && !r.Has(ui.Unmarked(words.Say("ask.held.time"))) {
					break
				}
				if r.Has(ui.Unmarked(words.Say("paper.away"))) {
					r.ByKeys("board/paper-away")
				} else {
					r.Key(ebiten.KeySpace)
				}
				r.Wait(2 * desk.GuardTime)
			}
			if !local.Do(p, h.chooses(table, s, true)) {
				t.Fatal(p.Failed)
			}
		}
	}
	if looked < 200 || said < 200 {
		t.Errorf("%d screens with %d sentences were looked at", looked, said)
	}
}

// onceEach looks for sentences of what happened lately that stand on a screen more often than they happened, and gives how
// many stand there.
func onceEach(t *testing.T, r *room, table *game.Table, n int) (said int) {
	t.Helper()
	v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
	all := table.Events()
	happened := map[string]int{}
	for i := range all {
		if text := tell.Event(v, sum, &all[i]); len(text) > 12 && strings.HasSuffix(text, ".") {
			happened[text]++
		}
	}
	var seen []string
	for i := range r.List.Items {
		if it := &r.List.Items[i]; it.Kind == ui.TextItem && it.Visible().H > 0.5*it.Rect.H {
			seen = append(seen, it.Text)
		}
	}
	shown := strings.Join(strings.Fields(strings.Join(seen, " ")), " ")
	for text, times := range happened { // in any order: each by itself
		switch got := strings.Count(shown, strings.Join(strings.Fields(text), " ")); {
		case got > max(1, times):
			t.Errorf("command %d: %q stands there %d times, and happened %d times:\n%s", n, text, got, times, shown)
		case got > 0:
			said++
		}
	}
	return said
}
