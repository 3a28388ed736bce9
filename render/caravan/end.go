package caravan

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/stock"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of the engraving above the result, in units.
const (
	endPlateH     = 170.0
	endPlateShape = 1.6 // its width for its height
)

// result is the page of a game that is over: who has won, or that all are lost,
// and what each came home with, spices and all.
func (t *table) result(c *ui.Context, a desk.Desk) {
	v, sum := t.view(), t.position().Summary()
	text := words.Say("end.won")
	if sum.Result.Ending == game.AllLost {
		text = words.Say("end.lost")
	}
	body, foot := page.Folio{Title: play.Result(sum), Sub: words.Say("date.end", "n", sum.Turn), W: 900, H: 620}.Lay(c)
	c.Scroll("end", body, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		if c.H >= page.PlateTall {
			page.Engraved(c, col.Next(endPlateH).Middle(endPlateH*endPlateShape, endPlateH), map[bool]*engraving.Picture{true: stock.Of("place/grave"), false: campPlate}[sum.Result.Ending == game.AllLost])
			col.Gap(8)
		}
		col.Say(page.Cited(text, map[bool]string{true: caravan.RuleWind, false: caravan.RuleEnd}[sum.Result.Ending == game.AllLost]), ui.Body.To(ui.Centre))
		col.Gap(12)
		seats := v.Order()
		seats = slices.Clone(seats)
		slices.SortFunc(seats, func(x, y game.Seat) int {
			return cmp.Or(cmp.Compare(v.Camp(y).Score, v.Camp(x).Score), cmp.Compare(x, y))
		})
		weights := []float64{2, 1, 1, 2.8, 1}
		cells := col.Next(ui.LineH).Split(24, weights...)
		for i, key := range []string{"road.caravan", "road.found", "road.load", "road.spices", "road.sum"} {
			c.Text(cells[i], words.Say(key), ui.Note.At(16).In(ui.Faded).To(side(i)))
		}
		for _, s := range seats {
			p, camp := sum.Players[s], v.Camp(s)
			row := col.Next(34)
			cells := row.Split(24, weights...)
			st := ui.Body
			if sum.Result.Winners.Has(s) {
				st = ui.Strong
			}
			who := cells[0]
			c.Sign(who.CutLeft(signH).Middle(signH, signH), p.Colour)
			who.CutLeft(7)
			c.Text(who, p.Name, st.Own())
			hand := spices(camp.Hand)
			if hand == "" {
				hand = words.Phrase("end.hand.none")
			}
			for i, text := range []string{words.Number(camp.Found), words.Number(camp.Load), hand, words.Number(camp.Score)} {
				c.Text(cells[i+1], text, st.To(side(i+1)))
			}
			c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		}
		return col.Height()
	})
	b := t.Play.WayOut(ui.Button{Label: words.Say("end.leave"), ID: "leave", Look: ui.MainLook, Default: true})
	watch := ui.Button{Label: words.Say("rerun.look"), ID: "watch", Disabled: t.Play.Host().Watch == nil, Tip: ui.Plain(words.Say("rerun.open.tip"))}
	if c.ButtonAtLeft(&foot, watch) {
		t.Play.Host().Watch(a)
	}
	if c.Button(foot.CutRight(min(foot.W, max(220, c.ButtonWidth(b)))), b) {
		t.Play.Depart(a)
	}
}

// side is where the i-th column is set: figures at the right.
func side(i int) ui.Align {
	if i == 0 || i == 3 {
		return ui.Left
	}
	return ui.Right
}
