package render

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// sinceMost is how many lines a returning player is told.
const sinceMost = 12

// sinceLines is what the other players' public doings have been since the
// player before the screen was last told, and how many lines were left out.
func sinceLines(p *Play) (lines []sinceLine, more int) {
	v := p.View()
	for _, e := range p.EventsSince() {
		if e.Seat == p.Seat() || e.Kind == nile.Donated {
			continue
		}
		l, ok := words.Tell(v, e)
		if !ok || l.Minor {
			continue
		}
		if e.Kind != nile.OrderRolled {
			l.Dice = "" // how a thing came about stands in the journal
		}
		s := sinceLine{line: l, weight: weights[e.Kind]}
		if v.Sees(e) {
			s.plate = eventPicture(e)
		}
		if e.Kind == nile.Sailed { // a port is left, by land too
			s.plate = "place/port"
		}
		if e.Seat != game.Nobody {
			s.colour, s.own = v.Player(e.Seat).Colour, true
		}
		lines = append(lines, s)
	}
	if len(lines) <= sinceMost {
		return lines, 0
	}
	return heaviest(lines, sinceMost), len(lines) - sinceMost
}

// sinceScene tells a player who was away what the others did.
type sinceScene struct {
	lines []sinceLine
	more  int
	view  nile.View // as the player who now sits here sees the game
	then  func()
}

// Name is the scene's name in traces.
func (*sinceScene) Name() string { return "since" }

// Leaf: it is a page of print.
func (*sinceScene) Leaf() {}

// Measures of the page, in units.
const (
	sinceW    = 760.0
	sinceTall = 960.0 // from this height of the window it is wider
	sinceRow  = 38.0  // a line without a vignette, about
	vignetteW = 116.0
	vignetteH = 50.0
)

// plated chooses the lines that have a vignette beside them: as many as fit
// into a room of a height, the weightiest, and no picture twice.
func plated(lines []sinceLine, room float64) map[int]bool {
	most := int((room - sinceRow*float64(len(lines))) / (vignetteH + 10 - 32))
	order := make([]int, len(lines))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(lines[b].weight, lines[a].weight) })
	out, shown := map[int]bool{}, map[engraving.Subject]bool{"": true}
	for _, i := range order {
		if len(out) < most && !shown[lines[i].plate] {
			out[i], shown[lines[i].plate] = true, true
		}
	}
	return out
}

// Frame shows the page, on the chart that lay there while the machine changed
// hands: it holds nothing of this game.
func (s *sinceScene) Frame(c *ui.Context, _ Desk) {
	const titleH, padX, padY = 50, 36, 26
	room, wide := c.Screen().Inset(12), sinceW
	if c.H >= sinceTall {
		wide = 900
	}
	if c.W > coastNamed { // beside Africa, not on it
		room = room.Left(max(wide+40, 0.62*c.W))
	}
	r := room.Middle(wide, max(380, c.Extent("page")+titleH+footH+2*padY))
	oldBackdrop(c, r.Right()+8)
	c.Panel(r, ui.CardPanel)
	r = r.InsetXY(min(padX, r.W*0.05), padY)
	foot := r.CutBottom(footH)
	foot.CutTop(footH - ui.MainH)
	done := goOnButton(c, foot, words.Say("since.go"))
	head := r.CutTop(titleH)
	titleOf(c, ui.R(head.X, head.Y-6, head.W, 44), words.Say("since.title"), "")
	c.Rule(ui.R(head.X, head.Bottom()-10, head.W, 1), ui.Rule)
	c.Scroll("page", r, func(r ui.Rect) float64 {
		col := newColumn(c, r)
		fixed := 2.0*12 + 2*padY + titleH + footH + 24
		if s.view.Seats() > 1 {
			fixed += 12 + ui.HeadingH + 30*float64(s.view.Seats())
		}
		pictures := plated(s.lines, c.H-fixed)
		for i, l := range s.lines {
			if !pictures[i] || col.r.W < plateFrom {
				l.plate = ""
			}
			lineRow(c, col, l)
		}
		if s.more > 0 {
			col.gap(6)
			col.say(ui.Plain(words.Say("since.more", "n", s.more)), ui.Note.In(ui.Faded))
		}
		if s.view.Seats() > 1 {
			col.gap(12)
			whereabouts(c, col, s.view)
		}
		return col.height() + 4
	})
	if done {
		s.then()
	}
}

// lineRow sets one told line: the player's sign, the sentence, rule and dice,
// and a vignette behind it where there is one.
func lineRow(c *ui.Context, col *column, l sinceLine) {
	const signW = 34
	text, wide, least := richLine(l.line), col.r.W-signW, 32.0
	plated := l.plate != ""
	if plated {
		wide, least = wide-vignetteW-16, vignetteH+10
	}
	said := c.ParagraphHeight(text, ui.Body, wide)
	row := col.next(max(least, said+8))
	mid := ui.R(row.X, row.Y+(row.H-said)/2-1, row.W, said)
	if l.own {
		c.Sign(ui.R(row.X, mid.Y-1, 22, 22), l.colour)
	}
	if plated {
		engraved(c, ui.R(row.Right()-vignetteW, row.Y+(row.H-vignetteH)/2, vignetteW, vignetteH), l.plate)
	}
	c.Paragraph(ui.R(row.X+signW, mid.Y, wide, mid.H), text, ui.Body)
	c.Dots(ui.R(col.r.X, row.Bottom()-1, col.r.W, 1))
}

// whereabouts is where every explorer is, as the board shows it, and everybody's points.
func whereabouts(c *ui.Context, col *column, v nile.View) {
	from := col.r.Y
	defer func() { col.figures(from, "standing") }()
	col.heading(words.Say("since.where"))
	for s := range game.Seat(v.Seats()) {
		p := v.Player(s)
		row := col.next(30)
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		points := words.Say("victory.points", "n", p.Points)
		c.Sign(row.CutLeft(34).Left(22).Middle(20, 20), p.Colour)
		c.Text(row.CutRight(c.TextWidth(points, ui.Body)+8), points, ui.Body.To(ui.Right))
		row.CutRight(16)
		where, st := whereIs(v, s), ui.Note.In(ui.Faded)
		if w := c.TextWidth(where, st) + 2; row.W > w+90 {
			c.Text(row.CutRight(w), where, st.To(ui.Right))
			row.CutRight(10)
		}
		c.Text(row, p.Name, ui.Body.Own())
	}
}

// whereIs is where an explorer is, in words.
func whereIs(v nile.View, s game.Seat) string {
	if trip, ok := v.Sheet(s); ok && trip.At != hexmap.None && v.Player(s).Where == nile.Africa {
		return whereOf(v, trip.At)
	}
	return words.Phrase(map[bool]string{true: "since.africa", false: "since.europe"}[v.Player(s).Where == nile.Africa])
}
