package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/excerpt"
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
	recapMost  = 10
	recapLeast = 4
)

// Recap is the page that tells who comes back to a game what happened when it
// was played last, as everybody may know it; ok is false where nothing did.
func (Game) Recap(p *play.Play) (s desk.Screen, ok bool) {
	r := newRecap(p)
	return r, len(r.lines) > 0
}

// recapScene is that page: what happened, the country that was new, who is where,
// and whose turn it is. It shows no secret: the machine may be in anybody's hands.
type recapScene struct {
	page.Print
	view     nile.View
	lines    []tell.SinceLine
	more     int
	new      []hexmap.ID // mapped or published then
	from, to int         // turns
	chart    *chartview.Excerpt
}

func newRecap(p *play.Play) *recapScene {
	r := &recapScene{Print: page.Print{Called: "recap"}, view: sight.Position(p).View(game.Nobody)}
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
		if r.read(events); len(r.lines) >= recapLeast {
			break
		}
	}
	if len(r.lines) > recapMost {
		r.lines, r.more = tell.Heaviest(r.lines, recapMost), len(r.lines)-recapMost
	}
	if hexes := r.hexes(); len(hexes) > 0 {
		r.chart = excerpt.Of(sight.Position(p).View(game.Nobody), p.Palette, "recap", hexes)
		r.chart.Sheet = publicSheet(r.view, p.Palette)
		r.chart.Margin = 2.4
	}
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

// read takes in what happened.
func (r *recapScene) read(events []game.Event) {
	r.lines, r.new, r.from, r.to = nil, nil, -1, r.view.Turn()
	turns := tell.Turns(events, 0) // at least on this page nothing comes back
	for i, e := range events {
		switch e.Kind {
		case nile.TurnBegan:
			if r.from < 0 {
				r.from = nile.As[nile.TurnBeganEvent](e).Turn
			}
			continue
		case nile.Mapped, nile.HexPublished:
			r.new = append(r.new, hexmap.ID(e.At))
		case nile.Donated:
			continue
		}
		l, ok := tell.TellTurn(r.view, e, turns[i])
		if !ok || l.Minor || !r.view.Sees(e) {
			continue
		}
		l.Dice = ""
		r.lines = append(r.lines, sinceLine(r.view, l, e))
	}
	if r.from < 0 {
		r.from = r.to
	}
}

// hexes are those the map shows: what was new and still is there, or else where
// the explorers are.
func (r *recapScene) hexes() (out []hexmap.ID) {
	for _, id := range r.new {
		if r.view.Hex(id).State > nile.Unmapped {
			out = append(out, id)
		}
	}
	for s := game.Seat(0); len(out) == 0 && int(s) < r.view.Seats(); s++ {
		if trip, ok := r.view.Sheet(s); ok && trip.At != hexmap.None {
			out = append(out, trip.At)
		}
	}
	return out
}

// Measures of the page, in units.
const (
	recapW    = 1120.0
	recapTwo  = 860.0 // from this width of the page on the chart stands beside the lines
	recapSide = 360.0
)

// Frame shows the page. Escape, Space and Enter go on.
func (r *recapScene) Frame(c *ui.Context, a desk.Desk) {
	const titleH = 74
	at := c.Screen().Inset(12).Middle(recapW, max(440, c.Extent("page")+titleH+page.FootH+2*leafY))
	if printed(c, at, titleH, words.Say("recap.title"), r.span(), words.Say("recap.go"), func(in ui.Rect) float64 {
		if r.chart != nil && in.W >= recapTwo {
			side := in.CutRight(recapSide)
			in.CutRight(24)
			side.H = recapSide
			r.chart.Draw(c, side)
			c.Text(ui.R(side.X, side.Bottom()+4, side.W, 22), r.news(), ui.Note.In(ui.Faded).To(ui.Centre).Own())
			col := page.NewColumn(c, in)
			r.tell(c, col)
			return max(col.Height()+4, recapSide+32)
		}
		col := page.NewColumn(c, in)
		r.tell(c, col)
		if r.chart != nil {
			col.Gap(14)
			r.chart.Draw(c, col.Next(min(300, in.W*0.6)))
			col.Say(ui.Plain(r.news()), ui.Note.In(ui.Faded).To(ui.Centre))
		}
		return col.Height() + 4
	}) {
		a.Pop()
	}
	page.LeavePage(c, a)
}

// span is of what time the page tells.
func (r *recapScene) span() string {
	if r.from == r.to {
		return words.Say("recap.month", "date", tell.Date(r.to))
	}
	return words.Say("recap.span", "from", tell.Date(r.from), "to", tell.Date(r.to))
}

// news says how much country was new.
func (r *recapScene) news() string {
	if len(r.new) == 0 {
		return words.Say("recap.nothing-new")
	}
	seen := map[hexmap.ID]bool{}
	for _, id := range r.new {
		seen[id] = true
	}
	return words.Say("recap.new", "n", len(seen))
}

// tell sets the lines, who is where, and whose turn it is.
func (r *recapScene) tell(c *ui.Context, col *page.Column) {
	for _, l := range r.lines {
		l.Plate = nil
		lineRow(c, col, l)
	}
	if r.more > 0 {
		col.Gap(6)
		col.Say(ui.Plain(words.Say("recap.more", "n", r.more)), ui.Note.In(ui.Faded))
	}
	col.Gap(12)
	whereabouts(c, col, r.view)
	if s := r.view.ToMove(); s != game.Nobody {
		col.Gap(10)
		col.Say(ui.Plain(words.Say("recap.turn", "who", r.view.Player(s).Name, "date", tell.Date(r.view.Turn()))), ui.Body)
	}
}
