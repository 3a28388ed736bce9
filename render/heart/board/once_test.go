package board

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
)

// Where something drawn is laid when the player has chosen where, it is told with what was drawn, though that was told before.
func TestWhatIsLaidStandsBehindWhatWasDrawn(t *testing.T) {
	var b *Board
	n := 0
	for seed := range uint64(4) {
		b = nil
		playing(t, 1, seed, func(table *game.Table) {
			if b == nil {
				b = New(local.New(table, play.Host{}))
				b.Play.SitAs(0)
			}
			b.Play.Version++ // the table was played past it
			v, sum := b.look()
			to := len(b.Play.Written())
			from := to - len(table.EventsOf(table.Len()-1))
			for _, m := range b.saidOf(v, sum, from, to) {
				if m.Of == nil || setUp(v) {
					continue
				}
				if m.Of.Kind == heart.ChitPlaced {
					t.Errorf("seed %d, command %d: %q stands alone", seed, table.Len(), m.Head)
				}
				if m.Of.Kind == heart.EventDrawn && m.HeadAt < from {
					n++
				}
			}
		})
	}
	if n < 10 {
		t.Errorf("only %d stand behind what was told before", n)
	}
}
