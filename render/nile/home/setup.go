package home

import (
	"fmt"
	"slices"
	"strings"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/render/nile/plates"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// SetUp is the screen where a game is agreed on.
type SetUp struct {
	begins   Begin
	S        nile.Settings
	target   int // index into nile.Targets
	Picking  int // whose specialty is being chosen, −1 nobody's
	seats    *menu.Seats
	maps     *mapPicker
	onto     string             // the game whose map is taken, "" for that of 1820
	drawn    *chartview.Excerpt // the map that is taken; nil: that of 1820
	colours  chart.Palette      // it was drawn in
	drawings uint64             // how often one was

	asked     bool // misfortunes are to ask, where the way to play has them ask
	openTable bool // nobody at this machine has secrets from the others
}

// Begin is what the set-up asks of the program.
type Begin struct {
	// Of is the game that the screen belongs to, as it is played by an edition.
	Of func(e edition.Edition) desk.Game
	// New begins a game with these settings and shows it. May be nil.
	New func(s nile.Settings, sitters []string) error
	// Others opens the game just begun to others at other machines. May be nil.
	Others func()
	// Opponents are the computer players that may be chosen.
	Opponents menu.Opponents
	// Last is what was set up last, nil if nothing was.
	Last *nile.Settings
	// Sitters are the computer players of that game by seat, "" where a person played.
	Sitters []string
	// Onto is the game on whose map it begins, and OntoMap that map; "" for that of 1820.
	Onto    string
	OntoMap []byte
	// Saves are the games on whose maps a new one may begin, MapOf the map of one of
	// them. Saves may be nil.
	Saves func() []menu.SaveInfo
	MapOf func(path string) ([]byte, error)
}

// NewSetUp is the set-up screen; it begins with what was played last.
func NewSetUp(b Begin) desk.Screen {
	u := &SetUp{begins: b, Picking: -1}
	u.seats = menu.SeatsOf(&u.S.Players, func(p *nile.Player) menu.Kept { return menu.Kept{Name: &p.Name, Colour: &p.Colour, Face: &p.Face} })
	u.seats.Most, u.seats.Letters, u.seats.Opponents, u.seats.FaceOf = nile.MaxSeats, NameLetters, b.Opponents, tell.FaceOf
	u.seats.Unnamed = func(place int) string { return words.Say(fmt.Sprintf("setup.player.%d", place+1)) }
	u.seats.Add = u.add
	u.S = nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true, Asked: true}
	if b.Last != nil && b.Last.Check() == nil && b.Last.Lesson == "" {
		u.S = *b.Last
		u.S.Name, u.S.Day = "", nile.Day{} // these are each game's own, as is the map
	}
	if u.S.Map, u.onto = b.OntoMap, b.Onto; u.onto == "" {
		u.S.Map = nil
	}
	u.asked = u.S.Asked || u.S.Edition().By1978()
	for b.Last == nil && len(u.S.Players) < 2 || len(u.S.Players) < 1 {
		u.Add()
	}
	u.seats.Return(b.Sitters)
	for i, t := range nile.Targets {
		if t == u.S.Target {
			u.target = i
		}
	}
	return u
}

func (*SetUp) Name() string { return "setup" }

// Game is the game that the screen belongs to, as it is going to be played.
func (u *SetUp) Game() desk.Game { return u.begins.Of(u.S.Edition()) }

// Add adds a player, if there may be one more.
func (u *SetUp) Add() {
	if len(u.S.Players) < nile.MaxSeats {
		u.seats.More(1)
	}
}

// add appends a player with a specialty nobody has yet.
func (u *SetUp) add() {
	p := nile.Player{Specialty: nile.Callings(u.S.Edition())[0]}
	for _, s := range []deck.Specialty{
		deck.Geologist, deck.Zoologist, deck.Botanist, deck.Ethnologist, deck.Explorer, deck.Missionary,
	} {
		if s = u.fitting(s); !u.practised(s) {
			p.Specialty = s
			break
		}
	}
	u.S.Players = append(u.S.Players, p)
}

func (u *SetUp) practised(s deck.Specialty) bool {
	for _, p := range u.S.Players {
		if p.Specialty == s {
			return true
		}
	}
	return false
}

// setUpBeside is the least width for the terms beside the players.
const setUpBeside = 900

