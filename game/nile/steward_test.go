package nile

import (
	"fmt"
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/hexmap"
)

// A steward keeps the board from events alone, as the accountant keeps the
// parties: the deck, the counters, every hex, every people, the journeys made
// and the names given. Whatever changes without an event to explain it shows as
// a difference from the position.
type steward struct {
	p       *Position
	deck    [deck.Size]bool // still to be drawn
	left    int
	faces   []Counter
	counter map[hexmap.ID]Counter
	hexes   []hexState
	tribes  []tribe
	epics   [Epics]int8
	records records
	names   int
	erased  int32
	with    [MaxSeats]int // number of the people a seat's explorer last met
	fallen  int32         // warriors, in the battle being fought
	turn    int32
}

// stewardOf is a steward who begins where a position stands.
func stewardOf(p *Position) *steward {
	b := &steward{
		p: p, faces: slices.Clone(p.faces), counter: map[hexmap.ID]Counter{}, hexes: slices.Clone(p.hexes), tribes: slices.Clone(p.tribes),
		epics: p.epics, records: p.records, names: len(p.names), erased: p.erased, left: len(p.deck), turn: int32(p.turn),
	}
	for _, n := range p.deck {
		b.deck[n] = true
	}
	for i := range p.hexes {
		if c := p.hexes[i].Counter; c != NoCounter {
			b.counter[hexmap.ID(i)] = c
		}
	}
	return b
}

// read enters one event.
func (b *steward) read(e game.Event) error {
	id, v := hexmap.ID(e.At), e.Args
	switch e.Kind {
	case CardDrawn:
		return b.draw(int(v[0]) - 1)
	case TurnBegan:
		if v[0] > b.turn {
			b.turn = v[0]
			b.grow()
		}
	case CounterPlaced:
		b.counter[id] = Facedown
	case CounterRevealed:
		i := slices.Index(b.faces, Counter(v[0]))
		if i < 0 || b.counter[id] != Facedown {
			return fmt.Errorf("23: counter %d turned at %d, there are %v, there lies %d", v[0], id, b.faces, b.counter[id])
		}
		b.faces = slices.Delete(b.faces, i, i+1)
		b.counter[id] = Counter(v[0])
		if Counter(v[0]) == Rumour {
			delete(b.counter, id)
		}
	case EpicMade:
		made := int32(0)
		for _, n := range b.epics {
			made += int32(n)
		}
		if v[1] != made || b.epics[v[0]] != 0 {
			return fmt.Errorf("25: journey %d of %v, told as the one after %d", v[0], b.epics, v[1])
		}
		b.epics[v[0]]++
	case Named:
		b.names++
	case Scored:
		b.score(e)
	case Erased:
		return b.erase(v[0])
	default:
		if id >= 0 {
			b.readHex(&b.hexes[id], e)
		}
		b.readPeople(e)
	}
	return nil
}

// draw takes a card from the deck, which is shuffled when it is empty (4.2).
func (b *steward) draw(n int) error {
	if b.left == 0 {
		for i := range b.deck {
			b.deck[i] = true
		}
		b.left = deck.Size
	}
	if !b.deck[n] {
		return fmt.Errorf("4.2: card %d is drawn, which is not in the deck", n+1)
	}
	b.deck[n] = false
	b.left--
	return nil
}

// readHex enters what is found in a hex.
func (b *steward) readHex(h *hexState, e game.Event) {
	v := e.Args
	switch e.Kind {
	case Mapped:
		h.Terrain = hexmap.Terrain(v[0])
	case TerrainSettled:
		if h.Terrain != hexmap.Blank { // a salt lake (10.3); else it is settled before it is mapped
			h.Terrain = hexmap.Terrain(v[1])
		}
	case RiverMapped:
		h.Out, h.In = hexmap.DirSet(v[0]), hexmap.DirSet(v[1])
	case CataractFound:
		h.Cataract, h.Fall = hexmap.Dir(v[0]), int16(v[1])
	case PeakFound:
		h.Peak = int16(v[0])
	case LakeMeasured:
		h.Lake = int16(v[0])
	case OasisFound:
		h.Oasis = true
	case HexPublished:
		h.By = e.Seat
	}
}

