package bots

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// watch plays a whole game between three keen players and shows each choice
// before it is made.
func watch(t *testing.T, seed uint64, show func(b *traveller, v nile.View, cs []game.Choice, cmd game.Command)) *game.Table {
	t.Helper()
	return watchAll(t, &keen, seed, show)
}

// watchAll is watch of three players of one strategy.
func watchAll(t *testing.T, plays *strategy, seed uint64, show func(b *traveller, v nile.View, cs []game.Choice, cmd game.Command)) *game.Table {
	t.Helper()
	return watchIn(t, nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true}, plays, seed, show)
}

// watchIn is watchAll in a game of other settings, which name no players yet.
func watchIn(t *testing.T, s nile.Settings, plays *strategy, seed uint64, show func(b *traveller, v nile.View, cs []game.Choice, cmd game.Command)) *game.Table {
	t.Helper()
	var players []*traveller
	for i := range 3 {
		k := deck.Specialty((int(seed) + 3*i) % int(deck.Specialties))
		s.Players = append(s.Players, nile.Player{Name: fmt.Sprint(k, i), Colour: uint8(i), Specialty: k})
		players = append(players, newTraveller(plays, seed*31+uint64(i)))
	}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		if table.Over() {
			return table
		}
		pos := table.Position().(*nile.Position)
		v, cs := pos.View(pos.ToMove()), table.Choices()
		b := players[v.Seat()]
		cmd := b.Choose(v, cs)
		show(b, v, cs, cmd)
		if _, err := table.Do(cmd); err != nil {
			t.Fatalf("seed %d, command %d: %+v is refused: %v", seed, table.Len(), cmd, err)
		}
	}
	if !table.Position().(*nile.Position).View(0).Open() { // which has no end
		t.Fatalf("seed %d: no end after %d commands", seed, table.Len())
	}
	return table
}

func TestSteadyLaysDepotsAndDrinksInDeserts(t *testing.T) {
	laid, dug, filled, dry := 0, 0, 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		watch(t, seed, func(b *traveller, v nile.View, _ []game.Choice, cmd game.Command) {
			sh, _ := v.Sheet(v.Seat())
			switch {
			case cmd.Kind == nile.Cache && cmd.Item == int16(nile.Rations):
				laid++
				if left := sh.Have[nile.Rations] - int(cmd.N); sh.Load[sh.Mode].Able && sh.Load[sh.Mode].Cost <= sh.Load[sh.Mode].Capability && left < leastStores*sh.People {
					t.Errorf("seed %d: %d rations are left for %d people", seed, left, sh.People)
				}
			case cmd.Kind == nile.Take && cmd.Item == int16(nile.Rations):
				dug++
				if sh.Have[nile.Rations] >= digBelow*sh.People {
					t.Errorf("seed %d: %d people with %d rations dig for more", seed, sh.People, sh.Have[nile.Rations])
				}
			case cmd.Kind == nile.FillWater && cmd.N > 0:
				filled++
			case cmd.Kind == nile.Move && v.Dry(hexmap.ID(cmd.Target)):
				dry++
			}
		})
	}
	if laid == 0 || dug == 0 || filled == 0 || dry == 0 {
		t.Errorf("%d depots, %d dug up, water filled %d times, %d dry hexes entered", laid, dug, filled, dry)
	}
}

// Who advises has nobody with a ticket wait for more money than a party costs: it lapses in whoever stays (26).
func TestATicketIsUsed(t *testing.T) {
	sailed := 0
	for seed := uint64(1); seed <= 6; seed++ {
		watchIn(t, nile.Settings{Way: nile.Game2, PlaceForUs: true, Gentle: true}, &counsel, seed, func(b *traveller, v nile.View, cs []game.Choice, cmd game.Command) {
			if v.Phase() != nile.InEurope || staysToPublish(v) {
				return
			}
			free := slices.ContainsFunc(cs, func(c game.Choice) bool {
				_, ticket := v.Passage(hexmap.PortID(c.Target))
				return c.Kind == nile.Outfit && ticket
			})
			switch means := v.Means(v.Seat()); {
			case !free || means < b.sails:
			case cmd.Kind == nile.Wait:
				t.Errorf("seed %d: with a ticket and $%d seat %d stays for a donation", seed, means, v.Seat())
			case cmd.Kind == nile.Outfit && purse(v, hexmap.PortID(cmd.Target), false) < barePurse:
				t.Errorf("seed %d: with a ticket and $%d seat %d pays for a voyage that leaves nothing", seed, means, v.Seat())
			case means < b.sails+500:
				sailed++
			}
		})
	}
	if sailed == 0 {
		t.Error("nobody had a ticket, and the money for a party but not for the voyage")
	}
}

func TestNobodyWaitsBeforeAPeopleHeDrawsBackFrom(t *testing.T) {
	back := 0
	for seed := uint64(1); seed <= 6; seed++ {
		drawn := map[[2]int]bool{} // seat and hex, on this expedition
		watch(t, seed, func(_ *traveller, v nile.View, _ []game.Choice, cmd game.Command) {
			switch cmd.Kind {
			case nile.Sail:
				for k := range drawn {
					if k[0] == int(cmd.Seat) {
						delete(drawn, k)
					}
				}
			case nile.Withdraw:
				sh, _ := v.Sheet(v.Seat())
				k := [2]int{int(cmd.Seat), int(sh.At)}
				if drawn[k] {
					t.Errorf("seed %d: seat %d draws back from hex %d again", seed, cmd.Seat, sh.At)
				}
				drawn[k] = true
				back++
			}
		})
	}
	if back == 0 {
		t.Error("nobody ever draws back")
	}
}

