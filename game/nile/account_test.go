package nile

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/hexmap"
	"sourceofthenile/internal/property"
)

// An accountant keeps the books of a game from its events alone: what every
// party has and who of it is sick, its caches, its notes, its money and its
// points. Whatever changes without an
// event to explain it shows as a difference from the position.
type accountant struct {
	p     *Position // for the prices and the places only
	seats []account
}

type account struct {
	at     hexmap.ID
	have   [Items]int32
	ill    [3]int32
	fresh  int32
	money  int32
	points int32
	notes  []note
	caches map[cacheKey][Items]int32
}

// cacheKey is which cache of a seat's: two in one hex are one, and a dead
// explorer's is not his successor's.
type cacheKey struct {
	at     hexmap.ID
	orphan bool
}

// gone empties the hands of a party.
func (s *account) gone() { s.have, s.ill, s.fresh = [Items]int32{}, [3]int32{}, 0 }

// lose takes away, of people the healthy before the sick.
func (s *account) lose(i Item, n int32) {
	s.have[i] -= n
	if i <= Askaris {
		s.ill[i] = min(s.ill[i], s.have[i])
	}
}

func newAccountant(p *Position) *accountant {
	b := &accountant{p: p, seats: make([]account, len(p.players))}
	for i := range b.seats {
		b.seats[i] = account{at: hexmap.None, money: FirstDonation, caches: map[cacheKey][Items]int32{}}
	}
	return b
}

// read enters one event in the books.
func (b *accountant) read(e game.Event) error {
	if e.Seat == game.Nobody {
		return nil
	}
	s, v := &b.seats[e.Seat], e.Args
	switch e.Kind {
	case SetsOut, NewExplorer:
		s.gone()
		if e.Kind == NewExplorer {
			s.money = v[1]
		}
	case Bought:
		s.have[v[0]] = v[1]
		if left := s.money - outfitCost(&s.have); left != v[2] {
			return fmt.Errorf("5.3: $%d are left, the event says $%d", left, v[2])
		}
	case Sailed:
		if outfitCost(&s.have)+v[2] != s.money {
			return fmt.Errorf("5.3: of $%d, $%d were spent and $%d lost", s.money, outfitCost(&s.have), v[2])
		}
		s.money, s.at = 0, hexmap.ID(e.At)
	case Scored:
		s.points += v[1]
		return s.scoreNote(v)
	case FindMade:
		s.notes = append(s.notes, note{ForFind, int8(v[1]), int16(v[0]), hexmap.ID(e.At)})
	case Noted:
		s.notes = append(s.notes, note{Reason(v[0]), int8(v[1]), int16(v[2]), hexmap.ID(e.At)})
	case DischargedSick:
		s.have[v[0]] -= v[1]
		s.ill[v[0]] -= v[1]
		s.points -= v[2]
	case Donated:
		s.money += v[0]
		if s.money != v[1] {
			return fmt.Errorf("26: $%d in hand, the event says $%d", s.money, v[1])
		}
	case CameHome:
		if got := outfitCost(&s.have) - price[Bearers]*s.have[Bearers] - price[Guides]*s.have[Guides] - price[Askaris]*s.have[Askaris]; got/2 != v[1] {
			return fmt.Errorf("21: goods worth $%d were sold for $%d", got, v[1])
		}
		s.money += v[1]
		s.gone()
		s.at = hexmap.None
	case Died:
		s.gone()
		s.at, s.notes = hexmap.None, nil
		s.orphan()
	case Cached, Took, CacheOpened:
		b.readCache(s, e)
	default:
		b.readParty(s, e)
		s.readMeeting(e)
	}
	return nil
}

// scoreNote strikes out a note that has been scored: they score in the order
// they were written.
func (s *account) scoreNote(v [6]int32) error {
	switch Reason(v[0]) {
	case ForFind, ForBattle, ForReport, ForInterview, ForRaid:
		if len(s.notes) == 0 || s.notes[0].Reason != Reason(v[0]) || int32(s.notes[0].Points) != v[1] || int32(s.notes[0].What) != v[2] {
			return fmt.Errorf("20: %v was scored, noted was %v", v, s.notes)
		}
		s.notes = s.notes[1:]
	}
	return nil
}

