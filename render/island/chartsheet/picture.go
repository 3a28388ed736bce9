package chartsheet

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strings"

	"sourceofthenile/game/island/box"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
)

// A Picture is the island as it is known: equal ones are painted alike. It is a page.Plate, and
// what the shelf shows.
type Picture struct {
	West    bool
	Inked   uint32 // a bit for each place where somebody has stood; the others are in pencil
	Dark    int    // the Darkness: the paper is a shade darker with each step
	Palette chart.Palette
}

// The size of a vignette, and how much higher than its place it stands, in sides of a hex.
const (
	plateW, plateH = 4.6, 2.15
	plateUp        = 0.25
	nameDown       = 1.2
	nameEm         = 0.74
)

// pencil is how a place is drawn where nobody has stood.
var pencil = engraving.Ink{Line: color.RGBA{0x9a, 0x92, 0x84, 255}, Paper: color.RGBA{0xee, 0xe4, 0xc9, 255}}

// Sheet is what the painter is shown.
func (p Picture) Sheet() *chart.Sheet {
	i := Printed(p.West)
	s := &chart.Sheet{Hexes: chart.PlainHexes(i.World.Map), Layers: chart.NoGrid, Palette: p.Palette, Title: words.In(tell.Words()).Say("game.name"), Subtitle: words.In(tell.Words()).Say("chart.subtitle")}
	for at := range i.Board.Spots {
		x, y := i.At(box.Place(at))
		s.Plates = append(s.Plates, chart.Plate{X: x, Y: y - plateUp, W: plateW, H: plateH, Of: vignette{box.Place(at), p.Inked>>at&1 == 1}})
		s.Labels = append(s.Labels, chart.Label{Text: Name(box.Place(at)), X: x, Y: y + nameDown, Size: nameEm, Style: chart.Place})
		if p.Inked>>at&1 == 0 {
			continue
		}
		for _, id := range i.hexes[at] {
			s.Hexes[id] = chart.Hex{Ink: chart.Crayon, Terrain: i.country(box.Place(at), id), Mine: true}
		}
	}
	return s
}

// Name is what a place is called.
func Name(at box.Place) string {
	return words.In(tell.Words()).Phrase("place." + strings.ToLower(box.BoardOf(true).Spots[at].Code))
}

// country is what grows round a place.
func (i *Island) country(at box.Place, id hexmap.ID) hexmap.Terrain {
	x, y := i.World.Map.Cells[id].Hex.Centre()
	rough := paint.Noise(x*0.9, y*0.9, 21)
	switch s := &i.Board.Spots[at]; {
	case s.Use == box.HeartUse || s.Use == box.GateUse && rough > 0, s.Use == box.TunnelUse:
		return hexmap.Mountain
	case s.Code == "SWA" || s.Code == "SAL":
		return hexmap.Swamp
	case s.Code == "HUT" || s.Code == "RIT" || s.Code == "CHA" || s.Code == "MAN" || rough > 0.45:
		return hexmap.Jungle
	}
	return hexmap.Veldt
}

// framed is how far beyond its outermost hexes the chart is seen all round, in sides of a hex: to the outer
// line of its frame.
const framed = 0.68

// extent is how wide and high the chart is with its frame, in sides of a hex.
func (p Picture) extent() (wide, high float64) {
	m := Printed(p.West).World.Map
	return hexmap.Sqrt3*(float64(m.Cols)+0.5) + 2*framed, 1.5*float64(m.Rows-1) + 2 + 2*framed
}

// Place is how large a side of a hex is in a picture of w by h, and where the chart's origin
// lies in it: all of the map is seen with its frame, in the middle.
func (p Picture) Place(w, h float64) (side, x, y float64) {
	wide, high := p.extent()
	side = min(w/wide, h/high)
	return side, (w - (wide-2*framed-hexmap.Sqrt3)*side) / 2, (h - (high-2*framed-2)*side) / 2
}

// Within is what lies within the chart's frame in a picture of w by h, beside which there may be more paper.
func (p Picture) Within(w, h float64) (x, y, wide, high float64) {
	side, _, _ := p.Place(w, h)
	wide, high = p.extent()
	wide, high = (wide-2*framed)*side, (high-2*framed)*side
	return (w - wide) / 2, (h - high) / 2, wide, high
}

