package book

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/story"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// BookScene is a journal lying open on the desk: two facing pages, or one in a
// small window.
type BookScene struct {
	page.Print
	Play  *play.Play
	Books []journalBook
	Book  int // open
	Page  int // the left one of the two that are seen
	Shelf bool
	pick  int // chosen on the shelf

	Set  *setBook
	Made bookMade
	C    *ui.Context // of the frame being drawn
	last bool        // the last page is to be opened once the book is set

	fresh bool // the story has been told, or the journals are there: the book is to be set anew

	setting *typesetter // of a book that is not set to its end yet
	stay    float64     // how far through it the pages were that are to be seen again

	gathered int  // how often the journals were asked for beside the loop
	waiting  bool // for them
}

// bookMade is what a set book was set for.
type bookMade struct {
	w, H, scale float64
	version     uint64
	book        int
}

// NewJournal is the journals of the player before the screen, open at the page
// written last.
func NewJournal(p *play.Play) desk.Screen {
	return &BookScene{Print: page.Print{Called: "journal", Rules: nile.RuleTurns}, Play: p, last: true}
}

// Measures of the book.
const (
	bookW, bookH   = 1500.0, 1000.0 // at most
	bookTwoW       = 760            // from this width on two pages are seen
	bookFootH      = 58             // the buttons below it
	bookOuter      = 46             // margins of a page
	bookInner      = 42
	bookHeadH      = 56
	bookNumberH    = 50
	bookEdges      = 3 // leaves seen below the open ones
	bookEdgeOffset = 3.0
	BookLowH       = 320 // below this height a page may have to scroll
	bookBar        = 14  // the room of its scroll bar
)

// lie is where the book and its pages lie.
type lie struct {
	Book  ui.Rect
	pages []ui.Rect // the room for text
	halfs []ui.Rect // the sheets
}

func (s *BookScene) Lie(c *ui.Context) lie {
	r := c.Screen()
	r.CutBottom(bookFootH)
	edge := min(18, c.W*0.015)
	r = r.Inset(edge)
	two := r.W >= bookTwoW
	w := bookW
	if !two {
		w = 700
	}
	l := lie{Book: r.Middle(w, bookH)}
	n := 1
	if two {
		n = 2
	}
	for i, half := range l.Book.Columns(n, 0) {
		l.halfs = append(l.halfs, half)
		outer, inner := min(bookOuter, half.W*0.07), min(bookInner, half.W*0.065)
		page := half
		left, right := outer, inner
		if i == 1 || n == 1 {
			left, right = inner, outer
		}
		page.CutLeft(left)
		page.CutRight(right)
		page.CutTop(min(bookHeadH, half.H*0.1))
		page.CutBottom(min(bookNumberH, half.H*0.09))
		l.pages = append(l.pages, page)
	}
	return l
}

// settle sets the book if it has to be set anew.
func (s *BookScene) settle(c *ui.Context, l lie) {
	if s.Books == nil || s.Made.version != s.Play.Version {
		s.gather()
	}
	made := bookMade{l.pages[0].W, l.pages[0].H, c.Scale, s.Play.Version, s.Book}
	switch {
	case s.Set == nil || s.Made != made || s.fresh:
		s.stay = 0
		if s.Set != nil && s.Made.book == made.book && len(s.Set.Pages) > 1 {
			s.stay = float64(s.Page) / float64(len(s.Set.Pages)-1)
		}
		s.Made, s.fresh = made, false
		w := made.w
		if made.H < BookLowH {
			w -= bookBar
		}
		s.setting = &typesetter{c: c, w: w, h: made.H, out: &setBook{w: w}, scene: s}
		s.setting.begin(s.Play, &s.Books[s.Book])
		s.Set = s.setting.out
	case s.setting == nil:
		return
	}
	s.setting.c = c
	if !s.setting.more(s.Play, &s.Books[s.Book]) { // a long book: the rest in the frames to come
		s.turnTo(s.Page)
		return
	}
	s.setting = nil
	if s.stay > 0 {
		s.Page = int(math.Round(s.stay * float64(len(s.Set.Pages)-1)))
	}
	if s.last && !s.waiting {
		s.Page, s.last = len(s.Set.Pages)-1, false
	}
	s.turnTo(s.Page)
}

