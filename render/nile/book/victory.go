package book

import (
	"cmp"
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// victory is the screen when a game is over.
type victory struct {
	play  *play.Play
	chart *chartview.Excerpt
	facts []string
	lines []press.LedgerLine // what the winner published, in all
	blank int                // hexes that are blank on what is published of the map
	line  string             // that says what came of the chart of a day; "" where it is none
	tally *tally             // of everybody's points, for their course

	export func(a desk.Desk) // opens the sheet on which it is chosen what is kept
}

// NewVictory is the screen of a game that is over; export opens the sheet on which it is
// chosen what is kept of it.
func NewVictory(p *play.Play, export func(a desk.Desk)) desk.Screen {
	s := &victory{play: p, facts: raceFacts(p), export: export}
	v := sight.View(p)
	s.chart = excerpt.Of(v, p.Palette, "victory chart", []hexmap.ID{0})
	s.chart.Whole = true
	s.tally = TallyOf(v, p.Events())
	if m, err := nile.ReadCarried(v.Carry()); err == nil {
		s.blank = m.Left
	}
	if v.Day().Drawn() {
		s.line = dayLine(v, p.Events())
	}
	s.lines = press.Ledger(press.WasScored(v, eventsOf(p.Events(), foremost(v))))
	return s
}

// foremost is the winner, or where a rival society was first who came nearest (7.3).
func foremost(v nile.View) game.Seat {
	if w := v.Winner(); w != game.Nobody {
		return w
	}
	return press.Standing(v)[0]
}

// late reports whether a rival society was first.
func late(v nile.View) bool { return v.Result().Ending == game.AllLost }

func (*victory) Name() string { return "victory" }

// Rule is winning.
func (*victory) Rule() string { return nile.RuleWinning }

// lastMonth is the last that was played: that of the rival's map is not.
func lastMonth(v nile.View) int {
	if end, ok := v.Deadline(); ok && v.Turn() == end {
		return end - 1
	}
	return v.Turn()
}

// raceFacts are the sentences on how the race went.
func raceFacts(p *play.Play) []string {
	v := sight.View(p)
	lost := 0
	for _, e := range p.Events() {
		if e.Kind == nile.Died {
			lost++
		}
	}
	mapped, blank := 0, 0
	for i := range v.Map().Cells {
		switch v.Hex(hexmap.ID(i)).State {
		case nile.Published:
			mapped++
		case nile.Unmapped:
			blank++
		}
	}
	died := words.Say("victory.lost", "n", lost)
	if lost == 0 {
		died = words.Say("victory.lost.none")
	}
	last := lastMonth(v)
	took := "victory.months"
	switch {
	case v.Open():
		took = "victory.months.open"
	case v.Day().Drawn():
		took = "victory.months.day"
	}
	return []string{
		words.Say(took, "n", last+1, "date", tell.Date(last)), died,
		words.Say("victory.mapped", "n", mapped, "b", blank),
	}
}

// victoryBesideW is the least width for the chart beside the figures.
const victoryBesideW = 760

func (s *victory) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.play)
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	s.buttons(c, a, &r)
	who := v.Player(foremost(v))
	title, under, rule, plate := words.Say("victory.title", "who", who.Name), open(v, "victory.sub"), nile.RuleWinning, plates.Of("outcome/victory")
	if v.Open() {
		plate = plates.Of("outcome/mapped")
	}
	if day := v.Day(); day.Drawn() {
		title, under, rule, plate = dayOf(v), "victory.sub.day", nile.RuleDay, plates.Of("outcome/mapped")
	}
	if late(v) {
		title, under, rule, plate = words.Say("victory.title.late"), "victory.sub.late", nile.RuleRival, plates.Of("place/lost-expedition")
	}
	room, least, top := r, 0.0, r.Y
	if page.HasPlate(c, r.W, plate) {
		least = page.Beside(c, &room, plate) + 8
	}
	head := room.CutTop(52)
	st := page.TitleFit(c, title, head.W).Own()
	sign := head.CutLeft(44).Middle(36, 36)
	c.Sign(sign, who.Colour)
	head.CutLeft(10)
	c.Text(head, title, st)
	sub := words.Say(under, "n", who.Points, "target", v.Target(), "date", tell.Date(v.Turn()), "months", lastMonth(v)+1)
	room.CutTop(c.Paragraph(room, page.Cited(sub, rule), ui.Note) + 8)
	r.CutTop(max(least, room.Y-top))
	if r.W >= victoryBesideW {
		shape := s.chart.Shape()
		pic := r.CutLeft(min(r.W*0.52, r.H*shape))
		s.chart.Draw(c, ui.R(pic.X, pic.Y, pic.W, min(pic.H, pic.W/shape)))
		r.CutLeft(30)
	}
	c.Scroll("victory", r, func(in ui.Rect) float64 {
		high := r.H
		col := page.NewColumn(c, in)
		s.table(c, col, v)
		col.Gap(8)
		s.share(c, a, col)
		for _, f := range s.facts {
			col.Say(ui.Plain(f), ui.Body)
			col.Gap(2)
		}
		cameOfIt(col)
		col.Gap(6)
		records, won := col, col
		if col.R.W >= victoryTwoW {
			cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Columns(2, 26)
			records, won = page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
		}
		s.published(c, won, v)
		if won == col {
			col.Gap(8)
		}
		records.HeadingOf(nile.RuleRecords, words.Say("victory.records"))
		press.RecordRows(c, records, v, v.Records(), nil)
		records.Figures(records.From, "records")
		s.course(c, records, v, in.Y+high-records.R.Y)
		if won != col {
			col.Gap(max(records.Height(), won.Height()))
		}
		return col.Height() + 6
	})
}

