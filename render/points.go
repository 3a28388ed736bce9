package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// pointSource is where points came from, as the table of standings parts them.
type pointSource uint8

// The sources of points.
const (
	fromCountry pointSource = iota
	fromWaters
	fromPeoples
	fromFinds
	fromRecords
	fromDiscoveries
	fromJourneys
	fromPress
	fromSick // points lost (9.7)
	pointSources
)

// sourceOf tells of each reason under which source it is counted.
var sourceOf = [nile.Reasons]pointSource{
	nile.ForHex: fromCountry, nile.ForOasis: fromCountry, nile.ForPeak: fromCountry,
	nile.ForRiverHex: fromWaters, nile.ForCataract: fromWaters, nile.ForFall: fromWaters, nile.RiverSource: fromWaters,
	nile.LongestRiver: fromRecords, nile.HighestMountain: fromRecords, nile.HighestFall: fromRecords, nile.LargestLake: fromRecords,
	nile.SourceOfNile: fromDiscoveries, nile.ForCounter: fromDiscoveries,
	nile.ForTribe: fromPeoples, nile.ForBeaten: fromPeoples,
	nile.ForFind: fromFinds, nile.ForEpic: fromJourneys,
	nile.ForBattle: fromPress, nile.ForReport: fromPress, nile.ForInterview: fromPress, nile.ForRaid: fromPress,
	nile.ForSick: fromSick,
}

// entry is one line of the book of records: who, what, where and when.
type recordEntry struct {
	seat   game.Seat
	figure int // feet, square miles, hexes, or how often it had been made before
	at     hexmap.ID
	turn   int
	points int
	name   string // of the river, where it is a river's source
}

// The records, in the order in which they are listed.
const (
	recordMountain = iota
	recordFall
	recordLake
	recordRiver
	recordNile
	recordKinds
)

var recordOf = map[nile.Reason]int{
	nile.HighestMountain: recordMountain, nile.HighestFall: recordFall, nile.LargestLake: recordLake,
	nile.LongestRiver: recordRiver, nile.SourceOfNile: recordNile,
}

// tally is what the public events of a game say of points and records. Nothing
// in it is anybody's secret: points and records are published.
type tally struct {
	months   int // the game has lasted so far, the present one included
	by       [nile.MaxSeats][pointSources]int
	course   [nile.MaxSeats][]int // points in all at the end of each month
	total    [nile.MaxSeats]int
	records  [recordKinds][]recordEntry // the newest last
	sources  []recordEntry              // of rivers
	journeys [nile.Epics][]recordEntry
	found    []recordEntry // special discoveries; the figure is the nile.Counter
}

// tallyOf counts up the events of a game.
func tallyOf(v nile.View, events []game.Event) *tally {
	t := &tally{}
	turn := 0
	upTo := func(month int) {
		for s := range t.course {
			for len(t.course[s]) < month {
				t.course[s] = append(t.course[s], t.total[s])
			}
		}
	}
	for _, e := range events {
		switch e.Kind {
		case nile.TurnBegan:
			turn = int(e.Args[0])
			upTo(turn)
		case nile.Scored:
			t.scored(v, e, turn)
		case nile.DischargedSick:
			t.by[e.Seat][fromSick] -= int(e.Args[2])
			t.total[e.Seat] -= int(e.Args[2])
		case nile.EpicMade:
			k := nile.Epic(e.Args[0])
			if k < nile.Epics {
				t.journeys[k] = append(t.journeys[k], recordEntry{seat: e.Seat, figure: int(e.Args[1]), at: hexmap.ID(e.At), turn: turn})
			}
		}
	}
	t.months = max(turn, v.Turn()) + 1
	upTo(t.months)
	return t
}

// scored counts one line of an account.
func (t *tally) scored(v nile.View, e game.Event, turn int) {
	r, n := nile.Reason(e.Args[0]), int(e.Args[1])
	if r >= nile.Reasons || e.Seat < 0 || int(e.Seat) >= len(t.by) {
		return
	}
	t.by[e.Seat][sourceOf[r]] += n
	t.total[e.Seat] += n
	x := recordEntry{seat: e.Seat, figure: int(e.Args[2]), at: hexmap.ID(e.At), turn: turn, points: n}
	switch r {
	case nile.RiverSource:
		if x.at >= 0 {
			x.name = v.Hex(x.at).River
		}
		t.sources = append(t.sources, x)
	case nile.ForCounter:
		t.found = append(t.found, x)
	default:
		if k, ok := recordOf[r]; ok {
			t.records[k] = append(t.records[k], x)
		}
	}
}

// used lists the sources that have brought or cost anybody anything; country
// is always among them, so that the table is never empty.
func (t *tally) used() (out []pointSource) {
	for k := range pointSources {
		any := k == fromCountry
		for s := range t.by {
			any = any || t.by[s][k] != 0
		}
		if any {
			out = append(out, k)
		}
	}
	return out
}
