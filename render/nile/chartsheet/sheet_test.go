package chartsheet

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/paint"
)

func table(t *testing.T, names ...string) *game.Table {
	t.Helper()
	cfg := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true}
	for i, n := range names {
		cfg.Players = append(cfg.Players, nile.Player{Name: n, Colour: uint8(i), Specialty: deck.Specialty(i)})
	}
	tab, err := game.NewTable(nile.Rules{}, cfg.Encode(), 5)
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

// wander plays parties that go where nobody has been, until f says that it is
// enough.
func wander(t *testing.T, tab *game.Table, enough func(nile.View) bool) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		v := view(tab, tab.Acting().First())
		if enough(v) || tab.Over() {
			return
		}
		if _, err := tab.Do(next(v, tab.Choices(), rng)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("never got there")
}

// next is a sensible command: a small party on foot that goes into the blank
// and leaves a cache now and then.
func next(v nile.View, cs []game.Choice, rng *rand.Rand) game.Command {
	want := [nile.Items]int{nile.Bearers: 25, nile.Guides: 2, nile.Rations: 200, nile.Gifts: 5}
	best, most := cs[len(cs)-1].Command(int(cs[len(cs)-1].Min)), -1.0
	for _, c := range cs {
		n, score := int(c.Min), rng.Float64()
		sheet, _ := v.Sheet(c.Seat)
		switch c.Kind {
		case nile.Buy:
			if n = min(want[c.Item], int(c.Max)); sheet.Have[c.Item] >= n {
				continue
			}
			score += 5
		case nile.Sail:
			score += 4
		case nile.SetPace:
			score += float64(c.Cost)
		case nile.Move:
			if h := v.Hex(hexmap.ID(c.Target)); h.State == nile.Unmapped {
				score += 3
			} else if !h.Mine {
				score += 2
			}
		case nile.Cache:
			if n = 1; c.Item != int16(nile.Gifts) || sheet.Left > 0 {
				continue
			}
			score += 4
		case nile.ChoosePort:
			if name := v.Map().Ports[c.Target].Name; name == "Kilwa" || name == "Luanda" {
				score += 2
			}
		case nile.Wait:
			if v.Player(c.Seat).Money >= nile.FirstDonation {
				continue
			}
			score += 2
		case nile.EndTravel, nile.Outfit, nile.Retreat:
			score += 0.5
		case nile.Drop: // what keeps a party from going on
			score--
		case nile.ChangeMode, nile.FillWater, nile.Labour, nile.Take, nile.OpenCache, nile.GoHome, nile.Shoot, nile.Hunt:
			continue
		}
		if score > most {
			best, most = c.Command(n), score
		}
	}
	return best
}

func explored(v nile.View) (n int) {
	for id := range v.Map().Cells {
		if v.Hex(hexmap.ID(id)).State == nile.Explored {
			n++
		}
	}
	return n
}

func view(tab *game.Table, s game.Seat) nile.View { return tab.Position().(*nile.Position).View(s) }

func TestSheetShowsTheBoard(t *testing.T) {
	tab := table(t, "Ada Berg", "Bo Lind")
	wander(t, tab, func(v nile.View) bool { return explored(v) >= 6 })
	v := view(tab, 0)
	s := With(v, chart.Options{})
	if len(s.Hexes) != len(v.Map().Cells) || len(s.Colours) != 2 {
		t.Fatalf("%d hexes, %d colours; want %d, 2", len(s.Hexes), len(s.Colours), len(v.Map().Cells))
	}
	plain := chart.PlainHexes(v.Map())
	for id := range s.Hexes {
		h, got := v.Hex(hexmap.ID(id)), s.Hexes[id]
		want := map[nile.State]chart.Ink{
			nile.NotLand: chart.Bare, nile.Unmapped: chart.Bare, nile.Explored: chart.Crayon,
			nile.Published: chart.Published, nile.Printed: chart.Printed,
		}[h.State]
		if got.Ink != want {
			t.Errorf("hex %d is drawn with ink %d, not %d", id, got.Ink, want)
		}
		if got.Ink != chart.Bare && (got.Terrain != h.Terrain || got.Out != h.Out || got.In != h.In || got.Fall != int32(h.Fall)) {
			t.Errorf("hex %d: %+v of %+v", id, got, h)
		}
		if (got.Mark == chart.Hidden) != (h.Counter == nile.Facedown) {
			t.Errorf("hex %d: mark %d for counter %d", id, got.Mark, h.Counter)
		}
		if h.State == nile.Printed && plain[id].Ink != chart.Printed {
			t.Errorf("hex %d is printed, but not on the map of 1820", id)
		}
		if h.State == nile.Printed && plain[id].Breadth > 0 && got.Breadth == 0 {
			t.Errorf("hex %d: no river where one was in 1820", id)
		}
	}
}

