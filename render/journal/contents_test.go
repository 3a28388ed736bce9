package journal

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// A long book has the chapters of a year, or of several, on a line of its contents; what belongs to none
// stands by itself, and no chapter is left out.
func TestGather(t *testing.T) {
	years := strings.Split(",1821,1821,1822,1824,1825,", ",")
	for most, want := range map[int]string{ // in any order: each by itself
		9: ": 0; 1821–1821: 1 2; 1822–1822: 3; 1824–1824: 4; 1825–1825: 5; : 6; ",
		4: ": 0; 1821–1822: 1 2 3; 1824–1825: 4 5; : 6; ",
		3: ": 0; 1821–1825: 1 2 3 4 5; : 6; ",
		2: ": 0; 1821–1825: 1 2 3 4 5; : 6; ", // no fewer: the two by themselves stay
	} {
		got := ""
		for _, l := range Gather(years, most) {
			if got += l.From; l.From != "" {
				got += "–" + l.To
			}
			got += ": " + strings.Trim(fmt.Sprint(l.Chapters), "[]") + "; "
		}
		if got != want {
			t.Errorf("%d lines at most: %q, want %q", most, got, want)
		}
	}
	var long []string
	for y := range 150 {
		for range 3 {
			long = append(long, strconv.Itoa(1821+y))
		}
	}
	n := 0
	lines := Gather(long, 56)
	for _, l := range lines {
		n += len(l.Chapters)
	}
	if len(lines) != 50 || n != len(long) {
		t.Errorf("%d lines of %d chapters, want 50 of %d", len(lines), n, len(long))
	}
}

// A book of many expeditions has its contents on two printed pages: a line a year, with a way to each.
func TestContentsOfALongBook(t *testing.T) {
	b := &Book{Chapters: []Chapter{{Title: "Year by year", Sub: "A chronicle"}}}
	for i := range contentsChapters {
		b.Chapters = append(b.Chapters, Chapter{Title: "Somebody: an expedition", Sub: "From a port", Part: strconv.Itoa(1821 + i/2), Short: "Somebody"})
	}
	for _, long := range []bool{true, false} {
		if !long {
			b.Chapters = b.Chapters[:contentsChapters]
		}
		var out strings.Builder
		if err := b.WriteHTML(&out, nil); err != nil {
			t.Fatal(err)
		}
		nav := out.String()
		nav = nav[strings.Index(nav, "<nav"):strings.Index(nav, "</nav>")]
		lines := len(b.Chapters)
		if long {
			lines = 1 + contentsChapters/2
		}
		if got := strings.Count(nav, "<li>"); got != lines || strings.Count(nav, "href=\"#c") != len(b.Chapters) || strings.Contains(nav, "1821</b>") != long {
			t.Errorf("%d chapters: %d lines, %d ways; want %d, %d:\n%s", len(b.Chapters), got, strings.Count(nav, "href=\"#c"), lines, len(b.Chapters), nav)
		}
	}
}
