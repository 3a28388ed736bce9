package render

import (
	"errors"
	"strings"

	"sourceofthenile/render/ui"
)

// saveAs asks for a name and saves the game under it.
type saveAs struct {
	name    string
	saves   []SaveInfo
	looked  bool
	waiting <-chan Chosen
}

// NewSaveAs is the screen that saves the game under a name.
func NewSaveAs(a *App) Scene {
	s := &saveAs{}
	if a.hooks.SuggestName != nil {
		s.name = a.hooks.SuggestName()
	}
	return s
}

func (*saveAs) Name() string { return "saveas" }

// Tick looks for the answer of the system's dialog.
func (s *saveAs) Tick(a *App) bool {
	select {
	case got := <-s.waiting:
		s.waiting = nil
		a.shown = nil // the dialog lay over the window
		if got.Err == nil {
			got.Err = a.hooks.SaveTo(got.Path)
		}
		switch {
		case got.Err == nil:
			a.Pop()
		case !errors.Is(got.Err, ErrNothingChosen):
			a.Fail(got.Err)
		}
		return true
	default:
		return false
	}
}

func (s *saveAs) Frame(c *ui.Context, a *App) {
	if !s.looked {
		s.looked = true
		if a.hooks.Library != nil {
			s.saves, _ = a.hooks.Library.List() // the list only helps; saving itself will say what is wrong
		}
		c.SetFocus("file name")
	}
	page{
		title: "Save the game as", w: 760, h: 620,
		body: func(r ui.Rect) float64 { return s.body(c, r) },
		foot: func(r ui.Rect) { s.foot(c, a, r) },
	}.draw(c)
	if c.Back() {
		a.Pop()
	}
}

func (s *saveAs) body(c *ui.Context, r ui.Rect) float64 {
	col := newColumn(c, r)
	col.gap(6)
	c.TextField(col.next(38), ui.Field{ID: "file name", Max: 60, Hint: "A name for this game"}, &s.name)
	col.gap(14)
	var own []SaveInfo
	for _, g := range s.saves {
		if !g.Auto {
			own = append(own, g)
		}
	}
	if len(own) == 0 {
		return col.height()
	}
	col.heading("Games saved before")
	for i := range own {
		row := col.next(ui.LineH + 6)
		when := own[i].When.Format("2 Jan 2006, 15:04")
		w := c.TextWidth(when, ui.Small) + 2
		re := c.React("game "+own[i].Path, row, ui.TakesEnter)
		if re.Hover || re.Focused {
			c.Panel(row, ui.RowPanel)
		}
		if re.Clicked {
			s.name = own[i].Name
			c.SetFocus("file name")
		}
		in := row.InsetXY(6, 0)
		if in.W > 2*w {
			c.Text(in.CutRight(w), when, ui.Small.To(ui.Right))
			in.CutRight(10)
		}
		c.Text(in, own[i].Name, ui.Body.Own())
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	return col.height()
}

// there reports whether a game has that name already.
func (s *saveAs) there(name string) bool {
	for _, g := range s.saves {
		if strings.EqualFold(g.Name, name) {
			return true
		}
	}
	return false
}

func (s *saveAs) foot(c *ui.Context, a *App, r ui.Rect) {
	name := strings.TrimSpace(s.name)
	if c.Button(r.CutRight(min(150, r.W*0.35)), ui.Button{
		Label: "_Save", Look: ui.MainLook, Default: true, Disabled: name == "", Tip: tipIf(name == "", "It needs a name."),
	}) {
		s.save(a, name)
	}
	r.CutRight(12)
	back := ui.Button{Label: "B_ack", Hint: "Esc"}
	w := c.ButtonWidth(back)
	if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), back) {
		a.Pop()
	}
	r.CutLeft(6)
	elsewhere := ui.Button{
		Label: "_Other place…", Disabled: a.hooks.SaveDialog == nil || s.waiting != nil,
		Tip: tipIf(a.hooks.SaveDialog == nil, "This computer offers no file dialog."),
	}
	w = c.ButtonWidth(elsewhere)
	if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), elsewhere) {
		s.waiting = a.hooks.SaveDialog(name)
	}
}

func (s *saveAs) save(a *App, name string) {
	do := func() {
		if a.hooks.SaveAs == nil {
			return
		}
		if _, err := a.hooks.SaveAs(name); err != nil {
			a.Fail(err)
			return
		}
		a.Pop()
	}
	if !s.there(name) {
		do()
		return
	}
	a.Ask(Question{
		Title: "Replace it?",
		Text:  ui.Rich{ui.T("There is a game called "), ui.B(name), ui.T(" already. It will be replaced by this one.")},
		Yes:   "_Replace it", No: "_Keep it", Then: do,
	})
}
