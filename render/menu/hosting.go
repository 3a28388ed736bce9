package menu

import (
	"fmt"
	"math"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Hosting opens the game shown to others, at this machine. All of it belongs to the game loop.
type Hosting interface {
	// May reports whether the game shown can be opened, Silent whether it wants silence. Open opens
	// it: the seats that are named stay here. done is told what went wrong; where nothing did, the
	// game is shown anew.
	May() bool
	Silent() bool
	Open(here game.Seats, terms Terms, done func(err error))
	// Close has all be played here again, and shows that.
	Close()
	// Opened is what others need, ok is false where no game is open.
	Opened() (h Hosted, ok bool)
	// Renew has a seat be opened by another link, the one of before by none.
	Renew(s game.Seat) error
	// Copy has other programs paste a text.
	Copy(text string) error
	// Squares are those of the picture that a telephone reads a text from, n by n; 0: too long.
	Squares(text string) (n int, black func(x, y int) bool)
}

// Terms are what those at a table agree on when it is opened.
type Terms struct {
	Turn     time.Duration // that one may take; 0: any
	AtZero   int           // what happens then: nothing, a computer player plays that turn, the others vote
	Holidays int           // days that each may take
	Free     bool          // any words may be said; else set phrases alone
}

// Hosted is a game that is open to others.
type Hosted struct {
	Addresses []string // of this machine
	Links     []Invite // by seat
	Onlooker  string   // the link of those who look on
}

// Invite is a link for a seat.
type Invite struct {
	Link         string // "": it is not the host's to know, as its person has renewed it, or there is none yet
	Code         string // that can be read out instead, with an address, while its person is awaited; "": none
	Here, Online bool   // its person stays here; is at the table now
}

// hosting is the page on which a game is opened.
type hosting struct {
	page.Print
	program *Program
	play    *play.Play
	here    game.Seats
	terms   Terms
	busy    bool
	said    string
	shown   int // whose link is a picture, -1: that of those who look on, or unchosen
}

// unchosen is no seat: the link of whoever is awaited is shown.
const unchosen = -2

// NewHosting is that page, for a game being played.
func NewHosting(prog *Program, p *play.Play) desk.Screen {
	h := &hosting{Print: page.Print{Called: "hosting"}, program: prog, play: p, here: p.Persons(), shown: unchosen, terms: Terms{Holidays: usualHolidays}}
	if s := p.Seat(); s != game.Nobody {
		h.here = game.Only(s)
	} else if !h.here.Empty() {
		h.here = game.Only(h.here.First())
	}
	return h
}

// Measures of the page, in units.
const (
	hostingW   = 960.0
	hostingH   = 720.0
	hostingTwo = 700.0 // from this width on the link stands beside the seats
	agreeTwo   = 820.0 // and what is agreed on beside who stays
	linkW      = 300.0
	squareMost = 7.0 // of the picture
	quiet      = 4   // squares round the picture
)

// Frame shows the page.
func (h *hosting) Frame(c *ui.Context, a desk.Desk) {
	at, open := h.program.Hosting.Opened()
	body, low := page.Folio{Title: words.Say("hosting.title"), Sub: words.Say("hosting.sub"), W: hostingW, H: hostingH}.Lay(c)
	c.Scroll("hosting", body, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if open {
			h.opened(c, col, &at)
		} else {
			h.closed(c, col)
		}
		said := h.said
		if h.busy {
			said = words.Say("hosting.busy")
		}
		if said != "" {
			col.Gap(10)
			col.Say(ui.Plain(said), ui.Strong.Own())
		}
		return col.Height() + 4
	})
	if open { // to leave the page closes nothing
		b := ui.Button{Label: words.Say("hosting.close"), ID: "close the table", Tip: ui.Plain(words.Say("hosting.close.tip"))}
		if c.ButtonAtLeft(&low, b) {
			h.program.Hosting.Close()
			return
		}
		page.CloseButton(c, a, &low, words.Say("hosting.back"))
	} else {
		b := ui.Button{Label: words.Say("hosting.open"), ID: "open the table", Look: ui.MainLook, Default: true, Disabled: h.busy || !h.program.Hosting.May(), Tip: ui.Plain(words.Say("hosting.open.tip"))}
		w := max(180, c.ButtonWidth(b))
		if c.Button(low.CutRight(w).Middle(w, ui.MainH), b) {
			h.begin(a)
		}
		if page.BackButton(c, &low) {
			a.Pop()
			return
		}
	}
	page.LeavePage(c, a)
}

// closed asks who stays here, and what all agree on.
func (h *hosting) closed(c *ui.Context, col *page.Column) {
	heads(c, col, h.program.plates().Afar)
	col.Say(ui.Plain(words.Say("hosting.how")), ui.Body)
	col.Gap(6)
	col.Say(ui.Plain(words.Say("hosting.honest")), ui.Note.In(ui.Faded))
	col.Gap(10)
	if col.R.W < agreeTwo {
		h.stay(c, col)
		col.Gap(8)
		h.agree(c, col)
	} else {
		col.Columns(1, 1.35, func(col *page.Column) { h.stay(c, col) }, func(col *page.Column) { h.agree(c, col) })
	}
}

