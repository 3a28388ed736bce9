package nile

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/hexmap"
)

// chartroom is an open account of seat 0 that holds a nameless river with a
// fall, a peak and a lake of two hexes; the river of the map of 1820 flows by.
func chartroom(t *testing.T) (g *stage, fall, peak, lake hexmap.ID) {
	t.Helper()
	m := board("vvv.", "....", "....")
	addRiver(m, "Old", 3, 1, hexmap.NoDir)
	g = scene(t, m, deck.Explorer, deck.Botanist)
	fall, peak, lake = at(m, 0, 1), at(m, 1, 1), at(m, 0, 2)
	nobody := hexState{By: game.Nobody, LakeBy: game.Nobody, River: -1}
	set := func(id hexmap.ID, as func(h *hexState)) {
		g.p.hexes[id] = nobody
		as(&g.p.hexes[id])
		g.p.players[0].Known.add(id)
	}
	g.p.rivers = append(g.p.rivers, river{Named: hexmap.NoRiver, Least: leastLength})
	set(fall, func(h *hexState) {
		h.Terrain, h.Out, h.River, h.Cataract, h.Fall = hexmap.Veldt, sets(hexmap.W), 1, hexmap.W, 190
	})
	set(peak, func(h *hexState) { h.Terrain, h.Peak = hexmap.Mountain, 15_600 })
	set(lake, func(h *hexState) { h.Terrain, h.Lake, h.LakeBy = hexmap.Lake, 3_000, 0 })
	set(lake+1, func(h *hexState) { h.Terrain, h.Lake, h.LakeBy = hexmap.Lake, 2_000, 0 })
	g.p.steps = []step{{Publishing, 0}}
	return g, fall, peak, lake
}

func (g *stage) naming() (n int) {
	for _, c := range g.p.Choices(nil) {
		if c.Kind == NameFeature {
			n++
		}
	}
	return n
}

// call names a feature, as the table has it done.
func (g *stage) call(f Feature, id hexmap.ID, text string) []game.Event {
	g.Helper()
	if _, ok := g.offered(NameFeature, int32(id), Item(f)); !ok {
		g.Fatalf("feature %d in hex %d cannot be named", f, id)
	}
	cmd := game.Command{Kind: NameFeature, Item: int16(f), Target: int32(id), Text: text}
	if r := g.p.RefuseText(cmd); r != nil {
		g.Fatal(r)
	}
	return g.play(func(a *game.Act) { g.p.Apply(cmd, a) })
}

func TestRule22_7_WhatMayBeNamed(t *testing.T) {
	g, fall, peak, lake := chartroom(t)
	same(t, "before it is published", g.naming(), 0)
	g.do(Publish, int32(peak), 0, 0)
	same(t, "the peak alone", g.naming(), 1)
	g.do(PublishAll, 0, 0, 0)
	same(t, "river, lake, peak, fall", g.naming(), 4)
	for i, n := range g.p.View(0).Nameable() {
		want := []struct {
			f      Feature
			id     hexmap.ID
			figure int
			hexes  int
		}{{RiverFeature, fall, 1, 1}, {LakeFeature, lake, 5_000, 2}, {PeakFeature, peak, 15_600, 1}, {FallFeature, fall, 190, 1}}[i]
		if n.Feature != want.f || n.At != want.id || n.Figure != want.figure || len(n.Hexes) != want.hexes || n.Suggestion == "" {
			t.Errorf("nameable %d is %+v, want %+v", i, n, want)
		}
	}
	same(t, "for the other player", len(g.p.View(1).Nameable()), 0)

	ev := g.mustTell(g.call(LakeFeature, lake, "  Lake   Æbelø\t(2) "), Named)
	same(t, "which feature", ev.Args[0], int32(LakeFeature))
	same(t, "as written, and cleaned", g.p.View(1).Hex(lake+1).LakeName, "Lake Æbelø 2")
	same(t, "left to name", g.naming(), 3)
	g.call(RiverFeature, fall, "the Slow")
	same(t, "the river", g.p.View(game.Nobody).Hex(fall).River, "Slow")
	if g.p.nameless(fall) {
		t.Error("the river still counts as nameless")
	}
	sum, _ := scored(g.do(EndPublishing, 0, 0, 0))
	same(t, "points for names", sum, 0)
	same(t, "after the account", g.naming(), 0)
	names := g.p.View(1).Names()
	same(t, "names on the chart", len(names), 2)
	same(t, "the older first", names[0].Text, "Lake Æbelø 2")
	same(t, "by", names[0].By, 0)
}

