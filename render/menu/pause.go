package menu

import (
	"slices"

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
}

// NewPause is the menu over a game being played: push it on the game's screen.
func NewPause(prog *Program, g Game, p *play.Play) desk.Screen {
	s := &pause{program: prog, tip: words.Say("pause.export.none"), play: p}
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

func (p *pause) Frame(c *ui.Context, a desk.Desk) {
	c.Modal("pause", 380, 480, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		name := words.Say("game.name")
		c.Text(col.Next(38), name, c.Fit(name, ui.Head.At(26).To(ui.Centre), col.R.W))
		col.Gap(6)
		for _, b := range p.items(c, a) {
			h := 38.0
			if b.Look == ui.MainLook {
				h = ui.MainH
			}
			if c.Button(col.Next(h), b.Button) {
				b.do()
			}
			col.Gap(6)
		}
		if p.said != "" {
			col.Say(ui.Plain(p.said), ui.Note.At(16).In(ui.Faded).To(ui.Centre))
		}
		for _, said := range p.taken {
			col.Say(said, ui.Note.At(15).In(ui.Faded).To(ui.Centre))
		}
		return col.Height()
	})
}

func (p *pause) items(c *ui.Context, a desk.Desk) []item {
	h := p.program
	items := []item{
		{ui.Button{Label: words.Say("pause.back"), ID: "Back to the game", Hint: words.Phrase("key.esc"), Look: ui.MainLook, Default: true, Keys: page.Escape}, a.Pop},
		{ui.Button{Label: words.Say("pause.save"), ID: "Save", Hint: c.KeyOf(keymap.QuickSave), Keys: c.Bound(keymap.QuickSave), Disabled: h.Save == nil}, func() { p.save(a) }},
		{ui.Button{Label: words.Say("pause.save-as"), ID: "Save as…", Disabled: h.SaveAs == nil}, func() { a.Push(NewSaveAs(h)) }},
		{ui.Button{Label: words.Say("pause.load"), ID: "Load…"}, func() { a.Push(NewLoad(h)) }},
		{ui.Button{
			Label: words.Say("pause.export"), ID: "export", Disabled: p.export == nil,
			Tip: ui.Plain(p.tip),
		}, func() { a.Push(p.export(a)) }},
		{ui.Button{Label: words.Say("pause.letters"), ID: "letters", Disabled: h.Letters == nil, Tip: ui.Plain(words.Say("pause.letters.tip"))}, func() { a.Push(NewLetters(h)) }},
		{ui.Button{Label: words.Say("pause.host"), ID: "host", Disabled: !p.hosts(), Tip: ui.Plain(words.Say("pause.host.tip"))}, func() { a.Replace(NewHosting(h, p.play)) }},
		{ui.Button{Label: words.Say("pause.recap"), ID: "recap", Disabled: p.recap == nil, Tip: ui.Plain(words.Say("pause.recap.tip"))}, func() { p.lastTime(a) }},
		{ui.Button{Label: words.Say("pause.seating"), ID: "who plays", Disabled: p.seating == nil, Tip: ui.Plain(words.Say("pause.seating.tip"))}, func() { p.seating(a) }},
		{ui.Button{Label: words.Say("pause.settings"), ID: "Settings"}, func() { a.Push(NewSettings()) }},
		{ui.Button{
			Label: words.Say("pause.rules"), ID: "Rules", Hint: c.KeyOf(keymap.Rules), Disabled: !a.HasRules(),
			Tip: page.TipIf(!a.HasRules(), words.Say("rules.none")),
		}, func() { a.Rule("") }},
		{ui.Button{Label: words.Say("keys.open"), ID: "All keys", Hint: c.KeyOf(keymap.Keys)}, func() { a.Push(NewKeys()) }},
		{ui.Button{Label: words.Say("about.open"), ID: "About"}, func() { a.Push(NewAbout(h)) }},
		{ui.Button{Label: words.Say("pause.leave"), ID: "Leave to the title"}, func() { Leave(a, h) }},
	}
	if of := h.Beside; of != nil {
		if _, far := of.Now(); far {
			items = p.elsewhere(items, func() { a.Replace(NewTableTalk(of)) })
		}
	}
	if p.sitting == nil {
		return items
	}
	at := slices.IndexFunc(items, func(x item) bool { return x.ID == "who plays" })
	return slices.Insert(items, at, item{
		ui.Button{Label: words.Say("pause.sitting"), ID: "this sitting", Tip: ui.Plain(words.Say("pause.sitting.tip"))},
		func() {
			if s, ok := p.sitting(); ok {
				a.Replace(s)
			}
		},
	})
}

// elsewhere are the items of a game that another machine keeps: nothing of it is saved or passed
// on here, and there is the page of its table.
func (p *pause) elsewhere(items []item, talk func()) []item {
	items = slices.DeleteFunc(items, func(x item) bool {
		return x.ID == "Save" || x.ID == "Save as…" || x.ID == "letters" || x.ID == "host" && !p.hosts()
	})
	return slices.Insert(items, 1, item{ui.Button{Label: words.Say("pause.talk"), ID: "at this table", Tip: ui.Plain(words.Say("pause.talk.tip"))}, talk})
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
		p.said = words.Say("flow.saved")
		a.Refresh()
	})
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
