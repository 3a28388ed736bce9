package chartview

import (
	"bytes"
	"image"
	"image/draw"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/internal/property"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// worldOf is the board of a view, with what lies round it.
func worldOf(t *testing.T, v nile.View) *chart.World {
	t.Helper()
	w, err := chartsheet.World(v.Map())
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// viewStage is a chart alone on a stage, in a rectangle that does not begin in
// the corner.
func viewStage(t *testing.T, scale float64) (*View, *uitest.Stage) {
	t.Helper()
	from := viewed(t, 5, 2, driven.Marching)
	press, err := PressFor(worldOf(t, from))
	if err != nil {
		t.Fatal(err)
	}
	v := NewView(press, func() {})
	v.Show(chartsheet.With(from, chart.Options{}), 0, false, hexmap.None)
	x0, y0, x1, y1 := press.Bounds()
	v.CentreAt(ui.Point{X: (x1 - x0) / 2, Y: (y1 - y0) / 2}, -1)
	return v, uitest.New(t, 1280, 800, scale, func(c *ui.Context) {
		c.Keys = keymap.NewSet(Commands()).UsualKeys()
		v.Frame(c, ui.R(40, 60, c.W-200, c.H-100), nil, ui.Rect{})
		v.Keys(c)
	})
}

func TestPointedHexIsTheOneDrawnThere(t *testing.T) {
	for _, scale := range []float64{0.8, 1, 1.5} {
		v, s := viewStage(t, scale)
		for step := zoomLeast; step <= zoomMost; step++ {
			v.Step = step
			s.Wait(0.02)
			for id := range v.Sheet.Hexes {
				x, y := v.onScreen(hexmap.ID(id))
				if p := (ui.Point{X: x, Y: y}); v.Rect.Contains(p) && v.HexAt(p) != hexmap.ID(id) {
					t.Fatalf("step %d: hex %d is drawn where %d is pointed at", step, id, v.HexAt(p))
				}
			}
		}
	}
}

func TestWheelZoomsAtThePointer(t *testing.T) {
	v, s := viewStage(t, 1)
	at := v.Rect.Centre()
	at.X, at.Y = at.X-130, at.Y+90
	s.Move(at)
	want := v.Hovered
	for _, notch := range []float64{1, 1, -1, 1, 1} {
		s.Wheel(notch)
		if v.Hovered != want {
			t.Fatalf("zoomed to step %d, hex %d is under the pointer, not %d", v.Step, v.Hovered, want)
		}
	}
	if v.Step != 3 {
		t.Errorf("step %d, want 3", v.Step)
	}
	for range 30 {
		s.Wheel(-1)
	}
	x0, y0, x1, y1 := v.Press.Bounds()
	side := v.Side() / v.Unit
	if w, h := (x1-x0)*side, (y1-y0)*side; w > v.Rect.W || h > v.Rect.H || max(w/v.Rect.W, h/v.Rect.H)*zoomRatio < 1 {
		t.Errorf("zoomed out as far as can be the chart is %.0f by %.0f units in a view of %.0f by %.0f: all of it, and no smaller", w, h, v.Rect.W, v.Rect.H)
	}
}

// handAt plays ticks with the left button at places of the screen.
func handAt(v *View, places ...ui.Point) {
	mem := ui.NewMemory()
	for i, p := range places {
		in := ui.Input{Now: float64(i) / 60, Mouse: p, Inside: true}
		in.Pressed[ui.LeftButton] = i == 1
		in.Held[ui.LeftButton] = i >= 1 && i < len(places)-1
		in.Released[ui.LeftButton] = i == len(places)-1
		c := ui.Begin(mem, in, 1280, 800, 1)
		c.Keys = keymap.NewSet(Commands()).UsualKeys()
		v.Frame(c, ui.R(40, 60, c.W-200, c.H-100), nil, ui.Rect{})
		c.End()
	}
}

func TestDragMovesTheChartWithThePointer(t *testing.T) {
	v, _ := viewStage(t, 1)
	from := v.Rect.Centre()
	id := v.HexAt(from)
	x, y := v.onScreen(id)
	path := []ui.Point{from, from}
	for i := range 10 {
		path = append(path, ui.Point{X: from.X - 8*float64(i+1), Y: from.Y + 2*float64(i+1)})
	}
	handAt(v, append(path, path[len(path)-1])...)
	nx, ny := v.onScreen(id)
	if math.Abs(nx-(x-80)) > dragStarts+9 || math.Abs(ny-(y+20)) > dragStarts+3 {
		t.Errorf("dragged 80 to the west and 20 south: from %v, %v to %v, %v", x, y, nx, ny)
	}
	if v.Clicked != hexmap.None {
		t.Errorf("a drag counts as a click: got %v, wanted %v", v.Clicked, hexmap.None)
	}
}

func TestClickIsNoDrag(t *testing.T) {
	v, _ := viewStage(t, 1)
	at, from := v.At, v.Rect.Centre()
	near := ui.Point{X: from.X + 2, Y: from.Y + 1}
	handAt(v, from, from, near, near)
	if v.Clicked != v.HexAt(near) || v.At != at {
		t.Errorf("clicked %d, not %d; moved from %v to %v", v.Clicked, v.HexAt(near), at, v.At)
	}
}

// While the chart is under way to another place a press means no hex of it: it would be read against a chart that is
// somewhere else by the time the button is let go.
func TestAPressOnAMovingChartIsNoClick(t *testing.T) {
	v, _ := viewStage(t, 1)
	at := v.Rect.Centre()
	v.CentreAt(ui.Point{X: v.At.X + 6, Y: v.At.Y + 4}, 0)
	handAt(v, at, at, at, at)
	if v.Glide == nil || v.Clicked != hexmap.None {
		t.Errorf("clicked hex %d while the chart was under way", v.Clicked)
	}
	v.Glide = nil
	handAt(v, at, at, at, at)
	if v.Clicked != v.HexAt(at) {
		t.Errorf("clicked %d on the chart at rest, not %d", v.Clicked, v.HexAt(at))
	}
}

func TestKeysMoveAndZoom(t *testing.T) {
	v, s := viewStage(t, 1)
	at := v.At
	for _, k := range []struct {
		key    ebiten.Key
		dx, dy float64
	}{{ebiten.KeyA, -1, 0}, {ebiten.KeyRight, 1, 0}, {ebiten.KeyW, 0, -1}, {ebiten.KeyDown, 0, 1}} {
		v.CentreAt(at, -1)
		s.Key(k.key)
		s.Wait(0.5)
		if dx, dy := v.At.X-at.X, v.At.Y-at.Y; dx*k.dx < 0 || dy*k.dy < 0 || dx*k.dx+dy*k.dy < 0.5 {
			t.Errorf("key %v moved by %v, %v", k.key, dx, dy)
		}
	}
	s.Key(ebiten.KeyEqual)
	s.Key(ebiten.KeyEqual)
	s.Key(ebiten.KeyMinus)
	if v.Step != 1 {
		t.Errorf("step %d, want 1", v.Step)
	}
}

func TestPaperStaysInView(t *testing.T) {
	v, s := viewStage(t, 1)
	for range 60 {
		s.Key(ebiten.KeyLeft)
		s.Key(ebiten.KeyUp)
	}
	s.Wait(0.5)
	if o := v.origin(); o.X < -1 || o.X > 1 || o.Y < -1 || o.Y > 1 {
		t.Errorf("the paper's corner is at %v", o)
	}
	v.Step = zoomLeast
	s.Wait(0.1)
	size := v.Press.Size(v.Side())
	o := v.origin()
	if gap := v.Rect.W - float64(size.X); gap > 0 && math.Abs(float64(o.X)-gap/2) > 2 {
		t.Errorf("a chart of %v in a view of %v wide begins at %v", size, v.Rect.W, o)
	}
}

// settled waits until the store has painted all that is in sight.
func settled(t *testing.T, store *tileStore, see func() []*tile) []*tile {
	t.Helper()
	for range 4000 {
		tiles := see()
		store.mu.Lock()
		idle := !store.running && store.next() == nil
		store.mu.Unlock()
		if idle {
			return tiles
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("painting never ends")
	return nil
}

// What is patched up must be what is painted anew, byte for byte.
func TestPatchedTilesAreAsPaintedWhole(t *testing.T) {
	tab := driven.Table(t, 5, 2, func(tab *game.Table) bool { return driven.Marching(driven.Mover(tab)) })
	v, seat := driven.Mover(tab), driven.Mover(tab).Seat()
	press, err := PressFor(worldOf(t, v))
	if err != nil {
		t.Fatal(err)
	}
	const scale = 24.0
	opts := chart.Options{Undated: true}
	sheet, _ := v.Sheet(seat)
	x, y := press.Centre(sheet.At, scale)
	r := image.Rect(int(x)-300, int(y)-300, int(x)+300, int(y)+300)
	store := newTileStore(press, func() {})
	store.show(chartsheet.With(v, opts))
	see := func() []*tile { return store.see(scale, r, image.Pt(int(x), int(y))) }
	pictures := map[tileKey]*image.RGBA{}
	gather := func() {
		for _, tl := range settled(t, store, see) {
			pic := pictures[tl.key]
			if pic == nil {
				pic = image.NewRGBA(tl.key.rect())
				pictures[tl.key] = pic
			}
			for _, f := range store.take(tl) {
				draw.Draw(pic, f.Rect, f, f.Rect.Min, draw.Src)
			}
		}
	}
	gather()
	for range 8 {
		var went bool
		for _, c := range tab.Choices() {
			if c.Kind == nile.Move && v.Hex(hexmap.ID(c.Target)).State == nile.Unmapped {
				_, err := tab.Do(c.Command(0))
				went = err == nil
				break
			}
		}
		if !went {
			break
		}
		v = tab.Position().(*nile.Position).View(seat)
		now := chartsheet.With(v, opts)
		store.show(now)
		gather()
		for k, pic := range pictures {
			whole := image.NewRGBA(k.rect())
			press.Paint(whole, now, scale)
			if !bytes.Equal(whole.Pix, pic.Pix) {
				t.Fatalf("tile %v differs from one painted anew", k)
			}
		}
	}
}

// Pulled and zoomed as one likes, in a window of any size: no more tiles are kept than
// there may be, and those in sight are among them. A chart that another takes the place of
// keeps nothing.
func TestTilesKeptAreBounded(t *testing.T) {
	from := viewed(t, 5, 1, driven.Pacing)
	press, err := PressFor(worldOf(t, from))
	if err != nil {
		t.Fatal(err)
	}
	made := func() *tileStore {
		store := newTileStore(press, func() {})
		store.show(chartsheet.With(from, chart.Options{}))
		store.running = true // nobody paints: this is about keeping
		return store
	}
	property.Check(t, func(r *rapid.T) {
		store := made()
		for range rapid.IntRange(1, 60).Draw(r, "drawings") {
			scale := 8 * math.Pow(zoomRatio, float64(rapid.IntRange(0, zoomMost-zoomLeast).Draw(r, "step")))
			size := press.Size(scale)
			at := image.Pt(rapid.IntRange(0, size.X).Draw(r, "x"), rapid.IntRange(0, size.Y).Draw(r, "y"))
			sight := image.Rectangle{at, at.Add(image.Pt(rapid.IntRange(100, 3800).Draw(r, "w"), rapid.IntRange(100, 2100).Draw(r, "h")))}
			seen := store.see(scale, sight, at)
			if n := len(store.tiles); n > max(tilesKept, 2*len(seen)) {
				r.Fatalf("%d tiles are kept, %d are in sight", n, len(seen))
			}
			for _, tl := range seen {
				if store.tiles[tl.key] != tl {
					r.Fatalf("tile %v is in sight and was let go of", tl.key)
				}
			}
		}
		other := made()
		other.see(20, image.Rect(0, 0, 500, 500), image.Point{})
		if len(store.tiles)+len(store.sprites) > 0 || len(other.tiles) == 0 {
			r.Fatalf("%d tiles are kept of a chart that has been left", len(store.tiles))
		}
	})
}

// While the wheel is turned, what is painted is shown larger or smaller and
// nothing is begun; once it rests, the chart is painted sharp. A chart of which
// nothing is painted yet waits for no wheel.
func TestZoomPaintsAtRest(t *testing.T) {
	v, s := viewStage(t, 1)
	shown := func() uint64 {
		for _, it := range s.List.Items {
			if it.Kind == ui.CustomItem {
				return it.Version
			}
		}
		t.Fatal("no chart on the list")
		return 0
	}
	s.Move(v.Rect.Centre())
	s.Wait(1)
	before := shown()
	s.Wheel(1)
	turned := shown()
	s.Wait(2 * zoomRests)
	rested := shown()
	if before == turned || turned == rested {
		t.Errorf("versions %d, %d, %d: the window is not drawn again where the wheel is turned and where it rests", before, turned, rested)
	}

	r := image.Rect(0, 0, tileSide, tileSide)
	see := func(scale float64) []*tile { return v.tiles.see(scale, r, image.Pt(0, 0)) }
	v.tiles.wait(true)
	first := settled(t, v.tiles, func() []*tile { return see(20) })
	for _, tl := range first {
		v.tiles.take(tl)
		tl.img = ebiten.NewImage(1, 1)
	}
	v.tiles.wait(true)
	next := see(25)
	if v.tiles.running || len(next) == 0 || next[0].dirty.Empty() {
		t.Error("a tile is begun while the wheel is turned")
	}
	v.tiles.wait(false)
	for _, tl := range settled(t, v.tiles, func() []*tile { return see(25) }) {
		if len(v.tiles.take(tl)) == 0 {
			t.Error("a tile is not painted when the wheel rests")
		}
	}
}

// Marks must lie within the hex and leave its middle nearly free.
func TestMarksKeepToTheEdge(t *testing.T) {
	for k := range markKinds {
		img := paintMark(Mark{Kind: k}, 30)
		b := img.Bounds()
		if a := img.RGBAAt(b.Dx()/2, b.Dy()/2).A; a > 70 {
			t.Errorf("mark %d covers the middle with %d", k, a)
		}
		if a := img.RGBAAt(0, 0).A; a != 0 {
			t.Errorf("mark %d reaches the corner with %d", k, a)
		}
		ink := 0
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] > 90 {
				ink++
			}
		}
		if ink < 60 {
			t.Errorf("mark %d has %d dots of ink", k, ink)
		}
	}
}

// An area of several hexes is marked as one: the sides between them have no line, and those to
// all others have.
func TestAnAreaIsMarkedRound(t *testing.T) {
	m := driven.Mover(driven.Table(t, 1, 2, func(*game.Table) bool { return true })).Map()
	of := m.Within(200, 1)
	marks := Area(m, of, MarkPicked)
	if len(of) != 7 || len(marks) != 7 {
		t.Fatalf("%d marks on %d hexes, want 7 on 7", len(marks), len(of))
	}
	ink := func(img *image.RGBA, d hexmap.Dir) (dots int) {
		x, y := hexmap.Hex{}.Neighbour(d).Centre()
		b := img.Bounds()
		for off := range 10 { // inwards from the middle of the side
			far := 30 * (0.5 - float64(off)*0.02)
			if img.RGBAAt(b.Dx()/2+int(x*far), b.Dy()/2+int(y*far)).A > 90 {
				dots++
			}
		}
		return dots
	}
	for _, mark := range marks {
		img := paintMark(mark, 30)
		for _, d := range hexmap.Dirs {
			within := slices.Contains(of, m.Near(mark.At, d))
			if got := ink(img, d) > 0; got == within {
				t.Errorf("hex %d has a line to its side %d: %v; it leads to another of the area: %v", mark.At, d, got, within)
			}
		}
	}
}

// viewed is a game as the player who is to choose sees it, when it is as wanted.
func viewed(t *testing.T, seed uint64, seats int, enough func(v nile.View) bool) nile.View {
	t.Helper()
	return driven.Mover(driven.Table(t, seed, seats, func(tab *game.Table) bool { return enough(driven.Mover(tab)) }))
}