// Shape is its width for its height.
func (p Picture) Shape() float64 {
	wide, high := p.extent()
	return wide / high
}

// Vignette is where a place stands in a picture of w by h, without its name.
func (p Picture) Vignette(at box.Place, w, h float64) (x, y, wide, high float64) {
	side, left, top := p.Place(w, h)
	px, py := Printed(p.West).At(at)
	return left + (px-plateW/2)*side, top + (py-plateUp-plateH/2)*side, plateW * side, plateH * side
}

// letterW is how wide a letter of a name is, in sides of a hex.
const letterW = 0.32

// Named reports whether a point of a picture of w by h lies nearer to a place's name than so many
// pixels.
func (p Picture) Named(at box.Place, q [2]float64, near float64, w, h int) bool {
	side, left, top := p.Place(float64(w), float64(h))
	x, y := Printed(p.West).At(at)
	dx, dy := math.Abs(left+x*side-q[0]), math.Abs(top+(y+nameDown)*side-q[1])
	return dx < letterW/2*float64(len(Name(at)))*side+near && dy < nameEm/2*side+near
}

// NameBelow is where a place's name stands below its picture, in a picture of w by h.
func (p Picture) NameBelow(at box.Place, w, h float64) (x, y, wide, high float64) {
	side, left, top := p.Place(w, h)
	px, py := Printed(p.West).At(at)
	wide, high = letterW*float64(len(Name(at)))*side, nameEm*side
	return left + px*side - wide/2, top + (py+nameDown)*side - high/2, wide, high
}

// Cartouche is where the chart's title stands in a picture of w by h; ok is false till one has
// been painted.
func (p Picture) Cartouche(w, h float64) (x, y, wide, high float64, ok bool) {
	return p.found(Printed(p.West).cartouche.Load(), w, h)
}

// Rose is where the compass rose stands, likewise.
func (p Picture) Rose(w, h float64) (x, y, wide, high float64, ok bool) {
	return p.found(Printed(p.West).rose.Load(), w, h)
}

// found is where the painter has set something, in a picture of w by h; ok is false where it has not.
func (p Picture) found(b *[4]float64, w, h float64) (x, y, wide, high float64, ok bool) {
	if b == nil {
		return 0, 0, 0, 0, false
	}
	side, left, top := p.Place(w, h)
	return left + b[0]*side, top + b[1]*side, (b[2] - b[0]) * side, (b[3] - b[1]) * side, b[2] > b[0]
}

// The part of the cartouche below its rule, where it is empty on a chart without a date.
const explainsFrom, explainsTo, explainsIn = 0.44, 0.95, 0.04

// Explains is that part of the cartouche in a picture of w by h.
func (p Picture) Explains(w, h float64) (x, y, wide, high float64, ok bool) {
	x, y, wide, high, ok = p.Cartouche(w, h)
	return x + wide*explainsIn, y + high*explainsFrom, wide * (1 - 2*explainsIn), high * (explainsTo - explainsFrom), ok
}

// Paint paints it, as a page.Plate.
func (p Picture) Paint(size image.Point, _ engraving.Ink) *image.RGBA { return p.paint(size.X, size.Y) }

// Glance is the picture as the shelf has it.
type Glance struct{ Picture }

// Paint paints it, w by h pixels.
func (g Glance) Paint(w, h int) *image.RGBA { return g.paint(w, h) }

// sea is what lies beyond the chart, the colour of its paper.
var sea = color.RGBA{0xe9, 0xdc, 0xba, 255}

func (p Picture) paint(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(sea), image.Point{}, draw.Src)
	press, err := chartview.PressFor(Printed(p.West).World)
	if err != nil || w == 0 || h == 0 {
		return img // a broken typeface has been told of elsewhere
	}
	side, left, top := p.Place(float64(w), float64(h))
	press.Lock()
	x0, y0, _, _ := press.Bounds()
	off := image.Pt(int(-x0*side-left), int(-y0*side-top))
	part := image.NewRGBA(img.Rect.Add(off))
	draw.Draw(part, part.Rect, img, image.Point{}, draw.Src)
	press.Paint(part, p.Sheet(), side)
	at := [4]float64{}
	at[0], at[1], at[2], at[3] = press.Cartouche()
	Printed(p.West).cartouche.Store(&at)
	rose := [4]float64{}
	rose[0], rose[1], rose[2], rose[3] = press.Rose()
	Printed(p.West).rose.Store(&rose)
	press.Unlock()
	img = &image.RGBA{Pix: part.Pix, Stride: part.Stride, Rect: img.Rect}
	p.darken(img)
	return img
}

