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
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
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

// What the writer adds to a month does not stand at the head of a page, away from what it is added to (7 did in these books).
func TestARemarkStaysWithItsMonth(t *testing.T) {
	seen, heads := 0, 0
	for _, stop := range slices.Sorted(maps.Keys(niletest.Games)) {
		d, _ := niletest.Table(niletest.SitAt(t, stop))
		d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
		st := d.Stage(t)
		st.Key(ebiten.KeyJ)
		s, ok := d.Top().(*book.BookScene)
		if !ok {
			continue
		}
		st.Key(ebiten.KeyHome)
		for n := 0; n < len(s.Set.Pages); n += 2 {
			for s.Page < n {
				st.Key(ebiten.KeyRight)
			}
			var first [2]*ui.Item
			for i := range st.List.Items {
				it := &st.List.Items[i]
				remark := it.Style.Face == ui.Written.Face && it.Style.Size == ui.Written.Size
				if it.Text == "" || !remark && it.Style.Size < 17 {
					continue
				}
				side := 0
				if it.Rect.X > 640 {
					side = 1
				}
				if remark {
					seen++
				}
				if first[side] == nil || it.Rect.Y < first[side].Rect.Y {
					first[side] = it
				}
			}
			for _, it := range first {
				if it != nil && it.Style.Face == ui.Written.Face && it.Style.Size == ui.Written.Size {
					heads++
					t.Logf("%s: page %d begins with %q", stop, n, it.Text)
				}
			}
		}
	}
	if seen < 50 || heads > 1 { // behind a long paragraph, which is parted itself, it may
		t.Errorf("%d lines seen, %d at the head of a page", seen, heads)
	}
}

// No journal of an explorer tells of the sittings of those who play.
func TestNoExplorerKnowsOfTheSittings(t *testing.T) {
	p := niletest.NewBot(t, niletest.NewCampaign(t, 6, 3, "Ann", "Ben"), 2).Until(func(p *play.Play) bool {
		v := sight.View(p)
		return v.Sitting().Number > 1 && v.Phase() == nile.ChoosingPace
	})
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Key(ebiten.KeyJ)
	s, ok := d.Top().(*book.BookScene)
	if !ok {
		t.Fatalf("J leads to %s", d.Top().Name())
	}
	entries := 0
	for i := range s.Books {
		for _, c := range s.Books[i].Chapters {
			for _, m := range c.Months {
				for _, e := range m.Entries {
					entries++
					for k, of := range e.Events {
						if of.Kind == nile.SittingBegan || of.Kind == nile.SittingEnded || of.Kind == nile.SittingCalled {
							t.Errorf("turn %d: got %q in an explorer's journal", m.Turn, e.Text[k])
						}
					}
				}
			}
		}
	}
	if entries == 0 {
		t.Fatal("nothing is written")
	}
}
