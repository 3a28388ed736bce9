package hexmap_test

import (
	"testing"

	"sourceofthenile/hexmap"
)

func TestTerrainWords(t *testing.T) {
	for ter := hexmap.Blank; ter < hexmap.Terrains; ter++ {
		if back, ok := hexmap.TerrainNamed(ter.String()); !ok || back != ter {
			t.Errorf("%q is read as %v", ter, back)
		}
	}
	if _, ok := hexmap.TerrainNamed("tundra"); ok {
		t.Error("there is no tundra")
	}
}

// Rule 10.21: what the mixed terrains count as.
func TestMixedTerrain(t *testing.T) {
	for _, test := range []struct {
		t                                 hexmap.Terrain
		jungly, swampy, mountainous, wets bool
	}{
		{hexmap.Blank, false, false, false, false},
		{hexmap.Desert, false, false, false, false},
		{hexmap.Jungle, true, false, false, false},
		{hexmap.Lake, false, false, false, true},
		{hexmap.Swamp, false, true, false, true},
		{hexmap.Veldt, false, false, false, false},
		{hexmap.Mountain, false, false, true, false},
		{hexmap.JungleSwamp, true, true, false, true},
		{hexmap.JungleMountain, true, false, true, false},
	} {
		if test.t.Jungly() != test.jungly || test.t.Swampy() != test.swampy ||
			test.t.Mountainous() != test.mountainous || test.t.Wet() != test.wets {
			t.Errorf("%v is taken for something else", test.t)
		}
	}
}

func TestDirectionWords(t *testing.T) {
	for d := hexmap.NoDir; d <= hexmap.NW; d++ {
		if back, ok := hexmap.DirNamed(d.String()); !ok || back != d {
			t.Errorf("%q is read as %v", d, back)
		}
	}
	if _, ok := hexmap.DirNamed("N"); ok {
		t.Error("no hex lies due north")
	}
}
