package press

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of the table of sittings.
const (
	sittingRowH = 27.0
	sittingSign = 20.0
	sittingCell = 56.0 // of one player's points
	sittingNumW = 34.0
	sittingSpan = 250.0 // of the time it lasted, in one line
)

var sittingText = ui.Body.At(16)

// Sittings is the table of a campaign's sittings: when each was, how everybody
// stood at its end and what each had won in it, and who led.
func Sittings(c *ui.Context, col *page.Column, v nile.View, all []nile.PastSitting) {
	if len(all) == 0 {
		return
	}
	col.HeadingOf(nile.RuleEditions, words.Say("sittings.title"))
	seats := v.Seats()
	cells := func(row ui.Rect) (number, span, leader ui.Rect, points []ui.Rect) {
		number = row.CutLeft(sittingNumW)
		span = row.CutLeft(min(sittingSpan, row.W*0.42))
		width := min(sittingCell, row.W*0.7/float64(seats))
		for range seats {
			points = append(points, row.CutLeft(width))
		}
		row.CutLeft(16)
		return number, span, row, points
	}
	_, _, _, heads := cells(col.Next(sittingRowH))
	for s := range game.Seat(seats) {
		p := v.Player(s)
		c.Sign(heads[s].CutRight(sittingSign).Middle(sittingSign, sittingSign), p.Colour)
		c.Tip(heads[s], ui.Plain(p.Name))
	}
	for _, x := range all {
		row := col.Next(sittingRowH)
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		c.TipArea(row, ui.Plain(tell.SittingRow(x)))
		number, span, leader, points := cells(row)
		c.Text(number, words.Number(x.Number), sittingText.In(ui.Faded))
		c.Text(span, tell.SittingSpan(x), sittingText)
		for _, st := range x.Scores {
			style := sittingText.To(ui.Right)
			if st.Seat == x.Leader {
				style.Face = ui.Bold
			}
			c.Text(points[st.Seat], words.Number(st.Points), style)
			c.Tip(points[st.Seat], ui.Plain(words.Say("sittings.tip", "who", st.Name, "n", st.Points, "gained", st.Gained)))
		}
		says := words.Say("sittings.open")
		if !x.Open {
			says = words.Say("sittings.led", "who", x.Name)
		}
		if c.TextWidth(says, sittingText) <= leader.W { // else who led stands in bold alone
			c.Text(leader, says, sittingText.In(ui.Faded).Own())
		}
	}
}
