package render

import (
	"hash/fnv"
	"image"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// press is the chart's painter. It belongs to one goroutine at a time.
type press struct {
	sync.Mutex
	*chart.Painter
}

// presses keeps the painter of each board: there is one board, and setting the
// painter up takes some hundredths of a second.
var presses sync.Map // *hexmap.Map → *press

func pressFor(m *hexmap.Map) (*press, error) {
	if p, ok := presses.Load(m); ok {
		return p.(*press), nil
	}
	painter, err := newPainter(m)
	if err != nil {
		return nil, err
	}
	p, _ := presses.LoadOrStore(m, &press{Painter: painter})
	return p.(*press), nil
}

// newPainter is a painter of a board with the coast of Africa.
func newPainter(m *hexmap.Map) (*chart.Painter, error) {
	coast, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		return nil, err
	}
	return chart.New(m, coast)
}

// Zoom: hex sides in units. Each step is a quarter more.
const (
	zoomSide  = 34.64 // a hex is 60 units wide at step 0
	zoomRatio = 1.25
	zoomLeast = -8
	zoomMost  = 4
)

// chartView shows a chart in a rectangle of the screen, moves and zooms it, and
// tells which hex the player points at. What it shows is painted in tiles by a
// goroutine of its own (tileStore), so that it never waits for paint.
type chartView struct {
	press *press
	sheet *chart.Sheet
	tiles *tileStore

	at     ui.Point // of the chart in the middle of the view, hex sides from the paper's corner
	step   int      // of the zoom
	glide  *glide   // under way to another place
	turned float64  // when the zoom was last turned, in seconds
	set    bool     // at has been chosen

	rect   ui.Rect // of the last frame
	unit   float64 // device pixels a unit, in the last frame
	pulled float64 // how far the drag under way has moved

	// Hovered is the hex under the pointer, None when there is none.
	Hovered hexmap.ID
	// Clicked is the hex clicked in this frame, None when none was.
	Clicked hexmap.ID
	// Asked is the hex clicked with the right button in this frame, None when
	// none was.
	Asked hexmap.ID

	moves   map[string]*pieceMove
	resting map[string]restingPiece
	reveal  reveal

	named  []chart.PortName // the ports' names and their places
	nameAt []int            // which of these each stands in
	names  []setName        // those in the view, in the last frame
}

// glide is a movement of the view from one place to another.
type glide struct {
	from, to ui.Point
	began    float64
}

const glideTime = 0.28 // seconds

// zoomRests is how long after the last turn of the wheel the zoom is at rest, in
// seconds: until then what is painted already is shown larger or smaller, and
// nothing is painted for a scale that is left at once.
const zoomRests = 0.12

func newChartView(p *press, wake func()) *chartView {
	v := &chartView{press: p, Hovered: hexmap.None, Clicked: hexmap.None, Asked: hexmap.None, moves: map[string]*pieceMove{}, resting: map[string]restingPiece{}}
	v.reveal.at = hexmap.None
	v.turned = -zoomRests
	v.tiles = newTileStore(p, wake)
	return v
}

// setApart are the layers that the window draws above the tiles.
const setApart = chart.NoPieces | chart.NoPortNames

// Show puts a sheet on the chart: what has changed on it is painted again.
// The sheet must not be changed any more. Counters travel to where they went
// and the hex fresh, if it is not None, is coloured in stroke by stroke when
// animate is on.
func (v *chartView) Show(s *chart.Sheet, now float64, animate bool, fresh hexmap.ID) {
	s.Layers |= setApart
	old := v.sheet
	v.sheet = s
	v.tiles.show(s)
	if old == nil || !animate {
		clear(v.moves)
		v.reveal.at = hexmap.None
		return
	}
	for _, p := range s.Pieces {
		for _, q := range old.Pieces {
			if q.Letter == p.Letter && q.Colour == p.Colour && q.At != p.At {
				v.moves[p.Letter] = &pieceMove{from: q.At, began: now}
			}
		}
	}
	if fresh != hexmap.None {
		v.reveal = reveal{at: fresh, asked: now, began: -1}
	}
}

// fit chooses the largest zoom at which the whole chart fits a view of w by h
// units.
func (v *chartView) fit(w, h float64) {
	x0, y0, x1, y1 := v.press.Bounds()
	most := min(w/(x1-x0), h/(y1-y0)) / zoomSide
	v.step = min(max(int(math.Floor(math.Log(most)/math.Log(zoomRatio))), zoomLeast), 0)
}

// side is a hex side in device pixels.
func (v *chartView) side() float64 {
	return math.Round(zoomSide*math.Pow(zoomRatio, float64(v.step))*v.unit*100) / 100
}

