package main

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

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

// kindTally adds points up by kind.
type kindTally struct{ winners, all [pointKinds]int }

// game takes in a game's points by seat and source.
func (t *kindTally) game(points [][sourceCount]int, winners game.Seats) {
	for seat := range points {
		for s, n := range points[seat] {
			if sourceKeys[s] == "" {
				continue
			}
			k := kindOf(s)
			t.all[k] += n
			if winners.Has(game.Seat(seat)) {
				t.winners[k] += n
			}
		}
	}
}

// kinds is what is printed.
func (t *sourceTally) kinds() pointsByKind {
	out, games := pointsByKind{Winners: map[string]float64{}, All: map[string]float64{}}, max(1, float64(t.games))
	won := 0
	for k, key := range kindKeys {
		out.Winners[key], out.All[key] = round3(float64(t.byKind.winners[k])/games), round3(float64(t.byKind.all[k])/games)
		won += t.byKind.winners[k]
	}
	w := &t.byKind.winners
	out.Interior = round3(float64(w[counterKind]+w[sourceKind]+w[journeyKind]) / max(1, float64(won)))
	return out
}
