package menu

import (
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Place is where a saved game is kept.
type Place uint8

// The places.
const (
	OnShelf Place = iota
	InArchive
	InTrash
)

// Shelved is a library that has an archive and a trash besides its shelf, and in
// which games can be named, copied, sent away and taken in.
type Shelved interface {
	// ListOf is every saved game of a place, the newest first.
	ListOf(p Place) ([]SaveInfo, error)
	Rename(path, name string) error
	Copy(path string) error
	Move(path string, to Place) error
	EmptyTrash() error
	// Import takes a copy of a save from anywhere; Export writes one anywhere.
	Import(path string) error
	Export(path, to string) error
}

// tidy is what can be done with the games of a place: a card over the list.
type tidy struct {
	asking
	list    *loadList
	shelves Shelved
	name    string
	naming  string // the path of the game that is being named; "" none is
}

func (*tidy) Name() string { return "tidy" }

// Overlay lets the list show through.
func (*tidy) Overlay() {}

// NewTidy is the list of the games of a place, and the card that lies over it; the
// card is nil where the library has no such places.
func NewTidy(p *Program, at Place) (list, card desk.Screen) {
	l := &loadList{program: p, place: at}
	l.look()
	if of, ok := p.Library.(Shelved); ok {
		return l, &tidy{list: l, shelves: of}
	}
	return l, nil
}

// Frame shows the card.
func (t *tidy) Frame(c *ui.Context, a desk.Desk) {
	s := t.list.now()
	c.Modal("tidy", 420, 420, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		title := words.Say("shelf.title")
		if s != nil {
			title = s.Name
		}
		col.Say(ui.Plain(title), ui.Strong.At(20).To(ui.Centre).Own())
		col.Gap(4)
		page.SwelledRule(c, col.Next(14))
		col.Gap(4)
		if t.naming != "" {
			t.rename(c, a, col)
			return col.Height()
		}
		for _, b := range t.items(a, s) {
			if c.Button(col.Next(36), b.Button) {
				b.do()
			}
			col.Gap(5)
		}
		return col.Height()
	})
}

// rename asks for the new name.
func (t *tidy) rename(c *ui.Context, a desk.Desk, col *page.Column) {
	if c.Focused() == "" {
		c.SetFocus("new name")
	}
	c.TextField(col.Next(38), ui.Field{ID: "new name", Max: 60, Hint: words.Say("save.hint"), Whole: true}, &t.name)
	col.Gap(8)
	name := strings.TrimSpace(c.Typed("new name", t.name))
	ok := ui.Button{Label: words.Say("shelf.rename.yes"), ID: "rename it", Default: true, Disabled: name == "", Tip: page.TipIf(name == "", words.Say("save.wants"))}
	back := ui.Button{Label: words.Say("load.back"), ID: "Back", Keys: page.Escape, Hint: words.Phrase("key.esc")}
	switch page.Foot(c, col, ok, back) {
	case 0:
		t.done(a, t.shelves.Rename(t.naming, name))
	case 1:
		t.naming = ""
	}
}

