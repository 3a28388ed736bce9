package chartview

import (
	"image"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/chart"
	"sourceofthenile/render/ui"
)

const (
	// tileSide is the side of a tile in device pixels.
	tileSide = 512
	// tilesKept is how many tiles of one megabyte each are kept: those in sight are among
	// them. Where a window is so large that they alone are more than half, it is twice as
	// many as are in sight.
	tilesKept = 24
)

// inForce is the store whose chart was drawn last. There is one chart in the window: when
// another is drawn, the one before it, of a game that has been left, has nothing to keep.
// It is the drawing loop's.
var inForce *tileStore

// ownTexture has each tile lie in a texture of its own: in those that Ebitengine shares, it
// would leave a hole when it goes, and they grow by doubling.
var ownTexture = &ebiten.NewImageOptions{Unmanaged: true}

// tileKey names a tile: a square of the chart at a scale.
type tileKey struct {
	scale float64 // device pixels a hex side
	x, y  int
}

func (k tileKey) rect() image.Rectangle {
	return image.Rect(k.x*tileSide, k.y*tileSide, (k.x+1)*tileSide, (k.y+1)*tileSide)
}

// tile is a square of the chart on the graphics card.
type tile struct {
	key     tileKey
	img     *ebiten.Image   // nil: never painted
	dirty   image.Rectangle // what is to be painted again
	wanted  bool            // in the queue or being painted
	fresh   []*image.RGBA   // painted and not put on it yet, oldest first
	held    []heldPatch     // put on it once it has been revealed
	used    uint64          // the last drawing that showed it
	urgency float64         // distance from the middle of the view
}

// spriteKey names a small picture that the painter makes.
type spriteKey struct {
	piece  chart.Piece // with At 0
	radius int
	name   string  // of a port, in place of a piece
	em     float64 // its height in pixels
}

type sprite struct {
	img     *ebiten.Image
	painted *image.RGBA
}

// tileStore has a goroutine paint tiles and keeps them. Its methods run on the
// game loop; only work runs beside it.
type tileStore struct {
	press *Press
	wake  func() // called when something has been painted

	mu      sync.Mutex
	sheet   *chart.Sheet
	named   *chart.Sheet // what given names in the tiles are from; nil: from sheet
	tiles   map[tileKey]*tile
	sprites map[spriteKey]*sprite
	spots   []chart.PieceSpot // of the counters on spotted
	reads   []chart.NamePlace // what is to be read beside them
	spotted *chart.Sheet
	running bool
	waits   bool        // nothing is begun: the zoom is being turned
	painted uint64      // goes up with each thing painted and each new sheet
	drawn   uint64      // drawings so far
	beheld  image.Point // the size of what is in sight
}

func newTileStore(p *Press, wake func()) *tileStore {
	return &tileStore{
		press: p, wake: wake, tiles: map[tileKey]*tile{}, sprites: map[spriteKey]*sprite{},
	}
}

func (t *tileStore) version() uint64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.painted
}

// show puts another sheet in force: what differs is to be painted again.
func (t *tileStore) show(s *chart.Sheet) {
	t.mu.Lock()
	defer t.mu.Unlock()
	old := t.sheet
	t.sheet = s
	t.painted++
	if old == nil || len(t.tiles) == 0 {
		return
	}
	if len(old.Names)+len(s.Names) > 0 && t.named == nil {
		t.named = old
	}
	ids, whole := chart.Changed(old, s)
	for _, tl := range t.tiles {
		r := tl.key.rect()
		if whole {
			tl.dirty = r
			continue
		}
		for _, id := range ids {
			tl.dirty = tl.dirty.Union(t.press.Dirty(id, tl.key.scale).Intersect(r))
		}
	}
}

// wait has the painting of tiles wait, or go on with the next drawing; where
// nothing is painted yet, it does not wait.
func (t *tileStore) wait(yes bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.waits = false
	for _, tl := range t.tiles {
		t.waits = t.waits || yes && tl.img != nil
	}
}

