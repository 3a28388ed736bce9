package heart

import (
	"slices"
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

// On no screen of a game does a sentence of what happened stand more often than it happened, but in Told, which is the record: what
// a page tells large, or Told does, is not repeated beside it.
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
	told, large, beside := shownIn(r)
	for text, times := range happened { // in any order: each by itself
		count := func(shown string) int { return strings.Count(shown, strings.Join(strings.Fields(text), " ")) }
		record, page, others := count(told), count(large), count(beside)
		if times = max(1, times); record > times || page+others > times || others > 0 && record+others > times {
			t.Errorf("command %d: %q stands %d times in Told, %d on pages and %d beside them, and happened %d times:\n%s\n%s\n%s",
				n, text, record, page, others, times, told, large, beside)
		}
		said += min(1, record+page+others)
	}
	return said
}

// shownIn is what can be read on a screen: in Told, on a page above it, and in the panel of the question and the strip beside it.
func shownIn(r *room) (told, large, beside string) {
	var seen [3][]string
	tab, ok := r.List.Find(words.Say("tab.happened"))
	end, _, _ := strings.Cut(words.Say("ending.head", "n", 1), "1")
	survey := slices.ContainsFunc(r.List.Items, func(it ui.Item) bool { // at the right, where the strip would be
		return it.Text == words.Say("survey.head") || strings.HasPrefix(it.Text, end)
	})
	for i := range r.List.Items {
		it := &r.List.Items[i]
		if it.Kind != ui.TextItem || it.Visible().H <= 0.5*it.Rect.H {
			continue
		}
		at := 2
		switch {
		case !ok || it.Rect.Y < tab.Rect.Y && it.Rect.X < 690 || survey && it.Rect.X > 690:
			at = 1
		case it.Rect.Y > tab.Rect.Y && it.Rect.X < 340:
			at = 0
		}
		seen[at] = append(seen[at], it.Text)
	}
	join := func(all []string) string { return strings.Join(strings.Fields(strings.Join(all, " ")), " ") }
	return join(seen[0]), join(seen[1]), join(seen[2])
}
