package deck

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// RowError says what is wrong with a row of card data.
type RowError struct {
	File   string // "cards", "finds" or "disasters"
	Line   int    // in the file, from 1
	Column string // empty when the row as a whole is wrong
	Err    error
}

func (e *RowError) Error() string {
	where := fmt.Sprintf("%s, row in line %d", e.File, e.Line)
	if e.Column != "" {
		where += ", " + e.Column
	}
	return where + ": " + e.Err.Error()
}

func (e *RowError) Unwrap() error { return e.Err }

// cardRow is one row of a table of words parted by tabs.
type cardRow struct {
	file    string
	line    int
	columns []string
	cells   []string // as many as columns
}

// bad is the error for what stands in column i.
func (r *cardRow) bad(i int, err error) error {
	return &RowError{File: r.file, Line: r.line, Column: r.columns[i], Err: err}
}

// cardRows parts a table into rows. Remarks and empty lines fall away; the
// first row must name the columns, so that a moved column is noticed.
func cardRows(file string, columns []string, data []byte) ([]cardRow, error) {
	var rows []cardRow
	line, named := 0, false
	for text := range bytes.Lines(data) {
		line++
		// An editor on Windows ends lines with a carriage return as well.
		s := strings.TrimRight(string(text), "\r\n")
		if s == "" || strings.HasPrefix(s, "#") {
			continue
		}
		cells := strings.Split(s, "\t")
		if !named {
			if !slices.Equal(cells, columns) {
				return nil, &RowError{file, line, "", cardErrorf("the columns must be %s", strings.Join(columns, ", "))}
			}
			named = true
			continue
		}
		if len(cells) != len(columns) {
			return nil, &RowError{file, line, "", cardErrorf("%d columns, %d wanted", len(cells), len(columns))}
		}
		rows = append(rows, cardRow{file, line, columns, cells})
	}
	if !named {
		return nil, &RowError{file, line, "", cardErrorf("the row that names the columns is missing")}
	}
	return rows, nil
}

func cardErrorf(format string, args ...any) error { return fmt.Errorf(format, args...) }

// cardNumber reads a whole number in its one plain form: no sign, no leading nought.
func cardNumber(word string, least, most int32) (int32, error) {
	n, err := strconv.ParseUint(word, 10, 31)
	if err != nil || strconv.FormatUint(n, 10) != word {
		return 0, cardErrorf("%q is not a number", word)
	}
	if int32(n) < least || int32(n) > most {
		return 0, cardErrorf("%d is not from %d to %d", n, least, most)
	}
	return int32(n), nil
}

// cleanKey refuses anything but small letters in words joined by hyphens.
func cleanKey(s string) error {
	for _, word := range strings.Split(s, "-") {
		if word == "" || strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' }) {
			return cardErrorf("%q is not a key: small letters and single hyphens", s)
		}
	}
	return nil
}
