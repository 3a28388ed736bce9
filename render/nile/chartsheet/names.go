package chartsheet

import (
	"cmp"
	"slices"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
)

var nameKinds = [nile.FeatureKinds]chart.NameKind{
	nile.RiverFeature: chart.RiverName, nile.LakeFeature: chart.LakeName,
	nile.PeakFeature: chart.PeakName, nile.FallFeature: chart.FallsName,
}

// namesOf are the names players have given (22.7), the weightiest first:
// rivers, lakes, peaks, falls, the greatest of each before the others. shown
// tells which hexes are on the sheet.
func namesOf(v nile.View, shown func(hexmap.ID) bool) []chart.Name {
	given := v.Names()
	slices.SortStableFunc(given, func(a, b nile.NameView) int {
		return cmp.Or(cmp.Compare(a.Feature, b.Feature), cmp.Compare(b.Figure, a.Figure))
	})
	var out []chart.Name
	for _, n := range given {
		cells := slices.DeleteFunc(slices.Clone(n.Hexes), func(id hexmap.ID) bool { return !shown(id) })
		if n.Feature == nile.RiverFeature {
			cells = course(v, cells)
		}
		if len(cells) > 0 {
			out = append(out, chart.Name{Kind: nameKinds[n.Feature], Cells: cells, Text: n.Text})
		}
	}
	return out
}

// course is the longest way the water takes through some hexes of a river,
// from the mouth up.
func course(v nile.View, cells []hexmap.ID) []hexmap.ID {
	m := v.Map()
	above := map[hexmap.ID][]hexmap.ID{} // by hex: where its water comes from
	var mouths []hexmap.ID
	for _, id := range cells {
		down := hexmap.None
		for _, d := range hexmap.Dirs {
			if to := m.Near(id, d); v.Hex(id).Out.Has(d) && to != hexmap.None && slices.Contains(cells, to) {
				down = to
			}
		}
		if down == hexmap.None {
			mouths = append(mouths, id)
		} else {
			above[down] = append(above[down], id)
		}
	}
	var best []hexmap.ID
	for _, mouth := range mouths {
		if way := longest(above, mouth, len(cells)); len(way) > len(best) {
			best = way
		}
	}
	return best
}

// longest is the longest way up from a hex, of at most most hexes.
func longest(above map[hexmap.ID][]hexmap.ID, from hexmap.ID, most int) []hexmap.ID {
	var best []hexmap.ID
	if most > 1 { // no river runs in a circle, but nothing here relies on it
		for _, id := range above[from] {
			if way := longest(above, id, most-1); len(way) > len(best) {
				best = way
			}
		}
	}
	return append([]hexmap.ID{from}, best...)
}