// Frame shows the sheet.
func (u *SetUp) Frame(c *ui.Context, a desk.Desk) {
	u.S.Asked = u.asked && !u.S.Edition().By1978()
	prefs := a.Preferences()
	u.openTable = prefs.OpenTable
	defer func() {
		if u.openTable != prefs.OpenTable { // it is a habit of this machine, not a setting of the game
			prefs.OpenTable = u.openTable
			a.SetPreferences(prefs)
		}
	}()
	w, h := page.WideSheet(c)
	room := min(h, c.H-60) - 2*28 - page.FootH - 50 // of the body, where nothing need be scrolled
	page.Page{
		Title: words.Say("setup.title"), W: w, H: h,
		Body: func(r ui.Rect) float64 { return u.body(c, a, r, room) },
		Foot: func(r ui.Rect) {
			menu.SetUpFoot(c, a, r, u.wrong(), u.begin, menu.Among(u.begins.Others, u.seats.Persons()))
		},
	}.Draw(c)
	if u.Picking >= 0 {
		u.pick(c)
	} else if u.maps != nil {
		u.pickMap(c, a)
	} else if !u.seats.PickFace(c) && c.Back() {
		a.Pop()
	}
}

// body is two columns, or one below the other in a narrow window.
func (u *SetUp) body(c *ui.Context, a desk.Desk, r ui.Rect, room float64) float64 {
	if r.W <= setUpBeside {
		col := page.NewColumn(c, r)
		u.players(c, a, col, playerRow)
		u.rival(c, col)
		col.Gap(16)
		u.terms(c, col, termsSaid)
		if u.mixes() {
			col.Gap(setUpGap)
			u.switches(c, col)
		}
		col.Gap(14)
		col.Heading(words.Say("setup.about"))
		u.about(col)
		col.Gap(14)
		if u.onto == "" {
			schedule(c, col, u.S.Players)
		} else {
			u.chart(c, a, col, mapLeast)
		}
		return col.Height()
	}
	top := page.NewColumn(c, r)
	about := c.ParagraphHeight(u.aboutText(), aboutStyle, r.W) + 10
	table := setUpGap + scheduleH()
	if u.mixes() { // what is mixed comes before what is scored
		table = setUpGap + switchesH
	}
	wide := r.Split(setUpColumns, setUpWeights...)[0].W
	said := u.playersH(c, wide, playerRow)
	if u.alone() {
		table += rivalH
	}
	least := termsLeast
	if u.open() {
		least += termsOpen
	}
	if u.seats.Persons() > 1 {
		least += termsTable
	}
	if about+max(said+table, least) <= room {
		u.about(top)
		top.Gap(10)
	}
	r.Y += top.Height()
	cols := r.Split(setUpColumns, setUpWeights...)
	left, right := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
	// The table is there as long as it fits, if need be in place of the sentences
	// below the names: it tells the same, and resting on a specialty tells them too.
	high := playerRow
	if short := (room - table - u.playersH(c, wide, 0)) / float64(len(u.S.Players)); said+table > room && short >= playerShort {
		high = min(short, playerMid)
	}
	u.players(c, a, left, high)
	u.rival(c, left)
	if u.mixes() {
		left.Gap(setUpGap)
		u.switches(c, left)
	}
	if high := room - top.Height() - left.Height() - setUpGap; u.onto != "" {
		left.Gap(setUpGap)
		u.chart(c, a, left, max(high, mapLeast))
	} else if high >= scheduleH() {
		left.Gap(setUpGap)
		schedule(c, left, u.S.Players)
	}
	u.terms(c, right, room-top.Height())
	if left := room - top.Height() - right.Height() - 2*setUpGap; left >= setUpPlate {
		right.Gap(setUpGap)
		at := right.Next(min(left, right.R.W*0.5))
		page.Engraved(c, at, plates.Of("europe/setting-out"))
	}
	return top.Height() + max(left.Height(), right.Height())
}

// Measures of the sheet, in units.
const (
	setUpGap   = 14
	setUpPlate = 110   // the least height of the engraving below the terms
	termsLeast = 533.0 // the height of the terms of a race with their sentences as tips
	termsOpen  = 26.0  // what an open game needs more
	termsTable = 27.0  // and several persons at one machine
	termsSaid  = 900   // the least height of the terms with a sentence below each

	setUpColumns = 44 // between players and terms
)

// setUpWeights are how the width is shared between players and terms.
var setUpWeights = []float64{1.8, 1}

// targetWords says what playing to so many points is like.
var targetWords = map[int]string{25: "setup.target.25", 50: "setup.target.50", 75: "setup.target.75", 100: "setup.target.100"}

// terms is what the players agree on. Where there is less room than for a sentence
// below each tick, these are told by resting on it.
func (u *SetUp) terms(c *ui.Context, col *page.Column, room float64) {
	u.ways(c, col)
	if u.open() {
		u.sittings(c, col)
	} else {
		u.far(c, col)
	}
	u.campaign(c, col)
	col.Gap(10)
	col.Heading(words.Say("setup.agreed"))
	col.Gap(4)
	for _, o := range u.options() {
		u.option(c, col, o, room >= termsSaid)
	}
}