// begin opens the game.
func (h *hosting) begin(a desk.Desk) {
	h.busy = true
	h.program.Hosting.Open(h.here, h.terms, func(err error) {
		if h.busy = false; err != nil {
			a.Fail(err)
			return
		}
		if h.play = h.program.Playing(); h.play != nil {
			a.Push(h)
		}
	})
}

// stay asks who stays here.
func (h *hosting) stay(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("hosting.stay"))
	col.Gap(4)
	for s, p := range h.play.Position().Summary().Players {
		seat := game.Seat(s)
		row := col.Next(ui.ButtonH)
		c.Sign(row.CutLeft(30).Middle(20, 20), p.Colour)
		if h.play.Sitter(seat) != "" {
			text := words.Say("hosting.computer", "who", p.Name)
			c.Text(row, text, c.Fit(text, ui.Body, row.W))
			continue
		}
		stays := h.here.Has(seat)
		if c.Toggle(row, fmt.Sprint("stays ", s+1), words.Say("hosting.stays", "who", p.Name), &stays, ui.Plain(words.Say("hosting.stays.tip", "who", p.Name))) {
			if h.here = h.here.Without(seat); stays {
				h.here = h.here.With(seat)
			}
		}
	}
}

// What a turn may take, as it is offered, and how many days of holiday each has unless told.
var turns = []struct {
	key string
	is  time.Duration
}{{"hosting.turn.none", 0}, {"hosting.turn.minutes", 10 * time.Minute}, {"hosting.turn.day", 24 * time.Hour}, {"hosting.turn.days", 72 * time.Hour}, {"hosting.turn.week", 7 * 24 * time.Hour}}

const usualHolidays, mostHolidays = 14, 99

// agree asks what all agree on: it holds till the table is closed.
func (h *hosting) agree(c *ui.Context, col *page.Column) {
	options := func(id, said, tip string, chosen *int, of ...string) {
		var list []ui.Option
		for i, label := range of {
			list = append(list, ui.Option{Label: label, ID: fmt.Sprint(i + 1), Tip: ui.Plain(tip)})
		}
		col.Say(ui.Plain(said), ui.Small.At(15))
		col.Gap(2)
		_, high := c.Options(col.R, id, chosen, list...)
		col.Gap(high + 6)
	}
	col.Heading(words.Say("hosting.agree"))
	col.Gap(4)
	at := 0
	var times []string
	for i, t := range turns {
		if times = append(times, words.Say(t.key)); t.is == h.terms.Turn {
			at = i
		}
	}
	options("turn", words.Say("hosting.turn"), words.Say("hosting.turn.tip"), &at, times...)
	if h.terms.Turn = turns[at].is; h.terms.Turn > 0 {
		options("zero", words.Say("hosting.zero"), words.Say("hosting.zero.tip"), &h.terms.AtZero, words.Say("hosting.zero.nothing"), words.Say("hosting.zero.computer"), words.Say("hosting.zero.vote"))
	}
	if h.terms.Turn >= 24*time.Hour {
		row := col.Next(ui.ButtonH)
		c.Stepper(row.CutLeft(ui.StepperW), ui.Stepper{ID: "holidays", Max: mostHolidays, Tip: ui.Plain(words.Say("hosting.holidays.tip"))}, &h.terms.Holidays)
		row.CutLeft(10)
		text := words.Say("hosting.holidays")
		c.Text(row, text, c.Fit(text, ui.Body, row.W))
		col.Gap(6)
	}
	if h.program.Hosting.Silent() {
		col.Say(ui.Plain(words.Say("hosting.silent")), ui.Note.In(ui.Faded))
		return
	}
	free := map[bool]int{true: 1}[h.terms.Free]
	options("talk", words.Say("hosting.talk"), words.Say("hosting.talk.tip"), &free, words.Say("hosting.talk.phrases"), words.Say("hosting.talk.free"))
	h.terms.Free = free == 1
}

