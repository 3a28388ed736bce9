package nile

import (
	"bytes"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Any difference between values of the same types shows, and equal values show none.
func TestAnImprintTellsApart(t *testing.T) {
	for _, of := range [][][]any{
		{{1, 2}, {2, 1}, {-1, 2}, {300, 2}},
		{{[]int(nil), 0}, {[]int{0}, 0}, {[]int{0, 0}, 0}, {[]int(nil), 1}},
		{{"ab", "c"}, {"a", "bc"}, {"abc", ""}},
		{{HexView{}}, {HexView{By: game.Nobody}}, {HexView{Terrain: hexmap.Lake}}, {HexView{River: "Nile"}}, {HexView{Salt: true}}, {HexView{Oasis: true}}},
		{{[]HexView{{Fall: 1}}}, {[]HexView{{Fall: 300}}}, {[]HexView{{Fall: 1}, {}}}},
		{{[2]bool{true}}, {[2]bool{false, true}}, {[2]bool{}}},
		{{(*HexView)(nil)}, {&HexView{}}, {&HexView{Peak: 1}}},
		{{0.5}, {0.25}, {-0.5}},
		{{nil}, {"x"}},
	} {
		for i, a := range of {
			for k, b := range of {
				if same := bytes.Equal(imprint(nil, a...), imprint(nil, b...)); same != (i == k) {
					t.Errorf("%+v and %+v have the same imprint: %v, want %v", a, b, same, (i == k))
				}
			}
		}
	}
}