// gatheredAtOnce is how many commands a game may have for its journals to be there
// at once. Those of a longer one are read beside the loop, as it takes longer than a
// frame may.
const gatheredAtOnce = 1500

// gather finds the books there are.
func (s *BookScene) gather() {
	p := s.Play
	if p.Len() <= gatheredAtOnce && len(p.Events()) <= 4*gatheredAtOnce {
		s.Books, s.waiting = BooksOf(p), false
		s.Book = min(s.Book, max(0, len(s.Books)-1))
		return
	}
	s.gathered++
	n, tale, seat := s.gathered, p.Story(), p.Seat()
	if s.Books == nil {
		title := &journal.Book{Title: words.Say("book.gathering.title"), By: words.Say("book.gathering")}
		s.Books = []journalBook{{Seat: max(0, seat), Story: true, told: title, telling: true, To: sight.View(p).Turn()}}
	}
	s.waiting = true
	var j *journal.Journal
	p.Beside(func() { j = journal.Of(story.Teller{}, tale, seat) }, func() {
		if n != s.gathered || p.Seat() != seat { // it is asked for again
			return
		}
		s.Books, s.waiting, s.fresh = booksWith(p, j), false, true
		s.Book = min(s.Book, max(0, len(s.Books)-1))
	})
}

// Tick asks for a frame when the story has been told, and while a long book is set.
func (s *BookScene) Tick(desk.Desk) bool { return s.fresh || s.setting != nil }

// turnTo opens the book where a page is seen.
func (s *BookScene) turnTo(page int) {
	page = min(max(0, page), len(s.Set.Pages)-1)
	if s.two() {
		page -= page % 2
	}
	s.Page = page
}

func (s *BookScene) two() bool { return s.C.W-2*min(18, s.C.W*0.015) >= bookTwoW }

// turn turns leaves: on, or back.
func (s *BookScene) turn(by int) {
	if s.two() {
		by *= 2
	}
	if to := s.Page + by; to < len(s.Set.Pages) && to > -2 {
		s.turnTo(to)
	}
}

// open takes another book from the shelf.
func (s *BookScene) open(book int) {
	if book >= 0 && book < len(s.Books) {
		s.Book, s.Page, s.Shelf = book, 0, false
		s.Set, s.setting = nil, nil
	}
}

// Frame shows the book.
func (s *BookScene) Frame(c *ui.Context, a desk.Desk) {
	s.C = c
	c.Desk()
	l := s.Lie(c)
	s.settle(c, l)
	s.keysFirst(c, a)
	s.paper(c, l)
	for i := range l.pages {
		if n := s.Page + i; n < len(s.Set.Pages) {
			s.drawPage(c, l, i, n)
		}
	}
	s.margins(c, l)
	s.foot(c, a)
	if s.Shelf {
		s.drawShelf(c)
	}
	if c.In.Wheel.Y != 0 && c.Over(l.Book) {
		s.turn(map[bool]int{true: -1, false: 1}[c.In.Wheel.Y > 0])
		c.In.Wheel = ui.Point{}
		c.Touch()
	}
	s.keysLast(c)
	page.LeavePage(c, a)
}

