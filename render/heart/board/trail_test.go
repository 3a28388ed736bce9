package board

import (
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/ui"
)

// The road runs through no name at the foot of a slot, nor through the number at its head.
func TestTheRoadLeavesNamesAlone(t *testing.T) {
	r := ui.R(100, 100, 100, 70)
	dots := func(head, name float64) (all, top, low int) {
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 400, 300, 1)
		footprints(c, r, []box.Slot{2, 7, 12}, 7, head, name, 0)
		for _, it := range c.End().Items {
			all++
			if it.Rect.Bottom() > r.Bottom()-slotNameH && it.Rect.Y < r.Bottom() {
				low++
			}
			if it.Rect.Y < r.Y+slotHeadH && it.Rect.Bottom() > r.Y {
				top++
			}
		}
		return all, top, low
	}
	if all, top, low := dots(slotHeadH, slotNameH); all == 0 || top > 0 || low > 0 {
		t.Errorf("%d dots, %d of them in the number, %d in the name", all, top, low)
	}
	if _, top, low := dots(0, 0); top == 0 || low == 0 {
		t.Error("where nothing is written, the road ends in the slot")
	}
}