// see says which tiles are in sight, at a scale, round a middle in pixels of
// the chart, and has what is missing painted.
func (t *tileStore) see(scale float64, r image.Rectangle, middle image.Point) []*tile {
	if inForce != t {
		if inForce != nil {
			inForce.leave()
		}
		inForce = t
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.drawn++
	t.beheld = r.Size()
	r = r.Intersect(image.Rectangle{Max: t.press.Size(scale)})
	var out []*tile
	for y := r.Min.Y / tileSide; y*tileSide < r.Max.Y; y++ {
		for x := r.Min.X / tileSide; x*tileSide < r.Max.X; x++ {
			k := tileKey{scale, x, y}
			tl := t.tiles[k]
			if tl == nil {
				tl = &tile{key: k, dirty: k.rect()}
				t.tiles[k] = tl
			}
			c := k.rect().Min.Add(image.Pt(tileSide/2, tileSide/2)).Sub(middle)
			tl.used, tl.urgency = t.drawn, math.Hypot(float64(c.X), float64(c.Y))
			out = append(out, tl)
		}
	}
	t.forget(max(tilesKept, 2*len(out)))
	t.start()
	return out
}

// others are the painted tiles of other scales, for what is not ready yet;
// those whose scale is nearest come last, to be drawn on top.
func (t *tileStore) others(scale float64) []*tile {
	t.mu.Lock()
	defer t.mu.Unlock()
	best := 0.0
	for _, tl := range t.tiles {
		s := tl.key.scale
		if s != scale && tl.img != nil && (best == 0 || ratio(s, scale) < ratio(best, scale)) {
			best = s
		}
	}
	var out []*tile
	for _, tl := range t.tiles {
		if tl.key.scale == best && tl.img != nil {
			out = append(out, tl)
		}
	}
	return out
}

func ratio(a, b float64) float64 { return math.Abs(math.Log(a / b)) }

// forget lets go of the tiles seen longest ago while there are more than most; those that
// are in sight or being painted stay.
func (t *tileStore) forget(most int) {
	for spare := len(t.tiles) - most; spare > 0; spare-- {
		var oldest *tile
		for _, tl := range t.tiles {
			if tl.used < t.drawn && !tl.wanted && (oldest == nil || tl.used < oldest.used) {
				oldest = tl
			}
		}
		if oldest == nil {
			return
		}
		oldest.letGo()
		delete(t.tiles, oldest.key)
	}
}

// leave lets go of all tiles: the chart is not shown any more. If it is again, they are
// painted anew.
func (t *tileStore) leave() {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, tl := range t.tiles {
		tl.letGo()
	}
	clear(t.tiles)
	for _, s := range t.sprites {
		s.letGo()
	}
	clear(t.sprites)
}

// letGo gives back what the graphics card holds of a tile.
func (tl *tile) letGo() {
	if tl.img != nil {
		tl.img.Deallocate()
	}
	for _, h := range tl.held {
		h.img.Deallocate()
	}
	tl.img, tl.held, tl.fresh = nil, nil, nil
}

func (s *sprite) letGo() {
	if s.img != nil {
		s.img.Deallocate()
	}
}

// start begins to paint if there is something to do and nobody at it.
func (t *tileStore) start() {
	if t.running || t.next() == nil && t.nextSprite() == nil && t.named == nil && t.spotted == t.sheet {
		return
	}
	t.running = true
	go t.work(ui.Beside())
}

// next is the most urgent tile in sight that is to be painted.
func (t *tileStore) next() *tile {
	var best *tile
	if t.waits {
		return nil
	}
	for _, tl := range t.tiles {
		if !tl.dirty.Empty() && tl.used == t.drawn && (best == nil || tl.urgency < best.urgency) {
			best = tl
		}
	}
	return best
}

func (t *tileStore) nextSprite() *spriteKey {
	for k, s := range t.sprites {
		if s.painted == nil && s.img == nil {
			return &k
		}
	}
	return nil
}

// work paints until nothing is left to do.
func (t *tileStore) work(done func()) {
	defer done()
	for {
		t.mu.Lock()
		if k := t.nextSprite(); k != nil {
			t.mu.Unlock()
			t.paintSprite(*k)
			continue
		}
		if t.spotted != t.sheet {
			t.spot()
		}
		if t.named != nil {
			t.rename()
		}
		tl := t.next()
		if tl == nil {
			t.running = false
			t.mu.Unlock()
			return
		}
		r, s, k, beheld := tl.dirty, t.sheet, tl.key, t.beheld
		tl.dirty, tl.wanted = image.Rectangle{}, true
		t.mu.Unlock()

		img := image.NewRGBA(r)
		t.press.Lock()
		t.press.Beheld(beheld)
		t.press.Paint(img, s, k.scale)
		t.press.Unlock()

		t.mu.Lock()
		tl.fresh = append(tl.fresh, img)
		tl.wanted = false
		t.painted++
		t.mu.Unlock()
		t.wake()
	}
}

// rename has painted again where given names have moved. The places of names
// take the painter's time: so they are found here and not on the game loop.
// The lock is held before and after, not meanwhile.
func (t *tileStore) rename() {
	old, now := t.named, t.sheet
	t.named = nil
	scales := map[float64][]image.Rectangle{}
	for k := range t.tiles {
		scales[k.scale] = nil
	}
	t.mu.Unlock()
	t.press.Lock()
	for scale := range scales {
		scales[scale] = t.press.NamesChanged(old, now, scale)
	}
	t.press.Unlock()
	t.mu.Lock()
	for k, tl := range t.tiles {
		for _, r := range scales[k.scale] {
			tl.dirty = tl.dirty.Union(r.Intersect(k.rect()))
		}
	}
}

// spot finds the places of the counters. The lock is held before and after, not
// meanwhile.
func (t *tileStore) spot() {
	s := t.sheet
	t.mu.Unlock()
	t.press.Lock()
	spots, reads := t.press.PieceSpots(s), t.press.ToRead(s)
	t.press.Unlock()
	t.mu.Lock()
	t.spots, t.reads, t.spotted = spots, reads, s
	t.painted++
	t.mu.Unlock()
	t.wake()
	t.mu.Lock()
}

// spotsOf are the places of a sheet's counters, and what is to be read beside them, nil until they have been found.
func (t *tileStore) spotsOf(s *chart.Sheet) ([]chart.PieceSpot, []chart.NamePlace) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.spotted != s {
		return nil, nil
	}
	return t.spots, t.reads
}

