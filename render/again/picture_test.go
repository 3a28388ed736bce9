package again

import (
	"image"
	"math"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/journal"
)

// A short game is watched on the part of the chart that it is about, however the window is: all that was drawn and everybody
// who walked are on it, larger than on the whole; a game about all Africa is watched on the whole.
func TestTheChartShowsWhatAGameIsAbout(t *testing.T) {
	table := played(t, "nile", 7, 120)
	r := wholly(games["nile"].of, table.Story(), game.Nobody)
	of := games["nile"].of.(journal.Filmed)
	o := chart.Options{Print: true}
	about := slices.Clone(r.about)
	if len(about) < 3 {
		t.Fatalf("the game is about %d hexes", len(about))
	}
	world, err := of.World(of.Sheet(r.position(0), game.Nobody, o))
	if err != nil {
		t.Fatal(err)
	}
	press, err := chartview.PressFor(world)
	if err != nil {
		t.Fatal(err)
	}
	about = slices.DeleteFunc(about, func(id hexmap.ID) bool { // three parties are all over Africa: those of one
		x, y := press.Centre(id, 1)
		x0, y0 := press.Centre(about[len(about)-1], 1)
		return math.Hypot(x-x0, y-y0) > 9
	})
	var everywhere []hexmap.ID
	for id := range of.Sheet(r.position(0), game.Nobody, o).Hexes {
		everywhere = append(everywhere, hexmap.ID(id))
	}
	for _, size := range []image.Point{{470, 560}, {560, 470}, {1100, 1200}} {
		scale, part := partOf(press, about, size.X, size.Y)
		if part.Empty() {
			t.Fatalf("%v: the whole chart is shown", size)
		}
		if whole := float64(size.X) / float64(press.Size(1).X); scale < 1.25*whole {
			t.Errorf("%v: a hex side is %v pixels, on the whole chart %v", size, scale, whole)
		}
		for _, id := range about {
			if x, y := press.Centre(id, scale); !image.Pt(int(x), int(y)).In(part) {
				t.Errorf("%v: hex %d at %v, %v is not in %v", size, id, x, y, part)
			}
		}
		if _, part := partOf(press, everywhere, size.X, size.Y); !part.Empty() {
			t.Errorf("%v: of a game about all Africa %v is shown", size, part)
		}
	}
}
