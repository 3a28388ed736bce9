package ledger

import (
	"image/color"

	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Runner is a player in the race: what he has, what he would have on top of it if it counted today, and in
// clauses what that is.
type Runner struct {
	Player
	Has, Carries int
	Says         []string // what matters most last: the first gives way where there is no room
}

// Race is where everybody stands on the way to the end, a bar each.
type Race struct {
	Title   string
	Goal    int // points that win, 0 for none
	Runners []Runner
	low     bool // what each brings home stands beside the name, not below the bar
}

// Measures of the race, in units.
const (
	runnerH     = 62.0
	runnerLowH  = 43.0
	runnerFaceW = 44.0
	runnerBar   = 11.0
	stripe      = 3.0 // of what is carried: it does not count yet
)

// Height is how high it is without its heading.
func (r *Race) Height() float64 { return r.rowH() * float64(len(r.Runners)) }

// rowH is how high a row is.
func (r *Race) rowH() float64 {
	if r.low {
		return runnerLowH
	}
	return runnerH
}

// full is how many points the bars have room for.
func (r *Race) full() int {
	full := max(r.Goal, leastTop)
	for i := range r.Runners {
		full = max(full, r.Runners[i].Has+r.Runners[i].Carries)
	}
	return full
}

// draw sets it.
func (r *Race) draw(c *ui.Context, col *page.Column) {
	full := float64(r.full())
	for i := range r.Runners {
		x := &r.Runners[i]
		row := col.Next(r.rowH())
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		c.Tip(row, x.Tip)
		row = row.InsetXY(4, 4)
		if x.Face != nil {
			at := row.CutLeft(runnerFaceW)
			page.Portrait(c, at, x.Face)
			page.Outline(c, at, ui.Rule)
			row.CutLeft(12)
		}
		top := row.CutTop(22)
		points := words.Number(x.Has)
		c.Text(top.CutRight(c.TextWidth(points, ui.Strong)+2), points, ui.Strong.To(ui.Right))
		c.Sign(top.CutLeft(sign).Middle(18, 18), x.Colour)
		top.CutLeft(near - 2)
		st, name := ui.Small.At(15), c.Fit(x.Name, nameStyle, top.W)
		c.Text(top, x.Name, name)
		row.CutTop(2)
		bar := row.CutTop(runnerBar)
		c.Panel(bar, ui.TrackPanel)
		in := bar.Inset(1)
		has, carries := in.W*float64(max(0, x.Has))/full, in.W*float64(max(0, x.Carries))/full
		pen := ui.PlayerOf(x.Colour).Ink
		if has > 0 {
			c.Fill(ui.R(in.X, in.Y, has, in.H), pen)
		}
		striped(c, ui.R(in.X+has, in.Y, min(carries, in.W-has), in.H), pen)
		if r.Goal > 0 && float64(r.Goal) < full {
			c.Fill(ui.R(in.X+in.W*float64(r.Goal)/full, bar.Y-2, 2, bar.H+4), ui.Red)
		}
		if r.low {
			row = top
			row.CutLeft(c.TextWidth(x.Name, name) + 12)
			row.CutRight(12)
			st = st.To(ui.Right)
		}
		x.say(c, row, st)
	}
}

// say sets what there is to say of a runner, as much of it as has room.
func (x *Runner) say(c *ui.Context, row ui.Rect, st ui.Style) {
	says := ""
	for from := range x.Says {
		if says = words.Whole(words.Clauses(x.Says[from:]...)); c.TextWidth(says, st) <= row.W {
			break
		}
	}
	c.Text(row, says, c.Fit(says, st, row.W))
}

// striped fills a part of a bar with upright stripes.
func striped(c *ui.Context, r ui.Rect, ink color.RGBA) {
	for x := r.X; x < r.Right()-0.5; x += 2 * stripe {
		c.Fill(ui.R(x, r.Y, min(stripe, r.Right()-x), r.H), ink)
	}
}
