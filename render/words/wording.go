package words

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// line is one wording of a key, one way of saying what it stands for, or a plural form of one,
// as it is written.
type line struct {
	says    string
	by      string // the number that selects the form, "" where there is but one
	form    plural.Form
	further bool   // a form of the wording before it
	file    uint16 // the number of the file it stands in, of those of its book
	next    int32  // the key's next line, 0 for none
}

// A wording is a key's line with its further forms, cut into pieces.
type wording struct {
	by    string
	forms forms
}

// wordings are all wordings of a key of this book.
func (b *Book) wordings(key string) (out []wording) {
	for i := b.keys[key].first; i != 0; i = b.lines[i].next {
		l := &b.lines[i]
		if !l.further {
			out = append(out, wording{by: l.by})
		}
		w := &out[len(out)-1]
		w.forms = append(w.forms, formed{l.form, b.parsed(key, l.says)})
	}
	return out
}

// text is what is said for a key of this book: of n wordings the one with the number salt modulo n, in the
// form that a number asks for, or other where nothing tells which.
func (b *Book) text(key string, salt uint32, with Blanks) text {
	i := b.keys[key].first
	if b.lines[i].next != 0 {
		for skip := salt % uint32(b.count(key)); skip > 0 || b.lines[i].further; i = b.lines[i].next {
			if !b.lines[i].further {
				skip--
			}
		}
	}
	says, form := "", plural.Other
	if by := b.lines[i].by; by != "" {
		form = b.form(with[by])
	}
	for begun := false; i != 0 && !(begun && !b.lines[i].further); i, begun = b.lines[i].next, true {
		switch l := &b.lines[i]; l.form {
		case form:
			return b.parsed(key, l.says)
		case plural.Other:
			says = l.says
		}
	}
	return b.parsed(key, says)
}

// parsed is a key's text in its pieces, in the book's language.
func (b *Book) parsed(key, says string) text {
	t, _ := parseText(says) // what is no text has been refused, or a test has found it
	if b.pseudo && !proper(key) {
		return pseudoPieces(t)
	}
	return t
}

// forms are a text for each plural form, nearly always for one alone: there are thousands.
type forms []formed

type formed struct {
	form plural.Form
	text text
}

// of is the text for a form.
func (f forms) of(form plural.Form) (text, bool) {
	for _, of := range f {
		if of.form == form {
			return of.text, true
		}
	}
	return nil, false
}

// all are the forms there are, in order.
func (f forms) all() []plural.Form {
	out := make([]plural.Form, len(f))
	for i, of := range f {
		out[i] = of.form
	}
	slices.Sort(out)
	return out
}

// text is a sentence in pieces.
type text []piece

// piece is plain words, or where they are written in braces what is said in their place.
type piece struct {
	plain string // as it is written
	blank *blank
}

// blank is a blank, a choice by a number, or words that are said only where there is something to
// fill a blank with.
type blank struct {
	name    string // of what is filled in
	inWords bool   // {n#}: a number as a word
	filled  text   // {where?, {where}}: what to say where it is filled
	forms   forms  // {n|one:…|other:…}: what to say for each form
}

// formNames are the plural forms as the files name them (the categories of
// Unicode's CLDR).
var formNames = map[string]plural.Form{
	"zero": plural.Zero, "one": plural.One, "two": plural.Two, "few": plural.Few, "many": plural.Many, "other": plural.Other,
}

func formName(f plural.Form) string {
	for name, form := range formNames { // in any order: only one is it
		if form == f {
			return name
		}
	}
	return ""
}

// formsOf are the plural forms that whole numbers take in a language: for
// counts one and other in English, and few and many besides in Polish. Other
// is always among them.
func formsOf(rules *plural.Rules, of language.Tag) []plural.Form {
	there := map[plural.Form]bool{plural.Other: true}
	for n := range 1000 { // every rule looks at the last two or three figures,
		there[rules.MatchPlural(of, n, 0, 0, 0, 0)] = true
	}
	there[rules.MatchPlural(of, 1_000_000, 0, 0, 0, 0)] = true // or whether it is a million
	return slices.Sorted(maps.Keys(there))
}

// splitLine reads "key = text"; the key is empty for remarks and empty lines.
func splitLine(line string) (key, text string, err error) {
	line = strings.TrimSpace(line)
	if line == "" || strings.HasPrefix(line, "#") {
		return "", "", nil
	}
	key, text, ok := strings.Cut(line, " = ")
	if !ok || key == "" || text == "" || strings.Contains(key, " ") {
		return "", "", fmt.Errorf("not a wording: %q", line)
	}
	return key, text, nil
}