// cameOfIt tells what came of journeys like these.
func cameOfIt(col *page.Column) {
	col.Gap(8)
	col.Heading(words.Say("victory.after.title"))
	col.Gap(2)
	col.Say(ui.Plain(words.Say("victory.after")), ui.Small)
}

// The height of the course of points, and of what stands above and below it.
const (
	courseLeast, courseMost = 96, 300
	courseAround            = 10 + ui.HeadingH + 8
)

// course shows how the points came about, where so much room is left for it; of
// a race too short for that, a picture.
func (s *victory) course(c *ui.Context, col *page.Column, v nile.View, room float64) {
	high := min(room-courseAround, courseMost)
	if high < courseLeast {
		return
	}
	course := s.tally.course(v)
	if course.Changes() < 2 {
		col.Gap(16)
		page.Engraved(c, col.Next(min(room-24, math.Round(col.R.W*0.37))), plates.Of("europe/society"))
		return
	}
	col.Gap(10)
	col.HeadingOf(nile.RuleWinning, words.Say("points.course"))
	at := col.Next(high)
	course.Draw(c, at)
	c.TipArea(at, page.FigureTip("course"))
}

// victoryTwoW is the least width for records and account beside each other.
const victoryTwoW = 520

// published is what the winner's points came from.
func (s *victory) published(c *ui.Context, col *page.Column, v nile.View) {
	if len(s.lines) == 0 {
		return
	}
	heading := words.Say("victory.published", "who", v.Player(foremost(v)).Name)
	if c.TextWidth(heading, ui.Head) > col.R.W && !late(v) {
		heading = words.Say("victory.published.short")
	}
	from := col.R.Y
	col.HeadingOf(nile.RulePublishing, heading)
	for _, l := range s.lines {
		newsprint.Row(c, col, l.Label, words.Number(l.Points), ui.Body.At(17))
	}
	col.Figures(from, "account")
}

// eventsOf are those that one seat brought about.
func eventsOf(events []game.Event, s game.Seat) (out []game.Event) {
	for _, e := range events {
		if e.Seat == s {
			out = append(out, e)
		}
	}
	return out
}

// table is where everybody stands at the end.
func (s *victory) table(c *ui.Context, col *page.Column, v nile.View) {
	from := col.R.Y
	col.HeadingOf(nile.RuleWinning, words.Say("victory.standing"))
	for _, seat := range press.Standing(v) {
		victoryRow(c, col, v, seat)
	}
	col.Figures(from, "standing")
}

