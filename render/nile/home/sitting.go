package home

import (
	"cmp"
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Sitting is the page between two sittings: what was new in the one that is over, told on its
// chart and in three sentences, how everybody stands, and who plays on (P).
type Sitting struct {
	play  *play.Play
	past  []nile.PastSitting
	told  *press.Told
	chart *chartview.Excerpt // nil where nothing was new
	seen  uint64             // version of the play that these were read from
}

// NewSitting is that page.
func NewSitting(p *play.Play) desk.Screen { return &Sitting{play: p} }

// Name is the page's name in traces.
func (*Sitting) Name() string { return "sitting" }

// Rule is the ways to play, and what is between sittings.
func (*Sitting) Rule() string { return nile.RuleEditions }

// Measures of the page, in units.
const (
	sittingLines  = 4     // of the story
	sittingChart  = 0.43  // of the page's height
	sittingLeast  = 0.3   // of it, where the lines have pictures
	sittingLine   = 76.0  // how high a line with its picture is at most
	sittingSaid   = 80.0  // what is said above the chart and below it
	sittingFace   = 46.0  // how high a portrait is
	sittingTwo    = 820.0 // from this width on the chart stands beside the seats
	sittingBeside = 30.0  // between them
	sittingTable  = 440.0 // the least width for the table of all sittings
	sittingLabelW = 110.0 // what an option is for
)

// read reads what the page tells of the sitting that is over.
func (s *Sitting) read(v nile.View) {
	if s.told != nil && s.seen == s.play.Version {
		return
	}
	events := s.play.Events()
	s.past, s.seen = v.Sittings(events), s.play.Version
	from, to := 0, len(events)
	for i, e := range events {
		switch e.Kind {
		case nile.SittingBegan:
			from, to = i, len(events)
		case nile.SittingEnded: // what is settled after it is no part of it
			to = i
		}
	}
	all := sight.Position(s.play).View(game.Nobody)
	s.told = press.Tell(all, events[from:to], sittingLines)
	s.chart = nil
	if len(s.told.New) > 0 {
		s.chart = s.told.Country(s.play.Palette, "sitting")
	}
}

// Frame shows the page.
func (s *Sitting) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.play)
	s.read(v)
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	next := ui.Button{Label: words.Say("sitting.next"), ID: "next sitting", Look: ui.MainLook, Default: true}
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	goOn := c.Button(foot.CutRight(max(220, c.ButtonWidth(next))), next)
	foot.CutRight(10)
	stop := ui.Button{Label: words.Say("sitting.stop"), ID: "stop", Tip: ui.Plain(words.Say("sitting.stop.tip"))}
	if w := c.ButtonWidth(stop); c.Button(foot.CutRight(min(w, foot.W)).Middle(w, ui.ButtonH), stop) {
		s.play.Host().Leave(a)
	}
	page.TitleOf(c, r.CutTop(44), sittingTitle(v), s.Rule())
	high := r.H
	c.Scroll("sitting", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		now, then := v.Blank()
		sub := words.Say("sitting.sub", "date", tell.Date(v.Turn()), "n", now, "all", then)
		if n := len(s.past); n > 0 && s.past[n-1].Leader != game.Nobody && v.Player(s.past[n-1].Leader).Points > 0 {
			sub = words.Sentences(words.Say("sitting.leads", "who", s.past[n-1].Name), sub)
		}
		col.Say(ui.Plain(sub), ui.Note)
		col.Gap(12)
		if col.R.W >= sittingTwo {
			cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Split(sittingBeside, 1, 1.15)
			left, right := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
			s.story(c, left, high)
			s.table(c, a, right, v)
			below := right
			if left.Height() < right.Height() && left.R.W >= sittingTable {
				below = left
				below.Gap(14)
			}
			press.Sittings(c, below, v, s.past)
			col.Gap(max(left.Height(), right.Height()))
		} else {
			s.table(c, a, col, v)
			col.Gap(14)
			s.story(c, col, high)
			col.Gap(14)
			press.Sittings(c, col, v, s.past)
		}
		return col.Height()
	})
	if choice, ok := sight.Find(s.play, nile.NextSitting, -1, -1); ok && goOn {
		s.play.Command(choice.Command(0), func(done bool) {
			if done && s.play.Persons().Count() > 1 { // whoever kept the minutes need not be the first to move
				s.play.StandUp()
			}
		})
	}
}

// story is what was new on the chart, and the most that happened.
func (s *Sitting) story(c *ui.Context, col *page.Column, high float64) {
	lines := float64(len(s.told.Lines)) * sittingLine
	tall := min(high*sittingChart, high-sittingSaid-lines)
	pictured := tall >= high*sittingLeast
	if !pictured {
		tall = high * sittingChart
	}
	at := col.Next(min(tall, col.R.W*0.8))
	if s.chart == nil {
		page.Engraved(c, at, plates.Of("europe/society"))
	} else {
		s.chart.Draw(c, at)
		col.Gap(4)
		col.Say(ui.Plain(s.told.News()), ui.Note.In(ui.Faded).To(ui.Centre).Own())
	}
	col.Gap(8)
	for _, l := range s.told.Lines {
		if !pictured {
			l.Plate = nil
		}
		press.LineRow(c, col, l)
	}
}

