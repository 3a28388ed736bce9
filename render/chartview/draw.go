package chartview

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/ui"
)

// desk is what lies round the paper.
var desk = color.RGBA{0x2c, 0x20, 0x16, 255}

// blankPaper is shown for a moment where nothing has been painted yet.
var blankPaper = color.RGBA{0xec, 0xdf, 0xc0, 255}

// reveal is a hex being coloured in.
type reveal struct {
	at    hexmap.ID // None: nothing is
	asked float64
	began float64 // <0: its paint is not dry yet
}

const (
	revealTime = 0.40 // seconds
	revealWait = 1.0  // for the painter at most
)

// heldPatch is fresh paint that is being revealed.
type heldPatch struct {
	img *ebiten.Image
	at  image.Rectangle // on the chart
}

// Finish ends what counters and crayons are doing: they are where they go.
func (v *View) Finish() {
	clear(v.moves)
	v.reveal.at = hexmap.None
}

// Moving reports whether anything on the chart is under way.
func (v *View) Moving() bool {
	return len(v.moves) > 0 || v.reveal.at != hexmap.None || v.Glide != nil
}

// animations asks for frames while something moves, and tells one moment from
// the next.
func (v *View) animations(c *ui.Context) int64 {
	now, busy := c.In.Now, false
	for k, m := range v.moves {
		if now >= m.ends() {
			delete(v.moves, k)
		} else {
			busy = true
		}
	}
	if r := &v.reveal; r.at != hexmap.None {
		if r.began >= 0 && now >= r.began+revealTime || now >= r.asked+revealWait {
			r.at = hexmap.None
			c.Touch()
		} else {
			busy = true
		}
	}
	if !busy {
		return 0
	}
	c.Animate()
	return int64(now * 1000)
}

// draw draws the view. It runs while the window draws, and nowhere else.
func (v *View) draw(dst *ebiten.Image, px image.Rectangle, marks []Mark, names []setName, now float64, zooming bool) {
	scale := v.Side()
	o := v.origin().Add(px.Min) // the chart's pixel (0, 0) on the screen
	dst = dst.SubImage(px.Intersect(dst.Bounds())).(*ebiten.Image)
	seen := px.Sub(o)
	paper := image.Rectangle{Max: v.Press.Size(scale)}
	if !seen.In(paper) {
		dst.Fill(desk)
	}
	v.tiles.wait(zooming)
	tiles := v.tiles.see(scale, seen, image.Pt((seen.Min.X+seen.Max.X)/2, (seen.Min.Y+seen.Max.Y)/2))
	ready := true
	for _, t := range tiles {
		v.settleTile(t, now)
		ready = ready && t.img != nil
	}
	if !ready {
		fillImage(dst, paper.Add(o), blankPaper)
		v.drawOld(dst, o, scale)
	}
	for _, t := range tiles {
		if t.img != nil {
			drawAt(dst, t.img, t.key.rect().Min.Add(o), paper.Intersect(t.key.rect()).Sub(t.key.rect().Min), v.Tint)
		}
	}
	for _, t := range tiles {
		v.drawHeld(dst, t, o, now)
	}
	v.drawNames(dst, px, names)
	for _, m := range marks {
		x, y := v.Press.Centre(m.At, scale)
		drawMark(dst, m, scale, x+float64(o.X), y+float64(o.Y))
	}
	v.drawPieces(dst, o, scale, now)
}

// drawAt draws a part of an image so that its own corner lies at a place.
func drawAt(dst, img *ebiten.Image, at image.Point, part image.Rectangle, tint Tint) {
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(float64(at.X+part.Min.X), float64(at.Y+part.Min.Y))
	op.Blend = ebiten.BlendCopy // tiles are opaque: cheaper without a graphics card
	tint.scale(&op.ColorScale)
	dst.DrawImage(img.SubImage(part).(*ebiten.Image), op)
}

var onePixel *ebiten.Image

