package menu

import (
	"slices"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// loadList is the list of saved games, with the chart of the chosen one beside
// it where the window has room.
type loadList struct {
	asking
	program *Program
	all     []SaveInfo
	saves   []SaveInfo // those that are shown
	earlier bool       // all of them are
	chosen  int
	looked  bool
	failed  error
	charts  shelfCharts
	place   Place
}

// NewLoad is the list of saved games.
func NewLoad(p *Program) desk.Screen { return &loadList{program: p} }

// Name is the scene's name in traces.
func (*loadList) Name() string { return "load" }

// look reads the folder.
func (l *loadList) look() {
	again := l.looked
	l.looked, l.all, l.saves, l.failed = true, nil, nil, nil
	if l.program.Library == nil {
		return
	}
	if of, ok := l.program.Library.(Shelved); ok && l.place != OnShelf {
		l.all, l.failed = of.ListOf(l.place)
	} else {
		l.all, l.failed = l.program.Library.List()
	}
	l.show()
	if !again { // the newest that is whole
		l.chosen = slices.IndexFunc(l.saves, func(s SaveInfo) bool { return s.Broken == "" })
	}
	l.chosen = min(max(0, l.chosen), len(l.saves)-1)
}

// Measures of the list, in units.
const (
	loadBesideW = 880.0 // the least room for the chart beside the rows
	loadGap     = 30.0
)

// Frame shows the list.
func (l *loadList) Frame(c *ui.Context, a desk.Desk) {
	if !l.looked {
		l.look()
	}
	if l.failed != nil || len(l.saves) == 0 {
		l.bare(c, a)
	} else {
		l.full(c, a)
	}
	if c.Back() {
		a.Pop()
	}
}

// annals leads, at the right of the heading, to what was done in all these games.
func (l *loadList) annals(c *ui.Context, a desk.Desk, head ui.Rect) {
	if l.program.Annals == nil || l.place == InTrash {
		return
	}
	b := ui.Button{Label: words.Say("annals.open"), ID: "Your games", Size: 17, Tip: ui.Plain(words.Say("annals.open.tip"))}
	if w := c.ButtonWidth(b); w < head.W/3 && c.Button(ui.R(head.Right()-w, head.Y-6, w, 36), b) {
		a.Push(l.program.Annals())
	}
}

// full is the page where there are games.
func (l *loadList) full(c *ui.Context, a desk.Desk) {
	c.Desk()
	r := c.Sheet(page.LargeSheet(c))
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	l.foot(c, a, foot)
	head := r.CutTop(50)
	page.TitleOf(c, ui.R(head.X, head.Y-4, head.W, 44), words.Say([...]string{"load.title", "shelf.archive.title", "shelf.trash.title"}[l.place]), "")
	l.annals(c, a, head)
	c.Rule(ui.R(head.X, head.Bottom()-8, head.W, 1), ui.Rule)
	if r.W >= loadBesideW {
		side := r.CutRight(r.W * 0.43)
		r.CutRight(loadGap)
		l.beside(c, a, side)
	}
	if c.H > 480 {
		c.Text(r.CutBottom(24), l.program.Library.Folder(), ui.Small.Own())
		r.CutBottom(4)
	}
	l.askEarlier(c, &r)
	rows := ui.Rows{
		ID: "saves", Leads: true, N: len(l.saves), RowH: saveRowH,
		Name: func(i int) string { return l.saves[i].Name },
		Draw: func(i int, r ui.Rect, _ bool) { drawSave(c, r, &l.saves[i]) },
	}
	if c.List(r, rows, &l.chosen) {
		l.open(a)
	}
}

// bare is the page where there is no game to show: why, and what can be done.
func (l *loadList) bare(c *ui.Context, a desk.Desk) {
	if l.place != OnShelf && l.failed == nil {
		l.nothing(c)
		return
	}
	title, text, picture := "load.none.title", ui.Plain(words.Say("load.none")), l.program.plates().NoGames
	if l.failed != nil {
		title, picture = "load.failed.title", l.program.plates().Unread
		text = ui.Rich{ui.InRed(page.Sentence(l.failed)), ui.T("\n" + words.Say("load.failed"))}
	}
	page.BareSheet{
		Id: "bare", Title: words.Say(title), Text: text, Picture: picture,
		Note: func() string {
			if l.failed == nil || l.program.Library == nil {
				return ""
			}
			return l.program.Library.Folder()
		}(),
	}.Draw(c, func(foot ui.Rect) {
		main := ui.Button{Label: words.Say("load.new"), ID: "Begin a new game", Look: ui.MainLook, Default: true, Size: 18}
		do := func() { a.Replace(l.program.SetUp()) }
		switch {
		case l.failed != nil:
			main.Label, main.ID, do = words.Say("load.again"), "Try again", func() { l.looked = false; c.Touch() }
		case a.Depth() > 2: // within a game
			main.Label, main.ID, main.Hint, do = words.Say("load.back"), "Back", words.Phrase("key.esc"), a.Pop
		}
		if c.Button(foot.CutRight(min(max(150, c.ButtonWidth(main)), foot.W*0.5)), main) {
			do()
		}
		foot.CutRight(12)
		row := []item{l.elsewhere(a)}
		if a.Depth() <= 2 || l.failed != nil {
			row = append([]item{{ui.Button{Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc")}, a.Pop}}, row...)
		}
		rowOf(c, foot, row)
	})
}

// nothing is the page of an archive or a trash in which there is nothing.
func (l *loadList) nothing(c *ui.Context) {
	page.BareSheet{
		Id: "bare", Title: words.Say([...]string{"", "shelf.archive.title", "shelf.trash.title"}[l.place]), Text: ui.Plain(words.Say("shelf.nothing")), Picture: l.program.plates().NonePut,
	}.Draw(c, func(foot ui.Rect) {
		main := ui.Button{Label: words.Say("shelf.see-shelf"), ID: "See the shelf", Look: ui.MainLook, Default: true, Size: 18}
		if c.Button(foot.CutRight(min(max(150, c.ButtonWidth(main)), foot.W*0.6)), main) {
			l.place, l.looked = OnShelf, false
			c.Touch()
		}
	})
}

func (l *loadList) now() *SaveInfo {
	if l.chosen < 0 || l.chosen >= len(l.saves) {
		return nil
	}
	return &l.saves[l.chosen]
}

func (l *loadList) open(a desk.Desk) {
	if s := l.now(); s != nil && s.opens() {
		l.program.load(a, s.Path)
	}
}

// elsewhere is the button that opens the system's dialog.
func (l *loadList) elsewhere(a desk.Desk) item {
	return item{ui.Button{
		Label: words.Say("load.other"), ID: "elsewhere", Disabled: l.program.OpenDialog == nil || l.asks(),
	}, func() { l.ask(l.program.OpenDialog(), func(path string) { l.program.load(a, path) }) }}
}

// more is the button to what else can be done with the games.
func (l *loadList) more(a desk.Desk) item {
	of, ok := l.program.Library.(Shelved)
	return item{ui.Button{Label: words.Say("shelf.more"), ID: "More", Disabled: !ok, Tip: ui.Plain(words.Say("shelf.more.tip"))}, func() { a.Push(&tidy{list: l, shelves: of}) }}
}

// watch is the button that shows the chosen game from its beginning.
func (l *loadList) watch(a desk.Desk) item {
	s, show := l.now(), l.program.Watch
	whole := s != nil && s.Broken == ""
	tip := words.Say("rerun.open.tip")
	if !whole {
		tip = words.Say("load.choose")
	}
	return item{ui.Button{Label: words.Say("rerun.open"), ID: "watch", Disabled: !whole || show == nil, Tip: ui.Plain(tip)}, func() { show(a, s.Path, s.Name) }}
}

func (l *loadList) foot(c *ui.Context, a desk.Desk, r ui.Rect) {
	s := l.now()
	load := ui.Button{Label: words.Say("load.load"), ID: "Load", Look: ui.MainLook, Default: true, Disabled: s == nil || !s.opens()}
	switch {
	case s == nil:
		load.Tip = ui.Plain(words.Say("load.choose"))
	case s.Rescuable:
		load.Label, load.Tip = words.Say("load.rescue"), ui.Plain(words.Say("load.rescue.tip"))
	case s.Broken != "":
		load.Tip = ui.Plain(s.Broken)
	case s.Finished():
		load.Label = words.Say("load.look")
	}
	if c.Button(r.CutRight(min(150, r.W*0.35)), load) {
		l.open(a)
	}
	r.CutRight(12)
	rowOf(c, r, []item{
		{ui.Button{Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc")}, a.Pop},
		{ui.Button{Label: words.Say("load.delete"), ID: "Delete", Disabled: s == nil, Tip: page.TipIf(s == nil, words.Say("load.choose"))}, func() { l.remove(a) }},
		l.more(a),
		l.watch(a),
		l.elsewhere(a),
	})
}

// rowOf sets plain buttons side by side; the last gives way to its short label
// where they do not fit, and of more than three the last are left out then.
func rowOf(c *ui.Context, r ui.Rect, row []item) {
	room := func() (w float64) {
		for _, b := range row {
			w += c.ButtonWidth(b.Button) + 6
		}
		return w - 6
	}
	if room() > r.W {
		row[len(row)-1].Label = words.Say("load.other.short")
	}
	for room() > r.W && len(row) > 3 { // the card behind More has it too
		row = row[:len(row)-1]
	}
	for _, b := range row {
		w := c.ButtonWidth(b.Button)
		if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), b.Button) {
			b.do()
		}
		r.CutLeft(6)
	}
}

func (l *loadList) remove(a desk.Desk) {
	s := l.now()
	if s == nil || l.program.Library == nil {
		return
	}
	path := s.Path
	if of, ok := l.program.Library.(Shelved); ok && l.place != InTrash {
		if err := of.Move(path, InTrash); err != nil {
			a.Fail(err)
		}
		l.look()
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("load.ask"),
		Text:  page.Bold(words.Say("load.ask.text", "name", page.Marked(s.Name))),
		Yes:   words.Say("load.ask.yes"), No: words.Say("load.ask.no"),
		Then: func() {
			if err := l.program.Library.Remove(path); err != nil {
				a.Fail(err)
			}
			l.look()
		},
	})
}