// vignette is the picture of a place as it is set into a chart.
type vignette struct {
	at    box.Place
	inked bool
}

// Paint implements chart.Set.
func (v vignette) Paint(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if w < 8 || h < 4 {
		return img
	}
	ink, least := pencil, 1 // a sketch
	if v.inked {
		ink, least = engraving.Sepia, 2
	}
	big := plates.Of("place/"+box.BoardOf(true).Spots[v.at].Code).Paint(image.Pt(w*least, h*least), ink)
	for y := range h {
		for x := range w {
			c := mean(big, x*least, y*least, least)
			if !v.inked { // a drawing in pencil hides nothing of the tracks
				c.A = uint8(min(255, 255*int(pencil.Paper.R-min(c.R, pencil.Paper.R))/int(pencil.Paper.R-pencil.Line.R)))
				c = color.RGBAModel.Convert(color.NRGBA{pencil.Line.R, pencil.Line.G, pencil.Line.B, c.A}).(color.RGBA)
			}
			img.SetRGBA(x, y, c)
		}
	}
	return img
}

// The counters of the creatures.
var (
	creatureInks  = [box.Sorts]color.RGBA{{0x4b, 0x3a, 0x2c, 255}, {0x7a, 0x1c, 0x1c, 255}, {0x16, 0x12, 0x10, 255}}
	creatureForms = [box.Sorts]engraving.Form{engraving.Round, engraving.Diamond, engraving.Hexagon}
	creatureSigns = [box.Sorts]string{"sign/crawler", "sign/devourer", "sign/guardian"}
)

// Creature is a creature's counter.
func Creature(sort box.Sort) engraving.Token {
	return engraving.Token{Sign: plates.Of(creatureSigns[sort]), Form: creatureForms[sort], Colour: creatureInks[sort]}
}

// counter is a creature as it is set into a chart.
type counter struct{ sort box.Sort }

// Paint implements chart.Set.
func (c counter) Paint(w, h int) *image.RGBA {
	return Creature(c.sort).Paint(image.Pt(w, h), engraving.Sepia)
}

// counterW is how large it is, counterApart how far they stand from one another.
const counterW, counterApart = 1.25, 1.05

// Stand sets the creatures into a sheet: along the upper edge of the picture of their place.
func (p Picture) Stand(s *chart.Sheet, at []box.Place, sortOf func(c int) box.Sort) {
	var here [box.Places]float64
	for c, place := range at {
		if place == box.Nowhere {
			continue
		}
		x, y := Printed(p.West).At(place)
		s.Plates = append(s.Plates, chart.Plate{
			X: x - plateW/2 + counterW/2 + here[place], Y: y - plateUp - plateH/2 + counterW/5, W: counterW, H: counterW, Of: counter{sortOf(c)},
		})
		here[place] += counterApart
	}
}

// mean is the colour of a square of so many pixels across.
func mean(img *image.RGBA, x, y, least int) color.RGBA {
	var sum [3]int
	for dy := range least {
		for dx := range least {
			c := img.RGBAAt(x+dx, y+dy)
			sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
		}
	}
	n := least * least
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

// shade is how much of red, green and blue each step of the Darkness takes, of a thousand.
var shade = [3]int{62, 66, 52}

// darken lays the Darkness over the paper, more toward the edges.
func (p Picture) darken(img *image.RGBA) {
	steps := max(0, p.Dark-1)
	if steps == 0 {
		return
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := range h {
		row := img.Pix[y*img.Stride:]
		dy := 2*y*100/h - 100
		for x := range w {
			dx := 2*x*100/w - 100
			edge := 60 + (dx*dx+dy*dy)*180/20000 // of a hundred
			for k, by := range shade {
				row[4*x+k] = uint8(int(row[4*x+k]) * (100000 - by*steps*edge) / 100000)
			}
		}
	}
}