// items are what can be done here.
func (t *tidy) items(a desk.Desk, s *SaveInfo) []item {
	none := s == nil
	whole := !none && s.Broken == ""
	button := func(key, id string, able bool, do func()) item {
		b := ui.Button{Label: words.Say("shelf." + key), ID: id, Disabled: !able}
		if !able {
			b.Tip = ui.Plain(words.Say("load.choose"))
		}
		return item{b, do}
	}
	move := func(to Place) func() { return func() { t.done(a, t.shelves.Move(s.Path, to)) } }
	see := func(to Place) func() {
		return func() {
			t.list.place, t.list.looked, t.list.chosen = to, false, 0
			a.Pop()
		}
	}
	var out []item
	switch t.list.place {
	case OnShelf:
		out = []item{
			t.watch(a),
			button("rename", "Rename", whole, func() { t.name, t.naming = s.Name, s.Path }),
			button("copy", "Copy", whole, func() { t.done(a, t.shelves.Copy(s.Path)) }),
		}
		out = append(append(out, t.ofMap(a, s, whole)...), []item{
			button("archive", "To the archive", !none, move(InArchive)),
			t.sendAway(a, s, whole), t.takeIn(a), t.elsewhere(a),
			button("see-archive", "See the archive", true, see(InArchive)),
			button("see-trash", "See the trash", true, see(InTrash)),
		}...)
	case InArchive:
		out = []item{
			t.watch(a),
			button("take-back", "Take back", !none, move(OnShelf)),
			t.sendAway(a, s, whole),
			button("see-shelf", "See the shelf", true, see(OnShelf)),
			button("see-trash", "See the trash", true, see(InTrash)),
		}
	case InTrash:
		out = []item{
			button("take-back", "Take back", !none, move(OnShelf)),
			button("empty", "Empty the trash", len(t.list.saves) > 0, func() { t.empty(a) }),
			button("see-shelf", "See the shelf", true, see(OnShelf)),
			button("see-archive", "See the archive", true, see(InArchive)),
		}
	}
	return append(out, item{ui.Button{Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc"), Keys: page.Escape, Default: true}, a.Pop})
}

// ofMap are what can be done with the map of a game, if there is anything: another game is begun on
// it, and it lies behind the title.
func (t *tidy) ofMap(a desk.Desk, s *SaveInfo, whole bool) (out []item) {
	p := t.list.program
	if !whole {
		return nil
	}
	of := p.gameOf(s.Game)
	if _, ok := of.(Carried); ok && p.SetUpOnto != nil {
		out = append(out, item{ui.Button{Label: words.Say("shelf.onto"), ID: "onto", Tip: ui.Plain(words.Say("shelf.onto.tip"))}, func() {
			page, err := p.SetUpOnto(s)
			if err != nil {
				a.Fail(err)
				return
			}
			a.Pop()
			a.Push(page)
		}})
	}
	if _, ok := of.(Fronted); ok && of.Rules().Name() == p.Games[0].Rules().Name() && s.ID != "" {
		prefs := a.Preferences()
		b, to := ui.Button{Label: words.Say("shelf.front"), ID: "front", Tip: ui.Plain(words.Say("shelf.front.tip"))}, s.ID
		if prefs.TitleGame == s.ID {
			b.Label, to = words.Say("shelf.front.off"), ""
		}
		out = append(out, item{b, func() {
			prefs.TitleGame, prefs.BareTitle = to, false
			a.SetPreferences(prefs)
			a.Pop()
		}})
	}
	return out
}

// sendAway is the button that writes a copy of a game somewhere else.
func (t *tidy) sendAway(a desk.Desk, s *SaveInfo, whole bool) item {
	p := t.list.program
	return item{ui.Button{
		Label: words.Say("shelf.export"), ID: "Export", Disabled: !whole || p.SaveDialog == nil || t.asks(),
	}, func() {
		path := s.Path
		t.ask(p.SaveDialog(s.Name), func(to string) { t.done(a, t.shelves.Export(path, to)) })
	}}
}

// takeIn is the button that brings a game from somewhere else.
func (t *tidy) takeIn(a desk.Desk) item {
	p := t.list.program
	return item{ui.Button{
		Label: words.Say("shelf.import"), ID: "Import", Disabled: p.OpenDialog == nil || t.asks(),
	}, func() { t.ask(p.OpenDialog(), func(path string) { t.done(a, t.shelves.Import(path)) }) }}
}

// watch is the button that shows a game from its beginning.
func (t *tidy) watch(a desk.Desk) item {
	b := t.list.watch(a)
	do := b.do
	b.do = func() { a.Pop(); do() }
	return b
}

// elsewhere is the button that opens a game where it lies.
func (t *tidy) elsewhere(a desk.Desk) item {
	b := t.list.elsewhere(a)
	do := b.do
	b.do = func() { a.Pop(); do() }
	return b
}

// empty asks before what was thrown away is gone for good.
func (t *tidy) empty(a desk.Desk) {
	a.Ask(desk.Question{
		Title: words.Say("shelf.empty.ask"), Text: ui.Plain(words.Say("shelf.empty.text", "n", len(t.list.saves))),
		Yes: words.Say("shelf.empty.yes"), No: words.Say("load.ask.no"),
		Then: func() { t.done(a, t.shelves.EmptyTrash()) },
	})
}

// done closes the card, or says what went wrong, and looks at the list again.
func (t *tidy) done(a desk.Desk, err error) {
	t.list.look()
	if err != nil {
		a.Fail(err)
		return
	}
	if a.Top() == desk.Screen(t) {
		a.Pop()
	}
}
