package board

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
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
			for range 4 {
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
	n := 0
	for _, text := range c.End().Texts() {
		if text == "−1 Time" {
			n++
		}
	}
	if n != len(buttons) {
		t.Errorf("%d of %d buttons bear their price", n, len(buttons))
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