// orphan: what a dead explorer has buried is nobody's.
func (s *account) orphan() {
	for k, have := range s.caches {
		if !k.orphan {
			delete(s.caches, k)
			k.orphan = true
			for i, n := range s.caches[k] {
				have[i] += n
			}
			s.caches[k] = have
		}
	}
}

// readCache enters what goes into a cache and comes out of one.
func (b *accountant) readCache(s *account, e game.Event) {
	v, k, owner := e.Args, cacheKey{at: hexmap.ID(e.At)}, s
	which := map[game.EventKind]int32{Took: v[2], CacheOpened: v[1]}[e.Kind]
	if which != ownCache {
		k.orphan, owner = true, &b.seats[which-1]
	}
	if e.Kind == CacheOpened {
		if v[0] == 0 {
			delete(owner.caches, k)
		}
		return
	}
	n := v[1]
	if e.Kind == Took {
		n = -n
	}
	c := owner.caches[k]
	s.have[v[0]] -= n
	if c[v[0]] += n; c == [Items]int32{} {
		delete(owner.caches, k)
		return
	}
	owner.caches[k] = c
}

// readMeeting enters what passes between a party and a people.
func (s *account) readMeeting(e game.Event) {
	v := e.Args
	switch e.Kind {
	case Parleyed:
		s.have[Gifts] -= v[0]
	case Bartered:
		s.have[v[0]] += v[1]
		s.have[Gifts] -= v[2]
		s.have[Muskets] -= v[3]
	case Sold:
		s.have[v[0]] -= v[1]
		s.have[Gifts] += v[2]
	case Volley:
		if v[0] == 1 {
			s.have[Askaris] -= v[1] // the healthy fight, and fall
		}
	case Prisoners:
		s.have[Bearers] += v[1]
	case Looted:
		s.have[Rations] += v[0]
		s.have[Gifts] += v[1]
		if v[2] > 0 {
			s.have[v[3]] += v[2]
		}
	case Defeated:
		s.gone()
	case Saved:
		s.have[v[0]] += v[1]
	}
}

// readParty enters what happens to a party on its way.
func (b *accountant) readParty(s *account, e game.Event) {
	v := e.Args
	switch e.Kind {
	case TurnBegan:
		s.fresh = 0 // what was not eaten has spoilt (5.4421)
	case Moved, Drifted, Retreated, Withdrew:
		s.at = hexmap.ID(e.At)
	case Dropped, Strayed, Deserted, BeastsDied, GoodsLost, Perished:
		s.lose(Item(v[0]), v[1])
	case LostWay:
		s.lose(Guides, v[3])
	case WentOver:
		for i, item := range [6]Item{Canoes, Bearers, Guides, Askaris, Rations, Gifts} {
			s.lose(item, v[i])
		}
	case FellIll:
		s.ill[v[0]] += v[1]
	case Nursed:
		s.ill[v[0]] = v[5]
	case Hunted:
		s.fresh += v[3]
	case BigGame:
		s.fresh += v[2]
	case WaterFilled:
		s.have[Water] = v[0]
	case Drank:
		s.have[Water] -= v[0]
	case Ate:
		s.fresh -= v[1]
		s.have[Rations] -= v[2]
	case HorsesFed:
		s.have[Rations] -= v[1]
	case ShotBeasts:
		s.have[v[0]] -= v[1]
		s.fresh += v[2]
	}
}

