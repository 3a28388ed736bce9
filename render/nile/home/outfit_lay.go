package home

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/plates"
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
	sheet, ok := v.Sheet(v.Seat())
	if !ok {
		c.Desk()
		return
	}
	party, _ := v.Party(sheet.Have)
	s.settleMode()
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	s.foot(c, a, &r, &party)
	switch {
	case r.W >= OutfitBesideW && c.H >= lowWindow:
		s.full(c, r, &party)
	case r.W >= outfitCloseW:
		s.close(c, r, &party)
	default:
		s.single(c, r, &party)
	}
}

// heading is the title, with what is to be known at once below it or, in a low
// window, beside it.
func (s *Outfit) heading(c *ui.Context, col *page.Column, party *nile.Party, low bool) {
	who := sight.View(s.play).Player(s.play.Seat())
	title := words.Say("outfit.title", "port", tell.Port(sight.View(s.play).Map(), party.Port))
	sub := words.Say("outfit.sub", "who", tell.ForWhom(sight.View(s.play), s.play.Seat()), "specialty", tell.Specialty(who.Specialty))
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
func (s *Outfit) full(c *ui.Context, r ui.Rect, party *nile.Party) {
	left := r.CutLeft((r.W - 44) * 0.56)
	r.CutLeft(44)
	more, beside := s.advice(party), true
	c.Scroll("outfit", left, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		s.heading(c, col, party, false)
		ready := 8 + presetsH + c.RowHeight(in.W, oneRow(c, in.W, s.ready(party))...) + 10
		room := left.H - col.Height() - outfitHeadH - ready
		high := adviceRoom() + 8
		beside = room-high < outfitRowH*float64(len(OutfitRows)) // no room for it here
		if !beside {
			room -= high
		}
		s.table(c, col, party, outfitHeadH, min(max(room/float64(len(OutfitRows)), outfitRowH), outfitRowMost))
		col.Gap(8)
		s.presets(c, col, party, false)
		if s.adviceW = 0; !beside {
			col.Gap(10)
			s.adviceW = in.W
			more.draw(col)
		}
		if room := left.H - col.Height() - 18; room >= outfitPlate {
			col.Gap(12)
			page.Engraved(c, col.Next(min(room, col.R.W*0.4)), plates.Of("europe/setting-out"))
		}
		return col.Height() + 4
	})
	c.Scroll("outfit follows", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if beside { // little room: the money stands in the foot
			s.ways(col, party, false)
			s.food(col, party)
			more.draw(col)
			col.Gap(headAir)
		} else {
			s.follows(col, party)
		}
		s.far.draw(col, s.play, party, s.mode, r.H-6-col.Height())
		return col.Height() + 4
	})
}

// close is the same in a window with little room: every row of the table is
// in sight, and so are the ready-made parties.
func (s *Outfit) close(c *ui.Context, r ui.Rect, party *nile.Party) {
	s.adviceW = 0
	top := page.NewColumn(c, r)
	s.heading(c, top, party, true)
	s.presets(c, top, party, true)
	top.Gap(5)
	r.CutTop(top.Height())
	left := r.CutLeft(outfitCloseTable)
	r.CutLeft(24)
	c.Scroll("outfit", left, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		rowH := (left.H - outfitCloseHeadH - 1) / float64(len(OutfitRows))
		s.table(c, col, party, outfitCloseHeadH, min(max(rowH, outfitCloseRowH), outfitCloseRow))
		return col.Height()
	})
	c.Scroll("outfit follows", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		s.ways(col, party, true)
		s.advice(party).draw(col)
		col.Gap(6)
		s.food(col, party)
		return col.Height() + 4
	})
}

// single is one column: the ready-made parties first, then the table.
func (s *Outfit) single(c *ui.Context, r ui.Rect, party *nile.Party) {
	s.adviceW = 0
	low := c.H < lowWindow
	if !low { // the heading does not scroll
		col := page.NewColumn(c, r)
		s.heading(c, col, party, false)
		r.CutTop(col.Height())
	}
	c.Scroll("outfit", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if low {
			s.heading(c, col, party, true)
		}
		s.presets(c, col, party, true)
		col.Gap(4)
		s.table(c, col, party, outfitCloseHeadH, outfitCloseRow)
		col.Gap(8)
		s.advice(party).draw(col)
		s.follows(col, party)
		return col.Height() + 4
	})
}
