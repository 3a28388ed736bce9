package menu

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// pause is the menu over a game.
type pause struct {
	program *Program
	export  func(a desk.Desk) desk.Screen // nil where it cannot be
	tip     string                        // what that is
	recap   func() (desk.Screen, bool)    // what happened last time; nil where the game does not tell
	sitting func() (desk.Screen, bool)    // the sitting being played; nil where the game has none
	seating func(a desk.Desk)             // where seats are left to computer players; nil where there are none
	taken   []ui.Rich                     // how often the game was taken up, for all at the table to know
	said    string                        // what was done last
	play    *play.Play
	game    Game
	// left is the position that the sheet on the sitting was opened over; 0: it is not open.
	left uint64
	// opens: the page on which the game is opened to others lies over it.
	opens bool
}

// NewPause is the menu over a game being played: push it on the game's screen.
func NewPause(prog *Program, g Game, p *play.Play) desk.Screen {
	s := &pause{program: prog, tip: words.Say("pause.export.none"), play: p, game: g}
	if e, ok := g.(Exporting); ok {
		s.tip = words.Say("pause.export.tip")
		if p != nil && p.Host().CanExport() {
			s.export = func(a desk.Desk) desk.Screen { return e.Export(a, p) }
		}
	}
	if b, ok := g.(Botted); ok && p != nil && len(b.Opponents().Strengths) > 0 {
		s.seating = func(a desk.Desk) { a.Push(NewSeating(b.Opponents(), p)) }
	}
	if e, ok := g.(Recapping); ok && p != nil {
		s.recap = func() (desk.Screen, bool) { return e.Recap(p) }
	}
	if e, ok := g.(InSittings); ok && p != nil {
		if _, now := e.Sitting(p); now {
			s.sitting = func() (desk.Screen, bool) { return e.Sitting(p) }
		}
	}
	if p != nil {
		s.taken = takenUp(p)
	}
	return s
}

// hosts reports whether the game can be opened to others, or is open.
func (p *pause) hosts() bool {
	h := p.program.Hosting
	if h == nil || p.play == nil {
		return false
	}
	_, open := h.Opened()
	return open || h.May()
}

// takenUp says how often a game was left and taken up, and how often at a moment from
// which it had been played on already: who tries a thing twice does it before all.
func takenUp(p *play.Play) (out []ui.Rich) {
	if n := len(p.Sittings()) - 1; n > 0 {
		out = append(out, ui.Plain(words.Say("pause.sittings", "n", n)))
	}
	if n := p.Host().Again; n > 0 {
		out = append(out, ui.Plain(words.Say("pause.again", "n", n)))
	}
	return out
}

func (*pause) Name() string { return "pause" }

// Overlay lets the game show through.
func (*pause) Overlay() {}

// pauseW is how wide the menu is, in units, pauseName how wide what a group is called, where there is room for it beside the group,
// which must have that much then.
const pauseW, pauseName, pauseGroup = 740.0, 132.0, 360.0

func (p *pause) Frame(c *ui.Context, a desk.Desk) {
	if p.left != 0 && a.Top() == desk.Screen(p) { // back from the sitting's sheet: what was settled there is looked at on the table
		if p.left != p.play.Version {
			a.Pop()
			return
		}
		p.left = 0
	}
	if p.opens && a.Top() == desk.Screen(p) { // back from there: where the table is open it is played at
		if p.opens = false; p.program.Hosting != nil {
			if _, open := p.program.Hosting.Opened(); open {
				a.Pop()
				return
			}
		}
	}
	c.Modal("pause", pauseW, 400, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		name := words.Say("game.name")
		c.Text(col.Next(38), name, c.Fit(name, ui.Head.At(26).To(ui.Centre), col.R.W))
		col.Gap(6)
		if c.Button(col.Next(ui.MainH), ui.Button{Label: words.Say("pause.back"), ID: "Back to the game", Hint: words.Phrase("key.esc"), Look: ui.MainLook, Default: true, Keys: page.Escape}) {
			a.Pop()
		}
		far := p.far()
		col.Gap(8)
		p.usual(c, col, a, far)
		col.Gap(14)
		p.groups(c, col, a, far)
		col.Gap(6)
		said, from := ui.Note.At(16).In(ui.Faded).To(ui.Centre), col.R.Y
		if p.said != "" {
			col.Say(ui.Plain(p.said), said)
		}
		col.Gap(max(0, ui.LineHeight(said)-(col.R.Y-from))) // its room is kept: nothing jumps when something is said
		for _, said := range p.taken {
			col.Say(said, ui.Note.At(15).In(ui.Faded).To(ui.Centre))
		}
		return col.Height()
	})
}

