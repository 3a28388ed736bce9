package chart

import (
	"fmt"
	"image"
	"image/draw"
	"slices"

	"sourceofthenile/hexmap"
)

// tileSide is the side of a tile in pixels; tiles lie on a grid from pixel (0, 0).
const tileSide = 256

// Tiles take 256 KiB each. As many are kept as twice what is looked at has in it, and from
// tilesLeast, 10 MiB, to tilesMost, 80 MiB: a 4K screen with room to move.
const (
	tilesLeast = 40
	tilesMost  = 320
)

// tileKey names a tile by what decides how it looks.
type tileKey struct {
	scale float64
	x, y  int
	print print
}

// tile is a finished square of the unchanging part of the chart, in a ring
// ordered by last use.
type tile struct {
	key        tileKey
	img        *image.RGBA
	prev, next *tile
}

// tileCache keeps the tiles used last.
type tileCache struct {
	by   map[tileKey]*tile
	head tile // ring: head.next was used last
	most int  // tiles kept
}

// words are the texts that are part of the tiles.
type words struct{ title, subtitle, authors, date, standing, scores string }

func (c *tileCache) reset() {
	c.by = make(map[tileKey]*tile)
	c.head.prev, c.head.next = &c.head, &c.head
}

func (c *tileCache) unlink(t *tile) { t.prev.next, t.next.prev = t.next, t.prev }

func (c *tileCache) first(t *tile) {
	t.prev, t.next = &c.head, c.head.next
	t.prev.next, t.next.prev = t, t
}

// take finds a tile and marks it used.
func (c *tileCache) take(k tileKey) *tile {
	if c.by == nil {
		c.reset()
	}
	t := c.by[k]
	if t != nil {
		c.unlink(t)
		c.first(t)
	}
	return t
}

// room returns an image for a new tile: the oldest tile's when there are enough.
func (c *tileCache) room() *image.RGBA {
	if len(c.by) < c.most {
		return image.NewRGBA(image.Rect(0, 0, tileSide, tileSide))
	}
	old := c.head.prev
	c.unlink(old)
	delete(c.by, old.key)
	return old.img
}

// Beheld says how much of the chart is looked at at a time, in pixels: what is kept of it
// for the next time goes by that. Until it has been told, little is.
func (p *Painter) Beheld(size image.Point) {
	across, down := size.X/tileSide+2, size.Y/tileSide+2 // begun at both ends
	p.tiles.bound(min(max(2*across*down, tilesLeast), tilesMost))
}

// Spare lets go of the paper and the sea that are kept for the next time.
func (p *Painter) Spare() { p.tiles.keep(0) }

// bound keeps so many tiles and no more.
func (c *tileCache) bound(most int) {
	c.most = most
	c.keep(most)
}

// keep lets go of all but so many tiles.
func (c *tileCache) keep(most int) {
	for len(c.by) > most {
		old := c.head.prev
		c.unlink(old)
		delete(c.by, old.key)
	}
}

// drop forgets the tiles that f names.
func (c *tileCache) drop(f func(tileKey) bool) {
	for k, t := range c.by {
		if f(k) {
			c.unlink(t)
			delete(c.by, k)
		}
	}
}

// Paint paints a rectangle of the chart: dst.Bounds() in pixels of the whole
// chart at the given scale, in pixels a hex side. Outside the chart dst is left alone.
func (p *Painter) Paint(dst *image.RGBA, s *Sheet, scale float64) { p.paint(dst, s, scale, true) }

func (p *Painter) paint(dst *image.RGBA, s *Sheet, scale float64, keep bool) {
	if scale <= 0 {
		return
	}
	defer p.ras.Rest()
	p.heed(s, scale)
	all := dst.Rect.Intersect(image.Rectangle{Max: p.Size(scale)})
	for ty := all.Min.Y / tileSide; ty*tileSide < all.Max.Y; ty++ {
		for tx := all.Min.X / tileSide; tx*tileSide < all.Max.X; tx++ {
			r := image.Rect(tx, ty, tx+1, ty+1)
			r = image.Rectangle{r.Min.Mul(tileSide), r.Max.Mul(tileSide)}.Intersect(all)
			p.ground(dst, r, tileKey{scale, tx, ty, p.print}, keep && s.Crop == nil)
		}
	}
	p.draughts(dst, all, s, scale)
	p.edging(dst, all, s, scale)
	if s.Look == Greyscale {
		greyed(dst, all)
	}
	dimmed(dst, all, s.Dim)
}

// heed takes up the sheet's look and words, and drops the tiles that show others.
func (p *Painter) heed(s *Sheet, scale float64) {
	p.print, p.inks = printOf(s), inksOf(s)
	p.setting = p.settingFor(s, scale)
	w := words{s.Title, s.Subtitle, s.Authors, s.Date, s.Standing, fmt.Sprint(s.Scores)}
	if w == p.words {
		return
	}
	p.words = w
	p.scores = append(p.scores[:0], s.Scores[:min(len(s.Scores), maxScores)]...)
	p.tiles.drop(func(k tileKey) bool {
		r := image.Rect(k.x*tileSide, k.y*tileSide, (k.x+1)*tileSide, (k.y+1)*tileSide)
		c := p.canvas(&image.RGBA{}, image.Rectangle{}, k.scale)
		return c.pixels(p.setting.cartouche.grow(0.3)).Overlaps(r) || c.pixels(p.setting.scores.grow(0.3)).Overlaps(r)
	})
}

