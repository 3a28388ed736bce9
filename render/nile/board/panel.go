package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// sheetForm is how the expedition sheet is laid out: the first form that shows
// all of it is taken, and the last where none does.
type sheetForm uint8

const (
	roomySheet  sheetForm = iota
	foldedSheet           // lines closer together, the load without its heading
	closeSheet            // the same without headings
	briefSheet            // what matters most first, then the buttons, then the rest: of low windows alone
)

// sheetIDs are the scroll areas of the forms: each is as high as it is.
var sheetIDs = [...]string{"sheet", "sheet folded", "sheet close", "sheet brief"}

// roomyFrom is how much room in height the sheet and what is to be done want together for the first form: a form
// that has room in one step of a month alone would have every line move in the next.
const roomyFrom = 900

// foldedFrom is likewise how much they want for headings at all.
const foldedFrom = 780

// briefFrom is how much they want for a sheet in the order of the large ones: below it the sheet is brief from the first,
// so that no row jumps past another in the middle of a month.
const briefFrom = 560

// tightest is the form that a player's sheet has had to take: it keeps that as long as the window is as
// large, so that from month to month every line stands where it stood.
type tightest struct {
	w, h float64
	form map[game.Seat]sheetForm
}

// of is the form for a seat to begin with, in a room of this size.
func (t *tightest) of(s game.Seat, w, h float64) sheetForm {
	if t.w != w || t.h != h {
		*t = tightest{w: w, h: h, form: map[game.Seat]sheetForm{}}
	}
	switch {
	case h < briefFrom:
		return briefSheet
	case h < foldedFrom:
		return max(closeSheet, t.form[s])
	case h < roomyFrom:
		return max(foldedSheet, t.form[s])
	}
	return t.form[s]
}

// sheetRoom is what a form was chosen for: with anything else it is chosen anew.
type sheetRoom struct {
	of   shown
	w, h float64
}

// side draws the sheet at the right: what the expedition is and has, and below
// it what is to be done.
func (b *Board) side(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect) {
	pad := min(18, r.W*0.05)
	in := r.InsetXY(pad, 0)
	in.CutTop(6)
	in.CutBottom(min(16, r.H*0.02))
	// What is to be done stands at the foot, as high as it was in the last
	// frame. Where that leaves the sheet little room, it comes first and all
	// scrolls together.
	b.foot.begin(v, in)
	if share := b.actionsH / in.H; share > actionsMost || share < actionsLeast { // in between it stays as it is
		if b.actionsIn = share > actionsMost; b.actionsIn && b.foot.fold(c) {
			b.actionsIn = false
		}
	}
	if b.actionsIn {
		b.form, b.formFor = briefSheet, sheetRoom{}
		c.Scroll(sheetIDs[b.form], in, func(inner ui.Rect) float64 {
			h := 0.0 // nothing is to be done while it is told what happened
			if !b.Play.Beats().Playing() {
				h = b.actions(c, a, v, inner)
				b.measured(c, h)
				b.foot.measured(c, !b.Play.Waiting())
				h += 12
			}
			return h + b.sheetBody(c, a, v, ui.R(inner.X, inner.Y+h, inner.W, inner.H), 0)
		})
		return
	}
	begin := b.tightest.of(v.Seat(), in.W, in.H)
	foot := in.CutBottom(b.actionsH)
	in.CutBottom(8)
	if room := (sheetRoom{b.shown, in.W, in.H}); room != b.formFor {
		b.form, b.formFor = begin, room
	} else if b.form < briefSheet { // it has stood
		b.tightest.form[v.Seat()] = b.form
	}
	form := b.form
	c.Scroll(sheetIDs[form], in, func(inner ui.Rect) float64 {
		h := b.sheetBody(c, a, v, inner, in.Bottom())
		switch {
		case h <= in.H+0.5 || form != b.form:
		case form < closeSheet:
			b.form++
			c.Touch()
		default:
			b.foot.fold(c)
		}
		return h
	})
	if !b.Play.Beats().Playing() { // meanwhile its room stays as it was
		b.measured(c, b.actions(c, a, v, foot))
		b.foot.measured(c, !b.Play.Waiting())
	}
}

