package book

import "sourceofthenile/render/journal"

// JournalBook is a book on the shelf.
type JournalBook = journalBook

// Paragraphs are the texts of a month's paragraphs.
func Paragraphs(m journal.Pages) (out [][]string) {
	for _, p := range paragraphs(m) {
		var text []string
		for _, s := range p.text {
			text = append(text, s.String())
		}
		out = append(out, text)
	}
	return out
}
