package render

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The journal is read by keyboard alone: leaves turn, the contents lead to
// their chapters, another book comes from the shelf, J closes it.
func TestJournalByKeyboard(t *testing.T) {
	d, s, st := atJournal(t)
	if last := len(s.set.pages) - 1; s.page != last-last%2 {
		t.Errorf("open at page %d of %d, not at the last", s.page, len(s.set.pages))
	}
	st.Key(ebiten.KeyLeft)
	st.Key(ebiten.KeyHome)
	if s.page != 0 {
		t.Fatalf("Home leads to page %d", s.page)
	}
	st.Want(words.Say("book.title"))
	st.Key(ebiten.KeyRight)
	st.Want(words.Say("book.contents"))
	line := s.set.contents[len(s.set.contents)-1]
	to := "turn to " + words.Number(line.page+1)
	for n := 0; !strings.HasSuffix(st.List.Focus, to) && n < 40; n++ {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyEnter)
	if s.page != line.page-line.page%2 {
		t.Fatalf("the contents lead to page %d, not %d", s.page, line.page)
	}
	st.Want(line.text)
	was := s.page
	st.Key(ebiten.KeyPageUp)
	if s.page != was-2 {
		t.Errorf("Page Up leads from page %d to %d", was, s.page)
	}
	st.Key(ebiten.KeyPageDown)
	if s.page != was {
		t.Errorf("Page Down leads from page %d to %d", was-2, s.page)
	}
	st.Key(ebiten.KeyB)
	st.Key(ebiten.KeyEnd)
	st.Key(ebiten.KeyEnter)
	if b := s.books[s.book]; !b.accounts {
		t.Errorf("the last book on the shelf is %+v", b)
	}
	st.Want(words.Say("book.title.accounts"))
	st.Key(ebiten.KeyJ)
	if d.Top().Name() != "table" {
		t.Errorf("J leads to %s", d.Top().Name())
	}
}

// The wheel and the buttons turn leaves too, and stop at the covers.
func TestJournalByMouse(t *testing.T) {
	_, s, st := atJournal(t)
	st.Move(s.lie(s.c).book.Centre())
	for range 60 {
		st.Wheel(1)
	}
	if s.page != 0 {
		t.Fatalf("wheeled back to page %d", s.page)
	}
	st.Wheel(-1)
	if s.page != 2 {
		t.Errorf("the wheel leads to page %d", s.page)
	}
	st.Click("turn on")
	st.Click("turn back")
	st.Click("contents")
	if s.page != 2 {
		t.Errorf("the contents are on page %d", s.page)
	}
}

// Every journey, every month and every sentence of the explorer's own journal
// is in the book, once.
func TestTheBookHoldsTheWholeJournal(t *testing.T) {
	_, s, _ := atJournal(t)
	v := s.play.View()
	own, journeys, deaths := 0, 0, 0
	for i := range s.books {
		b := &s.books[i]
		if b.accounts {
			if b.seat == v.Seat() {
				t.Error("a book of the player's own accounts")
			}
			continue
		}
		if b.seat != v.Seat() {
			t.Errorf("the journal of seat %d lies open to seat %d", b.seat, v.Seat())
		}
		own++
		turn := -1
		for _, c := range b.chapters {
			if c.kind == journeyChapter {
				journeys++
				if j := c.journey; j.Ending == nile.EndedDead && len(c.months) > 0 && c.months[len(c.months)-1].Turn == j.Ended && b.dead {
					deaths++
				}
			}
			for _, m := range c.months {
				if m.Turn <= turn || m.Turn < b.from || m.Turn > b.to {
					t.Errorf("month %d after %d in a book from %d to %d", m.Turn, turn, b.from, b.to)
				}
				turn = m.Turn
			}
		}
	}
	want := 0
	for _, j := range v.Journeys(s.play.Events()) {
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
	p := sitAt(t, "long campaign")
	for _, b := range booksOf(p) {
		if b.seat == p.Seat() {
			continue
		}
		if !b.accounts {
			t.Fatalf("seat %d reads the journal of seat %d", p.Seat(), b.seat)
		}
		for _, c := range b.chapters {
			if len(c.months) > 0 {
				t.Errorf("an account holds %d months of the journal", len(c.months))
			}
			for _, id := range publishedOf(c.journey) {
				if p.View().Hex(id).State != nile.Published {
					t.Errorf("hex %d is in an account and not published", id)
				}
			}
		}
	}
	p.StandUp()
	d, _ := table(p)
	st := d.stage(t)
	st.Key(ebiten.KeyJ)
	if d.Top().Name() != "table" {
		t.Error("J opens a journal while the machine changes hands")
	}
}

// Pages hold no more than they have room for, in every window.
func TestBookPagesAreNotOverfull(t *testing.T) {
	for _, z := range uitest.Sizes() {
		d, s, st := atJournal(t)
		d.size(z)
		st.Wait(0.1)
		for n, page := range s.set.pages {
			h := 0.0
			for _, b := range page {
				h += b.h
			}
			if h > s.made.h+0.5 && s.made.h >= bookLowH {
				t.Errorf("%v: page %d is %v high, with room for %v", z, n+1, h, s.made.h)
			}
		}
	}
}

// A month's heading is never the last thing on a page, a page that turns shows
// its text at once, and the book set twice is the same book.
func TestTheBookIsSetWithCare(t *testing.T) {
	for _, z := range uitest.Sizes() {
		d, s, st := atJournal(t)
		d.size(z)
		st.Wait(0.1)
		if s.made.h < bookLowH {
			continue
		}
		first := s.set
		for n, page := range first.pages {
			if len(page) == 0 {
				t.Errorf("%v: page %d is empty", z, n+1)
			} else if last := page[len(page)-1]; last.h == ui.HeadingH+1 && len(page) > 1 {
				t.Errorf("%v: page %d ends with a heading", z, n+1)
			}
		}
		s.set = nil
		d.Refresh()
		st.Wait(0.1)
		if len(s.set.pages) != len(first.pages) {
			t.Fatalf("%v: set again the book has %d pages, not %d", z, len(s.set.pages), len(first.pages))
		}
		for n := range first.pages {
			if len(s.set.pages[n]) != len(first.pages[n]) {
				t.Errorf("%v: page %d differs when set again", z, n+1)
			}
		}
	}
}