// ground copies the unchanging part of the chart within r, which lies in one tile.
func (p *Painter) ground(dst *image.RGBA, r image.Rectangle, k tileKey, keep bool) {
	if !keep {
		p.engrave(p.canvas(dst, r, k.scale), k.print.layers)
		return
	}
	t := p.tiles.take(k)
	if t == nil {
		t = &tile{key: k, img: p.tiles.room()}
		t.img.Rect = image.Rect(k.x*tileSide, k.y*tileSide, (k.x+1)*tileSide, (k.y+1)*tileSide)
		p.engrave(p.canvas(t.img, t.img.Rect.Intersect(image.Rectangle{Max: p.Size(k.scale)}), k.scale), k.print.layers)
		p.tiles.by[k] = t
		p.tiles.first(t)
	}
	draw.Draw(dst, r, t.img, r.Min, draw.Src)
}

// engrave paints the unchanging part: the chart as it left the printer.
func (p *Painter) engrave(c *canvas, layers Layers) {
	c.paper()
	whole := c.clip
	c.clip = whole.Intersect(p.Inside(c.scale))
	if !c.clip.Empty() {
		bare := c.bare()
		c.belt()
		c.bareIslands(bare)
		c.beltSigns()
		if !layers.has(NoGrid) {
			c.grid()
		}
		c.sea(bare)
		c.coastline()
		if !layers.has(NoNames) {
			c.oceanNames()
		}
	}
	c.clip = whole
	c.frame()
	c.rose()
	c.cartouche()
	c.legend()
	c.scoreBlock()
}

// draughts paints what players put on the chart, within r.
func (p *Painter) draughts(dst *image.RGBA, r image.Rectangle, s *Sheet, scale float64) {
	c := p.canvas(dst, r.Intersect(p.Inside(scale)), scale)
	if c.clip.Empty() {
		return
	}
	var seen []hexmap.ID
	c.visible(2.2, func(id hexmap.ID) { seen = append(seen, id) })
	c.partsUnknown(s)
	l := p.layoutFor(s)
	for _, id := range seen {
		c.land(id, s, l)
	}
	for _, id := range seen {
		c.rims(id, s)
	}
	done := seen
	if s.Drawing != nil && s.Drawing.Part < 1 {
		done = slices.DeleteFunc(slices.Clone(seen), func(id hexmap.ID) bool { return id == s.Drawing.At })
	}
	for _, id := range done {
		c.rivers(id, s)
	}
	for _, id := range done {
		c.features(id, s)
	}
	c.over()
	c.set(s)
	if !s.Layers.has(NoTracks) {
		for i := range s.Tracks {
			c.track(i, &s.Tracks[i])
		}
	}
	for _, id := range done {
		c.badges(id, s, l)
	}
	if s.Layers.has(OnlyMine) {
		c.veil(seen, s)
	}
	c.names(s, l)
	if !s.Layers.has(NoMarks) {
		for _, id := range seen {
			c.card(id, s)
		}
	}
	if !s.Layers.has(NoPieces) {
		c.pieces(s, l)
	}
}

// veil lays paper over what others have found and the viewing player
// has not seen.
func (c *canvas) veil(ids []hexmap.ID, s *Sheet) {
	for _, id := range ids {
		if h := c.hex(s, id); h.Ink == Crayon && !h.Mine {
			c.hexRing(&c.work, c.m.Cells[id].Hex, 0.05)
		}
	}
	c.fill(&c.work, c.ground(), 188)
}

// land colours one hex in.
func (c *canvas) land(id hexmap.ID, s *Sheet, l *layout) {
	h := c.hex(s, id)
	if h.Ink == Bare || h.Terrain == hexmap.Blank || h.Terrain >= hexmap.Terrains || c.m.Cells[id].Ground != hexmap.Land {
		return
	}
	river := h.In | h.Out
	if h.Ink == Printed {
		if !c.known(id) { // the belt is in the tiles already
			c.hexRing(&c.work, c.m.Cells[id].Hex, 0)
			c.granulate(&c.work, c.inks.washes[h.Terrain], 134)
			if c.scale >= signScale {
				c.signs(id, h.Terrain, river, signFill{line: sepia, alpha: 200}, c.notes(id, h, s, l))
			}
		}
		return
	}
	part := s.part(id)
	c.colour(id, h.Terrain, h.With, part)
	if c.scale >= signScale && part >= 1 {
		c.signs(id, h.Terrain, river, signFill{line: c.inks.signs[h.Terrain], alpha: 235, halo: 105, body: paperPale, solid: 60}, c.notes(id, h, s, l))
	}
}
