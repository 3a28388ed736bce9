package render

import (
	"fmt"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// setUp is the screen where a game is agreed on.
type setUp struct {
	begins  Begin
	s       nile.Settings
	target  int // index into nile.Targets
	picking int // whose specialty is being chosen, −1 nobody's
}

var ordinals = [nile.MaxSeats]string{"First", "Second", "Third", "Fourth", "Fifth", "Sixth"}

// Begin is what the set-up asks of the program.
type Begin struct {
	// New begins a game with these settings and shows it. May be nil.
	New func(s nile.Settings) error
	// Last is what was set up last; ok is false if nothing was. May be nil.
	Last func() (s nile.Settings, ok bool)
}

// NewSetUp is the set-up screen; it begins with what was played last.
func NewSetUp(b Begin) Screen {
	u := &setUp{begins: b, picking: -1}
	u.s = nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true}
	if b.Last != nil {
		if s, ok := b.Last(); ok && s.Check() == nil {
			u.s = s
		}
	}
	for len(u.s.Players) < 2 && b.Last == nil || len(u.s.Players) < 1 {
		u.add()
	}
	for i, t := range nile.Targets {
		if t == u.s.Target {
			u.target = i
		}
	}
	return u
}

func (*setUp) Name() string { return "setup" }

// add adds a player with a colour and a specialty nobody has yet.
func (u *setUp) add() {
	n := len(u.s.Players)
	if n >= nile.MaxSeats {
		return
	}
	p := nile.Player{Name: ordinals[n] + " player"}
	for u.taken(p.Colour, -1) != "" {
		p.Colour++
	}
	for _, s := range []nile.Specialty{
		nile.Geologist, nile.Zoologist, nile.Botanist, nile.Ethnologist, nile.Explorer, nile.Missionary,
	} {
		if p.Specialty = s; !u.practised(s) {
			break
		}
	}
	for i := 0; u.named(p.Name); i++ {
		p.Name = ordinals[i] + " player"
	}
	u.s.Players = append(u.s.Players, p)
}

// taken is the name of who has a colour, but for player i; "" if nobody has.
func (u *setUp) taken(colour uint8, i int) string {
	for k, p := range u.s.Players {
		if k != i && p.Colour == colour {
			if p.Name == "" {
				return "another player"
			}
			return p.Name
		}
	}
	return ""
}

func (u *setUp) practised(s nile.Specialty) bool {
	for _, p := range u.s.Players {
		if p.Specialty == s {
			return true
		}
	}
	return false
}

func (u *setUp) named(name string) bool {
	for _, p := range u.s.Players {
		if p.Name == name {
			return true
		}
	}
	return false
}

// setUpBeside is the least width for the terms beside the players.
const setUpBeside = 900

// Frame shows the sheet.
func (u *setUp) Frame(c *ui.Context, a Desk) {
	w, h := wideSheet(c)
	room := min(h, c.H-60) - 2*28 - footH - 50 // of the body, where nothing need be scrolled
	page{
		title: words.Say("setup.title"), w: w, h: h,
		body: func(r ui.Rect) float64 { return u.body(c, r, room) },
		foot: func(r ui.Rect) { u.foot(c, a, r) },
	}.draw(c)
	if u.picking >= 0 {
		u.pick(c)
	} else if c.Back() {
		a.Pop()
	}
}

// body is two columns, or one below the other in a narrow window.
func (u *setUp) body(c *ui.Context, r ui.Rect, room float64) float64 {
	if r.W <= setUpBeside {
		col := newColumn(c, r)
		u.players(c, col, playerRow)
		col.gap(16)
		u.terms(c, col)
		col.gap(14)
		col.heading(words.Say("setup.about"))
		u.about(col)
		col.gap(14)
		schedule(c, col, u.s.Players)
		return col.height()
	}
	top := newColumn(c, r)
	about := c.ParagraphHeight(u.aboutText(c), aboutStyle, r.W) + 10
	table := setUpGap + scheduleH()
	wide := r.Split(setUpColumns, setUpWeights...)[0].W
	said := u.playersH(c, wide, playerRow)
	if about+said+table <= room {
		u.about(top)
		top.gap(10)
	}
	r.Y += top.height()
	cols := r.Split(setUpColumns, setUpWeights...)
	left, right := newColumn(c, cols[0]), newColumn(c, cols[1])
	// The table is there as long as it fits, if need be in place of the sentences
	// below the names: it tells the same, and resting on a specialty tells them too.
	high := playerRow
	if short := (room - table - u.playersH(c, wide, 0)) / float64(len(u.s.Players)); said+table > room && short >= playerShort {
		high = min(short, playerMid)
	}
	u.players(c, left, high)
	if u.playersH(c, wide, high)+table <= room {
		left.gap(setUpGap)
		schedule(c, left, u.s.Players)
	}
	u.terms(c, right)
	if left := room - top.height() - right.height() - 2*setUpGap; left >= setUpPlate {
		right.gap(setUpGap)
		at := right.next(min(left, right.r.W*0.5))
		engraved(c, at, "europe/setting-out")
	}
	return top.height() + max(left.height(), right.height())
}

