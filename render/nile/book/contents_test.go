package book

import (
	"strconv"
	"testing"

	"sourceofthenile/render/journal"
)

// The contents of a book take two pages at most, however many expeditions there were: then those of a
// year, or of several, stand on a line, which leads to the first of them.
func TestContentsTakeTwoPages(t *testing.T) {
	for _, high := range []float64{420, 560, 900} {
		for _, n := range []int{1, 12, 30, 84, 400} {
			set := &typesetter{h: high, out: &setBook{}}
			b := &journalBook{Story: true, Chapters: []chapter{{Kind: storyChapter, told: &journal.Chapter{Title: "Year by year"}}}}
			for i := range n {
				b.Chapters = append(b.Chapters, chapter{Kind: storyChapter, told: &journal.Chapter{Part: strconv.Itoa(1821 + i/3), Short: "Somebody"}})
			}
			for i := range b.Chapters {
				set.out.Contents = append(set.out.Contents, contentsLine{Text: strconv.Itoa(i), Page: 10 + i})
			}
			if got := set.contentsPages(b); got > 2 {
				t.Errorf("%d expeditions on pages of %v: %d pages of contents, want 2", n, high, got)
			}
			lines, row := set.contentsOf(b)
			if len(lines) > 2*set.rows(row) || lines[0].Page != 10 || lines[1].Page != 11 {
				t.Errorf("%d expeditions on pages of %v: %d lines of %v, the first to pages %d and %d, want 10 and 11", n, high, len(lines), row, lines[0].Page, lines[1].Page)
			}
		}
	}
}
