package render

import (
	"errors"
	"fmt"

	"sourceofthenile/render/ui"
)

// loadList is the list of saved games.
type loadList struct {
	saves   []SaveInfo
	chosen  int
	looked  bool
	failed  error
	waiting <-chan Chosen
}

// NewLoad is the list of saved games.
func NewLoad() Scene { return &loadList{} }

func (*loadList) Name() string { return "load" }

// look reads the folder.
func (l *loadList) look(a *App) {
	l.looked, l.saves, l.failed = true, nil, nil
	if a.hooks.Library == nil {
		return
	}
	l.saves, l.failed = a.hooks.Library.List()
	l.chosen = min(max(0, l.chosen), len(l.saves)-1)
}

// Tick looks for the answer of the system's dialog.
func (l *loadList) Tick(a *App) bool {
	select {
	case got := <-l.waiting:
		l.waiting = nil
		switch {
		case got.Err == nil:
			a.load(got.Path)
		case !errors.Is(got.Err, ErrNothingChosen):
			a.Fail(got.Err)
		}
		a.shown = nil // the dialog lay over the window
		return true
	default:
		return false
	}
}

func (l *loadList) Frame(c *ui.Context, a *App) {
	if !l.looked {
		l.look(a)
	}
	c.Desk()
	r := c.Sheet(900, 720)
	foot := r.CutBottom(footH)
	foot.CutTop(footH - ui.MainH)
	l.foot(c, a, foot)
	head := r.CutTop(50)
	c.Text(ui.R(head.X, head.Y-4, head.W, 44), "Saved games", titleFit(c, "Saved games", head.W))
	c.Rule(ui.R(head.X, head.Bottom()-8, head.W, 1), ui.Rule)
	switch {
	case l.failed != nil:
		c.Paragraph(r, ui.Rich{ui.InRed(sentence(l.failed))}, ui.Body)
	case len(l.saves) == 0:
		c.Paragraph(r, ui.Plain("No game has been saved yet. A game saves itself after every turn; F5 saves it at any time."), ui.Body)
	default:
		if a.hooks.Library != nil && c.H > 480 {
			c.Text(r.CutBottom(24), a.hooks.Library.Folder(), ui.Small.Own())
			r.CutBottom(4)
		}
		l.list(c, a, r)
	}
	if c.Back() {
		a.Pop()
	}
}

const saveRowH = 62

func (l *loadList) list(c *ui.Context, a *App, r ui.Rect) {
	rows := ui.Rows{
		ID: "saves", N: len(l.saves), RowH: saveRowH,
		Name: func(i int) string { return l.saves[i].Name },
		Draw: func(i int, r ui.Rect, _ bool) { drawSave(c, r, &l.saves[i]) },
	}
	if c.List(r, rows, &l.chosen) {
		l.open(a)
	}
}

// drawSave is one saved game: its name and date above, who plays below, or
// why it cannot be loaded.
func drawSave(c *ui.Context, r ui.Rect, s *SaveInfo) {
	c.Tip(r, tipIf(s.Broken != "", s.Broken))
	r = r.InsetXY(0, 5)
	top, below := r, r
	top.H, below.Y, below.H = 28, r.Y+27, 25
	when := s.When.Format("2 Jan 2006, 15:04")
	w := c.TextWidth(when, ui.Small) + 4
	if top.W > 2.6*w {
		c.Text(top.CutRight(w), when, ui.Small.To(ui.Right))
		top.CutRight(12)
	}
	title := ui.Strong.Own()
	if s.Broken != "" {
		title.Colour = ui.Ghost
	}
	n := min(top.W, c.TextWidth(s.Name, title)+2)
	c.Text(top.CutLeft(n), s.Name, title)
	top.CutLeft(10)
	if s.Broken != "" {
		c.Text(below, s.Broken, ui.Small.In(ui.Red).Own())
		return
	}
	about := s.Date
	if s.Finished {
		about += ", finished"
	}
	if s.Auto {
		about += ", kept by the program"
	}
	if top.W > 60 {
		c.Text(top, about, ui.Note.At(16).In(ui.Faded).Own())
	}
	for _, p := range s.Players {
		score := fmt.Sprintf("%s %d", p.Name, p.Points)
		w := c.TextWidth(score, ui.Small) + 2
		if below.W < w+24 {
			break
		}
		c.Sign(below.CutLeft(18).Middle(18, 18), p.Colour)
		below.CutLeft(5)
		c.Text(below.CutLeft(w), score, ui.Small.Own())
		below.CutLeft(14)
	}
	if goal := fmt.Sprintf("of %d", s.Target); s.Target > 0 && below.W > c.TextWidth(goal, ui.Small)+2 {
		c.Text(below, goal, ui.Small)
	}
}

func (l *loadList) now() *SaveInfo {
	if l.chosen < 0 || l.chosen >= len(l.saves) {
		return nil
	}
	return &l.saves[l.chosen]
}

func (l *loadList) open(a *App) {
	if s := l.now(); s != nil && s.Broken == "" {
		a.load(s.Path)
	}
}

func (l *loadList) foot(c *ui.Context, a *App, r ui.Rect) {
	s := l.now()
	load := ui.Button{Label: "_Load", Look: ui.MainLook, Default: true, Disabled: s == nil || s.Broken != ""}
	if s != nil && s.Broken != "" {
		load.Tip = ui.Plain(s.Broken)
	} else if s == nil {
		load.Tip = ui.Plain("Choose a game first.")
	}
	if c.Button(r.CutRight(min(150, r.W*0.35)), load) {
		l.open(a)
	}
	r.CutRight(12)
	row := []item{
		{ui.Button{Label: "B_ack", Hint: "Esc"}, a.Pop},
		{ui.Button{Label: "_Delete", Disabled: s == nil, Tip: tipIf(s == nil, "Choose a game first.")}, func() { l.remove(a) }},
		{ui.Button{
			Label: "_Other place…", ID: "elsewhere", Disabled: a.hooks.OpenDialog == nil || l.waiting != nil,
			Tip: tipIf(a.hooks.OpenDialog == nil, "This computer offers no file dialog."),
		}, func() { l.waiting = a.hooks.OpenDialog() }},
	}
	room := 0.0
	for _, b := range row {
		room += c.ButtonWidth(b.Button) + 6
	}
	if room > r.W {
		row[2].Label = "_Other…"
	}
	for _, b := range row {
		w := c.ButtonWidth(b.Button)
		if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), b.Button) {
			b.do()
		}
		r.CutLeft(6)
	}
}

func (l *loadList) remove(a *App) {
	s := l.now()
	if s == nil || a.hooks.Library == nil {
		return
	}
	path := s.Path
	a.Ask(Question{
		Title: "Delete this game?",
		Text:  ui.Rich{ui.B(s.Name), ui.T(" will be gone for good.")},
		Yes:   "_Delete it", No: "_Keep it",
		Then: func() {
			if err := a.hooks.Library.Remove(path); err != nil {
				a.Fail(err)
			}
			l.look(a)
		},
	})
}