// victoryFace is how high the portraits in the rows are.
const victoryFace = 46.0

// victoryRow is a player's portrait, sign, name, specialty and points.
func victoryRow(c *ui.Context, col *page.Column, v nile.View, s game.Seat) {
	p := v.Player(s)
	row := col.Next(victoryFace + 4)
	face := row.CutLeft(victoryFace * 0.9).Top(victoryFace)
	page.Portrait(c, face, tell.Portrait(v, s))
	page.Outline(c, face, ui.Rule)
	row.CutLeft(8)
	c.Sign(row.CutLeft(30).Middle(24, 24), p.Colour)
	points := words.Say("victory.points", "n", p.Points)
	st := ui.Body
	if s == v.Winner() {
		st = ui.Strong
	}
	c.Text(row.CutRight(c.TextWidth(points, st)+8), points, st.To(ui.Right))
	row.CutRight(10)
	calling := tell.Specialty(p.Specialty)
	if w := c.TextWidth(calling, ui.Note) + 4; row.W > w+90 {
		c.Text(row.CutRight(w), calling, ui.Note.To(ui.Right).In(ui.Faded))
		row.CutRight(10)
	}
	c.Text(row, p.Name, st.Own())
	c.Dots(ui.R(col.R.X, row.Bottom()-1, col.R.W, 1))
}

// footGap keeps the button that leaves apart from the others.
const footGap = 16

// leaving stands for the button that leaves, behind all that there may be.
const leaving = 99

// ontoTip says why no game can begin on the map, "" where one can.
func (s *victory) ontoTip() string {
	if s.blank == 0 {
		return "victory.onto.full"
	}
	return ""
}

// buttons are what can be looked at once more, and at their right the way out.
func (s *victory) buttons(c *ui.Context, a desk.Desk, r *ui.Rect) {
	leave := s.play.WayOut(ui.Button{Label: words.Say("victory.leave"), ID: "Back to the title", Look: ui.MainLook, Size: 18})
	exporting := ui.Button{Label: words.Say("victory.export"), ID: "export", Disabled: !s.play.Host().CanExport()}
	look := ui.Button{Label: words.Say("victory.look"), ID: "Look at the chart"}
	points := ui.Button{Label: words.Say("victory.points.page"), ID: "points", Hint: c.KeyOf(keys.Points), Tip: ui.Plain(words.Whole(words.Phrase("points.title")))}
	journals := ui.Button{Label: words.Say("victory.journals"), ID: "journals", Hint: c.KeyOf(keys.Journal), Tip: ui.Plain(words.Whole(words.Phrase("book.shelf.title")))}
	watch := ui.Button{Label: words.Say("rerun.look"), ID: "watch", Disabled: s.play.Host().Watch == nil, Tip: ui.Plain(words.Say("rerun.open.tip"))}
	all := []ui.Button{points, journals, look, watch, exporting}
	if s.play.Host().Onto != nil {
		all = append(all, ui.Button{Label: words.Say("victory.onto"), ID: "onto", Disabled: s.blank == 0, Tip: ui.Plain(words.Say(cmp.Or(s.ontoTip(), "victory.onto.tip")))})
	}
	w := c.ButtonWidth(leave)
	high := max(c.RowHeight(r.W-w-footGap, all...), ui.MainH)
	row := r.CutBottom(high + 12)
	row.CutTop(12)
	out := row.CutRight(w)
	left := c.Button(out.CutBottom(ui.MainH), leave)
	row.CutRight(footGap)
	row.CutTop(max(0, row.H-c.RowHeight(row.W, all...)))
	hit, _ := c.Row(row, all...)
	if left {
		hit = leaving
	}
	switch hit {
	case 0:
		a.Push(newPoints(s.play))
	case 1:
		a.Push(NewJournal(s.play))
	case 2:
		a.Push(board.NewChartLook(s.play, PagesOf(s.play)))
	case 3:
		s.play.Host().Watch(a)
	case 4:
		s.export(a)
	case 5:
		s.play.Host().Onto(a)
	case leaving:
		s.play.Depart(a)
	}
}
