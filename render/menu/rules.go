package menu

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// RulesScene is the rulebook: chapters at the left, or what a search found;
// the text of one chapter at the right.
type RulesScene struct {
	game     desk.Game
	Book     *rulebook.Book
	keys     *keymap.Map    // that the book tells of, nil: the usual ones
	At       rulebook.Place // the rule that is pointed out
	been     []rulebook.Place
	chosen   int // the chapter that the contents were scrolled to, and one
	chapter  int // chosen among the contents
	Query    string
	field    string // the ID of the search field
	fields   int
	first    string // what the search began with, and when
	firstAt  float64
	page     float64 // pages to scroll in this frame
	asked    string  // the query that hits answers
	Hits     []rulebook.Hit
	hit      int
	leaf     *leaf   // the chapter as set
	Scrolled float64 // how far it is scrolled
	listing  bool    // in a small window: the list is shown, not the text
	seek     bool    // the rule pointed out is to be scrolled to
}

// NewRules is the rulebook of a game, open at a rule, or at its beginning for "".
func NewRules(g desk.Game, number string) desk.Screen {
	s := &RulesScene{game: g, Book: g.Rulebook(nil), hit: -1, field: "search"}
	p, _ := s.Book.Find(number)
	s.open(p)
	return s
}

func (*RulesScene) Name() string { return "rules" }

// Leaf: it is a page of print.
func (*RulesScene) Leaf() {}

// Scopes are the commands that work here.
func (*RulesScene) Scopes() keymap.Scope { return keymap.Reading }

// narrow is the width below which list and text do not stand side by side.
const narrowRules = 700

// open turns to a place in the book.
func (s *RulesScene) open(p rulebook.Place) {
	if p.Chapter != s.At.Chapter {
		s.leaf = nil
	}
	s.At, s.chapter, s.seek, s.listing = p, p.Chapter, true, false
}

// Follow opens a rule by its number, and remembers the way back.
func (s *RulesScene) Follow(number string) {
	if p, ok := s.Book.Find(number); ok {
		s.been = append(s.been, s.At)
		s.open(p)
	}
}

func (s *RulesScene) back() {
	if n := len(s.been); n > 0 {
		s.open(s.been[n-1])
		s.been = s.been[:n-1]
	}
}

func (s *RulesScene) Frame(c *ui.Context, a desk.Desk) {
	if keys := a.Keys(); s.keys != keys && (s.keys != nil || !keys.IsUsual()) { // changed since it was opened
		s.keys = keys
		s.Book, s.leaf = s.game.Rulebook(s.keys), nil
	}
	c.Desk()
	r := c.Sheet(1240, 980)
	s.typed(c)
	s.paged(c)
	s.head(c, a, r.CutTop(46))
	r.CutTop(8)
	switch {
	case r.W >= narrowRules:
		left := r.CutLeft(min(320, max(250, r.W*0.3)))
		r.CutLeft(24)
		s.list(c, left)
		s.text(c, r)
	case s.listing || c.Typed(s.field, s.Query) != "" && (c.Focused() == s.field || c.Focused() == "found"):
		s.list(c, r)
	default:
		s.text(c, r)
	}
	s.bookKeys(c)
	if c.Back() {
		s.escape(c, a)
	}
}

// escape clears the search first, and then leaves.
func (s *RulesScene) escape(c *ui.Context, a desk.Desk) {
	switch {
	case s.Query != "":
		s.Query = ""
		c.SetFocus("")
	case s.listing:
		s.listing = false
	default:
		a.Pop()
	}
}

// typed begins a search with what is typed while nothing takes letters.
func (s *RulesScene) typed(c *ui.Context) {
	if c.Focused() == s.field || len(c.In.Runes) == 0 || !c.HasKeys() {
		return
	}
	begun := ""
	for _, r := range c.In.Runes {
		if r > ' ' && r != 0x7f || r == ' ' && begun != "" {
			begun += string(r)
		}
	}
	if begun == "" {
		return
	}
	// A field of a new name has its caret behind what it holds.
	s.fields++
	s.first, s.firstAt = begun, c.In.Now
	s.Query, s.field, c.In.Runes = begun, fmt.Sprintf("search %d", s.fields), nil
	c.SetFocus(s.field)
}

func (s *RulesScene) head(c *ui.Context, a desk.Desk, r ui.Rect) {
	wide := r.W >= narrowRules
	done := ui.Button{Label: words.Say("rules.close"), ID: "Close", Hint: words.Phrase("key.esc"), Tip: ui.Plain(words.Say("rules.close.tip"))}
	if c.ButtonAtRight(&r, done) {
		a.Pop()
	}
	r.CutRight(8)
	if len(s.been) > 0 {
		back := ui.Button{Label: words.Say("rules.back"), Hint: words.Phrase("key.backspace"), ID: "return", Tip: ui.Plain(words.Say("rules.back.tip"))}
		if !wide {
			back.Hint = ""
		}
		if c.ButtonAtRight(&r, back) {
			s.back()
		}
		r.CutRight(8)
	}
	if !wide {
		toggle := ui.Button{Label: words.Say("rules.contents"), ID: "Contents", On: s.listing}
		if c.ButtonAtLeft(&r, toggle) {
			s.listing, s.Query = !s.listing, ""
		}
		r.CutLeft(8)
	} else {
		title := r.CutLeft(c.TextWidth(words.Say("rules.title"), ui.Big) + 28)
		c.Text(title, words.Say("rules.title"), ui.Big)
	}
	field := r.CutLeft(min(330, r.W))
	c.TextField(field.Middle(field.W, 32), ui.Field{ID: s.field, Hint: words.Say("rules.search"), Max: 40}, &s.Query)
	if r.CutLeft(10); c.Typed(s.field, s.Query) != "" { // Esc does not close yet
		esc, st := words.Say("rules.esc"), ui.Note.At(15).In(ui.Faded)
		if c.TextWidth(esc, st) <= r.W {
			c.Text(r, esc, st)
		}
	}
	if s.Query == s.first+s.first && c.In.Now < s.firstAt+sameKey {
		s.Query = s.first
		c.Touch()
	}
}

