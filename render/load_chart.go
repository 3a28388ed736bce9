package render

import (
	"image"
	"slices"
	"time"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartsheet"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// shelfCharts are the charts of saved games as everybody may see them. They are
// read and painted beside the game loop, one at a time, and the last few kept.
type shelfCharts struct {
	all  []*shelfChart // oldest first
	busy bool
}

// shelfChart is the chart of one save.
type shelfChart struct {
	path string
	when time.Time

	press  *press
	chart  *excerpt // nil until the save has been read
	shape  float64  // width to height
	failed bool

	img     *image.RGBA // nil until it has been painted
	version uint64
	wanted  image.Point // the size it was asked for last, in pixels
}

// shelfChartsKept is how many charts a list keeps: one takes some 900 KB.
const shelfChartsKept = 8

// of is the glance at a save, begun if need be.
func (g *shelfCharts) of(a *App, s *SaveInfo) *shelfChart {
	for _, x := range g.all {
		if x.path == s.Path && x.when.Equal(s.When) {
			return x
		}
	}
	if g.busy || a.hooks.Library == nil {
		return nil // what is under way asks for a frame when it is done
	}
	x := &shelfChart{path: s.Path, when: s.When}
	g.all = append(g.all, x)
	if len(g.all) > shelfChartsKept {
		g.all = slices.Delete(g.all, 0, 1)
	}
	library, colours := a.hooks.Library, chart.Palette(a.prefs.Palette)
	g.work(a, func() func() {
		v, err := library.Glance(x.path)
		if err != nil {
			return func() { x.failed = true }
		}
		p, err := pressFor(v.Map())
		if err != nil {
			return func() { x.failed = true }
		}
		e := publicChart(v, colours)
		shape := e.shape(v)
		return func() { x.press, x.chart, x.shape = p, e, shape }
	})
	return x
}

// publicChart is the whole chart as everybody may see it, with where each
// expedition is.
func publicChart(v nile.View, colours chart.Palette) *excerpt {
	s := chartsheet.With(v, chartsheet.Options{Undated: true})
	s.Tracks, s.Palette = nil, colours
	return &excerpt{key: "saved chart", sheet: s, hexes: []hexmap.ID{0}, whole: true, ring: hexmap.None}
}

// work does something beside the game loop, and what comes of it on the loop.
func (g *shelfCharts) work(a *App, do func() (then func())) {
	g.busy = true
	go func() {
		then := do()
		a.Post(func() { g.busy = false; then() })
	}()
}

// draw shows the chart in the middle of r, and until there is one a sentence.
func (g *shelfCharts) draw(c *ui.Context, a *App, s *SaveInfo, r ui.Rect) {
	x := g.of(a, s)
	switch {
	case x != nil && x.failed:
		g.blank(c, r, words.Say("load.chart.none"))
	case x == nil || x.chart == nil:
		g.blank(c, r, words.Say("load.chart.drawing"))
	default:
		r = r.Middle(min(r.W, r.H*x.shape), min(r.H, r.W/x.shape))
		g.paint(c, a, x, r)
		outline(c, r, ui.Faded)
	}
}

func (*shelfCharts) blank(c *ui.Context, r ui.Rect, says string) {
	outline(c, r, ui.Dotted)
	c.Text(r.Middle(r.W-20, 30), says, ui.Note.In(ui.Faded).To(ui.Centre))
}

// paint shows the painted chart, and has it painted where it is not yet, or not
// in this size.
func (g *shelfCharts) paint(c *ui.Context, a *App, x *shelfChart, r ui.Rect) {
	size := image.Pt(int(c.Pixels(r.W)+0.5), int(c.Pixels(r.H)+0.5))
	if x.wanted != size && !g.busy {
		x.wanted = size
		g.work(a, func() func() {
			img := x.chart.paint(x.press, size.X, size.Y, 0)
			return func() {
				excerpts++
				x.img, x.version = img, excerpts
			}
		})
	}
	img := x.img
	if img == nil {
		g.blank(c, r, words.Say("load.chart.drawing"))
		return
	}
	c.Picture(r, "saved chart", x.version, func(int, int) *image.RGBA { return img })
}

// beside is the chosen game: its chart, and the standing below.
func (l *loadList) beside(c *ui.Context, a *App, r ui.Rect) {
	s := l.now()
	if s == nil || s.Broken != "" {
		c.Panel(r, ui.ListPanel)
		if s != nil {
			l.charts.blank(c, r.Inset(1), words.Say("load.chart.none"))
		}
		return
	}
	low := r.CutBottom(standingH(s))
	r.CutBottom(10)
	l.charts.draw(c, a, s, r)
	scoreRows(c, low, s)
}

// scoreRow is the height of a player's line below the chart.
const scoreRow = 25.0

// standingH is how high the standing is: two players to a line.
func standingH(s *SaveInfo) float64 { return scoreRow * float64((len(s.Players)+1)/2) }

// scoreRows is everybody's points, the leader's first.
func scoreRows(c *ui.Context, r ui.Rect, s *SaveInfo) {
	players := slices.Clone(s.Players)
	slices.SortStableFunc(players, func(a, b SavePlayer) int { return b.Points - a.Points })
	for i := 0; i < len(players); i += 2 {
		row := r.CutTop(scoreRow)
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		for k, cell := range row.Columns(2, 24) {
			if i+k >= len(players) {
				break
			}
			p := players[i+k]
			c.Sign(cell.CutLeft(18).Middle(18, 18), p.Colour)
			cell.CutLeft(7)
			points := words.Number(p.Points)
			c.Text(cell.CutRight(c.TextWidth(points, ui.Strong)+4), points, ui.Strong.To(ui.Right))
			c.Text(cell, p.Name, ui.Body.At(17).Own())
		}
	}
}
