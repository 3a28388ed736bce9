package board

import (
	"image"
	"image/color"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of the face of who speaks for a village, in units.
const speakerW, speakerH, speakerFrom = 58.0, 68.0, 330.0

// speaker is who speaks for the village that a seat has come to, beside what is said of it.
func (b *Board) speaker(c *ui.Context, col *page.Column, v heart.View, s game.Seat) {
	if col.R.W < speakerFrom {
		return
	}
	page.Portrait(c, ui.R(col.R.Right()-speakerW, col.R.Y, speakerW, speakerH), speaker(v, s, v.Sheet(s).Slot, box.Village))
	col.R.W -= speakerW + 10
}

// parley is what a village may come to, for each present that can be given (14.6): the
// four outcomes of its two dice, as a bar.
func (b *Board) parley(c *ui.Context, col *page.Column, v heart.View) {
	s := b.whose(v)
	var presents []box.Present
	for _, ch := range b.choices() {
		if ch.Kind == heart.GiveVillage {
			presents = append(presents, box.Present(ch.Item))
		}
	}
	for _, with := range presents {
		o := v.ParleyWith(s, with)
		col.Say(ui.Plain(words.Say("parley.with", "present", tell.Present(with))), ui.Small)
		var shares []page.Share
		for i, p := range [...]float64{o.Both, o.Liked, o.Respected, o.Neither} { // their colours are told beside them
			shares = append(shares, page.Share{Name: words.Phrase(outcomeKeys[i]), P: p, Col: outcomeInks[i]})
		}
		bar := col.Next(22)
		page.ShareBar(c, bar, shares, false)
		for _, ch := range v.Chances(s, v.Sheet(s).Slot) {
			switch {
			case ch.Die != box.LikeDie || with == box.Hemp || ch.Gift != (with == box.TwoGifts):
			case b.brief:
				c.TipArea(bar, ui.Plain(dieOfVisit(ch)))
			default:
				sumUnder(col, dieOfVisit(ch))
			}
		}
		col.Gap(4)
	}
	for _, ch := range v.Chances(s, v.Sheet(s).Slot) {
		if !b.brief && (ch.Die == box.RespectDie || ch.Die == box.FeastDie) {
			sumUnder(col, dieOfVisit(ch))
		}
	}
}

// The four outcomes of the two dice of a village, and what each is told by in a bar.
var (
	outcomeKeys = [...]string{"parley.both", "parley.liked", "parley.respected", "parley.neither"}
	outcomeInks = [...]color.RGBA{page.GoodShare, page.MildShare, page.BadShare, page.WorstShare}
)

// outcomes are what a visit to a village may come to, a line each, with its colour in the bars: in brief no
// more than that, and smaller, so that all of them are in sight.
func outcomes(col *page.Column, feast, trade, brief bool) {
	const swatch, usually, small = 13.0, 17.0, 15.0
	st := usually
	if brief {
		st = small
	} else {
		col.Say(ui.Plain(words.Say("parley.about")), ui.Body.At(st))
	}
	brings := [...]string{"parley.both.brings", "parley.liked.brings", "parley.respected.brings", "parley.neither.brings"}
	switch { // what lay where one comes from weighs here
	case !feast:
		brings[0] = "parley.both.brings.no-feast"
	case !trade:
		brings[0], brings[1] = "parley.both.brings.no-trade", "parley.liked.brings.no-trade"
	}
	for i, key := range outcomeKeys {
		col.Gap(st - 12)
		text := ui.Rich{ui.B(words.Say(key)), ui.T(words.Phrase(brings[i], "n", heart.TradedFood))}
		h := col.C.ParagraphHeight(text, ui.Body.At(st), col.R.W-swatch-9)
		row := col.Next(h)
		at := row.CutLeft(swatch + 9)
		at = ui.R(at.X, at.Y+(st-swatch)/2+3, swatch, swatch)
		col.C.Fill(at, ui.Faded)
		col.C.Fill(at.Inset(1), outcomeInks[i])
		col.C.Paragraph(row, text, ui.Body.At(st))
	}
}

// dieOfVisit is a die of a visit, with its sum.
func dieOfVisit(ch heart.Chance) string {
	text := reckoned(ch.Sum)
	if text == "" {
		text = words.Chance(ch.Odds)
	}
	return words.Say("parley.die", "die", tell.Die(ch.Die), "sum", text)
}

// ribbon is the die that lies, over which Bad Luck may be handed (18.3): never a dialog, a
// band across the question.
func (b *Board) ribbon(c *ui.Context, col *page.Column, sum game.Summary, t heart.Throw) {
	key, ground := "ribbon.ill", ui.Red
	switch {
	case !t.Die.Held(): // it goes neither way
		key, ground = "ribbon.sum", ui.Faded
	case t.Well:
		key, ground = "ribbon.well", ui.Green
	}
	add := ""
	if t.Add != 0 {
		add = words.Signed(t.Add)
	}
	lies := t.Faces[0] + t.Faces[1]
	text := ui.Plain(words.Say(key, "who", tell.Who(sum, t.Roller), "die", tell.Die(t.Die), "n", lies, "add", add, "sum", lies+t.Add, "needed", tell.Needed(t.Die, t.Limit)))
	st := ui.Body.At(17).In(ui.Cream)
	const dieSide = 40.0
	w := col.R.W - dieSide - 26
	h := max(dieSide, c.ParagraphHeight(text, st, w)) + 10
	col.Gap(4)
	r := col.Next(h)
	c.Fill(r, ground)
	c.Fill(ui.R(r.X, r.Y+2, r.W, 1), ui.Gold)
	c.Fill(ui.R(r.X, r.Bottom()-3, r.W, 1), ui.Gold)
	in := r.InsetXY(8, 5)
	die := in.CutLeft(dieSide).Middle(dieSide, dieSide)
	if n := t.Faces[0]; n >= 1 && n <= 6 && t.Faces[1] == 0 && t.Die.Sides() == 6 {
		c.Picture(die, "die/"+strconv.Itoa(n), 0, func(w, h int) *image.RGBA { return page.PaintDie(n, w, h) })
	} else {
		c.Fill(die.Inset(3), ui.Light)
		c.Text(die, words.Number(t.Faces[0]+t.Faces[1]), ui.Strong.At(20).To(ui.Centre))
	}
	in.CutLeft(10)
	c.Paragraph(in.Middle(in.W, c.ParagraphHeight(text, st, in.W)), text, st)
}
