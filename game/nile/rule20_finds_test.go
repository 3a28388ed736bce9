package nile

import (
	"fmt"
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// bonusCard is a card that holds one find.
func bonusCard(t *testing.T, key string) (deck.Card, deck.Find) {
	t.Helper()
	f, ok := deck.FindNamed(key)
	if !ok {
		t.Fatalf("no find is called %q", key)
	}
	c := quietCard
	c.Finds = []deck.Find{f}
	return c, f
}

// findFor is the key of some find of a specialty that has a condition.
func findFor(k deck.Specialty, when deck.Condition) string {
	for _, f := range deck.Finds() {
		if f.Specialty == k && f.When == when {
			return f.Key
		}
	}
	return ""
}

// What each condition of a find asks, on hexes of every kind.
func TestRule20_FactsOfAHex(t *testing.T) {
	m := board("...", "...")
	g := scene(t, m, deck.Botanist, deck.Doctor)
	g.p.tribes = []tribe{{At: 1, Met: 1, Friend: 1}, {At: 2, Met: 2, Friend: 2}}
	put := func(id hexmap.ID, h hexState) {
		h.By, h.LakeBy = game.Nobody, game.Nobody
		g.p.hexes[id] = h
	}
	put(0, hexState{Terrain: hexmap.Mountain, Peak: 16_000, Out: sets(hexmap.W), Cataract: hexmap.W, Fall: 60})
	put(1, hexState{Terrain: hexmap.JungleSwamp, In: sets(hexmap.SE), Cataract: hexmap.NoDir, Tribe: 1})
	put(2, hexState{Terrain: hexmap.Desert, Oasis: true, Tribe: 2})
	put(3, hexState{Terrain: hexmap.Lake, Lake: 100})
	put(4, hexState{Terrain: hexmap.Veldt, Out: sets(hexmap.W), Cataract: hexmap.W})
	for id, want := range []deck.HexFacts{
		{Terrain: hexmap.Mountain, River: true, Shore: true, Cataract: true, Waterfall: true, Peak: true},
		{Terrain: hexmap.JungleSwamp, River: true, Tribe: true, Friendly: true},
		{Terrain: hexmap.Desert, Oasis: true},
		{Terrain: hexmap.Lake, Shore: true},
		{Terrain: hexmap.Veldt, River: true, Shore: true, Cataract: true},
	} {
		if id == 1 {
			want.Shore = g.p.onLake(1)
		}
		same(t, "facts", g.p.facts(0, hexmap.ID(id)), want)
	}
	same(t, "people another has met", g.p.facts(1, 2).Friendly, true)
	same(t, "and this one has not", g.p.facts(1, 1).Tribe, false)
}

// Every specialty has its own find on the card, and no other's.
func TestRule20_TheExplorersOwnSpecialty(t *testing.T) {
	for k := range deck.Specialties {
		for f := range deck.Specialties {
			g := scene(t, board("v."), k)
			g.party(0, 0, OnFoot, nil).Level = Cautious
			g.trip(0).noteEntered(0)
			c := quietCard
			c.Finds = []deck.Find{{Specialty: f, VP: 2, When: deck.WhenAny, Key: deck.Finds()[3].Key}}
			g.card(c)
			events := g.play(func(a *game.Act) { g.p.bonus(0, a) })
			_, found := told(events, FindMade)
			_, nothing := told(events, NothingFound)
			same(t, k.String()+" with a find for the "+f.String(), found, k == f)
			same(t, "nothing found", nothing, k != f)
			same(t, "notes", len(g.p.players[0].Notes), map[bool]int{true: 1}[k == f])
		}
	}
}

func TestRule20_TheConditionMustHoldInAHexEntered(t *testing.T) {
	m := board("vvjv")
	for _, c := range []struct {
		name    string
		entered []hexmap.ID
		want    hexmap.ID // None: nothing found
	}{
		{"in the last", []hexmap.ID{1, 2}, 2},
		{"in the first", []hexmap.ID{2, 1}, 2},
		{"in none", []hexmap.ID{1, 3}, hexmap.None},
		{"staying there", nil, hexmap.None},
	} {
		g := scene(t, m, deck.Botanist)
		g.party(0, 2, OnFoot, nil)
		for _, id := range c.entered {
			g.trip(0).noteEntered(id)
		}
		card, f := bonusCard(t, findFor(deck.Botanist, deck.WhenJungle))
		events := g.card(card).play(func(a *game.Act) { g.p.bonus(0, a) })
		ev, found := told(events, FindMade)
		same(t, c.name, found, c.want != hexmap.None)
		if !found {
			continue
		}
		same(t, c.name+": where", hexmap.ID(ev.At), c.want)
		same(t, c.name+": what", deck.Finds()[ev.Args[0]].Key, f.Key)
		same(t, c.name+": points", ev.Args[1], int32(f.VP))
		notes := g.p.View(0).Notes(0)
		same(t, c.name+": noted", notes[0], NoteView{ForFind, int(f.VP), int(ev.Args[0]), c.want})
	}
}

// The card is drawn every month in Africa, in known country too, and where
// nobody moves (8.3 (5)).
func TestRule20_EveryMonthInAfrica(t *testing.T) {
	g := scene(t, board("vv."), deck.Botanist)
	for _, moves := range []bool{true, false} {
		g.party(0, 0, OnFoot, map[Item]int32{Bearers: 1, Rations: 9}).Level = Cautious
		if moves {
			g.to(1)
		}
		drawn := 0
		for _, e := range g.do(EndTravel, 0, 0, 0) {
			if e.Kind == CardDrawn && Section(e.Args[1]) == ForBonus {
				drawn++
			}
		}
		same(t, "cards for a find", drawn, 1)
	}
	g.party(0, 1, OnFoot, map[Item]int32{Bearers: 1, Rations: 9})
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard)
	g.to(2)
	same(t, "new land", g.trip(0).NewLand, true)
	key := findFor(deck.Botanist, deck.WhenVeldt)
	card, _ := bonusCard(t, key)
	ev := g.mustTell(g.card(card).do(EndTravel, 0, 0, 0), FindMade)
	same(t, "found", deck.Finds()[ev.Args[0]].Key, key)
	same(t, "a new turn", g.trip(0).NewLand, false)
}

