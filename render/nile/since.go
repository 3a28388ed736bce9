package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/coast"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// SinceMost is how many lines a returning player is told.
const SinceMost = 12

// sinceEvents is what has happened since the player before the screen was last told, without
// what that player did by hand, and without what was settled before anybody's first turn: that is
// no news of a game in which nothing has been played, and the chart and the outfit show it.
// Turns are those of the wordings of each.
func sinceEvents(p *play.Play) (out []game.Event, turns []tell.Turn) {
	since, spans := p.EventsSince(), p.ByOrder(p.Seat())
	first, all := len(p.Events())-len(since), tell.LastTurns(p.Events(), len(since))
	own, _ := lastMonth(p.Events(), p.Seat()) // is told under its own head
	played := slices.IndexFunc(p.Events(), func(e game.Event) bool { return e.Kind == nile.TurnBegan })
	for i, e := range since {
		if played < 0 || first+i < played {
			continue
		}
		if e.Seat == p.Seat() && first+i >= own.from && first+i < own.to && p.Persons().Count() > 1 {
			continue
		}
		ordered := slices.ContainsFunc(spans, func(x play.Span) bool { return first+i >= x.From && first+i < x.To }) // nobody sat there then
		if e.Seat != p.Seat() || ordered {
			out, turns = append(out, e), append(turns, all[i])
		}
	}
	return out, turns
}

// SinceLines is what the other players' public doings have been since the
// player before the screen was last told, and how many lines were left out.
func SinceLines(p *play.Play) (lines []tell.SinceLine, more int) {
	v := sight.View(p)
	said := tell.Line{At: hexmap.None}
	events, turns := sinceEvents(p)
	for i, e := range events {
		if e.Kind == nile.Donated || tell.Twice(events[:i], e) {
			continue
		}
		l, ok := tell.TellNews(v, events, turns, i, false)
		if !ok || l.Minor {
			continue
		}
		if l.At != hexmap.None && l.At == said.At && l.Seat == said.Seat { // the line above says where
			l, _ = tell.TellNews(v, events, turns, i, true)
		}
		said = l
		l.Dice = "" // how a thing came about stands in the journal
		lines = append(lines, press.LineOf(v, l, e))
	}
	more = max(0, len(lines)-SinceMost)
	lines = tell.Heaviest(lines, SinceMost)
	return lines, more
}

// sinceScene tells a player who was away what the others did.
type sinceScene struct {
	page.Print
	lines []tell.SinceLine
	more  int
	view  nile.View // as the player who now sits here sees the game
	then  func()
}

// Measures of the page, in units.
const (
	sinceW    = 760.0
	sinceTall = 960.0 // from this height of the window it is wider
	SinceRow  = 38.0  // a line without a vignette, about
)

// Plated chooses the lines that have a vignette beside them: as many as fit
// into a room of a height, the weightiest, and no picture twice.
func Plated(lines []tell.SinceLine, room float64) map[int]bool {
	most := int((room - SinceRow*float64(len(lines))) / (press.VignetteH + 10 - 32))
	out, shown := map[int]bool{}, map[*engraving.Picture]bool{nil: true}
	for _, i := range tell.ByWeight(len(lines), func(i int) int { return lines[i].Weight }) {
		if len(out) < most && !shown[lines[i].Plate] {
			out[i], shown[lines[i].Plate] = true, true
		}
	}
	return out
}

// Frame shows the page, on the chart that lay there while the machine changed
// hands: it holds nothing of this game.
func (s *sinceScene) Frame(c *ui.Context, _ desk.Desk) {
	const titleH = 50
	room, wide := c.Screen().Inset(12), sinceW
	if c.H >= sinceTall {
		wide = 900
	}
	if c.W > coast.Named { // beside Africa, not on it
		room = room.Left(max(wide+40, 0.62*c.W))
	}
	r := room.Middle(wide, max(380, c.Extent("page")+titleH+page.FootH+2*leafY))
	if printed(c, r, titleH, words.Say("since.title"), "", words.Say("since.go"), func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		fixed := 2.0*12 + 2*leafY + titleH + page.FootH + 24
		if s.view.Seats() > 1 {
			fixed += 12 + ui.HeadingH + 30*float64(s.view.Seats())
		}
		pictures := Plated(s.lines, c.H-fixed)
		for i, l := range s.lines {
			if !pictures[i] || col.R.W < page.PlateFrom {
				l.Plate = nil
			}
			press.LineRow(c, col, l)
		}
		if s.more > 0 {
			col.Gap(6)
			col.Say(ui.Plain(words.Say("since.more", "n", s.more)), ui.Note.In(ui.Faded))
		}
		if s.view.Seats() > 1 {
			col.Gap(12)
			whereabouts(c, col, s.view)
		}
		return col.Height() + 4
	}) {
		s.then()
	}
}

// leafX and leafY are the margins of a leaf.
const leafX, leafY = 36, 26

// printed is a leaf on the chart that all knew: its title, what stands below that, "" for
// nothing, and what it tells. It reports whether it has been read.
func printed(c *ui.Context, r ui.Rect, titleH float64, title, sub, goOn string, body func(in ui.Rect) float64) (done bool) {
	coast.Backdrop(c, r.Right()+8)
	c.Panel(r, ui.CardPanel)
	r = r.InsetXY(min(leafX, r.W*0.05), leafY)
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	done = page.GoOnButton(c, foot, "Go on", goOn)
	head, under := r.CutTop(titleH), 40.0
	page.TitleOf(c, ui.R(head.X, head.Y-6, head.W, 44), title, "")
	if sub != "" {
		c.Text(ui.R(head.X, head.Y+36, head.W, 24), sub, ui.Note.In(ui.Faded).Own())
		under = 66
	}
	c.Rule(ui.R(head.X, head.Y+under, head.W, 1), ui.Rule)
	c.Scroll("page", r, body)
	return done
}

// whereabouts is where every explorer is, as the board shows it, and everybody's points.
func whereabouts(c *ui.Context, col *page.Column, v nile.View) {
	from := col.R.Y
	defer func() { col.Figures(from, "standing") }()
	col.Heading(words.Say("since.where"))
	for s := range game.Seat(v.Seats()) {
		p := v.Player(s)
		row := col.Next(30)
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		points := words.Say("victory.points", "n", p.Points)
		c.Sign(row.CutLeft(34).Left(22).Middle(20, 20), p.Colour)
		c.Text(row.CutRight(c.TextWidth(points, ui.Body)+8), points, ui.Body.To(ui.Right))
		row.CutRight(16)
		where, st := press.WhereIs(v, s), ui.Note.In(ui.Faded)
		if w := c.TextWidth(where, st) + 2; row.W > w+90 {
			c.Text(row.CutRight(w), where, st.To(ui.Right))
			row.CutRight(10)
		}
		name := tell.ForWhom(v, s)
		if c.TextWidth(name, ui.Body) > row.W {
			name = p.Name
		}
		c.Text(row, name, ui.Body.Own())
	}
}
