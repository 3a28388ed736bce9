package bots

import (
	"math"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

// sober likes all errands equally.
var sober = evenTaste()

// opening is a game in which the ports have been chosen, as its first player
// sees it.
func opening(t *testing.T, k deck.Specialty) nile.View {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "A", Specialty: k}}}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), 5)
	if err != nil {
		t.Fatal(err)
	}
	b := newTraveller(&keen, 1)
	for range 2 {
		pos := table.Position().(*nile.Position)
		if _, err := table.Do(b.Choose(pos.View(0), table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	return table.Position().(*nile.Position).View(0)
}

// only weighs one errand.
func only(v nile.View, e errand) *land {
	t := taste{}
	t.errand[e] = 1
	return survey(v, &t)
}

func TestTheSourceOfTheNileIsSoughtWhereTheWhiteNileComesOutOfBlankLand(t *testing.T) {
	v := opening(t, deck.Explorer)
	l := only(v, forTheNile)
	found := 0
	for i, p := range l.beyond {
		if p.points == 0 {
			continue
		}
		found++
		id, white := hexmap.ID(i), false
		for _, d := range hexmap.Dirs {
			n := v.Map().Near(id, d)
			if n == hexmap.None {
				continue
			}
			_, in := v.Flow(n)
			white = white || in.Has(d.Opposite()) && v.Map().Rivers[v.RiverOf(n)].Name == whiteNile
		}
		if !white || !l.blank(id) {
			t.Errorf("hex %d: the White Nile does not come from there", i)
		}
		if p.points < fame*float64(nile.NilePoints+nile.SourcePoints(0)+nile.LongestPoints) || p.hexes < 7 {
			t.Errorf("hex %d: %v", i, p)
		}
	}
	if found != 1 {
		t.Errorf("sought in %d places, want the one above the Sudd", found)
	}
	if other := only(v, forSources); func() (n int) {
		for _, p := range other.beyond {
			if p.points > 0 {
				n++
			}
		}
		return n
	}() < 10 {
		t.Error("hardly any other river's source is sought")
	}
}

func TestDiscoveriesAreSoughtAtTheCounters(t *testing.T) {
	v := opening(t, deck.Journalist)
	l, counters := only(v, forDiscoveries), 0
	for i, w := range l.worth {
		switch lies := v.CounterAt(hexmap.ID(i)) == nile.Facedown; {
		case lies && math.Abs(w-float64(nile.CounterPoints(nile.Livingstone, deck.Journalist)+3*nile.CounterPoints(nile.LostCity, deck.Journalist))/8) > 1e-9: // Dr Livingstone is the Journalist's
			t.Errorf("counter on %d: worth %v", i, w)
		case !lies && w != 0:
			t.Errorf("no counter on %d: worth %v", i, w)
		case lies:
			counters++
		}
	}
	if counters != 8 {
		t.Errorf("%d counters, want 8", counters)
	}
}

func TestSpecialtiesLikeTheirOwnErrands(t *testing.T) {
	sum := func(k deck.Specialty, e errand) (n float64) {
		for _, w := range only(opening(t, k), e).worth {
			n += w
		}
		return n
	}
	if e, b := sum(deck.Ethnologist, forPeoples), sum(deck.Botanist, forPeoples); e < 2*b || b <= 0 {
		t.Errorf("peoples are worth %v to an Ethnologist, %v to a Botanist", e, b)
	}
	if j, b := sum(deck.Journalist, forRecords), sum(deck.Missionary, forRecords); j <= b || b <= 0 {
		t.Errorf("records are worth %v to a Journalist, %v to a Missionary", j, b)
	}
	if z := sum(deck.Doctor, forThePress); z != 0 {
		t.Errorf("the press is worth %v to a Doctor", z)
	}
	if z, g := sum(deck.Zoologist, forCountry), sum(deck.Missionary, forCountry); z <= g {
		t.Errorf("country is worth %v to a Zoologist, %v to a Missionary", z, g)
	}
}

func TestJourneysAcrossAfricaPayByHowOftenTheyWereMade(t *testing.T) {
	v := opening(t, deck.Explorer)
	l := survey(v, &sober)
	port := func(name string) hexmap.PortID {
		for i := range v.Map().Ports {
			if v.Map().Ports[i].Name == name {
				return hexmap.PortID(i)
			}
		}
		t.Fatal(name)
		return hexmap.NoPort
	}
	for _, c := range []struct {
		from string
		to   hexmap.Shore
		rate float64
	}{
		{"Mombasa", africa.WestCoast, 1},
		{"Mombasa", africa.EastCoast, 0},
		{"Khartoum", africa.CapeCoast, 1},
		{"Capetown", africa.WestCoast, 0},
	} {
		if got := l.journeyRate(port(c.from), c.to); got != c.rate {
			t.Errorf("%s to the %s shore: %v a hex, want %v", c.from, africa.Shores[c.to], got, c.rate)
		}
	}
}

func TestOutfitsCanBeCarried(t *testing.T) {
	for purse := 400; purse <= 2000; purse += 100 {
		for _, horses := range [2]bool{false, true} {
			want := outfitFor(purse, horses)
			cost, led := 0, (want[nile.Horses]+2)/3
			for i, n := range want {
				cost += n * nile.Price(nile.Item(i))
			}
			load, room := want[nile.Rations]+want[nile.Gifts]+want[nile.Muskets], 10*(want[nile.Bearers]-led)+20*want[nile.Horses]
			if load > room || cost > purse || !horses && want[nile.Horses] > 0 {
				t.Errorf("$%d: costs %d, load %d of %d, %d horses", purse, cost, load, room, want[nile.Horses])
			}
		}
		boats, ok := crewFor(purse)
		if !ok {
			continue
		}
		people := 1 + boats[nile.Bearers] + boats[nile.Guides] + boats[nile.Askaris]
		load := boats[nile.Rations] + boats[nile.Gifts] + boats[nile.Muskets]
		if aPerson*people+load > canoeLoad || load > 10*boats[nile.Bearers] {
			t.Errorf("$%d: %d people and %d items in a canoe", purse, people, load)
		}
	}
}

// The chance to lose the way that a steady player reckons with is the one the
// table offers.
func TestSteadyKnowsTheChanceToLoseTheWay(t *testing.T) {
	checked := 0
	for seed := uint64(1); seed <= 5; seed++ {
		checked += checkLost(t, seed)
	}
	if checked < 100 {
		t.Errorf("only %d ways were looked at", checked)
	}
}

// checkLost plays a game and holds every chance to lose the way that is
// offered against the one reckoned with; it returns how many there were.
func checkLost(t *testing.T, seed uint64) (checked int) {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 50, PlaceForUs: true, Players: []nile.Player{{Name: "A", Specialty: deck.Botanist}}}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	b := newTraveller(&keen, 9)
	for range 1500 {
		if table.Over() {
			break
		}
		pos := table.Position().(*nile.Position)
		v, cs := pos.View(0), table.Choices()
		if sh, ok := v.Sheet(0); ok && v.Phase() == nile.Travelling {
			l := survey(v, &sober)
			for i := range cs {
				to := hexmap.ID(cs[i].Target)
				if cs[i].Kind != nile.Move || !l.new[to] {
					continue
				}
				guided := sh.Have[nile.Guides]-sh.Ill[nile.Guides] > 0
				if cs[i].Risk == nile.RiskFalls {
					continue
				}
				if v.ShownTheWay(to) { // there nobody is lost (14.6)
					if cs[i].Odds.Num != 0 {
						t.Errorf("next to friends: offered %v", cs[i].Odds)
					}
					continue
				}
				p := lostChance(v, v.Terrain(sh.At), l.course(sh.At, to), sh.Level, guided, sh.Sick || sh.Hungry)
				if math.Abs(p-cs[i].Odds.Float()) > 1e-9 {
					t.Fatalf("from %v to %d: reckoned %v, offered %v", v.Terrain(sh.At), to, p, cs[i].Odds.Float())
				}
				checked++
			}
		}
		if _, err := table.Do(b.Choose(v, cs)); err != nil {
			t.Fatal(err)
		}
	}
	return checked
}

func TestWaysLeadWhereTheySayInTheTimeTheySay(t *testing.T) {
	v := opening(t, deck.Botanist)
	l := survey(v, &sober)
	g := walking.gait(v, 0)
	start := v.Map().Ports[0].At
	w := newWays(l, &g, g.open(l), []hexmap.ID{start}, false, farthest)
	reached := 0
	for i := range w.time {
		if w.time[i] <= 0 {
			continue
		}
		reached++
		sum, at := int16(0), hexmap.ID(i)
		for w.via[at] != hexmap.None {
			sum += g.step(l, w.via[at], at)
			at = w.via[at]
		}
		if at != start || sum != w.time[i] {
			t.Fatalf("the way to %d begins at %d and takes %d, not %d", i, at, sum, w.time[i])
		}
	}
	if reached < 600 {
		t.Errorf("only %d hexes are reached from Khartoum", reached)
	}
}

// Home is the port that is reached soonest: none of those that cannot be, and a port is at home.
func TestHomeIsTheNearestPort(t *testing.T) {
	var p planner
	for s := range p.homes {
		p.homes[s] = &ways{time: []int16{int16(4 * month), 2 * int16(month), -1}}
	}
	p.homes[0] = &ways{time: []int16{int16(3 * month), 0, -1}}
	for at, want := range []float64{3, 0, -1} {
		if got := p.nearest(hexmap.ID(at)); math.Abs(got-want) > 0.02 && want >= 0 || want < 0 && got >= 0 {
			t.Errorf("from %d home is %v months off, not %v", at, got, want)
		}
	}
}
