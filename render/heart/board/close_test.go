package board

import (
	"slices"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// All choices have room in the panel as it is in the usual window beside the voice of a first journey, through
// whole games.
func TestChoicesHaveRoom(t *testing.T) {
	n, mem := 0, ui.NewMemory()
	worst := map[heart.Step]float64{}
	for seed := range uint64(3) {
		watching(t, "keen", 3, seed, func(b *Board, table *game.Table) {
			if table.Over() {
				return
			}
			b.Play.SitAs(table.Acting().First())
			v, sum := b.look()
			b.numbers = map[game.Kind]int{}
			b.staged = b.stagedKind(v)
			const w, h = 370, 192
			for range 6 { // till they stand as close as they have to
				c := ui.Begin(mem, ui.Input{}, w, h, 1)
				b.question(c, c.Screen(), v, sum)
				c.End()
			}
			n++
			if step, _, _ := v.Asked(); b.choicesLow > h+moreFrom {
				worst[step] = max(worst[step], b.choicesLow)
			}
		})
	}
	for step, low := range worst { // in any order: each by itself
		t.Errorf("%s: choices reach down to %g", step.Name(), low)
	}
	if n < 500 {
		t.Errorf("only %d were looked at", n)
	}
}

// A price stays on its button in columns, where the label has to be cut for it.
func TestAPriceStaysInColumns(t *testing.T) {
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 342, 200, 1)
	b := &Board{room: 100}
	b.close = inColumns
	var buttons []ui.Button
	for _, label := range []string{"D3", "End, ivory", "E4, mission", "D5, useful plant"} {
		buttons = append(buttons, ui.Button{Label: label, ID: label, Cost: "−1 Time"})
	}
	b.set(c, page.NewColumn(c, c.Screen()), buttons)
	n, texts := 0, c.End().Texts()
	for _, text := range texts {
		if text == "−1 Time" {
			n++
		}
	}
	for _, bt := range buttons { // a column that needs less leaves the room to the other
		if !slices.Contains(texts, bt.Label) {
			t.Errorf("%q is cut: %q", bt.Label, texts)
		}
	}
	if n != len(buttons) {
		t.Errorf("%d of %d buttons bear their price", n, len(buttons))
	}
}

// All roads of a step say what they cost, in the usual window and beside the voice of a first journey: one that
// puts the End out of reach too, if only its Time.
func TestEachRoadSaysItsCost(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	n, far, mem := 0, 0, ui.NewMemory()
	for seed := range uint64(3) {
		watching(t, "keen", 3, seed, func(b *Board, table *game.Table) {
			if table.Over() {
				return
			}
			b.Play.SitAs(table.Acting().First())
			v, sum := b.look()
			if step, _, _ := v.Asked(); step != heart.Stepping {
				return
			}
			b.numbers = map[game.Kind]int{}
			b.staged = b.stagedKind(v)
			for _, size := range []ui.Point{{X: 342, Y: 222}, {X: 370, Y: 192}} {
				var texts []string
				for range 4 {
					c := ui.Begin(mem, ui.Input{}, size.X, size.Y, 1)
					b.question(c, c.Screen(), v, sum)
					texts = c.End().Texts()
				}
				bears := map[string]int{}
				for _, text := range texts {
					bears[text]++
				}
				for _, ch := range b.choices() {
					if ch.Kind != heart.Walk || walkTime(v, ch) == 0 { // where no Time is left nothing is lost
						continue
					}
					n++
					says := price(v, heart.Stepping, ch)
					if losesEnd(v, ch) {
						if far++; bears[says] == 0 {
							says = figure(v, ch)
						}
					}
					if bears[says]--; bears[says] < 0 {
						t.Errorf("seed %d, command %d, %g by %g: the road to %s does not bear %q", seed, table.Len(), size.X, size.Y, box.Slot(ch.Target).Name(), says)
					}
				}
			}
		})
	}
	if n < 200 || far < 20 {
		t.Errorf("only %d roads were looked at, %d of them too far from the End", n, far)
	}
}

// In columns a label is cut only where wider ones have no room below one another.
func TestColumnsAreWideWhereThereIsRoom(t *testing.T) {
	var buttons []ui.Button
	for _, label := range []string{"D3, village", "End, ivory", "E4, mission", "D5, useful plant", "E5, warrior nation"} {
		buttons = append(buttons, ui.Button{Label: label, ID: label, Cost: "−1 Time"})
	}
	for room, whole := range map[float64]bool{200: true, 60: false} {
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 342, 200, 1)
		b := &Board{room: room}
		b.close = inColumns
		b.set(c, page.NewColumn(c, c.Screen()), buttons)
		texts, n := c.End().Texts(), 0
		for _, bt := range buttons {
			n += count(slices.Contains(texts, bt.Label))
		}
		if (n == len(buttons)) != whole {
			t.Errorf("in %g units %d of %d labels are whole", room, n, len(buttons))
		}
	}
}
