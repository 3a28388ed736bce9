package press

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// paper is the newspaper: a number comes out with the end of each Game Turn, and all of
// them can be read again.
type paper struct {
	page.Print
	play    *play.Play
	seen    uint64 // version of the play they were made from
	numbers []*number
	open    int
}

// NewPaper is the newspaper of a game, open at its last number.
func NewPaper(p *play.Play) desk.Screen {
	return &paper{Print: page.Print{Called: "paper", Rules: box.RulePoints}, play: p}
}

// Frame shows the number that is open.
func (p *paper) Frame(c *ui.Context, a desk.Desk) {
	pos := p.play.Position().(*heart.Position)
	v, sum := pos.View(game.Nobody), pos.Summary()
	if p.numbers == nil || p.seen != p.play.Version {
		p.print(v, sum)
	}
	var foot ui.Rect
	if len(p.numbers) == 0 {
		foot = p.none(c)
	} else {
		foot = p.numbers[p.open].draw(c, v, sum)
	}
	foot.CutTop(page.FootH - ui.MainH)
	away := ui.Button{Label: words.Say("paper.away"), ID: "away", Hint: words.Phrase("key.esc"), Look: ui.MainLook, Default: true}
	if c.Button(foot.CutRight(min(foot.W, max(150, c.ButtonWidth(away)))), away) {
		a.Pop()
	}
	foot.CutRight(12)
	var all []ui.Option
	for _, n := range p.numbers {
		all = append(all, ui.Option{Label: words.Number(n.turn), ID: strconv.Itoa(n.turn), Tip: ui.Plain(words.Say("number.tip", "n", n.turn))})
	}
	if len(all) > 1 {
		c.Options(foot, "number", &p.open, all...)
	}
	page.LeavePage(c, a)
}

// print makes the numbers that have come out: of every Game Turn that is over.
func (p *paper) print(v heart.View, sum game.Summary) {
	p.numbers, p.seen = []*number{}, p.play.Version
	last := v.GameTurn() - 1
	if sum.Result.Over() {
		last++
	}
	course := TallyOf(sum, p.play.Events()).Course
	for turn := 1; turn <= last; turn++ {
		n := newNumber(v, sum, p.play.Events(), turn)
		for s, of := range sum.Players {
			n.stand = append(n.stand, newsprint.Player{Name: of.Name, Colour: of.Colour, Points: course[s][turn-1]})
		}
		slices.SortStableFunc(n.stand, func(x, y newsprint.Player) int { return cmp.Compare(y.Points, x.Points) })
		p.numbers = append(p.numbers, n)
	}
	p.open = max(0, len(p.numbers)-1)
}

// none is the sheet before the first number.
func (p *paper) none(c *ui.Context) ui.Rect {
	n := newsprint.Paper{
		Name: words.Say("paper.name"), Place: words.Say("number.place.none"), Number: words.Say("number.number", "n", 0), Price: words.Say("number.price"),
		Head: words.Say("number.none"), Sub: ui.Plain(words.Say("number.none.sub")),
		Parts: []func(*page.Column, float64){func(l *page.Column, bottom float64) {
			page.InPrint(c, l.Next(max(60, min(l.R.W*0.4, bottom-l.R.Y-newsprint.ColumnFoot))), plates.Of("europe/newspaper"))
		}},
	}
	return n.Draw(c, page.FootH)
}

// draw sets a number.
func (n *number) draw(c *ui.Context, v heart.View, sum game.Summary) ui.Rect {
	p := newsprint.Paper{
		Name: words.Say("paper.name"), Place: words.Say("number.place", "date", tell.Month(n.turn)), Number: words.Say("number.number", "n", n.turn), Price: words.Say("number.price"),
		Head: n.head, Sub: ui.Plain(words.Say("number.sub.none")),
		Parts: []func(*page.Column, float64){
			func(l *page.Column, bottom float64) { n.story(c, l, sum, bottom) },
			func(l *page.Column, bottom float64) { n.account(c, l, sum, bottom) },
			func(l *page.Column, bottom float64) { n.notices(c, l, sum, bottom) },
		},
	}
	if n.seat != game.Nobody {
		p.Face = FaceOf(v, n.seat)
		p.Sub = page.Cited(words.Say("number.sub", "who", tell.Who(sum, n.seat), "patron", tell.Patron(v.Sheet(n.seat).Patron), "n", n.scored[n.seat]), box.RulePoints)
	}
	return p.Draw(c, page.FootH)
}

// Measures of the columns, in units and as parts of the column's width.
const (
	gap         = 8.0
	woodcut     = 0.6
	leastCut    = 60.0
	reportsMost = 7
)

