package menu

import (
	"slices"
	"time"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Day is the chart of the day as the program offers it.
type Day struct {
	// Today is the date, by the clock of this machine.
	Today func() time.Time
	// About says what is fixed on a date.
	About func(date time.Time) string
	// Begin begins that of a date, for the n-th attempt at it.
	Begin func(date time.Time, attempt int) error
}

// DayTried is what became of the chart of a day.
type DayTried struct {
	Date  time.Time
	Last  int // attempt, from 1
	Best  int // points of the best account that was drawn up; -1: none was
	Which int // attempt that was
	// On is where it goes on, the attempt that was saved last of those that have not ended; nil:
	// there is none.
	On *SaveInfo
}

// Named is what the chart of a day is called.
func Named(date time.Time, attempt int) string {
	if attempt > 1 {
		return words.Phrase("day.named.again", "date", words.Day(date), "nth", words.Nth(attempt))
	}
	return words.Phrase("day.named", "date", words.Day(date))
}

// Tried is what became of the chart of each day that there is a game of among saved ones, the
// newest first; the latest day first. A game counts once, and an account that was drawn up is not
// lost by going on from an older save.
func Tried(saves []SaveInfo) (out []DayTried) {
	seen := map[string]bool{}
	for i := range saves {
		s := &saves[i]
		if s.Attempt == 0 || s.Broken != "" || len(s.Players) == 0 {
			continue
		}
		n := slices.IndexFunc(out, func(d DayTried) bool { return d.Date.Equal(s.Day) })
		if n < 0 {
			out = append(out, DayTried{Date: s.Day, Best: -1})
			n = len(out) - 1
		}
		d := &out[n]
		d.Last = max(d.Last, s.Attempt)
		if points := s.Players[0].Points; s.Finished() && points > d.Best {
			d.Best, d.Which = points, s.Attempt
		}
		if !s.Finished() && d.On == nil && !seen[s.ID] {
			d.On = s
		}
		seen[s.ID] = seen[s.ID] || s.ID != ""
	}
	slices.SortStableFunc(out, func(x, y DayTried) int { return y.Date.Compare(x.Date) })
	return out
}

// ofDay is what became of the chart of a date.
func ofDay(all []DayTried, date time.Time) DayTried {
	if n := slices.IndexFunc(all, func(d DayTried) bool { return d.Date.Equal(date) }); n >= 0 {
		return all[n]
	}
	return DayTried{Date: date, Best: -1}
}

// Calendar is the day of the calendar that a moment is in, where it is: two moments of one day are
// the same.
func Calendar(t time.Time) time.Time {
	y, m, d := t.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// days is the page of the chart of the day. The date is that on which it was opened.
type days struct {
	program *Program
	date    time.Time
	all     []DayTried
	looked  bool
}

// NewDay is the page of the chart of the day.
func NewDay(p *Program) desk.Screen { return &days{program: p, date: Calendar(p.Day.Today())} }

// Name is the scene's name in traces.
func (*days) Name() string { return "day" }

// look reads the shelf, and the archive.
func (d *days) look() {
	d.looked = true
	l := d.program.Library
	if l == nil {
		return
	}
	saves, _ := l.List() // of a folder that cannot be read nothing is known
	if of, ok := l.(Shelved); ok {
		away, _ := of.ListOf(InArchive)
		saves = append(saves, away...)
	}
	d.all = Tried(saves)
}

// Measures of the page, in units.
const (
	dayW      = 760.0
	dayRest   = 50 + 2*28 + 14.0 // of the sheet, what is neither its body nor its foot
	dayRow    = 27.0
	daysShown = 7
)

// Frame shows the page.
func (d *days) Frame(c *ui.Context, a desk.Desk) {
	if !d.looked {
		d.look()
	}
	is := ofDay(d.all, d.date)
	page.Page{
		Title: Named(d.date, 1), W: dayW, H: c.Extent("page") + page.FootH + dayRest,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			col.Say(ui.Plain(d.program.Day.About(d.date)), ui.Body)
			col.Gap(8)
			col.Say(ui.Plain(d.stands(is)), ui.Strong)
			if len(d.all) > 0 {
				col.Gap(12)
				col.Heading(words.Say("day.last"))
				DayRows(col, d.all[:min(len(d.all), daysShown)])
			}
			col.Gap(12)
			col.Say(ui.Plain(words.Say("day.fairness")), ui.Small)
			return col.Height()
		},
		Foot: func(r ui.Rect) { d.foot(c, a, r, is) },
	}.Draw(c)
	if c.Back() {
		a.Pop()
	}
}

// stands says how far one has come with it.
func (d *days) stands(is DayTried) string {
	var says []string
	if is.Best >= 0 {
		says = append(says, words.Say("day.best", "n", is.Best, "nth", words.Nth(is.Which)))
	}
	if on := is.On; on != nil {
		says = append(says, words.Say("day.on", "date", on.Date, "n", on.Players[0].Points, "nth", words.Nth(on.Attempt)))
	}
	if len(says) == 0 {
		return words.Say("day.none")
	}
	return words.Sentences(says...)
}

// foot is what can be done: it is begun, gone on with, or tried once more.
func (d *days) foot(c *ui.Context, a desk.Desk, r ui.Rect, is DayTried) {
	begin := func() {
		d.program.settle(a, func() {
			if err := d.program.Day.Begin(d.date, is.Last+1); err != nil {
				a.Fail(err)
			}
		})
	}
	main, do := ui.Button{Label: words.Say("day.begin"), ID: "begin", Look: ui.MainLook, Default: true, Size: 18}, begin
	again := ui.Button{Label: words.Say("day.again"), ID: "try again", Tip: ui.Plain(words.Say("day.again.tip", "nth", words.Nth(is.Last+1)))}
	if is.Last > 0 && is.On == nil {
		main.Label, main.ID, main.Tip = again.Label, again.ID, again.Tip
	}
	if is.On != nil {
		main.Label, main.ID, do = words.Say("day.go-on"), "go on", func() { d.program.load(a, is.On.Path) }
	}
	if c.Button(r.CutRight(max(150, c.ButtonWidth(main))), main) {
		do()
		return
	}
	r.CutRight(12)
	if page.BackButton(c, &r) {
		a.Pop()
		return
	}
	if w := c.ButtonWidth(again); is.On != nil && c.Button(r.CutRight(w).Middle(w, ui.ButtonH), again) {
		begin()
	}
}

// DayRows is a table of the charts of days: each with the best account of it, at which attempt that
// was, and how many there were.
func DayRows(col *page.Column, all []DayTried) {
	c, weights := col.C, []float64{2.2, 1, 1, 1}
	line := func(st ui.Style, texts ...string) {
		row := col.Next(dayRow)
		for i, cell := range row.Split(12, weights...) {
			if i > 0 {
				st = st.To(ui.Right)
			}
			fit := c.Fit(texts[i], st, cell.W)
			c.Text(cell, texts[i], fit)
		}
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	line(ui.Note.At(16).In(ui.Faded).Own(), words.Say("day.when"), words.Say("day.points"), words.Say("day.attempt"), words.Say("day.attempts"))
	for _, d := range all {
		best, which := "–", "–"
		if d.Best >= 0 {
			best, which = words.Number(d.Best), words.Number(d.Which)
		}
		line(ui.Body.At(17), words.Day(d.Date), best, which, words.Number(d.Last))
	}
}
