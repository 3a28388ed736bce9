package board

import (
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/local"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// To let an Incident pass costs a Resource, and with none left its button says that nothing is lost (11.3).
func TestRule11_3_LettingItPassSaysWhatIsLost(t *testing.T) {
	asked := 0
	for seed := uint64(1); seed < 8; seed++ {
		playing(t, 3, seed, func(table *game.Table) {
			s := table.Acting().First()
			v := table.Position().(*heart.Position).View(s)
			if step, _, ok := v.Asked(); !ok || step != heart.Ignoring {
				return
			}
			b := New(local.New(table, play.Host{}))
			asked++
			for _, ch := range table.ChoicesOf(s) {
				if ch.Kind != heart.Yes {
					continue
				}
				none := v.Sheet(s).Resources == [box.Resources]int{}
				says := strings.Contains(b.label(v, table.Position().Summary(), heart.Ignoring, ch), words.Phrase("ignoring.nothing"))
				if costs := price(v, heart.Ignoring, ch) != ""; says != none || costs == none {
					t.Errorf("seed %d, command %d: with none left %v, nothing is lost %v, a price %v", seed, table.Len(), none, says, costs)
				}
			}
		})
	}
	if asked == 0 {
		t.Error("nobody was asked")
	}
}

// Where to let it happen costs nothing and to let it pass does, the free answer stands first, in the look of what leads on.
func TestRule11_3_WhatCostsNothingStandsFirst(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	free := 0
	for seed := uint64(1); seed < 12; seed++ {
		watching(t, "keen", 2, seed, func(b *Board, _ *game.Table) {
			v, _ := b.look()
			step, s, ok := v.Asked()
			if !ok || step != heart.Ignoring || !freeAnswer(v, step, s) {
				return
			}
			b.Play.SitAs(s)
			v, sum := b.look()
			c := ui.Begin(ui.NewMemory(), ui.Input{}, 400, 600, 1)
			b.ask(c, page.NewColumn(c, c.Screen()), v, sum)
			var ids []string
			for _, target := range c.End().Targets {
				if strings.HasPrefix(target.ID, "yes-") || strings.HasPrefix(target.ID, "no-") {
					ids = append(ids, target.ID)
				}
			}
			if len(ids) != 2 || !strings.HasPrefix(ids[0], "no-") {
				t.Errorf("the answers stand as %q", ids)
			}
			free++
		})
	}
	if free < 3 {
		t.Errorf("%d were free", free)
	}
}
