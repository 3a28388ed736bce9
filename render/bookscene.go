package render

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// bookScene is a journal lying open on the desk: two facing pages, or one in a
// small window.
type bookScene struct {
	play  *Play
	books []journalBook
	book  int // open
	page  int // the left one of the two that are seen
	shelf bool
	pick  int // chosen on the shelf

	set  *setBook
	made bookMade
	c    *ui.Context // of the frame being drawn
	last bool        // the last page is to be opened once the book is set
}

// bookMade is what a set book was set for.
type bookMade struct {
	w, h, scale float64
	version     uint64
	book        int
}

// NewJournal is the journals of the player before the screen, open at the page
// written last.
func NewJournal(p *Play) Screen { return &bookScene{play: p, last: true} }

// Name is the scene's name in traces.
func (*bookScene) Name() string { return "journal" }

// Leaf: it is a page of print.
func (*bookScene) Leaf() {}

// Rule is the sequence of a turn, which the journal follows.
func (*bookScene) Rule() string { return "8" }

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
	bookLowH       = 320 // below this height a page may have to scroll
	bookBar        = 14  // the room of its scroll bar
)

// lie is where the book and its pages lie.
type lie struct {
	book  ui.Rect
	pages []ui.Rect // the room for text
	halfs []ui.Rect // the sheets
}

