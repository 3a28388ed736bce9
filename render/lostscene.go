package render

import (
	"image"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// lostScene is the page after an explorer's death: what happened and what the
// dice said, what is rubbed out of the chart, what remains, and what comes
// next (27).
type lostScene struct {
	play    *Play
	then    func()
	view    nile.View
	title   string
	sub     string
	story   []monthLine
	erased  []hexmap.ID
	lost    [][2]string // ledger
	remains []string
	next    string
	before  *excerpt // nil where nothing is known of before
	after   *excerpt
	told    float64 // how high story and figures came out last
}

// fallen is a death that is to be told: the play's version at that moment,
// and the chart as it was before.
type fallen struct {
	version uint64
	before  *chart.Sheet
}

// died reports whether the last command killed the explorer of the player who
// gave it.
func died(p *Play) bool {
	for _, e := range p.Fresh() {
		if e.Kind == nile.Died && e.Seat == p.Seat() {
			return true
		}
	}
	return false
}

// mourn notes the death that the last command brought, with the chart as the
// board still shows it.
func (t *tableScene) mourn() {
	if t.fallen = nil; died(t.play) {
		t.fallen = &fallen{version: t.play.Version, before: t.board.was()}
	}
}

// newLost makes the page. before is the chart as it was, nil if that is not
// known.
func newLost(p *Play, before *chart.Sheet, then func()) Screen {
	v, seat := p.View(), p.Seat()
	who := v.Player(seat)
	s := &lostScene{play: p, then: then, view: v, title: words.Say("lost.title", "who", who.Name)}
	at, months, cause, hexes, blank, turn := hexmap.None, 0, nile.NoCause, 0, 0, v.Turn()
	for _, j := range v.Journeys(p.Events()) {
		if j.Seat == seat && j.Ending == nile.EndedDead {
			at, turn, cause, hexes, blank = j.At, j.Ended, j.Cause, j.Unpublished, j.Erased
			months = j.Ended - j.Began + 1
		}
	}
	s.sub = words.Say("lost.sub", "where", whereOf(v, at), "date", words.Date(turn), "specialty", words.Specialty(who.Specialty), "n", months)
	s.tell(p)
	s.lost = [][2]string{
		{words.Say("book.figure.cause"), words.Sentence(causeWords(cause))},
		{words.Say("lost.hexes"), words.Number(hexes)},
		{words.Say("lost.shared"), words.Number(max(0, hexes-blank))},
		{words.Say("lost.erased"), words.Number(blank)},
	}
	s.remain(v, who)
	s.next = words.Say("lost.next", "nth", words.Ordinal(who.Explorers+1), "money", words.Money(nile.FirstDonation))
	s.charts(p, before, at)
	return s
}

// Name is the scene's name in traces.
func (*lostScene) Name() string { return "lost" }

// Leaf: it is a page of print.
func (*lostScene) Leaf() {}

// Rule is death and what follows.
func (*lostScene) Rule() string { return "27" }

// lostMost is how many lines of the story are told.
const lostMost = 9

// tell is the story of the last command, up to the death.
func (s *lostScene) tell(p *Play) {
	v := p.View()
	for _, e := range p.Fresh() {
		if e.Seat != p.Seat() {
			continue
		}
		if l, ok := words.Tell(v, e); ok && (!l.Minor || len(diceOf(e)) > 0) {
			s.story = append(s.story, monthLine{line: l, dice: diceOf(e)})
		}
		if e.Kind == nile.Died {
			break
		}
	}
	s.story = s.story[max(0, len(s.story)-lostMost):]
}

// remain is what the death does not take.
func (s *lostScene) remain(v nile.View, who nile.SeatView) {
	s.remains = append(s.remains, words.Say("lost.remains.points", "n", who.Points))
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
func (s *lostScene) charts(p *Play, before *chart.Sheet, at hexmap.ID) {
	v := p.View()
	hexes := []hexmap.ID{}
	if at != hexmap.None {
		hexes = append(hexes, at)
	}
	if before != nil {
		for i := range before.Hexes {
			id := hexmap.ID(i)
			if before.Hexes[i].Ink == chart.Crayon && v.Hex(id).State == nile.Unmapped {
				s.erased = append(s.erased, id)
			}
		}
		hexes = append(hexes, s.erased...)
	}
	if len(hexes) == 0 {
		return
	}
	s.after = newExcerpt(v, p.palette, "lost after", hexes)
	s.after.sheet = fullSheet(v, p.palette)
	s.after.margin, s.after.ring = 2.6, at
	if len(s.erased) == 0 {
		return
	}
	was := *before
	was.Pieces, was.Layers, was.Palette = nil, 0, p.palette
	s.before = newExcerpt(v, p.palette, "lost before", hexes)
	s.before.sheet, s.before.margin, s.before.ring = &was, 2.6, at
}

// lostBesideW is the least width for the charts beside the story.
const lostBesideW = 820

// lostPlate is the least height of the picture above the story.
const lostPlate = 64

// Frame shows the page.
func (s *lostScene) Frame(c *ui.Context, a Desk) {
	body, low := folio{title: s.title, sub: s.sub, w: 1200, h: 880}.lay(c)
	c.Scroll("lost", body, func(in ui.Rect) float64 {
		if in.W < lostBesideW {
			col := newColumn(c, in)
			s.storyOf(c, col)
			col.gap(10)
			s.pictures(c, col, 190)
			col.gap(10)
			s.figures(c, col)
			return col.height() + 6
		}
		cols := in.Split(40, 1.08, 1)
		left, right := newColumn(c, ui.R(cols[0].X, in.Y, cols[0].W, 0)), newColumn(c, ui.R(cols[1].X, in.Y, cols[1].W, 0))
		if room := body.H - s.told - 16; s.told > 0 && room >= lostPlate { // what the words leave
			engraved(c, left.next(min(room, left.r.W*0.42)), "place/lost-expedition")
			left.gap(8)
		}
		from := left.height()
		s.storyOf(c, left)
		left.gap(10)
		s.figures(c, left)
		if told := left.height() - from; told != s.told {
			s.told = told
			c.Animate()
		}
		high := body.H - 34
		if s.before != nil {
			high = (body.H - 72) / 2
		}
		s.pictures(c, right, max(150, high))
		return max(left.height(), right.height()) + 4
	})
	journal := ui.Button{Label: words.Say("lost.journal"), ID: "journal", Hint: c.KeyOf(keymap.Journal), Tip: ui.Plain(words.Say("lost.journal.tip"))}
	if goOnButton(c, low, words.Say("news.onward")) {
		s.then()
	}
	if w := c.ButtonWidth(journal); w+200 < low.W && c.Button(low.CutLeft(w).Middle(w, ui.ButtonH), journal) {
		a.Push(NewJournal(s.play))
	}
}

// storyOf is what happened, with the dice beside it.
func (s *lostScene) storyOf(c *ui.Context, col *column) {
	col.heading(words.Say("lost.story"))
	col.gap(3)
	for _, l := range s.story {
		const side = 26
		n := min(len(l.dice), 3)
		dice := float64(n) * (side + 4)
		if dice > col.r.W/3 {
			dice, n = 0, 0
		}
		inner := newColumn(c, ui.R(col.r.X, col.r.Y, col.r.W-dice-6, 0))
		inner.say(richLine(l.line), ui.Body.At(17))
		for i := range n {
			face := l.dice[i]
			at := ui.R(col.r.Right()-dice+float64(i)*(side+4), col.r.Y, side, side)
			c.Picture(at, "die", uint64(face), func(w, h int) *image.RGBA { return paintDie(face, w, h) })
		}
		high := inner.height()
		if n > 0 {
			high = max(high, side)
		}
		col.gap(high + 4)
	}
}

// figures are what is lost, what remains, and what comes next.
func (s *lostScene) figures(c *ui.Context, col *column) {
	from := col.r.Y
	col.headingOf("27", words.Say("lost.lost"))
	for _, l := range s.lost {
		factRow(c, col, l[0], l[1])
	}
	col.figures(from, "lost")
	col.gap(8)
	col.headingOf("27", words.Say("lost.remains"))
	col.gap(3)
	for _, t := range s.remains {
		col.say(ui.Plain(t), ui.Body.At(17))
		col.gap(2)
	}
	col.gap(6)
	col.heading(words.Say("lost.after"))
	col.gap(3)
	col.say(ui.Rich{ui.T(s.next + " "), ui.RuleSpan("Rule 27")}, ui.Body.At(17))
}

// pictures are the charts: before and after, each with its caption.
func (s *lostScene) pictures(c *ui.Context, col *column, high float64) {
	draw := func(e *excerpt, caption string) {
		if e == nil {
			return
		}
		pic := col.next(high)
		e.draw(c, s.view, pic)
		c.Tip(pic, ui.Plain(caption))
		col.gap(3)
		col.say(ui.Plain(caption), ui.Note.At(16))
		col.gap(8)
	}
	if s.before == nil {
		draw(s.after, words.Say("lost.chart.alone"))
		return
	}
	draw(s.before, words.Say("lost.chart.before"))
	draw(s.after, words.Say("lost.chart.after", "n", len(s.erased)))
}
