package chart

import (
	"slices"
	"testing"

	"sourceofthenile/hexmap"
)

func TestTrackChange(t *testing.T) {
	tr := func(ids ...hexmap.ID) Track { return Track{Cells: ids} }
	for _, c := range []struct{ old, now, want []hexmap.ID }{
		{[]hexmap.ID{1, 2, 3}, []hexmap.ID{1, 2, 3}, nil},
		{[]hexmap.ID{1, 2, 3}, []hexmap.ID{1, 2, 3, 4}, []hexmap.ID{2, 3, 4}},
		{[]hexmap.ID{1, 2, 3, 4}, []hexmap.ID{1, 2, 3}, []hexmap.ID{2, 3, 4}},
		{nil, []hexmap.ID{7}, []hexmap.ID{7}},
		{[]hexmap.ID{1, 2}, nil, []hexmap.ID{1, 2}},
		{[]hexmap.ID{1, 2, 3, 4}, []hexmap.ID{9}, []hexmap.ID{1, 2, 3, 4, 9}},
	} {
		got := trackChange(tr(c.old...), tr(c.now...))
		slices.Sort(got)
		if got = slices.Compact(got); !slices.Equal(got, c.want) {
			t.Errorf("%v to %v: %v, not %v", c.old, c.now, got, c.want)
		}
	}
}
