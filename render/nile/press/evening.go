package press

import (
	"math"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The evening at the Society: what was published, told as a scene before the newspaper
// is read. What it came to stands first, the account of it behind one press.

// The measures of the page, in units: the least width for two pages beside each other,
// the portrait, the picture's height for its width, and the least height of it.
const (
	eveningTwo                 = 820.0
	eveningFaceW, eveningFaceH = 132.0, 156.0
	eveningShape, eveningLeast = 0.82, 150.0
	eveningLarge               = 1500.0 // of the window, from where the page is set larger
	eveningGap                 = 12.0   // above what goes on of the account
)

// Told reports whether there is an evening to tell of: something was published.
func (n *Paper) Told() bool { return len(n.Scores) > 0 && Total(n.Scores) > 0 }

// evening shows the page, and reports whether it has been read. Whoever wants can look back from it: at the
// newspaper, and at the journey.
func (s *PaperScene) evening(c *ui.Context, a desk.Desk) bool {
	v, n := sight.View(s.Play), s.Paper
	grow := 1.0
	if c.W >= eveningLarge {
		grow = 1.2
	}
	w, h := page.LargeSheet(c)
	body, low := page.Folio{
		Title: words.Say("evening.title"), Sub: words.Say("evening.sub", "date", tell.Date(n.date)), Rule: s.Rule(), W: w * grow, H: h,
	}.Lay(c)
	c.Scroll("evening", body, func(in ui.Rect) float64 {
		if in.W < eveningTwo {
			col := page.NewColumn(c, in)
			n.eveningResult(c, v, col, grow)
			n.eveningScene(v, col, grow)
			s.eveningAccount(c, a, col)
			return col.Height() + 4
		}
		cols := in.Split(52, 1.1, 1)
		left, right := page.NewColumn(c, ui.R(cols[0].X, in.Y, cols[0].W, 0)), page.NewColumn(c, ui.R(cols[1].X, in.Y, cols[1].W, 0))
		n.eveningResult(c, v, right, grow)
		n.eveningScene(v, right, grow)
		s.eveningBeside(c, a, left, right, body.H)
		s.eveningChart(c, right, body.H)
		return max(left.Height(), right.Height()) + 2
	})
	paper := ui.Button{Label: words.Say("evening.paper"), ID: "newspaper", Size: 17, Tip: ui.Plain(words.Say("evening.paper.tip"))}
	if c.ButtonAtLeft(&low, paper) {
		s.Evening = false
		c.Touch()
	}
	if s.Journey != nil {
		low.CutLeft(8)
		way := ui.Button{Label: words.Say("evening.journey"), ID: "journey", Size: 17, Tip: ui.Plain(words.Say("evening.journey.tip"))}
		if c.ButtonAtLeft(&low, way) {
			a.Push(s.Journey(a.Pop))
		}
	}
	return page.GoOnButton(c, low, "Go on", words.Say("news.onward"))
}

// eveningPlate is the picture of the evening: the museum where what was brought home is looked at, else the Society's
// room or, every other time, its table of charts; and the quay where it is no more than a few sheets.
func (n *Paper) eveningPlate() *engraving.Picture {
	if Total(n.Scores) < quietEvening {
		return plates.Of("europe/setting-out")
	}
	if best, ok := chief(n.Scores); ok {
		switch headlineKey(best) {
		case "news.head.find", "news.head.people":
			return plates.Of("europe/museum")
		}
	}
	if n.turn%2 == 1 {
		return plates.Of("europe/map-room")
	}
	return plates.Of("europe/society")
}

// quietEvening is how many points make a room full.
const quietEvening = 5

// eveningResult is who has come home, as old as the years have made him or her, and what
// was published in one line.
func (n *Paper) eveningResult(c *ui.Context, v nile.View, col *page.Column, grow float64) {
	fw, fh := math.Round(eveningFaceW*grow), math.Round(eveningFaceH*grow)
	at := ui.R(col.R.X, col.R.Y+2, fw, fh)
	page.Portrait(c, at, tell.Portrait(v, n.Seat))
	page.Outline(c, at, ui.Rule)
	beside := page.NewColumn(c, ui.R(at.Right()+18, col.R.Y, col.R.W-fw-18, 0))
	beside.Gap(6)
	beside.Say(ui.Rich{ui.B(tell.ForWhom(v, n.Seat))}, ui.Body.At(20*grow).Own())
	beside.Say(ui.Plain(tell.Specialty(v.Player(n.Seat).Specialty)), ui.Note.At(17*grow).In(ui.Faded))
	beside.Gap(6)
	beside.Say(ui.Plain(words.Say("evening.result", "points", Total(n.Scores))), ui.Head.At(30*grow))
	key := "evening.standing"
	switch {
	case n.won:
		key = "evening.won"
	case v.Open():
		key = "evening.standing.open"
	}
	beside.Say(ui.Plain(words.Say(key, "n", n.points, "target", v.Target())), ui.Note.At(18*grow))
	col.Gap(max(fh+4, beside.Height()) + 12)
}

// eveningScene is what was said and done.
func (n *Paper) eveningScene(v nile.View, col *page.Column, grow float64) {
	for _, t := range n.eveningTold(v) {
		col.Say(ui.Plain(t), ui.Body.At(18*grow))
		col.Gap(7)
	}
}

// eveningTold is the scene, sentence by sentence: how it began, what was listened to most,
// a record that fell, how it ended.
func (n *Paper) eveningTold(v nile.View) []string {
	who := tell.Explorer(v, n.Seat)
	out := []string{words.Turn("evening.opens", n.turn, "who", who)}
	if best, ok := chief(n.Scores); ok {
		head := headlineKey(best)
		key := "evening.of." + strings.TrimPrefix(head, "news.head.")
		out = append(out, words.Turn(key, n.turnOf(head), "who", who, "feet", best.figure, "river", tell.RiverNamed(best.river), "find", best.name,
			"epic", tell.Epic(nile.Epic(min(max(0, best.figure), int(nile.Epics)-1)))))
	}
	if n.records != n.before {
		out = append(out, words.Turn("evening.record", n.turnOf(ofRecord), "who", who))
	}
	switch {
	case n.won:
		out = append(out, words.Say("evening.closes.won", "who", who))
	case n.Grant > 0:
		out = append(out, words.Turn("evening.closes", n.turnOf(ofGrant), "who", who, "money", words.Money(n.Grant)))
	default:
		out = append(out, words.Turn("evening.closes.nothing", n.turnOf(ofNothing), "who", who))
	}
	return out
}

// eveningBeside is the picture with the account below it. Laid open, the account takes what
// room the picture can spare, and where that is not enough goes on below what was said, so
// that no part of the sheet is empty while another scrolls.
func (s *PaperScene) eveningBeside(c *ui.Context, a desk.Desk, left, right *page.Column, room float64) {
	n, open := s.Paper, a.Preferences().Reckoning
	high, rows := min(left.R.W*eveningShape, room-ui.ButtonH-20), n.accountRows()
	least := min(high, eveningLeast)
	here := 0 // how many rows stand below the picture
	if open {
		high -= 8
		for here < len(rows) {
			need := rows[here].height(c, left.R.W)
			if high-need < least {
				break
			}
			high -= need
			here++
		}
		beside := right.Height() + eveningGap
		for _, r := range rows[here:] {
			beside += r.height(c, right.R.W)
		}
		if beside > room { // nor has it room there: let it be read in one piece
			here = len(rows)
		}
	}
	page.Unhurried(c, left.Next(max(eveningLeast, high)), n.eveningPlate())
	s.eveningWhy(c, a, left)
	if !open {
		return
	}
	from := left.R.Y
	accountOf(c, left, rows[:here])
	left.Figures(from, "account")
	if here < len(rows) {
		right.Gap(eveningGap)
		from = right.R.Y
		accountOf(c, right, rows[here:])
		right.Figures(from, "account")
	}
}

// The least height of the chart of what was published, in units, and the room above it.
const eveningChartLeast, eveningChartGap = 120.0, 10.0

// eveningChart is the country that was published, in what room is left.
func (s *PaperScene) eveningChart(c *ui.Context, col *page.Column, room float64) {
	high := room - col.Height() - eveningChartGap - 4
	if s.Paper.Chart == nil || high < eveningChartLeast {
		return
	}
	col.Gap(eveningChartGap)
	s.Paper.Chart.Draw(c, col.Next(high))
}

// accountRow is a row of the account.
type accountRow struct {
	label, figure string
	style         ui.Style
}

// height is how high the row comes out in a column so wide.
func (r accountRow) height(c *ui.Context, w float64) float64 {
	return newsprint.RowHeight(c, w, r.label, r.figure, r.style)
}

// accountRows are the lines of the account and their sum.
func (n *Paper) accountRows() (rows []accountRow) {
	for _, l := range n.Lines {
		rows = append(rows, accountRow{l.Label, words.Number(l.Points), ui.Body})
	}
	return append(rows, accountRow{words.Say("news.account.done"), words.Number(Total(n.Scores)), ui.Strong})
}

func accountOf(c *ui.Context, col *page.Column, rows []accountRow) {
	for _, r := range rows {
		newsprint.Row(c, col, r.label, r.figure, r.style)
	}
}

// eveningAccount is the account, line by line, once it is asked for.
func (s *PaperScene) eveningAccount(c *ui.Context, a desk.Desk, col *page.Column) {
	s.eveningWhy(c, a, col)
	if !a.Preferences().Reckoning {
		return
	}
	from := col.R.Y
	accountOf(c, col, s.Paper.accountRows())
	col.Figures(from, "account")
}

// eveningWhy is the button that lays the account open.
func (s *PaperScene) eveningWhy(c *ui.Context, a desk.Desk, col *page.Column) {
	col.Gap(10)
	why := ui.Button{Label: words.Say("evening.account"), ID: "why", Keys: c.Bound(keys.Why), Hint: c.KeyOf(keys.Why), On: a.Preferences().Reckoning}
	hit, high := c.Row(col.R, why)
	col.Gap(high + 6)
	page.FoldBack(c, a)
	if hit == 0 {
		page.Unfold(a)
	}
}
