package heart

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// firstTable is a first journey at its Port, for a Patron.
func firstTable(t *testing.T, seed uint64, patron box.Patron) *stage {
	t.Helper()
	tab, err := game.NewTable(Rules{}, FirstJourney("Reader").Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	s := &stage{t: t, table: tab}
	for _, c := range []game.Command{{Kind: Begin}, {Kind: TakePort, Target: int32(FirstPort)}, {Kind: TakePatron, Target: int32(patron)}} {
		if _, err := tab.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// choose takes the choice of a kind and a target, by ordinary chance.
func choose(t *testing.T, s *stage, step Step, k game.Kind, target, item int) {
	t.Helper()
	s.expect(step, 0)
	for _, c := range s.table.Choices() {
		if c.Kind == k && int(c.Target) == target && (item < 0 || int(c.Item) == item) {
			if _, err := s.table.Do(c.Command(int(c.Min))); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("%s %d %d is not offered: %s", KindName(k), target, item, s.offers())
}

// TestFirstJourneyIsLaidOut: whatever the seed and the Patron, the way that is proposed
// leads through all that is taught to the same account.
func TestFirstJourneyIsLaidOut(t *testing.T) {
	for seed := range uint64(20) {
		patron := box.Patron(seed % uint64(box.Patrons))
		s := firstTable(t, seed, patron)
		for s.pos().top().Step == Outfitting {
			lot, _ := s.pos().View(0).Wanted(0, box.AllRounder)
			choose(t, s, Outfitting, Buy, 0, int(lot))
		}
		choose(t, s, Marching, March, int(FirstRegion), int(notInAHurry))
		choose(t, s, KeepingSource, Keep, 0, 0)
		choose(t, s, UsingGuide, Yes, 0, 0)
		walk := func(n int) { t.Helper(); choose(t, s, Stepping, Walk, int(FirstWay[n]), -1) }
		walk(0)
		choose(t, s, GivingVillage, GiveVillage, 0, int(box.TwoGifts))
		choose(t, s, Trading, No, 0, 0)
		choose(t, s, PlacingChit, Place, int(FirstWay[1]), 0)
		walk(1)
		choose(t, s, Recruiting, Recruit, int(box.Askaris), 0)
		choose(t, s, Recruiting, Recruit, int(box.Porters), 0)
		walk(2)
		choose(t, s, NamingFind, No, 0, 0)
		walk(3)
		walk(4)
		choose(t, s, EndingTime, Yes, 0, 0)
		choose(t, s, Boosting, Boost, 0, int(box.QuinineHealth))
		s.expect(Marching, 0)
		want := map[box.Patron]int{box.RGS: 12, box.University: 11}[patron]
		if want == 0 {
			want = 10
		}
		p := s.pos()
		if p.turnNo != 2 || p.of(0, box.Points) != want || p.of(0, box.Askaris) != 7 || p.of(0, box.Porters) != 9 || p.of(0, box.Health) != 5 {
			t.Fatalf("seed %d: Game Turn %d, %+v", seed, p.turnNo, p.seats[0].Fig)
		}
	}
}

// TestFirstJourneyLeftAlone: whoever goes elsewhere plays the same game by all its rules;
// nobody is lost in the Game Turn that is laid out, and it can be replayed.
func TestFirstJourneyLeftAlone(t *testing.T) {
	for seed := range uint64(40) {
		s := firstTable(t, seed, box.City)
		r := rand.New(rand.NewPCG(seed, 1))
		for s.pos().turnNo < 2 {
			all := s.table.Choices()
			c := all[r.IntN(len(all))]
			if _, err := s.table.Do(c.Command(int(c.Min))); err != nil {
				t.Fatal(err)
			}
			if err := s.pos().Sound(); err != nil {
				t.Fatal(err)
			}
		}
		if s.pos().seats[0].Lost {
			t.Errorf("seed %d: the Explorer is lost", seed)
		}
		if _, err := game.Replay(Rules{}, s.table.Record()); err != nil {
			t.Fatal(err)
		}
	}
}