func TestMountedPartiesAndColumnsCanBeCarried(t *testing.T) {
	for purse := 400; purse <= 3000; purse += 50 {
		for _, mount := range [2]nile.Item{nile.Horses, nile.Camels} {
			want, ok := ridersFor(purse, mount)
			if cost := costOf(want); cost > purse {
				t.Errorf("$%d: the riders cost $%d", purse, cost)
			}
			people, beasts := peopleOf(want), want[mount]
			pack := beasts - people
			load := want[nile.Rations] + want[nile.Gifts] + want[nile.Muskets]
			if ok && (pack < 0 || pack > 3*want[nile.Bearers] || load > 5*people+20*pack || want[nile.Askaris] < leastRiders) {
				t.Errorf("$%d: %d riders, %d animals, load %d", purse, people, beasts, load)
			}
		}
		want, ok := columnFor(purse)
		load := want[nile.Rations] + want[nile.Gifts] + want[nile.Muskets]
		if costOf(want) > purse || ok && (load > 10*want[nile.Bearers] || 2*(want[nile.Askaris]+1) < peopleOf(want)) {
			t.Errorf("$%d: a column of %v", purse, want)
		}
	}
	if _, ok := ridersFor(1000, nile.Horses); !ok {
		t.Error("the first thousand dollars mount nobody")
	}
	if _, ok := columnFor(1000); !ok {
		t.Error("the first thousand dollars buy no column")
	}
}

func costOf(want [nile.Items]int) (dollars int) {
	for i, n := range want {
		dollars += n * nile.Price(nile.Item(i))
	}
	return dollars
}

func peopleOf(want [nile.Items]int) int {
	return 1 + want[nile.Bearers] + want[nile.Guides] + want[nile.Askaris]
}

func TestGreatJourneysAreSetOutOnEachAndBeginWhereTheyCan(t *testing.T) {
	v := opening(t, deck.Explorer)
	b := newTraveller(&keen, 4)
	var lots [nile.Epics + 1]int
	for range 1400 {
		lots[b.greatJourney(v)]++
	}
	if none := lots[noJourney]; none < 1050 || none > 1190 {
		t.Errorf("%d of 1400 expeditions are on no great journey; want four in five", none)
	}
	for e := range nile.Epics {
		if lots[e] < 20 || e != nile.KhartoumCape && lots[e] >= lots[nile.KhartoumCape] {
			t.Errorf("journey %d falls to %d, the longest to %d", e, lots[e], lots[nile.KhartoumCape])
		}
		begins := 0
		for i := range v.Map().Ports {
			s, ok := boundFor(v, e, hexmap.PortID(i))
			if !ok {
				continue
			}
			begins++
			if got, ok := nile.JourneyBetween(v.Map().Ports[i].Shore, s); !ok || got != e {
				t.Errorf("journey %d from %s leads to shore %d", e, v.Map().Ports[i].Name, s)
			}
		}
		if begins < 2 {
			t.Errorf("journey %d begins in %d ports", e, begins)
		}
	}
}

func TestTheFearOfFallsIsThatOfTheRules(t *testing.T) { // 9.28
	for canoes, want := range []float64{0, 3. / 6, 2. / 6, 1. / 6, 0, 0} {
		if got := drowning(canoes); got != want {
			t.Errorf("%d canoes: all go over with chance %v, want %v", canoes, got, want)
		}
	}
	pos, err := nile.Rules{}.New(nile.Settings{Way: nile.Game1, Target: 75, Players: []nile.Player{{Name: "A"}}}.Encode())
	if err != nil {
		t.Fatal(err)
	}
	odds := &pos.(*nile.Position).View(0).Expected().Cataract
	if math.Abs(odds[hexmap.Mountain]-54./108) > 1e-9 {
		t.Errorf("mountain rivers have cataracts with chance %v", odds[hexmap.Mountain])
	}
	if odds[hexmap.Lake] != 0 || odds[hexmap.Jungle] >= odds[hexmap.Desert] {
		t.Errorf("cataracts: %v", odds)
	}
}

func TestARiverManGoesDownUnknownRiversWhereTheOddsAreBearable(t *testing.T) { // 9.28
	man, _ := named("keen-river")
	taken := 0
	for seed := uint64(1); seed <= 60 && taken < 1; seed++ {
		watchAll(t, man, seed, func(_ *traveller, v nile.View, cs []game.Choice, cmd game.Command) {
			for i := range cs {
				c := &cs[i]
				if c.Kind != nile.Move || cmd.Kind != nile.Move || c.Target != cmd.Target || c.Risk != nile.RiskFalls {
					continue
				}
				taken++
				if f := v.Preview(*c).Falls; f.Cataract.Float()*drowning(canoes(v)) > mostDrowning+1e-9 {
					t.Errorf("seed %d: goes on with a cataract ahead at %v", seed, f.Cataract)
				}
			}
		})
	}
	if taken < 1 {
		t.Errorf("falls are dared %d times", taken)
	}
}

func canoes(v nile.View) int {
	sh, _ := v.Sheet(v.Seat())
	return sh.Have[nile.Canoes]
}
