package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/property"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// drafted checks that publishing some hexes one by one, or all at once, scores
// what the draft says, line by line, and closes as it says. It reports how many
// lines there were.
func drafted(t testing.TB, p *Position, hexes []hexmap.ID, all bool) (lines int, journeys bool) {
	t.Helper()
	s := p.top().Seat
	d := p.View(s).Draft(hexes, all)
	tab, err := game.NewTable(loaded{Rules{Chart: p.chart}, p.Clone()}, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	do := func(k game.Kind, target int32) {
		if _, err := tab.Do(game.Command{Seat: s, Kind: k, Target: target}); err != nil {
			t.Fatal(err)
		}
	}
	if all {
		do(PublishAll, 0)
	} else {
		for _, id := range hexes {
			do(Publish, int32(id))
		}
	}
	q := tab.Position().(*Position)
	if got, want := d.Records, q.View(s).Records(); got != want {
		t.Fatalf("records %+v, published %+v", got, want)
	}
	if got, want := d.Naming, len(q.View(s).Nameable()); got != want {
		t.Fatalf("%d could be named, published %d", got, want)
	}
	do(EndPublishing, 0)
	money, sum, i := 0, 0, 0
	for _, e := range tab.Events() {
		switch e.Kind {
		case Donated:
			money += int(e.Args[0])
		case Scored:
			if i >= len(d.Lines) {
				t.Fatalf("the draft has %d lines, published %+v besides", len(d.Lines), e)
			}
			l := d.Lines[i]
			if l.At != hexmap.ID(e.At) || int32(l.Reason) != e.Args[0] || int32(l.Points) != e.Args[1] || int32(l.Figure) != e.Args[2] ||
				!l.Note && int32(l.Terrain) != e.Args[3] {
				t.Fatalf("line %d is %+v, published %+v", i, l, e)
			}
			journeys = journeys || l.Reason == ForEpic
			sum += int(e.Args[1])
			i++
		}
	}
	if i != len(d.Lines) || sum != d.Points || money != d.Donation+d.Mine || d.Wins != tab.Over() {
		t.Fatalf("the draft %+v; published %d lines, %d points, $%d, over %v", d, i, sum, money, tab.Over())
	}
	return i, journeys
}

// journal fills what an explorer knows with whatever chance puts there.
func journal(t *rapid.T, g *stage) []hexmap.ID {
	var hexes []hexmap.ID
	pl := &g.p.players[0]
	for id := range pl.Known.all() {
		if !g.p.mayPublish(0, id) {
			continue
		}
		h := &g.p.hexes[id]
		h.Terrain = rapid.SampledFrom([]hexmap.Terrain{hexmap.Veldt, hexmap.Mountain, hexmap.Swamp}).Draw(t, "terrain")
		if h.Terrain == hexmap.Mountain {
			h.Peak = int16(rapid.IntRange(0, 3).Draw(t, "peak") * 5000)
		}
		if rapid.IntRange(0, 4).Draw(t, "find") == 0 {
			pl.Notes = append(pl.Notes, note{ForFind, int8(rapid.IntRange(1, 4).Draw(t, "worth")), 0, id})
		}
		if rapid.IntRange(0, 9).Draw(t, "counter") == 0 {
			h.Counter = rapid.SampledFrom([]Counter{Livingstone, LostCity, SolomonsMine}).Draw(t, "which")
		}
		hexes = append(hexes, id)
	}
	return hexes
}

func TestRule22_ADraftIsWhatPublishingScores(t *testing.T) {
	trials, lines, journeys := 0, 0, 0
	property.Check(t, func(r *rapid.T) {
		g := crossing(t, rapid.IntRange(1, 12).Draw(r, "hexes"))
		g.p.epics[KhartoumWest] = int8(rapid.IntRange(0, 1).Draw(r, "made before"))
		g.p.players[0].Specialty = deck.Specialty(rapid.IntRange(0, int(deck.Specialties)-1).Draw(r, "specialty"))
		g.p.players[0].Points = int32(rapid.IntRange(0, 80).Draw(r, "points"))
		g.home()
		hexes := journal(r, g)
		if g.p.top().Kind != Publishing {
			r.Fatalf("not publishing but %v", g.p.top())
		}
		all := rapid.Bool().Draw(r, "all")
		if !all {
			hexes = rapid.Permutation(hexes).Draw(r, "order")
			hexes = hexes[:rapid.IntRange(0, len(hexes)).Draw(r, "kept back")]
		}
		n, epic := drafted(t, g.p, hexes, all)
		if n < len(hexes) {
			r.Fatalf("%d lines of %d hexes", n, len(hexes))
		}
		trials++
		if lines += n; epic {
			journeys++
		}
	})
	if trials < 20 || lines < 5*trials || journeys < trials/5 { // with -short rapid makes a fifth of the trials
		t.Errorf("%d trials, %d lines, %d with a journey: the scenes hold too little", trials, lines, journeys)
	}
}

// And with what travellers have found in games: rivers, lakes and peoples.
func TestRule22_DraftsOfJourneys(t *testing.T) {
	accounts, lines := 0, 0
	for seed := range uint64(40) {
		p := playedOn(t, 3, 400+60*int(seed), seed).Position().(*Position)
		for s := range p.players {
			if p.players[s].Where != inAfrica || !p.publishable(game.Seat(s)) {
				continue
			}
			q := p.Clone().(*Position) // home as by a carpet
			pl := &q.players[s]
			pl.Where, pl.Trip.Have, pl.Trip.Ill, pl.Trip.Meeting = inEurope, [Items]int32{}, [3]int32{}, meeting{Tribe: noTribe}
			q.steps = []step{{Publishing, game.Seat(s)}}
			var hexes []hexmap.ID
			for id := range pl.Known.all() {
				if q.mayPublish(game.Seat(s), id) {
					hexes = append(hexes, id)
				}
			}
			n, _ := drafted(t, q, hexes, true)
			k, _ := drafted(t, q, hexes[len(hexes)/2:], false)
			accounts, lines = accounts+2, lines+n+k
		}
	}
	if accounts < 40 || lines < 300 {
		t.Errorf("%d accounts with %d lines: the games hold too little", accounts, lines)
	}
}

func TestRule22_NoDraftOutsideAnAccount(t *testing.T) {
	g := crossing(t, 3)
	if d := g.p.View(0).Draft([]hexmap.ID{1, 2}, true); len(d.Lines) > 0 {
		t.Error("a draft in Africa:", d)
	}
	g.home()
	if d := g.p.View(1).Draft([]hexmap.ID{1, 2}, true); len(d.Lines) > 0 {
		t.Error("a draft of another's account:", d)
	}
	if d := g.p.View(0).Draft([]hexmap.ID{-1, 0, 9999, 1, 1}, false); len(d.Hexes) != 1 {
		t.Error("hexes that cannot be published, or twice:", d.Hexes)
	}
}
