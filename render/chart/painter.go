package chart

import (
	"errors"
	"image"
	"math"
	"slices"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// Painter paints one map. It keeps what does not change (paper, sea, the
// printed belt) in tiles, so it is to be used by one goroutine at a time.
type Painter struct {
	world *World
	m     *hexmap.Map // the world's
	says  Words
	sheet sheetBox
	shore *shore
	faces *faces
	proj  *projection // nil when the ports do not tell it

	plain   []Hex // the map as the sheet would show it before the first move
	unknown []unknownLetter
	plates  plates
	ports   []portName // on the whole chart without legend and scores
	named   []PortName // their names and all places for them

	tiles tileCache
	words words // what the cartouche in the tiles says

	// What the sheet being painted asks for, from heed.
	print    print
	inks     *inkBox
	setting  *setting
	layouts  []keptLayout
	scores   []Score
	settings map[settingKey]*setting

	// Scratch, kept from call to call.
	ras      paint.Raster
	work     path
	buf      []pt
	hands    [2]crayonHand
	mixed    bool // both are at work
	lut      []uint8
	lutScale float64
}

// The frame round the map, in hex sides.
const (
	frameGap    = 0.22 // from the outermost hexes to the neat-line
	frameBand   = 0.62 // between the two lines: the degrees
	frameMargin = 0.75 // bare paper outside
)

// New prepares a painter for a world, with the words that stand on the chart
// itself. The error says which typeface is broken, or that there is no map.
func New(world *World, says Words) (*Painter, error) {
	m := world.Map
	if m == nil || m.Cols < 1 || m.Rows < 1 || len(m.Cells) != m.Cols*m.Rows {
		return nil, errors.New("chart: no map to paint")
	}
	f, err := loadFaces()
	if err != nil {
		return nil, err
	}
	in := box{
		-hexmap.Sqrt3/2 - frameGap, -1 - frameGap,
		hexmap.Sqrt3*float64(m.Cols) + frameGap, 1.5*float64(m.Rows-1) + 1 + frameGap,
	}
	if m.Rows == 1 {
		in.x1 -= hexmap.Sqrt3 / 2
	}
	out := in.grow(frameBand + frameMargin)
	p := &Painter{world: world, m: m, says: says, faces: f, sheet: sheetBox{out.x0, out.y0, out.x1, out.y1, in}}
	p.tiles.most = tilesLeast
	p.shore = newShore(world.Coast, in.grow(0.3))
	p.plain = PlainHexes(m)
	p.proj = fitProjection(world)
	p.inks = Natural.box()
	p.placePlates()
	p.setting = p.settingFor(&Sheet{}, 0)
	p.ports = p.setting.ports
	p.named = p.findPlaces()
	p.placeUnknown()
	return p, nil
}

// Bounds is the whole sheet of paper in hex sides, margins included; the
// units and origin of hexmap.Hex.Centre.
func (p *Painter) Bounds() (x0, y0, x1, y1 float64) {
	return p.sheet.x0, p.sheet.y0, p.sheet.x1, p.sheet.y1
}

// Cartouche is where the title stands, in the same units; nowhere where there is no room.
func (p *Painter) Cartouche() (x0, y0, x1, y1 float64) {
	b := p.plates.cartouche
	return b.x0, b.y0, b.x1, b.y1
}

// Rose is where the compass rose stands, likewise.
func (p *Painter) Rose() (x0, y0, x1, y1 float64) {
	b := p.plates.rose
	return b.x0, b.y0, b.x1, b.y1
}

// Size is how many pixels the whole chart has at scale pixels a hex side.
func (p *Painter) Size(scale float64) image.Point {
	return image.Pt(int(math.Ceil((p.sheet.x1-p.sheet.x0)*scale)), int(math.Ceil((p.sheet.y1-p.sheet.y0)*scale)))
}

// Inside is the rectangle of pixels within the neat-line: the map itself.
func (p *Painter) Inside(scale float64) image.Rectangle {
	in := p.sheet.in
	px := func(v, o float64) int { return int(math.Round((v - o) * scale)) }
	return image.Rect(px(in.x0, p.sheet.x0), px(in.y0, p.sheet.y0), px(in.x1, p.sheet.x0), px(in.y1, p.sheet.y0))
}

// PrintWidth is the width of the printed chart in inches.
const PrintWidth = 24

// ScaleForDPI is the scale, in pixels a hex side, at which the chart comes out
// PrintWidth inches wide at the given dots an inch.
func (p *Painter) ScaleForDPI(dpi float64) float64 {
	return PrintWidth * dpi / (p.sheet.x1 - p.sheet.x0)
}

// Centre is the middle of a cell in pixels of the whole chart.
func (p *Painter) Centre(id hexmap.ID, scale float64) (x, y float64) {
	x, y = p.m.Cells[id].Hex.Centre()
	return (x - p.sheet.x0) * scale, (y - p.sheet.y0) * scale
}

// HexAt is the cell under a pixel of the whole chart, hexmap.None off the board.
func (p *Painter) HexAt(q image.Point, scale float64) hexmap.ID {
	x := (float64(q.X)+0.5)/scale + p.sheet.x0
	y := (float64(q.Y)+0.5)/scale + p.sheet.y0
	return p.m.ID(hexmap.At(x, y))
}

// dirtyReach is how far from a hex's centre its paint may go: stubs lead half
// a hex into the next, and a neighbour's river widens to meet this one.
const dirtyReach = 1.72

// Dirty is the rectangle of pixels that a change of one hex of the sheet may
// touch. A longer track touches the hexes of its last three cells; a label or
// a change of the cartouche's words, the whole.
func (p *Painter) Dirty(id hexmap.ID, scale float64) image.Rectangle {
	x, y := p.Centre(id, scale)
	k := dirtyReach*scale + 2
	r := image.Rect(int(math.Floor(x-k)), int(math.Floor(y-k)), int(math.Ceil(x+k)), int(math.Ceil(y+k)))
	all := slices.ContainsFunc(p.unknown, func(l unknownLetter) bool { return slices.Contains(l.cells, id) }) // they go together
	for _, l := range p.unknown {
		if all || p.m.Distance(l.cells[0], id) <= unknownReach {
			q := image.Pt(int((l.at.X-p.sheet.x0)*scale), int((l.at.Y-p.sheet.y0)*scale))
			k := int(math.Ceil(unknownSize*0.8*scale)) + 2
			r = r.Union(image.Rect(q.X-k, q.Y-k, q.X+k, q.Y+k))
		}
	}
	return r.Intersect(image.Rectangle{Max: p.Size(scale)})
}

// hex is what the sheet shows of a cell; the map itself, where the sheet says nothing.
func (p *Painter) hex(s *Sheet, id hexmap.ID) *Hex {
	if int(id) < len(s.Hexes) {
		return &s.Hexes[id]
	}
	return &p.plain[id]
}