func (s *bookScene) lie(c *ui.Context) lie {
	r := c.Screen()
	r.CutBottom(bookFootH)
	edge := min(18, c.W*0.015)
	r = r.Inset(edge)
	two := r.W >= bookTwoW
	w := bookW
	if !two {
		w = 700
	}
	l := lie{book: r.Middle(w, bookH)}
	n := 1
	if two {
		n = 2
	}
	for i, half := range l.book.Columns(n, 0) {
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
func (s *bookScene) settle(c *ui.Context, l lie) {
	if s.books == nil || s.made.version != s.play.Version {
		s.books = booksOf(s.play)
		s.book = min(s.book, max(0, len(s.books)-1))
	}
	made := bookMade{l.pages[0].W, l.pages[0].H, c.Scale, s.play.Version, s.book}
	if s.set != nil && s.made == made {
		return
	}
	was := 0.0
	if s.set != nil && s.made.book == made.book && len(s.set.pages) > 1 {
		was = float64(s.page) / float64(len(s.set.pages)-1)
	}
	s.made = made
	w := made.w
	if made.h < bookLowH {
		w -= bookBar
	}
	t := &typesetter{c: c, w: w, h: made.h, out: &setBook{w: w}, scene: s}
	t.set(s.play, &s.books[s.book])
	s.set = t.out
	s.page = int(math.Round(was * float64(len(s.set.pages)-1)))
	if s.last {
		s.page, s.last = len(s.set.pages)-1, false
	}
	s.turnTo(s.page)
}

// turnTo opens the book where a page is seen.
func (s *bookScene) turnTo(page int) {
	page = min(max(0, page), len(s.set.pages)-1)
	if s.two() {
		page -= page % 2
	}
	s.page = page
}

func (s *bookScene) two() bool { return s.c.W-2*min(18, s.c.W*0.015) >= bookTwoW }

// turn turns leaves: on, or back.
func (s *bookScene) turn(by int) {
	if s.two() {
		by *= 2
	}
	if to := s.page + by; to < len(s.set.pages) && to > -2 {
		s.turnTo(to)
	}
}

// open takes another book from the shelf.
func (s *bookScene) open(book int) {
	if book >= 0 && book < len(s.books) {
		s.book, s.page, s.shelf = book, 0, false
		s.set = nil
	}
}

// Frame shows the book.
func (s *bookScene) Frame(c *ui.Context, a Desk) {
	s.c = c
	c.Desk()
	l := s.lie(c)
	s.settle(c, l)
	s.keysFirst(c, a)
	s.paper(c, l)
	for i := range l.pages {
		if n := s.page + i; n < len(s.set.pages) {
			s.drawPage(c, l, i, n)
		}
	}
	s.margins(c, l)
	s.foot(c, a)
	if s.shelf {
		s.drawShelf(c)
	}
	if c.In.Wheel.Y != 0 && c.Over(l.book) {
		s.turn(map[bool]int{true: -1, false: 1}[c.In.Wheel.Y > 0])
		c.In.Wheel = ui.Point{}
		c.Touch()
	}
	s.keysLast(c)
	leavePage(c, a)
}

// paper is the open book itself: leaves, and the shadow in the fold.
func (s *bookScene) paper(c *ui.Context, l lie) {
	for i := bookEdges; i > 0; i-- {
		d := float64(i) * bookEdgeOffset
		c.Fill(ui.R(l.book.X-d, l.book.Y+d, l.book.W+2*d, l.book.H-d), color.RGBA{0xcf, 0xbd, 0x93, 255})
		outline(c, ui.R(l.book.X-d, l.book.Y+d, l.book.W+2*d, l.book.H-d), color.RGBA{0xa8, 0x90, 0x62, 255})
	}
	c.Panel(l.book, ui.SheetPanel)
	for _, half := range l.halfs {
		hairlines(c, half.InsetXY(min(13, half.W*0.02), min(13, half.H*0.02)))
	}
	if len(l.halfs) == 2 {
		const w = 120
		mid := l.halfs[1].X
		c.Picture(ui.R(mid-w/2, l.book.Y, w, l.book.H), "fold", 1, paintFold)
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
func (s *bookScene) drawPage(c *ui.Context, l lie, i, n int) {
	page, half := l.pages[i], l.halfs[i]
	if head := s.set.heads[n]; head != "" && page.Y-half.Y > 34 {
		st := ui.Style{Face: ui.Title, Size: 16, Colour: ui.Faded, Align: ui.Centre}
		c.Text(ui.R(page.X, half.Y+20, page.W, 20), head, st.Own())
	}
	if n > 0 && half.Bottom()-page.Bottom() > 30 {
		at := ui.R(page.X, page.Bottom()+(half.Bottom()-page.Bottom()-16-20)/2, page.W, 20)
		c.Tip(at, ui.Plain(words.Say("book.page", "n", n+1, "of", len(s.set.pages))+"."))
		c.Text(at, words.Number(n+1), ui.Small.At(15).To(ui.Centre))
	}
	c.Scope(fmt.Sprintf("page %d", n+1), func() {
		c.Scroll("text", page, func(in ui.Rect) float64 {
			y := in.Y
			for _, b := range s.set.pages[n] {
				b.draw(ui.R(in.X, y, s.set.w, b.h))
				y += b.h
			}
			return y - in.Y
		})
	})
}

// margins are the outer edges of the pages: a click there turns the leaf.
func (s *bookScene) margins(c *ui.Context, l lie) {
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
	edge("back", ui.R(left.X, left.Y, max(14, w-4), left.H), -1, s.page > 0)
	last := l.pages[len(l.pages)-1]
	edge("on", ui.R(last.Right()+4, right.Y, right.Right()-last.Right()-4, right.H), 1, s.page+len(l.halfs) < len(s.set.pages))
}

// scopes are the commands that work here: the one that opened the book closes it.
func (*bookScene) Scopes() keymap.Scope { return keymap.Table }

// keysFirst are the keys that turn leaves, before a page that scrolls takes
// them.
func (s *bookScene) keysFirst(c *ui.Context, a Desk) {
	if s.shelf || !c.HasKeys() {
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
		s.turnTo(len(s.set.pages) - 1)
	case c.Command(keymap.Journal):
		a.Pop()
	}
}

// keysLast are those nothing on the screen wanted: Space reads on.
func (s *bookScene) keysLast(c *ui.Context) {
	switch {
	case s.shelf:
	case c.Take(ui.Key(ebiten.KeySpace)):
		s.turn(1)
	case c.Take(ui.Chord{Key: ebiten.KeySpace, Shift: true}):
		s.turn(-1)
	}
}

// foot is the row of buttons below the book.
func (s *bookScene) foot(c *ui.Context, a Desk) {
	r := c.Screen()
	r = r.CutBottom(bookFootH)
	r = r.InsetXY(min(24, c.W*0.02), 6)
	contents := ui.Button{Label: words.Say("book.to-contents"), ID: "contents", Tip: ui.Plain(words.Say("book.to-contents.tip"))}
	shelf := ui.Button{Label: words.Say("book.shelf"), ID: "shelf", Disabled: len(s.books) < 2, Tip: ui.Plain(words.Say("book.shelf.tip"))}
	done := ui.Button{Label: words.Say("book.close"), ID: "close", Hint: "Esc", Look: ui.MainLook, Size: 18, Tip: ui.Plain(words.Say("book.close.tip"))}
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
		s.turnTo(s.set.first)
	}
	if place(&r, shelf, false) {
		s.shelf, s.pick = true, s.book
	}
	s.leaves(c, r)
}

// leaves are the buttons that turn the leaf, with the page between them.
func (s *bookScene) leaves(c *ui.Context, r ui.Rect) {
	n := 1
	if s.two() {
		n = 2
	}
	last := min(s.page+n, len(s.set.pages))
	text := words.Say("book.page", "n", last, "of", len(s.set.pages))
	st := ui.Style{Face: ui.Italic, Size: 17, Colour: ui.Cream, Align: ui.Centre}
	w := c.TextWidth(text, st) + 16
	const arrow = 44
	if r.W < w+2*arrow {
		w = 0
	}
	row := r.Middle(min(r.W, w+2*arrow), ui.ButtonH)
	back := ui.Button{Label: "‹", ID: "turn back", Size: 22, Disabled: s.page == 0, Tip: ui.Plain(words.Say("book.back.tip"))}
	on := ui.Button{Label: "›", ID: "turn on", Size: 22, Disabled: last >= len(s.set.pages), Tip: ui.Plain(words.Say("book.on.tip"))}
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