// place is the middle of a hex in hex sides from the paper's corner.
func (v *chartView) place(id hexmap.ID) ui.Point {
	x, y := v.press.Centre(id, 1)
	return ui.Point{X: x, Y: y}
}

// CentreOn moves the view to a hex; smoothly, if now is not negative.
func (v *chartView) CentreOn(id hexmap.ID, now float64) {
	if id == hexmap.None {
		return
	}
	v.centreAt(v.place(id), now)
}

func (v *chartView) centreAt(to ui.Point, now float64) {
	if now < 0 || !v.set {
		v.at, v.glide, v.set = to, nil, true
		return
	}
	v.glide = &glide{from: v.at, to: to, began: now}
}

// Keep moves the view only if a hex is not well within it.
func (v *chartView) Keep(id hexmap.ID, now float64) {
	if id == hexmap.None || v.rect.Empty() {
		v.CentreOn(id, now)
		return
	}
	r := v.HexRect(id)
	margin := min(v.rect.W, v.rect.H) * 0.18
	if in := v.rect.Inset(margin); !in.Contains(r.Centre()) {
		v.CentreOn(id, now)
	}
}

// HexRect is where a hex lies on the screen, in units.
func (v *chartView) HexRect(id hexmap.ID) ui.Rect {
	s := v.side() / v.unit
	x, y := v.onScreen(id)
	return ui.R(x-s*hexmap.Sqrt3/2, y-s, s*hexmap.Sqrt3, 2*s)
}

// onScreen is the middle of a hex on the screen, in units.
func (v *chartView) onScreen(id hexmap.ID) (x, y float64) {
	o := v.origin()
	x, y = v.press.Centre(id, v.side())
	return (x+float64(o.X))/v.unit + v.rect.X, (y+float64(o.Y))/v.unit + v.rect.Y
}

// origin is where the chart's pixel (0, 0) lies, in device pixels from the
// view's upper left corner.
func (v *chartView) origin() image.Point {
	s := v.side()
	w, h := v.rect.W*v.unit, v.rect.H*v.unit
	return image.Pt(int(math.Round(w/2-v.at.X*s)), int(math.Round(h/2-v.at.Y*s)))
}

// hexAt is the hex under a point of the screen.
func (v *chartView) hexAt(p ui.Point) hexmap.ID {
	o := v.origin()
	x := int(math.Floor((p.X-v.rect.X)*v.unit)) - o.X
	y := int(math.Floor((p.Y-v.rect.Y)*v.unit)) - o.Y
	return v.press.HexAt(image.Pt(x, y), v.side())
}

// Frame reacts to the pointer and draws the chart with marks above it. shade
// is a rectangle that hides the chart from the pointer no more than a tip
// does: the pointer is felt through it.
func (v *chartView) Frame(c *ui.Context, r ui.Rect, marks []chartMark, shade ui.Rect) {
	first := v.rect.Empty()
	v.rect, v.unit = r, c.Scale
	if first && !v.set {
		x0, y0, x1, y1 := v.press.Bounds()
		v.centreAt(ui.Point{X: (x1 - x0) / 2, Y: (y1 - y0) / 2}, -1)
	}
	v.limit()
	v.pointer(c, shade)
	v.travel(c)
	v.limit()
	busy := v.animations(c)
	zooming := c.In.Now < v.turned+zoomRests
	if zooming {
		c.WakeAt(v.turned + zoomRests)
	}
	h := fnv.New64a()
	o := v.origin()
	hashNumbers(h, int64(o.X), int64(o.Y), int64(v.side()*100), int64(v.tiles.version()), busy, boolNumber(zooming))
	for _, m := range marks {
		hashNumbers(h, int64(m.at), int64(m.kind))
	}
	for _, p := range v.sheet.Pieces {
		hashNumbers(h, int64(p.At), boolNumber(p.Current))
	}
	names := append([]setName(nil), v.setNames()...)
	for _, n := range names {
		hashNumbers(h, int64(len(n.text)), int64(math.Round(n.x)), int64(math.Round(n.y)))
	}
	marks = append([]chartMark(nil), marks...)
	now := c.In.Now
	c.Custom(r, "chart", h.Sum64(), func(dst *ebiten.Image, px image.Rectangle) { v.draw(dst, px, marks, names, now, zooming) })
}