// story is the wood-cut and what the headline's Explorer sent home.
func (n *number) story(c *ui.Context, l *page.Column, sum game.Summary, bottom float64) {
	page.InPrint(c, l.Next(math.Round(l.R.W*woodcut)), n.plate)
	l.Gap(gap)
	if n.seat == game.Nobody {
		l.Say(ui.Plain(words.Say("number.quiet")), newsprint.Text)
		return
	}
	l.Heading(words.Say("number.from", "who", tell.Who(sum, n.seat)))
	l.Gap(4)
	n.letter(c, l, n.seat, bottom)
}

// letter is what an Explorer sent home, as far as the column has room: what weighs most,
// and the latest, in its order.
func (n *number) letter(c *ui.Context, l *page.Column, s game.Seat, bottom float64) {
	lines := keptOf(n.reports[s], reportsMost)
	for len(lines) > 2 && l.R.Y+c.ParagraphHeight(ui.Plain(words.Sentences(lines...)), newsprint.Text, l.R.W) > bottom-newsprint.ColumnFoot {
		lines = keptOf(n.reports[s], len(lines)-1)
	}
	if len(lines) == 0 {
		l.Say(ui.Plain(words.Say("number.silent")), newsprint.Text)
		return
	}
	l.Say(ui.Plain(words.Sentences(lines...)), newsprint.Text)
}

// printed are the lines of the account: what was found by its name, all of a kind in one, and of all else the
// sum of each source for each Explorer.
func (n *number) printed() (out []Entry) {
	for _, e := range n.lines {
		switch e.From {
		case box.ForFinding, box.ForDiscovery, box.ForSpecial, box.ForWater:
		default:
			e.What = tell.Source(e.From)
		}
		if i := slices.IndexFunc(out, func(o Entry) bool { return o.Seat == e.Seat && o.From == e.From && o.What == e.What }); i >= 0 {
			out[i].Points += e.Points
			continue
		}
		out = append(out, e)
	}
	return out
}

// account is what brought Drama Points, line by line, and who was lost on the road.
func (n *number) account(c *ui.Context, l *page.Column, sum game.Summary, bottom float64) {
	l.HeadingOf(box.RulePoints, words.Say("number.account"))
	for _, e := range n.printed() {
		what, st := e.What, ui.Body.At(16)
		if len(sum.Players) > 1 {
			what = words.Terms(tell.Who(sum, e.Seat), what)
		}
		what = words.Sentence(what)
		newsprint.Row(c, l, what, words.Signed(e.Points), st)
	}
	if len(n.lines) == 0 {
		l.Gap(4)
		l.Say(ui.Plain(words.Say("number.account.none")), newsprint.Note)
	}
	l.Gap(gap)
	l.Heading(words.Say("number.people"))
	for s := range game.Seat(len(sum.Players)) {
		l.Gap(3)
		l.Say(n.caravan(sum, s), newsprint.Note)
	}
	newsprint.Vignette(c, l, bottom, func(r ui.Rect) { page.InPrint(c, r, plates.Of("place/camp")) })
}

// caravan is how many of an Explorer's people were lost on the road.
func (n *number) caravan(sum game.Summary, s game.Seat) ui.Rich {
	key := "number.people.none"
	if n.lost[s] > 0 {
		key = "number.people.lost"
	}
	return ui.Plain(words.Say(key, "who", tell.Who(sum, s), "n", n.lost[s]))
}

// notices are the Special with what stood behind it, the other Explorers, and where
// everybody stands.
func (n *number) notices(c *ui.Context, l *page.Column, sum game.Summary, bottom float64) {
	if n.has {
		l.HeadingOf(box.RuleSpecials, words.Sentence(tell.Special(n.wild)))
		l.Gap(4)
		l.Say(ui.Plain(words.Say("special."+n.wild.Name()+".page")), newsprint.Text)
		l.Gap(4)
		l.Say(ui.Plain(words.Say("book.behind", "text", words.Say("special."+n.wild.Name()+".behind"))), newsprint.Note)
		l.Gap(gap)
	}
	for s := range game.Seat(len(sum.Players)) {
		if s == n.seat {
			continue
		}
		l.Heading(words.Say("number.from", "who", tell.Who(sum, s)))
		l.Gap(4)
		lines := keptOf(n.reports[s], 2)
		if len(lines) == 0 {
			lines = []string{words.Say("number.silent")}
		}
		l.Say(ui.Plain(words.Sentences(lines...)), newsprint.Note)
		l.Gap(gap)
	}
	if len(sum.Players) > 1 {
		l.HeadingOf(box.RuleEnd, words.Say("number.standing"))
		newsprint.Standings(c, l, n.stand)
	}
	newsprint.Vignette(c, l, bottom, func(r ui.Rect) { page.InPrint(c, r, plates.Of("europe/society")) })
}