// Where no number of points ends the game, published country holds no finds: in a race,
// and in 1978, which draws after news alone, it does (20.21, P).
func TestRule20_21_NoFindsInPublishedCountry(t *testing.T) {
	game2, _ := edition.Parse(edition.Game2)
	for _, c := range []struct {
		name string
		by   edition.Edition
		find bool // in published country
	}{{"a race", edition.Edition{}, true}, {"a campaign", openEnd, false}, {"Game II", game2, false}, {"1978", of1978(t), true}} {
		for _, by := range []game.Seat{game.Nobody, 0, 1} { // who has published it; nobody has
			g := scene(t, board("vvv"), deck.Botanist, deck.Doctor).by(c.by)
			g.p.players[0].Specialty = deck.Botanist
			g.party(0, 0, OnFoot, nil).NewLand = true
			g.p.hexes[1].Printed, g.p.hexes[1].By = false, by
			g.trip(0).noteEntered(1)
			card, _ := bonusCard(t, findFor(deck.Botanist, deck.WhenVeldt))
			g.trip(0).Level = Cautious
			_, found := told(g.card(card).play(func(a *game.Act) { g.p.bonus(0, a) }), FindMade)
			same(t, fmt.Sprint(c.name, ", published by ", by), found, c.find || by == game.Nobody)
		}
	}
}

// notebook is a scene in which seat 0 has come home with two notes, and
// perhaps a hex to publish.
func notebook(t *testing.T, hexes int) *stage {
	t.Helper()
	m := board("v..")
	addPort(m, "Lagos", 0)
	g := scene(t, m, deck.Journalist, deck.Doctor)
	for i := 1; i <= hexes; i++ {
		g.p.hexes[i] = hexState{Terrain: hexmap.Veldt, By: game.Nobody, LakeBy: game.Nobody, River: -1}
		g.p.players[0].Known.add(hexmap.ID(i))
	}
	g.p.players[0].Notes = []note{{ForFind, 3, 5, 1}, {ForReport, 2, 1, 2}}
	g.p.steps = []step{{Publishing, 0}}
	return g
}

