package menu

import (
	"cmp"
	"image"
	"slices"

	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// title is the first screen.
type title struct {
	program *Program
	last    SaveInfo
	hasLast bool
	looked  bool
	drift   drift
}

// NewTitle is the title screen.
func NewTitle(p *Program) desk.Screen { return &title{program: p} }

func (*title) Name() string { return "title" }

func (t *title) Frame(c *ui.Context, a desk.Desk) {
	if !t.looked { // once: the folder is not read for every frame
		t.looked = true
		if a.Preferences().Music > 0 {
			a.Hear(sound.Air(sound.Parlour))
		}
		t.last, t.hasLast = SaveInfo{}, false
		if t.program.Library != nil {
			t.last, t.hasLast = t.program.Library.Last()
		}
	}
	page.Backdrop(c, t.behind(a.Preferences()), t.drift.at(c, a))
	r := c.Screen().Inset(14).Middle(460*titleGrown(c), c.Extent("cartouche")+2*18)
	if c.W > 1000 { // beside what is seen behind it, not on it
		r.X = c.W * 0.075
	}
	c.Panel(r, ui.CardPanel)
	c.Scroll("cartouche", r.InsetXY(34, 18), func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		t.cartouche(c, a, col)
		return col.Height()
	})
}

// front is whose chart lies behind the title.
func front(p desk.Preferences) Front { return Front{Bare: p.BareTitle, Game: p.TitleGame} }

// behind is the picture behind the title; nil: bare paper.
func (t *title) behind(p desk.Preferences) page.Plate {
	if t.program.Background == nil {
		return nil
	}
	return frontPlate{t.program, front(p), t.last.When.UnixMilli(), chart.Palette(p.Palette)}
}

// frontPlate is whose chart it shows, in which colours. When what was played last was played tells it
// from what it was before.
type frontPlate struct {
	program *Program
	of      Front
	played  int64 // in thousandths of a second
	colours chart.Palette
}

// Paint implements page.Plate; the ink is the chart's own.
func (p frontPlate) Paint(size image.Point, _ engraving.Ink) *image.RGBA {
	if img := p.program.Background(p.of, size.X, size.Y, p.colours); img != nil {
		return img
	}
	return ui.PaintPaper(size.X, size.Y)
}

// titleGrown is how much larger the cartouche and what stands on it are in a
// tall window.
func titleGrown(c *ui.Context) float64 {
	if c.H >= page.HandTall {
		return 1.22
	}
	return 1
}

// titleRest is how high a window is taken up by the cartouche without its
// picture, titlePlate how high that is at least.
const titleRest, titlePlate = 616, 84

// mottoLeast is the smallest the line below the name is set.
const mottoLeast = 15.5

// cartouche is the title and what can be done.
func (t *title) cartouche(c *ui.Context, a desk.Desk, col *page.Column) {
	col.Gap(8)
	grown := titleGrown(c)
	name := ui.Style{Face: ui.Title, Size: 46 * grown, Colour: ui.Ink, Align: ui.Centre}
	for name.Size > 24 && c.TextWidth(words.Say("game.name"), name) > col.R.W {
		name.Size--
	}
	c.Text(col.Next(name.Size+14), words.Say("game.name"), name)
	motto := ui.Note.At(ui.Note.Size * grown)
	for motto.Size > mottoLeast && c.TextWidth(words.Say("game.motto"), motto) > col.R.W {
		motto.Size -= 0.25 // a hair too wide for its line, by rounding
	}
	col.Say(ui.Plain(words.Say("game.motto")), motto.To(ui.Centre))
	if room := min(c.H-titleRest*grown, col.R.W*0.42); room >= titlePlate && t.plate() != nil {
		col.Gap(8)
		page.Engraved(c, col.Next(room), t.plate())
	}
	col.Gap(12)
	rule := col.Next(10)
	c.Rule(rule.Middle(rule.W*0.5, 1), ui.Rule)
	col.Gap(12)
	t.goOn(c, a, col)
	t.menu(c, a, col)
	if v := t.program.Version; v != "" {
		col.Gap(6)
		c.Text(col.Next(22), v, ui.Small.At(15).To(ui.Centre))
	}
}

// plate is the picture on the title: that of the game that was played last.
func (t *title) plate() *engraving.Picture {
	if g := t.program.gameOf(t.last.Game); g != nil && g.Plates().Title != nil {
		return g.Plates().Title
	}
	return t.program.plates().Title
}

// canGoOn reports whether there is a game that has not ended.
func (t *title) canGoOn() bool { return t.hasLast && !t.last.Finished() }

// goOn is the button that takes up the last game, and what game that is.
func (t *title) goOn(c *ui.Context, a desk.Desk, col *page.Column) {
	if !t.canGoOn() {
		return
	}
	grown := titleGrown(c)
	if c.Button(col.Next((ui.MainH+4)*grown), ui.Button{Label: words.Say("title.continue"), ID: "Continue", Look: ui.MainLook, Size: 22 * grown, Default: true}) {
		t.program.load(a, t.last.Path)
	}
	col.Gap(3)
	who, st := names(t.last.Players), ui.Note.At(16).In(ui.Faded).To(ui.Centre)
	says := words.Phrase("title.last", "what", cmp.Or(t.last.Of, t.last.Called), "date", t.last.Date)
	if all := words.Facts(says, who); c.TextWidth(all, st) <= col.R.W {
		says, who = all, ""
	}
	col.Say(ui.Plain(says), st)
	if who != "" { // they stand in a line of their own
		col.Say(ui.Plain(who), st)
	}
	col.Gap(12)
}