func TestRule22_7_RiversOf1820KeepTheirNames(t *testing.T) {
	g, fall, _, _ := chartroom(t)
	g.p.hexes[fall].River = 0
	g.do(PublishAll, 0, 0, 0)
	same(t, "lake, peak, fall", g.naming(), 3)
	same(t, "its name", g.p.View(0).Hex(fall).River, "Old")
}

func TestRule22_7_OnlyWhoPublishes(t *testing.T) {
	g, _, peak, lake := chartroom(t)
	g.do(PublishAll, 0, 0, 0)
	g.do(EndPublishing, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	// A month later somebody else publishes the third hex of the lake.
	id := lake + 2
	g.p.hexes[id] = hexState{Terrain: hexmap.Lake, Lake: 100, By: game.Nobody, LakeBy: 1, River: -1}
	g.p.players[1].Known.add(id)
	g.p.steps = []step{{Publishing, 1}}
	g.p.next = 1
	g.do(PublishAll, 0, 0, 0)
	same(t, "the lake it completes, not the peak", g.naming(), 1)
	c, ok := g.offered(NameFeature, int32(id), Item(LakeFeature))
	same(t, "offered to the second", ok && c.Seat == 1, true)
	if g.p.mayName(1, PeakFeature, peak) || g.p.mayName(0, PeakFeature, peak) {
		t.Error("a peak published before is named")
	}
}

func TestRule22_7_TheOlderNameOfALakeStands(t *testing.T) {
	g, _, _, lake := chartroom(t)
	g.p.hexes[lake+1] = hexState{Terrain: hexmap.Veldt, By: game.Nobody, LakeBy: game.Nobody, River: -1}
	g.p.hexes[lake+2] = g.p.hexes[lake]
	g.p.players[0].Known.add(lake + 2)
	g.do(PublishAll, 0, 0, 0)
	g.call(LakeFeature, lake, "Lake One")
	g.call(LakeFeature, lake+2, "Lake Two")
	same(t, "two lakes", len(g.p.View(0).Names()), 2)
	g.p.hexes[lake+1] = hexState{Terrain: hexmap.Lake, Lake: 50, By: 0, LakeBy: 0, River: -1}
	for i := range hexmap.ID(3) {
		same(t, "one lake, the older name", g.p.View(0).Hex(lake+i).LakeName, "Lake One")
	}
	same(t, "names in force", len(g.p.View(0).Names()), 1)
	n, ok := g.p.View(0).GivenName(1)
	same(t, "the other is remembered", ok && n.Text == "Lake Two", true)
	same(t, "river, peak and fall are left to name", g.naming(), 3)
}

func TestRule22_7_NamesThatAreRefused(t *testing.T) {
	g, fall, peak, _ := chartroom(t)
	g.do(PublishAll, 0, 0, 0)
	g.call(PeakFeature, peak, "Mount Half")
	for text, why := range map[string]string{ // in any order: each is asked by itself
		"?!": "name-empty", " \t ": "name-empty", "12": "name-empty", strings.Repeat("é", MostName): "", strings.Repeat("é", MostName+1): "name-too-long",
		"OLD": "name-taken", "the old": "name-taken", "mount  half": "name-taken", "": "", "Halfway": "",
	} {
		r := g.p.View(0).RefuseName(RiverFeature, text)
		if got := ""; r != nil {
			got = r.Why
			same(t, text, got, why)
			same(t, "rule", r.Rule, "22.7")
		} else {
			same(t, text, got, why)
		}
	}
	if r := g.p.RefuseText(game.Command{Kind: EndPublishing, Text: "?"}); r != nil {
		t.Error("words that nobody reads are refused:", r)
	}
	g.call(RiverFeature, fall, "")
	same(t, "without a name, the one suggested", g.p.View(0).Hex(fall).River != "", true)
}

func TestRule22_7_TheTableRefusesNames(t *testing.T) {
	g, _, peak, _ := chartroom(t)
	g.do(PublishAll, 0, 0, 0)
	tab, err := game.NewTable(loaded{Rules{Chart: g.p.chart}, g.p}, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	cmd := game.Command{Kind: NameFeature, Item: int16(PeakFeature), Target: int32(peak), Text: "???"}
	if _, err := tab.Do(cmd); err == nil || tab.Len() != 0 {
		t.Error("a name of no letters is given")
	}
	cmd.Text = "Mount Plain"
	if _, err := tab.Do(cmd); err != nil {
		t.Error(err)
	}
	if err := tab.Undo(); err != nil || len(tab.Position().(*Position).names) != 0 {
		t.Error("a name is not taken back:", err)
	}
}

func TestRule22_7_Suggestions(t *testing.T) {
	n := stock()
	for f := range FeatureKinds {
		if len(n.patterns[f]) < 3 {
			t.Errorf("feature %d has %d patterns", f, len(n.patterns[f]))
		}
		for _, pattern := range n.patterns[f] {
			for _, thing := range n.things {
				for _, quality := range n.qualities {
					text := strings.NewReplacer("{thing}", thing, "{quality}", quality).Replace(pattern)
					if utf8.RuneCountInString(text) > MostName || CleanName(f, text) != text {
						t.Fatalf("%q cannot be given", text)
					}
				}
			}
		}
	}
	g, _, peak, _ := chartroom(t)
	g.do(PublishAll, 0, 0, 0)
	v, seen := g.p.View(0), map[string]bool{}
	for again := range 12 {
		s := v.Suggestion(PeakFeature, peak, again)
		same(t, "asked twice", v.Suggestion(PeakFeature, peak, again), s)
		if r := v.RefuseName(PeakFeature, s); r != nil {
			t.Errorf("%q is suggested and refused: %v", s, r)
		}
		seen[s] = true
	}
	if len(seen) < 10 {
		t.Errorf("twelve suggestions are %d names", len(seen))
	}
	first := v.Nameable()[2].Suggestion
	g.call(PeakFeature, peak, "")
	same(t, "the first is given", g.p.View(0).Hex(peak).PeakName, first)
	same(t, "and not suggested again", g.p.suggestName(PeakFeature, peak, 0) != first, true)
}

// A position without names is written as it always was, one with names comes
// back with them.
func TestRule22_7_PositionsKeepNames(t *testing.T) {
	g, fall, peak, lake := chartroom(t)
	g.do(PublishAll, 0, 0, 0)
	rules := Rules{Chart: g.p.chart}
	old := func() []byte { return rules.AppendLike(g.p, []byte{formatPlain << 1}, nil) }
	same(t, "format without names", old()[0], formatPlain<<1)
	g.call(RiverFeature, fall, "Bramble")
	g.call(LakeFeature, lake, "Lake Bramble")
	same(t, "format with names", old()[0], formatNames<<1)
	code := g.p.Append(nil)
	same(t, "format with the records of an account", code[0], formatLatest<<1)
	p, err := rules.Decode(code)
	if err != nil {
		t.Fatal(err)
	}
	same(t, "river", p.(*Position).View(0).Hex(fall).River, "Bramble")
	same(t, "lake", p.(*Position).View(0).Hex(lake+1).LakeName, "Lake Bramble")
	if got := p.Append(nil); !bytes.Equal(got, code) {
		t.Errorf("read and written again: %s", gametest.Differ(code, got))
	}
	for what, bend := range map[string]func(n *givenName){ // in any order: each bends its own copy
		"nowhere": func(n *givenName) { n.At = 9999 }, "no fall there": func(n *givenName) { n.What, n.At = FallFeature, peak },
		"nobody": func(n *givenName) { n.By = game.Nobody }, "unclean": func(n *givenName) { n.Text = "a  b" }, "no such thing": func(n *givenName) { n.What = FeatureKinds },
		"twice": func(n *givenName) { n.What, n.At = RiverFeature, fall },
	} {
		q := g.p.Clone().(*Position)
		bend(&q.names[1])
		if _, err := rules.Decode(q.Append(nil)); err == nil {
			t.Errorf("a name %s is read", what)
		}
	}
}

func TestRule7_TheRaceIsWonWhenTheAccountIsClosed(t *testing.T) {
	g, _, peak, _ := chartroom(t)
	g.p.players[0].Points = 74
	g.mustNotTell(g.do(PublishAll, 0, 0, 0), Won)
	g.call(PeakFeature, peak, "Mount Final")
	events := g.do(EndPublishing, 0, 0, 0)
	g.mustTell(events, Account)
	g.mustTell(events, Won)
	g.mustNotTell(events, Donated)
	same(t, "to move", g.p.ToMove(), game.Nobody)
}