// Measures of the sheet, in units.
const (
	setUpGap   = 14
	setUpPlate = 110 // the least height of the engraving below the terms

	setUpColumns = 44 // between players and terms
)

// setUpWeights are how the width is shared between players and terms.
var setUpWeights = []float64{1.8, 1}

// targetWords says what playing to so many points is like.
var targetWords = map[int]string{25: "setup.target.25", 50: "setup.target.50", 75: "setup.target.75", 100: "setup.target.100"}

// terms is what the players agree on.
func (u *setUp) terms(c *ui.Context, col *column) {
	col.heading(words.Say("setup.far"))
	col.gap(6)
	var options []ui.Option
	for _, t := range nile.Targets {
		options = append(options, ui.Option{
			Label: words.Say("setup.points", "n", t), Tip: ui.Plain(words.Say(targetWords[t])),
		})
	}
	_, h := c.Options(col.r, "target", &u.target, options...)
	u.s.Target = nile.Targets[u.target]
	col.gap(h + 2)
	col.say(ui.Rich{ui.T(words.Say(targetWords[u.s.Target]) + " "), ui.RuleSpan("Rule 7")}, ui.Small)
	col.gap(10)
	col.heading(words.Say("setup.counters"))
	col.gap(4)
	u.option(c, col, agreed{"setup.place", "setup.place.text", "setup.place.off", "Rule 4.4", &u.s.PlaceForUs})
	col.gap(6)
	col.heading(words.Say("setup.dice"))
	col.gap(4)
	for _, o := range u.options() {
		u.option(c, col, o)
	}
}

// agreed is something agreed on by a tick. The sentence below it says what is
// so now.
type agreed struct {
	label, ticked, unticked string // keys of the words
	rule                    string
	on                      *bool
}

// options are those of the dice and the dangers.
func (u *setUp) options() []agreed {
	return []agreed{
		{"setup.gentle", "setup.gentle.text", "setup.gentle.off", "Rule 14", &u.s.Gentle},
		{"setup.fresh", "setup.fresh.text", "setup.fresh.off", "Rule 4.7", &u.s.FreshDice},
		{"setup.short", "setup.short.text", "setup.short.off", "Rule 4.7", &u.s.ShortDice},
	}
}

func (u *setUp) option(c *ui.Context, col *column, o agreed) {
	c.Toggle(col.next(28), words.Say(o.label), o.on, ui.Plain(words.Say(o.ticked)))
	text := words.Say(o.unticked)
	if *o.on {
		text = words.Say(o.ticked)
	}
	inner := newColumn(c, ui.R(col.r.X+30, col.r.Y, col.r.W-30, 0))
	inner.say(ui.Rich{ui.T(text + " "), ui.RuleSpan(o.rule)}, ui.Small)
	col.gap(inner.height() + 4)
}

// aboutText says in a few sentences what the game is about.
func (*setUp) aboutText(c *ui.Context) ui.Rich {
	return ui.Rich{
		ui.T(words.Say("setup.about.text", "money", words.Money(nile.FirstDonation)) + " "), ui.I(c.Keyed(words.Say("setup.how"))),
	}
}

var aboutStyle = ui.Body.At(17)

func (u *setUp) about(col *column) { col.say(u.aboutText(col.c), aboutStyle) }

func (u *setUp) foot(c *ui.Context, a Desk, r ui.Rect) {
	wrong := u.wrong()
	begin := ui.Button{
		Label: "_Begin", Look: ui.MainLook, Default: true, Disabled: wrong != "", Tip: tipIf(wrong != "", wrong),
	}
	if c.Button(r.CutRight(min(180, r.W/2)), begin) {
		u.begin(a)
	}
	r.CutRight(12)
	back := ui.Button{Label: "B_ack", Hint: "Esc"}
	w := c.ButtonWidth(back)
	if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), back) {
		a.Pop()
	}
	r.CutLeft(14)
	if wrong != "" && r.W > c.TextWidth(wrong, ui.Body) {
		c.Text(r, wrong, ui.Body.In(ui.Red).To(ui.Right))
	}
}

// wrong says why the game cannot begin yet; "" if it can.
func (u *setUp) wrong() string {
	s := u.s
	err := s.Check()
	if err == nil {
		return ""
	}
	return sentence(fmt.Errorf("%s", strings.TrimPrefix(err.Error(), "settings: ")))
}

func (u *setUp) begin(a Desk) {
	for i := range u.s.Players {
		u.s.Players[i].Name = strings.TrimSpace(u.s.Players[i].Name)
	}
	if u.begins.New == nil {
		return
	}
	if err := u.begins.New(u.s); err != nil {
		a.Fail(err)
	}
}