func TestSheetHasTracksAndPiecesOfTheLiving(t *testing.T) {
	tab := table(t, "Ada Berg", "Bo Lind")
	both := func(v nile.View) bool {
		return v.Player(0).Where == nile.Africa && v.Player(1).Where == nile.Africa && v.Phase() == nile.ChoosingPace
	}
	wander(t, tab, both)
	v := view(tab, 0)
	s := With(v, chart.Options{})
	if len(s.Tracks) != 2 || len(s.Pieces) != 2 {
		t.Fatalf("%d tracks and %d counters of two expeditions, want 2, 2", len(s.Tracks), len(s.Pieces))
	}
	for i, p := range s.Pieces {
		sheet, _ := v.Sheet(game.Seat(i))
		if p.At != sheet.At || p.Colour != paint.Players[i] || p.Letter != []string{"A", "B"}[i] {
			t.Errorf("counter %d: %+v", i, p)
		}
		if p.Current != (v.ToMove() == game.Seat(i)) {
			t.Errorf("counter %d: current %v, want %v", i, p.Current, (v.ToMove() == game.Seat(i)))
		}
		if !slices.Equal(s.Tracks[i].Cells, sheet.Track) {
			t.Errorf("track %d: %v of %v", i, s.Tracks[i].Cells, sheet.Track)
		}
	}
}

func TestOnlyLeavesOutWhatOthersKeepToThemselves(t *testing.T) {
	tab := table(t, "Ada Berg", "Bo Lind")
	wander(t, tab, func(v nile.View) bool {
		mine, theirs := 0, 0
		for id := range v.Map().Cells {
			if k := v.Hex(hexmap.ID(id)).Known; k == 1 {
				mine++
			} else if k == 2 {
				theirs++
			}
		}
		return mine > 1 && theirs > 1
	})
	v := view(tab, 0)
	s := With(v, chart.Options{Only: true})
	seen := 0
	for id, h := range s.Hexes {
		hv, own := v.Hex(hexmap.ID(id)), v.Own(hexmap.ID(id))
		if h.Out != own.Out || h.In != own.In || h.Terrain != own.Terrain {
			t.Errorf("hex %d is drawn with %v, out %b, in %b; the explorer knows of %+v", id, h.Terrain, h.Out, h.In, own)
		}
		if hv.State != nile.Explored {
			continue
		}
		if know := hv.Known&1 != 0; know != (h.Ink == chart.Crayon) {
			t.Errorf("hex %d known by %b is drawn with ink %d", id, hv.Known, h.Ink)
		} else if know {
			seen++
		}
	}
	if seen == 0 {
		t.Error("nothing of the explorer's own is shown")
	}
}

func TestCachesOfOthersStayHidden(t *testing.T) {
	tab := table(t, "Ada Berg", "Bo Lind")
	cached := func(v nile.View) bool {
		all := uint8(0)
		for id := range v.Map().Cells {
			for seat := range game.Seat(2) { // nobody sees another's
				all |= view(tab, seat).Hex(hexmap.ID(id)).Caches
			}
		}
		return all == 3
	}
	wander(t, tab, cached)
	for seat := range game.Seat(2) {
		bits := uint8(0)
		for _, h := range With(view(tab, seat), chart.Options{}).Hexes {
			bits |= h.Caches
		}
		if bits != 1<<seat {
			t.Errorf("seat %d is shown the caches of %b", seat, bits)
		}
	}
	for _, h := range With(view(tab, game.Nobody), chart.Options{}).Hexes {
		if h.Caches != 0 {
			t.Errorf("everybody is shown a cache: got %v, wanted 0", h.Caches)
		}
	}
}

func TestLettersTellPlayersApart(t *testing.T) {
	for _, names := range [][]string{
		{"Ada", "Bo"}, {"Anna", "Anders", "Agnes"}, {"Jo", "Joan", "John"}, {"A", "A B", "AB C", "A D"}, {"1", "2"}, {"…", "Ö"},
	} {
		got := Letters(view(table(t, names...), game.Nobody))
		for i, l := range got {
			if l == "" || len([]rune(l)) > 2 || slices.Contains(got[:i], l) {
				t.Errorf("%q get %q", names, got)
			}
		}
	}
}

func TestCartouche(t *testing.T) {
	for _, c := range []struct {
		names []string
		want  string
	}{
		{[]string{"Ada"}, "Ada"},
		{[]string{"Ada", "Bo", "Cy"}, "Ada, Bo and Cy"},
		{[]string{"Traveller 1", "Traveller 2"}, chart.Unbroken("Traveller 1") + " and " + chart.Unbroken("Traveller 2")},
		{[]string{"A name that takes much room", "Another of some length", "And a third"}, chart.Unbroken("A name that takes much r") + " and two others"},
	} {
		for i, n := range c.names {
			c.names[i] = string([]rune(n)[:min(24, len([]rune(n)))])
		}
		s := With(view(table(t, c.names...), 0), chart.Options{})
		if s.Authors != c.want || s.Date != "April 1821" {
			t.Errorf("%q, %q; want %q", s.Authors, s.Date, c.want)
		}
	}
	if s := With(view(table(t, "Ada"), 0), chart.Options{Undated: true}); s.Date != "" {
		t.Errorf("dated %q", s.Date)
	}
}