// opened is what others need: who sits where, and beside it the link that is shown.
func (h *hosting) opened(c *ui.Context, col *page.Column, at *Hosted) {
	col.Say(ui.Plain(words.Say("hosting.opened", "addresses", words.List(at.Addresses))), ui.Body)
	if of := h.program.Beside; of != nil {
		if now, far := of.Now(); far && now.Clocked != "" {
			col.Say(ui.Plain(now.Clocked), ui.Body)
		}
	}
	col.Gap(4)
	col.Say(ui.Plain(words.Say("hosting.honest")), ui.Note.In(ui.Faded))
	col.Gap(10)
	players := h.play.Position().Summary().Players
	seats := at.Links[:min(len(at.Links), len(players))]
	if h.shown == unchosen {
		h.shown = h.awaited(seats)
	}
	if h.shown >= len(seats) { // it was gone back behind where somebody joined
		h.shown = -1
	}
	shown, whose := &Invite{Link: at.Onlooker}, words.Say("hosting.onlookers")
	if h.shown >= 0 {
		shown, whose = &seats[h.shown], words.Say("hosting.of", "who", players[h.shown].Name)
	}
	left, right := col, (*page.Column)(nil)
	if two := col.R; two.W >= hostingTwo {
		side := two.CutRight(linkW)
		two.CutRight(24)
		left, right = page.NewColumn(c, two), page.NewColumn(c, side)
	}
	left.Heading(words.Say("hosting.links"))
	left.Gap(4)
	for s := range seats {
		x := &seats[s]
		if h.play.Sitter(game.Seat(s)) != "" {
			continue
		}
		state := words.Phrase("hosting.away")
		switch {
		case x.Here:
			state = words.Phrase("hosting.here")
		case x.Online:
			state = words.Phrase("hosting.online")
		}
		h.row(c, left, s, words.Terms(players[s].Name, state), x.Link, int(players[s].Colour))
	}
	h.row(c, left, -1, words.Say("hosting.onlookers"), at.Onlooker, -1)
	h.besides(c, left, at, shown)
	if right == nil {
		col.Gap(8)
		right = col
	}
	right.Heading(whose)
	h.picture(c, right, shown.Link)
	if right != col {
		col.Gap(max(left.Height(), right.Height()))
	}
}

// awaited is the first seat of those who are not at the table yet, -1 where all are.
func (h *hosting) awaited(seats []Invite) int {
	for s := range seats {
		if x := &seats[s]; !x.Here && !x.Online && h.play.Sitter(game.Seat(s)) == "" {
			return s
		}
	}
	return -1
}

// row is a link that can be copied, and shown as a picture.
func (h *hosting) row(c *ui.Context, col *page.Column, s int, who, link string, colour int) {
	row := col.Next(ui.ButtonH)
	if at := row.CutLeft(30); colour >= 0 {
		c.Sign(at.Middle(20, 20), uint8(colour))
	}
	copies := ui.Button{Label: words.Say("hosting.copy"), ID: fmt.Sprint("copy ", s+1), Size: 16, Disabled: link == "", Tip: ui.Plain(words.Say("hosting.copy.tip"))}
	if c.Button(row.CutRight(c.ButtonWidth(copies)), copies) {
		h.shown, h.said = s, words.Say("hosting.copied")
		if err := h.program.Hosting.Copy(link); err != nil {
			h.said = words.Err(err)
		}
		c.Touch()
	}
	row.CutRight(8)
	shows := ui.Button{Label: words.Say("hosting.show"), ID: fmt.Sprint("show ", s+1), Size: 16, Tip: ui.Plain(words.Say("hosting.show.tip"))}
	if c.Button(row.CutRight(c.ButtonWidth(shows)), shows) {
		h.shown = s
		c.Touch()
	}
	row.CutRight(8)
	c.Text(row, who, c.Fit(who, ui.Body.Own(), row.W))
	col.Gap(5)
}

// besides is what can be read out instead of the link that is shown, and how another is made.
func (h *hosting) besides(c *ui.Context, col *page.Column, at *Hosted, x *Invite) {
	col.Gap(8)
	if x.Link == "" {
		col.Say(ui.Plain(words.Say("hosting.unknown")), ui.Body)
	}
	if x.Code != "" && len(at.Addresses) > 0 {
		col.Say(ui.Plain(words.Say("hosting.code", "address", at.Addresses[0], "code", spelled(x.Code))), ui.Body.Own())
	}
	if x.Here {
		return
	}
	col.Gap(6)
	b := ui.Button{Label: words.Say("hosting.renew"), ID: "renew", Size: 16, Tip: ui.Plain(words.Say("hosting.renew.tip"))}
	if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(b))), b) {
		h.said = words.Say("hosting.renewed")
		if err := h.program.Hosting.Renew(game.Seat(h.shown)); err != nil {
			h.said = words.Err(err)
		}
		c.Touch()
	}
}

// ligatures keeps letters apart that typefaces set as one.
var ligatures = strings.NewReplacer("ff", "f\u200cf", "fi", "f\u200ci", "fl", "f\u200cl", "ft", "f\u200ct")

// spelled is what is copied by eye, set letter by letter.
func spelled(s string) string { return ligatures.Replace(s) }

// picture is a link as it is written, and as a telephone reads it.
func (h *hosting) picture(c *ui.Context, col *page.Column, link string) {
	if link == "" {
		return
	}
	col.Say(ui.Plain(spelled(link)), ui.Body.Own())
	n, black := h.program.Hosting.Squares(link)
	if n == 0 {
		return
	}
	col.Gap(6)
	squareW := min(squareMost, math.Floor(10*linkW/float64(n+2*quiet))/10)
	side := float64(n+2*quiet) * squareW
	r := col.Next(side).Left(side)
	c.Fill(r, ui.Cream)
	for y := range n {
		for x := 0; x < n; x++ {
			from := x
			for x < n && black(x, y) {
				x++
			}
			if x > from {
				c.Fill(ui.R(r.X+float64(from+quiet)*squareW, r.Y+float64(y+quiet)*squareW, float64(x-from)*squareW, squareW), ui.Ink)
			}
		}
	}
}
