package ground

import (
	"strings"
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

func region(t *testing.T, name string) chart.Region {
	t.Helper()
	for r := range chart.Region(chart.Regions) {
		if chart.Of(r).Name == name {
			return r
		}
	}
	t.Fatalf("no region is called %s", name)
	return chart.Nowhere
}

// flow lays a marker out of the cup that drains one region into another.
func flow(t *testing.T, g *Ground, m box.Marker, up, down string) {
	t.Helper()
	w, ok := chart.Between(region(t, up), region(t, down))
	if !ok {
		t.Fatalf("%s and %s have no border", up, down)
	}
	g.Cup[m]--
	g.Lay(m, w.Border, region(t, up))
}

// settle lays a terrain marker out of the pool.
func settle(t *testing.T, g *Ground, name string, terrain chart.Terrain) {
	t.Helper()
	g.Left[terrain]--
	g.Lands[region(t, name)].Terrain = terrain
}

// 22.4: what is printed is sound, and what the rules cannot have laid is found.
func TestRule22_4_Geography(t *testing.T) {
	for _, c := range []struct {
		why  string // part of what is said, "" for sound
		bend func(g *Ground)
	}{
		{"", func(*Ground) {}},
		{"", func(g *Ground) {
			settle(t, g, "Hehe", chart.Savanna)
			flow(t, g, box.River, "Yao", "Hehe")
			g.Borders[g.Outlet(region(t, "Hehe"))].Taken = 1
		}},
		{"water markers", func(g *Ground) { g.Cup[box.Marsh]-- }},
		{"of terrain", func(g *Ground) { g.Left[chart.Veldt]-- }},
		{"as it is printed", func(g *Ground) { g.Lands[0].Terrain = chart.Desert }},
		{"jungle beside desert", func(g *Ground) {
			settle(t, g, "Azande", chart.Jungle)
			settle(t, g, "Dinka", chart.Desert)
		}},
		{"two outlets", func(g *Ground) {
			flow(t, g, box.LakeSource, "Yao", "Hehe")
			flow(t, g, box.LakeSource, "Yao", "Bemba")
		}},
		{"in a circle", func(g *Ground) {
			flow(t, g, box.LakeSource, "Yao", "Hehe")
			flow(t, g, box.LakeSource, "Bemba", "Yao")
			flow(t, g, box.MountainSource, "Nyamwezi", "Bemba")
			flow(t, g, box.MountainSource, "Hehe", "Nyamwezi")
			w, _ := chart.Between(region(t, "Zanzibar"), region(t, "Hehe"))
			g.Borders[w.Border] = Water{Up: chart.Nowhere}
			g.Cup[box.Fork]++
			for _, port := range []string{"Loanda", "Cape Town"} { // so that there are Sources enough
				for _, w := range chart.Of(region(t, port)).Ways {
					if b := &g.Borders[w.Border]; b.Marker == box.Fork {
						b.Taken = 2
					}
				}
			}
		}},
		{"sources are left", func(g *Ground) { g.Cup[box.GenericSource], g.NewSources = 0, g.NewSources+g.Cup[box.GenericSource] }},
		{"drains and bears no marker", func(g *Ground) {
			w, _ := chart.Between(region(t, "Yao"), region(t, "Hehe"))
			g.Borders[w.Border].Up = region(t, "Yao")
		}},
	} {
		g := New()
		c.bend(&g)
		err := g.Sound(0)
		if c.why == "" && err != nil || c.why != "" && (err == nil || !strings.Contains(err.Error(), c.why)) {
			t.Errorf("%q: %v", c.why, err)
		}
	}
	g := New()
	g.Cup[box.River]--
	if err := g.Sound(1); err != nil { // it is in somebody's hand
		t.Error(err)
	}
}

// 9.4, 9.5: a border is valid as long as the region across is blank and dry.
func TestRule9_4_ValidBorders(t *testing.T) {
	g := New()
	hehe := region(t, "Hehe") // Zanzibar explored; Maasai, Yao and Nyamwezi blank and dry
	if n := g.ValidWays(hehe, chart.Nowhere); n != len(chart.Of(hehe).Ways)-1 {
		t.Errorf("%d of %d borders are valid", n, len(chart.Of(hehe).Ways))
	}
	before := g.ValidWays(hehe, chart.Nowhere)
	settle(t, &g, "Maasai", chart.Savanna)
	if g.Valid(region(t, "Maasai")) || g.ValidWays(hehe, chart.Nowhere) != before-1 {
		t.Error("a marker may be laid into a region that is explored")
	}
	flow(t, &g, box.River, "Yao", "Hehe")
	if g.Valid(region(t, "Yao")) || g.ValidWays(hehe, region(t, "Nyamwezi")) != before-3 {
		t.Error("a marker may be laid into a Water Zone, or the border left out is counted")
	}
}

// 9.3: the valid borders that the codes name, and any valid one where they name none.
func TestRule9_3_WhichBorders(t *testing.T) {
	g := New()
	hehe := region(t, "Hehe")
	for _, w := range chart.Of(hehe).Ways {
		if !g.Valid(w.To) {
			continue
		}
		if got := g.WaysFor(hehe, w.Sign, chart.GreenLeaf); len(got) != 1 || got[0] != w {
			t.Errorf("the sign %d names %v", w.Sign, got)
		}
	}
	if got := g.WaysFor(hehe, chart.GreenLeaf, chart.GreenLeaf); len(got) != g.ValidWays(hehe, chart.Nowhere) {
		t.Errorf("no code names a border, and %d may be taken; want %d", len(got), g.ValidWays(hehe, chart.Nowhere))
	}
}

// 9.6: a Marsh and a Lake Source block whoever has no Canoes.
func TestRule9_6_Blocked(t *testing.T) {
	for m := box.Fork; m < box.Markers; m++ {
		if m == box.GenericSource {
			continue
		}
		g := New()
		flow(t, &g, m, "Yao", "Hehe")
		w, _ := chart.Between(region(t, "Yao"), region(t, "Hehe"))
		blocks := m == box.Marsh || m == box.LakeSource || m == box.LargestLake
		for _, canoes := range []bool{false, true} {
			if ok, wet := g.Open(w, canoes); ok != (canoes || !blocks) || !wet {
				t.Errorf("%s with canoes %v: open %v, wet %v", m.Name(), canoes, ok, wet)
			}
		}
	}
}

// 9.7: a Fork moves a Source into the cup, as long as one is in the box.
func TestRule9_7_ForksBringSources(t *testing.T) {
	g := New()
	box0, cup0 := g.NewSources, g.Cup[box.GenericSource]
	flow(t, &g, box.River, "Yao", "Hehe")
	if g.NewSources != box0 {
		t.Errorf("a River has moved a Source: got %v, wanted %v", g.NewSources, box0)
	}
	flow(t, &g, box.Fork, "Bemba", "Yao")
	if g.NewSources != box0-1 || g.Cup[box.GenericSource] != cup0+1 {
		t.Error("a Fork has not moved a Source")
	}
	g.NewSources = 0
	flow(t, &g, box.Fork, "Buye", "Bemba")
	if g.NewSources != 0 || g.Cup[box.GenericSource] != cup0+1 {
		t.Error("a Source came out of an empty box")
	}
}

// 8, 8.1, 8.2: what a Colour Code names, what may lie beside what, and what is left.
func TestRule8_1_NeverJungleBesideDesert(t *testing.T) {
	g := New()
	dinka, azande := region(t, "Dinka"), region(t, "Azande")
	if g.ByCode(dinka, chart.GreenLeaf) != chart.Veldt || g.ByCode(azande, chart.GreenLeaf) != chart.Blank {
		t.Error("the leaf names a region's own presumption, if it bears one")
	}
	for _, w := range chart.Of(azande).Ways {
		if g.ByCode(azande, w.Sign) != g.LandOf(w.To) {
			t.Errorf("the sign %d does not name the land of %s", w.Sign, chart.Of(w.To).Name)
		}
	}
	settle(t, &g, "Mangbetu", chart.Jungle)
	if g.Beside(azande, chart.Desert) != chart.Veldt || g.Settled(azande, chart.Desert) != chart.Veldt {
		t.Error("Desert lies beside Jungle")
	}
	g.Left[chart.Veldt] = 0
	if g.Settled(azande, chart.Desert) != chart.Blank {
		t.Error("a marker that is not left is laid")
	}
	if g.OnlyLeft(azande) != chart.Blank {
		t.Error("a Savanna is left, and the chart leads to it")
	}
	for _, none := range []chart.Terrain{chart.Savanna, chart.Jungle} {
		g.Left[none] = 0
	}
	if got := g.OnlyLeft(azande); got != chart.Savanna { // Desert alone is left, and Jungle is beside
		t.Errorf("%d is left, want %d", got, chart.Savanna)
	}
}
