package book_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The journal is read by keyboard alone: leaves turn, the contents lead to
// their chapters, another book comes from the shelf, J closes it.
func TestJournalByKeyboard(t *testing.T) {
	d, s, st := niletest.AtJournal(t)
	if last := len(s.Set.Pages) - 1; s.Page != last-last%2 {
		t.Errorf("open at page %d of %d, not at the last", s.Page, len(s.Set.Pages))
	}
	st.Key(ebiten.KeyLeft)
	st.Key(ebiten.KeyHome)
	if s.Page != 0 {
		t.Fatalf("Home leads to page %d", s.Page)
	}
	st.Want(words.Say("book.title"))
	st.Key(ebiten.KeyRight)
	st.Want(words.Say("book.contents"))
	line := s.Set.Contents[len(s.Set.Contents)-1]
	to := "turn to " + words.Number(line.Page+1)
	for n := 0; !strings.HasSuffix(st.List.Focus, to) && n < 40; n++ {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyEnter)
	if s.Page != line.Page-line.Page%2 {
		t.Fatalf("the contents lead to page %d, not %d", s.Page, line.Page)
	}
	st.Want(line.Text)
	was := s.Page
	st.Key(ebiten.KeyPageUp)
	if s.Page != was-2 {
		t.Errorf("Page Up leads from page %d to %d, want %d", was, s.Page, was-2)
	}
	st.Key(ebiten.KeyPageDown)
	if s.Page != was {
		t.Errorf("Page Down leads from page %d to %d, want %d", was-2, s.Page, was)
	}
	st.Key(ebiten.KeyB)
	st.Key(ebiten.KeyEnd)
	st.Key(ebiten.KeyEnter)
	if b := s.Books[s.Book]; !b.Accounts {
		t.Errorf("the last book on the shelf is %+v", b)
	}
	st.Want(words.Say("book.title.accounts"))
	st.Key(ebiten.KeyJ)
	if d.Top().Name() != "table" {
		t.Errorf("J leads to %s, want table", d.Top().Name())
	}
}

// The story of all expeditions stands on the shelf behind the player's own
// journals: its chapters are those that are told, on pages that can be turned to.
func TestTheStoryIsOnTheShelf(t *testing.T) {
	_, s, st := niletest.AtJournal(t)
	at := slices.IndexFunc(s.Books, func(b book.JournalBook) bool { return b.Story })
	if at < 1 {
		t.Fatalf("the story is book %d", at)
	}
	st.Key(ebiten.KeyB)
	for range at {
		st.Key(ebiten.KeyDown)
	}
	st.Want(words.Say("story.spine"))
	st.Key(ebiten.KeyEnter)
	st.Wait(0.2) // a long book is set in several frames
	b := &s.Books[s.Book]
	if !b.Story || len(b.Chapters) < 2 || len(s.Set.Contents) != len(b.Chapters) {
		t.Fatalf("%d chapters, %d lines of contents", len(b.Chapters), len(s.Set.Contents))
	}
	for range len(s.Set.Pages) {
		uitest.Check(t, st.List)
		st.Key(ebiten.KeyRight)
	}
	st.Key(ebiten.KeyHome)
	st.Key(ebiten.KeyRight)
	st.Want(words.Say("story.chronicle"))
}

// The story is told beside the loop: until it is, its title says so, and the book
// is set anew when it comes.
func TestTheStoryIsToldBesideTheLoop(t *testing.T) {
	_, s, st := niletest.AtJournal(t)
	var do, then func()
	asked := 0
	s.Play.Host().Beside = func(d, after func()) { do, then, asked = d, after, asked+1 }
	at := slices.IndexFunc(s.Books, func(b book.JournalBook) bool { return b.Story })
	st.Key(ebiten.KeyB)
	for range at {
		st.Key(ebiten.KeyDown)
	}
	st.Key(ebiten.KeyEnter)
	st.Key(ebiten.KeyHome)
	st.Want(words.Say("story.telling"))
	if len(s.Set.Contents) != 0 || asked != 1 {
		t.Fatalf("%d chapters before it is told, which was asked for %d times; want 0, 1", len(s.Set.Contents), asked)
	}
	told := make(chan struct{})
	go func() { do(); close(told) }()
	<-told
	then()
	if !s.Tick(nil) {
		t.Error("no frame is asked for")
	}
	st.Wait(1)
	if n := len(s.Books[at].Chapters); n < 2 || len(s.Set.Contents) != n || s.Tick(nil) {
		t.Errorf("%d chapters are told, %d stand in the contents", n, len(s.Set.Contents))
	}
}

// The wheel and the buttons turn leaves too, and stop at the covers.
func TestJournalByMouse(t *testing.T) {
	_, s, st := niletest.AtJournal(t)
	st.Move(s.Lie(s.C).Book.Centre())
	for range 60 {
		st.Wheel(1)
	}
	if s.Page != 0 {
		t.Fatalf("wheeled back to page %d", s.Page)
	}
	st.Wheel(-1)
	if s.Page != 2 {
		t.Errorf("the wheel leads to page %d, want 2", s.Page)
	}
	st.Click("turn on")
	st.Click("turn back")
	st.Click("contents")
	if s.Page != 2 {
		t.Errorf("the contents are on page %d, want 2", s.Page)
	}
}