// sameKey is the time in which a letter typed twice is one press of a key, in
// seconds: the system's input method may hand it over as well.
const sameKey = 0.08

// paged takes the keys that turn a page, before a list beside the text does.
func (s *RulesScene) paged(c *ui.Context) {
	s.page = 0
	if f := c.Focused(); f == "contents" || f == "found" {
		return
	}
	switch {
	case c.Take(ui.Key(ebiten.KeyPageDown)):
		s.page = 1
	case c.Take(ui.Key(ebiten.KeyPageUp)):
		s.page = -1
	}
}

// list is the contents, or what was found.
func (s *RulesScene) list(c *ui.Context, r ui.Rect) {
	query := c.Typed(s.field, s.Query)
	if query != s.asked {
		s.asked, s.Hits, s.hit = query, s.Book.Search(query), -1
		if len(s.Hits) > 0 && c.W >= narrowRules { // the text beside the list shows the first at once
			s.hit = 0
			s.open(s.Hits[0].Place)
		}
	}
	if query == "" {
		s.contents(c, r)
		return
	}
	if len(s.Hits) == 0 {
		c.Paragraph(r.InsetXY(4, 8), ui.Plain(words.Say("rules.none-found")), ui.Note)
		return
	}
	was := s.hit
	opened := c.List(r, ui.Rows{
		ID: "found", N: len(s.Hits), RowH: 56,
		Name: func(i int) string { return s.Hits[i].Number + " " + s.Hits[i].Text },
		Draw: func(i int, r ui.Rect, _ bool) {
			h := &s.Hits[i]
			drawHit(c, r.InsetXY(0, 4), h, s.Book.Chapters[h.Chapter].Title)
		},
	}, &s.hit)
	if s.hit >= 0 && s.hit != was && c.W >= narrowRules { // the text beside the list shows it
		s.open(s.Hits[s.hit].Place)
	}
	if opened && s.hit >= 0 {
		s.open(s.Hits[s.hit].Place)
		c.SetFocus("")
	}
}

// drawHit is one find: its number and chapter above, a line of it below.
func drawHit(c *ui.Context, r ui.Rect, h *rulebook.Hit, chapter string) {
	top := r.CutTop(24)
	if h.Number != "" {
		c.Text(top.CutLeft(c.TextWidth(h.Number, ui.Body)+10), h.Number, ui.Body.In(ui.Red))
	}
	c.Text(top, chapter, ui.Note.At(16).In(ui.Faded).Own())
	c.Text(r, h.Text, ui.Body.At(17).Own())
}

func (s *RulesScene) contents(c *ui.Context, r ui.Rect) {
	const rowH = 30
	if s.chosen != s.chapter+1 { // the chapter was turned elsewhere
		if c.Extent("contents rows") > 0 {
			s.chosen = s.chapter + 1
			c.ScrollTo("contents rows", r.H-2, float64(s.chapter)*rowH, rowH)
		} else {
			c.Touch()
		}
	}
	was := s.chapter
	opened := c.List(r, ui.Rows{
		ID: "contents", N: len(s.Book.Chapters), RowH: rowH,
		Name: func(i int) string { return s.Book.Chapters[i].Name() },
		Draw: func(i int, r ui.Rect, _ bool) {
			ch := &s.Book.Chapters[i]
			c.Text(r.CutLeft(30), ch.Number, ui.Body.In(ui.Red))
			c.Text(r, ch.Title, c.Fit(ch.Title, ui.Body, r.W))
		},
	}, &s.chapter)
	if s.chapter != was {
		listing := s.listing
		s.open(rulebook.Place{Chapter: s.chapter, Block: -1})
		s.listing = listing && !c.In.Released[ui.LeftButton] && !c.In.Pressed[ui.LeftButton]
	}
	if opened {
		s.listing = false
	}
}

// bookKeys are those of the book itself.
func (s *RulesScene) bookKeys(c *ui.Context) {
	if c.Focused() == s.field {
		s.searchKeys(c)
		return
	}
	n := len(s.Book.Chapters)
	switch {
	case c.Take(ui.Key(ebiten.KeyBackspace)):
		s.back()
	case c.Take(ui.Key(ebiten.KeyRight)):
		s.open(rulebook.Place{Chapter: min(s.At.Chapter+1, n-1), Block: -1})
	case c.Take(ui.Key(ebiten.KeyLeft)):
		s.open(rulebook.Place{Chapter: max(s.At.Chapter-1, 0), Block: -1})
	case c.Command(keymap.Search):
		c.SetFocus(s.field)
	}
}

func (s *RulesScene) searchKeys(c *ui.Context) {
	switch {
	case c.Take(ui.Key(ebiten.KeyDown)):
		if len(s.Hits) > 0 {
			s.hit = max(s.hit, 0)
			c.SetFocus("found")
		}
	case c.Take(ui.Key(ebiten.KeyEnter)), c.Take(ui.Key(ebiten.KeyNumpadEnter)):
		if len(s.Hits) > 0 {
			s.hit = max(s.hit, 0)
			s.open(s.Hits[s.hit].Place)
			c.SetFocus("")
		}
	}
}