// score enters a line of an account: counters that are scored are taken off,
// and records are broken.
func (b *steward) score(e game.Event) {
	r, figure := &b.records, e.Args[2]
	switch Reason(e.Args[0]) {
	case ForCounter:
		delete(b.counter, hexmap.ID(e.At))
	case HighestMountain:
		r.Mountain, r.MountainBy = figure, e.Seat
	case HighestFall:
		r.Fall, r.FallBy = figure, e.Seat
	case LargestLake:
		r.Lake, r.LakeBy = figure, e.Seat
	case LongestRiver:
		r.River, r.RiverBy = figure, e.Seat
	case SourceOfNile:
		r.Nile = true
	}
}

// grow: each January a people grows again by a tenth of its first strength.
func (b *steward) grow() {
	if b.turn%12 != 9 {
		return
	}
	for i := range b.tribes {
		if t := &b.tribes[i]; t.At != hexmap.None && t.Strength > 0 {
			t.Strength = min(t.First, t.Strength+(t.First+9)/10)
		}
	}
}

// readPeople enters what changes a people, or its mind.
func (b *steward) readPeople(e game.Event) {
	v, s := e.Args, e.Seat
	switch e.Kind {
	case TribeMapped:
		t := tribe{At: hexmap.ID(e.At), Strength: int16(v[1]), First: int16(v[1])}
		if int(v[0]) <= len(b.tribes) {
			b.tribes[v[0]-1].Strength, b.tribes[v[0]-1].First = t.Strength, t.First // it was the Native Kingdom's all along (23)
		} else {
			b.tribes = append(b.tribes, t)
		}
		b.hexes[e.At].Tribe = int16(v[0])
		return
	case DisasterStrikes:
		if deck.Disaster(v[0]) == deck.Smallpox && v[3] > 0 {
			b.tribes[v[3]-1].Attitude--
		}
		return
	case Died, NewExplorer:
		if e.Kind == Died && (Cause(v[0]) == BattleDead || Cause(v[0]) == ByCaptors) && b.with[s] > 0 {
			b.tribes[b.with[s]-1].Attitude-- // his death is on their minds (15)
		}
		for i := range b.tribes { // to a successor all are strangers
			t := &b.tribes[i]
			t.To[s], t.Met, t.Friend, t.Beaten, t.Parleyed = 0, t.Met&^bitOf(s), t.Friend&^bitOf(s), t.Beaten&^bitOf(s), t.Parleyed&^bitOf(s)
		}
		return
	case Met:
		b.with[s] = int(v[0])
	}
	if s < 0 || b.with[s] == 0 {
		return
	}
	t := &b.tribes[b.with[s]-1]
	switch e.Kind {
	case Met:
		if v[3] == 1 {
			t.Met |= bitOf(s)
		}
	case Received:
		t.Met |= bitOf(s)
	case BattleJoined:
		b.fallen = 0
	case Volley:
		if Attack(v[0]) != TheirAttack {
			b.fallen += v[1]
		}
	case Parleyed:
		t.Parleyed |= bitOf(s)
		if v[4] == 1 {
			t.Friend |= bitOf(s)
		}
	case Beaten:
		t.Strength -= int16(v[1])
		t.Beaten |= bitOf(s)
	case Prisoners:
		if v[0] > 0 && v[2] == v[0] {
			t.To[s] += freedGoodwill
		}
	case Defeated:
		t.Attitude--
		t.Strength -= int16(b.fallen) // the fallen stay fallen
	case Ministered:
		t.Attitude += int8(v[1])
	}
}

// erase checks that as many hexes are blank again as is told, each of which
// nobody living knows and nobody has published.
func (b *steward) erase(n int32) error {
	gone := int32(0)
	for i := range b.hexes {
		h, now := &b.hexes[i], &b.p.hexes[i]
		if h.Terrain == hexmap.Blank || now.Terrain != hexmap.Blank {
			continue
		}
		if h.published() || b.p.known(hexmap.ID(i)) {
			return fmt.Errorf("27: hex %d is rubbed out, which somebody knows", i)
		}
		if h.Tribe > 0 {
			b.tribes[h.Tribe-1].At = hexmap.None
		}
		*h = *now
		gone++
	}
	if b.erased += n; gone != n {
		return fmt.Errorf("27: %d hexes are blank again, the event says %d", gone, n)
	}
	return nil
}