// actionsMost is the share of the panel from which on what is to be done comes first, and actionsLeast that below
// which it stands at the foot again: a hex that is aimed at adds a button, and must not turn the panel over.
const actionsMost, actionsLeast = 0.57, 0.47

// measured notes how high the foot of the sheet became.
func (b *Board) measured(c *ui.Context, h float64) {
	if h != b.actionsH {
		b.actionsH = h
		c.Touch()
	}
}

// sheetBody is the expedition sheet itself, and returns its height. Down to
// bottom it is filled with what there is room for.
func (b *Board) sheetBody(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect, bottom float64) float64 {
	col := page.NewColumn(c, r)
	s, ok := b.Sheet(v)
	if !ok || s.At == hexmap.None {
		b.noExpedition(c, v, col)
		return col.Height()
	}
	switch b.form {
	case roomySheet:
		b.roomy(c, a, v, col, s)
	case foldedSheet, closeSheet:
		b.folded(c, a, v, col, s)
	default:
		b.brief(c, a, v, col, s)
	}
	b.more(c, v, col, s, bottom)
	col.Gap(2)
	return col.Height()
}

// roomy is the sheet with all its headings.
func (b *Board) roomy(c *ui.Context, a desk.Desk, v nile.View, col *page.Column, s nile.Sheet) {
	title := words.Say("sheet.expedition")
	top := ui.R(col.R.X, col.R.Y, col.R.W, 70)
	b.leaders(c, v, &top, s)
	c.Text(top.Top(38), title, page.HeadFit(c, title, top.W, 28))
	since := outSince(v, s)
	if c.TextWidth(since, ui.Written) > top.W {
		since = tell.Port(v.Map(), s.Port)
	}
	top.CutTop(38)
	c.Text(top.Top(32), since, ui.Written.Own())
	col.Gap(70)
	col.HeadingOf(nile.RulePeople, words.Say("sheet.people"))
	b.rows(c, col, b.peopleRows(s))
	col.HeadingOf(nile.RuleStores, words.Say("sheet.stores"))
	b.rows(c, col, b.goodsRows(s))
	if s.Captive { // who neither marches nor carries
		return
	}
	col.HeadingOf(nile.RuleLoad, words.Say("sheet.load"))
	drawLoad(c, v, col, s)
	col.Gap(6)
	col.HeadingOf(nile.RuleTravel, words.Say("sheet.travel"))
	travelLine(v, col, s)
	col.Gap(6)
	b.marchTools(c, a, v, col, s)
}

// folded is the same closer together, with headings or without; the figures of the load stand below the
// ways of travel, where there are several.
func (b *Board) folded(c *ui.Context, a desk.Desk, v nile.View, col *page.Column, s nile.Sheet) {
	b.shortTitle(c, v, col, s)
	if b.form == foldedSheet {
		col.HeadingOf(nile.RulePeople, words.Say("sheet.people"))
	}
	b.rows(c, col, b.peopleRows(s))
	if b.form == foldedSheet {
		col.HeadingOf(nile.RuleStores, words.Say("sheet.stores"))
	}
	b.rows(c, col, b.goodsRows(s))
	col.Gap(4)
	b.travelAndLoad(c, v, col, s)
	b.marchTools(c, a, v, col, s)
}

// brief is for little room: how far and with what the party can go on, whether
// it eats, and what is wrong, then what can be done; the rest below may have to
// be scrolled to.
func (b *Board) brief(c *ui.Context, a desk.Desk, v nile.View, col *page.Column, s nile.Sheet) {
	b.shortTitle(c, v, col, s)
	b.travelAndLoad(c, v, col, s)
	first, rest := briefRows(append(b.peopleRows(s), b.goodsRows(s)...))
	b.rows(c, col, first)
	b.marchTools(c, a, v, col, s)
	if len(rest) > 0 {
		col.Gap(4)
		col.HeadingOf(nile.RuleSold, words.Say("sheet.rest"))
		b.rows(c, col, rest)
	}
}

