package nile

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// zanzibar is the hex of the port.
const zanzibar hexmap.ID = 615

// firstTable is a first journey that has come ashore.
func firstTable(t *testing.T, seed uint64) *game.Table {
	t.Helper()
	s := FirstJourney("Reader")
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	tab, err := game.NewTable(Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	mustDo(t, tab, PlaceAll, -1, 0)
	mustDo(t, tab, ChoosePort, int32(FirstPort), 0)
	return tab
}

// mustDo takes the first choice of a kind and a target (any for −1), n times.
func mustDo(t *testing.T, tab *game.Table, kind game.Kind, target int32, n int) {
	t.Helper()
	for _, c := range tab.Choices() {
		if c.Kind == kind && (target < 0 || c.Target == target) {
			if _, err := tab.Do(c.Command(n)); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("nobody may do %v of %d: %+v", kind, target, tab.Choices())
}

// mustBuy buys so many of an item.
func mustBuy(t *testing.T, tab *game.Table, i Item, n int) {
	t.Helper()
	for _, c := range tab.Choices() {
		if c.Kind == Buy && Item(c.Item) == i {
			if _, err := tab.Do(c.Command(n)); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("nobody sells %v", i)
}

// TestFirstJourneyIsLaidOut: whatever the seed, the way that is proposed leads to a
// blank hex that becomes jungle with a river, to a peak, to people who become friends,
// home in the third month, and to a first account of the same worth.
func TestFirstJourneyIsLaidOut(t *testing.T) {
	for seed := range uint64(24) {
		tab := firstTable(t, seed)
		mustBuy(t, tab, Bearers, 12)
		mustBuy(t, tab, Guides, 1)
		mustBuy(t, tab, Askaris, 4)
		mustBuy(t, tab, Rations, 80)
		mustBuy(t, tab, Gifts, 20)
		mustDo(t, tab, Sail, int32(OnFoot), 0)
		mustDo(t, tab, SetPace, int32(Normal), 0)
		mustDo(t, tab, Move, int32(FirstShore), 0)
		mustDo(t, tab, Move, int32(FirstBlank), 0)
		mustDo(t, tab, EndTravel, -1, 0)
		mustDo(t, tab, SetPace, int32(Cautious), 0)
		mustDo(t, tab, Move, int32(FirstPeople), 0)
		mustDo(t, tab, Policy, 3, 0)
		mustDo(t, tab, Parley, -1, 3)
		mustDo(t, tab, Pass, -1, 0)
		mustDo(t, tab, EndTravel, -1, 0)
		mustDo(t, tab, SetPace, int32(Normal), 0)
		for _, id := range []hexmap.ID{FirstBlank, FirstShore, zanzibar} {
			mustDo(t, tab, Move, int32(id), 0)
		}
		mustDo(t, tab, EndTravel, -1, 0)
		mustDo(t, tab, SetPace, int32(Normal), 0)
		mustDo(t, tab, GoHome, -1, 0)
		p := tab.Position().(*Position)
		a, b := p.hexes[FirstBlank], p.hexes[FirstPeople]
		if a.Terrain != hexmap.Jungle || a.In == 0 || b.Terrain != hexmap.Mountain || b.Out == 0 || b.Peak != 16930 {
			t.Fatalf("seed %d: %+v and %+v", seed, a, b)
		}
		if k := p.people(FirstPeople); k == nil || k.Friend == 0 {
			t.Fatalf("seed %d: no friends: %+v", seed, k)
		}
		if p.people(FirstBlank) != nil {
			t.Fatalf("seed %d: people in the first blank hex", seed)
		}
		mustDo(t, tab, PublishAll, -1, 0)
		mustDo(t, tab, EndPublishing, -1, 0)
		if p = tab.Position().(*Position); p.players[0].Points < 15 || p.players[0].Points >= firstTarget {
			t.Fatalf("seed %d: %d points", seed, p.players[0].Points)
		}
		if _, err := game.Replay(Rules{}, tab.Record()); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// TestFirstJourneyLeftAlone: whoever does anything else meets ordinary chance, and no
// misfortune in the months that are laid out.
func TestFirstJourneyLeftAlone(t *testing.T) {
	for seed := range uint64(40) {
		tab := firstTable(t, seed)
		mustBuy(t, tab, Bearers, 10)
		mustBuy(t, tab, Rations, 100)
		mustDo(t, tab, Sail, int32(OnFoot), 0)
		rng := rand.New(rand.NewPCG(seed, 1))
		for n := 0; n < 200 && !tab.Over() && tab.Position().Summary().Turn < firstMonths; n++ {
			cs := tab.Choices()
			c := cs[rng.IntN(len(cs))]
			if _, err := tab.Do(c.Command(int(c.Min))); err != nil {
				t.Fatalf("seed %d: %+v: %v", seed, c, err)
			}
		}
		for _, e := range tab.Events() {
			if e.Kind == DisasterStrikes {
				t.Fatalf("seed %d: a misfortune: %+v", seed, e)
			}
		}
		if _, err := game.Replay(Rules{}, tab.Record()); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// TestLaidIsChecked: what is laid out must be dice and cards that there are.
func TestLaidIsChecked(t *testing.T) {
	for _, l := range []game.Laid{{}, {Asked: "12 lost"}, {Asked: "12 lost", From: 1, Faces: []int{7}}, {Asked: "for-terrain", From: 1, Faces: []int{109}}, {Asked: "12 lost", From: 1, Until: -1}} {
		s := FirstJourney("Reader")
		s.Laid = append(s.Laid, l)
		if s.Check() == nil {
			t.Errorf("%+v is allowed", l)
		}
	}
}
