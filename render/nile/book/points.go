package book

import (
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ledger"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
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
	nile.ForSick: fromSick, nile.ForGap: fromPress,
}

// recordEntry is one line of the book of records, as the page lists it.
type recordEntry struct {
	Seat   game.Seat
	Figure int // feet, square miles, hexes, or how often it had been made before
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
	Months   int // the game has lasted so far, the present one included
	By       [nile.MaxSeats][pointSources]int
	Course   [nile.MaxSeats][]int // points in all at the end of each month
	Total    [nile.MaxSeats]int
	Records  [recordKinds][]recordEntry // the newest last
	sources  []recordEntry              // of rivers
	journeys [nile.Epics][]recordEntry
	found    []recordEntry // special discoveries; the figure is the nile.Counter
}

// TallyOf counts up the events of a game. What was scored before the first of
// them, in a game taken up from its position alone, is counted under
// fromEarlier.
func TallyOf(v nile.View, events []game.Event) *tally {
	t := &tally{Months: v.Turn() + 1}
	book := v.PointsBook(events)
	by := nile.PointsByReason(book)
	for s := range game.Seat(v.Seats()) {
		t.Total[s] = v.Player(s).Points
		was := t.Total[s]
		for r, n := range by[s] {
			was -= n
			t.By[s][sourceOf[r]] += n
		}
		t.By[s][fromEarlier] = was
		t.Course[s] = make([]int, t.Months)
		for m := range t.Course[s] {
			t.Course[s][m] = was
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
			t.journeys[j.Epic] = append(t.journeys[j.Epic], recordEntry{Seat: j.Seat, Figure: len(t.journeys[j.Epic]), at: at, turn: j.Ended})
		}
	}
	return t
}

// scored enters one line of the book of points.
func (t *tally) scored(e nile.PointsEntry) {
	for m := max(0, e.Turn); m < t.Months; m++ {
		t.Course[e.Seat][m] += e.Points
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
	t.Records[k] = append(t.Records[k], x)
}

func entryOf(e nile.PointsEntry) recordEntry {
	return recordEntry{Seat: e.Seat, Figure: e.Figure, at: e.At, turn: e.Turn, points: e.Points}
}

// players are those at the table, the leader first.
func (t *tally) players(v nile.View) (out []ledger.Player) {
	for _, s := range press.Standing(v) {
		p := v.Player(s)
		out = append(out, ledger.Player{
			Name: p.Name, Colour: p.Colour, Face: tell.Portrait(v, s), Points: t.Course[s],
			Tip: ui.Plain(words.Say("points.who", "who", p.Name, "specialty", tell.Specialty(p.Specialty), "n", p.Points, "left", p.Unpublished)),
			End: words.Say("points.end", "who", p.Name, "n", t.Total[s]),
		})
	}
	return out
}

// course is how the points came about, month by month; an open game has no goal.
func (t *tally) course(v nile.View) *ledger.Course {
	g := &ledger.Course{Turns: t.Months, Players: t.players(v), Date: tell.Date, Mark: func(m int) string {
		month, year := nile.Date(m)
		if month != 1 && m != 0 {
			return ""
		}
		return strconv.Itoa(year)
	}}
	if !v.Open() {
		g.Goal, g.GoalTip = v.Target(), words.Say("points.goal", "n", v.Target())
	}
	return g
}

// used lists the sources that have brought or cost anybody anything.
func (t *tally) used() (out []pointSource) {
	for k := range pointSources {
		any := k == fromCountry
		for s := range t.By {
			any = any || t.By[s][k] != 0
		}
		if any {
			out = append(out, k)
		}
	}
	return out
}