// paper is the open book itself: leaves, and the shadow in the fold.
func (s *BookScene) paper(c *ui.Context, l lie) {
	for i := bookEdges; i > 0; i-- {
		d := float64(i) * bookEdgeOffset
		c.Fill(ui.R(l.Book.X-d, l.Book.Y+d, l.Book.W+2*d, l.Book.H-d), color.RGBA{0xcf, 0xbd, 0x93, 255})
		page.Outline(c, ui.R(l.Book.X-d, l.Book.Y+d, l.Book.W+2*d, l.Book.H-d), color.RGBA{0xa8, 0x90, 0x62, 255})
	}
	c.Panel(l.Book, ui.SheetPanel)
	for _, half := range l.halfs {
		page.Hairlines(c, half.InsetXY(min(13, half.W*0.02), min(13, half.H*0.02)))
	}
	if len(l.halfs) == 2 {
		const w = 120
		mid := l.halfs[1].X
		c.Picture(ui.R(mid-w/2, l.Book.Y, w, l.Book.H), "fold", 1, paintFold)
	}
}

// paintFold is the shadow where two pages meet.
func paintFold(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	mid := float64(w) / 2
	for x := range w {
		d := math.Abs(float64(x)+0.5-mid) / mid
		k := math.Pow(1-d, 2.4) * 0.36
		if d < 0.02 {
			k = 0.62
		}
		a := uint8(255 * k)
		col := color.RGBA{uint8(0x3a * int(a) / 255), uint8(0x29 * int(a) / 255), uint8(0x17 * int(a) / 255), a}
		for y := range h {
			img.SetRGBA(x, y, col)
		}
	}
	return img
}

// drawPage draws one page: running head, text, number.
func (s *BookScene) drawPage(c *ui.Context, l lie, i, n int) {
	page, half := l.pages[i], l.halfs[i]
	if head := s.Set.heads[n]; head != "" && page.Y-half.Y > 34 {
		st := ui.Style{Face: ui.Title, Size: 16, Colour: ui.Faded, Align: ui.Centre}
		c.Text(ui.R(page.X, half.Y+20, page.W, 20), head, st.Own())
	}
	if n > 0 && half.Bottom()-page.Bottom() > 30 {
		at := ui.R(page.X, page.Bottom()+(half.Bottom()-page.Bottom()-16-20)/2, page.W, 20)
		c.Tip(at, ui.Plain(words.Whole(words.Phrase("book.page", "n", n+1, "of", len(s.Set.Pages)))))
		c.Text(at, words.Number(n+1), ui.Small.At(15).To(ui.Centre))
	}
	c.Scope(fmt.Sprintf("page %d", n+1), func() {
		c.Scroll("text", page, func(in ui.Rect) float64 {
			y := in.Y
			for _, b := range s.Set.Pages[n] {
				b.draw(ui.R(in.X, y, s.Set.w, b.H))
				y += b.H
			}
			return y - in.Y
		})
	})
}

// margins are the outer edges of the pages: a click there turns the leaf.
func (s *BookScene) margins(c *ui.Context, l lie) {
	edge := func(id string, r ui.Rect, by int, ok bool) {
		if !ok {
			return
		}
		re := c.React(id, r, ui.NoFocus)
		c.Tip(r, ui.Plain(words.Say("book."+id+".tip")))
		if re.Clicked {
			s.turn(by)
		}
	}
	left, right := l.halfs[0], l.halfs[len(l.halfs)-1]
	w := l.pages[0].X - left.X
	edge("back", ui.R(left.X, left.Y, max(14, w-4), left.H), -1, s.Page > 0)
	last := l.pages[len(l.pages)-1]
	edge("on", ui.R(last.Right()+4, right.Y, right.Right()-last.Right()-4, right.H), 1, s.Page+len(l.halfs) < len(s.Set.Pages))
}

// Scopes are the commands that work here: the one that opened the book closes it.
func (*BookScene) Scopes() keymap.Scope { return keymap.Table }

