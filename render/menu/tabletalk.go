package menu

import (
	"fmt"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Beside is what stands beside the game at a table of several machines: who is there, the
// clocks, what was said, and what all have to agree on.
type Beside interface {
	// Now is how it stands; ok is false where no such table is shown.
	Now() (now TableNow, ok bool)
	// Do says something at the table for the seat that sits here first. done is told on the loop what was
	// wrong with it.
	Do(what Saying, n int, text string, done func(err error))
	// Remind has the host tell the seat of its turns there, by a hook or mailto:, "" nowhere, or, if it
	// is a trial, now; done is told on the loop why it does not.
	Remind(where string, trial bool, done func(err error))
	// Next sits down at the table of the next game, where there is one.
	Next()
	// Link has a seat be opened by a new link: that of who speaks, whose old one opens nothing from
	// then on, or that of somebody who has joined. done is told on the loop which, or what was wrong.
	Link(s game.Seat, done func(link string, err error))
	// Copy has other programs paste a text.
	Copy(text string) error
}

// Saying is something that is said at a table besides the game.
type Saying uint8

// What is said: a text; the n-th set phrase; that all should go back behind one's last step; that
// one agrees, or does not; a holiday of n days; that a computer player should play seat n's turn;
// that one would play once more.
const (
	SayText Saying = iota
	SayPhrase
	AskBack
	SayYes
	SayNo
	TakeHoliday
	VoteFor
	SayAgain
)

// TableNow is how a table of several machines stands.
type TableNow struct {
	Me       game.Seat // who speaks; Nobody looks on
	Seats    []SeatNow
	Clocked  string   // what was agreed on time, in a sentence; "": there is no clock
	Said     []string // sentences, the last ones
	Phrases  []string // that may be said
	Free     bool     // any text may be said
	Asked    bool     // all are asked to go back, and Me has not answered
	MayAsk   bool     // Me may ask that
	Holidays int      // days that Me can still take
	Away     bool     // Me is on holiday
	Over     bool     // the game is
	Next     bool     // there is a table of the next game
	Relinks  bool     // Me may have its seat be opened by a new link
}

// SeatNow is a seat of it.
type SeatNow struct {
	Name  string
	State string // in a few words
	Here  bool
	Vote  bool // Me may vote that a computer player plays its turn
	Joins bool // its person has joined, and Me gives the link
}

// tableTalk is the page of it.
type tableTalk struct {
	page.Print
	of    Beside
	text  string
	where string
	days  int
	said  string
	link  string // a new one, to be copied; "": none
	drawn time.Time
}

// NewTableTalk is that page.
func NewTableTalk(of Beside) desk.Screen {
	return &tableTalk{Print: page.Print{Called: "table"}, of: of, days: 1}
}

// Measures of the page, in units.
const (
	talkW    = 1060.0
	talkH    = 740.0
	talkTwo  = 760.0 // from this width on what was said stands beside who is there
	talkSide = 420.0
	mostSaid = 200
)

// Tick has the page drawn anew now and then: clocks run, and others speak.
func (p *tableTalk) Tick(desk.Desk) bool {
	if time.Since(p.drawn) < time.Second {
		return false
	}
	p.drawn = time.Now()
	return true
}

// Frame shows the page.
func (p *tableTalk) Frame(c *ui.Context, a desk.Desk) {
	now, ok := p.of.Now()
	if !ok { // the table was left meanwhile
		a.Pop()
		return
	}
	body, low := page.Folio{Title: words.Say("talk.title"), Sub: words.Say("talk.sub"), W: talkW, H: talkH}.Lay(c)
	c.Scroll("talk", body, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		left, right := col, col
		if two := in; two.W >= talkTwo {
			side := two.CutRight(talkSide)
			two.CutRight(28)
			left, right = page.NewColumn(c, two), page.NewColumn(c, side)
		}
		p.seats(c, left, &now)
		p.asks(c, a, left, &now)
		if right == left {
			col.Gap(12)
		}
		p.talk(c, a, right, &now)
		if right != left {
			return max(left.Height(), right.Height()) + 4
		}
		return col.Height() + 4
	})
	page.CloseButton(c, a, &low, words.Say("hosting.back"))
	page.LeavePage(c, a)
}

// do says something, and shows what was wrong with it.
func (p *tableTalk) do(a desk.Desk, what Saying, n int, text string) {
	p.said = ""
	p.of.Do(what, n, text, func(err error) {
		p.said = words.Err(err)
		a.Refresh()
	})
}

