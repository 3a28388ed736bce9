package journal

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/png"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/reel"
	"sourceofthenile/render/words"
)

// Sizes of the pictures in the file, in pixels.
const (
	plateW, plateH = 420, 262
	wayW, wayH     = 560, 380
	faceW, faceH   = 132, 150
	wholeW         = 1000
	roundW         = 760
	mostSide       = 30.0 // of a hex in the chart of a way
	wayMargin      = 2.6  // hex sides of country round a way
)

// Colours of the pictures: few, so that a long book stays small.
const (
	plateColours = 16
	wayColours   = 24
	wholeColours = 48
)

// ink is what engravings in the book are printed with, on its paper.
var ink = func() engraving.Ink {
	i := engraving.Sepia
	i.Paper, i.Wash = color.RGBA{0xfb, 0xf7, 0xec, 255}, 0.45
	return i
}()

// symbols puts every engraving the book shows into the file, once.
func (h *htmlHand) symbols(b *Book) {
	dry := &htmlHand{}
	for i := range b.Chapters {
		for k := range b.Chapters[i].Paras {
			dry.plateOf(&b.Chapters[i].Paras[k])
		}
	}
	h.put("<svg width=\"0\" height=\"0\" class=\"store\"><defs>\n")
	for _, s := range dry.shown {
		if _, there := h.plates[s]; there {
			continue
		}
		h.plates[s] = mark(s)
		pic := s.Paint(image.Pt(plateW, plateH), ink)
		h.put("<image id=\"%s\" width=\"%d\" height=\"%d\" href=\"%s\"/>\n", mark(s), plateW, plateH, h.uri(pic, plateColours))
	}
	h.put("</defs></svg>\n")
}

// uri is a picture as it stands in the file: a PNG of few colours.
func (h *htmlHand) uri(pic *image.RGBA, colours int) string {
	data, err := packed(pic, colours)
	if err != nil {
		h.err = err
	}
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(data)
}

// packed is a picture as a PNG of so many colours at most.
func packed(pic *image.RGBA, colours int) ([]byte, error) {
	var census reel.Census
	for y := pic.Rect.Min.Y; y < pic.Rect.Max.Y; y += band {
		paint.Breathe()
		r := image.Rect(pic.Rect.Min.X, y, pic.Rect.Max.X, min(y+band, pic.Rect.Max.Y))
		census.Count(pic.SubImage(r).(*image.RGBA))
	}
	paint.Breathe()
	out := image.NewPaletted(pic.Rect, census.Palette(colours))
	near := map[color.RGBA]uint8{}
	for y := pic.Rect.Min.Y; y < pic.Rect.Max.Y; y++ {
		paint.Breathe()
		for x := pic.Rect.Min.X; x < pic.Rect.Max.X; x++ {
			c := pic.RGBAAt(x, y)
			i, known := near[c]
			if !known {
				i = uint8(out.Palette.Index(c))
				near[c] = i
			}
			out.SetColorIndex(x, y, i)
		}
	}
	var b bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	err := enc.Encode(&b, rows{out})
	return b.Bytes(), err
}

// band is how many rows are looked at in one go.
const band = 32

// rows are a picture that lets a page have its turn with each row that is packed: it is
// asked for its points one by one, from the left.
type rows struct{ *image.Paletted }

// ColorIndexAt implements image.PalettedImage.
func (r rows) ColorIndexAt(x, y int) uint8 {
	if x == r.Rect.Min.X {
		paint.Breathe()
	}
	return r.Paletted.ColorIndexAt(x, y)
}

// whole puts the chart at the end of the game on the title page.
func (h *htmlHand) whole(b *Book) {
	if h.painter == nil || b.Sheet == nil {
		return
	}
	h.put("<figure class=\"whole\"><img alt=\"%s\" src=\"%s\"><figcaption>%s</figcaption></figure>\n", esc(b.State), h.uri(h.sheet(b.Sheet, wholeW), wholeColours), esc(b.State))
}

// sheet is a whole chart, so wide.
func (h *htmlHand) sheet(s *chart.Sheet, w float64) *image.RGBA {
	x0, _, x1, _ := h.painter.Bounds()
	scale := w / (x1 - x0)
	pic := image.NewRGBA(image.Rectangle{Max: h.painter.Size(scale)})
	h.painter.Paint(pic, s, scale)
	return pic
}

// face puts the portrait of whose journey it is at the head of its chapter.
func (h *htmlHand) face(c *Chapter) {
	if c.Face == nil {
		return
	}
	pic := c.Face.Paint(image.Pt(faceW, faceH), ink)
	h.put("<img class=\"face\" alt=\"%s\" width=\"%d\" height=\"%d\" src=\"%s\">\n", esc(c.Title), faceW, faceH, h.uri(pic, plateColours))
}

// way puts the chart of a journey's way at the head of its chapter, or that of a part of the
// chronicle.
func (h *htmlHand) way(c *Chapter) {
	if h.painter == nil || c.Sheet == nil {
		return
	}
	if c.Seat == game.Nobody {
		h.put("<figure class=\"way\"><img alt=\"%s\" src=\"%s\"></figure>\n", esc(c.Title), h.uri(h.sheet(c.Sheet, roundW), wayColours))
		return
	}
	if len(c.Way) < 2 {
		return
	}
	says := words.Say("story.way")
	h.put("<figure class=\"way\"><img alt=\"%s\" width=\"%d\" height=\"%d\" src=\"%s\"></figure>\n", esc(says), wayW, wayH, h.uri(wayOf(h.painter, c), wayColours))
}

// wayOf paints the country round a way, and the way.
func wayOf(p *chart.Painter, c *Chapter) *image.RGBA {
	sheet := *c.Sheet
	sheet.Pieces = nil
	sheet.Tracks = []chart.Track{{Colour: paint.PlayerInk(c.Colour), Seat: uint8(max(0, c.Seat)), Cells: append([]hexmap.ID(nil), c.Way...)}}
	e := chartview.Excerpt{Sheet: &sheet, Hexes: c.Way, Margin: wayMargin, Largest: mostSide, Ring: hexmap.None, Paper: ink.Paper}
	return e.Paint(&chartview.Press{Painter: p}, wayW, wayH, mostSide)
}
