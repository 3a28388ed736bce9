package home

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// reach is the small chart beside the outfit: how far each way of travel leads
// on the food bought, and home again.
type reach struct {
	chart *chartview.Excerpt
	port  hexmap.PortID
	bare  *image.RGBA // the chart without its rings
	far   [nile.Modes]int
	mode  nile.Mode
	count uint64 // goes up with every change
}

const (
	// reachShown is how many hexes round the port are shown at least.
	reachShown = 9
	// reachLeast and reachMost bound the height of the chart, in units.
	reachLeast, reachMost = 90, 460
	// reachBeside is the height below which its lines stand beside it.
	reachBeside = 230
	// reachLine is the height of one line below it.
	reachLine = 22
)

// reachInks are the inks of the rings; the patterns tell them apart too.
var (
	reachInks   = [nile.Modes]color.RGBA{nile.OnFoot: ui.Red, nile.ByCanoe: ui.Blue, nile.Mounted: {0x8a, 0x55, 0x12, 255}}
	reachDashes = [nile.Modes][]float64{nile.ByCanoe: {7, 6}, nile.Mounted: {2, 5}}
)

// hexesOut is how far the rations bring a party by a way of travel and home
// again, in hexes; 0 where it cannot travel so.
func hexesOut(w *nile.Transport) int {
	if w.Why.Why != "" {
		return 0
	}
	return w.Reach.Out
}

// draw fills the rest of a column that is so high in all, if there is room.
func (k *reach) draw(col *page.Column, p *play.Play, party *nile.Party, mode nile.Mode, room float64) {
	lines := 0
	far := [nile.Modes]int{}
	for m := range nile.Modes {
		if far[m] = hexesOut(&party.Ways[m]); far[m] > 0 {
			lines++
		}
	}
	room -= ui.HeadingH + 4
	c, w := col.C, col.R.W
	beside := room < reachBeside && w > 380 // the lines stand at the chart's right
	high, low := room, 0.0
	if !beside {
		low = 4 + reachLine*float64(max(lines, 1))
		high -= low
	}
	if high < reachLeast {
		return
	}
	press, err := excerpt.Press(sight.View(p).Map())
	if err != nil {
		return
	}
	k.look(p, party, far, mode)
	col.HeadingOf(nile.RuleActivity, words.Say("outfit.reach"))
	col.Gap(4)
	high = min(high, reachMost)
	at := ui.R(col.R.X, col.R.Y, w, high)
	legend := page.NewColumn(c, ui.R(at.X, at.Bottom()+4, w, 0))
	if beside {
		at.W = min(w*0.56, high*1.7)
		legend = page.NewColumn(c, ui.R(at.Right()+14, at.Y, w-at.W-14, 0))
	}
	c.Picture(at, "reach", k.count, func(w, h int) *image.RGBA { return k.paint(press, w, h) })
	page.Outline(c, at, ui.Faded)
	k.legend(legend, beside)
	col.Gap(high + low)
}

// legend tells the rings; in a narrow column each on lines of its own.
func (k *reach) legend(col *page.Column, narrow bool) {
	c, none := col.C, true
	for m, n := range k.far {
		if n == 0 {
			continue
		}
		none = false
		mode := nile.Mode(m)
		st := ui.Small
		if mode == k.mode {
			st = st.In(ui.Ink)
		}
		key := ui.R(col.R.X, col.R.Y, 34, reachLine)
		c.Picture(key.Middle(34, 8), "reach key", uint64(m), func(w, h int) *image.RGBA {
			img := image.NewRGBA(image.Rect(0, 0, w, h))
			y, s := float64(h)/2, float64(h)/8
			page.StrokePath(img, [][2]float64{{0, y}, {float64(w), y}}, 2.4*s, dashesOf(mode, s), reachInks[mode])
			return img
		})
		text := words.Say("outfit.reach."+reachKey(mode), "miles", nile.Miles(n))
		if narrow {
			in := page.NewColumn(c, ui.R(col.R.X+42, col.R.Y, col.R.W-42, 0))
			in.Say(ui.Plain(text), st)
			col.Gap(in.Height() + 4)
			continue
		}
		row := col.Next(reachLine)
		row.CutLeft(42)
		c.Text(row, text, st)
	}
	if none {
		col.Say(ui.Plain(words.Say("outfit.reach.nowhere")), ui.Small)
	}
}

// reachKey is the end of the key of a way of travel's line.
func reachKey(m nile.Mode) string {
	switch m {
	case nile.ByCanoe:
		return "canoe"
	case nile.Mounted:
		return "mounted"
	}
	return "foot"
}

func dashesOf(m nile.Mode, s float64) []float64 {
	var out []float64
	for _, l := range reachDashes[m] {
		out = append(out, l*s)
	}
	return out
}

// look notes what is to be shown, and whether it is another picture.
func (k *reach) look(p *play.Play, party *nile.Party, far [nile.Modes]int, mode nile.Mode) {
	if k.chart == nil || k.port != party.Port {
		v := sight.View(p)
		k.chart = excerpt.Of(v, p.Palette, "reach", []hexmap.ID{v.Map().Ports[party.Port].At})
		k.chart.Margin = reachShown * math.Sqrt(3)
		k.port, k.bare, k.count = party.Port, nil, k.chart.Version<<32
	}
	if far != k.far || mode != k.mode {
		k.far, k.mode = far, mode
		k.count++
	}
}

// paint is the chart with a ring of hexes for each way of travel.
func (k *reach) paint(p *chartview.Press, w, h int) *image.RGBA {
	if k.bare == nil || k.bare.Rect.Dx() != w || k.bare.Rect.Dy() != h {
		k.bare = k.chart.Paint(p, w, h, 1e3)
	}
	img := image.NewRGBA(k.bare.Rect)
	copy(img.Pix, k.bare.Pix)
	scale, left, top := k.chart.Place(p, w, h, 1e3)
	x, y := p.Centre(k.chart.Hexes[0], scale)
	x, y = x-float64(left), y-float64(top)
	s := max(1, scale/9)
	in := p.Inside(scale)
	within := image.Rect(in.Min.X-left, in.Min.Y-top, in.Max.X-left, in.Max.Y-top).Intersect(img.Rect)
	board := image.NewRGBA(image.Rect(0, 0, within.Dx(), within.Dy())) // the rings end at the chart's edge
	draw.Draw(board, board.Rect, img, within.Min, draw.Src)
	for m, n := range k.far {
		if n == 0 {
			continue
		}
		width := 1.7 * s
		if nile.Mode(m) == k.mode {
			width *= 1.5
		}
		var ring [][2]float64
		for i := range 7 { // the hexes n off form a hexagon
			a := math.Pi / 3 * float64(i)
			r := float64(n) * math.Sqrt(3) * scale
			ring = append(ring, [2]float64{x + r*math.Cos(a) - float64(within.Min.X), y + r*math.Sin(a) - float64(within.Min.Y)})
		}
		page.StrokePath(board, ring, width, dashesOf(nile.Mode(m), s), reachInks[m])
	}
	draw.Draw(img, within, board, image.Point{}, draw.Src)
	chartview.PaintRing(img, image.Pt(int(x), int(y)), 0.8*scale, max(1.6, 0.14*scale))
	return img
}
