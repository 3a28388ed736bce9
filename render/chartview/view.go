package chartview

import (
	"hash/fnv"
	"image"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Press is the chart's painter. It belongs to one goroutine at a time.
type Press struct {
	sync.Mutex
	*chart.Painter
}

// presses keeps the painter of each world: setting one up takes some hundredths of a
// second.
var presses sync.Map // world → *Press

// world is one in a language.
type world struct {
	*chart.World
	says chart.Words
}

// PressFor is the press of a world: one for each, and for each language.
func PressFor(w *chart.World) (*Press, error) {
	key := world{w, words.Default()}
	if w.Says != nil {
		key.says = w.Says()
	}
	if p, ok := presses.Load(key); ok {
		return p.(*Press), nil
	}
	painter, err := chart.New(w, key.says)
	if err != nil {
		return nil, err
	}
	p, _ := presses.LoadOrStore(key, &Press{Painter: painter})
	return p.(*Press), nil
}

// Spare has the presses that are not at work let go of what they keep for the next time.
func Spare() {
	presses.Range(func(_, p any) bool {
		if press := p.(*Press); press.TryLock() {
			press.Painter.Spare()
			press.Unlock()
		}
		return true
	})
}

// Zoom: hex sides in units. Each step is a quarter more.
const (
	zoomSide  = 34.64 // a hex is 60 units wide at step 0
	zoomRatio = 1.25
	zoomLeast = -8
	zoomMost  = 4
)

// View shows a chart in a rectangle of the screen, moves and zooms it, and
// tells which hex the player points at. What it shows is painted in tiles by a
// goroutine of its own (tileStore), so that it never waits for paint.
type View struct {
	Press *Press
	Sheet *chart.Sheet
	Tint  Tint // of what is painted, when it is drawn
	// Over is what lies on the view, buttons in its corner: the ports' names give way to it where they have another place.
	Over  []ui.Rect
	tiles *tileStore

	At     ui.Point // of the chart in the middle of the view, hex sides from the paper's corner
	Step   int      // of the zoom
	Glide  *glide   // under way to another place
	turned float64  // when the zoom was last turned, in seconds
	set    bool     // at has been chosen

	Rect    ui.Rect // of the last frame
	Unit    float64 // device pixels a unit, in the last frame
	pulled  float64 // how far the drag under way has moved
	passing bool    // the chart was under way to another place since the button went down

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
	boxes  []ui.Rect        // and what they cover
}

// glide is a movement of the view from one place to another.
type glide struct {
	from, To ui.Point
	began    float64
}

const glideTime = 0.28 // seconds

// zoomRests is how long after the last turn of the wheel the zoom is at rest, in
// seconds: until then what is painted already is shown larger or smaller, and
// nothing is painted for a scale that is left at once.
const zoomRests = 0.12

// NewView is a view of what a press paints; wake is called, from any goroutine, when
// something has been painted.
func NewView(p *Press, wake func()) *View {
	v := &View{Press: p, Hovered: hexmap.None, Clicked: hexmap.None, Asked: hexmap.None, moves: map[string]*pieceMove{}, resting: map[string]restingPiece{}}
	v.reveal.at = hexmap.None
	v.turned = -zoomRests
	v.tiles = newTileStore(p, wake)
	return v
}

// SetApart are the layers that the window draws above the tiles.
const SetApart = chart.NoPieces | chart.NoPortNames

// Show puts a sheet on the chart: what has changed on it is painted again.
// The sheet must not be changed any more. Counters travel to where they went
// and the hex fresh, if it is not None, is coloured in stroke by stroke when
// animate is on.
func (v *View) Show(s *chart.Sheet, now float64, animate bool, fresh hexmap.ID) {
	s.Layers |= SetApart
	old := v.Sheet
	v.Sheet = s
	v.tiles.show(s)
	if old == nil || !animate {
		clear(v.moves)
		v.reveal.at = hexmap.None
		return
	}
	for _, p := range s.Pieces {
		for _, q := range old.Pieces {
			if q.Letter == p.Letter && q.Colour == p.Colour && q.At != p.At {
				v.walk(p, q, s, now)
			}
		}
	}
	if fresh != hexmap.None {
		v.reveal = reveal{at: fresh, asked: now, began: -1}
	}
}

// Fit chooses the largest zoom at which the whole chart fits a view of w by h
// units.
func (v *View) Fit(w, h float64) { v.Step = min(v.fits(w, h), 0) }

// fits is the largest step of the zoom at which the whole chart fits a view of w by h units.
func (v *View) fits(w, h float64) int {
	x0, y0, x1, y1 := v.Press.Bounds()
	most := min(w/(x1-x0), h/(y1-y0)) / zoomSide
	return min(max(int(math.Floor(math.Log(most)/math.Log(zoomRatio))), zoomLeast), zoomMost)
}

// Side is a hex side in device pixels.
func (v *View) Side() float64 {
	return math.Round(zoomSide*math.Pow(zoomRatio, float64(v.Step))*v.Unit*100) / 100
}

// place is the middle of a hex in hex sides from the paper's corner.
func (v *View) place(id hexmap.ID) ui.Point {
	x, y := v.Press.Centre(id, 1)
	return ui.Point{X: x, Y: y}
}

// CentreOn moves the view to a hex; smoothly, if now is not negative.
func (v *View) CentreOn(id hexmap.ID, now float64) {
	if id == hexmap.None {
		return
	}
	v.CentreAt(v.place(id), now)
}

// CentreAt moves the view to a place of the chart; smoothly, if now is not negative.
func (v *View) CentreAt(to ui.Point, now float64) {
	if now < 0 || !v.set {
		v.At, v.Glide, v.set = to, nil, true
		return
	}
	v.Glide = &glide{from: v.At, To: to, began: now}
}

// Keep moves the view only if a hex is not well within it.
func (v *View) Keep(id hexmap.ID, now float64) {
	if !v.Well(id) {
		v.CentreOn(id, now)
	}
}

// HexRect is where a hex lies on the screen, in units.
func (v *View) HexRect(id hexmap.ID) ui.Rect {
	s := v.Side() / v.Unit
	x, y := v.onScreen(id)
	return ui.R(x-s*hexmap.Sqrt3/2, y-s, s*hexmap.Sqrt3, 2*s)
}

// onScreen is the middle of a hex on the screen, in units.
func (v *View) onScreen(id hexmap.ID) (x, y float64) {
	o := v.origin()
	x, y = v.Press.Centre(id, v.Side())
	return (x+float64(o.X))/v.Unit + v.Rect.X, (y+float64(o.Y))/v.Unit + v.Rect.Y
}

// origin is where the chart's pixel (0, 0) lies, in device pixels from the
// view's upper left corner.
func (v *View) origin() image.Point {
	s := v.Side()
	w, h := v.Rect.W*v.Unit, v.Rect.H*v.Unit
	return image.Pt(int(math.Round(w/2-v.At.X*s)), int(math.Round(h/2-v.At.Y*s)))
}

// HexAt is the hex under a point of the screen.
func (v *View) HexAt(p ui.Point) hexmap.ID {
	o := v.origin()
	x := int(math.Floor((p.X-v.Rect.X)*v.Unit)) - o.X
	y := int(math.Floor((p.Y-v.Rect.Y)*v.Unit)) - o.Y
	return v.Press.HexAt(image.Pt(x, y), v.Side())
}

// Frame reacts to the pointer and draws the chart with marks above it. shade
// is a rectangle that hides the chart from the pointer no more than a tip
// does: the pointer is felt through it.
func (v *View) Frame(c *ui.Context, r ui.Rect, marks []Mark, shade ui.Rect) {
	first := v.Rect.Empty()
	v.Rect, v.Unit = r, c.Scale
	if first && !v.set {
		x0, y0, x1, y1 := v.Press.Bounds()
		v.CentreAt(ui.Point{X: (x1 - x0) / 2, Y: (y1 - y0) / 2}, -1)
	}
	v.Limit()
	v.pointer(c, shade)
	v.travel(c)
	v.Limit()
	busy := v.animations(c)
	zooming := c.In.Now < v.turned+zoomRests
	if zooming {
		c.WakeAt(v.turned + zoomRests)
	}
	h := fnv.New64a()
	o := v.origin()
	HashNumbers(h, int64(o.X), int64(o.Y), int64(v.Side()*100), int64(v.tiles.version()), v.Tint.hash(), busy, boolNumber(zooming))
	for _, m := range marks {
		HashNumbers(h, int64(m.At), int64(m.Kind))
	}
	for _, p := range v.Sheet.Pieces {
		HashNumbers(h, int64(p.At), boolNumber(p.Current))
	}
	names := append([]setName(nil), v.setNames()...)
	for _, n := range names {
		HashNumbers(h, int64(len(n.text)), int64(math.Round(n.x)), int64(math.Round(n.y)))
	}
	marks = append([]Mark(nil), marks...)
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

// HashNumbers puts numbers into a hash.
func HashNumbers(w writer, numbers ...int64) {
	var b [8]byte
	for _, n := range numbers {
		for i := range b {
			b[i] = byte(n >> (8 * i))
		}
		_, _ = w.Write(b[:]) // hashes never fail
	}
}

// pointer drags, zooms and finds the hex pointed at.
func (v *View) pointer(c *ui.Context, shade ui.Rect) {
	re := c.React("chart", v.Rect, ui.NoFocus)
	v.Clicked, v.Asked = hexmap.None, hexmap.None
	if re.Right {
		v.Asked = v.HexAt(c.In.Mouse)
	}
	over := re.Hover || c.HasKeys() && c.In.Inside && shade.Contains(c.In.Mouse) && v.Rect.Contains(c.In.Mouse)
	if re.Pressed {
		v.pulled, v.passing = 0, false
	}
	v.passing = v.passing || v.Glide != nil
	if re.Dragging {
		v.pulled += math.Hypot(re.Drag.X, re.Drag.Y)
		if v.pulled > dragStarts {
			v.pull(re.Drag)
			c.Touch()
		}
	}
	if over && c.In.Swipe != (ui.Point{}) {
		v.pull(c.In.Swipe)
		c.In.Swipe = ui.Point{}
		c.Touch()
	}
	if over && c.In.Pinch != 0 {
		v.zoomBy(c.In.Pinch, c.In.Mouse)
		v.turned = c.In.Now
		c.In.Pinch = 0
		c.Touch()
	}
	if over && c.In.Wheel.Y != 0 {
		v.zoomBy(int(math.Copysign(math.Ceil(math.Abs(c.In.Wheel.Y)), c.In.Wheel.Y)), c.In.Mouse)
		v.turned = c.In.Now
		c.In.Wheel = ui.Point{}
		c.Touch()
	}
	v.Hovered = hexmap.None
	if over && (!re.Held || v.pulled <= dragStarts) {
		v.Hovered = v.HexAt(c.In.Mouse)
	}
	if re.Clicked && v.pulled <= dragStarts && !v.passing {
		v.Clicked = v.HexAt(c.In.Mouse)
	}
}

// pull moves the chart with the pointer, by so many units.
func (v *View) pull(by ui.Point) {
	s := v.Side() / v.Unit
	v.At.X -= by.X / s
	v.At.Y -= by.Y / s
	v.Glide = nil
}

// dragStarts is how far the pointer moves before a click becomes a drag, in units.
const dragStarts = 5

// zoomBy zooms by steps and keeps the place under a point of the screen there.
func (v *View) zoomBy(steps int, at ui.Point) {
	was := v.Side()
	v.Step = min(max(v.Step+steps, v.fits(v.Rect.W, v.Rect.H)), zoomMost) // no farther out than all of the chart
	is := v.Side()
	dx := (at.X - v.Rect.Centre().X) * v.Unit
	dy := (at.Y - v.Rect.Centre().Y) * v.Unit
	v.At.X += dx/was - dx/is
	v.At.Y += dy/was - dy/is
	v.Glide = nil
}

// Keys moves and zooms the chart by keyboard. Call it after all that may want
// arrows themselves.
func (v *View) Keys(c *ui.Context) {
	if !c.HasKeys() {
		return
	}
	for _, k := range [2]struct {
		cmd ui.Command
		by  int
	}{{Nearer, 1}, {Farther, -1}} {
		if c.Command(k.cmd) {
			v.zoomBy(k.by, v.Rect.Centre())
			v.turned = c.In.Now
		}
	}
	step := panStep / (v.Side() / v.Unit)
	for _, k := range [4]struct {
		cmd    ui.Command
		dx, dy float64
	}{{West, -step, 0}, {East, step, 0}, {North, 0, -step}, {South, 0, step}} {
		if c.Command(k.cmd) {
			to := v.At
			if v.Glide != nil {
				to = v.Glide.To
			}
			v.CentreAt(ui.Point{X: to.X + k.dx, Y: to.Y + k.dy}, c.In.Now)
		}
	}
}

// panStep is how far a key moves the chart, in units.
const panStep = 120

// travel moves a view that is under way.
func (v *View) travel(c *ui.Context) {
	g := v.Glide
	if g == nil {
		return
	}
	t := (c.In.Now - g.began) / glideTime
	if t >= 1 {
		v.At, v.Glide = g.To, nil
		return
	}
	t = t * t * (3 - 2*t)
	v.At = ui.Point{X: g.from.X + (g.To.X-g.from.X)*t, Y: g.from.Y + (g.To.Y-g.from.Y)*t}
	c.Animate()
}

// Limit keeps the paper in the view: what is smaller than the view stands in
// its middle.
func (v *View) Limit() {
	x0, y0, x1, y1 := v.Press.Bounds()
	s := v.Side() / v.Unit
	within := func(at, size, room float64) float64 {
		half := room / s / 2
		if 2*half >= size {
			return size / 2
		}
		return min(max(at, half), size-half)
	}
	v.At.X = within(v.At.X, x1-x0, v.Rect.W)
	v.At.Y = within(v.At.Y, y1-y0, v.Rect.H)
	if g := v.Glide; g != nil {
		g.To.X = within(g.To.X, x1-x0, v.Rect.W)
		g.To.Y = within(g.To.Y, y1-y0, v.Rect.H)
	}
}
