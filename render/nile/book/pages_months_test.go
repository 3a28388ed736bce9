package book_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
)

// A book that is opened shows two pages with writing on them, at its end and however many it
// has; and a page of its contents leads where it says.
func TestTheJournalOpensOnWhatIsWritten(t *testing.T) {
	for _, stop := range []string{"long campaign", "news", "sitting of two"} {
		d, _ := niletest.Table(niletest.SitAt(t, stop))
		st := d.Stage(t)
		st.Key(ebiten.KeyJ)
		s, ok := d.Top().(*book.BookScene)
		if !ok {
			t.Fatalf("%s: J leads to %s", stop, d.Top().Name())
		}
		n := len(s.Set.Pages)
		if n%2 != 0 || s.Page != n-2 {
			t.Errorf("%s: open at page %d of %d, want the last two", stop, s.Page+1, n)
		}
		b := &s.Books[s.Book]
		if len(b.Chapters) == 0 {
			continue
		}
		last := b.Chapters[len(b.Chapters)-1]
		months := last.Months
		if len(months) == 0 {
			continue
		}
		entries := months[len(months)-1].Entries
		text := entries[len(entries)-1].Text
		st.Want(text[len(text)-1])
		for _, l := range s.Set.Contents {
			st.Key(ebiten.KeyHome)
			for s.Page < l.Page-l.Page%2 {
				st.Key(ebiten.KeyRight)
			}
			st.Want(l.Text)
		}
	}
}

// A month is told in paragraphs: none goes from one hex to the next, or from the march to the
// hunt, unless it would be a few words alone; and what the writer adds stands by itself.
func TestAMonthIsParted(t *testing.T) {
	long := strings.Repeat("Mud to the ankle, and no path but the one that was made. ", 2)
	entry := journal.Entry{Seat: 0}
	for _, x := range []struct {
		text string
		kind game.EventKind
		at   int32
	}{
		{"Rain.", nile.DisasterStrikes, 7},
		{"A ford.", nile.Moved, 8},
		{long, nile.Met, 8},
		{"They parted.", nile.PartedInPeace, 8},
		{long, nile.Moved, 9},
		{"Two buck.", nile.Hunted, 9},
		{"A moth.", nile.FindMade, 9},
		{"I miss bread.", 0, -1},
	} {
		entry.Add(x.text, "", game.Event{Kind: x.kind, At: x.at})
	}
	got := book.Paragraphs(journal.Pages{Entries: []journal.Entry{entry}})
	want := [][]string{{"Rain.", "A ford.", long, "They parted."}, {long}, {"Two buck.", "A moth."}, {"I miss bread."}}
	if len(got) != len(want) {
		t.Fatalf("%d paragraphs, want %d: %q", len(got), len(want), got)
	}
	for i := range want {
		if strings.Join(got[i], "|") != strings.Join(want[i], "|") {
			t.Errorf("paragraph %d is %q, want %q", i, got[i], want[i])
		}
	}
}

// A short paragraph stands whole on a page, and the room that it leaves is shared among the gaps: a journal's pages end
// neither in the middle of one nor half empty, but for the last of a chapter.
func TestAShortParagraphIsNotParted(t *testing.T) {
	seen := 0
	for _, stop := range slices.Sorted(maps.Keys(niletest.Games)) {
		d, _ := niletest.Table(niletest.SitAt(t, stop))
		st := d.Stage(t)
		st.Key(ebiten.KeyJ)
		s, ok := d.Top().(*book.BookScene)
		if !ok || seen >= 40 {
			continue
		}
		joined := ""
		for n := 0; n < len(s.Set.Pages); n += 2 {
			st.Key(ebiten.KeyHome)
			for s.Page < n {
				st.Key(ebiten.KeyRight)
			}
			joined += " ¶ " + strings.Join(st.List.Texts(), " ")
		}
		for _, c := range s.Books[s.Book].Chapters {
			for _, m := range c.Months {
				for _, p := range book.Paragraphs(m) {
					text := strings.Join(p, " ")
					if len(text) > 250 {
						continue
					}
					if seen++; !strings.Contains(joined, text) {
						t.Errorf("%s: a short paragraph is parted: %q", stop, text)
					}
				}
			}
		}
	}
	if seen < 20 {
		t.Errorf("%d short paragraphs were looked for", seen)
	}
}
