package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// chronicles are games with many events: travellers on Africa, and among many
// peoples.
func chronicles(t *testing.T, see func(p *Position, events []game.Event)) {
	t.Helper()
	for seed := range uint64(6) {
		tab := playedOn(t, 1+int(seed)%4, 2500, seed)
		see(tab.Position().(*Position), tab.Events())
		var last *game.Table
		roam(t, peopled{Rules{Chart: crowded()}}, 2, 1200, seed, func(tab *game.Table, _ *Position) { last = tab })
		see(last.Position().(*Position), last.Events())
	}
}

func TestRule22_JourneysAreToldWhole(t *testing.T) {
	dead, home, under := 0, 0, 0
	chronicles(t, func(p *Position, events []game.Event) {
		for s := game.Nobody; int(s) < p.Seats(); s++ {
			js := p.View(s).Journeys(events)
			n := 0
			var still [MaxSeats]int
			for _, j := range js {
				switch j.Ending {
				case EndedHome:
					home++
					same(t, "came home somewhere", j.To != hexmap.NoPort && j.Ended >= j.Began, true)
				case EndedDead:
					dead++
					same(t, "of something", j.Cause != NoCause, true)
				default:
					under++
					still[j.Seat]++
					same(t, "the living explorer", j.Explorer, int(p.players[j.Seat].Explorers))
					same(t, "is in Africa", p.players[j.Seat].Where, inAfrica)
				}
				if s != j.Seat && j.Stores != [Items]int{} {
					t.Errorf("seat %d knows the stores %v of seat %d, want none", s, j.Stores, j.Seat)
				}
				for i, m := range j.Months {
					if i > 0 && m.Turn <= j.Months[i-1].Turn {
						t.Fatalf("months out of order: %d after %d", m.Turn, j.Months[i-1].Turn)
					}
					for _, e := range m.Events {
						if e.Seat != j.Seat || !p.View(s).Sees(e) {
							t.Fatalf("seat %d is told %+v of seat %d", s, e, j.Seat)
						}
					}
				}
			}
			for _, e := range events {
				if e.Kind == Sailed {
					n++
				}
			}
			same(t, "expeditions", len(js), n)
			for i := range p.players {
				if p.players[i].Where == inAfrica {
					same(t, "under way", still[i], 1)
				}
			}
		}
	})
	if dead == 0 || home == 0 || under == 0 {
		t.Errorf("%d dead, %d home, %d under way: the games do not reach all", dead, home, under)
	}
}

func TestRule24_TheBookOfRecords(t *testing.T) {
	g, _, _, _ := chartroom(t)
	events := g.do(PublishAll, 0, 0, 0)
	events = append(events, g.do(EndPublishing, 0, 0, 0)...)
	events = append(events, g.do(Wait, 0, 0, 0)...)
	g.p.steps, g.p.next = []step{{Publishing, 1}}, 1
	id := at(g.p.chart, 2, 1)
	g.p.hexes[id] = hexState{Terrain: hexmap.Mountain, Peak: 16_000, By: game.Nobody, LakeBy: game.Nobody, River: -1}
	g.p.players[1].Known.add(id)
	events = append(events, game.Event{Kind: TurnBegan, Seat: 1, Args: [6]int32{7}})
	events = append(events, g.do(PublishAll, 0, 0, 0)...)

	book := RecordsBook(g.p.View(1).PointsBook(events))
	want := []RecordEntry{
		{PointsEntry{Seat: 0, Reason: HighestFall, Figure: 190}, -1},
		{PointsEntry{Seat: 0, Reason: HighestMountain, Figure: 15_600}, 7},
		{PointsEntry{Seat: 0, Reason: LargestLake, Figure: 5_000}, -1},
		{PointsEntry{Seat: 0, Reason: LongestRiver, Figure: 1}, -1},
		{PointsEntry{Seat: 1, Reason: HighestMountain, Figure: 16_000}, -1},
	}
	same(t, "records", len(book), len(want))
	for _, w := range want {
		found := false
		for _, x := range book {
			found = found || x.Seat == w.Seat && x.Reason == w.Reason && x.Figure == w.Figure && x.Beaten == w.Beaten && x.Points >= 3 && x.Explorer == 1
		}
		if !found {
			t.Errorf("no record %+v in %+v", w, book)
		}
	}
}

func TestRule13_TheHistoryOfAPeople(t *testing.T) {
	visits, friends, battles, traded := 0, 0, 0, 0
	chronicles(t, func(p *Position, events []game.Event) {
		all := p.View(0).Peoples(events)
		same(t, "peoples", len(all), len(p.tribes))
		for i, h := range all {
			tr := &p.tribes[i]
			same(t, "gone", h.Gone, tr.At == hexmap.None)
			var now struct{ met, friend, beaten uint8 }
			for _, x := range h.Visits {
				visits++
				if x.Explorer == int(p.players[x.Seat].Explorers) && p.players[x.Seat].Where != dead {
					if x.Friends || x.Policy > 0 {
						now.met |= bitOf(x.Seat)
					}
					if x.Friends || x.Won {
						now.friend |= bitOf(x.Seat)
					}
					if x.Beaten {
						now.beaten |= bitOf(x.Seat)
					}
				}
				if x.Won {
					friends++
				}
				if x.Fought {
					battles++
					same(t, "a battle is won or lost", x.Beaten != (x.Fate != NoFate) || p.top().Kind >= Fighting, true)
				}
				if x.Got != [Items]int{} {
					traded++
				}
			}
			same(t, "met by the living", now.met, tr.Met)
			same(t, "friends of the living", now.friend, tr.Friend)
			same(t, "beaten by the living", now.beaten, tr.Beaten)
		}
	})
	if visits < 100 || friends == 0 || battles == 0 || traded == 0 {
		t.Errorf("%d visits, %d friendships, %d battles, %d with goods: the games do not reach all", visits, friends, battles, traded)
	}
}
