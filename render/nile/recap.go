package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// recapMost is how many lines are told of the last sitting, recapLeast how many
// there must be, or the sitting before is told with it.
const (
	recapMost  = 8
	recapLeast = 4
)

// Recap is the page that tells who comes back to a game what happened when it
// was played last, as everybody may know it; ok is false where nothing did.
func (Game) Recap(p *play.Play) (s desk.Screen, ok bool) {
	r := newRecap(p)
	return r, len(r.Lines) > 0
}

// recapScene is that page: what it came to, what happened, the country that was new, who is where,
// and whose turn it is. It shows no secret: the machine may be in anybody's hands.
type recapScene struct {
	page.Print
	*press.Told
	view  nile.View
	chart *chartview.Excerpt
}

func newRecap(p *play.Play) *recapScene {
	r := &recapScene{Print: page.Print{Called: "recap"}, view: sight.Position(p).View(game.Nobody)}
	r.Told = press.Tell(r.view, nil, recapMost)
	sittings := p.Sittings()
	end := p.Len()
	if n := len(sittings); n > 1 {
		end = sittings[n-1]
	}
	for i := len(sittings) - 1; i >= 0; i-- {
		if sittings[i] >= end && end > 0 && i > 0 {
			continue
		}
		var events []game.Event
		for k := sittings[i]; k < end; k++ {
			events = append(events, p.Step(k).Events...)
		}
		if i == 0 && p.Past() > 0 { // taken up from its position: what was told before is known all the same
			events = append(lastOf(p.Events()[:p.Past()]), events...)
		}
		if r.Told = press.Tell(r.view, events, recapMost); len(r.Lines) >= recapLeast {
			break
		}
	}
	r.chart = r.Country(p.Palette, "recap")
	return r
}

// lastOf are the events of the last few turns of many.
func lastOf(events []game.Event) []game.Event {
	const turns = 12
	seen := 0
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind == nile.TurnBegan {
			if seen++; seen == turns {
				return events[i:]
			}
		}
	}
	return events
}

// Measures of the page, in units.
const (
	recapW    = 1120.0
	recapTwo  = 860.0 // from this width of the page on the chart stands beside the lines
	recapSide = 360.0
	// The chart is as high as the window leaves it below the table, at least so much.
	recapChart = 170.0
	recapTitle = 74.0
	recapHead  = 96.0 // what stands above and below the lines
)

// Frame shows the page. Escape, Space and Enter go on.
func (r *recapScene) Frame(c *ui.Context, a desk.Desk) {
	at := c.Screen().Inset(12).Middle(recapW, max(440, c.Extent("page")+recapTitle+page.FootH+2*leafY))
	if printed(c, at, recapTitle, words.Say("recap.title"), r.span(), words.Say("recap.go"), func(in ui.Rect) float64 {
		if r.chart != nil && in.W >= recapTwo {
			side := page.NewColumn(c, in.CutRight(recapSide))
			in.CutRight(24)
			r.standing(c, side)
			side.Gap(14)
			room := c.H - 2*12 - 2*leafY - recapTitle - page.FootH - side.Height()
			r.chart.Draw(c, side.Next(min(max(recapChart, room-4), recapSide)))
			col := page.NewColumn(c, in)
			r.tell(c, col)
			return max(col.Height(), side.Height()) + 4
		}
		col := page.NewColumn(c, in)
		r.tell(c, col)
		col.Gap(12)
		r.standing(c, col)
		if r.chart != nil {
			col.Gap(14)
			r.chart.Draw(c, col.Next(min(300, in.W*0.6)))
		}
		return col.Height() + 4
	}) {
		a.Pop()
	}
	page.LeavePage(c, a)
}

// standing is the table of what came of it, the foremost first: everybody's points and how many of them were won
// then, and below each name where that explorer is and what is still to be published.
func (r *recapScene) standing(c *ui.Context, col *page.Column) {
	from, v := col.R.Y, r.view
	col.Heading(words.Say("since.where"))
	for _, s := range press.Standing(v) {
		p := v.Player(s)
		col.Gap(3)
		row := col.Next(26)
		points := words.Say("victory.points", "n", p.Points)
		if won := r.Won[s]; won != 0 {
			points = words.Say("recap.points", "n", p.Points, "won", words.Signed(won))
		}
		c.Sign(row.CutLeft(34).Left(22).Middle(20, 20), p.Colour)
		c.Text(row.CutRight(c.TextWidth(points, ui.Body)+8), points, ui.Body.To(ui.Right))
		row.CutRight(12)
		name := tell.ForWhom(v, s)
		if c.TextWidth(name, ui.Body) > row.W {
			name = p.Name
		}
		c.Text(row, name, ui.Body.Own())
		if note, st := press.RaceNote(v, game.Nobody, s), ui.Note.At(16).In(ui.Faded); note != "" {
			row := col.Next(c.ParagraphHeight(ui.Plain(note), st, col.R.W-34))
			row.CutLeft(34)
			c.Paragraph(row, ui.Plain(note), st)
		}
		col.Gap(4)
		c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
	}
	col.Figures(from, "standing")
}

// span is of what time the page tells.
func (r *recapScene) span() string {
	if r.From == r.To {
		return words.Say("recap.month", "date", tell.Date(r.To))
	}
	return words.Say("recap.span", "from", tell.Date(r.From), "to", tell.Date(r.To))
}

// tell sets what it came to, then the lines, with pictures where there is room for them.
func (r *recapScene) tell(c *ui.Context, col *page.Column) {
	col.Say(ui.Plain(r.lead()), ui.Body)
	col.Gap(8)
	pictures := Plated(r.Lines, c.H-2*12-2*leafY-recapTitle-page.FootH-recapHead)
	for i, l := range r.Lines {
		if !pictures[i] || col.R.W < page.PlateFrom {
			l.Plate = nil
		}
		press.LineRow(c, col, l)
	}
	if r.More > 0 {
		col.Gap(6)
		col.Say(ui.Plain(words.Say("recap.more", "n", r.More)), ui.Note.In(ui.Faded))
	}
}

// lead is what a stretch of play came to, in a few sentences: the country, who is ahead, and whose turn it is.
func (r *recapScene) lead() string {
	v, says := r.view, []string{r.News()}
	if v.Seats() > 1 {
		order := press.Standing(v)
		first, second := v.Player(order[0]), v.Player(order[1])
		switch ahead := first.Points - second.Points; {
		case v.Winner() != game.Nobody:
			says = append(says, words.Say("recap.lead.won", "who", v.Player(v.Winner()).Name))
		case first.Points == 0:
			says = append(says, words.Say("recap.lead.none"))
		case ahead == 0:
			says = append(says, words.Say("recap.lead.level", "n", first.Points, "who", first.Name, "other", second.Name))
		default:
			says = append(says, words.Say("recap.lead", "n", first.Points, "who", first.Name, "other", second.Name, "ahead", ahead))
		}
	}
	if s := v.ToMove(); s != game.Nobody {
		says = append(says, words.Say("recap.turn", "who", v.Player(s).Name, "date", tell.Date(v.Turn())))
	}
	return words.Sentences(says...)
}
