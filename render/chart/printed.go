package chart

import (
	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// hexRing adds the outline of a hex, grown by grow hex sides, to p.
func (c *canvas) hexRing(p *path, h hexmap.Hex, grow float64) {
	cx, cy := h.Centre()
	k := 1 + grow
	for i := range 6 {
		x, y := h.Corner(i)
		p.point(c.px(pt{cx + (x-cx)*k, cy + (y-cy)*k}))
	}
	p.close()
}

// visible calls f for every cell whose neighbourhood, reach hex sides round
// its centre, meets the canvas.
func (c *canvas) visible(reach float64, f func(id hexmap.ID)) {
	v := c.view().grow(reach + leastMark/c.scale)
	r0 := max(0, int(v.y0/1.5))
	r1 := min(c.m.Rows-1, int(v.y1/1.5)+1)
	for row := r0; row <= r1; row++ {
		shift := float64(row&1) / 2
		c0 := max(0, int(v.x0/hexmap.Sqrt3-shift))
		c1 := min(c.m.Cols-1, int(v.x1/hexmap.Sqrt3-shift)+1)
		for col := c0; col <= c1; col++ {
			f(hexmap.ID(row*c.m.Cols + col))
		}
	}
}

// known reports whether the map of 1820 has a cell's terrain.
func (p *Painter) known(id hexmap.ID) bool {
	cell := &p.m.Cells[id]
	return cell.Ground == hexmap.Land && cell.Terrain != hexmap.Blank
}

// belt paints the land known in 1820: washes first, each in one piece so that
// no seam shows between hexes, then the engraved signs.
func (c *canvas) belt() {
	for t := hexmap.Blank + 1; t < hexmap.Terrains; t++ {
		c.visible(1.2, func(id hexmap.ID) {
			if c.known(id) && c.m.Cells[id].Terrain == t {
				c.hexRing(&c.work, c.m.Cells[id].Hex, 0.003)
			}
			if c.m.Cells[id].Ground == hexmap.Sea {
				c.fringe(id, t)
			}
		})
		c.granulate(&c.work, c.inks.washes[t], 118)
	}
}

// fringe carries the wash of land over the strip of it that lies in a cell of
// sea: each sixth of the cell takes the colour of the land beyond its edge, or
// of the next sixth's.
func (c *canvas) fringe(id hexmap.ID, t hexmap.Terrain) {
	h := c.m.Cells[id].Hex
	cx, cy := h.Centre()
	for _, d := range hexmap.Dirs {
		if c.fringeTerrain(id, d) != t {
			continue
		}
		x0, y0, x1, y1 := h.Edge(d)
		c.work.quad(c.px(pt{cx, cy}), c.px(pt{x0, y0}), c.px(pt{x1, y1}), c.px(pt{cx, cy}))
	}
}

func (c *canvas) fringeTerrain(id hexmap.ID, d hexmap.Dir) hexmap.Terrain {
	for _, turn := range [...]int{0, 1, -1} {
		n := c.m.Near(id, d.Clockwise(turn))
		if n == hexmap.None || c.m.Cells[n].Ground != hexmap.Land {
			continue
		}
		return c.m.Cells[n].Terrain // Blank for blank land: no wash
	}
	return hexmap.Blank
}

// bareIslands gives islands without a cell of land their paper back, where
// the fringe of the mainland's wash ran over them.
func (c *canvas) bareIslands(bare []uint8) {
	view := c.view()
	for i, b := range c.shore.boxes {
		if !b.meets(view) || hypot(b.x1-b.x0, b.y1-b.y0) > 2.5 || c.holdsLand(b) {
			continue
		}
		for _, q := range c.shore.rings[i] {
			c.work.point(c.px(q))
		}
		c.work.close()
		if paint.Shape(&c.ras, c.work.pts, c.work.ends, c.clip) {
			c.ras.Rows(func(x, y int, mask []uint8) {
				pix := c.img.Pix[c.img.PixOffset(x, y):]
				old := bare[3*((y-c.clip.Min.Y)*c.clip.Dx()+x-c.clip.Min.X):]
				for k, m := range mask {
					for n := range 3 {
						pix[4*k+n] = blend(pix[4*k+n], int(old[3*k+n]), int(m))
					}
				}
			})
		}
		c.work.reset()
	}
}

// holdsLand reports whether a cell of land touches the middle of a box.
func (c *canvas) holdsLand(b box) bool {
	id := c.m.ID(hexmap.At((b.x0+b.x1)/2, (b.y0+b.y1)/2))
	return id != hexmap.None && c.m.Cells[id].Ground == hexmap.Land
}

// granulate is stain with pigment that settles in the paper.
func (c *canvas) granulate(p *path, col ink, alpha int) {
	if paint.Shape(&c.ras, p.pts, p.ends, c.clip) {
		c.ras.Rows(func(x, y int, mask []uint8) {
			pix := c.img.Pix[c.img.PixOffset(x, y):]
			for i, m := range mask {
				if m != 0 {
					a := alpha
					if !c.print.plain() {
						a -= 6 * int(c.tooth.grain(x+i, y))
					}
					tint(pix[i*4:i*4+4:i*4+4], col, int(m)*clampInt(a, 0, 255)/255)
				}
			}
		})
	}
	p.reset()
}

// beltSigns engraves the signs of the known belt.
func (c *canvas) beltSigns() {
	if c.scale < signScale {
		return
	}
	c.visible(1.2, func(id hexmap.ID) {
		if c.known(id) {
			cell := &c.m.Cells[id]
			c.signs(id, cell.Terrain, cell.In|cell.Out, signFill{line: sepia, alpha: 205, body: paperPale, solid: 105}, nil)
		}
	})
}

// grid rules the hexes of the land.
func (c *canvas) grid() {
	w := max(0.022*c.scale, 0.55)
	alpha := 150
	if c.scale < 12 {
		alpha = int(70 + 80*max(c.scale-4, 0)/8)
	}
	c.visible(1.2, func(id hexmap.ID) {
		if c.m.Cells[id].Ground != hexmap.Land {
			return
		}
		for _, d := range hexmap.Dirs {
			// Each line once: on the east side always, on the west side
			// only where no land neighbour draws it.
			if d >= hexmap.SW {
				if n := c.m.Near(id, d); n != hexmap.None && c.m.Cells[n].Ground == hexmap.Land {
					continue
				}
			}
			x0, y0, x1, y1 := c.m.Cells[id].Hex.Edge(d)
			c.work.line(c.px(pt{x0, y0}), c.px(pt{x1, y1}), w)
		}
	})
	c.fill(&c.work, gridInk, alpha)
}