// seats are who is there, and how their clocks stand.
func (p *tableTalk) seats(c *ui.Context, col *page.Column, now *TableNow) {
	col.Heading(words.Say("talk.seats"))
	col.Gap(4)
	for s := range now.Seats {
		x := &now.Seats[s]
		row := col.Next(ui.ButtonH)
		c.Sign(row.CutLeft(30).Middle(20, 20), uint8(s))
		text := words.Terms(x.Name, x.State)
		st := c.Fit(text, ui.Body.Own(), row.W)
		if !x.Here {
			st = st.In(ui.Faded)
		}
		c.Text(row, text, st)
		col.Gap(3)
	}
	if now.Clocked != "" {
		col.Gap(4)
		col.Say(ui.Plain(now.Clocked), ui.Note.In(ui.Faded))
	}
}

// button is one of the page's.
func (p *tableTalk) button(c *ui.Context, col *page.Column, key string, n int, disabled bool, look ui.Look) bool {
	b := ui.Button{Label: words.Say(key), ID: key, Look: look, Size: 16, Disabled: disabled, Tip: ui.Plain(words.Say(key + ".tip"))}
	if n >= 0 {
		b.ID = fmt.Sprint(key, " ", n+1)
	}
	col.Gap(5)
	return c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(b))), b)
}

// asks are what all have to agree on, and what a clock allows.
func (p *tableTalk) asks(c *ui.Context, a desk.Desk, col *page.Column, now *TableNow) {
	if now.Me == game.Nobody {
		return
	}
	col.Gap(12)
	col.Heading(words.Say("talk.asks"))
	if now.Over {
		p.again(c, a, col, now)
	}
	if now.Asked {
		col.Say(ui.Plain(words.Say("talk.asked")), ui.Body)
		if p.button(c, col, "talk.yes", -1, false, ui.MainLook) {
			p.do(a, SayYes, 0, "")
		}
		if p.button(c, col, "talk.no", -1, false, ui.CreamLook) {
			p.do(a, SayNo, 0, "")
		}
	} else if p.button(c, col, "talk.back", -1, !now.MayAsk, ui.CreamLook) {
		p.do(a, AskBack, 0, "")
	}
	for s := range now.Seats {
		if now.Seats[s].Joins {
			col.Gap(5)
			col.Say(ui.Plain(words.Say("talk.joined", "who", now.Seats[s].Name)), ui.Body.Own())
			if p.button(c, col, "talk.invite", s, false, ui.MainLook) {
				p.relink(a, game.Seat(s))
			}
		}
		if !now.Seats[s].Vote {
			continue
		}
		col.Gap(5)
		col.Say(ui.Plain(words.Say("talk.nought", "who", now.Seats[s].Name)), ui.Body.Own())
		if p.button(c, col, "talk.vote", s, false, ui.CreamLook) {
			p.do(a, VoteFor, s, "")
		}
	}
	switch {
	case now.Away:
		if p.button(c, col, "talk.home", -1, false, ui.CreamLook) {
			p.do(a, TakeHoliday, 0, "")
		}
	case now.Holidays > 0:
		col.Gap(5)
		row := col.Next(ui.ButtonH)
		p.days = min(p.days, now.Holidays)
		c.Stepper(row.CutLeft(ui.StepperW), ui.Stepper{ID: "days", Min: 1, Max: now.Holidays, Tip: ui.Plain(words.Say("talk.days", "n", now.Holidays))}, &p.days)
		row.CutLeft(10)
		b := ui.Button{Label: words.Say("talk.holiday", "n", p.days), ID: "holiday", Size: 16, Tip: ui.Plain(words.Say("talk.holiday.tip"))}
		if c.Button(row.Left(min(row.W, c.ButtonWidth(b))), b) {
			p.do(a, TakeHoliday, p.days, "")
		}
	}
	p.newLink(c, a, col, now)
	p.reminder(c, a, col)
}

// relink has a seat be opened by a new link, and shows that.
func (p *tableTalk) relink(a desk.Desk, s game.Seat) {
	p.said, p.link = "", ""
	p.of.Link(s, func(link string, err error) {
		if p.link = link; err != nil {
			p.link, p.said = "", words.Err(err)
		}
		a.Refresh()
	})
}

