package menu

import (
	"image"
	"slices"
	"time"

	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
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

	chart  Picture // nil until the save has been read
	shape  float64 // width to height
	failed bool    // it could not be read
	again  float64 // when that is tried again: a file may just have been written

	img     *image.RGBA // nil until it has been painted
	version uint64
	wanted  image.Point // the size it was asked for last, in pixels
}

// shelfPictures counts what was painted: each has a version of its own. They
// are told of on the game loop alone.
var shelfPictures uint64

// chartAgain is after how many seconds a save that could not be read is read again.
const chartAgain = 3.0

// shelfChartsKept is how many charts a list keeps: one takes some 900 KB.
const shelfChartsKept = 8

// of is the glance at a save, begun if need be.
func (g *shelfCharts) of(a desk.Desk, library Library, s *SaveInfo) *shelfChart {
	for _, x := range g.all {
		if x.path == s.Path && x.when.Equal(s.When) {
			return x
		}
	}
	if g.busy || library == nil {
		return nil // what is under way asks for a frame when it is done
	}
	x := &shelfChart{path: s.Path, when: s.When}
	g.all = append(g.all, x)
	if len(g.all) > shelfChartsKept {
		g.all = slices.Delete(g.all, 0, 1)
	}
	colours := chart.Palette(a.Preferences().Palette)
	g.work(a, func() func() {
		pic, err := library.Glance(x.path, colours)
		if err != nil {
			return func() { x.failed, x.again = true, 0 }
		}
		shape := pic.Shape()
		return func() { x.chart, x.shape = pic, shape }
	})
	return x
}

// work does something beside the game loop, and what comes of it on the loop.
func (g *shelfCharts) work(a desk.Desk, do func() (then func())) {
	g.busy = true
	done := ui.Beside()
	go func() {
		defer done()
		then := do()
		a.Post(func() { g.busy = false; then() })
	}()
}

// draw shows the chart in the middle of r, and until there is one a sentence.
func (g *shelfCharts) draw(c *ui.Context, a desk.Desk, library Library, s *SaveInfo, r ui.Rect) {
	x := g.of(a, library, s)
	switch {
	case x != nil && x.failed:
		if g.blank(c, r, words.Say("load.chart.none")); x.again == 0 {
			x.again = c.In.Now + chartAgain
		} else if c.In.Now >= x.again {
			g.all = slices.DeleteFunc(g.all, func(o *shelfChart) bool { return o == x })
		}
		c.WakeAt(x.again)
	case x == nil || x.chart == nil:
		g.blank(c, r, words.Say("load.chart.drawing"))
	default:
		if of, ok := x.chart.(Told); ok && r.H > 160 {
			c.Text(r.CutBottom(24), of.Says(), ui.Note.At(16).In(ui.Faded).To(ui.Centre).Own())
		}
		r = r.Middle(min(r.W, r.H*x.shape), min(r.H, r.W/x.shape))
		g.paint(c, a, x, r)
		page.Outline(c, r, ui.Faded)
	}
}

func (*shelfCharts) blank(c *ui.Context, r ui.Rect, says string) {
	page.Outline(c, r, ui.Dotted)
	c.Text(r.Middle(r.W-20, 30), says, ui.Note.In(ui.Faded).To(ui.Centre))
}

// paint shows the painted chart, and has it painted where it is not yet, or not
// in this size.
func (g *shelfCharts) paint(c *ui.Context, a desk.Desk, x *shelfChart, r ui.Rect) {
	size := image.Pt(int(c.Pixels(r.W)+0.5), int(c.Pixels(r.H)+0.5))
	if x.wanted != size && !g.busy {
		x.wanted = size
		g.work(a, func() func() {
			img := x.chart.Paint(size.X, size.Y)
			return func() {
				shelfPictures++
				x.img, x.version = img, shelfPictures
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
func (l *loadList) beside(c *ui.Context, a desk.Desk, r ui.Rect) {
	s := l.now()
	switch {
	case s == nil:
		c.Panel(r, ui.ListPanel)
		return
	case s.Broken != "":
		l.ruined(c, r, s)
		return
	}
	columns := scoreColumns(c, s, r.W)
	low := r.CutBottom(scoreRow * float64((len(s.Players)+columns-1)/columns))
	r.CutBottom(10)
	l.charts.draw(c, a, l.program.Library, s, r)
	standingRows(c, low, s, columns)
}

// ruined is what stands in place of the chart of a save that cannot be read:
// what is wrong with it, and what can be done.
func (l *loadList) ruined(c *ui.Context, r ui.Rect, s *SaveInfo) {
	c.Panel(r, ui.ListPanel)
	r = r.InsetXY(26, 24)
	text := ui.Rich{ui.InRed(s.Broken)}
	if s.Rescuable {
		text = append(text, ui.T("\n"+words.Say("load.rescue.tip")))
	}
	said := c.ParagraphHeight(text, ui.Body, r.W)
	high := min(r.W/2, r.H-said-20)
	at := r.Middle(r.W, max(high, 0)+20+said)
	if plate := l.program.plates().Ruined; plate != nil && high >= 90 {
		page.Engraved(c, at.CutTop(high), plate)
		at.CutTop(20)
	}
	c.Paragraph(at, text, ui.Body.To(ui.Centre))
}

// scoreRow is the height of a player's line below the chart.
const scoreRow = 25.0

// scoreColumns is how many players stand side by side: two, unless that would
// cut the name of one of a few.
func scoreColumns(c *ui.Context, s *SaveInfo, w float64) int {
	for _, p := range s.Players {
		if taken := 18 + 7 + c.TextWidth(p.stands(), ui.Strong) + 8; len(s.Players) <= 4 && c.TextWidth(p.Name, scoreName)+taken > (w-scoreGap)/2 {
			return 1
		}
	}
	return 2
}

// scoreGap is the room between two players side by side.
const scoreGap = 24.0

var scoreName = ui.Body.At(17).Own()

// standingRows is everybody's points, the leader's first; of who win or lose together none leads.
func standingRows(c *ui.Context, r ui.Rect, s *SaveInfo, columns int) {
	players := slices.Clone(s.Players)
	slices.SortStableFunc(players, func(a, b SavePlayer) int {
		if a.Did != "" {
			return 0
		}
		return b.Points - a.Points
	})
	for i := 0; i < len(players); i += columns {
		row := r.CutTop(scoreRow)
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		for k, cell := range row.Columns(columns, scoreGap) {
			if i+k >= len(players) {
				break
			}
			p := players[i+k]
			c.Sign(cell.CutLeft(18).Middle(18, 18), p.Colour)
			cell.CutLeft(7)
			points := p.stands()
			c.Text(cell.CutRight(c.TextWidth(points, ui.Strong)+4), points, ui.Strong.To(ui.Right))
			c.Text(cell, p.Name, scoreName)
		}
	}
}