// group is what is offered under a heading, by its words.
type group struct {
	key string
	of  []item
}

// usual is what the menu is opened for most, large and in a row: to keep the game, to set the program, to leave.
func (p *pause) usual(c *ui.Context, col *page.Column, a desk.Desk, far bool) {
	all := []item{
		{ui.Button{Label: words.Say("pause.settings"), ID: "Settings"}, func() { a.Push(NewSettings(p.program)) }},
		{ui.Button{Label: words.Say("pause.leave"), ID: "Leave to the title"}, func() { Leave(a, p.program) }},
	}
	if !far {
		save := ui.Button{Label: words.Say("pause.save"), ID: "Save", Hint: c.KeyOf(keymap.QuickSave), Keys: c.Bound(keymap.QuickSave), Disabled: p.program.Save == nil}
		all = append([]item{{save, func() { p.save(a) }}}, all...)
	}
	rooms, beside := col.R.Columns(len(all), 8), true
	for _, x := range all {
		beside = beside && c.ButtonWidth(x.Button) <= rooms[0].W
	}
	for i, x := range all {
		if !beside {
			rooms[i] = col.Next(ui.MainH)
			col.Gap(6)
		}
		if c.Button(rooms[i].Top(ui.MainH), x.Button) {
			x.do()
		}
	}
	if beside {
		col.Gap(ui.MainH)
	}
}

// groups are all the rest, small: the game that is played, what is past, whom it is played with, and the program; each behind its
// name, or below it where that is narrow.
func (p *pause) groups(c *ui.Context, col *page.Column, a desk.Desk, far bool) {
	for _, g := range []group{
		{"pause.game", append(p.ofTheGame(a, far), p.done(a))},
		{"pause.past", p.ofThePast(a)},
		{"pause.others", p.withOthers(a, far)},
		{"pause.program", p.ofTheProgram(c, a)},
	} {
		c.Rule(col.R.Top(1), ui.Rule)
		col.Gap(8)
		r, name := col.R, words.Say(g.key)
		if r.W-pauseName < pauseGroup {
			col.Say(ui.Plain(name), ui.Small.At(16))
			r = col.R
		} else {
			at := r.CutLeft(pauseName).Top(ui.ButtonH)
			c.Text(at, name, c.Fit(name, ui.Head.At(17), at.W))
		}
		var buttons []ui.Button
		for _, x := range g.of {
			x.Size = 16
			buttons = append(buttons, x.Button)
		}
		hit, h := c.Row(r, buttons...)
		if col.Gap(h + 8); hit >= 0 {
			g.of[hit].do()
		}
	}
}

// far reports whether another machine keeps the game: nothing of it is saved or passed on here.
func (p *pause) far() bool {
	of := p.program.Beside
	if of == nil {
		return false
	}
	_, far := of.Now()
	return far
}

// done opens the card of what has been done and can be taken back.
func (p *pause) done(a desk.Desk) item {
	var card desk.Screen
	if p.play != nil {
		card = NewHistory(p.game, p.play)
	}
	return item{ui.Button{Label: words.Say("pause.history"), ID: "history", Disabled: card == nil, Tip: ui.Plain(words.Say("pause.history.tip"))}, func() { a.Replace(card) }}
}

// watch is what shows the game from its beginning; nil where it cannot be.
func (p *pause) watch() func(a desk.Desk) {
	if p.play == nil {
		return nil
	}
	return p.play.Host().Watch
}

// ofTheGame is what else can be done with the game that is played.
func (p *pause) ofTheGame(a desk.Desk, far bool) (out []item) {
	h := p.program
	if !far {
		out = []item{
			{ui.Button{Label: words.Say("pause.save-as"), ID: "Save as…", Disabled: h.SaveAs == nil}, func() { a.Push(NewSaveAs(h, func() { p.says(a, "flow.saved") })) }},
		}
	}
	out = append(out,
		item{ui.Button{Label: words.Say("pause.load"), ID: "Load…"}, func() { a.Push(NewLoad(h)) }},
		item{ui.Button{Label: words.Say("pause.export"), ID: "export", Disabled: p.export == nil, Tip: ui.Plain(p.tip)}, func() { a.Push(p.export(a)) }})
	if p.sitting != nil {
		out = append(out, item{ui.Button{Label: words.Say("pause.sitting"), ID: "this sitting", Tip: ui.Plain(words.Say("pause.sitting.tip"))}, func() {
			if s, ok := p.sitting(); ok {
				p.left = p.play.Version
				a.Push(s)
			}
		}})
	}
	return out
}

