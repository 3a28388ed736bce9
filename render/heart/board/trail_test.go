package board

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
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

// The dotted road leads from Start over neighbours to where the caravan stands, through the slots
// that were walked in this region and no others.
func TestTheDottedRoad(t *testing.T) {
	var b *Board
	long, walked := 0, [box.MaxSeats][]box.Slot{}
	playing(t, 2, 11, func(table *game.Table) {
		if b == nil {
			b = New(local.New(table, play.Host{}))
		}
		for _, e := range table.EventsOf(table.Len() - 1) {
			switch e.Kind {
			case heart.TurnBegan:
				walked = [box.MaxSeats][]box.Slot{}
			case heart.Walked:
				walked[e.Seat] = append(walked[e.Seat], told.AsPlace(&e))
			}
		}
		v := table.Position().(*heart.Position).View(game.Nobody)
		for s := range game.Seat(2) {
			road := b.trail(s)
			if len(walked[s]) == 0 {
				if len(road) > 0 {
					t.Fatalf("a road %v where nobody has walked", road)
				}
				continue
			}
			if !slices.Equal(road, append([]box.Slot{box.Start}, walked[s]...)) {
				t.Fatalf("the road is %v, walked was %v", road, walked[s])
			}
			for i := range road[1:] {
				if box.Distance(road[i], road[i+1]) != 1 {
					t.Errorf("the road leaps from %s to %s", road[i].Name(), road[i+1].Name())
				}
			}
			if at := v.Sheet(s).Slot; at != box.NoSlot && at != road[len(road)-1] {
				t.Errorf("the road ends at %s, the caravan stands at %s", road[len(road)-1].Name(), at.Name())
			}
			long = max(long, len(road))
		}
	})
	if long < 6 {
		t.Errorf("the longest road has %d slots", long)
	}
}