// table is how everybody stands, who joins, and how long the next sittings are to last.
func (s *Sitting) table(c *ui.Context, a desk.Desk, col *page.Column, v nile.View) {
	from := col.R.Y
	col.Heading(words.Say("sitting.standing"))
	for _, seat := range standing(v) {
		s.seat(c, a, col, v, seat)
	}
	col.Figures(from, "standing")
	if choice, ok := sight.Find(s.play, nile.SeatJoins, -1, -1); ok {
		col.Gap(8)
		b := ui.Button{Label: words.Say("sitting.joins"), ID: "somebody joins", Size: 16, Tip: ui.Plain(words.Say("sitting.joins.tip"))}
		if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(b))), b) {
			a.Push(&seatSheet{play: s.play, seat: game.Nobody, joins: choice})
		}
	}
	col.Gap(12)
	col.Heading(words.Say("sitting.lasts"))
	col.Gap(6)
	named := func(label string, options func(in ui.Rect) float64) {
		c.Text(ui.R(col.R.X, col.R.Y, sittingLabelW, ui.ButtonH), label, c.Fit(label, ui.Body, sittingLabelW-8))
		col.Gap(options(ui.R(col.R.X+sittingLabelW, col.R.Y, col.R.W-sittingLabelW, 0)) + 6)
	}
	named(words.Say("sitting.months"), func(in ui.Rect) float64 { return s.limit(c, in, v) })
	named(words.Say("sitting.clock"), func(in ui.Rect) float64 { return clockOptions(c, a, in) })
}

// sittingTitle says which sitting of which game is over.
func sittingTitle(v nile.View) string {
	if name := v.Settings().Name; name != "" {
		return words.Say("sitting.named", "name", name, "n", v.Sitting().Number)
	}
	return words.Say("sitting.title", "n", v.Sitting().Number)
}

// standing are the seats, the leader first.
func standing(v nile.View) []game.Seat {
	seats := slices.Clone(v.Order())
	slices.SortStableFunc(seats, func(a, b game.Seat) int { return cmp.Compare(v.Player(b).Points, v.Player(a).Points) })
	return seats
}

// limit is how many months the next sittings are to last; how high it is.
func (s *Sitting) limit(c *ui.Context, in ui.Rect, v nile.View) (high float64) {
	choice, ok := sight.Find(s.play, nile.SetLimit, -1, -1)
	at, options := lengths(v.Sitting().Limit)
	was := at
	_, high = c.Options(in, "sitting", &at, options...)
	if ok && at != was {
		s.play.Do(choice, sittingTurns[at])
	}
	return high
}

// seat is one player: portrait, points, where the explorer is, and a button to what can be
// settled about the seat.
func (s *Sitting) seat(c *ui.Context, a desk.Desk, col *page.Column, v nile.View, seat game.Seat) {
	p := v.Player(seat)
	row := col.Next(sittingFace + 8)
	c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	b := ui.Button{Label: words.Say("sitting.seat"), ID: fmt.Sprint("seat ", seat), Size: 15, Tip: ui.Plain(words.Say("sitting.seat.tip", "who", p.Name))}
	if c.Button(row.CutRight(c.ButtonWidth(b)).Middle(c.ButtonWidth(b), ui.ButtonH), b) {
		a.Push(&seatSheet{play: s.play, seat: seat})
	}
	row.CutRight(10)
	seatRow(c, row, v, seat, s.gained(seat), s.play.Sitter(seat))
}

// gained is what a seat has won in the sitting that is over.
func (s *Sitting) gained(seat game.Seat) int {
	if len(s.past) == 0 {
		return 0
	}
	for _, st := range s.past[len(s.past)-1].Scores {
		if st.Seat == seat {
			return st.Gained
		}
	}
	return 0
}

// seatRow is a seat: portrait, sign and name, who plays and where the explorer is, points and
// those of the sitting that is over.
func seatRow(c *ui.Context, row ui.Rect, v nile.View, seat game.Seat, gained int, bot string) {
	p := v.Player(seat)
	face := row.CutLeft(sittingFace*0.9).Middle(sittingFace*0.9, sittingFace)
	page.Portrait(c, face, tell.Portrait(v, seat))
	page.Outline(c, face, ui.Rule)
	row.CutLeft(10)
	c.Sign(row.CutLeft(28).Middle(22, 22), p.Colour)
	points, more := words.Say("victory.points", "n", p.Points), words.Say("sitting.gained", "n", gained)
	w := max(c.TextWidth(points, ui.Strong), c.TextWidth(more, ui.Note)) + 8
	right := row.CutRight(min(w, row.W/2))
	row.CutRight(8)
	upper, lower := row.CutTop(row.H/2), row
	c.Text(upper, p.Name, c.Fit(p.Name, ui.Strong.Own(), upper.W))
	note := ui.Note.In(ui.Faded)
	for _, says := range whereabouts(v, seat, bot) { // the longest that there is room for
		if c.TextWidth(says, note) <= lower.W {
			c.Text(lower, says, note)
			break
		}
	}
	if gained == 0 {
		c.Text(right, points, ui.Strong.To(ui.Right))
		return
	}
	c.Text(right.CutTop(right.H/2), points, ui.Strong.To(ui.Right))
	c.Text(right, more, ui.Note.In(ui.Faded).To(ui.Right))
}

// whereabouts is who and where a seat's explorer is, and which computer player has the seat: in full,
// and shorter and shorter.
func whereabouts(v nile.View, seat game.Seat, bot string) []string {
	where, brief := press.WhereIs(v, seat), words.Phrase("since.europe")
	switch {
	case v.Away(seat):
		where = words.Phrase("sitting.away")
		brief = where
	case v.Player(seat).Where == nile.Africa:
		brief = words.Phrase("since.africa")
	}
	whole := where
	if who := tell.Explorer(v, seat); who != v.Player(seat).Name { // else the name stands above
		whole = words.Phrase("sitting.where", "who", who, "where", where)
	}
	if bot != "" {
		whole = words.Phrase("sitting.played-by", "where", whole, "who", tell.Opponents().Label(bot))
	}
	return []string{whole, where, brief}
}
