package ledger

import (
	"hash/fnv"
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"

	"sourceofthenile/render/chartview"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Course is how everybody's points came about: turns to the right, points upward.
type Course struct {
	Turns   int      // so far, the present one included
	Players []Player // the leader first
	Goal    int      // points that win, as a line of red dots; 0 for none
	GoalTip string
	// Mark is what is written below the beginning of a turn, "" for nothing; Date what a
	// tip calls it.
	Mark, Date func(turn int) string
}

// The graph of points over the turns, its measures in units.
const (
	graphLeft  = 40 // for the figures beside it
	graphRight = 26 // for the signs at the lines' ends
	graphFoot  = 24 // for what is written below
	graphSign  = 18
	graphLineW = 2.2
	// leastTop is how many points the graph has room for at least.
	leastTop = 10
)

// dashes tell the players' lines apart without colour: lengths on and off in
// units, by Player.Colour.
var dashes = [...][]float64{nil, {11, 4}, {3, 3.5}, {13, 3.5, 2.5, 3.5}, {6, 2.5}, {2, 2}}

// graphLine is one player's course, ready to be painted: fractions of the room.
type graphLine struct {
	pts  [][2]float64
	ink  color.RGBA
	dash []float64
}

// Changes is in how many turns anybody's points became others: in fewer than two there
// is no course to draw.
func (g *Course) Changes() (turns int) {
	for t := range g.Turns {
		for i := range g.Players {
			p := g.Players[i].Points
			if t == 0 && p[t] != 0 || t > 0 && p[t] != p[t-1] {
				turns++
				break
			}
		}
	}
	return turns
}

// Draw draws it into r.
func (g *Course) Draw(c *ui.Context, r ui.Rect) {
	top := max(g.Goal, leastTop)
	for i := range g.Players {
		top = max(top, slices.Max(append(slices.Clone(g.Players[i].Points), 0)))
	}
	room := ui.R(r.X+graphLeft, r.Y+9, r.W-graphLeft-graphRight, r.H-graphFoot-12)
	y := func(points int) float64 { return room.Bottom() - room.H*float64(points)/float64(top) }
	g.grid(c, room, top, y)
	lines, h := []graphLine(nil), fnv.New64a()
	for i := range g.Players {
		p := &g.Players[i]
		l := graphLine{pts: [][2]float64{{0, 1}}, ink: ui.PlayerOf(p.Colour).Ink, dash: dashes[int(p.Colour)%len(dashes)]}
		was := 0
		for t, n := range p.Points {
			at := float64(t+1) / float64(max(1, g.Turns))
			if n != was { // points come at the end of a turn, all at once
				l.pts = append(l.pts, [2]float64{at, 1 - float64(was)/float64(top)}, [2]float64{at, 1 - float64(n)/float64(top)})
				was = n
			}
			chartview.HashNumbers(h, int64(i), int64(p.Colour), int64(t), int64(n))
		}
		l.pts = append(l.pts, [2]float64{1, 1 - float64(was)/float64(top)})
		lines = append(lines, l)
	}
	chartview.HashNumbers(h, int64(top), int64(g.Turns))
	scale := c.Scale
	c.Picture(room, "course of points", h.Sum64(), func(w, h int) *image.RGBA { return paintGraph(lines, w, h, scale) })
	g.ends(c, room, y)
	g.tips(c, room)
}

// goal is the points that win.
func (g *Course) goal(c *ui.Context, room ui.Rect, y func(int) float64) {
	if g.Goal == 0 {
		return
	}
	goal := math.Round(y(g.Goal))
	for gx := room.X; gx < room.Right()-3; gx += 7 {
		c.Fill(ui.R(gx, goal, 3, 1.5), ui.Red)
	}
	c.Tip(ui.R(room.X, goal-5, room.W, 10), ui.Plain(g.GoalTip))
}

// grid rules the graph's lines and writes its figures.
func (g *Course) grid(c *ui.Context, room ui.Rect, top int, y func(int) float64) {
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
	g.goal(c, room, y)
	last := -1e6
	for t := range g.Turns {
		mark := g.Mark(t)
		if mark == "" {
			continue
		}
		x := room.X + room.W*float64(t)/float64(max(1, g.Turns))
		c.Fill(ui.R(math.Round(x), room.Bottom(), 1, 5), ui.Ink)
		w := c.TextWidth(mark, st)
		if at := x - w/2; at > last+8 && at+w < room.Right()+graphRight {
			c.Text(ui.R(at-2, room.Bottom()+4, w+4, 20), mark, st.To(ui.Centre))
			last = at + w
		}
	}
}

// ends puts every player's sign at the end of the line; signs of equals stand
// below each other, and where the foot is too low for that, above.
func (g *Course) ends(c *ui.Context, room ui.Rect, y func(int) float64) {
	const step = graphSign - 2
	at, low := make([]float64, len(g.Players)), room.Y-graphSign
	for i := range g.Players {
		total := 0
		if n := len(g.Players[i].Points); n > 0 {
			total = g.Players[i].Points[n-1]
		}
		at[i] = max(y(total)-graphSign/2, low+step)
		low = at[i]
	}
	foot := room.Bottom() + graphFoot - graphSign
	for i := len(at) - 1; i >= 0; i-- {
		at[i] = min(at[i], foot)
		foot = at[i] - step
	}
	for i := range g.Players {
		sign := ui.R(room.Right()+5, at[i], graphSign, graphSign)
		c.Sign(sign, g.Players[i].Colour)
		c.Tip(sign, ui.Plain(g.Players[i].End))
	}
}

// tips tell the standing of the turn that the pointer is over.
func (g *Course) tips(c *ui.Context, room ui.Rect) {
	if !room.Contains(c.In.Mouse) || g.Turns == 0 {
		return
	}
	t := min(max(int((c.In.Mouse.X-room.X)/room.W*float64(g.Turns)), 0), g.Turns-1)
	said := ui.Rich{ui.B(g.Date(t))}
	for i := range g.Players {
		said = append(said, ui.T("\n"+words.Say("ledger.then", "who", g.Players[i].Name, "n", g.Players[i].Points[t])))
	}
	w := room.W / float64(g.Turns)
	c.Tip(ui.R(room.X+w*float64(t), room.Y, w, room.H), said)
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