// Every journey, every month and every sentence of the explorer's own journal
// is in the book, once.
func TestTheBookHoldsTheWholeJournal(t *testing.T) {
	_, s, _ := niletest.AtJournal(t)
	v := sight.View(s.Play)
	own, journeys, deaths := 0, 0, 0
	for i := range s.Books {
		b := &s.Books[i]
		if b.Story {
			continue
		}
		if b.Accounts {
			if b.Seat == v.Seat() {
				t.Error("a book of the player's own accounts")
			}
			continue
		}
		if b.Seat != v.Seat() {
			t.Errorf("the journal of seat %d lies open to seat %d", b.Seat, v.Seat())
		}
		own++
		turn := -1
		for _, c := range b.Chapters {
			if c.Kind == book.JourneyChapter {
				journeys++
				if j := c.Journey; j.Ending == nile.EndedDead && len(c.Months) > 0 && c.Months[len(c.Months)-1].Turn == j.Ended && b.Dead {
					deaths++
				}
			}
			for _, m := range c.Months {
				if m.Turn <= turn || m.Turn < b.From || m.Turn > b.To {
					t.Errorf("month %d after %d in a book from %d to %d", m.Turn, turn, b.From, b.To)
				}
				turn = m.Turn
			}
		}
	}
	want := 0
	for _, j := range v.Journeys(s.Play.Events()) {
		if j.Seat == v.Seat() {
			want++
		}
	}
	if deaths != v.Player(v.Seat()).Explorers-1 {
		t.Errorf("%d of %d deaths stand at the end of their journals", deaths, v.Player(v.Seat()).Explorers-1)
	}
	if own != v.Player(v.Seat()).Explorers || journeys != want || want < 2 {
		t.Errorf("%d books for %d explorers, %d journeys of %d", own, v.Player(v.Seat()).Explorers, journeys, want)
	}
}

// Who does not sit before the screen keeps his journal shut: what he mapped
// and has not published, bought or noted stands in no book of another.
func TestJournalsKeepOthersSecrets(t *testing.T) {
	p := niletest.SitAt(t, "long campaign")
	for _, b := range book.BooksOf(p) {
		if b.Seat == p.Seat() {
			continue
		}
		if !b.Accounts {
			t.Fatalf("seat %d reads the journal of seat %d", p.Seat(), b.Seat)
		}
		for _, c := range b.Chapters {
			if len(c.Months) > 0 {
				t.Errorf("an account holds %d months of the journal", len(c.Months))
			}
			for _, id := range book.PublishedOf(c.Journey) {
				if sight.View(p).Hex(id).State != nile.Published {
					t.Errorf("hex %d is in an account and not published", id)
				}
			}
		}
	}
	p.StandUp()
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Key(ebiten.KeyJ)
	if d.Top().Name() != "table" {
		t.Errorf("J opens a journal while the machine changes hands: got %q, wanted \"table\"", d.Top().Name())
	}
}

// Pages hold no more than they have room for, in every window.
func TestBookPagesAreNotOverfull(t *testing.T) {
	for _, z := range uitest.Sizes() {
		d, s, st := niletest.AtJournal(t)
		d.Size(z)
		st.Wait(0.1)
		for n, page := range s.Set.Pages {
			h := 0.0
			for _, b := range page {
				h += b.H
			}
			if h > s.Made.H+0.5 && s.Made.H >= book.BookLowH {
				t.Errorf("%v: page %d is %v high, with room for %v", z, n+1, h, s.Made.H)
			}
		}
	}
}

// A month's heading is never the last thing on a page, a page that turns shows
// its text at once, and the book set twice is the same book.
func TestTheBookIsSetWithCare(t *testing.T) {
	for _, z := range uitest.Sizes() {
		d, s, st := niletest.AtJournal(t)
		d.Size(z)
		st.Wait(0.1)
		if s.Made.H < book.BookLowH {
			continue
		}
		first := s.Set
		for n, page := range first.Pages {
			if len(page) == 0 {
				t.Errorf("%v: page %d is empty", z, n+1)
			} else if last := page[len(page)-1]; last.H == ui.HeadingH+1 && len(page) > 1 {
				t.Errorf("%v: page %d ends with a heading", z, n+1)
			}
		}
		s.Set = nil
		d.Refresh()
		st.Wait(0.1)
		if len(s.Set.Pages) != len(first.Pages) {
			t.Fatalf("%v: set again the book has %d pages, not %d", z, len(s.Set.Pages), len(first.Pages))
		}
		for n := range first.Pages {
			if len(s.Set.Pages[n]) != len(first.Pages[n]) {
				t.Errorf("%v: page %d differs when set again", z, n+1)
			}
		}
	}
}