// far is how many points a race goes to.
func (u *SetUp) far(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("setup.far"))
	col.Gap(6)
	var options []ui.Option
	for _, t := range nile.Targets {
		options = append(options, ui.Option{
			Label: words.Say("setup.points", "n", t), ID: fmt.Sprintf("%d points", t), Tip: ui.Plain(words.Say(targetWords[t])),
		})
	}
	_, h := c.Options(col.R, "target", &u.target, options...)
	u.race(nile.Targets[u.target])
	col.Gap(h + 2)
	col.Say(page.Cited(words.Say(targetWords[u.S.Target]), nile.RuleWinning), ui.Small)
}

// agreed is something agreed on by a tick. The sentence below it says what is
// so now.
type agreed struct {
	id                      string // of its switch
	label, ticked, unticked string // keys of the words
	rule                    string
	on                      *bool
}

// options are what is agreed on besides: counters, dangers, dice.
func (u *SetUp) options() []agreed {
	all := []agreed{
		{"A closer race", "setup.close", "setup.close.text", "setup.close.off", nile.RuleCloser, &u.S.Close},
		{"Place them for us", "setup.place", "setup.place.text", "setup.place.off", nile.RulePlacing, &u.S.PlaceForUs},
		{"Gentle hosts", "setup.gentle", "setup.gentle.text", "setup.gentle.off", nile.RuleTrade, &u.S.Gentle},
		{"Misfortunes ask", "setup.asked", "setup.asked.text", "setup.asked.off", nile.RuleAsked, &u.asked},
		{"Fresh dice when a game is taken up again", "setup.fresh", "setup.fresh.text", "setup.fresh.off", nile.RuleAgreed, &u.S.FreshDice},
		{"Shorter dice", "setup.short", "setup.short.text", "setup.short.off", nile.RuleAgreed, &u.S.ShortDice},
	}
	race := !u.open() && len(u.S.Players) > 1
	u.S.Close = u.S.Close && race
	all = slices.DeleteFunc(all, func(o agreed) bool { // misfortunes of 1978 ask nothing
		return o.on == &u.S.Close && !race || o.on == &u.asked && u.S.Edition().By1978()
	})
	if u.seats.Persons() > 1 {
		all = append(all, agreed{"Open table", "setup.open", "setup.open.text", "setup.open.off", nile.RuleAgreed, &u.openTable})
	}
	return all
}

// optionNote is how a few words stand behind a tick on what it is about.
var optionNote = ui.Note.At(16).In(ui.Faded)

// option is a tick with a few words on it, what it does as its tip and, where there is room, what is so now below it.
func (u *SetUp) option(c *ui.Context, col *page.Column, o agreed, said bool) {
	does := words.Say(o.ticked, "n", nile.CloseGap, "twice", 2*nile.CloseGap)
	if !said { // what ticking does is said, ticked or not
		both := words.Say("setup.tick", "does", does, "else", words.Say(o.unticked))
		row := col.Next(27)
		c.Toggle(row, o.id, words.Say(o.label), o.on, page.Cited(both, o.rule))
		label := strings.Replace(words.Say(o.label), "_", "", 1)
		row.CutLeft(30 + c.TextWidth(label, ui.Body) + 10)
		if note := words.Phrase(o.label + ".note"); c.TextWidth(note, optionNote) <= row.W {
			c.Text(row, note, optionNote)
		}
		return
	}
	text := words.Say(o.unticked)
	if *o.on {
		text = does
	}
	c.Toggle(col.Next(28), o.id, words.Say(o.label), o.on, ui.Plain(does))
	inner := page.NewColumn(c, ui.R(col.R.X+30, col.R.Y, col.R.W-30, 0))
	inner.Say(page.Cited(text, o.rule), ui.Small)
	col.Gap(inner.Height() + 4)
}

// aboutText says in a few sentences what the game is about, by the way that is chosen.
func (u *SetUp) aboutText() ui.Rich {
	e, money, end := u.S.Edition(), "setup.about.money", "setup.about.race"
	if e[edition.Money] == edition.ByTickets {
		money = "setup.about.tickets"
	}
	if u.open() {
		end = "setup.about.open"
	}
	what := words.Sentences(words.Say(money, "money", words.Money(nile.FirstDonation)), words.Say("setup.about.text"), words.Say(end))
	return page.Sentences(ui.Plain(what), ui.Rich{ui.I(words.Say("setup.how"))})
}

var aboutStyle = ui.Body.At(17)

func (u *SetUp) about(col *page.Column) { col.Say(u.aboutText(), aboutStyle) }

// wrong says why the game cannot begin yet; "" if it can.
func (u *SetUp) wrong() string {
	s := u.S
	s.Name = strings.TrimSpace(s.Name)
	err := s.Check()
	if err == nil {
		if u.seats.Persons() == 0 {
			return words.Say("play.unmanned")
		}
		return ""
	}
	return page.Sentence(err)
}

func (u *SetUp) begin() error {
	u.seats.Trim()
	u.S.Name = strings.TrimSpace(u.S.Name)
	if u.begins.New == nil {
		return nil
	}
	return u.begins.New(u.S, u.seats.Sitters())
}