// splitKey reads "key" or "key[n:one]".
func splitKey(s string) (key, by string, form plural.Form, err error) {
	key, rest, ok := strings.Cut(s, "[")
	if !ok {
		return s, "", plural.Other, nil
	}
	in, closed := strings.CutSuffix(rest, "]")
	by, name, two := strings.Cut(in, ":")
	form, known := formNames[name]
	if !closed || !two || key == "" || by == "" || !known {
		return "", "", 0, fmt.Errorf("not a plural form: %q", s)
	}
	return key, by, form, nil
}

// parseText cuts a sentence into its pieces.
func parseText(s string) (text, error) {
	if strings.IndexByte(s, '{') < 0 && s != "" {
		return text{{plain: s}}, nil
	}
	out := make(text, 0, 1+2*strings.Count(s, "{"))
	for s != "" {
		from := strings.IndexByte(s, '{')
		to := -1
		if from >= 0 {
			to = closing(s[from:])
		}
		if to < 0 {
			return append(out, piece{plain: s}), nil
		}
		if from > 0 {
			out = append(out, piece{plain: s[:from]})
		}
		b, err := parseBlank(s[from+1 : from+to])
		if err != nil {
			return nil, err
		}
		out = append(out, piece{s[from : from+to+1], b})
		s = s[from+to+1:]
	}
	return out, nil
}

// closing is where the brace that opens s is closed, −1 for nowhere.
func closing(s string) int {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// parseBlank reads what stands between braces.
func parseBlank(s string) (*blank, error) {
	if name, says, ok := strings.Cut(s, "?"); ok && name != "" && strings.IndexFunc(name, notInName) < 0 {
		t, err := parseText(says)
		return &blank{name: name, filled: t}, err
	}
	name, choices, choice := strings.Cut(s, "|")
	b := &blank{name: name}
	if !choice {
		b.name, b.inWords = strings.CutSuffix(name, "#")
		return b, nil
	}
	for choices != "" {
		var one string
		one, choices = cutForm(choices)
		name, says, ok := strings.Cut(one, ":")
		form, known := formNames[name]
		if _, twice := b.forms.of(form); !ok || !known || twice {
			return nil, fmt.Errorf("not a choice by a number: {%s}", s)
		}
		t, err := parseText(says)
		if err != nil {
			return nil, err
		}
		b.forms = append(b.forms, formed{form, t})
	}
	return b, nil
}

// notInName reports whether a letter cannot be part of a blank's name.
func notInName(r rune) bool { return !unicode.IsLetter(r) && r != '-' }

// cutForm cuts what stands before the next bar that is in no braces.
func cutForm(s string) (before, after string) {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			depth++
		case '}':
			depth--
		case '|':
			if depth == 0 {
				return s[:i], s[i+1:]
			}
		}
	}
	return s, ""
}

// complete checks the forms by a number: there must be those of counts, or those of places in a row. By no number there
// is but one.
func (f forms) complete(by string, counts, places []plural.Form) error {
	if by == "" {
		return nil
	}
	if have := f.all(); !slices.Equal(have, counts) && !slices.Equal(have, places) {
		return fmt.Errorf("by {%s}: the forms are %s, and should be %s", by, formList(have), formList(counts))
	}
	return nil
}

// complete checks the forms of the choices in a sentence.
func (t text) complete(counts, places []plural.Form) error {
	for _, p := range t {
		if p.blank == nil {
			continue
		}
		if err := p.blank.filled.complete(counts, places); err != nil {
			return err
		}
		if p.blank.forms == nil {
			continue
		}
		if err := p.blank.forms.complete(p.blank.name, counts, places); err != nil {
			return err
		}
		for _, of := range p.blank.forms {
			if err := of.text.complete(counts, places); err != nil {
				return err
			}
		}
	}
	return nil
}

func formList(forms []plural.Form) string {
	out := make([]string, len(forms))
	for i, f := range forms {
		out[i] = formName(f)
	}
	return strings.Join(out, ", ")
}

// Sentence begins s with a capital.
func Sentence(s string) string {
	lead := ""
	if rest, ok := strings.CutPrefix(s, openMark); ok {
		lead, s = openMark, rest
	}
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return lead + s
	}
	return lead + string(unicode.ToUpper(r)) + s[n:]
}

func lowerFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}
