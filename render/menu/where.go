package menu

import (
	"path/filepath"
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Where asks for a file where the system has no dialog of its own for that.
type Where struct {
	Title   string
	Folder  string   // looked into first
	Name    string   // proposed, where the file is to be written
	Save    bool     // it is to be written; else it must be there
	Endings []string // of files that are listed, with their dots; the first is added to what is written

	// Beside does something beside the loop, which may take a while, and then the rest on it; nil:
	// at once.
	Beside func(do, then func())
	// Look lists a folder: those in it, and the files with one of the endings. It is called beside
	// the loop.
	Look func(folder string, endings []string) (folders, files []string, err error)
	// Whole is a path as the system has it, from what was typed: the folder of the player
	// for ~, and from the root.
	Whole func(path string) string
	// There reports whether a file has that name already.
	There func(path string) bool
	// Answer takes what was chosen, or desk.ErrNothingChosen. It is called once.
	Answer func(desk.Chosen)
}

// where is its screen: a path in a field, and below it what the folder holds that fits.
type where struct {
	Where
	path     string
	folder   string // whose entries these are
	folders  []string
	files    []string
	err      error
	awaited  string // a folder being looked into
	began    bool
	answered bool
}

// NewWhere is the screen that asks.
func NewWhere(w Where) desk.Screen {
	if w.Beside == nil {
		w.Beside = func(do, then func()) { do(); then() }
	}
	return &where{Where: w, path: filepath.Join(w.Folder, w.Name) + map[bool]string{true: string(filepath.Separator)}[w.Name == ""]}
}

func (*where) Name() string { return "where" }

func (s *where) Frame(c *ui.Context, a desk.Desk) {
	if !s.began {
		s.began = true
		c.SetFocus("path")
	}
	s.look(a)
	page.Page{
		Title: s.Title, W: 860, H: c.Extent("page") + page.FootH + 50 + 2*28 + 14,
		Body: func(r ui.Rect) float64 { return s.body(c, r) },
		Foot: func(r ui.Rect) { s.foot(c, a, r) },
	}.Draw(c)
	if c.Back() {
		s.leave(a, desk.Chosen{Err: desk.ErrNothingChosen})
	}
}

// at are the folder that is typed, and the beginning of a name in it.
func (s *where) at() (folder, begins string) {
	return filepath.Split(s.Whole(s.path))
}

// look has the folder looked into that is typed now.
func (s *where) look(a desk.Desk) {
	folder, _ := s.at()
	if folder == s.folder || folder == s.awaited {
		return
	}
	s.awaited = folder
	var folders, files []string
	var err error
	s.Beside(func() { folders, files, err = s.Look(folder, s.Endings) }, func() {
		if folder == s.awaited {
			s.folder, s.folders, s.files, s.err, s.awaited = folder, folders, files, err, ""
			a.Refresh()
		}
	})
}

func (s *where) body(c *ui.Context, r ui.Rect) float64 {
	const most = 200 // rows; who wants another types more of its name
	col := page.NewColumn(c, r)
	col.Gap(6)
	c.TextField(col.Next(38), ui.Field{ID: "path", Max: 1000, Hint: words.Say("where.hint")}, &s.path)
	col.Gap(14)
	folder, begins := s.at()
	switch {
	case s.folder != folder:
		col.Say(ui.Plain(words.Say("where.looking")), ui.Note.In(ui.Faded))
		return col.Height()
	case s.err != nil:
		col.Say(ui.Plain(words.Say("where.unread", "why", page.Sentence(s.err))), ui.Note.In(ui.Red))
		return col.Height()
	}
	n := 0
	row := func(name, shown, path string) {
		if n++; n > most {
			return
		}
		row := col.Next(ui.LineH + 6)
		re := c.React(name, row, ui.TakesEnter)
		if re.Hover || re.Focused {
			c.Panel(row, ui.RowPanel)
		}
		if re.Clicked {
			s.path = path
			c.SetFocus("path")
		}
		c.Text(row.InsetXY(6, 0), shown, ui.Body.Own())
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	const separator = string(filepath.Separator)
	if up := filepath.Dir(filepath.Clean(folder)); up != filepath.Clean(folder) {
		row("up", words.Say("where.up"), strings.TrimSuffix(up, separator)+separator)
	}
	for _, name := range fitting(s.folders, begins) {
		row("folder "+name, name+separator, folder+name+separator)
	}
	for _, name := range fitting(s.files, begins) {
		row("file "+name, name, folder+name)
	}
	if n > most {
		col.Say(ui.Plain(words.Say("where.more", "n", n-most)), ui.Note.In(ui.Faded))
	}
	return col.Height()
}

// fitting are the names that begin so; none of those that are hidden, unless they are asked for.
func fitting(names []string, begins string) (out []string) {
	for _, name := range names {
		if len(name) >= len(begins) && strings.EqualFold(name[:len(begins)], begins) && (name[0] != '.' || strings.HasPrefix(begins, ".")) {
			out = append(out, name)
		}
	}
	return out
}

func (s *where) foot(c *ui.Context, a desk.Desk, r ui.Rect) {
	_, name := s.at()
	label, wants := "where.open", "where.open.wants"
	if s.Save {
		label, wants = "where.save", "where.save.wants"
	}
	if c.Button(r.CutRight(min(150, r.W*0.35)), ui.Button{
		Label: words.Say(label), ID: "take", Look: ui.MainLook, Default: true, Disabled: name == "", Tip: page.TipIf(name == "", words.Say(wants)),
	}) {
		s.take(a)
	}
	r.CutRight(12)
	if page.BackButton(c, &r) {
		s.leave(a, desk.Chosen{Err: desk.ErrNothingChosen})
	}
}

// take answers with what is typed: what is to be read must be there, and before a file is
// written over it is asked.
func (s *where) take(a desk.Desk) {
	path := s.Whole(s.path)
	if s.Save && len(s.Endings) > 0 && !strings.EqualFold(filepath.Ext(path), s.Endings[0]) {
		path += s.Endings[0]
	}
	switch there := s.There(path); {
	case !s.Save && !there:
		a.Fail(words.NewFault("where.missing", "file", path))
	case s.Save && there:
		a.Ask(desk.Question{
			Title: words.Say("export.replace"), Text: ui.Plain(words.Say("export.replace.text", "file", filepath.Base(path))),
			Yes: words.Say("export.replace.yes"), No: words.Say("export.replace.no"), Then: func() { s.leave(a, desk.Chosen{Path: path}) },
		})
	default:
		s.leave(a, desk.Chosen{Path: path})
	}
}

// leave gives the answer and goes.
func (s *where) leave(a desk.Desk, answer desk.Chosen) {
	if s.answered {
		return
	}
	s.answered = true
	if a.Top() == desk.Screen(s) {
		a.Pop()
	}
	s.Answer(answer)
}

// Closing answers that nothing was chosen: the window goes.
func (s *where) Closing(desk.Desk) bool {
	if !s.answered {
		s.answered = true
		s.Answer(desk.Chosen{Err: desk.ErrNothingChosen})
	}
	return true
}
