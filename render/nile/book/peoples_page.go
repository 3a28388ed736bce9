package book

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// FullSheet is the chart as the viewing seat sees it on the board, without
// tracks and counters.
func FullSheet(v nile.View, colours chart.Palette) *chart.Sheet {
	sheet := chartsheet.With(v, chart.Options{Undated: true})
	sheet.Pieces, sheet.Tracks, sheet.Palette = nil, nil, colours
	return sheet
}

// walk goes from people to people by Left and Right while nothing has the keyboard, as the list does by Up and Down.
func (s *PeoplesScene) walk(c *ui.Context) {
	by := 0
	switch {
	case c.Take(ui.Key(ebiten.KeyRight)):
		by = 1
	case c.Take(ui.Key(ebiten.KeyLeft)):
		by = -1
	}
	if by != 0 {
		s.Chosen, s.fresh = min(max(0, s.Chosen+by), len(s.All)-1), true
	}
}

// abreastFrom is the width, in units, from which on a people's prices, and what has passed, stand beside how they would receive one.
const abreastFrom = 700.0

// page is what is known of one people.
func (s *PeoplesScene) page(c *ui.Context, v nile.View, r ui.Rect, h nile.PeopleHistory) {
	t := h.Tribe
	c.Scroll(fmt.Sprintf("people %d", t.Number), r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		s.head(c, col, v, h)
		col.Gap(8)
		if h.Gone {
			col.Say(ui.Plain(words.Say("peoples.gone.text")), ui.Body)
			col.Gap(8)
			s.history(c, col, v, h)
			return col.Height() + 4
		}
		s.facts(c, col, v, h)
		n := 1
		if col.R.W >= abreastFrom {
			n = 2
		}
		parts := page.Abreast(c, col.R, n, 30)
		s.welcome(c, parts[0], v, t)
		s.prices(c, parts[n-1], v, t)
		s.history(c, parts[n-1], v, h)
		col.Gap(page.Highest(parts))
		return col.Height() + 4
	})
}

// Measures of the head of a people's page, in units: the face of who speaks for them, and from which width on there is one.
const (
	leaderW, leaderH = 96.0, 114.0
	leaderFrom       = 420.0
)

// head is the people's name, who speaks for them, and how they stand to everybody at the table.
func (s *PeoplesScene) head(c *ui.Context, col *page.Column, v nile.View, h nile.PeopleHistory) {
	in, high := col.R, 0.0
	if !h.Gone && in.W >= leaderFrom {
		at := ui.R(in.X, in.Y+3, leaderW, leaderH)
		page.Portrait(c, at, tell.Speaker(v, h.Tribe))
		page.Outline(c, at, ui.Rule)
		in.CutLeft(leaderW + 20)
		high = leaderH + 6
	}
	side := page.NewColumn(c, in)
	title := meet.TribeTitle(h.Tribe)
	st := page.TitleFit(c, title, in.W)
	c.Text(side.Next(st.Size*1.2), title, st)
	side.Say(ui.Plain(s.under(v, h)), ui.Note.In(ui.Faded))
	if !h.Gone {
		side.Gap(6)
		s.bonds(c, side, v, h)
	}
	col.Gap(max(high, side.Height()))
}

// bonds are how they stand to each player's explorer, sign by sign.
func (s *PeoplesScene) bonds(c *ui.Context, col *page.Column, v nile.View, h nile.PeopleHistory) {
	const sign, gap = 18.0, 22.0
	st := ui.Body.At(16)
	row := col.Next(ui.LineH)
	for seat := range game.Seat(v.Seats()) {
		p := v.Player(seat)
		says := words.Phrase("peoples.bond."+s.bond(v, h, seat), "who", p.Name)
		w := c.TextWidth(says, st) + 2
		if row.W < sign+6+w && row.X > col.R.X {
			row = col.Next(ui.LineH)
		}
		c.Sign(row.CutLeft(sign).Middle(sign, sign), p.Colour)
		row.CutLeft(6)
		c.Text(row.CutLeft(min(w, row.W)), says, c.Fit(says, st, row.W+w))
		row.CutLeft(gap)
	}
}

// bond is what has passed between a people and a player's explorer of today, as all at the table have seen it: the
// words of it are called so.
func (*PeoplesScene) bond(v nile.View, h nile.PeopleHistory, seat game.Seat) string {
	if seat == v.Seat() {
		return tell.Bond(h.Tribe)
	}
	bond := "none"
	for _, x := range h.Visits {
		switch {
		case x.Seat != seat || x.Explorer != v.Player(seat).Explorers:
		case x.Beaten:
			bond = "beaten"
		case x.Won || x.Friends:
			bond = "friend"
		case x.Offered > 0:
			bond = "parleyed"
		case bond == "none":
			bond = "met"
		}
	}
	return bond
}

// under is the line below the name: number, who speaks for them, who found them.
func (s *PeoplesScene) under(v nile.View, h nile.PeopleHistory) string {
	said := words.Say("peoples.leader", "number", h.Tribe.Number, "leader", tell.LeaderOf(h.Tribe))
	if h.Found >= 0 && h.FoundBy != game.Nobody {
		said = words.Sentences(said, words.Say("peoples.found", "who", v.Player(h.FoundBy).Name, "date", tell.Date(h.Found)))
	}
	return said
}

