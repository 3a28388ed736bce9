package ui

import (
	"cmp"
	"image"
	"image/color"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// plates are the pictures that the processor has painted, kept as textures.
type plates struct {
	kept  map[keptKey]*kept
	bytes int // of all of them
	shown int // of those on the screen when it was drawn whole last
	frame int
	least int  // how many bytes are kept beyond these, in however small a window
	bare  bool // once: nothing is kept beyond these
}

// keptKey tells one painted picture from another.
type keptKey struct {
	kind    Kind
	panel   Panel
	state   State
	w, h    int
	scale   float64
	key     string
	version uint64
	colour  color.RGBA
}

type kept struct {
	textures []texture
	margin   int // how far the picture reaches beyond the rectangle
	opaque   bool
	bytes    int // as the graphics card holds it
	used     int // the last frame that showed it
}

// texture is a part of a picture.
type texture struct {
	img *ebiten.Image
	in  image.Rectangle // of the picture
}

const (
	// leastKept is how many bytes of textures are kept beyond those on the screen, in
	// however small a window.
	leastKept = 16 << 20
	// windowsKept is how many windows full of textures are kept, where that is more.
	windowsKept = 3
	// keptAgain is how much of that, in per cent, stays when there has been too much:
	// so that not every screen from then on must let go of something.
	keptAgain = 75
)

func newPlates() plates { return plates{kept: map[keptKey]*kept{}, least: leastKept} }

// spare is how many bytes are kept beyond what a screen of some size shows.
func (p *plates) spare(screen image.Point) int {
	return max(p.least, windowsKept*4*screen.X*screen.Y)
}

// over reports whether more is kept than a screen of this size may.
func (p *plates) over(screen image.Point) bool { return p.bytes > p.shown+p.spare(screen) }

// plate returns the picture with this key, painting it if it is not kept.
func (p *Painter) plate(k keptKey, make func() (*image.RGBA, int)) *kept {
	if e := p.kept[k]; e != nil {
		e.used = p.frame
		return e
	}
	if k.w <= 0 || k.h <= 0 {
		return nil
	}
	img, margin := make()
	if img == nil || img.Bounds().Empty() {
		return nil
	}
	if p.stark && k.kind != PictureItem {
		starken(img)
	}
	e := &kept{textures: texturesOf(img), margin: margin, opaque: img.Opaque(), used: p.frame, bytes: len(img.Pix)}
	if large(img.Rect.Size()) {
		e.bytes = 0
		for _, t := range e.textures {
			e.bytes += textureBytes(t.in.Size())
		}
	}
	p.kept[k] = e
	p.bytes += e.bytes
	return e
}

// drop lets go of a picture.
func (p *plates) drop(k keptKey) {
	e := p.kept[k]
	for _, t := range e.textures {
		t.img.Deallocate()
	}
	p.bytes -= e.bytes
	delete(p.kept, k)
}

// clear lets go of all pictures.
func (p *plates) clear() {
	for k := range p.kept {
		p.drop(k)
	}
	p.shown = 0
}

// forget lets go of what was shown longest ago, if too much is kept. The frame must have
// been drawn whole: what it did not draw is not on the screen.
func (p *plates) forget(screen image.Point) {
	p.shown = 0
	for _, e := range p.kept {
		if e.used == p.frame {
			p.shown += e.bytes
		}
	}
	spare := p.spare(screen) * keptAgain / 100
	if !p.bare && !p.over(screen) {
		return
	}
	if p.bare {
		p.bare, spare = false, 0
	}
	var old []keptKey
	for k, e := range p.kept {
		if e.used < p.frame {
			old = append(old, k)
		}
	}
	slices.SortFunc(old, func(a, b keptKey) int { return cmp.Compare(p.kept[a].used, p.kept[b].used) })
	for _, k := range old {
		if p.bytes <= p.shown+spare {
			return
		}
		p.drop(k)
	}
}

// Spare has everything let go of that the next picture, drawn whole, does not show.
func (p *plates) Spare() { p.bare = true }

// large reports whether a picture has textures of its own.
func large(size image.Point) bool { return size.X*size.Y >= 96*96 }

// texturesOf is a picture for the graphics card. A large one has textures of its own, which
// go when it is let go of. In the textures that Ebitengine shares among small ones it
// would leave holes that the next, a little larger, does not fit: windows that change
// their size have these textures grow, by doubling, to 256 megabytes and a gigabyte.
//
// It is cut into pieces whose sides are nearly powers of two: Ebitengine makes every
// texture so large. A window of 1280 × 730 in one piece takes 8 megabytes and not 3.7.
func texturesOf(img *image.RGBA) []texture {
	b := img.Bounds()
	if !large(b.Size()) {
		return []texture{{ebiten.NewImageFromImage(img), b.Sub(b.Min)}}
	}
	var out []texture
	y := b.Min.Y
	for _, h := range lengths(b.Dy()) {
		x := b.Min.X
		for _, w := range lengths(b.Dx()) {
			in := image.Rect(x, y, x+w, y+h)
			own := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
			Lay(own, image.Point{}, img.SubImage(in).(*image.RGBA))
			out = append(out, texture{own, in.Sub(b.Min)})
			x += w
		}
		y += h
	}
	return out
}

// laidAtOnce is how many bytes are handed to the graphics at once. They copy them, and keep the
// copies of the last thirty for others as large.
const laidAtOnce = 32 << 10

// Lay puts a picture into a texture, from a place on: a few rows at a time.
func Lay(into *ebiten.Image, at image.Point, img *image.RGBA) {
	b := img.Bounds()
	if b.Empty() {
		return
	}
	rows := max(1, laidAtOnce/(4*b.Dx()))
	pix := make([]byte, 0, 4*b.Dx()*min(rows, b.Dy()))
	for y := b.Min.Y; y < b.Max.Y; y += rows {
		band := image.Rect(b.Min.X, y, b.Max.X, min(y+rows, b.Max.Y))
		pix = pix[:0]
		for row := band.Min.Y; row < band.Max.Y; row++ {
			from := img.PixOffset(b.Min.X, row)
			pix = append(pix, img.Pix[from:from+4*b.Dx()]...)
		}
		into.SubImage(band.Sub(b.Min).Add(at)).(*ebiten.Image).WritePixels(pix)
	}
}

// lengths parts a side so that each part is a power of two; the last may be less than that
// by what wasted allows.
func lengths(n int) []int {
	var out []int
	for rest := n; rest > 0; {
		up := textureSide(rest)
		if up-rest > wasted(n) {
			up /= 2
		}
		up = min(up, rest)
		out = append(out, up)
		rest -= up
	}
	return out
}

// wasted is how many pixels of texture may lie beyond a side: more would be too much
// memory, fewer too many pieces.
func wasted(n int) int { return max(n/8, 64) }

// textureLeast is the shortest side of a texture, in pixels.
const textureLeast = 16

// textureSide is how long the side of a texture is that holds n pixels.
func textureSide(n int) int {
	up := textureLeast
	for up < n {
		up *= 2
	}
	return up
}

// textureBytes is how much memory a picture takes in a texture of its own.
func textureBytes(size image.Point) int { return 4 * textureSide(size.X) * textureSide(size.Y) }
