package tell

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/words"
)

// Whoever at the table it is told of: all wordings of a kind are used before one comes back.
func TestTheWordingUsedLongestAgoIsTaken(t *testing.T) {
	v := view(newTable(t, 4, 1), 0)
	at := inlandOf(v)
	var events []game.Event
	for i := range 60 {
		events = append(events,
			game.Event{Kind: nile.Hunted, Seat: game.Seat(i % 4), At: at, Args: [6]int32{2, 3, 0, 5}},
			game.Event{Kind: nile.RiverMapped, Seat: game.Seat(i % 3), At: at, Args: [6]int32{1, 2, int32(nile.RiverGoesOn)}},
			game.Event{Kind: nile.NothingFound, Seat: game.Seat(i % 4), At: at})
	}
	turns := Turns(events, 0)
	for kind, key := range map[game.EventKind]string{nile.Hunted: "hunted", nile.RiverMapped: "river.on", nile.NothingFound: "find.none"} {
		n := words.Default().Wordings(key)
		var said []string
		for i, e := range events {
			if e.Kind != kind {
				continue
			}
			l, ok := TellTurnHere(v, e, turns[i])
			if !ok {
				t.Fatalf("%v is not told", e)
			}
			if slices.Contains(said[max(0, len(said)-n+1):], l.Text) {
				t.Fatalf("%q comes back before the other wordings of %s", l.Text, key)
			}
			said = append(said, l.Text)
		}
		if n < 3 {
			t.Errorf("%s has %d wordings", key, n)
		}
	}
	// Part of the game told alone takes the same turns.
	if got := Turns(events, 100); !slices.Equal(got, turns[100:]) {
		t.Errorf("the same events take other turns when fewer are asked for: got %v, wanted %v", got, turns[100:])
	}
}

// inlandOf is an unknown hex far from any port.
func inlandOf(v nile.View) int32 {
	best := hexmap.ID(0)
	for i := range v.Map().Cells {
		if id := hexmap.ID(i); v.Map().IsBlank(id) && v.Map().PortDistance(id) > v.Map().PortDistance(best) {
			best = id
		}
	}
	return int32(best)
}

// Where nobody is known to live no market is crossed, and nobody comes to steal (finding 57);
// near a port it may be.
func TestNobodyVisitsWhereNobodyLives(t *testing.T) {
	v := view(newTable(t, 2, 1), 0)
	port := int32(v.Map().Ports[3].At)
	for i := range v.Map().Cells { // beside the port: in it marches are told otherwise
		if d := v.Map().Distance(hexmap.ID(i), hexmap.ID(port)); d == 1 && v.Hex(hexmap.ID(i)).Terrain != hexmap.Blank {
			port = int32(i)
			break
		}
	}
	known := int32(-1) // known country, and nobody near
	for i := range v.Map().Cells {
		if id := hexmap.ID(i); v.Map().Cells[i].Ground == hexmap.Land && v.Hex(id).Terrain != hexmap.Blank && v.Map().PortDistance(id) > coastal {
			known = int32(i)
		}
	}
	if known < 0 {
		t.Fatalf("all known country lies by a port: got %v, wanted at least 0", known)
	}
	visited := map[bool]int{}
	for _, key := range words.Default().Keys("") {
		stem, ok := strings.CutSuffix(key, ".peopled")
		if !ok {
			continue
		}
		e := game.Event{Kind: nile.Moved}
		if d, is := strings.CutPrefix(stem, "disaster."); is {
			e.Kind = nile.DisasterStrikes
			for k := range deck.Disasters {
				if k.String() == d {
					e.Args[0] = int32(k)
				}
			}
		}
		for _, at := range []int32{known, port} {
			e.At = at
			for turn := range uint32(40) {
				l, _ := TellTurn(v, e, Turn{Wording: turn})
				for i := range words.Default().Wordings(key) {
					if begins, _, _ := strings.Cut(words.Default().Tell(key, uint32(i), nil), "{"); len(begins) > 8 && strings.HasPrefix(l.Text, begins) {
						visited[at == port]++
						if at == known {
							t.Errorf("where nobody lives: %s", l.Text)
						}
					}
				}
			}
		}
	}
	if visited[true] < 20 {
		t.Errorf("only %d sentences near a port tell of people", visited[true])
	}
}

// A hunt that brought one ration hangs no meat on poles (finding 29).
func TestAHuntIsToldByWhatItBrought(t *testing.T) {
	v := view(newTable(t, 1, 1), 0)
	at := inlandOf(v)
	for turn := range uint32(60) {
		for n, never := range map[int32]string{1: "poles", 12: "soup", 30: "small buck", 2: "Smoke over"} {
			if l, _ := TellTurn(v, game.Event{Kind: nile.Hunted, At: at, Args: [6]int32{1, 3, 0, n}}, Turn{Wording: turn}); strings.Contains(l.Text, never) {
				t.Errorf("of %d rations: %s", n, l.Text)
			}
		}
	}
}

// A tale that comes to nothing in the jungle shows the jungle (finding 59), and the head of a
// river has a picture of its own (finding 65).
func TestPicturesFitTheCountry(t *testing.T) {
	for land, want := range map[hexmap.Terrain]string{hexmap.Jungle: "country/jungle", hexmap.Swamp: "country/swamp", hexmap.Desert: "discovery/rumour"} {
		if got := CounterPictureIn(nile.Rumour, land); got.Name() != want {
			t.Errorf("a rumour in %s shows %s", land, got)
		}
	}
	if got := CounterPictureIn(nile.LostCity, hexmap.Jungle); got != plates.Of("discovery/lost-city") {
		t.Errorf("the Lost City shows %s, want %s", got, plates.Of("discovery/lost-city"))
	}
	if got := EventPicture(game.Event{Kind: nile.RiverMapped, Args: [6]int32{1, 0, int32(nile.RiverRises)}}); got != plates.Of("feature/source") {
		t.Errorf("the head of a river shows %s, want %s", got, plates.Of("feature/source"))
	}
}

// A people that is not found is no village (16), and a scene has its own country behind it (10.2).
func TestPicturesSayWhatIs(t *testing.T) {
	for found, want := range [...]string{"meeting/hide", "meeting/village-found"} {
		if got := EventPicture(game.Event{Kind: nile.Village, Args: [6]int32{int32(found)}}); got.Name() != want {
			t.Errorf("found %d: %s, not %s", found, got.Name(), want)
		}
	}
	for land, want := range map[hexmap.Terrain]engraving.Landscape{
		hexmap.Veldt: engraving.Grassland, hexmap.Blank: engraving.Grassland, hexmap.Jungle: engraving.Woods, hexmap.JungleMountain: engraving.Heights,
		hexmap.JungleSwamp: engraving.Marshes, hexmap.Lake: engraving.Marshes, hexmap.Desert: engraving.Sands,
	} {
		if got := Landscape(land); got != want {
			t.Errorf("%v is landscape %d, not %d", land, got, want)
		}
	}
}
