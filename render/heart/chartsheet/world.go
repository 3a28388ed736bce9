// Package chartsheet is from the view of a game to what the painter of the chart
// paints: the board of hexes that the regions are drawn of, what is found out of
// them, and the lines and signs between them.
package chartsheet

import (
	"fmt"
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/words"
)

// The middle of the projection, in degrees: that of the shores in assets.
const midLat, midLon = -9.0, 20.0

// towns are where the towns of the Ports lie on the board, in sides of a hex, by
// region: Towns of package chart in the projection of the shores.
var towns = [chart.Ports][2]float64{{10.16, 16.38}, {15.08, 31.26}, {21.49, 61.00}, {42.34, 42.62}, {45.86, 28.63}}

// Board is the chart as it is printed, and where its regions lie on it.
type Board struct {
	World   *painter.World
	Map     *hexmap.Map
	of      []chart.Region // by hex; Nowhere outside the regions
	hexes   [chart.Regions][]hexmap.ID
	middles [chart.Regions]hexmap.ID
	places  [chart.Regions]place
	roomy   [chart.Regions][]hexmap.ID // those least under the name first
	found   [chart.Regions][drawings][]hexmap.ID
	crosses [chart.Borders]crossing
	coast   []hexmap.Outline

	offshore []hexmap.DirSet // by hex: the sides that lie in the sea
}

// crossing is the middle one of the sides that two regions share: where the marker of
// the border lies, and rivers cross.
type crossing struct {
	a, b hexmap.ID // in the border's region A and in its B
}

var board = sync.OnceValues(newBoard)

// Printed is the board; the error says what of the map in assets cannot be read.
func Printed() (*Board, error) { return board() }

func newBoard() (*Board, error) {
	m, err := hexmap.Read(assets.Africa)
	if err != nil {
		return nil, err
	}
	coast, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		return nil, err
	}
	seas, err := painter.ReadSeas(assets.Seas)
	if err != nil {
		return nil, err
	}
	if m.Cols != chart.Columns || m.Rows <= chart.LastRow {
		return nil, fmt.Errorf("heart: the map has %d columns and %d rows", m.Cols, m.Rows)
	}
	b := &Board{Map: m, of: make([]chart.Region, len(m.Cells))}
	b.clear()
	b.coast = coast
	if err := b.ports(); err != nil {
		return nil, err
	}
	b.Map.Finish()
	b.regions()
	b.seaward()
	b.World = &painter.World{
		Legend: legend, Samples: samples(), Map: m, Coast: coast, Seas: seas, MidLat: midLat, MidLon: midLon, Named: true, Over: b.over(), Says: func() painter.Words { return words.In(tell.Words()) },
	}
	return b, nil
}

// legend is what the chart explains: land, water, and what was found.
var legend = []painter.Sign{
	painter.JungleSign, painter.VeldtSign, painter.DryGrassSign, painter.DesertSign, painter.MountainSign, painter.SwampSign, painter.LakeSign,
	painter.RiverSign, painter.LostCitySign, painter.KingdomSign, painter.MineSign,
}

// samples are what is explained besides: the Colour Codes that stand on borders.
func samples() (out []painter.Sample) {
	for s := range chart.GreenLeaf {
		out = append(out, painter.Sample{Name: tell.SignKey(s), Prints: sign(s, [][2]float64{{0, 0}})})
	}
	return out
}

// northOf is the row that the desert beyond the chart ends above.
const northOf = 4

// clear makes the land of the regions blank but for the Ports, and takes away the
// rivers, which players find.
func (b *Board) clear() {
	b.Map.Rivers = nil
	for i := range b.Map.Cells {
		c := &b.Map.Cells[i]
		row, col := i/b.Map.Cols, i%b.Map.Cols
		g, r := chart.At(row, col)
		b.of[i] = r
		c.Port, c.River, c.Colony = hexmap.NoPort, hexmap.NoRiver, false
		c.In, c.Out, c.Cataract = 0, 0, hexmap.NoDir
		switch {
		case g == chart.Charted:
			c.Ground, c.Terrain = hexmap.Land, landOf(chart.Of(r).Printed)
			b.hexes[r] = append(b.hexes[r], hexmap.ID(i))
		case c.Ground == hexmap.Land && c.Terrain == hexmap.Blank: // off this chart, and no business of it
			c.Terrain = hexmap.Veldt
			if row < northOf {
				c.Terrain = hexmap.Desert
			}
		}
	}
}

// landOf is the crayon of a terrain; that of Veldt has another beside it (dry).
func landOf(t chart.Terrain) hexmap.Terrain {
	return [chart.Terrains]hexmap.Terrain{hexmap.Blank, hexmap.Jungle, hexmap.Veldt, hexmap.Veldt, hexmap.Desert}[t]
}

// dry is the second crayon of a terrain: grass goes over into desert.
func dry(t chart.Terrain) hexmap.Terrain {
	if t == chart.Veldt {
		return hexmap.Desert
	}
	return hexmap.Blank
}

// ports puts the towns on the board.
func (b *Board) ports() error {
	b.Map.Ports = nil
	for r := range chart.Region(chart.Ports) {
		t := chart.Towns[r]
		x, y := towns[r][0], towns[r][1]
		at := b.nearest(r, x, y)
		if at == hexmap.None {
			return fmt.Errorf("heart: %s has no hexes", chart.Of(r).Name)
		}
		b.Map.Cells[at].Port = hexmap.PortID(r)
		b.Map.Ports = append(b.Map.Ports, hexmap.Port{Name: t.Name, At: at, Lat: t.Lat, Lon: t.Lon, X: x, Y: y})
	}
	return nil
}

// nearest is the hex of a region that lies nearest to a place, None if it has none.
func (b *Board) nearest(r chart.Region, x, y float64) (best hexmap.ID) {
	best = hexmap.None
	least := 0.0
	for _, id := range b.hexes[r] {
		hx, hy := b.Map.Cells[id].Hex.Centre()
		if d := (hx-x)*(hx-x) + (hy-y)*(hy-y); best == hexmap.None || d < least {
			best, least = id, d
		}
	}
	return best
}

// regions finds the middles of the regions and where rivers cross their borders.
func (b *Board) regions() {
	for r := range chart.Region(chart.Regions) {
		x, y := b.mean(r)
		b.middles[r] = b.nearest(r, x, y)
		b.hexes[r] = b.byDistance(r, x, y)
	}
	for n := range uint8(chart.Borders) {
		sides := b.sides(n)
		b.crosses[n] = sides[len(sides)/2]
	}
	b.findPlaces()
	for r := range chart.Region(chart.Regions) {
		b.roomy[r] = b.byRoomUnder(r, 0)
		b.found[r] = b.finds(r)
	}
}

// mean is the middle of a region's hexes, in sides of a hex.
func (b *Board) mean(r chart.Region) (x, y float64) {
	for _, id := range b.hexes[r] {
		hx, hy := b.Map.Cells[id].Hex.Centre()
		x, y = x+hx, y+hy
	}
	n := float64(len(b.hexes[r]))
	return x / n, y / n
}

// Region is the region of a hex, Nowhere outside.
func (b *Board) Region(id hexmap.ID) chart.Region {
	if id == hexmap.None || int(id) >= len(b.of) {
		return chart.Nowhere
	}
	return b.of[id]
}

// Middle is the hex in the middle of a region.
func (b *Board) Middle(r chart.Region) hexmap.ID { return b.middles[r] }

// Hexes are those of a region, the nearest to its middle first.
func (b *Board) Hexes(r chart.Region) []hexmap.ID { return b.hexes[r] }