// briefRows parts the rows of the sheet: the explorer, the food and whatever is
// wrong come first.
func briefRows(all []sheetRow) (first, rest []sheetRow) {
	for _, row := range all {
		if row.first || row.bad {
			first = append(first, row)
		} else {
			rest = append(rest, row)
		}
	}
	return first, rest
}

// shortTitle is the title with the port on one line, as much as there is room for.
func (b *Board) shortTitle(c *ui.Context, v nile.View, col *page.Column, s nile.Sheet) {
	row := col.Next(34)
	title := words.Say("sheet.expedition")
	st := page.HeadFit(c, title, row.W, 24)
	w := c.Text(row, title, st)
	row.CutLeft(w + 14)
	for _, since := range []string{outSince(v, s), tell.Port(v.Map(), s.Port)} {
		if c.TextWidth(since, ui.Written) <= row.W {
			c.Text(row, since, ui.Written.To(ui.Right).Own())
			return
		}
	}
}

// travelAndLoad is the travel with its points, and the load as a bar; of a captive, who has neither, nothing.
func (b *Board) travelAndLoad(c *ui.Context, v nile.View, col *page.Column, s nile.Sheet) {
	if s.Captive {
		return
	}
	travelLine(v, col, s)
	col.Gap(3)
	from := col.R.Y
	if len(waysOf(v, s)) == 1 {
		c.Text(col.Next(ui.LineH-3), loadLine(s), ui.Body)
	}
	loadBar(c, v, col, s)
	col.Figures(from, "load")
	col.Gap(2)
}

// marchTools are the buttons, while the player before the screen is on the march.
func (b *Board) marchTools(c *ui.Context, a desk.Desk, v nile.View, col *page.Column, s nile.Sheet) {
	if b.mine(v) && v.Phase() == nile.Travelling {
		b.tools(c, a, v, col, s)
	}
}

// line is how high a line of the sheet is.
func (b *Board) line() float64 {
	if b.form != roomySheet {
		return ui.LineH - 3
	}
	return ui.LineH
}

// mine reports whether the player before the screen is to choose here.
func (b *Board) mine(v nile.View) bool { return !b.Look && v.ToMove() == v.Seat() }

func outSince(v nile.View, s nile.Sheet) string {
	month, year := nile.Date(s.Began)
	since := words.Month(month)
	if _, now := nile.Date(v.Turn()); now != year {
		since = words.Default().MonthOf(month, year)
	}
	return words.Phrase("sheet.since", "port", tell.Port(v.Map(), s.Port), "month", since)
}

// noExpedition is shown while the player has nobody in Africa.
func (b *Board) noExpedition(c *ui.Context, v nile.View, col *page.Column) {
	title := words.Say("sheet.chart")
	c.Text(col.Next(38), title, page.HeadFit(c, title, col.R.W, 28))
	col.Gap(6)
	if v.Phase() == nile.PlacingCounters {
		col.Say(page.RulesBehind(words.Say("sheet.counters"), nile.RulesOfCounters), ui.Body)
	} else {
		col.Say(ui.Plain(words.Say(noExpeditionKey(v))), ui.Note.In(ui.Faded))
	}
	col.Gap(10)
	b.others(c, v, col)
}

// noExpeditionKey says why there is no sheet to be shown.
func noExpeditionKey(v nile.View) string {
	switch {
	case v.Phase() == nile.GameOver:
		return "sheet.none.over"
	case v.Seat() != game.Nobody && v.Player(v.Seat()).Where == 0:
		return "sheet.none.europe"
	}
	return "sheet.none"
}

// others lists where everybody is.
func (b *Board) others(c *ui.Context, v nile.View, col *page.Column) {
	col.Heading(words.Say("sheet.explorers"))
	for s := range game.Seat(v.Seats()) {
		p := v.Player(s)
		row := col.Next(ui.LineH)
		where := words.Phrase("sheet.where." + p.Where.Name())
		w := c.TextWidth(where, ui.Small) + 4
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		c.Text(row.CutRight(w), where, ui.Small.To(ui.Right))
		c.Sign(row.CutLeft(22).Middle(16, 16), p.Colour)
		c.Text(row, p.Name, ui.Body.Own())
	}
}