// agrees compares the board with the position.
func (b *steward) agrees() error {
	p := b.p
	if len(p.deck) != b.left || slices.ContainsFunc(p.deck, func(n uint8) bool { return !b.deck[n] }) {
		return fmt.Errorf("4.2: %d cards are in the deck, the book says %d", len(p.deck), b.left)
	}
	if p.epics != b.epics || len(p.names) != b.names || p.erased != b.erased {
		return fmt.Errorf("journeys %v, names %d, rubbed out %d; the book says %v, %d, %d", p.epics, len(p.names), p.erased, b.epics, b.names, b.erased)
	}
	r := b.records
	for _, x := range []struct {
		by         game.Seat
		told, kept *int32
	}{
		{r.RiverBy, &r.River, &p.records.River}, // its holder may lengthen it (25), and raise the others in one account (24)
		{r.MountainBy, &r.Mountain, &p.records.Mountain},
		{r.FallBy, &r.Fall, &p.records.Fall},
		{r.LakeBy, &r.Lake, &p.records.Lake},
	} {
		if x.by != game.Nobody {
			*x.told = max(*x.told, *x.kept)
		}
	}
	if r != p.records {
		return fmt.Errorf("24: records %+v, the book says %+v", p.records, b.records)
	}
	faces := slices.Clone(p.faces)
	slices.Sort(faces)
	if slices.Sort(b.faces); !slices.Equal(faces, b.faces) {
		return fmt.Errorf("23: counters %v, the book says %v", faces, b.faces)
	}
	for i := range p.tribes {
		if i >= len(b.tribes) {
			return fmt.Errorf("10.7: people %d was never told of", i+1)
		}
		t, o := &p.tribes[i], &b.tribes[i]
		if t.At != o.At || t.Strength != o.Strength || t.Attitude != o.Attitude || t.To != o.To || t.Met != o.Met || t.Friend != o.Friend ||
			t.Beaten != o.Beaten || t.Parleyed != o.Parleyed {
			return fmt.Errorf("13: people %d is %+v, the book says %+v", i+1, *t, *o)
		}
	}
	for i := range p.hexes {
		h, o := &p.hexes[i], &b.hexes[i]
		if h.Terrain != o.Terrain || h.By != o.By || h.Peak != o.Peak || h.Fall != o.Fall || h.Cataract != o.Cataract || h.Oasis != o.Oasis ||
			h.Lake != o.Lake || h.Counter != b.counter[hexmap.ID(i)] || h.Terrain != hexmap.Blank && h.Tribe != o.Tribe {
			return fmt.Errorf("10: hex %d is %+v, the book says %+v and counter %d", i, *h, *o, b.counter[hexmap.ID(i)])
		}
	}
	return nil
}

// TestRule5_3_EveryChangeIsToldAmongPeoples keeps both books of games in which
// parties meet somebody at every step.
func TestRule5_3_EveryChangeIsToldAmongPeoples(t *testing.T) {
	rules := peopled{Rules{Chart: crowded()}}
	seen := map[game.EventKind]int{}
	games, commands := 24, 2500
	if testing.Short() {
		games, commands = 6, 800
	}
	for seed := range uint64(games) {
		var parties *accountant
		var land *steward
		read, entries := 0, 0
		roam(t, rules, 1+int(seed)%MaxSeats, commands, seed, func(tab *game.Table, p *Position) {
			if parties == nil {
				parties, land = newAccountant(p), stewardOf(p)
			}
			for ; entries < tab.Len(); entries++ {
				if err := gametest.AllTold(tab.EventsOf(entries), tab.RollsOf(entries)); err != nil {
					t.Fatalf("seed %d, command %d %+v: %v", seed, entries, tab.CommandAt(entries), err)
				}
			}
			events := tab.Events()
			for _, e := range events[read:] {
				seen[e.Kind]++
				if err := parties.read(e); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				if err := land.read(e); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
			}
			if err := parties.agrees(); err != nil {
				t.Fatalf("seed %d: %v\nevents %+v", seed, err, events[read:])
			}
			if err := land.agrees(); err != nil {
				t.Fatalf("seed %d: %v\nevents %+v", seed, err, events[read:])
			}
			read = len(events)
		})
	}
	if testing.Short() {
		return
	}
	for _, k := range []game.EventKind{Bartered, Sold, Prisoners, Village, Looted, Poisoned, Captured, Captivity, Ministered, Saved, Erased, BigGame} {
		if seen[k] == 0 {
			t.Errorf("event kind %d never happened: the test does not reach it", k)
		}
	}
}
