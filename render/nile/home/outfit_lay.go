package home

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The outfit as it lies in windows of different sizes. What is left of money,
// load and food stands in the foot in all of them.

// The least widths for table and sheet beside each other: in full, and close
// together.
const (
	OutfitBesideW = 840
	outfitCloseW  = 660
)

// The measures of the table: its rows, at least and at most, close ones, and
// the height of a plate below it, at least.
const (
	outfitRowH, outfitRowMost       = 31, 44
	outfitCloseRowH, outfitCloseRow = 25, 31
	outfitHeadH, outfitCloseHeadH   = 32, 25
	outfitCloseTable                = 390 // its width
	outfitPlate                     = 104
)

func (s *Outfit) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.play)
	sheet, ok := v.Sheet(s.play.Seat())
	if !ok {
		c.Desk()
		return
	}
	s.settleMode()
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	s.foot(c, a, &r, &sheet)
	switch {
	case r.W >= OutfitBesideW && c.H >= lowWindow:
		s.full(c, r, &sheet)
	case r.W >= outfitCloseW:
		s.close(c, r, &sheet)
	default:
		s.single(c, r, &sheet)
	}
}

// heading is the title, with what is to be known at once below it or, in a low
// window, beside it.
func (s *Outfit) heading(c *ui.Context, col *page.Column, sheet *nile.Sheet, low bool) {
	who := sight.View(s.play).Player(s.play.Seat())
	title := words.Say("outfit.title", "port", tell.Port(sight.View(s.play).Map(), sheet.Port))
	sub := words.Say("outfit.sub", "who", who.Name, "specialty", tell.Specialty(who.Specialty))
	if !low {
		page.TitleOf(c, col.Next(44), title, s.Rule())
		col.Say(ui.Plain(sub), ui.Note.Own())
		col.Gap(8)
		return
	}
	row := col.Next(36)
	rule, st := words.Phrase("cite.title", "n", s.Rule()), ui.Big.At(26)
	c.Text(row.CutRight(c.TextWidth(rule, ui.RuleRef)+2), rule, ui.RuleRef.To(ui.Right))
	row.CutRight(12)
	for st.Size > 20 && c.TextWidth(title, st) > row.W {
		st.Size--
	}
	w := c.TextWidth(title, st)
	c.Together(func() {
		c.Text(row.CutLeft(min(row.W, w)), title, st)
		row.CutLeft(14)
		if small := ui.Note.At(16).In(ui.Faded); c.TextWidth(sub, small) <= row.W {
			c.Text(row, sub, small)
		}
	})
}

// full is the table beside what follows from it, and as much of charts and
// pictures as there is room for.
func (s *Outfit) full(c *ui.Context, r ui.Rect, sheet *nile.Sheet) {
	left := r.CutLeft((r.W - 44) * 0.56)
	r.CutLeft(44)
	more, beside := s.advice(sheet), true
	c.Scroll("outfit", left, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		s.heading(c, col, sheet, false)
		ready := 8 + 28 + c.RowHeight(in.W, oneRow(c, in.W, s.ready(sheet))...) + 10
		room := left.H - col.Height() - outfitHeadH - ready
		high := adviceRoom() + 8
		beside = room-high < outfitRowH*float64(len(OutfitRows)) // no room for it here
		if !beside {
			room -= high
		}
		s.table(c, col, sheet, outfitHeadH, min(max(room/float64(len(OutfitRows)), outfitRowH), outfitRowMost))
		col.Gap(8)
		s.presets(c, col, sheet, false)
		if !beside {
			col.Gap(10)
			more.draw(col)
		}
		if room := left.H - col.Height() - 18; room >= outfitPlate {
			col.Gap(12)
			page.Engraved(c, col.Next(min(room, col.R.W*0.4)), "europe/setting-out")
		}
		return col.Height() + 4
	})
	c.Scroll("outfit follows", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if beside { // little room: the money stands in the foot
			s.ways(col, sheet, false)
			s.food(col, sheet)
			more.draw(col)
		} else {
			s.follows(col, sheet)
		}
		s.far.draw(col, s.play, sheet, s.mode, r.H-6-col.Height())
		return col.Height() + 4
	})
}

// close is the same in a window with little room: every row of the table is
// in sight, and so are the ready-made parties.
func (s *Outfit) close(c *ui.Context, r ui.Rect, sheet *nile.Sheet) {
	top := page.NewColumn(c, r)
	s.heading(c, top, sheet, true)
	s.presets(c, top, sheet, true)
	top.Gap(5)
	r.CutTop(top.Height())
	left := r.CutLeft(outfitCloseTable)
	r.CutLeft(24)
	c.Scroll("outfit", left, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		rowH := (left.H - outfitCloseHeadH - 1) / float64(len(OutfitRows))
		s.table(c, col, sheet, outfitCloseHeadH, min(max(rowH, outfitCloseRowH), outfitCloseRow))
		return col.Height()
	})
	c.Scroll("outfit follows", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		s.ways(col, sheet, true)
		s.advice(sheet).draw(col)
		col.Gap(6)
		s.food(col, sheet)
		return col.Height() + 4
	})
}

// single is one column: the ready-made parties first, then the table.
func (s *Outfit) single(c *ui.Context, r ui.Rect, sheet *nile.Sheet) {
	low := c.H < lowWindow
	if !low { // the heading does not scroll
		col := page.NewColumn(c, r)
		s.heading(c, col, sheet, false)
		r.CutTop(col.Height())
	}
	c.Scroll("outfit", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if low {
			s.heading(c, col, sheet, true)
		}
		s.presets(c, col, sheet, true)
		col.Gap(4)
		s.table(c, col, sheet, outfitCloseHeadH, outfitCloseRow)
		col.Gap(8)
		s.advice(sheet).draw(col)
		s.follows(col, sheet)
		return col.Height() + 4
	})
}