// facts is the small chart with what is known beside it, or below where there
// is no room.
func (s *PeoplesScene) facts(c *ui.Context, col *page.Column, v nile.View, h nile.PeopleHistory) {
	t := h.Tribe
	pic, side := ui.R(col.R.X, col.R.Y+3, min(270, col.R.W*0.42), 160), col
	beside := col.R.W >= 520
	if beside {
		side = page.NewColumn(c, ui.R(pic.Right()+24, col.R.Y, col.R.W-pic.W-24, 0))
	} else {
		pic = col.Next(150)
		col.Gap(6)
	}
	s.chartOf(v, t).Draw(c, pic)
	c.Tip(pic, ui.Plain(words.Whole(tell.WhereOf(v, t.At))))
	page.FactRow(c, side, "", words.Say("peoples.where"), words.Phrase("peoples.where.in", "terrain", tell.Terrain(v.Hex(t.At).Terrain), "where", tell.WhereOf(v, t.At)))
	meet.TribeFacts(side, v, t, s.play.Events())
	if beside {
		col.Gap(max(pic.H+6, side.Height()))
	}
	col.Gap(10)
}

// welcome is what their mind means for an explorer who comes before them.
func (s *PeoplesScene) welcome(c *ui.Context, col *page.Column, v nile.View, t nile.TribeView) {
	all := v.Welcome(t.At)
	if len(all) == 0 {
		return
	}
	col.HeadingOf(nile.RuleMeeting, words.Say("peoples.welcome"))
	col.Gap(2)
	if t.Friend {
		col.Say(page.Cited(words.Say("peoples.welcome.friend"), nile.RuleTrade), ui.Body.At(17))
		col.Gap(10)
		return
	}
	key := "peoples.welcome.party"
	if v.Player(v.Seat()).Where != nile.Africa {
		key = "peoples.welcome.europe"
	}
	col.Say(ui.Plain(words.Say(key)), ui.Small)
	col.Gap(4)
	for _, w := range all {
		s.welcomeRow(c, col, v, w)
	}
	col.Gap(10)
}

// welcomeRow is one policy with the chance that they receive whoever comes by it.
func (s *PeoplesScene) welcomeRow(c *ui.Context, col *page.Column, v nile.View, w nile.Welcome) {
	row := col.Next(27)
	p := w.Hostile.Float()
	c.Tip(row, page.Cited(tell.PolicyNote(v, w.Policy)+"\n"+meet.SumWords(w.S, w.Terms, w.Hostile.Num == 0), nile.RuleMeeting))
	name := row.CutLeft(min(152, row.W*0.4))
	c.Text(name, tell.Policy(w.Policy), ui.Body.At(17))
	if !w.Allowed {
		c.Text(row, words.Say("meet.no-guide"), ui.Note.At(16).In(ui.Ghost).Own())
		return
	}
	received := game.Odds{Num: w.Hostile.Den - w.Hostile.Num, Den: w.Hostile.Den}
	says := words.Phrase("peoples.received", "n", words.InHundred(received))
	st := ui.Body.At(16)
	width := max(c.TextWidth(says, st), c.TextWidth(words.Phrase("peoples.received", "n", "100"), st))
	c.Text(row.CutRight(width+4), says, st.To(ui.Right))
	row.CutRight(10)
	bar := row.Middle(row.W, 15)
	c.Panel(bar, ui.TrackPanel)
	in := bar.Inset(1)
	c.Fill(in, page.GoodShare)
	c.Fill(in.CutRight(in.W*p), page.WorseShare)
}

// prices is what they give their friends, and for how much (14).
func (s *PeoplesScene) prices(c *ui.Context, col *page.Column, v nile.View, t nile.TribeView) {
	col.HeadingOf(nile.RuleTrade, words.Say("peoples.trade"))
	col.Gap(2)
	key := "peoples.trade.text"
	if t.Friend {
		key = "peoples.trade.friend"
	}
	says := words.Say(key, "limit", t.Strength)
	col.Say(ui.Plain(says), ui.Small)
	col.Gap(3)
	var cells []string
	for i := range nile.Muskets {
		price, ok := v.Offers(i, t.At)
		if i == nile.Gifts || !ok {
			continue
		}
		k := "peoples.price"
		if i == nile.Rations {
			k = "peoples.price.rations"
		}
		cells = append(cells, words.Phrase(k, "what", words.Sentence(tell.ItemName(i)), "n", price))
	}
	n := max(1, min(3, int(col.R.W/180)))
	for from := 0; from < len(cells); from += n {
		row := col.Next(ui.LineH)
		c.TipArea(row, page.Cited(says, nile.RuleTrade))
		for i, cell := range row.Columns(n, 16) {
			if from+i < len(cells) {
				c.Text(cell.InsetXY(4, 0), cells[from+i], ui.Body.At(16))
			}
		}
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	col.Gap(10)
}

// history is what has passed between them and explorers, visit by visit.
func (s *PeoplesScene) history(c *ui.Context, col *page.Column, v nile.View, h nile.PeopleHistory) {
	col.HeadingOf(nile.RuleMeeting, words.Say("peoples.history"))
	col.Gap(3)
	if len(h.Visits) == 0 {
		col.Say(ui.Plain(words.Say("peoples.history.none")), ui.Note)
		return
	}
	for _, x := range h.Visits {
		p := v.Player(x.Seat)
		inner := page.NewColumn(c, ui.R(col.R.X+32, col.R.Y, col.R.W-34, 0))
		who := tell.ExplorerOf(v, x.Seat, x.Explorer)
		inner.Say(page.Said("peoples.visit", "date", ui.B(tell.Date(x.Turn)), "who", ui.I(who), "what", VisitText(v, h.Tribe, x)), ui.Body.At(17).Own())
		c.Sign(ui.R(col.R.X+4, col.R.Y+1, 20, 20), p.Colour)
		col.Gap(inner.Height() + 5)
		c.Dots(ui.R(col.R.X, col.R.Y-2, col.R.W, 1))
	}
}
