package caravan

import (
	"image"
	"image/color"
	"image/draw"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/ui"
)

// glance is the road from end to end as everybody may see it: its places, how
// many stones lie there, and who camps where.
type glance struct {
	stones  [caravan.Places]int
	at      []int // by seat: the place
	colours []uint8
	sand    float64 // how high it is, of how high it may be
}

func glanceOf(p *caravan.Position) *glance {
	v, g := p.View(game.Nobody), &glance{}
	for i := range g.stones {
		g.stones[i], _ = v.Place(i)
	}
	for s, pl := range p.Summary().Players {
		g.at = append(g.at, v.Camp(game.Seat(s)).At)
		g.colours = append(g.colours, pl.Colour)
	}
	now, most := v.Sand()
	g.sand = min(1, float64(now)/float64(most))
	return g
}

// Shape is its width for its height.
func (*glance) Shape() float64 { return 2 }

// The colours of the road.
var (
	sky  = color.RGBA{0xf1, 0xe6, 0xc9, 255}
	dune = color.RGBA{0xd9, 0xbc, 0x82, 255}
)

// Paint paints it, w by h pixels: the sand below, as high as it has risen, the
// road in a bow above, a mark for every stone, a disc for every caravan.
func (g *glance) Paint(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(sky), image.Point{}, draw.Src)
	high := h / 10
	high += int(g.sand * float64(h) * 0.6)
	draw.Draw(img, image.Rect(0, h-high, w, h), image.NewUniform(dune), image.Point{}, draw.Src)
	step := w / (caravan.Places + 1)
	for i, n := range g.stones {
		x, y := step*(i+1), g.height(i, h)
		disc(img, x, y, step/4, ui.Rule)
		disc(img, x, y, step/4-max(1, step/24), sky)
		for k := range n {
			disc(img, x+(k-1)*step/4, y+step/2, max(1, step/12), ui.Faded)
		}
	}
	camped := [caravan.Places]int{}
	for s, at := range g.at {
		disc(img, step*(at+1), g.height(at, h)-step*(2+2*camped[at])/5, max(2, step/5), ui.PlayerOf(g.colours[s]).Ink)
		camped[at]++
	}
	return img
}

// height is where the i-th place lies from above.
func (*glance) height(i, h int) int {
	from := 2*i - (caravan.Places - 1)
	return h*11/20 - h/5 + from*from*h/(5*caravan.Places*caravan.Places)
}

// disc fills a circle.
func disc(img *image.RGBA, x, y, r int, c color.RGBA) {
	for dy := -r; dy <= r; dy++ {
		for dx := -r; dx <= r; dx++ {
			if p := image.Pt(x+dx, y+dy); dx*dx+dy*dy <= r*r && p.In(img.Rect) {
				img.SetRGBA(p.X, p.Y, c)
			}
		}
	}
}
