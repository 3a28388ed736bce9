package chart

import (
	"testing"

	"sourceofthenile/hexmap"
)

// island is a small land of 9 × 6 cells with sea to the west, one row of it known.
func island(t testing.TB) (*hexmap.Map, *Painter) {
	t.Helper()
	m := &hexmap.Map{Cols: 9, Rows: 6}
	for row := range m.Rows {
		for col := range m.Cols {
			c := hexmap.Cell{Hex: hexmap.HexAt(col, row), Ground: hexmap.Land, Port: hexmap.NoPort, River: hexmap.NoRiver}
			switch {
			case col == 0:
				c.Ground = hexmap.Sea
			case row == 0 && col < int(hexmap.Terrains):
				c.Terrain = hexmap.Terrain(col)
			}
			m.Cells = append(m.Cells, c)
		}
	}
	at := m.ID(hexmap.HexAt(1, 3))
	m.Cells[at].Port = 0
	m.Cells[at].Terrain = hexmap.Veldt
	x, y := m.Cells[at].Hex.Centre()
	m.Ports = []hexmap.Port{{Name: "Haven", At: at, Lat: 1, Lon: 2, X: x - 0.5, Y: y + 0.1}}
	m.Finish()
	coast := []hexmap.Outline{
		{Name: "Mainland", Points: [][2]float64{
			{0.5, -3}, {0.9, -1}, {0.6, 0.4}, {1.1, 1.6}, {0.8, 2.7}, {1.2, 3.6}, {1.0, 4.4}, {1.4, 5.1}, {0.9, 6.3}, {1.2, 7.4}, {0.8, 9}, {0.7, 12}, {20, 12}, {20, -3},
		}},
		{Points: [][2]float64{{-0.4, 5.9}, {0, 5.8}, {0.1, 6.2}, {-0.2, 6.4}}},
	}
	p, err := New(&World{Map: m, Coast: coast, Legend: allSigns()}, readWords(t))
	if err != nil {
		t.Fatal(err)
	}
	return m, p
}

// everything is a sheet of the island that shows each thing the painter can draw.
func everything(m *hexmap.Map) *Sheet {
	s := &Sheet{
		Hexes: PlainHexes(m), Colours: seatColours,
		Title: "Island", Subtitle: "and its waters", Authors: "nobody yet", Date: "May 1821",
	}
	at := func(col, row int) *Hex { return &s.Hexes[m.ID(hexmap.HexAt(col, row))] }
	id := func(col, row int) hexmap.ID { return m.ID(hexmap.HexAt(col, row)) }
	for i := hexmap.Blank + 1; i < hexmap.Terrains; i++ {
		*at(int(i), 1) = Hex{Ink: Crayon, Terrain: i}
		*at(int(i), 2) = Hex{Ink: Published, Terrain: i}
	}
	// A river: source, bend, confluence, cataract, mouth; and a stub.
	*at(4, 3) = Hex{Ink: Crayon, Terrain: hexmap.Mountain, Out: hexmap.W.Set(), Breadth: 1, Peak: 16400}
	*at(3, 3) = Hex{Ink: Crayon, Terrain: hexmap.Veldt, Out: hexmap.W.Set(), In: hexmap.E.Set() | hexmap.SE.Set(), Breadth: 5, Cataract: hexmap.W, Fall: 120}
	*at(2, 3) = Hex{Ink: Crayon, Terrain: hexmap.Jungle, Out: hexmap.W.Set(), In: hexmap.E.Set(), Breadth: 8, Tribe: 7}
	*at(1, 3) = Hex{Ink: Printed, Terrain: hexmap.Veldt, Out: hexmap.W.Set(), In: hexmap.E.Set(), Breadth: 9}
	*at(4, 4) = Hex{Ink: Crayon, Terrain: hexmap.Swamp, Out: hexmap.NW.Set(), In: hexmap.E.Set(), Breadth: 3}
	// A lake that two rivers leave, one of them to nowhere yet; a fork in a swamp; a pan.
	*at(5, 4) = Hex{Ink: Crayon, Terrain: hexmap.Lake, Out: hexmap.W.Set() | hexmap.SW.Set(), In: hexmap.E.Set(), Breadth: 2, Lake: 5300}
	*at(6, 4) = Hex{Ink: Crayon, Terrain: hexmap.Swamp, Out: hexmap.W.Set() | hexmap.SE.Set(), In: hexmap.NE.Set(), Breadth: 1}
	*at(7, 4) = Hex{Ink: Crayon, Terrain: hexmap.Desert, In: hexmap.SE.Set(), Breadth: 1}
	*at(6, 3) = Hex{Ink: Crayon, Terrain: hexmap.Desert, Oasis: true, Tribe: 12}
	*at(2, 4) = Hex{Ink: Crayon, Terrain: hexmap.Veldt, Flags: 0b111, Caches: 0b101}
	*at(3, 4) = Hex{Ink: Published, Terrain: hexmap.Veldt, Caches: 0b111111}
	for i := NoMark + 1; i < marks; i++ {
		at(int(i)+1, 5).Mark = i
	}
	s.Tracks = []Track{
		{seatColours[0], 0, []hexmap.ID{id(1, 3), id(2, 3), id(2, 4), id(3, 4), id(4, 4)}},
		{seatColours[1], 1, []hexmap.ID{id(5, 2), id(6, 3), id(7, 3), id(6, 3)}},
	}
	s.Pieces = []Piece{
		{id(5, 3), seatColours[0], "A", true, false},
		{id(7, 3), seatColours[1], "B", false, false},
		{id(7, 3), seatColours[2], "C", false, false},
		{id(7, 3), seatColours[3], "D", false, false},
	}
	x, y := m.Cells[id(8, 4)].Hex.Centre()
	s.Labels = []Label{
		{Text: "Long Range", X: x - 1, Y: y + 0.2, Angle: -0.3, Style: Place},
		{Text: "Blue Water", X: x - 5.6, Y: y - 0.5, Style: Water},
		{Text: "good grazing", X: x - 8, Y: y - 2.3, Style: Hand},
		{Text: "Land", X: x - 4, Y: y + 1.2, Style: Region},
	}
	return s
}
