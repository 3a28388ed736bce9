package nile_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// someHexes are how many of each must be there for a map that is worth a test.
const someHexes = 12

// accountGiven is a game in which some country has been published, and some not yet.
func accountGiven(t *testing.T, seed uint64) *nile.Position {
	tab, err := game.NewTable(nile.Rules{}, onMap(nil).Encode(), seed) // with an open end: it comes to that
	if err != nil {
		t.Fatal(err)
	}
	p := playOn(t, tab, seed, func(p *nile.Position) bool {
		v, count := p.View(game.Nobody), [nile.Printed + 1]int{}
		for i := range v.Map().Cells {
			count[v.State(hexmap.ID(i))]++
		}
		return count[nile.Published] >= someHexes && count[nile.Explored] >= someHexes/2
	})
	return p
}

// playOn has bots play until it is enough.
func playOn(t *testing.T, tab *game.Table, seed uint64, enough func(p *nile.Position) bool) *nile.Position {
	p := tab.Position().(*nile.Position)
	bot, err := bots.New("steady", seed)
	if err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		if enough(p) {
			return p
		}
		if _, err := tab.Do(bot.Choose(p.View(p.ToMove()), tab.Choices())); err != nil {
			t.Fatal(err)
		}
		if err := p.Sound(); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the game never came to that")
	return nil
}

// carriedFrom is the map of such a game.
func carriedFrom(t *testing.T, seed uint64) []byte {
	return accountGiven(t, seed).View(game.Nobody).Carry()
}

// onMap are the settings of a campaign on a map.
func onMap(m []byte) nile.Settings {
	return nile.Settings{
		Name: "The Society's map", Way: nile.Game2, Map: m, PlaceForUs: true,
		Players: []nile.Player{{Name: "Ada", Colour: 1, Specialty: deck.Botanist}, {Name: "Ben", Colour: 2, Specialty: deck.Doctor}},
	}
}

func TestRule28_94_WhatIsPublishedGoesWithTheMap(t *testing.T) {
	old := accountGiven(t, 3).View(game.Nobody)
	pos, err := nile.Rules{}.New(onMap(old.Carry()).Encode())
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*nile.Position)
	v, carried := p.View(game.Nobody), 0
	for i := range v.Map().Cells {
		id := hexmap.ID(i)
		was, is := old.Hex(id), v.Hex(id)
		switch was.State {
		case nile.Published:
			carried++
			if is.State != nile.Printed || is.Terrain != was.Terrain || is.Peak != was.Peak || is.Lake != was.Lake || is.Fall != was.Fall || is.River != was.River || is.Cataract != was.Cataract || is.By != game.Nobody {
				t.Errorf("hex %d was %+v and is %+v", id, was, is)
			}
			a, lived := old.Tribe(id)
			b, live := v.Tribe(id)
			if lived != live || a.Name != b.Name || a.Strength != b.Strength {
				t.Errorf("hex %d: people %+v, and then %+v", id, a, b)
			}
		case nile.Explored:
			if is.State != nile.Unmapped {
				t.Errorf("hex %d was not published and is %+v", id, is)
			}
		case nile.Printed:
			if is.State != nile.Printed || is.Terrain != was.Terrain {
				t.Errorf("hex %d of 1820 is %+v", id, is)
			}
		}
	}
	if carried < someHexes {
		t.Errorf("only %d hexes were carried", carried)
	}
	if a, b := old.Records(), v.Records(); a.Mountain != b.Mountain || a.Lake != b.Lake || a.Fall != b.Fall || a.River != b.River || b.MountainBy != game.Nobody {
		t.Errorf("the records were %+v and are %+v", a, b)
	}
	if got, want := len(v.Names()), len(old.Names()); got != want {
		t.Errorf("%d names of %d", got, want)
	}
	now, _ := v.Blank()
	if c, err := nile.ReadCarried(onMap(old.Carry()).Map); err != nil || c.Left != now || c.Named != len(v.Names()) {
		t.Errorf("the map says %+v, %d hexes are blank: %v", c, now, err)
	}
	if s := p.Summary(); s.Name != "The Society's map" {
		t.Errorf("it is called %q, want \"The Society's map\"", s.Name)
	}
}

// A game on a carried map is played as any other, is kept, and nobody scores for
// what was on it.
func TestRule28_94_AGameGoesOnFromAMap(t *testing.T) {
	tab, err := game.NewTable(nile.Rules{}, onMap(carriedFrom(t, 4)).Encode(), 8)
	if err != nil {
		t.Fatal(err)
	}
	p := playOn(t, tab, 8, func(p *nile.Position) bool { return p.View(game.Nobody).Turn() >= 20 })
	if err := p.SoundAll(); err != nil {
		t.Fatal(err)
	}
	code := p.Append(nil)
	again, err := nile.Rules{}.Decode(code)
	if err != nil || !bytes.Equal(again.Append(nil), code) {
		t.Errorf("read again it is another position: %v", err)
	}
}

// What is not published is no part of the map, nor is what somebody has with him.
func TestRule28_94_AMapTellsNoSecret(t *testing.T) {
	p := accountGiven(t, 5)
	want := p.View(game.Nobody).Carry()
	rng := rand.New(rand.NewPCG(1, 1))
	for range 3 {
		if got := p.Redeal(0, rng.IntN).(*nile.Position).View(game.Nobody).Carry(); !bytes.Equal(got, want) {
			t.Errorf("the map of a position that looks the same: %s", gametest.Differ(want, got))
		}
	}
}

func TestRule28_94_MapsThatDoNotFit(t *testing.T) {
	m := carriedFrom(t, 6)
	for n := range len(m) / 7 { // whatever byte is changed, a game begins soundly or not at all
		bad := bytes.Clone(m)
		bad[7*n] ^= 1 << (n % 8)
		s := onMap(bad)
		if s.Check() != nil {
			continue
		}
		pos, err := nile.Rules{}.New(s.Encode())
		if err != nil {
			continue
		}
		if err := pos.(*nile.Position).SoundAll(); err != nil {
			t.Fatalf("byte %d: %v", 7*n, err)
		}
		if _, err := (nile.Rules{}).Decode(pos.Append(nil)); err != nil {
			t.Fatalf("byte %d: %v", 7*n, err)
		}
	}
	for what, bend := range map[string]func(s *nile.Settings){ // in any order: each by itself
		"cut short": func(s *nile.Settings) { s.Map = m[:len(m)-1] },
		"no map":    func(s *nile.Settings) { s.Map = []byte("a map") },
		"a name":    func(s *nile.Settings) { s.Name = " the name" },
		"long":      func(s *nile.Settings) { s.Name = "the longest name a campaign ever had" },
	} {
		s := onMap(m)
		if bend(&s); s.Check() == nil {
			t.Errorf("%s: nothing is wrong with it", what)
		}
	}
}

// A race wants blank land enough; a campaign may go on to the last hex.
func TestRule28_94_ARaceWantsRoom(t *testing.T) {
	m := carriedFrom(t, 6)
	c, err := nile.ReadCarried(m)
	if err != nil {
		t.Fatal(err)
	}
	s := onMap(m)
	s.Way, s.Target = nile.Game1, 100
	if err := s.Check(); (err == nil) != (c.Left >= 200) {
		t.Errorf("a race to 100 with %d blank hexes: %v", c.Left, err)
	}
}