func TestRule20_NotesScoreWithAnyPublishing(t *testing.T) {
	for _, c := range []struct {
		name  string
		hexes int
		do    func(g *stage) []game.Event
		hexed int // points of the hexes published
	}{
		{"one hex", 2, func(g *stage) []game.Event { return g.do(Publish, 1, 0, 0) }, 1},
		{"all", 2, func(g *stage) []game.Event { return g.do(PublishAll, 0, 0, 0) }, 2},
		{"the notes alone", 0, func(g *stage) []game.Event { return g.do(PublishAll, 0, 0, 0) }, 0},
	} {
		g := notebook(t, c.hexes)
		same(t, c.name+": to be published", g.p.publishable(0), true)
		events := c.do(g)
		sum, by := scored(events)
		same(t, c.name+": in all", sum, 5+c.hexed)
		same(t, c.name+": find", by[ForFind], 3)
		same(t, c.name+": report", by[ForReport], 2)
		same(t, c.name+": points", g.p.players[0].Points, int32(5+c.hexed))
		for _, e := range events {
			if e.Kind == Scored && Reason(e.Args[0]) == ForFind {
				same(t, c.name+": figure and place", [2]int32{e.Args[2], e.At}, [2]int32{5, 1})
			}
		}
		same(t, c.name+": scored once", len(g.p.View(0).Notes(0)), 0)
		account := g.mustTell(g.do(EndPublishing, 0, 0, 0), Account)
		same(t, c.name+": account", account.Args[0], int32(5+c.hexed))
		same(t, c.name+": donations follow", g.p.players[0].Given, int32(donationOnReturn+donationPerPoint*(5+c.hexed)))
	}
}

func TestRule20_KeptUntilSomethingIsPublished(t *testing.T) {
	g := notebook(t, 1)
	events := g.do(EndPublishing, 0, 0, 0)
	if _, is := told(events, Scored); is {
		t.Error("scored unpublished")
	}
	same(t, "kept", len(g.p.View(0).Notes(0)), 2)
	g.do(Outfit, 0, 0, 0)
	same(t, "on the next journey too", len(g.p.View(0).Notes(0)), 2)
}

func TestRule20_NotesDieWithTheExplorer(t *testing.T) {
	g := notebook(t, 0)
	g.party(0, 0, OnFoot, nil)
	die(g)
	same(t, "notes", len(g.p.players[0].Notes), 0)
	same(t, "nothing to publish", g.p.publishable(0), false)
}

func TestRule20_ANotebookIsSecret(t *testing.T) {
	g := notebook(t, 0)
	same(t, "one's own", len(g.p.View(0).Notes(0)), 2)
	same(t, "another's", len(g.p.View(1).Notes(0)), 0)
	same(t, "nobody's", len(g.p.View(game.Nobody).Notes(0)), 0)
	same(t, "how much there is, all know", g.p.View(1).Player(0).Notes, 2)
}

func TestRule7_NotesCanWin(t *testing.T) {
	g := notebook(t, 0)
	g.p.players[0].Points = 70
	g.do(PublishAll, 0, 0, 0)
	g.mustTell(g.do(EndPublishing, 0, 0, 0), Won)
}

// A normal march with points left looks about: a second card is drawn. No other
// level does, nor who has used all points, stays, or is stopped.
func TestRule20_4_ANormalMarchLooksAbout(t *testing.T) {
	for _, c := range []struct {
		name  string
		level Level
		steps []hexmap.ID
		halt  bool
		cards int
	}{
		{"a step and two points left", Normal, []hexmap.ID{1}, false, 2},
		{"every point used", Normal, []hexmap.ID{1, 2, 3}, false, 1},
		{"at rest", Normal, nil, false, 1},
		{"stopped", Normal, []hexmap.ID{1}, true, 1},
		{"cautious", Cautious, []hexmap.ID{1}, false, 1},
		{"reckless", Reckless, []hexmap.ID{1}, false, 1},
	} {
		g := scene(t, board("vvvv"), deck.Botanist)
		e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 1, Rations: 9})
		e.Level = c.level
		for _, id := range c.steps {
			g.to(id)
		}
		e.Halted = c.halt
		drawn := 0
		for _, e := range g.do(EndTravel, 0, 0, 0) {
			if e.Kind == CardDrawn && Section(e.Args[1]) == ForBonus {
				drawn++
			}
		}
		same(t, c.name, drawn, c.cards)
	}
	g := scene(t, board("vvvv"), deck.Botanist).by(edition.Named[2].Edition)
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 1, Rations: 9}).NewLand = true
	g.to(1)
	drawn := 0
	for _, e := range g.do(EndTravel, 0, 0, 0) {
		if e.Kind == CardDrawn && Section(e.Args[1]) == ForBonus {
			drawn++
		}
	}
	same(t, "where there are no levels", drawn, 1)
}
