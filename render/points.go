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
	fromSick    // points lost (9.7)
	fromEarlier // scored before the first event that is kept
	pointSources
)

// sourceKeys are what the files of words call the sources.
var sourceKeys = [pointSources]string{
	fromCountry: "country", fromWaters: "rivers", fromPeoples: "peoples", fromFinds: "finds", fromRecords: "records",
	fromDiscoveries: "discoveries", fromJourneys: "journeys", fromPress: "press", fromSick: "sick", fromEarlier: "before",
}

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

// recordEntry is one line of the book of records, as the page lists it.
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

// tallyOf counts up the events of a game. What was scored before the first of
// them, in a game taken up from its position alone, is counted under
// fromEarlier.
func tallyOf(v nile.View, events []game.Event) *tally {
	t := &tally{months: v.Turn() + 1}
	book := v.PointsBook(events)
	by := nile.PointsByReason(book)
	for s := range game.Seat(v.Seats()) {
		t.total[s] = v.Player(s).Points
		was := t.total[s]
		for r, n := range by[s] {
			was -= n
			t.by[s][sourceOf[r]] += n
		}
		t.by[s][fromEarlier] = was
		t.course[s] = make([]int, t.months)
		for m := range t.course[s] {
			t.course[s][m] = was
		}
	}
	for _, x := range book {
		t.scored(x)
	}
	for _, x := range nile.RecordsBook(book) {
		t.record(v, x.PointsEntry)
	}
	for _, j := range v.Journeys(events) {
		if j.Epic < nile.Epics {
			at := hexmap.None
			if j.To != hexmap.NoPort {
				at = v.Map().Ports[j.To].At
			}
			t.journeys[j.Epic] = append(t.journeys[j.Epic], recordEntry{seat: j.Seat, figure: len(t.journeys[j.Epic]), at: at, turn: j.Ended})
		}
	}
	return t
}

// scored enters one line of the book of points.
func (t *tally) scored(e nile.PointsEntry) {
	for m := max(0, e.Turn); m < t.months; m++ {
		t.course[e.Seat][m] += e.Points
	}
	if e.Reason == nile.ForCounter {
		t.found = append(t.found, entryOf(e))
	}
}

// record enters a record as it was set.
func (t *tally) record(v nile.View, e nile.PointsEntry) {
	x := entryOf(e)
	if e.Reason == nile.RiverSource {
		if x.at >= 0 {
			x.name = v.Hex(x.at).River
		}
		t.sources = append(t.sources, x)
		return
	}
	k := recordOf[e.Reason]
	t.records[k] = append(t.records[k], x)
}

func entryOf(e nile.PointsEntry) recordEntry {
	return recordEntry{seat: e.Seat, figure: e.Figure, at: e.At, turn: e.Turn, points: e.Points}
}

// tooShort says, as a key of the words, why no course can be drawn yet: nobody
// has points, or all came in one month. "" where it can.
func (t *tally) tooShort() string {
	months := 0
	for m := range t.months {
		for s := range t.course {
			if len(t.course[s]) > m && (m == 0 && t.course[s][m] != 0 || m > 0 && t.course[s][m] != t.course[s][m-1]) {
				months++
				break
			}
		}
	}
	switch months {
	case 0:
		return "points.course.none"
	case 1:
		return "points.course.one"
	}
	return ""
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
