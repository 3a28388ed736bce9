package book

import (
	"hash/fnv"
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The graph of points over the months, its measures in units.
const (
	graphLeft  = 40 // for the figures beside it
	graphRight = 26 // for the signs at the lines' ends
	graphFoot  = 24 // for the years
	graphSign  = 18
	graphLineW = 2.2
)

// dashes tell the players' lines apart without colour: lengths on and off in
// units, by nile.Player.Colour.
var dashes = [nile.MaxSeats][]float64{nil, {11, 4}, {3, 3.5}, {13, 3.5, 2.5, 3.5}, {6, 2.5}, {2, 2}}

// graphLine is one player's course, ready to be painted: fractions of the room.
type graphLine struct {
	pts  [][2]float64
	ink  color.RGBA
	dash []float64
}

// leastTop is how many points the graph has room for at least.
const leastTop = 10

// graph draws the course of everybody's points into r: months to the right,
// points upward, the target as a line of red dots.
func (t *tally) graph(c *ui.Context, v nile.View, r ui.Rect) {
	top := max(v.Target(), leastTop)
	for s := range v.Seats() {
		top = max(top, slices.Max(append(slices.Clone(t.Course[s]), 0)))
	}
	room := ui.R(r.X+graphLeft, r.Y+9, r.W-graphLeft-graphRight, r.H-graphFoot-12)
	y := func(points int) float64 { return room.Bottom() - room.H*float64(points)/float64(top) }
	x := func(month int) float64 { return room.X + room.W*float64(month)/float64(max(1, t.Months)) }
	t.grid(c, v, room, top, x, y)
	lines, h := []graphLine(nil), fnv.New64a()
	for s := range game.Seat(v.Seats()) {
		l := graphLine{pts: [][2]float64{{0, 1}}, ink: ui.PlayerOf(v.Player(s).Colour).Ink, dash: dashes[v.Player(s).Colour%nile.MaxSeats]}
		was := 0
		for m, n := range t.Course[s] {
			at := float64(m+1) / float64(max(1, t.Months))
			if n != was { // points come at the end of a month, all at once
				l.pts = append(l.pts, [2]float64{at, 1 - float64(was)/float64(top)}, [2]float64{at, 1 - float64(n)/float64(top)})
				was = n
			}
			chartview.HashNumbers(h, int64(s), int64(m), int64(n))
		}
		l.pts = append(l.pts, [2]float64{1, 1 - float64(was)/float64(top)})
		lines = append(lines, l)
	}
	chartview.HashNumbers(h, int64(top), int64(t.Months))
	scale := c.Scale
	c.Picture(room, "course of points", h.Sum64(), func(w, h int) *image.RGBA { return paintGraph(lines, w, h, scale) })
	t.ends(c, v, room, y)
	t.graphTips(c, v, room)
}

// goal is the points that win, as a line of red dots; an open game has none.
func (t *tally) goal(c *ui.Context, v nile.View, room ui.Rect, y func(int) float64) {
	if v.Open() {
		return
	}
	goal := math.Round(y(v.Target()))
	for gx := room.X; gx < room.Right()-3; gx += 7 {
		c.Fill(ui.R(gx, goal, 3, 1.5), ui.Red)
	}
	c.Tip(ui.R(room.X, goal-5, room.W, 10), ui.Plain(words.Say("points.goal", "n", v.Target())))
}

// grid rules the graph's lines and writes its figures.
func (t *tally) grid(c *ui.Context, v nile.View, room ui.Rect, top int, x func(int) float64, y func(int) float64) {
	st := ui.Small.At(15)
	step := 5
	for _, s := range []int{10, 25, 50, 100} {
		if room.H*float64(step)/float64(top) < 30 {
			step = s
		}
	}
	for n := 0; n <= top; n += step {
		c.Dots(ui.R(room.X, math.Round(y(n)), room.W, 1))
		c.Text(ui.R(room.X-graphLeft, y(n)-10, graphLeft-8, 20), strconv.Itoa(n), st.To(ui.Right))
	}
	c.Fill(ui.R(room.X, room.Bottom(), room.W, 1), ui.Ink)
	c.Fill(ui.R(room.X, room.Y, 1, room.H), ui.Ink)
	t.goal(c, v, room, y)
	yearW, last := c.TextWidth("1888", st), -1e6
	for m := range t.Months {
		month, year := nile.Date(m)
		if month != 1 && m != 0 {
			continue
		}
		c.Fill(ui.R(math.Round(x(m)), room.Bottom(), 1, 5), ui.Ink)
		if at := x(m) - yearW/2; at > last+8 && at+yearW < room.Right()+graphRight {
			c.Text(ui.R(at-2, room.Bottom()+4, yearW+4, 20), strconv.Itoa(year), st.To(ui.Centre))
			last = at + yearW
		}
	}
}

// ends puts every player's sign at the end of the line; signs of equals stand
// below each other.
func (t *tally) ends(c *ui.Context, v nile.View, room ui.Rect, y func(int) float64) {
	order := press.Standing(v)
	low := room.Y - graphSign
	for _, s := range order {
		at := max(y(t.Total[s])-graphSign/2, low+graphSign-2)
		low = at
		sign := ui.R(room.Right()+5, min(at, room.Bottom()+graphFoot-graphSign), graphSign, graphSign)
		c.Sign(sign, v.Player(s).Colour)
		c.Tip(sign, ui.Plain(words.Say("points.end", "who", v.Player(s).Name, "n", t.Total[s])))
	}
}

// graphTips tell the standing of the month that the pointer is over.
func (t *tally) graphTips(c *ui.Context, v nile.View, room ui.Rect) {
	if !room.Contains(c.In.Mouse) || t.Months == 0 {
		return
	}
	m := min(max(int((c.In.Mouse.X-room.X)/room.W*float64(t.Months)), 0), t.Months-1)
	said := ui.Rich{ui.B(tell.Date(m))}
	for _, s := range press.Standing(v) {
		said = append(said, ui.T("\n"+words.Say("points.then", "who", v.Player(s).Name, "n", t.Course[s][m])))
	}
	w := room.W / float64(t.Months)
	c.Tip(ui.R(room.X+w*float64(m), room.Y, w, room.H), said)
}

// paintGraph paints the lines on nothing.
func paintGraph(lines []graphLine, w, h int, scale float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := len(lines) - 1; i >= 0; i-- { // the first player's on top
		l := &lines[i]
		pts := make([][2]float64, len(l.pts))
		for k, p := range l.pts {
			pts[k] = [2]float64{p[0] * float64(w), min(p[1]*float64(h), float64(h)-scale)}
		}
		page.StrokePath(img, pts, graphLineW*scale, scaled(l.dash, scale), l.ink)
	}
	return img
}

func scaled(a []float64, k float64) []float64 {
	out := make([]float64, len(a))
	for i, x := range a {
		out[i] = x * k
	}
	return out
}