func (t *tileStore) paintSprite(k spriteKey) {
	var img *image.RGBA
	t.press.Lock()
	if k.name != "" {
		w, h := t.press.PortNameSize(k.name, k.em)
		img = image.NewRGBA(image.Rect(0, 0, w, h))
		t.press.PaintPortName(img, float64(w)/2, float64(h)/2, k.em, k.name)
	} else {
		d := int(math.Ceil(float64(k.radius) * 1.5))
		img = image.NewRGBA(image.Rect(0, 0, 2*d, 2*d))
		t.press.PaintPiece(img, float64(d), float64(d), float64(k.radius), k.piece)
	}
	t.press.Unlock()
	t.mu.Lock()
	if sp := t.sprites[k]; sp != nil { // not forgotten meanwhile
		sp.painted = img
	}
	t.painted++
	t.mu.Unlock()
	t.wake()
}

// piece is the picture of a counter with a radius in pixels; nil
// while it is being painted.
func (t *tileStore) piece(p chart.Piece, radius float64) *ebiten.Image {
	p.At, p.Afloat = 0, false // it looks the same
	return t.sprite(spriteKey{piece: p, radius: int(math.Round(radius))})
}

// name is the picture of a port's name, em pixels high; nil while it is being
// painted.
func (t *tileStore) name(text string, em float64) *ebiten.Image {
	return t.sprite(spriteKey{name: text, em: em})
}

func (t *tileStore) sprite(k spriteKey) *ebiten.Image {
	t.mu.Lock()
	defer t.mu.Unlock()
	s := t.sprites[k]
	if s == nil {
		if len(t.sprites) > 200 {
			for _, old := range t.sprites {
				old.letGo()
			}
			clear(t.sprites)
		}
		s = &sprite{}
		t.sprites[k] = s
		t.start()
	}
	if s.img == nil && s.painted != nil {
		s.img, s.painted = ebiten.NewImageFromImage(s.painted), nil
	}
	return s.img
}

// take returns what has been painted for a tile since the last call.
func (t *tileStore) take(tl *tile) []*image.RGBA {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := tl.fresh
	tl.fresh = nil
	return out
}