// agrees compares the books with the position.
func (b *accountant) agrees() error {
	for i := range b.seats {
		s, pl := &b.seats[i], &b.p.players[i]
		if s.points != pl.Points || s.money != pl.Money && pl.Where != dead {
			return fmt.Errorf("seat %d: the books say %d points and $%d, the position %d and $%d", i, s.points, s.money, pl.Points, pl.Money)
		}
		if s.have != pl.Trip.Have || s.ill != pl.Trip.Ill {
			return fmt.Errorf("seat %d: the books say %v, sick %v, the sheet %v and %v", i, s.have, s.ill, pl.Trip.Have, pl.Trip.Ill)
		}
		if !slices.Equal(s.notes, pl.Notes) {
			return fmt.Errorf("20: seat %d: the books say %v, the notebook %v", i, s.notes, pl.Notes)
		}
		if pl.Where == inAfrica && (s.at != pl.Trip.At || s.fresh != pl.Trip.Fresh && b.p.ToMove() == game.Seat(i)) {
			return fmt.Errorf("seat %d: the books have the party at %d with %d fresh, the sheet at %d with %d", i, s.at, s.fresh, pl.Trip.At, pl.Trip.Fresh)
		}
		if err := s.sameCaches(pl); err != nil {
			return fmt.Errorf("seat %d: %w", i, err)
		}
	}
	return nil
}

func (s *account) sameCaches(pl *seat) error {
	n := 0
	for i := range pl.Caches {
		c := &pl.Caches[i]
		if c.At == hexmap.None {
			continue
		}
		n++
		if k := (cacheKey{c.At, c.Orphan}); s.caches[k] != c.Have {
			return fmt.Errorf("17: the books say the cache at %d holds %v, the position %v", c.At, s.caches[k], c.Have)
		}
	}
	if n != len(s.caches) {
		return fmt.Errorf("17: %d caches in the books, %d in the position", len(s.caches), n)
	}
	return nil
}

// traveller chooses at random, with a liking for going on: a party that spends
// its money on one thing, or drops, caches and changes its mind at every
// choice, gets nowhere.
func traveller(cs []game.Choice, intn func(n int) int) game.Command {
	if cs[0].Kind == Buy {
		return outfitter(cs, intn)
	}
	if intn(8) > 0 { // go on, and otherwise end the month
		moves := 0
		for i := range cs {
			switch cs[i].Kind {
			case Move, Drift, Portage:
				moves++
			case FillWater:
				if intn(4) == 0 {
					return take(&cs[i], intn)
				}
			}
		}
		if moves > 0 {
			return take(nthMove(cs, intn(moves)), intn)
		}
		for i := range cs {
			if k := cs[i].Kind; k == EndTravel && intn(4) > 0 || k == GoHome && intn(2) == 0 {
				return take(&cs[i], intn)
			}
		}
	}
	return take(&cs[intn(len(cs))], intn)
}

// nthMove is the choice that goes on, of several, in their order.
func nthMove(cs []game.Choice, n int) *game.Choice {
	for i := range cs {
		switch cs[i].Kind {
		case Move, Drift, Portage:
			if n == 0 {
				return &cs[i]
			}
			n--
		}
	}
	return nil
}

// outfitter buys a little of everything, more food than beasts, and sails in
// the end.
func outfitter(cs []game.Choice, intn func(n int) int) game.Command {
	most := [Items]int{
		Bearers: 16, Guides: 1, Askaris: 3, Camels: 4, Horses: 6, Canoes: 2, Rations: 200, Gifts: 10, Muskets: 4,
	}
	last := &cs[len(cs)-1]
	if last.Kind == Sail && intn(12) == 0 {
		return take(last, intn)
	}
	c := &cs[intn(len(cs))]
	if c.Kind == Buy && last.Kind != Sail { // more than can be carried: less of it, or the party never sails
		return c.Command(min(int(c.Max), intn(most[c.Item]+1)))
	}
	if c.Kind == Buy {
		return c.Command(min(int(c.Max), most[c.Item]-intn(most[c.Item]+1)/2))
	}
	return take(c, intn)
}

func take(c *game.Choice, intn func(n int) int) game.Command {
	return c.Command(int(c.Min) + intn(int(c.Max-c.Min)+1))
}