// fillImage fills a rectangle.
func fillImage(dst *ebiten.Image, r image.Rectangle, col color.RGBA) {
	if onePixel == nil {
		onePixel = ebiten.NewImage(1, 1)
		onePixel.Fill(color.White)
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Scale(float64(r.Dx()), float64(r.Dy()))
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	op.ColorScale.ScaleWithColor(col)
	dst.DrawImage(onePixel, op)
}

// drawOld draws what was painted for another zoom, larger or smaller.
func (v *View) drawOld(dst *ebiten.Image, o image.Point, scale float64) {
	for _, t := range v.tiles.others(scale) {
		k := scale / t.key.scale
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		r := t.key.rect().Intersect(image.Rectangle{Max: v.Press.Size(t.key.scale)})
		op.GeoM.Scale(k, k)
		op.GeoM.Translate(float64(o.X)+float64(r.Min.X)*k, float64(o.Y)+float64(r.Min.Y)*k)
		v.Tint.scale(&op.ColorScale)
		dst.DrawImage(t.img.SubImage(r.Sub(t.key.rect().Min)).(*ebiten.Image), op)
	}
}

// settleTile puts fresh paint on a tile. Paint that is to be revealed is held
// back until that is done.
func (v *View) settleTile(t *tile, now float64) {
	if v.reveal.at == hexmap.None && len(t.held) > 0 {
		for _, h := range t.held {
			drawAt(t.img, h.img, h.at.Min.Sub(t.key.rect().Min), h.img.Bounds(), Tint{})
			h.img.Deallocate()
		}
		t.held = nil
	}
	for _, p := range v.tiles.take(t) {
		if t.img == nil {
			t.img = ebiten.NewImageWithOptions(image.Rect(0, 0, tileSide, tileSide), ownTexture)
		} else if v.holdsBack(p.Rect, t.key.scale) {
			if v.reveal.began < 0 {
				v.reveal.began = now
			}
			t.held = append(t.held, heldPatch{ebiten.NewImageFromImage(p), p.Rect})
			continue
		}
		ui.Lay(t.img, p.Rect.Min.Sub(t.key.rect().Min), p)
	}
}

func (v *View) holdsBack(r image.Rectangle, scale float64) bool {
	if v.reveal.at == hexmap.None {
		return false
	}
	x, y := v.Press.Centre(v.reveal.at, scale)
	k := int(scale)
	return r.Overlaps(image.Rect(int(x)-k, int(y)-k, int(x)+k, int(y)+k))
}

// The hand that colours a hex in on the screen.
const (
	revealStrokes = 12
	revealReach   = 1.04 // from the middle, in hex sides
)

// drawHeld draws as much of fresh paint as has been revealed: stroke after
// stroke across the hex.
func (v *View) drawHeld(dst *ebiten.Image, t *tile, o image.Point, now float64) {
	if len(t.held) == 0 || v.reveal.at == hexmap.None {
		return
	}
	done := (now - v.reveal.began) / revealTime * revealStrokes
	x, y := v.Press.Centre(v.reveal.at, t.key.scale)
	terrain := hexmap.Blank
	if int(v.reveal.at) < len(v.Sheet.Hexes) {
		terrain = v.Sheet.Hexes[v.reveal.at].Terrain
	}
	slant := v.Press.Slant(v.reveal.at, terrain) // the hex's own, as it is painted
	var vs []ebiten.Vertex
	var is []uint16
	for i := range revealStrokes {
		part := min(max(done-float64(i), 0), 1)
		if part > 0 {
			vs, is = stroke(vs, is, x, y, t.key.scale, slant, i, part)
		}
	}
	for _, h := range t.held {
		at := make([]ebiten.Vertex, len(vs))
		for i, p := range vs {
			p.DstX, p.DstY = p.SrcX+float32(o.X), p.SrcY+float32(o.Y)
			p.SrcX -= float32(h.at.Min.X)
			p.SrcY -= float32(h.at.Min.Y)
			v.Tint.vertex(&p)
			at[i] = p
		}
		dst.DrawTriangles(at, is, h.img, &ebiten.DrawTrianglesOptions{Address: ebiten.AddressClampToZero})
	}
}

// stroke adds the i-th stroke across a hex, part of it done, as two triangles.
// Src is the place on the chart.
func stroke(vs []ebiten.Vertex, is []uint16, x, y, scale, slant float64, i int, part float64) ([]ebiten.Vertex, []uint16) {
	sin, cos := math.Sincos(slant)
	width := 2 * revealReach / revealStrokes
	low := -revealReach + float64(i)*width
	mid := low + width/2
	half := math.Sqrt(max(0, revealReach*revealReach-mid*mid))
	from, to := -half, -half+2*half*part
	if i%2 == 1 { // to and fro
		from, to = half-2*half*part, half
	}
	n := uint16(len(vs))
	for _, p := range [4][2]float64{{from, low}, {to, low}, {from, low + width}, {to, low + width}} {
		vs = append(vs, ebiten.Vertex{
			SrcX: float32(x + (p[0]*cos-p[1]*sin)*scale), SrcY: float32(y + (p[0]*sin+p[1]*cos)*scale),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		})
	}
	return vs, append(is, n, n+1, n+2, n+1, n+2, n+3)
}

// restingPiece is where a counter lies that has come to rest.
type restingPiece struct {
	hex  hexmap.ID
	spot chart.PieceSpot
}

// drawPieces draws the counters, on their way or where they are.
// Until their places on a new sheet have been found, those that have not moved
// stay where they lay.
func (v *View) drawPieces(dst *ebiten.Image, o image.Point, scale, now float64) {
	pieces := v.Sheet.Pieces
	spots, _ := v.tiles.spotsOf(v.Sheet)
	for i, p := range pieces {
		if p.At == hexmap.None {
			continue
		}
		nth, of := crowd(pieces, i)
		x, y, r := v.Press.PieceAt(p.At, nth, of, scale)
		if i < len(spots) {
			v.resting[p.Letter] = restingPiece{p.At, spots[i]}
		}
		if q, ok := v.resting[p.Letter]; ok && q.hex == p.At {
			x, y, r = q.spot.X*scale, q.spot.Y*scale, q.spot.R*scale
		}
		if m := v.moves[p.Letter]; m != nil {
			at := m.at(v, now, ui.Point{X: x / scale, Y: y / scale})
			x, y = at.X*scale, at.Y*scale
		}
		v.drawPiece(dst, p, x+float64(o.X), y+float64(o.Y), max(r, 7*v.Unit))
	}
}

// crowd is the place of a counter among those in its hex.
func crowd(pieces []chart.Piece, i int) (nth, of int) {
	for j := range pieces {
		if pieces[j].At == pieces[i].At {
			if j < i {
				nth++
			}
			of++
		}
	}
	return nth, of
}

func (v *View) drawPiece(dst *ebiten.Image, p chart.Piece, x, y, r float64) {
	img := v.tiles.piece(p, r)
	if img == nil {
		return
	}
	b := img.Bounds()
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x-float64(b.Dx())/2), math.Round(y-float64(b.Dy())/2))
	dst.DrawImage(img, op)
}
