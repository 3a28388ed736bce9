package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// pause is the menu over a game.
type pause struct {
	play *Play
	said string // what was done last
}

// NewPause is the menu over a game: push it on the game's scene. Without a game
// nothing can be exported.
func NewPause(p *Play) Scene { return &pause{play: p} }

func (*pause) Name() string { return "pause" }

// Overlay lets the game show through.
func (*pause) Overlay() {}

func (p *pause) Frame(c *ui.Context, a *App) {
	c.Modal("pause", 380, 480, func(r ui.Rect) float64 {
		col := newColumn(c, r)
		c.Text(col.next(38), "Source of the Nile", ui.Head.At(26).To(ui.Centre))
		col.gap(6)
		for _, b := range p.items(c, a) {
			h := 38.0
			if b.Look == ui.MainLook {
				h = ui.MainH
			}
			if c.Button(col.next(h), b.Button) {
				b.do()
			}
			col.gap(6)
		}
		if p.said != "" {
			col.say(ui.Plain(p.said), ui.Note.At(16).In(ui.Faded).To(ui.Centre))
		}
		return col.height()
	})
}

type item struct {
	ui.Button
	do func()
}

func (p *pause) items(c *ui.Context, a *App) []item {
	h := &a.hooks
	return []item{
		{ui.Button{Label: "Back to the _game", Hint: "Esc", Look: ui.MainLook, Default: true, Keys: escape}, a.Pop},
		{ui.Button{Label: "_Save", Hint: c.KeyOf(keymap.QuickSave), Keys: c.Bound(keymap.QuickSave), Disabled: h.Save == nil}, func() { p.save(a) }},
		{ui.Button{Label: "Save _as…", Disabled: h.SaveAs == nil}, func() { a.Push(NewSaveAs(a)) }},
		{ui.Button{Label: "_Load…"}, func() { a.Push(NewLoad()) }},
		{ui.Button{
			Label: words.Say("pause.export"), ID: "export", Disabled: h.Exporter == nil || p.play == nil,
			Tip: ui.Plain(words.Say("pause.export.tip")),
		}, func() { a.Push(NewExport(a, p.play)) }},
		{ui.Button{Label: "S_ettings"}, func() { a.Push(NewSettings()) }},
		{ui.Button{
			Label: "_Rules", Hint: c.KeyOf(keymap.Rules), Disabled: h.Rules == nil,
			Tip: tipIf(h.Rules == nil, "This build has no rules to show."),
		}, func() { openRules(a) }},
		{ui.Button{Label: words.Say("keys.open"), Hint: c.KeyOf(keymap.Keys)}, func() { a.Push(NewKeys()) }},
		{ui.Button{Label: words.Say("about.open")}, func() { a.Push(NewAbout()) }},
		{ui.Button{Label: "Leave to the _title"}, func() { p.leave(a) }},
	}
}

var escape = []ui.Chord{ui.Key(ebiten.KeyEscape)}

func (p *pause) save(a *App) {
	if err := a.hooks.Save(); err != nil {
		a.Fail(err)
		return
	}
	p.said = "Saved."
}

func (p *pause) leave(a *App) {
	if a.hooks.Leave != nil {
		if err := a.hooks.Leave(); err != nil {
			a.Ask(Question{
				Title: "The game could not be saved",
				Text:  ui.Plain(sentence(err) + " If you leave now, what was played since the last save is lost."),
				Yes:   "_Leave all the same", No: "_Stay", Then: func() { a.Reset(NewTitle()) },
			})
			return
		}
	}
	a.Reset(NewTitle())
}