// ofThePast is what looks back: the pages that the game has for it, which are read most, then the sitting before, and all of the
// game.
func (p *pause) ofThePast(a desk.Desk) (out []item) {
	if p.play != nil && p.play.Lookback != nil {
		for _, x := range p.play.Lookback() {
			out = append(out, item{ui.Button{Label: x.Label, ID: x.ID, Disabled: x.Open == nil, Tip: ui.Plain(x.Tip)}, func() { a.Push(x.Open(a)) }})
		}
	}
	return append(out, []item{
		{ui.Button{Label: words.Say("pause.recap"), ID: "recap", Disabled: p.recap == nil, Tip: ui.Plain(words.Say("pause.recap.tip"))}, func() { p.lastTime(a) }},
		{ui.Button{Label: words.Say("pause.watch"), ID: "watch", Disabled: p.watch() == nil, Tip: ui.Plain(words.Say("rerun.open.tip"))}, func() { p.watch()(a) }},
	}...)
}

// withOthers is who plays, and what brings those at other machines in.
func (p *pause) withOthers(a desk.Desk, far bool) []item {
	h := p.program
	out := []item{{ui.Button{Label: words.Say("pause.seating"), ID: "who plays", Disabled: p.seating == nil, Tip: ui.Plain(words.Say("pause.seating.tip"))}, func() { p.seating(a) }}}
	if far {
		out = append(out, item{ui.Button{Label: words.Say("pause.talk"), ID: "at this table", Tip: ui.Plain(words.Say("pause.talk.tip"))}, func() { a.Replace(NewTableTalk(h.Beside)) }})
	}
	if !far || p.hosts() {
		out = append(out, item{ui.Button{Label: words.Say("pause.host"), ID: "host", Disabled: !p.hosts(), Tip: ui.Plain(words.Say("pause.host.tip"))}, func() {
			p.opens = true
			a.Push(NewHosting(h, p.play))
		}})
	}
	if !far {
		out = append(out, item{ui.Button{Label: words.Say("pause.letters"), ID: "letters", Disabled: h.Letters == nil, Tip: ui.Plain(words.Say("pause.letters.tip"))}, func() { a.Push(NewLetters(h)) }})
	}
	return out
}

// ofTheProgram is what else belongs to no game.
func (p *pause) ofTheProgram(c *ui.Context, a desk.Desk) []item {
	return []item{
		{ui.Button{
			Label: words.Say("pause.rules"), ID: "Rules", Hint: c.KeyOf(keymap.Rules), Disabled: !a.HasRules(),
			Tip: page.TipIf(!a.HasRules(), words.Say("rules.none")),
		}, func() { a.Rule("") }},
		{ui.Button{Label: words.Say("keys.open"), ID: "All keys", Hint: c.KeyOf(keymap.Keys)}, func() { a.Push(NewKeys()) }},
		{ui.Button{Label: words.Say("about.open"), ID: "About"}, func() { a.Push(NewAbout(p.program)) }},
	}
}

// lastTime shows what happened when the game was played last.
func (p *pause) lastTime(a desk.Desk) {
	if s, ok := p.recap(); ok {
		a.Push(s)
		return
	}
	p.said = words.Say("pause.recap.none")
}

func (p *pause) save(a desk.Desk) {
	p.program.Save(func(err error) {
		if err != nil {
			a.Fail(err)
			return
		}
		p.says(a, "flow.saved")
	})
}

// says has the menu tell what has been done.
func (p *pause) says(a desk.Desk, key string) {
	p.said = words.Say(key)
	a.Refresh()
}

// Leave leaves the game for the title, once it is saved or the player does not mind.
func Leave(a desk.Desk, p *Program) { p.settle(a, func() { leave(a, p) }) }

func leave(a desk.Desk, p *Program) {
	if p.Leave != nil {
		if err := p.Leave(); err != nil {
			a.Ask(desk.Question{
				Title: words.Say("save.failed"),
				Text:  ui.Plain(words.Say("leaving.unsaved", "why", page.Sentence(err))),
				Yes:   words.Say("leaving.yes"), No: words.Say("leaving.no"), Then: func() { a.Reset(NewTitle(p)) },
			})
			return
		}
	}
	a.Reset(NewTitle(p))
}