func (t *title) menu(c *ui.Context, a desk.Desk, col *page.Column) {
	grown := titleGrown(c)
	for _, b := range t.rows(c, a) {
		h := 38.0
		if b.Look == ui.MainLook {
			h = ui.MainH + 4
		}
		b.Size, b.by.Size = 19*grown, 19*grown
		row := col.Next(h * grown)
		half, by := (row.W-7)/2, b.by
		beside := by.do != nil && max(c.ButtonWidth(b.Button), c.ButtonWidth(by.Button)) <= half
		if beside {
			if c.Button(row.CutRight(half), by.Button) {
				by.do()
			}
			row.CutRight(7)
		}
		if c.Button(row, b.Button) {
			b.do()
		}
		col.Gap(7)
		if by.do != nil && !beside { // the keys beside their names take the whole row
			if c.Button(col.Next(h*grown), by.Button) {
				by.do()
			}
			col.Gap(7)
		}
	}
}

// titleRow is a button of the title, and one that stands at its right, if one does.
type titleRow struct {
	item
	by item // without anything to do: nothing does
}

// rows are what can be done, from top to bottom.
func (t *title) rows(c *ui.Context, a desk.Desk) []titleRow {
	rows := t.beginnings(a)
	if t.hasLast && !t.canGoOn() {
		again := ui.Button{Label: words.Say("title.again"), ID: "again", Tip: ui.Plain(words.Say("title.again.tip", "date", t.last.Date, "who", names(t.last.Players)))}
		rows = append(rows, titleRow{item: item{again, func() { t.program.load(a, t.last.Path) }}})
	}
	join := item{ui.Button{Label: words.Say("title.join"), ID: "Join a table", Disabled: t.program.Tables == nil, Tip: ui.Plain(words.Say("title.join.tip"))}, func() { a.Push(NewJoin(t.program, "")) }}
	letter := item{ui.Button{Label: words.Say("title.letters"), ID: "letters", Disabled: t.program.Letters == nil, Tip: ui.Plain(words.Say("pause.letters.tip"))}, func() { a.Push(NewLetters(t.program)) }}
	rules := item{ui.Button{
		Label: words.Say("title.rules"), ID: "Rules", Hint: c.KeyOf(keymap.Rules), Disabled: !a.HasRules(),
		Tip: page.TipIf(!a.HasRules(), words.Say("rules.none")),
	}, func() { a.Rule("") }}
	settings := item{ui.Button{Label: words.Say("title.settings"), ID: "Settings"}, func() { a.Push(NewSettings(t.program)) }}
	about := item{ui.Button{Label: words.Say("about.open"), ID: "About"}, func() { a.Push(NewAbout(t.program)) }}
	quit := item{ui.Button{Label: words.Say("title.quit"), ID: "Quit"}, a.Close} // an export under way asks first
	return append(rows, []titleRow{
		{item: item{ui.Button{Label: words.Say("title.load"), ID: "Load a game"}, func() { t.looked = false; a.Push(NewLoad(t.program)) }}}, // a game may be deleted there
		{join, letter}, // the two ways to play with others far away stand side by side
		{rules, settings},
		{about, quit},
	}...)
}

// beginnings are what can be begun: a game, a first journey, and beside what is not the first of
// these the chart of the day.
func (t *title) beginnings(a desk.Desk) []titleRow {
	rows := []titleRow{{item: item{ui.Button{Label: words.Say("title.new"), ID: "New game"}, func() { a.Push(t.program.SetUp()) }}}}
	if len(t.program.First) > 0 {
		learn := titleRow{item: item{ui.Button{Label: words.Say("title.first"), ID: "First journey", Tip: ui.Plain(words.Say("title.first.tip"))}, func() { t.learn(a) }}}
		if rows = append(rows, learn); !t.hasLast { // who has never played
			rows = []titleRow{learn, rows[0]}
		}
	}
	if !t.canGoOn() {
		rows[0].Look, rows[0].Default = ui.MainLook, true
	}
	if d := t.program.Day; d != nil {
		today := ui.Button{Label: words.Say("title.day"), ID: "day", Tip: ui.Plain(words.Say("title.day.tip", "date", words.Day(Calendar(d.Today()))))}
		rows[len(rows)-1].by = item{today, func() { t.looked = false; a.Push(NewDay(t.program)) }}
	}
	return rows
}

// learn begins the first journey, or asks of which game it is to be.
func (t *title) learn(a desk.Desk) {
	var offers []Offer
	for _, f := range t.program.First {
		offers = append(offers, Offer{Game: f.Game, Begin: func(a desk.Desk) {
			t.program.settle(a, func() {
				if err := f.Begin(); err != nil {
					a.Fail(err)
				}
			})
		}})
	}
	if len(offers) == 1 {
		offers[0].Begin(a)
		return
	}
	a.Push(newLessons(offers))
}

// names lists players in a sentence, each once: one person may play two of a company.
func names(players []SavePlayer) string {
	var all []string
	for _, p := range players {
		if !slices.Contains(all, p.Name) {
			all = append(all, p.Name)
		}
	}
	return words.List(all)
}

type item struct {
	ui.Button
	do func()
}
