package nile

import (
	_ "embed"
	"image"
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/saves"
)

// exampleSave is a race among six bots in its third year, as the title shows
// it. It was made with
//
//	nile new example.nile --seed 21 --players 6 --turns 34 --bots steady --target 100
//
// and is taken up like any other save: from its kept position, should the
// rules have changed since.
//
//go:embed example.nile
var exampleSave []byte

// exampleSheet is the chart of that race; the chart of 1820 if it cannot be
// taken up.
func exampleSheet() *chart.Sheet {
	_, rec, err := saves.Decode(exampleSave)
	if err != nil {
		return &chart.Sheet{}
	}
	story, err := game.StoryOf(nile.Rules{}, rec)
	if err != nil {
		return &chart.Sheet{}
	}
	if p, ok := story.Now(game.Nobody).(*nile.Position); ok {
		return titleSheetOf(p.View(game.Nobody))
	}
	return &chart.Sheet{}
}

// titleSheetOf is a chart as everybody may see it, without names and scores.
func titleSheetOf(v nile.View) *chart.Sheet {
	s := chartsheet.With(v, chart.Options{Print: true, Undated: true})
	s.Names, s.Scores = nil, nil
	return s
}

// coloured is how many hexes of a chart players have coloured in.
func coloured(s *chart.Sheet) (n int) {
	for _, h := range s.Hexes {
		if h.Ink == chart.Crayon || h.Ink == chart.Published {
			n++
		}
	}
	return n
}

// titleFrom is from how many coloured hexes on the players' own chart lies
// behind the title in place of the example: after two or three journeys. The tip of the tick says it.
const titleFrom = 12

// titleSheet is the chart of a game; of none the example.
func titleSheet(of game.Position) *chart.Sheet {
	if p, ok := of.(*nile.Position); ok {
		return titleSheetOf(p.View(game.Nobody))
	}
	return exampleSheet()
}

// Worth reports whether there is enough to be seen on the chart of a game.
func (Game) Worth(of game.Position) bool {
	p, ok := of.(*nile.Position)
	return ok && coloured(titleSheetOf(p.View(game.Nobody))) >= titleFrom
}

// mostSeen is how far down a chart of this scale the piece behind the title is
// cut out, at most so far: where most of what players coloured in is seen beside
// the title's card. first is the uppermost piece.
func mostSeen(p *chart.Painter, s *chart.Sheet, scale float64, first image.Rectangle, most int) int {
	const steps = 10
	best, seen := most*2/5, -1 // above the cartouche, where all are alike
	view := first
	view.Min.X += first.Dx() * 45 / 100
	for _, tenths := range []int{4, 3, 5, 2, 6, 1, 7, 0, 8, 9, 10} { // the middle first
		down, n := most*tenths/steps, 0
		at := view.Add(image.Pt(0, down)).Inset(int(scale))
		for id, h := range s.Hexes {
			if h.Ink == chart.Crayon || h.Ink == chart.Published {
				if x, y := p.Centre(hexmap.ID(id), scale); image.Pt(int(x), int(y)).In(at) {
					n++
				}
			}
		}
		if n > seen {
			best, seen = down, n
		}
	}
	return best
}

// Front is the chart behind the title: as much of it as fills the window from side
// to side, without the chart's own frame. It may be called from any goroutine.
func (Game) Front(of game.Position, width, height int, colours chart.Palette) *image.RGBA {
	m, err := nile.Board()
	if err != nil {
		return nil
	}
	press, err := excerpt.Press(m)
	if err != nil {
		return nil
	}
	press.Lock() // it is painted beside the loop
	defer press.Unlock()
	p := press.Painter
	const unit = 100 // pixels a hex side, to measure the inside with
	in := p.Inside(unit)
	scale := unit * math.Max(float64(width)/float64(in.Dx()), float64(height)/float64(in.Dy())) * 1.03
	in = p.Inside(scale)
	sheet := titleSheet(of)
	sheet.Palette = colours
	at := in.Min.Add(image.Pt((in.Dx()-width)/2, 0))
	at.Y += mostSeen(p, sheet, scale, image.Rectangle{at, at.Add(image.Pt(width, height))}, in.Dy()-height)
	img := image.NewRGBA(image.Rectangle{at, at.Add(image.Pt(width, height))})
	// The window's frame covers the edges, wherever the chart has drifted to: no
	// name is cut by it.
	kept := img.Rect
	kept.Min, kept.Max = kept.Min.Add(image.Pt(width/18, width/22)), kept.Max.Sub(image.Pt(width/18, width/22))
	sheet.Crop = p.CropAt(kept, scale, false)
	p.Paint(img, sheet, scale)
	img.Rect = image.Rect(0, 0, width, height)
	return img
}