// riverland is a board on which rivers lead from every port down into blank
// land: its parties go over falls, mount and drink more than Africa's do.
func riverland() *hexmap.Map {
	m := board(
		"vvvvvvvvvvvv",
		"v..........v",
		"d..........~",
		"dd.........~",
		"dd.........~",
		"d..........~",
		"v..........v",
		"vvvvvvvvvvvv",
	)
	for i, name := range []string{"Khartoum", "Durban", "Lagos"} {
		row := [3]int{3, 6, 1}[i]
		head := at(m, 0, row)
		addPort(m, name, head)
		addRiver(m, name+" River", 3, head, hexmap.NoDir, hexmap.E)
		if n := m.Near(head, hexmap.E); m.Cells[n].Terrain != hexmap.Blank {
			m.Cells[n].Out = hexmap.E.Set()
		} else {
			m.Cells[n].In, m.Cells[n].River = 0, hexmap.NoRiver
		}
	}
	return m
}

// TestRule5_3_EveryChangeIsTold plays games at random, in which every command
// must leave a sound position and every person, beast, good, dollar and point
// gained or lost must be told by an event.
func TestRule5_3_EveryChangeIsTold(t *testing.T) {
	rivers := riverland()
	seen := map[game.EventKind]int{}
	property.Check(t, func(t *rapid.T) {
		var rules Rules
		if rapid.Bool().Draw(t, "riverland") {
			rules.Chart = rivers
		}
		players := rapid.IntRange(1, MaxSeats).Draw(t, "players")
		rng := game.NewRandom(rapid.Uint64().Draw(t, "choices"))
		tab, err := game.NewTable(rules, testSettings(players, 25).Encode(), rapid.Uint64().Draw(t, "seed"))
		if err != nil {
			t.Fatal(err)
		}
		p := tab.Position().(*Position)
		books, land := newAccountant(p), stewardOf(p)
		n := rapid.IntRange(200, 1500).Draw(t, "commands")
		for k := 0; k < n && !tab.Over(); k++ {
			cs := tab.Choices()
			if len(cs) == 0 {
				t.Fatalf("command %d: no choice in step %v with %+v", k, p.top(), p.players[p.top().Seat].Trip)
			}
			cmd := traveller(cs, rng.IntN)
			events, err := tab.Do(cmd)
			if err != nil {
				t.Fatalf("command %d %+v: %v", k, cmd, err)
			}
			if err := gametest.AllTold(events, tab.RollsOf(tab.Len()-1)); err != nil {
				t.Fatalf("command %d %+v: %v", k, cmd, err)
			}
			for _, e := range events {
				seen[e.Kind]++
				if err := books.read(e); err != nil {
					t.Fatalf("command %d %+v: %v", k, cmd, err)
				}
				if err := land.read(e); err != nil {
					t.Fatalf("command %d %+v: %v", k, cmd, err)
				}
			}
			if k%8 == 0 {
				if err := land.agrees(); err != nil {
					t.Fatalf("command %d %+v: %v\nevents %+v", k, cmd, err, events)
				}
			}
			if err := books.agrees(); err != nil {
				t.Fatalf("command %d %+v: %v\nevents %+v", k, cmd, err, events)
			}
			check := p.Sound
			if k%64 == 0 {
				check = p.SoundAll
			}
			if err := check(); err != nil {
				t.Fatalf("command %d %+v: %v", k, cmd, err)
			}
		}
		if err := p.SoundAll(); err != nil {
			t.Fatal(err)
		}
	})
	if testing.Short() {
		return // fewer games do not reach every kind of event
	}
	for kind := GameBegan; kind <= Treated; kind++ {
		if seen[kind] == 0 && !rare[kind] {
			t.Errorf("event kind %d never happened: the test does not reach it", kind)
		}
	}
}

// rare is what players without aims may not live to see.
var rare = map[game.EventKind]bool{
	CounterRevealed: true, Won: true, FedFree: true, GoodsLost: true, EpicMade: true, WentOver: true, Peril: true, Sold: true,
	Bartered: true, Ministered: true, Prisoners: true, Village: true, Looted: true, Poisoned: true, BigGame: true,
	DischargedSick: true, HuntSpoiled: true, Named: true, Treated: true,
}
