package board

import (
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/ui"
)

// The road runs through no name at the foot of a slot.
func TestTheRoadLeavesNamesAlone(t *testing.T) {
	r := ui.R(100, 100, 100, 70)
	dots := func(name float64) (all, low int) {
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 400, 300, 1)
		footprints(c, r, []box.Slot{2, 7, 12}, 7, name)
		for _, it := range c.End().Items {
			all++
			if it.Rect.Bottom() > r.Bottom()-slotNameH && it.Rect.Y < r.Bottom() {
				low++
			}
		}
		return all, low
	}
	if all, low := dots(slotNameH); all == 0 || low > 0 {
		t.Errorf("%d dots, %d of them in the name", all, low)
	}
	if _, low := dots(0); low == 0 {
		t.Error("where there is no name, the road ends in the slot")
	}
}
