package main

import "sourceofthenile/game/nile"

// pointKind is what points are for, in a few words: the sources that belong together.
type pointKind uint8

const (
	countryKind pointKind = iota // hexes, rivers, oases, cataracts, peaks and falls (22)
	counterKind                  // discoveries (23)
	sourceKind                   // sources of rivers and the longest river (25)
	journeyKind                  // journeys across Africa (25)
	recordKind                   // the highest and largest (24)
	peopleKind                   // peoples met or beaten (22)
	pressKind                    // what only a Journalist reports (11, 24)
	findKind                     // finds of the specialties (20)
	pointKinds
)

var kindKeys = [pointKinds]string{"country", "counters", "sources", "journeys", "records", "peoples", "press", "finds"}

// kindOf is the kind that a source of points belongs to.
func kindOf(source int) pointKind {
	switch {
	case source >= sourceEpics:
		return journeyKind
	case source >= sourceFinds:
		return findKind
	case source >= sourceCounters:
		return counterKind
	}
	switch nile.Reason(source) {
	case nile.HighestMountain, nile.HighestFall, nile.LargestLake:
		return recordKind
	case nile.RiverSource, nile.LongestRiver, nile.SourceOfNile:
		return sourceKind
	case nile.ForTribe, nile.ForBeaten:
		return peopleKind
	case nile.ForBattle, nile.ForReport, nile.ForInterview, nile.ForRaid:
		return pressKind
	}
	return countryKind
}

// pointsByKind are points a game by kind: those of the winners, and those of all
// players together.
type pointsByKind struct {
	Winners map[string]float64 `json:"winners"`
	All     map[string]float64 `json:"all"`
	// Interior is the part of the winners' points that counters, sources and journeys
	// brought, which are to be had in the interior alone.
	Interior float64 `json:"winners_interior_share"`
}

// kinds is what is printed.
func (t *sourceTally) kinds() pointsByKind {
	out, games := pointsByKind{Winners: map[string]float64{}, All: map[string]float64{}}, max(1, float64(t.games))
	var winners, all [pointKinds]int
	won := 0
	for s, key := range sourceKeys {
		if key != "" {
			winners[kindOf(s)], all[kindOf(s)] = winners[kindOf(s)]+t.winners[s], all[kindOf(s)]+t.points[s]
			won += t.winners[s]
		}
	}
	for k, key := range kindKeys {
		out.Winners[key], out.All[key] = round3(float64(winners[k])/games), round3(float64(all[k])/games)
	}
	out.Interior = round3(float64(winners[counterKind]+winners[sourceKind]+winners[journeyKind]) / max(1, float64(won)))
	return out
}
