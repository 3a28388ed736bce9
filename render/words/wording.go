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

// A wording is one way of saying what a key stands for: a sentence for each
// plural form of the number named by, or one sentence alone.
type wording struct {
	by    string // the number that selects the form, "" where there is but one
	forms map[plural.Form]text
}

// text is a sentence in pieces.
type text []piece

// piece is plain words, a blank, a choice by a number, or words that are said
// only where there is something to fill a blank with.
type piece struct {
	plain   string               // words, where blank is empty
	blank   string               // the name of what is filled in
	inWords bool                 // {n#}: a number as a word
	written string               // a blank as it is written, for where nobody fills it
	filled  text                 // {where?, {where}}: what to say where it is filled
	forms   map[plural.Form]text // {n|one:…|other:…}: what to say for each form
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
	var out text
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
		p, err := parseBlank(s[from+1 : from+to])
		if err != nil {
			return nil, err
		}
		out = append(out, p)
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
func parseBlank(s string) (piece, error) {
	if name, says, ok := strings.Cut(s, "?"); ok && name != "" && strings.IndexFunc(name, notInName) < 0 {
		t, err := parseText(says)
		return piece{blank: name, filled: t, written: "{" + s + "}"}, err
	}
	name, forms, choice := strings.Cut(s, "|")
	p := piece{blank: name, written: "{" + s + "}"}
	if !choice {
		p.blank, p.inWords = strings.CutSuffix(name, "#")
		return p, nil
	}
	p.forms = map[plural.Form]text{}
	for forms != "" {
		var one string
		one, forms = cutForm(forms)
		name, says, ok := strings.Cut(one, ":")
		form, known := formNames[name]
		if _, twice := p.forms[form]; !ok || !known || twice {
			return piece{}, fmt.Errorf("not a choice by a number: {%s}", s)
		}
		t, err := parseText(says)
		if err != nil {
			return piece{}, err
		}
		p.forms[form] = t
	}
	return p, nil
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

// complete checks a wording's forms, and those of the choices in it: each must
// have those of counts, or those of places in a row.
func (w wording) complete(counts, places []plural.Form) error {
	if w.by != "" {
		have := slices.Sorted(maps.Keys(w.forms))
		if !slices.Equal(have, counts) && !slices.Equal(have, places) {
			return fmt.Errorf("by {%s}: the forms are %s, and should be %s", w.by, formList(have), formList(counts))
		}
	}
	for _, form := range slices.Sorted(maps.Keys(w.forms)) {
		for _, p := range w.forms[form] {
			if p.filled != nil {
				if err := (wording{forms: map[plural.Form]text{plural.Other: p.filled}}).complete(counts, places); err != nil {
					return err
				}
			}
			if p.forms == nil {
				continue
			}
			if err := (wording{by: p.blank, forms: p.forms}).complete(counts, places); err != nil {
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
