package board

import (
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/ui"
)

// The road runs through nothing that is written or lies in a slot.
func TestTheRoadLeavesNamesAlone(t *testing.T) {
	r := ui.R(100, 100, 100, 70)
	number, name, cost := r.Top(slotHeadH), ui.R(100, 170-slotNameH, 100, slotNameH), ui.R(160, 120, 38, 18)
	dots := func(keep ...ui.Rect) (all, top, low, right int) {
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 400, 300, 1)
		footprints(c, r, []box.Slot{2, 7, 12, 7, 8}, 7, keep)
		for _, it := range c.End().Items {
			all++
			low += count(it.Rect.Overlaps(name))
			top += count(it.Rect.Overlaps(number))
			right += count(it.Rect.Overlaps(cost))
		}
		return all, top, low, right
	}
	if all, top, low, right := dots(number, name, cost); all == 0 || top+low+right > 0 {
		t.Errorf("%d dots, %d of them in the number, %d in the name, %d in what a step costs", all, top, low, right)
	}
	if _, top, low, right := dots(); top == 0 || low == 0 || right == 0 {
		t.Error("where nothing is written, the road ends in the slot")
	}
}

// count is 1 for what is so.
func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
