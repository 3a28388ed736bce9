package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Whoever sits down begins with what was told, whatever stood there for the one before; who goes on keeps what is open.
func TestWhoSitsDownBeginsWithWhatWasTold(t *testing.T) {
	n := 0
	watching(t, "keen", 2, 5, func(b *Board, _ *game.Table) {
		v, _ := b.look()
		if n++; n > 40 {
			return
		}
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 400, 400, 1)
		b.Play.SitAs(0)
		b.changes(c, v)
		b.tab = 3
		if b.changes(c, v); b.tab != 3 {
			t.Fatal("what is open does not stay for whoever opened it")
		}
		b.Play.SitAs(1)
		if b.changes(c, v); b.tab != 0 {
			t.Fatal("what one person has opened stays open for the next")
		}
		c.End()
	})
}

// Where something is found in a slot and somebody is met there, the strip has both, with what the find brought.
func TestAFindIsNamedInItsSlot(t *testing.T) {
	found := 0
	watching(t, "keen", 2, 5, func(b *Board, _ *game.Table) {
		v, sum := b.look()
		if setUp(v) {
			return
		}
		s := b.whose(v)
		today := since(b.Play.Told(), heart.DaysBegan, s)
		at := slices.IndexFunc(today, func(e game.Event) bool { return e.Seat == s && e.Kind == heart.FindScored })
		if at < 0 || !slices.ContainsFunc(today[at:], func(e game.Event) bool { return e.Seat == s && e.Kind == heart.Met }) {
			return
		}
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 700, 300, 1)
		b.strip(c, c.Screen(), v, sum)
		all := strings.Join(strings.Fields(strings.Join(c.End().Texts(), " ")), " ")
		want := strings.Join(strings.Fields(words.Say("strip.found", "what", tell.Chit(told.AsSlot(&today[at]).Chit), "sum", "")), " ")
		if found++; b.day(v, sum, s)[inSlot].sort != box.NoSort && !strings.Contains(all, want) {
			t.Errorf("%q does not stand there: %q", want, all)
		}
	})
	if found < 5 {
		t.Errorf("only %d days with both", found)
	}
}