// keysFirst are the keys that turn leaves, before a page that scrolls takes
// them.
func (s *BookScene) keysFirst(c *ui.Context, a desk.Desk) {
	if s.Shelf || !c.HasKeys() {
		return
	}
	switch {
	case c.Take(ui.Key(ebiten.KeyRight)), c.Take(ui.Key(ebiten.KeyPageDown)):
		s.turn(1)
	case c.Take(ui.Key(ebiten.KeyLeft)), c.Take(ui.Key(ebiten.KeyPageUp)):
		s.turn(-1)
	case c.Take(ui.Key(ebiten.KeyHome)):
		s.turnTo(0)
	case c.Take(ui.Key(ebiten.KeyEnd)):
		s.turnTo(len(s.Set.Pages) - 1)
	case c.Command(keys.Journal):
		a.Pop()
	}
}

// keysLast are those nothing on the screen wanted: Space reads on.
func (s *BookScene) keysLast(c *ui.Context) {
	switch {
	case s.Shelf:
	case c.Take(ui.Key(ebiten.KeySpace)):
		s.turn(1)
	case c.Take(ui.Chord{Key: ebiten.KeySpace, Shift: true}):
		s.turn(-1)
	}
}

// foot is the row of buttons below the book.
func (s *BookScene) foot(c *ui.Context, a desk.Desk) {
	r := c.Screen()
	r = r.CutBottom(bookFootH)
	r = r.InsetXY(min(24, c.W*0.02), 6)
	contents := ui.Button{Label: words.Say("book.to-contents"), ID: "contents", Tip: ui.Plain(words.Say("book.to-contents.tip"))}
	shelf := ui.Button{Label: words.Say("book.shelf"), ID: "shelf", Disabled: len(s.Books) < 2, Tip: ui.Plain(words.Say("book.shelf.tip"))}
	done := ui.Button{Label: words.Say("book.close"), ID: "close", Hint: words.Phrase("key.esc"), Look: ui.MainLook, Size: 18, Tip: ui.Plain(words.Say("book.close.tip"))}
	if r.W < 620 {
		done.Hint = ""
	}
	place := func(from *ui.Rect, b ui.Button, right bool) bool {
		w := c.ButtonWidth(b)
		at := from.CutLeft
		if right {
			at = from.CutRight
		}
		hit := c.Button(at(min(w, from.W)).Middle(w, ui.ButtonH), b)
		at(6)
		return hit
	}
	if place(&r, done, true) {
		a.Pop()
	}
	if place(&r, contents, false) {
		s.turnTo(s.Set.First)
	}
	if place(&r, shelf, false) {
		s.Shelf, s.pick = true, s.Book
	}
	s.leaves(c, r)
}

// leaves are the buttons that turn the leaf, with the page between them.
func (s *BookScene) leaves(c *ui.Context, r ui.Rect) {
	n := 1
	if s.two() {
		n = 2
	}
	last := min(s.Page+n, len(s.Set.Pages))
	text := words.Say("book.page", "n", last, "of", len(s.Set.Pages))
	st := ui.Style{Face: ui.Italic, Size: 17, Colour: ui.Cream, Align: ui.Centre}
	w := c.TextWidth(text, st) + 16
	const arrow = 44
	if r.W < w+2*arrow {
		w = 0
	}
	row := r.Middle(min(r.W, w+2*arrow), ui.ButtonH)
	back := ui.Button{Label: "‹", ID: "turn back", Size: 22, Disabled: s.Page == 0, Tip: ui.Plain(words.Say("book.back.tip"))}
	on := ui.Button{Label: "›", ID: "turn on", Size: 22, Disabled: last >= len(s.Set.Pages), Tip: ui.Plain(words.Say("book.on.tip"))}
	if row.W < 2*28 {
		return // no room: the keys turn the leaves all the same
	}
	if c.Button(row.CutLeft(min(arrow-4, row.W/2-2)), back) {
		s.turn(-1)
	}
	if c.Button(row.CutRight(min(arrow-4, row.W-2)), on) {
		s.turn(1)
	}
	if w > 0 {
		c.Text(row, text, st)
	}
}