func boolNumber(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

type writer interface{ Write(b []byte) (int, error) }

func hashNumbers(w writer, numbers ...int64) {
	var b [8]byte
	for _, n := range numbers {
		for i := range b {
			b[i] = byte(n >> (8 * i))
		}
		_, _ = w.Write(b[:]) // hashes never fail
	}
}

// pointer drags, zooms and finds the hex pointed at.
func (v *chartView) pointer(c *ui.Context, shade ui.Rect) {
	re := c.React("chart", v.rect, ui.NoFocus)
	v.Clicked, v.Asked = hexmap.None, hexmap.None
	if re.Right {
		v.Asked = v.hexAt(c.In.Mouse)
	}
	over := re.Hover || c.HasKeys() && c.In.Inside && shade.Contains(c.In.Mouse) && v.rect.Contains(c.In.Mouse)
	if re.Pressed {
		v.pulled = 0
	}
	if re.Dragging {
		v.pulled += math.Hypot(re.Drag.X, re.Drag.Y)
		if v.pulled > dragStarts {
			s := v.side() / v.unit
			v.at.X -= re.Drag.X / s
			v.at.Y -= re.Drag.Y / s
			v.glide = nil
			c.Touch()
		}
	}
	if over && c.In.Wheel.Y != 0 {
		v.zoomBy(int(math.Copysign(math.Ceil(math.Abs(c.In.Wheel.Y)), c.In.Wheel.Y)), c.In.Mouse)
		v.turned = c.In.Now
		c.In.Wheel = ui.Point{}
		c.Touch()
	}
	v.Hovered = hexmap.None
	if over && (!re.Held || v.pulled <= dragStarts) {
		v.Hovered = v.hexAt(c.In.Mouse)
	}
	if re.Clicked && v.pulled <= dragStarts {
		v.Clicked = v.hexAt(c.In.Mouse)
	}
}

// dragStarts is how far the pointer moves before a click becomes a drag, in units.
const dragStarts = 5

// zoomBy zooms by steps and keeps the place under a point of the screen there.
func (v *chartView) zoomBy(steps int, at ui.Point) {
	was := v.side()
	v.step = min(max(v.step+steps, zoomLeast), zoomMost)
	is := v.side()
	dx := (at.X - v.rect.Centre().X) * v.unit
	dy := (at.Y - v.rect.Centre().Y) * v.unit
	v.at.X += dx/was - dx/is
	v.at.Y += dy/was - dy/is
	v.glide = nil
}

// Keys moves and zooms the chart by keyboard. Call it after all that may want
// arrows themselves.
func (v *chartView) Keys(c *ui.Context) {
	if !c.HasKeys() {
		return
	}
	for _, k := range [2]struct {
		cmd ui.Command
		by  int
	}{{keymap.Nearer, 1}, {keymap.Farther, -1}} {
		if c.Command(k.cmd) {
			v.zoomBy(k.by, v.rect.Centre())
			v.turned = c.In.Now
		}
	}
	step := panStep / (v.side() / v.unit)
	for _, k := range [4]struct {
		cmd    ui.Command
		dx, dy float64
	}{{keymap.West, -step, 0}, {keymap.East, step, 0}, {keymap.North, 0, -step}, {keymap.South, 0, step}} {
		if c.Command(k.cmd) {
			to := v.at
			if v.glide != nil {
				to = v.glide.to
			}
			v.centreAt(ui.Point{X: to.X + k.dx, Y: to.Y + k.dy}, c.In.Now)
		}
	}
}

// panStep is how far a key moves the chart, in units.
const panStep = 120

// travel moves a view that is under way.
func (v *chartView) travel(c *ui.Context) {
	g := v.glide
	if g == nil {
		return
	}
	t := (c.In.Now - g.began) / glideTime
	if t >= 1 {
		v.at, v.glide = g.to, nil
		return
	}
	t = t * t * (3 - 2*t)
	v.at = ui.Point{X: g.from.X + (g.to.X-g.from.X)*t, Y: g.from.Y + (g.to.Y-g.from.Y)*t}
	c.Animate()
}

// limit keeps the paper in the view: what is smaller than the view stands in
// its middle.
func (v *chartView) limit() {
	x0, y0, x1, y1 := v.press.Bounds()
	s := v.side() / v.unit
	within := func(at, size, room float64) float64 {
		half := room / s / 2
		if 2*half >= size {
			return size / 2
		}
		return min(max(at, half), size-half)
	}
	v.at.X = within(v.at.X, x1-x0, v.rect.W)
	v.at.Y = within(v.at.Y, y1-y0, v.rect.H)
	if g := v.glide; g != nil {
		g.to.X = within(g.to.X, x1-x0, v.rect.W)
		g.to.Y = within(g.to.Y, y1-y0, v.rect.H)
	}
}
