package ui

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sourceofthenile/render/paint"
)

// Painter draws display lists. It keeps what the CPU has painted.
type Painter struct {
	plates
	white *ebiten.Image
	stark bool // with high contrast
	ahead ahead
}

// NewPainter is a painter with nothing kept.
func NewPainter() *Painter { return &Painter{plates: newPlates()} }

// SetStark has what is drawn from now on have high contrast, or not. What the
// screen shows must be drawn anew if it reports true: something has changed.
func (p *Painter) SetStark(on bool) bool {
	if p.stark == on {
		return false
	}
	p.stark = on
	p.clear()
	return true
}

// tone is a colour as it is drawn.
func (p *Painter) tone(c color.RGBA) color.RGBA {
	if p.stark {
		return Stark(c)
	}
	return c
}

// dimmed is what is left of the colours under a modal: darker and browner.
var dimmed = [3]float32{0.56, 0.53, 0.50}

// Draw draws the list on the screen. old is the list that the screen shows
// already, whole and unspoilt, nil if it does not: what looks the same in both
// is left alone.
func (p *Painter) Draw(dst *ebiten.Image, l, old *List) {
	p.frame++
	p.prepare()
	if p.over(dst.Bounds().Size()) {
		old = nil // to learn what is shown still, and forget the rest
	}
	parts, some := damage(l, old, dst.Bounds())
	if !some {
		parts = []image.Rectangle{dst.Bounds()}
	}
	for _, part := range parts {
		p.part(dst.SubImage(part).(*ebiten.Image), l)
	}
	if !some {
		p.forget(dst.Bounds().Size())
	}
}

// part draws what of the list lies on a part of the screen.
func (p *Painter) part(dst *ebiten.Image, l *List) {
	for i := range l.Items {
		it := &l.Items[i]
		if it.reach(l.Scale).Overlaps(dst.Bounds()) {
			clip := pixels(it.Clip, l.Scale).Intersect(dst.Bounds())
			p.item(dst, dst.SubImage(clip).(*ebiten.Image), l, it)
		}
	}
}

func (p *Painter) prepare() {
	if p.white == nil {
		p.white = ebiten.NewImage(3, 3)
		p.white.Fill(color.White)
	}
}

// Touch changes nothing on the screen but has it shown again: a window that
// lay over ours may have left its picture behind.
func (p *Painter) Touch(dst *ebiten.Image) {
	p.prepare()
	p.fill(dst, image.Rect(0, 0, 1, 1), color.RGBA{}, false)
}

// pixels is a rectangle in device pixels.
func pixels(r Rect, s float64) image.Rectangle {
	return image.Rect(
		int(math.Round(r.X*s)), int(math.Round(r.Y*s)), int(math.Round(r.Right()*s)), int(math.Round(r.Bottom()*s)),
	)
}

// thin is a rectangle in device pixels that is never lost by rounding.
func thin(r Rect, s float64) image.Rectangle {
	px := pixels(r, s)
	if px.Dx() < 1 && r.W > 0 {
		px.Max.X = px.Min.X + 1
	}
	if r.H <= 1 {
		px.Max.Y = px.Min.Y + max(1, int(math.Round(r.H*s)))
	}
	return px
}

func (p *Painter) item(whole, dst *ebiten.Image, l *List, it *Item) {
	if px, k, paint := l.painting(it); paint != nil {
		p.put(dst, px, it, p.plate(k, paint))
		return
	}
	px := pixels(it.Rect, l.Scale)
	switch it.Kind {
	case FillItem:
		p.fill(dst, thin(it.Rect, l.Scale), p.tone(it.Colour), it.Dim)
	case TextItem:
		p.text(dst, l, it)
	case RingItem:
		p.ring(whole, dst, px, it.scale(l), it.Dim)
	case ImageItem:
		p.image(dst, px, l.paints[it.paint].image, it.Dim)
	case CustomItem:
		l.paints[it.paint].custom(dst, px)
		if it.Dim {
			p.fill(dst, px, color.RGBA{0, 0, 0, 110}, false)
		}
	}
}

