package nile

import (
	"image"
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// LostScene is the page after an explorer's death: what happened and what the
// dice said, what is rubbed out of the chart, what remains, and what comes
// next (27).
type LostScene struct {
	page.Print
	play    *play.Play
	then    func()
	view    nile.View
	title   string
	sub     string
	face    faces.Face // of who has died, as old as he or she became
	Story   []monthLine
	Erased  []hexmap.ID
	lost    [][2]string // ledger
	remains []string
	next    string
	Before  *chartview.Excerpt // nil where nothing is known of before
	after   *chartview.Excerpt
	told    float64 // how high story and figures came out last
}

// newLost makes the page. before is the chart as it was, nil if that is not
// known.
func newLost(p *play.Play, before *chart.Sheet, then func()) desk.Screen {
	v, seat := sight.View(p), p.Seat()
	who := v.Player(seat)
	s := &LostScene{Print: page.Print{Called: "lost", Rules: nile.RuleDeath}, play: p, then: then, view: v}
	at, months, cause, hexes, blank, turn := hexmap.None, 0, nile.NoCause, 0, 0, v.Turn()
	nth := who.Explorers
	s.face = tell.Portrait(v, seat)
	for _, j := range v.Journeys(p.Events()) {
		if j.Seat == seat && j.Ending == nile.EndedDead {
			at, turn, cause, hexes, blank = j.At, j.Ended, j.Cause, j.Unpublished, j.Erased
			months = j.Ended - j.Began + 1
			s.face = tell.PortraitOf(v, seat, j.Explorer, j.Ended)
			nth = j.Explorer
		}
	}
	s.title = words.Say("lost.title", "who", tell.ExplorerOf(v, seat, nth))
	s.sub = words.Say("lost.sub", "where", tell.WhereOf(v, at), "date", tell.Date(turn), "specialty", tell.Specialty(who.Specialty), "n", months)
	s.tell(p)
	s.lost = [][2]string{
		{words.Say("book.figure.cause"), words.Sentence(book.CauseWords(cause))},
		{words.Say("lost.hexes"), words.Number(hexes)},
		{rubbedOut(hexes, blank), words.Number(blank)},
	}
	s.remain(v, who)
	s.next = words.Say("lost.next", "who", tell.MadeName(v, seat, nth+1), "money", words.Money(nile.FirstDonation))
	s.charts(p, before, at)
	return s
}

// rubbedOut says what is blank again of so many hexes in the journals: more than they where something had been drawn that
// nobody had written down, fewer where others know the rest.
func rubbedOut(hexes, blank int) string {
	switch {
	case blank > hexes:
		return words.Say("lost.erased.more")
	case blank < hexes:
		return words.Say("lost.erased.less")
	}
	return words.Say("lost.erased")
}

// lostMost is how many lines of the story are told.
const lostMost = 9

// lostLeast is how many of them are told, however small the window is.
const lostLeast = 3

// tell is the story of the last command, up to the death.
func (s *LostScene) tell(p *play.Play) {
	v := sight.View(p)
	turns := tell.LastTurns(p.Events(), len(p.Last()))
	for i, e := range p.Last() {
		if e.Seat != p.Seat() {
			continue
		}
		if l, ok := tell.TellTurn(v, e, turns[i]); ok && (!l.Minor || len(tell.DiceOf(e)) > 0) {
			s.Story = append(s.Story, monthLine{line: l, dice: tell.DiceOf(e)})
		}
		if e.Kind == nile.Died {
			break
		}
	}
	s.Story = s.Story[max(0, len(s.Story)-lostMost):]
}

// remain is what the death does not take.
func (s *LostScene) remain(v nile.View, who nile.SeatView) {
	points := words.Say("lost.remains.points", "n", who.Points)
	if who.Points == 0 {
		points = words.Say("lost.remains.none")
	}
	s.remains = append(s.remains, points)
	published, buried := 0, false
	for i := range v.Map().Cells {
		h := v.Hex(hexmap.ID(i))
		if h.By == v.Seat() {
			published++
		}
		buried = buried || h.Caches&(1<<v.Seat()) != 0
	}
	if published > 0 {
		s.remains = append(s.remains, words.Say("lost.remains.published", "n", published))
	}
	if buried {
		s.remains = append(s.remains, words.Say("lost.remains.caches"))
	}
}

// charts are the country before and after. Without the chart of before there
// is one alone.
func (s *LostScene) charts(p *play.Play, before *chart.Sheet, at hexmap.ID) {
	v := sight.View(p)
	hexes := []hexmap.ID{}
	if at != hexmap.None {
		hexes = append(hexes, at)
	}
	if before != nil {
		for i := range before.Hexes {
			id := hexmap.ID(i)
			if before.Hexes[i].Ink == chart.Crayon && v.Hex(id).State == nile.Unmapped {
				s.Erased = append(s.Erased, id)
			}
		}
		hexes = append(hexes, s.Erased...)
	}
	if len(hexes) == 0 {
		return
	}
	s.after = excerpt.Of(v, p.Palette, "lost after", hexes)
	s.after.Sheet = book.FullSheet(v, p.Palette)
	s.after.Margin, s.after.Ring = 2.6, at
	if len(s.Erased) == 0 {
		return
	}
	was := *before
	was.Pieces, was.Layers, was.Palette = nil, 0, p.Palette
	s.Before = excerpt.Of(v, p.Palette, "lost before", hexes)
	s.Before.Sheet, s.Before.Margin, s.Before.Ring = &was, 2.6, at
}

// lostBesideW is the least width for the charts beside the story.
const lostBesideW = 820

// lostPlate is the least height of the picture above the story, lostFace the width of
// the portrait beside it for its height.
const lostPlate, lostFace = 96, 0.84

// lostPortrait is how wide the portrait is where there is no picture.
const lostPortrait = 92.0

// Frame shows the page.
func (s *LostScene) Frame(c *ui.Context, a desk.Desk) {
	body, low := page.Folio{Title: s.title, Sub: s.sub, W: 1200, H: 880}.Lay(c)
	c.Scroll("lost", body, func(in ui.Rect) float64 {
		if in.W < lostBesideW {
			col := page.NewColumn(c, in)
			s.storyOf(col)
			col.Gap(10)
			s.pictures(c, col, 190)
			col.Gap(10)
			s.figures(c, col)
			return col.Height() + 6
		}
		cols := in.Split(40, 1.08, 1)
		left, right := page.NewColumn(c, ui.R(cols[0].X, in.Y, cols[0].W, 0)), page.NewColumn(c, ui.R(cols[1].X, in.Y, cols[1].W, 0))
		room := body.H - s.told - 16 // what the words leave
		plate := s.told > 0 && room >= lostPlate
		if plate {
			at := left.Next(min(room, left.R.W*0.34))
			face := at.CutLeft(math.Round(at.H * lostFace))
			page.Portrait(c, face, s.face)
			page.Outline(c, face, ui.Rule)
			at.CutLeft(10)
			page.Engraved(c, at, plates.Of("place/lost-expedition"))
			left.Gap(8)
		}
		from := left.Height()
		if plate {
			s.storyOf(left)
		} else { // the portrait alone, beside the story
			at := ui.R(left.R.X, left.R.Y+4, lostPortrait, math.Round(lostPortrait/lostFace))
			page.Portrait(c, at, s.face)
			page.Outline(c, at, ui.Rule)
			beside := page.NewColumn(c, ui.R(at.Right()+18, left.R.Y, left.R.W-at.W-18, 0))
			s.storyOf(beside)
			left.Gap(max(at.H+8, beside.Height()))
		}
		left.Gap(10)
		s.figures(c, left)
		if told := left.Height() - from; told != s.told {
			s.told = told
			c.Animate()
		}
		n, captions := 1.0, s.captions(c, right.R.W)
		if s.Before != nil {
			n = 2
		}
		s.pictures(c, right, max(150, (body.H-captions-4)/n))
		high := max(left.Height(), right.Height()) + 4
		if high > body.H && left.Height()+4 > body.H && !plate && len(s.Story) > lostLeast { // the page does not scroll for what came first
			s.Story = s.Story[1:]
			c.Animate()
		}
		return high
	})
	if book.GoOn(c, a, low, s.play, "lost.journal.tip") {
		s.then()
	}
}

// storyOf is what happened, with the dice beside it.
func (s *LostScene) storyOf(col *page.Column) {
	col.Heading(words.Say("lost.story"))
	col.Gap(3)
	for i := range s.Story {
		s.Story[i].draw(col, 26, 4)
	}
}

// figures are what is lost, what remains, and what comes next.
func (s *LostScene) figures(c *ui.Context, col *page.Column) {
	from := col.R.Y
	col.HeadingOf(nile.RuleDeath, words.Say("lost.lost"))
	for _, l := range s.lost {
		page.FactRow(c, col, "", l[0], l[1])
	}
	col.Figures(from, "lost")
	col.Gap(8)
	col.HeadingOf(nile.RuleDeath, words.Say("lost.remains"))
	col.Gap(3)
	for _, t := range s.remains {
		col.Say(ui.Plain(t), ui.Body.At(17))
		col.Gap(2)
	}
	col.Gap(6)
	col.Heading(words.Say("lost.after"))
	col.Gap(3)
	col.Say(page.Cited(s.next, nile.RuleDeath), ui.Body.At(17))
}

// chartAt is a chart with its caption.
type chartAt struct {
	chart   *chartview.Excerpt
	caption string
}

// shown are the charts: before and after.
func (s *LostScene) shown() (out []chartAt) {
	switch {
	case s.after == nil:
	case s.Before == nil:
		out = []chartAt{{s.after, words.Say("lost.chart.alone")}}
	default:
		out = []chartAt{{s.Before, words.Say("lost.chart.before")}, {s.after, words.Say("lost.chart.after", "n", len(s.Erased))}}
	}
	return out
}

// The room round a caption, in units.
const captionTop, captionLow = 3.0, 8.0

// captions is how high the captions of the charts are in all, with the room round them.
func (s *LostScene) captions(c *ui.Context, w float64) (high float64) {
	for _, at := range s.shown() {
		high += captionTop + c.ParagraphHeight(ui.Plain(at.caption), ui.Note.At(16), w) + captionLow
	}
	return high
}

// pictures are the charts, each with its caption.
func (s *LostScene) pictures(c *ui.Context, col *page.Column, high float64) {
	for _, at := range s.shown() {
		pic := col.Next(high)
		at.chart.Draw(c, pic)
		c.Tip(pic, ui.Plain(at.caption))
		col.Gap(captionTop)
		col.Say(ui.Plain(at.caption), ui.Note.At(16))
		col.Gap(captionLow)
	}
}

// draw sets a line of the story with its dice beside it, of a size, and a gap below.
func (l *monthLine) draw(col *page.Column, side, gap float64) {
	dice := l.dice[:min(len(l.dice), 3)]
	wide := float64(len(dice)) * (side + 4)
	if wide > col.R.W/3 {
		dice, wide = nil, 0
	}
	inner := page.NewColumn(col.C, ui.R(col.R.X, col.R.Y, col.R.W-wide-6, 0))
	inner.Say(tell.RichLine(l.line), ui.Body.At(17))
	high := inner.Height()
	for i, face := range dice {
		at := ui.R(col.R.Right()-wide+float64(i)*(side+4), col.R.Y, side, side)
		col.C.Picture(at, "die", uint64(face), func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
		high = max(high, side)
	}
	col.Gap(high + gap)
}
