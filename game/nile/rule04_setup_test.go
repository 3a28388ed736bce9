package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

func africaTable(t *testing.T, players int, forUs bool, seed uint64) (*game.Table, *Position) {
	t.Helper()
	s := testSettings(players, 75)
	s.PlaceForUs = forUs
	tab, err := game.NewTable(Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	return tab, tab.Position().(*Position)
}

func TestRule4_41_CountersFarFromPublishedLand(t *testing.T) {
	tab, p := africaTable(t, 2, false, 1)
	offered := map[int32]bool{}
	for _, c := range tab.Choices() {
		if c.Kind == PlaceCounter {
			offered[c.Target] = true
		}
	}
	if len(offered) < 60 {
		t.Errorf("%d hexes may hold a counter, at least 60 should", len(offered))
	}
	for i := range p.chart.Cells {
		id := hexmap.ID(i)
		near := 99
		for j := range p.chart.Cells {
			if c := &p.chart.Cells[j]; c.Ground == hexmap.Land && c.Terrain != hexmap.Blank {
				near = min(near, p.chart.Distance(id, hexmap.ID(j)))
			}
		}
		if want := p.chart.IsBlank(id) && near >= 5; want != offered[int32(i)] {
			t.Errorf("hex %d, %d from published land, blank %v: offered %v", i, near, p.chart.IsBlank(id), offered[int32(i)])
		}
	}
}

func TestRule4_4_PlayersPlaceInTurnThreeApart(t *testing.T) {
	tab, p := africaTable(t, 3, false, 1)
	for k := range 8 {
		if got := tab.Choices()[0].Seat; int(got) != k%3 {
			t.Fatalf("counter %d is placed by seat %d", k, got)
		}
		var placed []hexmap.ID
		for i := range p.hexes {
			if p.hexes[i].Counter != NoCounter {
				placed = append(placed, hexmap.ID(i))
			}
		}
		if len(placed) != k {
			t.Fatalf("%d counters lie, %d were placed", len(placed), k)
		}
		var last game.Choice
		for _, c := range tab.Choices() {
			for _, at := range placed {
				if c.Kind == PlaceCounter && p.chart.Distance(hexmap.ID(c.Target), at) < 3 {
					t.Fatalf("hex %d is offered, %d from a counter", c.Target, p.chart.Distance(hexmap.ID(c.Target), at))
				}
			}
			last = c
		}
		if _, err := tab.Do(last.Command(0)); err != nil {
			t.Fatal(err)
		}
	}
	if p.top().Kind != ChoosingPort || p.hand != 0 {
		t.Errorf("after eight counters: step %v, %d in hand", p.top(), p.hand)
	}
}

func TestRule4_4_PlacedForUs(t *testing.T) {
	for seed := range uint64(40) {
		tab, p := africaTable(t, 1, true, seed)
		if n := len(tab.Choices()); n != 1 {
			t.Fatalf("%d choices, one wanted", n)
		}
		events, err := tab.Do(tab.Choices()[0].Command(0))
		if err != nil || len(events) != 8 {
			t.Fatalf("%d counters placed: %v, want 8", len(events), err)
		}
		for i, e := range events {
			if !p.chart.IsBlank(hexmap.ID(e.At)) || e.Args[0] != int32(7-i) {
				t.Errorf("seed %d: counter %d at %d, %d left", seed, i, e.At, e.Args[0])
			}
			for _, o := range events[:i] {
				if p.chart.Distance(hexmap.ID(e.At), hexmap.ID(o.At)) < 3 {
					t.Errorf("seed %d: counters at %d and %d", seed, e.At, o.At)
				}
			}
		}
		if tab.CanUndo() {
			t.Error("what chance has placed can be taken back")
		}
	}
}

func TestRule4_5_PortsAreSecretUntilAllHaveChosen(t *testing.T) {
	tab, p := africaTable(t, 3, true, 1)
	if _, err := tab.Do(game.Command{Kind: PlaceAll}); err != nil {
		t.Fatal(err)
	}
	for s := range game.Seat(3) {
		for other := game.Nobody; other < 3; other++ {
			for of := range s {
				v := p.View(other).Player(of)
				if want := hexmap.PortID(5 + of); !v.PortChosen || other == of && v.Port != want || other != of && v.Port != hexmap.NoPort {
					t.Errorf("before seat %d chooses, seat %d sees port %d of seat %d", s, other, v.Port, of)
				}
			}
		}
		events, err := tab.Do(game.Command{Seat: s, Kind: ChoosePort, Target: 5 + int32(s)})
		if err != nil {
			t.Fatal(err)
		}
		if e := events[0]; e.Kind != PortChosen || e.At != -1 || e.Args != [6]int32{} {
			t.Errorf("the event gives the choice away: %+v", e)
		}
		if tab.CanUndo() {
			t.Error("a secret choice can be taken back by the next player")
		}
	}
	for of := range game.Seat(3) {
		if v := p.View(game.Nobody).Player(of); v.Port != hexmap.PortID(5+of) {
			t.Errorf("5.2: after all have chosen seat %d's port shows as %d, want %d", of, v.Port, hexmap.PortID(5+of))
		}
	}
}

func TestRule4_62_OrderOfPlay(t *testing.T) {
	g := scene(t, board("v"), deck.Botanist, deck.Doctor, deck.Explorer, deck.Zoologist)
	g.p.order = nil
	for _, round := range [][4]int{
		{6, 6, 4, 4}, {5, 5, 5, 5}, {1, 1, 1, 1}, {6, 6, 6, 2}, // seats 0, 1 and 3 tie at 20
		{3, 3, 3, 3}, {4, 4, 2, 2}, {1, 2, 3, 4}, // 12, 12, 10: seats 0 and 1 again
		{1, 1, 1, 1}, {6, 6, 6, 6}, // seat 1
	} {
		g.die("4.62 order", round[:]...)
	}
	events := g.play(func(a *game.Act) { g.p.rollOrder(a) })
	want := []game.Seat{1, 2, 3, 0}
	for i, s := range want {
		if g.p.order[i] != s {
			t.Fatalf("order %v, want %v", g.p.order, want)
		}
	}
	if e := g.mustTell(events, PlaysFirst); e.Seat != 1 {
		t.Errorf("seat %d plays first, want 1", e.Seat)
	}
	if e := events[8]; e.Seat != 1 || e.Args != [6]int32{24, 3} {
		t.Errorf("the last roll is told as %+v", e)
	}
}

func TestRule4_6_SpecialtiesMayBeShared(t *testing.T) {
	s := testSettings(2, 75)
	s.Players[1].Specialty = s.Players[0].Specialty
	if err := s.Check(); err != nil {
		t.Error(err)
	}
}

func TestRule7_Targets(t *testing.T) {
	for _, n := range []int{25, 50, 75, 100} {
		if err := testSettings(1, n).Check(); err != nil {
			t.Error(err)
		}
	}
	for _, n := range []int{0, 30, 76, -75} {
		if testSettings(1, n).Check() == nil {
			t.Errorf("one may play for %d", n)
		}
	}
}

// The ports are shown all together, when the last player has chosen.
func TestRule5_2_PortsAreRevealedTogether(t *testing.T) {
	m := board("vvv")
	addPort(m, "Lagos", 0)
	addPort(m, "Mombasa", 2)
	tab, err := game.NewTable(Rules{Chart: m}, testSettings(3, 75).Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	chosen := []int32{1, 0, 1}
	for s, port := range chosen {
		events, err := tab.Do(game.Command{Seat: game.Seat(s), Kind: ChoosePort, Target: port})
		if err != nil {
			t.Fatal(err)
		}
		shown := 0
		for _, e := range events {
			if e.Kind == PortRevealed {
				same(t, "port of a seat", e.Args[0], chosen[e.Seat])
				shown++
			}
		}
		want := 0
		if s == len(chosen)-1 {
			want = len(chosen)
		}
		same(t, "ports shown", shown, want)
	}
}