// painting is how the processor paints an item, where, and by what it is kept; paint is nil for what is drawn at once.
func (l *List) painting(it *Item) (px image.Rectangle, k keptKey, paint func() (*image.RGBA, int)) {
	px = pixels(it.Rect, l.Scale)
	w, h, scale := px.Dx(), px.Dy(), it.scale(l)
	k = keptKey{
		kind: it.Kind, panel: it.Panel, state: it.State, w: w, h: h, scale: scale,
		key: it.Key, version: it.Version, colour: it.Colour,
	}
	switch it.Kind {
	case PanelItem:
		paint = func() (*image.RGBA, int) { return paintPanel(it.Panel, it.State, w, h, scale) }
	case DotsItem:
		px = thin(it.Rect, l.Scale)
		size := px.Size()
		k.w, k.h = size.X, size.Y
		paint = func() (*image.RGBA, int) { return paintDots(size.X, size.Y, scale, it.Colour), 0 }
	case SignItem:
		paint = func() (*image.RGBA, int) { return paintSign(uint8(it.Version), w, it.State&Greyed != 0), 0 }
	case ArrowItem, TickItem:
		k.key = it.Text
		paint = func() (*image.RGBA, int) { return paintMark(it.Kind, it.Text, w, h, it.Colour), 0 }
	case PictureItem:
		paint = func() (*image.RGBA, int) { return l.paints[it.paint].picture(w, h), 0 }
	}
	return px, k, paint
}

func dim(cs *ebiten.ColorScale, yes bool) {
	if yes {
		cs.Scale(dimmed[0], dimmed[1], dimmed[2], 1)
	}
}

func (p *Painter) fill(dst *ebiten.Image, r image.Rectangle, col color.RGBA, below bool) {
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Scale(float64(r.Dx())/3, float64(r.Dy())/3)
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	op.ColorScale.ScaleWithColor(col)
	dim(&op.ColorScale, below)
	dst.DrawImage(p.white, op)
}

// put draws a kept picture at its place.
func (p *Painter) put(dst *ebiten.Image, px image.Rectangle, it *Item, k *kept) {
	if k == nil {
		return
	}
	at := px.Min.Sub(image.Pt(k.margin, k.margin))
	op := &ebiten.DrawImageOptions{}
	dim(&op.ColorScale, it.Dim)
	if k.opaque {
		op.Blend = ebiten.BlendCopy // cheaper without a graphics card
	}
	for _, t := range k.textures {
		r := t.in.Add(at)
		if !r.Overlaps(dst.Bounds()) {
			continue
		}
		op.GeoM.Reset()
		op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		dst.DrawImage(t.img, op)
	}
}

func (p *Painter) image(dst *ebiten.Image, px image.Rectangle, img *ebiten.Image, below bool) {
	if img == nil || img.Bounds().Empty() {
		return
	}
	b := img.Bounds()
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Scale(float64(px.Dx())/float64(b.Dx()), float64(px.Dy())/float64(b.Dy()))
	op.GeoM.Translate(float64(px.Min.X), float64(px.Min.Y))
	if px.Size() != b.Size() {
		op.Filter = ebiten.FilterLinear
	}
	dim(&op.ColorScale, below)
	dst.DrawImage(img, op)
}

func (p *Painter) text(dst *ebiten.Image, l *List, it *Item) {
	px := math.Round(it.Style.Size*l.Scale*1e4) / 1e4 // of what lies behind too: see Behind
	x := math.Round(it.Ink.X * l.Scale)
	base := math.Round(it.baseline() * l.Scale)
	setting.Lock()
	defer setting.Unlock()
	paint.Breathe() // letters that are new are drawn now
	for _, r := range runsOf(it.Style.Face, it.Text) {
		f := faceAt(r.face, px)
		op := &text.DrawOptions{}
		op.GeoM.Translate(x, base-f.Metrics().HAscent)
		op.ColorScale.ScaleWithColor(p.tone(it.Colour))
		dim(&op.ColorScale, it.Dim)
		text.Draw(dst, r.text, f, op)
		x += advanceRun(r, px)
	}
}

// ring draws the ring round what has the keyboard: dark between two light
// lines, so that it shows on paper, walnut and red.
func (p *Painter) ring(whole, _ *ebiten.Image, px image.Rectangle, s float64, below bool) {
	w := max(1, int(math.Round(s)))
	frame := func(r image.Rectangle, width int, col color.RGBA) {
		p.fill(whole, image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+width), col, below)
		p.fill(whole, image.Rect(r.Min.X, r.Max.Y-width, r.Max.X, r.Max.Y), col, below)
		p.fill(whole, image.Rect(r.Min.X, r.Min.Y+width, r.Min.X+width, r.Max.Y-width), col, below)
		p.fill(whole, image.Rect(r.Max.X-width, r.Min.Y+width, r.Max.X, r.Max.Y-width), col, below)
	}
	frame(px.Inset(-w), w, Light)
	frame(px, 2*w, Blue)
}
