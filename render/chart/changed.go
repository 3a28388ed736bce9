package chart

import (
	"reflect"
	"slices"

	"sourceofthenile/hexmap"
)

// Changed lists the hexes on which two sheets differ, for Painter.Dirty;
// whole, if everything must be painted again. Counters are left out: see
// Moved. A hex may be listed twice.
func Changed(old, now *Sheet) (ids []hexmap.ID, whole bool) {
	if len(old.Hexes) != len(now.Hexes) || !alikeElsewhere(old, now) {
		return nil, true
	}
	for i := range now.Hexes {
		if old.Hexes[i] != now.Hexes[i] {
			ids = append(ids, hexmap.ID(i))
		}
	}
	for i := range max(len(old.Tracks), len(now.Tracks)) {
		ids = append(ids, trackChange(trackOf(old, i), trackOf(now, i))...)
	}
	return ids, false
}

// alikeElsewhere reports whether two sheets differ in nothing but their hexes,
// tracks, counters, given names (Painter.NamesChanged) and what is being drawn.
func alikeElsewhere(old, now *Sheet) bool {
	x, y := *old, *now
	for _, s := range [...]*Sheet{&x, &y} {
		s.Hexes, s.Tracks, s.Pieces, s.Names, s.Drawing = nil, nil, nil, nil, nil
	}
	return reflect.DeepEqual(&x, &y)
}

// Moved lists the hexes in which counters stand otherwise than before.
func Moved(old, now *Sheet) (ids []hexmap.ID) {
	for _, pair := range [...][2]*Sheet{{old, now}, {now, old}} {
		for _, p := range pair[0].Pieces {
			if !slices.Contains(pair[1].Pieces, p) {
				ids = append(ids, p.At)
			}
		}
	}
	return ids
}

func trackOf(s *Sheet, i int) Track {
	if i < len(s.Tracks) {
		return s.Tracks[i]
	}
	return Track{}
}

// trackChange lists the hexes that two states of a track differ on: those
// added and the two before them, or all when it is another track.
func trackChange(old, now Track) []hexmap.ID {
	same := old.Colour == now.Colour || len(old.Cells) == 0 || len(now.Cells) == 0
	n := 0
	for same && n < len(old.Cells) && n < len(now.Cells) && old.Cells[n] == now.Cells[n] {
		n++
	}
	if same && n == len(old.Cells) && n == len(now.Cells) {
		return nil
	}
	from := max(0, n-2)
	return append(append([]hexmap.ID(nil), old.Cells[min(from, len(old.Cells)):]...), now.Cells[min(from, len(now.Cells)):]...)
}
