package words

import (
	"strings"

	"golang.org/x/text/feature/plural"
)

// Blanks are what a wording's blanks are filled with: strings, whole numbers
// for counts, and places in a row. Only numbers select a plural form.
type Blanks map[string]any

// Nth is a place in a row, from 1: it is written as a number, and selects the
// plural form of ordinal numbers (1st, 2nd, 3rd, 4th).
type Nth int

// fill is a wording with its blanks filled in.
func (b *Book) fill(w wording, with Blanks) string {
	var out strings.Builder
	b.write(&out, b.choose(w.forms, w.by, with), with)
	return out.String()
}

// choose is the text for a number; other where nothing tells which.
func (b *Book) choose(forms map[plural.Form]text, by string, with Blanks) text {
	if t, ok := forms[b.form(with[by])]; ok {
		return t
	}
	return forms[plural.Other]
}

// form is the plural form that a number takes in the book's language.
func (b *Book) form(of any) plural.Form {
	switch n := of.(type) {
	case int:
		return plural.Cardinal.MatchPlural(b.language, max(n, -n), 0, 0, 0, 0)
	case Nth:
		return plural.Ordinal.MatchPlural(b.language, int(n), 0, 0, 0, 0)
	}
	return plural.Other
}

// write fills the blanks of a text; what follows a full stop begins with a
// capital. A blank that nobody fills stays as it is written; tests look for that.
func (b *Book) write(out *strings.Builder, t text, with Blanks) {
	for _, p := range t {
		switch {
		case p.forms != nil:
			if _, ok := with[p.blank]; !ok {
				out.WriteString(p.written)
				continue
			}
			b.write(out, b.choose(p.forms, p.blank, with), with)
		case p.blank == "":
			out.WriteString(p.plain)
		default:
			s, ok := b.value(p, with)
			if !ok {
				s = p.written
			} else if strings.HasSuffix(out.String(), ". ") {
				s = Sentence(s)
			}
			out.WriteString(s)
		}
	}
}

// value is what fills a blank. {Name} is {name} with a capital.
func (b *Book) value(p piece, with Blanks) (string, bool) {
	v, ok := with[p.blank]
	capital := false
	if !ok {
		if v, ok = with[lowerFirst(p.blank)]; !ok {
			return "", false
		}
		capital = true
	}
	var s string
	switch v := v.(type) {
	case string:
		s = v
	case int:
		if s = b.Number(v); p.inWords {
			s = b.Count(v)
		}
	case Nth:
		if s = b.Number(int(v)); p.inWords {
			s = b.Ordinal(int(v))
		}
	default:
		return "", false
	}
	if capital {
		s = Sentence(s)
	}
	return s, true
}
