package menu

import (
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// saveAs asks for a name and saves the game under it.
type saveAs struct {
	asking
	program *Program
	name    string
	saves   []SaveInfo
	looked  bool
	done    func()
}

// NewSaveAs is the screen that saves the game under a name; done is called when it lies on the disk,
// and may be nil.
func NewSaveAs(p *Program, done func()) desk.Screen {
	s := &saveAs{program: p, done: done}
	if p.SuggestName != nil {
		s.name = p.SuggestName()
	}
	return s
}

func (*saveAs) Name() string { return "saveas" }

func (s *saveAs) Frame(c *ui.Context, a desk.Desk) {
	if !s.looked {
		s.looked = true
		if s.program.Library != nil {
			s.saves, _ = s.program.Library.List() // the list only helps; saving itself will say what is wrong
		}
		c.SetFocus("file name")
	}
	page.Page{
		Title: words.Say("save.title"), W: 760, H: c.Extent("page") + page.FootH + 50 + 2*28 + 14,
		Body: func(r ui.Rect) float64 { return s.body(c, r) },
		Foot: func(r ui.Rect) { s.foot(c, a, r) },
	}.Draw(c)
	if c.Back() {
		a.Pop()
	}
}

func (s *saveAs) body(c *ui.Context, r ui.Rect) float64 {
	col := page.NewColumn(c, r)
	col.Gap(6)
	c.TextField(col.Next(38), ui.Field{ID: "file name", Max: 60, Hint: words.Say("save.hint"), Whole: true}, &s.name)
	col.Gap(14)
	var own []SaveInfo
	for _, g := range s.saves {
		if !g.Auto && !g.Quick {
			own = append(own, g)
		}
	}
	if len(own) == 0 {
		col.Say(ui.Plain(words.Say("save.before.none")), ui.Note.In(ui.Faded))
		return col.Height()
	}
	col.Heading(words.Say("save.before"))
	for i := range own {
		row := col.Next(ui.LineH + 6)
		when := words.Moment(own[i].When)
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
		if w := c.TextWidth(own[i].Date, ui.Note.At(16)) + 2; in.W > 3*w && own[i].Date != "" {
			c.Text(in.CutRight(w), own[i].Date, ui.Note.At(16).In(ui.Faded).To(ui.Right))
			in.CutRight(10)
		}
		c.Text(in, own[i].Name, ui.Body.Own())
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	return col.Height()
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

func (s *saveAs) foot(c *ui.Context, a desk.Desk, r ui.Rect) {
	name := strings.TrimSpace(c.Typed("file name", s.name))
	if c.Button(r.CutRight(min(150, r.W*0.35)), ui.Button{
		Label: words.Say("save.save"), ID: "Save", Look: ui.MainLook, Default: true, Disabled: name == "", Tip: page.TipIf(name == "", words.Say("save.wants")),
	}) {
		s.save(a, name)
	}
	r.CutRight(12)
	if page.BackButton(c, &r) {
		a.Pop()
	}
	r.CutLeft(6)
	elsewhere := ui.Button{
		Label: words.Say("load.other"), ID: "elsewhere", Disabled: s.program.SaveDialog == nil || s.asks(),
	}
	if c.ButtonAtLeft(&r, elsewhere) {
		s.ask(s.program.SaveDialog(name), func(path string) {
			s.program.SaveTo(path, func(err error) { s.written(a, err) })
		})
	}
}

// written is told how the saving ended: the screen goes when the game is on the
// disk.
func (s *saveAs) written(a desk.Desk, err error) {
	switch {
	case err != nil:
		a.Fail(err)
	case a.Top() == desk.Screen(s):
		a.Pop()
		if s.done != nil {
			s.done()
		}
	}
}

func (s *saveAs) save(a desk.Desk, name string) {
	do := func() {
		if s.program.SaveAs == nil {
			return
		}
		s.program.SaveAs(name, func(err error) { s.written(a, err) })
	}
	if !s.there(name) {
		do()
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("save.ask"),
		Text:  page.Bold(words.Say("save.ask.text", "name", page.Marked(name))),
		Yes:   words.Say("save.ask.yes"), No: words.Say("save.ask.no"), Then: do,
	})
}