// newLink has one's own seat be opened by another link, and shows the one that was made last.
func (p *tableTalk) newLink(c *ui.Context, a desk.Desk, col *page.Column, now *TableNow) {
	if now.Relinks && p.button(c, col, "talk.relink", -1, false, ui.CreamLook) {
		a.Ask(desk.Question{
			Title: words.Say("talk.relink.ask"), Text: ui.Plain(words.Say("talk.relink.text")), Yes: words.Say("talk.relink.yes"), No: words.Say("talk.relink.no"),
			Then: func() { p.relink(a, now.Me) },
		})
	}
	if p.link == "" {
		return
	}
	col.Gap(8)
	col.Say(ui.Plain(words.Say("talk.link", "link", p.link)), ui.Body.Own())
	if p.button(c, col, "talk.link.copy", -1, false, ui.MainLook) {
		p.said = words.Say("hosting.copied")
		if err := p.of.Copy(p.link); err != nil {
			p.said = words.Err(err)
		}
	}
}

// again is what those who have played to the end may do: play once more.
func (p *tableTalk) again(c *ui.Context, a desk.Desk, col *page.Column, now *TableNow) {
	switch {
	case now.Next:
		col.Say(ui.Plain(words.Say("talk.next")), ui.Body)
		if p.button(c, col, "talk.next.sit", -1, false, ui.MainLook) {
			p.of.Next()
		}
	default:
		col.Say(ui.Plain(words.Say("talk.over")), ui.Body)
		if p.button(c, col, "talk.again", -1, false, ui.MainLook) {
			p.do(a, SayAgain, 0, "")
		}
	}
	col.Gap(6)
}

// reminder is where one wants to be told of one's turns.
func (p *tableTalk) reminder(c *ui.Context, a desk.Desk, col *page.Column) {
	col.Gap(12)
	col.Heading(words.Say("talk.remind"))
	col.Gap(4)
	c.TextField(col.Next(ui.ButtonH), ui.Field{ID: "remind", Max: mostLink, Hint: words.Phrase("talk.remind.hint"), Tip: ui.Plain(words.Say("talk.remind.how"))}, &p.where)
	told := func(done string) func(error) {
		return func(err error) {
			if p.said = words.Say(done); err != nil {
				p.said = words.Err(err)
			}
			a.Refresh()
		}
	}
	if p.button(c, col, "talk.remind.keep", -1, false, ui.CreamLook) {
		done := "talk.remind.kept"
		if p.where == "" {
			done = "talk.remind.off"
		}
		p.of.Remind(p.where, false, told(done))
	}
	if p.button(c, col, "talk.remind.try", -1, false, ui.CreamLook) {
		p.of.Remind("", true, told("talk.remind.tried"))
	}
}

// talk is what was said, and what can be.
func (p *tableTalk) talk(c *ui.Context, a desk.Desk, col *page.Column, now *TableNow) {
	col.Heading(words.Say("talk.said"))
	col.Gap(4)
	if len(now.Said) == 0 {
		col.Say(ui.Plain(words.Say("talk.nothing")), ui.Note.In(ui.Faded))
	}
	for _, text := range now.Said {
		col.Say(ui.Plain(text), ui.Body.At(16).Own())
		col.Gap(3)
	}
	if p.said != "" {
		col.Gap(6)
		col.Say(ui.Plain(p.said), ui.Strong)
	}
	if now.Me == game.Nobody {
		return
	}
	if len(now.Phrases) == 0 && !now.Free {
		col.Gap(6)
		col.Say(ui.Plain(words.Say("talk.silent")), ui.Note.In(ui.Faded))
	}
	if now.Free {
		col.Gap(8)
		row := col.Next(ui.ButtonH)
		b := ui.Button{Label: words.Say("talk.say"), ID: "say", Size: 16, Disabled: c.Typed("text", p.text) == "", Tip: ui.Plain(words.Say("talk.say.tip"))}
		if c.Button(row.CutRight(c.ButtonWidth(b)), b) {
			p.do(a, SayText, 0, p.text)
			p.text = ""
		}
		row.CutRight(8)
		c.TextField(row, ui.Field{ID: "text", Max: mostSaid, Hint: words.Phrase("talk.text.hint"), Tip: ui.Plain(words.Say("talk.say.tip"))}, &p.text)
	}
	col.Gap(4)
	for i, text := range now.Phrases {
		col.Gap(4)
		b := ui.Button{Label: ui.Escape(text), ID: fmt.Sprint("phrase ", i+1), Size: 15, MayCut: true, Tip: ui.Plain(words.Say("talk.phrase.tip"))}
		if c.Button(col.Next(ui.ButtonH-4).Left(min(col.R.W, c.ButtonWidth(b))), b) {
			p.do(a, SayPhrase, i, "")
		}
	}
}
