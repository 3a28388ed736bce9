package menu

import (
	"strings"

	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

const (
	cellGap = 16 // between the columns of a table
	cellPad = 4  // above and below a row
)

var (
	cellStyle = ui.Body.At(17)
	headStyle = ui.Note.At(16).In(ui.Faded)
)

// table sets a table with ledger lines; one too wide for the page is set row
// by row, each figure after its heading.
func (s *setter) table(t *rulebook.Table, x, w float64) {
	cols := s.columns(t, w)
	if cols == nil {
		s.stacked(t, x, w)
		return
	}
	s.row(t, t.Head, cols, x, headStyle)
	total := -float64(cellGap)
	for _, c := range cols {
		total += c + cellGap
	}
	s.put(mark{kind: inkRule, r: ui.R(x, s.y, total, 1)})
	for _, row := range t.Rows {
		s.row(t, row, cols, x, cellStyle)
		s.put(mark{kind: inkDots, r: ui.R(x, s.y, total, 1)})
	}
}

// columns are the widths of the columns, nil if they cannot stand side by side.
func (s *setter) columns(t *rulebook.Table, w float64) []float64 {
	n := len(t.Head)
	least, most := make([]float64, n), make([]float64, n)
	measure := func(cells []string, st ui.Style) {
		for i, cell := range cells {
			most[i] = max(most[i], s.c.TextWidth(cell, st)+2)
			for _, word := range strings.Fields(cell) {
				least[i] = max(least[i], s.c.TextWidth(word, st)+2)
			}
		}
	}
	measure(t.Head, headStyle)
	for _, row := range t.Rows {
		measure(row, cellStyle)
	}
	w -= cellGap * float64(n-1)
	low, high := 0.0, 0.0
	for i := range least {
		low, high = low+least[i], high+most[i]
	}
	if low > w {
		return nil
	}
	if high <= w {
		return most
	}
	for i := range least { // a narrow column is not broken while there is room
		if grown := low + most[i] - least[i]; most[i] <= w/4 && grown <= w*0.8 {
			low, least[i] = grown, most[i]
		}
	}
	// What is left after the longest words goes to those that want most.
	for i := range least {
		least[i] += (most[i] - least[i]) * (w - low) / (high - low)
	}
	return least
}

// row sets the cells of one row side by side.
func (s *setter) row(t *rulebook.Table, cells []string, cols []float64, x float64, st ui.Style) {
	top, deep := s.y+cellPad, 0.0
	for i, cell := range cells {
		s.y = top
		deep = max(deep, s.cell(cell, x, cols[i], st, t.Figures[i]))
		x += cols[i] + cellGap
	}
	s.y = top + deep + cellPad
}

// cell sets one cell and returns how high it became. Figures stand at the right.
func (s *setter) cell(text string, x, w float64, st ui.Style, figures bool) float64 {
	spans, err := rulebook.Spans(text)
	if err != nil || text == "" {
		return ui.LineHeight(st)
	}
	from := len(s.marks)
	h := s.words(spans, x, w+1, st)
	if !figures {
		return h
	}
	for i := from; i < len(s.marks); { // move each line to the right
		end, right := i, 0.0
		for end < len(s.marks) && s.marks[end].r.Y == s.marks[i].r.Y {
			right = s.marks[end].r.Right()
			end++
		}
		for ; i < end; i++ {
			s.marks[i].r.X += x + w - right
		}
	}
	return h
}

// stacked sets each row as running text: what it is, and then each heading
// with its entry.
func (s *setter) stacked(t *rulebook.Table, x, w float64) {
	for _, row := range t.Rows {
		var cells []string
		for i, cell := range row[1:] {
			if cell == "–" || cell == "" {
				continue
			}
			if t.Figures[i+1] {
				cell = words.Phrase("rules.row.figure", "what", strings.ToLower(t.Head[i+1]), "n", cell)
			}
			cells = append(cells, cell)
		}
		spans := []rulebook.Span{{Text: row[0], Bold: true}}
		if len(cells) > 0 {
			spans = append(spans, rulebook.Span{Text: words.Phrase("rules.row.cells", "cells", words.Clauses(cells...))})
		}
		s.y += cellPad
		s.y += s.words(spans, x, w, cellStyle) + cellPad
		s.put(mark{kind: inkDots, r: ui.R(x, s.y, w, 1)})
	}
}
